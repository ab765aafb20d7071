"""Two languages: marking texts, loading translations, and the developers' commands.

``python -m gui.i18n update ROOM`` collects the texts of ``gui/ROOM`` into
``assets/i18n/<language>/ROOM.ts``; ``python -m gui.i18n build`` compiles all of them.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from engine import resources
from gui.words.line_ends import tied

LANGUAGES = ("cs", "en")
_loaded: list[QTranslator] = []
_kept: dict[str, list[QTranslator]] = {}
_language = "en"


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark ``text`` for lupdate and return it as it is (PySide6's own is typed ``object``)."""
    del context
    return text


def language() -> str:
    """Return the language now spoken: ``cs`` or ``en``."""
    return _language


def system_language() -> str:
    """Return Czech for people whose system speaks Czech or Slovak, otherwise English."""
    return "cs" if QLocale.system().name()[:2] in ("cs", "sk") else "en"


def speak(code: str) -> None:
    """Switch the whole program to a language; open windows get a LanguageChange event."""
    global _language  # noqa: PLW0603  (one program speaks one language)
    application = QCoreApplication.instance()
    if application is None:
        raise RuntimeError("an application must exist before it can speak")
    _language = code
    fresh = _translators(code)
    QLocale.setDefault(QLocale(code))
    for old in _loaded:
        application.removeTranslator(old)
    _loaded[:] = fresh
    for translator in fresh:
        application.installTranslator(translator)


def _translators(code: str) -> list[QTranslator]:
    """Return the texts of a language, read once: a stream changes its language twice a line."""
    if code not in _kept:
        folders = (
            (f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)),
            (code, str(resources.assets() / "i18n")),
        )
        read = [(QTranslator(), name, folder) for name, folder in folders]
        _kept[code] = [one for one, name, folder in read if one.load(name, folder)]
    return _kept[code]


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Speak a language for a while."""
    before = _language
    if code != before:
        speak(code)
    try:
        yield
    finally:
        if code != before:
            speak(before)


def _tool(name: str) -> str:
    import sysconfig  # noqa: PLC0415

    return str(Path(sysconfig.get_path("scripts")) / f"pyside6-{name}")


def rooms() -> list[str]:
    """Return the rooms whose texts are collected; ``gui`` for the modules outside rooms."""
    gui = Path(__file__).resolve().parent
    names = sorted(p.name for p in gui.iterdir() if p.is_dir() and (p / "__init__.py").exists())
    return ["gui", *names]


def update(room: str) -> None:
    """Collect the texts of one room (``windows``), or of the modules outside rooms (``gui``)."""
    for code in LANGUAGES:
        ts = resources.assets() / "i18n" / code / f"{room}.ts"
        ts.parent.mkdir(parents=True, exist_ok=True)
        collect(room, code, ts)


def collect(room: str, code: str, ts: Path) -> None:
    """Collect the texts of one room for one language into a file."""
    import subprocess  # noqa: PLC0415  (a developers' command: the program must not wait for it)

    gui = Path(__file__).resolve().parent
    sources = gui.glob("*.py") if room == "gui" else (gui / room).rglob("*.py")
    plural = ["-pluralonly"] if code == "en" else []
    subprocess.run(  # noqa: S603  (our own tool on our own files)
        [
            *(_tool("lupdate"), *map(str, sorted(sources))),
            *("-ts", str(ts), "-locations", "none", "-no-obsolete", "-silent", *plural),
            *("-source-language", "en", "-target-language", code),
        ],
        check=True,
    )


def build() -> None:
    """Compile every language into ``assets/i18n/<language>.qm``."""
    for code in LANGUAGES:
        folder = resources.assets() / "i18n"
        fresh = folder / f"{code}.qm.part"
        compile_texts(code, fresh)
        # Qt maps the old file into memory: writing over it would crash a program that runs.
        fresh.replace(folder / f"{code}.qm")


def compile_texts(code: str, into: Path) -> None:
    """Compile a language; Czech one-letter words are kept on the line of what follows them."""
    import subprocess  # noqa: PLC0415
    import tempfile  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as kept:
        parts: list[str] = []
        for ts in sorted((resources.assets() / "i18n" / code).glob("*.ts")):
            text = ts.read_text(encoding="utf-8")
            part = Path(kept) / ts.name
            part.write_text(_tied(text) if code == "cs" else text, encoding="utf-8")
            parts.append(str(part))
        subprocess.run(  # noqa: S603
            [_tool("lrelease"), "-silent", *parts, "-qm", str(into)], check=True
        )


def _tied(text: str) -> str:
    import re  # noqa: PLC0415

    pattern = r"(?<=>)[^<>]+(?=</(?:translation|numerusform)>)"
    return re.sub(pattern, lambda match: tied(match[0]), text)


def main(arguments: list[str]) -> int:
    """Run a developers' command."""
    match arguments:
        case ["update", "all"]:
            for room in rooms():
                update(room)
        case ["update", *chosen] if chosen:
            for room in chosen:
                update(room)
        case ["build"]:
            build()
        case _:
            asked = arguments[-1:] == ["--help"]
            stream = sys.stdout if asked else sys.stderr
            stream.write("usage: python -m gui.i18n update ROOM… | update all | build\n")
            return 0 if asked else 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
