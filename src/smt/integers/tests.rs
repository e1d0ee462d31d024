//! Models of bit-vector terms are models of their translations, and solvers
//! answer alike for both.

use super::*;
use crate::smt::eval::{Assignment, eval};
use crate::smt::locate::locate;
use crate::smt::testing::{Fixed, Machine, Step, seeds, steps};
use crate::smt::{Answer, Config, Encoding, Program, Solver, Value, VarId};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use std::cell::Cell;
use std::collections::HashMap;
use std::time::Duration;

/// The true values of the unknowns.
struct Extended<'a> {
    fixed: &'a Fixed,
    unknowns: HashMap<VarId, Value>,
}

impl Assignment for Extended<'_> {
    fn var(&self, pool: &Pool, var: VarId) -> Value {
        self.unknowns
            .get(&var)
            .cloned()
            .unwrap_or_else(|| self.fixed.var(pool, var))
    }

    /// The only function in [`Machine`]'s terms has vectors of 4 bits.
    fn apply(&self, pool: &Pool, fun: FunId, args: &[Value]) -> Value {
        let args: Vec<Value> = args
            .iter()
            .map(|v| Value::bv(v.as_int().unwrap() as u128, 4))
            .collect();
        as_integer(&self.fixed.apply(pool, fun, &args), Reading::Unsigned).unwrap()
    }
}

/// `None` for numbers beyond `i128`.
fn as_integer(value: &Value, reading: Reading) -> Option<Value> {
    Some(match value {
        Value::BitVec { value, width } => Value::Int(read(*value, *width, reading)?),
        Value::Array { default, entries } => {
            let convert = |v| as_integer(v, Reading::Unsigned);
            let mut converted = std::collections::BTreeMap::new();
            for (index, value) in entries {
                converted.insert(convert(index)?, convert(value)?);
            }
            Value::Array {
                default: Box::new(convert(default)?),
                entries: converted,
            }
        }
        other => other.clone(),
    })
}

/// As many cases, if the environment does not say otherwise.
fn cases(count: u32) -> ProptestConfig {
    let default = ProptestConfig::default();
    match std::env::var_os("PROPTEST_CASES") {
        Some(_) => default,
        None => ProptestConfig {
            cases: count,
            ..default
        },
    }
}

proptest! {
    // `PROPTEST_CASES` asks for another number.
    #![proptest_config(ProptestConfig { failure_persistence: None, ..cases(4096) })]

    #[test]
    fn models_of_vectors_are_models_of_integers(seeds in seeds(), steps in steps()) {
        let (mut m, fixed, fun) = Machine::new(&seeds);
        for step in &steps {
            if let Some((term, value)) = m.run(step, fun) {
                m.keep(term, value);
            }
        }
        let truths: Vec<Term> = m.bools.iter().map(|(t, _)| *t).collect();
        let mut integers = Integers::default();
        // Terms arrive in batches, as in a session.
        let (first, second) = truths.split_at(truths.len() / 2);
        let (mut translated, mut constraints) = integers.translate(&mut m.pool, first);
        let (more, others) = integers.translate(&mut m.pool, second);
        translated.extend(more);
        constraints.extend(others);
        let mut extended = Extended { fixed: &fixed, unknowns: HashMap::new() };
        for (unknown, term, reading) in &integers.unknowns {
            let Node::Var(var) = *m.pool.node(*unknown) else { unreachable!("unknowns are variables") };
            let Some(value) = eval(&m.pool, *term, &fixed) else { continue };
            let value = as_integer(&value, *reading);
            extended.unknowns.insert(var, value.unwrap_or(Value::Opaque(String::new())));
        }
        for ((truth, value), translated) in m.bools.iter().zip(&translated) {
            // Integers beyond `i128` have no value.
            if let Some(actual) = eval(&m.pool, *translated, &extended) {
                prop_assert_eq!(&actual, value, "{:?} as {:?}", m.pool.node(*truth), m.pool.node(*translated));
            }
        }
        for constraint in constraints {
            let holds = eval(&m.pool, constraint, &extended);
            prop_assert_ne!(holds, Some(Value::Bool(false)), "{:?}", m.pool.node(constraint));
        }
    }
}

/// Widths at which Z3 decides every query on bit-vectors.
const SMALL: [u32; 6] = [1, 2, 3, 4, 6, 8];

/// Queries per random program.
const QUERIES: usize = 48;

const LIMIT: Duration = Duration::from_millis(200);

