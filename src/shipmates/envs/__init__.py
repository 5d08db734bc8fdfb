"""Environments for those who let programs learn: views as numbers, actions as numbers."""

from __future__ import annotations

from shipmates.envs.registry import register

register()
