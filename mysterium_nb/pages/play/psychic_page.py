"""A psychic's page: my visions, the cards to choose from, what I can do, and the others."""

from collections import Counter
from collections.abc import Mapping

from mysterium_nb.decks.card_names import Names
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
from mysterium_nb.pages.builder import Desk
from mysterium_nb.pages.culprit_panel import chosen_group, groups, shared_vision, who_votes_when
from mysterium_nb.pages.model import Looking, Page, Panels, Piece
from mysterium_nb.pages.play.hint_panel import hint
from mysterium_nb.pages.sidebar import side, table_button, talk_button
from mysterium_nb.pages.status_line import cue
from mysterium_nb.pages.suspect_cards import suspect
from mysterium_nb.pages.tokens_panel import level, opinions, tokens_left, what_tokens_do
from mysterium_nb.pages.waiting import waiting
from mysterium_nb.protocol.analysis import BeliefHint

CONFIDENCES = (10, 30, 50, 70, 90)
Hints = Mapping[Colour, BeliefHint]
NO_HINTS: Hints = {}


def psychic_page(view: PsychicView, looking: Looking, names: Names, hints: Hints = NO_HINTS) -> Page:
    """What a mind would think, for whoever asked, is given along with the view: pages know no minds."""
    desk = Desk(view, looking, names)
    me = view.psychic(_me(view, looking))
    panels: Panels = {"switch": _switch(desk, view, me)}
    if view.finale is not None:
        panels |= _revelation(desk, view, me)
    else:
        panels |= _reconstruction(desk, view, me)
    panels["waiting"] = waiting(desk, me)
    panels |= side(desk, me)
    panels["others"] = (*hint(desk, view, me, hints.get(me.colour)), *panels["others"])
    return desk.page("psychic", cue(desk, eyebrow=_eyebrow(desk, me)), panels)


def _me(view: PsychicView, looking: Looking) -> Colour:
    if view.phase == "poll" and view.rules.poll == "agreement":
        return view.mine[0]  # a person points once, whoever of the two speaks
    chosen = next((c for c in view.mine if c == looking.me), None)
    return chosen or psychic_to_act(view)


def _eyebrow(desk: Desk, me: Psychic) -> str:
    say = desk.say
    if desk.view.finale is not None:
        return say("{Revelation}")
    return say("All found") if me.finished else say("{Kind}", kind=me.target_kind)


def _switch(desk: Desk, view: PsychicView, me: Psychic) -> tuple[Piece, ...]:
    """One person with two psychics: which of them; a dot on the one who has something to do."""
    if len(view.mine) < 2:
        return ()
    busy = psychic_to_act(view)
    return tuple(
        Piece(
            key=desk.press(f"me:{colour}", desk.look(me=colour, chosen="", kind="")),
            text=desk.colour(colour),
            seat=colour,
            pressed=colour == me.colour,
            looks="tab" + (" waits" if colour == busy and colour != me.colour else ""),
        )
        for colour in view.mine
    )


def _reconstruction(desk: Desk, view: PsychicView, me: Psychic) -> Panels:
    kind = _open_kind(desk, view, me)
    cards = view.board[KINDS.index(kind)]
    panels: Panels = {
        "visions": _visions(desk, me),
        "kinds": _kinds(desk, me, kind),
        "board": tuple(suspect(desk, card, me, view.mine) for card in cards),
        "dock": _dock(desk, view, me, sheet=desk.looking.chosen in cards),
    }
    if desk.looking.chosen in cards:
        panels["sheet"] = _sheet(desk, view, me, desk.looking.chosen, kind)
    return panels


def _open_kind(desk: Desk, view: PsychicView, me: Psychic) -> Kind:
    chosen = next((kind for kind in KINDS if kind == desk.looking.kind), None)
    if chosen is not None:
        return chosen
    if not me.finished:
        return me.target_kind
    sought = Counter(p.target_kind for p in view.psychics if not p.finished)
    return max(sought, key=lambda kind: sought[kind], default=KINDS[0])