fn solver(program: Program, encoding: Encoding) -> Solver {
    let path = locate(program).expect("solvers are installed");
    Solver::new(
        vec![Config {
            program,
            path,
            encoding,
        }],
        1024,
    )
}

/// Asks for conjunctions of random truths of one program, as integers and as
/// bit-vectors; how many are decided, unsatisfiable ones first.
fn compare(
    seeds: &[u128],
    steps: &[Step],
    picks: &[u64],
    program: Program,
) -> Result<[usize; 2], TestCaseError> {
    let (mut m, _, fun) = Machine::with_widths(seeds, SMALL);
    for step in steps {
        if let Some((term, value)) = m.run(step, fun) {
            m.keep(term, value);
        }
    }
    let mut asked = solver(program, Encoding::Integers);
    let mut reference = solver(Program::Z3, Encoding::BitVectors);
    let mut decided = [0, 0];
    for pick in picks {
        // Recent truths are the intricate ones.
        let mut claims = m.background.clone();
        for field in 0..4 {
            let choice = (pick >> (16 * field)) as usize & 0xffff;
            let (truth, _) = m.bools[m.bools.len() - 1 - (choice / 2) % m.bools.len().min(16)];
            claims.push(if choice.is_multiple_of(2) {
                truth
            } else {
                m.pool.not(truth)
            });
        }
        let query = m.pool.and(claims);
        let switch = m.pool.fresh_var("query", Sort::Bool);
        let implied = m.pool.implies(switch, query);
        asked.assert(implied);
        reference.assert(implied);
        let answer = asked.check(&mut m.pool, &[switch], LIMIT);
        let expected = reference.check(&mut m.pool, &[switch], LIMIT);
        match (&answer, &expected) {
            (Answer::Unknown(_), _) | (_, Answer::Unknown(_)) => continue,
            (answer, expected) => prop_assert_eq!(answer, expected, "{:?}", m.pool.node(query)),
        }
        decided[usize::from(answer == Answer::Sat)] += 1;
        if answer == Answer::Sat {
            let values = asked.values(&m.pool, &[query]).expect("there is a model");
            prop_assert_eq!(&values, &[Value::Bool(true)]);
        }
    }
    Ok(decided)
}

#[test]
fn answers_are_those_of_bit_vectors() {
    for (program, programs) in [(Program::Z3, 64), (Program::Cvc5, 32)] {
        let counts = Cell::new([0, 0]);
        let inputs = (
            seeds(),
            steps(),
            prop::collection::vec(any::<u64>(), QUERIES),
        );
        let config = ProptestConfig {
            failure_persistence: None,
            ..cases(programs)
        };
        let asked = config.cases as usize * QUERIES;
        let mut runner = TestRunner::new(config);
        let result = runner.run(&inputs, |(seeds, steps, picks)| {
            let [unsat, sat] = compare(&seeds, &steps, &picks, program)?;
            let [all_unsat, all_sat] = counts.get();
            counts.set([all_unsat + unsat, all_sat + sat]);
            Ok(())
        });
        if let Err(failure) = result {
            panic!("{failure}");
        }
        // Integers are of use only where they decide much.
        let [unsat, sat] = counts.get();
        assert!(
            unsat > asked / 10 && sat > asked / 10,
            "{program:?} decides {unsat} and {sat} of {asked}"
        );
    }
}

/// What integers find is of no use where it does not say what a report needs.
#[test]
fn models_give_what_is_expected() {
    let mut pool = Pool::new();
    let x = pool.fresh_var("x", Sort::BitVec(16));
    let n = pool.fresh_var("n", Sort::Int);
    let nothing = pool.int(0);
    let quotient = pool.int_div(n, nothing);
    let path = locate(Program::Z3).expect("solvers are installed");
    let config = |encoding| Config {
        program: Program::Z3,
        path: path.clone(),
        encoding,
    };
    let mut asked = Solver::new(
        vec![config(Encoding::Integers), config(Encoding::BitVectors)],
        1024,
    );
    asked.expect(&pool, &[x, quotient]);
    let twelve = pool.bv(12, 16);
    let claim = pool.eq(x, twelve);
    asked.assert(claim);
    assert_eq!(
        asked.check(&mut pool, &[], Duration::from_secs(20)),
        Answer::Sat
    );
    let values = asked.values(&pool, &[x, quotient]).expect("both are known");
    assert_eq!(values[0], Value::bv(12, 16));
}
