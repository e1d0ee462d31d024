//! What there is to be seen of the threads of a block as they run.

use super::accesses::Access;
use super::copies::Progress;
use super::lanes::{GiveUp, Lanes};
use crate::kir::{BlockId, Fences, ObjectId};

/// Whoever wants to know what threads access.
pub(super) trait Observer {
    /// A thread of the block accesses so many bytes from the offset on.
    ///
    /// # Errors
    /// There is no room to remember it.
    fn access(&mut self, access: &Access, by: Actor, place: Place) -> Result<(), GiveUp>;

    /// All threads of the block have come to a barrier.
    ///
    /// # Errors
    /// What was done before takes too long to compare.
    fn barrier(&mut self, fences: Fences) -> Result<(), GiveUp>;

    /// The thread of this number in the block goes on about its copies.
    fn progress(&mut self, lane: usize, progress: Progress);

    /// Which of so many ways all threads go at the end of a block, where nothing known decides.
    ///
    /// # Errors
    /// `Seen` where what follows is known.
    fn choose(&mut self, _: &Lanes, _: BlockId, _: usize) -> Result<usize, GiveUp> {
        Err(GiveUp::Work)
    }
}

/// Who makes an access.
#[derive(Clone, Copy, Debug)]
pub(super) struct Actor {
    /// The thread's number in the block.
    pub lane: usize,
    pub team: Option<Team>,
}

/// Threads that write one value to one place at the same step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Team {
    /// No thread's, and no other team's.
    pub number: u32,
    pub first: usize,
}

impl Actor {
    pub(super) fn alone(lane: usize) -> Actor {
        Actor { lane, team: None }
    }

    /// Accesses of those that have the same number do not race.
    pub(super) fn number(self) -> u32 {
        self.team.map_or(self.lane as u32, |team| team.number)
    }
}

/// Bytes of an object, or several times as many that are as far from each other.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub object: ObjectId,
    /// Of the first ones.
    pub offset: i64,
    pub bytes: u64,
    /// From each to the next.
    pub step: i64,
    pub count: u64,
}

impl Place {
    /// All that there is to it but the object.
    pub(super) fn words(&self) -> [u64; 4] {
        [self.offset as u64, self.bytes, self.step as u64, self.count]
    }
}
