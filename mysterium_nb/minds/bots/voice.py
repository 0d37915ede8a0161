"""What bots give as reasons: only what the mind that decided really has, in a reader's words."""

import msgspec

from mysterium_nb.decks.card import text_in
from mysterium_nb.decks.deck import Deck
from mysterium_nb.engine.cards import CardId
from mysterium_nb.i18n.catalogue import translate, translator
from mysterium_nb.i18n.lexicon import Lexicon
from mysterium_nb.minds.associations.mind import Reason

READ_ALOUD = 3
"""Reasons in a remark: who gives more is not listened to."""
LONGEST_NAME, LONGEST_REASON = 80, 40
"""What is longer in somebody's own deck is cut short in talk, where a remark has an end."""
FAIRLY_SURE = 0.7
UNDECIDED = 0.3
"""Below this, and without a reason, nothing speaks to a bot."""

_WORDS = {
    "colour": {
        "black": "black",
        "blue": "blue",
        "brown": "brown",
        "cream": "cream",
        "green": "green",
        "grey": "grey",
        "light blue": "light blue",
        "night blue": "night blue",
        "olive": "olive",
        "orange": "orange",
        "pink": "pink",
        "plum": "plum",
        "red": "red",
        "teal": "teal",
        "violet": "violet",
        "white": "white",
        "yellow": "yellow",
    },
    "palette": {
        "bone": "the colours of bone",
        "ember": "the colours of embers",
        "ice": "the colours of ice",
        "midnight": "the colours of midnight",
        "moss": "the colours of moss",
        "ochre": "the colours of ochre",
        "plum": "the colours of plums",
        "sea": "the colours of the sea",
        "verdigris": "the colours of verdigris",
        "violet": "the colours of violets",
    },
    "composition": {
        "avenue": "a view down an avenue",
        "beam_diagonal": "a beam of light across",
        "cross_section": "a thing cut open",
        "giant_and_witness": "something huge and somebody small",
        "hanging_threads": "things on threads",
        "niche": "a niche",
        "portrait": "a portrait",
        "procession": "a procession",
        "reflection_swap": "a reflection that differs",
        "stage_interior": "a room like a stage",
        "tower_or_stairs": "a climb",
        "transformation": "one thing turning into another",
        "world_inside_shape": "a world inside a shape",
    },
}
"""What the tags of the shipped deck are called that its own words do not name."""


def reason_name(reason: Reason, deck: Deck, lang: str) -> str:
    """What a reason is called in a language; a tag of somebody's own deck is called by itself."""
    words = _WORDS.get(reason.kind, {})
    if reason.tag in words:
        return translate(words[reason.tag], lang)
    return text_in(deck.words.get(reason.tag, {}), lang)[0] or reason.tag.replace("_", " ")


def _short(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


class Voice(msgspec.Struct, frozen=True):
    """The deck a bot speaks of and the language it speaks."""

    deck: Deck
    lang: str = "en"

    def remark(self, reasons: tuple[Reason, ...], chance: float, best: list[CardId], lexicon: Lexicon) -> str:
        """What a bot says about its guess: what it read, its first choice and its second; without a reason it gives
        none."""
        say, name = translator(self.lang, lexicon), self.deck.namer(self.lang)
        read = ", ".join(_short(reason, LONGEST_REASON) for reason in self.reason_names(reasons)[:READ_ALOUD])
        first, second = (_short(name(card), LONGEST_NAME) for card in (best[0], best[-1]))
        if len(best) == 1:
            return say("There is only “{first}” left for me.", first=first)
        if chance >= FAIRLY_SURE:
            if not read:
                return say("A hunch, but a strong one: “{first}”.", first=first)
            return say("I read: {read}. I am fairly sure of “{first}”.", read=read, first=first)
        if not read and chance < UNDECIDED:
            return say("Nothing here speaks to me: perhaps “{first}”, perhaps “{second}”.", first=first, second=second)
        if not read:
            return say("A hunch: “{first}”, then “{second}”.", first=first, second=second)
        return say("I read: {read}. “{first}”, then “{second}”.", read=read, first=first, second=second)

    def reason_names(self, reasons: tuple[Reason, ...]) -> list[str]:
        """Reasons by name, each once: a colour that a palette is named after is said with the palette. Words of the
        English texts are for what no tag says, and in another language only those that the deck has a name for."""
        palettes = {reason.tag for reason in reasons if reason.kind == "palette"}
        reasons = tuple(reason for reason in reasons if reason.kind != "colour" or reason.tag not in palettes)
        tags = [reason_name(reason, self.deck, self.lang) for reason in reasons if reason.kind != "word"]
        known = {word for tag in tags for word in tag.split()}
        told = []
        for reason in reasons:
            word = reason_name(reason, self.deck, self.lang) if reason.kind != "word" else self._word(reason.tag)
            if word and (reason.kind != "word" or word not in known):
                told.append(word)
        return list(dict.fromkeys(told))

    def _word(self, word: str) -> str:
        """A word of the English texts in the language of the talk; nothing where it has no name there."""
        if self.lang == "en":
            return word
        colours = _WORDS["colour"]
        return (
            translate(colours[word], self.lang) if word in colours else self.deck.words.get(word, {}).get(self.lang, "")
        )
