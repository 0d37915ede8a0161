"""The ghost's page: the screen, the hand, and the one next step."""

from mysterium_nb.decks.card_names import Names
from mysterium_nb.engine.cards import KINDS, CardId, Triple
from mysterium_nb.engine.moves import Assign, ChooseCulprit, Reveal, SendVision, UseCrow
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.views import GhostView
from mysterium_nb.pages.builder import Desk
from mysterium_nb.pages.culprit_panel import chosen_group, groups, shared_vision, who_votes_when
from mysterium_nb.pages.model import Cue, Looking, Mini, Page, Panels, Piece
from mysterium_nb.pages.play.ghost_notes import notebook, notes_button
from mysterium_nb.pages.play.ghost_screen import screen, target_of
from mysterium_nb.pages.sidebar import side, table_button, talk_button
from mysterium_nb.pages.status_line import cue
from mysterium_nb.pages.waiting import waiting


def ghost_page(view: GhostView, looking: Looking, names: Names) -> Page:
    desk = Desk(view, looking, names)
    panels: Panels
    match view.phase:
        case "assignment":
            panels = _assignment(desk, view)
        case "culprit":
            panels = _culprit(desk, view)
        case "poll":
            panels = _poll(desk, view)
        case _:
            panels = _hours(desk, view)
    panels |= {"waiting": waiting(desk)} | side(desk) | notebook(desk, view)
    return desk.page("ghost", _cue(desk, view), panels)


def _cue(desk: Desk, view: GhostView) -> Cue:
    say = desk.say
    target = target_of(desk, view)
    if view.phase == "visions" and target is not None and view.clock.paused_at is None:
        card = view.sets[view.psychics.index(target)][target.step]
        title = say("Now for {who}: hint at {card}", who=desk.who(target.colour), card=desk.names(card))
        return cue(desk, title=title, eyebrow=say("The ghost gives {visions}"))
    return cue(desk, eyebrow=say("{Revelation}") if view.finale is not None else "")


def _hours(desk: Desk, view: GhostView) -> Panels:
    return {"screen": screen(desk, view), "handbar": _handbar(desk, view), "hand": hand(desk, view)}


def _picked(view: GhostView, looking: Looking) -> tuple[CardId, ...]:
    return tuple(card for card in looking.picks if card in view.hand)


def hand(desk: Desk, view: GhostView) -> tuple[Piece, ...]:
    picked = _picked(view, desk.looking)
    pieces = []
    for card in view.hand:
        on = card in picked
        picks = tuple(c for c in picked if c != card) if on else (*picked, card)
        pieces.append(
            Piece(
                key=desk.press(f"pick:{card}", desk.look(picks=picks)),
                kind="card",
                card=card,
                label=f"{desk.names(card)}. {desk.names.alt(card)}",
                pressed=on,
                looks="selected picked" if on else "",
            )
        )
    return tuple(pieces)


def _handbar(desk: Desk, view: GhostView) -> tuple[Piece, ...]:
    say, picked = desk.say, _picked(view, desk.looking)
    target = target_of(desk, view)
    pieces = [Piece(kind="heading", text=say("Your hand"))]
    if view.phase == "visions":
        most = say("Choose 1 to {count} cards. What is given is given.", count=len(view.hand))
        pieces.append(Piece(kind="text", text=most, looks="small"))
    pieces += desk.refusal("handbar")
    pieces += [talk_button(desk), table_button(desk), notes_button(desk, view), *_crow(desk, view, picked)]
    if target is None:
        return tuple(pieces)
    who = desk.who(target.colour)
    if view.phase == "manifestation":
        right = target.pawn == view.sets[view.psychics.index(target)][target.step]
        text = say("Knock once for {who}: yes", who=who) if right else say("Knock twice for {who}: no", who=who)
        reveal = Reveal(target.colour)
        pieces.append(desk.button(f"reveal:{target.colour}", text, reveal, seat=target.colour, looks="go send"))
    elif picked:
        text = say("Send {count} to {who}", count=len(picked), who=who)
        card = view.sets[view.psychics.index(target)][target.step]
        move = SendVision(target.colour, picked)
        key = f"send:{target.colour}"
        pieces.append(desk.button(key, text, move, seat=target.colour, card=card, alt="", looks="go send"))
    else:
        why = say("Choose cards for {who}", who=who)
        pieces.append(Piece(key="send", text=why, off=why, seat=target.colour, looks="send"))
    return tuple(pieces)


