"""The revelation on a page: the shared vision, the groups, and who names whom when."""

from mysterium_nb.engine.moves import OpenVote, TurnCulprit
from mysterium_nb.engine.poll import tier_of, unopened_votes
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.state import Revelation
from mysterium_nb.pages.builder import Desk
from mysterium_nb.pages.model import Mini, Piece, Press

BACK = "b_vision"


def shared_vision(desk: Desk, finale: Revelation) -> tuple[Piece, ...]:
    """Three cards, face up as far as they have been turned."""
    if not finale.laid:
        return ()
    say = desk.say
    ordinals = (say("first"), say("second"), say("third"))
    pieces = []
    for place, ordinal in enumerate(ordinals):
        if place < len(finale.shared):
            card = finale.shared[place]
            pieces.append(
                Piece(
                    key=desk.press(f"shared:{card}", desk.see(card, *(c for c in finale.shared if c != card))),
                    kind="card",
                    text=ordinal,
                    label=f"{ordinal}: {desk.names(card)}. {desk.names.alt(card)}",
                    card=card,
                    looks="lit" if place == len(finale.shared) - 1 and desk.view.phase == "poll" else "",
                )
            )
        else:
            alt = say("face down")
            pieces.append(Piece(kind="figure", text=ordinal, card=BACK, alt=alt))
    return tuple(pieces)


def group_name(desk: Desk, finale: Revelation, number: int) -> str:
    """By number, or by the colour of its psychic where pawns try."""
    owner = finale.owners[number - 1]
    return desk.colour(owner) if owner is not None and desk.view.rules.poll == "tries" else str(number)


def chosen_group(desk: Desk, finale: Revelation) -> int:
    """The number of the group one is thinking of; 0 for none."""
    numbers = range(1, len(finale.groups) + 1)
    return next((number for number in numbers if desk.looking.chosen == f"group:{number}"), 0)


def groups(desk: Desk, finale: Revelation, *, votes: dict[Colour, int], can_choose: bool) -> tuple[Piece, ...]:
    """The groups, with who backs them: to choose from, or while votes are opened, to look at closely."""
    pieces = []
    pointing = dict(finale.pointing) | dict(finale.votes or ()) | votes
    for number, cards in enumerate(finale.groups, start=1):
        standing = number in finale.standing
        owner = finale.owners[number - 1]
        chosen = desk.looking.chosen == f"group:{number}"
        names = ", ".join(desk.names(card) for card in cards)
        name = group_name(desk, finale, number)
        pawns = tuple(colour for colour, group in pointing.items() if group == number)
        who = "" if not pawns else desk.say("Here: {names}.", names=", ".join(desk.who(pawn) for pawn in pawns))
        looks = ("selected" if chosen else "") + ("" if standing else " dim")
        if finale.accused == number:
            looks += " accused"
        key = f"group:{number}"
        able = standing and can_choose
        press: Press | None = desk.look(chosen=key) if able else None
        if desk.view.phase == "opening":
            press = desk.see(*cards)
        pieces.append(
            Piece(
                key="" if press is None else desk.press(key, press),
                kind="group",
                text=name,
                label=desk.say("Group {group}: {names}. {who}", group=name, names=names, who=who),
                looks=looks.strip(),
                pressed=chosen if able else None,
                seat=owner or "",
                minis=tuple(Mini(card=card, alt=desk.names(card)) for card in cards),
                pawns=pawns,
            )
        )
    return tuple(pieces)


def who_votes_when(desk: Desk, finale: Revelation) -> tuple[Piece, ...]:
    """Who has voted, who votes now, who later."""
    view, say = desk.view, desk.say
    if view.phase == "opening":
        return _whose_votes_lie_open(desk, finale)
    if view.rules.poll != "straw" or finale.tier is None:
        return ()
    lines: dict[str, list[Colour]] = {}
    ordinals = (say("after the first card"), say("after the second card"), say("after the third card"))
    in_turn = sorted(view.psychics, key=lambda p: (p.colour not in finale.voted, tier_of(view.rules, p.level)))
    for psychic in in_turn:
        tier = tier_of(view.rules, psychic.level)
        if psychic.colour in finale.voted:
            text = say("Voted")
        elif tier < finale.tier:
            text = say("No vote")
        else:
            text = say("Now") if tier == finale.tier else ordinals[tier]
        lines.setdefault(text, []).append(psychic.colour)
    return _rows(desk, lines)


def _rows(desk: Desk, lines: dict[str, list[Colour]]) -> tuple[Piece, ...]:
    return tuple(
        Piece(kind="text", text=text, label=f"{text}: {', '.join(map(desk.who, pawns))}", pawns=tuple(pawns))
        for text, pawns in lines.items()
        if pawns
    )


def _whose_votes_lie_open(desk: Desk, finale: Revelation) -> tuple[Piece, ...]:
    say = desk.say
    sealed = [*unopened_votes(finale, desk.view.psychics, desk.view.setup.ages)]
    opened = [colour for colour, _ in finale.votes or ()]
    return _rows(desk, {say("Open"): opened, say("Next"): sealed[:1], say("Sealed"): sealed[1:]})


def opening_button(desk: Desk) -> tuple[Piece, ...]:
    """The opener's one press: the next vote, or in the end the culprit."""
    say = desk.say
    for move in desk.choices if desk.view.phase == "opening" else ():
        match move:
            case OpenVote(psychic, voter):
                own = voter == psychic
                text = say("Open your own vote") if own else say("Open the vote of {who}", who=desk.who(voter))
                return (desk.button(f"open:{voter}", text, move, seat=voter, looks="go"),)
            case TurnCulprit():
                return (desk.button("turn", say("Turn the last card"), move, looks="go"),)
            case _:
                pass  # a verdict on the ghost, say
    return ()
