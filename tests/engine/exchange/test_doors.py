"""Any file of another program: its format is told by what it holds."""

import json
from pathlib import Path

import pytest

from engine import tables
from engine.board.loader import load_map
from engine.exchange.commands import main
from engine.exchange.doors import open_data, open_file, write_game
from engine.formats.faults import ExchangeError
from engine.games.diplomacy.exchange.format_names import Format
from engine.games.diplomacy.game import Diplomacy
from engine.table.seat import Seat
from tests.agreements import usual_agreement

FILE = Path(__file__).parents[1] / "games/diplomacy/exchange/games/evening.json"
BOARD = load_map("standard").board
RULES = Diplomacy(BOARD)
LIST = "England:\nF Lon-Nth (*bounce*)\n"


@pytest.mark.parametrize(
    ("data", "form", "phases"),
    [
        (FILE.read_bytes(), Format.JSON, 8),
        (b"\xef\xbb\xbf" + FILE.read_bytes(), Format.JSON, 8),
        (LIST.encode(), Format.REALPOLITIK, 1),
        ("Anglie:\nF Lon - Severní moře\n".encode("cp1250"), Format.REALPOLITIK, 1),
        (LIST.encode("utf-16"), Format.REALPOLITIK, 1),
        (b'{"phase": "S1901M", "units": {"FRANCE": ["A PAR"]}}', Format.JSON, 1),
    ],
)
def test_the_format_is_told_by_what_a_file_holds(data, form, phases):
    (opened,) = open_data(data, RULES)

    assert (opened.game.format, len(opened.game.phases)) == (form, phases)


def test_a_file_can_hold_a_game_on_each_line():
    line = FILE.read_bytes().strip()

    assert len(open_data(line + b"\n" + line + b"\n", RULES)) == 2


def test_a_file_can_hold_a_list_of_games():
    game = FILE.read_bytes().strip()

    assert len(open_data(b"[" + game + b",\n" + game + b"]", RULES)) == 2


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "unknown_format"),
        (b"\0\1\2\3", "unknown_format"),
        (b"SQLite format 3\0", "unknown_format"),
        (b"Hello.\n", "unknown_format"),
        (b"[]", "unknown_format"),
        (b"[1]", "unknown_format"),
        (b'{"a": 1}', "unknown_format"),
        (b'{"phases": [', "bad_json"),
        (b'{"phases": [}\n{"phases": []}', "bad_json"),
        (b'{"phases": {}}', "wrong_type"),
    ],
)
def test_what_is_no_game_is_refused(data, code):
    with pytest.raises(ExchangeError) as found:
        open_data(data, RULES)

    assert str(found.value.code) == code


def test_a_file_that_cannot_be_read_is_told(tmp_path):
    with pytest.raises(ExchangeError) as found:
        open_file(tmp_path / "nowhere.json", RULES)

    assert str(found.value.code) == "unreadable_file"


@pytest.mark.parametrize("form", list(Format))
def test_every_format_can_be_written_from_every_other(form):
    (opened,) = open_data(FILE.read_bytes(), RULES)

    (again,) = open_data(write_game(opened, form, RULES).encode(), RULES)

    assert again.game.format is form
    assert len(again.game.phases) == len(opened.game.phases)


def test_a_saved_game_is_written_as_it_was():
    (opened,) = open_data(FILE.read_bytes(), RULES)

    assert write_game(opened, Format.JSON, RULES).strip().encode() == FILE.read_bytes().strip()


# commands


def test_compare_lists_every_difference(tmp_path, capsysbinary):
    file = tmp_path / "list.txt"
    file.write_text(LIST, "utf-8")

    assert main(["compare", str(file)]) == 1
    assert capsysbinary.readouterr().out.decode().splitlines() == [
        "S1901M result ENGLAND F LON: bounce / ok unopposed",
        "understood=2 left=0 not_understood=0",
        "phases=1 recorded=1 board=1 retreats=0 words=0",
    ]
    assert main(["compare", str(file), "--json"]) == 1
    found, last = map(json.loads, capsysbinary.readouterr().out.splitlines())
    assert (found["what"], found["recorded"], found["ruled"]) == ("F LON", "bounce", "ok")
    assert found["reasons"][0]["code"] == "unopposed"
    assert last == {
        "agrees": False,
        "phases": 1,
        "recorded": 1,
        "differences": {"board": 1, "retreats": 0, "words": 0},
        "read": {"understood": 2, "left": {}, "not_understood": []},
    }


def test_a_record_that_agrees_ends_well(tmp_path, capsysbinary):
    file = tmp_path / "list.txt"
    file.write_text("England:\nF Lon-Nth (*succeeds*)\n", "utf-8")

    assert main(["compare", str(file)]) == 0


