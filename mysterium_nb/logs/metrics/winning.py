"""How often games are won, and how long it takes."""

import polars as pl

from mysterium_nb.logs.metrics.shares import share

KIND_OF_GAME = ("edition", "players", "difficulty", "variant")


def win_rates(games: pl.DataFrame, by: tuple[str, ...] = KIND_OF_GAME) -> pl.DataFrame:
    """Games, games won and their share; games that were called off are left out."""
    played = games.filter(pl.col("why") != "called_off")
    return share(played, by, pl.col("won"), hits="won", tries="games")


def time_to_solve(games: pl.DataFrame, by: tuple[str, ...] = KIND_OF_GAME) -> pl.DataFrame:
    """Of the games in which everything was found: the hours it took (mean) and the minutes of play (quartiles)."""
    minutes = pl.col("seconds") / 60
    return (
        games.filter(pl.col("solved_hour").is_not_null())
        .group_by(by)
        .agg(
            pl.len().cast(pl.Int64).alias("games"),
            pl.col("solved_hour").mean().alias("hours"),
            *(minutes.quantile(part).alias(name) for name, part in (("quick", 0.25), ("median", 0.5), ("slow", 0.75))),
        )
        .sort(by)
    )


def hours_to_solve(games: pl.DataFrame, by: tuple[str, ...] = ("edition",)) -> pl.DataFrame:
    """In which hour everything was found: games for each hour, and what share of all games is solved by then."""
    played = games.filter(pl.col("why") != "called_off")
    everything = played.group_by(by).agg(pl.len().alias("all"))
    return (
        played.filter(pl.col("solved_hour").is_not_null())
        .group_by(*by, pl.col("solved_hour").alias("hour"))
        .agg(pl.len().cast(pl.Int64).alias("games"))
        .sort(*by, "hour")
        .join(everything, on=list(by), maintain_order="left")
        .with_columns(solved=pl.col("games").cum_sum().over(by) / pl.col("all"))
        .drop("all")
    )
