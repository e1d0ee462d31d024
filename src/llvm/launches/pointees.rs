//! Pointers that kernels read from memory of the device: whether the program puts one of them into two places there.

use super::apart;
use super::loaded::Stores;
use super::symbols;
use super::terms::Reader;
use crate::host::{Argument, Pointer, Within};
use crate::llvm::handle::Val;

/// The memory that arguments of a launch and variables of the device lead to, in pairs that one pointer is put into both of, or
/// twice into the one where both are the same.
pub(super) fn shared(
    reader: &mut Reader<'_>,
    stores: &Stores<'_>,
    (pointers, values): (&[(Argument, Pointer)], &[Val]),
    variables: &[Val],
) -> Vec<(Within, Within)> {
    let of_pointers = (0..pointers.len()).map(|index| (Within::Pointer(index), values[index]));
    let of_variables = variables.iter();
    let of_variables = of_variables.map(|&own| (Within::Variable(symbols::plain_name(own)), own));
    let memory: Vec<_> = of_pointers
        .chain(of_variables)
        .map(|(within, address)| (within, stores.put_into(address)))
        .filter(|(_, put)| !put.is_empty())
        .collect();
    let mut shared = Vec::new();
    for (index, (within, put)) in memory.iter().enumerate() {
        for (other, others) in &memory[..=index] {
            let is_one = within == other;
            let is_open = stores.are_open() || put.len() * others.len() > MOST_PAIRS;
            let mut pairs = put
                .iter()
                .flat_map(|one| others.iter().map(move |other| (one, other)));
            let is_shared = is_open
                || pairs.any(|(one, other)| {
                    stores.lie_together(one, other, is_one)
                        && match one.is(other) {
                            true => stores.are_put_twice(one, other),
                            false => apart::may_be_one(reader, stores, one, other),
                        }
                });
            if is_shared {
                shared.push((within.clone(), other.clone()));
            }
        }
    }
    shared
}

/// More are not looked at, and taken to be one.
const MOST_PAIRS: usize = 4096;
