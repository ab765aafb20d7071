"""Doors to other programs: their games opened, judged again, written, and made games of ours."""
