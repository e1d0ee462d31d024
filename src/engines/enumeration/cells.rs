//! Who has accessed each cell of some objects, and how: two threads that touch a cell in ways
//! that race are seen when the second one does.

use std::collections::HashMap;

use cranelift_entity::SecondaryMap;

use super::accesses::{Access, Kind};
use super::lanes::{GiveUp, Observer, Place};
use crate::kir::{Fences, Kernel, ObjectId, Scope};

/// A cell that two threads race on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Conflict {
    /// Number of the cell, from the start of the object.
    pub cell: i64,
    /// Numbers in the grid of the blocks that the threads are in.
    pub blocks: [u32; 2],
}

/// The cells of the objects of a slice.
pub(super) struct Cells<'a> {
    kernel: &'a Kernel,
    objects: SecondaryMap<ObjectId, Option<Tracked>>,
    /// Chunks that may still be allocated.
    room: usize,
    block: u32,
}

#[derive(Clone)]
struct Tracked {
    stride: u64,
    /// By threads of one block, since the last barrier.
    within: Map,
    /// By blocks.
    across: Option<Map>,
    /// The barrier intervals so far, those of other blocks too.
    interval: u32,
    within_conflict: Option<Conflict>,
    across_conflict: Option<Conflict>,
}

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
                within: Map::default(),
                across: across.then(Map::default),
                interval: 0,
                within_conflict: None,
                across_conflict: None,
            });
        }
        Cells {
            kernel,
            objects: tracked,
            room: bytes / size_of::<Chunk>(),
            block: 0,
        }
    }

    /// What follows is of the block of this number in the grid.
    pub(super) fn begin(&mut self, block: u32) {
        self.block = block;
        for tracked in self.objects.values_mut().flatten() {
            tracked.interval += 1;
        }
    }

    /// Adds what was found out about other blocks.
    ///
    /// # Errors
    /// There is no room to remember it.
    pub(super) fn absorb(mut self, other: Cells) -> Result<Self, GiveUp> {
        for (object, tracked) in self.objects.iter_mut() {
            let (Some(tracked), Some(other)) = (tracked, &other.objects[object]) else {
                continue;
            };
            tracked.within_conflict = tracked.within_conflict.or(other.within_conflict);
            let conflict = tracked.across_conflict.or(other.across_conflict);
            tracked.across_conflict = match (&mut tracked.across, &other.across) {
                (Some(across), Some(other)) if conflict.is_none() => {
                    across.absorb(other, &mut self.room)?
                }
                _ => conflict,
            };
        }
        Ok(self)
    }

    /// For each object the conflicts of threads of one block, and of different ones.
    pub(super) fn conflicts(
        &self,
    ) -> impl Iterator<Item = (ObjectId, Option<Conflict>, Option<Conflict>)> {
        self.objects.iter().filter_map(|(object, tracked)| {
            let tracked = tracked.as_ref()?;
            Some((object, tracked.within_conflict, tracked.across_conflict))
        })
    }
}

impl Observer for Cells<'_> {
    fn access(&mut self, access: &Access, lane: usize, place: Place) -> Result<(), GiveUp> {
        let Some(tracked) = &mut self.objects[place.object] else {
            return Ok(());
        };
        let stride = tracked.stride as i64;
        let last = (place.bytes - 1).min(1 << 40) as i64;
        let first = place.offset.div_euclid(stride);
        let last = (place.offset + last).div_euclid(stride);
        let block = self.block;
        if last - first >= MOST_CELLS {
            return Err(GiveUp::Work);
        }
        for cell in first..=last {
            if tracked.within_conflict.is_none() {
                let kind = access.kind(Scope::Block);
                let who = Who {
                    epoch: tracked.interval,
                    number: lane as u32,
                };
                let other = tracked.within.touch(cell, kind, who, &mut self.room)?;
                tracked.within_conflict = other.map(|_| Conflict {
                    cell,
                    blocks: [block; 2],
                });
            }
            if let (Some(across), None) = (&mut tracked.across, tracked.across_conflict) {
                let kind = access.kind(Scope::Gpu);
                tracked.across_conflict = across.compare(cell, kind, block, &mut self.room)?;
            }
        }
        Ok(())
    }

    fn barrier(&mut self, fences: Fences) {
        for (object, tracked) in self.objects.iter_mut() {
            if let (Some(tracked), true) = (tracked, fences.order(self.kernel.memory(object))) {
                tracked.interval += 1;
            }
        }
    }
}

