"""``velmoc.py verify FILE``: everybody can check a game's file, and learns how far it proves it."""

import argparse
import os
import re
import shlex
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TextIO

from PySide6.QtCore import QCoreApplication, QObject

from engine import private
from engine.asked_game import read_map
from engine.board.board import Board
from engine.board.errors import MapError
from engine.board.loader import find_map
from engine.catalogue import CARDS
from engine.proof.envelopes import CoinProof, CoinVerdict, Proof, Verdict
from engine.proof.faults import Fault, Wrong
from engine.proof.proofs import Matter, Proofs, Standing, read_proofs
from engine.proof.witnesses import Held, Testimony, has_signs
from engine.store.errors import StoreError
from engine.table.coin import Sides
from engine.table.envelope import is_digest, sheet_lines
from gui import i18n
from gui.errors.sentences import say_error
from gui.games import every_game  # noqa: F401 - here the games come in
from gui.i18n import QT_TRANSLATE_NOOP
from gui.process import encoding
from gui.words import labels, phases

VERDICTS: Mapping[Verdict, str] = MappingProxyType(
    {
        Verdict.AGREES: QT_TRANSLATE_NOOP("Verify", "agrees"),
        Verdict.DIFFERS: QT_TRANSLATE_NOOP("Verify", "DOES NOT AGREE"),
        Verdict.NEVER_OPENED: QT_TRANSLATE_NOOP("Verify", "SEALED, BUT NEVER OPENED"),
        Verdict.NEVER_SEALED: QT_TRANSLATE_NOOP("Verify", "OPENED, BUT NEVER SEALED"),
    }
)

COINS: Mapping[CoinVerdict, str] = MappingProxyType(
    {
        CoinVerdict.AGREES: QT_TRANSLATE_NOOP("Verify", "agrees"),
        CoinVerdict.DRAWN: QT_TRANSLATE_NOOP(
            "Verify", "agrees with its seed, which was drawn as nobody had sealed anything"
        ),
        CoinVerdict.DIFFERS: QT_TRANSLATE_NOOP("Verify", "DOES NOT AGREE"),
    }
)

FAULTS: Mapping[Fault, str] = MappingProxyType(
    {
        Fault.IMPOSSIBLE: QT_TRANSLATE_NOOP("Verify", "this cannot have happened there"),
        Fault.FOREIGN: QT_TRANSLATE_NOOP("Verify", "this program never writes such a thing"),
        Fault.UNKNOWN: QT_TRANSLATE_NOOP(
            "Verify", "its game, map or rules are not known here, so nothing was judged again"
        ),
        Fault.RULES: QT_TRANSLATE_NOOP("Verify", "a point of the rules is not as agreed on"),
        Fault.SEATS: QT_TRANSLATE_NOOP("Verify", "these players cannot sit at such a table"),
        Fault.DEAL: QT_TRANSLATE_NOOP("Verify", "what was handed in deals the powers otherwise"),
        Fault.TIME: QT_TRANSLATE_NOOP("Verify", "the time is none, or runs backwards"),
        Fault.LIMIT: QT_TRANSLATE_NOOP("Verify", "the agreed end was not kept"),
        Fault.CALLED: QT_TRANSLATE_NOOP("Verify", "others were called than had to write"),
        Fault.HEAD: QT_TRANSLATE_NOOP("Verify", "it was written after another history than this"),
        Fault.SCHEME: QT_TRANSLATE_NOOP("Verify", "the seal covers less than it has to"),
        Fault.OPENED: QT_TRANSLATE_NOOP(
            "Verify", "other envelopes were opened than had been sealed, or the absent are others"
        ),
        Fault.RESULT: QT_TRANSLATE_NOOP("Verify", "judged again, these orders end otherwise"),
        Fault.REASONS: QT_TRANSLATE_NOOP(
            "Verify", "the result is right, the reasons told are those of another version"
        ),
        Fault.COIN: QT_TRANSLATE_NOOP("Verify", "the coin cannot have fallen so"),
        Fault.VOTE: QT_TRANSLATE_NOOP("Verify", "the vote cannot have been held or counted so"),
        Fault.END: QT_TRANSLATE_NOOP("Verify", "the game cannot have ended, or gone on, like this"),
        Fault.BOARD: QT_TRANSLATE_NOOP("Verify", "the board cannot be set up so"),
        Fault.DESK: QT_TRANSLATE_NOOP("Verify", "the slips and rulings give other orders"),
        Fault.PEOPLE: QT_TRANSLATE_NOOP("Verify", "nobody can have left, come or changed so"),
        Fault.ENVELOPE: QT_TRANSLATE_NOOP(
            "Verify", "the closed envelope is missing or does not hold what was sealed"
        ),
        Fault.COVER: QT_TRANSLATE_NOOP("Verify", "the cover shows another game than this"),
        Fault.LOCK: QT_TRANSLATE_NOOP("Verify", "the PINs kept are not those that were set"),
    }
)

