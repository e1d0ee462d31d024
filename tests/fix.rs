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
