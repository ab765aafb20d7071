import json
import subprocess
import sys
from dataclasses import replace

import pytest

from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.game import End, Outcome
from engine.rules.position import Dislodged, Position, Unit
from engine.store.cover import Cover, read_cover
from engine.store.errors import StoreError, StoreFault
from engine.table.view import Stage


def test_the_cover_shows_what_everybody_may_know(table, path):
    table.close()

    cover = read_cover(path)

    assert (cover.title, cover.map, cover.stage) == ("Friday", "ring", Stage.WRITING)
    assert cover.players == {"NORTH": "Player 1", "SOUTH": "Player 2", "WEST": "Player 3"}
    assert cover.phase == Phase.parse("F1901M")
    assert (cover.asked, cover.sealed) == (3, 2)
    assert cover.position == table.public().position
    assert cover.step == table.log.state.step
    assert cover.played_at == "2025-11-21T20:00:00+00:00"


def test_a_cover_prints_what_it_parses(table):
    fleet = Unit("NORTH", FLEET, "STP/SC")
    position = Position(
        phase=Phase.parse("F1901R"),
        units=(Unit("WEST", ARMY, "AAA"),),
        owners={"AAA": "WEST"},
        dislodged=(
            Dislodged(unit=fleet, attacker=None, retreats=("BOT",)),
            Dislodged(unit=replace(fleet, at="BBB"), attacker="AAA", retreats=()),
        ),
        contested=frozenset({"CCC", "DDD"}),
    )
    cover = Cover.of(table.public(), 7, "2025-11-21T20:00:00+00:00")
    full = replace(cover, position=position, outcome=Outcome(End.DRAW, ("NORTH", "WEST")))

    assert Cover.parse(cover.text()) == cover
    assert Cover.parse(full.text()) == full


def test_it_tells_who_took_what_the_last_time_and_not_what_is_being_revealed(table, play):
    first = Cover.of(table.public(), 7, "").taken
    table.envelopes.seal("WEST", [])
    table.reveal()
    revealed = table.public()
    told = Cover.of(replace(revealed, stage=Stage.WRITING), 8, "").taken

    changed = {
        at: power
        for at, power in revealed.past[-1].resolution.after.owners.items()
        if revealed.past[-1].before.owners.get(at) != power
    }
    assert changed  # or this says nothing
    assert {at: power for power, at in told} == changed
    assert revealed.stage is Stage.REVEALED
    assert Cover.of(revealed, 8, "").taken == first != told


def test_an_older_cover_says_nothing_of_centres_taken(table):
    cover = Cover.of(table.public(), 7, "")
    older = json.loads(cover.text())
    del older["taken"]

    assert Cover.parse(json.dumps(older)) == replace(cover, taken=None)


@pytest.mark.parametrize("text", ["", "[]", "{}", "3", '{"title": "x"}', "[" * 100_000])
def test_what_is_no_cover_is_refused(text):
    with pytest.raises(ValueError):  # noqa: PT011 - json and we say it in different words
        Cover.parse(text)


def test_a_cover_that_does_not_fit_the_board_is_noticed(table):
    board = table.rules.board
    cover = Cover.of(table.public(), 7, "")
    lost = replace(cover.position, units=(Unit("WEST", ARMY, "ZZZ"),))

    assert cover.lies_on(board)
    assert not replace(cover, position=lost).lies_on(board)
    assert not replace(cover, players={"EAST": "Nobody"}).lies_on(board)
    assert not replace(cover, taken=(("EAST", "AAA"),)).lies_on(board)
    assert not replace(cover, taken=(("WEST", "ZZZ"),)).lies_on(board)
    assert not replace(cover, outcome=Outcome(End.SOLO, ("EAST",))).lies_on(board)


def test_a_damaged_cover_is_said_and_does_not_keep_the_game_from_opening(table, path, reopen):
    table.log.store._db.execute("UPDATE cover SET body = '{}'")
    table.close()

    with pytest.raises(StoreError) as caught:
        read_cover(path)
    assert caught.value.code is StoreFault.DAMAGED
    session = reopen()
    session.envelopes.put_off("WEST")
    session.close()
    assert read_cover(path).sealed == 2


def test_a_cover_is_read_without_pydantic(table, path):
    table.close()
    code = (
        "import sys, pathlib\n"
        "from engine.store.cover import read_cover\n"
        "print(read_cover(pathlib.Path(sys.argv[1])).title, 'pydantic' in sys.modules)\n"
    )
    answer = subprocess.run(
        [sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=True
    )

    assert answer.stdout.split() == ["Friday", "False"]


def test_a_cover_is_read_in_few_steps(table, path, steps):
    table.close()
    read_cover(path)

    assert steps(lambda: read_cover(path)) < 1000
