"""What ``velmoc.py openings`` says: tables of openings, a tree, and why something was left out."""

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from engine.board.board import Board
from engine.catalogue import GAMES
from engine.openings.explorer import Fork
from engine.openings.folder import GamesRead, LeftOut, Unread
from engine.openings.tally import FEW, Line, Part, Tally
from engine.study.opening import Openings
from gui import i18n
from gui.errors.sentences import say_error
from gui.games import catalogue
from gui.i18n import QT_TRANSLATE_NOOP
from gui.words import labels, phases

MOST_WAYS = 8
"""Ways on from one place that are shown; the rest are counted together."""

LEFT_OUT: Mapping[LeftOut, str] = MappingProxyType(
    {
        LeftOut.NO_FILE: QT_TRANSLATE_NOOP("Openings", "no file that can be read to its end"),
        LeftOut.OTHER_GAME: QT_TRANSLATE_NOOP("Openings", "another game is played"),
        LeftOut.OTHER_MAP: QT_TRANSLATE_NOOP("Openings", "played on another map"),
        LeftOut.OTHER_START: QT_TRANSLATE_NOOP(
            "Openings", "it begins with other pieces, or in another turn, than usually"
        ),
        LeftOut.FEWER_PLAYERS: QT_TRANSLATE_NOOP(
            "Openings", "fewer players than powers, so that openings cannot be compared"
        ),
        LeftOut.NOT_BEGUN: QT_TRANSLATE_NOOP("Openings", "nothing of it is revealed yet"),
        LeftOut.SAME_GAME: QT_TRANSLATE_NOOP("Openings", "the same game as {counted}"),
        LeftOut.TOO_MANY: QT_TRANSLATE_NOOP(
            "Openings", "beyond so many files that nobody looks at more; all after it is left, too"
        ),
    }
)

_NAME = 46
"""Letters of the widest column."""


class GamesCounted(QObject):
    """Numbers of games. The collector of texts finds plural forms in ``tr`` alone."""

    def games(self, count: int) -> str:
        """Count the games that were read."""
        return self.tr("%n game(s) counted.", "", count)

    def left(self, count: int) -> str:
        """Count what was not."""
        return self.tr(
            "%n file(s) or game(s) left out, each named above with the reason.", "", count
        )

    def others(self, count: int) -> str:
        """Count ways that are not shown one by one."""
        return self.tr("and %n other(s)", "", count)


@dataclass(frozen=True)
class About:
    """What is told of, and how much."""

    board: Board
    openings: Openings
    ideas: bool
    """Whether it is said what each opening is played for."""

    everything: bool
    """Whether openings are named that nobody played."""


def powers_named(asked: str | None, board: Board) -> tuple[str, ...]:
    """Return the powers that are meant: all where none is named; none where there is none so."""
    if asked is None:
        return tuple(power.id for power in board.powers)
    wanted = asked.casefold()
    for power in board.powers:
        if wanted in (power.id.casefold(), *(name.casefold() for name in power.names.values())):
            return (power.id,)
    return ()


def power_names(board: Board) -> str:
    """List the powers that can be asked about."""
    return ", ".join(labels.power_name(board, power.id) for power in board.powers)


def missing_line(path: Path) -> str:
    """Say that there is nothing of that name."""
    return say_error(FileNotFoundError(2, os.strerror(2), str(path)))


def left_out_line(one: Unread) -> str:
    """Say in a line why a file, or a game in it, is not counted."""
    if isinstance(one.why, LeftOut):
        text = QCoreApplication.translate("Openings", LEFT_OUT[one.why])
        why = text.format(counted=one.counted)
    else:
        why = " ".join(say_error(one.why).split())
    if one.counted is None and why.endswith(f": {one.file}"):
        return why
    return f"{one.file}{f' ({one.title})' if one.title else ''}: {why}"


# -- openings --------------------------------------------------------------------------------------


def table_lines(read: GamesRead, found: Sequence[Part], about: About) -> Iterator[str]:
    """Say how many games were read, and what became of each opening."""
    counted = GamesCounted()
    yield counted.games(len(read.beginnings))
    if read.unread:
        yield counted.left(len(read.unread))
    if not about.openings.every:
        yield QCoreApplication.translate("Openings", "No opening of this game has a name.")
    if not read.beginnings and not about.everything:
        return
    yield ""
    yield _heading(about)
    for part in found:
        if len(part.powers) == 1:
            yield ""
            yield from _part(part, about)
    joint = [*_joint(found, about)]
    if joint:
        yield ""
        yield QCoreApplication.translate("Openings", "Two allies")
        yield from joint
    yield ""
    yield from _footnotes(about)


def _heading(about: About) -> str:
    after = QCoreApplication.translate("Openings", "after {turn}")
    return _row(
        "",
        QCoreApplication.translate("Openings", "games"),
        "",
        [after.format(turn=turn) for turn in about.openings.counted_after],
        QCoreApplication.translate("Openings", "won"),
        QCoreApplication.translate("Openings", "shared"),
    )


