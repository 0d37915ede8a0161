"""How much a learned mind is worth with classes it did not know.

`python -m mysterium_nb.lab.evaluation.class_learning` plays it all again and rewrites `class_learning.json`, which the
notebooks show.
"""

from importlib.resources import files
from pathlib import Path
from typing import Literal

import msgspec
import numpy as np

from mysterium_nb.decks import shipped
from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.rules import Rules
from mysterium_nb.engine.seats import GHOST, WATCH, SeatId, assign_colours
from mysterium_nb.engine.views import view
from mysterium_nb.lab.engine_games import play_engine_game
from mysterium_nb.lab.intervals import wilson
from mysterium_nb.minds import Bot, Dials, Mind, NoisyMind, Partner, ensemble, similarity
from mysterium_nb.minds.associations.affinity import Affinity, feature_matrix, standardised, visions_and_suspects
from mysterium_nb.minds.associations.mind import Reason
from mysterium_nb.minds.associations.tags import tag_information, tags_of
from mysterium_nb.minds.learning.learned_mind import LearnedMind
from mysterium_nb.minds.learning.picks import Pick, picks_of

RULES = Rules.classic(players=5)
DIALS = Dials(alike=0.5)
GAMES_LEARNED = 30
ClassKind = Literal["tastes", "thoughts", "prior", "noise"]
OWN: dict[ClassKind, float] = {"tastes": 0.5, "thoughts": 1.0}
"""Classes that are their own: of what they have for themselves, the share that is no taste for this or that, but one
thought for each two cards, about which the others say nothing. Besides there are classes that think just as the prior
does, and people who put their pawns anywhere."""
KINDS: tuple[ClassKind, ...] = ("tastes", "thoughts", "prior", "noise")
ALIKE = 0.5
"""The correlation of the prior and a class that is its own."""
PERSON = 0.9
"""The correlation of a person and their class."""
DISTRACTED = 0.1


class CommonMind:
    """What the people of a simulated class have in common."""

    name = "class"

    def __init__(self, kind: ClassKind, seed: int) -> None:
        prior = ensemble(shipped()).affinity
        match kind:
            case "prior":
                self.affinity = prior
            case "noise":
                self.affinity = Affinity(prior.visions, prior.suspects, np.zeros_like(prior.matrix))
            case "tastes" | "thoughts":
                self.affinity = _its_own(prior, seed, OWN[kind])

    def why(self, vision: CardId, card: CardId) -> tuple[Reason, ...]:  # noqa: ARG002  # what every mind is asked
        return ()

    def person(self, seed: str) -> Mind:
        return NoisyMind(self, PERSON, seed)


def _its_own(prior: Affinity, seed: int, own: float) -> Affinity:
    """Every tag draws or repels, some more than others; what is left of it beside the prior makes the class."""
    deck = shipped()
    rng = np.random.default_rng(seed)
    tags = {card.id: tags_of(card) for card in deck.cards}
    telling = tag_information(list(tags.values()))
    here, there = (feature_matrix([tags[card] for card in side], telling) for side in visions_and_suspects(deck))
    weights = np.array(list(telling.values())) * rng.standard_normal(len(telling))
    tastes = standardised((here * weights) @ there.T, prior.suspects)
    thoughts = standardised(rng.standard_normal(tastes.shape), prior.suspects)
    peculiar = (1 - own) ** 0.5 * tastes + own**0.5 * thoughts
    peculiar -= prior.matrix * (float((peculiar * prior.matrix).sum()) / float((prior.matrix**2).sum()))
    mixed = ALIKE * prior.matrix + (1 - ALIKE**2) ** 0.5 * standardised(peculiar, prior.suspects)
    return Affinity(prior.visions, prior.suspects, standardised(mixed, prior.suspects))


class Score(msgspec.Struct, frozen=True):
    games: int
    wins: int
    win_interval: tuple[float, float]
    first_guesses: int
    """First guesses at a card with all the cards of its kind still there."""
    right: int
    right_interval: tuple[float, float]
    """As if every guess stood for itself. Those of one game go together a little, so it is somewhat too narrow."""

    @classmethod
    def of(cls, games: int, wins: int, first_guesses: int, right: int) -> "Score":
        return cls(games, wins, wilson(wins, games), first_guesses, right, wilson(right, first_guesses))

    @property
    def win_rate(self) -> float:
        return self.wins / self.games

    @property
    def first_guess_rate(self) -> float:
        return self.right / self.first_guesses


class ClassTrial(msgspec.Struct, frozen=True):
    """One class: what was learned of it, and how well a ghost did with it before and afterwards, in the same games."""

    kind: str
    seed: int
    picks: int
    trusted: bool
    gain: float
    alike_before: float
    """The correlation of the ghost's mind and the class's."""
    alike_after: float
    before: Score
    after: Score


def play_class(common: CommonMind, ghost: Mind, games: range) -> tuple[Score, list[Pick]]:
    """Games of a class with a bot for a ghost: how they went, and what everybody took."""
    wins, first, picks = 0, list[bool](), list[Pick]()
    for game in games:
        bots: dict[SeatId, Bot] = {
            colours[0]: Partner(common.person(f"{game} {colours[0]}"), msgspec.structs.replace(DIALS, noise=DISTRACTED))
            for colours in assign_colours(RULES.psychics, RULES.people)
        }
        state, guessed = play_engine_game(RULES, bots | {GHOST: Partner(ghost, DIALS)}, game)
        assert state.outcome is not None
        wins += state.outcome.won
        first += guessed
        picks += picks_of(view(state, WATCH))
    return Score.of(len(games), wins, len(first), sum(first)), picks


def run_trial(kind: ClassKind, seed: int, games: int) -> ClassTrial:
    """Learn a class in some games with a ghost that does not know it, then play others, with and without."""
    common = CommonMind(kind, seed)
    learned = LearnedMind(shipped())
    first = 10_000 * seed
    _, picks = play_class(common, learned.prior, range(first, first + GAMES_LEARNED))
    learned.learn_all(picks)
    others = range(first + GAMES_LEARNED, first + GAMES_LEARNED + games)
    before, _ = play_class(common, learned.prior, others)
    after = play_class(common, learned, others)[0] if learned.trusted else before
    return ClassTrial(
        kind=kind,
        seed=seed,
        picks=len(picks),
        trusted=learned.trusted,
        gain=round(learned.gain, 2),
        alike_before=round(similarity(learned.prior.affinity, common.affinity), 3),
        alike_after=round(similarity(learned.affinity, common.affinity), 3),
        before=before,
        after=after,
    )


def pooled_scores(lessons: list[ClassTrial]) -> tuple[Score, Score]:
    """Several classes as one: before and after."""
    before, after = (
        Score.of(
            *(sum(getattr(score, name) for score in scores) for name in ("games", "wins", "first_guesses", "right"))
        )
        for scores in ([one.before for one in lessons], [one.after for one in lessons])
    )
    return before, after


def measured_trials() -> tuple[ClassTrial, ...]:
    """The figures as they were measured last."""
    data = files("mysterium_nb.lab.evaluation").joinpath("class_learning.json").read_bytes()
    return msgspec.json.decode(data, type=tuple[ClassTrial, ...])


def main(classes: int = 8, games: int = 150) -> None:
    """Measure everything anew and write it down."""
    measured = [run_trial(kind, seed, games) for kind in KINDS for seed in range(200, 200 + classes)]
    path = Path(str(files("mysterium_nb.lab.evaluation"))) / "class_learning.json"
    path.write_bytes(msgspec.json.format(msgspec.json.encode(measured), indent=1) + b"\n")


if __name__ == "__main__":
    main()
