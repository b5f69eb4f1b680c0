# SPDX-License-Identifier: GPL-3.0-or-later
"""What makes the program an installed one: names that agree, files that their own tools accept, packages that run."""

from __future__ import annotations

import ast
import configparser
import os
import plistlib
import re
import shutil
import statistics
import subprocess
import sys
import time
import venv
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from spiderqt import __version__
from spiderqt.assets import APPLICATION_ID

ROOT = Path(__file__).resolve().parents[1]
LINUX = ROOT / "packaging" / "linux"
DESKTOP, METAINFO, MIME = (
    LINUX / f"{APPLICATION_ID}.{end}" for end in ("desktop", "metainfo.xml", "mime.xml")
)
XML_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def accepted(*command: str | Path) -> None:
    """The tool says that the file is well; skipped where the tool is not."""
    if not shutil.which(str(command[0])):
        pytest.skip(f"{command[0]} is not installed")
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_desktop_entry_is_accepted_and_speaks_spanish() -> None:
    entry = configparser.ConfigParser(interpolation=None, strict=True)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(DESKTOP, encoding="utf-8")
    keys = entry["Desktop Entry"]
    assert keys["Icon"] == APPLICATION_ID
    assert keys["Exec"].split() == ["spiderqt", "%f"]
    assert {"GenericName[es]", "Comment[es]", "Keywords[es]"} <= set(keys)
    accepted("desktop-file-validate", DESKTOP)


def test_the_metadata_are_accepted_and_every_text_is_there_twice() -> None:
    tree = ElementTree.parse(METAINFO)
    assert tree.findtext("id") == APPLICATION_ID
    assert tree.findtext("launchable") == DESKTOP.name
    assert next(release.get("version") for release in tree.iter("release")) == __version__
    for tag in ("summary", "p", "li", "caption"):
        texts = list(tree.iter(tag))
        spanish = [text for text in texts if text.get(XML_LANGUAGE) == "es"]
        assert 2 * len(spanish) == len(texts) > 0, tag
    accepted("appstreamcli", "validate", "--no-net", METAINFO)


def test_the_screenshots_of_the_metadata_are_there() -> None:
    images = [image.text or "" for image in ElementTree.parse(METAINFO).iter("image")]
    assert len(images) == 4
    for image in images:
        assert (ROOT / "docs" / "pictures" / image.rpartition("/docs/pictures/")[2]).is_file(), image


def test_records_have_one_type_everywhere() -> None:
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    tree = ElementTree.parse(MIME)
    (kind,) = tree.iter(f"{space}mime-type")
    assert kind.get("type") == "application/x-spiderqt-record"
    assert [glob.get("pattern") for glob in kind.iter(f"{space}glob")] == ["*.spider"]
    for path in (DESKTOP, METAINFO, ROOT / "packaging" / "pyinstaller" / "spiderqt.spec"):
        assert "application/x-spiderqt-record" in path.read_text(encoding="utf-8"), path.name


def test_the_id_is_the_same_everywhere() -> None:
    found = set()
    for path in (ROOT / "packaging").rglob("*"):
        if path.is_file() and path.suffix in (".desktop", ".xml", ".yml", ".sh", ".spec", ".nsi"):
            found |= set(re.findall(r"io\.github\.spiderqt\.\w+", path.read_text(encoding="utf-8")))
    assert found == {APPLICATION_ID, "io.github.spiderqt.record"}


def test_no_file_under_packaging_repeats_the_version() -> None:
    """Only the list of releases does, and the test above holds it."""
    for path in (ROOT / "packaging").rglob("*"):
        if path.is_file() and path != METAINFO and path.suffix not in (".pyc",):
            assert __version__ not in path.read_text(encoding="utf-8"), path


def test_the_windows_installer_compiles(tmp_path: Path) -> None:
    (tmp_path / "spiderqt").mkdir()
    (tmp_path / "spiderqt" / "spiderqt.exe").touch()
    (tmp_path / "spiderqt.ico").write_bytes(_icon(tmp_path))
    script = ROOT / "packaging" / "windows" / "spiderqt.nsi"
    accepted(
        "makensis", "-WX", "-V2", f"-DFOLDER={tmp_path / 'spiderqt'}", f"-DICON={tmp_path / 'spiderqt.ico'}",
        f"-DVERSION={__version__}", f"-DOUTPUT={tmp_path / 'SpiderQt-setup.exe'}", script,
    )  # fmt: skip
    assert (tmp_path / "SpiderQt-setup.exe").stat().st_size > 30_000


