"""Questions of a stream that tell their position by a line, and answers that have one."""

import json
import random

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.exchange.commands import main
from engine.exchange.games import JudgeOfGames, usual_map, usual_options
from engine.formats.stream import answer
from engine.notation.position_line import in_order, position_line, read_position_line
from engine.robots.games.catalogue import robots_of
from engine.robots.players.random_positions import random_position, random_rules

MAPS = ("standard", "praga", "old_town")


@pytest.fixture(scope="module")
def judge():
    return JudgeOfGames(
        "diplomacy",
        options=usual_options("diplomacy"),
        map=usual_map("diplomacy"),
        sentences=None,
        texts=False,
        reasons=False,
    )


def asked(judge, **question):
    text, fine = answer(json.dumps(question).encode(), judge)
    told = json.loads(text)
    assert fine == ("error" not in told)
    return told


def fault(judge, **question):
    error = asked(judge, **question)["error"]
    return error["code"], error["where"], error.get("column")


@pytest.mark.parametrize("name", MAPS)
def test_what_a_line_tells_is_judged_and_answered_with_a_line(judge, name):
    board, chance = load_map(name).board, random.Random(name)
    for number in range(10):
        rules = random_rules(GAMES[board.game], board, chance)
        position = random_position(rules, chance)
        sheets = robots_of(rules.game).sheets(rules, position, chance)
        orders = {power: [*texts] for power, texts in sheets.items()}
        line = position_line(position, rules)

        told = asked(judge, id=number, line=line, orders=orders, want=["line"])

        after = read_position_line(told["line"])
        expected = rules.adjudicate(in_order(position, board), orders).after
        assert after.position == in_order(expected, board)
        assert (told["id"], told["phase"]) == (number, expected.phase.code)
        assert after.rules.sides == rules.sides
        assert "line" not in asked(judge, line=line, orders=orders)


def test_a_question_spelt_out_may_want_a_line(judge):
    told = asked(
        judge,
        phase="S1901M",
        units={"FRANCE": ["A PAR"]},
        centers={"FRANCE": ["PAR"]},
        orders={"FRANCE": ["A PAR - BUR"]},
        want=["line"],
    )

    assert told["line"].startswith("VEL1 STANDARD F1901M F:ABUR -ANK.")
    told = asked(judge, game="blank", phase="D1M", units={"OWLS": ["L INN"]}, want=["line"])
    assert told["line"] == "VEL1 OLD-TOWN D1E O:LINN"


def test_lines_of_several_games_follow_each_other(judge):
    lines = [
        "VEL1 STANDARD/DATC S1901M F:APAR",
        "VEL1 PRAGA T1M A:ASMI",
        "VEL1 OLD-TOWN D1M M:LMILL",
        "VEL1 STANDARD/EFR+AGT S1914M I:AROM",
    ]

    after = [asked(judge, line=line, want=["line"])["line"] for line in lines]

    assert [line.split()[1] for line in after] == [line.split()[1] for line in lines]
    assert [line.split()[2] for line in after] == ["F1901M", "T2M", "D1E", "F1914M"]


def test_a_map_within_a_question_has_no_line(judge):
    spaces = {"Alba": {"kind": "land"}}
    told = asked(
        judge,
        game="diplomatia",
        map={"spaces": spaces, "borders": []},
        phase="T1M",
        units={"FRA": ["A Alba"]},
        want=["line"],
    )

    assert told["line"] is None


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ({"line": "VEL1 STANDARD S1901M F:APAX"}, ("unknown_place", "line", 25)),
        ({"line": 7}, ("wrong_type", "line", None)),
        ({"line": "V" * 60_000}, ("too_long", "line", None)),
        ({"line": "VEL1 STANDARD S1901M", "units": {}}, ("told_twice", "units", None)),
        ({"line": "VEL1 STANDARD S1901M", "map": "praga"}, ("told_twice", "map", None)),
        ({"line": "VEL1 PRAGA T1M", "game": "diplomacy"}, ("other_game", "line", None)),
        ({"line": "VEL1 PRAGA T1M", "game": "chess"}, ("unknown_game", "game", None)),
        ({"line": "VEL1 STANDARD S1901M", "want": ["moon"]}, ("not_answered", "want[0]", None)),
        ({"line": "VEL1 STANDARD S1901M", "want": "line"}, ("wrong_type", "want", None)),
        ({"line": "VEL1 STANDARD S1901M", "orders": []}, ("wrong_type", "orders", None)),
        ({"game": "first_light", "want": ["line"]}, ("no_orders", "game", None)),
        ({"game": "bez-hranic", "want": ["line"]}, ("not_answered", "want", None)),
    ],
)
def test_what_is_wrong_is_told_with_its_place(judge, question, expected):
    assert fault(judge, **question) == expected


def test_a_line_of_a_map_in_a_folder_is_judged(tmp_path, capsys):
    folder = tmp_path / "streets"
    folder.mkdir()
    content = (load_folder() / "map.json").read_text().replace('"id": "praga"', '"id": "streets"')
    (folder / "map.json").write_text(content)
    (tmp_path / "q.jsonl").write_text('{"line": "VEL1 STREETS T1M A:ASMI", "want": ["line"]}\n')

    code = main(
        ["adjudicate", "--game", "diplomatia", "--map", str(folder), str(tmp_path / "q.jsonl")]
    )

    assert (code, json.loads(capsys.readouterr().out)["line"]) == (0, "VEL1 STREETS T2M A:ASMI")


def load_folder():
    from engine import resources

    return resources.maps() / "praga"


# -- velmoc.py line --------------------------------------------------------------------------------


def test_a_line_is_rewritten_and_drawn(tmp_path, capsys):
    code = tmp_path / "code.svg"

    assert main(["line", "vel1 standard s1901m france:apar.abur", "--qr", str(code)]) == 0
    assert capsys.readouterr().out == "VEL1 STANDARD S1901M F:ABUR.APAR\n"
    assert code.read_text().startswith("<?xml")


def test_a_line_of_any_length_is_no_files_name(capsys):
    """File systems know names of 255 signs; a line of a whole board has more."""
    rules = GAMES["diplomacy"].rules(load_map("standard").board, {})
    chance = random.Random(255)
    lengths = set()
    for units in (10, 20, 27, 34, 34):
        line = position_line(random_position(rules, chance, units), rules)
        lengths.add(len(line) > 255)
        assert main(["line", line]) == 0
        assert capsys.readouterr().out == f"{line}\n"
    assert lengths == {True, False}


@pytest.mark.parametrize("name", ["code", "code.jpg", "code.py", "svg"])
def test_a_picture_that_cannot_be_written_is_refused_at_once(tmp_path, capsys, name):
    with pytest.raises(SystemExit) as ended:
        main(["line", "VEL1 STANDARD S1901M", "--qr", str(tmp_path / name)])

    assert ended.value.code == 2
    assert ".svg or .png" in capsys.readouterr().err
    assert not [*tmp_path.iterdir()]


def test_a_wrong_line_is_said_and_ends_with_two(capsys):
    assert main(["line", "VEL1 STANDARD S1901M F:APAX"]) == 2
    assert capsys.readouterr() == ("", "unknown_place column=25 text=PAX like=SPA, PAR\n")
    assert main(["line", "nowhere.json"]) == 2


def test_every_phase_of_a_game_has_its_line(capsys):
    path = "tests/engine/games/diplomacy/exchange/samples/realpolitik.txt"

    assert main(["line", path]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[2] for line in lines] == ["S1901M", "F1901M", "W1901A", "S1902M", "S1902R"]
