"""How strong a bot is: three honest dials, and names for some of their settings."""

import msgspec

LEAST_TRUST = 0.4
LIMIT = 1.2
ACQUAINTED = 0.3
INSISTENCE = 1.5
"""How much more sharply a pragmatic listener believes that the ghost chose the best it had. All four were fitted to the
shipped deck (log-loss of guesses after one and two visions, minds from 0.1 to 1 alike): a psychic is then about as
often right as it says."""
PLAIN = 1.0
"""How sharply a pragmatic listener thinks a literal one would read."""


class Dials(msgspec.Struct, frozen=True):
    """How alike the minds at a table are, how often a bot does not do what it thinks best, and whether a psychic asks
    why it was sent just this (pragmatic) or takes it at its word (literal)."""

    alike: float = 0.6
    noise: float = 0.0
    pragmatic: bool = True

    def __post_init__(self) -> None:
        for name, value in (("alike", self.alike), ("noise", self.noise)):
            if not 0 <= value <= 1:
                raise ValueError(f"{name} is from 0 to 1, not {value}.")

    @property
    def trust(self) -> float:
        """How sharply affinities are read. Whose minds differ must not hang everything on one detail, and between
        strangers nothing says anything."""
        return LEAST_TRUST / (LIMIT - self.alike) * min(1.0, self.alike / ACQUAINTED)

    @property
    def insistence(self) -> float:
        return INSISTENCE * self.trust


FRIEND = Dials()
PRESETS: dict[str, Dials] = {
    "twin": Dials(alike=1.0),
    "sibling": Dials(alike=0.8),
    "friend": FRIEND,
    "neighbour": Dials(alike=0.5, pragmatic=False),
    "stranger": Dials(alike=0.4, noise=0.1, pragmatic=False),
}
"""From the strongest to the weakest."""
