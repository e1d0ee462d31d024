//! Who has accessed which cells of an object, and how: two whose accesses race are seen when the
//! second one comes, or, where many cells are accessed at once, when all of them are compared.

use std::collections::HashMap;

use super::accesses::Kind;
use super::lanes::GiveUp;
use super::runs::{self, Run, Shared, Sorted};

/// What may be remembered and done.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    pub bytes: usize,
    /// Cells of long accesses that may be looked at one by one.
    pub cells: i64,
}

/// Who accesses a cell.
#[derive(Clone, Copy)]
pub(super) struct Who {
    /// What is of another epoch is forgotten.
    pub epoch: u32,
    pub number: u32,
}

/// Accesses of one epoch, and what is forgotten of those before.
#[derive(Clone, Default)]
pub(super) struct History {
    map: Map,
    runs: Vec<Run>,
    /// So many of them were left when they were last merged.
    merged: usize,
    /// The last epoch that there are single cells of.
    epoch: Option<u32>,
}

/// Fewer are not merged.
const MANY_RUNS: usize = 1 << 16;

impl History {
    /// Notes the access of a cell. Another one with whose access it races.
    ///
    /// # Errors
    /// There is no room to remember it.
    pub(super) fn touch(
        &mut self,
        cell: i64,
        kind: Kind,
        who: Who,
        room: &mut Room,
    ) -> Result<Option<u32>, GiveUp> {
        self.epoch = Some(who.epoch);
        self.map.touch(cell, kind, who, room)
    }

    /// Notes the access of many cells, which are compared with others later.
    ///
    /// # Errors
    /// There is no room to remember it.
    pub(super) fn add(&mut self, run: Run, room: &mut Room) -> Result<(), GiveUp> {
        if self.runs.last() == Some(&run) {
            return Ok(());
        }
        if self.runs.len() >= MANY_RUNS.max(2 * self.merged) {
            let all = std::mem::take(&mut self.runs);
            let before = all.len();
            self.runs = runs::merged(all);
            self.merged = self.runs.len();
            room.bytes += (before - self.merged) * size_of::<Run>();
        }
        take(room, size_of::<Run>())?;
        self.runs.push(run);
        Ok(())
    }

    /// Compares the long accesses of an epoch, and forgets them.
    ///
    /// # Errors
    /// There is no room to remember them, or this takes too long.
    pub(super) fn settle(&mut self, epoch: u32, room: &mut Room) -> Result<Option<Shared>, GiveUp> {
        if self.runs.is_empty() {
            return Ok(None);
        }
        let all = std::mem::take(&mut self.runs);
        room.bytes += all.len() * size_of::<Run>();
        self.merged = 0;
        let groups = runs::by_step(runs::merged(all));
        for (index, group) in groups.iter().enumerate() {
            if Sorted::bytes(group) > room.bytes {
                return Err(GiveUp::Memory);
            }
            let sorted = match Sorted::new(group) {
                Ok(sorted) => sorted,
                Err(shared) => return Ok(Some(shared)),
            };
            for run in groups[index + 1..].iter().flatten() {
                for cell in run.cells() {
                    look(room, 1)?;
                    if let Some(other) = sorted.racing(cell, run.kind, run.by) {
                        return Ok(Some((cell, [other, run.by])));
                    }
                }
            }
            if self.epoch == Some(epoch)
                && let Some(shared) = self.shared_with_single(&sorted, group, epoch, room)?
            {
                return Ok(Some(shared));
            }
        }
        Ok(None)
    }

    /// A cell that is both in one of the runs and touched by itself, so that two race.
    fn shared_with_single(
        &self,
        sorted: &Sorted,
        runs: &[Run],
        epoch: u32,
        room: &mut Room,
    ) -> Result<Option<Shared>, GiveUp> {
        let cells = runs.iter().map(|run| run.len());
        let cells = cells.fold(0, i64::saturating_add);
        if cells < self.map.chunks.len() as i64 * CHUNK {
            for run in runs {
                if let Some(shared) = self.map.shared_with(*run, epoch, room)? {
                    return Ok(Some(shared));
                }
            }
            return Ok(None);
        }
        let mut singles = self.map.touched(epoch);
        Ok(singles.find_map(|(cell, kind, by)| {
            let other = sorted.racing(cell, kind, by)?;
            Some((cell, [other, by]))
        }))
    }

    /// Takes over the long accesses of another one, and the room that they take.
    pub(super) fn absorb(&mut self, other: History) {
        self.runs.extend(other.runs);
    }

    /// The single cells are forgotten, and the room that they took is there for others.
    pub(super) fn forget_cells(&mut self) {
        self.map.clear();
    }
}

fn take(room: &mut Room, bytes: usize) -> Result<(), GiveUp> {
    room.bytes = room.bytes.checked_sub(bytes).ok_or(GiveUp::Memory)?;
    Ok(())
}

