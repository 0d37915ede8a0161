"""The epilogue: how tonight's tale ends, by how the game ended."""

from mysterium_nb.engine.views import RevealedState
from mysterium_nb.pages.after.summary import mid_sentence
from mysterium_nb.pages.builder import PageBuilder
from mysterium_nb.pages.tales import tale_of


def epilogue(builder: PageBuilder, truth: RevealedState) -> str:
    """With the culprit's cards where somebody was named; nothing where a game was broken off or its spell was."""
    view, tale = builder.view, tale_of(builder.view)
    if tale is None or view.outcome is None:
        return ""
    match view.outcome.why:
        case "culprit_found" | "wrong_group" if truth.culprit is not None and view.finale is not None:
            ending = tale.won if view.outcome.won else tale.wrong
            character, place, thing = (
                mid_sentence(builder.names(card)) for card in view.finale.groups[truth.culprit - 1]
            )
            return builder.say(ending, character=character, place=place, thing=thing)
        case "out_of_time" | "no_votes":
            return builder.say(tale.unnamed)
        case _:
            return ""
