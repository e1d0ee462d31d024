//! By which rules locks are taken and given back, and what an instruction does to one by them.
//!
//! A *spin lock* holds a literal that means free, or one that means held, and who reads the first
//! one and leaves the second one there has taken it. While it is held it has that value, so that
//! the holder gives it back by any operation which makes the first of it.
//!
//! A *ticket lock* is a pair of numbers: a thread draws a ticket, waits until the number that is
//! served is its own, and gives the lock back by serving the next one (Mellor-Crummey and Scott,
//! "Algorithms for Scalable Synchronization on Shared-Memory Multiprocessors", TOCS 1991, §2.2).
//! Tickets differ as long as their counter does not wrap around, which is assumed. Nobody but who
//! holds the ticket that is served changes the number, so it goes through each value once, and
//! who finds its own there has read what the holder before it wrote, whatever both start from.
//! Turns that ids tell are in `turns.rs`.

use std::collections::{BTreeMap, BTreeSet};

use super::address::{is_same, is_shifted};
use super::turns::{Turn, Turns};
use super::{pointers, reaches};
use crate::analysis::cfg::Cfg;
use crate::analysis::points_to::PointsTo;
use crate::kir::{
    Atomic, BinaryOp, Inst, InstId, IntPredicate, Kernel, Memory, ObjectId, RmwOp, Scope, ValueDef,
    ValueId, int,
};

pub(super) enum Discipline {
    Spin {
        free: u128,
        /// What is held by all that take locks by a literal.
        held: Option<u128>,
    },
    /// The reads of what is served, with the ticket that each is compared with.
    Tickets(BTreeMap<InstId, ValueId>),
    Turns(Turns),
}

/// What an instruction does to a lock.
#[derive(Clone, Copy)]
pub(super) enum Use {
    Take(Atomic, ValueId),
    GiveBack(Atomic, ValueId),
    /// Serves what follows the ticket.
    ServeNext(Atomic, ValueId, ValueId),
    Look,
}

impl Discipline {
    /// What may be meant by the operations on the array.
    pub(super) fn candidates(
        kernel: &Kernel,
        cfg: &Cfg,
        points_to: &PointsTo,
        lock: ObjectId,
        touching: &[InstId],
    ) -> Vec<Discipline> {
        let expected = touching.iter().filter_map(|&i| match kernel.insts[i].inst {
            Inst::CmpXchg { expected, .. } => kernel.literal(expected),
            _ => None,
        });
        let mut free: BTreeSet<u128> = expected.collect();
        if free.is_empty() {
            free.insert(0);
        }
        let spin = free.into_iter().map(|free| {
            let left = touching.iter().filter_map(|&i| match kernel.insts[i].inst {
                Inst::CmpXchg {
                    expected, desired, ..
                } => (kernel.literal(expected) == Some(free)).then_some(desired),
                Inst::AtomicRmw {
                    op: RmwOp::Exchange,
                    value,
                    ..
                } => (kernel.literal(value) != Some(free)).then_some(value),
                _ => None,
            });
            let held: BTreeSet<Option<u128>> = left.map(|value| kernel.literal(value)).collect();
            let held = if held.len() == 1 { held.first() } else { None };
            Discipline::Spin {
                free,
                held: held.copied().flatten(),
            }
        });
        let tickets = tickets(kernel, cfg, points_to, (lock, touching));
        let turns = Turns::of(kernel, cfg, touching);
        spin.chain(tickets.map(Discipline::Tickets))
            .chain(turns.map(Discipline::Turns))
            .collect()
    }

    /// What the lock holds when it is free, if there is one such value.
    pub(super) fn free(&self) -> Option<u128> {
        match self {
            Discipline::Spin { free, .. } => Some(*free),
            Discipline::Tickets(_) | Discipline::Turns(_) => None,
        }
    }

    /// The turn that the thread has behind the read.
    pub(super) fn turn(&self, read: InstId) -> Option<Turn> {
        match self {
            Discipline::Turns(turns) => turns.turn(read),
            Discipline::Spin { .. } | Discipline::Tickets(_) => None,
        }
    }

