"""Beside the cards: the others at the table, the talk, the story so far, and one's settings."""

from mysterium_nb.engine.moves import JudgeGhost, React, ReportGhost, Say, Verdict
from mysterium_nb.engine.state import Psychic
from mysterium_nb.engine.story import story_chapters
from mysterium_nb.engine.views import GhostView, PsychicView
from mysterium_nb.pages.builder import Desk
from mysterium_nb.pages.model import Mini, Panels, Piece
from mysterium_nb.pages.reactions import reactions_to_show, talk_lines
from mysterium_nb.pages.suspect_cards import stand
from mysterium_nb.pages.tokens_panel import opinions, track

REMARKS = 40
"""How much of the talk is on a page; the story and the log have all of it."""


def side(desk: Desk, me: Psychic | None = None) -> Panels:
    looking = desk.looking
    panels: Panels = {
        "tabs": _tabs(desk),
        "others": _others(desk, me),
        "talk": _talk(desk, me),
        "settings": settings(desk),
    }
    if looking.side == "story":
        panels["story"] = story(desk)
    if looking.side == "picture":
        panels["picture"] = (
            Piece(kind="heading", text=desk.say("Table")),
            desk.button("close-picture", "", desk.look(side=""), label=desk.say("Close"), mark="no", looks="close"),
        )
    if looking.large and not looking.noting:
        panels["large"] = seen_large(desk)
    return panels


def unread(desk: Desk) -> int:
    return max(0, len(desk.view.talk) - desk.looking.heard) if desk.looking.side != "talk" else 0


def talk_button(desk: Desk) -> Piece:
    return _tab(desk, "talk", "dock-talk", desk.say("Talk"), unread(desk))


def table_button(desk: Desk) -> Piece:
    return _tab(desk, "table", "dock-table", desk.say("Table"))


def _tab(desk: Desk, name: str, key: str, text: str, badge: int = 0) -> Piece:
    look = desk.look(side=name, heard=len(desk.view.talk) if name == "talk" else desk.looking.heard)
    label = desk.say("{text}, {count} new", text=text, count=badge) if badge else ""
    return Piece(
        key=desk.press(key, look),
        text=text,
        label=label,
        badge=badge,
        looks="tab",
        pressed=desk.looking.side == name,
    )


def _tabs(desk: Desk) -> tuple[Piece, ...]:
    say = desk.say
    return (
        _tab(desk, "table", "tab-table", say("Table")),
        _tab(desk, "talk", "tab-talk", say("Talk"), unread(desk)),
        _tab(desk, "story", "tab-story", say("Story")),
        desk.button("close-side", "", desk.look(side=""), label=say("Close"), mark="no", looks="close"),
    )


def _others(desk: Desk, me: Psychic | None) -> tuple[Piece, ...]:
    view, say = desk.view, desk.say
    pieces: list[Piece] = []
    for psychic in view.psychics:
        if me is None or psychic.colour != me.colour:
            pieces.append(psychic_row(desk, psychic))
            if me is not None:
                pieces += opinions(desk, me, psychic, "others")
    pieces += desk.refusal("others")
    pieces += track(desk)
    if view.hour:
        look = desk.look(side="picture")
        pieces.append(desk.button("picture", say("See the whole table"), look, mark="look", looks="wide"))
    return tuple(pieces)


def psychic_row(desk: Desk, psychic: Psychic) -> Piece:
    """One psychic: who it is, what is looked for, the visions; a press shows the visions large."""
    visions = [(given.hour, card) for given in psychic.visions for card in given.cards]
    minis = tuple(
        Mini(card, desk.short_hour(hour), "now" if hour == desk.view.hour else "", desk.names(card))
        for hour, card in visions
    )
    text = desk.say("{colour}, {who}", colour=desk.colour(psychic.colour), who=desk.who(psychic.colour))
    if desk.who(psychic.colour) == desk.colour(psychic.colour):
        text = desk.colour(psychic.colour)
    sure = psychic.colour in desk.view.sure
    piece = Piece(
        kind="psychic",
        text=text,
        more=desk.standing(psychic) + (" · " + desk.say("sure") if sure else ""),
        seat=psychic.colour,
        minis=minis,
        stands=(stand(psychic),) if psychic.tokens else (),
    )
    if not visions:
        return piece
    key = desk.press(f"visions:{psychic.colour}", desk.see(*[card for _, card in visions]))
    label = desk.say("{text}: {more}. See the {visions} large.", text=text, more=piece.more)
    return Piece(**{name: getattr(piece, name) for name in piece.__struct_fields__} | {"key": key, "label": label})


