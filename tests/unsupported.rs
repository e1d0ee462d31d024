//! Each code of what is not modelled: a file of `tests/unsupported` that gives it.
//!
//! The file is called after the code. Its first line says what is asked of it, as that of a
//! test kernel does, or that it is explored.

use crate::support::kernels;
use std::collections::BTreeSet;
use std::path::Path;

use warpproof::explore::{self, Outcome};
use warpproof::frontend::Source;
use warpproof::kir::CODES;
use warpproof::verify::{ExploreOptions, check_ivl, explore_file, explore_threads};
use warpproof::{Reason, VerifyOptions, verify};

const FOLDER: &str = "unsupported";

#[test]
fn codes_are_given_by_files() {
    kernels::for_each(CODES.to_vec(), |code| {
        let names = ["cu", "cl", "ll", "c", "bpl"].map(|end| format!("{FOLDER}/{code}.{end}"));
        let is_there = |name: &&String| Path::new("tests").join(name).exists();
        let Some(name) = names.iter().find(is_there) else {
            return vec![format!("{code}: no file")];
        };
        let given = codes(name);
        match given.iter().any(|given| given == code) {
            true => Vec::new(),
            false => vec![format!("{name}: {given:?}")],
        }
    });
}

#[test]
fn files_are_called_after_codes() {
    let stem = |name: &String| Path::new(name).file_stem()?.to_str().map(str::to_owned);
    let stems = kernels::files(FOLDER)
        .iter()
        .filter_map(stem)
        .collect::<Vec<_>>();
    let is_code = |stem: &String| CODES.contains(&stem.as_str());
    assert!(stems.iter().all(is_code), "{stems:?}");
}

#[test]
fn codes_are_listed() {
    let page = std::fs::read_to_string("docs/json.md").expect("the page can be read");
    let is_missing = |code: &&&str| !page.contains(&format!("`{code}`"));
    let missing: Vec<&&str> = CODES.iter().filter(is_missing).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// The codes of what the file is inconclusive for.
fn codes(name: &str) -> BTreeSet<String> {
    let path = Path::new("tests").join(name);
    let text = std::fs::read_to_string(&path).expect("the file can be read");
    if path.extension().is_some_and(|end| end == "bpl") {
        let report = check_ivl(&path, &VerifyOptions::default()).expect("a program");
        return of_reasons(report.procedures.into_iter().flat_map(|p| p.reasons));
    }
    if text.starts_with("// explore") {
        return explored(&path);
    }
    let request = kernels::open(name).expect("options that there are");
    let report = verify(&request).unwrap_or_else(|error| panic!("{name}: {error}"));
    of_reasons(report.kernels.into_iter().flat_map(|kernel| kernel.reasons))
}

fn of_reasons(reasons: impl Iterator<Item = Reason>) -> BTreeSet<String> {
    reasons.filter_map(|reason| reason.code).collect()
}

/// The same of an exploration: of two threads of a block where it is a kernel.
fn explored(path: &Path) -> BTreeSet<String> {
    let source = Source::from_path(path).expect("the name tells the language");
    let mut codes = BTreeSet::new();
    let mut note = |outcome: &Outcome| {
        let constructs = outcome.unsupported.iter();
        codes.extend(constructs.map(|(_, construct)| construct.code().to_owned()));
    };
    if path.extension().is_some_and(|end| end == "c") {
        let options = explore::Options::default();
        let explored = explore_threads(&source, 100, &options, |_, outcome| note(outcome));
        explored.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        return codes;
    }
    let options = ExploreOptions {
        block: [2, 1, 1],
        grid: [1, 1, 1],
        gpus: 1,
        warp_size: None,
        kernels: Vec::new(),
        args: Vec::new(),
        arrays: Vec::new(),
        unroll: 100,
        exploration: explore::Options::default(),
    };
    explore_file(&source, &[], &options, &mut |_, _, outcome| note(outcome))
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    codes
}
