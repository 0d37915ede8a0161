"""What a benchmark finds: one figure, with its target. It loads nothing of what is measured."""

import msgspec


class Figure(msgspec.Struct, frozen=True):
    name: str
    value: float
    unit: str
    target: str
    """`>=2` or `<=3`; nothing where there is no target."""

    @property
    def missed(self) -> bool:
        if not self.target:
            return False
        least, wanted = self.target.startswith(">="), float(self.target[2:])
        return self.value < wanted if least else self.value > wanted


class PeerMissing(ImportError):
    """A peer to compare with is not installed."""