fn look(room: &mut Room, cells: i64) -> Result<(), GiveUp> {
    room.cells = room.cells.saturating_sub(cells);
    match room.cells < 0 {
        true => Err(GiveUp::Work),
        false => Ok(()),
    }
}

/// Cells by their numbers, in numbered chunks.
#[derive(Clone, Default)]
struct Map {
    chunks: Vec<(i64, Box<Chunk>)>,
    /// Of cells of epochs that are over.
    spare: Vec<Box<Chunk>>,
    /// Where in the list the chunk with a number is.
    places: HashMap<i64, usize>,
    /// The number and the place of the last one.
    last: Option<(i64, usize)>,
}

const CHUNK: i64 = 1 << 10;

type Chunk = [Cell; CHUNK as usize];

/// For each kind of access two who made it, each one more than their number.
#[derive(Clone, Copy, Default)]
struct Cell {
    epoch: u32,
    by: [[u32; 2]; Kind::COUNT],
}

impl Cell {
    /// Somebody else whose access races with one of this kind.
    fn racing(&self, kind: Kind, number: u32) -> Option<u32> {
        let own = number + 1;
        let others = Kind::ALL.iter().filter(|other| other.races_with(kind));
        let other = others
            .flat_map(|other| self.by[*other as usize])
            .find(|&by| by != 0 && by != own);
        other.map(|by| by - 1)
    }
}

impl Map {
    /// All that was done with cells in an epoch.
    fn touched(&self, epoch: u32) -> impl Iterator<Item = (i64, Kind, u32)> {
        let cells = self.chunks.iter().flat_map(|(number, chunk)| {
            let cells = chunk.iter().enumerate();
            cells.map(move |(index, cell)| (number * CHUNK + index as i64, cell))
        });
        let cells = cells.filter(move |(_, cell)| cell.epoch == epoch);
        cells.flat_map(|(number, cell)| {
            let kinds = Kind::ALL.into_iter().zip(cell.by);
            kinds.flat_map(move |(kind, by)| {
                let known = by.into_iter().filter(|&by| by != 0);
                known.map(move |by| (number, kind, by - 1))
            })
        })
    }

    fn touch(
        &mut self,
        cell: i64,
        kind: Kind,
        who: Who,
        room: &mut Room,
    ) -> Result<Option<u32>, GiveUp> {
        let chunk = self.chunk(cell.div_euclid(CHUNK), room)?;
        let cell = &mut chunk[cell.rem_euclid(CHUNK) as usize];
        if cell.epoch != who.epoch {
            *cell = Cell {
                epoch: who.epoch,
                ..Cell::default()
            };
        }
        let own = who.number + 1;
        let other = cell.racing(kind, who.number);
        let by = &mut cell.by[kind as usize];
        if let (false, Some(free)) = (by.contains(&own), by.iter_mut().find(|by| **by == 0)) {
            *free = own;
        }
        Ok(other)
    }

    /// A cell of a run that somebody else has touched in the epoch, so that they race.
    fn shared_with(&self, run: Run, epoch: u32, room: &mut Room) -> Result<Option<Shared>, GiveUp> {
        for index in 0..run.count {
            let start = run.first + run.step * index;
            let mut cell = start;
            while cell < start + run.width {
                let number = cell.div_euclid(CHUNK);
                let end = ((number + 1) * CHUNK).min(start + run.width);
                look(room, 1)?;
                if let Some(&place) = self.places.get(&number) {
                    look(room, end - cell)?;
                    for cell in cell..end {
                        let known = &self.chunks[place].1[cell.rem_euclid(CHUNK) as usize];
                        let other = known.racing(run.kind, run.by);
                        if let (true, Some(other)) = (known.epoch == epoch, other) {
                            return Ok(Some((cell, [other, run.by])));
                        }
                    }
                }
                cell = end;
            }
        }
        Ok(None)
    }

    fn clear(&mut self) {
        self.places.clear();
        self.last = None;
        let chunks = self.chunks.drain(..).map(|(_, chunk)| chunk);
        self.spare.extend(chunks);
    }

    fn chunk(&mut self, number: i64, room: &mut Room) -> Result<&mut Chunk, GiveUp> {
        let place = match self.last {
            Some((last, place)) if last == number => place,
            _ => match self.places.get(&number) {
                Some(&place) => place,
                None => {
                    let chunk = match self.spare.pop() {
                        Some(chunk) => chunk,
                        None => {
                            take(room, size_of::<Chunk>())?;
                            Box::new([Cell::default(); CHUNK as usize])
                        }
                    };
                    self.chunks.push((number, chunk));
                    self.places.insert(number, self.chunks.len() - 1);
                    self.chunks.len() - 1
                }
            },
        };
        self.last = Some((number, place));
        Ok(&mut self.chunks[place].1)
    }
}