def _kinds(desk: Desk, me: Psychic, now: Kind) -> tuple[Piece, ...]:
    say = desk.say
    return tuple(
        desk.button(
            f"kind:{kind}",
            say("{Kind}", kind=kind),
            desk.look(kind="" if not me.finished and kind == me.target_kind else kind, chosen=""),
            pressed=kind == now,
            looks="tab",
        )
        for kind in KINDS
    )


def _visions(desk: Desk, me: Psychic) -> tuple[Piece, ...]:
    """My visions by hour, the newest first, each hour with what I guessed then."""
    say, hour = desk.say, desk.view.hour
    pieces: list[Piece] = []
    every = tuple(card for given in me.visions for card in given.cards)
    for given in reversed(me.visions):
        now = given.hour == hour
        for card in given.cards:
            others = tuple(other for other in every if other != card)
            pieces.append(
                Piece(
                    key=desk.press(f"vision:{card}", desk.see(card, *others)),
                    kind="card",
                    label=f"{desk.names(card)}, {desk.hour(given.hour)}. {desk.names.alt(card)}",
                    card=card,
                    tag=desk.short_hour(given.hour),
                    looks="vision now" if now else "vision past",
                )
            )
        guess = next((g for g in me.guesses if g.hour == given.hour and not g.right), None)
        if guess is not None:
            name = say("nothing") if guess.card is None else desk.names(guess.card)
            alt = say("{hour}: you guessed {card}. It was not.", hour=desk.hour(given.hour), card=name)
            text = say("Not {card}", card=name)
            pieces.append(Piece(kind="figure", card=guess.card or "", text=text, alt=alt, looks="guess", mark="no"))
    if not pieces and not me.finished:
        pieces.append(Piece(kind="text", text=say("Your {visions} will lie here."), looks="small"))
    if me.finished:
        pieces += [
            Piece(
                key=desk.press(f"sleeve:{card}", desk.see(card)),
                kind="card",
                text=desk.names(card),
                label=say("Found: {card}.", card=desk.names(card)),
                card=card,
                looks="sleeve",
                mark="yes",
            )
            for card in me.found
        ]
    return tuple(pieces)


def _sheet(desk: Desk, view: PsychicView, me: Psychic, card: CardId, kind: Kind) -> tuple[Piece, ...]:
    say = desk.say
    visions = tuple(c for given in me.visions for c in given.cards)
    pieces = [
        Piece(kind="figure", card=card, alt=desk.names.alt(card), looks="askew"),
        Piece(kind="heading", text=desk.names(card), more=say("{Kind}", kind=kind)),
        desk.button("large", say("Large"), desk.see(card), mark="look"),
    ]
    if visions:
        pieces.append(desk.button("compare", say("Compare"), desk.see(card, *visions)))
    pieces.append(desk.button("close-sheet", "", desk.look(chosen=""), label=say("Close"), mark="no", looks="close"))
    pieces += _first_guess(desk, me, card) if me.colour in view.owing else _pawn(desk, me, card)
    others = [p for p in view.psychics if p.pawn == card and p.colour != me.colour]
    for other in others:
        given = opinions(desk, me, other, "sheet")
        if given:
            who = say("{who} stands here.", who=desk.who(other.colour))
            pieces += [Piece(kind="text", text=who, seat=other.colour, looks="opinion-of"), *given]
    if others and view.rules.tokens:
        pieces.append(what_tokens_do(desk, others[0]))
    pieces += desk.refusal("sheet")
    return tuple(pieces)


def _first_guess(desk: Desk, me: Psychic, card: CardId) -> list[Piece]:
    say = desk.say
    if FirstGuess(me.colour, card, CONFIDENCES[0]) not in desk.choices:
        return []
    lead = say("Is it this one? How sure are you? Only you will see it.")
    buttons = [
        desk.button(
            f"first:{card}:{percent}",
            say("{count} %", count=percent),
            FirstGuess(me.colour, card, percent),
            looks="confidence",
        )
        for percent in CONFIDENCES
    ]
    return [Piece(kind="text", text=lead), *buttons]


