"""What the ghost meant, card by card: to whom it went, what it was for, and what was made of it."""

from typing import NamedTuple

from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.seats import GHOST
from mysterium_nb.engine.state import GhostNote
from mysterium_nb.engine.views import RevealedState
from mysterium_nb.pages.after.summary import capitalise_first, mid_sentence
from mysterium_nb.pages.builder import PageBuilder
from mysterium_nb.pages.model import CardButton, Heading, Piece, Text, Thumbnail
from mysterium_nb.pages.sent_cards import SentCard, cards_sent, last_note_on

MOST = {"laptop": 24, "phone": 12}
"""How many cards lie there, where there is so much room, until somebody asks for all."""
ALL = "all"


class CardIntention(NamedTuple):
    """A card that was given; to everybody where there is no `sent`."""

    card: CardId
    about: CardId
    sent: SentCard | None
    note: GhostNote | None


def card_intentions(builder: PageBuilder, truth: RevealedState) -> list[CardIntention]:
    """In the order in which they were given, the shared vision last."""
    view = builder.view
    sets = {p.colour: cards for p, cards in zip(view.psychics, truth.sets, strict=False)}
    given = cards_sent(view.story, sets) if sets else ()
    all_given = [CardIntention(sent.card, sent.about, sent, None) for sent in given]
    if truth.culprit_visions is not None and truth.culprit is not None and view.finale is not None:
        group = view.finale.groups[truth.culprit - 1]
        all_given += [
            CardIntention(card, about, None, None) for card, about in zip(truth.culprit_visions, group, strict=True)
        ]
    often = [meaning.card for meaning in all_given]
    return [one._replace(note=_note(truth, one, alone=often.count(one.card) == 1)) for one in all_given]


def _note(truth: RevealedState, one: CardIntention, *, alone: bool) -> GhostNote | None:
    """A card can be given twice, once the pile has been shuffled again: then each note goes with what it was about."""
    about = tuple(note for note in truth.notes if note.about in (None, one.about))
    return last_note_on(truth.notes if alone else about, one.card)


def intentions_panel(builder: PageBuilder, truth: RevealedState) -> tuple[Piece, ...]:
    say = builder.say
    given = card_intentions(builder, truth)
    if not given:
        return ()
    noted = [one for one in given if one.note is not None]
    ordered = noted + [one for one in given if one.note is None]
    most = MOST[builder.state.device]
    shown = ordered if builder.state.kind == ALL else ordered[:most]
    ghost = capitalise_first(builder.who(GHOST))
    lead = say("{who} marked {count} of {total} cards.", who=ghost, count=len(noted), total=len(given))
    if not noted:
        lead = say("{who} marked none of the {total} cards.", who=ghost, total=len(given))
    pieces: list[Piece] = [Heading(text=say("What the ghost meant")), Text(text=lead, style="small")]
    for place, one in enumerate(shown):
        if place == len(noted) > 0:
            pieces.append(Heading(text=say("The other cards"), style="minor"))
        pieces.append(_card(builder, one, place))
    if len(ordered) > most:
        everything = builder.state.kind == ALL
        text = say("Show fewer cards") if everything else say("Show all {count} cards", count=len(ordered))
        look = builder.state_after(kind="" if everything else ALL)
        pieces.append(builder.button("all", text, look, style="wide"))
    return tuple(pieces)


def _card(builder: PageBuilder, one: CardIntention, place: int) -> CardButton:
    say, note, sent = builder.say, one.note, one.sent
    text = (
        say("{Shared_vision}")
        if sent is None
        else say("{who}, {hour}", who=capitalise_first(builder.who(sent.psychic)), hour=builder.hour(sent.hour))
    )
    words = say("“{words}”", words=note.words) if note is not None and note.words else ""
    purpose = say("Meant: {card}", card=builder.names(one.about))
    verdict = None if sent is None else _verdict(builder, sent)
    spoken = (builder.names(one.card), text, words, purpose, "" if verdict is None else verdict.text)
    return CardButton(
        key=builder.register(f"meant:{place}:{one.card}", builder.enlarge(one.card, one.about)),
        card=one.card,
        text=text,
        subtitle=words,
        label=". ".join(part.rstrip(".") for part in spoken if part) + ".",
        seat="" if sent is None else sent.psychic,
        point=None if note is None else note.point,
        thumbnails=(Thumbnail(one.about, purpose, "meant"), *(() if verdict is None else (verdict,))),
        style="meaning" if note is None else "meaning noted",
    )


def _verdict(builder: PageBuilder, sent: SentCard) -> Thumbnail:
    say, who = builder.say, capitalise_first(builder.who(sent.psychic))
    if sent.guess is None:
        return Thumbnail("", say("No guess"), "none")
    if sent.right:
        return Thumbnail(sent.guess, say("{who} saw it.", who=who), "right")
    return Thumbnail(
        sent.guess, say("{who} chose {card}.", who=who, card=mid_sentence(builder.names(sent.guess))), "wrong"
    )
