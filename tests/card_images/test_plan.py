"""What is on the cards, and what is said of them: the plan's numbers, asserted of the manifest."""

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import asdict

from card_images.source.plan import CATALOGUE, SUSPECTS, VISIONS
from card_images.source.plan.alt_text import COLOURS, has_colour, names, without_article
from card_images.source.plan.coverage import problems
from card_images.source.plan.schema import plans_in
from tests.card_images.test_pictures import CARDS, MANIFEST, ROOT

SUSPECT_IDS = [card for card in CARDS if card[0] != "v"]
VISION_IDS = [card for card in CARDS if card[0] == "v"]
SCENES = [path for path in sorted((ROOT / "source" / "scenes").glob("*.py")) if "\n@scene(" in path.read_text("utf-8")]


def motifs(card: str) -> set[str]:
    return {motif for names in CARDS[card]["motifs"].values() for motif in names}


def test_the_plan_holds() -> None:
    assert problems() == []


@pytest.mark.parametrize("module", SCENES, ids=lambda path: path.stem)
def test_every_card_has_its_plan_beside_its_scene(module: Path) -> None:
    drawn = re.findall(r'^@scene\("(\w+)"', module.read_text(encoding="utf-8"), re.MULTILINE)
    assert list(tomllib.loads(module.with_suffix(".toml").read_text(encoding="utf-8"))) == drawn


@pytest.mark.parametrize(
    ("right", "wrong"),
    [('palette = "midnight"', 'palette = "night"'), ("alt.fr = ", "alt.de = "), ("moods = ", "mood = ")],
)
def test_a_mistake_in_a_plan_is_named_with_its_card(right: str, wrong: str, tmp_path: Path) -> None:
    text = (ROOT / "source" / "scenes" / "visions_1_10.toml").read_text(encoding="utf-8")
    assert right in text
    file = tmp_path / "visions.toml"
    file.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(ValueError, match=r"visions\.toml, \[v\d+\]: "):
        plans_in(file)


@pytest.mark.parametrize("card", CARDS)
def test_what_the_scene_placed_is_what_was_planned(card: str) -> None:
    planned = (SUSPECTS | VISIONS)[card]
    wanted = {weight: sorted(names) for weight, names in asdict(planned.motifs).items()}
    assert CARDS[card]["motifs"] == wanted
    assert (CARDS[card]["name"], CARDS[card]["alt"]) == (asdict(planned.name), asdict(planned.alt))


@pytest.mark.parametrize("suspect", SUSPECT_IDS)
def test_every_suspect_card_has_its_strong_and_its_weak_hints(suspect: str) -> None:
    shared = [len(motifs(suspect) & motifs(vision)) for vision in VISION_IDS]
    assert sum(count >= 2 for count in shared) >= 4
    assert sum(count == 1 for count in shared) >= 12
    assert max(shared) <= 3, "a vision is no literal picture of a suspect card"


def test_motifs_palettes_and_recipes_are_dealt_evenly() -> None:
    stands = Counter(motif for vision in VISION_IDS for motif in motifs(vision))
    assert set(stands) == set(CATALOGUE)
    assert set(stands.values()) <= set(range(3, 8))
    for field in ("palette", "composition"):
        counts = Counter(CARDS[vision][field] for vision in VISION_IDS)
        assert len(counts) == 10
        assert set(counts.values()) <= set(range(7, 11)), field


def test_every_motif_and_mood_has_its_word_in_both_languages() -> None:
    used = {motif for card in CARDS for motif in motifs(card)} | {mood for c in CARDS.values() for mood in c["moods"]}
    assert used <= set(MANIFEST["words"])
    assert all(set(words) == {"en", "fr"} and all(words.values()) for words in MANIFEST["words"].values())


def test_few_moons_and_not_too_many_swirling_skies() -> None:
    assert sum("moon" in motifs(vision) for vision in VISION_IDS) <= 12
    assert sum(vision.sky == "swirl" for vision in VISIONS.values()) <= 0.4 * len(VISIONS)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("card", CARDS)
def test_the_alt_text_names_what_matters_and_a_colour(card: str, lang: str) -> None:
    alt = CARDS[card]["alt"][lang]
    assert 80 <= len(alt) <= 400
    for motif in (*CARDS[card]["motifs"]["focal"], *CARDS[card]["motifs"]["support"]):
        assert names(alt, getattr(CATALOGUE[motif].word, lang)), motif
    assert has_colour(alt, getattr(COLOURS, lang))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_alt_texts_and_names_are_all_different(lang: str) -> None:
    for field in ("alt", "name"):
        texts = [card[field][lang] for card in CARDS.values()]
        assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("vision", VISION_IDS)
def test_a_vision_never_names_a_suspect_card(vision: str, lang: str) -> None:
    said = f"{CARDS[vision]['name'][lang]} {CARDS[vision]['alt'][lang]}"
    assert [s for s in SUSPECT_IDS if names(said, without_article(CARDS[s]["name"][lang]))] == []
