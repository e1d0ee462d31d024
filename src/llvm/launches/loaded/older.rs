//! Pointers that are kept from one round of a loop, or one call of a function, to the next.

use super::Stores;
use super::given::{args, results};
use crate::llvm::handle::{Blk, Opcode, Val};
use crate::llvm::launches::conditions::is_on_all_ways;

/// How control came to where a pointer is used.
#[derive(Clone, Default, PartialEq)]
struct Way {
    /// The heads of the loops around which it came since.
    heads: Vec<Blk>,
    /// The functions that were called since.
    called: Vec<Val>,
    /// The functions out of which it came into those that they call.
    calling: Vec<Val>,
    /// One of these called itself.
    is_recursive: bool,
}

impl Stores<'_> {
    /// May the pointer be what was computed for one of its origins in an earlier round, or by an earlier call?
    pub(super) fn may_be_older(&self, pointer: Val, origin: Val) -> bool {
        let ways = self.ways_to(pointer, origin);
        ways.is_none_or(|ways| ways.iter().any(|way| way.is_around(origin)))
    }

    /// May the pointer be one that this call of a function computes, and one that another call has computed from
    /// which it came, or will come?
    pub(super) fn may_be_passed_on(&self, pointer: Val, origin: Val) -> bool {
        let ways = self.ways_to(pointer, origin);
        ways.is_none_or(|ways| {
            let mut others = ways.iter();
            others.any(|way| way.is_recursive) && !ways.iter().all(|way| way.is_recursive)
        })
    }

    /// The ways from where the pointer is used to one of its origins; none where there are too many.
    fn ways_to(&self, pointer: Val, origin: Val) -> Option<Vec<Way>> {
        const MOST_WAYS: usize = 256;
        let (mut seen, mut work) = (Vec::new(), vec![(pointer, Way::default())]);
        let mut found = Vec::new();
        while let Some((value, way)) = work.pop() {
            if seen.len() > MOST_WAYS {
                return None;
            }
            if seen.contains(&(value, way.clone())) {
                continue;
            }
            seen.push((value, way.clone()));
            if value == origin {
                found.push(way.clone());
            }
            match value.opcode() {
                Some(Opcode::LLVMPHI) => {
                    let incoming = value.incoming().into_iter();
                    let home = value.parent().and_then(Blk::function);
                    let mut way = way;
                    way.is_recursive |= home.is_some_and(|home| self.ways.is_tangled(home));
                    work.extend(incoming.map(|(next, from)| (next, way.by(value, from))));
                }
                Some(Opcode::LLVMSelect) => {
                    work.extend([1, 2].map(|index| (value.operand(index), way.clone())));
                }
                Some(Opcode::LLVMLoad | Opcode::LLVMAlloca) => {}
                Some(Opcode::LLVMCall | Opcode::LLVMInvoke) => {
                    let results = results(self.points, value).into_iter();
                    work.extend(results.map(|result| (result, way.within_called(value))));
                }
                Some(_) => {
                    let operands = (0..value.operand_count()).map(|index| value.operand(index));
                    work.extend(operands.map(|operand| (operand, way.clone())));
                }
                None => {
                    let given = args(self.points, value);
                    work.extend(given.map(|(call, arg)| (arg, way.through(value, call))));
                }
            }
        }
        Some(found)
    }
}

impl Way {
    fn is_around(&self, origin: Val) -> bool {
        let home = origin.parent();
        self.is_recursive
            || self
                .heads
                .iter()
                .any(|head| home.is_some_and(|home| is_on_all_ways(*head, home)))
    }

    /// The way to the end of a block from which a choice is made.
    fn by(&self, choice: Val, from: Blk) -> Way {
        let mut way = self.clone();
        let head = choice.parent().filter(|head| is_on_all_ways(*head, from));
        way.heads
            .extend(head.filter(|head| !self.heads.contains(head)));
        way
    }

    /// The way to what a function gives that is called.
    fn within_called(&self, call: Val) -> Way {
        let mut way = self.clone();
        let calling = call.parent().and_then(Blk::function);
        way.calling
            .extend(calling.filter(|calling| !self.calling.contains(calling)));
        let called = call.callee();
        way.is_recursive |= called.is_some_and(|called| way.calling.contains(&called));
        way
    }

    fn through(&self, param: Val, call: Val) -> Way {
        let mut way = self.clone();
        let called = param.function_of_parameter();
        way.called
            .extend(called.filter(|called| !self.called.contains(called)));
        let calling = call.parent().and_then(Blk::function);
        way.is_recursive |= calling.is_some_and(|calling| way.called.contains(&calling));
        way
    }
}
