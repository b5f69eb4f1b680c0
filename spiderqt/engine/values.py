# SPDX-License-Identifier: GPL-3.0-or-later
"""`dataclass` for values: as the standard one, but methods are written when the first value of a class is made.

The standard library writes and compiles six functions for each class while its module is loaded. SpiderQt has well
over a hundred such classes, and a start makes values of a third of them: writing the rest was a third of all the
time that loading the program took. (`dataclasses` itself loads `inspect` and `ast`: it comes when it is needed, and
`field` and `replace` are here, too.) To type checkers this *is* the standard one, and it does the same for what is
used here: slotted classes, frozen or not, fields with defaults or from `field`, inheritance from each other,
`__post_init__`, `replace`, `fields`, copying and pickling. tests/engine/test_values.py holds both side by side.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__all__ = ["dataclass", "field", "replace"]

MISSING: Any = type("Missing", (), {"__repr__": lambda self: "MISSING"})()
"""No default."""

_OWN = "__own_fields__"
"""Where a late class keeps its fields: their names, and what stood behind the sign of equality, or MISSING."""


if TYPE_CHECKING:
    from dataclasses import Field, dataclass, field, replace
else:

    def dataclass(cls: Any = None, **wanted: bool) -> Any:
        """As `dataclasses.dataclass`; late with ``slots=True`` or ``frozen=True, slots=True`` and no more."""
        if cls is None and wanted == {"frozen": True, "slots": True}:
            return _late
        if cls is None and wanted == {"slots": True}:
            return _late_open
        import dataclasses

        return dataclasses.dataclass(cls, **wanted)

    def field(*, default: Any = MISSING, default_factory: Any = MISSING, **wanted: bool) -> Any:
        """As `dataclasses.field`, for the fields of late classes."""
        return _Field(default, default_factory, **wanted)

    def replace(value: Any, /, **changes: Any) -> Any:
        """As `dataclasses.replace`."""
        kind = type(value)
        if "__dataclass_fields__" in vars(kind) and hasattr(kind, _OWN):
            return kind(**{name: getattr(value, name) for name in kind.__match_args__} | changes)
        import dataclasses

        return dataclasses.replace(value, **changes)


class _Field:
    """What `field` was told."""

    def __init__(
        self,
        default: Any,
        default_factory: Any,
        *,
        compare: bool = True,
        repr: bool = True,  # noqa: A002
    ) -> None:
        self.default, self.default_factory = default, default_factory
        self.compare, self.repr = compare, repr

    def told(self) -> dict[str, Any]:
        """The same in the words of `dataclasses.field`."""
        words = {"default": self.default, "default_factory": self.default_factory}
        given = {name: value for name, value in words.items() if value is not MISSING}
        return {**given, "compare": self.compare, "repr": self.repr}


def _late_open(cls: Any) -> Any:
    """The same for a class whose fields can be set."""
    return _late(cls, frozen=False)


def _late(cls: Any, *, frozen: bool = True) -> Any:
    """`cls` again, with slots, and with stand-ins that write the methods when one of them is called."""
    space = {key: value for key, value in vars(cls).items() if key not in ("__dict__", "__weakref__")}
    kinds = space.get("__annotations__", {})
    own = {name: space.pop(name, MISSING) for name, kind in kinds.items() if "ClassVar" not in str(kind)}
    inherited = _fields(cls)
    space["__slots__"] = tuple(name for name in own if name not in inherited)
    space["__match_args__"] = tuple({**inherited, **own})
    space[_OWN] = own
    space["__dataclass_fields__"] = _FIELDS
    space.update(_FROZEN if frozen else _OPEN)
    for name in _WRITTEN:
        space.setdefault(name, _STAND_INS[name])
    late = type(cls)(cls.__name__, cls.__bases__, space)
    late.__qualname__ = cls.__qualname__
    return late


def _fields(cls: Any) -> dict[str, Any]:
    """All fields of a class, those of its bases first."""
    found: dict[str, Any] = {}
    for kind in reversed(cls.__mro__):
        found.update(vars(kind).get(_OWN, {}))
    return found


def _write(late: Any) -> None:
    """Put the real methods into a late class, in the place of the stand-ins."""
    parameters, body, compared, shown = [], [], [], []
    names: dict[str, Any] = {"MISSING": MISSING}
    for name, default in _fields(late).items():
        value, default, factory = name, *_default(default)
        names[f"set_{name}"] = getattr(late, name).__set__
        if factory is not MISSING:
            names[f"make_{name}"], default = factory, MISSING
            value = f"make_{name}() if {name} is MISSING else {name}"
            parameters.append(f"{name}=MISSING")
        elif default is not MISSING:
            names[f"default_{name}"] = default
            parameters.append(f"{name}=default_{name}")
        else:
            parameters.append(name)
        body.append(f"    set_{name}(self, {value})\n")
        told = _fields(late)[name]
        if not isinstance(told, _Field) or told.compare:
            compared.append(name)
        if not isinstance(told, _Field) or told.repr:
            shown.append(f"{name}={{self.{name}!r}}")
    if hasattr(late, "__post_init__"):
        body.append("    self.__post_init__()\n")
    mine, other = (
        "(" + "".join(f"{who}.{name}, " for name in compared) + ")" if compared else "()"
        for who in ("self", "other")
    )
    source = (
        f"def __init__(self, {', '.join(parameters)}):\n{''.join(body) or '    pass'}\n"
        f"def __repr__(self):\n    return f'{{self.__class__.__qualname__}}({', '.join(shown)})'\n"
        "def __eq__(self, other):\n    if other.__class__ is self.__class__:\n"
        f"        return {mine} == {other}\n    return NotImplemented\n"
        f"def __hash__(self):\n    return hash({mine})\n"
    )
    exec(source, names)
    for name in _WRITTEN:
        if vars(late)[name] is _STAND_INS[name]:
            names[name].__qualname__ = f"{late.__qualname__}.{name}"
            setattr(late, name, names[name])


def _default(told: Any) -> tuple[Any, Any]:
    """The default and the maker of one; MISSING for what there is not."""
    return (told.default, told.default_factory) if isinstance(told, _Field) else (told, MISSING)


def _stand_in(name: str) -> Any:
    def method(self: Any, *args: Any, **named: Any) -> Any:
        owner = next(kind for kind in type(self).__mro__ if name in vars(kind))
        if vars(owner)[name] is method:
            _write(owner)
        return getattr(owner, name)(self, *args, **named)

    return method


class _Fields:
    """Stands for the fields of a class, as `replace` and `fields` know them, until they are asked for."""

    def __get__(self, instance: object, owner: Any) -> dict[str, Field[Any]]:
        import dataclasses

        late = next(kind for kind in owner.__mro__ if "__dataclass_fields__" in vars(kind))
        fields = _fields(late)
        space = {
            name: dataclasses.field(**told.told()) if isinstance(told, _Field) else told
            for name, told in fields.items()
            if told is not MISSING
        }
        kinds = {
            name: kind
            for base in late.__mro__
            for name, kind in vars(base).get("__annotations__", {}).items()
        }
        space["__annotations__"] = {name: kinds[name] for name in fields}
        told: Any = dataclasses.dataclass(type(late.__name__, (), {**space, "__module__": late.__module__}))
        found: dict[str, Field[Any]] = vars(told)["__dataclass_fields__"]
        late.__dataclass_fields__ = found
        return found


def _no_setting(self: object, name: str, value: object) -> None:
    from dataclasses import FrozenInstanceError

    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _no_deleting(self: object, name: str) -> None:
    from dataclasses import FrozenInstanceError

    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _get_state(self: Any) -> list[Any]:
    return [getattr(self, name) for name in self.__match_args__]


def _set_state(self: Any, state: list[Any]) -> None:
    for name, value in zip(self.__match_args__, state, strict=True):
        object.__setattr__(self, name, value)


_WRITTEN = ("__init__", "__repr__", "__eq__", "__hash__")
_STAND_INS = {name: _stand_in(name) for name in _WRITTEN}
_FIELDS = _Fields()
_STATE = {"__getstate__": _get_state, "__setstate__": _set_state}
_FROZEN = {"__setattr__": _no_setting, "__delattr__": _no_deleting, **_STATE}
_OPEN = {"__hash__": None, **_STATE}
