"""A psychic's page: my visions, the cards to choose from, what I can do, and the others."""

from collections import Counter
from collections.abc import Mapping

from mysterium_nb.decks.card_names import CardNames
from mysterium_nb.engine.cards import KINDS, CardId, Kind
from mysterium_nb.engine.moves import (
    FirstGuess,
    PlacePawn,
    PointAt,
    SaySure,
    SkipFirstGuess,
    TakeBackSure,
    TakePawn,
    Vote,
)
from mysterium_nb.engine.prompt import psychic_to_act
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.state import Psychic
from mysterium_nb.engine.views import PsychicView
from mysterium_nb.pages.builder import PageBuilder
from mysterium_nb.pages.culprit_panel import chosen_group, groups, opening_button, shared_vision, who_votes_when
from mysterium_nb.pages.model import CardButton, CardFigure, Heading, Page, PageState, Panels, Piece, Text, TextButton
from mysterium_nb.pages.play.hint_panel import hint_panel
from mysterium_nb.pages.sidebar import sidebar, table_button, talk_button
from mysterium_nb.pages.status_line import status_line
from mysterium_nb.pages.suspect_cards import suspect_card
from mysterium_nb.pages.tokens_panel import level, opinions, tokens_left, tokens_returned, what_tokens_do
from mysterium_nb.protocol.analysis import BeliefHint

CONFIDENCES = (10, 30, 50, 70, 90)
Hints = Mapping[Colour, BeliefHint]
NO_HINTS: Hints = {}


def psychic_page(view: PsychicView, page_state: PageState, names: CardNames, hints: Hints = NO_HINTS) -> Page:
    """What a mind would think, for whoever asked, is given along with the view: pages know no minds."""
    builder = PageBuilder(view, page_state, names)
    me = view.psychic(_me(view, page_state))
    panels: Panels = {"switch": _switch(builder, view, me)}
    if view.finale is not None:
        panels |= _revelation(builder, view, me)
    else:
        panels |= _reconstruction(builder, view, me)
    panels |= sidebar(builder, me)
    panels["others"] = (*hint_panel(builder, view, me, hints.get(me.colour)), *panels["others"])
    return builder.page("psychic", status_line(builder, eyebrow=_eyebrow(builder, me)), panels)


def _me(view: PsychicView, page_state: PageState) -> Colour:
    if view.phase == "poll" and view.rules.poll == "agreement":
        return view.mine[0]  # a person points once, whoever of the two speaks
    chosen = next((c for c in view.mine if c == page_state.active_psychic), None)
    return chosen or psychic_to_act(view)


def _eyebrow(builder: PageBuilder, me: Psychic) -> str:
    say = builder.say
    if builder.view.finale is not None:
        return say("{Revelation}")
    return say("All found") if me.finished else say("{Kind}", kind=me.target_kind)


def _switch(builder: PageBuilder, view: PsychicView, me: Psychic) -> tuple[Piece, ...]:
    """One person with two psychics: which of them; a dot on the one who has something to do."""
    if len(view.mine) < 2:
        return ()
    busy = psychic_to_act(view)
    return tuple(
        TextButton(
            key=builder.register(f"me:{colour}", builder.state_after(active_psychic=colour, chosen="", kind="")),
            text=builder.colour(colour),
            seat=colour,
            pressed=colour == me.colour,
            style="tab" + (" waits" if colour == busy and colour != me.colour else ""),
        )
        for colour in view.mine
    )


def _reconstruction(builder: PageBuilder, view: PsychicView, me: Psychic) -> Panels:
    kind = _open_kind(builder, view, me)
    cards = view.board[KINDS.index(kind)]
    panels: Panels = {
        "visions": _visions(builder, me),
        "kinds": _kinds(builder, me, kind),
        "board": tuple(suspect_card(builder, card, me, view.mine) for card in cards),
        "dock": _dock(builder, view, me, sheet=builder.state.chosen in cards),
    }
    if builder.state.chosen in cards:
        panels["sheet"] = _sheet(builder, view, me, builder.state.chosen, kind)
    return panels


def _open_kind(builder: PageBuilder, view: PsychicView, me: Psychic) -> Kind:
    chosen = next((kind for kind in KINDS if kind == builder.state.kind), None)
    if chosen is not None:
        return chosen
    if not me.finished:
        return me.target_kind
    sought = Counter(p.target_kind for p in view.psychics if not p.finished)
    return max(sought, key=lambda kind: sought[kind], default=KINDS[0])


