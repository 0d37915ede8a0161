"""After the game: how it ended, what the ghost meant, what belonged to whom, how it could be read, the whole story."""

from msgspec.structs import replace

from mysterium_nb.decks.card_names import CardNames
from mysterium_nb.engine.cards import CardId, Triple
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.state import Guess, Outcome, Psychic, Revelation
from mysterium_nb.engine.views import RevealedState, View
from mysterium_nb.pages.after.analysis_panel import Insights, hindsight
from mysterium_nb.pages.after.intentions import meanings, meant
from mysterium_nb.pages.after.summary import beginning, headline, how_it_went
from mysterium_nb.pages.after.timeline import tale
from mysterium_nb.pages.builder import Desk
from mysterium_nb.pages.culprit_panel import groups
from mysterium_nb.pages.model import (
    CardButton,
    CardFigure,
    Heading,
    Looking,
    Page,
    Panels,
    Piece,
    PsychicRow,
    Text,
    Thumbnail,
)
from mysterium_nb.pages.sidebar import seen_large, settings
from mysterium_nb.pages.status_line import cue
from mysterium_nb.protocol.analysis import SharedVisionAnalysis


def after_page(
    view: View, looking: Looking, names: CardNames, insights: Insights = (), shared: SharedVisionAnalysis | None = None
) -> Page:
    """Everything, once nothing is hidden any more; before that no more than that the game goes on.

    What a mind makes of it is given along with the view: pages know no minds.
    """
    desk = Desk(view, looking, names)
    panels: Panels = {"settings": settings(desk)}
    if view.outcome is None:
        panels["hero"] = (Heading(text=desk.say("The game is not over yet.")),)
    elif view.truth is None:
        panels["hero"] = _later(desk, view.outcome)
    else:
        panels |= {
            "hero": _hero(desk, view.truth),
            "meant": meant(desk, view.truth),
            "sets": _sets(desk, view.truth),
            "insights": hindsight(desk, insights, shared),
            "story": tale(desk, view.truth),
        }
        if looking.large:
            panels["large"] = _before_the_eyes(desk, view.truth)
    return desk.page("after", cue(desk), panels)


def _before_the_eyes(desk: Desk, truth: RevealedState) -> tuple[Piece, ...]:
    """Cards seen large, with the detail that the ghost meant."""
    noted = {note.card: note.point for note in truth.notes}
    return tuple(
        replace(piece, point=noted.get(piece.card)) if isinstance(piece, CardFigure) else piece
        for piece in seen_large(desk)
    )


def _hero(desk: Desk, truth: RevealedState) -> tuple[Piece, ...]:
    view = desk.view
    assert view.outcome is not None
    pieces: list[Piece] = [
        _eyebrow(desk, view.outcome),
        Heading(text=headline(desk, truth), style="won" if view.outcome.won else "lost"),
        Text(text=how_it_went(desk, truth), style="telling"),
    ]
    if truth.culprit is not None and view.finale is not None:
        group = view.finale.groups[truth.culprit - 1]
        pieces += [_culprit(desk, card, group) for card in group]
    return tuple(pieces)


def _later(desk: Desk, outcome: Outcome) -> tuple[Piece, ...]:
    """Not everything is told yet: the same cards are still played elsewhere."""
    say = desk.say
    return (
        _eyebrow(desk, outcome),
        Heading(text=say("Other tables still play these cards."), style="won" if outcome.won else "lost"),
        Text(text=say("What was hidden is told when they have finished."), style="telling"),
    )


def _eyebrow(desk: Desk, outcome: Outcome) -> Text:
    say, hour = desk.say, desk.view.hour
    ended = beginning(desk.hour(hour)) if hour else say("Before it began")
    won = say("Won") if outcome.won else say("Not won") if outcome.why == "called_off" else say("Lost")
    return Text(text=say("{hour} · {won}", hour=ended, won=won), style="eyebrow")


