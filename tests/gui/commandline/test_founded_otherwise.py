"""A file whose founding says what cannot be: each command says so in each language and game."""

import random
import shutil

import pytest

from engine import tables
from engine.board.errors import MapError, MapFault
from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.robots.players.random_table import play
from engine.store.errors import StoreError, StoreFault
from engine.table.agreement import Agreement
from engine.table.seat import Seat
from gui import i18n
from gui.commandline.commands import main as command
from gui.commandline.verify import main as verify
from gui.errors.sentences import say_error
from tests.engine.proof import wild


def game(founded):
    founded["game"] = "blanx"


def no_game(founded):
    founded["game"] = ""


def live_game(founded):
    founded["game"] = "first_light"


def map_(founded):
    founded["map"] += "x"


def map_elsewhere(founded):
    founded["map"] = f"../{founded['map']}"


def map_above(founded):
    founded["map"] = ".."


def map_of_no_letters(founded):
    founded["map"] = "\0"


def options(founded):
    founded["options"] = {"no such point": "whatever"}


def lineup(founded):
    founded["lineup"] = "nobody"


def power(founded):
    founded["seats"][0]["power"] += "X"


def power_twice(founded):
    founded["seats"][0]["power"] = founded["seats"][1]["power"]


SPOILT = (
    *(game, no_game, live_game, map_, map_elsewhere, map_above, map_of_no_letters),
    *(options, lineup, power, power_twice),
)


@pytest.fixture(scope="module", params=GAMES)
def whole(request, tmp_path_factory):
    """Return the file of a game of which a few phases were played."""
    card = GAMES[request.param]
    seats = [Seat(power=one, player=one.title()) for one in load_map(card.map).board.powers_by_id]
    path = tmp_path_factory.mktemp("whole") / "Night.velmoc"
    year = card.calendar.begins
    agreed = Agreement(title="Night", seats=seats, game=card.id, map=card.map, year=year)
    table = tables.found_game(path, agreed)
    play(table, random.Random(4), last_year=year)
    table.close()
    return path


@pytest.fixture(autouse=True)
def english(qapp):
    yield
    i18n.speak("en")


@pytest.fixture(params=SPOILT, ids=lambda spoil: spoil.__name__)
def spoilt(request, whole, tmp_path):
    path = shutil.copy(whole, tmp_path / "Spoilt.velmoc")
    rows = wild.rows_of(path)
    request.param(rows[0].event)
    wild.rewrite(path, rows)
    return path


def test_it_is_not_opened_and_the_reason_is_a_sentence(spoilt):
    with pytest.raises((StoreError, MapError)) as found:
        tables.open_game(spoilt)

    said = []
    for language in i18n.LANGUAGES:
        i18n.speak(language)
        said.append(say_error(found.value))
    assert len({*said}) == len(i18n.LANGUAGES)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_commands_say_so_in_a_line_without_codes(spoilt, language, capfd):
    line = ["convert", str(spoilt), "--to", "json", "--lang", language]

    assert command(line) == 2
    out, complaints = capfd.readouterr()
    assert not out
    assert len(complaints.splitlines()) == 1
    assert not [code for code in (*StoreFault, *MapFault) if "_" in code and code in complaints]
    assert "unknown game" not in complaints  # a code that looks like words

    assert verify([str(spoilt), "--lang", language]) != 0
    assert "Traceback" not in "".join(capfd.readouterr())
