//! Square roots that host code rounds: `(int)sqrt(n)`, `(int)ceilf(sqrtf(n))`.
//!
//! Where a number is not the square of `k` but next to it, its root is away from `k` by about
//! `1 / (2 · k)`, which is more than rounding moves it: numbers of at most 22 bits in single precision
//! and of at most 31 in double precision have roots below `2^11` and `2^16`.

use super::floats::{WIDE, exact_bits, integer};
use super::terms::Reader;
use crate::bv::BvOp;
use crate::host::{Comparison, Term};
use crate::llvm::handle::Val;

/// States what the root that a function of the library computes is as an integer, rounded down or up.
pub(super) fn state(reader: &mut Reader<'_>, call: Val, value: &Term, is_up: bool) -> Option<()> {
    // Narrower ones do not hold all of these roots.
    (value.width() >= 32).then_some(())?;
    let (square, bits) = integer(reader, call.operand(0))?;
    let bits = bits.min(exact_bits(call)?);
    let number = |number: u128| Term::constant(number, WIDE);
    let root = value.clone().extend(true, WIDE);
    let [below, above] = match is_up {
        true => [
            Term::binary(BvOp::Sub, root.clone(), number(1)),
            root.clone(),
        ],
        false => [
            root.clone(),
            Term::binary(BvOp::Add, root.clone(), number(1)),
        ],
    };
    let [least, most] = [below, above].map(|of| Term::binary(BvOp::Mul, of.clone(), of));
    let at_most = |a: &Term, b: &Term| Term::compare(Comparison::SLe, a.clone(), b.clone());
    let less = |a: &Term, b: &Term| Term::compare(Comparison::SLt, a.clone(), b.clone());
    let lies_between = match is_up {
        // Below the root of zero there is none.
        true => {
            let is_zero = Term::compare(Comparison::Eq, root.clone(), number(0));
            let is_above = Term::binary(BvOp::Or, is_zero, less(&least, &square));
            [is_above, at_most(&square, &most)]
        }
        false => [at_most(&least, &square), less(&square, &most)],
    };
    let is_small = [at_most(&number(0), &root), at_most(&root, &number(1 << 16))];
    let is = lies_between.into_iter().chain(is_small).reduce(and)?;
    let is_exact = and(
        at_most(&number(0), &square),
        at_most(&square, &number(1 << bits)),
    );
    reader.state_of(value, Term::binary(BvOp::Or, is_exact.negate(), is));
    Some(())
}

fn and(a: Term, b: Term) -> Term {
    Term::binary(BvOp::And, a, b)
}
