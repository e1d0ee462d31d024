//! Races between the accesses of a run: two of them conflict, and neither
//! happened before the other.
//!
//! Each cell remembers the accesses that no later one stands for ("FastTrack",
//! §3, with lists where accesses are atomic or concurrent reads). Cells are as
//! wide as all accesses to the object allow, down to one byte.

use std::collections::BTreeMap;
use std::ops::Range;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::clock::{Clock, Time};
use super::layout::Instance;
use crate::kir::{InstId, MemoryModel, Scope};

/// What an access does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AccessKind {
    pub writes: bool,
    pub atomic: Option<Atomicity>,
}

/// Towards which accesses an atomic one is atomic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Atomicity {
    pub scope: Scope,
    /// It reads what is there, and an update that writes besides.
    pub reads: bool,
    /// Atomic accesses of other sizes are none to this one (PTX ISA, "Morally strong
    /// operations").
    pub bytes: u32,
}

/// Who accesses, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Actor {
    /// Index of the thread in the run.
    pub thread: u32,
    pub block: u32,
    /// Index of the thread in its block.
    pub lane: u32,
    pub warp: u32,
    pub time: Time,
}

/// One access of a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    pub actor: Actor,
    pub inst: InstId,
    pub kind: AccessKind,
    /// The part of the value that lies in the cell, for writes.
    pub value: u64,
}

/// The bytes that an access touches.
#[derive(Clone, Copy, Debug)]
pub struct Touched {
    pub instance: Instance,
    pub offset: i64,
    pub bytes: u32,
}

/// Two conflicting unordered accesses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race {
    pub instance: Instance,
    /// Byte offset of the cell that both touch.
    pub offset: i64,
    /// Bytes of the cell.
    pub bytes: u32,
    /// The earlier one in this run first.
    pub accesses: [Access; 2],
}

impl Race {
    /// Do both write the same value?
    pub fn same_value(&self) -> bool {
        let [a, b] = &self.accesses;
        a.kind.writes && b.kind.writes && a.value == b.value
    }

    /// Both accesses are atomic, but the scope of one does not reach the other.
    pub fn heterogeneous(&self) -> bool {
        self.accesses
            .iter()
            .all(|access| access.kind.atomic.is_some())
    }
}

/// Finds races as the accesses of a run come in.
#[derive(Clone, Debug)]
pub struct Detector {
    model: MemoryModel,
    shadows: BTreeMap<Instance, Shadow>,
}

impl Detector {
    pub fn new(model: MemoryModel) -> Detector {
        Detector {
            model,
            shadows: BTreeMap::new(),
        }
    }

    /// The races of a new access of the value with earlier ones. `clock` is what its
    /// thread knows.
    pub fn access(
        &mut self,
        touched: Touched,
        access: Access,
        value: u128,
        clock: &Clock,
    ) -> Vec<Race> {
        let Touched {
            instance,
            offset,
            bytes,
        } = touched;
        let mut races = Vec::new();
        let shadow = self.shadows.entry(instance).or_insert_with(|| Shadow {
            granule: bytes.next_power_of_two().min(8),
            cells: Vec::new(),
            far: FxHashMap::default(),
        });
        shadow.refine(offset, bytes);
        let granule = shadow.granule;
        let mut done = 0;
        while done < bytes {
            let at = offset + i64::from(done);
            let access = Access {
                value: part(value, done, granule),
                ..access
            };
            let cell = shadow.cell(at.div_euclid(i64::from(granule)));
            let observed = match self.model {
                MemoryModel::Ptx => cell.observed(&access, clock),
                MemoryModel::ScopedRc11 => 0..0,
            };
            cell.add(access, clock, observed, |earlier| {
                races.push(Race {
                    instance,
                    offset: at,
                    bytes: granule,
                    accesses: [earlier, access],
                });
            });
            done += granule;
        }
        races
    }
}

impl Detector {
    /// The bytes of the object's instance that were accessed.
    pub fn accessed(&self, instance: Instance) -> Vec<Range<i64>> {
        let Some(shadow) = self.shadows.get(&instance) else {
            return Vec::new();
        };
        let near = shadow.cells.iter().enumerate();
        let near = near.map(|(index, cell)| (index as i64, cell));
        let far = shadow.far.iter().flat_map(|(page, cells)| {
            let numbered = cells.iter().enumerate();
            numbered.map(move |(at, cell)| (page * PAGE as i64 + at as i64, cell))
        });
        let bytes = i64::from(shadow.granule);
        let mut places: Vec<Range<i64>> = near
            .chain(far)
            .filter(|(_, cell)| cell.is_accessed())
            .map(|(index, _)| index * bytes..(index + 1) * bytes)
            .collect();
        places.sort_unstable_by_key(|place| place.start);
        places
    }
}

