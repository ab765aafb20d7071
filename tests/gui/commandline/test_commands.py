"""The commands with words: every result in both languages, faults in the reader's own."""

import io
import json
from pathlib import Path
from types import SimpleNamespace

import pytest

from engine.board.loader import load_map
from engine.formats.comparison import About, Difference
from engine.formats.faults import ExchangeError, Fault
from engine.games.diplomacy.phase import Phase
from gui import i18n
from gui.commandline.commands import main
from gui.commandline.messages import BothLanguages
from gui.history.difference_words import difference_words
from gui.words.line_ends import tied

ROOT = Path(__file__).parents[3]
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
        "cs": "Nikdo na ni neútočil.",
        "en": "Nobody attacked it.",
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

    with i18n.speaking("cs"):
        assert i18n.language() == "cs"
    assert i18n.language() == "en"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            (
                "Spring 1901. England, F London: recorded “bounce”, ruled “ok”. "
                "London → North Sea: succeeds. "
                "Nobody stood in the North Sea and nobody else wanted to go there."
            ),
        ),
        (
            "cs",
            (
                "Jaro 1901. Anglie, F Londýn: v záznamu „odraženo“, zde „v pořádku“. "
                "Londýn → Severní moře: provedeno. "
                "V Severním moři nikdo nestál a nikdo jiný tam nemířil."
            ),
        ),
    ],
)
def test_a_difference_is_said_with_its_reason(qapp, tmp_path, capsysbinary, language, said):
    file = tmp_path / "list.txt"
    file.write_text("Spring 1901\nEngland:\nF Lon-Nth (*bounce*)\n", "utf-8")

    assert main(["compare", str(file), "--lang", language]) == 1

    first, read, last = capsysbinary.readouterr().out.decode().splitlines()
    i18n.speak("en")
    assert first == (tied(said) if language == "cs" else said)
    assert read.endswith({"en": "not understood: 0.", "cs": "nepochopených: 0."}[language])
    counted = {"en": "1 phase: 1 difference on the board.", "cs": "1 fáze: 1 rozdíl na plánu."}
    assert last == counted[language]


SAMPLES = ROOT / "tests/engine/games/diplomacy/exchange/samples"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            [
                (
                    "Lines and fields understood: 1; left on purpose: 1 (headings 1); "
                    "not understood: 1."
                ),
                "1 phase: no results were recorded, so nothing was compared.",
            ],
        ),
        (
            "cs",
            [
                (
                    "Pochopených řádků a údajů: 1; záměrně vynechaných: 1 (nadpisy 1); "
                    "nepochopených: 1."
                ),
                "1 fáze: výsledky nejsou zaznamenány, nebylo tedy co porovnat.",
            ],
        ),
    ],
)
def test_nothing_is_said_to_agree_that_was_not_compared(
    qapp, tmp_path, capsysbinary, language, said
):
    file = tmp_path / "list.txt"
    file.write_text("Orders:\nFrance: A Par - Bur\nFrance: A Mrs - Spa\n", "utf-8")

    assert main(["compare", str(file), "--lang", language]) == 1

    first, *rest = capsysbinary.readouterr().out.decode().splitlines()
    i18n.speak("en")
    assert "3" in first
    assert "France: A Mrs - Spa" in first
    assert rest == [tied(line) if language == "cs" else line for line in said]


def test_differences_of_words_are_counted_and_listed_when_asked_for(qapp, capsysbinary):
    file = str(SAMPLES / "webdiplomacy_orders.txt")

    assert main(["compare", file, "--lang", "en"]) == 0
    short = capsysbinary.readouterr().out.decode().splitlines()
    assert main(["compare", file, "--words", "--lang", "en"]) == 0
    long = capsysbinary.readouterr().out.decode().splitlines()

    assert short[-2:] == [
        "5 phases: 0 differences, 5 differences of words only.",
        "--words lists those of words only.",
    ]
    assert len(long) - (len(short) - 1) == 5


def ruling(board_about):
    return Difference(
        phase=Phase.parse("F1901M"),
        about=board_about,
        power="RUSSIA",
        what="STP" if board_about is About.OWNERS else "F STP/SC",
        theirs={
            About.RESULT: "cut, dislodged",
            About.UNITS: "F STP/SC",
            About.RETREATS: "BOT LVN",
            About.OWNERS: "ENGLAND",
        }[board_about],
        ours="ok" if board_about is About.RESULT else "-",
    )


@pytest.mark.parametrize(
    ("about", "said"),
    [
        (About.RESULT, "Russia, F St. Petersburg (south): recorded “cut, dislodged”, ruled “ok”."),
        (
            About.UNITS,
            "Russia, on the board afterwards: recorded F St. Petersburg (south), ruled nothing.",
        ),
        (
            About.RETREATS,
            (
                "Russia, F St. Petersburg (south), retreats: "
                "recorded Gulf of Bothnia, Livonia, ruled nothing."
            ),
        ),
        (About.OWNERS, "The centre St. Petersburg: recorded England, ruled nothing."),
    ],
)
def test_every_kind_of_difference_is_said(qapp, about, said):
    assert difference_words(ruling(about), load_map("standard").board) == said
