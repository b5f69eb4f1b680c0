# SPDX-License-Identifier: GPL-3.0-or-later
"""Which faults there are: each is a syntax tree with one place changed.

Must not run anything. Left alone: annotations, docstrings, asserts and type variables, where nothing that a test
could see would change.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

Change = Callable[[ast.AST], ast.AST]
"""Changes a node of a tree that was copied, in place, or gives another node for its place."""

COMPARE: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
BINARY: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Mult,
    ast.Pow: ast.Mult,
    ast.BitXor: ast.BitOr,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
NAMES = {
    "min": "max",
    "max": "min",
    "any": "all",
    "all": "any",
    "divmod": "max",
    "sum": "len",
    "sorted": "list",
}
METHODS = {
    "removeprefix": "removesuffix",
    "removesuffix": "removeprefix",
    "upper": "lower",
    "lower": "upper",
    "startswith": "endswith",
    "strip": "lower",
    "fullmatch": "match",
    "search": "match",
    "append": "count",
    "extend": "count",
}


@dataclass(frozen=True, slots=True)
class Mutant:
    """One fault: where it is, what it does in words, and the whole changed module."""

    path: Path
    line: int
    columns: str
    function: str
    """Dotted name of the function it lies in; empty where it acts while the module is loaded."""
    what: str
    tree: ast.Module

    def __str__(self) -> str:
        return f"{self.path.name}:{self.line}:{self.columns} {self.function or '(module)'}: {self.what}"


@dataclass(frozen=True, slots=True)
class _Place:
    node: ast.AST
    path: tuple[tuple[str, int | None], ...]
    function: str


def mutants(path: Path) -> Iterator[Mutant]:
    """Every mutant of one source file, in the order of its lines."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for place in _places(tree, (), "", ""):
        for what, change in changes(place.node):
            line, columns = _where(place.node)
            yield Mutant(path, line, columns, place.function, what, _changed(tree, place, change))


def _where(node: ast.AST) -> tuple[int, str]:
    """Line and columns; a comprehension has those of its target."""
    at = node.target if isinstance(node, ast.comprehension) else node
    assert isinstance(at, ast.expr | ast.stmt)
    return at.lineno, f"{at.col_offset}-{at.end_col_offset}"


def _changed(tree: ast.Module, place: _Place, change: Change) -> ast.Module:
    """A copy of the tree with the node at `place` changed."""
    whole = copy.deepcopy(tree)
    parent: ast.AST = whole
    for field, index in place.path[:-1]:
        child = getattr(parent, field)
        parent = child if index is None else child[index]
    field, index = place.path[-1]
    if index is None:
        setattr(parent, field, change(getattr(parent, field)))
    else:
        getattr(parent, field)[index] = change(getattr(parent, field)[index])
    return ast.fix_missing_locations(whole)


def _places(
    node: ast.AST, path: tuple[tuple[str, int | None], ...], scope: str, function: str
) -> Iterator[_Place]:
    """Every node below `node` that may be changed."""
    inner_scope, body_function = scope, function
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        inner_scope = f"{scope}.{node.name}" if scope else node.name
        if isinstance(node, ast.FunctionDef) and not function:
            body_function = inner_scope
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "type_params"):
            continue
        within = body_function if field == "body" or not isinstance(node, ast.FunctionDef) else function
        for index, child in _children(value):
            if not _is_left_alone(child):
                here = (*path, (field, index))
                yield _Place(child, here, within)
                yield from _places(child, here, inner_scope, within)


def _children(value: object) -> list[tuple[int | None, ast.AST]]:
    """The nodes in one field of a node, with their places in a list."""
    if isinstance(value, ast.AST):
        return [(None, value)]
    return (
        [(i, child) for i, child in enumerate(value) if isinstance(child, ast.AST)]
        if isinstance(value, list)
        else []
    )


def _is_left_alone(node: ast.AST) -> bool:
    if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom):
        return True
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True  # A docstring, or a text that explains a name.
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "TypeVar"


def changes(node: ast.AST) -> Iterator[tuple[str, Change]]:
    """What can be done to one node."""
    match node:
        case ast.Compare(ops=[operator]):
            for other in COMPARE[type(operator)]:
                yield f"{_name(operator)} becomes {other.__name__}", _set("ops", [other()])
        case ast.BoolOp(op=ast.And()):
            yield "and becomes or", _set("op", ast.Or())
        case ast.BoolOp(op=ast.Or()):
            yield "or becomes and", _set("op", ast.And())
        case ast.UnaryOp(op=ast.Not() | ast.USub() as operator, operand=operand):
            yield f"{_name(operator)} left out", _replace(operand)
        case ast.BinOp(op=operator) | ast.AugAssign(op=operator):
            other_operator = BINARY[type(operator)]
            yield f"{_name(operator)} becomes {other_operator.__name__}", _set("op", other_operator())
        case ast.Constant(value=value):
            yield from _constant(value)
        case ast.Slice(lower=lower, upper=upper):
            if lower is not None:
                yield "slice without its start", _set("lower", None)
            if upper is not None:
                yield "slice without its end", _set("upper", None)
        case _:
            yield from _statement(node)
            yield from _expression(node)


def _constant(value: object) -> Iterator[tuple[str, Change]]:
    if isinstance(value, bool):
        yield f"{value} becomes {not value}", _set("value", not value)
    elif isinstance(value, int | float):
        yield f"{value} becomes {value + 1}", _set("value", value + 1)
        yield f"{value} becomes {value - 1}", _set("value", value - 1)
    elif isinstance(value, str):
        yield f"{value!r} becomes another text", _set("value", value + "!")
        if value:
            yield f"{value!r} becomes empty", _set("value", "")
    elif value is None:
        yield "None becomes 1", _set("value", 1)


def _statement(node: ast.AST) -> Iterator[tuple[str, Change]]:
    match node:
        case ast.Return(value=ast.expr() as value) if not _is_none(value):
            yield "return None", _set("value", ast.Constant(None))
        case ast.If(test=test) | ast.While(test=test):
            yield "condition negated", _set("test", ast.UnaryOp(ast.Not(), test))
        case ast.Break():
            yield "break becomes continue", _replace(ast.Continue())
        case ast.Continue():
            yield "continue becomes break", _replace(ast.Break())
        case ast.Raise():
            yield "raise left out", _replace(ast.Pass())
        case ast.Expr(value=ast.Call() | ast.Yield() | ast.YieldFrom()):
            yield "statement left out", _replace(ast.Pass())
        case ast.AugAssign():
            yield "assignment left out", _replace(ast.Pass())


def _expression(node: ast.AST) -> Iterator[tuple[str, Change]]:
    match node:
        case ast.IfExp(body=body, orelse=orelse):
            yield "always the first choice", _replace(body)
            yield "always the second choice", _replace(orelse)
        case ast.comprehension(ifs=[_, *_]):
            yield "nothing filtered", _set("ifs", [])
        case ast.Name(id=name) if name in NAMES:
            yield f"{name} becomes {NAMES[name]}", _set("id", NAMES[name])
        case ast.Attribute(attr=name) if name in METHODS:
            yield f"{name} becomes {METHODS[name]}", _set("attr", METHODS[name])


def _is_none(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _name(node: ast.AST) -> str:
    return type(node).__name__


def _set(field: str, value: object) -> Change:
    def change(node: ast.AST) -> ast.AST:
        setattr(node, field, copy.deepcopy(value))
        return node

    return change


def _replace(other: ast.AST) -> Change:
    return lambda node: ast.copy_location(copy.deepcopy(other), node)