def _part(part: Part, about: About) -> Iterator[str]:
    """Say what a power came to, by all that it played."""
    ((power, every),) = part.every.items()
    yield _figures(labels.power_name(about.board, power), every, every.played, about)
    for line in part.lines:
        if line.played or about.everything:
            name = line.opening.names[i18n.language()]
            yield _figures("  " * (line.depth + 1) + name, line.tallies[power], every.played, about)
            if about.ideas:
                yield from _said(line, about)
    if about.openings.every:
        unnamed = QCoreApplication.translate("Openings", "nothing with a name")
        yield _figures(f"  {unnamed}", part.unnamed[power], every.played, about)


def _joint(found: Sequence[Part], about: About) -> Iterator[str]:
    """Say what became of the openings of two powers, with a line for each of them."""
    for part in found:
        whole = next(iter(part.every.values())).played
        for line in part.lines if len(part.powers) > 1 else ():
            if not (line.played or about.everything):
                continue
            indent, first = "  " * (line.depth + 1), next(iter(line.tallies.values()))
            name = indent + line.opening.names[i18n.language()]
            yield _row(name, _number(first), _share(first.played, whole), [], "", "")
            for power, one in line.tallies.items():
                yield _figures(
                    f"{indent}    {labels.power_name(about.board, power)}", one, 0, about
                )
            if about.ideas:
                yield from _said(line, about)


def _figures(name: str, one: Tally, whole: int, about: About) -> str:
    means = [
        f"{QLocale().toString(mean.value, 'f', 1)} ({mean.games})" if mean is not None else "–"
        for mean in (one.counted.get(turn) for turn in about.openings.counted_after)
    ]
    number = _number(one) if whole else ""
    won, shared = (f"{count}/{one.over}" if one.over else "–" for count in (one.won, one.shared))
    return _row(name, number, _share(one.played, whole), means, won, shared)


def _number(one: Tally) -> str:
    return f"{one.played}{'*' if one.few else ' '}"


def _share(played: int, whole: int) -> str:
    return f"{round(100 * played / whole)} %" if whole else ""


def _row(name: str, played: str, share: str, means: Sequence[str], won: str, shared: str) -> str:
    columns = "".join(f"{mean:>12}" for mean in means)
    return f"{name:<{_NAME}} {played:>7} {share:>6}{columns}{won:>9}{shared:>9}".rstrip()


def _said(line: Line, about: About) -> Iterator[str]:
    """Yield the orders of an opening, its idea and its usual answer."""
    indent, opening = "  " * (line.depth + 2), line.opening
    for phase, asked in opening.orders.items():
        orders = [
            " / ".join(_order(text, about) for text in texts)
            for units in asked.values()
            for texts in units.values()
        ]
        yield f"{indent}{_phase(phase, about)}: {', '.join(orders)}"
    yield f"{indent}{opening.idea[i18n.language()]}"
    yield f"{indent}{opening.answer[i18n.language()]}"


def _footnotes(about: About) -> Iterator[str]:
    counted = catalogue.played_on(about.board).counted()
    text = QCoreApplication.translate(
        "Openings",
        "After a turn: {what} on average, in brackets from how many games. Won and shared: of the "
        "games that are known to have ended.",
    )
    yield text.format(what=counted.title())
    few = QCoreApplication.translate(
        "Openings", "* Fewer than {few} games: chance says more there than the opening."
    )
    yield few.format(few=FEW)


# -- the tree --------------------------------------------------------------------------------------


def tree_lines(root: Fork, about: About, steps: int) -> Iterator[str]:
    """Say what a power ordered first, and so many steps of what came then."""
    yield ""
    yield f"{labels.power_name(about.board, root.power)}: {GamesCounted().games(root.tally.played)}"
    yield from _ways(root, about, steps, "  ")


def _ways(fork: Fork, about: About, steps: int, indent: str) -> Iterator[str]:
    if not steps:
        return
    for one in fork.onward[:MOST_WAYS]:
        orders = ", ".join(_order(text, about) for text in one.orders.values())
        name = one.opening.names[i18n.language()] if one.opening is not None else ""
        # What is new here; behind it the name is the same.
        named = f"  [{name}]" if name and one.opening is not fork.opening else ""
        share = _share(one.tally.played, fork.tally.played)
        yield (
            f"{indent}{_number(one.tally).rstrip()}  {share}  {_phase(one.phase, about)}: "
            f"{orders}{named}{_came(one.tally, about)}"
        )
        yield from _ways(one, about, steps - 1, indent + "    ")
    rest = fork.onward[MOST_WAYS:]
    if rest:
        yield f"{indent}{GamesCounted().others(len(rest))}"


def _came(one: Tally, about: About) -> str:
    """Say in short what came of it."""
    means = [
        f"{turn}: {QLocale().toString(one.counted[turn].value, 'f', 1)} ({one.counted[turn].games})"
        for turn in about.openings.counted_after
        if turn in one.counted
    ]
    return f"  {', '.join(means)}" if means else ""


def _order(text: str, about: About) -> str:
    return labels.notation(labels.order_of(text, about.board), about.board)


def _phase(code: str, about: About) -> str:
    return phases.phase_words(GAMES[about.board.game].calendar.parse(code))