def _crow(desk: Desk, view: GhostView, picked: tuple[CardId, ...]) -> list[Piece]:
    say, rules = desk.say, view.rules
    whole = UseCrow(view.hand)
    if not view.crows or whole not in desk.choices:
        return []
    left = say("{count} left", count=view.crows)
    cards = view.hand if rules.crow_takes == "whole" else picked
    if not cards:
        why = say("{Crow}: choose cards to exchange")
        return [Piece(key="crow", text=why, more=left, off=why, mark="crow", looks="crow")]
    text = say("{Crow}: exchange {count} of your cards", count=len(cards))
    return [desk.button(f"crow:{view.crows}", text, UseCrow(cards), more=left, mark="crow", looks="crow")]


def _culprit(desk: Desk, view: GhostView) -> Panels:
    """Choose the group, and lay one card for each of its three."""
    finale = view.finale
    assert finale is not None
    say, looking = desk.say, desk.looking
    number = chosen_group(desk, finale)
    slots, besides = _slots(view, looking), _besides(view, looking)
    bar = [Piece(kind="heading", text=say("Your hand")), *desk.refusal("handbar")]
    bar += [talk_button(desk), table_button(desk), notes_button(desk, view)]
    bar += _crow(desk, view, (*(card for card in slots if card), *besides))
    if number and all(slots) and not besides:
        move = ChooseCulprit(number, slots)
        bar.append(
            desk.button("accuse", say("Lay {shared_vision} for group {group}", group=number), move, looks="go send")
        )
    else:
        three = say("Three cards, no more") if besides else say("Fill the three places")
        why = three if number else say("Choose a group first")
        bar.append(Piece(key="accuse", text=why, off=why, looks="send"))
    return {
        "groups": groups(desk, finale, votes={}, can_choose=True),
        "shared": _places(desk, slots, besides, finale.groups[number - 1] if number else None),
        "handbar": tuple(bar),
        "hand": _hand_for_slots(desk, view, slots, besides),
    }


def _slots(view: GhostView, looking: Looking) -> Triple:
    first, second, third = (card if card in view.hand else "" for card in (*looking.picks[:3], "", "", "")[:3])
    return first, second, third


def _besides(view: GhostView, looking: Looking) -> tuple[CardId, ...]:
    """Cards chosen when the three places are full: for the crow, which takes as many as one likes."""
    return tuple(
        card for card in dict.fromkeys(looking.picks[3:]) if card in view.hand and card not in looking.picks[:3]
    )


def _places(desk: Desk, slots: Triple, besides: tuple[CardId, ...], group: Triple | None) -> tuple[Piece, ...]:
    """A press on a place makes it the next to fill; a card that lies there goes back to the hand."""
    pieces = []
    for place, (kind, card) in enumerate(zip(KINDS, slots, strict=True)):
        for_card = "" if group is None else desk.names(group[place])
        text = desk.say("For the {kind}", kind=kind)
        active = desk.looking.place % 3 == place
        pieces.append(
            Piece(
                key=desk.press(f"place:{place}", desk.look(place=place, picks=(*_without(slots, place), *besides))),
                kind="card",
                text=text,
                label=f"{text}: {for_card}. {desk.names(card) if card else desk.say('empty')}",
                card=card,
                pressed=active,
                looks="slot lit" if active else "slot",
                minis=() if group is None else (Mini(group[place], alt=for_card, looks="corner"),),
            )
        )
    return tuple(pieces)


def _without(slots: Triple, place: int) -> Triple:
    first, second, third = ("" if at == place else card for at, card in enumerate(slots))
    return first, second, third


