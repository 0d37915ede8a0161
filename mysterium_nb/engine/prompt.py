"""The line that says what is happening, what one can do, and whom we wait for."""

from dataclasses import dataclass

from mysterium_nb.engine.hints import has_hint
from mysterium_nb.engine.names import seat_name, seat_names
from mysterium_nb.engine.poll import pointing_psychics, tier_of, unopened_votes, voters_of_tier
from mysterium_nb.engine.position import waiting_for
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.state import Psychic
from mysterium_nb.engine.tie_words import tie_sentences
from mysterium_nb.engine.views import GhostView, HostView, PsychicView, PublicView
from mysterium_nb.i18n.catalogue import Translator, join_names, translator


@dataclass(frozen=True)
class Prompt:
    """Three short sentences; the last two may be empty."""

    now: str
    can: str = ""
    waiting: str = ""

    def __str__(self) -> str:
        return " ".join(part for part in (self.now, self.can, self.waiting) if part)


def prompt(view: PublicView, lang: str = "en") -> Prompt:
    say = translator(lang, view.rules.lexicon)
    now, can = _paused(view, say) if view.clock.paused_at is not None else _now_and_can(view, say, lang)
    return Prompt(now, can, _waiting(view, say, lang))


def _waiting(view: PublicView, say: Translator, lang: str) -> str:
    seats = [seat for seat in waiting_for(view) if view.clock.paused_at is None]
    mine = view.mine if isinstance(view, PsychicView) else (view.seat,)
    names = join_names([seat_name(view.setup, seat, lang) for seat in seats if seat not in mine], lang)
    if any(seat in mine for seat in seats):
        return say("We wait for you, and for {names}.", names=names) if names else say("We wait for you.")
    return say("We wait for {names}.", names=names) if names else ""


def _paused(view: PublicView, say: Translator) -> tuple[str, str]:
    if isinstance(view, PsychicView) and not view.silence:
        return say("The game is paused."), say("You can go on talking.")
    if isinstance(view, HostView):
        return say("The game is paused."), say("Let it go on when all are ready.")
    return say("The game is paused."), ""


def _now_and_can(view: PublicView, say: Translator, lang: str) -> tuple[str, str]:
    if view.phase == "lobby":
        return _in_lobby(view, say)
    if view.phase == "over":
        return _over(view, say)
    if view.phase == "opening":
        return _opening(view, say, lang)
    if isinstance(view, GhostView):
        return _ghost(view, say, lang)
    if isinstance(view, PsychicView):
        return _psychic(view, say, lang)
    return _onlooker(view, say, lang)


def _in_lobby(view: PublicView, say: Translator) -> tuple[str, str]:
    sitters = view.setup.sitters
    keeper = isinstance(view, HostView) or bool(sitters and sitters[0].seat == view.seat)
    return say("The table is being laid."), say("Begin when all are there.") if keeper else ""


ENDINGS = {
    "culprit_found": "The culprit is found: you have all won.",
    "wrong_group": "The wrong group was accused: you have all lost.",
    "out_of_time": "Time has run out: you have all lost.",
    "no_votes": "Nobody voted: you have all lost.",
    "ghost_helped": "The ghost helped by word or gesture: you have all lost.",
    "called_off": "The game was called off.",
}


def _over(view: PublicView, say: Translator) -> tuple[str, str]:
    assert view.outcome is not None
    return say(ENDINGS[view.outcome.why]), say("Nothing is hidden any more: look back at what was meant.")


def _ghost(view: GhostView, say: Translator, lang: str) -> tuple[str, str]:
    crow_flies = view.rules.crow_when == "any_time"
    match view.phase:
        case "assignment":
            return (
                say("Choose what belongs to whom."),
                say("Give each psychic a character, a location and {an_object}, then confirm."),
            )
        case "visions":
            hungry = [p.colour for p in view.psychics if not p.finished and p.served_hour != view.hour]
            now = say("Send {a_vision} to {names}.", names=seat_names(view.setup, hungry, lang))
            return now, say("Choose a psychic, choose cards of your hand, and send them.") + _crow(view, say)
        case "interpretation":
            silent = say("Keep silent; you can note what you meant.")
            return say("The psychics are thinking."), silent + (_crow(view, say) if crow_flies else "")
        case "manifestation":
            names = seat_names(view.setup, [p.colour for p in view.psychics if p.pawn is not None], lang)
            yours = say("The order is yours to choose.")
            now = say("Tell {names} whether they are right.", names=names)
            return now, yours + (_crow(view, say) if crow_flies else "")
        case "culprit":
            return (
                say("Who did it? Choose a group."),
                say("Then give one card for its character, one for its location and one for its {object}.")
                + _crow(view, say),
            )
        case _:
            return say("The psychics are looking for the culprit."), say("Keep silent; you can note what you meant.")


def _crow(view: GhostView, say: Translator) -> str:
    return " " + say("You can also {use_crow} ({count} left).", count=view.crows) if view.crows else ""


def _psychic(view: PsychicView, say: Translator, lang: str) -> tuple[str, str]:
    if view.phase == "poll":
        return _naming_culprit(view, say)
    if view.phase != "visions" and view.phase != "interpretation":
        return _onlooker(view, say, lang)
    psychic = view.psychic(psychic_to_act(view))
    now, can = _guessing(view, psychic, say)
    return _speaking_as(view, psychic.colour, say) + now, can