    /// What the instruction does to a lock, among whom and of how many bits; none where that is
    /// something else.
    pub(super) fn classify(&self, kernel: &Kernel, inst: InstId) -> Option<(Use, Scope, u32)> {
        let (atomic, ptr, width) = atomic(kernel, inst)?;
        let is_read = is_read(kernel, inst);
        let used = match self {
            Discipline::Spin { free, held } => match kernel.insts[inst].inst {
                _ if is_read => Use::Look,
                Inst::Store { value, .. } => {
                    (kernel.literal(value)? == *free).then_some(Use::GiveBack(atomic, ptr))?
                }
                Inst::AtomicRmw {
                    op: RmwOp::Exchange,
                    value,
                    ..
                } => match kernel.literal(value)? == *free {
                    true => Use::GiveBack(atomic, ptr),
                    false => Use::Take(atomic, ptr),
                },
                Inst::AtomicRmw { op, value, .. } => {
                    let left = int::update(op, width, (*held)?, kernel.literal(value)?)?;
                    (left & int::mask(width) == *free).then_some(Use::GiveBack(atomic, ptr))?
                }
                Inst::CmpXchg {
                    expected, desired, ..
                } => {
                    let (from, to) = (kernel.literal(expected)?, kernel.literal(desired)?);
                    match (from == *free, to == *free) {
                        (true, false) => Use::Take(atomic, ptr),
                        (false, true) if Some(from) == *held => Use::GiveBack(atomic, ptr),
                        _ => return None,
                    }
                }
                _ => return None,
            },
            Discipline::Tickets(reads) => match kernel.insts[inst].inst {
                _ if reads.contains_key(&inst) => Use::Take(atomic, ptr),
                _ if is_read => Use::Look,
                Inst::AtomicRmw {
                    op: RmwOp::Add,
                    value,
                    ..
                } if kernel.literal(value) == Some(1) => Use::GiveBack(atomic, ptr),
                Inst::Store { value, .. }
                | Inst::AtomicRmw {
                    op: RmwOp::Exchange,
                    value,
                    ..
                } => Use::ServeNext(atomic, ptr, one_less(kernel, value)?),
                _ => return None,
            },
            Discipline::Turns(turns) => match kernel.insts[inst].inst {
                _ if turns.reads.contains_key(&inst) => Use::Take(atomic, ptr),
                _ if is_read => Use::Look,
                Inst::Store { .. } | Inst::AtomicRmw { .. } => Use::GiveBack(atomic, ptr),
                _ => return None,
            },
        };
        Some((used, atomic.scope, width))
    }

    /// Does it tell that the lock was taken, or that it was not, if what was read equals the value? A
    /// lock that starts free holds nothing else than what means free or held.
    pub(super) fn tells(&self, kernel: &Kernel, read: InstId, value: ValueId) -> Option<bool> {
        match self {
            Discipline::Spin { free, held } => match kernel.literal(value)? {
                value if value == *free => Some(true),
                value => (Some(value) == *held).then_some(false),
            },
            Discipline::Tickets(reads) => (reads.get(&read) == Some(&value)).then_some(true),
            Discipline::Turns(turns) => {
                let turn = turns.reads.get(&read)?;
                is_same(kernel, *turn, value).then_some(true)
            }
        }
    }

    /// The ticket that is held behind the read.
    pub(super) fn ticket(&self, read: InstId) -> Option<ValueId> {
        match self {
            Discipline::Spin { .. } | Discipline::Turns(_) => None,
            Discipline::Tickets(reads) => reads.get(&read).copied(),
        }
    }
}

/// The reads of what is served, each compared with a number that was drawn from one counter at
/// the same place as the lock is in its array.
fn tickets(
    kernel: &Kernel,
    cfg: &Cfg,
    points_to: &PointsTo,
    (lock, touching): (ObjectId, &[InstId]),
) -> Option<BTreeMap<InstId, ValueId>> {
    let mut reads = BTreeMap::new();
    let mut counters = BTreeSet::new();
    for (read, ticket) in awaited(kernel, cfg, touching) {
        let ValueDef::Inst(draw) = kernel.values[ticket].def else {
            continue;
        };
        let Some(counter) = counter(kernel, points_to, draw) else {
            continue;
        };
        let [(_, served, width), (_, drawn, same)] = [atomic(kernel, read)?, atomic(kernel, draw)?];
        let shift = is_shifted(kernel, served, drawn).filter(|_| width == same)?;
        counters.insert((counter, shift));
        if reads.insert(read, ticket).is_some_and(|old| old != ticket) {
            return None;
        }
    }
    let &[(counter, _)] = &counters.into_iter().collect::<Vec<_>>()[..] else {
        return None;
    };
    // All that share the locks draw from the same counters.
    let memory = kernel.memory(counter);
    let is_common = memory == Memory::Global || memory == kernel.memory(lock);
    let draws = counter != lock && only_draws(kernel, cfg, points_to, counter);
    (is_common && draws).then_some(reads)
}

