//! Execution graphs: events per thread, reads-from, coherence order per cell, and the
//! vector clocks of happens-before and of program order with reads-from.
//!
//! A graph grows and shrinks in place: what was added is undone in reverse order. Events
//! are added so that program order and reads-from are acyclic; hence the clocks of an
//! event never change while it stays, except those of a read whose source is changed,
//! which has no successors then.

mod clocks;
mod coherence;
mod psc;
mod race;
mod sequential;

pub use race::{Race, RaceKind};

use smallvec::SmallVec;

use super::access::{Access, Order};
use super::model::{Model, ReleaseSequences, Scopes};
use super::program::{Address, Orders, Space};

/// An event by its slot; [`INIT`] is the initial write of whatever cell is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EventId(pub u32);

/// The initial write of a cell. It happens before everything.
pub const INIT: EventId = EventId(u32::MAX);

impl EventId {
    pub fn slot(self) -> usize {
        self.0 as usize
    }
}

/// A cell by its position in [`Graph::cells`].
pub type CellId = u32;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Read {
        cell: CellId,
        source: EventId,
    },
    Write {
        cell: CellId,
    },
    Fence,
    /// One thread's part of a barrier; the parts of one barrier have the same number.
    Barrier {
        number: u32,
    },
    /// The thread creates another.
    Create {
        child: usize,
    },
    /// The first event of a created thread.
    Begin {
        create: EventId,
    },
    /// The thread has waited for the end of another.
    Join {
        child: usize,
    },
    /// The thread goes on in one of several ways.
    Choice {
        taken: u32,
    },
}

impl Kind {
    /// The cell that is read or written.
    fn cell(self) -> Option<CellId> {
        match self {
            Kind::Read { cell, .. } | Kind::Write { cell } => Some(cell),
            Kind::Fence
            | Kind::Barrier { .. }
            | Kind::Create { .. }
            | Kind::Begin { .. }
            | Kind::Join { .. }
            | Kind::Choice { .. } => None,
        }
    }
}

#[derive(Clone, Debug)]
pub struct Event {
    pub thread: usize,
    /// Position in the thread.
    pub index: u32,
    pub kind: Kind,
    pub access: Access,
    /// A write that is the second half of the read-modify-write begun by the event
    /// before it in its thread.
    pub exclusive: bool,
    /// Grows with the order in which events were added.
    pub stamp: u32,
    /// The instruction, in the program's numbering.
    pub site: u32,
    clocks: clocks::Releases,
}

impl Event {
    pub fn cell(&self) -> Option<CellId> {
        self.kind.cell()
    }

    pub fn is_write(&self) -> bool {
        matches!(self.kind, Kind::Write { .. })
    }

    /// The write that a read reads from.
    pub fn source(&self) -> Option<EventId> {
        match self.kind {
            Kind::Read { source, .. } => Some(source),
            _ => None,
        }
    }

    fn is_sc_fence(&self) -> bool {
        self.kind == Kind::Fence && self.access.order == Order::SEQ_CST
    }
}

/// A cell and who touches it.
#[derive(Clone, Debug)]
pub struct Cell {
    pub address: Address,
    pub space: Space,
    /// The writes in coherence order, without the initial one.
    pub writes: Vec<EventId>,
    /// The reads, earliest stamp first.
    pub reads: Vec<EventId>,
}

#[derive(Clone, Debug)]
pub struct Graph {
    model: Model,
    scopes: Scopes,
    release_sequences: ReleaseSequences,
    events: Vec<Event>,
    free: Vec<EventId>,
    /// Kinds of memory that have a happens-before of their own: one for all, or two.
    spaces: usize,
    /// Per slot, kind of memory and thread: how many events of the thread happen before
    /// the slot's event or are it.
    hb: Vec<u32>,
    /// Per slot and thread the same, for the closure of program order and reads-from.
    porf: Vec<u32>,
    threads: Vec<Vec<EventId>>,
    cells: Vec<Cell>,
    stamp: u32,
    sc_events: u32,
    sc_fences: u32,
}

