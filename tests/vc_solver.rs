//! Solver processes that misbehave: whatever they do, nothing is proved by it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use warpproof::ivl::parse::parse;
use warpproof::smt::{
    Answer, BvOp, Config, Encoding, Pool, Program, Reason, Solver, Sort, Term, Value,
};
use warpproof::vc::{self, Options, SolverChoice, Status};

/// A program that runs the script in place of a solver.
///
/// Another process writes it: were it open for writing here, a child that another
/// test starts at that moment would inherit it, and the kernel would refuse to run it.
fn fake(folder: &Path, name: &str, script: &str) -> Config {
    let path = folder.join(name);
    let text = format!("#!/bin/sh\n{script}\n");
    let status = Command::new("/bin/sh")
        .args(["-c", "printf %s \"$1\" >\"$0\" && chmod 755 \"$0\""])
        .arg(&path)
        .arg(text)
        .status()
        .expect("a shell runs");
    assert!(status.success(), "the folder is writable");
    config(Program::Z3, path)
}

fn config(program: Program, path: PathBuf) -> Config {
    Config {
        program,
        path,
        encoding: Encoding::BitVectors,
    }
}

fn real(choice: SolverChoice) -> Vec<Config> {
    vc::solvers(choice).expect("solvers are installed")
}

/// Acknowledges every command and answers `check-sat` with the given words.
fn polite(answer: &str) -> String {
    format!(
        "while read -r line; do case \"$line\" in *check-sat*) {answer};; *) echo success;; esac; done"
    )
}

const LIMIT: Duration = Duration::from_secs(2);

fn check(configs: Vec<Config>) -> Answer {
    let mut pool = Pool::new();
    let x = pool.fresh_var("x", Sort::Bool);
    let mut solver = Solver::new(configs, 1024);
    solver.assert(x);
    solver.check(&mut pool, &[], LIMIT)
}

#[test]
fn only_a_literal_unsat_is_unsat() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let case = |name: &str, script: &str| check(vec![fake(folder.path(), name, script)]);
    assert_eq!(case("unsat", &polite("echo unsat")), Answer::Unsat);
    assert_eq!(
        case("unknown", &polite("echo unknown")),
        Answer::Unknown(Reason::Incomplete)
    );
    let error = |answer: Answer| {
        assert!(
            matches!(answer, Answer::Unknown(Reason::Error(_))),
            "{answer:?}"
        )
    };
    error(case("prefix", &polite("echo unsatisfiable")));
    error(case("list", &polite("echo '(unsat)'")));
    error(case("string", &polite("echo '\"unsat\"'")));
    error(case("upper", &polite("echo UNSAT")));
    error(case("closing", &polite("echo ')'; echo unsat")));
    error(case("early", "echo unsat; sleep 10"));
    error(case(
        "warning",
        "echo success; echo 'warning: odd'; sleep 10",
    ));
    error(case(
        "rejects",
        &polite("echo '(error \"line 1: no ; good )\")'; echo unsat"),
    ));
    // One acknowledgement too few: the answer stands where one is expected.
    error(case(
        "silent",
        "while read -r line; do case \"$line\" in *assert*) ;; *check-sat*) echo unsat;; *) echo success;; esac; done",
    ));
    error(case("bytes", "printf '\\377\\376unsat\\n'; sleep 10"));
    error(case(
        "accents",
        &polite("printf '(error \"na\\303\\257ve\")\\n'"),
    ));
}

#[test]
fn a_solver_may_complain_at_length() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    // More than a pipe holds.
    let script = polite("head -c 300000 /dev/zero >&2; echo unsat");
    let answer = check(vec![fake(folder.path(), "noisy", &script)]);
    assert_eq!(answer, Answer::Unsat);
}

