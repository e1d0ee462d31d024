//! Proofs beside concrete runs: on random kernels, and on faulty variants of the
//! test kernels. What is proved must not show a defect in any run.
//!
//! `warpproof-soundness` (in `benchmarks/`) does the same at length.

#[path = "soundness/mod.rs"]
mod harness;

use std::path::Path;
use std::time::Duration;

use harness::campaign::{Campaign, Complaint};
use harness::judge::Settings;
use harness::mutants;
use harness::random::Random;
use warpproof::options::EngineChoice;
use warpproof::report::model::Verdict;

#[test]
fn proofs_of_random_kernels_hold() {
    judge_random(EngineChoice::TwoThread, 1, 40);
}

#[test]
fn proofs_by_protocols_of_random_kernels_hold() {
    judge_random(EngineChoice::Auto, 1001, 30);
}

#[test]
fn proofs_by_enumeration_of_random_kernels_hold() {
    judge_random(EngineChoice::Enumerate, 2001, 40);
}

/// Judges `count` random kernels.
fn judge_random(engine: EngineChoice, seed: u64, count: u64) {
    let campaign = Campaign {
        settings: Settings {
            runs: 12,
            timeout: Duration::from_secs(4),
            solver: None,
            engine,
            only_faulty: false,
        },
        seed,
        count,
        vary: 8,
        jobs: 1,
        batch: 20,
    };
    let tally = campaign.run(|_, _| {});
    let list = |complaints: &[Complaint]| {
        let texts = complaints
            .iter()
            .map(|one| format!("{}: {}\n{}", one.name, one.message, one.file));
        texts.collect::<Vec<_>>().join("\n")
    };
    assert!(tally.unsound.is_empty(), "{}", list(&tally.unsound));
    assert!(tally.unstable.is_empty(), "{}", list(&tally.unstable));
    assert!(tally.skipped.is_empty(), "{:?}", tally.skipped);
    // The kernels are worth the time only while both kinds are among them.
    let summary = tally.summary();
    assert!(
        tally.verdicts(Verdict::Proved, false) >= count / 5,
        "{summary}"
    );
    assert!(
        tally.verdicts(Verdict::Defect, true) >= count / 5,
        "{summary}"
    );
}

#[test]
fn faulty_variants_of_test_kernels_are_not_proved() {
    let mut random = Random::new(3);
    let mut tally = mutants::Tally::default();
    for path in mutants::files(Path::new("tests/kernels")) {
        // A sample of the files, and of the mutants of each.
        if random.percent(88) {
            continue;
        }
        if let Some(file) = mutants::read(&path, Duration::from_secs(4)) {
            mutants::judge(&file, |_| random.percent(40), &mut tally);
        }
    }
    assert!(tally.unsound.is_empty(), "{}", tally.unsound.join("\n"));
    assert!(tally.faulty >= 20 && tally.reported >= 15, "{tally:?}");
}
