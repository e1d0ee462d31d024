//! What the threads and instructions of a program are called in reports.

use super::execution::{Execution, Label, Node, Position};
use super::program::Program;

/// Names of a program, without its types.
pub trait Names {
    fn thread(&self, thread: usize) -> String;
    fn site(&self, site: u32) -> String;
}

impl<P: Program> Names for P {
    fn thread(&self, thread: usize) -> String {
        self.thread_name(thread)
    }

    fn site(&self, site: u32) -> String {
        self.site_name(site)
    }
}

/// An event as `P0.1`, counting from 0.
pub fn event_name(names: &dyn Names, at: Position) -> String {
    format!("{}.{}", names.thread(at.thread), at.index)
}

/// What an event does, such as `R.acq.gpu x = 1`.
pub fn event_text(execution: &Execution, node: &Node) -> String {
    let access = node.access;
    let suffix = if access.order.is_atomic() {
        format!("{}.{}", access.order, access.scope)
    } else {
        access.order.to_string()
    };
    match &node.label {
        Label::Read { cell, value, .. } => {
            format!("R.{suffix} {} = {value}", execution.cell_name(*cell))
        }
        Label::Write { cell, value, .. } => {
            format!("W.{suffix} {} = {value}", execution.cell_name(*cell))
        }
        Label::Fence => format!("F.{suffix}"),
        Label::Barrier(_) => "barrier".to_owned(),
        Label::Create(child) => format!("create thread {child}"),
        Label::Begin => "begin".to_owned(),
        Label::Join(child) => format!("join thread {child}"),
        Label::Choice(taken) => format!("choice {taken}"),
    }
}
