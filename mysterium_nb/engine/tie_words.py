"""How tied votes were decided, told in three sentences: who is level, who decides, what follows."""

from mysterium_nb.engine.events import Tie
from mysterium_nb.engine.names import seat_name, seat_names
from mysterium_nb.engine.views import PublicView
from mysterium_nb.i18n.catalogue import join_names, translator


def tie_sentences(view: PublicView, tie: Tie, lang: str) -> tuple[str, str, str]:
    """For whoever has not the rules in mind: never more than one rule in a sentence."""
    say = translator(lang, view.rules.lexicon)
    assert view.finale is not None
    votes = dict(view.finale.votes or ())
    groups = join_names([str(group) for group in tie.groups], lang)
    count = sum(group == tie.groups[0] for group in votes.values())
    level = say(
        "Groups {groups} have {count} vote each.",
        "Groups {groups} have {count} votes each.",
        groups=groups,
        count=count,
    )
    decisive = tie.highest[0]
    who = seat_name(view.setup, decisive, lang)
    names = seat_names(view.setup, tie.highest, lang)
    if view.rules.tiers is None:
        reason = say("Of those who voted for them, {who} is the eldest.", who=who)
    elif len(tie.highest) == 1:
        reason = say("Of those who voted for them, {who} stands highest, at {level}.", who=who, level=tie.level)
    elif len(tie.highest) == 2:
        reason = say("{names} both stand at {level}; {who} is the elder.", names=names, level=tie.level, who=who)
    else:
        reason = say("{names} all stand at {level}; {who} is the eldest.", names=names, level=tie.level, who=who)
    return level, reason, say("So group {group} is accused.", group=votes[decisive])
