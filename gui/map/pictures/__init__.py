"""Painted boards: lands and seas, whole positions as pictures, and those kept on disk."""