HELD: Mapping[Held, str] = MappingProxyType(
    {
        Held.AGREES: QT_TRANSLATE_NOOP("Verify", "agrees: up to step {step} nothing was changed"),
        Held.SEALS_AGREE: QT_TRANSLATE_NOOP(
            "Verify", "the fingerprint is there; it does not cover what was before it"
        ),
        Held.DIFFERS: QT_TRANSLATE_NOOP(
            "Verify", "DOES NOT AGREE: the history is another one, or the code was misread"
        ),
        Held.GONE: QT_TRANSLATE_NOOP(
            "Verify",
            "NOT THERE: the history is another one, was rolled back, or the code was misread",
        ),
        Held.OTHER_GAME: QT_TRANSLATE_NOOP(
            "Verify", "OF ANOTHER GAME, or this one was written anew"
        ),
        Held.MISREAD: QT_TRANSLATE_NOOP(
            "Verify",
            "MISREAD: this history is in it, but its phase or a fingerprint is not; read it again",
        ),
        Held.NONE: QT_TRANSLATE_NOOP(
            "Verify", "NO WITNESS: no QR text, fingerprint or twelve signs, nor a file with any"
        ),
    }
)

STANDINGS: Mapping[Standing, str] = MappingProxyType(
    {
        Standing.BROKEN: QT_TRANSLATE_NOOP("Verify", "DOES NOT HOLD"),
        Standing.PROVEN: QT_TRANSLATE_NOOP("Verify", "Proven"),
        Standing.WITNESS: QT_TRANSLATE_NOOP(
            "Verify", "Proven only with a witness (a photograph, or signs that somebody noted)"
        ),
        Standing.UNPROVABLE: QT_TRANSLATE_NOOP("Verify", "Not provable"),
    }
)

