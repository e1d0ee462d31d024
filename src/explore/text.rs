//! An execution graph as text: the events of each thread, where reads read from, and the
//! coherence order of each cell.

use std::fmt::Write;

use super::execution::{Execution, Label, Position};
use super::names::{Names, event_name, event_text};

/// The graph, one event a line.
pub fn graph_text(execution: &Execution, names: &dyn Names) -> String {
    let mut text = String::new();
    let racing = execution
        .race
        .map_or(Vec::new(), |(_, events)| events.to_vec());
    for (thread, nodes) in execution.threads.iter().enumerate() {
        let _ = writeln!(text, "{}", names.thread(thread));
        for (index, node) in nodes.iter().enumerate() {
            let at = Position { thread, index };
            let mark = if racing.contains(&at) { '!' } else { ' ' };
            let what = event_text(execution, node);
            let _ = write!(text, "{mark} {index:>3}: {what:<28}");
            if let Label::Read { source, .. } = node.label {
                let source = source.map_or("init".to_owned(), |from| event_name(names, from));
                let _ = write!(text, " reads from {source:<8}");
            }
            let line = text.trim_end().len();
            text.truncate(line);
            let _ = writeln!(text, "  // {}", names.site(node.site));
        }
    }
    for order in &execution.cells {
        let mut line = format!("coherence of {}: init", order.name);
        for &write in &order.writes {
            let _ = write!(line, " < {}", event_name(names, write));
        }
        if !order.writes.is_empty() {
            let _ = writeln!(text, "{line}");
        }
    }
    text
}
