//! One thread of a program: what it does between two actions, and which action is next.

mod host;
mod memory;
mod update;
mod wakeups;

use std::fmt;
use std::sync::Arc;

use smallvec::SmallVec;

use super::cells::Row;
use super::{ThreadsProgram, locked};
use crate::exec::layout::Instance;
use crate::exec::machine::Inventions;
use crate::exec::memory::Memory;
use crate::exec::op::{Operand, Pc, Slot, Visible};
use crate::exec::thread::{Pause, Thread};
use crate::explore::access::{Access, Placement, Scope};
use crate::explore::program::{Action, Block};
use crate::explore::waiting::Waiting;
use crate::kir::{AnnotationKind, Atomic, Construct, HostOp};
use memory::{FREED, THERE, Target, mark, piece};
use wakeups::SpuriousWakeups;

/// What a cell holds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Value {
    Bits(u64),
    /// Nothing was ever written.
    Unwritten,
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Bits(bits) if bits >> 32 == 0 => write!(f, "{bits}"),
            Value::Bits(bits) if (*bits as i64) < 0 => write!(f, "{}", *bits as i64),
            Value::Bits(bits) => write!(f, "{bits:#x}"),
            Value::Unwritten => f.write_str("nothing"),
        }
    }
}

/// A thread between two actions.
#[derive(Clone, Debug)]
pub struct State {
    number: u32,
    /// The function that it started in; none if it has not been created.
    start: Option<u32>,
    thread: Thread,
    argument: u64,
    result: u64,
    progress: Progress,
    /// The mark of the allocation that the next access goes to was looked at.
    checked: bool,
    /// The next cell of a plain access to several.
    part: u32,
    /// What was read of the cells before.
    partial: u128,
    /// The thread's own memory, as far as it was touched.
    private: SmallVec<[(Instance, Arc<Memory>); 2]>,
    waiting: Waiting,
    wakeups: SpuriousWakeups,
    /// Threads that it has created, and its allocations.
    created: u32,
    allocated: u32,
    /// Of its variables that others access: how many are gone with its end.
    ended: u32,
    /// The scope of the next atomic access or fence, if it was given apart.
    scope: Option<Scope>,
    /// The next atomic access is a plain one.
    weak: bool,
    /// What the thread has said of its place.
    place: [Option<u32>; host::PLACES],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Progress {
    /// Between operations.
    Running,
    /// At the action of its operation.
    Acting,
    /// Before its operation, reading the mark of an allocation.
    Checking,
}

/// What comes of an operation.
enum Outcome {
    /// It is done.
    Done,
    /// It is this action.
    Act(Action<Value>),
    /// This read comes before it.
    Check(Action<Value>),
}

/// Outcomes; errors are actions after which the thread does not go on.
type Arrived = Result<Outcome, Action<Value>>;

/// Operations between two actions.
const FUEL: u64 = 1 << 24;

impl State {
    pub(super) fn new(number: u32, start: u32, thread: Thread, argument: u64) -> State {
        State {
            number,
            start: Some(start),
            thread,
            argument,
            result: 0,
            progress: Progress::Running,
            checked: false,
            part: 0,
            partial: 0,
            private: SmallVec::new(),
            waiting: Waiting::default(),
            wakeups: SpuriousWakeups::default(),
            created: 0,
            allocated: 0,
            ended: 0,
            scope: None,
            weak: false,
            place: [None; host::PLACES],
        }
    }

    /// A thread that has not been created.
    pub(super) fn absent(number: u32) -> State {
        State {
            start: None,
            ..State::new(number, 0, Thread::empty(), 0)
        }
    }

    pub(super) fn pc(&self) -> Pc {
        self.thread.pc
    }

    pub(super) fn start(&self) -> usize {
        self.start.unwrap_or_default() as usize
    }

    pub(super) fn result(&self) -> u64 {
        self.result
    }

    fn note_effect(&mut self) {
        self.note_round();
        self.wakeups.end();
    }

    /// Whether the operation is one that always writes, and the first of its round: whatever
    /// round is left out, the one in which the thread goes on has it, too, and its races.
    fn begins_round(&self, visible: &Visible) -> bool {
        matches!(visible, Visible::Rmw { .. }) && self.waiting.began_at(self.pc())
    }

