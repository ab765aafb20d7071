"""``velmoc.py verify FILE``: everybody can check that what was opened is what had been sealed."""

import argparse
import shlex
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QObject

from engine.board.board import Board
from engine.board.errors import MapError
from engine.board.loader import load_map
from engine.games.diplomacy.lineups import LINEUPS
from engine.seating.record import agrees
from engine.session.coin import Sides
from engine.session.envelope import short
from engine.session.event import Founded
from engine.store.errors import StoreError
from engine.store.proof import CoinProof, CoinVerdict, Proof, Verdict, read_proofs
from gui import i18n, words
from gui.errors import say_error
from gui.i18n import QT_TRANSLATE_NOOP

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


class Counted(QObject):
    """Numbers of a check. The collector of texts finds plural forms in ``tr`` alone."""

    def agreed(self, count: int) -> str:
        """Count fingerprints that agree."""
        return self.tr("%n fingerprint(s) checked, all agree.", "", count)

    def wrong(self, count: int) -> str:
        """Count fingerprints that do not."""
        return self.tr("%n fingerprint(s) do not agree.", "", count)


def main(given: Sequence[str] | None = None) -> int:
    """Check a game's file; 0 when all agrees, 1 when something does not, 2 when unreadable."""
    parser = argparse.ArgumentParser(
        prog="velmoc.py verify",
        description="Check every fingerprint of a game: that what was opened is what was sealed.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a game that is not open")
    parser.add_argument("--lang", choices=i18n.LANGUAGES, default=i18n.system_language())
    parser.add_argument(
        "--full", action="store_true", help="show what sha256sum needs to check it without us"
    )
    chosen = parser.parse_args(given)
    application = QCoreApplication.instance() or QCoreApplication([])
    i18n.speak(chosen.lang)
    code = _verify(chosen.file, full=chosen.full)
    application.processEvents()
    return code


def _verify(path: Path, *, full: bool) -> int:
    try:
        found = read_proofs(path)
    except StoreError as error:
        _write(say_error(error))
        return 2
    _write(found.founded.title)
    board, phase = _board(found.founded.map), ""
    for proof in found.proofs:
        if proof.phase != phase:
            phase = proof.phase
            _write(f"\n{words.full_phase_words(phase)} ({phase})")
        for line in _lines(proof, board, full=full):
            _write(f"  {line}")
    sides = LINEUPS[found.founded.lineup].sides if found.founded.lineup in LINEUPS else ()
    thrown = [(proof, proof.verdict(sides)) for proof in found.coins]
    for coin, verdict in thrown:
        for line in _coin_lines(coin, verdict, sides, board, full=full):
            _write(line)
    deal = dealt_so(found.founded)
    if deal is not None:
        _write("")
        _write(_deal_words(fits=deal))
    wrong = sum(proof.verdict is not Verdict.AGREES for proof in found.proofs)
    crooked = any(verdict is CoinVerdict.DIFFERS for _coin, verdict in thrown)
    counted = Counted()
    _write("")
    _write(counted.wrong(wrong) if wrong else counted.agreed(len(found.proofs)))
    if found.trouble is not None:
        _write(say_error(found.trouble))
    return int(bool(wrong) or crooked or deal is False or found.trouble is not None)


def dealt_so(founded: Founded) -> bool | None:
    """Deal the powers once more; nothing where nothing is kept to deal them from."""
    if founded.dealing is None:
        return None
    commands = {seat.power: seat.player for seat in founded.seats}
    return agrees(founded.dealt, founded.lot, founded.dealing, commands)


def _deal_words(*, fits: bool) -> str:
    """Say whether the table plays what it was dealt; not who plays what, which may be a secret."""
    if fits:
        return QCoreApplication.translate("Verify", "Seats: what was handed in deals them so.")
    return QCoreApplication.translate("Verify", "Seats: WHAT WAS HANDED IN DEALS THEM OTHERWISE.")


def _coin_lines(
    proof: CoinProof, verdict: CoinVerdict, sides: Sides, board: Board | None, *, full: bool
) -> Iterator[str]:
    """Tell what came of tossing a coin again, and how anybody can do so."""
    coin = proof.coin

    def name(power: str) -> str:
        known = board is not None and power in board.powers_by_id
        return words.power_name(board, power) if board is not None and known else power

    said = QCoreApplication.translate("Verify", "Coin: {power} joins {side}: {verdict}")
    yield ""
    yield said.format(
        power=name(coin.power),
        side=", ".join(map(name, coin.side)),
        verdict=QCoreApplication.translate("Verify", COINS[verdict]),
    )
    if not full:
        return
    yield f"  {coin.seed}"
    if proof.nonces:
        lines = " ".join(shlex.quote(f"{p} {proof.nonces[p]}") for p in sorted(proof.nonces))
        yield f"  printf '%s\\n' {lines} | sha256sum"
    for side in sides:
        yield f"  printf '%s' {shlex.quote(f'{coin.seed} {coin.power} {side[0]}')} | sha256sum"


def _lines(proof: Proof, board: Board | None, *, full: bool) -> Sequence[str]:
    name = proof.power if board is None else words.power_name(board, proof.power)
    sign = short(proof.fingerprint) if proof.fingerprint else "–"
    verdict = QCoreApplication.translate("Verify", VERDICTS[proof.verdict])
    said = f"{name:<18} {sign:<14}  {verdict}"
    if not full:
        return (said,)
    lines = " ".join(map(shlex.quote, (proof.power, proof.phase, *proof.orders)))
    return (
        said,
        f"  {proof.fingerprint}",
        f"  {{ printf {proof.nonce} | xxd -r -p; printf '%s\\n' {lines}; }} | sha256sum",
    )


def _board(name: str) -> Board | None:
    """Return the game's map for its names; without it powers are called by their keys."""
    try:
        return load_map(name).board
    except MapError:
        return None


def _write(line: str) -> None:
    # A terminal may know few letters, and a file may hold signs that steer it.
    encoding = sys.stdout.encoding or "utf-8"
    plain = "".join(sign if sign.isprintable() or sign == "\n" else "�" for sign in line)
    sys.stdout.write(plain.encode(encoding, "backslashreplace").decode(encoding) + "\n")


if __name__ == "__main__":
    raise SystemExit(main())
