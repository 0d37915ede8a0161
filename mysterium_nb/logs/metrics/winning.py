"""How often games are won, and how long it takes."""

import polars as pl

from mysterium_nb.logs.metrics.shares import share

KIND_OF_GAME = ("edition", "players", "difficulty", "variant")
_QUARTILES = (("quick", 0.25), ("median", 0.5), ("slow", 0.75))


def win_rates(games: pl.DataFrame, by: tuple[str, ...] = KIND_OF_GAME) -> pl.DataFrame:
    """Games, games won and their share; games that were called off are left out."""
    return share(played(games), by, pl.col("won"), hits="won", tries="games", of_a_game=False)


def played(games: pl.DataFrame) -> pl.DataFrame:
    """The games that were played to their end."""
    return games.filter(pl.col("why") != "called_off")


def time_to_solve(games: pl.DataFrame, hours: pl.DataFrame, by: tuple[str, ...] = KIND_OF_GAME) -> pl.DataFrame:
    """Of the games in which everything was found: the hours it took (mean), and the minutes of play until then, less
    pauses (quartiles)."""
    searching = hours.filter(pl.col("phase") == "reconstruction")
    until = searching.group_by("game").agg(minutes=pl.col("seconds").sum() / 60)
    minutes = pl.col("minutes")
    return (
        games.filter(pl.col("solved_hour").is_not_null())
        .join(until, on="game", maintain_order="left")
        .group_by(by)
        .agg(
            pl.len().cast(pl.Int64).alias("games"),
            pl.col("solved_hour").mean().alias("hours"),
            *(minutes.quantile(part, "linear").alias(name) for name, part in _QUARTILES),
        )
        .sort(by)
    )


def hours_to_solve(games: pl.DataFrame, by: tuple[str, ...] = ("edition",)) -> pl.DataFrame:
    """In which hour everything was found: games for each hour there was, and what share of all games is solved by then;
    games that were called off are left out."""
    ended = played(games)
    everything = ended.group_by(by).agg(pl.len().alias("all"), pl.col("hours").max())
    every_hour = everything.with_columns(hour=pl.int_ranges(1, pl.col("hours") + 1, dtype=pl.Int16)).explode("hour")
    solved = ended.group_by(*by, pl.col("solved_hour").alias("hour")).agg(pl.len().cast(pl.Int64).alias("games"))
    return (
        every_hour.join(solved, on=[*by, "hour"], how="left")
        .with_columns(pl.col("games").fill_null(0))
        .sort(*by, "hour")
        .with_columns(solved=pl.col("games").cum_sum().over(by) / pl.col("all"))
        .select(*by, "hour", "games", "solved")
    )
