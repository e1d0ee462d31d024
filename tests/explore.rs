//! The explorer against a naive enumerator of executions, and against what is known of
//! well-known programs.

mod axioms;
mod dat3m;
mod known;
mod oracle;
mod random;
mod relation;

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};

use indexmap::IndexMap;
use oracle::{Executions, Reading, canonical};
use warpproof::explore::graph::RaceKind;
use warpproof::explore::litmus::{Litmus, Machine, Stmt, ThreadDecl, parse};
use warpproof::explore::outcome::{Found, RaceKey, Waiting};
use warpproof::explore::{
    Execution, Inclusion, Model, Options, Outcome, ReleaseSequences, explore, explore_observed,
};

const MODELS: [Reading; 5] = [
    (Model::Src11, Inclusion::Mutual, ReleaseSequences::C11),
    (Model::Src11, Inclusion::Mutual, ReleaseSequences::Cpp20),
    (Model::Src11, Inclusion::Either, ReleaseSequences::C11),
    (Model::Rc11, Inclusion::Mutual, ReleaseSequences::C11),
    (Model::Sc, Inclusion::Mutual, ReleaseSequences::C11),
];

/// How many random programs are compared; `WARPPROOF_EXPLORE_PROGRAMS` asks for more.
const PROGRAMS: u64 = 400;
/// Programs between two lines of progress, in runs that were asked for.
const TOLD_EVERY: u64 = 1000;

#[test]
fn random_programs_have_the_executions_of_the_oracle() {
    compare_random(random::program, PROGRAMS, 8);
}

/// Threads that poll by updates which may leave the value as it is.
#[test]
fn polling_programs_have_the_executions_of_the_oracle() {
    compare_random(random::polling, PROGRAMS / 2, 5);
}

