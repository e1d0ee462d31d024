//! What can be explored: threads as values that run from one visible action to the next.

use crate::kir::Construct;
use std::fmt;

use super::access::{Access, Placement};

/// The number of a memory cell. Cells do not overlap.
pub type Address = u64;

/// A concurrent program with a fixed set of threads.
///
/// A thread state is paused at an action once [`Program::step`] has returned it. The
/// explorer copies paused states and resumes the copies with different values. Equal
/// states resumed with equal values must act equally.
pub trait Program: Sync {
    /// A thread between two actions.
    type State: Clone + Send;
    /// What a cell holds.
    type Value: Clone + PartialEq + fmt::Debug + Send;

    /// Where each thread sits; as many as there are threads.
    fn threads(&self) -> &[Placement];

    /// Thread number `thread` before its first instruction.
    fn start(&self, thread: usize) -> Self::State;

    /// Runs a thread to its next visible action. `read` is the value that the action at
    /// which it was paused has read: given after loads and updates, and only then.
    fn step(&self, state: &mut Self::State, read: Option<&Self::Value>) -> Step<Self::Value>;

    /// What the update at which `state` is paused writes if it reads `read`; `None` if
    /// it writes nothing, as a compare-and-swap that fails.
    fn update(&self, state: &Self::State, read: &Self::Value) -> Option<Self::Value>;

    /// Whether the read at which `state` is paused may be the last of a round after which
    /// the thread is `Block::Await`. To say so in vain costs time only.
    fn may_await(&self, state: &Self::State) -> bool {
        let _ = state;
        false
    }

    /// Thread number `child` before its first instruction, as created by `parent`, which
    /// is paused at the creation.
    fn create(&self, parent: &Self::State, child: usize) -> Self::State {
        let _ = parent;
        self.start(child)
    }

    /// What a thread that has ended gives to the one that joins it.
    fn result(&self, ended: &Self::State) -> Option<Self::Value> {
        let _ = ended;
        None
    }

    /// What [`Action::Choose`] gives to a thread that takes the way of this number.
    fn chosen(&self, taken: u32) -> Option<Self::Value> {
        let _ = taken;
        None
    }

    /// What [`Action::Meet`] gives to a thread, which is the special one of those that meet or
    /// is not.
    fn met(&self, special: bool) -> Option<Self::Value> {
        let _ = special;
        None
    }

    /// What a cell holds before the threads start.
    fn initial(&self, address: Address) -> Self::Value;

    /// Which kind of memory a cell is in.
    fn space(&self, address: Address) -> Space {
        let _ = address;
        Space::Global
    }

    /// Whether some barrier orders one kind of memory and not the other.
    fn orders_separately(&self) -> bool {
        false
    }

    /// Whether sequentially consistent fences synchronise in the order in which they are, and what is
    /// read of an atomic write comes behind it, as PTX has it.
    fn orders_as_ptx(&self) -> bool {
        false
    }

    /// Whether the final condition holds, if the program has one, where all threads
    /// have ended in `states` with `memory` as the last value of each cell.
    fn final_condition(
        &self,
        states: &[&Self::State],
        memory: &dyn Fn(Address) -> Self::Value,
    ) -> Option<bool> {
        let _ = (states, memory);
        None
    }

    /// The thread's name in reports.
    fn thread_name(&self, thread: usize) -> String {
        format!("thread {thread}")
    }

    /// The instruction in reports.
    fn site_name(&self, site: u32) -> String {
        format!("instruction {site}")
    }

    /// The cell's name in reports.
    fn cell_name(&self, address: Address) -> String {
        format!("[{address:#x}]")
    }
}

/// An action and where in the program it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Step<V> {
    pub action: Action<V>,
    /// Numbers the instruction for the program's own use: two accesses are reported
    /// as one race if their sites are the same.
    pub site: u32,
}

/// What a thread does next that others can see.
#[derive(Clone, Debug, PartialEq)]
pub enum Action<V> {
    Load {
        address: Address,
        access: Access,
    },
    Store {
        address: Address,
        access: Access,
        value: V,
    },
    /// A read-modify-write; [`Program::update`] says what it writes.
    Update {
        address: Address,
        access: Access,
        /// The access that it is where it writes nothing.
        failure: Access,
    },
    Fence(Access),
    /// The thread waits until all `participants` are at a barrier with the same `id`
    /// and the same participants, in ascending order and including itself. What each
    /// did before happens before what any does after, as far as the barrier orders it.
    Barrier {
        id: u64,
        participants: std::sync::Arc<[usize]>,
        /// Participants that have ended need not come.
        excuses_ended: bool,
        orders: Orders,
    },
    /// As a barrier of any `count` threads that are at one with the same `id`. Any one of
    /// them is special, if somebody asks.
    Meet {
        id: u64,
        count: usize,
        asks: bool,
    },
    /// The thread creates the thread of this number, which is [`Action::Absent`].
    Create(usize),
    /// The thread waits for the end of another, and is given its result as what it reads.
    Join(usize),
    /// The thread goes on in any of so many ways, at least one, and is given its number.
    Choose(u32),
    /// The thread has not been created yet.
    Absent,
    /// What was assumed of the program turned out wrong: the exploration is given up.
    Abandon,
    /// An assertion has failed, or the thread did what has no meaning.
    Fail(String),
    /// The thread came to something that is not modelled: nothing is known of what comes
    /// after.
    Unsupported(Construct),
    /// The thread cannot go on.
    Blocked(Block),
    End,
}

/// The memory that a barrier orders: what happens before what in the other is not
/// changed by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Orders {
    pub shared: bool,
    pub global: bool,
}

impl Orders {
    pub const ALL: Orders = Orders {
        shared: true,
        global: true,
    };

    pub fn includes(self, space: Space) -> bool {
        match space {
            Space::Shared => self.shared,
            Space::Global => self.global,
        }
    }
}

/// The two kinds of memory that barriers may order separately.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Space {
    #[default]
    Global,
    Shared,
}

impl Space {
    pub const ALL: [Space; 2] = [Space::Global, Space::Shared];
}

/// Why a thread cannot go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Block {
    /// An assumption does not hold: the execution is not of interest.
    Assumption,
    /// The last `reads` reads of the thread are one round of a loop that only reads,
    /// and another round with the same values would change nothing.
    Await { reads: u32 },
    /// A loop has been run as often as asked for.
    Bound,
}