/// The reads of locks, each with what it is compared with for equality.
pub(super) fn awaited(
    kernel: &Kernel,
    cfg: &Cfg,
    touching: &[InstId],
) -> impl Iterator<Item = (InstId, ValueId)> {
    let compared = cfg
        .insts(kernel)
        .filter_map(|inst| match kernel.insts[inst].inst {
            Inst::ICmp {
                pred: IntPredicate::Eq | IntPredicate::Ne,
                args: [a, b],
            } => Some([(a, b), (b, a)]),
            _ => None,
        });
    compared
        .flatten()
        .filter_map(|(read, with)| match kernel.values[read].def {
            ValueDef::Inst(read) if touching.contains(&read) && is_read(kernel, read) => {
                Some((read, with))
            }
            _ => None,
        })
}

/// The counter that the instruction draws a number from.
fn counter(kernel: &Kernel, points_to: &PointsTo, inst: InstId) -> Option<ObjectId> {
    let Inst::AtomicRmw {
        op: RmwOp::Add,
        ptr,
        value,
        ..
    } = kernel.insts[inst].inst
    else {
        return None;
    };
    let targets: Vec<ObjectId> = points_to.targets(ptr)?.iter().copied().collect();
    let &[counter] = &targets[..] else {
        return None;
    };
    (kernel.literal(value) == Some(1)).then_some(counter)
}

/// Is nothing done to the counter but that numbers of one width are drawn from it, by all threads
/// that share it in one order?
fn only_draws(kernel: &Kernel, cfg: &Cfg, points_to: &PointsTo, object: ObjectId) -> bool {
    let mut widths = BTreeSet::new();
    let mut draws = cfg.insts(kernel).map(|inst| {
        let data = &kernel.insts[inst].inst;
        let touches = pointers(data).into_iter().any(|ptr| {
            let targets = points_to.targets(ptr);
            targets.is_none_or(|targets| targets.contains(&object))
        });
        if !touches {
            return true;
        }
        let draws = counter(kernel, points_to, inst) == Some(object);
        match atomic(kernel, inst) {
            Some((atomic, _, width)) if draws => {
                widths.insert(width);
                reaches(kernel, object, atomic.scope)
            }
            _ => false,
        }
    });
    draws.all(|fits| fits) && widths.len() == 1
}

/// Does the atomic operation leave what it reads?
pub fn is_read(kernel: &Kernel, inst: InstId) -> bool {
    match kernel.insts[inst].inst {
        Inst::Load { access, .. } => access.atomic.is_some(),
        Inst::AtomicRmw {
            op: RmwOp::Add | RmwOp::Sub | RmwOp::Or | RmwOp::Xor,
            value,
            ..
        } => kernel.literal(value) == Some(0),
        Inst::CmpXchg {
            expected, desired, ..
        } => expected == desired,
        _ => false,
    }
}

/// How an instruction accesses a cell atomically, by which address and with how many bits.
fn atomic(kernel: &Kernel, inst: InstId) -> Option<(Atomic, ValueId, u32)> {
    let bits = |value: ValueId| kernel.values[value].ty.bits();
    match kernel.insts[inst].inst {
        Inst::Load { ptr, access } => Some((access.atomic?, ptr, bits(kernel.insts[inst].result?))),
        Inst::Store { ptr, value, access } => Some((access.atomic?, ptr, bits(value))),
        Inst::AtomicRmw {
            ptr, value, atomic, ..
        } => Some((atomic, ptr, bits(value))),
        Inst::CmpXchg {
            ptr,
            expected,
            success,
            ..
        } => Some((success, ptr, bits(expected))),
        _ => None,
    }
}

/// The value that this one is one more than.
fn one_less(kernel: &Kernel, value: ValueId) -> Option<ValueId> {
    let ValueDef::Inst(inst) = kernel.values[value].def else {
        return None;
    };
    match kernel.insts[inst].inst {
        Inst::Binary {
            op: BinaryOp::Add,
            args: [a, b],
            ..
        } => match (kernel.literal(a), kernel.literal(b)) {
            (None, Some(1)) => Some(a),
            (Some(1), None) => Some(b),
            _ => None,
        },
        _ => None,
    }
}
