//! Whether what decides that a launch is made is known by itself, so that the launch is made with pointers that are one
//! if it is made at all.

use crate::llvm::handle::{Blk, LLVMIntPredicate as Predicate, Opcode, Val};
use crate::llvm::launches::allocations::STATUS;
use crate::llvm::launches::conditions::Conditions;
use crate::llvm::launches::loaded::Stores;

/// Is no test on a way to the launch about anything but numbers that the program is given and counts, and whether
/// the runtime succeeds? Those of the loop with this head, if there is one, are asked for alone.
pub(super) fn is_decided_by_numbers(
    conditions: &Conditions,
    stores: &Stores<'_>,
    launch: Val,
    head: Option<Blk>,
) -> bool {
    let Some(block) = launch.parent() else {
        return false;
    };
    // What callers decide is not looked at.
    let is_called = |function: Val| !stores.calls_of(function).is_empty();
    if block.function().is_none_or(is_called) {
        return false;
    }
    let blocks = block.function().map(Val::blocks).unwrap_or_default();
    let mut leading = blocks.into_iter().filter(|&from| {
        head.is_none_or(|head| conditions.dominates(head, from))
            && Conditions::reaches(from, block, |_| true)
    });
    leading.all(|from| match from.terminator() {
        Some(end) if from.successors().len() > 1 => match end.opcode() {
            Some(Opcode::LLVMBr | Opcode::LLVMSwitch) => {
                is_number(conditions, end.operand(0)) || leads_on(end, block)
            }
            Some(Opcode::LLVMInvoke) => true,
            _ => false,
        },
        _ => true,
    })
}

/// Does control go on to the block where the runtime succeeds, which is all that a test is about?
fn leads_on(test: Val, block: Blk) -> bool {
    let (asked, ways) = (test.operand(0), test.parent().map(Blk::successors));
    let (Some([first, second]), true) = (ways.as_deref(), asked.has_opcode(Opcode::LLVMICmp))
    else {
        return false;
    };
    let is_status = asked.operand(0).called_name().is_some_and(|name| {
        let mut starts = ["cuda", "hip"].iter();
        STATUS.to_bytes() == name.as_bytes() || starts.any(|start| name.starts_with(start))
    });
    let succeeds = match asked.int_predicate() {
        Predicate::LLVMIntEQ => *first,
        Predicate::LLVMIntNE => *second,
        _ => return false,
    };
    let is_zero = asked.operand(1).int_constant() == Some(0);
    is_status && is_zero && (succeeds == block || Conditions::reaches(succeeds, block, |_| true))
}

/// Is the value made of such numbers alone?
pub(super) fn is_number(conditions: &Conditions, value: Val) -> bool {
    is_number_within(conditions, value, 0)
}

fn is_number_within(conditions: &Conditions, value: Val, depth: usize) -> bool {
    const MOST_DEPTH: usize = 16;
    let is_number = |value: Val| is_number_within(conditions, value, depth + 1);
    let are_numbers = |values: &[Val]| values.iter().all(|value| is_number(*value));
    if depth > MOST_DEPTH || !value.ty().is_int() {
        return false;
    }
    let operands = || (0..value.operand_count()).map(|index| value.operand(index));
    match value.opcode() {
        None => value.int_constant().is_some() || value.function_of_parameter().is_some(),
        Some(Opcode::LLVMCall | Opcode::LLVMInvoke) => {
            value.called_name().is_some_and(|name| is_of_number(&name))
        }
        Some(Opcode::LLVMPHI) => {
            let ways = value.incoming();
            let block = value.parent();
            let comes_around = |(_, from): &(Val, Blk)| {
                block.is_none_or(|block| conditions.dominates(block, *from))
            };
            let counts = |next: Val| {
                next.has_opcode(Opcode::LLVMAdd)
                    && next.operand(0) == value
                    && next.operand(1).int_constant().is_some()
            };
            let mut ways = ways.iter();
            ways.all(|way| match comes_around(way) {
                true => counts(way.0),
                false => is_number(way.0),
            })
        }
        Some(Opcode::LLVMSelect) => are_numbers(&operands().collect::<Vec<_>>()),
        Some(
            Opcode::LLVMICmp
            | Opcode::LLVMAdd
            | Opcode::LLVMSub
            | Opcode::LLVMMul
            | Opcode::LLVMSDiv
            | Opcode::LLVMUDiv
            | Opcode::LLVMSRem
            | Opcode::LLVMURem
            | Opcode::LLVMAnd
            | Opcode::LLVMOr
            | Opcode::LLVMXor
            | Opcode::LLVMTrunc
            | Opcode::LLVMZExt
            | Opcode::LLVMSExt,
        ) => are_numbers(&operands().collect::<Vec<_>>()),
        Some(_) => false,
    }
}

/// Does it read a number off a text, or compare texts?
fn is_of_number(name: &str) -> bool {
    const READING: [&str; 11] = [
        "atoi",
        "atol",
        "atoll",
        "strtol",
        "strtoll",
        "strtoul",
        "strtoull",
        "__isoc23_strtol",
        "strcmp",
        "strncmp",
        "strcasecmp",
    ];
    READING.contains(&name)
}
