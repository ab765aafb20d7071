"""``velmoc.py study`` hands on what a file holds, and replaces nothing that it was not told to."""

import pytest
from PIL import Image

from engine.exchange.brought import brought_file
from engine.notation.game_text import game_text, read_game_text
from engine.study.tree.study import numbered
from gui import i18n
from gui.commandline.study import main

TOLD = """[Study "Two"]
[Chapter "The first"]
S1901M
  FRANCE: A PAR - BUR
[Chapter "The second"]
[Board "VEL1 STANDARD S1901M A:ABUD"]
"""


@pytest.fixture(autouse=True)
def _english(look):
    yield
    i18n.speak("en")


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "two.txt"
    path.write_text(TOLD, "utf-8")
    return path


def test_a_study_is_handed_on_in_every_way(file, tmp_path, capsys):
    text, study, picture = (tmp_path / name for name in ("t.txt", "s.velstudy", "p.png"))
    ways = ["--text", text, "--study", study, "--picture", picture]
    assert main([str(file), *map(str, ways), "--lang", "en"]) == 0
    told = read_game_text(TOLD).study
    assert text.read_text("utf-8") == game_text(told)
    assert numbered(brought_file(study, list).chapters) == numbered(told)
    with Image.open(picture) as image:
        assert image.size[0] == 3200
    assert [str(one) for one in (study, text, picture)] == capsys.readouterr().out.split()


@pytest.mark.parametrize("ending", ["webp", "gif"])
def test_a_chapter_moves(file, tmp_path, ending):
    path = tmp_path / f"moves.{ending}"
    assert main([str(file), "--animation", str(path), "--chapter", "1"]) == 0
    with Image.open(path) as image:
        assert image.n_frames > 1


def test_a_booklet_is_a_pdf(file, tmp_path):
    path = tmp_path / "book.pdf"
    assert main([str(file), "--booklet", str(path), "--chapter", "2"]) == 0
    assert path.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(("language", "words"), [("en", "there already"), ("cs", "Už existuje")])
def test_nothing_is_replaced_unasked(file, tmp_path, capsys, language, words):
    path = tmp_path / "mine.txt"
    path.write_text("mine", "utf-8")
    assert main([str(file), "--text", str(path), "--lang", language]) == 1
    assert words in capsys.readouterr().err
    assert path.read_text("utf-8") == "mine"
    assert main([str(file), "--text", str(path), "--replace"]) == 0
    assert path.read_text("utf-8") != "mine"


@pytest.mark.parametrize(
    ("data", "ways", "words"),
    [
        ("S1901M\nMARS: A VIE H", [], "Line 2, sign 1"),
        ("A Vie - Gal", [], "no board"),
        (TOLD, ["--chapter", "3"], "fewer chapters: 2"),
        (TOLD, ["--chapter", "2", "--animation", "{}/x.gif"], "x.gif is not written"),
        (TOLD, ["--text", "{}/no/where.txt"], "where.txt"),
        (TOLD, ["--study", "{}/no/where.velstudy"], "where"),
    ],
)
def test_what_cannot_be_is_said(file, tmp_path, capsys, data, ways, words):
    file.write_text(data, "utf-8")
    there = sorted(tmp_path.iterdir())
    ways = [one.format(tmp_path) for one in ways]
    assert main([str(file), *ways, "--lang", "en"]) == 1
    assert words in capsys.readouterr().err
    assert sorted(tmp_path.iterdir()) == there


def test_chapters_are_listed(file, capsys):
    assert main([str(file), "--lang", "en"]) == 0
    assert capsys.readouterr().out == "1. The first, boards: 2\n2. The second, boards: 1\n"


def test_a_text_is_written_here(file, capsys):
    assert main([str(file), "--text", "-"]) == 0
    assert read_game_text(capsys.readouterr().out).study == read_game_text(TOLD).study


@pytest.mark.parametrize(
    ("way", "ending"),
    [
        ("study", ".velstudy"),
        ("text", ""),
        ("picture", ".png"),
        ("booklet", ".pdf"),
        ("animation", ".webp"),
        ("animation", ".gif"),
    ],
)
def test_what_cannot_be_written_is_told_by_its_own_name(file, tmp_path, capsys, way, ending):
    for folder in (tmp_path / "none", file):
        path = folder / f"new{ending}"
        assert main([str(file), f"--{way}", str(path), "--lang", "en"]) == 1

        said = capsys.readouterr()
        assert said.err.rstrip().endswith(f": {path}")
        assert len(said.err.splitlines()) == 1
        assert not said.out
    assert [*tmp_path.iterdir()] == [file]


@pytest.mark.parametrize("number", ["0", "-1", "x", "3"])
def test_a_chapter_that_is_none_is_refused(file, tmp_path, capsys, number):
    path = tmp_path / "t.txt"
    try:
        code = main([str(file), "--text", str(path), "--chapter", number])
    except SystemExit as stopped:
        code = stopped.code

    assert code == (1 if number == "3" else 2)
    assert not path.exists()
    assert capsys.readouterr().err
