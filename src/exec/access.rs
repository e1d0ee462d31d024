//! Loads, stores and atomic updates.

use super::finding::{Action, Finding};
use super::float;
use super::layout::{self, Instance, Sharing};
use super::machine::Machine;
use super::memory::OutOfBounds;
use super::op::{Operand, Slot, Visible};
use super::races::{Access, AccessKind, Atomicity, Touched};
use super::thread::Thread;
use crate::kir::int;
use crate::kir::{Atomic, InstId, RmwOp, Type};

impl Machine<'_> {
    /// Does the access that the thread is at.
    pub(super) fn access(&mut self, thread: u32, visible: &Visible) {
        let Some(inst) = self.inst(thread) else {
            return;
        };
        let state = &self.threads[thread as usize];
        let target = |ptr: Slot, ty: Type| Target {
            thread,
            inst,
            address: state.word(ptr),
            bytes: ty.bytes() as u32,
        };
        match visible {
            Visible::Load { to, ptr, access } => {
                let target = target(*ptr, to.ty);
                let kind = target.kind([true, false], access.atomic);
                let watched = (!access.ghost).then_some(kind);
                let value = self.read(target, access.align, watched);
                if let Some(atomic) = access.atomic {
                    self.acquire(thread, target.address, atomic);
                }
                self.set(thread, *to, value);
            }
            Visible::Store { ptr, value, access } => {
                let target = target(*ptr, value.ty);
                let value = state.value(*value);
                let kind = target.kind([false, true], access.atomic);
                self.write(target, access.align, kind, value);
                self.publish(thread, target.address, access.atomic, false);
            }
            Visible::Rmw {
                op,
                to,
                ptr,
                value,
                atomic,
                grows,
            } => {
                let target = target(*ptr, to.ty);
                let value = state.word(*value);
                self.takes_back |= *grows && value >> (to.ty.bits() - 1) & 1 == 1;
                let old = self.update(target, *atomic, |old| Some(updated(*op, to.ty, old, value)));
                self.set(thread, *to, old);
            }
            Visible::CmpXchg {
                to,
                ptr,
                expected,
                desired,
                success,
                failure,
            } => {
                let target = target(*ptr, to.ty);
                let operand = |slot| Operand { slot, ty: to.ty };
                let expected = state.value(operand(*expected));
                let desired = state.value(operand(*desired));
                let failure = Atomic {
                    order: *failure,
                    scope: success.scope,
                };
                let old = match self.look(target) == Some(expected) {
                    true => self.update(target, *success, |_| Some(desired)),
                    false => self.update(target, failure, |_| None),
                };
                self.set(thread, *to, old);
            }
            Visible::MemCopy { to, from, bytes } => {
                let (to, from) = (state.word(*to), state.word(*from));
                let count = state.value(*bytes) as u64;
                self.copy_bytes(thread, inst, to, from, count);
            }
            Visible::MemSet { to, value, bytes } => {
                let (to, value) = (state.word(*to), u128::from(state.word(*value)) & 0xff);
                let count = state.value(*bytes) as u64;
                self.fill_bytes(thread, inst, to, value, count);
            }
            _ => {}
        }
    }

    pub(super) fn copy_bytes(&mut self, thread: u32, inst: InstId, to: u64, from: u64, count: u64) {
        for (at, bytes) in pieces(to, from, count) {
            let place = |address: u64| Target {
                thread,
                inst,
                address: address.wrapping_add(at),
                bytes,
            };
            let value = self.read(place(from), 1, Some(PLAIN_READ));
            self.write(place(to), 1, PLAIN_WRITE, value);
        }
    }

    /// Writes what is there already.
    pub(super) fn write_bytes_again(&mut self, thread: u32, inst: InstId, to: u64, count: u64) {
        for (at, bytes) in pieces(to, to, count) {
            let target = Target {
                thread,
                inst,
                address: to.wrapping_add(at),
                bytes,
            };
            let value = self.read(target, 1, None);
            self.write(target, 1, PLAIN_WRITE, value);
        }
    }

    pub(super) fn read_bytes(&mut self, thread: u32, inst: InstId, from: u64, count: u64) {
        for (at, bytes) in pieces(from, from, count) {
            let target = Target {
                thread,
                inst,
                address: from.wrapping_add(at),
                bytes,
            };
            self.read(target, 1, Some(PLAIN_READ));
        }
    }

    fn fill_bytes(&mut self, thread: u32, inst: InstId, to: u64, value: u128, count: u64) {
        for (at, bytes) in pieces(to, to, count) {
            let pattern = (0..bytes).fold(0, |all, _| all << 8 | value);
            let target = Target {
                thread,
                inst,
                address: to.wrapping_add(at),
                bytes,
            };
            self.write(target, 1, PLAIN_WRITE, pattern);
        }
    }

    /// Zero where the access has no place.
    pub(super) fn read(&mut self, target: Target, align: u32, watched: Option<AccessKind>) -> u128 {
        let Some((instance, offset)) = self.place_of(target, align) else {
            return 0;
        };
        let Ok((value, known)) = self.memory(instance).load(offset, target.bytes) else {
            self.out_of_bounds(target, instance, offset);
            return 0;
        };
        let Some(kind) = watched else { return value };
        if !known {
            self.find(Finding::Uninitialised {
                thread: target.thread,
                inst: target.inst,
                instance,
                offset,
                bytes: target.bytes,
            });
        }
        self.record(
            target.thread,
            Action::Read {
                instance,
                offset,
                bytes: target.bytes,
                value,
            },
        );
        self.watch(target, instance, offset, kind, 0);
        value
    }

    pub(super) fn write(&mut self, target: Target, align: u32, kind: AccessKind, value: u128) {
        let Some((instance, offset)) = self.place_of(target, align) else {
            return;
        };
        if let Err(OutOfBounds) = self.memory(instance).store(offset, target.bytes, value) {
            self.out_of_bounds(target, instance, offset);
            return;
        }
        self.record(
            target.thread,
            Action::Write {
                instance,
                offset,
                bytes: target.bytes,
                value,
            },
        );
        self.watch(target, instance, offset, kind, value);
    }

    /// An atomic update; `new` gives none where nothing is written. The old value.
    fn update(
        &mut self,
        target: Target,
        atomic: Atomic,
        new: impl FnOnce(u128) -> Option<u128>,
    ) -> u128 {
        let Some((instance, offset)) = self.place_of(target, target.bytes) else {
            return 0;
        };
        let Ok((old, _)) = self.memory(instance).load(offset, target.bytes) else {
            self.out_of_bounds(target, instance, offset);
            return 0;
        };
        self.acquire(target.thread, target.address, atomic);
        let new = new(old);
        let kind = target.kind([true, new.is_some()], Some(atomic));
        self.watch(target, instance, offset, kind, new.unwrap_or(0));
        if let Some(new) = new
            && self
                .memory(instance)
                .store(offset, target.bytes, new)
                .is_ok()
        {
            self.publish(target.thread, target.address, Some(atomic), true);
        }
        self.record(
            target.thread,
            Action::Update {
                instance,
                offset,
                bytes: target.bytes,
                old,
                new: new.unwrap_or(old),
            },
        );
        old
    }

    /// The value in memory, without an access.
    fn look(&mut self, target: Target) -> Option<u128> {
        let (instance, offset) = layout::resolve(target.address)?;
        if instance >= self.instances() {
            return None;
        }
        let value = self.memory(instance).load(offset, target.bytes);
        value.ok().map(|(value, _)| value)
    }

    fn place_of(&mut self, target: Target, align: u32) -> Option<(Instance, i64)> {
        let place = layout::resolve(target.address).filter(|(i, _)| *i < self.instances());
        let Some((instance, offset)) = place else {
            self.find(Finding::WildPointer {
                thread: target.thread,
                inst: target.inst,
                address: target.address,
            });
            return None;
        };
        if align > 1 && offset.rem_euclid(i64::from(align)) != 0 {
            self.find(Finding::Misaligned {
                thread: target.thread,
                inst: target.inst,
                instance,
                offset,
                align,
            });
        }
        Some((instance, offset))
    }

    fn out_of_bounds(&mut self, target: Target, instance: Instance, offset: i64) {
        self.find(Finding::OutOfBounds {
            thread: target.thread,
            inst: target.inst,
            instance,
            offset,
            bytes: target.bytes,
        });
    }

    /// Shows the access to the race detector.
    fn watch(
        &mut self,
        target: Target,
        instance: Instance,
        offset: i64,
        kind: AccessKind,
        value: u128,
    ) {
        let object = self.layout.object(instance).0;
        if self.layout.sharing(object) == Sharing::Thread {
            return;
        }
        let memory = self.kernel.memory(object);
        let own = self.actor(target.thread);
        let (actor, clock) = match &self.copies.agent {
            Some(agent) => (agent.actor, agent.clocks.of(memory)),
            None => (own, self.sync[target.thread as usize].clocks.of(memory)),
        };
        let access = Access {
            actor,
            inst: target.inst,
            kind,
            value: 0,
        };
        let Some(detector) = &mut self.detector else {
            return;
        };
        let touched = Touched {
            instance,
            offset,
            bytes: target.bytes,
        };
        for race in detector.access(touched, access, value, clock) {
            self.find(Finding::Race(race));
        }
    }
}

