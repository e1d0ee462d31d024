//! Why defects are defects: what `why` says of the kernels of `tests/why/kinds.cu`.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;

const FILE: &str = "tests/why/kinds.cu";

type Reasons = BTreeSet<(String, Option<u64>)>;

#[test]
fn each_kind_is_told_with_its_place() {
    let expected = expected();
    let mut told = BTreeMap::new();
    for kernel in kernels() {
        let name = kernel["kernel"].as_str().expect("a name").to_owned();
        let why = kernel["defects"][0]["why"].as_array();
        let reasons = why.into_iter().flatten().map(|one| {
            let kind = one["kind"].as_str().expect("a kind");
            (kind.to_owned(), one["span"]["line"].as_u64())
        });
        told.insert(name, reasons.collect::<Reasons>());
    }
    assert_eq!(told, expected);
}

#[test]
fn reports_show_the_places() {
    let output = verify("human");
    for text in [
        "neither thread comes to this barrier",
        "both accesses lie between two passes of this barrier",
        "nothing orders blocks but the end of the kernel",
        "part",
    ] {
        assert!(output.contains(text), "{text}: {output}");
    }
    let sarif: Value = serde_json::from_str(&verify("sarif")).expect("JSON");
    let results = sarif["runs"][0]["results"].as_array().expect("results");
    let missed = results.iter().filter(|one| {
        let related = one["relatedLocations"].as_array();
        let mut related = related.into_iter().flatten();
        related.any(|one| one["message"]["text"] == "neither thread comes to this barrier")
    });
    assert_eq!(missed.count(), 1);
}

/// What the comments say, `// KERNEL: KIND`, and of which kernels no place tells why.
fn expected() -> BTreeMap<String, Reasons> {
    let text = std::fs::read_to_string(FILE).expect("a file");
    let mut all: BTreeMap<String, Reasons> = BTreeMap::new();
    for (number, line) in (1..).zip(text.lines()) {
        if let Some((_, comment)) = line.split_once("// ")
            && let Some((kernel, kind)) = comment.split_once(": ")
        {
            let reasons = all.entry(kernel.to_owned()).or_default();
            reasons.insert((kind.to_owned(), Some(number)));
        }
    }
    for (kernel, kind) in [
        ("bare", "no-barrier"),
        ("warp", "no-barrier"),
        ("warp", "warp"),
        ("blocks", "blocks"),
        ("last", "blocks"),
    ] {
        let reasons = all.entry(kernel.to_owned()).or_default();
        reasons.insert((kind.to_owned(), None));
    }
    all
}

fn kernels() -> Vec<Value> {
    let report: Value = serde_json::from_str(&verify("json")).expect("JSON");
    let kernels = report["files"][0]["kernels"].as_array();
    kernels.expect("kernels").clone()
}

fn verify(format: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_warpproof"));
    command.args(["verify", FILE, "--block", "128", "--format", format]);
    let output = command.output().expect("the program runs");
    assert_eq!(output.status.code(), Some(1));
    String::from_utf8(output.stdout).expect("text")
}
