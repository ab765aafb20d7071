"""What commands write: over nothing that would be lost, and told where it could not be written."""

import os
import stat
from pathlib import Path
from threading import Thread

import pytest

from engine.formats.faults import ExchangeError, Fault
from engine.notation.position_line import position_line, read_position_line
from engine.openings.folder import Unread
from engine.store.disk import keep_whole
from engine.store.errors import StoreError, StoreFault
from gui import i18n
from gui.commandline.commands import main
from gui.commandline.opening_lines import left_out_line

ORDERS = "S1901M\nFRANCE: A PAR - BUR\n"
LINE = "VEL1 STANDARD S1901M F:APAR"
FORMS = ("json", "judge", "realpolitik", "datc")


@pytest.fixture(autouse=True)
def _english(qapp):
    yield
    i18n.speak("en")


@pytest.fixture
def game(tmp_path):
    told, path = tmp_path / "told.txt", tmp_path / "own.velmoc"
    told.write_text(ORDERS, "utf-8")
    main(["convert", str(told), "--to", "velmoc", "--out", str(path)])
    return path


@pytest.mark.parametrize("form", FORMS)
def test_no_game_and_nothing_that_is_read_is_written_over(game, tmp_path, form, capfd):
    told = tmp_path / "told.txt"
    linked = tmp_path / "linked.txt"
    linked.symlink_to(told)
    before = game.read_bytes(), told.read_bytes()
    for source in (game, told):
        for out in (game, told, linked):
            if out.resolve() != source.resolve() and out != game:
                continue
            for asked in ([], ["--replace"]):
                line = ["convert", str(source), "--to", form, "--out", str(out), *asked]
                assert main(line) == 2
                assert str(out) in capfd.readouterr().err
    assert (game.read_bytes(), told.read_bytes()) == before


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize(
    ("name", "line"),
    [
        *((form, ["convert", "{told}", "--to", form, "--out"]) for form in FORMS),
        *((f"own-{form}", ["convert", "{game}", "--to", form, "--out"]) for form in FORMS),
        *((f"code.{kind}", ["line", LINE, "--qr"]) for kind in ("svg", "png")),
    ],
)
def test_a_file_is_replaced_only_where_that_is_asked(game, tmp_path, name, line, language, capfd):
    line = [one.format(game=game, told=tmp_path / "told.txt") for one in line]
    fresh, mine = tmp_path / f"fresh-{name}", tmp_path / name
    assert main([*line, str(fresh)]) == 0
    mine.write_bytes(b"mine")
    linked = tmp_path / f"linked-{name}"
    linked.symlink_to(mine)
    for there in (mine, linked):
        capfd.readouterr()
        assert main(["--lang", language, *line, str(there)]) == 2
        said = capfd.readouterr()
        assert said.out == ""
        assert str(there) in said.err
        assert "--replace" in said.err
        assert mine.read_bytes() == b"mine"
        assert main([*line, str(there), "--replace"]) == 0
        assert mine.read_bytes() == fresh.read_bytes()
        mine.write_bytes(b"mine")


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("where", ["no/such/x", "told.txt/x", "x" * 300])
def test_what_cannot_be_written_is_told_with_its_name(game, tmp_path, where, language, capfd):
    told, out = str(tmp_path / "told.txt"), str(tmp_path / where)
    for line in (
        ["convert", told, "--to", "json", "--out", out],
        ["line", LINE, "--qr", f"{out}.svg"],
    ):
        there = {*tmp_path.rglob("*")}
        code = main(["--lang", language, *line])
        said = capfd.readouterr().err

        assert code == 2
        assert line[-1] in said
        assert "Traceback" not in said
        assert {*tmp_path.rglob("*")} == there


def test_a_pipe_stays_a_pipe(tmp_path):
    pipe, heard = tmp_path / "pipe", list[bytes]()
    os.mkfifo(pipe)
    listener = Thread(target=lambda: heard.append(pipe.read_bytes()))
    listener.start()
    keep_whole(pipe, b"told")
    listener.join()

    assert heard == [b"told"]
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert [*tmp_path.iterdir()] == [pipe]


def test_a_file_that_holds_a_line_is_read_as_one(tmp_path, capfd):
    for text in (LINE, f'"{LINE.lower()}"\r\n', f"\ufeff{LINE}", f"> {LINE}"):
        path = tmp_path / "line.txt"
        path.write_text(text, "utf-8")
        assert main(["line", str(path)]) == 0

        read = read_position_line(LINE)
        assert capfd.readouterr().out == position_line(read.position, read.rules) + "\n"


@pytest.mark.parametrize("name", ["e", "o", "a", "no", "list", "game", "orders that"])
def test_whatever_a_file_is_called_it_is_named(name):
    file = Path(name)
    for why in (ExchangeError(Fault.UNKNOWN_FORMAT), StoreError(StoreFault.NOT_A_GAME, file)):
        said = left_out_line(Unread(file=file, why=why))

        assert said.startswith(f"{name}: ") or said.endswith(f": {name}")
