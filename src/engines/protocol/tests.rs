//! The paper's theorems on random small protocols, by direct evaluation of the
//! big-step semantics; text that is printed reads back.

use std::collections::BTreeMap;
use std::time::Duration;

use proptest::prelude::*;

use super::agree::claims;
use super::align::align;
use super::ast::{Level, Protocol, Reach, Stmt};
use super::check::check;
use super::eval::{Env, Phase as Trace, race, racy, range_values, term, thread, threads};
use super::parse::parse;
use super::print;
use super::prove::{Options, Outcome, Prover};
use super::split::{Binder, Phase, split};
use crate::smt::locate::locate;
use crate::smt::{Config, Encoding, Pool, Program, Term, Value};

/// A source of random choices.
struct Choice(u64);

impl Choice {
    fn of(&mut self, count: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (self.0 >> 33) % count
    }

    fn one<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.of(list.len() as u64) as usize]
    }
}

/// Writes random protocols of two parameters, one array and few threads.
struct Writer {
    choice: Choice,
    /// Bodies of synchronised loops end in a barrier.
    strict: bool,
    /// Loop counters in scope that all threads agree on, and all.
    common: Vec<String>,
    all: Vec<String>,
    count: usize,
}

impl Writer {
    fn program(seed: u64, strict: bool) -> String {
        let mut writer = Writer {
            choice: Choice(seed),
            strict,
            common: vec!["N".into(), "M".into()],
            all: vec!["N".into(), "M".into(), "tid".into(), "tid".into()],
            count: 0,
        };
        let n = writer.choice.of(3);
        let m = writer.choice.of(4);
        let body = writer.stmts(2, true);
        format!(
            "shared A;\nconst global N, global M, local tid\nwhere distinct [tid] && N == {n} && \
             M == {m} && 0 <= tid && tid < 3;\n{body}"
        )
    }

    fn stmts(&mut self, depth: u32, sync: bool) -> String {
        let count = 1 + self.choice.of(4);
        (0..count).map(|_| self.stmt(depth, sync)).collect()
    }

    /// A statement, which may have barriers in it if `sync`.
    fn stmt(&mut self, depth: u32, sync: bool) -> String {
        let kind = if depth == 0 {
            self.choice.of(4)
        } else {
            self.choice.of(8)
        };
        match kind {
            0 | 1 => format!("rd A[{}];\n", self.index()),
            2 if sync => "sync;\n".into(),
            2 | 3 => format!("wr A[{}];\n", self.index()),
            4 => {
                let cond = self.cond(false);
                let body = self.stmts(depth - 1, false);
                format!("if ({cond}) {{\n{body}}}\n")
            }
            5 if sync => {
                let cond = self.cond(true);
                let (a, b) = (self.stmts(depth - 1, true), self.stmts(depth - 1, true));
                format!("if ({cond}) {{\n{a}}} else {{\n{b}}}\n")
            }
            6 if sync => self.repeat(depth, true),
            _ => self.repeat(depth, false),
        }
    }

    fn repeat(&mut self, depth: u32, sync: bool) -> String {
        self.count += 1;
        let var = format!("i{}", self.count);
        let lo = self.choice.one(&["0", "1", "N - 1"]);
        let hi = self.bound(sync);
        let step = self
            .choice
            .one(&["", "", &format!("; {var} + 2"), &format!("; {var} * 2")])
            .to_string();
        let lengths = (self.common.len(), self.all.len());
        if sync {
            self.common.push(var.clone());
        }
        self.all.push(var.clone());
        let mut body = self.stmts(depth - 1, sync);
        if sync && self.strict {
            body.push_str("sync;\n");
            body.push_str(&self.stmts(0, false));
        }
        self.common.truncate(lengths.0);
        self.all.truncate(lengths.1);
        format!("foreach ({var} in {lo} .. {hi}{step}) {{\n{body}}}\n")
    }

    fn bound(&mut self, sync: bool) -> String {
        let names = if sync { &self.common } else { &self.all };
        let name = names[self.choice.of(names.len() as u64) as usize].clone();
        match self.choice.of(3) {
            0 => name,
            1 => format!("{name} + 1"),
            _ => "3".into(),
        }
    }

    fn cond(&mut self, sync: bool) -> String {
        let bound = self.bound(sync);
        let op = self.choice.one(&["<", "==", ">=", "!="]);
        let number = self.choice.of(3);
        format!("{bound} {op} {number}")
    }

