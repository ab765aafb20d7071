"""The commands with words: every result in both languages, faults in the reader's own."""

import io
import json
from types import SimpleNamespace

import pytest

from engine.exchange.faults import ExchangeError, Fault
from gui import i18n
from gui.commands import main
from gui.voice import BothLanguages

PARIS = {"id": 1, "phase": "S1901M", "units": {"FRANCE": ["A PAR"]}}


@pytest.fixture
def say(qapp, monkeypatch, capsysbinary):
    """Run a command on a few lines; return its exit code and what it answered."""

    def said(*line, given=(PARIS,)):
        data = b"".join(
            json.dumps(record).encode() + b"\n" if record else b"\n" for record in given
        )
        source = SimpleNamespace(buffer=io.BytesIO(data))
        monkeypatch.setattr("sys.stdin", source)
        code = main(line)
        return code, [json.loads(found) for found in capsysbinary.readouterr().out.splitlines()]

    yield said
    i18n.speak("en")


def test_results_are_said_in_both_languages(say):
    _, (found,) = say("adjudicate")

    assert found["results"]["A PAR"]["text"] == {
        "cs": "Nikdo neútočil.",
        "en": "Nobody attacked.",
    }


def test_an_illegible_order_is_said_in_both_languages(say):
    orders = {"FRANCE": ["A PAR - XYZZY", "A PAR - Nor"]}
    _, (found,) = say("adjudicate", given=[{**PARIS, "orders": orders}])
    entry = found["results"]["A PAR"]

    assert entry["text"]["en"].startswith("“Nor” can mean: North Africa, ")
    assert entry["also"][0]["text"] == {
        "cs": "Žádný prostor se nejmenuje „XYZZY“.",
        "en": "No space is called “XYZZY”.",
    }


def test_texts_and_reasons_can_be_left_out(say):
    _, (found,) = say("adjudicate", "--no-texts", "--no-reasons")

    assert found["results"] == {"A PAR": {"order": "A PAR H", "result": "stands"}}


@pytest.mark.parametrize(
    ("language", "message"), [("en", "The line is empty."), ("cs", "Řádek je prázdný.")]
)
def test_a_fault_is_said_in_the_language_asked_for(say, language, message):
    code, (found,) = say("adjudicate", "--lang", language, given=[None])

    assert code == 1
    assert found["error"]["message"] == message


def test_a_fault_names_its_place(qapp):
    error = ExchangeError(Fault.WRONG_TYPE, "units.FRANCE[0]", {"expected": "text"})

    assert (
        BothLanguages().fault(error)
        == "units.FRANCE[0]: the wrong kind of value; expected: a text."
    )


def test_a_language_is_read_once_however_often_it_changes(qapp, monkeypatch):
    i18n.speak("cs")
    i18n.speak("en")
    monkeypatch.setattr(i18n, "QTranslator", None)

    with i18n.spoken("cs"):
        assert i18n.language() == "cs"
    assert i18n.language() == "en"
