//! How often a loop may have been round, since it was not left before: while a variable that
//! advances by a constant is below a bound, or differs from it. One of fewer bits than the bound
//! (`short i = 0; i < n`) wraps around by itself.

use super::induction::resize;
use crate::analysis::cfg::LoopId;
use crate::bv::{mask, to_signed};
use crate::engines::protocol::infer::Infer;
use crate::engines::protocol::subst::Subst;
use crate::kir::BlockId;
use crate::smt::{BvOp, Node, Pool, Term};

impl Infer<'_> {
    /// What is known in a round because none before it left the loop.
    pub(super) fn approach(&mut self, id: LoopId) -> Vec<Term> {
        let counter = self.learned.counters.get(&id);
        let Some(counter) = counter.filter(|counter| counter.counts_ones()) else {
            return Vec::new();
        };
        let rounds = counter.distance;
        let parts = self.passed_each_round(id);
        let found = parts.into_iter().flat_map(|part| self.tests(part));
        let tests: Vec<Test> = found.collect();
        let mut facts = Vec::new();
        for test in tests {
            let way = test.way(self.pool(), rounds);
            let way = way.filter(|way| {
                [way.first, test.bound]
                    .iter()
                    .all(|t| self.is_free_of(*t, id))
            });
            facts.extend(way.and_then(|way| test.most_rounds(self.pool(), &way, rounds)));
        }
        facts
    }

    /// The conditions that hold in each round but the last one, as it would leave the loop otherwise.
    fn passed_each_round(&mut self, id: LoopId) -> Vec<Term> {
        let cfg = self.context.cfg;
        let this = &cfg.loops[id];
        let exits: Vec<(BlockId, BlockId)> = this.exits.to_vec();
        let latches = this.latches.clone();
        let each_round = |from: BlockId| {
            let mut latches = latches.iter();
            cfg.loop_of[from] == Some(id) && latches.all(|latch| cfg.dominates(from, *latch))
        };
        let exits = exits.into_iter().filter(|(from, _)| each_round(*from));
        let mut parts = Vec::new();
        for (from, to) in exits {
            let leaves = self.edge(from, to);
            let stays = self.pool().not(leaves);
            match self.protocol.pool.node(stays) {
                Node::And(all) => parts.extend(all.iter().copied()),
                _ => parts.push(stays),
            }
        }
        parts
    }

    /// The ways to read a condition as a test of one of its operands.
    fn tests(&self, condition: Term) -> Vec<Test> {
        let pool = &self.protocol.pool;
        let (holds, inner) = match *pool.node(condition) {
            Node::Not(inner) => (false, inner),
            _ => (true, condition),
        };
        let (a, b, signed) = match *pool.node(inner) {
            Node::Eq(a, b) if !holds && !pool.is_bool(a) => {
                let differs = |moving, bound| Test {
                    moving,
                    bound,
                    narrow: None,
                    relation: Relation::Differs,
                };
                return vec![differs(a, b), differs(b, a)];
            }
            Node::Sle(a, b) => (a, b, true),
            Node::Ule(a, b) => (a, b, false),
            _ => return Vec::new(),
        };
        let (less, more) = if holds { (a, b) } else { (b, a) };
        let order = |moving, bound, up| {
            let (moving, narrow) = match *pool.node(moving) {
                Node::SignExt(inner, _) if signed => (inner, Some(Sign::Signed)),
                Node::ZeroExt(inner, _) => (inner, Some(Sign::Unsigned)),
                _ => (moving, None),
            };
            Test {
                moving,
                bound,
                narrow,
                relation: Relation::Below {
                    up,
                    signed,
                    strict: !holds,
                },
            }
        };
        vec![order(less, more, true), order(more, less, false)]
    }
}

/// A number that may change from round to round, against one that does not.
struct Test {
    moving: Term,
    bound: Term,
    /// The number has fewer bits than the bound, and is extended to be compared.
    narrow: Option<Sign>,
    relation: Relation,
}

/// How a number is extended.
#[derive(Clone, Copy)]
enum Sign {
    Signed,
    Unsigned,
}