def test_every_text_of_the_windows_installer_is_there_twice() -> None:
    script = (ROOT / "packaging" / "windows" / "spiderqt.nsi").read_text(encoding="utf-8")
    texts = re.findall(r"^LangString (\w+) \$\{LANG_(\w+)\} \"(.+)\"", script, re.MULTILINE)
    names = {name for name, _, _ in texts}
    assert names
    assert {(name, language) for name, language, _ in texts} == {
        (name, language) for name in names for language in ("ENGLISH", "SPANISH")
    }
    assert len({text for _, _, text in texts}) == len(texts)


def _icon(folder: Path) -> bytes:
    command = [sys.executable, str(ROOT / "packaging" / "icons.py"), "--windows", str(folder / "a.ico")]
    subprocess.run(command, check=True, timeout=60)
    return (folder / "a.ico").read_bytes()


def test_the_mac_bundle_may_load_what_it_brings() -> None:
    with (ROOT / "packaging" / "macos" / "entitlements.plist").open("rb") as file:
        assert all(key.startswith("com.apple.security.cs.") for key in plistlib.load(file))


def test_the_mac_bundle_opens_records() -> None:
    spec = (ROOT / "packaging" / "pyinstaller" / "spiderqt.spec").read_text(encoding="utf-8")
    (call,) = (
        node
        for node in ast.walk(ast.parse(spec))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "BUNDLE"
    )
    given = {word.arg: word.value for word in call.keywords}
    assert ast.literal_eval(given["bundle_identifier"]) == APPLICATION_ID
    stated = given["info_plist"]
    assert isinstance(stated, ast.BinOp), "the languages come from the catalogues, the rest is written there"
    properties = plistlib.loads(plistlib.dumps(ast.literal_eval(stated.right)))
    (exported,) = properties["UTExportedTypeDeclarations"]
    assert exported["UTTypeTagSpecification"]["public.filename-extension"] == ["spider"]
    assert properties["CFBundleDocumentTypes"][0]["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]


@pytest.mark.parametrize("script", ["linux/install.sh", "macos/make_dmg.sh"])
def test_scripts_for_shells_parse(script: str) -> None:
    accepted("sh", "-n", ROOT / "packaging" / script)


@pytest.mark.parametrize("script", ["linux/install.sh", "macos/make_dmg.sh"])
def test_scripts_for_shells_are_accepted(script: str) -> None:
    accepted("shellcheck", ROOT / "packaging" / script)


@pytest.mark.long
def test_wheel_and_sdist_are_whole(tmp_path: Path) -> None:
    """The wheel is built from the sdist, put into an environment of its own, and started far from the clone.

    Needs a network: pip fetches the build tools and Qt.
    """
    builder, player = tmp_path / "builder", tmp_path / "player"
    for folder in (builder, player):
        venv.create(folder, with_pip=True)
    run = _Runner(tmp_path)
    run(builder / "bin" / "pip", "install", "--quiet", "build")
    run(builder / "bin" / "python", "-m", "build", "--outdir", tmp_path / "dist", ROOT)
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    run(player / "bin" / "pip", "install", "--quiet", wheel)
    assert run(player / "bin" / "spiderqt", "--version") == f"SpiderQt {__version__}\n"
    assert "opciones" in run(player / "bin" / "spiderqt", "--lang", "es", "--help")
    dealt = run(player / "bin" / "spiderqt-cli", "deal", "SD1-S1-AAAAABD")
    assert dealt.startswith("; code: SD1-S1-AAAAABD\n")
    code = "from spiderqt import assets; print(assets.languages(), assets.resource('icons').is_dir())"
    assert run(player / "bin" / "python", "-c", code) == "['en', 'es'] True\n"


SOLVES = """
import sys
from spiderqt.advice.solver import solve as module
from spiderqt.advice.worker.client import Worker
from spiderqt.advice.worker.jobs import Done, Progress, Solve
from spiderqt.engine.codes import parse_code

position = parse_code("SD1-S4-NAALTAC").position()
found = module.solve(position, nodes=4000)
print(found.verdict.value, found.nodes, *map(str, found.actions))
with Worker() as worker:
    worker.start(Solve(position, nodes=4000))
    report = worker.wait(60)
    while isinstance(report, Progress):
        report = worker.wait(60)
    assert isinstance(report, Done), report
    assert report.answer.actions == found.actions
print(module.__file__, file=sys.stderr)
"""


@pytest.mark.long
def test_a_pure_and_a_compiled_wheel_solve_alike(tmp_path: Path) -> None:
    """Both are built by pip as anybody would, and installed far from the clone. Needs a network and a C compiler."""
    told = {}
    for form, tag in (("0", "py3-none-any"), ("must", f"cp3{sys.version_info.minor}-")):
        folder = tmp_path / form
        venv.create(folder, with_pip=True)
        run = _Runner(tmp_path, SPIDERQT_COMPILE=form)
        pip = folder / "bin" / "pip"
        run(pip, "wheel", "--quiet", "--no-deps", "--wheel-dir", folder / "dist", ROOT)
        (wheel,) = (folder / "dist").glob("*.whl")
        assert tag in wheel.name
        run(pip, "install", "--quiet", "--no-deps", wheel)  # the solver needs no Qt
        told[form] = run(folder / "bin" / "python", "-c", SOLVES)
        assert run.said.strip().startswith(str(folder.resolve()))
        assert run.said.strip().endswith(".py") is (form == "0")
        assert (folder / "lib").is_dir()
        assert list((folder / "lib").rglob("spiderqt/advice/solver/solve.py")), (
            "the sources are the fall-back"
        )
    assert told["0"] == told["must"]
    assert told["0"].startswith("won ")


@pytest.mark.long
def test_without_a_compiler_the_wheel_is_pure_and_says_so(tmp_path: Path) -> None:
    """Needs a network."""
    venv.create(tmp_path / "builder", with_pip=True)
    run = _Runner(tmp_path, SPIDERQT_COMPILE="1", CC="/bin/false")
    run(tmp_path / "builder" / "bin" / "pip", "install", "--quiet", "build")
    python = tmp_path / "builder" / "bin" / "python"
    said = run(python, "-m", "build", "--wheel", "--outdir", tmp_path / "dist", ROOT) + run.said
    assert [path.name for path in (tmp_path / "dist").iterdir()] == [
        f"spiderqt-{__version__}-py3-none-any.whl"
    ]
    assert "is a C compiler there?" in said


FROZEN = ROOT / "dist" / "spiderqt"


@pytest.mark.long
@pytest.mark.skipif(not FROZEN.is_dir(), reason="first python packaging/freeze.py")
def test_the_packed_folder_is_light_and_speaks(tmp_path: Path) -> None:
    files = [path for path in FROZEN.rglob("*") if path.is_file() and not path.is_symlink()]
    assert sum(path.stat().st_size for path in files) <= 160e6
    folder = Path(shutil.copytree(FROZEN, tmp_path / "elsewhere", symlinks=True))
    run = _Runner(tmp_path)
    assert run(folder / "spiderqt", "--version") == f"SpiderQt {__version__}\n"
    assert "opciones" in run(folder / "spiderqt", "--lang", "es", "--help")
    assert run(folder / "spiderqt-cli", "deal", "SD1-S1-AAAAABD").startswith("; code: SD1-S1-AAAAABD\n")
    surveyed = run(folder / "spiderqt-cli", "survey", "--game", "SS", "--count", "2", "--json")
    assert '"decided": 2,' in surveyed, "the packed program starts itself again as a worker"


@pytest.mark.long
@pytest.mark.skipif(not FROZEN.is_dir(), reason="first python packaging/freeze.py")
@pytest.mark.skipif(not shutil.which("strace"), reason="needs strace")
def test_the_packed_programs_start_with_what_they_need(tmp_path: Path) -> None:
    """Neither loads Qt before the command line is read, and PySide finds its files compiled, and leaves some alone."""
    run = _Runner(tmp_path, QT_QPA_PLATFORM="offscreen")

    def opened(*command: str | Path, code: int = 0) -> str:
        log = tmp_path / "log"
        run("strace", "-f", "-qq", "-e", "trace=openat", "-o", log, *command, code=code)
        return "\n".join(line for line in log.read_text(errors="replace").splitlines() if "= -1" not in line)

    assert "libQt6" not in opened(FROZEN / "spiderqt-cli", "deal", "SD1-S1-AAAAABD")
    broken = tmp_path / "empty.spider"
    broken.touch()
    seen = opened(FROZEN / "spiderqt", "--open", broken, "--data-dir", tmp_path / "data", code=2)
    support = "shiboken6/files.dir/shibokensupport/signature"
    assert f"{support}/loader.pyc" in seen
    assert f"{support}/lib/pyi_generator.pyc" not in seen
    assert f"{support}/lib/pyi_generator.py" not in seen


class _Runner:
    """Runs programs in a folder, with an environment that knows nothing of the clone."""

    def __init__(self, folder: Path, **changes: str) -> None:
        self._folder = folder
        self._environ = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "LANG", "LC_"))}
        self._environ |= changes
        self.said = ""
        """What the last one wrote to standard error."""

    def __call__(self, *command: str | Path, code: int = 0) -> str:
        done = subprocess.run(
            [str(word) for word in command],
            cwd=self._folder,
            env={**self._environ, "LANG": "C.UTF-8"},
            capture_output=True,
            text=True,
            timeout=900,
        )
        assert done.returncode == code, done.stdout + done.stderr
        self.said = done.stderr
        return done.stdout


