//! One thread of a kernel: what it does between two actions, and which action is next.

use std::sync::Arc;

use smallvec::SmallVec;

use super::{
    Access, Action, AnnotationKind, Block, KernelProgram, Memory, Orders, Pc, Sharing, Thread,
    Visible, Waiting, layout,
};
use crate::exec::access::written_over;
use crate::exec::fill::mix;
use crate::exec::layout::Instance;
use crate::exec::machine::Inventions;
use crate::exec::op::{Operand, Slot};
use crate::exec::thread::Pause;
use crate::kir::{self, Atomic, BarrierKind, Construct, Fences};

/// A thread between two actions.
#[derive(Clone, Debug)]
pub struct State {
    number: u32,
    thread: Thread,
    /// It is at the action that was given last.
    paused: bool,
    /// The next cell of a plain access to several.
    part: u32,
    /// What was read of the cells before.
    partial: u128,
    /// The thread's own memory, as far as it was touched.
    private: SmallVec<[(Instance, Arc<Memory>); 2]>,
    waiting: Waiting,
    /// How often it has come to each operation on shared memory.
    visits: SmallVec<[(Pc, u32); 4]>,
}

/// Operations between two actions.
const FUEL: u64 = 1 << 24;

/// Where an access goes.
enum Target {
    /// Memory of the thread, or memory that nobody writes.
    Quiet(Instance, i64),
    /// The first cell and how many there are.
    Cells { unit: u32, count: u32 },
}

impl State {
    pub(super) fn new(number: usize, thread: Thread) -> State {
        State {
            number: number as u32,
            thread,
            paused: false,
            part: 0,
            partial: 0,
            private: SmallVec::new(),
            waiting: Waiting::default(),
            visits: SmallVec::new(),
        }
    }

    pub(super) fn pc(&self) -> Pc {
        self.thread.pc
    }
}

impl<'k> KernelProgram<'k> {
    pub(super) fn next_action(&self, state: &mut State, read: Option<&u128>) -> Action<u128> {
        if state.paused
            && let Some(action) = self.finish(state, read)
        {
            return action;
        }
        state.paused = true;
        // A loop over memory that nobody writes comes to no action.
        let mut fuel = FUEL;
        loop {
            let mut inventions = Inventions::default();
            let pause = state.thread.run(self.program, &mut fuel, &mut inventions);
            if !inventions.names.is_empty() {
                self.invented().append(&mut inventions.names);
            }
            let visible = state.thread.visible(self.program);
            let Some(visible) = visible.filter(|_| pause == Pause::Visible) else {
                return Action::Blocked(Block::Bound);
            };
            match self.arrive(state, visible) {
                Ok(Some(action)) => return action,
                Ok(None) => state.thread.advance(),
                Err(stop) => return stop,
            }
        }
    }

