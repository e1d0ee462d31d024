//! One execution as plain data, for reports, drawings and comparisons.

use super::access::Access;
use super::graph::{EventId, Graph, INIT, Kind, Race, RaceKind};
use super::program::Address;

/// An event by thread and position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Position {
    pub thread: usize,
    pub index: usize,
}

/// What an event is.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Label {
    Read {
        cell: Address,
        value: String,
        /// `None` is the initial write.
        source: Option<Position>,
    },
    Write {
        cell: Address,
        value: String,
        /// It belongs to the read before it.
        exclusive: bool,
    },
    Fence,
    /// Parts of one barrier have the same number.
    Barrier(u32),
    Create(usize),
    Begin,
    Join(usize),
    /// Which of several ways the thread takes.
    Choice(u32),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    pub label: Label,
    pub access: Access,
    pub site: u32,
    /// How many events of each thread happen before this one or are it.
    pub happens_before: Vec<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellOrder {
    pub cell: Address,
    pub name: String,
    /// The writes in coherence order, without the initial one.
    pub writes: Vec<Position>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Execution {
    pub threads: Vec<Vec<Node>>,
    pub cells: Vec<CellOrder>,
    /// The race that this execution was kept for.
    pub race: Option<(RaceKind, [Position; 2])>,
}

impl Execution {
    pub fn new(
        graph: &Graph,
        race: Option<&Race>,
        value: &dyn Fn(EventId) -> Option<String>,
        cell_name: &dyn Fn(Address) -> String,
    ) -> Execution {
        let node = |&event: &EventId| Node {
            label: label(graph, event, value),
            access: graph.event(event).access,
            site: graph.event(event).site,
            happens_before: graph.hb(event).to_vec(),
        };
        let threads = graph.threads().iter();
        let mut cells: Vec<CellOrder> = graph
            .cells()
            .iter()
            .filter(|cell| !cell.writes.is_empty() || !cell.reads.is_empty())
            .map(|cell| CellOrder {
                cell: cell.address,
                name: cell_name(cell.address),
                writes: cell.writes.iter().map(|&w| position(graph, w)).collect(),
            })
            .collect();
        cells.sort_by_key(|cell| cell.cell);
        Execution {
            threads: threads
                .map(|events| events.iter().map(node).collect())
                .collect(),
            cells,
            race: race.map(|race| (race.kind, race.events.map(|e| position(graph, e)))),
        }
    }

    pub fn node(&self, at: Position) -> &Node {
        &self.threads[at.thread][at.index]
    }

    pub fn cell_name(&self, cell: Address) -> &str {
        let order = self.cells.iter().find(|order| order.cell == cell);
        order.map_or("?", |order| &order.name)
    }
}

fn label(graph: &Graph, event: EventId, value: &dyn Fn(EventId) -> Option<String>) -> Label {
    let text = || value(event).unwrap_or_else(|| "?".to_owned());
    let data = graph.event(event);
    match data.kind {
        Kind::Read { cell, source } => Label::Read {
            cell: graph.cell(cell).address,
            value: text(),
            source: (source != INIT).then(|| position(graph, source)),
        },
        Kind::Write { cell } => Label::Write {
            cell: graph.cell(cell).address,
            value: text(),
            exclusive: data.exclusive,
        },
        Kind::Fence => Label::Fence,
        Kind::Barrier { number } => Label::Barrier(number),
        Kind::Create { child } => Label::Create(child),
        Kind::Begin { .. } => Label::Begin,
        Kind::Join { child } => Label::Join(child),
        Kind::Choice { taken } => Label::Choice(taken),
    }
}

fn position(graph: &Graph, event: EventId) -> Position {
    let event = graph.event(event);
    Position {
        thread: event.thread,
        index: event.index as usize,
    }
}
