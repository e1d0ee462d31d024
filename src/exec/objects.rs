//! Barrier objects in shared memory (PTX's `mbarrier`, libcu++'s `barrier`), and the
//! copies that they wait for.
//!
//! An object counts arrivals. Its phase is over when all have come and all copies that it
//! waits for are done: what threads did before they arrived happened before what threads do
//! that have seen the end of the phase, and so did the copies. Copies are made at once and
//! again as late as the phase allows.

use super::access::{PLAIN_WRITE, Target};
use super::clock::Time;
use super::copies::Agent;
use super::finding::{Action, End};
use super::machine::Machine;
use super::op::Visible;
use super::races::{AccessKind, Actor, Atomicity};
use super::sync::{Clocks, Status};
use crate::kir::{Construct, InstId, Memory, ObjectOp, Scope};

/// A barrier object.
#[derive(Clone, Debug, Default)]
pub struct Object {
    /// Arrivals that each phase waits for.
    expected: u64,
    /// Arrivals that the current phase still waits for.
    pending: u64,
    /// Bytes that it waits for, less those that came too soon.
    bytes: i64,
    /// Phases that are over.
    phases: u64,
    /// What those knew who arrived in the current phase, and who finished copies.
    arriving: Clocks,
    /// The same of all phases that are over.
    done: Clocks,
    /// Copies that it waits for, in their order.
    copies: Vec<BoundCopy>,
    waiting: Vec<(u32, Until)>,
}

/// What lets a waiting thread go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Until {
    /// So many phases are over.
    Phases(u64),
    /// The last phase that is over has this parity.
    Parity(u64),
}

#[derive(Clone, Debug)]
struct BoundCopy {
    thread: u32,
    inst: InstId,
    to: u64,
    from: u64,
    bytes: u64,
    counted: bool,
    agent: Agent,
}

impl Object {
    fn lets_go(&self, until: Until) -> bool {
        match until {
            Until::Phases(phases) => self.phases >= phases,
            Until::Parity(parity) => self.phases & 1 != parity,
        }
    }
}

