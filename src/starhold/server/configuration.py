"""Settings from a file, the environment and the command line; the latter wins over the former.

What can be set are the plain fields of the dataclasses in `settings.py`, so a new field there needs nothing here. In
the file (TOML) a field is named as it is, those of `Limits` below `[limits]`; in the environment `port` is
STARHOLD_PORT and `limits.socket_rate` is STARHOLD_LIMITS_SOCKET_RATE, and lists have commas in them.
"""

from __future__ import annotations

import difflib
import math
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Final, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit

from starhold.core.errors import StarholdError
from starhold.server.settings import Limits, Serving, Settings

PREFIX: Final = "STARHOLD_"
# Names in the environment that mean something else; those of settings that are misspelt are refused.
OTHERS: Final = ("STARHOLD_SMTP_PASSWORD", "STARHOLD_SMTP_PASSWORD_FILE")
TRUTHS: Final = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}
LOWEST: Final = {"bot_workers": 1, "processes": 1, "limits.address_sockets": 1, "limits.address_connections": 1}
CHOICES: Final = {"log_level": ("info", "warning", "error")}
HIGHEST: Final = {"port": 65535, "metrics_port": 65535, "bot_workers": 64, "processes": 64}


class BadSetting(StarholdError):
    """A setting that is not known, or has no value that makes sense."""


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing that can be set."""

    name: str  # as in a file; `limits.NAME` for a bound
    kind: Any  # int, float, bool, str, or a tuple of one of these
    default: Any

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        return PREFIX + self.name.upper().replace(".", "_")


@dataclass(frozen=True, slots=True)
class Configuration:
    """What was set, and where; the rest has its default."""

    values: dict[str, Any]
    sources: dict[str, str]

    def serving(self) -> Serving:
        return replace(Serving(), **{one.name: self.values[one.name] for one in fields(Serving)})

    def settings(self) -> Settings:
        """Everything but what has to be found out at the start (see `Serving`)."""
        taken = {one.name for one in fields(Serving)}
        plain = {name: value for name, value in self.values.items() if "." not in name and name not in taken}
        limits = {name.partition(".")[2]: value for name, value in self.values.items() if "." in name}
        return replace(Settings(), **plain, limits=replace(Limits(), **limits))

    def lines(self) -> Iterator[str]:
        """All of it as a file, with where each comes from; no password is shown."""
        heading = False
        for setting in all_settings():
            if "." in setting.name and not heading:
                heading = True
                yield ""
                yield "[limits]"
            shown = _as_toml(_without_secret(self.values[setting.name]))
            yield f"{setting.name.removeprefix('limits.')} = {shown}  # {self.sources.get(setting.name, 'default')}"


def all_settings() -> list[Setting]:
    """Everything that can be set: how to serve, then the rest, then the bounds."""
    found = {setting.name: setting for setting in [*_plain(Settings()), *_plain(Limits(), "limits.")]}
    first = {setting.name: setting for setting in _plain(Serving())}
    return [*first.values(), *(setting for name, setting in found.items() if name not in first)]


def _plain(of: Any, prefix: str = "") -> Iterator[Setting]:
    hints = get_type_hints(type(of))
    for one in fields(of):
        if one.name != "any_address" and _is_plain(hints[one.name]):  # follows from where we listen
            yield Setting(prefix + one.name, hints[one.name], getattr(of, one.name))


def _is_plain(kind: Any) -> bool:
    return (get_args(kind)[0] if get_origin(kind) is tuple else kind) in (int, float, bool, str)


def configure(file: Path | None, environment: Mapping[str, str], given: Mapping[str, Any]) -> Configuration:
    """The settings as they are in force; `given` is what stands on the command line, by the names of settings."""
    known = {setting.name: setting for setting in all_settings()}
    values = {name: setting.default for name, setting in known.items()}
    sources: dict[str, str] = {}
    for source, part in (
        (str(file), _of_file(file, known) if file else {}),
        ("environment", _of_environment(environment, known)),
        ("command line", dict(given)),
    ):
        values |= part
        sources |= dict.fromkeys(part, source)
    return Configuration(values, sources)


def _of_file(path: Path, known: Mapping[str, Setting]) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            data = tomllib.load(file)
    except OSError as error:
        raise BadSetting(f"the settings {path} cannot be read: {error.strerror or error}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting(f"the settings {path} are no TOML: {error}") from error
    limits = data.pop("limits", {})
    if not isinstance(limits, dict):
        raise BadSetting(f"{path}: limits should be a table, [limits]")
    found = data | {f"limits.{name}": value for name, value in limits.items()}
    for name in found:
        if name not in known:
            raise BadSetting(f"{path}: there is no setting {name}{_perhaps(name, known)}")
    return {name: _checked(known[name], value, f"{path}: {name}") for name, value in found.items()}


def _of_environment(environment: Mapping[str, str], known: Mapping[str, Setting]) -> dict[str, Any]:
    variables = {setting.variable: setting for setting in known.values()}
    found: dict[str, Any] = {}
    for name, text in environment.items():
        if not name.startswith(PREFIX) or name in OTHERS:
            continue
        if name in variables:
            found[variables[name].name] = _parsed(variables[name], text)
        elif name.startswith(PREFIX + "LIMITS_") or difflib.get_close_matches(name, variables, 1, 0.9):
            raise BadSetting(f"there is no setting {name}{_perhaps(name, variables)}")
    return found


def _perhaps(name: str, known: Mapping[str, object]) -> str:
    near = difflib.get_close_matches(name, known, 1, 0.6)
    return f"; is it {near[0]}?" if near else "; starhold serve --check lists all there are"


def _parsed(setting: Setting, text: str) -> Any:
    """A text of the environment as what it should be."""
    try:
        if get_origin(setting.kind) is tuple:
            inner = get_args(setting.kind)[0]
            value: Any = [inner(part.strip()) for part in text.split(",") if part.strip()]
        elif setting.kind is bool:
            value = TRUTHS[text.strip().lower()]
        else:
            value = setting.kind(text)
    except (ValueError, KeyError):
        raise BadSetting(f"{setting.variable} should be {_wanted(setting.kind)}, not {text!r}") from None
    return _checked(setting, value, setting.variable)


def _checked(setting: Setting, value: Any, where: str) -> Any:
    """The value, of the right kind and within its bounds, or one line about it."""
    if get_origin(setting.kind) is tuple:
        inner = get_args(setting.kind)[0]
        if isinstance(value, list) and all(_fits(inner, one) for one in value):
            return tuple(inner(one) for one in value)
    elif _fits(setting.kind, value):
        if value not in CHOICES.get(setting.name, (value,)):
            raise BadSetting(f"{where} should be one of {', '.join(CHOICES[setting.name])}, not {value!r}")
        low, high = LOWEST.get(setting.name, 0), HIGHEST.get(setting.name, math.inf)
        if not isinstance(value, (int, float)) or low <= value <= high:
            return setting.kind(value)
        bounds = f"from {low} to {high}" if high < math.inf else f"{low} or more"
        raise BadSetting(f"{where} should be {bounds}, not {value}")
    raise BadSetting(f"{where} should be {_wanted(setting.kind)}, not {value!r}")


def _fits(kind: Any, value: object) -> bool:
    if kind is float:
        return isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)
    return type(value) is kind


def _wanted(kind: Any) -> str:
    if get_origin(kind) is tuple:
        return "a list"
    return {int: "a whole number", float: "a number", bool: "true or false", str: "a text"}[kind]


def _without_secret(value: Any) -> Any:
    """An address without the password in it."""
    if not isinstance(value, str) or "@" not in value:
        return value
    try:
        parts = urlsplit(value)
        return value if parts.password is None else value.replace(f":{parts.password}@", ":…@")
    except ValueError:
        return "…"


def _as_toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return f"[{', '.join(map(_as_toml, value))}]"
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    return repr(value)
