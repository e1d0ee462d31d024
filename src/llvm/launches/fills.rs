//! Loops of the host that fill memory with integers.
//!
//! One that goes through elements from the first one by one, and puts `from + step * i` into
//! element `i` in each of its rounds, leaves a line up to where it ends; one that puts there what is
//! always between two numbers leaves such (`ranges`). Elements are counted, or a pointer goes through
//! them, as in `std::iota`.

use std::collections::BTreeSet;

use super::conditions::Conditions;
use super::terms::{Reader, Strictness};
use super::{allocations, makers, ranges};
use crate::bv::BvOp;
use crate::host::{Comparison, Filling, Numbers, Term};
use crate::llvm::handle::{Blk, LLVMIntPredicate as Predicate, Opcode, Val};

/// A loop that fills memory.
pub(super) struct Filled {
    pub(super) store: Val,
    /// The memory that it fills.
    memory: Val,
    end: End,
    pub(super) rounds: Rounds,
}

/// Where the rounds of a loop end.
#[derive(Clone, Copy)]
enum End {
    /// They go on while the counter is less than a number, or than the one behind it.
    Counted {
        counter: Counter,
        below: Val,
        is_included: bool,
        is_unsigned: bool,
    },
    /// A pointer to the element has come there.
    Reached(Val),
}

/// What counts the rounds of a loop, from zero by one.
#[derive(Clone, Copy)]
struct Counter {
    phi: Val,
    /// It does not overflow as a signed number.
    is_signed: bool,
}

impl Counter {
    /// Is the value the same number, perhaps with more bits?
    fn is_number(self, value: Val) -> bool {
        let extends = value.has_opcode(Opcode::LLVMZExt)
            || value.has_opcode(Opcode::LLVMSExt) && self.is_signed;
        value == self.phi || extends && value.operand(0) == self.phi
    }
}

/// The blocks of a loop.
pub(super) struct Rounds {
    pub(super) head: Blk,
    blocks: Vec<Blk>,
}

impl Filled {
    /// The loop behind which nothing else writes to the memory, if it is over at this instruction.
    pub(super) fn new(
        memory: Val,
        writes: &[Val],
        until: Val,
        conditions: &Conditions,
    ) -> Option<Filled> {
        let mut fills = writes.iter().filter_map(|&store| {
            let filled = Filled::of(memory, store, conditions)?;
            let head = filled.rounds.head;
            let start = memory.parent()?;
            // Otherwise each round has memory of its own.
            (!filled.rounds.contains(start)).then_some(())?;
            let comes_behind = |write: &Val| {
                *write != store
                    && write.parent().is_none_or(|block| {
                        block == head || Conditions::reaches(head, block, |next| next != start)
                    })
            };
            let there = until.parent()?;
            let is_over = head != there
                && conditions.dominates(head, there)
                && !filled.rounds.contains(there);
            (is_over && !writes.iter().any(comes_behind)).then_some(filled)
        });
        fills.next()
    }

    fn of(memory: Val, store: Val, conditions: &Conditions) -> Option<Filled> {
        let address = store
            .has_opcode(Opcode::LLVMStore)
            .then(|| store.operand(1))?;
        store.operand(0).ty().is_int().then_some(())?;
        let phi = match address.opcode()? {
            Opcode::LLVMPHI => address,
            Opcode::LLVMGetElementPtr => {
                let is_element = address.operand_count() == 2
                    && object(address.operand(0)) == Some(memory)
                    && address.gep_source_type() == store.operand(0).ty();
                is_element.then(|| unextended(address.operand(1)))?
            }
            _ => return None,
        };
        phi.has_opcode(Opcode::LLVMPHI).then_some(())?;
        let rounds = Rounds::of(phi.parent()?, conditions)?;
        let (around, into): (Vec<_>, Vec<_>) =
            (phi.incoming().into_iter()).partition(|(_, from)| rounds.contains(*from));
        let [(step, latch)] = around[..] else {
            return None;
        };
        let own = store.parent()?;
        let is_in_each = conditions.dominates(own, latch) && rounds.contains(own);
        is_in_each.then_some(())?;
        let mut starts = into.iter().map(|(start, _)| *start);
        let end = if phi == address {
            let goes_on = step.has_opcode(Opcode::LLVMGetElementPtr)
                && step.operand(0) == phi
                && is_one_element(step, store.operand(0));
            let from_start = starts.all(|start| object(start) == Some(memory));
            (goes_on && from_start).then(|| rounds.reached(phi))??
        } else {
            let counts = step.has_opcode(Opcode::LLVMAdd)
                && step.operand(0) == phi
                && step.operand(1).int_constant() == Some(1)
                && starts.all(|start| start.int_constant() == Some(0));
            let counter = Counter {
                phi,
                is_signed: step.nsw(),
            };
            let index = address.operand(1);
            // A narrower index is taken with its sign.
            let is_index =
                counter.is_number(index) && (counter.is_signed || index.ty().int_bits() == 64);
            (counts && is_index).then(|| rounds.counted(counter))??
        };
        Some(Filled {
            store,
            memory,
            end,
            rounds,
        })
    }