#[test]
fn death_and_silence_are_told_apart() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let case = |name: &str, script: &str| check(vec![fake(folder.path(), name, script)]);
    let died = |answer: Answer| {
        assert!(
            matches!(answer, Answer::Unknown(Reason::Died(_))),
            "{answer:?}"
        )
    };
    died(case("exits", "exit 0"));
    died(case("killed", "kill -9 $$"));
    died(case("later", &polite("exit 1")));
    let answer = case("message", "echo 'cannot load libpoly' >&2; exit 127");
    assert_eq!(
        answer,
        Answer::Unknown(Reason::Died("cannot load libpoly".to_string()))
    );
    assert_eq!(
        case(
            "memory",
            "echo \"terminate called: std::bad_alloc\" >&2; exit 134"
        ),
        Answer::Unknown(Reason::Memory)
    );
    assert_eq!(
        case("memout", &polite("echo '(error \"out of memory\")'")),
        Answer::Unknown(Reason::Memory)
    );
    died(check(vec![config(
        Program::Z3,
        folder.path().join("absent"),
    )]));
    let start = Instant::now();
    assert_eq!(
        case("hangs", &polite("sleep 60")),
        Answer::Unknown(Reason::Timeout)
    );
    assert_eq!(case("deaf", "sleep 60"), Answer::Unknown(Reason::Timeout));
    assert!(start.elapsed() < 3 * LIMIT);
}

#[test]
fn what_is_sent_to_a_deaf_solver_does_not_block_us() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut pool = Pool::new();
    let mut solver = Solver::new(vec![fake(folder.path(), "deaf", "sleep 60")], 1024);
    for _ in 0..20_000 {
        let x = pool.fresh_var("a_long_name_for_a_variable", Sort::Bool);
        solver.assert(x);
    }
    let start = Instant::now();
    assert_eq!(
        solver.check(&mut pool, &[], Duration::from_millis(300)),
        Answer::Unknown(Reason::Timeout)
    );
    assert!(start.elapsed() < LIMIT);
}

#[test]
fn killed_solvers_leave_no_children() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mark = folder.path().join("pid");
    let script = format!("sleep 60 & echo $! > {}; wait", mark.display());
    check(vec![fake(folder.path(), "parent", &script)]);
    let child = fs::read_to_string(&mark).expect("the script has run");
    std::thread::sleep(Duration::from_millis(200));
    let status = fs::read_to_string(format!("/proc/{}/stat", child.trim())).unwrap_or_default();
    assert!(status.is_empty() || status.contains(") Z "), "{status}");
}

#[test]
fn a_failing_solver_proves_no_program() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let program = parse(
        "procedure main(n: int) {
            var i: int;
            entry: i := 0; goto head;
            head: assert {:candidate \"c\"} i <= n; goto body, exit;
            body: assume i < n; i := i + 1; goto head;
            exit: assume i >= n; assert i == n; return;
        }",
    )
    .expect("the program parses");
    let scripts = [
        "exit 1".to_string(),
        "echo unsat".to_string(),
        "sleep 60".to_string(),
        polite("echo unknown"),
        polite("echo sat"),
        polite("echo unsa"),
        "cat".to_string(),
        "yes success".to_string(),
        "echo '((((('".to_string(),
    ];
    for (i, script) in scripts.iter().enumerate() {
        let options = Options {
            solvers: vec![fake(folder.path(), &format!("solver{i}"), script)],
            query_timeout: Duration::from_millis(300),
            deadline: Some(Instant::now() + LIMIT),
            memory_limit_mib: 1024,
            error_limit: 5,
            infer: true,
            wishes: vc::Wishes::default(),
        };
        let outcome = vc::verify(&program, "main", &options);
        assert!(
            matches!(outcome.status, Status::Inconclusive(_)),
            "{script}: {:?}",
            outcome.status
        );
        assert!(outcome.failures.is_empty());
    }
}

#[test]
fn the_portfolio_takes_the_answer_of_those_that_work() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for script in [
        "exit 1".to_string(),
        "sleep 60".to_string(),
        polite("echo unknown"),
        "echo what".to_string(),
    ] {
        let broken = fake(folder.path(), "broken", &script);
        let mut configs = real(SolverChoice::Z3);
        configs.insert(0, broken);
        assert_eq!(check(configs), Answer::Sat, "{script}");
    }
}

