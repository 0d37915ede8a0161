"""After the game: how it ended, what the ghost meant, what belonged to whom, how it could be read, the whole story."""

from msgspec.structs import replace

from mysterium_nb.decks.card_names import CardNames
from mysterium_nb.engine.cards import CardId, Triple
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.state import Guess, Outcome, Psychic, Revelation
from mysterium_nb.engine.views import RevealedState, View
from mysterium_nb.pages.after.analysis_panel import Insights, analysis_panel
from mysterium_nb.pages.after.epilogue import epilogue
from mysterium_nb.pages.after.intentions import card_intentions, intentions_panel
from mysterium_nb.pages.after.summary import capitalise_first, course_of_game, headline, when_it_ended
from mysterium_nb.pages.after.timeline import timeline
from mysterium_nb.pages.builder import PageBuilder
from mysterium_nb.pages.culprit_panel import groups
from mysterium_nb.pages.model import (
    CardButton,
    CardFigure,
    Heading,
    Page,
    PageState,
    Panels,
    Piece,
    PsychicRow,
    Text,
    Thumbnail,
)
from mysterium_nb.pages.sidebar import enlarged_cards, settings
from mysterium_nb.pages.status_line import status_line
from mysterium_nb.protocol.analysis import SharedVisionAnalysis


def after_page(
    view: View,
    page_state: PageState,
    names: CardNames,
    insights: Insights = (),
    shared: SharedVisionAnalysis | None = None,
) -> Page:
    """Everything, once nothing is hidden any more; before that no more than that the game goes on.

    What a mind makes of it is given along with the view: pages know no minds.
    """
    builder = PageBuilder(view, page_state, names)
    panels: Panels = {"settings": settings(builder)}
    if view.outcome is None:
        panels["hero"] = (Heading(text=builder.say("The game is not over yet.")),)
    elif view.truth is None:
        panels["hero"] = _withheld_notice(builder, view.outcome)
    else:
        panels |= {
            "hero": _outcome_panel(builder, view.truth),
            "meant": intentions_panel(builder, view.truth),
            "sets": _sets(builder, view.truth),
            "insights": analysis_panel(builder, insights, shared),
            "story": timeline(builder, view.truth),
        }
        if page_state.enlarged:
            panels["large"] = _enlarged_cards(builder, view.truth)
    return builder.page("after", status_line(builder), panels)


def _enlarged_cards(builder: PageBuilder, truth: RevealedState) -> tuple[Piece, ...]:
    """Cards seen large, with the detail that the ghost meant."""
    noted = {note.card: note.point for note in truth.notes}
    return tuple(
        replace(piece, point=noted.get(piece.card)) if isinstance(piece, CardFigure) else piece
        for piece in enlarged_cards(builder)
    )


def _outcome_panel(builder: PageBuilder, truth: RevealedState) -> tuple[Piece, ...]:
    view = builder.view
    assert view.outcome is not None
    told = epilogue(builder, truth)
    pieces: list[Piece] = [
        _eyebrow(builder, view.outcome),
        Heading(text=headline(builder, truth), style="won" if view.outcome.won else "lost"),
        *((Text(text=told, style="telling"),) if told else ()),
        Text(text=course_of_game(builder, truth), style="facts" if told else "telling"),
    ]
    if truth.culprit is not None and view.finale is not None:
        group = view.finale.groups[truth.culprit - 1]
        pieces += [_culprit(builder, card, group) for card in group]
    return tuple(pieces)


def _withheld_notice(builder: PageBuilder, outcome: Outcome) -> tuple[Piece, ...]:
    """Not everything is told yet: the same cards are still played elsewhere."""
    say = builder.say
    return (
        _eyebrow(builder, outcome),
        Heading(text=say("Other tables still play these cards."), style="won" if outcome.won else "lost"),
        Text(text=say("What was hidden is told when they have finished."), style="telling"),
    )


def _eyebrow(builder: PageBuilder, outcome: Outcome) -> Text:
    return Text(text=when_it_ended(builder, outcome), style="eyebrow")


