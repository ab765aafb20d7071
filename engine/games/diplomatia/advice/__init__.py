"""Warnings before sealing."""
