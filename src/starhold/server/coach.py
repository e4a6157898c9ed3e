"""`python -m starhold.server.coach`: a process in which the coach thinks.

It is sent imagined positions alone: no secret ever gets here. A review is of a finished game, which everybody may see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from starhold.coach.advice import Advice, Choice, advise
from starhold.coach.reasons import in_words
from starhold.core.game import State
from starhold.core.registry import game as find_game
from starhold.locale import Words
from starhold.server import processes
from starhold.server.desk import Clerk
from starhold.server.updates import say_picks

_HINT_LOOKS: Final = 6_000
_WHY_LOOKS: Final = 3_000


class Worth(Struct):
    """One choice, in words, and what it is worth."""

    actions: list[str]  # all picks of the gesture
    words: str
    chance: float | None  # of winning; alone: the share of the margin
    reasons: list[str]


class Advised(Struct):
    """What the coach thinks of an open question, best choice first."""

    step: int
    alone: bool  # nobody to win against: a chance is the share of the margin, one half is a fair result
    learned: bool  # else it goes by a plain estimate, and knows no chances
    choices: list[Worth]


class Coach(Clerk):
    """Answers questions about single decisions."""

    def _advise(
        self,
        game: str,
        frozen: Any,
        seat: int,
        seed: str,
        also: Sequence[str],
        step: int,
        lang: str,
        names: Sequence[str],
    ) -> tuple[bytes]:
        one = find_game(game)
        position = one.thaw(frozen)
        wanted = [[one.space.code(action) for action in also]] if also else []
        found = advise(position.clone(), seat, seed, _HINT_LOOKS, wanted)
        choices = [_worth(position, seat, found, choice, lang, names) for choice in found.choices]
        return (msgspec.json.encode(Advised(step, position.players == 1, found.by == "net", choices)),)

    def _explain(
        self, game: str, frozen: Any, seat: int, seed: str, action: Sequence[str], lang: str, names: Sequence[str]
    ) -> tuple[str]:
        """Why somebody may have chosen that, from a position that who asks could imagine."""
        one = find_game(game)
        position = one.thaw(frozen)
        words = Words(lang, game)
        picks = [one.space.code(part) for part in action]
        found = advise(position.clone(), seat, seed, _WHY_LOOKS, [picks])
        chosen = found.of(picks)
        if chosen is None or chosen.chance is None:
            return (words.say("why-unknown", name=names[seat]),)
        why = [in_words(reason, words) for reason in chosen.reasons]
        if chosen is found.choices[0]:
            key = "why-best" if len(found.choices) > 1 else "why-only"
            return (" ".join([words.say(key, name=names[seat]), " · ".join(why)]).strip(),)
        better = say_picks(position, seat, found.choices[0].picks, lang, names)
        lost = round(100 * ((found.choices[0].chance or 0.0) - chosen.chance))
        return (words.say("why-other" if lost > 0 else "why-alike", name=names[seat], better=better, lost=lost),)


def _worth(position: State, seat: int, found: Advice, choice: Choice, lang: str, names: Sequence[str]) -> Worth:
    words = Words(lang, found.game)
    notation = position.game().space.notation
    return Worth(
        [notation(pick) for pick in choice.picks],
        say_picks(position, seat, choice.picks, lang, names),
        None if choice.chance is None else round(choice.chance, 4),
        [in_words(reason, words) for reason in choice.reasons],
    )


def _main() -> None:
    processes.run(Coach().answer)


if __name__ == "__main__":
    _main()
