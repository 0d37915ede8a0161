"""The ghost's page: the screen, the hand, and the one next step."""

import random

from mysterium_nb.decks.card_names import CardNames
from mysterium_nb.engine.cards import KINDS, CardId, Triple
from mysterium_nb.engine.moves import Assign, ChooseCulprit, Reveal, SendVision, UseCrow
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.views import GhostView
from mysterium_nb.pages.builder import PageBuilder
from mysterium_nb.pages.culprit_panel import chosen_group, groups, shared_vision, who_votes_when
from mysterium_nb.pages.model import (
    CardButton,
    Column,
    Heading,
    Page,
    PageState,
    Panels,
    Piece,
    StatusLine,
    Text,
    TextButton,
    Thumbnail,
)
from mysterium_nb.pages.play.ghost_notes import notes_button, notes_panel
from mysterium_nb.pages.play.ghost_screen import ghost_screen, target_psychic
from mysterium_nb.pages.sidebar import sidebar, table_button, talk_button
from mysterium_nb.pages.status_line import status_line


def ghost_page(view: GhostView, page_state: PageState, names: CardNames) -> Page:
    builder = PageBuilder(view, page_state, names)
    panels: Panels
    match view.phase:
        case "assignment":
            panels = _assignment(builder, view)
        case "culprit":
            panels = _culprit(builder, view)
        case "poll" | "opening":
            panels = _poll(builder, view)
        case _:
            panels = _hours(builder, view)
    panels |= sidebar(builder) | notes_panel(builder, view)
    return builder.page("ghost", _status_line(builder, view), panels)


def _status_line(builder: PageBuilder, view: GhostView) -> StatusLine:
    say = builder.say
    target = target_psychic(builder, view)
    if view.phase == "visions" and target is not None and view.clock.paused_at is None:
        card = view.sets[view.psychics.index(target)][target.step]
        title = say("Now for {who}: hint at {card}", who=builder.who(target.colour), card=builder.names(card))
        return status_line(builder, title=title, eyebrow=say("The ghost gives {visions}"))
    return status_line(builder, eyebrow=say("{Revelation}") if view.finale is not None else "")


def _hours(builder: PageBuilder, view: GhostView) -> Panels:
    return {"screen": ghost_screen(builder, view), "handbar": _handbar(builder, view), "hand": hand(builder, view)}


def _picked(view: GhostView, page_state: PageState) -> tuple[CardId, ...]:
    return tuple(card for card in page_state.picks if card in view.hand)


def hand(builder: PageBuilder, view: GhostView) -> tuple[Piece, ...]:
    picked = _picked(view, builder.state)
    pieces: list[Piece] = []
    for card in view.hand:
        on = card in picked
        picks = tuple(c for c in picked if c != card) if on else (*picked, card)
        pieces.append(
            CardButton(
                key=builder.register(f"pick:{card}", builder.state_after(picks=picks)),
                card=card,
                label=f"{builder.names(card)}. {builder.names.alt(card)}",
                pressed=on,
                style="selected picked" if on else "",
            )
        )
    return tuple(pieces)


def _handbar(builder: PageBuilder, view: GhostView) -> tuple[Piece, ...]:
    say, picked = builder.say, _picked(view, builder.state)
    target = target_psychic(builder, view)
    pieces: list[Piece] = [Heading(text=say("Your hand"))]
    if view.phase == "visions":
        most = say("Choose 1 to {count} cards. What is given is given.", count=len(view.hand))
        pieces.append(Text(text=most, style="small"))
    pieces += builder.refusal("handbar")
    pieces += [talk_button(builder), table_button(builder), notes_button(builder, view), *_crow(builder, view, picked)]
    if target is None:
        return tuple(pieces)
    who = builder.who(target.colour)
    if view.phase == "manifestation":
        right = target.pawn == view.sets[view.psychics.index(target)][target.step]
        text = say("Knock once for {who}: yes", who=who) if right else say("Knock twice for {who}: no", who=who)
        reveal = Reveal(target.colour)
        pieces.append(builder.button(f"reveal:{target.colour}", text, reveal, seat=target.colour, style="go send"))
    elif picked:
        text = say("Send {count} to {who}", count=len(picked), who=who)
        card = view.sets[view.psychics.index(target)][target.step]
        move = SendVision(target.colour, picked)
        key = f"send:{target.colour}"
        pieces.append(builder.button(key, text, move, seat=target.colour, card=card, style="go send"))
    else:
        why = say("Choose cards for {who}", who=who)
        pieces.append(TextButton(key="send", text=why, disabled_because=why, seat=target.colour, style="send"))
    return tuple(pieces)


