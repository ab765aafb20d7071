"""``velmoc.py fuzz KIND``: damaged and hostile input by chance must hurt nobody.

Whatever is refused is said in both languages, as the windows and commands say it; what has no words
is a fault like any other.
"""

import argparse
import io
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from multiprocessing.connection import Connection
from pathlib import Path
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject

from engine.club.faults import ClubError
from engine.exchange.messages import Messages
from engine.robots.fuzz import folders, games, texts
from engine.robots.fuzz.run import Harm, Tally, add_numbers, run, run_here, serve
from engine.robots.fuzz.trial import Kind, LostError, Refusal
from engine.table.table import Table
from gui import i18n
from gui.club.club_words import say_trouble
from gui.commandline import verify
from gui.commandline.messages import BothLanguages
from gui.errors.sentences import say_error
from gui.games import (
    catalogue,
    every_game,  # noqa: F401 - here the games come in
)
from gui.i18n import QT_TRANSLATE_NOOP
from gui.process import encoding
from gui.robots.fuzz.settings import settings
from gui.words import labels, phases
from gui.words.incidents import incident_words

KINDS = MappingProxyType(
    {
        kind.name: kind
        for kind in (
            Kind("stream", texts.stream),
            Kind("foreign", texts.foreign),
            Kind("slips", texts.slips),
            Kind("games", games.games),
            Kind("maps", folders.maps),
            Kind("lists", folders.lists),
            Kind("settings", settings),
            Kind("club", folders.club),
        )
    }
)
ALL = "all"

HARMS = MappingProxyType(
    {
        Harm.TRACEBACK: QT_TRANSLATE_NOOP("Fuzz", "traceback"),
        Harm.HANG: QT_TRANSLATE_NOOP("Fuzz", "longer than 5 s"),
        Harm.LOSS: QT_TRANSLATE_NOOP("Fuzz", "lost"),
    }
)


class Aloud:
    """Says everything in both languages, to nobody."""

    def __init__(self) -> None:
        self.messages: Messages = BothLanguages()

    def refusal(self, error: Refusal) -> None:
        """Say why something was refused."""
        for code in i18n.LANGUAGES:
            with i18n.speaking(code):
                sentence = say_trouble(error) if isinstance(error, ClubError) else say_error(error)
                if not sentence.strip():
                    raise LostError(f"no words for {error!r}")

    def game(self, table: Table) -> None:
        """Say what happened in a game, order by order."""
        public, board = table.public(), table.rules.board
        reasons = catalogue.played_on(board).reasons()
        labels.stage_words(public)
        for past in public.past:
            phases.full_phase_words(past.phase)
            for ruling in past.resolution.rulings:
                reasons.order_line(ruling, board)
                labels.result_word(ruling, board)
                for finding in ruling.findings:
                    reasons.tell(finding, ruling, board)
        for incident in public.incidents:
            incident_words(incident, board)

    def proofs(self, path: Path, *, full: bool) -> None:
        """Say what ``verify`` says."""
        with redirect_stdout(io.StringIO()):
            verify.main([str(path), "--lang", "cs", *(["--full"] if full else [])])


class Trials(QObject):
    """Numbers; the collector of texts finds plural forms in ``tr`` alone."""

    def cases(self, count: int) -> str:
        """Count trials."""
        return self.tr("%n case(s)", "", count)

    def tracebacks(self, count: int) -> str:
        """Count faults."""
        return self.tr("%n traceback(s)", "", count)

    def hangs(self, count: int) -> str:
        """Count what took too long."""
        return self.tr("%n over 5 s", "", count)

    def losses(self, count: int) -> str:
        """Count what was lost."""
        return self.tr("%n loss(es)", "", count)


def main(given: Sequence[str] | None = None) -> int:
    """Do trials; return 0 when nothing was hurt, otherwise 1."""
    parser = argparse.ArgumentParser(
        prog="velmoc.py fuzz",
        description="Give the program damaged and hostile input by chance, the same for a seed.",
    )
    known = [*KINDS, ALL]
    parser.add_argument("kind", choices=known, metavar="KIND", help=", ".join(known))
    add_numbers(parser)
    parser.add_argument("--lang", choices=i18n.LANGUAGES, default=i18n.system_language())
    chosen = parser.parse_args(given)
    encoding.use_utf8()
    application = QCoreApplication.instance() or QCoreApplication([])
    i18n.speak(chosen.lang)
    code = 0
    for name in KINDS if chosen.kind == ALL else (chosen.kind,):
        if chosen.case is not None:
            tally = run_here(KINDS[name], Aloud(), chosen.seed, range(chosen.case, chosen.case + 1))
        else:
            tally = run(name, work, chosen.seed, range(chosen.number), chosen.jobs)
        i18n.speak(chosen.lang)
        _tell(tally, chosen.seed)
        code = 1 if tally.found else code
    application.processEvents()
    return code


def work(name: str, seed: str, numbers: range, pipe: Connection, clock: Any) -> None:
    """Do trials in a process of their own."""
    encoding.use_utf8()
    application = QCoreApplication.instance() or QCoreApplication([])
    i18n.speak("en")
    serve(KINDS[name], Aloud(), seed, numbers, pipe, clock)
    application.processEvents()


def _tell(tally: Tally, seed: str) -> None:
    counts = Trials()
    figures = (
        counts.cases(tally.cases),
        counts.tracebacks(tally.count(Harm.TRACEBACK)),
        counts.hangs(tally.count(Harm.HANG)),
        counts.losses(tally.count(Harm.LOSS)),
    )
    speed = tally.cases / max(tally.seconds, 0.001)
    _write(f"{tally.kind:9} {', '.join(figures)}  ({speed:.0f}/s)")
    for finding in tally.found:
        harm = QCoreApplication.translate("Fuzz", HARMS[finding.harm])
        _write(f"  {harm}: velmoc.py fuzz {finding.kind} --seed {seed} --case {finding.number}")
        _write("".join(f"    {line}\n" for line in finding.told.splitlines()))


def _write(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    raise SystemExit(main())
