"""The law of which game is meant: told, said by a file, the usual one, or asked for."""

import ast
import importlib
import json
import re
from pathlib import Path

import pytest

from engine.asked_game import usual_game
from engine.board.loader import load_map
from engine.catalogue import CARDS, DEVELOPER, GAMES, LIVE, offered
from gui.commandline.commands import main as command

ROOT = Path(__file__).parents[3]
RULE = "engine/asked_game.py"
OWN_WAY = {
    RULE,  # it is the rule
    "engine/exchange/commands.py",  # a file or a map may say it
    "engine/robots/crash/kill_soak.py",  # hands it on
    "engine/robots/crash/study_soak.py",  # hands it on
    "engine/robots/games/timing.py",  # hands it on
    "gui/commandline/verify.py",  # the file says it: a name only refuses another
    "gui/robots/crash/studies.py",  # hands it on
    "gui/robots/rounds/crash.py",  # hands it on
    "gui/robots/rounds/evening.py",  # looks which of two commands is meant
}


def sources():
    return {
        path.relative_to(ROOT).as_posix(): path.read_text("utf-8")
        for room in ("engine", "gui")
        for path in sorted((ROOT / room).rglob("*.py"))
    }


_ASKS = re.compile(r"\badd_game\(parser, (GAMES|LIVE|CARDS)\)")


def asking():
    """Return every command that may be told a game, and among which games."""
    sets = {"GAMES": GAMES, "LIVE": LIVE, "CARDS": CARDS}
    return {
        name.removesuffix(".py").replace("/", "."): sets[found[1]]
        for name, text in sources().items()
        if (found := _ASKS.search(text))
    }


def wrong(module, capsys):
    """Return what a command says of a word that nobody knows, and of all that it lacks."""
    found = importlib.import_module(module)
    reader = next(
        getattr(found, name) for name in ("_arguments", "given", "main") if hasattr(found, name)
    )
    with pytest.raises(SystemExit) as ended:
        reader(["--nobody-knows-this"])
    assert ended.value.code == 2
    return capsys.readouterr().err.splitlines()[-1]


@pytest.fixture(params=[False, True], ids=["people", "developers"])
def shown(request, monkeypatch):
    """Return the games that are offered: to people, and to who writes one."""
    if request.param:
        monkeypatch.setenv(DEVELOPER, "1")
    else:
        monkeypatch.delenv(DEVELOPER, raising=False)
    assert (len(offered()) == len(CARDS)) == request.param
    return {*offered()}


def test_no_command_has_a_rule_of_its_own():
    named = {name for name, text in sources().items() if '"--game"' in text}
    assert named <= OWN_WAY
    assert asking()


def test_nobody_takes_the_first_of_all_games():
    """But the maps of the windows, which show the first where nobody has chosen yet."""
    lists = ("GAMES", "CARDS", "LIVE")
    first = {
        name
        for name, text in sources().items()
        if "next" in text and any(games in text for games in lists)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") == "next"  # to write all out again takes ten times as long
        and ast.unparse(node) in {f"next(iter({games}))" for games in lists}
    }
    assert first == {"gui/windows/maps.py"}


@pytest.mark.parametrize(("module", "games"), asking().items(), ids=asking())
def test_every_command_asks_only_where_people_may_choose_none_of_its_games(
    module, games, shown, capsys
):
    assert ("--game" in wrong(module, capsys)) == (not shown & {*games})


def test_the_first_that_is_shown_is_the_usual_one_however_many_are(shown):
    assert usual_game(CARDS) == usual_game(GAMES) == next(iter(GAMES))
    assert usual_game([game for game in CARDS if game not in shown]) == ""
    assert all(usual_game([game]) == game for game in shown)


@pytest.mark.parametrize("word", ["compare", "convert"])
def test_a_record_that_says_no_game_is_of_the_usual_one(word, shown, tmp_path, capsys):
    (tmp_path / "orders.txt").write_text("Spring 1901\nFrance: A Par-Bur\n", "utf-8")
    to = ["--to", "judge"] if word == "convert" else []

    command([word, str(tmp_path / "orders.txt"), "--lang", "en", *to])

    assert "FRANCE" in (said := capsys.readouterr().out).upper() or "understood: 2;" in said


@pytest.mark.parametrize("game", GAMES)
def test_a_map_says_which_game_is_played_on_it(game, shown, tmp_path, capfd):
    board = load_map(GAMES[game].map).board
    power, kind, at = board.start_units[0]
    line = {"phase": GAMES[game].calendar.start.code, "units": {power: [f"{kind} {at}"]}}
    (tmp_path / "lines").write_text(json.dumps(line) + "\n", "utf-8")

    assert command(["adjudicate", str(tmp_path / "lines"), "--map", GAMES[game].map]) == 0

    assert f"{kind} {at}" in json.loads(capfd.readouterr().out)["results"]


def test_lines_may_each_say_their_game_and_are_else_of_the_usual_one(shown, tmp_path, capfd):
    lines = [
        {"game": game, "phase": GAMES[game].calendar.start.code, "units": {}} for game in GAMES
    ]
    lines.append({"phase": "S1901M", "units": {}})
    (tmp_path / "lines").write_text("".join(f"{json.dumps(one)}\n" for one in lines), "utf-8")

    assert command(["adjudicate", str(tmp_path / "lines"), "--lang", "en"]) == 0

    judged = [json.loads(line) for line in capfd.readouterr().out.splitlines()]
    assert [one.get("error") for one in judged] == [None] * len(lines)
    assert judged[-1]["phase"] == "F1901M"
