//! How one thread has heard of what another did: paths of reads-from and program order.

use std::collections::VecDeque;

use super::execution::{Execution, Label, Position};

/// A write, and an atomic read of another thread that reads from it.
pub type Link = (Position, Position);

/// The links on a way from one event to another along program order, barriers and atomic
/// reads, as few as possible; `None` if there is no way.
pub fn links(execution: &Execution, from: Position, to: Position) -> Option<Vec<Link>> {
    let mut reached: Vec<Vec<Option<Option<Position>>>> = execution
        .threads
        .iter()
        .map(|nodes| vec![None; nodes.len()])
        .collect();
    // What costs no link is looked at first.
    let mut next = VecDeque::from([(from, None)]);
    while let Some((at, before)) = next.pop_front() {
        let known = &mut reached[at.thread][at.index];
        if known.is_some() {
            continue;
        }
        *known = Some(before);
        if at == to {
            break;
        }
        for near in along_the_thread(execution, at) {
            next.push_front((near, Some(at)));
        }
        for reader in readers(execution, at) {
            next.push_back((reader, Some(at)));
        }
    }
    reached[to.thread][to.index]?;
    let mut links = Vec::new();
    let mut at = to;
    while let Some(Some(before)) = reached[at.thread][at.index] {
        if is_link(execution, before, at) {
            links.push((before, at));
        }
        at = before;
    }
    links.reverse();
    Some(links)
}

/// The next event of the thread, and the other parts of a barrier.
fn along_the_thread(execution: &Execution, at: Position) -> Vec<Position> {
    let mut near = Vec::new();
    if at.index + 1 < execution.threads[at.thread].len() {
        near.push(Position {
            index: at.index + 1,
            ..at
        });
    }
    if let Label::Barrier(number) = execution.node(at).label {
        for (thread, nodes) in execution.threads.iter().enumerate() {
            let part = nodes
                .iter()
                .position(|node| node.label == Label::Barrier(number));
            near.extend(part.map(|index| Position { thread, index }));
        }
    }
    near
}

/// The atomic reads of other threads from a write.
fn readers(execution: &Execution, write: Position) -> Vec<Position> {
    let mut readers = Vec::new();
    for (thread, nodes) in execution.threads.iter().enumerate() {
        for index in 0..nodes.len() {
            let read = Position { thread, index };
            if is_link(execution, write, read) {
                readers.push(read);
            }
        }
    }
    readers
}

fn is_link(execution: &Execution, write: Position, read: Position) -> bool {
    let (from, to) = (execution.node(write), execution.node(read));
    let reads = matches!(to.label, Label::Read { source, .. } if source == Some(write));
    reads
        && write.thread != read.thread
        && from.access.order.is_atomic()
        && to.access.order.is_atomic()
}
