"""The rulebook’s sample game through the real windows, held against what the rulebook prints."""