/// The part of a value that lies in the cell `done` bytes behind its start.
fn part(value: u128, done: u32, granule: u32) -> u64 {
    let bits = 8 * granule.min(8);
    let shifted = value.checked_shr(8 * done).unwrap_or(0);
    shifted as u64 & (u64::MAX >> (64 - bits))
}

#[derive(Clone, Debug)]
struct Shadow {
    /// Bytes of a cell, a power of two.
    granule: u32,
    cells: Vec<Cell>,
    /// Pages of cells that lie far away, or before the start.
    far: FxHashMap<i64, Box<[Cell; PAGE]>>,
}

impl Shadow {
    /// Makes the cells small enough for this access.
    fn refine(&mut self, offset: i64, bytes: u32) {
        let fits = |granule: u32| {
            bytes.is_multiple_of(granule) && offset.rem_euclid(i64::from(granule)) == 0
        };
        while !fits(self.granule) {
            let half = self.granule / 2;
            let split = |cell: &Cell| [cell.half(half, 0), cell.half(half, 1)];
            self.cells = self.cells.iter().flat_map(split).collect();
            for (page, cells) in std::mem::take(&mut self.far) {
                for (which, cell) in cells.iter().enumerate() {
                    let [low, high] = split(cell);
                    let index = 2 * (page * PAGE as i64 + which as i64);
                    *self.far_cell(index) = low;
                    *self.far_cell(index + 1) = high;
                }
            }
            self.granule = half;
        }
    }

    fn cell(&mut self, index: i64) -> &mut Cell {
        match usize::try_from(index) {
            Ok(index) if index < NEAR => {
                if index >= self.cells.len() {
                    let length = (index + 1).next_multiple_of(16).max(2 * self.cells.len());
                    self.cells.resize(length, Cell::default());
                }
                &mut self.cells[index]
            }
            _ => self.far_cell(index),
        }
    }

    fn far_cell(&mut self, index: i64) -> &mut Cell {
        let (page, at) = (index.div_euclid(PAGE as i64), index.rem_euclid(PAGE as i64));
        let cells = self.far.entry(page).or_default();
        &mut cells[at as usize]
    }
}

/// Cells up to here are kept in one piece.
const NEAR: usize = 1 << 14;
/// Cells of a page.
const PAGE: usize = 16;

/// The accesses of a cell that a later one may race with.
#[derive(Clone, Debug, Default)]
struct Cell {
    /// The last plain write.
    write: Option<Access>,
    /// Plain reads since then.
    reads: SmallVec<[Access; 1]>,
    /// Atomic accesses since then.
    atomics: Vec<Access>,
    /// An atomic access has a scope smaller than the device, or not all are of one size.
    narrow: bool,
}

impl Cell {
    fn is_accessed(&self) -> bool {
        self.write.is_some() || !self.reads.is_empty() || !self.atomics.is_empty()
    }

    /// Where the atomic writes are that come before a plain access because an atomic access that
    /// happened before it observes them: its value is theirs, or that of updates that follow them.
    fn observed(&self, later: &Access, clock: &Clock) -> Range<usize> {
        let reads = |one: &Access| one.kind.atomic.is_some_and(|kind| kind.reads);
        let observes = |one: &Access| reads(one) && happened_before(one, later, clock);
        let last = self.atomics.iter().rposition(observes).unwrap_or(0);
        if later.kind.atomic.is_some() || self.narrow {
            return 0..0;
        }
        let replaces = |one: &Access| one.kind.writes && !reads(one);
        let first = self.atomics[..last].iter().rposition(replaces);
        first.unwrap_or(0)..last
    }

