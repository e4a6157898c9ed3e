"""Small wrongs a source file could have, one by one: a comparison that is off, a number too high, a statement left out.

A mutant is described by the function it is in and the statement before and after, never by a line number: so it stays
the same one while other parts of the file change. What no test could or should notice is left alone: annotations,
docstrings, strings (mostly keys of messages), what is said to the log, `assert`, and, in the server, plain numbers
that are a matter of tuning: floats, and constants of a module.
"""

from __future__ import annotations

import ast
import hashlib
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

Function = ast.FunctionDef | ast.AsyncFunctionDef

_COMPARED = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: (r"is\s+not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: (r"not\s+in", "in"),
}
_COUNTED = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "+"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
_WORDS = (ast.JoinedStr, ast.List, ast.Tuple, ast.ListComp)  # what + joins and - cannot take apart
_PLAIN = (ast.Name, ast.Attribute, ast.Call, ast.Subscript, ast.BinOp, ast.Await)  # conditions without a comparison
_LOGGED = frozenset({"log", "warn", "logger", "logging", "warnings"})
_UNSAID = frozenset({"__slots__", "__all__", "__match_args__"})


@dataclass(frozen=True, slots=True)
class Mutant:
    """One wrong: bytes `start` to `end` of a file replaced by a text."""

    path: str
    where: str  # the function or class it is in, "" for the module itself
    line: int
    before: str  # the statement, in one line
    after: str
    number: int  # from 0, where a function has the very same statement several times
    start: int
    end: int
    text: str

    @property
    def key(self) -> str:
        again = f" #{self.number}" if self.number else ""
        return f"{self.path}:{self.where}: {self.before} → {self.after}{again}"

    def apply(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]


def find(path: str, source: bytes, tuned: bool = False) -> list[Mutant]:
    """All mutants of a file, in its order. `tuned`: numbers of the module and of its settings are left alone."""
    return list(_Finder(path, source, tuned).found())


def sample(mutants: list[Mutant], count: int, seed: int) -> list[Mutant]:
    """Some of them: those whose name and the seed give the lowest hashes. A change elsewhere leaves them in."""

    def lot(mutant: Mutant) -> bytes:
        return hashlib.sha256(f"{seed}|{mutant.key}".encode()).digest()

    return sorted(mutants, key=lot)[:count]


def functions(node: ast.AST, outer: str = "") -> Iterator[tuple[str, Function]]:
    """All functions in a piece of code, each by its full name."""
    for child in ast.iter_child_nodes(node):
        name = outer
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{outer}.{child.name}" if outer else child.name
            if not isinstance(child, ast.ClassDef):
                yield name, child
        yield from functions(child, name)


