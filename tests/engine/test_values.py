# SPDX-License-Identifier: GPL-3.0-or-later
"""Values made late, and the standard library's, side by side: nobody can tell one from the other."""

from __future__ import annotations

import copy
import dataclasses
import inspect
import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError
from typing import Any, ClassVar

import pytest

from spiderqt.engine import values


def make_classes(dataclass: Callable[..., Any], field: Callable[..., Any]) -> dict[str, Any]:
    """One class for each way in which the program uses the decorator."""

    @dataclass(frozen=True, slots=True)
    class Empty:
        """No field at all."""

    @dataclass(frozen=True, slots=True)
    class Plain:
        first: int
        second: str = "two"

        def doubled(self) -> int:
            return 2 * self.first

    @dataclass(frozen=True, slots=True)
    class Inheriting(Plain):
        third: tuple[int, ...] = (3,)

    @dataclass(frozen=True, slots=True)
    class Adding(Plain):
        """No field of its own, and a default that it changes."""

        second: str = "another"
        KIND: ClassVar[str] = "kind"

    @dataclass(frozen=True, slots=True)
    class Made:
        parts: list[int] = field(default_factory=list, repr=False)
        line: int = field(default=0, compare=False)

    @dataclass(frozen=True, slots=True)
    class Checked:
        size: int

        def __post_init__(self) -> None:
            if self.size < 0:
                raise ValueError("too small")

    @dataclass(frozen=True, slots=True)
    class Own:
        name: str

        def __repr__(self) -> str:
            return f"<{self.name}>"

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Own) and self.name.lower() == other.name.lower()

        def __hash__(self) -> int:
            return hash(self.name.lower())

    @dataclass(slots=True)
    class Open:
        name: str
        parts: list[int] = field(default_factory=list)

    return {kind.__name__: kind for kind in (Empty, Plain, Inheriting, Adding, Made, Checked, Own, Open)}


LATE, STANDARD = (
    make_classes(values.dataclass, values.field),
    make_classes(dataclasses.dataclass, dataclasses.field),
)

MADE: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = [
    ("Empty", (), {}),
    ("Plain", (1,), {}),
    ("Plain", (1, "three"), {}),
    ("Plain", (), {"second": "named", "first": 4}),
    ("Inheriting", (1,), {"third": (4, 5)}),
    ("Adding", (1,), {}),
    ("Made", (), {}),
    ("Made", ([1], 7), {}),
    ("Checked", (3,), {}),
    ("Own", ("Ann",), {}),
    ("Open", ("Ann", [1]), {}),
]


@pytest.mark.parametrize("name", LATE)
def test_the_class_looks_the_same(name: str) -> None:
    late, standard = LATE[name], STANDARD[name]
    assert late.__match_args__ == standard.__match_args__
    assert late.__slots__ == standard.__slots__
    assert late.__qualname__ == standard.__qualname__
    assert late.__doc__ == standard.__doc__ or standard.__doc__.startswith(name + "(")
    told = [
        (each.name, each.default, each.default_factory, each.compare) for each in dataclasses.fields(late)
    ]
    assert told == [
        (each.name, each.default, each.default_factory, each.compare) for each in dataclasses.fields(standard)
    ]
    assert dataclasses.is_dataclass(late)


@pytest.mark.parametrize(("name", "args", "named"), MADE)
def test_values_are_the_same(name: str, args: tuple[Any, ...], named: dict[str, Any]) -> None:
    late, standard = LATE[name](*args, **named), STANDARD[name](*args, **named)
    assert repr(late) == repr(standard)
    assert dataclasses.asdict(late) == dataclasses.asdict(standard)
    assert late == LATE[name](*args, **named)
    assert late != standard
    if name == "Open":
        assert late.__hash__ is standard.__hash__ is None
    elif name != "Made":  # which holds a list
        assert hash(late) == hash(standard)
    parameters = inspect.signature(type(late).__init__).parameters
    assert list(parameters) == list(inspect.signature(type(standard).__init__).parameters)
    assert copy.copy(late) == late == copy.deepcopy(late)


def test_nothing_can_be_set_and_nothing_added() -> None:
    value = LATE["Plain"](1)
    changes: list[Callable[[], None]] = [
        lambda: setattr(value, "first", 2),
        lambda: setattr(value, "other", 2),
        lambda: delattr(value, "first"),
    ]
    for change in changes:
        with pytest.raises(FrozenInstanceError):
            change()
    assert not hasattr(value, "__dict__")


def test_what_is_left_out_and_what_is_too_much_is_said_as_always() -> None:
    for kind in (LATE["Plain"], STANDARD["Plain"]):
        with pytest.raises(TypeError, match="missing 1 required positional argument: 'first'"):
            kind()
        with pytest.raises(TypeError, match="unexpected keyword argument 'fourth'"):
            kind(1, fourth=4)
    with pytest.raises(ValueError, match="too small"):
        LATE["Checked"](-1)


def test_fields_out_of_the_comparison_stay_out() -> None:
    made = LATE["Made"]
    assert made([1], 7) == made([1], 8) != made([2], 7)
    assert made().parts is not made().parts


def test_a_class_is_not_its_base() -> None:
    assert LATE["Plain"](1) != LATE["Inheriting"](1)
    assert LATE["Inheriting"](1).doubled() == 2
    assert dataclasses.replace(LATE["Inheriting"](1), first=2) == LATE["Inheriting"](2)


@values.dataclass(frozen=True, slots=True)
class Travelled:
    """What is pickled must be found by its name."""

    way: int


def test_a_value_travels_and_its_class_need_not_have_made_one() -> None:
    text = pickle.dumps(Travelled(3))
    assert pickle.loads(text) == Travelled(3)
    fresh: Any = make_classes(values.dataclass, values.field)["Plain"]
    first, second = (object.__new__(fresh) for _ in range(2))
    for each in (first, second):
        each.__setstate__([1, "two"])
    assert first == second  # before anything was made in the ordinary way


def test_a_method_taken_before_the_first_value_works_after_it() -> None:
    fresh: Any = make_classes(values.dataclass, values.field)["Plain"]
    equal = fresh.__eq__
    value = fresh(1)
    assert equal(value, fresh(1)) is True


def test_values_match_by_place() -> None:
    match LATE["Plain"](5, "x"):
        case object(first=5, second=second):
            assert second == "x"
        case _:
            pytest.fail("no match")


def test_other_kinds_are_left_to_the_standard_library() -> None:
    @values.dataclass(frozen=True)
    class Wide:
        first: int

    @values.dataclass
    class Open:
        first: int

    assert hasattr(Wide(1), "__dict__")
    changed = Open(1)
    changed.first = 2
    assert changed == Open(2)


@pytest.mark.parametrize(("name", "args", "named"), MADE)
def test_one_thing_is_replaced(name: str, args: tuple[Any, ...], named: dict[str, Any]) -> None:
    value = LATE[name](*args, **named)
    for replace in (values.replace, dataclasses.replace):
        assert replace(value) == value
        for part in value.__match_args__:
            assert getattr(replace(value, **{part: 5}), part) == 5
    with pytest.raises(TypeError, match="unexpected keyword argument 'fourth'"):
        values.replace(value, fourth=4)
    assert values.replace(STANDARD["Plain"](1), first=2) == STANDARD["Plain"](2)


def test_an_open_value_is_changed_in_place() -> None:
    for classes in (LATE, STANDARD):
        value = classes["Open"]("Ann")
        value.name = "Berta"
        value.parts.append(1)
        assert value == classes["Open"]("Berta", [1]) != classes["Open"]("Ann", [1])
        with pytest.raises(AttributeError):
            value.other = 1