    /// Adds an access, which comes after the atomic ones that it observes.
    fn add(
        &mut self,
        access: Access,
        clock: &Clock,
        observed: Range<usize>,
        mut race: impl FnMut(Access),
    ) {
        let mut check = |earlier: &Access| {
            if conflict(earlier, &access) && !happened_before(earlier, &access, clock) {
                race(*earlier);
            }
        };
        if let Some(write) = &self.write {
            check(write);
        }
        let last = self.atomics.last().and_then(|last| last.kind.atomic);
        let wide = access.kind.atomic.is_some_and(|kind| {
            kind.scope >= Scope::Gpu && last.is_none_or(|last| last.bytes == kind.bytes)
        });
        if !wide || self.narrow {
            let unobserved =
                |(at, earlier): &(usize, &Access)| !observed.contains(at) || !earlier.kind.writes;
            let others = self.atomics.iter().enumerate().filter(unobserved);
            others.for_each(|(_, earlier)| check(earlier));
        }
        if access.kind.writes {
            self.reads.iter().for_each(check);
        }
        match (access.kind.atomic, access.kind.writes) {
            // Whoever races with what was there races with this write too.
            (None, true) => {
                self.write = Some(access);
                self.reads.clear();
                self.atomics.clear();
                self.narrow = false;
            }
            (None, false) => remember(&mut self.reads, access),
            (Some(_), _) => {
                self.narrow |= !wide;
                remember(&mut self.atomics, access);
            }
        }
    }

    /// One half of the cell.
    fn half(&self, bytes: u32, which: u32) -> Cell {
        let narrowed = |access: &Access| Access {
            value: part(u128::from(access.value), which * bytes, bytes),
            ..*access
        };
        Cell {
            write: self.write.as_ref().map(narrowed),
            reads: self.reads.iter().map(narrowed).collect(),
            atomics: self.atomics.iter().map(narrowed).collect(),
            narrow: self.narrow,
        }
    }
}

/// A list of accesses, at most a few of each thread.
trait Accesses {
    fn all(&mut self) -> &mut [Access];
    fn push(&mut self, access: Access);
    fn keep(&mut self, accesses: Vec<Access>);
}

impl Accesses for SmallVec<[Access; 1]> {
    fn all(&mut self) -> &mut [Access] {
        self
    }
    fn push(&mut self, access: Access) {
        SmallVec::push(self, access);
    }
    fn keep(&mut self, accesses: Vec<Access>) {
        *self = accesses.into();
    }
}

impl Accesses for Vec<Access> {
    fn all(&mut self) -> &mut [Access] {
        self
    }
    fn push(&mut self, access: Access) {
        Vec::push(self, access);
    }
    fn keep(&mut self, accesses: Vec<Access>) {
        *self = accesses;
    }
}

/// Adds an access. A later access of the same kind by the same thread stands for
/// the earlier one; when a list has doubled, such earlier ones are dropped.
fn remember(list: &mut impl Accesses, access: Access) {
    let stands_for =
        |old: &Access| old.actor.thread == access.actor.thread && old.kind == access.kind;
    if let Some(last) = list.all().last_mut().filter(|last| stands_for(last)) {
        *last = access;
        return;
    }
    let length = list.all().len();
    if length >= 64 && length.is_power_of_two() {
        let of = |old: &Access| (old.actor.thread, old.kind.writes, old.kind.atomic);
        let mut latest = BTreeMap::new();
        for (at, old) in list.all().iter().enumerate() {
            latest.insert(of(old), at);
        }
        let numbered = list.all().iter().enumerate();
        let kept = numbered.filter(|(at, old)| latest[&of(old)] == *at);
        let kept = kept.map(|(_, old)| *old).collect();
        list.keep(kept);
    }
    list.push(access);
}

fn conflict(a: &Access, b: &Access) -> bool {
    if !a.kind.writes && !b.kind.writes {
        return false;
    }
    match (a.kind.atomic, b.kind.atomic) {
        (Some(one), Some(other)) => {
            !includes(one.scope, &a.actor, &b.actor)
                || !includes(other.scope, &b.actor, &a.actor)
                || one.bytes != other.bytes
        }
        _ => true,
    }
}

/// Does an operation of `actor` with this scope reach the other thread?
pub fn includes(scope: Scope, actor: &Actor, other: &Actor) -> bool {
    match scope {
        Scope::Thread => actor.thread == other.thread,
        Scope::Warp => actor.block == other.block && actor.warp == other.warp,
        // Clusters are not modelled: one has a single block.
        Scope::Block | Scope::Cluster => actor.block == other.block,
        Scope::Gpu | Scope::System => true,
    }
}

fn happened_before(earlier: &Access, later: &Access, clock: &Clock) -> bool {
    earlier.actor.thread == later.actor.thread
        || earlier.actor.time <= clock.time(earlier.actor.block, earlier.actor.lane)
}

#[cfg(test)]
mod tests;
