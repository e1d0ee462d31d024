//! The launches that satisfy what is known of them: whether there are any, and some with numbers as they
//! are common.

use std::ops::RangeInclusive;
use std::time::{Duration, Instant};

use super::model::Everywhere;
use super::{Prover, QUICK, relations};
use crate::engines::protocol::ast::Protocol;
use crate::smt::eval::eval;
use crate::smt::{Answer, Pool, Sort, Term, Value};

/// For all queries of one sample.
const PATIENCE: Duration = Duration::from_millis(300);

impl Prover {
    /// Does anything satisfy the conditions on launch and parameters? None where that is not found out.
    pub fn has_launches(&mut self, protocol: &mut Protocol) -> Option<bool> {
        let conditions = conditions(protocol);
        let pool = &mut protocol.pool;
        let holds_for = |value: u128| {
            let number = |term: &Term| eval(pool, *term, &Everywhere(value));
            let mut numbers = conditions.iter().map(number);
            numbers.all(|number| number == Some(Value::Bool(true)))
        };
        if [1, 64, 0].into_iter().any(holds_for) {
            return Some(true);
        }
        let all = pool.and(conditions);
        let asked = self.named(pool, all);
        let limit = self.options.limit(Some(QUICK));
        match self.solver.check(pool, &[asked], limit) {
            Answer::Sat => Some(true),
            Answer::Unsat => Some(false),
            Answer::Unknown(_) => None,
        }
    }

    /// What terms are worth in a model of the conditions on launch and parameters in which each of the
    /// numbers lies within these bounds, where it may with those before it.
    pub fn sample(
        &mut self,
        protocol: &mut Protocol,
        numbers: &[(Term, RangeInclusive<u128>)],
    ) -> Option<impl Fn(&Pool, Term) -> Option<u128> + use<>> {
        let until = Instant::now() + PATIENCE;
        let conditions = conditions(protocol);
        let pool = &mut protocol.pool;
        let all = pool.and(conditions);
        let mut chosen = vec![self.named(pool, all)];
        let mut is_last = self.is_possible(pool, &chosen, until);
        is_last.then_some(())?;
        for (number, bounds) in numbers {
            let width = pool.width(*number);
            let [low, high] = [bounds.start(), bounds.end()].map(|end| pool.bv(*end, width));
            let (above, below) = (pool.ule(low, *number), pool.ule(*number, high));
            let within = pool.and([above, below]);
            chosen.push(self.named(pool, within));
            is_last = self.is_possible(pool, &chosen, until);
            if !is_last {
                chosen.pop();
            }
        }
        (is_last || self.is_possible(pool, &chosen, until)).then_some(())?;
        let model = self.model(pool).ok()?;
        Some(move |pool: &Pool, term| eval(pool, term, &model)?.as_bits())
    }

    /// What stands for a condition in the questions.
    fn named(&mut self, pool: &mut Pool, condition: Term) -> Term {
        let name = pool.fresh_var("asked", Sort::Bool);
        let claim = pool.implies(name, condition);
        self.solver.assert(claim);
        self.told.push(claim);
        name
    }

    fn is_possible(&mut self, pool: &mut Pool, chosen: &[Term], until: Instant) -> bool {
        let left = until.saturating_duration_since(Instant::now());
        let limit = self.options.limit(Some(left));
        !limit.is_zero() && self.solver.check(pool, chosen, limit) == Answer::Sat
    }
}

fn conditions(protocol: &mut Protocol) -> Vec<Term> {
    let mut conditions = protocol.wheres.clone();
    let elements = relations::has_an_element(&mut protocol.pool, &protocol.relations);
    conditions.push(elements);
    conditions
}
