"""One line for each event, as text for people or JSON for machines. Never a secret."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog

from shipmates.server.settings import Settings


def configure_logs(settings: Settings) -> None:
    """Sends our own events and those of the packages we use to standard error, alike."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(_level(settings)),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_formatter(shared, as_json=settings.log_json))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(_level(settings), logging.INFO))
    for name in ("uvicorn", "uvicorn.error", "alembic", "litestar"):
        # They tell every start and every socket, at a level that is ours for less.
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("shipmates").setLevel(_level(settings))


def _formatter(shared: list[Any], *, as_json: bool) -> logging.Formatter:
    shown: list[Any] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    if as_json:
        shown += [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    else:
        plain = structlog.dev.plain_traceback
        shown.append(structlog.dev.ConsoleRenderer(colors=False, exception_formatter=plain))
    return structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=shown)


def _level(settings: Settings) -> int:
    return logging.getLevelNamesMapping()[settings.log_level.upper()]
