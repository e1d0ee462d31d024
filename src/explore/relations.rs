//! The edges of an execution graph, as drawings show them.

use super::execution::{Execution, Label, Position};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// From an event to the next one of its thread.
    ProgramOrder,
    ReadsFrom,
    /// From a write to the next one of its cell.
    Coherence,
    /// From a read to the write that follows what it reads in coherence.
    FromRead,
    /// From the last events of other threads that happen before an event, but not before
    /// the one ahead of it in its thread, nor before one another.
    Synchronises,
    /// The two accesses that race.
    Race,
}

impl Relation {
    /// The name in papers.
    pub fn name(self) -> &'static str {
        match self {
            Relation::ProgramOrder => "po",
            Relation::ReadsFrom => "rf",
            Relation::Coherence => "co",
            Relation::FromRead => "fr",
            Relation::Synchronises => "sw",
            Relation::Race => "race",
        }
    }

    /// The name in words.
    pub fn title(self) -> &'static str {
        match self {
            Relation::ProgramOrder => "po: order",
            Relation::ReadsFrom => "rf: reads",
            Relation::Coherence => "co: coherence",
            Relation::FromRead => "fr: from-read",
            Relation::Synchronises => "sw: syncs",
            Relation::Race => "race",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    pub relation: Relation,
    pub from: Position,
    pub to: Position,
}

/// All edges, those of one thread after another, then coherence and what follows reads, then the
/// race.
pub fn edges(execution: &Execution) -> Vec<Edge> {
    let mut edges = Vec::new();
    let mut add = |relation: Relation, from: Position, to: Position| {
        edges.push(Edge { relation, from, to });
    };
    for (thread, nodes) in execution.threads.iter().enumerate() {
        for (index, node) in nodes.iter().enumerate() {
            let at = Position { thread, index };
            if let Some(before) = index.checked_sub(1) {
                let before = Position {
                    thread,
                    index: before,
                };
                add(Relation::ProgramOrder, before, at);
            }
            if let Label::Read {
                source: Some(from), ..
            } = node.label
            {
                add(Relation::ReadsFrom, from, at);
            }
            for from in synchronised(execution, at) {
                add(Relation::Synchronises, from, at);
            }
        }
    }
    for order in &execution.cells {
        for pair in order.writes.windows(2) {
            add(Relation::Coherence, pair[0], pair[1]);
        }
    }
    for (from, to) in from_reads(execution) {
        let race = execution.race.map(|(_, pair)| pair);
        if race.is_none_or(|pair| pair != [from, to] && pair != [to, from]) {
            add(Relation::FromRead, from, to);
        }
    }
    if let Some((_, [a, b])) = execution.race {
        add(Relation::Race, a, b);
    }
    edges
}

/// Each read with the first write that comes after what it reads, where that is another thread's:
/// program order has the others.
fn from_reads(execution: &Execution) -> Vec<(Position, Position)> {
    let mut pairs = Vec::new();
    for (thread, nodes) in execution.threads.iter().enumerate() {
        for (index, node) in nodes.iter().enumerate() {
            let Label::Read { cell, source, .. } = &node.label else {
                continue;
            };
            let mut cells = execution.cells.iter();
            let Some(order) = cells.find(|order| order.cell == *cell) else {
                continue;
            };
            let next = match source {
                None => Some(0),
                Some(source) => order
                    .writes
                    .iter()
                    .position(|at| at == source)
                    .map(|at| at + 1),
            };
            let next = next.and_then(|next| order.writes.get(next).copied());
            pairs.extend(
                next.filter(|next| next.thread != thread)
                    .map(|next| (Position { thread, index }, next)),
            );
        }
    }
    pairs
}

/// The last events of other threads that happen before an event, and are news to its thread.
fn synchronised(execution: &Execution, at: Position) -> Vec<Position> {
    let nodes = &execution.threads[at.thread];
    let before = |thread: usize| match at.index.checked_sub(1) {
        Some(previous) => nodes[previous].happens_before[thread],
        None => 0,
    };
    let news: Vec<Position> = nodes[at.index]
        .happens_before
        .iter()
        .enumerate()
        .filter(|&(thread, &count)| thread != at.thread && count > before(thread))
        .map(|(thread, &count)| Position {
            thread,
            index: count as usize - 1,
        })
        .collect();
    let precedes = |a: Position, b: Position| {
        let known = execution.node(b).happens_before[a.thread];
        a != b && a.index < known as usize
    };
    let is_last = |&a: &Position| {
        !news
            .iter()
            .any(|&b| precedes(a, b) && (!precedes(b, a) || b < a))
    };
    news.iter().copied().filter(is_last).collect()
}
