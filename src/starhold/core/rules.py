"""Rule ids, the rulebook they point into, and the answer to "why can't I do that?"."""

from __future__ import annotations

import re

from starhold.core.errors import StarholdError

_HEADING = re.compile(r"^### (?P<id>[a-z]+:[A-Za-z0-9.]+) · (?P<title>.+)$")


class Refusal:
    """Why an action is not legal: a message key, what to fill into it, and the rule that says so."""

    __slots__ = ("key", "rule", "values")

    def __init__(self, key: str, rule: str, values: dict[str, int | str] | None = None) -> None:
        self.key = key
        self.rule = rule
        self.values: dict[str, int | str] = values or {}

    def __repr__(self) -> str:
        return f"Refusal({self.key!r}, {self.rule!r}, {self.values!r})"


class IllegalAction(StarholdError):
    """An action that was tried and refused; the state is as it was."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        super().__init__(f"{action} is not possible here: {refusal.key} ({refusal.rule})")
        self.action = action
        self.refusal = refusal


class Rule:
    """One numbered rule of a rulebook."""

    __slots__ = ("id", "section", "text", "title")

    def __init__(self, id: str, section: str, title: str, text: str) -> None:
        self.id = id
        self.section = section
        self.title = title
        self.text = text


def parse_preface(text: str) -> str:
    """What stands in the text of a RULES.md before its first rule, without the title: the aim, and the key to marks."""
    lines: list[str] = []
    for line in text.splitlines():
        if _HEADING.match(line):
            break
        lines.append(line)
    while lines and (not lines[-1].strip() or lines[-1].startswith("#")):
        lines.pop()  # the heading of the first section, which belongs to its rules
    return "\n".join(line for line in lines if not line.startswith("# ")).strip()


def parse_rulebook(text: str) -> dict[str, Rule]:
    """The rules in the text of a RULES.md by id, in the order they stand there."""
    rules: dict[str, Rule] = {}
    section = ""
    current: Rule | None = None
    for line in text.splitlines():
        heading = _HEADING.match(line)
        if heading:
            current = Rule(heading["id"], section, heading["title"].strip(), "")
            if current.id in rules:
                raise ValueError(f"{current.id} stands twice in the rulebook")
            rules[current.id] = current
        elif line.startswith("## "):
            section, current = line[3:].strip(), None
        elif current is not None:
            current.text += line + "\n"
    for rule in rules.values():
        rule.text = rule.text.strip()
    return rules