    fn index(&mut self) -> String {
        let name = self.all[self.choice.of(self.all.len() as u64) as usize].clone();
        match self.choice.of(5) {
            0 => format!("{name} + 1"),
            1 => format!("tid + {name} * 4"),
            2 => format!("tid * 8 + {name}"),
            3 => "tid".into(),
            _ => name,
        }
    }
}

/// The variables of three threads.
fn envs(protocol: &Protocol) -> Vec<Env> {
    let named = |name: &str| -> Term {
        protocol
            .vars
            .iter()
            .find(|v| v.name == name)
            .expect("declared")
            .term
    };
    let pool = &protocol.pool;
    let fixed = |name: &str| -> Value {
        (0..5)
            .map(|n| Value::bv(n, 32))
            .find(|value| {
                let mut env: Env = BTreeMap::from([(named("N"), value.clone())]);
                env.insert(named("M"), value.clone());
                env.insert(named("tid"), Value::bv(0, 32));
                // The facts are in the order of the text.
                let fact = protocol.wheres[usize::from(name == "M")];
                term(pool, &env, fact) == Value::Bool(true)
            })
            .expect("the protocol fixes it")
    };
    let (n, m) = (fixed("N"), fixed("M"));
    (0..3)
        .map(|tid| {
            BTreeMap::from([
                (named("N"), n.clone()),
                (named("M"), m.clone()),
                (named("tid"), Value::bv(tid, 32)),
            ])
        })
        .collect()
}

fn any_racy(phases: &[Trace]) -> bool {
    phases.iter().any(racy)
}

/// The traces of a phase at all times that it runs.
fn times(pool: &Pool, envs: &[Env], phase: &Phase) -> Vec<Trace> {
    let mut now: Vec<Vec<Env>> = vec![envs.to_vec()];
    for binder in &phase.context {
        let mut next = Vec::new();
        for envs in now {
            match binder {
                Binder::Where(cond) => {
                    if term(pool, &envs[0], *cond) == Value::Bool(true) {
                        next.push(envs);
                    }
                }
                Binder::Local(_) => next.push(envs),
                Binder::Loop { var, range } => {
                    for value in range_values(pool, &envs[0], range) {
                        let mut envs = envs.clone();
                        for env in &mut envs {
                            env.insert(var.term, Value::bv(value, pool.width(var.term)));
                        }
                        next.push(envs);
                    }
                }
            }
        }
        now = next;
    }
    now.iter()
        .map(|envs| {
            let mut all = Vec::new();
            for (id, env) in envs.iter().enumerate() {
                all.extend(thread(pool, env, id, &phase.stmts).concat());
            }
            all
        })
        .collect()
}

fn z3() -> Vec<Config> {
    vec![Config {
        program: Program::Z3,
        path: locate(Program::Z3).expect("Z3 is installed"),
        encoding: Encoding::BitVectors,
    }]
}