@pytest.mark.long
@pytest.mark.skipif(not FROZEN.is_dir(), reason="first python packaging/freeze.py")
@pytest.mark.skipif(not shutil.which("Xvfb"), reason="needs Xvfb")
def test_the_packed_program_starts_nearly_as_fast_as_from_an_environment(tmp_path: Path) -> None:
    """Medians of alternating starts until the window is there; at most 1.3 times as long."""
    number, screen = _screen()
    try:
        environ = {**os.environ, "DISPLAY": f":{number}", "PYTHONPATH": str(ROOT), "LANG": "C.UTF-8"}
        environ.pop("QT_QPA_PLATFORM", None)
        kinds = {"environment": [sys.executable, "-m", "spiderqt"], "packed": [str(FROZEN / "spiderqt")]}
        times: dict[str, list[float]] = {kind: [] for kind in kinds}
        for attempt in range(8):
            for kind, command in kinds.items():
                folder = tmp_path / f"{kind}{attempt}"
                taken = _start_time([*command, "--data-dir", str(folder)], environ)
                if attempt:  # the first one fills the caches
                    times[kind].append(taken)
        medians = {kind: statistics.median(taken) for kind, taken in times.items()}
        print("seconds until the window:", {kind: round(taken, 2) for kind, taken in medians.items()})
        assert medians["packed"] <= 1.3 * medians["environment"]
    finally:
        screen.terminate()
        screen.wait(10)


def _screen() -> tuple[int, subprocess.Popen[bytes]]:
    """A screen of our own, and its number."""
    reader, writer = os.pipe()
    command = [
        "Xvfb",
        "-displayfd",
        str(writer),
        "-screen",
        "0",
        "1280x1000x24",
        "-nolisten",
        "tcp",
        "-noreset",
    ]
    screen = subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    with os.fdopen(reader) as answer:
        return int(answer.readline()), screen


def _start_time(command: list[str], environ: dict[str, str]) -> float:
    """Seconds until a window of the program is seen."""
    began = time.monotonic()
    program = subprocess.Popen(command, env=environ, cwd="/", stderr=subprocess.DEVNULL)
    try:
        looking = ["xdotool", "search", "--onlyvisible", "--name", "^SpiderQt"]
        while subprocess.run(looking, env=environ, capture_output=True).returncode:
            assert program.poll() is None, "the program ended"
            assert time.monotonic() < began + 60, "no window within a minute"
            time.sleep(0.02)
        return time.monotonic() - began
    finally:
        program.kill()
        program.wait(10)
