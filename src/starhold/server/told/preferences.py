"""How somebody wants to be told: off, by push message, by letter, or both; as a rule, and of one table otherwise."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Final, Literal

from starhold.server.storage.base import Change, Storage
from starhold.server.texts import language_of

Way = Literal["off", "push", "mail", "both"]
WAYS: Final[tuple[Way, ...]] = ("off", "push", "mail", "both")
_RULE: Final = "told"  # as a rule …
_TABLE: Final = "told/"  # … and of a table

_ALL: Final = "SELECT name, body FROM preferences WHERE guest_id = $1 AND (name = 'told' OR name LIKE 'told/%')"
_SOME: Final = "SELECT name, body FROM preferences WHERE guest_id = $1 AND (name = 'told' OR name = $2)"
_PUT: Final = """INSERT INTO preferences (guest_id, name, body) VALUES ($1, $2, $3)
    ON CONFLICT (guest_id, name) DO UPDATE SET body = excluded.body"""
_DROP: Final = "DELETE FROM preferences WHERE guest_id = $1 AND name = $2"


@dataclass(frozen=True, slots=True)
class Wanted:
    """What one guest wants; who has said nothing is told nothing."""

    rule: Way = "off"
    lang: str = "en"  # of letters
    tables: dict[str, Way] = field(default_factory=dict)

    def way(self, table_id: str) -> Way:
        return self.tables.get(table_id, self.rule)

    def push(self, table_id: str) -> bool:
        return self.way(table_id) in ("push", "both")

    def mail(self, table_id: str) -> bool:
        return self.way(table_id) in ("mail", "both")


def without_mail(way: Way) -> Way:
    return {"mail": "off", "both": "push"}.get(way, way)  # type: ignore[return-value]


class Preferences:
    """What all guests want."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def of(self, guest_id: str, table_id: str | None = None) -> Wanted:
        """What a guest wants, of all tables, or as far as one table goes."""
        if table_id is None:
            rows = await self._storage.rows(_ALL, guest_id)
        else:
            rows = await self._storage.rows(_SOME, guest_id, _TABLE + table_id)
        rule: Way = "off"
        lang = "en"
        tables: dict[str, Way] = {}
        for name, body in rows:
            told = json.loads(body)
            if name == _RULE:
                rule, lang = told["way"], language_of(told.get("lang"))
            else:
                tables[name.removeprefix(_TABLE)] = told["way"]
        return Wanted(rule, lang, tables)

    async def set_rule(self, guest_id: str, way: Way, lang: str) -> None:
        await self._storage.change(self._put(guest_id, _RULE, {"way": way, "lang": lang}))

    async def set_table(self, guest_id: str, table_id: str, way: Way | None) -> None:
        """None: as a rule."""
        name = _TABLE + table_id
        change = Change(_DROP, (guest_id, name)) if way is None else self._put(guest_id, name, {"way": way})
        await self._storage.change(change)

    async def no_letters(self, guest_id: str) -> None:
        """Whatever was wanted by letter is not wanted by letter any more."""
        wanted = await self.of(guest_id)
        changes = [self._put(guest_id, _RULE, {"way": without_mail(wanted.rule), "lang": wanted.lang})]
        for table_id, way in wanted.tables.items():
            if without_mail(way) != way:
                changes.append(self._put(guest_id, _TABLE + table_id, {"way": without_mail(way)}))
        await self._storage.change(*changes)

    @staticmethod
    def _put(guest_id: str, name: str, body: dict[str, str]) -> Change:
        return Change(_PUT, (guest_id, name, json.dumps(body)))
