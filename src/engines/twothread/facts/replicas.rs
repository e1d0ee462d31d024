//! What lanes of a warp hold after a butterfly reduction is one value, and so is what warps hold
//! that do the same work.
//!
//! All of them store it to one cell then, as Triton and others have it, which is no race that
//! matters. Two threads whose numbers agree in the bits that a value depends on
//! (`analysis::replicas`, with the argument) have the same value: both come to where it is computed.
//! Does: say so of values that are stored.
//! Does not: know of reductions by other exchanges.

use std::collections::BTreeSet;

use super::{Context, Findings, Place};
use crate::analysis::replicas::Replicas;
use crate::analysis::uniformity::Pairing;
use crate::engines::quantities;
use crate::engines::twothread::lower::enabled;
use crate::engines::twothread::program::pair;
use crate::ivl::builtins::bv;
use crate::ivl::{Expr, Type};
use crate::kir::{Geometry, Inst, ValueDef, ValueId};

/// States what threads that store a value of the kind know of each other's.
pub(super) fn run(cx: &Context, found: &mut Findings) {
    let input = cx.input;
    if input.pairing != Pairing::SameBlock {
        return;
    }
    let replicas = Replicas::new(input.kernel, input.cfg, input.points_to, input.launch);
    let stored = input
        .kernel
        .insts
        .values()
        .filter_map(|data| match data.inst {
            Inst::Store { value, .. } => Some(value),
            _ => None,
        });
    let stored: BTreeSet<ValueId> = stored.collect();
    for value in stored
        .into_iter()
        .filter(|&value| replicas.bits(value) != 0)
    {
        let ValueDef::Inst(inst) = input.kernel.values[value].def else {
            continue;
        };
        let is_phi = matches!(input.kernel.insts[inst].inst, Inst::Phi { .. });
        let bits = input.kernel.values[value].ty.bits();
        let (Some(own), Some(_)) = (cx.operand(value), cx.places.of(inst)) else {
            continue;
        };
        if is_phi || bits < 8 {
            continue;
        }
        // Who is not there may hold what it computed in another round.
        let both = pair::other(enabled(), &Type::Bool);
        let same_bits = bv::eq(
            decisive(replicas.bits(value)),
            pair::other(decisive(replicas.bits(value)), &Type::Bv(32)),
        );
        let other = pair::other(own.clone(), &Type::Bv(bits));
        let fact = both.and(same_bits).implies(bv::eq(own, other));
        found.state(Place::behind(cx, inst), fact);
    }
}

/// The bits of the thread's id that decide.
fn decisive(without: u32) -> Expr {
    let id = Expr::var(quantities::symbol(Geometry::ThreadId, 0));
    bv::and(id, Expr::bv(u128::from(!without), 32), 32)
}