/// What [`Graph::cut`] has taken out, for [`Graph::restore`].
#[derive(Debug, Default)]
pub struct Removed {
    /// The events in the order of removal, and their position in the list of their
    /// cell's reads or writes.
    events: Vec<(EventId, u32)>,
}

/// A read's source and clocks before they were changed.
pub struct OldRead {
    source: EventId,
    access: Access,
    clocks: clocks::Saved,
}

impl Graph {
    /// An empty graph; with `separate`, barriers may order one kind of memory only.
    pub fn new(
        model: Model,
        scopes: Scopes,
        release_sequences: ReleaseSequences,
        threads: usize,
        separate: bool,
    ) -> Graph {
        Graph {
            model,
            scopes,
            release_sequences,
            events: Vec::new(),
            free: Vec::new(),
            spaces: if separate { Space::ALL.len() } else { 1 },
            hb: Vec::new(),
            porf: Vec::new(),
            threads: vec![Vec::new(); threads],
            cells: Vec::new(),
            stamp: 0,
            sc_events: 0,
            sc_fences: 0,
        }
    }

    pub fn threads(&self) -> &[Vec<EventId>] {
        &self.threads
    }

    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    pub fn cell(&self, cell: CellId) -> &Cell {
        &self.cells[cell as usize]
    }

    pub fn add_cell(&mut self, address: Address, space: Space) -> CellId {
        self.cells.push(Cell {
            address,
            space,
            writes: Vec::new(),
            reads: Vec::new(),
        });
        (self.cells.len() - 1) as CellId
    }

    pub fn event(&self, event: EventId) -> &Event {
        &self.events[event.slot()]
    }

    /// How many events the graph has.
    pub fn len(&self) -> usize {
        self.threads.iter().map(Vec::len).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.threads.iter().all(Vec::is_empty)
    }

    /// Adds a read, without a source yet.
    pub fn add_read(&mut self, thread: usize, cell: CellId, access: Access, site: u32) -> EventId {
        let kind = Kind::Read { cell, source: INIT };
        let event = self.add(thread, kind, access, false, site);
        self.cells[cell as usize].reads.push(event);
        event
    }

    /// Gives a read without successors its source, and the access that it has with it.
    pub fn set_source(&mut self, read: EventId, write: EventId, access: Access) -> OldRead {
        let access = self.scopes.effective(access);
        let old = OldRead {
            source: self.event(read).source().expect("sources are for reads"),
            access: self.event(read).access,
            clocks: self.save_clocks(read),
        };
        self.count_sc(read, -1);
        let event = &mut self.events[read.slot()];
        event.access = access;
        if let Kind::Read { source, .. } = &mut event.kind {
            *source = write;
        }
        self.count_sc(read, 1);
        self.read_clocks(read);
        old
    }

    /// Undoes [`Graph::set_source`].
    pub fn reset_source(&mut self, read: EventId, old: OldRead) {
        self.count_sc(read, -1);
        let event = &mut self.events[read.slot()];
        event.access = old.access;
        if let Kind::Read { source, .. } = &mut event.kind {
            *source = old.source;
        }
        self.count_sc(read, 1);
        self.restore_clocks(read, old.clocks);
    }

    /// Adds a write that has no place in coherence order yet.
    pub fn add_write(
        &mut self,
        thread: usize,
        cell: CellId,
        access: Access,
        exclusive: bool,
        site: u32,
    ) -> EventId {
        let event = self.add(thread, Kind::Write { cell }, access, exclusive, site);
        self.write_clocks(event);
        event
    }

    /// Puts a write into coherence order so that it stands at `position`.
    pub fn place(&mut self, write: EventId, position: usize) {
        let cell = self.event(write).cell().expect("writes have a cell");
        self.cells[cell as usize].writes.insert(position, write);
    }