fn options() -> Options {
    Options {
        solvers: z3(),
        query_timeout: Duration::from_secs(10),
        deadline: None,
        memory_limit_mib: 1024,
        progress: Default::default(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn text_reads_back(seed: u64, strict: bool) {
        let source = Writer::program(seed, strict);
        let first = parse(&source).unwrap();
        prop_assert_eq!(check(&first), vec![]);
        let text = print::protocol(&first);
        let second = parse(&text).map_err(|e| TestCaseError::fail(format!("{e}\n{text}")))?;
        prop_assert_eq!(&text, &print::protocol(&second));
        let (a, b) = (envs(&first), envs(&second));
        prop_assert_eq!(
            threads(&first.pool, &a, &first.body),
            threads(&second.pool, &b, &second.body)
        );
    }

    /// Theorem 1.
    #[test]
    fn aligning_keeps_races(seed: u64) {
        let mut protocol = parse(&Writer::program(seed, true)).unwrap();
        let envs = envs(&protocol);
        let before = threads(&protocol.pool, &envs, &protocol.body);
        let aligned = align(&mut protocol.pool, &protocol.body, Level::Block);
        let after = threads(&protocol.pool, &envs, &aligned);
        prop_assert_eq!(any_racy(&before), any_racy(&after), "{}", show(protocol, aligned));
    }

    /// What is pending may be overestimated, never underestimated.
    #[test]
    fn aligning_loses_no_race(seed: u64) {
        let mut protocol = parse(&Writer::program(seed, false)).unwrap();
        let envs = envs(&protocol);
        let before = threads(&protocol.pool, &envs, &protocol.body);
        let aligned = align(&mut protocol.pool, &protocol.body, Level::Block);
        let after = threads(&protocol.pool, &envs, &aligned);
        for trace in &before {
            for a in trace {
                for b in trace.iter().filter(|b| race(a, b)) {
                    let kept = after.iter().any(|t| t.contains(a) && t.contains(b));
                    prop_assert!(kept, "{a:?} {b:?}");
                }
            }
        }
    }

    /// Theorem 3.
    #[test]
    fn splitting_keeps_races(seed: u64, strict: bool) {
        let mut protocol = parse(&Writer::program(seed, strict)).unwrap();
        let envs = envs(&protocol);
        let aligned = align(&mut protocol.pool, &protocol.body, Level::Block);
        let before = threads(&protocol.pool, &envs, &aligned);
        let phases = split(&mut protocol.pool, &aligned);
        let after: Vec<Trace> = phases
            .iter()
            .flat_map(|phase| times(&protocol.pool, &envs, phase))
            .collect();
        prop_assert_eq!(any_racy(&before), any_racy(&after));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    /// The solver's answer is what evaluation says.
    #[test]
    fn formulas_find_races(seed: u64) {
        let mut protocol = parse(&Writer::program(seed, true)).unwrap();
        let envs = envs(&protocol);
        let racy = any_racy(&threads(&protocol.pool, &envs, &protocol.body));
        let mut prover = Prover::new(options());
        let findings = prover.races(&mut protocol, Reach::Block, true, &|_| true);
        let found = match findings.as_slice() {
            [] => false,
            [one] => match &one.outcome {
                Outcome::Free => false,
                Outcome::Race(_) => true,
                Outcome::Unknown(reason) => return Err(TestCaseError::fail(reason.to_string())),
            },
            more => return Err(TestCaseError::fail(format!("{more:?}"))),
        };
        prop_assert_eq!(racy, found, "{}", print::protocol(&protocol));
    }
}

fn show(mut protocol: Protocol, body: Vec<Stmt>) -> String {
    let before = print::protocol(&protocol);
    protocol.body = body;
    format!("{before}\n== aligned\n{}", print::protocol(&protocol))
}

#[test]
fn random_protocols_are_of_both_kinds() {
    let racy = (0..200)
        .filter(|seed| {
            let protocol = parse(&Writer::program(seed * 7919, true)).unwrap();
            any_racy(&threads(&protocol.pool, &envs(&protocol), &protocol.body))
        })
        .count();
    assert!((40..160).contains(&racy), "{racy} of 200 race");
}

#[test]
fn errors_have_places() {
    let at = |text: &str| {
        let error = parse(text).err().expect("the text is wrong");
        (error.line, error.column, error.message)
    };
    let (line, column, message) = at("shared A;\nwr B[0];");
    assert_eq!((line, column), (2, 4));
    assert_eq!(message, "there is no array `B`");
    let (line, column, message) = at("shared A;\nconst local t: i64, local u;\nwr A[t + u];");
    assert_eq!((line, column), (3, 10));
    assert!(
        message.starts_with("these are of different types"),
        "{message}"
    );
    assert_eq!(at("shared A;\nwr A[x];").2, "`x` is not known here");
    assert_eq!(
        at("shared A;\nif (1) { sync; }").2,
        "a truth value is expected here, not a number"
    );
    assert_eq!(at("foreach (i in 0 .. 4) { wr").2, "a word is expected");
    assert!(parse(&"(".repeat(100_000)).is_err());
    assert!(parse(&format!("shared A; wr A[{}1];", "-".repeat(100_000))).is_err());
}

#[test]
fn control_of_barriers_is_the_same_for_all() {
    let head = "shared A;\nconst local t, block b, global n where distinct [t];\n";
    let claimed = |text: &str| claims(&mut parse(&format!("{head}{text}")).unwrap()).len();
    assert_eq!(claimed("if (b < n) { sync; }"), 0);
    assert_eq!(claimed("if (t < n) { sync; }"), 1);
    assert_eq!(claimed("if (b < n) { sync grid; }"), 1);
    assert_eq!(claimed("foreach (i in 0 .. t) { sync; }"), 1);
    // Once threads agree on a range, its variable is the same for them.
    let inner = "foreach (i in t .. n) { if (i < n) { sync; } }";
    assert_eq!(claimed(inner), 1);
}

#[test]
fn arrays_are_indexed_in_one_way() {
    let text = "shared A;\nconst local t where distinct [t];\nwr A[t];\nwr A[t][t];";
    assert_eq!(check(&parse(text).unwrap()).len(), 1);
}
