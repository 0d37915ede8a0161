"""The revelation on a page: the shared vision, the groups, and who names whom when."""

from mysterium_nb.engine.moves import OpenVote, TurnCulprit
from mysterium_nb.engine.poll import tier_of, unopened_votes
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.state import Revelation
from mysterium_nb.pages.builder import PageBuilder
from mysterium_nb.pages.model import CardButton, CardFigure, GroupRow, Piece, Text, Thumbnail

BACK = "b_vision"


def shared_vision(builder: PageBuilder, finale: Revelation) -> tuple[Piece, ...]:
    """Three cards, face up as far as they have been turned."""
    if not finale.laid:
        return ()
    say = builder.say
    ordinals = (say("first"), say("second"), say("third"))
    pieces: list[Piece] = []
    for place, ordinal in enumerate(ordinals):
        if place < len(finale.shared):
            card = finale.shared[place]
            pieces.append(
                CardButton(
                    key=builder.register(
                        f"shared:{card}", builder.enlarge(card, *(c for c in finale.shared if c != card))
                    ),
                    text=ordinal,
                    label=f"{ordinal}: {builder.names(card)}. {builder.names.alt(card)}",
                    card=card,
                    style="lit" if place == len(finale.shared) - 1 and builder.view.phase == "poll" else "",
                )
            )
        else:
            alt = say("face down")
            pieces.append(CardFigure(text=ordinal, card=BACK, alt=alt))
    return tuple(pieces)


def group_name(builder: PageBuilder, finale: Revelation, number: int) -> str:
    """By number, or by the colour of its psychic where pawns try."""
    owner = finale.owners[number - 1]
    return builder.colour(owner) if owner is not None and builder.view.rules.poll == "tries" else str(number)


def chosen_group(builder: PageBuilder, finale: Revelation) -> int:
    """The number of the group one is thinking of; 0 for none."""
    numbers = range(1, len(finale.groups) + 1)
    return next((number for number in numbers if builder.state.chosen == f"group:{number}"), 0)


def groups(
    builder: PageBuilder, finale: Revelation, *, votes: dict[Colour, int], can_choose: bool
) -> tuple[GroupRow, ...]:
    """The groups, with who backs them: to choose from, or while votes are opened, to look at closely."""
    pieces: list[GroupRow] = []
    pointing = dict(finale.pointing) | dict(finale.votes or ()) | votes
    for number, cards in enumerate(finale.groups, start=1):
        standing = number in finale.standing
        owner = finale.owners[number - 1]
        chosen = builder.state.chosen == f"group:{number}"
        names = ", ".join(builder.names(card) for card in cards)
        name = group_name(builder, finale, number)
        pawns = tuple(colour for colour, group in pointing.items() if group == number)
        who = "" if not pawns else builder.say("Here: {names}.", names=", ".join(builder.who(pawn) for pawn in pawns))
        style = ("selected" if chosen else "") + ("" if standing else " dim")
        if finale.accused == number:
            style += " accused"
        key = f"group:{number}"
        able = standing and can_choose
        action = builder.state_after(chosen=key) if able else None
        if builder.view.phase == "opening":
            action = builder.enlarge(*cards)
        pieces.append(
            GroupRow(
                key="" if action is None else builder.register(key, action),
                text=name,
                label=builder.say("Group {group}: {names}. {who}", group=name, names=names, who=who),
                style=style.strip(),
                pressed=chosen if able else None,
                seat=owner or "",
                thumbnails=tuple(Thumbnail(card=card, alt=builder.names(card)) for card in cards),
                pawns=pawns,
            )
        )
    return tuple(pieces)


def who_votes_when(builder: PageBuilder, finale: Revelation) -> tuple[Text, ...]:
    """Who has voted, who votes now, who later."""
    view, say = builder.view, builder.say
    if view.phase == "opening":
        return _whose_votes_lie_open(builder, finale)
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
    return _rows(builder, lines)


def _rows(builder: PageBuilder, lines: dict[str, list[Colour]]) -> tuple[Text, ...]:
    return tuple(
        Text(text=text, label=f"{text}: {', '.join(map(builder.who, pawns))}", pawns=tuple(pawns))
        for text, pawns in lines.items()
        if pawns
    )


def _whose_votes_lie_open(builder: PageBuilder, finale: Revelation) -> tuple[Text, ...]:
    say = builder.say
    sealed = [*unopened_votes(finale, builder.view.psychics, builder.view.setup.ages)]
    opened = [colour for colour, _ in finale.votes or ()]
    return _rows(builder, {say("Open"): opened, say("Next"): sealed[:1], say("Sealed"): sealed[1:]})


def opening_button(builder: PageBuilder) -> tuple[Piece, ...]:
    """The opener's one press: the next vote, or in the end the culprit."""
    say = builder.say
    for move in builder.legal if builder.view.phase == "opening" else ():
        match move:
            case OpenVote(psychic, voter):
                own = voter == psychic
                text = say("Open your own vote") if own else say("Open the vote of {who}", who=builder.who(voter))
                return (builder.button(f"open:{voter}", text, move, seat=voter, style="go"),)
            case TurnCulprit():
                return (builder.button("turn", say("Turn the last card"), move, style="go"),)
            case _:
                pass  # a verdict on the ghost, say
    return ()
