"""Lines of rubbish, those of all games mixed: one answer each, and never a traceback."""

import json
import random

from engine.exchange.games import JudgeOfGames
from engine.formats.stream import answer
from engine.robots.games.bez_hranic.rubbish import LINES, rubbish
from engine.robots.games.diplomatia.rubbish import rubbish as others_rubbish

LIGHT = {"game": "first_light", "id": 4}
PARIS = {"id": 3, "phase": "S1901M", "units": {"FRANCE": ["A PAR"]}, "orders": {"FRANCE": ["?"]}}


def judge():
    return JudgeOfGames(
        "diplomacy", options={}, map="standard", sentences=None, texts=False, reasons=False
    )


def test_every_line_gets_one_answer_whatever_game_it_means():
    chance, one = random.Random(16), judge()
    good = bad = 0
    others = (others_rubbish, lambda _: PARIS, lambda _: LIGHT)
    for number in range(150):
        make = chance.choice(others) if number % 30 == 0 else rubbish
        text, _ = answer(json.dumps(make(chance)).encode("utf-8", "surrogatepass"), one)
        said = json.loads(text)
        assert "\n" not in text
        if "error" in said:
            bad += 1
            assert said["error"]["code"], number
        else:
            good += 1
    assert good > 10
    assert bad > 50


def test_lines_of_all_games_are_answered_in_one_stream():
    one = judge()
    for line in (*LINES, PARIS, *LINES):
        said = json.loads(answer(json.dumps(line).encode(), one)[0])
        assert "error" not in said, (line, said)


def test_what_is_no_json_or_far_too_much_is_answered():
    one = judge()
    texts = (
        b'{"game": "bez-hranic", "round": NaN}',
        b'{"game": "bez-hranic", "round": Infinity}',
        b'{"game": "bez-hranic", "round": 1, "round": 2}',
        b'{"game": "bez-hranic", "deal": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b'{"game": "bez-hranic", "start": "' + b"x" * 1_000_000 + b'"}',
        b'{"game": "bez-hranic", "purse": ' + b"9" * 10_000 + b"}",
        b"\xff\xfe\x00",
        b"",
    )
    for text in texts:
        assert json.loads(answer(text, one)[0])["error"]["code"]
