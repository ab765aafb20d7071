"""A position line comes back from its QR code, as it is drawn and as it is written into files."""

import random
import re

import pytest
import segno

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.exchange.position_lines import keep_code
from engine.notation.position_line import position_line
from engine.robots.players.random_positions import random_position
from gui.kit.codes import modules
from tests.engine.notation.qr_reader import read

START = "VEL1 STANDARD S1901M A:ABUD.AVIE.FTRI E:ALVP.FEDI.FLON"


def lines(name, count):
    board = load_map(name).board
    rules, chance = GAMES[board.game].rules(board, {}, ""), random.Random(name)
    return [position_line(random_position(rules, chance), rules) for _ in range(count)]


@pytest.mark.parametrize("name", ["standard", "praga", "old_town"])
def test_a_drawn_code_is_read_back(qapp, name):
    for line in lines(name, 4):
        assert read(modules(line)) == line


@pytest.mark.parametrize("level", ["l", "m", "q", "h"])
def test_the_reader_knows_every_level(level):
    for line in (START, START.lower(), "VEL1"):
        code = segno.make(line, error=level, micro=False, boost_error=False)

        assert read([[bool(one) for one in row] for row in code.matrix]) == line


def test_a_fault_is_seen():
    rows = [list(map(bool, row)) for row in segno.make(START, micro=False).matrix]
    rows[-1][-1] = not rows[-1][-1]

    with pytest.raises(AssertionError, match="fault"):
        read(rows)


def test_the_longest_line_of_diplomacy_is_coarse_enough(qapp):
    chance = random.Random(8)
    rules = GAMES["diplomacy"].rules(load_map("standard").board, {}, "")
    line = max(
        (position_line(random_position(rules, chance, 34), rules) for _ in range(30)), key=len
    )

    assert len(line) > 330
    assert len(modules(line)) <= 65


def test_a_line_of_another_map_may_have_any_signs(qapp):
    assert read(modules("VEL1 TOWN S1M A:AMY_STREET")) == "VEL1 TOWN S1M A:AMY_STREET"


def test_a_picture_is_written(tmp_path):
    for name in ("code.svg", "code.png"):
        keep_code(START, tmp_path / name)

    assert (tmp_path / "code.png").read_bytes().startswith(b"\x89PNG")
    assert re.search(r"<path[^>]*\bd=", (tmp_path / "code.svg").read_text())
