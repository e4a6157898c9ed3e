"""How good a mind is: whether its chances are what they say, and how it fares against others."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from starhold.bots.mind import Mind
from starhold.bots.net import Net
from starhold.learn import calibration as module
from starhold.learn.calibration import Held, hold
from starhold.learn.self_play import Played, play
from starhold.learn.strength import strength
from tests.bots.minds import mind_of
from tests.core.courses import encoding_of

TWO = encoding_of("alliances").kinds[1]


def test_the_tenths_hold_every_position_of_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    games: list[Played] = []

    def watched(*given: Any) -> Played:
        games.append(play(*given))
        return games[-1]

    monkeypatch.setattr(module, "play", watched)
    tenths = hold("alliances", TWO, mind_of("alliances", TWO), 2, "calibration").tenths()
    assert len(games) == 2
    assert len(tenths) == 10
    assert sum(tenth.positions for tenth in tenths if tenth) == sum(
        len(chain.rows.ends) for played in games for chain in played.chains
    )
    for place, tenth in enumerate(tenths):
        if tenth is not None:
            assert tenth.positions > 0
            assert place / 10 - 1e-6 <= tenth.predicted <= (place + 1) / 10 + 1e-6
            assert 0.0 <= tenth.won <= 1.0


def test_who_says_the_same_of_everything_fills_one_tenth() -> None:
    fresh = Net.fresh(encoding_of("alliances").layout.size, 2, 2, 3, 1)
    sure = Net([*fresh.parts[:4], fresh.w3 * np.float32(0.0), np.array([np.log(3.0), 0.0, 0.0], np.float32)])
    tenths = hold("alliances", TWO, Mind(sure), 1, "calibration").tenths()
    assert [place for place, tenth in enumerate(tenths) if tenth] == [7]
    only = tenths[7]
    assert only is not None
    assert only.predicted == pytest.approx(0.75)
    assert 0.2 < only.won < 0.8, "one of both wins, and both have about as many positions"


def test_who_was_too_sure_of_everything_is_believed_the_less() -> None:
    rng = np.random.default_rng(5)
    logits = rng.standard_normal((20_000, 2)).astype(np.float32)
    chances = np.exp(logits[:, 0]) / np.exp(logits).sum(axis=1)
    won = rng.random(20_000) < chances
    shares = np.stack([won, ~won], axis=1).astype(np.float32)
    assert Held(logits, shares).fit()[:3] == pytest.approx((1.0, 0.0, 0.0), abs=0.05)
    boasting = Held(logits * np.float32(2.5), shares)
    assert boasting.fit()[:3] == pytest.approx((0.4, 0.0, 0.0), abs=0.03)
    said = max(tenth.error for tenth in boasting.tenths() if tenth)
    believed = max(tenth.error for tenth in boasting.tenths(boasting.fit()) if tenth)
    assert said > 0.1
    assert believed < 0.03


def test_who_hopes_too_much_for_itself_is_believed_the_less() -> None:
    rng = np.random.default_rng(6)
    logits = rng.standard_normal((20_000, 3)).astype(np.float32)
    chances = np.exp(logits) / np.exp(logits).sum(axis=1, keepdims=True)
    winners = (rng.random((20_000, 1)) > np.cumsum(chances, axis=1)).sum(axis=1)
    shares = np.eye(3, dtype=np.float32)[winners]
    hopeful = logits * np.float32(2.0)
    hopeful[:, 0] += np.float32(1.4)
    fitted = Held(hopeful, shares).fit()
    assert fitted[:3] == pytest.approx((0.5, 0.7, 0.0), abs=0.08)
    assert max(tenth.error for tenth in Held(hopeful, shares).tenths() if tenth) > 0.1
    assert max(tenth.error for tenth in Held(hopeful, shares).tenths(fitted) if tenth) < 0.04


def test_who_is_wrong_in_one_place_alone_is_set_right_there() -> None:
    """No factor and no shift explains chances that are right up to a half and too high above it."""
    rng = np.random.default_rng(7)
    chances = rng.random(60_000)
    logits = np.stack([np.log(chances / (1.0 - chances)), np.zeros_like(chances)], axis=1).astype(np.float32)
    won = rng.random(60_000) < np.where(chances > 0.5, 0.5 + 0.4 * (chances - 0.5), chances)
    held = Held(logits, np.stack([won, ~won], axis=1).astype(np.float32))
    fitted = held.fit()
    assert list(fitted.curve) == sorted(fitted.curve)
    assert max(tenth.error for tenth in held.tenths(fitted._replace(curve=())) if tenth) > 0.05
    assert max(tenth.error for tenth in held.tenths(fitted) if tenth) < 0.03


def test_a_few_games_make_nobody_certain() -> None:
    logits = np.array([[2.0, 0.0], [-1.0, 0.0]], np.float32)
    sure, hope, bend, curve = Held(logits, np.array([[1, 0], [0, 1]], np.float32)).fit()
    assert 0.1 <= sure <= 3.0
    assert -2.0 <= hope <= 2.0
    assert -0.5 <= bend <= 0.5
    assert list(curve) == sorted(curve)
    assert 0.0 <= curve[0] <= curve[-1] <= 1.0


def test_strength_plays_every_deal_from_every_seat() -> None:
    found = strength("alliances", TWO, mind_of("alliances", TWO), 1, "strength")
    assert found.games == 2
    assert 0.0 <= found.wins <= 2.0
    low, high = found.interval()
    assert 0.0 <= low <= found.rate <= high <= 1.0
    assert found.rate == found.wins / found.games
