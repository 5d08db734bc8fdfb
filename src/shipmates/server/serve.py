"""Runs the server until it is told to stop."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path

import structlog
import uvicorn

from shipmates.server.app import create_app
from shipmates.server.settings import Settings


def with_database(settings: Settings, home: Path) -> Settings:
    """The settings with a SQLite file in that folder, if no database is named."""
    if settings.database:
        return settings
    home.mkdir(parents=True, exist_ok=True)
    return replace(settings, database=f"sqlite+aiosqlite:///{home / 'shipmates.db'}")


def configure_logs(settings: Settings) -> None:
    """One line for each event, as text for people or JSON for machines. Never a secret."""
    shown = structlog.processors.JSONRenderer() if settings.log_json else _for_people()
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            shown,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(_level(settings)),
        logger_factory=structlog.PrintLoggerFactory(),
    )


def _for_people() -> structlog.dev.ConsoleRenderer:
    return structlog.dev.ConsoleRenderer(colors=False)


def _level(settings: Settings) -> int:
    return logging.getLevelNamesMapping()[settings.log_level.upper()]


def serve(settings: Settings) -> None:
    """Serves until a signal comes; sockets are told to come back."""
    configure_logs(settings)
    uvicorn.run(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        access_log=False,
        ws_max_size=settings.message_size,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=int(settings.grace),
        server_header=False,
    )