class _Finder:
    """A walk through one file."""

    def __init__(self, path: str, source: bytes, tuned: bool) -> None:
        self.path = path
        self.source = source
        self.tuned = tuned
        self.tree = ast.parse(source)
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.seen: Counter[tuple[str, str, str]] = Counter()
        self.where: list[str] = []
        self.inside: list[Function] = []
        self.steps: list[set[str]] = []  # the names a loop around us counts by
        self.span = (0, 0)  # of the present statement, or of its head

    def found(self) -> Iterator[Mutant]:
        yield from self.block(self.tree.body)

    # -- places

    def at(self, line: int, column: int) -> int:
        return self.starts[line - 1] + column

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.at(node.lineno, node.col_offset)

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.at(node.end_lineno, node.end_col_offset)

    def segment(self, node: ast.expr | ast.stmt) -> str:
        return self.source[self.start(node) : self.end(node)].decode()

    def mutant(self, start: int, end: int, text: str) -> Mutant:
        first, last = self.span
        head = self.source[first:start].decode()
        tail = self.source[end:last].decode()
        before = " ".join(self.source[first:last].decode().split())
        after = " ".join(f"{head}{text}{tail}".split())
        where = ".".join(self.where)
        number = self.seen[where, before, after]
        self.seen[where, before, after] += 1
        line = self.source.count(b"\n", 0, start) + 1
        return Mutant(self.path, where, line, before, after, number, start, end, text)

    def instead(self, node: ast.expr | ast.stmt, text: str) -> Mutant:
        return self.mutant(self.start(node), self.end(node), text)

    def between(self, left: ast.expr, right: ast.expr, token: str, text: str) -> Mutant:
        """Another sign between two expressions; brackets may stand there too."""
        gap = self.source[self.end(left) : self.start(right)].decode()
        match = re.search(token if r"\s" in token else re.escape(token), gap)
        assert match is not None, f"{self.path}:{left.lineno}: no {token} in {gap!r}"
        first = self.end(left) + len(gap[: match.start()].encode())
        return self.mutant(first, first + len(match.group().encode()), text)

    # -- statements

    def block(self, body: list[ast.stmt]) -> Iterator[Mutant]:
        for statement in body:
            inner: list[ast.stmt] = getattr(statement, "body", [])
            last = self.start(inner[0]) if inner else self.end(statement)
            self.span = (self.start(statement), last)
            yield from self.statement(statement)

    def statement(self, node: ast.stmt) -> Iterator[Mutant]:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                yield from self.function(node)
            case ast.ClassDef():
                self.where.append(node.name)
                yield from self.block(node.body)
                self.where.pop()
            case ast.If(test=ast.Name("TYPE_CHECKING")) | ast.Assert():
                return
            case ast.Expr(value=value) if isinstance(value, ast.Constant) or _is_logged(value):
                return
            case ast.Assign(targets=[ast.Name(name)]) if name in _UNSAID:
                return
            case _:
                yield from self.of_statement(node)
                yield from self.heads(node)
                yield from self.bodies(node)

    def function(self, node: Function) -> Iterator[Mutant]:
        names = {ast.unparse(decorator) for decorator in node.decorator_list}
        if names & {"abstractmethod", "overload"} or node.name == "__repr__":
            return
        self.where.append(node.name)
        self.inside.append(node)
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                yield from self.expression(default)
        yield from self.block(node.body)
        self.inside.pop()
        self.where.pop()

    def heads(self, node: ast.stmt) -> Iterator[Mutant]:
        """What a statement computes itself, without the statements inside it."""
        for name, value in ast.iter_fields(node):
            if name == "annotation":
                continue
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, ast.expr):
                    yield from self.expression(part)
                elif isinstance(part, ast.withitem):
                    yield from self.expression(part.context_expr)

    def bodies(self, node: ast.stmt) -> Iterator[Mutant]:
        counted: set[str] = set()
        if isinstance(node, ast.While):
            counted = {name.id for name in ast.walk(node.test) if isinstance(name, ast.Name)}
        self.steps.append(counted)
        for name in ("body", "orelse", "finalbody"):
            yield from self.block(getattr(node, name, []))
        for part in (*getattr(node, "handlers", []), *getattr(node, "cases", [])):
            yield from self.block(part.body)
        self.steps.pop()

    def of_statement(self, node: ast.stmt) -> Iterator[Mutant]:
        """What can be wrong with a statement as a whole."""
        match node:
            case ast.Expr(value=ast.Call() | ast.Await()) | ast.Raise() | ast.Continue() | ast.Break():
                yield self.instead(node, "pass")
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
                yield self.instead(node, "pass")
            case ast.AugAssign(target=target, op=op, value=value):
                if not isinstance(target, ast.Name):
                    yield self.instead(node, "pass")
                # A loop that counts the wrong way never ends: every test would notice, none would learn from it.
                stepping = isinstance(target, ast.Name) and any(target.id in names for names in self.steps)
                sign = _COUNTED.get(type(op))
                if sign is not None and not stepping and not _joins(value):
                    yield self.between(target, value, f"{sign[0]}=", f"{sign[1]}=")
            case ast.Return(value=ast.expr() as value) if self.inside:
                text = self.returned(value)
                if text is not None:
                    yield self.instead(value, text)
            case ast.If(test=test) | ast.While(test=test) if isinstance(test, _PLAIN):
                yield self.instead(test, f"not ({self.segment(test)})")

    def returned(self, value: ast.expr) -> str | None:
        """Another value of the same type, if the function says which that is."""
        given = self.inside[-1].returns
        if given is None or isinstance(value, ast.Constant | ast.Compare | ast.BoolOp):
            return None  # those are changed by themselves
        kind = ast.unparse(given)
        if kind == "bool":
            return f"not ({self.segment(value)})" if isinstance(value, _PLAIN) else None
        if kind in ("int", "i64"):
            return f"({self.segment(value)}) + 1"
        if kind.endswith("| None"):
            return "None"
        empty = {"str": '""', "list": "[]", "dict": "{}", "set": "set()", "tuple": "()"}.get(kind.partition("[")[0])
        return empty if empty != self.segment(value) else None

    # -- expressions

    def expression(self, node: ast.expr) -> Iterator[Mutant]:
        if isinstance(node, ast.JoinedStr) or _is_logged(node):
            return
        yield from self.of_expression(node)
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr):
                yield from self.expression(child)
            elif isinstance(child, ast.keyword):
                yield from self.expression(child.value)
            elif isinstance(child, ast.comprehension):
                for part in (child.iter, *child.ifs):
                    yield from self.expression(part)

    def of_expression(self, node: ast.expr) -> Iterator[Mutant]:
        match node:
            case ast.Compare(left=left, ops=ops, comparators=rights):
                for first, op, second in zip([left, *rights], ops, rights, strict=False):
                    yield self.between(first, second, *_COMPARED[type(op)])
            case ast.BoolOp(op=op, values=values):
                signs = ("and", "or") if isinstance(op, ast.And) else ("or", "and")
                for first, second in pairwise(values):
                    yield self.between(first, second, *signs)
            case ast.UnaryOp(op=ast.Not()):
                yield self.instead(node, self.segment(node).removeprefix("not").strip())
            case ast.BinOp(left=left, op=op, right=right) if type(op) in _COUNTED:
                if not _joins(left) and not _joins(right):
                    yield self.between(left, right, *_COUNTED[type(op)])
            case ast.IfExp(test=test) if isinstance(test, _PLAIN):
                yield self.instead(test, f"not ({self.segment(test)})")
            case ast.Constant(value=bool(value)):
                yield self.instead(node, str(not value))
            case ast.Constant(value=int(value)) if not (self.tuned and not self.inside):
                yield self.instead(node, str(value + 1))


def _is_logged(node: ast.expr) -> bool:
    if isinstance(node, ast.Await):
        node = node.value
    if not isinstance(node, ast.Call):
        return False
    called = node.func
    while isinstance(called, ast.Attribute):
        called = called.value
    return isinstance(called, ast.Name) and called.id in _LOGGED


def _joins(node: ast.expr) -> bool:
    return isinstance(node, _WORDS) or (isinstance(node, ast.Constant) and isinstance(node.value, str | bytes))
