"""Whatever somebody brings to a study is told apart by how it begins, and wrong ones say where."""

import json
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.exchange.brought import Line, Slip, Told, brought_file, brought_text
from engine.exchange.game_chapters import joined
from engine.formats.faults import ExchangeError
from engine.notation.game_text import game_text, read_game_text
from engine.notation.known_rules import beginning
from engine.notation.position_line import position_line
from engine.studies import begin_study
from engine.study.tree.study import numbered
from tests.engine.study.conftest import at_work, student

CASES = Path(__file__).parents[2] / "cases"
GAME = Path(__file__).parents[1] / "games/diplomacy/exchange/games/evening.json"
TEXTS = sorted((CASES / "game_text").glob("*.txt"))
WRONG_TEXTS = json.loads((CASES / "game_text" / "wrong.json").read_text("utf-8"))
LINES = json.loads((CASES / "notation" / "lines.json").read_text("utf-8"))["lines"]
WRONG_LINES = json.loads((CASES / "notation" / "wrong.json").read_text("utf-8"))["lines"]


@cache
def games():
    with_formats = [one for one in GAMES.values() if one.exchange is not None]
    return tuple(one.rules(load_map(one.map).board, {}) for one in with_formats)


def by_both(text, folder):
    """Bring a text, and the same as a file."""
    path = folder / "brought.txt"
    path.write_bytes(text.encode())
    return brought_text(text, games), brought_file(path, games)


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.stem)
def test_every_sample_of_a_game_text_is_brought_as_chapters(path, tmp_path):
    for text in path.read_bytes().decode().partition("\n=====\n")[::2]:
        wanted = read_game_text(text).study
        if not wanted.chapters:
            continue
        for told in by_both(text, tmp_path):
            assert isinstance(told, Told)
            assert told.chapters == wanted


@pytest.mark.parametrize("wrong", WRONG_TEXTS, ids=lambda one: one["code"])
def test_a_wrong_game_text_says_where_it_is_wrong(wrong, tmp_path):
    """But for two that are no game text at all: those are orders for the board that stands."""
    if wrong["text"] in ('"S1901M"', "AUSTRIA: A VIE H"):
        assert by_both(wrong["text"], tmp_path) == (Slip(wrong["text"]),) * 2
        return
    for bring in (brought_text, lambda text, known: by_both(text, tmp_path)[1]):
        with pytest.raises(ExchangeError) as caught:
            bring(wrong["text"], games)
        error = caught.value
        assert (error.code, error.line, error.column) == tuple(
            wrong[one] for one in ("code", "line", "column")
        )


@pytest.mark.parametrize("sample", LINES, ids=lambda one: one["line"][:30])
def test_every_position_line_is_brought_as_a_board(sample, tmp_path):
    for text in (sample["line"], *sample.get("also", ())):
        for told in by_both(text, tmp_path):
            assert isinstance(told, Line)
            assert position_line(told.read.position, told.read.rules) == sample["line"]
            (chapter,) = told.chapters.chapters
            again = numbered(read_game_text(game_text(told.chapters)).study)
            assert again == numbered(told.chapters)
            assert chapter.map == told.read.map


@pytest.mark.parametrize("wrong", WRONG_LINES, ids=lambda one: one["name"])
def test_a_wrong_position_line_says_where_it_is_wrong(wrong, tmp_path):
    text = wrong["line"]
    if wrong["code"] == "no_position_line":  # then it is something else
        if text:
            assert isinstance(by_both(text, tmp_path)[0], Slip)
        return
    with pytest.raises(ExchangeError) as caught:
        brought_text(text, games)
    assert (caught.value.code, caught.value.column) == (wrong["code"], wrong["column"])


def test_a_game_of_another_program_is_a_chapter_with_all_its_phases():
    told = brought_file(GAME, games)

    (chapter,) = told.chapters.chapters
    line = told.chapters.main_line(chapter.root)
    judged = [one for one in line if told.chapters.nodes[one].ordered is not None]
    assert len(judged) == 8


def test_several_games_of_a_file_are_as_many_chapters(tmp_path):
    path = tmp_path / "games.jsonl"
    path.write_bytes((GAME.read_bytes().strip() + b"\n") * 3)

    assert len(brought_file(path, games).chapters.chapters) == 3


@pytest.mark.parametrize("game", [*GAMES])
def test_a_study_is_brought_as_it_stands(game, tmp_path):
    path = tmp_path / "one.velstudy"
    study = begin_study(path, game, beginning(game))
    somebody = at_work(study, f"brought {game}")
    for _ in range(12):
        somebody.act()
    stands = numbered(study.log.study)
    study.close()
    before = path.read_bytes()

    assert brought_file(path, games).chapters == stands
    assert path.read_bytes() == before


def test_joined_studies_have_all_chapters_in_order():
    parts = []
    for seed in range(3):
        somebody, log, _ = student("diplomacy", f"joined {seed}")
        for _ in range(10):
            somebody.act()
        parts.append(log.study)

    whole = joined(parts)

    chapters = iter(whole.chapters)
    for part in parts:
        taken = tuple(islice(chapters, len(part.chapters)))
        nodes = {node.id: node for one in taken for node in whole.under(one.root)}
        alone = numbered(type(part)(name=part.name, chapters=taken, nodes=nodes))
        assert alone == numbered(part)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "unknown_format"),
        (b" \n ", "unknown_format"),
        (b"\0\1\2\3", "unknown_format"),
        (b'{"a": 1}', "unknown_format"),
        (b"[]", "unknown_format"),
        (b'{"phases": [', "bad_json"),
    ],
)
def test_what_is_nothing_of_all_that_is_refused(data, code, tmp_path):
    path = tmp_path / "something"
    path.write_bytes(data)

    with pytest.raises(ExchangeError) as caught:
        brought_file(path, games)

    assert caught.value.code == code


@pytest.mark.parametrize(
    "text", ["A Vie - Gal", "Austria: A Vie - Gal\nF Tri - Alb", "Rakousko\nA Víd - Hal", "hello"]
)
def test_orders_alone_are_a_slip_for_the_board_that_stands(text):
    assert brought_text(text, games) == Slip(text)