    /// The action of the operation at which the thread is; none if it was done here.
    /// Errors are actions after which the thread does not go on.
    fn arrive(
        &self,
        state: &mut State,
        visible: &'k Visible,
    ) -> Result<Option<Action<u128>>, Action<u128>> {
        match visible {
            Visible::Load { to, ptr, access } => self.arrive_load(state, *to, *ptr, *access),
            Visible::Store { ptr, value, access } => {
                self.arrive_store(state, *ptr, *value, *access)
            }
            Visible::Rmw {
                to, ptr, atomic, ..
            } => self.arrive_update(state, *to, *ptr, *atomic, *atomic),
            Visible::CmpXchg {
                to,
                ptr,
                success,
                failure,
                ..
            } => {
                let failure = Atomic {
                    order: *failure,
                    ..*success
                };
                self.arrive_update(state, *to, *ptr, *success, failure)
            }
            Visible::Fence { atomic, fences } => self.arrive_fence(*atomic, *fences),
            Visible::Barrier {
                kind,
                operands,
                fences,
                iterations,
            } => {
                self.visit(state)?;
                let mask = operands.first().map(|&slot| state.thread.word(slot));
                Ok(Some(Action::Barrier {
                    participants: self.participants(state.number as usize, *kind, mask)?,
                    id: iterations.iter().fold(u64::from(state.pc()), |id, &slot| {
                        mix(id, state.thread.word(slot))
                    }),
                    excuses_ended: matches!(kind, BarrierKind::Warp { .. }),
                    orders: self.orders(*fences)?,
                }))
            }
            Visible::Annotation { kind, condition } => {
                let holds = condition.is_none_or(|slot| state.thread.word(slot) != 0);
                match holds {
                    true => Ok(None),
                    false => does_not_hold(*kind),
                }
            }
            Visible::Return => Err(Action::End),
            Visible::Unreachable => Err(Action::Fail("unreachable code is reached".to_owned())),
            Visible::Unsupported(construct) => Err(unsupported(construct.clone())),
            Visible::Require {
                condition,
                construct,
            } => match state.thread.word(*condition) {
                0 => Err(unsupported(construct.clone())),
                _ => Ok(None),
            },
            Visible::MemCopy { .. } | Visible::MemSet { .. } => {
                Err(unsupported(Construct::ExploredCopy))
            }
            Visible::AsyncCopy { .. }
            | Visible::AsyncWait { .. }
            | Visible::ThreadCopy { .. }
            | Visible::CopyCommit { .. }
            | Visible::CopyWait { .. }
            | Visible::Object { .. }
            | Visible::BoundCopy { .. } => Err(unsupported(Construct::AsyncCopy)),
            Visible::Round(_) => Ok(None),
            Visible::Host { .. } => Err(unsupported(Construct::HostOperation)),
            Visible::Vote { .. } => Err(unsupported(Construct::Vote)),
            Visible::Warp { op, .. } => Err(unsupported(Construct::Exchange(op.to_string()))),
            Visible::Nondet { to, name } => {
                self.invented().insert(name.clone());
                state.thread.set(*to, 0);
                Ok(None)
            }
        }
    }

    fn arrive_fence(
        &self,
        atomic: Atomic,
        fences: Fences,
    ) -> Result<Option<Action<u128>>, Action<u128>> {
        match self.kernel.all_ordered(fences) {
            true => Ok(Some(Action::Fence(Access::from(atomic)))),
            false => Err(unsupported(Construct::FenceOfPart)),
        }
    }

    fn orders(&self, fences: Fences) -> Result<Orders, Action<u128>> {
        let what = Construct::BarrierOfPart;
        let global = self.kernel.global_ordered(fences);
        Ok(Orders {
            shared: fences.shared,
            global: global.ok_or_else(|| unsupported(what))?,
        })
    }

    fn arrive_load(
        &self,
        state: &mut State,
        to: Operand,
        ptr: Slot,
        access: kir::Access,
    ) -> Result<Option<Action<u128>>, Action<u128>> {
        let address = state.thread.word(ptr);
        let bytes = to.ty.bytes() as u32;
        match self.target(state, address, bytes, access.atomic.is_some())? {
            Target::Quiet(instance, offset) => {
                let value = self.quiet_load(state, instance, offset, bytes);
                state.thread.set(to, value);
                Ok(None)
            }
            Target::Cells { .. } if access.ghost => Err(unsupported(Construct::AnnotationOfMemory)),
            Target::Cells { count, .. } => {
                self.visit(state)?;
                self.look_for_await(state)?;
                let access = self.access(access.atomic, count)?;
                Ok(Some(Action::Load { address, access }))
            }
        }
    }

    fn arrive_store(
        &self,
        state: &mut State,
        ptr: Slot,
        value: Operand,
        access: kir::Access,
    ) -> Result<Option<Action<u128>>, Action<u128>> {
        let address = state.thread.word(ptr);
        let bits = state.thread.value(value);
        let bytes = value.ty.bytes() as u32;
        match self.target(state, address, bytes, false)? {
            Target::Quiet(instance, offset) => {
                self.quiet_store(state, instance, offset, bytes, bits);
                Ok(None)
            }
            Target::Cells { unit, count } => {
                self.visit(state)?;
                let access = self.access(access.atomic, count)?;
                Ok(Some(Action::Store {
                    address,
                    access,
                    value: piece(bits, unit, 0),
                }))
            }
        }
    }

