# SPDX-License-Identifier: GPL-3.0-or-later
"""One Orca for each language and test file.

These tests are left out where Orca is not installed, and fail there when SPIDERQT_READER is set (as in CI).
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.reader.orca import Orca, missing_for_orca
from tests.windows.conftest import make_window

__all__ = ["make_window"]


def need(missing: list[str]) -> None:
    """Leave a test out when programs are missing; fail where they must be there."""
    if missing:
        reason = f"not installed: {', '.join(missing)} (see CONTRIBUTING.md)"
        (pytest.fail if os.environ.get("SPIDERQT_READER") else pytest.skip)(reason)


@pytest.fixture(scope="module")
def running_orca(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Orca]:
    """An Orca that speaks the LANGUAGE of the test file; only one can run, so a file has one language.

    PACE there makes its voice take that many seconds for each letter.
    """
    need(missing_for_orca())
    language, pace = request.module.LANGUAGE, getattr(request.module, "PACE", 0.0)
    with Orca(tmp_path_factory.mktemp("orca"), language=language, pace=pace) as orca:
        yield orca


@pytest.fixture
def orca(running_orca: Orca) -> Iterator[Orca]:
    """The same; what a test opens is closed after it."""
    yield running_orca
    running_orca.close_application()
