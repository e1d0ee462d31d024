//! All blocks of a grid, on all cores.

use std::io;
use std::ops::Range;
use std::thread;

use super::cells::{Cells, Found};
use super::lanes::{Fuel, GiveUp, Lanes};
use super::slice::Slice;
use super::{Run, gave_up};
use crate::engines::Subject;
use crate::evidence::Unsupported;

/// Of cells, for one slice.
pub(super) const MOST_BYTES: usize = 1 << 30;
/// So many threads of a launch are worth more than one of ours.
const WORTH_SHARING: u64 = 1 << 15;

impl Run<'_> {
    /// Runs all blocks of the grid, parts of them side by side: for each object the conflicts of
    /// threads of one block, and of different ones.
    pub(super) fn conflicts(
        &self,
        slice: &Slice,
        grid: [u32; 3],
        across: bool,
    ) -> Result<Vec<Found>, Unsupported> {
        let threads = self.subject.launch.threads().unwrap_or(0);
        let blocks: u64 = grid.map(u64::from).iter().product();
        // Numbers of blocks are kept in 32 bits.
        if blocks >= u64::from(u32::MAX) {
            return Err(gave_up(GiveUp::Work));
        }
        // A step or more for each thread is foreseeable.
        if threads.saturating_mul(blocks) > self.fuel.left {
            return Err(gave_up(GiveUp::Work));
        }
        let cores = thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
        let parts = match threads * blocks < WORTH_SHARING {
            true => 1,
            false => cores.min(blocks),
        };
        let share = Share {
            fuel: self.fuel.left / parts,
            bytes: MOST_BYTES / parts as usize,
            across,
        };
        let bounds: Vec<u64> = (0..=parts).map(|part| blocks * part / parts).collect();
        let ranges = || bounds.windows(2).map(|bounds| bounds[0]..bounds[1]);
        let part = |blocks| self.part(slice, grid, blocks, share);
        let found: Vec<_> = match parts {
            1 => ranges().map(part).collect(),
            _ => thread::scope(|scope| {
                let spawn = |blocks: Range<u64>| {
                    let own = blocks.clone();
                    let builder = thread::Builder::new();
                    (own, builder.spawn_scoped(scope, move || part(blocks)))
                };
                let started: Vec<_> = ranges().map(spawn).collect();
                let end = |(blocks, handle): (_, io::Result<thread::ScopedJoinHandle<_>>)| {
                    match handle.map(thread::ScopedJoinHandle::join) {
                        Ok(Ok(found)) => found,
                        Ok(Err(panic)) => std::panic::resume_unwind(panic),
                        // Where there can be no more threads, this one does it.
                        Err(_) => part(blocks),
                    }
                };
                started.into_iter().map(end).collect()
            }),
        };
        let mut found = found.into_iter();
        let first = found.next().unwrap_or(Err(GiveUp::Work));
        found
            .fold(first, |all, next| Ok(all?.absorb(next?)))
            .and_then(Cells::conflicts)
            .map_err(gave_up)
    }

    /// The cells of a slice's objects.
    pub(super) fn cells(&self, slice: &Slice, across: bool, bytes: usize) -> Cells<'_> {
        let strides = slice.objects.iter().map(|object| {
            let stride = self.source.points_to.granularity(object).stride;
            (object, stride)
        });
        Cells::new(self.subject.kernel, strides, across, bytes)
    }

    /// Runs some blocks.
    fn part(
        &self,
        slice: &Slice,
        grid: [u32; 3],
        blocks: Range<u64>,
        share: Share,
    ) -> Result<Cells<'_>, GiveUp> {
        let Subject { kernel, launch, .. } = *self.subject;
        let mut cells = self.cells(slice, share.across, share.bytes);
        let mut fuel = Fuel {
            left: share.fuel,
            deadline: self.fuel.deadline,
        };
        let mut lanes = Lanes::new(kernel, slice, launch).ok_or(GiveUp::Work)?;
        for number in blocks.map(|number| number as u32) {
            cells.begin(number);
            lanes.run(place(number, grid), &mut fuel, &mut cells)?;
            cells.end()?;
        }
        Ok(cells)
    }
}

/// What each of those gets that share the blocks of a grid.
#[derive(Clone, Copy)]
struct Share {
    fuel: u64,
    bytes: usize,
    across: bool,
}

/// The block of this number in the grid.
pub(super) fn place(number: u32, [x, y, _]: [u32; 3]) -> [u32; 3] {
    [number % x, number / x % y, number / x / y]
}
