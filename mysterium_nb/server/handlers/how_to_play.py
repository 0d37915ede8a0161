"""How to play, as a web page: the rules of an edition, or those in force at a table."""

from mysterium_nb.engine.errors import ImpossibleRules
from mysterium_nb.engine.names import difficulty_names, edition_names
from mysterium_nb.engine.rules import EDITIONS, MAX_PLAYERS, Rules, difficulties
from mysterium_nb.pages.rulebook import rulebook, rules_title
from mysterium_nb.server.handlers.visitor import HtmlHandler


class HowToPlay(HtmlHandler):
    """The rules of an edition, or of a table."""

    def get(self, code: str = "") -> None:
        if not code:
            rules, why = self._asked()
            self._show(rules, why=why, room="")
            return
        room = self.room(code)
        if room is not None:
            self._show(room.view.rules, why="", room=room.code)

    def _asked(self) -> tuple[Rules, str]:
        """The rules that the address asks for; where there are none such, the usual ones, and why."""
        edition = self.get_query_argument("edition", "classic")
        players = self.get_query_argument("players", "4")
        difficulty = self.get_query_argument("difficulty", "") or None
        try:
            # A number of players that is no number, or too long for one, is refused like one that is too high.
            known = players.isdecimal() and len(players) < 10
            return Rules.preset(edition, int(players) if known else 0, difficulty), ""
        except ImpossibleRules as refusal:
            if edition in EDITIONS and refusal.template.startswith("difficulty"):
                return Rules.preset(edition, int(players)), ""  # another edition has other difficulties
            return Rules.classic(), refusal.text(self.services.pages.lang(self))

    def _show(self, rules: Rules, *, why: str, room: str) -> None:
        lang = self.services.pages.lang(self)
        say = self.services.pages.speaker(self, rules.lexicon)
        self.services.pages.show(
            self,
            "rules",
            lexicon=rules.lexicon,
            status=400 if why else 200,
            book=rulebook(rules, lang),
            rules=rules,
            room=room,
            why=why,
            game=rules_title(rules, say),
            editions=[*edition_names(say).items()],
            levels=[(level, difficulty_names(say)[level]) for level in difficulties(rules.edition)],
            players=range(2, MAX_PLAYERS + 1),
        )
