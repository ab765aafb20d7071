"""Whose colour a province is washed in."""

from collections.abc import Mapping

from engine.board.board import Board


def washes(board: Board, owners: Mapping[str, str]) -> dict[str, str]:
    """Return the letter of the power that each province is tinted for; neutral land is missing.

    What is owned shows its owner. Land without a centre inside a power's original borders goes
    with the power that owns most of the centres there, so that a country changes colour when it
    has fallen and not before. Where spaces without a centre have owners of their own, sea sectors
    among them, each shows its own.
    """
    letters = {power.id: power.letter for power in board.powers}
    rulers: dict[str, str] = {}
    for power in board.powers:
        homes = board.homes(power.id)
        held = [owners[home] for home in homes if home in owners]
        first = max(held, key=held.count, default="")
        if first and held.count(first) * 2 > len(homes):
            rulers[power.id] = first
    counted = board.counted
    if any(key not in counted for key in owners):
        rulers = {}
    tints: dict[str, str] = {}
    for province in board.provinces.values():
        owner = owners.get(province.id, "")
        if province.home and not province.centre and not owner:
            owner = rulers.get(province.home, "")
        if owner in letters:
            tints[province.id] = letters[owner]
    return tints
