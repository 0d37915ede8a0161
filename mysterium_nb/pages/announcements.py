"""What has happened since one last looked: said aloud to a screen reader, and knocked on wood."""

from mysterium_nb.decks.card_names import Names
from mysterium_nb.engine.events import PawnJudged
from mysterium_nb.engine.names import seat_name
from mysterium_nb.engine.story import story_lines_since
from mysterium_nb.engine.views import View
from mysterium_nb.i18n.catalogue import translator
from mysterium_nb.pages.reactions import reaction_names


def news(before: View, now: View, names: Names, lang: str) -> str:
    """The story that was told and the words that were said since then."""
    lines = story_lines_since(now, len(before.story), names, lang)
    shown = reaction_names(translator(lang, now.rules.lexicon))
    for remark in now.talk[len(before.talk) :]:
        words = remark.text if remark.glyph is None else shown[remark.glyph]
        lines.append(f"{seat_name(now.setup, remark.psychic, lang)}: {words}")
    return " ".join(lines)


def knocks(before: View, now: View) -> int:
    """One for yes, two for no, for the newest guess that was judged since then."""
    judged = [event for event in now.story[len(before.story) :] if isinstance(event, PawnJudged)]
    return 0 if not judged else 1 if judged[-1].right else 2