impl Machine<'_> {
    /// An operation on a barrier object; false where the thread has to wait.
    pub(super) fn object_operation(&mut self, thread: u32, visible: &Visible) -> bool {
        let Visible::Object { op, to, ptr, arg } = visible else {
            return true;
        };
        let state = &self.threads[thread as usize];
        let (address, arg) = (state.word(*ptr), state.word(*arg));
        let changes = matches!(op, ObjectOp::Init | ObjectOp::Invalidate);
        self.touch_object(thread, address, changes);
        if *op == ObjectOp::Invalidate {
            self.objects.remove(&address);
            return true;
        }
        if *op == ObjectOp::Init {
            let object = Object {
                expected: arg,
                pending: arg,
                ..Object::default()
            };
            self.objects.insert(address, object);
            return true;
        }
        let Some(object) = self.objects.get_mut(&address) else {
            self.end = Some(End::Unsupported {
                construct: Construct::ObjectNotInitialised,
                inst: self.inst(thread),
            });
            return true;
        };
        match op {
            ObjectOp::Expect => {
                object.bytes += arg as i64;
                true
            }
            ObjectOp::Arrive | ObjectOp::ArriveDrop => {
                let (token, pending) = (object.phases + 1, object.pending);
                if arg > pending {
                    self.end = Some(End::Unsupported {
                        construct: Construct::ArriveTooOften,
                        inst: self.inst(thread),
                    });
                    return true;
                }
                object.pending -= arg;
                if *op == ObjectOp::ArriveDrop {
                    object.expected = object.expected.saturating_sub(arg);
                }
                let mut clocks = self.sync[thread as usize].clocks.clone();
                self.add_self(&mut clocks, thread);
                self.sync[thread as usize].time += 1;
                if let Some(object) = self.objects.get_mut(&address) {
                    object.arriving.join(&clocks);
                }
                self.set(thread, *to, u128::from(token));
                self.record(thread, Action::Fence);
                self.end_phase(address);
                true
            }
            // One that may give up does so only where nobody can go on: `give_up`.
            _ => {
                let until = match op {
                    ObjectOp::Wait | ObjectOp::TryWait => Until::Phases(arg),
                    _ => Until::Parity(arg & 1),
                };
                let over = object.lets_go(until);
                if over {
                    let done = object.done.clone();
                    self.sync[thread as usize].clocks.join(&done);
                } else {
                    object.waiting.push((thread, until));
                }
                if op.result().is_some() {
                    self.set(thread, *to, 1);
                }
                if over {
                    return true;
                }
                self.record(thread, Action::Arrive);
                self.stop(thread, Status::Object);
                self.after_stop(thread);
                false
            }
        }
    }

    /// Nobody in the block can go on: threads that need not wait give up, once until some
    /// phase ends. False if there are none.
    pub(super) fn give_up(&mut self, block: u32) -> bool {
        let program = self.program;
        let per_block = self.threads_per_block();
        let mut some = false;
        for thread in block * per_block..(block + 1) * per_block {
            if self.status[thread as usize] != Status::Object {
                continue;
            }
            let state = &self.threads[thread as usize];
            let Some(Visible::Object { op, to, ptr, .. }) = state.visible(program) else {
                continue;
            };
            let (address, pc) = (state.word(*ptr), state.pc);
            if op.result().is_none() || !self.given_up.insert((thread, pc)) {
                continue;
            }
            if let Some(object) = self.objects.get_mut(&address) {
                object.waiting.retain(|(waiting, _)| *waiting != thread);
            }
            self.set(thread, *to, 0);
            self.wake(thread);
            some = true;
        }
        some
    }

    /// A copy that a barrier object waits for begins.
    pub(super) fn bound_copy(&mut self, thread: u32, visible: &Visible) {
        let Visible::BoundCopy {
            to,
            from,
            bytes,
            barrier,
            counted,
        } = visible
        else {
            return;
        };
        let Some(inst) = self.inst(thread) else {
            return;
        };
        let state = &self.threads[thread as usize];
        let [to, from, bytes, address] = [to, from, bytes, barrier].map(|slot| state.word(*slot));
        self.touch_object(thread, address, false);
        if !self.objects.contains_key(&address) {
            self.end = Some(End::Unsupported {
                construct: Construct::ObjectNotInitialised,
                inst: Some(inst),
            });
            return;
        }
        let mut clocks = self.sync[thread as usize].clocks.clone();
        self.add_self(&mut clocks, thread);
        self.sync[thread as usize].time += 1;
        let own = self.actor(thread);
        let copy = BoundCopy {
            thread,
            inst,
            to,
            from,
            bytes: bytes & 0xffff_ffff,
            counted: *counted,
            agent: Agent {
                actor: Actor {
                    thread: self.copies.copier(thread),
                    lane: self.threads_per_block(),
                    time: 0,
                    ..own
                },
                clocks,
            },
        };
        self.make_copy(&copy);
        if let Some(object) = self.objects.get_mut(&address) {
            object.copies.push(copy);
        }
        self.end_phase(address);
    }

    /// Ends the current phase if nothing is missing: copies are only made when no phase
    /// ends without them.
    fn end_phase(&mut self, address: u64) {
        loop {
            let Some(object) = self.objects.get_mut(&address) else {
                return;
            };
            if object.pending > 0 {
                return;
            }
            let due = |copy: &BoundCopy| !copy.counted || object.bytes > 0;
            if let Some(index) = object.copies.iter().position(due) {
                let copy = object.copies.remove(index);
                let time = self.make_copy(&copy);
                let (block, lanes) = (copy.agent.actor.block, self.lanes());
                if let Some(object) = self.objects.get_mut(&address) {
                    if copy.counted {
                        object.bytes -= copy.bytes as i64;
                    }
                    object.arriving.join(&copy.agent.clocks);
                    for memory in Memory::ALL {
                        let clock = object.arriving.of_mut(memory);
                        clock.learn(block, lanes, lanes - 1, time);
                    }
                }
                continue;
            }
            // Without arrivals to wait for, there are no phases to end.
            if object.bytes > 0 || object.expected == 0 {
                return;
            }
            self.given_up.clear();
            object.phases += 1;
            object.pending = object.expected;
            let arriving = object.arriving.clone();
            object.done.join(&arriving);
            let done = object.done.clone();
            let waiting = std::mem::take(&mut object.waiting);
            let (free, still): (Vec<_>, Vec<_>) = waiting
                .into_iter()
                .partition(|(_, until)| object.lets_go(*until));
            object.waiting = still;
            for (thread, _) in free {
                self.sync[thread as usize].clocks.join(&done);
                self.wake(thread);
            }
        }
    }

    /// Both sides of the copy, by an agent that knows what its thread knew. Its time.
    fn make_copy(&mut self, copy: &BoundCopy) -> Time {
        let time = self.copies.tick(copy.agent.actor.block);
        let mut agent = copy.agent.clone();
        agent.actor.time = time;
        self.copies.agent = Some(agent);
        self.charge(copy.bytes / 2);
        self.copy_bytes(copy.thread, copy.inst, copy.to, copy.from, copy.bytes);
        self.copies.agent = None;
        time
    }

    /// Operations on the object are atomic, but for its initialisation.
    fn touch_object(&mut self, thread: u32, address: u64, writes: bool) {
        let Some(inst) = self.inst(thread) else {
            return;
        };
        let target = Target {
            thread,
            inst,
            address,
            bytes: 8,
        };
        let kind = match writes {
            true => PLAIN_WRITE,
            false => AccessKind {
                atomic: Some(Atomicity {
                    scope: Scope::Cluster,
                    reads: false,
                    bytes: target.bytes,
                }),
                writes: true,
            },
        };
        self.write(target, 8, kind, 0);
    }
}
