"""Every refusal is a sentence for a person.

    Refusal(ValueError)
    ├── IllegalMove        the rules do not allow this move now
    │   └── Overtaken      they allowed it on the view it was made on: somebody was quicker
    └── ImpossibleRules    a set of numbers that no table can be played with

A refusal keeps its sentence as a template with its facts, so that it can be said in any language of the catalogue and
in the words of the edition (`Refusal.text`).
"""

from mysterium_nb.i18n.catalogue import Fact, render
from mysterium_nb.i18n.lexicon import Lexicon


class Refusal(ValueError):
    """Somebody asked for what cannot be done; the sentence says why not."""

    __module__ = "mysterium_nb"  # a traceback tells people where to import it from; so in the classes below

    lexicon: Lexicon = "visions"

    def __init__(self, template: str, **facts: Fact) -> None:
        super().__init__(template)
        self.template = template
        self.facts = facts

    def text(self, lang: str = "en") -> str:
        return render(self.template, lang, self.lexicon, **self.facts)

    def __str__(self) -> str:
        return self.text()


class IllegalMove(Refusal):
    """The rules do not allow this move now; nothing has changed."""

    __module__ = "mysterium_nb"


class PositionChanged(IllegalMove):
    """The move was allowed on the view it was made on, but somebody has changed the position meanwhile."""

    __module__ = "mysterium_nb"

    def __init__(self, reason: IllegalMove) -> None:
        super().__init__("Somebody was quicker. {reason}")
        self.reason = reason
        self.lexicon = reason.lexicon

    def text(self, lang: str = "en") -> str:
        return render(self.template, lang, self.lexicon, reason=self.reason.text(lang))


class ImpossibleRules(Refusal):
    """No table can be played with these numbers; the sentence names the field and its bound."""

    __module__ = "mysterium_nb"