/// A number of two large prime factors: no solver finds them in time.
fn hard(pool: &mut Pool) -> Term {
    let [x, y] = std::array::from_fn(|_| pool.fresh_var("x", Sort::BitVec(128)));
    let product = pool.bv_op(BvOp::Mul, x, y);
    let number = pool.bv(((1 << 39) - 7) * ((1 << 40) - 87), 128);
    let (one, limit) = (pool.bv(1, 128), pool.bv(1 << 41, 128));
    let facts = [
        pool.eq(product, number),
        pool.ult(one, x),
        pool.ult(x, limit),
        pool.ult(one, y),
        pool.ult(y, limit),
    ];
    pool.and(facts)
}

#[test]
fn time_limits_hold_and_queries_after_them_are_answered() {
    for choice in [
        SolverChoice::Z3,
        SolverChoice::Cvc5,
        SolverChoice::Portfolio,
    ] {
        let mut pool = Pool::new();
        let mut solver = Solver::new(real(choice), 4096);
        let switch = pool.fresh_var("switch", Sort::Bool);
        let goal = hard(&mut pool);
        let implied = pool.implies(switch, goal);
        solver.assert(implied);
        let start = Instant::now();
        assert_eq!(
            solver.check(&mut pool, &[switch], Duration::from_millis(700)),
            Answer::Unknown(Reason::Timeout)
        );
        assert!(
            start.elapsed() < Duration::from_millis(2500),
            "{:?}",
            start.elapsed()
        );
        let off = pool.not(switch);
        assert_eq!(solver.check(&mut pool, &[off], 10 * LIMIT), Answer::Sat);
    }
}

#[test]
fn memory_limits_hold() {
    let mut pool = Pool::new();
    let mut solver = Solver::new(real(SolverChoice::Z3), 40);
    let mut all = Vec::new();
    for _ in 0..40 {
        all.push(hard(&mut pool));
    }
    let all = pool.and(all);
    solver.assert(all);
    let answer = solver.check(&mut pool, &[], Duration::from_secs(20));
    assert!(
        matches!(answer, Answer::Unknown(Reason::Memory | Reason::Died(_))),
        "{answer:?}"
    );
}

#[test]
fn sessions_are_incremental_and_models_complete() {
    for choice in [
        SolverChoice::Z3,
        SolverChoice::Cvc5,
        SolverChoice::Portfolio,
    ] {
        let mut pool = Pool::new();
        let mut solver = Solver::new(real(choice), 4096);
        let x = pool.fresh_var("an odd |name\\ é", Sort::BitVec(8));
        let m = pool.fresh_var("m", Sort::array(Sort::BitVec(8), Sort::Bool));
        let [a, b] = std::array::from_fn(|_| pool.fresh_var("a", Sort::Bool));
        let (ten, mx) = (pool.bv(10, 8), pool.select(m, x));
        let (low, high) = (pool.ult(x, ten), pool.ult(ten, x));
        let (a_low, b_high) = (pool.implies(a, low), pool.implies(b, high));
        [a_low, b_high, mx]
            .into_iter()
            .for_each(|t| solver.assert(t));
        assert_eq!(solver.check(&mut pool, &[a, b], LIMIT), Answer::Unsat);
        assert_eq!(solver.check(&mut pool, &[a], LIMIT), Answer::Sat);
        let values = solver
            .values(&pool, &[x, m, low, a, ten])
            .expect("there is a model");
        assert!(values[0].as_bv().is_some_and(|v| v < 10));
        assert_eq!(values[1].select(&values[0]), Some(Value::Bool(true)));
        assert_eq!(
            values[2..],
            [Value::Bool(true), Value::Bool(true), Value::bv(10, 8)]
        );
        let not_a = pool.not(a);
        assert_eq!(solver.check(&mut pool, &[not_a, b], LIMIT), Answer::Sat);
        // Arrays of another kind do not fit the logic so far.
        let f = pool.fresh_fun("f", vec![Sort::BitVec(8)], Sort::Bool);
        let fx = pool.apply(f, vec![x]);
        solver.assert(fx);
        assert_eq!(solver.check(&mut pool, &[a], LIMIT), Answer::Sat);
        let no = pool.bool(false);
        solver.assert(no);
        let starts = solver.statistics().starts;
        assert_eq!(solver.check(&mut pool, &[], LIMIT), Answer::Unsat);
        assert_eq!(solver.statistics().starts, starts);
        assert!(solver.values(&pool, &[x]).is_err());
    }
}
