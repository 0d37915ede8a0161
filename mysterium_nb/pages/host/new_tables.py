"""Opening tables: how many, by which rules, with which cards."""

from msgspec.structs import replace

from mysterium_nb.engine.rules import Rules
from mysterium_nb.pages.host.host_builder import HostDesk, part
from mysterium_nb.pages.model import Piece
from mysterium_nb.pages.rules_form import rules_on_offer
from mysterium_nb.protocol.host_commands import OpenTables

COUNTS = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15)
LONGEST_TITLE = 40


def a_new_opening(desk: HostDesk) -> OpenTables:
    """Like the table that the host opened last; the first one is easy."""
    rules = [table.rules for table in desk.house.tables if not table.instant]
    return OpenTables(rules[-1] if rules else Rules.classic(players=5, difficulty="easy"))


def first_choice(desk: HostDesk) -> tuple[Piece, ...]:
    """Where there is no table yet: a game with bots at one press, or the form for tables that people come to."""
    say = desk.say
    ways = (
        Piece(kind="link", text=say("Play now"), more=say("You and the house, easy."), href="host/play", looks="go"),
        Piece(
            kind="link",
            text=say("Play as the ghost"),
            more=say("You send the visions, the house guesses."),
            href="host/play?part=ghost",
        ),
        desk.eye(
            "open",
            say("Open tables"),
            desk.look(opening=a_new_opening(desk)),
            more=say("For people: a class, or friends."),
            looks="way",
        ),
    )
    return (part("ways", *ways, label=say("How to begin")), *desk.refusal("opening"))


def opening(desk: HostDesk) -> tuple[Piece, ...]:
    say, draft = desk.say, desk.looking.opening or a_new_opening(desk)
    counts = [
        _choice(desk, f"count:{count}", str(count), replace(draft, count=count), on=draft.count == count)
        for count in COUNTS
    ]
    groups = [_group(say("How many tables"), "", counts)]
    for rule in rules_on_offer(say, draft.rules):
        pieces = [
            _choice(
                desk,
                f"new:{choice.key}",
                choice.text,
                replace(draft, rules=choice.rules),
                on=choice.rules == draft.rules,
                name=rule.name,
                more=choice.more,
            )
            for choice in rule.choices
        ]
        groups.append(_group(rule.name, rule.more, pieces))
    groups.append(_group(say("Cards"), say("tables with the same cards can be compared"), _deals(desk, draft)))
    text = say("Open the table", "Open {count} tables", count=draft.count)
    title = say("Title, if you like")
    field = desk.wish("new", text, draft, kind="field", label=title, most=LONGEST_TITLE, value=draft.title, looks="go")
    head = [Piece(kind="heading", text=say("Open tables"))]
    if desk.house.tables or desk.house.serves:
        head.append(desk.eye("close-opening", say("Close"), desk.look(opening=None), looks="close-drawer"))
    foot = part("foot", Piece(kind="text", text=_summary(desk, draft), looks="small"), field, *desk.refusal("opening"))
    return (part("head", *head), part("groups", *groups), foot)


def _group(name: str, more: str, choices: list[Piece]) -> Piece:
    heading = Piece(kind="heading", text=name, more=more, looks="minor")
    return part("choices", heading, part("row", *choices), label=name)


def _choice(
    desk: HostDesk, key: str, text: str, draft: OpenTables, *, on: bool, name: str = "", more: str = ""
) -> Piece:
    told = ", ".join(filter(None, (text, more)))
    label = desk.say("{name}: {choice}", name=name, choice=told) if name else ""
    return desk.eye(key, text, desk.look(opening=draft), more=more, label=label, looks="choice", pressed=on)


def _deals(desk: HostDesk, draft: OpenTables) -> list[Piece]:
    say = desk.say
    apart, same = replace(draft, same_deal=False, deal=""), replace(draft, same_deal=True, deal="")
    pieces = [_choice(desk, "deal:own", say("Each table its own"), apart, on=draft == apart)]
    pieces.append(_choice(desk, "deal:same", say("The same for all"), same, on=draft == same))
    for deal in dict.fromkeys(table.deal for table in desk.house.tables if table.deal):
        again = replace(draft, same_deal=True, deal=deal)
        text = say("“{deal}” again", deal=deal)
        pieces.append(_choice(desk, f"deal:{deal}", text, again, on=draft == again))
    return pieces


def _summary(desk: HostDesk, draft: OpenTables) -> str:
    say, house = desk.say, desk.house
    people = draft.count * draft.rules.players
    room = say("Room for {count} people.", count=people)
    if house.serves and house.pages + people > house.most_pages:
        left = max(0, house.most_pages - house.pages)
        warning = say(
            "This machine has {count} page left for them.", "This machine has {count} pages left for them.", count=left
        )
        return f"{room} {warning}"
    return room
