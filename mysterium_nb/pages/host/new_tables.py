"""Opening tables: how many, by which rules, with which cards."""

from msgspec.structs import replace

from mysterium_nb.engine.rules import Rules
from mysterium_nb.pages.host.host_builder import HostPageBuilder, part
from mysterium_nb.pages.model import Field, Heading, Part, Piece, Text, TextButton
from mysterium_nb.pages.rules_form import rule_fields
from mysterium_nb.protocol.host_commands import OpenTables

COUNTS = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15)
LONGEST_TITLE = 40


def default_new_tables(builder: HostPageBuilder) -> OpenTables:
    """Like the table that was opened last."""
    tables = builder.house.tables
    return OpenTables(tables[-1].rules if tables else Rules.classic(players=5))


def new_tables_form(builder: HostPageBuilder) -> tuple[Piece, ...]:
    say, draft = builder.say, builder.state.new_tables or default_new_tables(builder)
    counts = [
        _choice(builder, f"count:{count}", str(count), replace(draft, count=count), on=draft.count == count)
        for count in COUNTS
    ]
    groups = [_group(say("How many tables"), "", counts)]
    for rule in rule_fields(say, draft.rules):
        pieces = [
            _choice(
                builder,
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
    groups.append(_group(say("Cards"), say("tables with the same cards can be compared"), _deals(builder, draft)))
    text = say("Open the table", "Open {count} tables", count=draft.count)
    title = say("Title, if you like")
    key = builder.register("new", draft)
    field = Field(key=key, text=text, label=title, max_length=LONGEST_TITLE, value=draft.title, style="go")
    head: list[Piece] = [Heading(text=say("Open tables"))]
    if builder.house.tables:
        head.append(
            builder.view_button(
                "close-opening", say("Close"), builder.state_after(new_tables=None), style="close-drawer"
            )
        )
    foot = part("foot", Text(text=_summary(builder, draft), style="small"), field, *builder.refusal("opening"))
    return (part("head", *head), part("groups", *groups), foot)


def _group(name: str, more: str, choices: list[TextButton]) -> Part:
    heading = Heading(text=name, subtitle=more, style="minor")
    return part("choices", heading, part("row", *choices), label=name)


def _choice(
    builder: HostPageBuilder, key: str, text: str, draft: OpenTables, *, on: bool, name: str = "", more: str = ""
) -> TextButton:
    told = ", ".join(filter(None, (text, more)))
    label = builder.say("{name}: {choice}", name=name, choice=told) if name else ""
    return builder.view_button(
        key, text, builder.state_after(new_tables=draft), subtitle=more, label=label, style="choice", pressed=on
    )


def _deals(builder: HostPageBuilder, draft: OpenTables) -> list[TextButton]:
    say = builder.say
    apart, same = replace(draft, same_deal=False, deal=""), replace(draft, same_deal=True, deal="")
    pieces = [_choice(builder, "deal:own", say("Each table its own"), apart, on=draft == apart)]
    pieces.append(_choice(builder, "deal:same", say("The same for all"), same, on=draft == same))
    for deal in dict.fromkeys(table.deal for table in builder.house.tables if table.deal):
        again = replace(draft, same_deal=True, deal=deal)
        text = say("“{deal}” again", deal=deal)
        pieces.append(_choice(builder, f"deal:{deal}", text, again, on=draft == again))
    return pieces


def _summary(builder: HostPageBuilder, draft: OpenTables) -> str:
    say, house = builder.say, builder.house
    people = draft.count * draft.rules.players
    room = say("Room for {count} people.", count=people)
    if house.serves and house.pages + people > house.most_pages:
        left = max(0, house.most_pages - house.pages)
        warning = say(
            "This machine has {count} page left for them.", "This machine has {count} pages left for them.", count=left
        )
        return f"{room} {warning}"
    return room