def _kinds(builder: PageBuilder, me: Psychic, now: Kind) -> tuple[Piece, ...]:
    say = builder.say
    return tuple(
        builder.button(
            f"kind:{kind}",
            say("{Kind}", kind=kind),
            builder.state_after(kind="" if not me.finished and kind == me.target_kind else kind, chosen=""),
            pressed=kind == now,
            style="tab",
        )
        for kind in KINDS
    )


def _visions(builder: PageBuilder, me: Psychic) -> tuple[Piece, ...]:
    """My visions by hour, the newest first, each hour with what I guessed then."""
    say, hour = builder.say, builder.view.hour
    pieces: list[Piece] = []
    every = tuple(card for given in me.visions for card in given.cards)
    for given in reversed(me.visions):
        now = given.hour == hour
        for card in given.cards:
            others = tuple(other for other in every if other != card)
            pieces.append(
                CardButton(
                    key=builder.register(f"vision:{card}", builder.enlarge(card, *others)),
                    label=f"{builder.names(card)}, {builder.hour(given.hour)}. {builder.names.alt(card)}",
                    card=card,
                    tag=builder.short_hour(given.hour),
                    style="vision now" if now else "vision past",
                )
            )
        guess = next((g for g in me.guesses if g.hour == given.hour and not g.right), None)
        if guess is not None:
            name = say("nothing") if guess.card is None else builder.names(guess.card)
            alt = say("{hour}: you guessed {card}. It was not.", hour=builder.hour(given.hour), card=name)
            text = say("Not {card}", card=name)
            pieces.append(CardFigure(card=guess.card or "", text=text, alt=alt, style="guess", icon="no"))
    if not pieces and not me.finished:
        pieces.append(Text(text=say("Your {visions} will lie here."), style="small"))
    if me.finished:
        pieces += [
            CardButton(
                key=builder.register(f"sleeve:{card}", builder.enlarge(card)),
                text=builder.names(card),
                label=say("Found: {card}.", card=builder.names(card)),
                card=card,
                style="sleeve",
                icon="yes",
            )
            for card in me.found
        ]
    return tuple(pieces)


def _sheet(builder: PageBuilder, view: PsychicView, me: Psychic, card: CardId, kind: Kind) -> tuple[Piece, ...]:
    say = builder.say
    visions = tuple(c for given in me.visions for c in given.cards)
    pieces: list[Piece] = [
        CardFigure(card=card, alt=builder.names.alt(card), style="askew"),
        Heading(text=builder.names(card), subtitle=say("{Kind}", kind=kind)),
        builder.button("large", say("Large"), builder.enlarge(card), icon="look"),
    ]
    if visions:
        pieces.append(builder.button("compare", say("Compare"), builder.enlarge(card, *visions)))
    pieces.append(
        builder.button("close-sheet", "", builder.state_after(chosen=""), label=say("Close"), icon="no", style="close")
    )
    pieces += _first_guess(builder, me, card) if me.colour in view.owing else _pawn(builder, me, card)
    others = [p for p in view.psychics if p.pawn == card and p.colour != me.colour]
    for other in others:
        given = opinions(builder, me, other, "sheet")
        if given:
            who = say("{who} stands here.", who=builder.who(other.colour))
            pieces += [Text(text=who, seat=other.colour, style="opinion-of"), *given]
    if others and view.rules.tokens:
        pieces.append(what_tokens_do(builder, others[0]))
    pieces += builder.refusal("sheet")
    return tuple(pieces)


def _first_guess(builder: PageBuilder, me: Psychic, card: CardId) -> list[Piece]:
    say = builder.say
    if FirstGuess(me.colour, card, CONFIDENCES[0]) not in builder.legal:
        return []
    lead = say("Is it this one? How sure are you? Only you will see it.")
    buttons = [
        builder.button(
            f"first:{card}:{percent}",
            say("{count} %", count=percent),
            FirstGuess(me.colour, card, percent),
            style="confidence",
        )
        for percent in CONFIDENCES
    ]
    return [Text(text=lead), *buttons]


