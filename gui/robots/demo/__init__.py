"""The rulebook's sample game, played at the real windows into pictures."""
