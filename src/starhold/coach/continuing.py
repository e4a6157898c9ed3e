"""How a game would have gone on: from a position as it was, everybody choosing by what was learnt, with other luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from starhold.bots.mind import Mind
from starhold.bots.valuing import Valuer
from starhold.core.chance import Recording, Seeded
from starhold.core.encoding import Encoding
from starhold.core.game import State
from starhold.core.rng import Rng

LONGEST: Final = 24  # choices


@dataclass(frozen=True)
class Played:
    """One choice with the luck that fell in it: a line can be played again by them."""

    seat: int
    action: str
    luck: tuple[str, ...]

    def plain(self) -> dict[str, Any]:
        return {"seat": self.seat, "action": self.action, "luck": list(self.luck)}


def continued(position: State, seat: int, picks: Sequence[int], mind: Mind, seed: int | str) -> list[Played]:
    """These picks, and how it may go on until the turn or round is over; each player sees only what is theirs."""
    game = position.game()
    encoding: Encoding = game.need("encoding")
    state = position.clone()
    valuer = Valuer(game, mind, f"line/{seed}")
    rng = Rng(f"line/{seed}")
    chance = Recording(Seeded(seed, "line"))
    horizon = position.rounds() + encoding.ahead
    line: list[Played] = []

    def play(who: int, action: int) -> None:
        chance.begin(len(line))
        state.apply(who, action, chance)
        line.append(Played(who, game.space.notation(action), tuple(game.write_luck(piece) for piece in chance.fell)))

    for pick in picks:
        play(seat, pick)
    while not state.over() and state.rounds() < horizon and len(line) < LONGEST:
        for who in state.waiting():
            weighed = valuer.weigh(state.imagine(who, rng, True), who)
            play(who, weighed.actions[weighed.best()])
    return line