/// Who accesses a cell.
#[derive(Clone, Copy)]
struct Who {
    /// What is of another epoch is forgotten.
    epoch: u32,
    number: u32,
}

/// Cells by their numbers, in chunks.
#[derive(Clone, Default)]
struct Map {
    chunks: Vec<Box<Chunk>>,
    /// Where in the list the chunk of a number is.
    places: HashMap<i64, usize>,
    /// The number and the place of the last one.
    last: Option<(i64, usize)>,
}

const CHUNK: usize = 1 << 10;
/// Of one access.
const MOST_CELLS: i64 = 1 << 14;

type Chunk = [Cell; CHUNK];

/// For each kind of access two who made it, each one more than their number.
#[derive(Clone, Copy, Default)]
struct Cell {
    epoch: u32,
    by: [[u32; 2]; Kind::COUNT],
}

impl Map {
    /// Notes that a block accesses a cell. The conflict with another one.
    fn compare(
        &mut self,
        cell: i64,
        kind: Kind,
        block: u32,
        room: &mut usize,
    ) -> Result<Option<Conflict>, GiveUp> {
        let who = Who {
            epoch: 0,
            number: block,
        };
        let other = self.touch(cell, kind, who, room)?;
        Ok(other.map(|other| Conflict {
            cell,
            blocks: [other, block],
        }))
    }

    /// Notes what other blocks have done. The first conflict with one of them.
    fn absorb(&mut self, other: &Map, room: &mut usize) -> Result<Option<Conflict>, GiveUp> {
        for (number, &place) in &other.places {
            for (index, cell) in other.chunks[place].iter().enumerate() {
                for (kind, by) in Kind::ALL.into_iter().zip(cell.by) {
                    for block in by.into_iter().filter(|&by| by != 0) {
                        let cell = number * CHUNK as i64 + index as i64;
                        let conflict = self.compare(cell, kind, block - 1, room)?;
                        if conflict.is_some() {
                            return Ok(conflict);
                        }
                    }
                }
            }
        }
        Ok(None)
    }

    /// Notes an access. Another one with whose access it races.
    fn touch(
        &mut self,
        cell: i64,
        kind: Kind,
        who: Who,
        room: &mut usize,
    ) -> Result<Option<u32>, GiveUp> {
        let chunk = self.chunk(cell.div_euclid(CHUNK as i64), room)?;
        let cell = &mut chunk[cell.rem_euclid(CHUNK as i64) as usize];
        if cell.epoch != who.epoch {
            *cell = Cell {
                epoch: who.epoch,
                ..Cell::default()
            };
        }
        let own = who.number + 1;
        let others = Kind::ALL.iter().filter(|other| other.races_with(kind));
        let other = others
            .flat_map(|other| cell.by[*other as usize])
            .find(|&by| by != 0 && by != own);
        let by = &mut cell.by[kind as usize];
        if let (false, Some(free)) = (by.contains(&own), by.iter_mut().find(|by| **by == 0)) {
            *free = own;
        }
        Ok(other.map(|by| by - 1))
    }
    fn chunk(&mut self, number: i64, room: &mut usize) -> Result<&mut Chunk, GiveUp> {
        let place = match self.last {
            Some((last, place)) if last == number => place,
            _ => match self.places.get(&number) {
                Some(&place) => place,
                None => {
                    *room = room.checked_sub(1).ok_or(GiveUp::Memory)?;
                    self.chunks.push(Box::new([Cell::default(); CHUNK]));
                    self.places.insert(number, self.chunks.len() - 1);
                    self.chunks.len() - 1
                }
            },
        };
        self.last = Some((number, place));
        Ok(&mut self.chunks[place])
    }
}
