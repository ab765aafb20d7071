"""The rules in our own words: every section, both languages, links that lead somewhere."""

import json
import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from engine import resources
from gui import i18n
from gui.explain import rules_text
from gui.explain.brief import pages
from gui.explain.open_rule import open_rule
from gui.explain.rules_panel import RulesPanel
from gui.explain.rules_text import rule_text, sections
from gui.games import catalogue

PARTS = {"IV": 2, "VI": 3, "VII": 7, "IX": 7, "XI": 2, "XII": 6, "XIII": 2, "XIV": 5}
NUMERALS = [
    "I",
    "II",
    "III",
    "IV",
    "V",
    "VI",
    "VII",
    "VIII",
    "IX",
    "X",
    "XI",
    "XII",
    "XIII",
    "XIV",
    "XV",
]


def expected():
    for numeral in NUMERALS:
        yield numeral
        for part in range(1, PARTS.get(numeral, 0) + 1):
            yield f"{numeral}.{part}"
            if (numeral, part) == ("VII", 3):
                yield from ("VII.3.a", "VII.3.b", "VII.3.c")


ROOT = resources.assets().parent


@pytest.fixture(params=i18n.LANGUAGES)
def language(qapp, request):
    i18n.speak(request.param)
    yield request.param
    i18n.speak("en")


def test_every_section_of_the_rulebook_is_there(language):
    assert list(rules_text.sections()) == list(expected())


def test_every_section_has_a_title_and_one_to_three_paragraphs(language):
    for section in rules_text.sections():
        found = rules_text.rule_text(section)
        assert found.title
        assert 1 <= len(found.text) <= 3
        assert all(20 < len(part) < 700 for part in found.text)


def test_both_languages_say_as_much(qapp):
    one, other = (
        json.loads((resources.assets() / "rules" / f"{code}.json").read_text("utf-8"))
        for code in i18n.LANGUAGES
    )

    assert [(r["section"], len(r["text"])) for r in one] == [
        (r["section"], len(r["text"])) for r in other
    ]


def test_the_thirteen_examples_are_named_where_they_belong(language):
    whole = " ".join(" ".join(rules_text.rule_text(s).text) for s in rules_text.sections())
    groups = re.findall(r"(?:no|č)\. (\d+)(?: (?:and|a)\s(\d+))?", whole)
    named = {int(number) for group in groups for number in group if number}

    assert set(range(1, 14)) <= named


def sections_in_code():
    numeral = re.compile(r'"((?:X{0,3}(?:IX|IV|V?I{0,3}))(?:\.\d(?:\.[abc])?)?)"')
    for room in ("engine/games", "gui/explain", "gui/study", "gui/table"):
        for path in (ROOT / room).rglob("*.py"):
            yield from (s for s in numeral.findall(path.read_text("utf-8")) if s)


def test_every_section_that_a_reason_names_can_be_opened(language):
    for section in set(sections_in_code()):
        assert rules_text.rule_text(section).text, section


def test_a_part_without_a_text_of_its_own_opens_its_section(language):
    assert rules_text.rule_text("IX.3.b").section == "IX.3"
    assert rules_text.rule_text("VII.3 b").section == "VII.3.b"


def test_a_section_that_is_not_in_the_rulebook_is_an_error(language):
    with pytest.raises(KeyError):
        rules_text.rule_text("XX.1")


def test_a_search_ignores_case_and_diacritics(qapp):
    i18n.speak("cs")
    found = [text.section for text in rules_text.search("OBLEZENA")]
    i18n.speak("en")

    assert found == ["IX.5"]


@pytest.fixture
def panel(qtbot, language):
    window = QWidget()
    window.resize(1280, 720)
    qtbot.addWidget(window)
    window.show()
    open_rule("IX.3", window)
    yield window.findChild(RulesPanel)
    window.close()


def test_the_panel_opens_at_the_section(panel):
    assert panel.section == "IX.3"
    assert panel.title.text() == rules_text.title("IX.3")


def test_a_second_section_opens_in_the_same_panel(panel):
    open_rule("X", panel)

    assert panel.section == "X"
    assert len(panel.parentWidget().findChildren(RulesPanel)) == 1


def test_back_and_on_lead_through_the_rulebook(panel):
    QTest.mouseClick(panel.on, Qt.MouseButton.LeftButton)
    QTest.mouseClick(panel.on, Qt.MouseButton.LeftButton)
    QTest.mouseClick(panel.back, Qt.MouseButton.LeftButton)

    assert panel.section == "IX.4"


def test_the_first_and_last_section_are_ends(panel):
    panel.open_at("I")
    assert not panel.back.isEnabled()

    panel.open_at("XV")

    assert not panel.on.isEnabled()


def test_searching_and_enter_open_the_first_hit(panel):
    QTest.keyClicks(panel.search, "XII.5")
    QTest.keyClick(panel.search, Qt.Key.Key_Return)

    assert panel.section == "XII.5"


def test_a_section_named_in_a_text_is_a_link(panel):
    panel.open_at("V")
    assert 'href="XIII.2"' in panel.body.text()

    panel.body.linkActivated.emit("XIII.2")

    assert panel.section == "XIII.2"


def test_escape_closes_the_panel_and_leaves_nothing_behind(panel, qtbot):
    window = panel.parentWidget()

    QTest.keyClick(panel, Qt.Key.Key_Escape)

    assert window.findChild(RulesPanel) is None


def test_escape_is_the_panel_s_although_the_screen_below_has_a_use_for_it(panel, qtbot):
    window, heard = panel.parentWidget(), []
    QShortcut(QKeySequence(Qt.Key.Key_Escape), window, lambda: heard.append("below"))
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)

    QTest.keyClick(panel, Qt.Key.Key_Escape)

    assert window.findChild(RulesPanel) is None
    assert not heard


def test_the_panel_keeps_to_the_side_of_its_window(panel, qapp):
    window = panel.parentWidget()
    window.resize(1920, 1080)
    qapp.processEvents()

    assert panel.geometry().right() == window.width() - 1
    assert panel.geometry().bottom() == window.height() - 1
    assert panel.width() <= 520


def test_the_panel_follows_the_language(panel, qapp):
    other = "en" if i18n.language() == "cs" else "cs"
    i18n.speak(other)
    qapp.processEvents()

    assert panel.title.text() == rules_text.title("IX.3")
    assert panel.heading.text() == {"cs": "Pravidla", "en": "Rules"}[other]


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("game", catalogue.GAMES)
def test_no_line_of_a_rulebook_ends_with_what_belongs_to_the_next_word(look, game, language):
    card = catalogue.GAMES[game]
    letters = "".join(map(str, card.pieces))
    ends = [rf"(?<![\w(])[{letters}] (?=[A-ZÁ-Ž])"]  # the letter of a piece, and where it stands
    ends += [r"(?<!\S)[kvszouaiKVSZOUAI] "] if language == "cs" else []
    with i18n.speaking(language):
        said = [(one.title, *one.text) for one in map(_of(card), sections(card.rule_texts))]
        said += [(one.title, one.text) for page in pages(card.rule_texts) for one in page]

    found = [hit[0] for text in said for part in text for end in ends for hit in _hits(end, part)]
    assert said
    assert found == []


def _of(card):
    return lambda section: rule_text(section, card.rule_texts)


def _hits(end, text):
    return re.finditer(rf".{{0,12}}{end}.{{0,12}}", text)
