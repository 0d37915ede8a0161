"""The ghost's notebook: what each card was meant to say. Nobody else reads it before the game is over."""

from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.moves import Note
from mysterium_nb.engine.views import GhostView
from mysterium_nb.pages.builder import PageBuilder
from mysterium_nb.pages.model import CardButton, CardFigure, Field, Heading, Panels, Piece, Text, TextButton
from mysterium_nb.pages.sent_cards import cards_sent, last_note_on


def notes_panel(builder: PageBuilder, view: GhostView) -> Panels:
    """The cards given so far, and the one that is being noted, large."""
    page_state = builder.state
    about = _meanings(view)
    if page_state.noting in about:
        return {"large": _note_editor(builder, view, page_state.noting, about[page_state.noting])}
    return {"notes": _list(builder, view, about)} if page_state.side == "notes" else {}


def _meanings(view: GhostView) -> dict[CardId, CardId]:
    """What each card given was for; the last time counts."""
    sets = {p.colour: cards for p, cards in zip(view.psychics, view.sets, strict=False)}
    about = {sent.card: sent.about for sent in cards_sent(view.story, sets)}
    if view.culprit_visions is not None and view.culprit is not None and view.finale is not None:
        about |= dict(zip(view.culprit_visions, view.finale.groups[view.culprit - 1], strict=True))
    return about


def notes_button(builder: PageBuilder, view: GhostView) -> TextButton:
    about = _meanings(view)
    bare = sum(last_note_on(view.notes, card) is None for card in about)
    text = builder.say("What I meant")
    more = builder.say("{count} to note", count=bare) if bare else ""
    return builder.button("notes", text, builder.state_after(side="notes"), subtitle=more)


def _list(builder: PageBuilder, view: GhostView, about: dict[CardId, CardId]) -> tuple[Piece, ...]:
    say = builder.say
    lead = say("Press a card, then the detail you meant. All will see it when the game is over.")
    pieces: list[Piece] = [
        Heading(text=say("What I meant")),
        builder.button("close-notes", "", builder.state_after(side=""), label=say("Close"), icon="no", style="close"),
        Text(text=lead, style="small"),
    ]
    for card, meant in reversed(about.items()):
        note = last_note_on(view.notes, card)
        pieces.append(
            CardButton(
                key=builder.register(f"noting:{card}", builder.state_after(noting=card)),
                card=card,
                text=say("Meant: {card}", card=builder.names(meant)),
                label=say("{card}, meant: {meant}", card=builder.names(card), meant=builder.names(meant)),
                point=None if note is None else note.point,
                icon="" if note is None else "yes",
            )
        )
    return tuple(pieces)


def _note_editor(builder: PageBuilder, view: GhostView, card: CardId, meant: CardId) -> tuple[Piece, ...]:
    say = builder.say
    note = last_note_on(view.notes, card)
    point = None if note is None else note.point
    words = "" if note is None else note.words
    return (
        builder.button(
            "close-large",
            "",
            builder.state_after(noting="", side="notes"),
            label=say("Close"),
            icon="no",
            style="close",
        ),
        CardButton(
            key=builder.register(f"point:{card}", Note(card, meant, point, words))
            if Note in builder.free_move_types
            else "",
            card=card,
            picture_width=900,
            text=say("Press the detail you meant."),
            label=say("{card}. Press the detail you meant.", card=builder.names(card)),
            point=point,
            reports_point=True,
        ),
        CardFigure(card=meant, picture_width=900, text=say("Meant: {card}", card=builder.names(meant)), alt=""),
        *_field(builder, Note(card, meant, point, words)),
        *builder.refusal("large"),
    )


def _field(builder: PageBuilder, note: Note) -> tuple[Piece, ...]:
    """Where words are written, unless the game is paused."""
    if Note not in builder.free_move_types:
        return ()
    say = builder.say
    key = builder.register(f"words:{note.card}", note)
    return (Field(key=key, text=say("Note"), label=say("In a few words"), value=note.words, max_length=200),)
