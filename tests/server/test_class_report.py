"""The class report: made from the host's page, about this house's games, for the host alone."""

from io import BytesIO
from zipfile import ZipFile

import msgspec
import polars as pl

from tests.server.plain_house import Answer, PlainHouse


def unpacked(answer: Answer) -> dict[str, bytes]:
    assert answer.status == 200
    assert answer.headers["Content-Type"] == "application/zip"
    assert answer.headers["Content-Disposition"] == 'attachment; filename="mysterium-report.zip"'
    with ZipFile(BytesIO(answer.body)) as archive:
        return {name.removeprefix("mysterium-report/"): archive.read(name) for name in archive.namelist()}


def test_the_host_gets_a_page_a_notebook_and_tables_about_these_games(house: PlainHouse) -> None:
    room, unfinished = house.open(), house.open()
    house.browser().join(room, "red", "Aïcha")
    house.play_out(room)
    house.begin(unfinished)
    host = house.host()
    assert "Class report" in host.get("/games").words
    files = unpacked(host.get("/games/report", Accept_Language="fr"))
    assert {"report.html", "report.ipynb", "tables/games.parquet", "tables/datapackage.json"} <= set(files)
    page = files["report.html"].decode()
    assert "Nos parties" in page
    assert "Parties jouées jusqu’au bout\N{NO-BREAK SPACE}: 1" in page
    tables = {name: pl.read_parquet(BytesIO(content)) for name, content in files.items() if name.endswith(".parquet")}
    assert [*tables["tables/games.parquet"]["game"]] == [room.table.game]
    written = [
        page,
        files["report.ipynb"].decode(),
        *(msgspec.json.encode(t.to_dicts(), enc_hook=str).decode() for t in tables.values()),
    ]
    assert len(written) == 10
    assert not any("Aïcha" in text for text in written)


def test_names_are_in_it_if_the_host_asks_for_them(house: PlainHouse) -> None:
    room = house.open()
    house.browser().join(room, "ghost", "Aïcha")
    house.play_out(room)
    page = unpacked(house.host().get("/games/report?names=yes"))["report.html"].decode()
    assert "Aïcha" in page
    assert "Names are as they were." in page


def test_without_a_finished_game_there_is_nothing_to_report(house: PlainHouse) -> None:
    house.begin(house.open())
    answer = house.host().get("/games/report")
    assert answer.status == 409
    assert "No game has been played to its end here yet." in answer.words


def test_nobody_but_the_host_gets_it(house: PlainHouse) -> None:
    room = house.open()
    player = house.browser()
    player.join(room, "red", "Aïcha")
    house.play_out(room)
    assert player.get("/games/report").status == 403
