"""One person (or several, handing the screen on) and bots at a table in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from starhold.arena.own_bots import SECONDS, any_bot
from starhold.bots.bot import Bot
from starhold.bots.seating import answer
from starhold.core.errors import BadNotation
from starhold.core.journal import Entry
from starhold.core.ranking import winners
from starhold.core.record import Record
from starhold.core.record_text import dump
from starhold.core.rng import Rng
from starhold.core.text import DETAIL
from starhold.locale import Words
from starhold.locale.rulebook import read_rulebook

ME = "me"


class Session:
    """Asks, listens, and tells what happened, until the game is over or the person leaves."""

    def __init__(self, record: Record, sitting: Sequence[str], seed: int, words: Words) -> None:
        self.record = record
        self.seed = seed
        self.words = words
        self.text = record.game.text(words.language)
        self.rules = read_rulebook(record.game, words.language).rules
        where = f"a game of {record.game.id} with seed {seed}"
        self.bots: dict[int, Bot] = {
            seat: any_bot(name, f"{seed}/{seat}", SECONDS, where) for seat, name in enumerate(sitting) if name != ME
        }
        self.people = [seat for seat in range(record.players) if seat not in self.bots]
        self.rng = Rng(f"imagined/{seed}")
        self.seat = self.people[0]  # whose eyes the screen belongs to
        self.told = dict.fromkeys(self.people, 0)  # how much of the log each person has been shown
        self.shown_for = -1  # the number of steps the table was last shown at
        self.round = -1  # the one the table was last shown in
        self.left = False

    # -- the course of it

    def run(self) -> None:
        self.say("terminal-welcome", game=self.text.about()["title"])
        self.say("unofficial")
        self.say("terminal-luck", seed=str(self.seed))
        while not self.record.state.over() and not self.left:
            self._bots_answer()
            waiting = [seat for seat in self.record.state.waiting() if seat in self.people]
            if waiting:
                self._ask(self.seat if self.seat in waiting else waiting[0])
        if self.record.state.over():
            self._tell_news()
            self._tell_result()
        self.say("goodbye")

    def _bots_answer(self) -> None:
        """Let the bots choose until only people are waited for."""
        while True:
            state = self.record.state
            waiting = [seat for seat in state.waiting() if seat in self.bots]
            if not waiting:
                return
            self.record.play(waiting[0], answer(state, waiting[0], self.bots[waiting[0]], self.rng))

    def _ask(self, seat: int) -> None:
        """One question to one person; commands are answered until a choice is made."""
        if seat != self.seat:
            self.seat = seat
            self.say("terminal-hand-over", name=self.record.names[seat])
            self._read()
        self._tell_news()
        if self.shown_for != len(self.record.steps):
            self._show_question()
        line = self._read()
        if line is not None:
            self._obey(line)

    def _show_question(self) -> None:
        state = self.record.state
        print()
        print(self.text.question(state, self.seat, self.record.names))
        for number, code in enumerate(state.legal(self.seat), 1):
            print(f"{number:>3}. {self.text.action(state, self.seat, code, self.record.names)}")
        self.shown_for = len(self.record.steps)

    def _read(self) -> str | None:
        """A line from the person; the end of the input means leaving."""
        try:
            return input("> ").strip()
        except EOFError:
            print()
            self.left = True
            return None

    # -- commands

    def _obey(self, line: str) -> None:
        command, _, rest = line.partition(" ")
        rest = rest.strip()
        match command.lower():
            case "":
                self.shown_for = -1
            case "quit" | "exit":
                self.left = True
            case "help" | "?":
                self._help()
            case "table":
                self._show_table()
            case "undo":
                self._undo()
            case "log":
                self._show_log()
            case "why":
                self._why(rest)
            case "rule" | "rules":
                self._rule(rest)
            case "card":
                self._card(rest)
            case "save":
                self._save(rest)
            case _:
                self._choose(line)

    def _choose(self, line: str) -> None:
        """A number from the list, or an action in notation."""
        state = self.record.state
        options = state.legal(self.seat)
        if line.isdecimal():
            if not 1 <= int(line) <= len(options):
                self.say("not-a-number", text=line, last=len(options))
                return
            code = options[int(line) - 1]
        else:
            try:
                code = self.record.game.space.code(line)
            except BadNotation:
                self.say("unknown-command", command=line)
                return
        refusal = state.why_not(self.seat, code)
        if refusal is not None:
            print(self.text.refusal(refusal, self.record.names))
            return
        self.record.play(self.seat, code)

    def _why(self, notation: str) -> None:
        try:
            code = self.record.game.space.code(notation)
        except BadNotation:
            if notation:
                self.say("bad-action", detail=notation)
            else:
                self.say("help-why")
            return
        refusal = self.record.state.why_not(self.seat, code)
        print(self.words.say("terminal-allowed") if refusal is None else self.text.refusal(refusal, self.record.names))

    def _rule(self, id: str) -> None:
        full = id if ":" in id else f"{self.record.game.id}:{id}"
        rule = self.rules.get(full)
        if not id:
            for other in self.rules.values():
                print(f"{other.id:>9}  {other.title}")
        elif rule is None:
            self.say("rule-unknown", rule=id)
        else:
            print(f"{rule.id}  {rule.title}\n\n{rule.text}")

    def _card(self, name: str) -> None:
        lines = self.text.look_up(name)
        if lines:
            print("\n".join(lines))
        else:
            self.say("terminal-unknown-card", name=name)

    def _undo(self) -> None:
        if self.record.undo(self.seat):
            for seat in self.people:
                self.told[seat] = min(self.told[seat], len(self.record.journal.entries))
            self.shown_for = -1
            self.say("undo-done")
        else:
            self.say("undo-impossible")

    def _save(self, name: str) -> None:
        if not name:
            self.say("help-save")
            return
        try:
            Path(name).write_text(dump(self.record), encoding="utf-8")
        except OSError as error:
            self.say("terminal-not-saved", file=name, why=error.strerror or str(error))
            return
        self.say("saved", file=name)

    def _help(self) -> None:
        for topic in ("choose", "look", "card", "why", "undo", "log", "rules", "save", "quit"):
            self.say(f"help-{topic}")

    # -- telling

    def say(self, key: str, **values: int | str) -> None:
        print(self.words.say(key, **values))

    def _show_table(self) -> None:
        print("\n".join(self.text.position(self.record.state.view(self.seat), self.record.names)))

    def _show_log(self) -> None:
        entries = self.record.journal.seen_by(self.seat)
        if not entries:
            self.say("log-empty")
        for entry in entries:
            print(f"{self._line(entry)} ({entry.rule})")

    def _line(self, entry: Entry) -> str:
        """A line of the log, said to whoever plays; details stand under their action."""
        indent = "  " if self.text.level(entry) == DETAIL else ""
        return indent + self.text.entry(entry, self.record.names, self.seat)

    def _tell_news(self) -> None:
        """What happened since this person last chose, and the table at the start of each round."""
        entries = self.record.journal.seen_by(self.seat)
        news = entries[self.told[self.seat] :]
        self.told[self.seat] = len(entries)
        if news:
            print()
        for entry in news:
            print(self._line(entry))
        round = self.record.state.rounds()
        if news and round != self.round and not self.record.state.over():
            self.round = round
            print()
            self._show_table()

    def _tell_result(self) -> None:
        state, names = self.record.state, self.record.names
        print()
        self.say("game-over")
        print(self.text.end_reason(state.end_reason()))
        scores = state.scores()
        for score in scores:
            parts = ", ".join(
                self.words.say("score-part", source=self.text.score_part(source), points=points)
                for source, points in score.parts
                if points
            )
            line = self.words.say("score-line", name=names[score.seat], points=score.total)
            print(f"{line} ({parts})" if parts else line)
        first = [names[seat] for seat in winners(scores)]
        if len(first) == 1:
            self.say("winner", name=first[0])
        else:
            self.say("shared-victory", names=", ".join(first))
