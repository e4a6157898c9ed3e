"""No code word is ever shown to a person: whole games are walked through in three languages, and all that somebody may
read on the way is looked at: questions, answers, refusals, the log, the table, its options, cards and rulebook."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest

from starhold import Rng, Seeded, State, game
from starhold.arena.tables import other_values
from starhold.bots.registry import BOTS
from starhold.core.game import Game
from starhold.core.journal import Journal
from starhold.core.registry import GAMES, all_games
from starhold.core.rules import Refusal
from starhold.core.text import GameText
from starhold.locale import LANGUAGES, Words, read_messages
from starhold.locale.rulebook import read_rulebook
from tests.contract.cases import SHORTER
from tests.contract.curious import Curious

NAMES: Final = ("Jana", "Karel", "Ona", "Petras")
STRIDE: Final = 97  # of all actions, those asked about at a time
LOOKED_AT: Final = 60  # the first questions of a walk, which are all put into words; of the rest some are
MOST_NAMED: Final = 60  # answers of one question

# What is written so for machines: "two_words", "{value}", `code`, an intersection, "verb:thing", a Python value.
CODE: Final = re.compile(
    r"\w_\w|[{}`]|\bn-?\d+_-?\d+\b"
    r"|\b(?!(?:race|duel|alliances|starfarers):)[a-z]+:[a-z0-9_.]+\b"
    r"|\b(?:None|True|False)\b(?=[,\])])|<[a-z]+ object|\[\]|\['"
)
# Players have names, so none of them is a number at the table.
SEAT: Final = re.compile(r"\b[Ss]eat \d|\b[Hh]ráč\w* \d\b|\b[Žž]aidėj\w+ Nr\. ?\d")
COUNCIL: Final = re.compile(r"council seat \d|^Galactic Council: .*")  # whose seats are places in a game
BOT: Final = re.compile(rf"\b(?:{'|'.join(BOTS)})\b")

languages = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("one", all_games(), ids=lambda one: one.id)


class Reader:
    """Somebody who reads everything, in one language, and stumbles over each code word once."""

    def __init__(self, one: Game, language: str) -> None:
        self.text: GameText = one.text(language)
        self.language = language
        self.read: set[str] = set()
        self.keys = {key for key in read_messages(language, one.id) if "-" in key}

    def look(self, shown: str) -> None:
        if shown in self.read:
            return
        self.read.add(shown)
        plain = shown.replace("\u00a0", " ")
        assert CODE.search(plain) is None, shown
        assert self.language == "en" or BOT.search(plain) is None, shown  # in English "random" is a word as well
        keys = set(re.findall(r"(?<![\w-])[a-z]+(?:-[a-z_]+)+(?![\w-])", plain)) & self.keys
        assert not {key for key in keys if key not in IN_PLAIN_WORDS}, shown

    def look_at_play(self, shown: str) -> None:
        """What is said at a table, where everybody has a name."""
        if shown not in self.read:
            self.look(shown)
            assert SEAT.search(COUNCIL.sub("", shown.replace("\u00a0", " "))) is None, shown

    def look_at_all(self, shown: Any, text: bool = False) -> None:
        """Every text in plain data, but not the names of its parts, nor what boards know things by."""
        if isinstance(shown, dict):
            for name, value in shown.items():
                self.look_at_all(value, name in TEXTS)
        elif isinstance(shown, list):
            for one in shown:
                self.look_at_all(one, text)
        elif text and isinstance(shown, str):
            self.look(shown)


# Messages whose keys are also words of a language: "list-and" is none, "counter-offer" would be one.
IN_PLAIN_WORDS: Final = frozenset({"start-world", "trade-ship", "counter-offer"})
# What in the data of boards is to be read.
TEXTS: Final = frozenset({"name", "text", "short", "title", "label", "help", "facts", "note", "phase_word", "question"})

Walk = tuple[str, int, dict[str, Any]]


def walks() -> Iterator[Walk]:
    """Each game with few and with many, and once with every option at another value than usual, as far as they go
    together."""
    for one in all_games():
        limit, turns = SHORTER.get(one.id, ("", 0))
        shorter = {limit: turns} if limit else {}
        for players in sorted({one.min_players, one.max_players}):
            yield one.id, players, shorter
        changed = {option.name: other_values(option)[0] for option in one.options if option.name != limit}
        players = next(count for count in range(one.min_players, one.max_players + 1) if count > 1)
        fitting = {
            option.name: changed[option.name]
            for option in one.options
            if option.name in changed and (not option.players or players in option.players)
        }
        yield one.id, players, {**fitting, **shorter}


def _name(walk: Walk) -> str:
    id, players, options = walk
    return f"{id}-{players}" + ("-changed" if len(options) > 1 else "")


WALKS = list(walks())


@pytest.mark.parametrize("walk", WALKS, ids=[_name(walk) for walk in WALKS])
def test_a_whole_game_without_a_code_word(walk: Walk) -> None:
    id, players, options = walk
    one, journal, rng = game(id), Journal(), Rng(f"read {walk}")
    state = one.new(players=players, seed=1, options=options, journal=journal)
    readers = {language: Reader(one, language) for language in LANGUAGES}
    names, chance, player = NAMES[:players], Seeded(1), Curious(one, rng)
    told, steps = 0, 0
    while not state.over():
        waiting = state.waiting()
        seat = waiting[rng.below(len(waiting))]
        legal = state.legal(seat)
        if steps < LOOKED_AT or rng.below(8) == 0:
            refusals = _refusals(one, state, seat, rng)
            for reader in readers.values():
                _read_question(reader, state, seat, legal, names)
                for refusal in refusals:
                    reader.look_at_play(reader.text.refusal(refusal, names))
        state.apply(seat, player.choose(legal), chance)
        for reader in readers.values():
            for entry in journal.entries[told:]:
                reader.look_at_play(reader.text.entry(entry, names))
        told, steps = len(journal.entries), steps + 1
    for reader in readers.values():
        for line in reader.text.position(state.view(0), names):
            reader.look_at_play(line)
        reader.look(reader.text.end_reason(state.end_reason()))
        for source in {source for score in state.scores() for source, _ in score.parts}:
            reader.look(reader.text.score_part(source))


def _refusals(one: Game, state: State, seat: int, rng: Rng) -> list[Refusal]:
    """Why some of what is not possible now is not."""
    asked = range(rng.below(STRIDE), len(one.space), STRIDE)
    return [refusal for code in asked if (refusal := state.why_not(seat, code)) is not None]


def _read_question(reader: Reader, state: State, seat: int, legal: list[int], names: tuple[str, ...]) -> None:
    reader.look_at_play(reader.text.question(state, seat, names))
    for code in legal[:MOST_NAMED]:
        reader.look_at_play(reader.text.action(state, seat, code, names))
    for line in reader.text.position(state.view(seat), names):
        reader.look_at_play(line)


@languages
@every_game
def test_nor_before_a_game(one: Game, language: str) -> None:
    """Options, what the boards say of cards and things, and the rulebook as it is shown."""
    reader = Reader(one, language)
    reader.look_at_all(reader.text.about())
    for option in one.options:
        reader.look(reader.text.option_label(option.name))
        reader.look(reader.text.option_help(option.name))
        for value in (option.default, *other_values(option)):
            reader.look(reader.text.option_value(option.name, value))
    reader.look_at_all(reader.text.things(""))
    book = read_rulebook(one, language)
    for shown in (book.preface, *(rule.section for rule in book.rules.values())):
        reader.look(_without_rules(shown))
    for rule in book.rules.values():
        reader.look(_without_rules(f"{rule.title}\n{rule.text}"))


def _without_rules(shown: str) -> str:
    """References to rules are ids that people are meant to see."""
    return re.sub(rf"\b(?:{'|'.join(GAMES)}):[A-Z]?\d+(?:\.\d+)*\b", "", shown)


@languages
def test_bots_have_names(language: str) -> None:
    names = [Words(language).say(f"bot-{bot}") for bot in BOTS]
    assert len(set(names)) == len(BOTS)
    assert not [name for name in names if BOT.search(name)]


@pytest.mark.parametrize(
    "shown",
    [
        "two_words",
        "a { $name }",
        "with `code`",
        "near n14_25",
        "why pay:ore",
        "Seat 2 (red) offers",
        "hráč 2",
        "log-seven",
    ],
)
def test_what_a_reader_stumbles_over(shown: str) -> None:
    with pytest.raises(AssertionError):
        Reader(game("starfarers"), "en").look_at_play(shown)