MATTERS: Mapping[Matter, str] = MappingProxyType(
    {
        Matter.COURSE: QT_TRANSLATE_NOOP(
            "Verify",
            "The course of the game: start, calls, edited boards, times and players fit together.",
        ),
        Matter.RESULTS: QT_TRANSLATE_NOOP(
            "Verify", "The results: they follow from the orders and the rules."
        ),
        Matter.SEALS: QT_TRANSLATE_NOOP(
            "Verify", "The seals: what was opened is what had been sealed."
        ),
        Matter.COVERED: QT_TRANSLATE_NOOP(
            "Verify", "Each opened seal covers its proposal and all that had happened before it."
        ),
        Matter.CLOSED: QT_TRANSLATE_NOOP(
            "Verify",
            "The envelopes that are closed now hold what was sealed (under a PIN: see the reveal).",
        ),
        Matter.DEAL: QT_TRANSLATE_NOOP("Verify", "The deal: what was handed in gives these seats."),
        Matter.COIN: QT_TRANSLATE_NOOP("Verify", "The coin: it had to fall like this."),
        Matter.VOTES: QT_TRANSLATE_NOOP(
            "Verify", "The votes: who was asked, the counts and what followed fit together."
        ),
        Matter.END: QT_TRANSLATE_NOOP("Verify", "The end: it is one by the rules of this table."),
        Matter.HISTORY: QT_TRANSLATE_NOOP(
            "Verify",
            "The whole history: orders, owners, boards, seals, names, times. Whoever has the file "
            "can write all of it anew, but not so that it fits a photograph of a reveal's QR code, "
            "or twelve signs that somebody noted.",
        ),
        Matter.SINCE: QT_TRANSLATE_NOOP(
            "Verify", "What happened after the last witness, and that nothing was cut off there."
        ),
        Matter.OLD_SEALS: QT_TRANSLATE_NOOP(
            "Verify",
            "Proposals and what was before a seal: an earlier version's seals cover orders alone.",
        ),
        Matter.BALLOTS: QT_TRANSLATE_NOOP(
            "Verify",
            "How each voted, and what was proposed by whom: that is destroyed, to stay secret.",
        ),
        Matter.CLOCK: QT_TRANSLATE_NOOP(
            "Verify", "The time of day: it is what the computer's clock said."
        ),
        Matter.PEOPLE: QT_TRANSLATE_NOOP(
            "Verify", "Who sat before the screen: names and reasons are what somebody typed."
        ),
        Matter.CHANCE: QT_TRANSLATE_NOOP(
            "Verify", "That lots and the order of calls were drawn by chance: somebody drew them."
        ),
        Matter.SLIPS: QT_TRANSLATE_NOOP(
            "Verify", "That slips said what the game master typed: keep the paper."
        ),
        Matter.REASONS: QT_TRANSLATE_NOOP(
            "Verify", "Some reasons told for results: this version tells others."
        ),
        Matter.BESIDE: QT_TRANSLATE_NOOP(
            "Verify", "The table's clock and PINs: they are no part of the history."
        ),
    }
)

_LONGEST_NOTES = 1 << 20
"""Bytes of a file with witnesses; that of a hundred reveals has 60,000."""

TIED = "\N{NO-BREAK SPACE}"
"""Between a Czech preposition and its word: no sign that steers a terminal."""

_PLAIN = re.compile(r"[A-Za-z0-9][A-Za-z0-9 /.()-]*")
"""What may stand in a command as text; anything else stands in it in hex."""


class Counted(QObject):
    """Numbers of a check. The collector of texts finds plural forms in ``tr`` alone."""

    def agreed(self, count: int) -> str:
        """Count fingerprints that agree."""
        return self.tr("%n fingerprint(s) checked, all agree.", "", count)

    def wrong(self, count: int) -> str:
        """Count fingerprints that do not."""
        return self.tr("%n fingerprint(s) do not agree.", "", count)

    def judged(self, count: int) -> str:
        """Count phases that were judged again."""
        return self.tr("%n phase(s) judged again.", "", count)

    def faults(self, count: int) -> str:
        """Count what is wrong otherwise."""
        return self.tr("%n thing(s) are wrong:", "", count)


def main(given: Sequence[str] | None = None) -> int:
    """Check a game's file; 0 when all agrees, 1 when something does not, 2 when unreadable."""
    parser = argparse.ArgumentParser(
        prog="velmoc.py verify",
        description="Check a whole game: seals, results, lots, votes, times; say what is proven.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a game that is not open")
    parser.add_argument("--lang", choices=i18n.LANGUAGES, default=i18n.system_language())
    parser.add_argument(
        "--witness",
        action="append",
        default=[],
        metavar="CODE",
        help="what somebody kept: the text of a reveal's QR code, a whole fingerprint, twelve "
        "signs, or a file with such texts; can be given several times",
    )
    parser.add_argument(
        "--full",
        action="store_true",
        help="show the twelve signs, and what sha256sum needs to check it without us",
    )
    parser.add_argument("--game", choices=tuple(CARDS), help="refuse a file of another game")
    parser.add_argument("--map", type=read_map, help="refuse a file of another map")
    chosen = parser.parse_args(given)
    encoding.use_utf8()
    application = QCoreApplication.instance() or QCoreApplication([])
    i18n.speak(chosen.lang)
    try:
        code = _verify(chosen)
        sys.stdout.flush()
    except OSError as error:  # a full disk, or nobody who reads on
        sys.stdout = open(os.devnull, "w")  # noqa: PTH123, SIM115 - nothing more can be said there
        sys.stderr.write(f"{say_error(error)}\n")
        code = 2
    application.processEvents()
    return code


