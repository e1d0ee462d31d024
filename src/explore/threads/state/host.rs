//! What a thread asks of its surroundings: other threads, memory on the heap, its place.

use super::{
    Access, Action, Arrived, Block, FREED, Operand, Outcome, Placement, Scope, State, THERE,
    ThreadsProgram, Value, Visible, check, locked, mark, unsupported,
};
use crate::exec::layout;
use crate::explore::threads::instances::Origin;
use crate::kir::{Construct, HostOp, function_at};

/// Numbers that tell a thread's place: in the grid, in the block, of the block, of the GPU,
/// and how many threads a block has.
pub(super) const PLACES: usize = 5;

const WARP: u32 = 32;

/// Bytes that an object can have.
const LARGEST: u64 = 1 << 32;

impl ThreadsProgram<'_> {
    pub(super) fn arrive_at_host(
        &self,
        state: &mut State,
        to: Operand,
        op: HostOp,
        args: &[Operand],
    ) -> Arrived {
        let argument = |index: usize| {
            let operand = args.get(index).copied();
            operand.map_or(0, |operand| state.thread.value(operand) as u64)
        };
        let (first, second) = (argument(0), argument(1));
        match op {
            HostOp::Argument => {
                state.thread.set(to, u128::from(state.argument));
                Ok(Outcome::Done)
            }
            HostOp::Exit => {
                state.result = first;
                self.end(state)
            }
            HostOp::Create => self.create(state),
            HostOp::Join if first as usize >= self.learned.placements.len() => {
                Err(Action::Fail("a join of no thread".to_owned()))
            }
            HostOp::Join => Ok(Outcome::Act(Action::Join(first as usize))),
            HostOp::This => {
                state.thread.set(to, u128::from(state.number));
                Ok(Outcome::Done)
            }
            HostOp::Allocate | HostOp::AllocateZeros => {
                if first > LARGEST {
                    return Err(Action::Fail(format!("an allocation of {first} bytes")));
                }
                let instance = self.instances.intern(self.allocation(state, op, first));
                Ok(Outcome::Act(Action::Store {
                    address: mark(instance),
                    access: Access::non_atomic(),
                    value: THERE,
                }))
            }
            HostOp::Free => self.free(state, first),
            HostOp::Await => Err(Action::Blocked(Block::Await {
                reads: u32::try_from(first).unwrap_or(1),
            })),
            HostOp::Meet if second == 0 => {
                let text = "a barrier that is not initialised, or destroyed";
                Err(Action::Fail(text.to_owned()))
            }
            HostOp::Meet => {
                self.check_place(state)?;
                Ok(Outcome::Act(Action::Meet {
                    id: first,
                    count: second as usize,
                    asks: argument(2) != 0,
                }))
            }
            HostOp::Scope => {
                let scope = Scope::ALL.get(first as usize).copied();
                state.scope = Some(scope.unwrap_or(Scope::System));
                Ok(Outcome::Done)
            }
            HostOp::Weak => {
                state.weak = true;
                Ok(Outcome::Done)
            }
            HostOp::Place => {
                if let Some(place) = state.place.get_mut(first as usize) {
                    *place = Some(second as u32);
                }
                Ok(Outcome::Done)
            }
            HostOp::Choose => Ok(Outcome::Act(Action::Choose((first as u32).max(1)))),
            HostOp::Update => self.arrive_host_update(state, to, first, [second, argument(2)]),
            HostOp::Commit | HostOp::Keep => Ok(Outcome::Done),
            HostOp::Doze => {
                self.begin_to_wait(state)?;
                Ok(Outcome::Done)
            }
            HostOp::Wake => {
                state.wakeups.wake();
                Ok(Outcome::Done)
            }
        }
    }

    fn create(&self, state: &State) -> Arrived {
        if self.creation(state).is_none() {
            let text = "a thread that starts where no thread can";
            return Err(Action::Fail(text.to_owned()));
        }
        let child = self.number(state.number, state.created);
        if child as usize >= self.learned.placements.len() {
            let mut found = locked(&self.found);
            let threads = found.placements.len().max(child as usize + 1);
            found.placements.resize(threads, Placement::default());
            return Err(Action::Abandon);
        }
        Ok(Outcome::Act(Action::Create(child as usize)))
    }

    pub(super) fn finish_host(
        &self,
        state: &mut State,
        to: Operand,
        op: HostOp,
        args: &[Operand],
        value: u64,
    ) {
        match op {
            HostOp::Choose => state.note_round(),
            _ => state.note_effect(),
        }
        match op {
            HostOp::Allocate | HostOp::AllocateZeros => {
                let bytes = args.first().map_or(0, |&bytes| state.thread.value(bytes));
                let origin = self.allocation(state, op, bytes as u64);
                let instance = self.instances.intern(origin);
                state.allocated += 1;
                state.thread.set(to, u128::from(layout::address(instance)));
            }
            HostOp::Create => {
                let child = self.number(state.number, state.created);
                state.created += 1;
                state.thread.set(to, u128::from(child));
            }
            HostOp::Join | HostOp::Meet | HostOp::Choose => state.thread.set(to, u128::from(value)),
            _ => {}
        }
    }

    /// The function and the argument of the thread that `parent`, which is about to create
    /// one, gives it.
    pub(in crate::explore::threads) fn creation(&self, parent: &State) -> Option<(u32, u64)> {
        let Visible::Host { args, .. } = self.visible(parent)? else {
            return None;
        };
        let [function, argument] = **args else {
            return None;
        };
        let start = function_at(parent.thread.value(function) as u64)?;
        let argument = parent.thread.value(argument) as u64;
        ((start as usize) < self.starts.len()).then_some((start, argument))
    }

    fn allocation(&self, state: &State, op: HostOp, bytes: u64) -> Origin {
        Origin::Heap {
            thread: state.number,
            site: self.starts[state.start()].first_site + state.pc(),
            count: state.allocated,
            bytes,
            zeros: op == HostOp::AllocateZeros,
        }
    }

    /// The thread ends, and its variables with it: what others do with them has to come
    /// before.
    pub(super) fn end(&self, state: &mut State) -> Arrived {
        let start = state.start() as u32;
        let mut reached = self.learned.reached.iter().filter(|(own, _)| *own == start);
        match reached.nth(state.ended as usize) {
            Some(&(_, object)) => {
                let instance = self
                    .instances
                    .intern(self.origin(state.number, start, object));
                Ok(Outcome::Act(Action::Store {
                    address: mark(instance),
                    access: Access::non_atomic(),
                    value: FREED,
                }))
            }
            None => Err(Action::End),
        }
    }

    fn free(&self, state: &mut State, address: u64) -> Arrived {
        if address == 0 {
            return Ok(Outcome::Done);
        }
        let resolved = layout::resolve(address).filter(|(_, offset)| *offset == 0);
        let known = resolved.and_then(|(instance, _)| {
            let origin = self.instances.get(instance)?.origin;
            Some((instance, origin))
        });
        let Some((instance, Origin::Heap { site, .. })) = known else {
            let text = "a pointer is freed that was not allocated";
            return Err(Action::Fail(text.to_owned()));
        };
        if !self.learned.freed.contains(&site) {
            locked(&self.found).freed.insert(site);
            return Err(Action::Abandon);
        }
        let mark = mark(instance);
        if !state.checked {
            return Ok(check(mark));
        }
        self.check_place(state)?;
        Ok(Outcome::Act(Action::Store {
            address: mark,
            access: Access::non_atomic(),
            value: FREED,
        }))
    }

    /// Whether the thread sits where the exploration takes it to.
    pub(super) fn check_place(&self, state: &State) -> Result<(), Action<Value>> {
        if state.place == [None; PLACES] {
            return Ok(());
        }
        let [in_grid, in_block, of_block, of_gpu, per_block] = state.place;
        let quotient = in_grid.zip(per_block.filter(|size| *size > 0));
        let block = of_block.or(quotient.map(|(thread, size)| thread / size));
        let lane = in_block.or(quotient.map(|(thread, size)| thread % size));
        let block = block.unwrap_or_default();
        let placement = Placement {
            gpu: of_gpu.unwrap_or_default(),
            // Without clusters each block is one of its own.
            cluster: block,
            block,
            warp: lane.unwrap_or_default() / WARP,
        };
        if self.learned.placements[state.number as usize] == placement {
            return Ok(());
        }
        let mut found = locked(&self.found);
        if !found.placed.insert(state.number) {
            return Err(unsupported(Construct::MovingThread));
        }
        found.placements[state.number as usize] = placement;
        Err(Action::Abandon)
    }
}
