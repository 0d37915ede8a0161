"""The threshold of a page: what a house offers a seat besides the game, put onto whichever page the seat has."""

from msgspec.structs import asdict, replace

from mysterium_nb.i18n.catalogue import Translator, translator
from mysterium_nb.pages.model import Heading, Link, Page, Panels, Part, Piece, Text, TextButton
from mysterium_nb.pages.qr import qr_code
from mysterium_nb.protocol.bot_settings import BotChoice, BotSettings, bot_language, pace_choices, preset_choices
from mysterium_nb.protocol.seat_services import (
    RequestBots,
    RequestBotSettings,
    RequestLink,
    RequestRematch,
    SeatRequest,
    SeatServices,
)


class ServicesPage(Page, frozen=True, kw_only=True):
    requests: dict[str, SeatRequest]
    """What a press of a piece asks the house for, by its key."""


def with_services(page: Page, services: SeatServices) -> ServicesPage:
    page_state = page.state
    say = translator(page_state.lang, page.lexicon)
    panels: Panels = {**page.panels}
    names, actions = {**page.names}, {**page.actions}
    requests: dict[str, SeatRequest] = {}
    if page.kind == "after":
        panels["doors"] = (*_after_game(say, services, page_state.lang), *_refusal(page))
        names["doors"] = say("What now?")
        requests |= {"again": RequestRematch()} if services.can_play_again else {}
    if page.kind == "lobby" and services.company is not None:
        panels["rules"] = _before_numbers(panels["rules"], _company(say, services.company, services, requests))
    if page.kind == "lobby" and services.deal:
        more = say("“{deal}”: the same cards at every table that has it", deal=services.deal)
        panels["rules"] = _before_numbers(panels["rules"], [Text(text=say("Deal"), subtitle=more, style="rule")])
    if page.kind == "lobby" and services.can_add_bots:
        panels["seats"] += (TextButton(key="fill", text=say("Fill with bots"), style="fill"),)
        requests["fill"] = RequestBots(bot_language(page_state.lang))
    if page.kind == "lobby" and services.join_url:
        panels["seats"] += (_invitation(say, services.join_url),)
    if page.kind == "lobby" and services.file_url:
        panels["settings"] += (_file(services, say("The last game as a file"), "quiet download"),)
    if services.can_move_device:
        panels["settings"] += (TextButton(key="my-seat", text=say("My seat"), style="quiet"),)
        requests["my-seat"] = RequestLink()
    if services.personal_url and page_state.side == "seat":
        panels["myseat"] = _own_seat_panel(say, services)
        names["myseat"] = say("My seat")
        actions["close-seat"] = replace(page_state, side="")
    panels = {place: pieces for place, pieces in panels.items() if pieces}
    changed = {"panels": panels, "names": names, "actions": actions, "requests": requests}
    return ServicesPage(**(asdict(page) | changed))


def _after_game(say: Translator, services: SeatServices, lang: str) -> list[Piece]:
    pieces: list[Piece] = []
    if services.can_play_again:
        pieces.append(TextButton(key="again", text=say("Play again, same people"), style="go"))
    if services.replay_url:
        pieces.append(Link(text=say("Open the replay"), href=f"{services.replay_url}?lang={lang}"))
    if services.file_url:
        pieces.append(_file(services, say("Download the game"), "download"))
    if services.deal_in_play:
        why = say("Other tables still play these cards: the replay and the file are here when they have finished.")
        pieces.append(Text(text=why, style="small"))
    return pieces


def _before_numbers(rules: tuple[Piece, ...], company: list[Piece]) -> tuple[Piece, ...]:
    """Before the numbers that follow from the rules."""
    at = next((place for place, piece in enumerate(rules) if piece.style == "number"), len(rules))
    return (*rules[:at], *company, *rules[at:])


def _company(
    say: Translator, now: BotSettings, services: SeatServices, requests: dict[str, SeatRequest]
) -> list[Piece]:
    """What bots are like here: to choose, for whoever keeps the table; to read, for everybody else."""
    pieces: list[Piece] = []
    for name, kinds in ((say("Bots"), preset_choices(say, now)), (say("Their pace"), pace_choices(say, now))):
        chosen = next(kind for kind in kinds if kind.company == now)
        if services.can_choose_bots:
            pieces.append(Heading(text=name, subtitle=chosen.means, style="minor"))
            pieces += [_kind(say, name, kind, now) for kind in kinds]
            requests |= {kind.key: RequestBotSettings(kind.company) for kind in kinds}
        else:
            pieces.append(Text(text=name, subtitle=chosen.name, style="rule"))
    return pieces


def _kind(say: Translator, name: str, kind: BotChoice, now: BotSettings) -> TextButton:
    label = say("{name}: {choice}", name=name, choice=f"{kind.name}. {kind.means}")
    return TextButton(key=kind.key, text=kind.name, label=label, style="choice", pressed=kind.company == now)


def _refusal(page: Page) -> tuple[Piece, ...]:
    page_state = page.state
    if not page_state.refusal or page_state.refused_at != "doors":
        return ()
    return (Text(text=page_state.refusal, style="refusal", icon="no"),)


def _file(services: SeatServices, text: str, style: str) -> Link:
    return Link(text=text, href=services.file_url, style=style)


def _invitation(say: Translator, link: str) -> Part:
    """How others come to this table: whoever looks at the page can tell them, or show it."""
    door, _, code = link.rpartition("/join/")
    parts = (
        qr_code(link, say("QR code of the way in")),
        Heading(text=say("Others come in here"), style="minor"),
        Text(text=code, style="code"),
        Text(text=door.partition("://")[2], style="address"),
    )
    return Part(style="invitation", parts=parts)


def _own_seat_panel(say: Translator, services: SeatServices) -> tuple[Piece, ...]:
    """The link to one's own seat, for another device; and the way out."""
    pieces = (
        Heading(text=say("Take your seat to another device")),
        TextButton(key="close-seat", label=say("Close"), icon="no", style="close"),
        Text(text=say("Point its camera at the code, or open the link there. This page then lets go.")),
        qr_code(services.personal_url, say("QR code of your personal link")),
        Text(text=services.personal_url, style="address"),
        Text(text=say("Whoever has this link has your seat: show it to nobody."), style="small"),
    )
    if not services.leave_url:
        return pieces
    return (*pieces, Link(text=say("Leave the table…"), href=services.leave_url, style="quiet"))
