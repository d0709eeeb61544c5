"""The example of a game from outside, installed for the processes of a test and for nobody else.

The copy of the environment is an overlay: the package, built and installed by pip with its metadata, in a folder of its own
that comes before everything else that is installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "pearls"
GAME = "pearls"


def install(folder: Path) -> str:
    """Build and install it, without the network; the PYTHONPATH with which a process has it."""
    source, site = folder / "source", folder / "site"
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__"))
    options = ["--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation", "--no-index"]
    command = [sys.executable, "-m", "pip", "install", *options, "--target", str(site), str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH", "")]))
