"""Checks the plan: counts which visions hint at which cards, and lists every rule that is broken.

``python -m card_images.source.plan.coverage`` prints the figures.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations

from card_images.source.plan import CATALOGUE, MOODS, SUSPECTS, VISIONS
from card_images.source.plan.alt_text import COLOURS, has_colour, names, without_article
from card_images.source.plan.schema import Suspect, Vision, Weights, Words

MIN_STRONG_HINTS = 4
"""Visions that share two or more motifs with a suspect card, at least."""
MIN_WEAK_HINTS = 12
"""Visions that share exactly one motif with a suspect card, at least."""
MAX_SHARED = 3
"""Motifs that a vision may share with one other card."""
VISIONS_OF_A_MOTIF = range(3, 8)
VISIONS_OF_A_PALETTE = range(7, 11)
VISIONS_OF_A_COMPOSITION = range(7, 11)
MAX_MOONS = 12
MAX_SWIRLS = 0.40
ALT_LENGTH = range(80, 401)


@dataclass(frozen=True)
class Hints:
    """How many visions point at one suspect card."""

    strong: int
    weak: int
    most_shared: int


@dataclass(frozen=True)
class Coverage:
    """What the visions cover, counted."""

    hints: dict[str, Hints]
    motifs: Counter[str]
    palettes: Counter[str]
    compositions: Counter[str]
    moods: Counter[str]
    moves: Counter[str]
    skies: Counter[str]
    most_shared_by_two_visions: int


def shared(first: Weights, second: Weights) -> int:
    """How many motifs two cards have in common."""
    return len(set(first.all) & set(second.all))


def hints_at(suspect: Suspect, visions: Iterable[Vision]) -> Hints:
    """How many visions share motifs with this card, strongly or weakly."""
    counts = [shared(suspect.motifs, vision.motifs) for vision in visions]
    return Hints(sum(count >= 2 for count in counts), counts.count(1), max(counts, default=0))


def coverage(suspects: dict[str, Suspect], visions: dict[str, Vision]) -> Coverage:
    """The figures of a plan."""
    cards = visions.values()
    return Coverage(
        hints={suspect.id: hints_at(suspect, cards) for suspect in suspects.values()},
        motifs=Counter(motif for card in cards for motif in card.motifs.all),
        palettes=Counter(card.palette for card in cards),
        compositions=Counter(card.composition for card in cards),
        moods=Counter(mood for card in cards for mood in card.moods),
        moves=Counter(card.move for card in cards),
        skies=Counter(card.sky for card in cards),
        most_shared_by_two_visions=max(
            (shared(one.motifs, other.motifs) for one, other in combinations(cards, 2)), default=0
        ),
    )


def problems(suspects: dict[str, Suspect] = SUSPECTS, visions: dict[str, Vision] = VISIONS) -> list[str]:
    """Every rule that the plan breaks, a sentence each; empty when it holds."""
    return [
        *_weight_problems(suspects, visions),
        *_dealing_problems(suspects, visions),
        *_count_problems(coverage(suspects, visions)),
        *_pair_problems(suspects, visions),
        *_name_problems(suspects, visions),
        *_alt_problems(suspects, visions),
    ]


def _cards(suspects: dict[str, Suspect], visions: dict[str, Vision]) -> list[Suspect | Vision]:
    return [*suspects.values(), *visions.values()]


def _weight_problems(suspects: dict[str, Suspect], visions: dict[str, Vision]) -> Iterator[str]:
    for card in _cards(suspects, visions):
        motifs = card.motifs
        if unknown := [motif for motif in motifs.all if motif not in CATALOGUE]:
            yield f"{card.id} has motifs that are not in the catalogue: {', '.join(unknown)}."
        if len(set(motifs.all)) != len(motifs.all):
            yield f"{card.id} has a motif twice."
        if not 5 <= len(motifs.all) <= 7:
            yield f"{card.id} has {len(motifs.all)} motifs; 5 to 7 are wanted."
        if not 1 <= len(motifs.focal) <= 2:
            yield f"{card.id} has {len(motifs.focal)} focal motifs; one or two are wanted."
        if not 2 <= len(motifs.support) <= 4:
            yield f"{card.id} has {len(motifs.support)} supporting motifs; 2 to 4 are wanted."
        if len(motifs.ground) > 2:
            yield f"{card.id} has {len(motifs.ground)} motifs in the ground; 2 at most are wanted."
    for suspect in suspects.values():
        if not suspect.motifs.ground:
            yield f"{suspect.id} has no motif in the ground."
        if not 1 <= len(suspect.moods) <= 2:
            yield f"{suspect.id} has {len(suspect.moods)} moods; one or two are wanted."
    for vision in visions.values():
        if len(vision.moods) != 1:
            yield f"{vision.id} has {len(vision.moods)} moods; one is wanted."


def _dealing_problems(suspects: dict[str, Suspect], visions: dict[str, Vision]) -> Iterator[str]:
    for vision in visions.values():
        sources = [suspects[source] for source in vision.sources]
        if [source.kind for source in sources] != ["character", "location", "object"]:
            yield f"{vision.id} is not dealt from one character, one location and one object."
        for source in sources:
            if shared(source.motifs, vision.motifs) < 2:
                yield f"{vision.id} has fewer than two motifs of {source.id}, from which it is dealt."
        if stray := set(vision.motifs.all) - {motif for source in sources for motif in source.motifs.all}:
            yield f"{vision.id} has motifs of none of its sources: {', '.join(sorted(stray))}."
        if not any(
            one.palette == vision.palette and set(vision.moods) <= set(other.moods)
            for one in sources
            for other in sources
            if one is not other
        ):
            yield f"{vision.id} has not the palette of one of its sources and the mood of another."


def _count_problems(figures: Coverage) -> Iterator[str]:
    for suspect, hints in figures.hints.items():
        if hints.strong < MIN_STRONG_HINTS:
            yield f"{suspect} has {hints.strong} strong hints; {MIN_STRONG_HINTS} are wanted."
        if hints.weak < MIN_WEAK_HINTS:
            yield f"{suspect} has {hints.weak} weak hints; {MIN_WEAK_HINTS} are wanted."
        if hints.most_shared > MAX_SHARED:
            yield f"A vision shares {hints.most_shared} motifs with {suspect}; {MAX_SHARED} at most may be."
    for motif in CATALOGUE:
        if figures.motifs[motif] not in VISIONS_OF_A_MOTIF:
            yield f"The motif {motif} stands in {figures.motifs[motif]} visions; 3 to 7 are wanted."
    for palette, count in figures.palettes.items():
        if count not in VISIONS_OF_A_PALETTE:
            yield f"The palette {palette} colours {count} visions; 7 to 10 are wanted."
    for composition, count in figures.compositions.items():
        if count not in VISIONS_OF_A_COMPOSITION:
            yield f"The composition {composition} is that of {count} visions; 7 to 10 are wanted."
    for mood in MOODS:
        if not figures.moods[mood]:
            yield f"No vision has the mood {mood}."
    if figures.motifs["moon"] > MAX_MOONS:
        yield f"{figures.motifs['moon']} visions have a moon; {MAX_MOONS} at most are allowed."
    if figures.skies["swirl"] > MAX_SWIRLS * figures.skies.total():
        yield f"{figures.skies['swirl']} of {figures.skies.total()} skies swirl; {MAX_SWIRLS:.0%} may."


def _pair_problems(suspects: dict[str, Suspect], visions: dict[str, Vision]) -> Iterator[str]:
    for one, other in combinations(_cards(suspects, visions), 2):
        if type(one) is type(other) and (count := shared(one.motifs, other.motifs)) > MAX_SHARED:
            yield f"{one.id} and {other.id} share {count} motifs; {MAX_SHARED} at most are allowed."


def _name_problems(suspects: dict[str, Suspect], visions: dict[str, Vision]) -> Iterator[str]:
    cards = _cards(suspects, visions)
    for language in Words.__struct_fields__:
        called = {card.id: str(getattr(card.name, language)).lower() for card in cards}
        for name, count in Counter(called.values()).items():
            if count > 1:
                yield f"{count} cards are called {name!r}."
        for one, other in combinations(suspects, 2):
            if called[one] in called[other] or called[other] in called[one]:
                yield f"The name of {one} or {other} is a part of the other's."
        for vision in visions:
            for suspect in suspects:
                if without_article(called[suspect]) in called[vision]:
                    yield f"The name of {vision} names {suspect}."


def _alt_problems(suspects: dict[str, Suspect], visions: dict[str, Vision]) -> Iterator[str]:
    cards = _cards(suspects, visions)
    for language in Words.__struct_fields__:
        alts = {card.id: str(getattr(card.alt, language)) for card in cards}
        for text, count in Counter(alts.values()).items():
            if count > 1:
                yield f"{count} cards have the alt text {text!r}."
        for card in cards:
            text = alts[card.id]
            if len(text) not in ALT_LENGTH:
                yield f"The {language} alt text of {card.id} is {len(text)} characters long; 80 to 400 fit."
            if not has_colour(text, getattr(COLOURS, language)):
                yield f"The {language} alt text of {card.id} names no colour."
            for motif in (*card.motifs.focal, *card.motifs.support):
                word = str(getattr(CATALOGUE[motif].word, language))
                if not names(text, word):
                    yield f"The {language} alt text of {card.id} does not name its {word}."
        for vision in visions:
            for suspect in suspects.values():
                if without_article(getattr(suspect.name, language)) in alts[vision].lower():
                    yield f"The {language} alt text of {vision} names {suspect.id}."


def report(figures: Coverage) -> str:
    """The figures, a line each."""

    def spread(counts: Iterable[int]) -> str:
        values = list(counts)
        return f"{min(values)} to {max(values)}, {sum(values) / len(values):.1f} on average"

    def listed(counts: Counter[str]) -> str:
        return ", ".join(f"{name} {count}" for name, count in counts.most_common())

    hints = figures.hints.values()
    return "\n".join(
        (
            f"strong hints of a suspect card: {spread(hint.strong for hint in hints)}",
            f"weak hints of a suspect card: {spread(hint.weak for hint in hints)}",
            f"most motifs shared by a vision and a suspect card: {max(hint.most_shared for hint in hints)}",
            f"most motifs shared by two visions: {figures.most_shared_by_two_visions}",
            f"visions of a motif: {spread(figures.motifs.values())}, of {len(figures.motifs)} motifs",
            f"palettes: {listed(figures.palettes)}",
            f"compositions: {listed(figures.compositions)}",
            f"moods: {listed(figures.moods)}",
            f"surreal moves: {listed(figures.moves)}",
            f"skies: {listed(figures.skies)}",
            f"moons: {figures.motifs['moon']}",
        )
    )


def main() -> int:
    """Print the figures and whatever is wrong; 1 when something is."""
    wrong = problems()
    print(report(coverage(SUSPECTS, VISIONS)))
    print("\n".join(wrong) if wrong else "The plan holds.")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