    /// What is there when the loop is over.
    pub(super) fn filling(&self, reader: &mut Reader<'_>) -> Option<Filling> {
        let bits = self.store.operand(0).ty().int_bits();
        matches!(bits, 8 | 16 | 32 | 64).then_some(())?;
        let bytes = u64::from(bits / 8);
        let mut count = self.count(reader, bytes)?;
        let mut value = self.store.operand(0);
        let counter = match self.end {
            End::Counted { counter, .. } => Some(counter),
            End::Reached(_) => None,
        };
        let is_counter = |value: Val| counter.is_some_and(|counter| counter.is_number(value));
        let is_cut = value.has_opcode(Opcode::LLVMTrunc) && is_counter(value.operand(0));
        let counts_rounds = counter.is_none() && self.counts_rounds(value);
        // Numbers of 64 bits count all elements that memory has.
        if bits < 64 && (is_cut || counts_rounds) {
            // As long as the number is small, nothing is cut off, and it does not overflow.
            let most = Term::constant(1 << (bits - 1), 64);
            let is_less = Term::compare(Comparison::SLt, count.clone(), most.clone());
            count = Term::choose(is_less, count, most);
        }
        if is_cut {
            value = value.operand(0);
        }
        let line = match is_counter(value) || counts_rounds {
            true => Some((Term::constant(0, 64), Term::constant(1, 64))),
            false => self.affine(reader, value),
        };
        let numbers = match line {
            Some((from, step)) => Numbers::Line { from, step },
            None => {
                let range = ranges::of_value(reader, value, &self.rounds)?;
                count = Term::choose(range.holds, count, Term::constant(0, 64));
                let (low, high, any) = (range.low, range.high, range.any);
                Numbers::Between { low, high, any }
            }
        };
        Some(Filling {
            bytes,
            unsigned: is_counter(value) && !counter.is_some_and(|counter| counter.is_signed),
            numbers,
            count,
            reordered: false,
            unless_written: BTreeSet::new(),
        })
    }

    fn count(&self, reader: &mut Reader<'_>, bytes: u64) -> Option<Term> {
        match self.end {
            End::Counted {
                below,
                is_included,
                is_unsigned,
                ..
            } => {
                let end = reader.read(below, Strictness::Lazy)?;
                let behind = Term::constant(is_included.into(), 64);
                Some(Term::binary(
                    BvOp::Add,
                    end.extend(!is_unsigned, 64),
                    behind,
                ))
            }
            End::Reached(end) => {
                let distance = distance_in(reader, self.memory, end)?;
                let size = Term::constant(u128::from(bytes), 64);
                Some(Term::binary(BvOp::Sdiv, distance, size))
            }
        }
    }

