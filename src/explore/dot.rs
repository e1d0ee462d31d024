//! An execution graph in the language of Graphviz: threads as columns, with program
//! order, reads-from, coherence and synchronisation.

use std::fmt::Write;

use super::execution::{Execution, Label, Position};
use super::names::{Names, event_text};

/// The graph as a DOT document.
pub fn graph_dot(execution: &Execution, names: &dyn Names) -> String {
    let mut text =
        String::from("digraph execution {\n  node [shape=box, fontname=\"monospace\"];\n");
    let racing = execution
        .race
        .map_or(Vec::new(), |(_, events)| events.to_vec());
    for (thread, nodes) in execution.threads.iter().enumerate() {
        let _ = writeln!(text, "  subgraph cluster_{thread} {{");
        let _ = writeln!(text, "    label={};", quoted(&names.thread(thread)));
        for (index, node) in nodes.iter().enumerate() {
            let at = Position { thread, index };
            let label = quoted(&event_text(execution, node));
            let colour = if racing.contains(&at) {
                ", color=red, penwidth=2"
            } else {
                ""
            };
            let _ = writeln!(text, "    {} [label={label}{colour}];", id(at));
        }
        for index in 1..nodes.len() {
            let (from, to) = (index - 1, index);
            let (from, to) = (
                Position {
                    thread,
                    index: from,
                },
                Position { thread, index: to },
            );
            let _ = writeln!(text, "    {} -> {} [label=po];", id(from), id(to));
        }
        let _ = writeln!(text, "  }}");
    }
    edges(&mut text, execution);
    text.push_str("}\n");
    text
}

fn edges(text: &mut String, execution: &Execution) {
    let mut edge = |from: Position, to: Position, label: &str, colour: &str| {
        let _ = writeln!(
            text,
            "  {} -> {} [label={label}, color={colour}, fontcolor={colour}, constraint=false];",
            id(from),
            id(to)
        );
    };
    for (thread, nodes) in execution.threads.iter().enumerate() {
        for (index, node) in nodes.iter().enumerate() {
            let at = Position { thread, index };
            if let Label::Read {
                source: Some(from), ..
            } = node.label
            {
                edge(from, at, "rf", "darkgreen");
            }
            for from in synchronised(execution, at) {
                edge(from, at, "sw", "blue");
            }
        }
    }
    for order in &execution.cells {
        for pair in order.writes.windows(2) {
            edge(pair[0], pair[1], "co", "brown");
        }
    }
    if let Some((_, [a, b])) = execution.race {
        edge(a, b, "race", "red");
    }
}

/// The last events of other threads that happen before an event, but not before the one
/// ahead of it in its thread, nor before one another.
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

fn id(at: Position) -> String {
    format!("e{}_{}", at.thread, at.index)
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
