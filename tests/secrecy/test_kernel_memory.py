"""What a psychic's kernel does not have in its memory, nobody can get out of it."""

import json
from collections.abc import Iterator
from contextlib import closing

import pytest

from mysterium_nb.engine.evolve import replay
from mysterium_nb.engine.moves import Note, Say, SendVision
from mysterium_nb.engine.state import HiddenState
from mysterium_nb.engine.views import GhostView
from mysterium_nb.link.client import ClaimedSeat
from tests.secrecy.memory import Secret, found_in
from tests.server.raw_house import V1, Person, RawHouse, a_raw_house, on_the_wire

NOTE = "The lantern is what I mean, and nobody else shall know."


@pytest.fixture(scope="module")
def raw(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RawHouse]:
    with a_raw_house(tmp_path_factory.mktemp("raw")) as raw:
        yield raw


def seen_by(person: Person, words: str) -> None:
    """Wait until a page's widgets show something."""

    async def look() -> None:
        async with person.line(V1) as line:
            while words.encode() not in await line.states():
                pass

    on_the_wire(look)


def test_the_ghosts_secrets_are_in_the_ghosts_kernel_and_in_no_psychics(raw: RawHouse) -> None:
    ann = ClaimedSeat(
        raw.house.base_url,
        raw.code,
        {"name": "Ann", "seat": "ghost", "key": raw.ann.cookies["mysterium_visitor"]},
    )
    sent = hand_of(ann)[0]
    ann.act(SendVision("red", (sent,)))
    ann.act(Note(sent, words=NOTE))
    hand = hand_of(ann)
    ann.close()
    seen_by(raw.ann, f"/{hand[-1]}.")
    seen_by(raw.ben, f"/{sent}.")
    hidden = hidden_at(raw)
    assert hidden.hand == hand
    known: dict[str, Secret] = {
        "the note": NOTE,
        "the hand": hand,
        **{f"what belongs to psychic {number}": cards for number, cards in enumerate(hidden.sets, 1)},
    }
    secrets: dict[str, Secret] = {
        **known,
        "the pile": hidden.pile[:5],
        "the seed": hidden.seed,
        "the host's key": key_of_the_house(raw),
        "the ghost's cookie": raw.ann.cookies["mysterium_visitor"],
    }
    ghosts, psychics = (raw.house.kernels()[person.kernel] for person in (raw.ann, raw.ben))
    assert found_in(ghosts, secrets) == {*known}
    assert found_in(psychics, {**secrets, "a name": "Ben"}) == {"a name"}
    # Nothing of it would be missed: once somebody has told Ben, the same look finds all of it in the same kernel.
    raw.blue.act(
        Say("blue", " · ".join(told if isinstance(told, str) else json.dumps(told) for told in secrets.values()))
    )
    seen_by(raw.ben, hidden.seed)
    assert found_in(psychics, secrets) == {*secrets}


def hand_of(seat: ClaimedSeat) -> tuple[str, ...]:
    view = seat.view
    assert isinstance(view, GhostView)
    return view.hand


def hidden_at(raw: RawHouse) -> HiddenState:
    """All that is hidden at the table where Ann and Ben sit."""
    return replay(raw.house.log(raw.code)).hidden


def key_of_the_house(raw: RawHouse) -> str:
    with closing(raw.house.database()) as database:
        return database.key("host")