def _culprit(builder: PageBuilder, card: CardId, group: Triple) -> CardButton:
    return CardButton(
        key=builder.register(f"culprit:{card}", builder.enlarge(card, *(other for other in group if other != card))),
        card=card,
        text=builder.names(card),
        label=f"{builder.names(card)}. {builder.names.alt(card)}",
        style="culprit",
    )


def _sets(builder: PageBuilder, truth: RevealedState) -> tuple[Piece, ...]:
    view, say = builder.view, builder.say
    pieces: list[Piece] = [Heading(text=say("What belonged to whom"))]
    sets = truth.sets or ((),) * len(view.psychics)
    pieces += [_set(builder, psychic, cards) for psychic, cards in zip(view.psychics, sets, strict=True)]
    if view.finale is not None:
        pieces += _named(builder, truth, view.finale)
    pieces += _first_guesses(builder, truth)
    return tuple(pieces)


def _set(builder: PageBuilder, psychic: Psychic, cards: tuple[CardId, ...]) -> PsychicRow:
    say = builder.say
    found = [guess for guess in psychic.guesses if guess.right]
    thumbnails = tuple(_belonged(builder, card, found[step : step + 1]) for step, card in enumerate(cards))
    text, colour = capitalise_first(builder.who(psychic.colour)), builder.colour(psychic.colour)
    more = [] if text == colour or text.endswith(f"({colour})") else [colour]
    more.append(say("{count} of 3 found", count=psychic.step))
    if builder.view.rules.tiers is not None:
        more.append(say("level {level}", level=psychic.level))
    about = " · ".join(more)
    row = PsychicRow(text=text, subtitle=about, seat=psychic.colour, thumbnails=thumbnails, style="set")
    if not cards:
        return row
    spoken = ", ".join(
        f"{builder.names(card)} ({thumbnail.text})" for card, thumbnail in zip(cards, thumbnails, strict=True)
    )
    label = say("{text}, {more}: {cards}. See the cards large.", text=text, more=about, cards=spoken)
    return replace(row, key=builder.register(f"set:{psychic.colour}", builder.enlarge(*cards)), label=label)


def _belonged(builder: PageBuilder, card: CardId, found: list[Guess]) -> Thumbnail:
    text = builder.say("found, {hour}", hour=builder.hour(found[0].hour)) if found else builder.say("not found")
    return Thumbnail(card, text, "found" if found else "missed", builder.names(card))


def _named(builder: PageBuilder, truth: RevealedState, finale: Revelation) -> list[Piece]:
    """The groups, with who named which."""
    say = builder.say
    votes: dict[Colour, int] = dict(truth.votes)
    pieces: list[Piece] = [Heading(text=say("Who named whom"), style="minor")]
    for number, group in enumerate(groups(builder, finale, votes=votes, can_choose=False), start=1):
        facts = [say("the culprit")] if number == truth.culprit else []
        facts += [say("accused")] if number == finale.accused else []
        style = f"{group.style.replace('dim', '').strip()} named{' culprit' if number == truth.culprit else ''}".strip()
        more = ", ".join(facts)
        label = f"{group.label} {capitalise_first(more)}." if more else group.label
        pieces.append(replace(group, subtitle=more, style=style, label=label.replace("  ", " ")))
    return pieces


def _first_guesses(builder: PageBuilder, truth: RevealedState) -> list[Piece]:
    """What each thought alone, before anybody talked."""
    say = builder.say
    about = {
        (one.sent.psychic, one.sent.hour): one.about for one in card_intentions(builder, truth) if one.sent is not None
    }
    pieces: list[Piece] = []
    for guess in truth.first_guesses:
        if guess.card is None:
            continue
        right = about.get((guess.psychic, guess.hour)) == guess.card
        text = say("{who}, {hour}", who=capitalise_first(builder.who(guess.psychic)), hour=builder.hour(guess.hour))
        more = say("{card}, {percent} % sure", card=builder.names(guess.card), percent=guess.confidence or 0)
        verdict = say("right") if right else say("wrong")
        pieces.append(
            Text(
                text=text,
                subtitle=f"{more} · {verdict}",
                seat=guess.psychic,
                icon="yes" if right else "no",
                style="guess right" if right else "guess wrong",
            )
        )
    return [Heading(text=say("First guesses"), style="minor"), *pieces] if pieces else []
