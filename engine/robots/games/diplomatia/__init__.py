"""Diplomatia for the robots: players at random whose orders fit together, and its laws."""
