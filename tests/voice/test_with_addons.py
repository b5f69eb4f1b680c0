# SPDX-License-Identifier: GPL-3.0-or-later
"""Sounds by QtMultimedia and speech by QtTextToSpeech themselves: left out where PySide6-Addons is not installed.

The project's own checks do not install it (400 MB more); docs/EVIDENCE.md says when these were run, and how. What is
heard is measured at a sound server of the test's own, with a device that leads nowhere (`pulseaudio`, `parec`).
"""

from __future__ import annotations

import math
import os
import shutil
import subprocess
import sys
import time
from array import array
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from spiderqt.voice.sounds.earcons import Cue, Earcon, dealt_cue, place_of
from spiderqt.voice.speaking import ProcessSpeech, Tuning
from spiderqt.voice.troubles import Lack, Trouble, has_module

ROOT = Path(__file__).resolve().parents[2]
ADDONS = pytest.mark.skipif(
    not has_module("QtMultimedia"), reason="PySide6-Addons is not installed (pip install '.[sound]')"
)
RATE = 44_100


@pytest.fixture
def speech(qapp: object, request: pytest.FixtureRequest) -> Iterator[ProcessSpeech]:
    """The process that speaks, with the engine that a test names, or with Qt's silent one."""
    made = ProcessSpeech(engine=getattr(request, "param", "mock"))
    yield made
    made.close()


# Without PySide6-Addons, too


def test_a_process_that_cannot_speak_says_so(speech: ProcessSpeech, qtbot: QtBot) -> None:
    if has_module("QtTextToSpeech"):
        pytest.skip("PySide6-Addons is installed")
    qtbot.waitUntil(lambda: speech.trouble is not None, timeout=20_000)
    assert speech.trouble == Trouble(Lack.PACKAGE)
    qtbot.waitUntil(
        lambda: speech._process.state() == speech._process.ProcessState.NotRunning, timeout=20_000
    )
    speech.say("Nobody hears this.")
    assert not speech.is_speaking
    assert speech.trouble == Trouble(Lack.PACKAGE)


# Speech


@ADDONS
def test_speech_begins_and_ends_and_a_new_text_cuts_the_old_one(speech: ProcessSpeech, qtbot: QtBot) -> None:
    speech.tune(Tuning("en", rate=0.5, volume=0.7))
    qtbot.waitUntil(lambda: bool(speech.voices), timeout=20_000)
    assert speech.trouble is None
    with qtbot.waitSignal(speech.ended, timeout=20_000):
        speech.say("Seven of hearts, from column 1 to column 5.")
    began = time.monotonic()
    speech.say("one two three four five six seven eight nine ten " * 20)  # a minute for this engine
    with qtbot.waitSignal(speech.ended, timeout=20_000):
        speech.say("Short.")
    assert time.monotonic() - began < 15


@ADDONS
def test_a_language_without_a_voice_is_told_and_a_lasting_one_chosen(
    speech: ProcessSpeech, qtbot: QtBot
) -> None:
    speech.tune(Tuning("es"))
    with qtbot.waitSignal(speech.changed, timeout=20_000):
        pass
    assert speech.trouble == Trouble(Lack.VOICE)
    with qtbot.waitSignal(speech.changed, timeout=20_000):
        speech.tune(Tuning("en", voice="Anne"))
    assert speech.trouble is None
    assert "Anne" in speech.voices


@ADDONS
@pytest.mark.parametrize("speech", ["no such engine"], indirect=True)
def test_without_an_engine_there_is_a_sentence_and_no_crash(speech: ProcessSpeech, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: speech.trouble is not None, timeout=20_000)
    assert speech.trouble is not None
    assert speech.trouble.lack is Lack.ENGINE


@ADDONS
def test_a_killed_process_is_a_trouble(speech: ProcessSpeech, qtbot: QtBot) -> None:
    speech.tune(Tuning("en"))
    qtbot.waitUntil(lambda: bool(speech.voices), timeout=20_000)
    with qtbot.waitSignal(speech.changed, timeout=20_000):
        speech._process.kill()
    assert speech.trouble == Trouble(Lack.ENGINE)


# Sound


_PLAY = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication
application = QApplication(sys.argv)
from spiderqt.voice.qt_sound import QtSoundOutput
from spiderqt.voice.sounds.earcons import *
output = QtSoundOutput(application)
print(output.trouble(), flush=True)
cues = [eval(text) for text in sys.argv[1:]]
def play():
    output.play(cues.pop(0), 1.0)
    QTimer.singleShot(1500, play if cues else application.quit)
QTimer.singleShot(1500, play)
application.exec()
"""


_GAME = """
import sys
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from spiderqt import app, options
asked = options.parse(["--data-dir", sys.argv[1], "--code", "SP1-S4-AAAAABW"])
window = app.build(app.lay_ground(asked, app.application_object()))
window.show()
window.activateWindow()
print(None)
named = {name: getattr(Qt.Key, f"Key_{name}") for name in ("Left", "Right", "Space", "Escape")}
keys = [named.get(key, key) for key in sys.argv[2:]]
def press():
    QTest.keyClick(window.view, keys.pop(0))
    QTimer.singleShot(1500, press if keys else window.close)
