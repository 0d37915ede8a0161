"""Hints, where the rules allow them: who has asked for what a mind would think, and what is not told of this hour."""

from mysterium_nb.engine.events import HintAsked, HourBegan, StoryEvent, TokensReturned
from mysterium_nb.engine.seats import Colour


def has_hint(story: tuple[StoryEvent, ...], colour: Colour) -> bool:
    """Whether a psychic has asked for a hint in the hour that it is now."""
    for event in reversed(story):
        if isinstance(event, HourBegan):
            return False
        if isinstance(event, HintAsked) and event.psychic == colour:
            return True
    return False


def hide_others_hour(story: tuple[StoryEvent, ...], mine: tuple[Colour, ...]) -> tuple[StoryEvent, ...]:
    """The story without what others' pawns and hints have done in the hour that it is now."""
    began = max((place for place, event in enumerate(story) if isinstance(event, HourBegan)), default=0)
    now = (
        event for event in story[began:] if not isinstance(event, HintAsked | TokensReturned) or event.psychic in mine
    )
    return (*story[:began], *now)
