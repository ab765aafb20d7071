"""What the command says of the standard map, when it looks at its pieces and lines."""

from contextlib import redirect_stdout
from functools import cache
from io import StringIO

from engine import resources
from gui import i18n
from gui.robots.map_check import __main__ as map_check
from gui.robots.map_check import inspector as piece_check
from gui.robots.map_check.inspector import inspect

STANDARD = resources.maps() / "standard"


def said_by_the_command(monkeypatch, *more):
    """Check the standard map in each language; what was measured for one is said in all."""
    checked = cache(map_check.check)
    tallies = []

    def measured(loaded, positions):
        if not tallies:
            tallies.append(inspect(loaded, positions))
        return tallies[0]

    monkeypatch.setattr(map_check, "check", checked)
    monkeypatch.setattr(piece_check, "inspect", measured)
    before, found = i18n.language(), {}
    for language in i18n.LANGUAGES:
        monkeypatch.setattr(i18n, "system_language", lambda language=language: language)
        with redirect_stdout(StringIO()) as said:
            code = map_check.main(["check", "--pieces", *more, str(STANDARD)])
        found[language] = code, said.getvalue().replace("\N{NO-BREAK SPACE}", " ")
    i18n.speak(before)
    return tallies[0], found