def _hand_for_slots(desk: Desk, view: GhostView, slots: Triple, besides: tuple[CardId, ...]) -> tuple[Piece, ...]:
    pieces = []
    for card in view.hand:
        on = card in slots or card in besides
        if card in slots:
            lies = slots.index(card)
            look = desk.look(picks=(*_without(slots, lies), *besides), place=lies)
        elif card in besides:
            look = desk.look(picks=(*slots, *(other for other in besides if other != card)))
        elif all(slots):
            look = desk.look(picks=(*slots, *besides, card))
        else:
            empty = [place for place in range(3) if not slots[place]]
            at = desk.looking.place % 3 if desk.looking.place % 3 in empty else empty[0]
            laid = tuple(card if place == at else other for place, other in enumerate(slots))
            left = [place for place in empty if place != at]
            look = desk.look(picks=(*laid, *besides), place=left[0] if left else at)
        pieces.append(
            Piece(
                key=desk.press(f"pick:{card}", look),
                kind="card",
                card=card,
                label=f"{desk.names(card)}. {desk.names.alt(card)}",
                pressed=on,
                looks="selected picked" if on else "",
            )
        )
    return tuple(pieces)


def _poll(desk: Desk, view: GhostView) -> Panels:
    finale = view.finale
    assert finale is not None
    bar = (*who_votes_when(desk, finale), talk_button(desk), table_button(desk), notes_button(desk, view))
    return {
        "shared": shared_vision(desk, finale),
        "groups": groups(desk, finale, votes={}, can_choose=False),
        "handbar": bar,
    }


def _assignment(desk: Desk, view: GhostView) -> Panels:
    """Choose, psychic by psychic, what belongs to whom."""
    say, looking = desk.say, desk.looking
    colours = [p.colour for p in view.psychics]
    target = looking.target if looking.target in colours else colours[0]
    held = {colour: _held(looking, place) for place, colour in enumerate(colours)}
    taken = {card: colour for colour, cards in held.items() for card in cards if card}
    columns = tuple(
        Piece(
            key=desk.press(f"target:{colour}", desk.look(target=colour)),
            kind="column",
            text=desk.who(colour),
            more=say("{count} of 3 chosen", count=sum(map(bool, held[colour]))),
            seat=colour,
            looks="lit assigning" if colour == target else "assigning",
            pressed=colour == target,
            minis=tuple(
                Mini(card, desk.names(card) if card else say("{Kind}?", kind=kind), "" if card else "empty")
                for kind, card in zip(KINDS, held[colour], strict=True)
            ),
        )
        for colour in colours
    )
    cards = tuple(
        _choice(desk, card, step, colours.index(target), len(colours), taken)
        for step, row in enumerate(view.board)
        for card in row
    )
    bar = [*desk.refusal("handbar")]
    if not all(all(cards) for cards in held.values()):
        bar.append(desk.button("fill", say("Fill the rest"), desk.look(picks=_filled(view, looking))))
        why = say("Three cards for each psychic")
        bar.append(Piece(key="assign", text=why, off=why, looks="send"))
    else:
        move = Assign(tuple(held[colour] for colour in colours))
        bar.append(desk.button("assign", say("Confirm, for good"), move, looks="go send"))
    return {"screen": columns, "board": cards, "handbar": tuple(bar)}


def _held(looking: Looking, place: int) -> Triple:
    padded = (*looking.picks, *[""] * 18)
    return padded[3 * place], padded[3 * place + 1], padded[3 * place + 2]


def _choice(desk: Desk, card: CardId, step: int, place: int, psychics: int, taken: dict[CardId, Colour]) -> Piece:
    picks = [*desk.looking.picks, *[""] * (3 * psychics)][: 3 * psychics]
    at = 3 * place + step
    mine = picks[at] == card
    picks = ["" if one == card else one for one in picks]
    picks[at] = "" if mine else card
    owner = taken.get(card, "")
    return Piece(
        key=desk.press(f"give:{card}", desk.look(picks=tuple(picks))),
        kind="card",
        text=desk.names(card),
        label=f"{desk.names(card)}. {desk.names.alt(card)}",
        card=card,
        pressed=mine,
        looks="selected" if mine else "dim" if owner else "",
        pawns=(owner,) if owner else (),
    )


def _filled(view: GhostView, looking: Looking) -> tuple[CardId, ...]:
    """Every empty place filled with the first cards that nobody has."""
    size = 3 * len(view.psychics)
    picks = [*looking.picks, *[""] * size][:size]
    for step, row in enumerate(view.board):
        free = [card for card in row if card not in picks]
        for at in range(step, size, 3):
            if not picks[at]:
                picks[at] = free.pop(0) if free else ""
    return tuple(picks)
