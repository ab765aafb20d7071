"""What every game of live rounds says of itself."""

from engine import catalogue as engine_catalogue
from gui.games import catalogue


def test_every_seat_of_live_rounds_has_a_sign_and_a_key_of_its_own():
    for key, game in catalogue.LIVE.items():
        looks = game.seats()
        assert tuple(looks) == engine_catalogue.LIVE[key].seats
        assert len({look.key for look in looks.values()}) == len(looks)
        assert len({look.colour for look in looks.values()}) == len(looks)
