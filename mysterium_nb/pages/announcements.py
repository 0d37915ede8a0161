"""What has happened since one last looked: said aloud to a screen reader, and knocked on wood."""

from mysterium_nb.decks.card_names import CardNames
from mysterium_nb.engine.events import PawnJudged
from mysterium_nb.engine.names import seat_name
from mysterium_nb.engine.story import story_lines_since
from mysterium_nb.engine.views import View


def announcement(before: View, now: View, names: CardNames, lang: str) -> str:
    """The story that was told and the words that were said since then."""
    lines = story_lines_since(now, len(before.story), names, lang)
    lines += [f"{seat_name(now.setup, said.psychic, lang)}: {said.text}" for said in now.talk[len(before.talk) :]]
    return " ".join(lines)


def knock_count(before: View, now: View) -> int:
    """One for yes, two for no, for the newest guess that was judged since then."""
    judged = [event for event in now.story[len(before.story) :] if isinstance(event, PawnJudged)]
    return 0 if not judged else 1 if judged[-1].right else 2
