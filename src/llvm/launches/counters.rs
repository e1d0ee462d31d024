//! How the counter of a loop goes that steps by a constant.

use super::operations::binary_operation;
use super::terms::Reader;
use crate::bv::{self, BvOp};
use crate::host::{Comparison, Term};
use crate::llvm::handle::Val;

/// States what the value of a `phi` is that starts so and steps to that.
pub(super) fn state(reader: &mut Reader<'_>, phi: Val, step: Val, start: &Term, value: &Term) {
    let Some(step) = Step::of(phi, step, value.width()) else {
        return;
    };
    for fact in step.facts(start, value) {
        reader.state_of(value, fact);
    }
}

/// One step of a counter: an operation by a constant.
struct Step {
    op: BvOp,
    by: u128,
    width: u32,
    /// It does not overflow as a signed operation.
    exact: bool,
}

impl Step {
    fn of(phi: Val, step: Val, width: u32) -> Option<Step> {
        let op = step.opcode().and_then(binary_operation)?;
        let (left, right) = (step.operand(0), step.operand(1));
        let commutes = matches!(op, BvOp::Add | BvOp::Mul);
        let by = match (left == phi, right == phi) {
            (true, false) => right.int_constant()?,
            (false, true) if commutes => left.int_constant()?,
            _ => return None,
        };
        // To subtract without overflow is to add the negation, which no smallest number has.
        let (op, by) = match op {
            BvOp::Sub if by != 1 << (width - 1) => (BvOp::Add, bv::apply(BvOp::Sub, 0, by, width)),
            op => (op, by),
        };
        let wraps = matches!(op, BvOp::Add | BvOp::Sub | BvOp::Mul | BvOp::Shl);
        Some(Step {
            op,
            by,
            width,
            exact: wraps && step.nsw(),
        })
    }

    fn facts(&self, start: &Term, value: &Term) -> Vec<Term> {
        let ordered = |op, low: &Term, high: &Term| Term::compare(op, low.clone(), high.clone());
        let zero = self.constant(0);
        let from_zero = || ordered(Comparison::SLe, &zero, start);
        let powers = || implies(self.is_power_of_two(start), self.is_power_of_two(value));
        let halves = self.by.is_power_of_two();
        let negative = bv::is_negative(self.by, self.width);
        // Without overflow what is multiplied keeps its sign and does not shrink.
        let grows = || implies(from_zero(), ordered(Comparison::SLe, start, value));
        let shrinks = || {
            let low = implies(from_zero(), ordered(Comparison::SLe, &zero, value));
            [
                low,
                implies(from_zero(), ordered(Comparison::SLe, value, start)),
            ]
        };
        let mut facts = Vec::new();
        match self.op {
            BvOp::Add if self.exact && self.by != 0 => facts = self.distance(start, value),
            BvOp::Lshr => facts = vec![ordered(Comparison::ULe, value, start), powers()],
            BvOp::Udiv if self.by != 0 => {
                facts.push(ordered(Comparison::ULe, value, start));
                facts.extend(halves.then(powers));
            }
            BvOp::Ashr => {
                facts.extend(shrinks());
                facts.push(implies(from_zero(), powers()));
            }
            BvOp::Sdiv if !negative && self.by != 0 => {
                facts.extend(shrinks());
                facts.extend(halves.then(|| implies(from_zero(), powers())));
            }
            BvOp::Shl => {
                facts.push(powers());
                facts.extend(self.exact.then(grows));
            }
            BvOp::Mul if !negative && self.by != 0 => {
                facts.extend(halves.then(powers));
                facts.extend(self.exact.then(grows));
            }
            _ => {}
        }
        facts
    }

    /// Without overflow a sum is never on the other side of its start, and whole steps away.
    fn distance(&self, start: &Term, value: &Term) -> Vec<Term> {
        let (low, high, size) = match bv::is_negative(self.by, self.width) {
            true => (value, start, bv::apply(BvOp::Sub, 0, self.by, self.width)),
            false => (start, value, self.by),
        };
        let distance = Term::binary(BvOp::Sub, high.clone(), low.clone());
        let rest = Term::binary(BvOp::Urem, distance, self.constant(size));
        vec![
            Term::compare(Comparison::SLe, low.clone(), high.clone()),
            Term::compare(Comparison::Eq, rest, self.constant(0)),
        ]
    }

    /// Of zero as well.
    fn is_power_of_two(&self, term: &Term) -> Term {
        let less = Term::binary(BvOp::Sub, term.clone(), self.constant(1));
        let both = Term::binary(BvOp::And, term.clone(), less);
        Term::compare(Comparison::Eq, both, self.constant(0))
    }

    fn constant(&self, bits: u128) -> Term {
        Term::constant(bits, self.width)
    }
}

fn implies(condition: Term, then: Term) -> Term {
    Term::binary(BvOp::Or, condition.negate(), then)
}