    /// Undoes [`Graph::place`].
    pub fn displace(&mut self, write: EventId, position: usize) {
        let cell = self.event(write).cell().expect("writes have a cell");
        let removed = self.cells[cell as usize].writes.remove(position);
        debug_assert_eq!(removed, write, "changes are undone in reverse order");
    }

    pub fn add_fence(&mut self, thread: usize, access: Access, site: u32) -> EventId {
        let event = self.add(thread, Kind::Fence, access, false, site);
        self.fence_clocks(event);
        event
    }

    /// Adds the parts of a barrier for all its participants.
    pub fn add_barrier(
        &mut self,
        participants: &[(usize, u32)],
        orders: Orders,
    ) -> SmallVec<[EventId; 8]> {
        let number = self.stamp;
        let parts: SmallVec<[EventId; 8]> = participants
            .iter()
            .map(|&(thread, site)| {
                let kind = Kind::Barrier { number };
                self.add(thread, kind, Access::non_atomic(), false, site)
            })
            .collect();
        self.barrier_clocks(&parts, orders);
        parts
    }

    /// Adds an event in which a thread creates `child`.
    pub fn add_create(&mut self, thread: usize, child: usize, site: u32) -> EventId {
        let kind = Kind::Create { child };
        self.add(thread, kind, Access::non_atomic(), false, site)
    }

    /// Adds the first event of a thread, which comes after the one that created it.
    pub fn add_begin(&mut self, thread: usize, create: EventId, site: u32) -> EventId {
        let kind = Kind::Begin { create };
        let event = self.add(thread, kind, Access::non_atomic(), false, site);
        self.follow(event, create);
        event
    }

    /// Adds an event that comes after all events of `child`, which has ended.
    pub fn add_join(&mut self, thread: usize, child: usize, site: u32) -> EventId {
        let kind = Kind::Join { child };
        let event = self.add(thread, kind, Access::non_atomic(), false, site);
        if let Some(&last) = self.threads[child].last() {
            self.follow(event, last);
        }
        event
    }

    /// Adds an event of a thread that goes on in the first of several ways.
    pub fn add_choice(&mut self, thread: usize, site: u32) -> EventId {
        let kind = Kind::Choice { taken: 0 };
        self.add(thread, kind, Access::non_atomic(), false, site)
    }

    /// Changes which way the last event of a thread takes.
    pub fn choose(&mut self, choice: EventId, taken: u32) {
        self.events[choice.slot()].kind = Kind::Choice { taken };
    }

    /// Removes the event that was added last; a write must have been displaced.
    pub fn remove_last(&mut self, event: EventId) {
        let Event { thread, kind, .. } = self.events[event.slot()];
        let last = self.threads[thread].pop();
        debug_assert_eq!(last, Some(event), "changes are undone in reverse order");
        if let Kind::Read { cell, .. } = kind {
            self.cells[cell as usize].reads.pop();
        }
        self.count_sc(event, -1);
        self.stamp -= 1;
        self.free.push(event);
    }

    /// How many events of each thread stay where `read` is to read from `write`, which
    /// was added last: those added up to the read, and those before the write.
    pub fn kept_by_revisit(&self, read: EventId, write: EventId) -> SmallVec<[u32; 16]> {
        let stamp = self.event(read).stamp;
        self.threads
            .iter()
            .zip(self.porf(write))
            .map(|(events, &before)| {
                let added = events.partition_point(|&event| self.event(event).stamp <= stamp);
                before.max(added as u32)
            })
            .collect()
    }

    /// Removes all events of each thread after the first `kept`.
    pub fn cut(&mut self, kept: &[u32]) -> Removed {
        let mut removed = Removed::default();
        for (thread, &kept) in kept.iter().enumerate() {
            while self.threads[thread].len() > kept as usize {
                let event = self.threads[thread]
                    .pop()
                    .expect("the list is longer than what is kept");
                let list = match self.events[event.slot()].kind {
                    Kind::Read { cell, .. } => Some(&mut self.cells[cell as usize].reads),
                    Kind::Write { cell } => Some(&mut self.cells[cell as usize].writes),
                    _ => None,
                };
                let position = list.map_or(0, |list| {
                    let position = position_of(list, event);
                    list.remove(position);
                    position as u32
                });
                self.count_sc(event, -1);
                removed.events.push((event, position));
            }
        }
        removed
    }

