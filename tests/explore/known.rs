//! Programs whose executions are known in general, and the scope probes.

use std::fmt::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

use warpproof::explore::graph::RaceKind;
use warpproof::explore::litmus::{Litmus, Machine, parse};
use warpproof::explore::{Inclusion, Model, Options, Outcome, Progress, ReleaseSequences, explore};

fn read(text: &str) -> Litmus {
    parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn run(litmus: &Litmus) -> Outcome {
    let options = Options {
        all_defects: true,
        ..Options::default()
    };
    explore(&Machine::new(litmus, 8), &options)
}

fn program(cells: &str, threads: usize, body: impl Fn(usize) -> String) -> String {
    let mut text = format!("name \"known\" cells {{ {cells} }}\n");
    for thread in 0..threads {
        let _ = writeln!(text, "thread P{thread} {{ {} }}", body(thread));
    }
    text
}

fn ring(n: usize) -> String {
    (0..n).map(|i| format!("x{i} = 0; ")).collect()
}

#[test]
fn load_buffering_has_all_executions_but_one() {
    for n in 2..=12 {
        let text = program(&ring(n), n, |i| {
            let next = (i + 1) % n;
            format!("r = load.rlx.gpu x{i}; store.rlx.gpu x{next}, 1;")
        });
        assert_eq!(run(&read(&text)).executions, (1 << n) - 1);
    }
}

/// No execution of this one ends before the time is up.
#[test]
fn time_limits_hold_for_long_executions() {
    let text = program("x = 0;", 3, |_| "loop { r = add.rlx.gpu x, 1; }".to_owned());
    for jobs in [1, 2] {
        let options = Options {
            deadline: Some(Instant::now() + Duration::from_millis(50)),
            jobs,
            ..Options::default()
        };
        let outcome = explore(&Machine::new(&read(&text), 1_000_000), &options);
        assert!(outcome.interrupted);
        assert_eq!((outcome.executions, outcome.blocked), (0, 0));
    }
}

#[test]
fn store_buffering_is_seen_at_once() {
    for n in 2..=25 {
        let mut text = program(&ring(n), n, |i| {
            let next = (i + 1) % n;
            format!("store.rlx.gpu x{i}, 1; r = load.rlx.gpu x{next};")
        });
        let zeros: Vec<String> = (0..n).map(|i| format!("P{i}:r == 0")).collect();
        let _ = writeln!(text, "~exists {}", zeros.join(" && "));
        let options = Options {
            stop_at_condition: Some(true),
            ..Options::default()
        };
        let outcome = explore(&Machine::new(&read(&text), 8), &options);
        assert_eq!(outcome.condition[1].count, 1);
        assert!(outcome.executions <= 5, "{n}: {}", outcome.executions);
    }
}

#[test]
fn progress_ends_with_all_that_there_is() {
    let n = 4;
    let text = program(&ring(n), n, |i| {
        let next = (i + 1) % n;
        format!("r = load.rlx.gpu x{i}; store.rlx.gpu x{next}, 1; store.rlx.gpu x0, 2;")
    });
    for jobs in [1, 3] {
        let progress = Arc::new(Progress::default());
        let options = Options {
            all_defects: true,
            jobs,
            progress: Some(progress.clone()),
            ..Options::default()
        };
        let outcome = explore(&Machine::new(&read(&text), 8), &options);
        assert_eq!(progress.executions(), outcome.executions);
        assert!((progress.done() - 1.0).abs() < 0.001, "{}", progress.done());
    }
}

#[test]
fn sequentially_consistent_store_buffering() {
    for n in 2..=8 {
        let text = program(&ring(n), n, |i| {
            let next = (i + 1) % n;
            format!("store.sc.gpu x{i}, 1; r = load.sc.gpu x{next};")
        });
        assert_eq!(run(&read(&text)).executions, (1 << n) - 1);
    }
}

const CRITICAL: &str = "v = load.na c; store.na c, v + 1;";

fn caslock(acquire: &str, release: &str) -> String {
    format!(
        "loop {{ o = cas.{acquire}.rlx.gpu l, 0, 1; if (o == 0) {{ break; }} }}
         {CRITICAL} store.{release}.gpu l, 0;"
    )
}

fn ticketlock(acquire: &str, release: &str) -> String {
    format!(
        "t = add.rlx.gpu next, 1;
         loop {{ o = load.{acquire}.gpu l; if (o == t) {{ break; }} }}
         {CRITICAL} store.{release}.gpu l, t + 1;"
    )
}

fn ttaslock(acquire: &str, release: &str) -> String {
    format!(
        "loop {{
           loop {{ o = load.rlx.gpu l; if (o == 0) {{ break; }} }}
           o = cas.{acquire}.rlx.gpu l, 0, 1;
           if (o == 0) {{ break; }}
         }}
         {CRITICAL} store.{release}.gpu l, 0;"
    )
}

