"""A record as a short text: a header, and one line for each step with the luck that fell in it.

    starhold-record 1
    game: race
    rules: 1
    players: 2
    options: advanced_two_player=on
    names: Ada, Ben
    luck: seed 7
    ---
    deal | old_earth new_sparta gem_world ...
    0 choose:explore_5
    1 choose:develop | spice_world mining_robots
    end 2 8d5b3c0e6f21a947

Where people ended a game otherwise than by its rules, a header line says how, with the places by seat:
`ended: resigned 2 1`. It changes nothing about the steps.

The last line counts the steps and carries a digest of the position, so that a cut or changed file is noticed.
"""

from __future__ import annotations

from starhold.core.errors import BadOption, BadRecord, StarholdError, UnknownRules
from starhold.core.game import Game
from starhold.core.options import chosen_options
from starhold.core.record import Record, Step, digest, replay
from starhold.core.registry import game as find_game

FORMAT = "starhold-record 1"
BAR = "---"
_FIELDS = ("game", "rules", "players", "options", "names", "luck")
_ALLOWED = ("game", "rules", "players", "options", "names", "luck", "secret", "ended")
_ENDED = ("played", "resigned", "agreed", "drawn", "abandoned")


# -- writing


def dump(record: Record, ended: str = "") -> str:
    """The whole record as text; `ended`: how, and the places by seat, where that was not by the rules alone."""
    game = record.game
    chosen = chosen_options(game.options, record.options, record.rules)
    given = [f"{option.name}={option.write(chosen[option.name])}" for option in game.options if option.name in chosen]
    lines = [
        FORMAT,
        f"game: {game.id}",
        f"rules: {record.rules}",
        f"players: {record.players}",
        f"options: {' '.join(given)}".rstrip(),
        f"names: {', '.join(_clean(name) for name in record.names)}",
        f"luck: {record.luck}",
    ]
    if record.secrets:
        lines.append(f"secret: {' '.join(secret.hex() for secret in record.secrets)}")
    if ended:
        lines.append(f"ended: {ended}")
    lines.append(BAR)
    lines.append("deal" + _luck_text(game, record.deal))
    lines += [f"{step.seat} {step.action}{_luck_text(game, step.luck)}" for step in record.steps]
    lines.append(f"end {len(record.steps)} {digest(record.state)}")
    return "\n".join(lines) + "\n"


def _luck_text(game: Game, luck: list[int]) -> str:
    names = [game.write_luck(piece) for piece in luck]
    return " | " + " ".join(names) if names else ""


def _clean(name: str) -> str:
    """A name that cannot break the header."""
    return " ".join(name.replace(",", " ").split()) or "?"


# -- reading


def load(text: str) -> Record:
    """Read and replay a record; any fault is a `BadRecord` that names the line, the field or the step."""
    lines = [line.rstrip() for line in text.removeprefix("\ufeff").split("\n")]  # some editors put a mark before all
    if lines[0] != FORMAT and lines[0].startswith(FORMAT.split()[0]):
        raise BadRecord(f"line 1: '{lines[0][:40]}' is of a kind that is not known here; this reads '{FORMAT}'")
    if lines[0] != FORMAT:
        raise BadRecord(f"line 1: this is no record; it should begin with '{FORMAT}'")
    if BAR not in lines:
        raise BadRecord(f"the header has no end ('{BAR}'): the file was cut off or is no record")
    bar = lines.index(BAR)
    fields = _read_header(lines[1:bar])
    try:
        game = find_game(fields["game"])
    except StarholdError as error:
        raise BadRecord(f"game: {error}") from error
    try:
        rules = game.check_rules(_number(fields["rules"], "rules"))
    except UnknownRules as error:
        raise BadRecord(f"rules: {error}") from error
    body = [(number, line) for number, line in enumerate(lines[bar + 1 :], bar + 2) if line]
    if not body or not body[-1][1].startswith("end "):
        raise BadRecord("the last line ('end ...') is missing: the file was cut off")
    deal, steps = _read_body(game, body[:-1])
    names = [name.strip() for name in fields["names"].split(",")]
    try:
        players = _number(fields["players"], "players")
        record = replay(game, players, _read_options(fields["options"]), names, fields["luck"], deal, steps, rules)
    except BadOption as error:
        raise BadRecord(f"options: {error}") from error
    record.secrets = _read_secrets(fields.get("secret", ""))
    _check_ended(fields.get("ended", ""), players)
    _check_end(record, body[-1][1])
    return record


def _read_header(lines: list[str]) -> dict[str, str]:
    fields: dict[str, str] = {}
    for number, line in enumerate(lines, 2):
        name, colon, value = line.partition(":")
        if not colon or name not in _ALLOWED:
            raise BadRecord(f"line {number}: '{line[:40]}' is no field of a header")
        if name in fields:
            raise BadRecord(f"line {number}: the field '{name}' stands there twice")
        fields[name] = value.strip()
    for name in _FIELDS:
        if name not in fields:
            raise BadRecord(f"the header has no field '{name}'")
    return fields


def _read_options(text: str) -> dict[str, object]:
    options: dict[str, object] = {}
    for part in text.split():
        name, equals, value = part.partition("=")
        if not equals:
            raise BadRecord(f"options: '{part}' should read name=value")
        options[name] = value
    return options


def _read_secrets(text: str) -> list[bytes]:
    try:
        return [bytes.fromhex(secret) for secret in text.split()]
    except ValueError as error:
        raise BadRecord("secret: it should be written in hexadecimal digits") from error


def _check_ended(text: str, players: int) -> None:
    """Whether it can be said of such a game; nothing where it has no result."""
    how, *places = text.split() or ["played"]
    if how not in _ENDED or len(places) not in (0, players):
        raise BadRecord(f"ended: '{text[:40]}' should say how, and the place of each seat")
    for place in places:
        if not 1 <= _number(place, "ended") <= players:
            raise BadRecord(f"ended: there is no place {place[:20]} among {players}")


def _read_body(game: Game, body: list[tuple[int, str]]) -> tuple[list[int], list[Step]]:
    if not body or body[0][1].partition(" ")[0] != "deal":
        raise BadRecord(f"the first line after '{BAR}' should be the deal")
    deal = _read_luck(game, body[0][0], body[0][1].removeprefix("deal").strip())
    steps: list[Step] = []
    for number, line in body[1:]:
        choice, _, luck = line.partition(" | ")
        seat, _, action = choice.partition(" ")
        if not action or " " in action:
            raise BadRecord(f"line {number}: '{line[:40]}' should read: seat, action, and the luck after ' | '")
        steps.append(Step(_number(seat, f"line {number}: seat"), action, _read_luck(game, number, luck), True))
    return deal, steps


def _read_luck(game: Game, number: int, text: str) -> list[int]:
    luck: list[int] = []
    for name in text.removeprefix("| ").split():
        try:
            luck.append(game.read_luck(name))
        except StarholdError as error:
            raise BadRecord(f"line {number}: {error}") from error
    return luck


def _number(text: str, what: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise BadRecord(f"{what}: '{text[:40]}' is no number")
    return int(text)


def _check_end(record: Record, line: str) -> None:
    words = line.split()
    if len(words) != 3 or words[1] != str(len(record.steps)):
        raise BadRecord(f"the last line says '{line[:40]}', but there are {len(record.steps)} steps")
    if words[2] != digest(record.state):
        raise BadRecord("the steps replay, but not to the position the record was written from")
