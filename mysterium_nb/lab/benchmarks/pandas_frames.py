"""What frames are compared with: the same main columns as one writes them in pandas, straight from the JSON Lines.

All entries become one frame, the hour is filled forward, and the tables come from filters, merges and groups. The
ghost's hand and the board are the one thing that needs a walk through each log.
"""

from collections.abc import Iterable
from itertools import chain
from pathlib import Path
from typing import Any

import pandas as pd  # type: ignore[import-untyped] # it has no types, and only the extra [test] brings it

KINDS = ["character", "location", "object"]


def pandas_frames(files: Iterable[Path]) -> dict[str, Any]:
    """The tables of some game files."""
    events = _events(files)
    kinds = {kind: part.dropna(axis="columns", how="all") for kind, part in events.groupby("event")}
    targets = _targets(kinds)
    guesses = _guesses(kinds, targets)
    return {
        "events": events,
        "games": _games(kinds, events),
        "hours": kinds["hour_began"][["game", "hour", "at"]],
        "guesses": guesses,
        "visions": _visions(events, guesses),
        "tokens": _tokens(events, guesses),
        "votes": _votes(kinds),
        "talk": pd.concat(
            [
                _columns(kinds, "said", ["game", "seq", "hour", "psychic", "text", "at"]),
                _columns(kinds, "reacted", ["game", "seq", "hour", "psychic", "glyph", "at"]),
            ]
        ),
    }


def _events(files: Iterable[Path]) -> Any:
    logs = []
    for file in files:
        lines = pd.read_json(file, lines=True, dtype=False)
        entries = lines.iloc[1:][["seq", "at", "actor", "move"]].reset_index(drop=True)
        facts = pd.json_normalize(lines["event"].iloc[1:].tolist(), max_level=0)
        facts = facts.drop(columns="at", errors="ignore")  # when a pause began is when its entry was written
        logs.append(pd.concat([entries, facts], axis="columns").assign(game=lines["game"].iloc[0]))
    events = pd.concat(logs, ignore_index=True)
    events["at"] = pd.to_datetime(events["at"], format="ISO8601", utc=True)
    events["hour"] = events.groupby("game")["hour"].ffill()
    return events


def _columns(kinds: dict[str, Any], kind: str, columns: list[str]) -> Any:
    return kinds[kind][columns] if kind in kinds else pd.DataFrame(columns=columns)


def _targets(kinds: dict[str, Any]) -> Any:
    """Which card of which kind belongs to whom: one row for each."""
    sets = pd.concat([kinds["deal_fixed"], _columns(kinds, "sets_chosen", ["game", "seq", "sets"])])
    sets = sets[sets["sets"].str.len() > 0].sort_values("seq").groupby("game").tail(1)[["game", "sets"]]
    psychics = kinds["game_started"][["game", "players"]].copy()
    order = ["yellow", "red", "teal", "purple", "blue", "white"]
    psychics["psychic"] = psychics["players"].map(lambda players: sorted(chain(*players), key=order.index))
    both = psychics.merge(sets, on="game").explode(["psychic", "sets"])
    both["kind"] = [KINDS] * len(both)
    return both.explode(["sets", "kind"]).rename(columns={"sets": "target"})[["game", "psychic", "kind", "target"]]


def _guesses(kinds: dict[str, Any], targets: Any) -> Any:
    judged = kinds["pawn_judged"][["game", "seq", "hour", "psychic", "card", "right"]]
    missing = kinds["step_ended"][["game", "seq", "hour", "missing"]].explode("missing").dropna(subset=["missing"])
    missing = missing.rename(columns={"missing": "psychic"}).assign(card=None, right=False)
    guesses = pd.concat([judged, missing]).sort_values(["game", "hour", "seq"])
    guesses["right"] = guesses["right"].astype(bool)
    found = guesses.groupby(["game", "psychic"])["right"].cumsum() - guesses["right"]
    guesses["kind"] = found.map(dict(enumerate(KINDS)))
    guesses["attempt"] = guesses.groupby(["game", "psychic", "kind"]).cumcount() + 1
    return guesses.merge(targets, on=["game", "psychic", "kind"])


