//! What values of host code are computed from.

use std::collections::HashSet;

use super::allocations::base_of;
use super::conditions::{Conditions, tested};
use super::given;
use crate::llvm::handle::{Blk, Opcode, Val, ValueKind};
use crate::llvm::libcalls::is_mathematical;

/// A value is followed to so many that it is computed from.
const MOST_VALUES: usize = 300;

/// All that values are computed from, as far as it is the program's own computation.
pub(super) struct MadeOf<'c> {
    conditions: &'c Conditions,
    values: HashSet<Val>,
    /// Those of them that are used beyond the loop whose rounds make them.
    pub(super) beyond: HashSet<Val>,
    /// Tables of which elements are among these values, it is not known which.
    tables: HashSet<Val>,
    /// Texts that are compared with each other.
    texts: Vec<Val>,
}

impl MadeOf<'_> {
    /// What the values are computed from, themselves not among it.
    pub(super) fn new(values: Vec<Val>, conditions: &Conditions) -> MadeOf<'_> {
        let mut all = MadeOf {
            conditions,
            values: HashSet::new(),
            beyond: HashSet::new(),
            tables: HashSet::new(),
            texts: Vec::new(),
        };
        let mut work: Vec<(Val, Option<Blk>)> = values.iter().map(|&value| (value, None)).collect();
        while let Some((value, user)) = work.pop() {
            let rounds = conditions.rounds_of(value);
            let is_beyond = user.is_none_or(|user| !rounds.contains(&user));
            let is_new = all.values.insert(value);
            if (is_beyond && all.beyond.insert(value) || is_new) && all.values.len() < MOST_VALUES {
                all.tables
                    .extend(table(value).filter(|_| !is_of_one_place(value)));
                all.texts.extend(given::compared_texts(value));
                let mut parts = operands(value);
                parts.extend(all.ways(value));
                if is_beyond {
                    parts.extend(all.ends(value, &rounds));
                }
                work.extend(parts.into_iter().map(|part| (part, value.parent())));
            }
        }
        for value in values {
            all.values.remove(&value);
        }
        all
    }

    /// Is the value among these, an element of a table of which some are, or the number of a text that is
    /// compared with others?
    pub(super) fn is_tied_to(&self, value: Val) -> bool {
        let is_element = || table(value).is_some_and(|table| self.tables.contains(&table));
        let is_number = || {
            let text = given::text_read_by(value);
            text.is_some_and(|text| self.texts.iter().any(|&other| given::is_same(text, other)))
        };
        self.values.contains(&value) || is_element() || is_number()
    }

    /// The tests of which way control has come, where that decides which of several values this one is.
    fn ways(&self, value: Val) -> Vec<Val> {
        let conditions = self.conditions;
        let Some(own) = value.parent().filter(|_| value.has_opcode(Opcode::LLVMPHI)) else {
            return Vec::new();
        };
        let before = conditions.deciding(own);
        let is_before = |block: Blk| before.contains(&block);
        let repeated = before.iter().copied();
        let repeated = repeated.filter(|&block| Conditions::reaches(block, block, is_before));
        if !is_counted(value, &repeated.collect(), conditions) {
            return Vec::new();
        }
        let leads = |next: &Blk| *next == own || before.contains(next);
        let decide = conditions.in_order(&before).into_iter().filter(|block| {
            let ways: HashSet<Blk> = block.successors().into_iter().filter(leads).collect();
            ways.len() > 1
        });
        decide.filter_map(tested).collect()
    }

    /// The tests that end the rounds which make the value.
    fn ends(&self, value: Val, rounds: &HashSet<Blk>) -> Vec<Val> {
        if !is_counted(value, rounds, self.conditions) {
            return Vec::new();
        }
        let leaves = |block: &&Blk| block.successors().iter().any(|next| !rounds.contains(next));
        let all = self.conditions.in_order(rounds).into_iter();
        all.filter(leaves).filter_map(tested).collect()
    }
}

/// Is the value computed within these blocks without what memory or others say? How often something is
/// found in memory, or what is found there, says little of how much there is.
fn is_counted(value: Val, within: &HashSet<Blk>, conditions: &Conditions) -> bool {
    let (mut seen, mut work) = (HashSet::new(), operands(value));
    work.push(value);
    while let Some(value) = work.pop() {
        let block = value.parent().filter(|block| within.contains(block));
        let Some(block) = block.filter(|_| seen.insert(value)) else {
            continue;
        };
        let is_call = value.called_name().is_some();
        if value.has_opcode(Opcode::LLVMLoad) || is_call && !computes(value) {
            return false;
        }
        work.extend(operands(value));
        if value.has_opcode(Opcode::LLVMPHI) {
            let before = conditions.deciding(block);
            let within = before.iter().filter(|at| within.contains(at));
            work.extend(within.filter_map(tested));
        }
    }
    true
}

/// The memory that a value is loaded from.
fn table(value: Val) -> Option<Val> {
    let is_load = value.has_opcode(Opcode::LLVMLoad);
    is_load.then(|| base_of(value.operand(0)))
}

fn is_of_one_place(value: Val) -> bool {
    let mut indices = indices(value.operand(0)).into_iter();
    indices.all(|index| index.int_constant().is_some())
}

/// What a value is computed from, or one of.
fn operands(value: Val) -> Vec<Val> {
    if value.kind() != ValueKind::LLVMInstructionValueKind {
        return Vec::new();
    }
    match value.opcode() {
        Some(Opcode::LLVMPHI) => {
            let incoming = value.incoming().into_iter();
            incoming.map(|(value, _)| value).collect()
        }
        Some(Opcode::LLVMCall | Opcode::LLVMInvoke) => match computes(value) {
            true => value.call_args(),
            false => Vec::new(),
        },
        // What memory holds is a value of its own, but which element of a table it is may matter.
        Some(Opcode::LLVMLoad) => indices(value.operand(0)),
        None => Vec::new(),
        Some(_) => (0..value.operand_count())
            .map(|index| value.operand(index))
            .collect(),
    }
}

/// What decides which element an address is of.
fn indices(address: Val) -> Vec<Val> {
    let (mut all, mut base) = (Vec::new(), address);
    while base.has_opcode(Opcode::LLVMGetElementPtr) {
        all.extend((1..base.operand_count()).map(|index| base.operand(index)));
        base = base.operand(0);
    }
    all
}

/// Does the function compute with its arguments alone, or is it one of the program's? What memory
/// is allocated says nothing of its size.
fn computes(call: Val) -> bool {
    if call.ty().is_pointer() {
        return false;
    }
    let name = call.called_name().unwrap_or_default();
    let pure = [
        "llvm.", "strlen", "strcmp", "strncmp", "abs", "labs", "div", "ldiv", "lldiv",
    ];
    let is_ours = || {
        let mut callee = call.callee().into_iter();
        callee.any(|callee| callee.is_function() && !callee.is_declaration())
    };
    is_mathematical(&name) || pure.iter().any(|start| name.starts_with(start)) || is_ours()
}