def _crow(builder: PageBuilder, view: GhostView, picked: tuple[CardId, ...]) -> list[Piece]:
    say, rules = builder.say, view.rules
    whole = UseCrow(view.hand)
    if not view.crows or whole not in builder.legal:
        return []
    left = say("{count} left", count=view.crows)
    cards = view.hand if rules.crow_takes == "whole" else picked
    if not cards:
        why = say("{Crow}: choose cards to exchange")
        return [TextButton(key="crow", text=why, subtitle=left, disabled_because=why, icon="crow", style="crow")]
    text = say("{Crow}: exchange {count} of your cards", count=len(cards))
    return [builder.button(f"crow:{view.crows}", text, UseCrow(cards), subtitle=left, icon="crow", style="crow")]


def _culprit(builder: PageBuilder, view: GhostView) -> Panels:
    """Choose the group, and lay one card for each of its three."""
    finale = view.finale
    assert finale is not None
    say, page_state = builder.say, builder.state
    number = chosen_group(builder, finale)
    slots, besides = _slots(view, page_state), _extra_cards(view, page_state)
    bar: list[Piece] = [Heading(text=say("Your hand")), *builder.refusal("handbar")]
    bar += [talk_button(builder), table_button(builder), notes_button(builder, view)]
    bar += _crow(builder, view, (*(card for card in slots if card), *besides))
    if number and all(slots) and not besides:
        move = ChooseCulprit(number, slots)
        bar.append(
            builder.button("accuse", say("Lay {shared_vision} for group {group}", group=number), move, style="go send")
        )
    else:
        three = say("Three cards, no more") if besides else say("Fill the three places")
        why = three if number else say("Choose a group first")
        bar.append(TextButton(key="accuse", text=why, disabled_because=why, style="send"))
    return {
        "groups": groups(builder, finale, votes={}, can_choose=True),
        "shared": _places(builder, slots, besides, finale.groups[number - 1] if number else None),
        "handbar": tuple(bar),
        "hand": _hand_for_slots(builder, view, slots, besides),
    }


def _slots(view: GhostView, page_state: PageState) -> Triple:
    first, second, third = (card if card in view.hand else "" for card in (*page_state.picks[:3], "", "", "")[:3])
    return first, second, third


def _extra_cards(view: GhostView, page_state: PageState) -> tuple[CardId, ...]:
    """Cards chosen when the three places are full: for the crow, which takes as many as one likes."""
    return tuple(
        card for card in dict.fromkeys(page_state.picks[3:]) if card in view.hand and card not in page_state.picks[:3]
    )


def _places(
    builder: PageBuilder, slots: Triple, besides: tuple[CardId, ...], group: Triple | None
) -> tuple[Piece, ...]:
    """A press on a place makes it the next to fill; a card that lies there goes back to the hand."""
    pieces: list[Piece] = []
    for place, (kind, card) in enumerate(zip(KINDS, slots, strict=True)):
        for_card = "" if group is None else builder.names(group[place])
        text = builder.say("For the {kind}", kind=kind)
        active = builder.state.place % 3 == place
        pieces.append(
            CardButton(
                key=builder.register(
                    f"place:{place}", builder.state_after(place=place, picks=(*_without(slots, place), *besides))
                ),
                text=text,
                label=f"{text}: {for_card}. {builder.names(card) if card else builder.say('empty')}",
                card=card,
                pressed=active,
                style="slot lit" if active else "slot",
                thumbnails=() if group is None else (Thumbnail(group[place], alt=for_card, style="corner"),),
            )
        )
    return tuple(pieces)


def _without(slots: Triple, place: int) -> Triple:
    first, second, third = ("" if at == place else card for at, card in enumerate(slots))
    return first, second, third


def _hand_for_slots(
    builder: PageBuilder, view: GhostView, slots: Triple, besides: tuple[CardId, ...]
) -> tuple[Piece, ...]:
    pieces: list[Piece] = []
    for card in view.hand:
        on = card in slots or card in besides
        if card in slots:
            lies = slots.index(card)
            look = builder.state_after(picks=(*_without(slots, lies), *besides), place=lies)
        elif card in besides:
            look = builder.state_after(picks=(*slots, *(other for other in besides if other != card)))
        elif all(slots):
            look = builder.state_after(picks=(*slots, *besides, card))
        else:
            empty = [place for place in range(3) if not slots[place]]
            at = builder.state.place % 3 if builder.state.place % 3 in empty else empty[0]
            laid = tuple(card if place == at else other for place, other in enumerate(slots))
            left = [place for place in empty if place != at]
            look = builder.state_after(picks=(*laid, *besides), place=left[0] if left else at)
        pieces.append(
            CardButton(
                key=builder.register(f"pick:{card}", look),
                card=card,
                label=f"{builder.names(card)}. {builder.names.alt(card)}",
                pressed=on,
                style="selected picked" if on else "",
            )
        )
    return tuple(pieces)


