//! Two accesses that race, found by running the blocks again whose threads touch one cell.

use super::accesses::Access;
use super::cells::Conflict;
use super::lanes::{GiveUp, Observer, Place};
use crate::analysis::uniformity::Pairing;
use crate::kir::{Fences, Kernel, ObjectId, Scope};

/// An access of a cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Touch {
    pub access: Access,
    pub lane: usize,
    /// Number of the block in the grid.
    pub block: u32,
    /// Bytes from the start of the object.
    pub offset: i64,
    pub bytes: u64,
    interval: u32,
}

/// Remembers who touches one cell.
pub(super) struct Watch<'a> {
    kernel: &'a Kernel,
    object: ObjectId,
    bytes: (i64, i64),
    block: u32,
    interval: u32,
    touches: Vec<Touch>,
}

/// So many accesses of one cell are enough to find two that race.
const MOST: usize = 1 << 16;

impl<'a> Watch<'a> {
    /// Watches a cell of an object whose cells have `stride` bytes.
    pub(super) fn new(
        kernel: &'a Kernel,
        object: ObjectId,
        stride: u64,
        conflict: Conflict,
    ) -> Watch<'a> {
        let start = conflict.cell * stride as i64;
        Watch {
            kernel,
            object,
            bytes: (start, start + stride as i64),
            block: 0,
            interval: 0,
            touches: Vec::new(),
        }
    }

    pub(super) fn begin(&mut self, block: u32) {
        self.block = block;
        self.interval = 0;
    }

    /// Two accesses that are certainly made and race.
    pub(super) fn race(&self, pairing: Pairing) -> Option<[Touch; 2]> {
        let races = |a: &Touch, b: &Touch| match pairing {
            Pairing::DifferentBlocks => {
                a.block != b.block
                    && a.access
                        .kind(Scope::Gpu)
                        .races_with(b.access.kind(Scope::Gpu))
            }
            Pairing::SameBlock | Pairing::SameWarp => {
                a.block == b.block
                    && a.lane != b.lane
                    && a.interval == b.interval
                    && a.access
                        .kind(Scope::Block)
                        .races_with(b.access.kind(Scope::Block))
            }
        };
        let certain = || self.touches.iter().filter(|touch| touch.access.certain);
        certain().find_map(|a| {
            let other = certain().find(|b| races(a, b))?;
            Some([*a, *other])
        })
    }
}

impl Observer for Watch<'_> {
    fn access(&mut self, access: &Access, lane: usize, place: Place) -> Result<(), GiveUp> {
        let (start, end) = self.bytes;
        let after = place.offset.saturating_add_unsigned(place.bytes);
        let touches = place.object == self.object && place.offset < end && after > start;
        if touches && self.touches.len() < MOST {
            self.touches.push(Touch {
                access: *access,
                lane,
                block: self.block,
                offset: place.offset,
                bytes: place.bytes,
                interval: self.interval,
            });
        }
        Ok(())
    }

    fn barrier(&mut self, fences: Fences) {
        if fences.order(self.kernel.memory(self.object)) {
            self.interval += 1;
        }
    }
}
