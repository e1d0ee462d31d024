//! Values of loops that come back to where they were, as those that go between zero and one do.

use super::terms::{Reader, Strictness};
use crate::bv::BvOp;
use crate::host::{Comparison, Term, UnknownId};
use crate::llvm::handle::Val;

/// What the value of a `phi` is that starts so and is computed from itself alone in each step: one of a
/// few numbers, and how many these are. None where there are more.
pub(super) fn state(
    reader: &mut Reader<'_>,
    step: Val,
    (id, start): (UnknownId, &Term),
    value: &Term,
) -> Option<usize> {
    let mut next = start.as_constant()?;
    let step = reader.read(step, Strictness::Lazy)?;
    step.unknowns().iter().eq([&id]).then_some(())?;
    let mut orbit = Vec::new();
    while !orbit.contains(&next) {
        (orbit.len() < MOST).then_some(())?;
        orbit.push(next);
        next = at(&step, id, next).as_constant()?;
    }
    let number = |bits| Term::constant(bits, value.width());
    let is = |bits| Term::compare(Comparison::Eq, value.clone(), number(bits));
    let numbers = orbit.len();
    let is_one = orbit.into_iter().map(is);
    let either = |a, b| Term::binary(BvOp::Or, a, b);
    reader.state_of(value, is_one.reduce(either)?);
    Some(numbers)
}

const MOST: usize = 32;

/// The term where the unknown is this number.
fn at(term: &Term, id: UnknownId, bits: u128) -> Term {
    match *term {
        Term::Unknown { id: own, width } if own == id => Term::constant(bits, width),
        _ => {
            let parts = term.parts().iter().map(|part| at(part, id, bits));
            term.with_parts(parts.collect())
        }
    }
}