def _verify(chosen: argparse.Namespace) -> int:
    path, full = chosen.file, chosen.full
    given = [_texts(one) for one in chosen.witness]
    if any(map(has_signs, given)):
        _write(
            QCoreApplication.translate(
                "Verify",
                "Twelve signs are slow to compute, on purpose: comparing them with every seal "
                "takes a while in a long game…",
            ),
            sys.stderr,
        )
    try:
        proofs = read_proofs(path, given)
        wanted = chosen.map and find_map(chosen.map).board.id
    except (MapError, StoreError) as error:
        _write(say_error(error))
        return 2
    board, founded = proofs.board, proofs.founded
    for option, asked, there in (
        ("--game", chosen.game, founded.game),
        ("--map", wanted, founded.map),
    ):
        if asked and asked != there:
            sys.stderr.write(f"velmoc.py verify: {option} {asked}: {path} is of {there}\n")
            return 2
    for line in (
        proofs.founded.title,
        *_phases(proofs, board, full=full),
        *_coins(proofs, board, full=full),
        *_deal(proofs),
        *_sums(proofs),
        *_wrong(proofs, board),
        *_testimonies(proofs.testimonies, proofs.founded.game),
        *_table(proofs),
    ):
        _write(line)
    return int(not proofs.good)


def _texts(given: str) -> str:
    """Return what is to be held against the game: a text, or what is in a file of such texts."""
    try:
        return private.contents(Path(given), _LONGEST_NOTES).decode("utf-8", "replace")
    except (OSError, ValueError):
        return given


def _phases(report: Proofs, board: Board | None, *, full: bool) -> Iterator[str]:
    phase = ""
    for proof in report.proofs:
        if proof.phase != phase:
            phase = proof.phase
            yield ""
            yield _phase_words(phase, report.founded.game)
        yield from (f"  {line}" for line in _lines(proof, board, full=full))


def _phase_words(code: str, game: str) -> str:
    try:
        phase = CARDS[game].calendar.parse(code)
    except (KeyError, ValueError):
        return code
    return f"{phases.full_phase_words(phase)} ({code})"


def _name(power: str, board: Board | None) -> str:
    known = board is not None and power in board.powers_by_id
    return labels.power_name(board, power) if board is not None and known else power


def _lines(proof: Proof, board: Board | None, *, full: bool) -> Iterator[str]:
    verdict = QCoreApplication.translate("Verify", VERDICTS[proof.verdict])
    quick = proof.bound is None or full
    shown = proof.signs if quick else f"{proof.fingerprint[:12]}…"
    yield f"{_name(proof.power, board):<18} {shown if proof.fingerprint else '–':<14}  {verdict}"
    if not full:
        return
    yield f"  {proof.fingerprint}"
    if is_digest(proof.nonce):
        lines = sheet_lines(proof.power, proof.phase, proof.orders, proof.bound)
        yield f"  {_command(lines, proof.nonce)}"


def _command(lines: Sequence[str], nonce: str = "") -> str:
    """Return what any shell computes a SHA-256 with. Nothing in it can be anything but text."""
    if all(_PLAIN.fullmatch(line) or not line for line in lines):
        command = f"printf '%s\\n' {' '.join(map(shlex.quote, lines))}"
        if not nonce:
            return f"{command} | sha256sum"
        return f"{{ printf '%s' {shlex.quote(nonce)} | xxd -r -p; {command}; }} | sha256sum"
    text = "".join(f"{line}\n" for line in lines).encode("utf-8", "surrogatepass")
    return f"printf '%s' {nonce}{text.hex()} | xxd -r -p | sha256sum"


def _coins(report: Proofs, board: Board | None, *, full: bool) -> Iterator[str]:
    for coin in report.coins:
        yield from _coin_lines(coin, report.sides, board, full=full)


