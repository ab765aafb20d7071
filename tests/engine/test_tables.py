import random
import sqlite3
from dataclasses import replace

import pytest

from engine import tables
from engine.board.errors import MapError
from engine.board.loader import load_map
from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.games.diplomacy.rulebooks.profile import POINTS, played
from engine.robots.players.random_table import play, random_orders
from engine.store.cover import read_cover
from engine.store.errors import StoreError, StoreFault
from engine.store.gamefile import GameFile
from engine.store.history import History
from engine.table.found import deal_by_lot, found
from engine.table.memory_store import MemoryStore
from engine.table.refusal import CommandError
from engine.table.terms import Terms
from engine.table.view import Stage
from tests.agreements import usual_agreement

PLAYERS = ("Ada", "Bob", "Cyril", "Dana", "Eva", "Filip", "Gita")


@pytest.fixture(scope="module")
def board():
    return load_map("standard").board


@pytest.fixture
def seven(board):
    return deal_by_lot(PLAYERS, tuple(board.powers_by_id), "tests")


@pytest.fixture
def path(tmp_path):
    return tmp_path / "Friday.velmoc"


@pytest.fixture
def founded(path, seven, board):
    # A drawn order of seats of its own would make every random game another one.
    session = tables.found_game(
        path,
        usual_agreement(title="Friday", seats=seven),
        board=board,
        terms=Terms(rng=random.Random(1)),
    )
    yield session
    session.close()


@pytest.mark.parametrize("led", [False, True], ids=["hot seat", "led"])
def test_a_table_opened_again_has_what_a_new_one_has(path, seven, board, led):
    new = tables.found_game(
        path, usual_agreement(title="Friday", seats=seven, led=led), board=board
    )
    kinds = {name: type(part) for name, part in vars(new).items()}
    new.close()

    again = tables.open_game(path, board=board)

    assert {name: type(part) for name, part in vars(again).items()} == kinds
    assert (again.master is not None) is led
    again.close()


def test_a_founded_game_opens_where_it_was(founded, path):
    founded.envelopes.seal("FRANCE", ["A PAR - BUR"])
    view, options = founded.public(), founded.founded.options
    founded.close()

    again = tables.open_game(path)

    assert again.public() == view
    assert again.rules.options == options
    assert again.envelopes.unseal("FRANCE") == ("A PAR - BUR",)
    again.close()


def _one_by_one():
    """Give every edition, and every single value that can be played, on top of the default."""
    yield from (profile.options for profile in PROFILES.values())
    for point in POINTS:
        yield from ({point: value} for value in played(point))


@pytest.mark.evening
def test_every_edition_and_every_single_point_is_stored_and_read_back(tmp_path, seven, board):
    for number, options in enumerate(_one_by_one()):
        path = tmp_path / f"{number}.velmoc"
        tables.found_game(
            path, usual_agreement(title="Rules", seats=seven, options=options), board=board
        ).close()

        again = tables.open_game(path, board=board)
        assert again.rules.options == {**PROFILES["1982"].options, **options}
        again.close()


def test_a_random_game_of_years_replays_to_an_equal_state(founded, path, board):
    play(founded, random.Random(5), last_year=1904)
    state = founded.log.state
    founded.close()

    again = tables.open_game(path, board=board)

    assert again.log.state == state
    assert state.stage is Stage.OVER
    assert len(state.past) > 11
    assert all(all(again.verify(past).values()) for past in state.past)
    again.close()
    assert read_cover(path).outcome == state.outcome


def test_random_orders_are_read_back_by_the_rules(founded):
    chance = random.Random(1)
    position = founded.public().position

    for power in founded.public().queue:
        orders = random_orders(founded.rules, position, power, chance)
        assert len(orders) == len(position.of(power))
        assert [founded.rules.read(o, position, power).order for o in orders] == list(orders)


def test_a_game_that_was_not_founded_leaves_no_file(path, seven, board):
    with pytest.raises(CommandError):
        tables.found_game(path, usual_agreement(title="Friday", seats=seven[1:]), board=board)

    assert not path.exists()