#[test]
fn safe_locks_have_one_execution_per_order() {
    let cells = "l = 0; next = 0; c = 0;";
    for n in 2..=5_u64 {
        let orders: u64 = (1..=n).product();
        let locks = [
            (caslock("acq", "rel"), orders),
            (ticketlock("acq", "rel"), orders),
            (ttaslock("acq", "rel"), orders * orders),
        ];
        for (body, executions) in locks {
            if n > 4 && executions > orders {
                continue;
            }
            let text = program(cells, n as usize, |_| body.clone());
            let outcome = run(&read(&text));
            assert!(!outcome.has_defect(), "{text}");
            assert!(!outcome.bounded, "{text}");
            assert_eq!(outcome.executions, executions, "{text}");
        }
    }
}

/// Threads that have to wait are told so once, not for every older value of the lock.
#[test]
fn who_waits_for_a_ticket_is_explored_once() {
    let n = 6;
    let body = ticketlock("acq", "rel");
    let text = program("l = 0; next = 0; c = 0;", n, |_| body.clone());
    let outcome = run(&read(&text));
    assert_eq!(outcome.executions, 720);
    assert!(outcome.blocked <= 720, "{}", outcome.blocked);
}

#[test]
fn weakened_locks_have_races() {
    let cells = "l = 0; next = 0; c = 0;";
    for lock in [caslock, ticketlock, ttaslock] {
        for (acquire, release) in [("rlx", "rel"), ("acq", "rlx")] {
            let text = program(cells, 3, |_| lock(acquire, release));
            let outcome = run(&read(&text));
            let data = outcome.races.keys().filter(|r| r.kind == RaceKind::Data);
            assert!(data.count() > 0, "{text}");
        }
    }
}

#[test]
fn a_lock_that_is_never_released_is_a_deadlock() {
    let text = program("l = 0;", 2, |_| {
        "loop { o = cas.acq.rlx.gpu l, 0, 1; if (o == 0) { break; } }".to_owned()
    });
    let outcome = run(&read(&text));
    assert_eq!(outcome.deadlocks.len(), 2, "whoever comes second waits");
    assert_eq!(outcome.executions, 0);
}

/// A loop without actions ends nobody's patience.
#[test]
fn silent_loops_are_bounded() {
    let text = program("x = 0;", 2, |_| {
        "repeat 4294967295 { r = 1; } store.rlx.gpu x, 1;".to_owned()
    });
    let outcome = run(&read(&text));
    assert!(outcome.bounded);
    assert_eq!(outcome.executions, 0);
}

/// So many that evaluating or printing the sum does not overflow the stack.
#[test]
fn operators_of_a_statement_are_bounded() {
    let sum = |operators: usize| {
        let long = format!("r = 1{};", " + 1".repeat(operators));
        program("x = 0;", 1, |_| long.clone())
    };
    let most = read(&sum(3000));
    assert_eq!(run(&most).executions, 1);
    assert_eq!(read(&most.to_string()), most);
    let error = parse(&sum(200_000)).expect_err("too long");
    assert!(error.message.contains("too many operators"), "{error}");
}