    /// Undoes [`Graph::cut`].
    pub fn restore(&mut self, removed: Removed) {
        for (event, position) in removed.events.into_iter().rev() {
            let Event { thread, kind, .. } = self.events[event.slot()];
            self.threads[thread].push(event);
            let position = position as usize;
            match kind {
                Kind::Read { cell, .. } => self.cells[cell as usize].reads.insert(position, event),
                Kind::Write { cell } => self.cells[cell as usize].writes.insert(position, event),
                _ => {}
            }
            self.count_sc(event, 1);
        }
    }

    /// Whether, were the events that the revisit removes not yet there, adding them one
    /// by one at the end of coherence would give this very graph: then, and only then,
    /// this graph is the one that the revisit starts from (TruSt, maximal extensions).
    pub fn is_maximal_extension(&self, kept: &[u32], read: EventId, write: EventId) -> bool {
        let removed = self
            .threads
            .iter()
            .zip(kept)
            .flat_map(|(events, &kept)| &events[kept as usize..]);
        removed
            .chain([&read])
            .all(|&event| event == write || self.is_maximally_added(event, write))
    }

    /// Whether nothing that was there when `event` was added, or that comes before
    /// `write`, reads from it or follows it (or its source) in coherence. Of the ways that a
    /// choice can take, the first counts as the one at the end.
    fn is_maximally_added(&self, event: EventId, write: EventId) -> bool {
        let Event { kind, stamp, .. } = self.events[event.slot()];
        let before = self.porf(write);
        let present = |other: EventId| {
            let other = self.event(other);
            other.stamp < stamp || other.index < before[other.thread]
        };
        let (cell, newest) = match kind {
            Kind::Read { cell, source } => (self.cell(cell), source),
            Kind::Write { cell } => (self.cell(cell), event),
            Kind::Choice { taken } => return taken == 0,
            _ => return true,
        };
        let read_early = |&reader: &EventId| {
            let reader = self.event(reader);
            reader.source() == Some(event) && reader.stamp < stamp
        };
        if newest == event && cell.reads.iter().any(read_early) {
            return false;
        }
        let after = coherence::rank(cell, newest);
        !cell.writes[after..].iter().any(|&later| present(later))
    }

    fn add(
        &mut self,
        thread: usize,
        kind: Kind,
        access: Access,
        exclusive: bool,
        site: u32,
    ) -> EventId {
        let event = Event {
            thread,
            index: self.threads[thread].len() as u32,
            kind,
            access: self.scopes.effective(access),
            exclusive,
            stamp: self.stamp,
            site,
            clocks: clocks::Releases::default(),
        };
        self.stamp += 1;
        let id = match self.free.pop() {
            Some(id) => {
                self.events[id.slot()] = event;
                id
            }
            None => {
                self.events.push(event);
                let width = self.threads.len();
                self.hb.resize(self.hb.len() + width * self.spaces, 0);
                self.porf.resize(self.porf.len() + width, 0);
                EventId((self.events.len() - 1) as u32)
            }
        };
        self.count_sc(id, 1);
        self.start_clocks(id);
        self.threads[thread].push(id);
        id
    }

    fn count_sc(&mut self, event: EventId, by: i32) {
        let event = &self.events[event.slot()];
        if event.access.order == Order::SEQ_CST {
            self.sc_events = self.sc_events.wrapping_add_signed(by);
            if event.is_sc_fence() {
                self.sc_fences = self.sc_fences.wrapping_add_signed(by);
            }
        }
    }
}

fn position_of(list: &[EventId], event: EventId) -> usize {
    list.iter()
        .rposition(|&other| other == event)
        .expect("an access is in the lists of its cell")
}
