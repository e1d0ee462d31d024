//! IVL against Debian's Boogie 2.4: it accepts what is printed, and finds the
//! same assertions wrong.

mod back_end;
mod kernels;
mod run;

use crate::ivl::random;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use back_end::Answer;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use random::Random;
use run::{Failure, assert_boogie_accepts, boogie_failures};
use warpproof::ivl::check::check;
use warpproof::ivl::eval::{Interpretation, Value, eval};
use warpproof::ivl::parse::{Positions, parse, parse_with_positions};
use warpproof::ivl::place::Place;
use warpproof::ivl::*;

/// Of Boogie, for one program.
const LIMIT: Duration = Duration::from_secs(120);

/// Random programs to compare verdicts on.
const PROGRAMS: usize = 10;

/// Each file of `tests/ivl` says at the ends of its lines what fails there.
#[test]
fn programs_fail_where_they_say() {
    let wrong = Mutex::new(Vec::new());
    in_parallel(programs(), |path| {
        let text = std::fs::read_to_string(&path).expect("a test program can be read");
        let (program, positions) = parse_with_positions(&text).expect("a test program is IVL");
        assert_eq!(check(&program), Ok(()), "{}", path.display());
        let answer = back_end::verify(&program).expect("our back end decides every program");
        let boogie = boogie_failures(&answer.kept, LIMIT).expect("Boogie decides it in time");
        let expected = expected_failures(&text);
        for (who, found) in [
            ("Boogie", boogie),
            ("our back end", answer.failures.clone()),
        ] {
            let found = describe(&found, &answer, &positions);
            if found != expected {
                let path = path.display();
                let message = format!("{path}: {who} finds {found:?}, expected {expected:?}");
                wrong.lock().expect("no holder panics").push(message);
            }
        }
    });
    let wrong = wrong.into_inner().expect("no holder panics");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn random_programs_are_accepted() {
    let mut runner = TestRunner::deterministic();
    let programs: Vec<Program> = (0..10)
        .map(|_| Random::new(choices(&mut runner, 1000)).program())
        .collect();
    in_parallel(programs, |program| assert_boogie_accepts(&program));
}

/// Whatever the flow of control, calls and loops do.
#[test]
fn random_programs_fail_alike() {
    let mut runner = TestRunner::deterministic();
    let programs: Vec<Program> = (0..PROGRAMS)
        .map(|_| Random::new(choices(&mut runner, 800)).easy_program())
        .collect();
    let compared = AtomicUsize::new(0);
    in_parallel(programs, |program| {
        // Irreducible flow is not verified.
        let Ok(answer) = back_end::verify(&program) else {
            return;
        };
        let boogie = boogie_failures(&answer.kept, LIMIT);
        assert_eq!(boogie.as_ref(), Ok(&answer.failures), "{program}");
        compared.fetch_add(1, Ordering::Relaxed);
    });
    assert!(compared.into_inner() > PROGRAMS / 2);
}

/// Boogie proves that each expression without variables has the value that
/// `eval` gives it, and refutes that it has another one.
#[test]
fn values_of_expressions_agree() {
    let mut runner = TestRunner::deterministic();
    let mut facts = Vec::new();
    while facts.len() < 400 {
        let expr = Random::new(choices(&mut runner, 60)).expr(&Type::Bool, 4);
        let ground = subst::map_vars(&expr, &mut |name| value_of(name)?.to_expr());
        if let (true, Ok(Value::Bool(value))) = (is_compound(&expr), eval(&ground, &Nothing)) {
            facts.push(if value {
                ground
            } else {
                Expr::new(ExprKind::Not(ground))
            });
        }
    }
    let batches = facts.chunks(100).map(|batch| batch.to_vec());
    in_parallel(batches.collect(), |facts: Vec<Expr>| {
        let mut program = parse("procedure p() { l: return; }").expect("this is IVL");
        // Operands that do not matter may use names without a value.
        program.globals = random::variables();
        program.functions = random::functions();
        let body = program.procedures[0].body.as_mut().expect("it has a body");
        let count = facts.len();
        let asserts = facts.iter().map(|fact| Stmt::Assert {
            attrs: Vec::new(),
            expr: fact.clone(),
        });
        body.blocks[0].stmts.extend(asserts);
        let last = Expr::new(ExprKind::Not(facts[0].clone()));
        body.blocks[0].stmts.push(Stmt::Assert {
            attrs: Vec::new(),
            expr: last,
        });
        let place = Place::Stmt {
            procedure: "p".into(),
            block: "l".into(),
            index: count,
        };
        let expected = Ok(BTreeSet::from([Failure::Assertion(place)]));
        assert_eq!(boogie_failures(&program, LIMIT), expected);
    });
}

#[test]
fn there_are_programs() {
    assert!(programs().len() >= 25);
}

fn programs() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ivl");
    let entries = std::fs::read_dir(folder).expect("the folder of test programs can be read");
    let paths = entries.map(|entry| entry.expect("its entries can be read").path());
    let mut programs: Vec<PathBuf> = paths
        .filter(|path| path.extension().is_some_and(|extension| extension == "bpl"))
        .collect();
    programs.sort();
    programs
}