def _pawn(desk: Desk, me: Psychic, card: CardId) -> list[Piece]:
    """The one next step with this card: place, move here, or take back."""
    say = desk.say
    take, place = TakePawn(me.colour), PlacePawn(me.colour, card)
    if me.pawn == card and take in desk.choices:
        return [desk.button(f"take:{card}", say("Take {your_pawn} back"), take, seat=me.colour)]
    if place not in desk.choices:
        return []
    text = say("Place {your_pawn} here") if me.pawn is None else say("Move {your_pawn} here")
    return [desk.button(f"place:{card}", text, place, seat=me.colour, looks="go")]


def _dock(desk: Desk, view: PsychicView, me: Psychic, *, sheet: bool) -> tuple[Piece, ...]:
    pieces: list[Piece] = []
    if view.rules.tokens:
        pieces += [tokens_left(desk, me), level(desk, me)]
    pieces += desk.refusal("dock")
    if not sheet:
        pieces += desk.refusal("sheet")  # the card one chose is gone
    pieces += [table_button(desk), talk_button(desk)]
    if me.colour in view.owing:
        pieces.append(desk.button(f"skip:{me.colour}", desk.say("Skip the first guess"), SkipFirstGuess(me.colour)))
    elif view.phase in ("visions", "interpretation"):
        pieces.append(_sure(desk, view, me))
    return tuple(pieces)


def _sure(desk: Desk, view: PsychicView, me: Psychic) -> Piece:
    say = desk.say
    if me.colour in view.sure:
        return desk.button(
            "unsure", say("Not sure after all"), TakeBackSure(me.colour), mark="yes", looks="sure", pressed=True
        )
    if SaySure(me.colour) in desk.choices:
        # There is one gold thing on a page: while a card is chosen it is the pawn's next step.
        looks = "sure" if desk.looking.chosen else "sure go"
        return desk.button(f"sure:{me.colour}", say("I am sure"), SaySure(me.colour), looks=looks)
    why = say("Place first") if me.served_hour == view.hour else say("Wait for {the_vision}")
    return Piece(key="sure", text=why, off=why, looks="sure")


def _revelation(desk: Desk, view: PsychicView, me: Psychic) -> Panels:
    finale = view.finale
    assert finale is not None
    poll = view.phase == "poll"
    pieces = [*who_votes_when(desk, finale), *desk.refusal("dock"), *desk.refusal("sheet")]
    pieces += [table_button(desk), talk_button(desk)]
    pieces += _name(desk, view, me) if poll else []
    return {
        "shared": shared_vision(desk, finale),
        "groups": groups(desk, finale, votes=dict(view.votes), can_choose=poll),
        "dock": tuple(pieces),
    }


def _name(desk: Desk, view: PsychicView, me: Psychic) -> list[Piece]:
    """Vote or point at the chosen group, look at it closely, say that one is sure."""
    say = desk.say
    finale = view.finale
    assert finale is not None
    pieces = []
    number = chosen_group(desk, finale)
    pointing = dict(finale.pointing).get(me.colour)
    if number:
        pieces.append(desk.button("closer", say("Look closer"), desk.see(*finale.groups[number - 1]), mark="look"))
        if view.rules.poll == "straw":
            vote = Vote(me.colour, number)
            if vote in desk.choices:
                text = say("Vote for group {group}, secret and final", group=number)
                pieces.append(desk.button(f"vote:{number}", text, vote, looks="go"))
        elif PointAt(me.colour, number) in desk.choices:
            text = say("Point at this group")
            pieces.append(desk.button(f"point:{number}", text, PointAt(me.colour, number), seat=me.colour, looks="go"))
    if pointing is not None:
        if TakePawn(me.colour) in desk.choices:
            pieces.append(desk.button("unpoint", say("Take {your_pawn} back"), TakePawn(me.colour)))
        if me.colour in view.sure:
            pieces.append(
                desk.button("unsure", say("Not sure after all"), TakeBackSure(me.colour), mark="yes", pressed=True)
            )
        elif SaySure(me.colour) in desk.choices:
            looks = "" if number and number != pointing else "go"
            pieces.append(desk.button(f"sure:{me.colour}", say("I am sure"), SaySure(me.colour), looks=looks))
    return pieces
