//! Events: what a thread does at one point.

use super::clocks::Releases;
use crate::explore::access::{Access, Order};

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

/// A cell by its position in [`super::Graph::cells`].
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
    pub(super) clocks: Releases,
}

impl Event {
    pub fn cell(&self) -> Option<CellId> {
        self.kind.cell()
    }

    pub fn is_write(&self) -> bool {
        matches!(self.kind, Kind::Write { .. })
    }

    pub fn is_read(&self) -> bool {
        matches!(self.kind, Kind::Read { .. })
    }

    /// The write that a read reads from.
    pub fn source(&self) -> Option<EventId> {
        match self.kind {
            Kind::Read { source, .. } => Some(source),
            _ => None,
        }
    }

    pub(super) fn is_sc_fence(&self) -> bool {
        self.kind == Kind::Fence && self.access.order == Order::SEQ_CST
    }
}
