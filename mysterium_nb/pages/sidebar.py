"""Beside the cards: the others at the table, the talk, the story so far, and one's settings."""

from msgspec.structs import replace

from mysterium_nb.engine.moves import JudgeGhost, ReportGhost, Say, Verdict
from mysterium_nb.engine.state import Psychic
from mysterium_nb.engine.story import story_chapters
from mysterium_nb.engine.views import GhostView, PsychicView
from mysterium_nb.i18n.catalogue import language_name, next_language
from mysterium_nb.pages.builder import PageBuilder
from mysterium_nb.pages.model import (
    CardFigure,
    Field,
    Heading,
    Panels,
    Piece,
    PsychicRow,
    RemarkLine,
    Text,
    TextButton,
    Thumbnail,
)
from mysterium_nb.pages.suspect_cards import pawn_on_card
from mysterium_nb.pages.tokens_panel import opinions, track

REMARKS = 40
"""How much of the talk is on a page; the story and the log have all of it."""


def sidebar(builder: PageBuilder, me: Psychic | None = None) -> Panels:
    page_state = builder.state
    panels: Panels = {
        "tabs": _tabs(builder),
        "others": _others(builder, me),
        "talk": _talk(builder, me),
        "settings": settings(builder),
    }
    if page_state.side == "story":
        panels["story"] = story(builder)
    if page_state.side == "picture":
        panels["picture"] = (
            Heading(text=builder.say("Table")),
            builder.button(
                "close-picture", "", builder.state_after(side=""), label=builder.say("Close"), icon="no", style="close"
            ),
        )
    if page_state.enlarged and not page_state.noting:
        panels["large"] = enlarged_cards(builder)
    return panels


def unread_count(builder: PageBuilder) -> int:
    return max(0, len(builder.view.talk) - builder.state.remarks_read) if builder.state.side != "talk" else 0


def talk_button(builder: PageBuilder) -> TextButton:
    return _tab(builder, "talk", "dock-talk", builder.say("Talk"), unread_count(builder))


def table_button(builder: PageBuilder) -> TextButton:
    return _tab(builder, "table", "dock-table", builder.say("Table"))


def _tab(builder: PageBuilder, name: str, key: str, text: str, unread_count: int = 0) -> TextButton:
    look = builder.state_after(
        side=name, remarks_read=len(builder.view.talk) if name == "talk" else builder.state.remarks_read
    )
    label = builder.say("{text}, {count} new", text=text, count=unread_count) if unread_count else ""
    return TextButton(
        key=builder.register(key, look),
        text=text,
        label=label,
        unread=unread_count,
        style="tab",
        pressed=builder.state.side == name,
    )


def _tabs(builder: PageBuilder) -> tuple[Piece, ...]:
    say = builder.say
    return (
        _tab(builder, "table", "tab-table", say("Table")),
        _tab(builder, "talk", "tab-talk", say("Talk"), unread_count(builder)),
        _tab(builder, "story", "tab-story", say("Story")),
        builder.button("close-side", "", builder.state_after(side=""), label=say("Close"), icon="no", style="close"),
    )


def _others(builder: PageBuilder, me: Psychic | None) -> tuple[Piece, ...]:
    view, say = builder.view, builder.say
    pieces: list[Piece] = []
    for psychic in view.psychics:
        if me is None or psychic.colour != me.colour:
            pieces.append(psychic_row(builder, psychic))
            if me is not None:
                pieces += opinions(builder, me, psychic, "others")
    pieces += builder.refusal("others")
    pieces += track(builder)
    if view.hour:
        look = builder.state_after(side="picture")
        pieces.append(builder.button("picture", say("See the whole table"), look, icon="look", style="wide"))
    return tuple(pieces)