def test_a_record_of_orders_alone_agrees_with_nothing(tmp_path, capsysbinary):
    file = tmp_path / "list.txt"
    file.write_text("England:\nF Lon-Nth\n", "utf-8")

    assert main(["compare", str(file)]) == 1
    assert b"phases=1 recorded=0" in capsysbinary.readouterr().out


def test_convert_writes_another_format(capsysbinary):
    assert main(["convert", str(FILE), "--to", "judge"]) == 0

    said = capsysbinary.readouterr().out.decode()
    assert said.startswith("Movement results for Spring of 1901.  (evening.001)\n")


def test_our_own_game_can_be_handed_on(tmp_path, capsysbinary):
    file = tmp_path / "friday.velmoc"
    seats = tuple(Seat(power=power, player=power) for power in BOARD.powers_by_id)
    session = tables.found_game(file, usual_agreement(title="Friday", seats=seats), board=BOARD)
    session.reveal(force=True)
    session.close()

    assert main(["convert", str(file), "--to", "json"]) == 0

    written = json.loads(capsysbinary.readouterr().out)
    assert written["id"] == "Friday"
    assert [phase["name"] for phase in written["phases"]] == ["S1901M", "F1901M"]


@pytest.mark.parametrize("line", [("compare",), ("convert", "--to", "judge")])
@pytest.mark.parametrize("name", ["nowhere.json", "nowhere.velmoc"])
def test_a_file_that_is_not_there_is_named(line, name, tmp_path, capsys):
    file = tmp_path / name
    assert main([line[0], str(file), *line[1:]]) == 2

    assert capsys.readouterr().err.startswith(f"{file}: ")


TWO_CASES = """6.C.1. TEST CASE, THREE ARMY CIRCULAR MOVEMENT
Three units can change place.
Turkey:
F Ankara - Constantinople
A Constantinople - Smyrna
A Smyrna - Ankara

6.C.2. TEST CASE, WITHOUT ANY ORDERS

6.D.1. TEST CASE, SUPPORTED HOLD CAN PREVENT DISLODGEMENT
Turkey:
A Smyrna Hold
"""


def test_each_case_of_a_text_is_a_game_of_its_own():
    found = [opened.game for opened in open_data(TWO_CASES.encode(), RULES)]

    assert [game.title[:5] for game in found] == ["6.C.1", "6.D.1"]
    assert [len(game.phases[0].position.units) for game in found] == [3, 1]


def test_more_cases_than_anybody_collects_are_said_to_be_too_many():
    text = "".join(f"6.A.{n}. Case\nTurkey:\nA Smyrna Hold\n" for n in range(1001))

    with pytest.raises(ExchangeError) as found:
        open_data(text.encode(), RULES)

    assert found.value.code == "too_many"


@pytest.mark.parametrize("path", [FILE, Path("/dev/zero")])
def test_no_more_of_a_file_is_read_than_a_game_can_have(path, monkeypatch):
    if not path.exists():
        pytest.skip("there is no endless device here")
    monkeypatch.setattr("engine.exchange.doors.LARGEST", 1000)

    with pytest.raises(ExchangeError) as found:
        open_file(path, RULES)

    assert found.value.code == "too_large"


def test_a_broken_line_among_games_is_told_by_its_number():
    game = json.dumps(json.loads(FILE.read_bytes())).encode()

    with pytest.raises(ExchangeError) as found:
        open_data(game + b"\n\n" + game[:-5] + b"\n", RULES)

    assert found.value.code == "bad_json"
    assert found.value.facts["line"] == 3


@pytest.mark.parametrize(
    ("data", "where"),
    [
        (b"England:\n" + b"A Lon H\n" * 101, "S1901M.ENGLAND"),
        (b"England:\nA Lon H\nFall 1901\nA Lon H\nSpring 1901\n" * 600, "S1901M"),
        (b'{"phases": []}\n' * 1001, ""),
        (
            b'{"phases": [{"name": "S1901M", "orders": {"ENGLAND": ['
            + b'"A LON H", ' * 100
            + b'"A LON H"]}}]}',
            "phases[0].orders.ENGLAND",
        ),
    ],
)
def test_more_than_anybody_plays_is_refused_at_once_with_its_place(data, where):
    with pytest.raises(ExchangeError) as found:
        open_data(data, RULES)

    assert (str(found.value.code), found.value.where) == ("too_many", where)


def test_a_centre_with_two_owners_is_named(tmp_path):
    game = json.loads(FILE.read_bytes())
    game["phases"][0]["state"]["centers"]["FRANCE"].append("BER")

    with pytest.raises(ExchangeError) as found:
        open_data(json.dumps(game).encode(), RULES)

    assert (str(found.value.code), found.value.facts["place"]) == ("two_owners", "BER")
    assert found.value.where.startswith("phases[0].state.centers.")
