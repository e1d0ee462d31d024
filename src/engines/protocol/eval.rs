//! The big-step semantics of protocols (Figure 2 of the CAV 2021 paper): what the
//! threads of a launch access in each barrier interval.

use std::collections::{BTreeMap, HashMap};

use super::ast::{Access, Mode, Range, Step, Stmt};
use crate::bv::to_signed;
use crate::smt::eval::{Assignment, eval};
use crate::smt::{FunId, Node, Pool, Term, Value, VarId};

/// An access with its index evaluated.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Event {
    pub thread: usize,
    pub array: usize,
    pub mode: Mode,
    pub index: Vec<u128>,
    pub cells: u32,
    pub value: Option<u128>,
}

/// What happens between two barriers.
pub type Phase = Vec<Event>;

/// Values of variables.
pub type Env = BTreeMap<Term, Value>;

struct Values<'a>(HashMap<VarId, &'a Value>);

impl Assignment for Values<'_> {
    fn var(&self, pool: &Pool, var: VarId) -> Value {
        match self.0.get(&var) {
            Some(value) => (*value).clone(),
            None => panic!("{} has no value", pool.var_data(var).name),
        }
    }

    fn apply(&self, _: &Pool, _: FunId, _: &[Value]) -> Value {
        unreachable!("protocols have no functions")
    }
}

pub fn term(pool: &Pool, env: &Env, t: Term) -> Value {
    let values = env
        .iter()
        .filter_map(|(t, value)| match pool.node(*t) {
            Node::Var(var) => Some((*var, value)),
            _ => None,
        })
        .collect();
    eval(pool, t, &Values(values)).expect("protocols have values")
}

fn truth(pool: &Pool, env: &Env, t: Term) -> bool {
    term(pool, env, t).as_bool().expect("a truth value")
}

fn number(pool: &Pool, env: &Env, t: Term) -> u128 {
    term(pool, env, t).as_bv().expect("a number")
}

/// The phases of one thread; all threads must have the same number of them.
pub fn thread(pool: &Pool, env: &Env, id: usize, body: &[Stmt]) -> Vec<Phase> {
    let mut run = Run {
        pool,
        env: env.clone(),
        id,
        phases: vec![Vec::new()],
        alive: true,
    };
    run.stmts(body);
    run.phases
}

/// The phases of all threads.
pub fn threads(pool: &Pool, envs: &[Env], body: &[Stmt]) -> Vec<Phase> {
    let all: Vec<Vec<Phase>> = envs
        .iter()
        .enumerate()
        .map(|(id, env)| thread(pool, env, id, body))
        .collect();
    let count = all[0].len();
    assert!(
        all.iter().all(|phases| phases.len() == count),
        "threads diverge"
    );
    (0..count)
        .map(|i| all.iter().flat_map(|phases| phases[i].clone()).collect())
        .collect()
}

/// Do two threads race in the phase?
pub fn racy(phase: &Phase) -> bool {
    phase.iter().any(|a| phase.iter().any(|b| race(a, b)))
}

pub fn race(a: &Event, b: &Event) -> bool {
    let (la, lb) = (a.index.len() - 1, b.index.len() - 1);
    let (x, y) = (a.index[la], b.index[lb]);
    a.thread != b.thread
        && a.array == b.array
        && a.mode.conflicts(b.mode)
        && a.index[..la] == b.index[..lb]
        && x < y + u128::from(b.cells)
        && y < x + u128::from(a.cells)
        && !(a.mode == Mode::Write
            && b.mode == Mode::Write
            && a.value.is_some()
            && a.value == b.value)
}

/// The values of a range.
pub fn range_values(pool: &Pool, env: &Env, range: &Range) -> Vec<u128> {
    let width = pool.width(range.lo);
    let read = |v: u128| match range.signed {
        true => to_signed(v, width),
        false => v as i128,
    };
    let (lo, hi) = (
        read(number(pool, env, range.lo)),
        read(number(pool, env, range.hi)),
    );
    let mut values = Vec::new();
    let mut x = lo;
    while x < hi {
        values.push(crate::bv::from_signed(x, width));
        let next = match range.step {
            Step::Add(step) => x + read(number(pool, env, step)),
            Step::Shift(bits) => x << bits,
        };
        if next <= x {
            break;
        }
        x = next;
    }
    values
}

struct Run<'a> {
    pool: &'a Pool,
    env: Env,
    id: usize,
    phases: Vec<Phase>,
    alive: bool,
}

impl Run<'_> {
    fn stmts(&mut self, stmts: &[Stmt]) {
        for stmt in stmts {
            if self.alive {
                self.stmt(stmt);
            }
        }
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Access(access) => {
                let event = self.event(access);
                self.phases
                    .last_mut()
                    .expect("there is a phase")
                    .push(event);
            }
            Stmt::Sync(_) => self.phases.push(Vec::new()),
            Stmt::If {
                cond,
                then,
                otherwise,
                ..
            } => match truth(self.pool, &self.env, *cond) {
                true => self.stmts(then),
                false => self.stmts(otherwise),
            },
            Stmt::For {
                var, range, body, ..
            } => {
                let width = self.pool.width(range.lo);
                for value in range_values(self.pool, &self.env, range) {
                    self.env.insert(var.term, Value::bv(value, width));
                    self.stmts(body);
                }
            }
            Stmt::Last { var, range } => {
                let width = self.pool.width(range.lo);
                let values = range_values(self.pool, &self.env, range);
                let last = values.last().expect("the range is not empty");
                self.env.insert(var.term, Value::bv(*last, width));
            }
            Stmt::Local(var) => {
                let value = Value::zero(self.pool.sort(var.term));
                self.env.insert(var.term, value);
            }
            Stmt::Assume(cond) => self.alive = truth(self.pool, &self.env, *cond),
        }
    }

    fn event(&self, access: &Access) -> Event {
        Event {
            thread: self.id,
            array: access.array,
            mode: access.mode,
            index: access
                .index
                .iter()
                .map(|t| number(self.pool, &self.env, *t))
                .collect(),
            cells: access.cells,
            value: access.value.map(|t| number(self.pool, &self.env, t)),
        }
    }
}