#[test]
fn barriers_order_and_diverge() {
    let text = "name \"b\" cells { x = 0; }
        thread P0 { store.na x, 1; barrier.block 0; }
        thread P1 { barrier.block 0; r = load.na x; }
        forall P1:r == 1";
    let outcome = run(&read(text));
    assert!(!outcome.has_defect());
    assert_eq!((outcome.executions, outcome.condition[0].count), (1, 0));

    let apart = text.replace("barrier.block 0; r", "barrier.block 1; r");
    assert_eq!(run(&read(&apart)).divergences.len(), 1, "two barriers");
    let missing = text.replace("barrier.block 0; r", "r");
    assert_eq!(run(&read(&missing)).divergences.len(), 1, "one has ended");
    let blocks = text.replace("thread P1", "thread P1 (block 1)");
    let outcome = run(&read(&blocks));
    assert!(outcome.divergences.is_empty() && outcome.races.len() == 1);
}

/// Two threads in blocks `blocks`; scopes of the writer and of the reader.
fn probe(kind: &str, blocks: [u32; 2], scopes: [&str; 2]) -> Litmus {
    let ([b0, b1], [s0, s1]) = (blocks, scopes);
    read(&match kind {
        "MP" => format!(
            "name \"MP\" cells {{ x = 0; y = 0; }}
             thread P0 (block {b0}) {{ store.na x, 1; store.rel.{s0} y, 1; }}
             thread P1 (block {b1}) {{ r0 = load.acq.{s1} y; if (r0 == 1) {{ r1 = load.na x; }} }}
             exists P1:r0 == 1 && P1:r1 == 0"
        ),
        _ => format!(
            "name \"SB\" cells {{ x = 0; y = 0; }}
             thread P0 (block {b0}) {{ store.sc.{s0} x, 1; r0 = load.sc.{s0} y; }}
             thread P1 (block {b1}) {{ store.sc.{s1} y, 1; r1 = load.sc.{s1} x; }}
             exists P0:r0 == 0 && P1:r1 == 0"
        ),
    })
}

#[test]
fn scope_probes() {
    let apart = [0, 1];
    let together = [0, 0];
    // Program, blocks, scopes, what is seen with mutual and with one-sided inclusion:
    // w the weak outcome, D a data race, H a heterogeneous race.
    let probes = [
        ("MP", apart, ["gpu", "gpu"], "", ""),
        ("MP", apart, ["gpu", "block"], "wDH", ""),
        ("MP", apart, ["block", "gpu"], "wDH", ""),
        ("MP", apart, ["system", "block"], "wDH", ""),
        ("MP", apart, ["block", "block"], "wDH", "wDH"),
        ("MP", together, ["block", "block"], "", ""),
        ("SB", apart, ["gpu", "block"], "wH", ""),
        ("SB", apart, ["block", "gpu"], "wH", ""),
        ("SB", apart, ["system", "block"], "wH", ""),
        ("SB", apart, ["gpu", "gpu"], "", ""),
        ("SB", together, ["gpu", "gpu"], "", ""),
        ("SB", together, ["block", "block"], "", ""),
        ("SB", apart, ["block", "block"], "wH", "wH"),
    ];
    for (kind, blocks, scopes, mutual, either) in probes {
        for (inclusion, expected) in [(Inclusion::Mutual, mutual), (Inclusion::Either, either)] {
            let options = Options {
                inclusion,
                branch_non_atomic: true,
                all_defects: true,
                ..Options::default()
            };
            let litmus = probe(kind, blocks, scopes);
            let outcome = explore(&Machine::new(&litmus, 1), &options);
            let has = |kind| outcome.races.keys().any(|race| race.kind == kind);
            let mut seen = String::new();
            for (mark, is_seen) in [
                ('w', outcome.condition[1].count > 0),
                ('D', has(RaceKind::Data)),
                ('H', has(RaceKind::Heterogeneous)),
            ] {
                if is_seen {
                    seen.push(mark);
                }
            }
            assert_eq!(seen, expected, "{inclusion:?} {litmus}");
            if kind == "SB" && expected.is_empty() {
                assert_eq!(outcome.executions, 3);
            }
        }
    }
}