/// Compares random programs, of which so many tenths at least have to be small enough.
fn compare_random(program: fn(u64) -> Litmus, programs: u64, tenths: u64) {
    let asked = std::env::var("WARPPROOF_EXPLORE_PROGRAMS");
    let asked = asked.ok().and_then(|count| count.parse().ok());
    let programs = asked.unwrap_or(programs);
    let first = std::env::var("WARPPROOF_EXPLORE_SEED")
        .ok()
        .and_then(|seed| seed.parse().ok())
        .unwrap_or(0);
    let next = AtomicU64::new(first);
    let done = AtomicU64::new(0);
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let counts: Vec<(u64, usize)> = std::thread::scope(|scope| {
        let worker = || {
            let mut counts = (0, 0);
            loop {
                let seed = next.fetch_add(1, Ordering::Relaxed);
                if seed >= first + programs {
                    return counts;
                }
                if let Some(executions) = compare(&program(seed)) {
                    counts.0 += 1;
                    counts.1 += executions;
                }
                let done = done.fetch_add(1, Ordering::Relaxed) + 1;
                if asked.is_some() && done.is_multiple_of(TOLD_EVERY) {
                    eprintln!("{done} of {programs} programs");
                }
            }
        };
        let workers: Vec<_> = (0..workers).map(|_| scope.spawn(worker)).collect();
        let join = |worker: std::thread::ScopedJoinHandle<'_, _>| worker.join();
        let counts = workers.into_iter().map(join);
        counts
            .map(|counts| counts.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    });
    let compared: u64 = counts.iter().map(|counts| counts.0).sum();
    let executions: usize = counts.iter().map(|counts| counts.1).sum();
    eprintln!("{compared} of {programs} programs compared, {executions} executions");
    assert!(
        compared * 10 > programs * tenths,
        "too many programs are left out"
    );
}

/// Compares explorer and oracle in all models; `None` if the program is too large.
fn compare(litmus: &Litmus) -> Option<usize> {
    let expected = oracle::enumerate(litmus, 3, &MODELS)?;
    compare_with(litmus, 3, &expected);
    Some(expected.iter().map(|expected| expected.set.len()).sum())
}

fn compare_with(litmus: &Litmus, unroll: u32, expected: &[Executions]) {
    let machine = Machine::new(litmus, unroll);
    for (expected, (model, inclusion, release_sequences)) in expected.iter().zip(MODELS) {
        let options = Options {
            model,
            inclusion,
            release_sequences,
            branch_non_atomic: true,
            all_defects: true,
            ..Options::default()
        };
        let mut found = Executions::default();
        let mut repeated = BTreeSet::new();
        let outcome = explore_observed(&machine, &options, &mut |execution| {
            let text = canonical(execution);
            if !found.set.insert(text.clone()) {
                repeated.insert(text);
            }
        });
        found.complete = outcome.executions as usize;
        found.satisfying = outcome.condition[1].count as usize;
        found.races = outcome
            .races
            .keys()
            .map(|key| (key.kind, key.sites))
            .collect();
        found.failures = outcome
            .failures
            .keys()
            .map(|failure| (failure.thread, failure.site))
            .collect();
        let missing: Vec<_> = expected.set.difference(&found.set).collect();
        let extra: Vec<_> = found.set.difference(&expected.set).collect();
        assert!(
            missing.is_empty() && extra.is_empty() && repeated.is_empty(),
            "{litmus}\n{model}: missing {missing:#?}, extra {extra:#?}, repeated {repeated:#?}"
        );
        assert_eq!(
            &found, expected,
            "{model} {inclusion:?} {release_sequences:?}\n{litmus}"
        );
        // Without branching over non-atomic accesses: the same verdict, and the same
        // executions if there is no data race.
        let plain = explore(
            &machine,
            &Options {
                branch_non_atomic: false,
                ..options.clone()
            },
        );
        let races = |outcome: &Outcome| !outcome.races.is_empty();
        assert_eq!(races(&plain), races(&outcome), "{model}\n{litmus}");
        let is_data = |race: &RaceKey| race.kind == RaceKind::Data;
        if !outcome.races.keys().any(is_data) {
            assert_eq!(plain.executions, outcome.executions, "{model}\n{litmus}");
            // Of those in which threads wait, not all are explored.
            assert!(plain.blocked <= outcome.blocked, "{model}\n{litmus}");
            assert_eq!(defects(&plain), defects(&outcome), "{model}\n{litmus}");
            for few in outcome.divergences.keys() {
                // Threads that go on may come to barriers, too, or fail.
                let more = |found: &Vec<Waiting>| few.iter().all(|one| found.contains(one));
                let seen = plain.divergences.keys().any(more) || !plain.failures.is_empty();
                assert!(seen, "{model}: {few:?}\n{litmus}");
            }
        }
        compare_jobs(&machine, &options, &outcome);
        compare_awaits(litmus, &options, &outcome);
    }
}

/// All that is reported but divergences, by where it is.
fn defects(outcome: &Outcome) -> [BTreeSet<String>; 3] {
    fn keys<K: std::fmt::Debug>(map: &IndexMap<K, Found>) -> BTreeSet<String> {
        map.keys().map(|key| format!("{key:?}")).collect()
    }
    [
        keys(&outcome.races),
        keys(&outcome.failures),
        keys(&outcome.deadlocks),
    ]
}

/// Blocking where a loop would only read again loses no race, no failure, and no
/// answer to the condition.
fn compare_awaits(litmus: &Litmus, options: &Options, outcome: &Outcome) {
    let loops = |thread: &ThreadDecl| thread.body.iter().any(|s| matches!(s, Stmt::Loop { .. }));
    if !litmus.threads.iter().any(loops) || outcome.bounded {
        return;
    }
    let unrolled = explore(&Machine::new(litmus, 2).without_awaits(), options);
    let races = |outcome: &Outcome| outcome.races.keys().cloned().collect::<BTreeSet<_>>();
    let failures = |outcome: &Outcome| outcome.failures.keys().cloned().collect::<BTreeSet<_>>();
    let answers = |outcome: &Outcome| outcome.condition.each_ref().map(|v| v.count > 0);
    let missing: Vec<_> = races(&unrolled)
        .difference(&races(outcome))
        .cloned()
        .collect();
    assert!(missing.is_empty(), "{missing:?}\n{litmus}");
    let missing: Vec<_> = failures(&unrolled)
        .difference(&failures(outcome))
        .cloned()
        .collect();
    assert!(missing.is_empty(), "{missing:?}\n{litmus}");
    for (unrolled, with) in answers(&unrolled).into_iter().zip(answers(outcome)) {
        assert!(with || !unrolled, "{litmus}");
    }
}

/// Several workers find what one finds, and show it by the same executions.
fn compare_jobs(machine: &Machine, options: &Options, alone: &Outcome) {
    let jobs = |jobs, all_defects| Options {
        jobs,
        all_defects,
        ..options.clone()
    };
    let together = explore(machine, &jobs(3, true));
    assert_eq!(together.executions, alone.executions);
    assert_eq!(together.blocked, alone.blocked);
    assert_eq!(findings(&together), findings(alone));
    let first = explore(machine, &jobs(1, false));
    let first_together = explore(machine, &jobs(3, false));
    assert_eq!(findings(&first_together), findings(&first));
}

/// The defects, and where they were found.
fn findings(outcome: &Outcome) -> Vec<(String, &Vec<u32>, &Execution)> {
    fn list<K: std::fmt::Debug>(
        map: &IndexMap<K, Found>,
    ) -> impl Iterator<Item = (String, &Vec<u32>, &Execution)> {
        map.iter()
            .map(|(key, found)| (format!("{key:?}"), &found.path, &found.execution))
    }
    list(&outcome.races)
        .chain(list(&outcome.failures))
        .chain(list(&outcome.divergences))
        .chain(list(&outcome.deadlocks))
        .collect()
}

/// Programs on which explorer and oracle once differed.
#[test]
fn programs_that_were_wrong_once() {
    // Races of an update that nothing can come of.
    compare(&random::program(125_163));
}

#[test]
fn programs_are_read_as_printed() {
    let seeds = 0..2000;
    let programs = seeds.clone().map(random::program);
    for litmus in programs.chain(seeds.map(random::polling)) {
        let text = litmus.to_string();
        let back = parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(back, litmus, "{text}");
    }
}
