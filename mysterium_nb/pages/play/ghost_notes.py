"""The ghost's notebook: what each card was meant to say. Nobody else reads it before the game is over."""

from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.moves import Note
from mysterium_nb.engine.views import GhostView
from mysterium_nb.pages.builder import Desk
from mysterium_nb.pages.model import CardButton, CardFigure, Field, Heading, Panels, Piece, Text, TextButton
from mysterium_nb.pages.sent_cards import cards_sent, note_on


def notebook(desk: Desk, view: GhostView) -> Panels:
    """The cards given so far, and the one that is being noted, large."""
    looking = desk.looking
    about = _meanings(view)
    if looking.noting in about:
        return {"large": _noting(desk, view, looking.noting, about[looking.noting])}
    return {"notes": _list(desk, view, about)} if looking.side == "notes" else {}


def _meanings(view: GhostView) -> dict[CardId, CardId]:
    """What each card given was for; the last time counts."""
    sets = {p.colour: cards for p, cards in zip(view.psychics, view.sets, strict=False)}
    about = {sent.card: sent.about for sent in cards_sent(view.story, sets)}
    if view.culprit_visions is not None and view.culprit is not None and view.finale is not None:
        about |= dict(zip(view.culprit_visions, view.finale.groups[view.culprit - 1], strict=True))
    return about


def notes_button(desk: Desk, view: GhostView) -> TextButton:
    about = _meanings(view)
    bare = sum(note_on(view.notes, card) is None for card in about)
    text = desk.say("What I meant")
    more = desk.say("{count} to note", count=bare) if bare else ""
    return desk.button("notes", text, desk.look(side="notes"), subtitle=more)


def _list(desk: Desk, view: GhostView, about: dict[CardId, CardId]) -> tuple[Piece, ...]:
    say = desk.say
    lead = say("Press a card, then the detail you meant. All will see it when the game is over.")
    pieces: list[Piece] = [
        Heading(text=say("What I meant")),
        desk.button("close-notes", "", desk.look(side=""), label=say("Close"), icon="no", style="close"),
        Text(text=lead, style="small"),
    ]
    for card, meant in reversed(about.items()):
        note = note_on(view.notes, card)
        pieces.append(
            CardButton(
                key=desk.press(f"noting:{card}", desk.look(noting=card)),
                card=card,
                text=say("Meant: {card}", card=desk.names(meant)),
                label=say("{card}, meant: {meant}", card=desk.names(card), meant=desk.names(meant)),
                point=None if note is None else note.point,
                icon="" if note is None else "yes",
            )
        )
    return tuple(pieces)


def _noting(desk: Desk, view: GhostView, card: CardId, meant: CardId) -> tuple[Piece, ...]:
    say = desk.say
    note = note_on(view.notes, card)
    point = None if note is None else note.point
    words = "" if note is None else note.words
    return (
        desk.button(
            "close-large", "", desk.look(noting="", side="notes"), label=say("Close"), icon="no", style="close"
        ),
        CardButton(
            key=desk.press(f"point:{card}", Note(card, meant, point, words)) if Note in desk.free else "",
            card=card,
            picture_width=900,
            text=say("Press the detail you meant."),
            label=say("{card}. Press the detail you meant.", card=desk.names(card)),
            point=point,
            reports_point=True,
        ),
        CardFigure(card=meant, picture_width=900, text=say("Meant: {card}", card=desk.names(meant)), alt=""),
        *_field(desk, Note(card, meant, point, words)),
        *desk.refusal("large"),
    )


def _field(desk: Desk, note: Note) -> tuple[Piece, ...]:
    """Where words are written, unless the game is paused."""
    if Note not in desk.free:
        return ()
    say = desk.say
    key = desk.press(f"words:{note.card}", note)
    return (Field(key=key, text=say("Note"), label=say("In a few words"), value=note.words, max_length=200),)