def _visions(events: Any, guesses: Any) -> Any:
    """Walk through each log for the hand and the board at every vision."""
    rows = []
    for game, log in events.groupby("game"):
        hand: list[str] = []
        board: list[list[str]] = []
        step: dict[str, int] = {}
        for event in log.itertuples():
            match event.event:
                case "game_started":
                    board = [list(row) for row in event.board]
                    step = dict.fromkeys(chain(*event.players), 0)
                case "hand_refilled":
                    hand = hand + event.drawn
                case "hand_discarded":
                    hand = [card for card in hand if card not in event.cards]
                case "pawn_judged" if event.right:
                    board[step[event.psychic]].remove(event.card)
                    step[event.psychic] += 1
                case "vision_sent":
                    kind = step[event.psychic]
                    rows.append(
                        (game, event.hour, event.psychic, event.at, KINDS[kind], hand, event.cards, [*board[kind]])
                    )
                    hand = [card for card in hand if card not in event.cards]
    visions = pd.DataFrame(rows, columns=["game", "hour", "psychic", "sent_at", "kind", "hand", "cards", "board"])
    told = guesses[["game", "hour", "psychic", "target", "card", "right"]].rename(columns={"card": "guess"})
    return visions.merge(told, on=["game", "hour", "psychic"], how="left")


def _tokens(events: Any, guesses: Any) -> Any:
    """On which card each token was put: the pawn's last place before it."""
    placed = events[events["event"] == "token_placed"]
    if placed.empty:
        return placed
    pawns = events[events["event"] == "pawn_placed"][["game", "seq", "psychic", "card"]]
    tokens = pd.merge_asof(
        placed.drop(columns="card").sort_values("seq"),
        pawns.rename(columns={"psychic": "on"}).sort_values("seq"),
        on="seq",
        by=["game", "on"],
    )
    told = guesses[["game", "hour", "psychic", "target", "card"]]
    told = told.rename(columns={"psychic": "on", "card": "final"})
    tokens = tokens.merge(told, on=["game", "hour", "on"], how="left").sort_values(["game", "seq"])
    tokens["true"] = (tokens["card"] == tokens["target"]) == (tokens["face"] == "agree")
    return tokens[["game", "seq", "hour", "psychic", "on", "face", "card", "true", "final", "at"]]


def _votes(kinds: dict[str, Any]) -> Any:
    votes = _columns(kinds, "vote_sealed", ["game", "hour", "psychic", "group", "at"])
    culprits = _columns(kinds, "culprit_chosen", ["game", "group"]).rename(columns={"group": "culprit"})
    votes = votes.merge(culprits, on="game")
    votes["right"] = votes["group"] == votes["culprit"]
    return votes


def _games(kinds: dict[str, Any], events: Any) -> Any:
    opened = kinds["table_opened"][["game", "at", "rules"]].rename(columns={"at": "opened_at"}).reset_index(drop=True)
    games = pd.concat([opened, pd.json_normalize(opened["rules"])], axis="columns").drop(columns="rules")
    ended = kinds["game_ended"][["game", "at", "won", "why", "hour"]].rename(columns={"at": "ended_at"})
    games = games.merge(ended, on="game").merge(events.groupby("game").size().rename("events"), on="game")
    given = kinds["vision_sent"].assign(cards_given=kinds["vision_sent"]["cards"].str.len())
    given = given.groupby("game").agg(messages=("cards", "size"), cards_given=("cards_given", "sum"))
    found = kinds["pawn_judged"].groupby("game")["right"].sum().rename("found")
    return games.merge(given, on="game", how="left").merge(found, on="game", how="left")