/// Where an access goes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Target {
    pub thread: u32,
    pub inst: InstId,
    pub address: u64,
    /// At most 16.
    pub bytes: u32,
}

impl Target {
    fn kind(&self, [reads, writes]: [bool; 2], atomic: Option<Atomic>) -> AccessKind {
        let atomicity = |atomic: Atomic| Atomicity {
            scope: atomic.scope,
            reads,
            bytes: self.bytes,
        };
        AccessKind {
            writes,
            atomic: atomic.map(atomicity),
        }
    }
}

pub(super) const PLAIN_READ: AccessKind = AccessKind {
    writes: false,
    atomic: None,
};
pub(super) const PLAIN_WRITE: AccessKind = AccessKind {
    writes: true,
    atomic: None,
};

/// What an atomic update by the thread writes where `old` is, if it writes.
pub fn written_over(visible: &Visible, thread: &Thread, old: u128) -> Option<u128> {
    match visible {
        Visible::Rmw { op, to, value, .. } => Some(updated(*op, to.ty, old, thread.word(*value))),
        Visible::CmpXchg {
            to,
            expected,
            desired,
            ..
        } => {
            let value = |slot: Slot| thread.value(Operand { slot, ty: to.ty });
            (value(*expected) == old).then(|| value(*desired))
        }
        _ => None,
    }
}

/// What an atomic update writes.
pub fn updated(op: RmwOp, ty: Type, old: u128, value: u64) -> u128 {
    match ty {
        Type::Float(kind) => {
            let new = float::update(op, kind, old as u64, value);
            u128::from(new.unwrap_or(old as u64))
        }
        _ => int::update(op, ty.bits(), old, u128::from(value)).unwrap_or(old),
    }
}

/// Offsets and sizes of the pieces of a copy: words where both ends are aligned.
fn pieces(to: u64, from: u64, count: u64) -> impl Iterator<Item = (u64, u32)> {
    let word = if (to | from).is_multiple_of(4) { 4 } else { 1 };
    let words = count / word;
    let whole = (0..words).map(move |index| (index * word, word as u32));
    whole.chain((words * word..count).map(|at| (at, 1)))
}
