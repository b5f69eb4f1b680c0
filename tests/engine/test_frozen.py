# SPDX-License-Identifier: GPL-3.0-or-later
"""Every value of the engine is frozen, slotted and hashable, so that nothing on the table can change by accident."""

from __future__ import annotations

import dataclasses
import importlib
import pkgutil
from collections.abc import Iterator

import pytest

from spiderqt import engine


def values() -> Iterator[type]:
    """Every dataclass that the engine defines."""
    for module in pkgutil.iter_modules(engine.__path__, "spiderqt.engine."):
        for name, found in vars(importlib.import_module(module.name)).items():
            if (
                dataclasses.is_dataclass(found)
                and isinstance(found, type)
                and found.__module__ == module.name
            ):
                assert found.__name__ == name
                yield found


VALUES = list(values())


def test_there_are_many() -> None:
    assert len(VALUES) > 40


@pytest.mark.parametrize("value", VALUES, ids=lambda value: value.__name__)
def test_a_value_is_frozen_and_slotted(value: type) -> None:
    made: object = object.__new__(value)
    assert not hasattr(made, "__dict__")
    for field in (*dataclasses.fields(value), None):
        with pytest.raises((dataclasses.FrozenInstanceError, TypeError)):
            setattr(made, field.name if field else "anything", 1)
    assert value.__hash__ is not None
