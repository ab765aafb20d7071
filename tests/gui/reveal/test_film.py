"""A reveal kept as pictures: what is written, what is broken off, what cannot be written."""

import os
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
import shiboken6
from PIL import Image
from PySide6.QtCore import QObject, QSize

from gui.games.diplomacy.reveal.script import script
from gui.kit import theme
from gui.reveal import shots
from gui.reveal.film import MovingFilm, StillsFilm
from gui.reveal.painter import Studio
from gui.reveal.picture_sequence import PictureSequence, write_gif
from gui.reveal.step import Mode, Scene
from gui.words.names import listed

SMALL = QSize(320, 240)


@pytest.fixture
def studio(look, loaded_map, played):
    made = []

    def make(index=2, mode=Mode.BY_POWER):
        made.append(Studio(played[index], loaded_map, SMALL, mode, "Thursday"))
        return made[-1]

    return make


def told(film, qtbot):
    """Run a film to its end; return the files or the error."""
    found = []
    film.done.connect(found.append)
    film.failed.connect(found.append)
    film.start()
    qtbot.waitUntil(lambda: bool(found))
    return found[0]


def test_there_is_one_picture_for_every_step_but_the_first(studio, tmp_path, qtbot):
    made = studio(0)
    files = told(StillsFilm(made, shots.stills(made.steps), tmp_path), qtbot)

    assert len(files) == len(made.steps) - 1 == 10
    assert [file.name for file in files[:1]] == ["S1901M-01-power.png"]
    assert files[-1].name == "S1901M-10-carried-out.png"
    assert sorted(tmp_path.iterdir()) == sorted(files)
    with Image.open(files[0]) as picture:
        assert picture.size == (320, 240)


@pytest.mark.parametrize("kind", ["webp", "gif"])
def test_an_animation_has_every_shot_and_lasts_as_long(kind, studio, tmp_path, qtbot):
    made = studio()
    wanted = shots.animation(made.steps, rate=8)
    files = told(MovingFilm(made, wanted, tmp_path / f"reveal.{kind}"), qtbot)

    assert files == (tmp_path / f"reveal.{kind}",)
    assert list(tmp_path.iterdir()) == [files[0]]
    lasts = []
    with Image.open(files[0]) as film:
        assert film.size == (320, 240)
        for number in range(film.n_frames):
            film.seek(number)
            film.load()
            lasts.append(film.info["duration"])
    assert 3 < len(lasts) <= len(wanted)
    assert sum(lasts) == pytest.approx(sum(shot.lasts for shot in wanted), rel=0.02)


def test_what_is_broken_off_leaves_nothing_behind(studio, tmp_path, qtbot):
    made = studio()
    film = MovingFilm(made, shots.animation(made.steps, rate=8), tmp_path / "reveal.webp")
    painted = []
    film.progressed.connect(lambda number, _: painted.append(number))
    film.start()
    qtbot.waitUntil(lambda: len(painted) > 3)
    film.cancel()

    qtbot.waitUntil(lambda: not film._packer.is_alive())
    assert not list(tmp_path.iterdir())
    assert film.over


def test_pictures_that_were_broken_off_are_taken_away(studio, tmp_path, qtbot):
    made = studio()
    film = StillsFilm(made, shots.stills(made.steps), tmp_path)
    film.progressed.connect(lambda number, _: film.cancel() if number == 2 else None)
    film.start()

    qtbot.waitUntil(lambda: film.over)
    assert not list(tmp_path.iterdir())


def test_pictures_of_before_outlive_what_is_broken_off(studio, tmp_path, qtbot):
    made = studio(0)
    files = told(StillsFilm(made, shots.stills(made.steps), tmp_path), qtbot)
    kept = {file: file.read_bytes() for file in files}
    again = studio(0)
    film = StillsFilm(again, shots.stills(again.steps), tmp_path)
    film.progressed.connect(lambda number, _: film.cancel() if number == 4 else None)
    film.start()

    qtbot.waitUntil(lambda: film.over)
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == kept


def test_pictures_replace_no_others(studio, tmp_path, qtbot):
    places = []
    for _ in range(3):
        made = studio(0)
        files = told(StillsFilm(made, shots.stills(made.steps)[:2], tmp_path), qtbot)
        assert all(file.is_file() for file in files)
        places.append(files[0].parent)

    assert places == [tmp_path, tmp_path / "S1901M 2", tmp_path / "S1901M 3"]


