//! The cells of some objects as threads access them: since the last barrier, by threads of one
//! block, and in all, by blocks.

use std::collections::{BTreeMap, BTreeSet};

use cranelift_entity::SecondaryMap;

use super::accesses::{Access, Kind};
use super::across::Across;
use super::copies::{Copies, Progress};
use super::history::{History, Room, Who};
use super::lanes::GiveUp;
use super::observer::{Actor, Observer, Place};
use super::runs::{Run, Shared};
use crate::kir::{Fences, InstId, Kernel, ObjectId, Scope};

/// A cell that two threads race on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Conflict {
    /// Number of the cell, from the start of the object.
    pub cell: i64,
    /// Numbers in the grid of the blocks that the threads are in.
    pub blocks: [u32; 2],
}

/// A conflict of threads of one block, and one of different ones.
pub(super) struct Found {
    pub object: ObjectId,
    pub within: Option<Conflict>,
    pub across: Option<Conflict>,
    pub alike: BTreeMap<InstId, Alike>,
}

/// Two threads of a block that write one value to one place.
#[derive(Clone, Copy)]
pub(super) struct Alike {
    pub access: Access,
    pub lanes: [usize; 2],
    /// Number of the block in the grid.
    pub block: u32,
    pub place: Place,
}

/// The cells of the objects of a slice.
pub(super) struct Cells<'a> {
    kernel: &'a Kernel,
    objects: SecondaryMap<ObjectId, Option<Tracked>>,
    room: Room,
    block: u32,
    copies: Copies,
}

#[derive(Clone)]
struct Tracked {
    stride: u64,
    /// By threads of one block, since the last barrier.
    within: History,
    /// By blocks.
    across: Option<Across>,
    /// The barrier intervals so far, those of other blocks too.
    interval: u32,
    within_conflict: Option<Conflict>,
    across_conflict: Option<Conflict>,
    /// The accesses of the interval, where they are kept: one that comes again adds nothing. A copy
    /// reads at one place and writes at another one.
    kept: Option<BTreeSet<[u64; 8]>>,
    /// The first ones of each instruction.
    alike: BTreeMap<InstId, Alike>,
}

/// Accesses of more cells are compared all at once.
const MANY_CELLS: i64 = 8;
/// Of accesses that are neither cells that follow each other nor whole cells apart.
const MOST_PIECES: u64 = 1 << 14;
/// Cells of long accesses that are looked at one by one.
const MOST_LOOKS: i64 = 1 << 27;