    /// What the value begins with and rises by, if no operation overflows as a signed one.
    fn affine(&self, reader: &mut Reader<'_>, value: Val) -> Option<(Term, Term)> {
        if !self.rounds.changes(value) {
            let term = reader.read(value, Strictness::Lazy)?.extend(true, 64);
            return Some((term, Term::constant(0, 64)));
        }
        let opcode = value.opcode()?;
        if opcode == Opcode::LLVMSExt {
            return self.affine(reader, value.operand(0));
        }
        if opcode == Opcode::LLVMPHI {
            return self.carried(reader, value);
        }
        let is_exact = matches!(
            opcode,
            Opcode::LLVMAdd | Opcode::LLVMSub | Opcode::LLVMMul | Opcode::LLVMShl
        ) && value.nsw();
        is_exact.then_some(())?;
        let (a, b) = (value.operand(0), value.operand(1));
        let both = |op: BvOp, (x, y): (Term, Term)| Term::binary(op, x, y);
        match opcode {
            Opcode::LLVMAdd | Opcode::LLVMSub => {
                let op = match opcode {
                    Opcode::LLVMAdd => BvOp::Add,
                    _ => BvOp::Sub,
                };
                let (a, b) = (self.affine(reader, a)?, self.affine(reader, b)?);
                Some((both(op, (a.0, b.0)), both(op, (a.1, b.1))))
            }
            Opcode::LLVMMul => {
                let (line, factor) = match self.rounds.changes(a) {
                    true => (a, b),
                    false => (b, a),
                };
                (!self.rounds.changes(factor)).then_some(())?;
                let factor = reader.read(factor, Strictness::Lazy)?.extend(true, 64);
                let (from, step) = self.affine(reader, line)?;
                let by = |term| Term::binary(BvOp::Mul, term, factor.clone());
                Some((by(from), by(step)))
            }
            Opcode::LLVMShl => {
                let by = b.int_constant().filter(|&by| by < 31)?;
                let (from, step) = self.affine(reader, a)?;
                let by = |term| Term::binary(BvOp::Mul, term, Term::constant(1 << by, 64));
                Some((by(from), by(step)))
            }
            _ => None,
        }
    }

    /// Of a value that each round makes of the one before by adding what does not change.
    fn carried(&self, reader: &mut Reader<'_>, phi: Val) -> Option<(Term, Term)> {
        let (start, next) = self.start_and_next(phi)?;
        let by = next.nsw().then(|| next.operand(1))?;
        (!self.rounds.changes(by)).then_some(())?;
        let [start, by] = [start, by].map(|value| reader.read(value, Strictness::Lazy));
        Some((start?.extend(true, 64), by?.extend(true, 64)))
    }

    /// Is the value zero in the first round, and one more in each that follows, if it does not overflow?
    fn counts_rounds(&self, value: Val) -> bool {
        let ends = self.start_and_next(value);
        ends.is_some_and(|(start, next)| {
            start.int_constant() == Some(0) && next.operand(1).int_constant() == Some(1)
        })
    }

    /// What a value is before the loop, and the sum of it and something else that it is in the next round.
    fn start_and_next(&self, phi: Val) -> Option<(Val, Val)> {
        let is_of_rounds =
            phi.has_opcode(Opcode::LLVMPHI) && phi.parent() == Some(self.rounds.head);
        is_of_rounds.then_some(())?;
        let (around, into): (Vec<_>, Vec<_>) =
            (phi.incoming().into_iter()).partition(|(_, from)| self.rounds.contains(*from));
        let (&[(next, _)], &[(start, _)]) = (&around[..], &into[..]) else {
            return None;
        };
        let adds = next.has_opcode(Opcode::LLVMAdd) && next.operand(0) == phi;
        adds.then_some((start, next))
    }
}

impl Rounds {
    /// The loop with this head, if control leaves it from there alone.
    fn of(head: Blk, conditions: &Conditions) -> Option<Rounds> {
        let inside = |block: Blk| conditions.dominates(head, block);
        let (mut blocks, mut work) = (Vec::new(), vec![head]);
        while let Some(block) = work.pop() {
            let goes_on = Conditions::reaches(block, head, inside);
            if inside(block) && goes_on && !blocks.contains(&block) {
                blocks.push(block);
                work.extend(block.successors());
            }
        }
        let rounds = Rounds { head, blocks };
        let mut others = rounds.blocks.iter().filter(|block| **block != head);
        let stays = others.all(|block| {
            let next = block.successors();
            !next.is_empty() && next.iter().all(|next| rounds.contains(*next))
        });
        stays.then_some(rounds)
    }