def test_a_file_that_is_there_is_not_founded_over(path, seven, board):
    path.write_text("diary", encoding="utf-8")

    with pytest.raises(StoreError) as caught:
        tables.found_game(path, usual_agreement(title="Friday", seats=seven), board=board)

    assert caught.value.code is StoreFault.EXISTS
    assert path.read_text(encoding="utf-8") == "diary"


def test_an_unknown_game_or_rule_is_said(path, seven, board):
    for wrong in ({"game": "chess"}, {"options": {"paradox": "of the liar"}}):
        with pytest.raises(StoreError) as caught:
            tables.found_game(
                path, usual_agreement(title="Friday", seats=seven, **wrong), board=board
            )
        assert caught.value.code is StoreFault.UNKNOWN_GAME


def test_an_unknown_map_is_said(path, seven):
    with pytest.raises(MapError):
        tables.found_game(path, usual_agreement(title="Friday", seats=seven, map="atlantis"))


def test_a_stored_game_of_unknown_kind_lets_go_of_its_file(founded, path, tmp_path):
    events = list(founded.log.store.events())
    events[0] = replace(events[0], game="chess")
    other = tmp_path / "chess.velmoc"
    file = GameFile.create(other)
    file.append(events)
    file.close()

    for _ in range(2):
        with pytest.raises(StoreError) as caught:
            tables.open_game(other)
        assert caught.value.code is StoreFault.UNKNOWN_GAME


def test_a_history_that_is_none_is_damaged(founded, tmp_path):
    events = founded.log.store.events()
    other = tmp_path / "twice.velmoc"
    file = GameFile.create(other)
    file.append([*events, events[-1]])
    file.close()

    with pytest.raises(StoreError) as caught:
        tables.open_game(other)

    assert caught.value.code is StoreFault.DAMAGED


def test_thirty_years_open_in_few_steps(founded, path, seven, board, tmp_path, steps):
    memory = MemoryStore()
    session = found(founded.rules, memory, usual_agreement(title="Long", seats=seven))
    chance = random.Random(1)
    while len(session.public().past) < 100:
        for power in sorted(session.public().queue):  # a lot orders it, and the game hangs on it
            position = session.public().position
            units = position.of(power)
            session.envelopes.seal(
                power,
                [f"{u} - {chance.choice(sorted(board.neighbours(u.kind, u.at)))}" for u in units],
            )
        session.reveal()
        session.advance()
    long = tmp_path / "long.velmoc"
    file = GameFile.create(long)
    file.append(memory.events(), public=session.public())
    file.close()
    tables.open_game(long, board=board).close()  # so that pydantic is there

    again = tables.open_game(long, board=board)
    # Memory keeps no links.
    assert replace(again.public(), head="") == session.public()
    again.close()
    assert steps(lambda: tables.open_game(long, board=board).close()) < 400_000


def test_a_history_that_ends_between_opening_and_judging_is_read_before_it(founded, path, board):
    for power in founded.public().queue:
        founded.envelopes.seal(power, [])
    sealed = founded.log.state.step
    founded.reveal()
    founded.close()
    db = sqlite3.connect(path)
    # The links hold: somebody took the judgement away and made the opening whole.
    file = GameFile.open(path)
    opened = file.events()[sealed]
    file.close()
    history = _until(path, sealed)
    db.execute("DELETE FROM event WHERE step > ?", (sealed,))
    db.executemany("INSERT INTO event VALUES (?, ?, ?, ?, ?)", history.rows((opened,)))
    db.commit()
    db.close()

    session = tables.open_game(path, board=board)

    assert session.trouble.code is StoreFault.DAMAGED
    assert session.trouble.facts["step"] == str(sealed)
    copy = path.with_name("copy.velmoc")
    session.save_copy(copy)
    session.close()
    again = tables.open_game(copy, board=board)
    again.reveal(force=True)
    again.close()


def _until(path, step):
    db = sqlite3.connect(path)
    link, at = db.execute("SELECT link, at FROM event WHERE step = ?", (step,)).fetchone()
    db.close()
    return History(step, link, at)
