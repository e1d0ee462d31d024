//! Launches that satisfy what is known of them, with numbers as they are common.

use std::ops::RangeInclusive;
use std::time::{Duration, Instant};

use super::model::Model;
use super::{Prover, relations};
use crate::engines::protocol::ast::Protocol;
use crate::smt::eval::eval;
use crate::smt::{Answer, Node, Pool, Sort, Term};

/// For all queries of one sample.
const PATIENCE: Duration = Duration::from_millis(300);

impl Prover {
    /// What numbers are in a model of the conditions on launch and parameters in which each of the numbers lies within
    /// these bounds, where it may with those before it.
    pub fn sample(
        &mut self,
        protocol: &mut Protocol,
        numbers: &[(Term, RangeInclusive<u128>)],
    ) -> Option<impl Fn(&Pool, Term) -> Option<u128> + use<>> {
        let until = Instant::now() + PATIENCE;
        let pool = &mut protocol.pool;
        let mut conditions = protocol.wheres.clone();
        conditions.push(relations::has_an_element(pool, &protocol.relations));
        let all = protocol.pool.and(conditions);
        let mut chosen = vec![self.named(protocol, all)];
        let mut is_last = self.is_possible(protocol, &chosen, until);
        is_last.then_some(())?;
        for (number, bounds) in numbers {
            let pool = &mut protocol.pool;
            let width = pool.width(*number);
            let [low, high] = [bounds.start(), bounds.end()].map(|end| pool.bv(*end, width));
            let (above, below) = (pool.ule(low, *number), pool.ule(*number, high));
            let within = pool.and([above, below]);
            chosen.push(self.named(protocol, within));
            is_last = self.is_possible(protocol, &chosen, until);
            if !is_last {
                chosen.pop();
            }
        }
        (is_last || self.is_possible(protocol, &chosen, until)).then_some(())?;
        let pool = &mut protocol.pool;
        let vars = pool.post_order(&self.told, |_| false).into_iter();
        let vars: Vec<Term> = vars
            .filter(|t| matches!(pool.node(*t), Node::Var(_)))
            .collect();
        let values = self.solver.values(pool, &vars).ok()?;
        let known = vars.iter().zip(values);
        let known = known.filter_map(|(term, value)| match pool.node(*term) {
            Node::Var(var) => Some((*var, value)),
            _ => None,
        });
        let model = Model(known.collect());
        Some(move |pool: &Pool, term| eval(pool, term, &model)?.as_bits())
    }

    /// What stands for a condition in the questions.
    fn named(&mut self, protocol: &mut Protocol, condition: Term) -> Term {
        let pool = &mut protocol.pool;
        let name = pool.fresh_var("asked", Sort::Bool);
        let claim = pool.implies(name, condition);
        self.solver.assert(claim);
        self.told.push(claim);
        name
    }

    fn is_possible(&mut self, protocol: &mut Protocol, chosen: &[Term], until: Instant) -> bool {
        let limit = self
            .options
            .limit(Some(until.saturating_duration_since(Instant::now())));
        !limit.is_zero() && self.solver.check(&mut protocol.pool, chosen, limit) == Answer::Sat
    }
}