/// The running example of the paper (§4.2): four executions, one data race.
#[test]
fn the_example_of_the_paper() {
    let litmus = read(
        "name \"SEG\" cells { x = 0; y = 0; }
         thread P0 { store.rel.block x, 1; store.rlx.block y, 1; }
         thread P1 { a = load.na y; b = load.acq.block x; }
         exists P1:a == 1 && P1:b == 1",
    );
    for model in [Model::Src11, Model::Rc11] {
        let options = Options {
            model,
            branch_non_atomic: true,
            all_defects: true,
            ..Options::default()
        };
        let outcome = explore(&Machine::new(&litmus, 1), &options);
        assert_eq!(outcome.executions, 4);
        assert_eq!(outcome.condition[1].count, 1);
        let kinds: Vec<_> = outcome.races.keys().map(|race| race.kind).collect();
        assert_eq!(kinds, [RaceKind::Data]);
    }
}

#[test]
fn later_writes_of_a_thread_release_in_c11_only() {
    let sender = "store.na x, 1; store.rel.gpu y, 1; store.rlx.gpu y, 2;";
    let receiver = "r = load.acq.gpu y; if (r == 2) { s = load.na x; }";
    let text = program("x = 0; y = 0;", 2, |i| [sender, receiver][i].to_owned());
    let races = |release_sequences| {
        let options = Options {
            release_sequences,
            all_defects: true,
            ..Options::default()
        };
        let outcome = explore(&Machine::new(&read(&text), 1), &options);
        outcome.races.len()
    };
    assert_eq!(races(ReleaseSequences::C11), 0);
    assert_eq!(races(ReleaseSequences::Cpp20), 1);
}

/// Rounds that only read are left out, but not their races: with a write, or a read, that is
/// only there because the thread has gone on.
#[test]
fn races_of_idle_rounds_are_found() {
    let by_read = "name \"read\" cells { a = 0; b = 0; c = 0; }
        thread P0 { loop {
            r0 = load.rlx.gpu a; if (r0 == 1) { break; }
            r1 = load.rlx.gpu b; if (r1 == 7) { break; }
        } store.rlx.gpu c, 1; }
        thread P1 { store.rlx.gpu a, 1; }
        thread P2 { r2 = load.rlx.gpu c; if (r2 == 1) { store.@ b, 1; } }";
    let by_update = "name \"update\" cells { f = 0; c = 0; }
        thread P0 { loop { r0 = cas.rlx.rlx.gpu f, 0, 0; if (r0 == 1) { break; } }
            store.rlx.gpu c, 1; }
        thread P1 { store.rlx.gpu f, 1; r2 = load.rlx.gpu c;
            if (r2 == 1) { r3 = load.@ f; } }";
    for text in [by_read, by_update] {
        let racy = run(&read(&text.replace('@', "na")));
        assert_eq!(racy.races.len(), 1, "{text}");
        let right = run(&read(&text.replace('@', "rlx.gpu")));
        assert!(!right.has_defect() && !right.bounded, "{text}");
    }
}

/// An update that leaves the value passes a release sequence on, and threads that poll by it
/// wait for what somebody writes only.
#[test]
fn polling_updates_are_in_release_sequences() {
    let text = "name \"sequence\" cells { data = 0; flag = 0; }
        thread P0 { store.na data, 1; store.@.gpu flag, 1; }
        thread P1 { loop { r = add.rlx.gpu flag, 0; if (r == 1) { break; } } }
        thread P2 { loop { r = add.acq.gpu flag, 0; if (r == 1) { break; } }
            r1 = load.na data; }";
    let right = run(&read(&text.replace('@', "rel")));
    assert!(!right.has_defect() && !right.bounded);
    // Either thread comes first.
    assert_eq!(right.executions, 2);
    let racy = run(&read(&text.replace('@', "rlx")));
    assert!(racy.races.keys().any(|race| race.kind == RaceKind::Data));
    let forgotten = run(&read(&text.replace("store.@.gpu flag, 1;", "")));
    assert_eq!((forgotten.executions, forgotten.deadlocks.len()), (0, 1));
}
