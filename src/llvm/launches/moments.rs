//! What values of host code were at another time than that of the launch.

use std::collections::{BTreeMap, HashSet};

use super::conditions::Conditions;
use super::terms::Reader;
use crate::host::{Term, UnknownId};
use crate::llvm::handle::{Blk, Val, ValueKind};

/// A time between which and the launch what stands before a block stays as it is.
pub(super) struct Moment {
    block: Blk,
    /// Where control may come between it and the launch: what is computed elsewhere is the same at both.
    since: HashSet<Blk>,
    /// What is unknown of the launch, and was another value then.
    then: BTreeMap<UnknownId, Term>,
}

impl Moment {
    pub(super) fn new(block: Blk) -> Moment {
        Moment {
            block,
            since: Conditions::leading_from(block, |_| true),
            then: BTreeMap::new(),
        }
    }

    /// The term as it was then. What is known of its values held then as well.
    pub(super) fn term(&mut self, reader: &mut Reader<'_>, term: &Term) -> Term {
        let Term::Unknown { id, .. } = *term else {
            let parts = term.parts().iter();
            let parts = parts.map(|part| self.term(reader, part));
            return term.with_parts(parts.collect());
        };
        let origin = reader.origin(id);
        if origin.is_some_and(|value| self.stays(reader, value)) {
            return term.clone();
        }
        if let Some(then) = self.then.get(&id) {
            return then.clone();
        }
        let then = reader.new_unknown_like(id);
        self.then.insert(id, then.clone());
        for fact in reader.facts_about(id) {
            let held = self.term(reader, &fact);
            reader.state_of(&then, held);
        }
        then
    }

    fn stays(&self, reader: &Reader<'_>, value: Val) -> bool {
        is_before(reader, value, self.block)
            || (value.parent()).is_some_and(|own| own != self.block && !self.since.contains(&own))
    }
}

/// Is the value there when control comes to the block?
pub(super) fn is_before(reader: &Reader<'_>, value: Val, block: Blk) -> bool {
    let is_instruction = value.kind() == ValueKind::LLVMInstructionValueKind;
    match is_instruction.then(|| value.parent()).flatten() {
        Some(own) => own != block && reader.conditions.dominates(own, block),
        None => true,
    }
}

/// Is the term made of what is there when control comes to the block?
pub(super) fn is_of_before(reader: &Reader<'_>, term: &Term, block: Blk) -> bool {
    let unknowns = term.unknowns();
    let is_there = |id| {
        let origin = reader.origin(id);
        origin.is_some_and(|value| is_before(reader, value, block))
    };
    !unknowns.is_empty() && unknowns.into_iter().all(is_there)
}