    /// The thread has done what is no effect, but not only read either.
    fn note_round(&mut self) {
        self.waiting.end();
    }
}

impl<'m> ThreadsProgram<'m> {
    pub(super) fn next_action(&self, state: &mut State, read: Option<&Value>) -> Action<Value> {
        let Some(start) = state.start else {
            return Action::Absent;
        };
        match std::mem::replace(&mut state.progress, Progress::Running) {
            Progress::Running => {}
            Progress::Acting => match self.finish(state, read) {
                Ok(None) => {}
                Ok(Some(next)) => {
                    state.progress = Progress::Acting;
                    return next;
                }
                Err(stop) => return stop,
            },
            Progress::Checking => {
                state.waiting.note_read(false);
                let wrong = match read {
                    Some(&FREED) => "an access to memory that is gone",
                    Some(Value::Unwritten) => "an access to memory that may not be there yet",
                    _ => "",
                };
                if !wrong.is_empty() {
                    return Action::Fail(wrong.to_owned());
                }
                state.checked = true;
            }
        }
        let program = &self.starts[start as usize].program;
        if !program.reducible {
            return unsupported(Construct::IrreducibleLoop);
        }
        loop {
            let mut fuel = FUEL;
            let mut inventions = Inventions::default();
            let pause = state.thread.run(program, &mut fuel, &mut inventions);
            if !inventions.names.is_empty() {
                locked(&self.invented).append(&mut inventions.names);
            }
            let visible = self.visible(state).filter(|_| pause == Pause::Visible);
            let Some(visible) = visible else {
                return Action::Blocked(Block::Bound);
            };
            match self.arrive(state, visible) {
                Ok(Outcome::Done) => {
                    state.checked = false;
                    state.thread.advance();
                }
                Ok(Outcome::Act(action)) => {
                    state.progress = Progress::Acting;
                    return action;
                }
                Ok(Outcome::Check(action)) => {
                    state.progress = Progress::Checking;
                    return action;
                }
                Err(stop) => return stop,
            }
        }
    }

    /// The operation at which the thread is.
    fn visible(&self, state: &State) -> Option<&Visible> {
        state.thread.visible(&self.starts[state.start()].program)
    }