def _speaking_as(view: PsychicView, colour: Colour, say: Translator) -> str:
    return say("As {psychic}:", psychic=colour) + " " if len(view.mine) > 1 else ""


def psychic_to_act(view: PsychicView) -> Colour:
    """Of several psychics of one person: who owes a first guess, who could place a pawn, who is not sure."""
    able = [c for c in view.mine if view.psychic(c).served_hour == view.hour and view.psychic(c).pawn is None]
    unsure = [c for c in view.mine if c not in view.sure]
    return next(iter((*view.owing, *able, *unsure, *view.mine)))


def _guessing(view: PsychicView, psychic: Psychic, say: Translator) -> tuple[str, str]:
    if psychic.colour in view.owing:
        return (
            say("Your first guess, for yourself alone?"),
            say("Say which {kind} you think of and how sure you are, or skip it.", kind=psychic.target_kind),
        )
    tokens = say("You can agree or disagree with others’ pawns.") if psychic.agree + psychic.disagree else ""
    may_ask = view.rules.hints and not has_hint(view.story, psychic.colour)
    hint = " " + say("You can ask for a hint.") if may_ask else ""
    if psychic.finished:
        if psychic.colour in view.sure or view.phase == "visions":
            return say("You have found your three cards."), tokens
        return say("You have found your three cards."), say("Say when you are sure.") + " " * bool(tokens) + tokens
    if psychic.served_hour != view.hour:
        return say("The ghost is looking for {a_vision} for you."), tokens
    if psychic.pawn is None:
        can = say("Place {your_pawn} on {a_kind}.", kind=psychic.target_kind)
        return say("Which {kind} does the ghost mean?", kind=psychic.target_kind), can + hint
    if psychic.colour in view.sure:
        return say("You are sure."), say("You can still change your mind.")
    return say("Are you sure?"), say("Say so, or move {your_pawn}.") + " " * bool(tokens) + tokens + hint


def _naming_culprit(view: PsychicView, say: Translator) -> tuple[str, str]:
    finale = view.finale
    assert finale is not None
    if view.rules.poll != "straw":
        if all(c in view.sure for c in view.mine if c in pointing_psychics(view.setup, view.psychics)):
            return say("You are sure."), say("You can still change your mind.")
        return say("Which group is the culprit’s?"), say("Point at a group together, and say that you are sure.")
    voters = voters_of_tier(view.rules, view.psychics, finale.tier)
    able = [c for c in view.mine if c in voters and c not in finale.voted]
    me = next(iter((*able, *(c for c in view.mine if c not in finale.voted), *view.mine)))
    if me in finale.voted:
        return say("Your vote is cast."), say("Silence until the votes are opened.")
    if me in voters:
        now = _speaking_as(view, me, say) + say("Which group is the culprit’s?")
        return now, say("Vote for one: in secret, and for good.")
    cards = tier_of(view.rules, view.psychic(me).level) + 1
    return say("Silence: others vote first."), say("You will see {count} of 3 cards before you vote.", count=cards)


def _opening(view: PublicView, say: Translator, lang: str) -> tuple[str, str]:
    """The votes are opened: whose is next and who opens it; when all lie open, who is accused and why."""
    finale = view.finale
    assert finale is not None
    assert finale.opener is not None
    mine = isinstance(view, PsychicView) and finale.opener in view.mine
    opener = seat_name(view.setup, finale.opener, lang)
    left = unopened_votes(finale, view.psychics, view.setup.ages)
    if left:
        own = isinstance(view, PsychicView) and left[0] in view.mine and len(view.mine) == 1
        voter = say("yours") if own else seat_name(view.setup, left[0], lang)
        if mine:
            return say("You open the votes. Next: {who}.", who=voter), say("Take a breath, and open it.")
        now = say("{opener} opens the votes. Next: {who}.", opener=opener, who=voter)
        return now, say("From the lowest level up; the culprit is turned last.")
    if finale.accused is None:
        return say("All votes lie open."), ""
    why = "" if finale.tie is None else " ".join(tie_sentences(view, finale.tie, lang)[:2]) + " "
    now = say("Group {group} is accused.", group=finale.accused)
    return now, why + (say("Turn the last card.") if mine else say("{opener} turns the last card.", opener=opener))


def _onlooker(view: PublicView, say: Translator, lang: str) -> tuple[str, str]:
    match view.phase:
        case "assignment":
            return say("The ghost chooses what belongs to whom."), ""
        case "visions":
            return say("The ghost is giving {visions}."), ""
        case "interpretation":
            seeking = [p.colour for p in view.psychics if not p.finished]
            kinds = {p.target_kind for p in view.psychics if not p.finished}
            if len(kinds) == 1:
                return say("Which {kind} does the ghost mean?", kind=kinds.pop()), ""
            return say("{names} read their {visions}.", names=seat_names(view.setup, seeking, lang)), ""
        case "manifestation":
            return say("Listen: one knock is yes, two are no."), ""
        case "culprit":
            return say("The ghost looks for a way to show you the culprit."), ""
        case _:
            return say("The psychics are looking for the culprit."), ""
