//! Pointers that a loop makes one, as where two buffers were meant to be exchanged.

use super::{Common, Pairs, Sharing, Time, is_decided_by_numbers};
use crate::host::{Comparison, Term};
use crate::llvm::handle::{Blk, Opcode, Val};
use crate::llvm::launches::allocations::base_of;
use crate::llvm::launches::conditions::Conditions;

impl Pairs<'_, '_> {
    /// Two pointers of which a loop makes one as soon as its first round is over.
    pub(super) fn since_second_round(&mut self, pointers: [Val; 2], time: Time) -> Option<Common> {
        let phis = pointers.map(|pointer| pointer.has_opcode(Opcode::LLVMPHI).then_some(pointer));
        let header = phis.iter().flatten().next()?.parent()?;
        let stays = |pointer: Val| self.stays(pointer, Some(header));
        let is_of_loop = pointers.iter().zip(phis).all(|(&pointer, phi)| match phi {
            Some(phi) if phi.parent() == Some(header) => true,
            _ => stays(pointer),
        });
        let counter = Counter::of(self.conditions, header).filter(|_| is_of_loop)?;
        (time == Time::Launch && self.taken.len() <= 1).then_some(())?;
        // What else changes from round to round may decide about the launch, or what the kernel does.
        let insts = header.insts();
        let mut changing = insts
            .iter()
            .take_while(|inst| inst.has_opcode(Opcode::LLVMPHI));
        let counts_alone = changing.all(|phi| *phi == counter.value || phi.ty().is_pointer());
        let is_decided =
            |launch| is_decided_by_numbers(self.conditions, self.stores, launch, Some(header));
        (counts_alone && self.launch.is_some_and(is_decided)).then_some(())?;
        let coming = |pointer: Val, from: Blk| match pointer.parent() == Some(header) {
            true => {
                let mut ways = pointer.incoming().into_iter();
                ways.find(|(_, way)| *way == from).map(|(value, _)| value)
            }
            false => Some(pointer),
        };
        let [first, second] = [counter.before, counter.latch]
            .map(|from| pointers.map(|pointer| coming(pointer, from)));
        let ([Some(one), Some(other)], [Some(next), Some(others)]) = (first, second) else {
            return None;
        };
        // Where they are one they stay so.
        let is_one = next == others && stays(base_of(next));
        let starts_apart = is_one && self.common(one, other, Time::Any).is_none();
        let term = starts_apart.then(|| self.reader.term(counter.value))??;
        let start = Term::constant(counter.start, term.width());
        self.is_conditional = true;
        Some(Common {
            when: Term::compare(Comparison::Ne, term, start),
            is_exact: true,
            ..Common::always(Sharing::Same)
        })
    }
}

const LEAST_BITS: u32 = 32;

/// A value that a loop begins with a number, and changes by one in each round.
struct Counter {
    value: Val,
    start: u128,
    /// Where control comes to the first round from, and to later ones.
    before: Blk,
    latch: Blk,
}

impl Counter {
    fn of(conditions: &Conditions, header: Blk) -> Option<Counter> {
        let insts = header.insts();
        let mut phis = insts
            .iter()
            .take_while(|inst| inst.has_opcode(Opcode::LLVMPHI));
        phis.find_map(|&value| {
            let ways = value.incoming();
            let [one, other] = ways[..] else {
                return None;
            };
            let comes_around = |(_, from): (Val, Blk)| conditions.dominates(header, from);
            let [(first, before), (next, latch)] = match (comes_around(one), comes_around(other)) {
                (false, true) => [one, other],
                (true, false) => [other, one],
                _ => return None,
            };
            let step = next.has_opcode(Opcode::LLVMAdd).then(|| next.operand(1))?;
            let counts = next.operand(0) == value && step.signed_constant()?.abs() == 1;
            // One with fewer bits may come to where it began.
            let is_wide = value.ty().int_bits() >= LEAST_BITS;
            (counts && is_wide).then_some(())?;
            Some(Counter {
                value,
                start: first.int_constant()?,
                before,
                latch,
            })
        })
    }
}