    pub(super) fn contains(&self, block: Blk) -> bool {
        self.blocks.contains(&block)
    }

    /// The test at the head, and whether it holds where the rounds go on.
    fn test(&self) -> Option<(Val, bool)> {
        let branch = self.head.terminator()?;
        let [then, otherwise] = self.head.successors()[..] else {
            return None;
        };
        let goes_on = match [then, otherwise].map(|block| self.contains(block)) {
            [true, false] => true,
            [false, true] => false,
            _ => return None,
        };
        let test = branch
            .has_opcode(Opcode::LLVMBr)
            .then(|| branch.operand(0))?;
        test.has_opcode(Opcode::LLVMICmp).then_some((test, goes_on))
    }

    /// The number that the counter is less than in each round.
    fn counted(&self, counter: Counter) -> Option<End> {
        let (test, goes_on) = self.test()?;
        let (a, b) = (test.operand(0), test.operand(1));
        let is_left = counter.is_number(a);
        let (counted, below) = if is_left { (a, b) } else { (b, a) };
        (counter.is_number(counted) && !self.changes(below)).then_some(())?;
        let (is_less, is_strict, is_unsigned) = match test.int_predicate() {
            Predicate::LLVMIntSLT => (true, true, false),
            Predicate::LLVMIntSLE => (true, false, false),
            Predicate::LLVMIntSGT => (false, true, false),
            Predicate::LLVMIntSGE => (false, false, false),
            Predicate::LLVMIntULT => (true, true, true),
            Predicate::LLVMIntULE => (true, false, true),
            Predicate::LLVMIntUGT => (false, true, true),
            Predicate::LLVMIntUGE => (false, false, true),
            _ => return None,
        };
        // The rounds go on below the number, or they end above it.
        (is_less == (is_left == goes_on)).then_some(())?;
        let is_included = is_strict != goes_on;
        Some(End::Counted {
            counter,
            below,
            is_included,
            is_unsigned,
        })
    }

    /// Where a pointer is when the rounds are over.
    fn reached(&self, pointer: Val) -> Option<End> {
        let (test, goes_on) = self.test()?;
        let (a, b) = (test.operand(0), test.operand(1));
        let (own, end) = if a == pointer { (a, b) } else { (b, a) };
        let is_until = matches!(
            (goes_on, test.int_predicate()),
            (true, Predicate::LLVMIntNE) | (false, Predicate::LLVMIntEQ)
        );
        (is_until && own == pointer && !self.changes(end)).then_some(End::Reached(end))
    }

    /// May the value be another one in each round?
    pub(super) fn changes(&self, value: Val) -> bool {
        value.parent().is_some_and(|block| self.contains(block))
    }
}

/// The memory whose address a value is, if it is not null.
pub(super) fn object(address: Val) -> Option<Val> {
    match address.opcode()? {
        Opcode::LLVMPHI => {
            let values = address.incoming().into_iter().map(|(value, _)| value);
            let mut values = values.filter(|value| !value.is_null());
            let first = values.next()?;
            let is_one = values.all(|value| value == first);
            (is_one && makers::is_fresh(first)).then_some(first)
        }
        _ => makers::is_fresh(address).then_some(address),
    }
}

/// Bytes from the start of memory to an address in it.
pub(super) fn distance_in(reader: &mut Reader<'_>, memory: Val, address: Val) -> Option<Term> {
    let (base, distance) = allocations::displacement(reader, address, Strictness::Lazy)?;
    (object(base) == Some(memory)).then_some(distance)
}

/// Does an address computation go on by one element of this kind?
fn is_one_element(next: Val, stored: Val) -> bool {
    let by = (next.operand_count() == 2).then(|| next.operand(1).int_constant());
    let bits = stored.ty().int_bits();
    let ty = next.gep_source_type();
    match by.flatten() {
        Some(1) => ty == stored.ty(),
        Some(bytes) => ty.is_int() && ty.int_bits() == 8 && bytes * 8 == u128::from(bits),
        None => false,
    }
}

fn unextended(value: Val) -> Val {
    match value.opcode() {
        Some(Opcode::LLVMSExt | Opcode::LLVMZExt) => value.operand(0),
        _ => value,
    }
}
