import os
import shlex
import shutil
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from engine.games.diplomacy.fewer_players.lineups import LINEUPS
from engine.seating.record import Dealing
from engine.store.gamefile import GameFile
from engine.table.event import Called
from engine.table.seat import Seat
from engine.tables import found_game
from gui import i18n
from gui.commandline.verify import main
from tests.agreements import usual_agreement
from tests.engine.proof import wild

OLD = Path(__file__).parents[2] / "engine" / "store" / "old"


@pytest.fixture(autouse=True)
def speak_english_again(qapp):
    yield
    i18n.speak("en")


@pytest.fixture(scope="session")
def shell(tmp_path_factory):
    """Run a line in a shell that has ``xxd``, also where the system lacks it."""
    tools = tmp_path_factory.mktemp("tools")
    if not shutil.which("xxd"):
        reverse = "import sys; sys.stdout.buffer.write(bytes.fromhex(sys.stdin.read()))"
        python, script = shlex.quote(sys.executable), shlex.quote(reverse)
        (tools / "xxd").write_text(f"#!/bin/sh\nexec {python} -c {script}\n", "utf-8")
        (tools / "xxd").chmod(0o755)
    path = os.pathsep.join([os.environ["PATH"], str(tools)])

    def run(line, **more):
        return subprocess.run(
            ["sh", "-c", line],
            env={**os.environ, "PATH": path},
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
            **more,
        )

    return run


@pytest.fixture
def game(tmp_path):
    return Path(shutil.copy(OLD / "diplomacy-1.velmoc", tmp_path / "game.velmoc"))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Spring 1901 (S1901M)", "Austria-Hungary", "A08R 7MY7 WBK5  agrees", "all agree."]),
        ("cs", ["Jaro 1901 (S1901M)", "Rakousko-Uhersko", "souhlasí", "všechny souhlasí."]),
    ],
)
def test_everybody_can_check_a_game(game, capsys, language, said):
    assert main([str(game), "--lang", language]) == 0

    told = capsys.readouterr().out
    assert all(text in told for text in said)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "there is no fingerprint to check"), ("cs", "není tedy žádný otisk")],
)
def test_nothing_is_said_to_agree_where_nothing_was_sealed(tmp_path, capsys, language, said):
    led = Path(shutil.copy(OLD / "adopted-1.velmoc", tmp_path / "game.velmoc"))

    assert main([str(led), "--lang", language]) == 0

    told = capsys.readouterr().out
    assert said in told
    assert not any(word in told for word in ("0 fingerprints", "all agree", "0 otisků"))


@pytest.mark.skipif(not shutil.which("sh"), reason="no sh here")
def test_the_lines_shown_in_full_say_the_same_to_any_shell(game, capsys, shell):
    main([str(game), "--full", "--lang", "en"])
    lines = [line.strip() for line in capsys.readouterr().out.split("\n")]
    at = next(place for place, line in enumerate(lines) if line.endswith("| sha256sum"))

    done = shell(lines[at])

    assert done.stdout.split()[0] == lines[at - 1]


def test_a_game_that_was_tampered_with_is_told_of(game, capsys):
    db = sqlite3.connect(game)
    db.execute("UPDATE event SET body = replace(body, 'A PAR - BUR', 'A PAR - PIC') WHERE step > 9")
    db.commit()
    db.close()

    assert main([str(game), "--lang", "en"]) == 1
    assert "damaged" in capsys.readouterr().out


def test_a_file_that_is_no_game_is_refused(tmp_path, capsys):
    other = tmp_path / "diary.velmoc"
    other.write_text("Dear diary", "utf-8")

    assert main([str(other), "--lang", "en"]) == 2
    assert "no Velmoc game" in capsys.readouterr().out