impl<'a> Cells<'a> {
    /// Cells of so many bytes each. Blocks are compared where `across`.
    pub(super) fn new(
        kernel: &'a Kernel,
        objects: impl Iterator<Item = (ObjectId, u64)>,
        across: bool,
        bytes: usize,
    ) -> Cells<'a> {
        let mut tracked = SecondaryMap::new();
        for (object, stride) in objects {
            tracked[object] = Some(Tracked {
                stride,
                within: History::default(),
                across: across.then(Across::default),
                interval: 0,
                within_conflict: None,
                across_conflict: None,
                kept: None,
                alike: BTreeMap::new(),
            });
        }
        Cells {
            kernel,
            objects: tracked,
            room: Room {
                bytes,
                cells: MOST_LOOKS,
            },
            block: 0,
            copies: Copies::default(),
        }
    }

    /// With the accesses since the last barriers kept.
    pub(super) fn keeping(mut self) -> Cells<'a> {
        for tracked in self.objects.values_mut().flatten() {
            tracked.kept = Some(BTreeSet::new());
        }
        self
    }

    /// Puts into words what of the past matters to what may still happen: accesses since the
    /// last barriers, and copies in flight.
    pub(super) fn describe(&self, state: &mut Vec<u64>) {
        for tracked in self.objects.values().flatten() {
            let kept = tracked.kept.iter().flatten();
            state.push(kept.clone().count() as u64);
            state.extend(kept.flatten());
        }
        self.copies.describe(state);
    }

    /// What follows is of the block of this number in the grid.
    pub(super) fn begin(&mut self, block: u32) {
        self.block = block;
        self.copies = Copies::default();
    }

    /// The block that was begun has come to its end.
    ///
    /// # Errors
    /// There is no room to remember it.
    pub(super) fn end(&mut self) -> Result<(), GiveUp> {
        for tracked in self.objects.values_mut().flatten() {
            tracked.end_interval(self.block, &mut self.room)?;
            tracked.within.forget_cells();
            if let (Some(across), None) = (&mut tracked.across, tracked.across_conflict) {
                let shared = across.end(self.block, &mut self.room)?;
                tracked.across_conflict = shared.map(Conflict::of_blocks);
            }
        }
        Ok(())
    }

    /// Adds what was found out about other blocks.
    pub(super) fn absorb(mut self, mut other: Cells) -> Self {
        self.room.bytes += other.room.bytes;
        for (object, tracked) in self.objects.iter_mut() {
            let (Some(tracked), Some(other)) = (tracked, other.objects[object].take()) else {
                continue;
            };
            tracked.within_conflict = tracked.within_conflict.or(other.within_conflict);
            for (&inst, &alike) in &other.alike {
                tracked.alike.entry(inst).or_insert(alike);
            }
            tracked.across_conflict = tracked.across_conflict.or(other.across_conflict);
            if let (Some(across), Some(other)) = (&mut tracked.across, other.across) {
                across.absorb(other);
            }
        }
        self
    }

    /// What was found out about each object.
    ///
    /// # Errors
    /// This takes too long.
    pub(super) fn conflicts(mut self) -> Result<Vec<Found>, GiveUp> {
        let mut conflicts = Vec::new();
        for (object, tracked) in self.objects.iter_mut() {
            let Some(tracked) = tracked else { continue };
            if let (Some(across), None) = (&mut tracked.across, tracked.across_conflict) {
                let shared = across.settle(&mut self.room)?;
                tracked.across_conflict = shared.map(Conflict::of_blocks);
            }
            conflicts.push(Found {
                object,
                within: tracked.within_conflict,
                across: tracked.across_conflict,
                alike: std::mem::take(&mut tracked.alike),
            });
        }
        Ok(conflicts)
    }
}

impl Conflict {
    fn of_blocks((cell, blocks): Shared) -> Conflict {
        Conflict { cell, blocks }
    }
}

impl Tracked {
    fn end_interval(&mut self, block: u32, room: &mut Room) -> Result<(), GiveUp> {
        if self.within_conflict.is_none() {
            let shared = self.within.settle(self.interval, room)?;
            self.within_conflict = shared.map(|(cell, _)| Conflict {
                cell,
                blocks: [block; 2],
            });
        }
        self.interval += 1;
        self.kept.as_mut().map(BTreeSet::clear);
        Ok(())
    }

    /// A thread of a block, or a team, accesses so many cells from the first one on.
    fn access(
        &mut self,
        access: &Access,
        (number, block): (u32, u32),
        run: Run,
        room: &mut Room,
    ) -> Result<(), GiveUp> {
        if self.within_conflict.is_none() {
            let who = Who {
                epoch: self.interval,
                number,
            };
            let kind = access.kind(Scope::Block);
            let shared = note(&mut self.within, run, kind, who, room)?;
            self.within_conflict = shared.map(|(cell, _)| Conflict {
                cell,
                blocks: [block; 2],
            });
        }
        if let (Some(across), None) = (&mut self.across, self.across_conflict) {
            let kind = access.kind(Scope::Gpu);
            match run.len() > MANY_CELLS {
                true => across.add(run.of(kind, block), room)?,
                false => across.touch(run.cells(), (kind, block), room)?,
            }
        }
        Ok(())
    }
}

/// Notes that somebody accesses the cells of a run.
fn note(
    history: &mut History,
    run: Run,
    kind: Kind,
    who: Who,
    room: &mut Room,
) -> Result<Option<Shared>, GiveUp> {
    if run.len() > MANY_CELLS {
        history.add(run.of(kind, who.number), room)?;
        return Ok(None);
    }
    for cell in run.cells() {
        if let Some(other) = history.touch(cell, kind, who, room)? {
            return Ok(Some((cell, [other, who.number])));
        }
    }
    Ok(None)
}