def _culprit(desk: Desk, card: CardId, group: Triple) -> CardButton:
    return CardButton(
        key=desk.press(f"culprit:{card}", desk.see(card, *(other for other in group if other != card))),
        card=card,
        text=desk.names(card),
        label=f"{desk.names(card)}. {desk.names.alt(card)}",
        style="culprit",
    )


def _sets(desk: Desk, truth: RevealedState) -> tuple[Piece, ...]:
    view, say = desk.view, desk.say
    pieces: list[Piece] = [Heading(text=say("What belonged to whom"))]
    sets = truth.sets or ((),) * len(view.psychics)
    pieces += [_set(desk, psychic, cards) for psychic, cards in zip(view.psychics, sets, strict=True)]
    if view.finale is not None:
        pieces += _named(desk, truth, view.finale)
    pieces += _first_guesses(desk, truth)
    return tuple(pieces)


def _set(desk: Desk, psychic: Psychic, cards: tuple[CardId, ...]) -> PsychicRow:
    say = desk.say
    found = [guess for guess in psychic.guesses if guess.right]
    thumbnails = tuple(_belonged(desk, card, found[step : step + 1]) for step, card in enumerate(cards))
    text, colour = beginning(desk.who(psychic.colour)), desk.colour(psychic.colour)
    more = [] if text == colour or text.endswith(f"({colour})") else [colour]
    more.append(say("{count} of 3 found", count=psychic.step))
    if desk.view.rules.tiers is not None:
        more.append(say("level {level}", level=psychic.level))
    about = " · ".join(more)
    row = PsychicRow(text=text, subtitle=about, seat=psychic.colour, thumbnails=thumbnails, style="set")
    if not cards:
        return row
    spoken = ", ".join(
        f"{desk.names(card)} ({thumbnail.text})" for card, thumbnail in zip(cards, thumbnails, strict=True)
    )
    label = say("{text}, {more}: {cards}. See the cards large.", text=text, more=about, cards=spoken)
    return replace(row, key=desk.press(f"set:{psychic.colour}", desk.see(*cards)), label=label)


def _belonged(desk: Desk, card: CardId, found: list[Guess]) -> Thumbnail:
    text = desk.say("found, {hour}", hour=desk.hour(found[0].hour)) if found else desk.say("not found")
    return Thumbnail(card, text, "found" if found else "missed", desk.names(card))


def _named(desk: Desk, truth: RevealedState, finale: Revelation) -> list[Piece]:
    """The groups, with who named which."""
    say = desk.say
    votes: dict[Colour, int] = dict(truth.votes)
    pieces: list[Piece] = [Heading(text=say("Who named whom"), style="minor")]
    for number, group in enumerate(groups(desk, finale, votes=votes, can_choose=False), start=1):
        facts = [say("the culprit")] if number == truth.culprit else []
        facts += [say("accused")] if number == finale.accused else []
        style = f"{group.style.replace('dim', '').strip()} named{' culprit' if number == truth.culprit else ''}".strip()
        more = ", ".join(facts)
        label = f"{group.label} {beginning(more)}." if more else group.label
        pieces.append(replace(group, subtitle=more, style=style, label=label.replace("  ", " ")))
    return pieces


def _first_guesses(desk: Desk, truth: RevealedState) -> list[Piece]:
    """What each thought alone, before anybody talked."""
    say = desk.say
    about = {(one.sent.psychic, one.sent.hour): one.about for one in meanings(desk, truth) if one.sent is not None}
    pieces: list[Piece] = []
    for guess in truth.first_guesses:
        if guess.card is None:
            continue
        right = about.get((guess.psychic, guess.hour)) == guess.card
        text = say("{who}, {hour}", who=beginning(desk.who(guess.psychic)), hour=desk.hour(guess.hour))
        more = say("{card}, {percent} % sure", card=desk.names(guess.card), percent=guess.confidence or 0)
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
