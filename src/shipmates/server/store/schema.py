"""The tables of the database. Moves are the truth; nearly all else could be made from them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

META: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID: Final = String(32)

people = Table(
    "people",
    META,
    Column("id", ID, primary_key=True),
    Column("name", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("orders", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger),
)

keys = Table(
    "keys",
    META,
    Column("secret", String(64), primary_key=True),
    Column("person", ID, ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("ix_keys_person", "person"),
)

links = Table(
    "links",
    META,
    Column("token", String(64), primary_key=True),
    Column("person", ID, ForeignKey("people.id"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

crews = Table(
    "crews",
    META,
    Column("id", ID, primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("invite", String(64), unique=True),
    Column("invite_ends", BigInteger),
)

members = Table(
    "members",
    META,
    Column("crew", ID, ForeignKey("crews.id"), primary_key=True),
    Column("person", ID, ForeignKey("people.id"), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Index("ix_members_person", "person"),
)

tables = Table(
    "tables",
    META,
    Column("id", ID, primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("version", Integer, nullable=False),
    Column("room", LargeBinary, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(12), nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("crew", ID),
    Index("ix_tables_listed", "public", "status", "touched"),
    Index("ix_tables_crew", "crew", "touched"),
)

attempts = Table(
    "attempts",
    META,
    Column("id", ID, primary_key=True),
    Column("table_id", ID, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("game", String(12), nullable=False),
    Column("head", Text, nullable=False),
    Column("names", Text, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("began", BigInteger),
    Column("finished", BigInteger),
    Column("outcome", Text),
    Column("took_back", Integer, nullable=False, server_default="0"),
    Column("practice", Boolean, nullable=False, server_default="0"),
    Column("deal", ID),
    Column("crew", ID),
    Index("ix_attempts_deal", "deal"),
    Index("ix_attempts_table", "table_id", "number", unique=True),
)

deals = Table(
    "deals",
    META,
    Column("id", ID, primary_key=True),
    Column("game", String(12), nullable=False),
    Column("head", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("lines", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("source", ID, unique=True),
    Column("day", String(10)),
    Index("ix_deals_day", "day", "game", unique=True),
)

sat = Table(
    "sat",
    META,
    Column("attempt", ID, ForeignKey("attempts.id"), primary_key=True),
    Column("person", ID, ForeignKey("people.id"), primary_key=True),
    Column("chair", Integer),
    Column("won", Boolean),
    Index("ix_sat_person", "person"),
)

moves = Table(
    "moves",
    META,
    Column("attempt", ID, ForeignKey("attempts.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("line", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

log_lines = Table(
    "log_lines",
    META,
    Column("crew", ID, ForeignKey("crews.id"), primary_key=True),
    Column("game", String(12), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("line", Text, nullable=False),
    Column("attempt", ID, ForeignKey("attempts.id")),
)

missions = Table(
    "missions",
    META,
    Column("id", ID, primary_key=True),
    Column("owner", ID, ForeignKey("people.id"), nullable=False),
    Column("game", String(12), nullable=False),
    Column("origin", ID),
    Column("changed", BigInteger, nullable=False),
    Index("ix_missions_owner", "owner", "changed"),
)

campaigns = Table(
    "campaigns",
    META,
    Column("id", ID, primary_key=True),
    Column("owner", ID, ForeignKey("people.id"), nullable=False),
    Column("name", String(64), nullable=False),
    Column("game", String(12), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("ix_campaigns_owner", "owner", "created"),
)

stops = Table(
    "stops",
    META,
    Column("campaign", ID, ForeignKey("campaigns.id"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("mission", Integer, nullable=False),
    Column("text", Text, nullable=False),
)

legs = Table(
    "legs",
    META,
    Column("attempt", ID, ForeignKey("attempts.id"), primary_key=True),
    Column("campaign", ID, nullable=False),
    Column("place", Integer, nullable=False),
    Index("ix_legs_campaign", "campaign"),
)

mission_versions = Table(
    "mission_versions",
    META,
    Column("mission", ID, ForeignKey("missions.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

notes = Table(
    "notes",
    META,
    Column("id", ID, primary_key=True),
    Column("attempt", ID, ForeignKey("attempts.id"), nullable=False),
    Column("person", ID, ForeignKey("people.id"), nullable=False),
    Column("about", String(8), nullable=False),
    Column("number", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("written", BigInteger, nullable=False),
    Index("ix_notes_attempt", "attempt", "written"),
)

nodes = Table(
    "nodes",
    META,
    Column("id", ID, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seen", BigInteger, nullable=False),
)

visits = Table(
    "visits",
    META,
    Column("table_id", ID, primary_key=True),
    Column("person", ID, primary_key=True),
    Column("node", ID, primary_key=True),
    Index("ix_visits_node", "node"),
)

sayings = Table(
    "sayings",
    META,
    Column("id", ID, primary_key=True),
    Column("table_id", ID, nullable=False),
    Column("said", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_sayings_at", "at"),
)

looks = Table(
    "looks",
    META,
    Column("attempt", ID, primary_key=True),
    Column("node", ID, primary_key=True),
    Column("look", LargeBinary, nullable=False),
    Index("ix_looks_node", "node"),
)

results = Table(
    "results",
    META,
    Column("attempt", ID, ForeignKey("attempts.id"), primary_key=True),
    Column("game", String(12), nullable=False),
    Column("mission", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("cause", String(40), nullable=False),
    Column("score", Text, nullable=False),
    Column("seconds", Integer, nullable=False),
    Index("ix_results_mission", "game", "mission"),
)

peeks = Table(
    "peeks",
    META,
    Column("deal", ID, ForeignKey("deals.id"), primary_key=True),
    Column("person", ID, ForeignKey("people.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

secrets = Table(
    "secrets",
    META,
    Column("name", String(32), primary_key=True),
    Column("value", String(64), nullable=False),
)