    fn arrive_update(
        &self,
        state: &mut State,
        to: Operand,
        ptr: Slot,
        success: Atomic,
        failure: Atomic,
    ) -> Result<Option<Action<u128>>, Action<u128>> {
        self.look_for_await(state)?;
        let address = state.thread.word(ptr);
        let bytes = to.ty.bytes() as u32;
        match self.target(state, address, bytes, true)? {
            Target::Quiet(instance, offset) => {
                let old = self.quiet_load(state, instance, offset, bytes);
                if let Some(new) = self.updated(state, old) {
                    self.quiet_store(state, instance, offset, bytes, new);
                }
                state.thread.set(to, old);
                Ok(None)
            }
            Target::Cells { count, .. } => {
                self.visit(state)?;
                Ok(Some(Action::Update {
                    address,
                    access: self.access(Some(success), count)?,
                    failure: self.access(Some(failure), count)?,
                }))
            }
        }
    }

    /// What the update at which the thread is writes.
    pub(super) fn updated(&self, state: &State, old: u128) -> Option<u128> {
        let thread = &state.thread;
        written_over(thread.visible(self.program)?, thread, old)
    }

    /// Ends the action at which the thread was paused; the next one if it is of the same
    /// operation.
    fn finish(&self, state: &mut State, read: Option<&u128>) -> Option<Action<u128>> {
        let visible = state.thread.visible(self.program)?;
        let read = read.copied().unwrap_or_default();
        match visible {
            Visible::Load { to, ptr, access } => {
                let address = state.thread.word(*ptr);
                self.note_read(state, address);
                let bytes = to.ty.bytes() as u32;
                let (unit, count) = self.cells_of(address, bytes)?;
                state.partial |= shifted(read, unit, state.part);
                state.part += 1;
                if state.part < count {
                    let access = self.access(access.atomic, count).ok()?;
                    let address = address + u64::from(state.part * unit);
                    return Some(Action::Load { address, access });
                }
                state.thread.set(*to, state.partial);
            }
            Visible::Store { ptr, value, access } => {
                state.waiting.end();
                let address = state.thread.word(*ptr);
                let bits = state.thread.value(*value);
                let (unit, count) = self.cells_of(address, value.ty.bytes() as u32)?;
                state.part += 1;
                if state.part < count {
                    let access = self.access(access.atomic, count).ok()?;
                    return Some(Action::Store {
                        address: address + u64::from(state.part * unit),
                        access,
                        value: piece(bits, unit, state.part),
                    });
                }
            }
            Visible::Rmw { to, ptr, .. } | Visible::CmpXchg { to, ptr, .. } => {
                match self.updated(state, read) {
                    Some(written) if written != read => state.waiting.end(),
                    _ => self.note_read(state, state.thread.word(*ptr)),
                }
                state.thread.set(*to, read);
            }
            Visible::Barrier { .. } => state.waiting.end(),
            _ => {}
        }
        state.part = 0;
        state.partial = 0;
        state.thread.advance();
        None
    }

    /// Counts an arrival at an operation on shared memory.
    fn visit(&self, state: &mut State) -> Result<(), Action<u128>> {
        let pc = state.pc();
        let count = match state.visits.iter_mut().find(|(at, _)| *at == pc) {
            Some((_, count)) => {
                *count += 1;
                *count
            }
            None => {
                state.visits.push((pc, 1));
                1
            }
        };
        if count > self.unroll {
            return Err(Action::Blocked(Block::Bound));
        }
        Ok(())
    }

    fn note_read(&self, state: &mut State, address: u64) {
        let object = layout::resolve(address).map(|(instance, _)| self.layout.object(instance).0);
        let may_race = object.is_none_or(|object| self.may_race[object.as_u32() as usize]);
        state.waiting.note_read(may_race);
    }

    fn look_for_await(&self, state: &mut State) -> Result<(), Action<u128>> {
        let arrived = state.waiting.arrive(&state.thread, &self.live);
        arrived.map_err(|reads| Action::Blocked(Block::Await { reads }))
    }

    fn access(&self, atomic: Option<Atomic>, cells: u32) -> Result<Access, Action<u128>> {
        match atomic {
            None => Ok(Access::non_atomic()),
            Some(atomic) if cells == 1 => Ok(Access::from(atomic)),
            Some(_) => Err(unsupported(Construct::AtomicInPieces)),
        }
    }