QTimer.singleShot(4000, press)
app.QApplication.exec()
"""


def texts(*cues: Cue) -> list[str]:
    """Cues as code."""
    return [f"Cue({cue.earcon}, {cue.places})" for cue in cues]


def run(code: str, arguments: list[str], server: str) -> subprocess.CompletedProcess[str]:
    """Play in a process of its own: Qt asks for the sound server once in a process."""
    environment = {
        **os.environ,
        "PULSE_SERVER": server,
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": str(ROOT),
    }
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)


@ADDONS
@pytest.mark.parametrize("server", ["unix:/nowhere/pulse", "tcp:127.0.0.1:4", "nonsense"])
def test_without_a_sound_server_there_is_no_error(server: str) -> None:
    done = run(_PLAY, texts(Cue(Earcon.WIN), Cue(Earcon.DROP)), server)
    assert done.stdout.strip() == str(Trouble(Lack.DEVICE))
    assert done.returncode == 0
    # Qt's own line, from a thread of Qt's, where it takes the server a while to refuse.
    assert [line for line in done.stderr.splitlines() if not line.startswith("PulseAudioService:")] == []


class SoundServer:
    """A sound server of the test's own, whose only device leads nowhere."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._socket = folder / "sound.sock"
        self.address = f"unix:{self._socket}"
        self.environment = {
            **os.environ,
            "XDG_RUNTIME_DIR": str(folder),
            "HOME": str(folder),
            "PULSE_SERVER": self.address,
        }
        modules = [
            f"module-native-protocol-unix socket={self._socket} auth-anonymous=1",
            f"module-null-sink sink_name=nowhere rate={RATE} channels=2",
        ]
        loads = [part for module in modules for part in ("-L", module)]
        command = ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", *loads]
        quiet = subprocess.DEVNULL
        self._server = subprocess.Popen(command, env=self.environment, stdout=quiet, stderr=quiet)
        end = time.monotonic() + 30
        while not self._socket.exists():
            assert time.monotonic() < end, "the sound server does not start"
            time.sleep(0.05)

    def heard(self, code: str, arguments: list[str]) -> list[tuple[float, float]]:
        """Run code and listen: how loud each sound was on the left and on the right."""
        command = [
            "parec",
            "-d",
            "nowhere.monitor",
            f"--rate={RATE}",
            "--channels=2",
            "--format=s16le",
            "--raw",
        ]
        recording = self.folder / "recording"
        with recording.open("wb") as file:
            recorder = subprocess.Popen(command, env=self.environment, stdout=file)
            try:
                done = run(code, arguments, self.address)
                time.sleep(1.0)  # what the server holds back
            finally:
                recorder.terminate()
                recorder.wait(timeout=20)
        data = recording.read_bytes()
        samples = array("h", data[: len(data) // 4 * 4])
        assert (done.stdout.strip(), done.returncode, done.stderr) == ("None", 0, "")
        return bursts(samples)

    def close(self) -> None:
        """End it."""
        self._server.terminate()
        self._server.wait(timeout=20)


def bursts(samples: array[int]) -> list[tuple[float, float]]:
    """The loudness of both ears in each stretch of sound; a fifth of a second of silence parts them."""
    step = RATE // 50
    found: list[tuple[float, float]] = []
    silent = 10
    for first in range(0, len(samples) // 2, step):
        part = samples[2 * first : 2 * (first + step)]
        left, right = (sum(sample * sample for sample in part[side::2]) for side in range(2))
        if left + right < 1000:
            silent += 1
            continue
        before = (0.0, 0.0) if silent >= 10 else found.pop()
        found.append((before[0] + left, before[1] + right))
        silent = 0
    return [(math.sqrt(left), math.sqrt(right)) for left, right in found]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[SoundServer]:
    if not (shutil.which("pulseaudio") and shutil.which("parec")):
        pytest.skip("pulseaudio and parec are not installed")
    made = SoundServer(tmp_path)
    yield made
    made.close()


@ADDONS
def test_a_device_gets_the_sounds_and_hears_columns_from_left_to_right(server: SoundServer) -> None:
    columns = [Cue(Earcon.DROP, (place_of(column, 10),)) for column in (0, 3, 6, 9)]
    heard = server.heard(_PLAY, texts(*columns, dealt_cue(10), Cue(Earcon.WIN)))
    print([(round(left), round(right)) for left, right in heard])
    assert len(heard) == 6
    shares = [right / left for left, right in heard]
    assert shares[0] < 0.2
    assert shares[0] < shares[1] < 1 < shares[2] < shares[3]
    assert shares[3] > 5
    assert shares[4] == pytest.approx(1, rel=0.05)
    assert shares[5] == pytest.approx(1, rel=0.05)


@ADDONS
def test_keys_in_the_real_window_are_heard_where_they_act(server: SoundServer, tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "settings.ini").write_text("[sound]\non=true\n", encoding="utf-8")
    # The left edge; picking up in column 1 and putting back; a deal; column 10, without a sound; the right edge.
    heard = server.heard(_GAME, [str(data), "Left", "Space", "Escape", "d", "0", "Right"])
    print([(round(left), round(right)) for left, right in heard])
    assert [side_of(*ears) for ears in heard] == ["left", "left", "left", "middle", "right"]


def side_of(left: float, right: float) -> str:
    """Where a sound is heard."""
    return "left" if left > 3 * right else "right" if right > 3 * left else "middle"
