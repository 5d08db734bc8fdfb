"""Environments for those who let programs learn: views as numbers, actions as numbers."""