@pytest.mark.skipif(os.name != "posix", reason="the limit stands in for a full disk")
@pytest.mark.parametrize("kind", ["webp", "gif"])
def test_an_animation_that_finds_the_disk_full_says_where(kind, studio, tmp_path, qtbot):
    import resource

    made = studio()
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, before[1]))
    try:
        path = tmp_path / f"x.{kind}"
        error = told(MovingFilm(made, shots.animation(made.steps, rate=8), path), qtbot)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)

    assert isinstance(error, OSError)
    assert error.filename == str(path)
    assert not list(tmp_path.iterdir())


def test_a_name_as_long_as_the_system_allows_is_kept(studio, tmp_path, qtbot):
    made = studio()
    path = tmp_path / f"{'ž' * 125}.gif"

    assert told(MovingFilm(made, shots.stills(made.steps)[:2], path), qtbot) == (path,)


def test_no_more_than_one_picture_waits_for_its_packer():
    taken, packed = [], []

    class Watched(PictureSequence):
        def seek(self, frame):
            super().seek(frame)
            packed.append((len(taken), frame))

    def pictures():
        for number in range(9):
            taken.append(number)
            yield Image.new("RGB", (40, 30), (number * 25, 0, 0))

    Watched(pictures(), 9).save(BytesIO(), "WEBP", save_all=True, duration=[100] * 9)

    assert len(taken) == 9
    assert all(count <= frame + 1 for count, frame in packed if count < 9)


def test_a_gif_holds_of_every_picture_what_is_new_in_it():
    board = Image.effect_noise((200, 150), 90).convert("RGB")
    pictures = []
    for left in (0, 0, 40, 80, 80):
        pictures.append(board.copy())
        pictures[-1].paste((200, 30, 30), (left, 10, left + 30, 40))
    alone, whole = BytesIO(), BytesIO()
    write_gif(alone, pictures[:1], [500], [0])
    write_gif(whole, pictures, [500, 200, 300, 10, 40], [0, 0, 0, 1, 1])

    assert whole.tell() < alone.tell() * 1.7
    with Image.open(whole) as film:
        assert film.n_frames == 3
        lasts, seen = [], []
        for number in range(3):
            film.seek(number)
            lasts.append(film.info["duration"])
            seen.append(film.convert("RGB"))
        assert film.info["loop"] == 0
    assert lasts == [700, 300, 50]
    for left, picture in zip((0, 40, 80), seen, strict=True):
        assert all(
            abs(a - b) < 14
            for a, b in zip(picture.getpixel((left + 15, 20)), (200, 30, 30), strict=True)
        )
    assert seen[0].crop((0, 50, 200, 150)).tobytes() == seen[1].crop((0, 50, 200, 150)).tobytes()


@pytest.mark.parametrize("kind", [StillsFilm, MovingFilm])
def test_a_place_that_is_not_there_is_said_with_its_name(kind, studio, tmp_path, qtbot):
    made = studio()
    place = tmp_path / "nowhere" / "x.webp" if kind is MovingFilm else tmp_path / "nowhere"
    error = told(kind(made, shots.stills(made.steps), place), qtbot)

    assert isinstance(error, OSError)
    assert "nowhere" in error.filename
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_may_not_be_written_is_said(studio, tmp_path, qtbot):
    tmp_path.chmod(0o500)
    made = studio()
    error = told(StillsFilm(made, shots.stills(made.steps), tmp_path), qtbot)
    tmp_path.chmod(0o700)

    assert isinstance(error, PermissionError)


def test_a_disk_that_is_full_is_said_and_nothing_is_left(studio, tmp_path, qtbot, monkeypatch):
    real = Path.write_bytes

    def full(self, data):
        real(self, data[:10])
        raise OSError(28, "No space left on device", str(self))

    monkeypatch.setattr(Path, "write_bytes", full)
    made = studio()
    error = told(StillsFilm(made, shots.stills(made.steps), tmp_path), qtbot)

    assert error.errno == 28
    assert not list(tmp_path.iterdir())


def test_nothing_is_painted_twice_while_nothing_moves(played, diplomacy):
    steps = script(played[4], diplomacy.board)
    found = shots.animation(steps, rate=10)

    assert len({(shot.place, shot.elapsed) for shot in found}) == len(found)
    assert all(shot.lasts > 0 for shot in found)
    assert [shot.place for shot in found] == sorted(shot.place for shot in found)
    opened = [shot for shot in found if steps[shot.place].scene is Scene.OPENED]
    assert len(opened) == 1


def test_every_step_of_an_animation_ends_as_it_came_out(played, diplomacy):
    steps = script(played[4], diplomacy.board)
    last = {shot.place: shot.elapsed for shot in shots.animation(steps, rate=10)}

    assert last == {place: step.length for place, step in enumerate(steps)}


