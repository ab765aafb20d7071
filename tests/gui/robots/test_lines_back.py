"""Positions come back by every way on which a line is handed on, and others are noticed."""

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.notation.position_line import position_line
from engine.robots.games.laws import BrokenLawError
from tests.lines_back import __main__ as lines_back
from tests.lines_back import line_ways
from tests.lines_back.line_ways import LineWays


@pytest.mark.parametrize("game", [*GAMES])
def test_positions_come_back_by_every_way(look, game):
    count = lines_back.tried(LineWays(game), game, "a test", 0, 12)

    assert count.total() == 12


@pytest.mark.parametrize("way", ["_seen", "_printed"])
def test_a_code_that_reads_otherwise_is_noticed(look, monkeypatch, way):
    rules = GAMES["blank"].rules(load_map("old_town").board, {})
    line = position_line(rules.start(), rules)
    paint = line_ways.paint_code
    monkeypatch.setattr(
        line_ways, "paint_code", lambda painter, box, text: paint(painter, box, f"{text} ")
    )
    ways = LineWays("blank")

    with pytest.raises(BrokenLawError, match="otherwise"):
        ways._seen(line) if way == "_seen" else ways._printed([line])


def test_it_goes_on_where_it_was_broken_off(look, tmp_path, monkeypatch, capsys):
    journal, blocks = tmp_path / "journal.json", []
    one = lines_back.Counter({"blank morning": 1})
    monkeypatch.setattr(
        lines_back, "tried", lambda ways, game, seed, block: blocks.append(block) or one
    )
    for positions in ("3", "5"):
        assert lines_back.main(["--positions", positions, "--journal", str(journal)]) == 0

    assert blocks == [0, 1, 2, 3, 4]
    assert "5 positions came back" in capsys.readouterr().out
