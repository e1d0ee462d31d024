//! Programs of threads whose executions are known, explored from their sources.

use warpproof::explore::graph::RaceKind;
use warpproof::explore::{Model, Options, Outcome};
use warpproof::frontend::Source;
use warpproof::verify::explore_threads;

fn run(file: &str, model: Model, clang_args: &[&str]) -> Outcome {
    let path = format!("tests/programs/{file}");
    let source = Source {
        clang_args: clang_args.iter().map(|&arg| arg.to_owned()).collect(),
        ..Source::from_path(&path).expect("the name tells the language")
    };
    let options = Options {
        model,
        all_defects: true,
        ..Options::default()
    };
    explore_threads(&source, 100, &options, |_, outcome| outcome.clone())
        .unwrap_or_else(|error| panic!("{error}"))
}

/// Explores a program without defects, to the end.
fn executions(file: &str, model: Model, clang_args: &[&str]) -> u64 {
    let outcome = run(file, model, clang_args);
    assert!(!outcome.has_defect(), "{file} {clang_args:?}");
    assert!(!outcome.bounded, "{file} {clang_args:?}");
    assert_eq!(outcome.unsupported.into_iter().collect::<Vec<_>>(), []);
    outcome.executions
}

fn races(outcome: &Outcome) -> Vec<RaceKind> {
    let mut kinds: Vec<RaceKind> = outcome.races.keys().map(|race| race.kind).collect();
    kinds.sort();
    kinds.dedup();
    kinds
}

/// Whether some thread fails in these words.
fn fails(outcome: &Outcome, words: &str) -> bool {
    outcome
        .failures
        .keys()
        .any(|failure| failure.message.contains(words))
}

#[test]
fn a_message_passes_with_release_and_acquire_only() {
    assert_eq!(executions("message.c", Model::Rc11, &[]), 2);
    for weak in [
        "-DWRITE=memory_order_relaxed",
        "-DREAD=memory_order_relaxed",
    ] {
        let outcome = run("message.c", Model::Rc11, &[weak]);
        assert_eq!(races(&outcome), [RaceKind::Data], "{weak}");
    }
}

#[test]
fn stores_are_buffered_unless_all_is_sc() {
    assert_eq!(executions("buffering.c", Model::Rc11, &[]), 3);
    let relaxed = ["-DORDER=memory_order_relaxed"];
    assert_eq!(executions("buffering.c", Model::Sc, &relaxed), 3);
    let outcome = run("buffering.c", Model::Rc11, &relaxed);
    assert_eq!(outcome.executions, 3);
    assert!(fails(&outcome, "the assertion does not hold"));
}

#[test]
fn a_mutex_orders_its_sections() {
    assert_eq!(executions("counter.c", Model::Rc11, &[]), 6);
    let unlocked = run("counter.c", Model::Rc11, &["-DUNLOCKED"]);
    assert_eq!(races(&unlocked), [RaceKind::Data]);
}

#[test]
fn freed_memory_is_gone() {
    let early = run("counter.c", Model::Rc11, &["-DFREED_EARLY"]);
    assert_eq!(races(&early), [RaceKind::Data]);
    let after = run("counter.c", Model::Rc11, &["-DREAD_AFTER"]);
    assert!(fails(&after, "memory that is gone"));
}

#[test]
fn lists_grow_on_the_heap() {
    // Either node comes first, and each compare-and-swap may have failed before.
    let found = executions("list.c", Model::Rc11, &[]);
    assert!(found >= 2, "{found}");
}

#[test]
fn scopes_have_to_include_each_other() {
    assert_eq!(executions("scopes.c", Model::Src11, &[]), 2);
    assert_eq!(
        executions("scopes.c", Model::Src11, &["-DREADER_GROUP=0"]),
        2
    );
    let group = "__VERIFIER_memory_scope_work_group";
    let (writer, reader) = (
        format!("-DWRITER_SCOPE={group}"),
        format!("-DREADER_SCOPE={group}"),
    );
    let both = [RaceKind::Data, RaceKind::Heterogeneous];
    for narrow in [&[&*writer][..], &[&*reader], &[&*writer, &*reader]] {
        let outcome = run("scopes.c", Model::Src11, narrow);
        assert_eq!(races(&outcome), both, "{narrow:?}");
        // Threads of one group are in each other's scope; RC11 knows no scopes.
        let together: Vec<&str> = narrow.iter().copied().chain(["-DREADER_GROUP=0"]).collect();
        assert_eq!(executions("scopes.c", Model::Src11, &together), 2);
        assert_eq!(executions("scopes.c", Model::Rc11, narrow), 2);
    }
}

#[test]
fn threads_meet_at_barriers() {
    assert_eq!(executions("barrier.c", Model::Src11, &[]), 1);
    let without = run("barrier.c", Model::Src11, &["-DNO_BARRIER"]);
    assert_eq!(races(&without), [RaceKind::Data]);
    let too_many = run("barrier.c", Model::Src11, &["-DCOUNT=3"]);
    assert_eq!(too_many.divergences.len(), 1);
    let one = run("barrier.c", Model::Src11, &["-DCOUNT=1"]);
    assert!(!one.unsupported.is_empty() || one.has_defect());
}

#[test]
fn what_is_not_modelled_proves_nothing() {
    let outcome = run("unsupported.c", Model::Rc11, &[]);
    assert_eq!(outcome.executions, 0);
    let named = |text: &str| {
        outcome
            .unsupported
            .iter()
            .any(|(_, what)| what.contains(text))
    };
    assert!(named("recursive call"));
}

#[test]
fn memory_is_cut_into_the_cells_that_accesses_need() {
    assert_eq!(executions("bytes.c", Model::Rc11, &[]), 1);
}
