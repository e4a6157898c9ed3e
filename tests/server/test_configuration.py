"""Settings by file, environment and command line: all of them, checked, and none of them secret when shown."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from starhold.cli import run
from starhold.server.configuration import BadSetting, all_settings, configure
from starhold.server.settings import Limits, Serving, Settings
from starhold.server.settings_page import renewed

ROOT = Path(__file__).parents[2]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "starhold.toml"
    path.write_text('port = 8100\nhost_names = ["a.example", "b.example"]\nbot_wait = 3\n[limits]\nsocket_rate = 5\n')
    return path


def test_without_anything_all_is_as_it_was() -> None:
    chosen = configure(None, {}, {})
    assert chosen.serving() == Serving()
    assert chosen.settings() == Settings()


def test_the_command_line_wins_over_the_environment_and_that_over_the_file(file: Path) -> None:
    environment = {"STARHOLD_PORT": "8200", "STARHOLD_BOT_WORKERS": "7", "STARHOLD_LIMITS_SOCKET_BURST": "9.5"}
    chosen = configure(file, environment, {"bot_workers": 3})
    assert chosen.serving().port == 8200
    assert chosen.serving().host_names == ("a.example", "b.example")
    assert chosen.settings().bot_workers == 3
    assert chosen.settings().bot_wait == 3.0
    assert (chosen.settings().limits.socket_rate, chosen.settings().limits.socket_burst) == (5.0, 9.5)
    shown = list(chosen.lines())
    assert "port = 8200  # environment" in shown
    assert f'host_names = ["a.example", "b.example"]  # {file}' in shown
    assert "bot_workers = 3  # command line" in shown
    assert f"socket_rate = 5.0  # {file}" in shown[shown.index("[limits]") :]


@pytest.mark.parametrize("setting", all_settings(), ids=lambda setting: setting.name)
def test_what_is_shown_can_be_read_again_and_the_environment_knows_it_too(setting: Any, tmp_path: Path) -> None:
    path = tmp_path / "shown.toml"
    path.write_text("\n".join(configure(None, {}, {}).lines()))
    assert configure(path, {}, {}).values[setting.name] == setting.default
    text = ",".join(map(str, setting.default)) if isinstance(setting.default, tuple) else str(setting.default)
    assert configure(None, {setting.variable: text}, {}).values[setting.name] == setting.default


def test_lists_and_truths_of_the_environment() -> None:
    environment = {"STARHOLD_PROXIES": "10.0.0.1, 10.0.0.2", "STARHOLD_LIMITS_OWN_MACHINE_TOO": "Yes"}
    chosen = configure(None, environment, {})
    assert chosen.serving().proxies == ("10.0.0.1", "10.0.0.2")
    assert chosen.settings().limits == Limits(own_machine_too=True)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("prot = 1", "there is no setting prot; is it port?"),
        ("[limits]\nsocket_rates = 1", "there is no setting limits.socket_rates; is it limits.socket_rate?"),
        ("limits = 3", "should be a table"),
        ("[other]\nx = 1", "there is no setting other"),
        ('port = "8017"', "port should be a whole number, not '8017'"),
        ("port = 70000", "port should be from 0 to 65535, not 70000"),
        ("bot_workers = 0", "bot_workers should be from 1 to 64, not 0"),
        ("bot_wait = -1", "bot_wait should be 0 or more, not -1"),
        ("bot_wait = nan", "bot_wait should be a number"),
        ("bot_wait = true", "bot_wait should be a number"),
        ("host_names = [1]", "host_names should be a list"),
        ('host_names = "a.example"', "host_names should be a list"),
        ('log_level = "loud"', "log_level should be one of info, warning, error, not 'loud'"),
        ("port = ", "are no TOML"),
        ("any_address = true", "there is no setting any_address"),
    ],
)
def test_what_is_wrong_in_a_file_is_said_in_one_line(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(text)
    with pytest.raises(BadSetting) as caught:
        configure(path, {}, {})
    assert words in str(caught.value)
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("STARHOLD_PORT", "many", "STARHOLD_PORT should be a whole number, not 'many'"),
        ("STARHOLD_LIMITS_OWN_MACHINE_TOO", "perhaps", "should be true or false"),
        ("STARHOLD_HOST_NAME", "x", "there is no setting STARHOLD_HOST_NAME; is it STARHOLD_HOST_NAMES?"),
        ("STARHOLD_LIMITS_X", "1", "there is no setting STARHOLD_LIMITS_X"),
    ],
)
def test_what_is_wrong_in_the_environment_is_said_in_one_line(name: str, text: str, words: str) -> None:
    with pytest.raises(BadSetting) as caught:
        configure(None, {name: text}, {})
    assert words in str(caught.value)


def test_other_names_of_the_environment_are_left_alone() -> None:
    configure(None, {"STARHOLD_SMTP_PASSWORD": "x", "STARHOLD_EXTRA_GAMES": "y", "PORT": "z"}, {})


def test_no_password_is_shown() -> None:
    environment = {"STARHOLD_DATABASE": "postgresql://me:geheim@host/x", "STARHOLD_SMTP_PASSWORD": "geheim"}
    shown = "\n".join(configure(None, environment, {}).lines())
    assert "geheim" not in shown
    assert 'database = "postgresql://me:…@host/x"' in shown


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="cannot be read: No such file"):
        configure(tmp_path / "nothing.toml", {}, {})


def test_the_command_prints_what_is_in_force(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STARHOLD_BOT_SECONDS", "1.5")
    line = ["serve", "--config", str(file), "--check", "--port", "1", "--proxy", "10.0.0.1", "--limit-this-machine"]
    assert run(line) == 0
    shown = capsys.readouterr().out
    for wanted in (
        "port = 1  # command line",
        'proxies = ["10.0.0.1"]  # command line',
        "own_machine_too = true  # command line",
        "bot_seconds = 1.5  # environment",
        f"socket_rate = 5.0  # {file}",
    ):
        assert wanted in shown
    file.write_text("prot = 1")
    assert run(["serve", "--config", str(file)]) == 2
    assert capsys.readouterr().err == f"starhold: {file}: there is no setting prot; is it port?\n"


def test_the_page_for_hosts_lists_every_setting() -> None:
    page = (ROOT / "docs" / "hosts.md").read_text(encoding="utf-8")
    assert page == renewed(page), "run: .venv/bin/python -m starhold.server.settings_page docs/hosts.md"
