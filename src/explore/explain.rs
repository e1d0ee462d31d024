//! Why two racing accesses are unordered.

use super::access::Access;
use super::execution::{Execution, Label, Position};
use super::model::Scopes;
use super::names::{Names, event_name};

/// One sentence for each way in which one thread has heard of the other without being
/// synchronised with it; or one that says that it has not.
pub fn unordered_because(
    execution: &Execution,
    scopes: &Scopes,
    names: &dyn Names,
    [a, b]: [Position; 2],
) -> Vec<String> {
    let mut reasons = Vec::new();
    for (from, to) in [(a, b), (b, a)] {
        for index in 0..=to.index {
            let read = Position {
                thread: to.thread,
                index,
            };
            let Label::Read {
                source: Some(source),
                ..
            } = execution.node(read).label
            else {
                continue;
            };
            if source.thread == from.thread && source.index >= from.index {
                reasons.push(why_no_sync(execution, scopes, names, source, read));
            }
        }
    }
    if reasons.is_empty() {
        let (a, b) = (names.thread(a.thread), names.thread(b.thread));
        reasons.push(format!(
            "neither of {a} and {b} reads, before its access, what the other has written after its own"
        ));
    }
    reasons
}

fn why_no_sync(
    execution: &Execution,
    scopes: &Scopes,
    names: &dyn Names,
    write: Position,
    read: Position,
) -> String {
    let (w, r) = (execution.node(write).access, execution.node(read).access);
    let ends = format!(
        "{} reads from {}",
        event_name(names, read),
        event_name(names, write)
    );
    let released = fence_or_access(execution, write, w, Access::releases_here, 0..write.index);
    let after = read.index + 1..execution.threads[read.thread].len();
    let acquired = fence_or_access(execution, read, r, Access::acquires_here, after);
    let reason = if !w.order.is_atomic() || !r.order.is_atomic() {
        "one of them is not atomic".to_owned()
    } else if !scopes.inclusive((write.thread, w), (read.thread, r)) {
        format!(
            "their scopes ({} and {}) do not include each other",
            w.scope, r.scope
        )
    } else if !released {
        "the write does not release".to_owned()
    } else if !acquired {
        "the read does not acquire".to_owned()
    } else {
        "the scopes of release and acquire do not include each other".to_owned()
    };
    format!("{ends}, but does not synchronise: {reason}")
}

/// Whether an access, or a fence in the range of its thread, has a property.
fn fence_or_access(
    execution: &Execution,
    at: Position,
    access: Access,
    has: fn(&Access) -> bool,
    range: std::ops::Range<usize>,
) -> bool {
    has(&access)
        || execution.threads[at.thread][range]
            .iter()
            .any(|node| node.label == Label::Fence && has(&node.access))
}
