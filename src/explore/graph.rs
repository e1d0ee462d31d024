//! Execution graphs: events per thread, reads-from, coherence order per cell, and the
//! vector clocks of happens-before and of program order with reads-from.
//!
//! A graph grows and shrinks in place: what was added is undone in reverse order. Events
//! are added so that program order and reads-from are acyclic; hence the clocks of an
//! event never change while it stays, except those of a read whose source is changed,
//! which has no successors then.

mod clocks;
mod coherence;
mod event;
mod psc;
mod race;
mod revisit;
mod sequential;

pub use event::{CellId, Event, EventId, INIT, Kind};
pub use race::{Race, RaceKind};
pub use revisit::Removed;

use smallvec::SmallVec;

use super::access::{Access, Order};
use super::model::{Model, ReleaseSequences, Scopes};
use super::program::{Address, Orders, Space};

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
    orders_as_ptx: bool,
}

/// A read's source and clocks before they were changed.
pub struct OldRead {
    source: EventId,
    access: Access,
    clocks: clocks::Saved,
}

impl Graph {
    /// An empty graph; with `separate`, barriers may order one kind of memory only. Where
    /// it `orders_as_ptx`, sequentially consistent fences synchronise in their order, and what is read of an
    /// atomic write comes behind it.
    pub fn new(
        model: Model,
        scopes: Scopes,
        release_sequences: ReleaseSequences,
        threads: usize,
        separate: bool,
        orders_as_ptx: bool,
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
            orders_as_ptx,
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
