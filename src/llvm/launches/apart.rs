//! Whether two pointers of one launch may lead into one allocation.
//!
//! Pointers that a loop exchanges are followed around it together: what they are in one round and in
//! the next are pairs of the same two values, so that two which are apart when control
//! comes to the loop, and stay apart in each round, are apart at the launch.

use super::allocations::{base_of, sources};
use super::conditions::Conditions;
use crate::host::{Argument, Pointer};
use crate::llvm::handle::{Blk, Opcode, Val};

/// The pairs of pointers with these values that may lead into one allocation, as far as the places
/// that they come from tell, without those that are known to.
pub(super) fn doubtful(
    conditions: &Conditions,
    pointers: &[(Argument, Pointer)],
    values: &[Val],
) -> Vec<[usize; 2]> {
    let all = (0..values.len()).flat_map(|other| (0..other).map(move |one| [one, other]));
    let is_doubtful = |[one, other]: &[usize; 2]| {
        let is_known = pointers[*one].1.array == pointers[*other].1.array;
        let taken = Vec::new();
        let mut pairs = Pairs { conditions, taken };
        !is_known && pairs.may_be_one(values[*one], values[*other])
    };
    all.filter(is_doubtful).collect()
}

struct Pairs<'a> {
    conditions: &'a Conditions,
    /// Those that are taken to be apart, until something says otherwise.
    taken: Vec<(Val, Val)>,
}

/// More pairs are not followed.
const MOST_PAIRS: usize = 64;

impl Pairs<'_> {
    fn may_be_one(&mut self, one: Val, other: Val) -> bool {
        let (one, other) = (base_of(one), base_of(other));
        if one == other {
            return !one.is_null();
        }
        if one.is_null() || other.is_null() {
            return false;
        }
        if self.taken.contains(&(one, other)) || self.taken.contains(&(other, one)) {
            return false;
        }
        if self.taken.len() == MOST_PAIRS {
            return true;
        }
        self.taken.push((one, other));
        let [phi, select] = [Opcode::LLVMPHI, Opcode::LLVMSelect];
        match (one, other) {
            _ if one.has_opcode(phi) && other.has_opcode(phi) && one.parent() == other.parent() => {
                let others = other.incoming();
                one.incoming().into_iter().any(|(value, from)| {
                    let mut same_way = others.iter().filter(|(_, other)| *other == from);
                    same_way.any(|(other, _)| self.may_be_one(value, *other))
                })
            }
            _ if one.has_opcode(select)
                && other.has_opcode(select)
                && one.operand(0) == other.operand(0) =>
            {
                (1..3).any(|at| self.may_be_one(one.operand(at), other.operand(at)))
            }
            _ if one.has_opcode(select) => (1..3).any(|at| self.may_be_one(one.operand(at), other)),
            _ if other.has_opcode(select) => {
                (1..3).any(|at| self.may_be_one(one, other.operand(at)))
            }
            _ if one.has_opcode(phi) && self.stays(other, one.parent()) => {
                let mut values = one.incoming().into_iter();
                values.any(|(value, _)| self.may_be_one(value, other))
            }
            _ if other.has_opcode(phi) && self.stays(one, other.parent()) => {
                let mut values = other.incoming().into_iter();
                values.any(|(value, _)| self.may_be_one(one, value))
            }
            _ => !self.come_from_elsewhere(one, other),
        }
    }

    /// Is the value there when control comes to the block, and the same one until control has left
    /// what the block dominates?
    fn stays(&self, value: Val, block: Option<Blk>) -> bool {
        let (Some(own), Some(block)) = (value.parent(), block) else {
            // Arguments and globals.
            return value.opcode().is_none();
        };
        own != block && self.conditions.dominates(own, block)
    }

    /// Have the two nothing in common that they come from, where all of that is known?
    fn come_from_elsewhere(&self, one: Val, other: Val) -> bool {
        let both = sources(one).zip(sources(other));
        both.is_some_and(|(own, others)| !own.iter().any(|source| others.contains(source)))
    }
}
