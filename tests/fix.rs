//! `warpproof fix`: each file of `tests/fix` names its options in its first line; beside it is
//! what it becomes. With `WARPPROOF_BLESS=1` that is written anew.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn fix(file: &Path, options: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_warpproof"));
    command.arg("fix").arg(file).args(options);
    command.output().expect("warpproof runs")
}

/// The file with its changes, written into a folder of its own, and what the command says.
fn fixed(name: &str) -> (Output, String) {
    let original = Path::new("tests/fix").join(name);
    let text = fs::read_to_string(&original).expect("the file is there");
    let first = text.lines().next().unwrap_or_default();
    let options = first.strip_prefix("//").expect("options come first");
    let options: Vec<&str> = options.split_whitespace().chain(["--write"]).collect();
    let folder = tempfile::tempdir().expect("a folder");
    let copy: PathBuf = folder.path().join(name);
    fs::write(&copy, &text).expect("the copy is written");
    let output = fix(&copy, &options);
    let new = fs::read_to_string(&copy).expect("the copy is there");
    (output, new)
}

fn assert_fixed(name: &str) {
    let (output, new) = fixed(name);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(0), "{name}: {said}");
    let (stem, extension) = name.split_once('.').expect("names have extensions");
    let pinned = Path::new("tests/fix").join(format!("{stem}.mended.{extension}"));
    if std::env::var_os("WARPPROOF_BLESS").is_some() {
        fs::write(&pinned, &new).expect("it is written");
    }
    let expected = fs::read_to_string(&pinned).expect("what it becomes is there");
    assert_eq!(new, expected, "{name}");
}

#[test]
fn barriers_are_put_between() {
    assert_fixed("first_round.cu");
    assert_fixed("tiles.cu");
    assert_fixed("local.cl");
}

#[test]
fn reads_go_before_a_barrier() {
    assert_fixed("scan.cu");
    assert_fixed("last_warp.cu");
}

#[test]
fn updates_become_atomic() {
    assert_fixed("counts.cu");
}

#[test]
fn divergent_barriers_go_where_all_threads_come() {
    assert_fixed("divergent.cu");
}

#[test]
fn threads_beyond_the_data_do_nothing() {
    assert_fixed("rows.cu");
}

#[test]
fn a_function_is_changed_for_all_kernels() {
    assert_fixed("shared_helper.cu");
}

#[test]
fn what_is_not_mended_stays_as_it_is() {
    let (output, new) = fixed("none.cu");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(
        said.contains("help: none for scatter: no change was found"),
        "{said}"
    );
    assert_eq!(
        new,
        fs::read_to_string("tests/fix/none.cu").expect("it is there")
    );
}

#[test]
fn what_is_proved_needs_no_change() {
    let file = Path::new("tests/fix/rows.mended.cu");
    let output = fix(file, &[]);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(0), "{said}");
    assert!(!said.contains("help"), "{said}");
}

#[test]
fn other_languages_and_absent_files_are_errors() {
    let racy = "tests/kernels/llvm/nvptx_axpy_racy.ll";
    let output = fix(Path::new(racy), &[]);
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert!(
        error.contains("only kernels in CUDA, HIP and OpenCL"),
        "{error}"
    );
    let output = fix(Path::new("tests/fix/absent.cu"), &[]);
    assert_eq!(output.status.code(), Some(2));
}

/// `verify --fixes` proposes what `fix --write` writes, as text, in JSON and in SARIF.
#[test]
fn reports_have_the_changes() {
    for (name, options) in [
        ("first_round.cu", ["--block", "256"].as_slice()),
        ("counts.cu", ["--block", "128"].as_slice()),
    ] {
        let path = Path::new("tests/fix").join(name);
        let text = fs::read_to_string(&path).expect("the file is there");
        let first = text.lines().next().unwrap_or_default();
        assert!(first.ends_with(&options.join(" ")), "{name}: {first}");
        let json = report(&path, options, "json");
        let changes = json["files"][0]["changes"].as_array().expect("changes");
        assert_eq!(changes.len(), 1, "{name}");
        let edits = changes[0]["edits"].as_array().expect("edits");
        let (stem, extension) = name.split_once('.').expect("names have extensions");
        let mended = Path::new("tests/fix").join(format!("{stem}.mended.{extension}"));
        let mended = fs::read_to_string(mended).expect("what it becomes is there");
        assert_eq!(edited(&text, edits), mended, "{name}");

        let sarif = report(&path, options, "sarif");
        let fix = &sarif["runs"][0]["results"][0]["fixes"][0];
        let replacements = fix["artifactChanges"][0]["replacements"].as_array();
        assert_eq!(replacements.map(Vec::len), Some(edits.len()), "{name}");
    }
    let racy = Path::new("tests/fix/none.cu");
    let json = report(racy, &["--block", "64"], "json");
    assert_eq!(json["files"][0]["kernels"][0]["verdict"], "defect");
    assert!(json["files"][0]["changes"].is_null());
}

fn report(path: &Path, options: &[&str], format: &str) -> serde_json::Value {
    let mut command = Command::new(env!("CARGO_BIN_EXE_warpproof"));
    let command = command.arg("verify").arg(path).args(options);
    let output = command.args(["--fixes", "--format", format]).output();
    let output = output.expect("warpproof runs");
    assert_eq!(output.status.code(), Some(1));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

fn edited(text: &str, edits: &[serde_json::Value]) -> String {
    let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
    for edit in edits.iter().rev() {
        let number = |field: &str| edit[field].as_u64().expect("a number") as usize;
        let first = number("line") - 1;
        let text = edit["text"].as_str().expect("text");
        lines.splice(first..first + number("lines"), [text]);
    }
    lines.concat()
}
