//! Programs of threads whose executions are known, explored from their sources.

use warpproof::explore::graph::RaceKind;
use warpproof::explore::{Model, Options, Outcome};
use warpproof::frontend::Source;
use warpproof::kir::Construct;
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
fn polling_by_updates_ends() {
    assert_eq!(executions("poll.c", Model::Rc11, &[]), 1);
    let weak = run("poll.c", Model::Rc11, &["-DORDER=memory_order_relaxed"]);
    assert_eq!(races(&weak), [RaceKind::Data]);
    let forgotten = run("poll.c", Model::Rc11, &["-DFORGOTTEN"]);
    assert_eq!((forgotten.executions, forgotten.deadlocks.len()), (0, 1));
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
    // Either thread may be the serial one.
    assert_eq!(executions("barrier.c", Model::Src11, &["-DSERIAL"]), 2);
    let first = run("barrier.c", Model::Src11, &["-DSERIAL_IS_FIRST"]);
    assert!(fails(&first, "the assertion does not hold"));
    let too_many = run("barrier.c", Model::Src11, &["-DCOUNT=3"]);
    assert_eq!(too_many.divergences.len(), 1);
    let one = run("barrier.c", Model::Src11, &["-DCOUNT=1"]);
    assert!(!one.unsupported.is_empty() || one.has_defect());
}

/// Without wake-ups that nobody caused.
const WOKEN: &str = "-DWARPPROOF_NO_SPURIOUS_WAKEUPS";

#[test]
fn condition_variables_hand_over() {
    // The giver is first; the taker waits and is woken; it wakes up by itself, which matters
    // only after the giver had the mutex.
    assert_eq!(executions("condition.c", Model::Rc11, &[]), 3);
    assert_eq!(executions("condition.c", Model::Rc11, &[WOKEN]), 2);
    let once = run("condition.c", Model::Rc11, &["-DNO_LOOP"]);
    assert!(fails(&once, "the assertion does not hold"));
    let woken = ["-DNO_LOOP", WOKEN];
    assert_eq!(executions("condition.c", Model::Rc11, &woken), 2);
    let lost = run("condition.c", Model::Rc11, &["-DSIGNAL_FIRST"]);
    assert_eq!(lost.deadlocks.len(), 1);
}

#[test]
fn signals_get_lost_without_the_mutex() {
    assert_eq!(executions("flag.c", Model::Rc11, &[]), 3);
    let lost = run("flag.c", Model::Rc11, &["-DWITHOUT_MUTEX"]);
    assert_eq!(lost.deadlocks.len(), 1);
    assert_eq!(races(&lost), []);
}

#[test]
fn a_signal_wakes_one_thread_and_a_broadcast_all() {
    // The order in which the mutex is taken, where main is last to take it after 0, 1 or 2 have
    // begun to wait: 2 + 4 + 4.
    assert_eq!(executions("gate.c", Model::Rc11, &[WOKEN]), 10);
    let one = ["-DOPEN=pthread_cond_signal", WOKEN];
    let one = run("gate.c", Model::Rc11, &one);
    assert_eq!(one.deadlocks.len(), 2, "either thread sleeps on");
    // Those that have begun to wait may also wake up by themselves: 2 + 2 * 4 + 4 * 4.
    assert_eq!(executions("gate.c", Model::Rc11, &[]), 26);
}

#[test]
fn time_limits_end_waiting() {
    assert_eq!(executions("timed.c", Model::Rc11, &[]), 1);
    let for_ever = run("timed.c", Model::Rc11, &["-DFOR_EVER"]);
    assert_eq!((for_ever.executions, for_ever.deadlocks.len()), (0, 1));
}

#[test]
fn readers_share_a_lock_and_writers_do_not() {
    assert_eq!(executions("rwlock.c", Model::Rc11, &[]), 2);
    // Two readers lock and unlock in 6 orders, of which the writer has a place in 2 at three
    // points, in 4 at two.
    let readers = ["-DREADERS=2", "-DNO_WRITER"];
    assert_eq!(executions("rwlock.c", Model::Rc11, &readers), 6);
    assert_eq!(executions("rwlock.c", Model::Rc11, &readers[..1]), 14);
    let shared = ["-DLOCK_TO_WRITE=pthread_rwlock_rdlock"];
    let shared = run("rwlock.c", Model::Rc11, &shared);
    assert_eq!(races(&shared), [RaceKind::Data]);
}

#[test]
fn trying_fails_where_the_lock_is_taken() {
    // Each in the order of the two sections, or one of them while the other is in its own.
    assert_eq!(executions("try.c", Model::Rc11, &[]), 4);
    let beside = run("try.c", Model::Rc11, &["-DREAD_BESIDE"]);
    assert_eq!(races(&beside), [RaceKind::Data]);
}

#[test]
fn some_mutexes_are_locked_twice() {
    assert_eq!(executions("recursive.c", Model::Rc11, &[]), 2);
    let checking = ["-DKIND=PTHREAD_MUTEX_ERRORCHECK"];
    assert!(executions("recursive.c", Model::Rc11, &checking) >= 2);
    let normal = run("recursive.c", Model::Rc11, &["-DKIND=PTHREAD_MUTEX_NORMAL"]);
    assert_eq!(normal.executions, 0);
    assert!(!normal.deadlocks.is_empty());
}

#[test]
fn threads_of_c11_run() {
    // Either sets up; the putter is first, the getter waits and is woken, or wakes up by itself
    // after the putter had the mutex.
    assert_eq!(executions("c11.c", Model::Rc11, &[]), 6);
    let again = run("c11.c", Model::Rc11, &["-DNOT_ONCE"]);
    assert!(races(&again).contains(&RaceKind::Data));
    let stored = run("c11.c", Model::Rc11, &["-DSTORED"]);
    let named = |(_, what): &(u32, Construct)| what.to_string().contains("`tss_create`");
    assert!(stored.unsupported.iter().any(named));
    assert_eq!(stored.executions, 0);
}

#[test]
fn semaphores_count() {
    assert_eq!(executions("semaphore.c", Model::Rc11, &[]), 1);
    let open = run("semaphore.c", Model::Rc11, &["-DAT_FIRST=1"]);
    assert_eq!(races(&open), [RaceKind::Data]);
    let never = run("semaphore.c", Model::Rc11, &["-DNEVER"]);
    assert_eq!(never.deadlocks.len(), 1);
}

#[test]
fn what_is_not_modelled_proves_nothing() {
    let outcome = run("unsupported.c", Model::Rc11, &[]);
    assert_eq!(outcome.executions, 0);
    let named = |text: &str| {
        outcome
            .unsupported
            .iter()
            .any(|(_, what)| what.to_string().contains(text))
    };
    assert!(named("recursive call"));
}

#[test]
fn memory_is_cut_into_the_cells_that_accesses_need() {
    assert_eq!(executions("bytes.c", Model::Rc11, &[]), 1);
}