def _talk(desk: Desk, me: Psychic | None) -> tuple[Piece, ...]:
    view, say = desk.view, desk.say
    pieces = [Piece(kind="heading", text=say("Talk"), badge=unread(desk))]
    if isinstance(view, GhostView):
        pieces.append(Piece(kind="text", text=say("You read. The ghost never speaks."), looks="small"))
    if view.silence:
        voting = view.phase == "poll" and view.rules.poll == "straw"
        text = say("Silence, until the votes are opened.") if voting else say("You sit in one room: speak.")
        pieces.append(Piece(kind="text", text=text, looks="small"))
    pieces += talk_lines(desk, REMARKS)
    if not view.talk and not view.silence:
        pieces.append(Piece(kind="text", text=say("Nobody has said anything yet."), looks="small"))
    if me is not None and React in desk.free:
        pieces.append(reactions_to_show(desk, me.colour))
    if me is not None and Say in desk.free:
        key = desk.press("say", Say(me.colour, ""))
        pieces.append(Piece(key=key, kind="field", text=say("Say"), label=say("Say something"), most=500))
    pieces += desk.refusal("talk")
    pieces += _report(desk, me)
    return tuple(pieces)


def _report(desk: Desk, me: Psychic | None) -> list[Piece]:
    """Where a ghost who helps forfeits the game: say so, and decide."""
    say, view = desk.say, desk.view
    if me is None or not isinstance(view, PsychicView):
        return []
    if view.report is None:
        if ReportGhost not in desk.free:
            return []
        return [desk.button("report", say("The ghost helped!"), ReportGhost(me.colour), looks="quiet")]
    pieces = [Piece(kind="text", text=say("{who} says that the ghost helped.", who=desk.who(view.report.psychic)))]
    verdicts: tuple[tuple[Verdict, str], ...] = (("helped", say("It did")), ("kept_silent", say("It kept silent")))
    voices = [colour for colour in (me.colour, *view.mine) if JudgeGhost("helped", colour) in desk.choices]
    for verdict, text in verdicts if voices else ():
        pieces.append(desk.button(f"judge:{verdict}:{voices[0]}", text, JudgeGhost(verdict, voices[0])))
    return pieces


def story(desk: Desk) -> tuple[Piece, ...]:
    """The newest chapter first."""
    pieces: list[Piece] = []
    for chapter in reversed(story_chapters(desk.view, desk.names, desk.looking.lang)):
        pieces.append(Piece(kind="heading", text=chapter.title))
        pieces += [Piece(kind="text", text=line) for line in chapter.lines]
    return tuple(pieces)


def settings(desk: Desk) -> tuple[Piece, ...]:
    looking, say = desk.looking, desk.say
    other, name = ("fr", "Français") if looking.lang == "en" else ("en", "English")
    light = looking.theme == "light"
    return (
        desk.button("lang", name, desk.look(lang=other), looks="quiet"),
        desk.button(
            "theme",
            say("Night") if light else say("Light"),
            desk.look(theme="night" if light else "light"),
            looks="quiet",
        ),
        desk.button(
            "sound",
            say("Sound off") if looking.sound else say("Sound on"),
            desk.look(sound=not looking.sound),
            looks="quiet",
        ),
    )


def seen_large(desk: Desk) -> tuple[Piece, ...]:
    """Cards held before the eyes, side by side."""
    first = desk.looking.large[0]
    beside = len(desk.looking.large) > 1 and not first.startswith("v")
    cards = tuple(
        Piece(
            kind="figure",
            card=card,
            width=900,
            text=desk.names(card),
            alt=desk.names.alt(card),
            looks="beside" if beside else "",
        )
        for card in desk.looking.large
    )
    close = desk.button("close-large", "", desk.look(large=()), label=desk.say("Close"), mark="no", looks="close")
    return (close, *cards)
