//! Pointers that kernels read from memory of the device: whether the program puts one of them into two places there,
//! or passes it to the kernel as well.

use super::apart;
use super::loaded::Stores;
use super::symbols;
use super::terms::Reader;
use crate::host::{Argument, Behind, Pointer, Within};
use crate::llvm::handle::Val;

/// The memory that arguments of a launch and variables of the device lead to, in which lies what lies elsewhere as well.
pub(super) fn shared(
    reader: &mut Reader<'_>,
    stores: &Stores<'_>,
    (pointers, values): (&[(Argument, Pointer)], &[Val]),
    variables: &[Val],
) -> Vec<Behind> {
    let of_pointers = (0..pointers.len()).map(|index| (Within::Pointer(index), values[index]));
    let of_variables = variables.iter();
    let of_variables = of_variables.map(|&own| (Within::Variable(symbols::plain_name(own)), own));
    let all: Vec<(Within, Val)> = of_pointers.chain(of_variables).collect();
    let memory = all
        .iter()
        .map(|(within, address)| (within, stores.put_into(*address)));
    // Where there was too much to follow, pointers may lie anywhere.
    let is_open = stores.are_open();
    let memory: Vec<_> = memory
        .filter(|(_, put)| is_open || !put.pointers.is_empty())
        .collect();
    let mut shared = Vec::new();
    for (index, (within, put)) in memory.iter().enumerate() {
        for (other, others) in &memory[..=index] {
            let is_one = within == other;
            let count = put.pointers.len() * others.pointers.len();
            let is_open = is_open || count > MOST_PAIRS || is_one && put.are_copied;
            let mut pairs = put
                .pointers
                .iter()
                .flat_map(|one| others.pointers.iter().map(move |other| (one, other)));
            let is_shared = is_open
                || pairs.any(|(one, other)| {
                    let is_brought = || stores.is_brought_twice(one, other);
                    let may_be_one = |reader| {
                        let at_once = one.is_set_with(other);
                        apart::may_be_one(reader, stores, [one.value, other.value], at_once, is_one)
                    };
                    stores.lie_together(one, other, is_one)
                        && is_brought().unwrap_or_else(|| may_be_one(&mut *reader))
                });
            if is_shared {
                shared.push(Behind {
                    memory: (*within).clone(),
                    other: (*other).clone(),
                    is_passed: false,
                });
            }
        }
        for (other, address) in &all {
            let mut pointers = put.pointers.iter();
            let is_shared = is_open
                || !put.pointers.is_empty() && stores.is_read_back(*address)
                || pointers.any(|one| {
                    apart::may_be_one(reader, stores, [one.value, *address], false, false)
                });
            if is_shared {
                shared.push(Behind {
                    memory: (*within).clone(),
                    other: other.clone(),
                    is_passed: true,
                });
            }
        }
    }
    shared
}

/// More are not looked at, and taken to be one.
const MOST_PAIRS: usize = 4096;
