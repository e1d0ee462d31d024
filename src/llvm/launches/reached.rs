//! Which blocks control has come by to what the launch depends on.
//!
//! What is known of a value that is computed on one of several ways says nothing of launches that control
//! comes to on another one: such facts hold where the block that computes the value was reached, which
//! those say that use the value. Control then comes from that block to the use without what dominates the
//! block being computed anew, so that all speak of the same instances of values. By a block that
//! dominates the launch control has come to it, but need not have come before an earlier moment.

use super::choices::Choice;
use super::terms::Reader;
use crate::bv::BvOp;
use crate::host::{Term, UnknownId};
use crate::llvm::handle::{Blk, ValueKind};

/// What holds of the value of an unknown, where the value is computed at all.
pub(super) fn where_computed(reader: &mut Reader<'_>, unknown: &Term, holds: Term) -> Term {
    let id = unknown.unknowns().first().copied();
    let Some(block) = id.and_then(|id| block_of(reader, id)) else {
        return holds;
    };
    let reached = reader.choice(Choice::Reached(block));
    let computed = are_computed(reader, &[&holds], block);
    let then = Term::binary(BvOp::And, holds, computed);
    Term::binary(BvOp::Or, reached.negate(), then)
}

/// That control has come by the blocks that compute what the terms are made of, as it does on its way to
/// the end of this one.
pub(super) fn are_computed(reader: &mut Reader<'_>, terms: &[&Term], end: Blk) -> Term {
    let unknowns = terms.iter().flat_map(|term| term.unknowns());
    let mut blocks: Vec<Blk> = unknowns.filter_map(|id| block_of(reader, id)).collect();
    blocks.retain(|block| reader.conditions.dominates(*block, end));
    let mut all = Term::constant(1, 1);
    while let Some(block) = blocks.pop() {
        blocks.retain(|other| *other != block);
        let reached = reader.choice(Choice::Reached(block));
        all = Term::binary(BvOp::And, all, reached);
    }
    all
}

fn block_of(reader: &Reader<'_>, id: UnknownId) -> Option<Blk> {
    let value = reader.origin(id)?;
    (value.kind() == ValueKind::LLVMInstructionValueKind).then(|| value.parent())?
}