enum Relation {
    Differs,
    /// The number goes up and is less than the bound, or goes down and is more.
    Below {
        up: bool,
        signed: bool,
        strict: bool,
    },
}

/// A number that begins as the first one, to which each round adds the step.
struct Way {
    first: Term,
    step: i128,
}

impl Test {
    fn way(&self, pool: &mut Pool, rounds: Term) -> Option<Way> {
        let width = pool.width(self.moving);
        (width <= pool.width(rounds)).then_some(())?;
        let rounds = resize(pool, rounds, width);
        let mut at = |round: u128| {
            let mut subst = Subst::new();
            let round = pool.bv(round, width);
            subst.bind(rounds, round, pool);
            subst.term(pool, self.moving)
        };
        let (first, second) = (at(0), at(1));
        let step = pool.bv_sub(second, first);
        let step = pool.as_bv(step).filter(|step| *step != 0)?;
        let way = pool.bv_scale(rounds, step);
        (pool.bv_add(first, way) == self.moving).then_some(Way {
            first,
            step: to_signed(step, width),
        })
    }

    /// The rounds, which are counted one by one, are no more than the test lets in.
    fn most_rounds(&self, pool: &mut Pool, way: &Way, rounds: Term) -> Option<Term> {
        let goes_up = way.step > 0;
        let width = pool.width(self.bound);
        let way = &Way {
            first: match self.narrow {
                Some(Sign::Signed) => pool.sign_ext(way.first, width),
                Some(Sign::Unsigned) => pool.zero_ext(way.first, width),
                None => way.first,
            },
            ..*way
        };
        let gap = match goes_up {
            true => pool.bv_sub(self.bound, way.first),
            false => pool.bv_sub(way.first, self.bound),
        };
        let (premise, most) = match self.relation {
            Relation::Differs if way.step.abs() == 1 => (pool.bool(true), gap),
            Relation::Below { up, signed, strict } if up == goes_up => {
                let size = way.step.unsigned_abs();
                let exact = self.next_is_exact(pool, size, (up, signed, strict));
                let order = if up {
                    (way.first, self.bound)
                } else {
                    (self.bound, way.first)
                };
                let enters = less(pool, order, signed, strict);
                let (zero, one) = (pool.bv(0, width), pool.bv(1, width));
                let size = pool.bv(size, width);
                let last = if strict { pool.bv_sub(gap, one) } else { gap };
                let last = pool.bv_op(BvOp::Udiv, last, size);
                let all = pool.bv_add(last, one);
                (exact, pool.ite(enters, all, zero))
            }
            _ => return None,
        };
        let most = resize(pool, most, pool.width(rounds));
        let holds = pool.ule(rounds, most);
        Some(pool.implies(premise, holds))
    }

    /// No number that the test lets in is so close to the end of its type that the next one, so much
    /// further on, wraps around.
    fn next_is_exact(
        &self,
        pool: &mut Pool,
        size: u128,
        (up, signed, strict): (bool, bool, bool),
    ) -> Term {
        let (width, bits) = (pool.width(self.bound), pool.width(self.moving));
        let room = size - u128::from(strict);
        let has_sign = match self.narrow {
            Some(sign) => matches!(sign, Sign::Signed),
            None => signed,
        };
        let end = match (has_sign, up) {
            (true, true) => mask(bits - 1).wrapping_sub(room),
            (true, false) => (mask(bits - 1) + 1).wrapping_neg().wrapping_add(room),
            (false, true) => mask(bits).wrapping_sub(room),
            (false, false) => room,
        };
        let end = pool.bv(end & mask(width), width);
        let order = if up {
            (self.bound, end)
        } else {
            (end, self.bound)
        };
        less(pool, order, signed, false)
    }
}

fn less(pool: &mut Pool, (a, b): (Term, Term), signed: bool, strict: bool) -> Term {
    match (signed, strict) {
        (true, true) => pool.slt(a, b),
        (true, false) => pool.sle(a, b),
        (false, true) => pool.ult(a, b),
        (false, false) => pool.ule(a, b),
    }
}
