#!/usr/bin/env python3
"""A table of the kernels in tests/triton, for each target and configuration: the verdict, what it
rests on or why it is not that of a proof, and the seconds of the whole run, from Python to the
report; before it how often each verdict comes. Rows go to standard error as they come.

Takes a Python with Triton, which it is run with; WARPPROOF names the program, and --timeout the
seconds that a kernel may take. Kernels are verified with the options in the comments above them.
"""

import argparse
import json
import os
import re
import shlex
import subprocess
import sys
import time
from pathlib import Path

VERDICTS = ["proved", "defect", "inconclusive"]
TARGETS = ["cuda:80", "cuda:90", "hip:gfx942"]


def kernels(source: Path):
    """The kernels of a file, with their options and what is expected of them."""
    options, expected = [], None
    for line in source.read_text().splitlines():
        if line.startswith("# verify: "):
            options = shlex.split(line.removeprefix("# verify: "))
        elif line.startswith("# expect: "):
            expected = line.removeprefix("# expect: ")
        elif (found := re.match(r"def (\w+)\(", line)) and expected:
            yield found[1], options, expected
            options, expected = [], None


def rows(program: str, timeout: int, source: Path):
    text = source.read_text()
    own = re.findall(r"^# target: (\S+)", text, re.MULTILINE)
    is_ptx = "\n# only: ptx\n" in text
    for kernel, options, expected in kernels(source):
        for target in own or [t for t in TARGETS if not (is_ptx and t.startswith("hip"))]:
            command = [program, "triton", f"{source}::{kernel}", "--python", sys.executable]
            command += ["--target", target, "--format", "json", *options]
            if "--timeout" not in options:
                command += ["--timeout", str(timeout)]
            start = time.monotonic()
            output = subprocess.run(command, capture_output=True, text=True, check=False)
            seconds = time.monotonic() - start
            name = f"{source.stem}::{kernel}"
            if output.returncode not in (0, 1, 3):
                yield name, target, "", expected, output.stderr.strip(), "", "", seconds
                continue
            found = json.loads(output.stdout)["files"][0]["kernels"]
            for one in found:
                ids = sorted(set(one.get("assumption_ids", [])))
                given = ", ".join(re.findall(r"num_\w+=\d+", one["kernel"]))
                verdict = one["verdict"]
                found_wrong = [*one.get("defects", []), *one.get("reasons", [])]
                why = sorted({wrong["id"] for wrong in found_wrong if "id" in wrong})
                grounds = ids if verdict == "proved" else why
                share = seconds / len(found)
                yield name, target, given, expected, verdict, one.get("engines", []), grounds, share


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--timeout", type=int, default=60)
    options.add_argument("files", nargs="*", type=Path)
    given = options.parse_args()
    program = os.environ.get("WARPPROOF", "target/release/warpproof")
    counts, table = {}, []
    for source in given.files or sorted(Path("tests/triton").glob("*.py")):
        for *words, engines, ids, seconds in rows(program, given.timeout, source):
            _, target, _, expected, verdict = words
            of_target = counts.setdefault((target, expected), {})
            of_target[verdict] = of_target.get(verdict, 0) + 1
            shown = [*words, ", ".join(engines), ", ".join(ids), f"{seconds:.1f}"]
            table.append("| " + " | ".join(shown) + " |")
            print(table[-1], file=sys.stderr, flush=True)
    print("| target | expected | all | proved | defect | inconclusive |")
    print("|---|---|---|---|---|---|")
    for (target, expected), found in sorted(counts.items()):
        of_verdict = [found.get(verdict, 0) for verdict in VERDICTS]
        row = [target, expected, sum(found.values()), *of_verdict]
        print("| " + " | ".join(map(str, row)) + " |")
    print()
    print("| kernel | target | configuration | expected | verdict | by | rests on, or why | s |")
    print("|---|---|---|---|---|---|---|---|")
    print("\n".join(table))


if __name__ == "__main__":
    main()
