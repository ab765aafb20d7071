"""The judge, compiled from its own source, for the machines it was compiled for."""
