# SPDX-License-Identifier: GPL-3.0-or-later
"""What every test gets: no screen, a home of its own, English, and Hypothesis' profiles.

Must not import spiderqt at the top: coverage has to start first.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

_SLOW = (HealthCheck.too_slow,)
# The same code gets the same answer from `dev` and `ci`; new examples are looked for by `hunt` and `long`.
settings.register_profile(
    "dev", max_examples=50, deadline=None, suppress_health_check=_SLOW, derandomize=True
)
settings.register_profile(
    "ci", max_examples=150, deadline=None, suppress_health_check=_SLOW, derandomize=True
)
settings.register_profile(
    "hunt", max_examples=500, deadline=None, suppress_health_check=_SLOW, print_blob=True
)
settings.register_profile("long", max_examples=3000, deadline=None, suppress_health_check=_SLOW)

_LANGUAGE_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES")
_FOLDER_VARIABLES = {
    "HOME": "home",
    "USERPROFILE": "home",
    "APPDATA": "home/roaming",
    "LOCALAPPDATA": "home/local",
    "XDG_DATA_HOME": "home/.local/share",
    "XDG_CONFIG_HOME": "home/.config",
    "XDG_CACHE_HOME": "home/.cache",
    "XDG_STATE_HOME": "home/.local/state",
}


def pytest_configure(config: pytest.Config) -> None:
    """Pick the Hypothesis profile: HYPOTHESIS_PROFILE, else `long` with ``-m long``, `ci` on CI, `dev`."""
    wanted = "long" if config.option.markexpr == "long" else "ci" if os.environ.get("CI") else "dev"
    settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or wanted)


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Point every folder that a program may write to into the test's own folder; texts are English."""
    for variable, folder in _FOLDER_VARIABLES.items():
        monkeypatch.setenv(variable, str(tmp_path / folder))
    for variable in _LANGUAGE_VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    home = tmp_path / "home"
    home.mkdir()
    return home


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Texts are English at the start, whatever the test before spoke."""
    from spiderqt import tongue

    tongue.use("en")
    yield
    tongue.use("en")
