"""What cards do when their effects resolve, from left to right (duel:E7, duel:N1, duel:N8, duel:N10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from starhold.core.chance import Chance
from starhold.games.duel.actions import EPOCH_CARDS
from starhold.games.duel.card_table import DIPLOMACY, DRAW, GAIN, INCOME, MILITARY, OBJECTS, SCORE, TOKENS
from starhold.games.duel.scoring import BY_RESEARCH, counted

if TYPE_CHECKING:
    from starhold.games.duel.state import DuelState

# Log lines by level: production, influence, income, tokens, object tokens.
_LEVEL_LINES: Final = (
    *("gain-energy", "gain-food", "gain-metal", "gain-science"),
    *("gain-military", "gain-trade", "gain-diplomacy"),
    *("gain-income", "gain-tokens"),
    *("gain-colony-ships", "gain-shuttles", "gain-stations"),
)


def fire(s: DuelState, seat: i64, effects: list[int], source: i64, card: i64, chance: Chance) -> None:
    """All effects of a card in their order; `source` is where its points are counted."""
    i: i64 = 0
    while i < len(effects):
        kind: i64 = effects[i]
        what: i64 = effects[i + 1]
        amount: i64 = effects[i + 2]
        i += 3
        if kind == GAIN:
            gain_level(s, seat, what, amount, card)
        elif kind == SCORE:
            gain_points(s, seat, source, amount, card)
        elif kind == DRAW:
            drawn = s.draw_science(seat, amount, chance)
            s.tell("draw-science", "duel:N8", seat, len(drawn), card, drawn)
        else:
            gain_points(s, seat, source, amount * counted(s, seat, what), card)


def gain_points(s: DuelState, seat: i64, source: i64, amount: i64, card: i64) -> None:
    """Points of a card."""
    s.gain_points(seat, source, amount)
    s.tell("score", "duel:N1" if source == BY_RESEARCH else "duel:E7", seat, amount, card)


def gain_level(s: DuelState, seat: i64, level: i64, amount: i64, card: i64) -> None:
    """Steps of a track, or tokens."""
    made = s.universes[seat].gain(level, amount)
    if s.journal is not None:
        s.tell(_LEVEL_LINES[level], _rule(level), seat, made, card)


def _rule(level: int) -> str:
    if level < MILITARY:
        return "duel:E1"
    if level <= DIPLOMACY:
        return "duel:E2"
    if level == INCOME:
        return "duel:H18"
    return "duel:D4" if level == TOKENS else "duel:G1" if level >= OBJECTS else "duel:E7"


def fire_on_play(s: DuelState, seat: i64, type: i64, chance: Chance) -> None:
    """What researched cards give each time a card of that type is played (duel:N3)."""
    for science in s.universes[seat].researched:
        effects = s.table.on_play[science - EPOCH_CARDS][type]
        if effects:
            fire(s, seat, effects, BY_RESEARCH, science, chance)
