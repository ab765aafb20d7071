"""Every command and every game: it does what it is for, or says in one line why it cannot."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine.board.loader import load_map
from engine.catalogue import CARDS, GAMES, LIVE
from engine.exchange.doors import game_told
from engine.robots.balance.__main__ import main as balance
from engine.robots.bench import rules as bench
from engine.robots.games.catalogue import robots_of as engine_robots
from engine.robots.players import random_rounds, random_table
from engine.robots.soak.__main__ import main as soak
from gui import i18n
from gui.commandline import openings, verify
from gui.commandline.commands import main as command
from gui.robots.crash.__main__ import main as crash
from gui.robots.crash.tables import ANY, table_at, tables_of
from gui.robots.demo.__main__ import main as demo
from gui.robots.evening.__main__ import main as evening
from gui.robots.fuzz.trials import main as fuzz
from gui.robots.games.catalogue import robots_of
from gui.robots.map_check.__main__ import main as map_check
from tests.naive.__main__ import main as second_opinion

ROOT = Path(__file__).parents[3]


@pytest.fixture(params=GAMES)
def game(request):
    return request.param


@pytest.fixture(autouse=True)
def english(qapp):
    yield
    i18n.speak("en")


@pytest.fixture
def said(capfdbinary):
    """Run a command; return its exit code, what it wrote, and the lines of what it complained."""

    def run(main, *line):
        capfdbinary.readouterr()
        try:
            code = main([str(word) for word in line])
        except SystemExit as ended:  # asked badly
            code = ended.code
        out, complaints = (one.decode() for one in capfdbinary.readouterr())
        assert "Traceback" not in out + complaints
        return code, out, complaints.splitlines()

    return run


@pytest.fixture
def stored(tmp_path, game, said):
    """Play a game of its kind by chance to a file."""
    path = tmp_path / "games" / "Night.velmoc"
    path.parent.mkdir()
    short = random_table.YEARS
    random_table.YEARS = 1
    try:
        assert said(random_table.main, "--game", game, path, 1)[0] == 0
    finally:
        random_table.YEARS = short
    return path


def refuses(answer, *named):
    """Tell whether a command did nothing and said why in one line that names what and where."""
    code, out, complaints = answer
    return code == 2 and not out and len(complaints) == 1 and all(w in complaints[0] for w in named)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_no_help_of_a_command_for_every_game_says_which_is_usual(language):
    told = (ROOT / "assets" / "help" / f"{language}.txt").read_text("utf-8").split("\n== ")[1:]
    named = {
        page.split(maxsplit=1)[0]
        for page in told
        for line in page.splitlines()
        if line.lstrip().startswith("--game ") and re.search(r"[Dd]iploma[ct]", line)
    }

    assert named == {"demo", "second-opinion"}  # who names another there is told that it has none


def test_demo_plays_the_sample_game_or_says_that_there_is_none(said, game, tmp_path):
    answer = said(demo, "--game", game, "--until", "nothing", "--out", tmp_path / "demo")

    if robots_of(game).sample is None:
        assert refuses(answer, "demo", game, "no sample game")
        assert not (tmp_path / "demo").exists()
    else:
        assert refuses(answer, "demo", "nothing")  # it knows the phases of one


def test_soak_plays_every_game(said, game):
    code, out, complaints = said(soak, "--game", game, "--games", 1, "--last-year", 1)

    assert (code, complaints) == (0, [])
    assert out.startswith("1 games")


def test_the_second_judge_judges_or_says_that_there_is_none(said, game):
    answer = said(second_opinion, "--game", game, "--positions", 1)

    assert answer[1].startswith("1 positions") or refuses(answer, "second-opinion", game)


def test_the_rules_of_every_game_are_measured(said, game):
    code, out, complaints = said(bench.main, "--game", game, "--figures", 1)

    assert (code, complaints) == (0, [])
    figures = json.loads(out)
    assert all(seconds > 0 for seconds in figures.values())
    assert {name.partition(",")[0] for name in figures} >= {"judged", "all reasons", "listed"}


def test_every_game_has_tables_that_are_killed_led_and_not(game):
    board = load_map(GAMES[game].map).board
    tables = tables_of(board)
    by_turns = [table_at(Path(f"game-{n}.velmoc"), board, ANY) for n in range(1, len(tables) + 1)]

    assert {one.led for one in by_turns} == {True, False}
    assert {one.title for one in by_turns} == {f"game-{n}" for n in range(1, len(tables) + 1)}
    assert all(one.pins for one in by_turns if not one.led)


def test_an_evening_of_any_game_refuses_who_does_not_play_it(said, game, tmp_path):
    code, _, complaints = said(
        *(evening, "--game", game, "--keen", "nobody", "--out", tmp_path / "evening")
    )

    assert code == 2
    powers = load_map(GAMES[game].map).board.powers_by_id
    assert f"--keen NOBODY: one of {', '.join(powers)}" in complaints[-1]


def test_an_evening_of_any_game_knows_its_arrangements(said, game, tmp_path):
    code, _, complaints = said(
        *(evening, "--game", game, "--lineup", "nobody", "--out", tmp_path / "evening")
    )

    assert code == 2
    assert "--lineup nobody: " in complaints[-1]
    assert all(lineup in complaints[-1] for lineup in GAMES[game].lineups())


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_maps_of_every_game_are_checked_and_described(said, game, language, monkeypatch):
    monkeypatch.setattr(i18n, "system_language", lambda: language)
    code, out, complaints = said(map_check, "check", ROOT / "maps" / GAMES[game].map)
    assert (code, complaints, len(out.splitlines())) == (0, [], 1)

    code, out, complaints = said(map_check, "export", GAMES[game].map)
    assert (code, complaints) == (0, [])
    assert json.loads(out)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_a_line_of_every_game_is_judged_or_refused(said, game, language, tmp_path):
    phase = GAMES[game].calendar.start.code
    board = load_map(GAMES[game].map).board
    power, kind, at = board.start_units[0]
    line = {"game": game, "phase": phase, "units": {power: [f"{kind} {at}"]}}
    (tmp_path / "lines").write_text(json.dumps(line) + "\n", "utf-8")

    code, out, complaints = said(command, "adjudicate", tmp_path / "lines", "--lang", language)

    (answer,) = map(json.loads, out.splitlines())
    assert complaints == []
    if GAMES[game].exchange is None:
        assert (code, answer["error"]["code"]) == (1, "unknown_format")
    else:
        assert code == 0
        assert set(answer["results"][f"{kind} {at}"]["text"]) == set(i18n.LANGUAGES)


@pytest.mark.parametrize("word", ["adjudicate", "compare"])
def test_a_map_of_another_game_is_refused(said, game, word, tmp_path):
    if GAMES[game].exchange is None:
        return
    others = [one.map for one in GAMES.values() if one.id != game]
    (tmp_path / "lines").write_text(json.dumps({"phase": GAMES[game].calendar.start.code}), "utf-8")
    for other in others:
        code, out, complaints = said(
            *(command, word, tmp_path / "lines", "--game", game, "--map", other, "--lang", "en")
        )
        assert code in (1, 2)
        assert other in (out + complaints[0] if complaints else out)
        assert "unknown_map" in out or "there is no such map" in complaints[0]


MAPPED = {
    "demo": (demo, "--out", "nowhere"),
    "evening": (evening, "--out", "nowhere"),
    "soak": (soak,),
    "second-opinion": (second_opinion,),
    "bench": (bench.main,),
    "crash": (crash,),
    "adjudicate": (command, "adjudicate"),
    "compare": (command, "compare", "nothing"),
    "convert": (command, "convert", "nothing", "--to", "json"),
    "line": (command, "line", "nothing"),
    "verify": (verify.main, "nothing"),
    "openings": (openings.main, "nothing"),
}
"""Every command that takes ``--game`` takes ``--map``, too."""


@pytest.mark.parametrize("word", MAPPED)
@pytest.mark.parametrize("asked", ["nowhere", "", "no/such/folder", "standard/map"])
def test_a_map_that_is_nowhere_is_named_with_those_that_there_are(said, word, asked):
    main, *line = MAPPED[word]
    if not asked and word in (
        "demo",
        "evening",
        "soak",
        "bench",
        "crash",
        "second-opinion",
        "openings",
    ):
        return  # an empty name is none: the usual map
    code, out, complaints = said(main, *line, "--game", "diplomatia", "--map", asked)

    assert (code, out) == (2, "")
    assert f"{asked!r} is no map: cz_1, " in complaints[-1]
    assert complaints[-1].endswith("or the folder of another")


@pytest.mark.parametrize(
    "word", ["demo", "evening", "soak", "second-opinion", "bench", "crash", "openings"]
)
def test_a_map_of_another_game_is_refused_by_all(said, word):
    main, *line = MAPPED[word]
    code, out, complaints = said(main, *line, "--game", "diplomatia", "--map", "standard")

    assert (code, out) == (2, "")
    assert "--map standard: diplomacy is played on it, not diplomatia" in complaints[-1]


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_a_stored_game_is_verified_as_of_its_game_and_map_alone(said, stored, game, language):
    here, other = GAMES[game].map, next(one for one in GAMES.values() if one.id != game)
    line = ("--lang", language, "--game", game, "--map", here)
    code, out, complaints = said(verify.main, stored, *line)

    assert (code, complaints) == (0, [])
    assert "�" not in out
    for option, asked in (("--game", other.id), ("--map", other.map)):
        answer = said(verify.main, stored, option, asked)
        assert refuses(answer, "verify", option, asked, stored.name)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_a_stored_game_is_written_for_others_compared_and_taken_back(
    said, stored, game, language, tmp_path
):
    made = GAMES[game].exchange
    assert game_told(stored) == game
    if made is None:
        answer = said(command, "convert", stored, "--to", "json", "--lang", language)
        assert refuses(answer, stored.name)
        return
    for form in made().formats:
        there, back = tmp_path / f"there.{form}", tmp_path / f"back-{form}.velmoc"
        line = ("convert", stored, "--to", form, "--out", there, "--lang", language)
        code, _, complaints = said(command, *line)
        assert (code, len(complaints)) == (0, 1), complaints  # what others are not told

        code, _, complaints = said(command, "compare", there, "--lang", language)
        assert (code, complaints) == (0, []), form
        if game_told(there):  # what a file says cannot be said otherwise
            other = next(one for one in GAMES if one != game)
            code, _, complaints = said(command, "compare", there, "--game", other)
            assert (code, complaints[-1][-len(game) :]) == (2, game)
            assert f"--game {other}: " in complaints[-1]

        line = ("convert", there, "--to", "velmoc", "--out", back, "--lang", language)
        assert said(command, *line)[0] == 0
        assert game_told(back) == game


def test_a_game_on_a_map_that_is_not_here_is_refused_by_the_maps_name(said, stored, tmp_path):
    there, back = tmp_path / "game.json", tmp_path / "back.velmoc"
    assert said(command, "convert", stored, "--to", "json", "--out", there)[0] == 0
    saved = json.loads(there.read_text("utf-8"))
    assert "atlantis" not in there.read_text("utf-8")
    there.write_text(json.dumps({**saved, "map": "atlantis"}), "utf-8")

    assert refuses(said(command, "compare", there), "map", "atlantis")
    assert refuses(said(command, "convert", there, "--to", "velmoc", "--out", back), "atlantis")
    assert not back.exists()


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_a_format_that_the_game_has_not_is_named_with_those_that_it_has(
    said, stored, game, language
):
    code, out, complaints = said(
        *(command, "convert", stored, "--to", "nothing", "--lang", language)
    )

    assert (code, out) == (2, "")
    made = GAMES[game].exchange
    assert all(form in complaints[-1] for form in (*(made().formats if made else ()), "nothing"))


ASKED = {
    "adjudicate": (command, "--jobs", "none"),
    "compare": (command, "--profile"),
    "convert": (command, "--to", "nothing"),
    "line": (command, "--profile"),
    "demo": (demo, "--size", "none"),
    "evening": (evening, "--size", "none"),
    "crash": (crash, "--rounds", "none"),
    "soak": (soak, "--games", "none"),
    "second-opinion": (second_opinion, "--positions", "none"),
    "bench": (bench.main, "--figures", "none"),
    "verify": (verify.main,),
    "openings": (openings.main, "--tree", "none"),
}
"""Every command that takes ``--game``, with a line on which it does nothing at all."""


COUNTED = (
    (soak, "--games"),
    (soak, "--last-year"),
    (balance, "eu", "--games"),
    (balance, "eu", "--turns"),
    (bench.main, "--figures"),
    (second_opinion, "--positions"),
    (crash, "--rounds"),
    (fuzz, "all", "--number"),
    (fuzz, "all", "--jobs"),
)


@pytest.mark.parametrize("number", ["0", "-1", "none", "½", "1.5", "9" * 5000], ids=lambda n: n[:9])
@pytest.mark.parametrize("asked", COUNTED, ids=lambda asked: asked[-1])
def test_nothing_is_proved_by_doing_it_less_than_once(said, asked, number):
    command, *line = asked
    code, out, complaints = said(command, *line, number)

    assert (code, out) == (2, "")
    assert complaints[-1].endswith(f"argument {line[-1]}: {number!r} is no number from 1 on")


def test_every_command_that_takes_a_game_is_asked_here():
    text = (ROOT / "assets/help/en.txt").read_text("utf-8")
    told = {part.partition("\n")[0]: part for part in text.removeprefix("== ").split("\n== ")}

    assert {word for word, said in told.items() if "--game NAME" in said} == ASKED.keys()
    assert {word for word, said in told.items() if "--map " in said} == ASKED.keys()
    assert MAPPED.keys() == ASKED.keys()


OF_DIPLOMACY = {
    "en": ("arm(y|ies)", "fleet", "centre", "supply", "convoy", "spring", "autumn", "winter"),
    "cs": ("armád", "loď", "flot", "cent(er|r)", "zásob", "konvoj", "jar[aou]", "podzim", "zim"),
}
"""How words of its own begin that no card tells."""


def own_words(game, language):
    """Return the words that only one game uses: its powers, rulebooks, arrangements, pieces."""
    if game in LIVE:
        return []
    card = GAMES[game]
    powers = load_map(card.map).board.powers
    words = {power.id for power in powers} | {power.names[language] for power in powers}
    words |= {one for one in card.profiles if one.isdecimal()}
    words |= {one for one in card.lineups() if "-" in one}
    told = [re.escape(word) + r"\b" for word in words]
    return [*told, *(OF_DIPLOMACY[language] if game == "diplomacy" else ())]


def of_another(text, language, games):
    """Return words of some games in texts of options that do not say of which game they speak."""
    parts = re.split(r"\n(?=\n|  +-)", text.partition("\n\n")[2])
    return [
        (found[0], part)
        for game in games
        for word in own_words(game, language)
        for part in parts
        if game[:7] not in part.lower()
        for found in re.finditer(rf"\b{word}", part, re.IGNORECASE)
    ]


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_no_help_of_a_command_for_every_game_speaks_of_one(language):
    text = (ROOT / f"assets/help/{language}.txt").read_text("utf-8")
    told = {part.partition("\n")[0]: part for part in text.removeprefix("== ").split("\n== ")}

    assert ASKED.keys() <= told.keys()
    for word in ASKED:
        assert of_another(told[word], language, CARDS) == []


@pytest.mark.parametrize("word", ASKED)
@pytest.mark.parametrize("game", CARDS)
def test_no_command_that_is_asked_for_a_game_speaks_of_another(said, word, game):
    main, *_ = ASKED[word]
    code, out, _ = said(main, *([word] if main is command else []), "--game", game, "--help")

    assert out or (code == 2 and game in LIVE)
    assert of_another(out, "en", CARDS.keys() - {game}) == []


def test_the_comparison_sees_whose_words_they_are():
    said = "usage\n\n  --keen POWER  goes for centres\n  --map MAP  of Diplomacy's fleets"

    assert [word for word, _ in of_another(said, "en", CARDS)] == ["centre"]
    assert of_another(said.replace("centres", "lamps of Turkey"), "en", CARDS)


@pytest.mark.parametrize("word", ASKED)
@pytest.mark.parametrize("game", [*CARDS, "chess"])
def test_a_game_that_a_command_is_not_for_is_known_all_the_same(said, word, game):
    main, *line = ASKED[word]
    words = (word,) if main is command else ()
    code, out, complaints = said(main, *words, "--game", game, *line)

    *_, last = complaints
    assert (code, out) == (2, "")
    assert f"{complaints[0]} ".startswith(f"usage: velmoc.py {word} ")  # a long one is folded
    assert last.startswith(f"velmoc.py {word}")
    assert ("argument --game: invalid choice" in last) == (game == "chess")
    assert ("argument --game: " in last) == (game == "chess" or "without orders" in last)
    assert game in LIVE or "without orders" not in last


def test_a_line_of_a_game_without_orders_is_told_that_there_is_nothing_to_judge(said, tmp_path):
    lines = [json.dumps({"game": game, "phase": "1"}) for game in (*LIVE, "chess")]
    (tmp_path / "lines").write_text("\n".join(lines), "utf-8")

    _, out, complaints = said(command, "adjudicate", tmp_path / "lines", "--lang", "en")

    codes = [json.loads(answer)["error"]["code"] for answer in out.splitlines()]
    asked = ["no_orders" if game.judge is None else "no_question" for game in LIVE.values()]
    assert (complaints, codes) == ([], [*asked, "unknown_game"])


@pytest.mark.parametrize("game", LIVE)
def test_a_file_of_a_game_without_orders_is_told_so_too(said, game, tmp_path):
    stored, there, back = (tmp_path / name for name in ("a.velmoc", "a.json", "b.velmoc"))
    assert said(random_rounds.main, "--game", game, stored, 1)[0] == 0
    assert said(command, "convert", stored, "--to", "json", "--out", there)[0] == 0

    for line in (["compare", stored], ["compare", there], ["convert", stored, "--to", "judge"]):
        assert refuses(said(command, *line, "--lang", "en"), line[1].name, "without orders")
    line = ("convert", there, "--game", game, "--to", "velmoc", "--out", back)
    assert said(command, *line) == (0, "", [])
    assert game_told(there) == game_told(back) == game


def test_no_robot_compares_a_games_name():
    rooms = [ROOT / "engine/robots", ROOT / "gui/robots"]
    sources = [path for room in rooms for path in room.rglob("*.py") if "games" not in path.parts]
    named = [
        path
        for path in sources
        if any(f'"{game}"' in path.read_text("utf-8") for game in GAMES)
        or any(f"games.{game}" in path.read_text("utf-8") for game in GAMES)
    ]

    assert len(sources) > 60
    assert named == []


def test_what_one_game_has_for_the_robots_is_found_by_its_name(game):
    assert engine_robots(game).sheets is not None
    assert robots_of(game).players is not None


PLAYED = [(game, led) for game in GAMES for led in (False, True)]
"""An evening of every game, with a master and without."""

ELSEWHERE = ("diplomacy", False)
"""Played by the same command, and looked at more closely, in tests/journeys/test_evening.py."""

SMALL = {"diplomatia": "praga"}
"""The map with the fewest powers, where a game's usual one has many."""


@pytest.mark.evening
@pytest.mark.parametrize(("game", "led"), [one for one in PLAYED if one != ELSEWHERE])
def test_an_evening_of_every_game_is_played(game, led, tmp_path):
    words = ["--game", game, "--years", "1", "--seed", "3", "--out", str(tmp_path), "--lang", "cs"]
    words += ["--map", SMALL[game]] if game in SMALL else []
    done = subprocess.run(
        [sys.executable, "-m", "gui.robots.evening", *words, *(["--led"] if led else [])],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert (done.returncode, done.stderr) == (0, "")
    assert list(tmp_path.glob("*GameOver.png"))
