"""Every game in words, in every language: whole games, and all its engine can ask, tell or refuse has a message."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest

from starhold import Rng, Seeded, State, game
from starhold.arena.tables import SOME_NUMBER, other_values
from starhold.core.game import Game
from starhold.core.journal import Journal
from starhold.core.options import Option, OptionValue
from starhold.core.rules import Refusal
from starhold.core.text import ACTION, DETAIL, OPENING, GameText
from starhold.locale import LANGUAGES, Words, read_messages
from tests.contract.cases import GAMES, every_game
from tests.contract.curious import Curious
from tests.contract.wording import Wording

languages = pytest.mark.parametrize("language", LANGUAGES)
NAMES: Final = ["Anna", "Ben", "Cyril", "Dora", "Emil", "Flora", "Gustav", "Hana"]
FEWEST: Final = 8  # games played and put into words
MOST_NAMED: Final = 200  # answers put into words at a time, where there are thousands
# A game of many turns ends early: put into words, each of them takes its time.
SHORTER: Final[dict[str, dict[str, OptionValue]]] = {"starfarers": {"turn_limit": 30}}

Sitting = tuple[str, int, dict[str, OptionValue], int]  # game, players, options, seed


@cache
def wording(id: str) -> Wording:
    return Wording(game(id))


# -- whole games


def _value(option: Option, turn: int) -> OptionValue:
    """Another value of an option each turn, until all have had theirs."""
    if isinstance(option.default, int) and not isinstance(option.default, bool):
        return SOME_NUMBER if turn == 0 else 0
    values = other_values(option)
    return values[turn % len(values)]


def _sittings() -> Iterator[Sitting]:
    """Every number of players at a plain table, then all options changed at once until each value had its turn; and
    all of this again where it comes to little."""
    for one in GAMES:
        counts = range(one.min_players, one.max_players + 1)
        shorter = SHORTER.get(one.id, {})
        values = max((len(other_values(option)) for option in one.options), default=0)
        turns = max(values, len(counts))
        for seed in range(1 + FEWEST // (len(counts) + turns)):
            for players in counts:
                yield one.id, players, shorter, seed
            for turn in range(turns):
                players = counts[(seed + turn) % len(counts)]
                free = [option for option in one.options if not option.players or players in option.players]
                yield one.id, players, {**{option.name: _value(option, turn) for option in free}, **shorter}, seed


def _name(sitting: Sitting) -> str:
    id, players, options, seed = sitting
    return f"{id}-{players}-{'plain' if options == SHORTER.get(id, {}) else 'changed'}-{seed}"


SITTINGS: Final = list(_sittings())


class Listener:
    """Somebody who hears all that is said at a table, in one language."""

    def __init__(self, id: str, language: str, players: int) -> None:
        self.text: GameText = game(id).text(language)
        self.words = Words(language, id)
        self.names = NAMES[:players]
        self.wording = wording(id)
        self.refused: set[tuple[object, ...]] = set()

    def check(self, sentence: str, end: str = "") -> None:
        """It can be read out; and as a sentence it begins and ends like one."""
        assert self.wording.clean(sentence), sentence
        if end:
            assert sentence[0] == sentence[0].upper(), sentence
            assert sentence[-1] in end, sentence

    def hear_question(self, state: State, seat: int) -> None:
        question, asked = self.text.question(state, seat), state.waiting()
        self.check(question, ".?")
        assert question != self.words.say("waiting-others")
        for other in range(len(self.names)):
            if other not in asked:
                assert self.text.question(state, other) == self.words.say("waiting-others")

    def hear_answers(self, state: State, seat: int, legal: list[int]) -> None:
        answers = [self.text.action(state, seat, code) for code in legal]
        for answer in answers:
            self.check(answer)
        assert len(set(answers)) == len(answers), "two answers sound the same"

    def hear_refusals(self, refusals: list[Refusal]) -> None:
        for refusal in refusals:
            heard = (refusal.key, refusal.rule, *refusal.values.items())
            if heard not in self.refused:
                self.refused.add(heard)
                sentence = self.text.refusal(refusal)
                self.check(sentence, ")")
                assert sentence.endswith(f". ({refusal.rule})"), sentence

    def hear_position(self, state: State) -> None:
        for viewer in (None, *range(len(self.names))):
            lines = self.text.position(state.view(viewer), self.names)
            for line in lines:
                assert not line or self.wording.clean(line.removeprefix("  ")), line
            assert all(name in "\n".join(lines) for name in self.names)
        for score in state.scores():
            for source, _ in score.parts:
                self.check(self.text.score_part(source))

    def hear_log(self, journal: Journal) -> None:
        for entry in journal.entries:
            for reader in (None, *range(len(self.names))):
                seen = entry.seen_by(reader)
                self.check(self.text.entry(seen, self.names, reader), ".?”“")  # a story may end with what somebody says
                assert self.text.level(seen) in (OPENING, ACTION, DETAIL)

    def hear_end(self, state: State, journal: Journal) -> None:
        reason = self.text.end_reason(state.end_reason())
        self.check(reason)
        assert reason in self.text.position(state.view(None), self.names)[-1]
        last = journal.entries[-1]
        assert last.key != "game-ended" or reason in self.text.entry(last, self.names)
        for seat in range(len(self.names)):
            assert self.text.question(state, seat) == self.words.say("game-over")


@pytest.mark.parametrize("sitting", SITTINGS, ids=_name)
def test_a_whole_game_in_words(sitting: Sitting) -> None:
    id, players, options, seed = sitting
    one, journal = game(id), Journal()
    listeners = [Listener(id, language, players) for language in LANGUAGES]
    state = one.new(players=players, seed=seed, options=options, journal=journal)
    chance, player = Seeded(seed), Curious(one, Rng(f"words/{seed}/{players}/{options}"))
    rng, stride = player.rng, max(7, len(one.space) // 50)
    while not state.over():
        waiting = state.waiting()
        seat = waiting[rng.below(len(waiting))]
        legal = state.legal(seat)
        refusals = [state.why_not(seat, code) for code in range(rng.below(stride), len(one.space), stride)]
        refusals += [state.why_not(other, legal[0]) for other in range(players) if other not in waiting]
        look = rng.below(8) == 0
        before, told = state.key(), len(journal.entries)
        for listener in listeners:
            listener.hear_question(state, seat)
            listener.hear_answers(state, seat, legal[:MOST_NAMED])
            listener.hear_refusals([refusal for refusal in refusals if refusal is not None])
            if look:
                listener.hear_position(state)
        assert (state.key(), len(journal.entries)) == (before, told), "words change nothing"
        state.apply(seat, player.choose(legal), chance)
    for listener in listeners:
        listener.hear_position(state)
        listener.hear_log(journal)
        listener.hear_end(state, journal)


@languages
@every_game
def test_what_is_not_possible_now_is_named_too(one: Game, language: str) -> None:
    """A game has words even for that, or repeats what was asked for."""
    text = one.text(language)
    state = one.new(players=one.max_players, seed=1)
    for seat in range(one.max_players):
        others = sorted(set(range(len(one.space))) - set(state.legal(seat)))
        for code in others[:: 1 if seat == 0 else 50]:
            sentence = text.action(state, seat, code)
            assert wording(one.id).clean(sentence) or sentence.endswith(one.space.notation(code)), sentence


@every_game
def test_the_engine_plays_without_words(one: Game) -> None:
    """Words are for people: a game played by bots never loads them."""
    code = (
        "import sys, starhold\n"
        f"state = starhold.game({one.id!r}).new(players={one.max_players}, options={SHORTER.get(one.id, {})!r})\n"
        "rng = starhold.Rng('silent')\n"
        "while not state.over():\n"
        "    seat = state.waiting()[0]\n"
        "    legal = state.legal(seat)\n"
        "    state.apply(seat, legal[rng.below(len(legal))], starhold.Seeded(1))\n"
        "print(*(name for name in sys.modules if name.startswith(('starhold.', 'fluent'))))"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert f"{one.package}.state" in told
    assert [name for name in told if name.startswith(("starhold.locale", "fluent"))] == []
    assert [name for name in told if name.startswith(f"{one.package}.") and name.endswith("text")] == []


# -- everything there is has words


@every_game
def test_no_message_is_left_over(one: Game) -> None:
    assert wording(one.id).left_over() == set()


@every_game
def test_every_log_line_has_words(one: Game) -> None:
    """One of its own, or one for all lines that begin alike: `gain` for `gain-credits` and `gain-influence`."""
    told, said = wording(one.id).told(), wording(one.id).said("log-")
    shared = {word for word in said - told if any(key.startswith(f"{word}-") for key in told)}
    assert {key for key in told if not key.startswith(tuple(f"{word}-" for word in shared))} == said - shared


@every_game
def test_every_question_has_words(one: Game) -> None:
    """And the rest are parts of one, which a text module names."""
    names, asked = {decision.name for decision in one.decisions}, wording(one.id).said("ask-")
    assert names <= asked
    assert asked - names <= wording(one.id).spelt("ask-")


@languages
@every_game
def test_every_end_has_words(one: Game, language: str) -> None:
    reasons, text = set(wording(one.id).constant("END_REASONS")), one.text(language)
    assert wording(one.id).said("end-") == reasons - {""}
    assert all(wording(one.id).clean(text.end_reason(reason)) for reason in reasons - {""})
    assert text.end_reason("") == ""


@every_game
def test_every_refusal_has_words(one: Game) -> None:
    reasons = wording(one.id).constant("REASONS")
    assert {key for key, _ in reasons.values()} == {f"refuse-{key}" for key in wording(one.id).said("refuse-")}
    assert all(rule.startswith(f"{one.id}:") for _, rule in reasons.values())


@languages
@every_game
def test_refusals_that_all_games_share(one: Game, language: str) -> None:
    for key in ("refuse-game-over", "refuse-not-asked"):
        assert key not in wording(one.id).keys
        assert key in read_messages(language)
        sentence = one.text(language).refusal(Refusal(key, one.rule_of_turns))
        assert wording(one.id).clean(sentence)
        assert sentence.endswith(f". ({one.rule_of_turns})")


@languages
@every_game
def test_options(one: Game, language: str) -> None:
    text, words = one.text(language), wording(one.id)
    labels = {name for option in one.options for name in (option.name, f"{option.name}-help")}
    assert labels <= words.said("option-")
    assert words.said("option-") - labels <= words.spelt("option-")
    assert words.said("value-") == {f"{option.name}-{value}" for option in one.options for value in option.choices}
    for option in one.options:
        assert words.clean(text.option_label(option.name))
        assert words.clean(text.option_help(option.name))
        given = [option.default, *other_values(option)]
        if type(option.default) is int and option.default:
            given.append(0)  # which may have words of its own
        values = [text.option_value(option.name, value) for value in given]
        assert all(words.clean(value) for value in values)
        assert len(set(values)) == len(values)


# -- what clients show besides


@languages
@every_game
def test_before_playing(one: Game, language: str) -> None:
    about = one.text(language).about()
    assert wording(one.id).clean(about["title"])
    assert wording(one.id).clean(about["blurb"])
    assert about["minutes"] > 0
    assert 1 <= about["weight"] <= 5


@languages
@every_game
def test_nothing_is_found_under_no_name(one: Game, language: str) -> None:
    assert one.text(language).look_up("no such card") == []