def test_a_map_that_is_not_here_leaves_powers_their_keys(tmp_path, capsys):
    game = Path(shutil.copy(OLD / "version-2.velmoc", tmp_path / "game.velmoc"))

    assert main([str(game), "--lang", "en"]) == 1
    told = capsys.readouterr().out
    assert "NORTH" in told
    assert "nothing was judged again" in told


@pytest.mark.skipif(not shutil.which("sh"), reason="no sh here")
def test_a_coin_is_tossed_again_and_any_shell_can_do_so(tmp_path, capsys, shell):
    path = tmp_path / "war.velmoc"
    seats = [Seat(power=p, player=side[0]) for side in LINEUPS["two"].sides for p in side]
    session = found_game(path, usual_agreement(title="War", seats=seats, lineup="two", year=1914))
    for _phase in range(2):
        while queue := session.public().queue:
            session.envelopes.seal_together(dict.fromkeys(session.public().hand(queue[0]), ()))
        session.reveal()
        session.advance()
    coin = session.public().coin
    session.close()

    assert main([str(path), "--full", "--lang", "en"]) == 0

    told = capsys.readouterr().out
    assert "Coin: Italy joins" in told
    line = next(one for one in told.split("\n") if "printf '%s\\n' 'AUSTRIA" in one)
    done = shell(line)
    assert done.stdout.split()[0] == coin.seed


@pytest.mark.parametrize(("honest", "code", "said"), [(True, 0, "so."), (False, 1, "OTHER")])
def test_everybody_can_deal_once_more(tmp_path, capsys, honest, code, said):
    sides = ("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY")
    wishes = tuple((side,) for side in sides)
    dealing = Dealing(players=tuple("ABCDEFG"), sides=sides, wishes=wishes)
    seats = [Seat(power=side, player=name) for side, name in zip(sides, "ABCDEFG", strict=True)]
    path = tmp_path / "dealt.velmoc"
    session = found_game(
        path,
        usual_agreement(
            title="Dealt", seats=seats, dealt="wishes", lot="K7QF", dealing=dealing, gunboat=True
        ),
    )
    session.close()
    if not honest:  # somebody writes himself another power, and mends what holds the file together
        founded = replace(session.founded, seats=tuple(reversed_seats(seats)))
        path.unlink()
        file = GameFile.create(path)
        file.append((founded, Called(phase="S1901M", powers=sides)), public=session.public())
        file.close()

    assert main([str(path), "--lang", "en"]) == code
    told = capsys.readouterr().out
    assert said in told
    assert "AUSTRIA: A" not in told


def reversed_seats(seats):
    return [
        Seat(power=one.power, player=other.player)
        for one, other in zip(seats, reversed(seats), strict=True)
    ]


# a proof by telephone


@pytest.fixture(scope="module")
def evening(tmp_path_factory):
    path = tmp_path_factory.mktemp("evening") / "evening.velmoc"
    powers = ("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY")
    session = found_game(
        path,
        usual_agreement(
            title="Evening", seats=[Seat(power=one, player=one.title()) for one in powers]
        ),
    )
    kept = []
    for _phase in range(2):
        for power in session.public().queue:
            session.envelopes.seal(power, ())
        kept.append(session.public().witness.text())
        signs = {seal.power: seal.signs for seal in session.public().seals if seal.sealed}
        session.reveal()
        session.advance()
    session.close()
    return path, kept, signs


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            [
                "Proven:",
                "Proven only with a witness (a photo",
                "Not provable:",
                "agrees: up to step",
            ],
        ),
        ("cs", ["Dokázáno:", "Dokáže jen svědek (fotka", "Dokázat nejde:", "souhlasí: do kroku"]),
    ],
)
def test_photographs_prove_what_was_before_them(evening, capsys, tmp_path, language, said):
    path, kept, signs = evening
    notes = tmp_path / "notes.txt"
    notes.write_text(f"Foto z pátku:\n{kept[0]}\n\n{kept[1]}\n", "utf-8")
    given = ["--witness", str(notes), "--witness", signs["FRANCE"].lower()]

    assert main([str(path), *given, "--lang", language]) == 0

    told = capsys.readouterr()
    assert all(text in told.out for text in said)
    assert told.err.count("…\n") == 1  # signs take a while, which is said before
    assert main([str(path), "--witness", str(kept[0]), "--lang", language]) == 0
    assert not capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_witness_of_another_history_is_told_of(evening, capsys, language):
    path, kept, _signs = evening
    mark, game, phase, head, *seals = kept[1].split()
    other = [
        " ".join((mark, game, phase, "A" * 52, *seals)),
        " ".join((mark, game, "S1950M", "A" * 52, *seals)),
        " ".join((mark, "A" * 13, phase, head, *seals)),
        " ".join((mark, game, phase, head, "FRANCE." + "A" * 52)),
        "AAAA AAAA AAAA",
        "0" * 64,
        "nothing at all",
    ]
    for witness in other:
        assert main([str(path), "--witness", witness, "--lang", language]) == 1
    capsys.readouterr()


