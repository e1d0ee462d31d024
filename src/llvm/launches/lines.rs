//! Numbers that a loop of the host puts into an array, and that are there at a launch.
//!
//! A loop that counts from zero by one and writes `from + step * i` to element `i` in each of its
//! rounds leaves a line, up to where it ends. It is there later if nothing that writes the
//! memory comes behind the loop, and on the device if one copy brings it there, which control has
//! to pass, and no kernel writes over it.

use std::collections::BTreeSet;

use super::conditions::Conditions;
use super::contents::{self, is_no_less};
use super::stubs::{self, Stubs};
use super::terms::{Reader, Strictness};
use super::{allocations, makers};
use crate::bv::BvOp;
use crate::host::{Comparison, Line, Term};
use crate::llvm::handle::{Blk, LLVMIntPredicate as Predicate, Opcode, Val};

/// The numbers that an allocation of the device holds at a launch.
pub(super) fn of_array(
    reader: &mut Reader<'_>,
    allocation: Val,
    (marker, memory): (Val, &contents::Memory<'_>),
    stubs: &Stubs,
) -> Option<Line> {
    let touches = allocations::touches(allocation)?;
    let (markers, writers): (Vec<Val>, Vec<Val>) =
        touches.keys().partition(|inst| stubs::is_marker(**inst));
    let mut unless_written = BTreeSet::new();
    for marker in markers {
        unless_written.extend(makers::given_to(allocation, marker, stubs)?);
    }
    let copies = writers
        .iter()
        .filter(|inst| !inst.has_opcode(Opcode::LLVMStore));
    let copies: Vec<Val> = copies.copied().collect();
    memory.is_behind_copies(marker).then_some(())?;
    let filled = match (&copies[..], writers.len()) {
        ([], _) => {
            let writes = writes(allocation, Kernels::AreAsked)?;
            Filled::new(allocation, &writes, marker, reader.conditions)?
        }
        (&[copy], 1) => {
            let (source, bytes) = copied(copy)?;
            let whole = touches.get(&copy) == Some(&allocations::Touch::Start)
                && is_no_less(bytes, allocation.operand(0));
            let comes_first = reader.conditions.passes(copy, marker);
            (whole && comes_first).then_some(())?;
            let source = object(source)?;
            let writes = writes(source, Kernels::MayWrite)?;
            Filled::new(source, &writes, copy, reader.conditions)?
        }
        _ => return None,
    };
    filled.line(reader, unless_written)
}

/// What a copy that is over when it returns reads, and how many bytes.
fn copied(copy: Val) -> Option<(Val, Val)> {
    let name = copy.called_name()?;
    let args = copy.call_args();
    match (name.as_str(), &args[..]) {
        ("cudaMemcpy" | "hipMemcpy", &[_, source, bytes, _]) => Some((source, bytes)),
        _ => None,
    }
}

/// The memory whose address a value is, if it is not null.
fn object(address: Val) -> Option<Val> {
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

/// A loop that fills memory.
struct Filled {
    store: Val,
    counter: Counter,
    /// The rounds go on while the counter is less.
    end: Val,
    end_is_unsigned: bool,
    rounds: Rounds,
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
struct Rounds {
    head: Blk,
    blocks: Vec<Blk>,
}

impl Filled {
    /// The loop behind which nothing else writes to the memory, if it is over at this instruction.
    fn new(memory: Val, writes: &[Val], until: Val, conditions: &Conditions) -> Option<Filled> {
        let mut fills = writes.iter().filter_map(|&store| {
            let filled = Filled::of(memory, store, conditions)?;
            let head = filled.rounds.head;
            let start = memory.parent()?;
            // Otherwise each round has memory of its own.
            (!filled.rounds.blocks.contains(&start)).then_some(())?;
            let comes_behind = |write: &Val| {
                *write != store
                    && write.parent().is_none_or(|block| {
                        block == head || Conditions::reaches(head, block, |next| next != start)
                    })
            };
            let there = until.parent()?;
            let is_over = head != there
                && conditions.dominates(head, there)
                && !filled.rounds.blocks.contains(&there);
            (is_over && !writes.iter().any(comes_behind)).then_some(filled)
        });
        fills.next()
    }

    fn of(memory: Val, store: Val, conditions: &Conditions) -> Option<Filled> {
        let address = store
            .has_opcode(Opcode::LLVMStore)
            .then(|| store.operand(1))?;
        let is_element = address.has_opcode(Opcode::LLVMGetElementPtr)
            && address.operand_count() == 2
            && object(address.operand(0)) == Some(memory)
            && address.gep_source_type() == store.operand(0).ty()
            && store.operand(0).ty().is_int();
        is_element.then_some(())?;
        let counter = unextended(address.operand(1));
        counter.has_opcode(Opcode::LLVMPHI).then_some(())?;
        let rounds = Rounds::of(counter.parent()?, conditions)?;
        let (around, into): (Vec<_>, Vec<_>) =
            (counter.incoming().into_iter()).partition(|(_, from)| rounds.blocks.contains(from));
        let [(step, _)] = around[..] else { return None };
        let counts = step.has_opcode(Opcode::LLVMAdd)
            && step.operand(0) == counter
            && step.operand(1).int_constant() == Some(1)
            && into
                .iter()
                .all(|(start, _)| start.int_constant() == Some(0));
        let in_each = |(_, latch): &(Val, Blk)| {
            let own = store.parent();
            own.is_some_and(|own| conditions.dominates(own, *latch) && rounds.blocks.contains(&own))
        };
        (counts && around.iter().all(in_each)).then_some(())?;
        let counter = Counter {
            phi: counter,
            is_signed: step.nsw(),
        };
        let (end, end_is_unsigned) = rounds.end(counter)?;
        let index = address.operand(1);
        // A narrower index is taken with its sign.
        let is_index =
            counter.is_number(index) && (counter.is_signed || index.ty().int_bits() == 64);
        is_index.then_some(Filled {
            store,
            counter,
            end,
            end_is_unsigned,
            rounds,
        })
    }

    fn line(
        &self,
        reader: &mut Reader<'_>,
        unless_written: BTreeSet<(String, usize)>,
    ) -> Option<Line> {
        let bits = self.store.operand(0).ty().int_bits();
        matches!(bits, 8 | 16 | 32 | 64).then_some(())?;
        let end = reader.read(self.end, Strictness::Lazy)?;
        let mut count = end.extend(!self.end_is_unsigned, 64);
        let mut value = self.store.operand(0);
        if value.has_opcode(Opcode::LLVMTrunc) && self.counter.is_number(value.operand(0)) {
            // What is cut off is zero as long as the counter is small.
            let most = Term::constant(1 << (bits - 1), 64);
            let is_less = Term::compare(Comparison::SLt, count.clone(), most.clone());
            count = Term::choose(is_less, count, most);
            value = self.counter.phi;
        }
        let is_counter = self.counter.is_number(value);
        let (from, step) = match is_counter {
            true => (Term::constant(0, 64), Term::constant(1, 64)),
            false => self.affine(reader, value)?,
        };
        Some(Line {
            bytes: u64::from(bits / 8),
            unsigned: is_counter && !self.counter.is_signed,
            from,
            step,
            count,
            unless_written,
        })
    }

    /// What the value begins with and rises by, if no operation overflows as a signed one.
    fn affine(&self, reader: &mut Reader<'_>, value: Val) -> Option<(Term, Term)> {
        if self.counter.is_number(value) {
            let line = (Term::constant(0, 64), Term::constant(1, 64));
            return self.counter.is_signed.then_some(line);
        }
        if !self.rounds.changes(value) {
            let term = reader.read(value, Strictness::Lazy)?.extend(true, 64);
            return Some((term, Term::constant(0, 64)));
        }
        if value.has_opcode(Opcode::LLVMSExt) {
            return self.affine(reader, value.operand(0));
        }
        let is_exact = matches!(
            value.opcode()?,
            Opcode::LLVMAdd | Opcode::LLVMSub | Opcode::LLVMMul | Opcode::LLVMShl
        ) && value.nsw();
        is_exact.then_some(())?;
        let (a, b) = (value.operand(0), value.operand(1));
        let both = |op: BvOp, (x, y): (Term, Term)| Term::binary(op, x, y);
        match value.opcode()? {
            opcode @ (Opcode::LLVMAdd | Opcode::LLVMSub) => {
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
            !next.is_empty() && next.iter().all(|next| rounds.blocks.contains(next))
        });
        stays.then_some(rounds)
    }

    /// What the counter is less than in each round, and whether it is compared without a sign.
    fn end(&self, counter: Counter) -> Option<(Val, bool)> {
        let branch = self.head.terminator()?;
        let [then, otherwise] = self.head.successors()[..] else {
            return None;
        };
        let goes_on = [then, otherwise].map(|block| self.blocks.contains(&block));
        let test = branch
            .has_opcode(Opcode::LLVMBr)
            .then(|| branch.operand(0))?;
        test.has_opcode(Opcode::LLVMICmp).then_some(())?;
        let (a, b) = (test.operand(0), test.operand(1));
        let is_left = counter.is_number(a);
        let (counted, end) = if is_left { (a, b) } else { (b, a) };
        (counter.is_number(counted) && !self.changes(end)).then_some(())?;
        let predicate = test.int_predicate();
        let is_unsigned = match (goes_on, is_left, predicate) {
            ([true, false], true, Predicate::LLVMIntSLT)
            | ([true, false], false, Predicate::LLVMIntSGT)
            | ([false, true], true, Predicate::LLVMIntSGE)
            | ([false, true], false, Predicate::LLVMIntSLE) => false,
            ([true, false], true, Predicate::LLVMIntULT)
            | ([true, false], false, Predicate::LLVMIntUGT)
            | ([false, true], true, Predicate::LLVMIntUGE)
            | ([false, true], false, Predicate::LLVMIntULE) => true,
            _ => return None,
        };
        Some((end, is_unsigned))
    }

    /// May the value be another one in each round?
    fn changes(&self, value: Val) -> bool {
        value
            .parent()
            .is_some_and(|block| self.blocks.contains(&block))
    }
}

fn unextended(value: Val) -> Val {
    match value.opcode() {
        Some(Opcode::LLVMSExt | Opcode::LLVMZExt) => value.operand(0),
        _ => value,
    }
}

/// What becomes of memory that kernels are passed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kernels {
    /// It is looked up whether they write it.
    AreAsked,
    MayWrite,
}

/// The instructions that write to memory; none where others may, who have its address, or where
/// its address may be that of an earlier round of a loop.
fn writes(memory: Val, kernels: Kernels) -> Option<Vec<Val>> {
    let block = memory.parent()?;
    let is_once = !Conditions::reaches(block, block, |_| true);
    let (mut seen, mut work, mut writes) = (Vec::new(), vec![memory], Vec::new());
    while let Some(pointer) = work.pop() {
        if seen.contains(&pointer) {
            continue;
        }
        seen.push(pointer);
        for user in pointer.users() {
            match user.opcode()? {
                Opcode::LLVMGetElementPtr => work.push(user),
                Opcode::LLVMPHI | Opcode::LLVMSelect => {
                    is_once.then_some(())?;
                    work.push(user);
                }
                Opcode::LLVMICmp | Opcode::LLVMLoad => {}
                Opcode::LLVMStore if user.operand(0) == pointer => return None,
                Opcode::LLVMStore => writes.push(user),
                Opcode::LLVMPtrToInt => is_measure(user).then_some(())?,
                _ if stubs::is_marker(user) => (kernels == Kernels::AreAsked).then_some(())?,
                _ => {
                    let name = user.called_name()?;
                    user.callee()?.is_declaration().then_some(())?;
                    let is_target = user.call_args().first() == Some(&pointer);
                    let is_fill = ["memset", "llvm.memset"]
                        .iter()
                        .any(|own| name.starts_with(own));
                    let is_copy = ["cudaMemcpy", "hipMemcpy"].contains(&name.as_str());
                    match is_target {
                        true if is_fill => writes.push(user),
                        true => FREES.contains(&name.as_str()).then_some(())?,
                        false => is_copy.then_some(())?,
                    }
                }
            }
        }
    }
    Some(writes)
}

/// Is an address as a number used for nothing but to tell how large memory is that is given back?
fn is_measure(number: Val) -> bool {
    number.users().into_iter().all(|user| match user.opcode() {
        Some(Opcode::LLVMSub | Opcode::LLVMAShr | Opcode::LLVMSDiv | Opcode::LLVMMul) => {
            is_measure(user)
        }
        Some(Opcode::LLVMICmp) => true,
        _ => user
            .called_name()
            .is_some_and(|name| FREES.contains(&name.as_str())),
    })
}

/// Functions behind which there is no such memory.
const FREES: [&str; 8] = [
    "free",
    "_ZdlPv",
    "_ZdlPvm",
    "_ZdaPv",
    "_ZdaPvm",
    "cudaFree",
    "hipFree",
    "cudaFreeHost",
];