def _poll(builder: PageBuilder, view: GhostView) -> Panels:
    finale = view.finale
    assert finale is not None
    return {
        "shared": shared_vision(builder, finale),
        "groups": groups(builder, finale, votes={}, can_choose=False),
        "handbar": (
            *who_votes_when(builder, finale),
            talk_button(builder),
            table_button(builder),
            notes_button(builder, view),
        ),
    }


def _assignment(builder: PageBuilder, view: GhostView) -> Panels:
    """Choose, psychic by psychic, what belongs to whom."""
    say, page_state = builder.say, builder.state
    colours = [p.colour for p in view.psychics]
    target = page_state.target if page_state.target in colours else colours[0]
    held = {colour: _assigned_cards(page_state, place) for place, colour in enumerate(colours)}
    taken = {card: colour for colour, cards in held.items() for card in cards if card}
    columns = tuple(
        Column(
            key=builder.register(f"target:{colour}", builder.state_after(target=colour)),
            text=builder.who(colour),
            subtitle=say("{count} of 3 chosen", count=sum(map(bool, held[colour]))),
            seat=colour,
            style="lit assigning" if colour == target else "assigning",
            pressed=colour == target,
            thumbnails=tuple(
                Thumbnail(card, builder.names(card) if card else say("{Kind}?", kind=kind), "" if card else "empty")
                for kind, card in zip(KINDS, held[colour], strict=True)
            ),
        )
        for colour in colours
    )
    cards = tuple(
        _choice(builder, card, step, colours.index(target), len(colours), taken)
        for step, row in enumerate(view.board)
        for card in row
    )
    bar: list[Piece] = [*builder.refusal("handbar")]
    bar.append(Text(text=say("A card that another psychic has is swapped."), style="small"))
    begun = any(any(cards) for cards in held.values())
    if view.sets:
        text = say("Suggest others") if begun else say("Suggest cards for all")
        suggested = builder.state_after(picks=_suggested(view, page_state))
        bar.append(builder.button("suggest", text, suggested, style="" if begun else "go"))
    if not all(all(cards) for cards in held.values()):
        if begun:
            filled = builder.state_after(picks=_auto_assign(view, page_state))
            bar.append(builder.button("fill", say("Fill the rest"), filled))
        why = say("Three cards for each psychic")
        bar.append(TextButton(key="assign", text=why, disabled_because=why, style="send"))
    else:
        move = Assign(tuple(held[colour] for colour in colours))
        bar.append(builder.button("assign", say("Confirm, for good"), move, style="go send"))
    return {"screen": columns, "board": cards, "handbar": tuple(bar)}


def _suggested(view: GhostView, page_state: PageState) -> tuple[CardId, ...]:
    """What the deal suggests, and at every further press something else."""
    if not any(page_state.picks):
        return tuple(card for cards in view.sets for card in cards)
    rng = _chance(view, page_state)
    columns = (rng.sample(row, len(view.psychics)) for row in view.board)
    return tuple(card for cards in zip(*columns, strict=True) for card in cards)


def _chance(view: GhostView, page_state: PageState) -> random.Random:
    """A page is made of nothing but what is given: chance comes from the deal, which the ghost alone sees."""
    return random.Random(f"{view.sets} {page_state.picks}")


def _assigned_cards(page_state: PageState, place: int) -> Triple:
    padded = (*page_state.picks, *[""] * 18)
    return padded[3 * place], padded[3 * place + 1], padded[3 * place + 2]


def _choice(
    builder: PageBuilder, card: CardId, step: int, place: int, psychics: int, taken: dict[CardId, Colour]
) -> CardButton:
    picks = [*builder.state.picks, *[""] * (3 * psychics)][: 3 * psychics]
    at = 3 * place + step
    mine, before = picks[at] == card, picks[at]
    picks = [before if one == card else one for one in picks]
    picks[at] = "" if mine else card
    owner = taken.get(card, "")
    return CardButton(
        key=builder.register(f"give:{card}", builder.state_after(picks=tuple(picks))),
        text=builder.names(card),
        label=f"{builder.names(card)}. {builder.names.alt(card)}",
        card=card,
        pressed=mine,
        style="selected" if mine else "dim" if owner else "",
        pawns=(owner,) if owner else (),
    )


def _auto_assign(view: GhostView, page_state: PageState) -> tuple[CardId, ...]:
    """Every empty place filled by chance with cards that nobody has."""
    size = 3 * len(view.psychics)
    picks = [*page_state.picks, *[""] * size][:size]
    rng = _chance(view, page_state)
    for step, row in enumerate(view.board):
        free = [card for card in row if card not in picks]
        rng.shuffle(free)
        for at in range(step, size, 3):
            if not picks[at]:
                picks[at] = free.pop(0) if free else ""
    return tuple(picks)
