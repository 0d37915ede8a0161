"""Reasons: a mind says only what both cards have."""

import re

import pytest

from mysterium_nb import Table, seat_bots
from mysterium_nb.decks import Card, shipped
from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.events import HourBegan, PawnJudged, StoryEvent, VisionSent
from mysterium_nb.engine.seats import WATCH, Colour
from mysterium_nb.minds import Mind, NoisyMind, PooledMind, Reason, Voice, ensemble, minds_of
from mysterium_nb.protocol.bot_settings import Preset

DECK = shipped()
CARDS = {card.id: card for card in DECK.cards}
WORDS = {card.id: set(re.findall(r"\w+", f"{card.name['en']} {card.alt['en']}".lower())) for card in DECK.cards}


def is_on(reason: Reason, card: Card) -> bool:
    match reason.kind:
        case "motif":
            return reason.tag in card.motifs
        case "colour":
            return reason.tag in card.colour_names
        case "palette":
            return reason.tag == card.palette
        case "mood":
            return reason.tag in card.moods
        case "composition":
            return reason.tag == card.composition
        case "word":
            return reason.tag in WORDS[card.id]


def all_minds() -> dict[str, Mind]:
    minds = minds_of(DECK)
    every: dict[str, Mind] = {**minds, "ensemble": ensemble(DECK)}
    return every | {"noisy": NoisyMind(every["ensemble"], 0.6, 1), "pooled": PooledMind(list(minds.values()))}


@pytest.mark.parametrize("name", all_minds())
def test_every_reason_is_a_tag_or_a_word_that_both_cards_have(name: str) -> None:
    mind = all_minds()[name]
    given = 0
    for vision in DECK.ids_of_kind("v"):
        for card in (*DECK.ids_of_kind("c"), *DECK.ids_of_kind("l"), *DECK.ids_of_kind("o")):
            for reason in mind.why(vision, card):
                given += 1
                assert is_on(reason, CARDS[vision]), (vision, card, reason)
                assert is_on(reason, CARDS[card]), (vision, card, reason)
    assert given > 500


@pytest.mark.parametrize("name", all_minds())
def test_the_strongest_reason_comes_first_and_none_is_given_twice(name: str) -> None:
    mind = all_minds()[name]
    for vision in DECK.ids_of_kind("v")[:12]:
        for card in (*DECK.ids_of_kind("c"), *DECK.ids_of_kind("l"), *DECK.ids_of_kind("o")):
            reasons = mind.why(vision, card)
            weights = [reason.weight for reason in reasons]
            assert weights == sorted(weights, reverse=True)
            assert all(weight > 0 for weight in weights)
            assert len({(reason.kind, reason.tag) for reason in reasons}) == len(reasons)


def a_pair_with(motif: str) -> tuple[CardId, CardId]:
    with_it = DECK.where(motif=motif)
    return with_it.ids_of_kind("v")[0], with_it.ids_of_kind("l")[0]


def test_a_word_that_names_a_shared_motif_is_that_motif() -> None:
    vision, card = a_pair_with("lighthouse")
    own = {reason.tag for reason in minds_of(DECK)["meanings"].why(vision, card)}
    assert "lighthouse" in own
    said = [reason for reason in ensemble(DECK).why(vision, card) if reason.tag == "lighthouse"]
    assert [reason.kind for reason in said] == ["motif"]


def test_how_a_thing_is_placed_is_no_reason() -> None:
    given = {
        reason.tag
        for vision in DECK.ids_of_kind("v")
        for card in (*DECK.ids_of_kind("c"), *DECK.ids_of_kind("l"), *DECK.ids_of_kind("o"))
        for reason in minds_of(DECK)["meanings"].why(vision, card)
    }
    assert {"water", "snow", "teal"} <= given
    assert not given & {"stands", "hangs", "with", "behind", "another", "its", "one"}


def test_noise_has_no_reasons() -> None:
    assert not NoisyMind(ensemble(DECK), 0, 1).why(*a_pair_with("lighthouse"))


def test_where_noise_alone_puts_two_cards_together_what_they_share_is_no_reason() -> None:
    clear, noisy = ensemble(DECK), NoisyMind(ensemble(DECK), 0.5, 1)
    suspects = (*DECK.ids_of_kind("c"), *DECK.ids_of_kind("l"), *DECK.ids_of_kind("o"))
    by_noise = [
        (vision, card)
        for vision in DECK.ids_of_kind("v")
        for card in suspects
        if clear.affinity.submatrix((vision,), (card,))[0, 0] <= 0 and clear.why(vision, card)
        if noisy.affinity.submatrix((vision,), (card,))[0, 0] > 1
    ]
    assert len(by_noise) > 20
    assert all(noisy.why(vision, card) == () for vision, card in by_noise)
    assert all(PooledMind([noisy, noisy]).why(vision, card) == () for vision, card in by_noise)
    assert noisy.why(*a_pair_with("lighthouse"))


def in_common(vision: Card, card: Card, voice: Voice) -> set[str]:
    """All that could be said to join two cards, in somebody's words."""
    motifs = (*card.motifs.focal, *card.motifs.support, *card.motifs.ground)
    tags = [*(Reason("motif", tag, 1) for tag in motifs), *(Reason("mood", tag, 1) for tag in card.moods)]
    tags += [Reason("colour", tag, 1) for tag in card.colour_names]
    tags += [Reason("palette", card.palette, 1), Reason("composition", card.composition, 1)]
    tags += [Reason("word", word, 1) for word in WORDS[card.id]]
    return {said for tag in tags if is_on(tag, vision) for said in voice.reason_names((tag,))}


@pytest.mark.parametrize("preset", ["friend", "stranger"])
@pytest.mark.parametrize(("lang", "read"), [("en", "I read: (.+?)\\. [I“]"), ("fr", "Je lis\xa0: (.+?)\\. [P«]")])
def test_every_reason_in_talk_is_on_the_pawns_card_and_on_a_vision_before_it(
    preset: Preset, lang: str, read: str
) -> None:
    voice, given = Voice(DECK, lang), 0
    for game in range(3):
        table = Table.new(players=5, difficulty="easy", seed=f"evening {game}")
        seat_bots(table, preset=preset, lang=lang)
        before = visions_before_pawns(table.view(WATCH).story)
        for remark in table.view(WATCH).talk:
            reasons = re.match(read, remark.text)
            if reasons is None:
                continue
            visions, card = before[remark.psychic, remark.hour]
            possible = {said for vision in visions for said in in_common(CARDS[vision], CARDS[card], voice)}
            assert {*reasons[1].split(", ")} <= possible, remark
            given += 1
    assert given > 10


def visions_before_pawns(story: tuple[StoryEvent, ...]) -> dict[tuple[Colour, int], tuple[list[CardId], CardId]]:
    """What lay before each psychic in each hour, and where the pawn stood when it was judged."""
    hour, lying, judged = 0, dict[Colour, list[CardId]](), {}
    for event in story:
        match event:
            case HourBegan():
                hour = event.hour
            case VisionSent():
                lying[event.psychic] = [*lying.get(event.psychic, []), *event.cards]
            case PawnJudged():
                judged[event.psychic, hour] = lying[event.psychic], event.card
                if event.right:
                    lying[event.psychic] = []
    return judged
