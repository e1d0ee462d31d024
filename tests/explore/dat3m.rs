//! Dat3M's litmus tests, where a checkout of it is at hand: `WARPPROOF_DAT3M` names it.

use std::path::{Path, PathBuf};

use warpproof::explore::graph::RaceKind;
use warpproof::explore::litmus::{Litmus, Machine, herd};
use warpproof::explore::{Inclusion, Model, Options, Outcome, explore};

use super::oracle;

fn checkout() -> Option<PathBuf> {
    std::env::var_os("WARPPROOF_DAT3M").map(PathBuf::from)
}

fn read(path: &Path) -> Litmus {
    let text = std::fs::read_to_string(path).expect("the figures name files of the checkout");
    herd::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn run(litmus: &Litmus, model: Model, inclusion: Inclusion) -> Outcome {
    let options = Options {
        model,
        inclusion,
        branch_non_atomic: true,
        all_defects: true,
        ..Options::default()
    };
    explore(&Machine::new(litmus, 4), &options)
}

fn figures(outcome: &Outcome) -> String {
    let has = |kind| outcome.races.keys().any(|race| race.kind == kind);
    format!(
        "{}:{}:{}{}",
        outcome.executions,
        outcome.condition[1].count > 0,
        if has(RaceKind::Data) { "D" } else { "" },
        if has(RaceKind::Heterogeneous) {
            "H"
        } else {
            ""
        }
    )
}

#[test]
fn opencl_tests_have_herds_figures() {
    let Some(checkout) = checkout() else { return };
    let mut compared = 0;
    for line in include_str!("dat3m-opencl.txt").lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let &[file, mutual, either] = &words[..] else {
            continue;
        };
        if line.starts_with('#') {
            continue;
        }
        let litmus = read(&checkout.join(file));
        let found = [Inclusion::Mutual, Inclusion::Either]
            .map(|inclusion| figures(&run(&litmus, Model::Src11, inclusion)));
        assert_eq!(found, [mutual, either], "{file}");
        compared += 1;
    }
    assert_eq!(compared, 152);
}

#[test]
fn c11_tests_have_dat3ms_verdicts_under_rc11() {
    let Some(checkout) = checkout() else { return };
    let expected = checkout.join("dartagnan/src/test/resources/RC11-expected.csv");
    let expected = std::fs::read_to_string(expected).expect("Dat3M records what it expects");
    let mut compared = 0;
    for line in expected.lines() {
        let (file, reachable) = line.split_once(',').expect("a file and a verdict");
        let outcome = run(&read(&checkout.join(file)), Model::Rc11, Inclusion::Mutual);
        assert_eq!(
            outcome.condition[1].count > 0,
            reachable.trim() == "1",
            "{file}"
        );
        compared += 1;
    }
    assert!(compared > 130);
}

/// The enumerator agrees on every test that is small enough for it.
#[test]
fn all_tests_have_the_executions_of_the_oracle() {
    let Some(checkout) = checkout() else { return };
    let mut compared = 0;
    for folder in [
        "C11/auto",
        "C11/manual",
        "OPENCL/herd",
        "OPENCL/herd/old",
        "OPENCL/overhauling",
        "OPENCL/portedFromC11/auto",
        "OPENCL/portedFromC11/manual",
    ] {
        let folder = checkout.join("litmus").join(folder);
        for entry in std::fs::read_dir(folder).expect("the folder is there") {
            let path = entry.expect("its entries can be read").path();
            if path
                .extension()
                .is_some_and(|extension| extension == "litmus")
            {
                let litmus = read(&path);
                if let Some(expected) = oracle::enumerate(&litmus, 4, &super::MODELS) {
                    super::compare_with(&litmus, 4, &expected);
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 300, "{compared}");
}