/// What `// error[…]` at the ends of lines say, by line.
fn expected_failures(text: &str) -> BTreeSet<(u32, String)> {
    let mut expected = BTreeSet::new();
    for (index, line) in text.lines().enumerate() {
        for (_, rest) in line
            .match_indices("error[")
            .map(|(at, _)| line[at..].split_at(6))
        {
            let kind = rest.split(']').next().unwrap_or_default();
            expected.insert((index as u32 + 1, kind.to_owned()));
        }
    }
    expected
}

/// Failures by their lines and in the words of the test programs.
fn describe(
    failures: &BTreeSet<Failure>,
    answer: &Answer,
    positions: &Positions,
) -> BTreeSet<(u32, String)> {
    let describe = |failure: &Failure| {
        let (place, kind) = match failure {
            Failure::Assertion(place) => (place, "assertion"),
            Failure::Entry(place) => (place, "entry"),
            Failure::Maintained(place) => (place, "maintained"),
            Failure::Precondition { call, .. } => (call, "precondition"),
            Failure::Postcondition(clause) => (clause, "postcondition"),
        };
        (positions[&answer.origins[place]].0, kind.to_owned())
    };
    let dropped = answer
        .dropped
        .iter()
        .map(|place| (positions[place].0, "candidate".to_owned()));
    failures.iter().map(describe).chain(dropped).collect()
}

fn choices(runner: &mut TestRunner, length: usize) -> Vec<u32> {
    let strategy = proptest::collection::vec(any::<u32>(), length);
    strategy
        .new_tree(runner)
        .expect("numbers can be made")
        .current()
}

fn is_compound(expr: &Expr) -> bool {
    traverse::post_order([expr]).len() > 5
}

/// A value for each variable that is no map.
fn value_of(name: &Symbol) -> Option<Value> {
    let var = random::variables()
        .into_iter()
        .find(|var| var.name == *name)?;
    let first = name.as_str().starts_with('x');
    match var.ty {
        Type::Bool => Some(Value::Bool(first)),
        Type::Int => Some(Value::Int(if first { -7 } else { 3 })),
        Type::Bv(width) => {
            let value = if first { 0x8f42_7a31_c2b5_e693 } else { 2 };
            Some(Value::bv(value & (u128::MAX >> (128 - width)), width))
        }
        Type::Map(..) => None,
    }
}

/// No name has a value.
struct Nothing;

impl Interpretation for Nothing {
    fn variable(&self, _: &Symbol) -> Option<Value> {
        None
    }

    fn apply(&self, _: &Symbol, _: &[Value]) -> Option<Value> {
        None
    }
}

fn in_parallel<T: Send>(items: Vec<T>, f: impl Fn(T) + Sync) {
    let workers = std::thread::available_parallelism().map_or(2, usize::from);
    let items = Mutex::new(items.into_iter());
    let next = || items.lock().expect("no holder panics").next();
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some(item) = next() {
                    f(item);
                }
            });
        }
    });
}