    /// Atomic accesses are actions even where nobody writes: what waits for such memory
    /// waits for ever. They are `shared`.
    fn target(
        &self,
        state: &State,
        address: u64,
        bytes: u32,
        shared: bool,
    ) -> Result<Target, Action<u128>> {
        let wild = || Action::Fail("an access through a pointer to no object".to_owned());
        let (instance, offset) = layout::resolve(address).ok_or_else(wild)?;
        if u64::from(instance) >= self.instances() {
            return Err(wild());
        }
        let (object, owner) = self.layout.object(instance);
        let size = self.sizes[object.as_u32() as usize];
        let end = offset.checked_add(i64::from(bytes)).unwrap_or(i64::MAX);
        if size.is_some_and(|size| offset < 0 || end as u64 > size) {
            let name = &self.kernel.objects[object].name;
            return Err(Action::Fail(format!("an access outside of {name}")));
        }
        match self.layout.sharing(object) {
            Sharing::Thread if owner != state.number => {
                return Err(unsupported(Construct::PrivateOfOther));
            }
            Sharing::Thread => return Ok(Target::Quiet(instance, offset)),
            _ if !shared && !self.units.is_written(object) => {
                return Ok(Target::Quiet(instance, offset));
            }
            _ => {}
        }
        match self.cells_of(address, bytes) {
            Some((unit, count)) => Ok(Target::Cells { unit, count }),
            None => Err(unsupported(Construct::UnalignedAccess)),
        }
    }

    /// The unit of the object, and how many cells an access covers.
    fn cells_of(&self, address: u64, bytes: u32) -> Option<(u32, u32)> {
        let (instance, offset) = layout::resolve(address)?;
        let unit = self.units.of(self.layout.object(instance).0);
        let aligned = offset.rem_euclid(i64::from(unit)) == 0 && bytes.is_multiple_of(unit);
        aligned.then_some((unit, bytes / unit))
    }

    fn instances(&self) -> u64 {
        let threads = self.starts.len() as u64;
        self.layout.instances(threads).map_or(0, u64::from)
    }

    fn quiet_load(&self, state: &mut State, instance: Instance, offset: i64, bytes: u32) -> u128 {
        let memory = self.private(state, instance);
        let value = Arc::make_mut(memory).load(offset, bytes);
        value.map_or(0, |(value, _)| value)
    }

    fn quiet_store(
        &self,
        state: &mut State,
        instance: Instance,
        offset: i64,
        bytes: u32,
        bits: u128,
    ) {
        let memory = Arc::make_mut(self.private(state, instance));
        let old = memory.load(offset, bytes).map(|(value, _)| value);
        // Bounds were checked where the access was resolved.
        let _ = memory.store(offset, bytes, bits);
        if old != Ok(bits) {
            state.waiting.end();
        }
    }

    fn private<'s>(&self, state: &'s mut State, instance: Instance) -> &'s mut Arc<Memory> {
        let known = state.private.iter().position(|(own, _)| *own == instance);
        let index = known.unwrap_or_else(|| {
            let memory = Arc::new(self.initial_memory(instance));
            state.private.push((instance, memory));
            state.private.len() - 1
        });
        &mut state.private[index].1
    }
}

/// What becomes of a thread where a condition of the programmer does not hold.
fn does_not_hold(kind: AnnotationKind) -> Result<Option<Action<u128>>, Action<u128>> {
    match kind {
        AnnotationKind::Assert
        | AnnotationKind::Ensures
        | AnnotationKind::Invariant
        | AnnotationKind::FunctionWideInvariant
        | AnnotationKind::BarrierInvariant => {
            Err(Action::Fail("the assertion does not hold".to_owned()))
        }
        AnnotationKind::Assume | AnnotationKind::Requires | AnnotationKind::Axiom => {
            Err(Action::Blocked(Block::Assumption))
        }
        _ => Ok(None),
    }
}

fn unsupported(construct: Construct) -> Action<u128> {
    Action::Unsupported(construct)
}

/// The bits of one cell of a value.
fn piece(bits: u128, unit: u32, part: u32) -> u128 {
    let low = bits.checked_shr(8 * unit * part).unwrap_or(0);
    if unit >= 16 {
        low
    } else {
        low & ((1 << (8 * unit)) - 1)
    }
}

/// A cell's bits at their place in a value.
fn shifted(bits: u128, unit: u32, part: u32) -> u128 {
    bits.checked_shl(8 * unit * part).unwrap_or(0)
}
