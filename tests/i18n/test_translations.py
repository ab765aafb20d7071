"""Every text is marked, collected, translated, and in the program."""

import ast
import re
import string
import subprocess
import sysconfig
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from engine import resources
from gui import i18n

ROOT = Path(__file__).parents[2]
TS = sorted((resources.assets() / "i18n").glob("*/*.ts"))
FORMS = {"cs": 3, "en": 2}


@pytest.fixture(scope="module")
def translators():
    """Return where the translators' programs are, if the system has what they want to start."""
    folder = Path(sysconfig.get_path("scripts"))
    for tool in ("lupdate", "lrelease"):
        line = [folder / f"pyside6-{tool}", "-version"]
        done = subprocess.run(line, capture_output=True, text=True, check=False)
        lacking = re.search(r"error while loading shared libraries: (\S+):", done.stderr)
        if lacking:
            pytest.skip(f"the system lacks {lacking[1]}, which {tool} needs")
    return folder


def name(path):
    return f"{path.parent.name}/{path.name}"


def messages(path):
    for context in ET.parse(path).getroot().findall("context"):
        for message in context.findall("message"):
            yield context.findtext("name"), message


def fields(text):
    return sorted(found[1] for found in string.Formatter().parse(text) if found[1] is not None)


@pytest.mark.parametrize("path", TS, ids=name)
def test_every_text_is_translated(path):
    open_ones = [
        (context, message.findtext("source"))
        for context, message in messages(path)
        if message.find("translation").get("type") is not None
    ]

    assert not open_ones


@pytest.mark.parametrize("path", TS, ids=name)
def test_every_plural_has_all_its_forms(path):
    for context, message in messages(path):
        forms = message.find("translation").findall("numerusform")
        if message.get("numerus") == "yes":
            assert len(forms) == FORMS[path.parent.name], (context, message.findtext("source"))
            assert all(form.text for form in forms), (context, message.findtext("source"))


@pytest.mark.parametrize("path", TS, ids=name)
def test_every_count_was_found_as_a_plural(path):
    # lupdate finds the plural only in tr("…%n…", "", count) with a plain name as the count.
    lost = [
        (context, message.findtext("source"))
        for context, message in messages(path)
        if "%n" in message.findtext("source") and message.get("numerus") != "yes"
    ]

    assert not lost


@pytest.mark.parametrize("path", TS, ids=name)
def test_a_translation_fills_in_the_same_names(path):
    for context, message in messages(path):
        source, translation = message.findtext("source"), message.find("translation")
        said = [form.text or "" for form in translation.findall("numerusform")]
        for text in said or [translation.text or ""]:
            assert set(fields(text)) == set(fields(source)), (context, source, text)


@pytest.mark.parametrize("path", [p for p in TS if p.parent.name == "cs"], ids=name)
def test_a_translation_ends_as_its_source_does(path):
    for context, message in messages(path):
        source, said = message.findtext("source"), message.findtext("translation") or ""
        if message.get("numerus") == "yes":
            continue
        for sign in ("…", ":"):
            assert source.endswith(sign) == said.endswith(sign), (context, source, said)


@pytest.mark.parametrize("room", i18n.rooms())
def test_the_collected_texts_are_those_in_the_code(translators, room, tmp_path):
    kept = resources.assets() / "i18n" / "cs" / f"{room}.ts"
    fresh = tmp_path / f"{room}.ts"
    i18n.collect(room, "cs", fresh)

    def sources(path):
        if not path.exists():
            return set()
        return {(context, m.findtext("source")) for context, m in messages(path)}

    assert sources(kept) == sources(fresh)


def marked(text):
    """Yield every text that the code marks, with its line, wherever the mark stands."""
    places = {"tr": 0, "QT_TR_NOOP": 0, "translate": 1, "QT_TRANSLATE_NOOP": 1}
    if not re.search(rf"\b(?:{'|'.join(places)})\s*\(", text):
        return  # to read the rest of it takes a hundred times as long
    for call in (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)):
        place = places.get(getattr(call.func, "attr", getattr(call.func, "id", "")))
        if place is not None and len(call.args) > place:
            said = call.args[place]
            if isinstance(said, ast.Constant) and isinstance(said.value, str):
                yield said.lineno, said.value


