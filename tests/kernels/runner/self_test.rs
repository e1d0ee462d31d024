//! The runner's own tests: that it notices what it is there to notice.

use std::path::Path;

use libtest_mimic::Trial;
use serde_json::{Value, json};

use crate::check::problems;
use crate::expectation::{Expectation, Outcome};
use crate::process::Run;

pub fn trials() -> Vec<Trial> {
    type Test = fn() -> Result<(), String>;
    let tests: [(&str, Test); 8] = [
        ("reads the header", reads_the_header),
        ("rejects contradictions", rejects_contradictions),
        ("accepts the expected race", accepts_the_expected_race),
        ("notices another line", notices_another_line),
        ("notices another access kind", notices_another_access_kind),
        ("notices an unreported line", notices_an_unreported_line),
        ("notices a wrong proof", notices_a_wrong_proof),
        ("notices a skipped kernel", notices_a_skipped_kernel),
    ];
    tests
        .into_iter()
        .map(|(name, test)| Trial::test(format!("runner {name}"), move || Ok(test()?)))
        .collect()
}

const RACY: &str = "\
// verify: --block 64 --assume 'n == 5'
// expect: defect
a[i] = 1; // error[race]: write
b = a[j]; // error[race]: read
";

fn reads_the_header() -> Result<(), String> {
    let expectation = Expectation::parse(RACY)?;
    ensure(
        expectation.options == ["--block", "64", "--assume", "n == 5"],
        "options",
    )?;
    ensure(expectation.lines.keys().eq(&[3, 4]), "lines")?;
    let text = "; verify:\n; expect: proved(a), defect(b)\n";
    let Outcome::Kernels(kernels) = Expectation::parse(text)?.outcome else {
        return Err("verdicts by kernel".into());
    };
    ensure(kernels.len() == 2, "two kernels")?;
    let expectation = Expectation::parse("// verify:\n// expect: proved(a), skipped(b)\n")?;
    ensure(expectation.skipped.contains_key("b"), "a skipped kernel")?;
    ensure(expectation.exit_code() == 3, "the exit code")
}

fn rejects_contradictions() -> Result<(), String> {
    for text in [
        RACY.replace("expect: defect", "expect: proved"),
        RACY.replace("expect: defect", "expect: faulty"),
        RACY.replace("race]: read", "race]: peek"),
        RACY.replace("race]: read", "race]"),
        RACY.replace("n == 5'", "n == 5"),
        RACY.replace("// expect: defect\n", ""),
    ] {
        ensure(Expectation::parse(&text).is_err(), &text)?;
    }
    Ok(())
}

fn accepts_the_expected_race() -> Result<(), String> {
    let found = found(race([(3, "write"), (4, "read")]), "defect", 1)?;
    ensure(found.is_empty(), &found.join("; "))
}

fn notices_another_line() -> Result<(), String> {
    ensure(
        !found(race([(3, "write"), (5, "read")]), "defect", 1)?.is_empty(),
        "silent",
    )
}

fn notices_another_access_kind() -> Result<(), String> {
    ensure(
        !found(race([(3, "write"), (4, "write")]), "defect", 1)?.is_empty(),
        "silent",
    )
}

fn notices_an_unreported_line() -> Result<(), String> {
    ensure(
        !found(race([(3, "write"), (3, "write")]), "defect", 1)?.is_empty(),
        "silent",
    )
}

fn notices_a_wrong_proof() -> Result<(), String> {
    ensure(!found(json!([]), "proved", 0)?.is_empty(), "silent")
}

fn notices_a_skipped_kernel() -> Result<(), String> {
    let skipped = json!({
        "kernel": "b", "reason": "a template", "span": { "file": "a.cu", "line": 9, "column": 0 },
    });
    let report = json!({ "file": "a.cu", "kernels": [], "skipped": [skipped], "timings": [] });
    let run = Run {
        exit_code: Some(3),
        stdout: json!({ "schema": 1, "files": [report] }).to_string(),
        stderr: String::new(),
    };
    let found = |expect: &str| -> Result<Vec<String>, String> {
        let expectation = Expectation::parse(&format!("// verify:\n// expect: {expect}\n"))?;
        Ok(problems(&expectation, Path::new("a.cu"), &run))
    };
    ensure(found("skipped(b)")?.is_empty(), "expected")?;
    ensure(!found("skipped(c)")?.is_empty(), "another one")?;
    ensure(!found("inconclusive")?.is_empty(), "silent")
}

/// What the check says of a run of `RACY` with these defects and this verdict.
fn found(defects: Value, verdict: &str, exit_code: i32) -> Result<Vec<String>, String> {
    let report = json!({
        "file": "a.cu",
        "kernels": [{
            "kernel": "k(int*)",
            "launch": { "block": [64, 1, 1], "grid": [1, 1, 1] },
            "verdict": verdict,
            "defects": defects,
            "assumptions": [],
            "timings": [],
        }],
        "timings": [],
    });
    let run = Run {
        exit_code: Some(exit_code),
        stdout: json!({ "schema": 1, "files": [report] }).to_string(),
        stderr: String::new(),
    };
    Ok(problems(
        &Expectation::parse(RACY)?,
        Path::new("dir/a.cu"),
        &run,
    ))
}

/// One race between two threads, at these lines with these access kinds.
fn race(accesses: [(u32, &str); 2]) -> Value {
    let accesses = [0, 1].map(|thread| {
        let (line, access) = accesses[thread];
        json!({
            "access": access,
            "span": { "file": "dir/a.cu", "line": line, "column": 1 },
            "thread": { "thread": [thread, 0, 0], "block": [0, 0, 0] },
            "byte_offset": 8,
            "width": 4,
        })
    });
    json!([{
        "kind": "race",
        "confidence": "confirmed",
        "array": "a",
        "same_value": false,
        "accesses": accesses,
        "values": [],
    }])
}

fn ensure(condition: bool, what: &str) -> Result<(), String> {
    if condition {
        Ok(())
    } else {
        Err(what.to_owned())
    }
}