def psychic_row(builder: PageBuilder, psychic: Psychic) -> PsychicRow:
    """One psychic: who it is, what is looked for, the visions; a press shows the visions large."""
    visions = [(given.hour, card) for given in psychic.visions for card in given.cards]
    thumbnails = tuple(
        Thumbnail(card, builder.short_hour(hour), "now" if hour == builder.view.hour else "", builder.names(card))
        for hour, card in visions
    )
    text = builder.say("{colour}, {who}", colour=builder.colour(psychic.colour), who=builder.who(psychic.colour))
    if builder.who(psychic.colour) == builder.colour(psychic.colour):
        text = builder.colour(psychic.colour)
    sure = psychic.colour in builder.view.sure
    row = PsychicRow(
        text=text,
        subtitle=builder.psychic_status(psychic) + (" · " + builder.say("sure") if sure else ""),
        seat=psychic.colour,
        thumbnails=thumbnails,
        pawns_here=(pawn_on_card(psychic),) if psychic.tokens else (),
    )
    if not visions:
        return row
    key = builder.register(f"visions:{psychic.colour}", builder.enlarge(*[card for _, card in visions]))
    label = builder.say("{text}: {more}. See the {visions} large.", text=text, more=row.subtitle)
    return replace(row, key=key, label=label)


def _talk(builder: PageBuilder, me: Psychic | None) -> tuple[Piece, ...]:
    view, say = builder.view, builder.say
    pieces: list[Piece] = [Heading(text=say("Talk"), unread=unread_count(builder))]
    if isinstance(view, GhostView):
        pieces.append(Text(text=say("You read. The ghost never speaks."), style="small"))
    if view.silence:
        voting = view.phase == "poll" and view.rules.poll == "straw"
        text = say("Silence, until the votes are opened.") if voting else say("You sit in one room: speak.")
        pieces.append(Text(text=text, style="small"))
    remarks = view.talk[-REMARKS:]
    pieces += [RemarkLine(seat=r.psychic, speaker=builder.who(r.psychic), text=r.text) for r in remarks]
    if not remarks and not view.silence:
        pieces.append(Text(text=say("Nobody has said anything yet."), style="small"))
    if me is not None and Say in builder.free_move_types:
        key = builder.register("say", Say(me.colour, ""))
        pieces.append(Field(key=key, text=say("Say"), label=say("Say something"), max_length=500))
    pieces += builder.refusal("talk")
    pieces += _report(builder, me)
    return tuple(pieces)


def _report(builder: PageBuilder, me: Psychic | None) -> list[Piece]:
    """Where a ghost who helps forfeits the game: say so, and decide."""
    say, view = builder.say, builder.view
    if me is None or not isinstance(view, PsychicView):
        return []
    if view.report is None:
        if ReportGhost not in builder.free_move_types:
            return []
        return [builder.button("report", say("The ghost helped!"), ReportGhost(me.colour), style="quiet")]
    pieces: list[Piece] = [Text(text=say("{who} says that the ghost helped.", who=builder.who(view.report.psychic)))]
    verdicts: tuple[tuple[Verdict, str], ...] = (("helped", say("It did")), ("kept_silent", say("It kept silent")))
    voices = [colour for colour in (me.colour, *view.mine) if JudgeGhost("helped", colour) in builder.legal]
    for verdict, text in verdicts if voices else ():
        pieces.append(builder.button(f"judge:{verdict}:{voices[0]}", text, JudgeGhost(verdict, voices[0])))
    return pieces


def story(builder: PageBuilder) -> tuple[Piece, ...]:
    """The newest chapter first."""
    pieces: list[Piece] = []
    for chapter in reversed(story_chapters(builder.view, builder.names, builder.state.lang)):
        pieces.append(Heading(text=chapter.title))
        pieces += [Text(text=line) for line in chapter.lines]
    return tuple(pieces)


def settings(builder: PageBuilder) -> tuple[Piece, ...]:
    page_state, say = builder.state, builder.say
    other = next_language(page_state.lang)
    light = page_state.theme == "light"
    return (
        builder.button("lang", language_name(other), builder.state_after(lang=other), style="quiet"),
        builder.button(
            "theme",
            say("Night") if light else say("Light"),
            builder.state_after(theme="night" if light else "light"),
            style="quiet",
        ),
    )


def enlarged_cards(builder: PageBuilder) -> tuple[Piece, ...]:
    """Cards held before the eyes, side by side."""
    first = builder.state.enlarged[0]
    beside = len(builder.state.enlarged) > 1 and not first.startswith("v")
    cards = tuple(
        CardFigure(
            card=card,
            picture_width=900,
            text=builder.names(card),
            alt=builder.names.alt(card),
            style="beside" if beside else "",
        )
        for card in builder.state.enlarged
    )
    close = builder.button(
        "close-large", "", builder.state_after(enlarged=()), label=builder.say("Close"), icon="no", style="close"
    )
    return (close, *cards)
