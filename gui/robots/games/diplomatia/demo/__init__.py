"""The handbook's eleven examples, played at the real windows into pictures."""
