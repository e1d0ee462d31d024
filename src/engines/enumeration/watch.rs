//! Two accesses that race, found by running the blocks again whose threads touch one cell.

use super::accesses::Access;
use super::cells::Conflict;
use super::copies::{Copies, Progress};
use super::lanes::GiveUp;
use super::observer::{Actor, Observer, Place};
use crate::analysis::uniformity::Pairing;
use crate::kir::{Fences, Kernel, ObjectId, Scope};

/// An access of a cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Touch {
    pub access: Access,
    pub by: Actor,
    /// Number of the block in the grid.
    pub block: u32,
    /// Bytes from the start of the object.
    pub offset: i64,
    pub bytes: u64,
    pub interval: u32,
}

/// Remembers who touches one cell.
pub(super) struct Watch<'a> {
    kernel: &'a Kernel,
    object: ObjectId,
    bytes: (i64, i64),
    block: u32,
    interval: u32,
    touches: Vec<Touch>,
    copies: Copies,
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
            copies: Copies::default(),
        }
    }

    pub(super) fn begin(&mut self, block: u32) {
        self.block = block;
        self.interval = 0;
        self.copies = Copies::default();
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
                    && a.by.number() != b.by.number()
                    && a.by.lane != b.by.lane
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

impl Watch<'_> {
    /// The access is made in this interval.
    fn note(&mut self, access: &Access, by: Actor, place: Place) {
        let offset = (place.object == self.object).then(|| first_in(place, self.bytes));
        if let (Some(Some(offset)), true) = (offset, self.touches.len() < MOST) {
            self.touches.push(Touch {
                access: *access,
                by,
                block: self.block,
                offset,
                bytes: place.bytes,
                interval: self.interval,
            });
        }
    }
}

impl Observer for Watch<'_> {
    fn access(&mut self, access: &Access, by: Actor, place: Place) -> Result<(), GiveUp> {
        if access.queue.is_some() {
            self.copies.begin(access, by.lane, place)?;
        }
        self.note(access, by, place);
        Ok(())
    }

    fn barrier(&mut self, fences: Fences) -> Result<(), GiveUp> {
        if fences.order(self.kernel.memory(self.object)) {
            self.interval += 1;
        }
        let in_flight: Vec<_> = self.copies.all().collect();
        for (lane, copy) in in_flight {
            self.note(&copy.access, Actor::alone(lane), copy.place);
        }
        Ok(())
    }

    fn progress(&mut self, lane: usize, progress: Progress) {
        self.copies.go_on(lane, progress);
    }
}

/// Where the first bytes of a place begin that touch these.
fn first_in(place: Place, (start, end): (i64, i64)) -> Option<i64> {
    let (start, end, bytes) = (i128::from(start), i128::from(end), i128::from(place.bytes));
    let (offset, step) = (i128::from(place.offset), i128::from(place.step));
    let last = i128::from(place.count) - 1;
    // Rounds from the one on that comes near enough.
    let round = match step {
        1.. => (start - bytes - offset).div_euclid(step) + 1,
        0 => 0,
        _ => (offset - end).div_euclid(-step) + 1,
    };
    let at = offset + step * round.clamp(0, last);
    let touches = at < end && at + bytes > start;
    touches.then_some(at).and_then(|at| i64::try_from(at).ok())
}

#[cfg(test)]
mod tests {
    use cranelift_entity::EntityRef;

    use super::*;

    #[test]
    fn the_first_bytes_that_touch_a_cell_are_found() {
        let place = |offset, step, count| Place {
            object: ObjectId::new(0),
            offset,
            bytes: 4,
            step,
            count,
        };
        assert_eq!(first_in(place(0, 12, 5), (24, 28)), Some(24));
        assert_eq!(first_in(place(0, 12, 5), (28, 32)), None);
        assert_eq!(first_in(place(0, 12, 2), (24, 28)), None);
        assert_eq!(first_in(place(48, -12, 5), (24, 28)), Some(24));
        assert_eq!(first_in(place(48, -12, 2), (24, 28)), None);
        assert_eq!(first_in(place(22, 12, 5), (24, 28)), Some(22));
        assert_eq!(first_in(place(24, 0, 1), (24, 28)), Some(24));
    }
}