@pytest.mark.skipif(not shutil.which("sh"), reason="no sh here")
def test_the_lines_of_new_seals_say_the_same_to_any_shell(evening, capsys, shell):
    path, _kept, signs = evening
    main([str(path), "--full", "--lang", "en"])
    lines = [line.strip() for line in capsys.readouterr().out.split("\n")]
    at = next(place for place, line in enumerate(lines) if line.endswith("| sha256sum"))

    done = shell(lines[at])

    assert done.stdout.split()[0] == lines[at - 1]
    assert all(f"{sign}  agrees" in "\n".join(lines) for sign in signs.values())


HOSTILE = [
    "; touch pwned;",
    "$(touch pwned)",
    "`touch pwned`",
    "' ; touch pwned; '",
    "\n touch pwned \n",
    "| touch pwned #",
    "&& touch pwned",
    "-v pwned",
    "%n\\n$(touch pwned)",
    "\x1b]0;touch pwned\x07",
]


PLACES = ("nonces", "orders", "power", "phase", "proposals", "head", "fingerprint", "title")


def spoil(event, place, hostile):
    """Write something into an event where it will be shown."""
    match event["kind"], place:
        case "founded", "title":
            event["title"] = hostile
        case "opened", "nonces" | "proposals":
            event[place]["FRANCE"] = hostile
        case "opened", "orders":
            event["orders"]["FRANCE"] = [hostile]
        case "opened", "power":
            for held in ("orders", "nonces", "proposals"):
                event[held][hostile] = event[held].pop("FRANCE")
        case "sealed", "power" if event["power"] == "FRANCE":
            event["power"] = hostile
        case (("sealed" | "opened"), "phase"):
            event["phase"] = hostile
        case "sealed", "head" | "fingerprint":
            event[place] = hostile


@pytest.mark.skipif(not shutil.which("sh"), reason="no sh here")
@pytest.mark.parametrize("hostile", HOSTILE)
def test_no_line_shown_runs_anything(evening, capsys, tmp_path, hostile, monkeypatch, shell):
    """Whatever stands for a nonce, a power, a phase, an order or a digest: all lines are run."""
    monkeypatch.setattr("engine.proof.envelopes.twelve_signs", lambda *_: "slow")
    forged = tmp_path / "forged.velmoc"
    for place in PLACES:
        shutil.copy(evening[0], forged)
        rows = wild.rows_of(forged)
        for row in rows:
            spoil(row.event, place, hostile)
        wild.rewrite(forged, rows, reseal=False)
        main([str(forged), "--full", "--lang", "en"])
        told = capsys.readouterr().out
        assert "sha256sum" in told
        commands = "\n".join(line for line in told.split("\n") if "sha256sum" in line)
        done = shell(commands, cwd=tmp_path)
        assert not (tmp_path / "pwned").exists(), (place, commands)
        assert not done.stderr, (place, done.stderr)