def _pawn(builder: PageBuilder, me: Psychic, card: CardId) -> list[Piece]:
    """The one next step with this card: place, move here, or take back."""
    say = builder.say
    take, place = TakePawn(me.colour), PlacePawn(me.colour, card)
    if me.pawn == card and take in builder.legal:
        return [builder.button(f"take:{card}", say("Take {your_pawn} back"), take, seat=me.colour)]
    if place not in builder.legal:
        return []
    text = say("Place {your_pawn} here") if me.pawn is None else say("Move {your_pawn} here")
    return [builder.button(f"place:{card}", text, place, seat=me.colour, style="go")]


def _dock(builder: PageBuilder, view: PsychicView, me: Psychic, *, sheet: bool) -> tuple[Piece, ...]:
    pieces: list[Piece] = []
    if view.rules.tokens:
        pieces += [tokens_left(builder, me), level(builder, me), *tokens_returned(builder, me)]
    pieces += builder.refusal("dock")
    if not sheet:
        pieces += builder.refusal("sheet")  # the card one chose is gone
    pieces += [table_button(builder), talk_button(builder)]
    if me.colour in view.owing:
        pieces.append(
            builder.button(f"skip:{me.colour}", builder.say("Skip the first guess"), SkipFirstGuess(me.colour))
        )
    elif view.phase in ("visions", "interpretation"):
        pieces.append(_sure(builder, view, me))
    return tuple(pieces)


def _sure(builder: PageBuilder, view: PsychicView, me: Psychic) -> TextButton:
    say = builder.say
    if me.colour in view.sure:
        return builder.button(
            "unsure", say("Not sure after all"), TakeBackSure(me.colour), icon="yes", style="sure", pressed=True
        )
    if SaySure(me.colour) in builder.legal:
        # There is one gold thing on a page: while a card is chosen it is the pawn's next step.
        style = "sure" if builder.state.chosen else "sure go"
        return builder.button(f"sure:{me.colour}", say("I am sure"), SaySure(me.colour), style=style)
    why = say("Place first") if me.served_hour == view.hour else say("Wait for {the_vision}")
    return TextButton(key="sure", text=why, disabled_because=why, style="sure")


def _revelation(builder: PageBuilder, view: PsychicView, me: Psychic) -> Panels:
    finale = view.finale
    assert finale is not None
    poll = view.phase == "poll"
    pieces: list[Piece] = [*who_votes_when(builder, finale), *builder.refusal("dock"), *builder.refusal("sheet")]
    pieces += [table_button(builder), talk_button(builder)]
    pieces += _name(builder, view, me) if poll else opening_button(builder)
    return {
        "shared": shared_vision(builder, finale),
        "groups": groups(builder, finale, votes=dict(view.votes) if poll else {}, can_choose=poll),
        "dock": tuple(pieces),
    }


def _name(builder: PageBuilder, view: PsychicView, me: Psychic) -> list[Piece]:
    """Vote or point at the chosen group, look at it closely, say that one is sure."""
    say = builder.say
    finale = view.finale
    assert finale is not None
    pieces: list[Piece] = []
    number = chosen_group(builder, finale)
    pointing = dict(finale.pointing).get(me.colour)
    if number:
        pieces.append(
            builder.button("closer", say("Look closer"), builder.enlarge(*finale.groups[number - 1]), icon="look")
        )
        if view.rules.poll == "straw":
            vote = Vote(me.colour, number)
            if vote in builder.legal:
                text = say("Vote for group {group}, secret and final", group=number)
                pieces.append(builder.button(f"vote:{number}", text, vote, style="go"))
        elif PointAt(me.colour, number) in builder.legal:
            text = say("Point at this group")
            pieces.append(
                builder.button(f"point:{number}", text, PointAt(me.colour, number), seat=me.colour, style="go")
            )
    if pointing is not None:
        if TakePawn(me.colour) in builder.legal:
            pieces.append(builder.button("unpoint", say("Take {your_pawn} back"), TakePawn(me.colour)))
        if me.colour in view.sure:
            pieces.append(
                builder.button("unsure", say("Not sure after all"), TakeBackSure(me.colour), icon="yes", pressed=True)
            )
        elif SaySure(me.colour) in builder.legal:
            style = "" if number and number != pointing else "go"
            pieces.append(builder.button(f"sure:{me.colour}", say("I am sure"), SaySure(me.colour), style=style))
    return pieces