def test_a_gif_keeps_the_colours_of_the_powers(studio, tmp_path, qtbot):
    made = studio(0)
    shot = shots.stills(made.steps)[0]
    files = told(MovingFilm(made, (shot, shot), tmp_path / "x.gif"), qtbot)

    with Image.open(files[0]) as film:
        colours = {colour for _, colour in film.convert("RGB").getcolors(1 << 20)}
    for letter in theme.LETTERS:
        wanted = theme.piece(letter).getRgb()[:3]
        near = min(max(abs(a - b) for a, b in zip(wanted, one, strict=True)) for one in colours)
        assert near <= 12, letter


def test_the_line_below_says_power_conflict_and_end(studio):
    made = studio(0)
    said = [made.caption(step) for step in made.steps]
    made.close()

    assert said[0] == "All seals are open"
    assert said[1] == "Austria-Hungary"
    assert said[-2] == "Stand-off over Galicia, 1 against 1."
    assert said[-1] == "After the moves"


def test_the_line_below_says_by_how_much_somebody_won(studio):
    made = studio(4)
    won = [step for step in made.steps if step.conflict is not None and step.conflict.winner]
    said = [(made.caption(step), made.caption(step, told=False)) for step in won]
    made.close()

    assert won
    for (told, before), step in zip(said, won, strict=True):
        most, *others = (str(side.strength) for side in step.conflict.sides)
        figures = f"{most} against {listed(others)}"
        assert before in told
        assert told.endswith(f", {figures}.")
        assert figures not in before


_LEAVES = """
import sys
from pathlib import Path
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from engine.board.loader import load_map
from engine.catalogue import GAMES
from gui.games import every_game
from gui.kit import theme
from gui.reveal import shots
from gui.reveal.film import MovingFilm, StillsFilm
from gui.reveal.painter import Studio
from gui.reveal.step import Mode
from gui.robots.games.diplomacy.sample_game import play

application = QApplication([])
theme.prepare()
loaded = load_map("standard")
past = play(GAMES["diplomacy"].rules(loaded.board, {}))[0]
made = Studio(past, loaded, QSize(320, 240), Mode.BY_POWER, "Thursday")
kind, folder = sys.argv[1], Path(sys.argv[2])
if kind == "png":
    film = StillsFilm(made, shots.stills(made.steps), folder)
else:
    film = MovingFilm(made, shots.animation(made.steps, rate=8), folder / f"reveal.{kind}")
painted = []
film.progressed.connect(lambda number, _: painted.append(number))
film.start()
while len(painted) < 3:
    application.processEvents()
if sys.argv[3] == "cancelled":
    film.cancel()
print(len(list(folder.iterdir())))
raise SystemExit(0)
"""


@pytest.mark.parametrize(
    ("kind", "how"), [("webp", "quit"), ("gif", "quit"), ("png", "quit"), ("webp", "cancelled")]
)
def test_a_program_that_ends_in_the_midst_leaves_nothing_behind(kind, how, tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", _LEAVES, kind, str(tmp_path), how],
        check=True,
        capture_output=True,
        text=True,
        cwd=Path(__file__).parents[3],
        timeout=60,
    )

    assert int(done.stdout) > 0 or how == "cancelled"
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("kind", ["webp", "png"])
def test_a_window_that_is_gone_in_the_midst_leaves_nothing_behind(kind, studio, tmp_path, qtbot):
    made, parent, painted = studio(), QObject(), []
    if kind == "png":
        film = StillsFilm(made, shots.stills(made.steps), tmp_path, parent)
    else:
        wanted = shots.animation(made.steps, rate=8)
        film = MovingFilm(made, wanted, tmp_path / "reveal.webp", parent)
    film.progressed.connect(lambda number, _: painted.append(number))
    film.start()
    qtbot.waitUntil(lambda: len(painted) > 2)
    assert list(tmp_path.iterdir())
    shiboken6.delete(parent)

    qtbot.waitUntil(lambda: not list(tmp_path.iterdir()))
    made.close()


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_a_picture_is_the_same_whatever_window_it_is_kept_from(studio, text):
    seen = []
    for reading in (1.0, 1.6, 2.0):
        theme.use("light", text=text)
        theme.read_at(reading)
        made = studio()
        seen.append(made.paint(shots.stills(made.steps)[-1]))
        made.close()
    assert seen[1] == seen[0]
    assert seen[2] == seen[0]