    fn arrive(&self, state: &mut State, visible: &Visible) -> Arrived {
        match visible {
            Visible::Load { to, ptr, access } => self.arrive_load(state, *to, *ptr, access.atomic),
            Visible::Store { ptr, value, access } => {
                self.arrive_store(state, *ptr, *value, access.atomic)
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
            Visible::Fence { atomic, .. } => {
                let mut access = Access::from(*atomic);
                access.scope = state.scope.take().unwrap_or(access.scope);
                self.check_place(state)?;
                Ok(Outcome::Act(Action::Fence(access)))
            }
            Visible::Annotation { kind, condition } => {
                let holds = condition.is_none_or(|slot| state.thread.word(slot) != 0);
                match kind {
                    AnnotationKind::Assert if !holds => {
                        Err(Action::Fail("the assertion does not hold".to_owned()))
                    }
                    AnnotationKind::Assume if !holds => Err(Action::Blocked(Block::Assumption)),
                    AnnotationKind::Assert | AnnotationKind::Assume => Ok(Outcome::Done),
                    _ => Err(unsupported(Construct::KernelAnnotation)),
                }
            }
            Visible::Host { to, op, args } => self.arrive_at_host(state, *to, *op, args),
            // Rounds count from the first that follows another.
            Visible::Round(slot) => match state.thread.word(*slot) >= u64::from(self.unroll) {
                true => Err(Action::Blocked(Block::Bound)),
                false => Ok(Outcome::Done),
            },
            Visible::Return => self.end(state),
            Visible::Unreachable => Err(Action::Fail("unreachable code is reached".to_owned())),
            Visible::Require { condition, .. } if state.thread.word(*condition) != 0 => {
                Ok(Outcome::Done)
            }
            Visible::Unsupported(construct) | Visible::Require { construct, .. } => {
                Err(unsupported(construct.clone()))
            }
            Visible::Nondet { to, name } => {
                locked(&self.invented).insert(name.clone());
                state.thread.set(*to, 0);
                Ok(Outcome::Done)
            }
            Visible::MemCopy { .. } | Visible::MemSet { .. } => {
                Err(unsupported(Construct::ExploredCopyOfThread))
            }
            Visible::Barrier { .. }
            | Visible::Vote { .. }
            | Visible::Warp { .. }
            | Visible::AsyncCopy { .. }
            | Visible::AsyncWait { .. }
            | Visible::ThreadCopy { .. }
            | Visible::CopyCommit { .. }
            | Visible::CopyWait { .. }
            | Visible::Object { .. }
            | Visible::BoundCopy { .. } => Err(unsupported(Construct::KernelOperation)),
        }
    }

    fn arrive_load(
        &self,
        state: &mut State,
        to: Operand,
        ptr: Slot,
        atomic: Option<Atomic>,
    ) -> Arrived {
        let address = state.thread.word(ptr);
        let bytes = to.ty.bytes() as u32;
        match self.target(state, address, bytes)? {
            Target::Quiet(instance, offset) => {
                let value = self.quiet_load(state, instance, offset, bytes);
                state.thread.set(to, value);
                Ok(Outcome::Done)
            }
            Target::Unchecked(mark) => Ok(check(mark)),
            Target::Cells(row) => {
                self.check_place(state)?;
                self.look_for_await(state)?;
                let access = access_to(state, atomic, &row)?;
                Ok(Outcome::Act(Action::Load { address, access }))
            }
        }
    }

    fn arrive_store(
        &self,
        state: &mut State,
        ptr: Slot,
        value: Operand,
        atomic: Option<Atomic>,
    ) -> Arrived {
        let address = state.thread.word(ptr);
        let bits = state.thread.value(value);
        let bytes = value.ty.bytes() as u32;
        match self.target(state, address, bytes)? {
            Target::Quiet(instance, offset) => {
                self.quiet_store(state, instance, offset, bytes, bits)?;
                Ok(Outcome::Done)
            }
            Target::Unchecked(mark) => Ok(check(mark)),
            Target::Cells(row) => {
                self.check_place(state)?;
                let access = access_to(state, atomic, &row)?;
                Ok(Outcome::Act(Action::Store {
                    address,
                    access,
                    value: piece(bits, &row, 0),
                }))
            }
        }
    }

    /// Ends the action at which the thread was paused; the next one if it is of the same
    /// operation.
    fn finish(
        &self,
        state: &mut State,
        read: Option<&Value>,
    ) -> Result<Option<Action<Value>>, Action<Value>> {
        let Some(visible) = self.visible(state) else {
            return Ok(None);
        };
        let value = match read {
            Some(Value::Bits(bits)) => *bits,
            Some(Value::Unwritten) => {
                let text = "a read of memory that was never written";
                return Err(Action::Fail(text.to_owned()));
            }
            None => 0,
        };
        match visible {
            Visible::Load { to, ptr, .. } => {
                state.waiting.note_read(false);
                let address = state.thread.word(*ptr);
                let row = self.row(address, to.ty.bytes() as u32);
                let (start, part) = (row[0].0, state.part as usize);
                let shift = 8 * (row[part].0 - start) as u32;
                state.partial |= u128::from(value) << shift;
                state.part += 1;
                if let Some(&(offset, _)) = row.get(part + 1) {
                    let address = address.wrapping_add_signed(offset - start);
                    let access = Access::non_atomic();
                    return Ok(Some(Action::Load { address, access }));
                }
                state.thread.set(*to, state.partial);
            }
            Visible::Store { ptr, value, .. } => {
                state.note_effect();
                let address = state.thread.word(*ptr);
                let bits = state.thread.value(*value);
                let row = self.row(address, value.ty.bytes() as u32);
                state.part += 1;
                if let Some(&(offset, _)) = row.get(state.part as usize) {
                    return Ok(Some(Action::Store {
                        address: address.wrapping_add_signed(offset - row[0].0),
                        access: Access::non_atomic(),
                        value: piece(bits, &row, state.part as usize),
                    }));
                }
            }
            Visible::Rmw { to, .. }
            | Visible::CmpXchg { to, .. }
            | Visible::Host {
                to,
                op: HostOp::Update,
                ..
            } => {
                match self.updated_bits(state, u128::from(value)) {
                    Some(written) if written as u64 == value && state.begins_round(visible) => {
                        state.waiting.note_read(false);
                        state.wakeups.end();
                    }
                    Some(_) => state.note_effect(),
                    None => state.waiting.note_read(false),
                }
                state.thread.set(*to, u128::from(value));
            }
            Visible::Return
            | Visible::Host {
                op: HostOp::Exit, ..
            } => {
                state.ended += 1;
                return Ok(None);
            }
            Visible::Host { to, op, args } => self.finish_host(state, *to, *op, args, value),
            _ => {}
        }
        state.part = 0;
        state.partial = 0;
        state.checked = false;
        state.thread.advance();
        Ok(None)
    }

    fn look_for_await(&self, state: &mut State) -> Result<(), Action<Value>> {
        let live = &self.starts[state.start()].live;
        let arrived = state.waiting.arrive(&state.thread, live);
        arrived.map_err(|reads| Action::Blocked(Block::Await { reads }))
    }
}

fn unsupported(construct: Construct) -> Action<Value> {
    Action::Unsupported(construct)
}

fn check(mark: u64) -> Outcome {
    Outcome::Check(Action::Load {
        address: mark,
        access: Access::non_atomic(),
    })
}

/// The access to a row of cells, with what was said of it before.
fn access_to(
    state: &mut State,
    atomic: Option<Atomic>,
    row: &Row,
) -> Result<Access, Action<Value>> {
    let Some(atomic) = atomic else {
        return Ok(Access::non_atomic());
    };
    let scope = state.scope.take();
    if std::mem::take(&mut state.weak) {
        return Ok(Access::non_atomic());
    }
    if row.len() > 1 {
        return Err(unsupported(Construct::AtomicInPieces));
    }
    let mut access = Access::from(atomic);
    access.scope = scope.unwrap_or(access.scope);
    Ok(access)
}
