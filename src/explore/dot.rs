//! An execution graph in the language of Graphviz: threads as columns, with program
//! order, reads-from, coherence and synchronisation.

use std::fmt::Write;

use super::execution::{Execution, Position};
use super::names::{Names, event_text};
use super::relations::{Edge, Relation, edges};

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
        let _ = writeln!(text, "  }}");
    }
    for Edge { relation, from, to } in edges(execution) {
        let (from, to, name) = (id(from), id(to), relation.name());
        let style = match relation {
            Relation::ProgramOrder => String::new(),
            other => {
                let colour = colour(other);
                format!(", color={colour}, fontcolor={colour}, constraint=false")
            }
        };
        let _ = writeln!(text, "  {from} -> {to} [label={name}{style}];");
    }
    text.push_str("}\n");
    text
}

fn colour(relation: Relation) -> &'static str {
    match relation {
        Relation::ProgramOrder => "black",
        Relation::ReadsFrom => "darkgreen",
        Relation::Coherence => "brown",
        Relation::FromRead => "purple",
        Relation::Synchronises => "blue",
        Relation::Race => "red",
    }
}

fn id(at: Position) -> String {
    format!("e{}_{}", at.thread, at.index)
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
