//! Copies that threads have begun and not waited for: each reads and writes at any time until
//! its thread has waited for it, in every interval between barriers up to then.

use std::collections::BTreeMap;

use super::accesses::{Access, Kind};
use super::lanes::GiveUp;
use super::observer::Place;
use crate::kir::{Queue, Scope};

/// The copies in flight of the threads of a block.
#[derive(Clone, Default)]
pub(super) struct Copies {
    of_lanes: Vec<Lane>,
}

#[derive(Clone, Default)]
struct Lane {
    /// Groups that were committed.
    groups: BTreeMap<Queue, u64>,
    begun: Vec<Begun>,
}

/// Sides of copies of one thread.
const MOST_IN_FLIGHT: usize = 1 << 8;

/// One side of a copy.
#[derive(Clone, Copy)]
pub(super) struct Begun {
    pub access: Access,
    pub place: Place,
    /// Number of its group, which is committed or will be.
    group: u64,
}

/// What a thread does about its copies.
#[derive(Clone, Copy, Debug)]
pub(super) enum Progress {
    /// Those since the last commit become a group.
    Commit(Queue),
    /// All are done, or all but those of so many groups and of none.
    Wait(Queue, Option<u64>),
}

impl Lane {
    fn groups(&self, queue: Option<Queue>) -> u64 {
        let groups = queue.and_then(|queue| self.groups.get(&queue));
        groups.copied().unwrap_or_default()
    }
}

impl Copies {
    /// # Errors
    /// There are too many to look at each of them in every interval.
    pub(super) fn begin(
        &mut self,
        access: &Access,
        lane: usize,
        place: Place,
    ) -> Result<(), GiveUp> {
        let lane = self.lane(lane);
        if lane.begun.len() == MOST_IN_FLIGHT {
            return Err(GiveUp::Work);
        }
        lane.begun.push(Begun {
            access: *access,
            place,
            group: lane.groups(access.queue),
        });
        Ok(())
    }

    pub(super) fn go_on(&mut self, lane: usize, progress: Progress) {
        let lane = self.lane(lane);
        match progress {
            Progress::Commit(queue) => *lane.groups.entry(queue).or_default() += 1,
            Progress::Wait(queue, others) => {
                let groups = lane.groups(Some(queue));
                let stays =
                    |group: u64| others.is_some_and(|count| group.saturating_add(count) >= groups);
                (lane.begun).retain(|copy| copy.access.queue != Some(queue) || stays(copy.group));
            }
        }
    }

    /// The first byte of a place at which a thread's access races with its own copies. Places
    /// that are far from each other count as all between.
    pub(super) fn own(&self, access: &Access, lane: usize, place: Place) -> Option<i64> {
        let copies = self.of_lanes.get(lane)?.begun.iter();
        let kind = |access: &Access| -> Kind { access.kind(Scope::Block) };
        let (start, end) = hull(place);
        let mut clashes = copies.filter_map(|copy| {
            let (first, last) = hull(copy.place);
            let races =
                copy.place.object == place.object && kind(&copy.access).races_with(kind(access));
            (races && first < end && start < last).then_some(start.max(first))
        });
        clashes.next()
    }

    /// Puts into words what is in flight, and for how many more groups.
    pub(super) fn describe(&self, state: &mut Vec<u64>) {
        for (lane, own) in self.of_lanes.iter().enumerate() {
            for copy in &own.begun {
                let Begun {
                    access,
                    place,
                    group,
                } = copy;
                let since = own.groups(access.queue) - group;
                let object = place.object.as_u32();
                state.extend([lane as u64, access.inst.as_u32().into(), object.into()]);
                state.push(since);
                state.push(access.writes.into());
                state.extend(place.words());
            }
        }
    }

    /// All that are in flight, with their threads.
    pub(super) fn all(&self) -> impl Iterator<Item = (usize, Begun)> {
        let lanes = self.of_lanes.iter().enumerate();
        lanes.flat_map(|(lane, own)| own.begun.iter().map(move |&copy| (lane, copy)))
    }

    fn lane(&mut self, lane: usize) -> &mut Lane {
        if lane >= self.of_lanes.len() {
            self.of_lanes.resize(lane + 1, Lane::default());
        }
        &mut self.of_lanes[lane]
    }
}

/// From the first byte up to behind the last one.
fn hull(place: Place) -> (i64, i64) {
    let far = place.step.saturating_mul(place.count as i64 - 1);
    let (first, last) = (
        place.offset.saturating_add(far.min(0)),
        place.offset.saturating_add(far.max(0)),
    );
    (first, last.saturating_add_unsigned(place.bytes))
}