def _coin_lines(
    proof: CoinProof, sides: Sides, board: Board | None, *, full: bool
) -> Iterator[str]:
    """Tell what came of tossing a coin again, and how anybody can do so."""
    coin = proof.coin
    text = QCoreApplication.translate("Verify", "Coin: {power} joins {side}: {verdict}")
    yield ""
    yield text.format(
        power=_name(coin.power, board),
        side=", ".join(_name(power, board) for power in coin.side),
        verdict=QCoreApplication.translate("Verify", COINS[proof.verdict(sides)]),
    )
    if not full or not is_digest(coin.seed):
        return
    yield f"  {coin.seed}"
    if proof.nonces and all(map(is_digest, proof.nonces.values())):
        yield f"  {_command([f'{power} {proof.nonces[power]}' for power in sorted(proof.nonces)])}"
    for side in sides:
        line = f"{coin.seed} {coin.power} {side[0]}"
        if _PLAIN.fullmatch(line):
            yield f"  printf '%s' {shlex.quote(line)} | sha256sum"


def _deal(report: Proofs) -> Iterator[str]:
    """Say whether the table plays what it was dealt; not who plays what, which may be a secret."""
    if report.deal is None:
        return
    yield ""
    if report.deal:
        yield QCoreApplication.translate("Verify", "Seats: what was handed in deals them so.")
    else:
        yield QCoreApplication.translate(
            "Verify", "Seats: WHAT WAS HANDED IN DEALS THEM OTHERWISE."
        )


def _sums(report: Proofs) -> Iterator[str]:
    counted = Counted()
    wrong = sum(proof.verdict is not Verdict.AGREES for proof in report.proofs)
    yield ""
    if not report.proofs:
        yield QCoreApplication.translate(
            "Verify", "No sealed orders were opened: there is no fingerprint to check."
        )
    else:
        yield counted.wrong(wrong) if wrong else counted.agreed(len(report.proofs))
    yield counted.judged(report.judged)
    if report.trouble is not None:
        yield say_error(report.trouble)


def _wrong(report: Proofs, board: Board | None) -> Iterator[str]:
    if report.wrong:
        yield ""
        yield Counted().faults(len(report.wrong))
    for one in (*report.wrong, *report.doubts):
        text = QCoreApplication.translate("Verify", FAULTS[one.fault])
        yield f"  {_place(one, board, report.founded.game)}{text}"


def _place(one: Wrong, board: Board | None, game: str) -> str:
    """Say where something is wrong."""
    parts: list[str] = []
    if one.step:
        step = QCoreApplication.translate("Verify", "step {step}").format(step=one.step)
        parts.append(step)
    parts += [_phase_words(one.phase, game)] if one.phase else []
    parts += [_name(one.power, board)] if one.power else []
    return f"{', '.join(parts)}: " if parts else ""


def _testimonies(testimonies: Sequence[Testimony], game: str) -> Iterator[str]:
    if testimonies:
        yield ""
    for number, one in enumerate(testimonies, 1):
        verdict = QCoreApplication.translate("Verify", HELD[one.held]).format(step=one.step)
        head = QCoreApplication.translate("Verify", "Witness {number}").format(number=number)
        yield f"{head}{f', {_phase_words(one.phase, game)}' if one.phase else ''}: {verdict}"


def _table(report: Proofs) -> Iterator[str]:
    """Say at the end what is proven and what is not."""
    for standing, heading in STANDINGS.items():
        matters = report.table[standing]
        if matters:
            yield ""
            yield f"{QCoreApplication.translate('Verify', heading)}:"
        for matter in matters:
            yield f"  - {QCoreApplication.translate('Verify', MATTERS[matter])}"


def _write(line: str, to: TextIO | None = None) -> None:
    # A terminal may know few letters, and a file may hold signs that steer it.
    to = sys.stdout if to is None else to
    encoding = to.encoding or "utf-8"
    plain = "".join(sign if sign.isprintable() or sign == TIED else "�" for sign in line)
    to.write(plain.encode(encoding, "backslashreplace").decode(encoding) + "\n")


if __name__ == "__main__":
    raise SystemExit(main())