def test_every_marked_text_was_collected():
    """The collector overlooks some, such as those within the braces of an f-string."""
    collected = {message.findtext("source") for path in TS for _, message in messages(path)}
    sources = {path: path.read_text("utf-8") for path in sorted((ROOT / "gui").rglob("*.py"))}
    said = [
        (f"{path.relative_to(ROOT)}:{line}", source)
        for path, text in sources.items()
        for line, source in marked(text)
    ]

    assert len(said) > 1000
    assert [one for one in said if one[1] not in collected] == []


def test_a_mark_within_an_f_string_is_seen():
    assert [*marked("f\"{one} {self.tr('Lift it')}\"")] == [(1, "Lift it")]


@pytest.mark.parametrize("code", i18n.LANGUAGES)
def test_the_compiled_texts_are_current(translators, code, tmp_path):
    fresh = tmp_path / f"{code}.qm"
    i18n.compile_texts(code, fresh)

    kept = resources.assets() / "i18n" / f"{code}.qm"
    assert kept.read_bytes() == fresh.read_bytes()


SPOKEN = re.compile(
    r"\b(?:label|button|setText|setToolTip|setPlaceholderText|setTitle|addAction)\(\s*[\"']"
    r"(?P<text>[^\"']*[A-Za-z]{3,}[^\"']*)[\"']"
)
NAMES = {"Velmoc", "Čeština", "English", "Alt+L", "Ctrl+Enter", "Ctrl+V", "Enter", "brand"}


def unmarked(text):
    """Return the lines that show a text which nobody can translate."""
    return [
        text.count("\n", 0, match.start()) + 1
        for match in SPOKEN.finditer(text)
        if match["text"] not in NAMES
    ]


def test_no_text_is_shown_without_being_marked():
    sources = {path: path.read_text("utf-8") for path in sorted((ROOT / "gui").rglob("*.py"))}

    assert len(sources) > 100
    assert [
        f"{path.relative_to(ROOT)}:{line}"
        for path, text in sources.items()
        for line in unmarked(text)
    ] == []


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ('row = 1\nself.label("Seal orders")', [2]),
        ("card.setTitle(\n    'Retreats')", [1]),
        ('self.label(self.tr("Seal orders"))', []),
        ('self.label("Velmoc")', []),
    ],
)
def test_a_text_that_nobody_can_translate_is_found(text, lines):
    assert unmarked(text) == lines


def test_czech_speaks_czech_and_falls_back_to_nothing(qapp):
    i18n.speak("cs")
    said = qapp.translate("Ways", "New game")
    plural = qapp.translate("Foot", "%n name(s) missing", None, 5)
    i18n.speak("en")

    assert said == "Nová hra"
    assert plural == "Chybí 5 jmen"


def test_qts_own_buttons_speak_czech_too(qapp):
    i18n.speak("cs")
    said = qapp.translate("QPlatformTheme", "Cancel")
    i18n.speak("en")

    assert said == "Zrušit"


TO_THE_TABLE = {"čekejte", "předejte", "pojďte", "zastavte", "vyřešte", "jste"}
"""Said to everybody at once; one player alone is called *ty*."""


@pytest.mark.parametrize("path", [p for p in TS if p.parent.name == "cs"], ids=name)
def test_czech_calls_a_player_ty_and_uses_the_words_of_the_rulebook(path):
    said = " ".join("".join(m.find("translation").itertext()) for _, m in messages(path)).lower()
    polite = re.findall(r"(?<!{)\b(?!čte\b)\w+(?:te|tejte)\b", said)

    assert set(polite) <= TO_THE_TABLE
    assert not re.findall(r"domácí\w* cent|jednotky? padl|rozkaz|partie|klepn|\bteritori", said)


SECTION = re.compile(r"\((?:[IVX]+|\d)(?:\.\d+)+\)|\([IVX]+\)")
"""A section of some rulebook, as sentences name it: ``(XIV.3)``, ``(IX)``, ``(7.2.2.4)``."""


@pytest.mark.parametrize("path", [path for path in TS if path.name != "games.ts"], ids=name)
def test_only_a_game_names_sections_of_its_rulebook(path):
    found = [
        message.findtext("source")
        for _, message in messages(path)
        if SECTION.search(message.findtext("source") + (message.findtext("translation") or ""))
    ]

    assert not found
