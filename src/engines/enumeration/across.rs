//! The cells that blocks access, whatever barriers there are: the single ones of a block are kept
//! until its end and remembered as runs then, of which there are few where blocks fill their
//! parts of an object.

use super::accesses::Kind;
use super::history::{History, Room};
use super::lanes::GiveUp;
use super::runs::{Run, Shared};

/// Accesses of blocks, as threads of different blocks may race on them.
#[derive(Clone, Default)]
pub(super) struct Across {
    /// Single cells of the block that is looked at.
    cells: Vec<(Kind, i64)>,
    /// What is known of the block so far, and all of those before.
    runs: History,
    /// So many blocks have come to their end.
    ended: u32,
}

/// Single cells of a block that are kept before they are put together.
const MANY_CELLS: usize = 1 << 16;
/// So many pieces that are equally far from each other are one run. Runs of many different steps
/// would have to be compared cell by cell.
const MANY_PIECES: usize = 4;
/// Early blocks are compared before all are known: most races show between the first ones.
const EARLY: u32 = 1 << 10;

impl Across {
    /// Notes accesses of some single cells by a block.
    ///
    /// # Errors
    /// There is no room to remember them.
    pub(super) fn touch(
        &mut self,
        cells: impl Iterator<Item = i64>,
        (kind, block): (Kind, u32),
        room: &mut Room,
    ) -> Result<(), GiveUp> {
        self.cells.extend(cells.map(|cell| (kind, cell)));
        if self.cells.len() < MANY_CELLS {
            return Ok(());
        }
        self.order();
        match self.cells.len() < MANY_CELLS / 2 {
            true => Ok(()),
            false => self.put_together(block, room),
        }
    }

    /// Notes the access of many cells.
    ///
    /// # Errors
    /// There is no room to remember it.
    pub(super) fn add(&mut self, run: Run, room: &mut Room) -> Result<(), GiveUp> {
        self.runs.add(run, room)
    }

    /// The block has come to its end. A conflict of early blocks.
    ///
    /// # Errors
    /// There is no room to remember it.
    pub(super) fn end(&mut self, block: u32, room: &mut Room) -> Result<Option<Shared>, GiveUp> {
        self.order();
        self.put_together(block, room)?;
        self.ended += 1;
        match self.ended {
            2..=EARLY if self.ended.is_power_of_two() => self.clone().settle(&mut room.clone()),
            _ => Ok(None),
        }
    }

    /// Notes what other blocks have done, and takes over the room that it takes.
    pub(super) fn absorb(&mut self, other: Across) {
        self.runs.absorb(other.runs);
    }

    /// Compares all accesses, and forgets them.
    ///
    /// # Errors
    /// There is no room to compare them, or this takes too long.
    pub(super) fn settle(&mut self, room: &mut Room) -> Result<Option<Shared>, GiveUp> {
        self.runs.settle(NO_BARRIER, room)
    }

    fn order(&mut self) {
        self.cells.sort_unstable();
        self.cells.dedup();
    }

    fn put_together(&mut self, block: u32, room: &mut Room) -> Result<(), GiveUp> {
        let pieces = pieces(&self.cells, block);
        self.cells.clear();
        let mut rest = pieces.as_slice();
        while let [first, others @ ..] = rest {
            let (run, count) = match alike(first, others) {
                Some((step, count)) if count >= MANY_PIECES => {
                    let count = count as i64;
                    (
                        Run {
                            step,
                            count,
                            ..*first
                        },
                        count as usize,
                    )
                }
                _ => (*first, 1),
            };
            self.runs.add(run, room)?;
            rest = &rest[count..];
        }
        Ok(())
    }
}

/// No barrier orders blocks.
const NO_BARRIER: u32 = 1;

/// Cells in order as runs of cells that follow each other.
fn pieces(cells: &[(Kind, i64)], by: u32) -> Vec<Run> {
    let follow = |a: &(Kind, i64), b: &(Kind, i64)| a.0 == b.0 && a.1 + 1 == b.1;
    let run = |cells: &[(Kind, i64)]| Run {
        first: cells[0].1,
        width: cells.len() as i64,
        step: 0,
        count: 1,
        kind: cells[0].0,
        by,
    };
    cells.chunk_by(follow).map(run).collect()
}

/// How far pieces are from each other, and how many there are from the first one on.
fn alike(first: &Run, others: &[Run]) -> Option<(i64, usize)> {
    let step = others.first()?.first - first.first;
    let is_next = |(index, piece): &(usize, &Run)| {
        let place = first.first + step * (*index as i64 + 1);
        (piece.kind, piece.width, piece.first) == (first.kind, first.width, place)
    };
    let count = others.iter().enumerate().take_while(is_next).count();
    Some((step, count + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Room = Room {
        bytes: 1 << 20,
        cells: 1 << 20,
    };

    fn conflict(of_blocks: &[&[(Kind, i64)]]) -> Option<Shared> {
        let (mut across, mut room) = (Across::default(), ROOM);
        let mut early = None;
        for (block, cells) in of_blocks.iter().enumerate() {
            for &(kind, cell) in *cells {
                let who = (kind, block as u32);
                across.touch([cell].into_iter(), who, &mut room).unwrap();
            }
            early = early.or(across.end(block as u32, &mut room).unwrap());
        }
        let late = across.settle(&mut room).unwrap();
        assert!(early.is_none() || late.is_some());
        late
    }

    #[test]
    fn blocks_race_on_the_cells_that_they_share() {
        let evens: Vec<_> = (0..10).map(|index| (Kind::Write, 2 * index)).collect();
        let odds: Vec<_> = (0..10).map(|index| (Kind::Write, 2 * index + 1)).collect();
        assert_eq!(conflict(&[&evens, &odds]), None);
        let one = [(Kind::Read, 6)];
        assert_eq!(conflict(&[&odds, &one]), None);
        assert_eq!(conflict(&[&evens, &odds, &one]), Some((6, [0, 2])));
        let reads: Vec<_> = (0..20).map(|cell| (Kind::Read, cell)).collect();
        assert_eq!(conflict(&[&reads, &reads]), None);
        let atomic = [(Kind::Atomic, 3)];
        assert_eq!(conflict(&[&atomic, &atomic]), None);
        assert!(conflict(&[&atomic, &reads]).is_some());
    }

    #[test]
    fn what_a_block_fills_is_one_run() {
        let mut across = Across::default();
        let mut room = ROOM;
        for cell in (0..5000).rev() {
            let who = (Kind::Write, 0);
            across.touch([cell].into_iter(), who, &mut room).unwrap();
        }
        across.end(0, &mut room).unwrap();
        assert_eq!(ROOM.bytes - room.bytes, size_of::<Run>());
    }
}