impl Cells<'_> {
    /// The access is made in this interval.
    fn note(&mut self, access: &Access, by: Actor, place: Place) -> Result<(), GiveUp> {
        let Some(tracked) = &mut self.objects[place.object] else {
            return Ok(());
        };
        let who = (by.number(), self.block);
        if let Some(kept) = &mut tracked.kept {
            let first = by.team.map_or(u64::MAX, |team| team.first as u64);
            let [offset, bytes, step, count] = place.words();
            let inst = u64::from(access.inst.as_u32());
            let (writes, lane) = (access.writes.into(), by.lane as u64);
            kept.insert([inst, writes, lane, first, offset, bytes, step, count]);
        }
        let place = upwards(place);
        let stride = tracked.stride as i64;
        let room = &mut self.room;
        if place.step % stride == 0 {
            return tracked.access(access, who, run(place, stride), room);
        }
        if place.count > MOST_PIECES {
            return Err(GiveUp::Work);
        }
        for index in 0..place.count as i64 {
            let piece = Place {
                offset: place.offset + place.step * index,
                step: 0,
                count: 1,
                ..place
            };
            tracked.access(access, who, run(piece, stride), room)?;
        }
        Ok(())
    }
}

impl Observer for Cells<'_> {
    fn access(&mut self, access: &Access, by: Actor, place: Place) -> Result<(), GiveUp> {
        let block = self.block;
        let Some(tracked) = &mut self.objects[place.object] else {
            return Ok(());
        };
        if let Some(offset) = self.copies.own(access, by.lane, place) {
            tracked.within_conflict.get_or_insert(Conflict {
                cell: offset.div_euclid(tracked.stride as i64),
                blocks: [block; 2],
            });
        }
        if let Some(team) = by.team.filter(|team| team.first != by.lane) {
            tracked.alike.entry(access.inst).or_insert(Alike {
                access: *access,
                lanes: [team.first, by.lane],
                block,
                place,
            });
        }
        if access.queue.is_some() {
            self.copies.begin(access, by.lane, place)?;
        }
        self.note(access, by, place)
    }

    fn barrier(&mut self, fences: Fences) -> Result<(), GiveUp> {
        for (object, tracked) in self.objects.iter_mut() {
            if let (Some(tracked), true) = (tracked, fences.order(self.kernel.memory(object))) {
                tracked.end_interval(self.block, &mut self.room)?;
            }
        }
        let in_flight: Vec<_> = self.copies.all().collect();
        let mut in_flight = in_flight.into_iter();
        in_flight
            .try_for_each(|(lane, copy)| self.note(&copy.access, Actor::alone(lane), copy.place))
    }

    fn progress(&mut self, lane: usize, progress: Progress) {
        self.copies.go_on(lane, progress);
    }
}

/// The same bytes in ascending order; those that follow each other as one.
fn upwards(place: Place) -> Place {
    let last = place.count as i64 - 1;
    let (offset, step) = match place.step < 0 {
        true => (place.offset + place.step * last, -place.step),
        false => (place.offset, place.step),
    };
    if step as u64 > place.bytes && last > 0 {
        return Place {
            offset,
            step,
            ..place
        };
    }
    Place {
        offset,
        bytes: place.bytes.min(MOST_BYTES) + (step * last) as u64,
        step: 0,
        count: 1,
        ..place
    }
}

/// No object is larger.
const MOST_BYTES: u64 = 1 << 47;

/// The cells of bytes that are whole cells apart.
fn run(place: Place, stride: i64) -> Run {
    let first = place.offset.div_euclid(stride);
    let last = (place.offset + place.bytes as i64 - 1).div_euclid(stride);
    let (width, step) = (last - first + 1, place.step / stride);
    let (width, step, count) = match width >= step {
        // Cells that follow each other, or are those of several.
        true => (width + step * (place.count as i64 - 1), 0, 1),
        false => (width, step, place.count as i64),
    };
    Run {
        first,
        width,
        step,
        count,
        kind: Kind::Read,
        by: 0,
    }
}
