"""The threshold of a page: what a house offers a seat besides the game, put onto whichever page the seat has."""

from msgspec.structs import replace

from mysterium_nb.i18n.catalogue import Translator, translator
from mysterium_nb.pages.model import Page, Panels, Piece
from mysterium_nb.pages.qr import qr_code
from mysterium_nb.protocol.bot_settings import BotChoice, BotSettings, bot_language, pace_choices, preset_choices
from mysterium_nb.protocol.seat_services import (
    RequestBots,
    RequestBotSettings,
    RequestLink,
    RequestName,
    RequestRematch,
    SeatRequest,
    SeatServices,
)


class HousedPage(Page, frozen=True):
    asks: dict[str, SeatRequest]
    """What a press of a piece asks the house for, by its key."""


def with_doors(page: Page, doors: SeatServices) -> HousedPage:
    looking = page.looking
    say = translator(looking.lang, page.lexicon)
    panels: Panels = {**page.panels}
    names, presses = {**page.names}, {**page.presses}
    asks: dict[str, SeatRequest] = {}
    if page.kind == "after":
        panels["doors"] = (*_after(say, doors, looking.lang), *_refusal(page, "doors"))
        names["doors"] = say("What now?")
        asks |= {"again": RequestRematch()} if doors.can_play_again else {}
    if page.kind == "lobby" and doors.company is not None:
        panels["rules"] = _among_rules(panels["rules"], _company(say, doors.company, doors, asks))
    if page.kind == "lobby" and doors.deal:
        more = say("“{deal}”: the same cards at every table that has it", deal=doors.deal)
        panels["rules"] = _among_rules(panels["rules"], [Piece(kind="text", text=say("Deal"), more=more, looks="rule")])
    if page.kind == "lobby" and doors.can_add_bots:
        panels["seats"] += (Piece(key="fill", text=say("Fill with bots"), looks="fill"),)
        asks["fill"] = RequestBots(bot_language(looking.lang))
    if page.kind == "lobby" and doors.join_url:
        panels["seats"] += (_invitation(say, doors.join_url),)
    if page.kind == "lobby" and doors.file_url:
        panels["settings"] += (_file(doors, say("The last game as a file"), "quiet download"),)
    if doors.can_move_device:
        panels["settings"] += (Piece(key="my-seat", text=say("My seat"), looks="quiet"),)
        asks["my-seat"] = RequestLink()
    if doors.name:
        panels["settings"] += (Piece(key="invite", text=say("Invite, or change your name"), looks="quiet"),)
        asks["invite"] = RequestLink()
    if doors.personal_url and looking.side == "seat":
        panels["myseat"] = (*_my_seat(say, doors), *_refusal(page, "myseat"))
        names["myseat"] = say("My seat")
        asks |= {"rename": RequestName(doors.name)} if doors.name else {}
        presses["close-seat"] = replace(looking, side="")
    panels = {place: pieces for place, pieces in panels.items() if pieces}
    return HousedPage(page.kind, looking, page.lexicon, page.cue, panels, names, presses, asks)


def _after(say: Translator, doors: SeatServices, lang: str) -> list[Piece]:
    pieces: list[Piece] = []
    if doors.can_play_again:
        pieces.append(Piece(key="again", text=say("Play again, same people"), looks="go"))
    if doors.replay_url:
        pieces.append(Piece(kind="link", text=say("Open the replay"), href=f"{doors.replay_url}?lang={lang}"))
    if doors.file_url:
        pieces.append(_file(doors, say("Download the game"), "download"))
    if doors.deal_in_play:
        why = say("Other tables still play these cards: the replay and the file are here when they have finished.")
        pieces.append(Piece(kind="text", text=why, looks="small"))
    return pieces


def _among_rules(rules: tuple[Piece, ...], company: list[Piece]) -> tuple[Piece, ...]:
    """Before the numbers that follow from the rules."""
    at = next((place for place, piece in enumerate(rules) if piece.looks == "number"), len(rules))
    return (*rules[:at], *company, *rules[at:])


def _company(say: Translator, now: BotSettings, doors: SeatServices, asks: dict[str, SeatRequest]) -> list[Piece]:
    """What bots are like here: to choose, for whoever keeps the table; to read, for everybody else."""
    pieces: list[Piece] = []
    for name, kinds in ((say("Bots"), preset_choices(say, now)), (say("Their pace"), pace_choices(say, now))):
        chosen = next(kind for kind in kinds if kind.company == now)
        if doors.can_choose_bots:
            pieces.append(Piece(kind="heading", text=name, more=chosen.means, looks="minor"))
            pieces += [_kind(say, name, kind, now) for kind in kinds]
            asks |= {kind.key: RequestBotSettings(kind.company) for kind in kinds}
        else:
            pieces.append(Piece(kind="text", text=name, more=chosen.name, looks="rule"))
    return pieces


def _kind(say: Translator, name: str, kind: BotChoice, now: BotSettings) -> Piece:
    label = say("{name}: {choice}", name=name, choice=f"{kind.name}. {kind.means}")
    return Piece(key=kind.key, text=kind.name, label=label, looks="choice", pressed=kind.company == now)


def _refusal(page: Page, place: str) -> tuple[Piece, ...]:
    looking = page.looking
    if not looking.refusal or looking.refused_at != place:
        return ()
    return (Piece(kind="text", text=looking.refusal, looks="refusal", mark="no"),)


def _file(doors: SeatServices, text: str, looks: str) -> Piece:
    return Piece(kind="link", text=text, href=doors.file_url, looks=looks)


def _invitation(say: Translator, link: str) -> Piece:
    """How others come to this table: whoever looks at the page can tell them, or show it."""
    door, _, code = link.rpartition("/join/")
    parts = (
        qr_code(link, say("QR code of the way in")),
        Piece(kind="heading", text=say("Others come in here"), looks="minor"),
        Piece(kind="text", text=code, looks="code"),
        Piece(kind="text", text=door.partition("://")[2], looks="address"),
    )
    return Piece(kind="part", looks="invitation", parts=parts)


def _my_seat(say: Translator, doors: SeatServices) -> tuple[Piece, ...]:
    """The link to one's own seat, for another device; and the way out."""
    pieces = [
        *_own_table(say, doors),
        Piece(kind="heading", text=say("Take your seat to another device")),
        Piece(kind="text", text=say("Point its camera at the code, or open the link there. This page then lets go.")),
        qr_code(doors.personal_url, say("QR code of your personal link")),
        Piece(kind="text", text=doors.personal_url, looks="address"),
        Piece(kind="text", text=say("Whoever has this link has your seat: show it to nobody."), looks="small"),
    ]
    close = Piece(key="close-seat", label=say("Close"), mark="no", looks="close")
    leave = Piece(kind="link", text=say("Leave the table…"), href=doors.leave_url, looks="quiet")
    return (pieces[0], close, *pieces[1:], *([leave] if doors.leave_url else []))


def _own_table(say: Translator, doors: SeatServices) -> tuple[Piece, ...]:
    """At a table that one has opened for a game with bots: how friends take a bot's seat, and another name."""
    if not doors.name:
        return ()
    label = say("Your name")
    return (
        Piece(kind="heading", text=say("Play with friends")),
        *([_invitation(say, doors.join_url)] if doors.join_url else []),
        Piece(key="rename", kind="field", text=say("Change"), label=label, value=doors.name, most=24, looks="rename"),
    )
