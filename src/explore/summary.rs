//! What an exploration has found, as text for people.

use std::fmt::Write;

use crate::codes::Code;

use super::execution::{Execution, Position};
use super::explain::unordered_because;
use super::graph::RaceKind;
use super::model::Scopes;
use super::names::{Names, event_name};
use super::outcome::{Found, Outcome, Waiting};
use super::text::graph_text;

/// How much to say.
#[derive(Clone, Copy, Debug, Default)]
pub struct Detail {
    /// Show the execution of each defect.
    pub graphs: bool,
}

/// The defects, each with what happened, in the order in which they were found.
pub fn defects_text(
    outcome: &Outcome,
    names: &dyn Names,
    scopes: &Scopes,
    detail: Detail,
) -> String {
    let mut text = String::new();
    for (key, found) in &outcome.races {
        let kind = match key.kind {
            RaceKind::Data => title(Code::ExploredRace, "data race"),
            RaceKind::Heterogeneous => title(Code::ExploredHeterogeneousRace, "heterogeneous race"),
        };
        let _ = writeln!(text, "{kind}");
        race(&mut text, &found.execution, names, scopes);
        graph(&mut text, found, names, detail);
    }
    for (failure, found) in &outcome.failures {
        let (thread, site) = (names.thread(failure.thread), names.site(failure.site));
        let title = title(Code::ExploredFailure, &failure.message);
        let _ = writeln!(text, "{title}\n  {thread}: {site}");
        graph(&mut text, found, names, detail);
    }
    for (waiting, found) in &outcome.divergences {
        let title = title(Code::ExploredDivergence, "barrier divergence");
        let _ = writeln!(text, "{title}");
        list_waiting(
            &mut text,
            waiting,
            names,
            "waits for threads that never come",
        );
        graph(&mut text, found, names, detail);
    }
    for (waiting, found) in &outcome.deadlocks {
        let _ = writeln!(text, "{}", title(Code::Deadlock, "deadlock"));
        list_waiting(
            &mut text,
            waiting,
            names,
            "waits for what nobody will write",
        );
        graph(&mut text, found, names, detail);
    }
    for (site, construct) in &outcome.unsupported {
        let (code, site) = (Code::of_family(construct.code()), names.site(*site));
        let _ = writeln!(text, "not supported[{code}]: {construct}\n  {site}");
    }
    text
}

/// The line that a defect begins with.
pub fn title(code: Code, what: &str) -> String {
    format!("error[{code}]: {what}")
}

/// The counts in one line.
pub fn counts_text(outcome: &Outcome) -> String {
    let plural = if outcome.executions == 1 { "" } else { "s" };
    let mut text = format!("{} execution{plural}", outcome.executions);
    if outcome.blocked > 0 {
        let _ = write!(text, ", {} blocked", outcome.blocked);
    }
    if outcome.bounded {
        text.push_str(", loops cut short");
    }
    if outcome.interrupted {
        text.push_str(", time is up");
    }
    text
}

fn race(text: &mut String, execution: &Execution, names: &dyn Names, scopes: &Scopes) {
    let Some((kind, events)) = execution.race else {
        return;
    };
    for at in events {
        let _ = writeln!(text, "  {}", access(execution, names, at));
    }
    if kind == RaceKind::Heterogeneous {
        let [a, b] = events.map(|at| execution.node(at).access.scope);
        let _ = writeln!(
            text,
            "  both are atomic, but their scopes ({a} and {b}) do not include each other's thread"
        );
    }
    for reason in unordered_because(execution, scopes, names, events) {
        let _ = writeln!(text, "  unordered: {reason}");
    }
}

fn access(execution: &Execution, names: &dyn Names, at: Position) -> String {
    let site = names.site(execution.node(at).site);
    format!("{:<8} {site}", event_name(names, at))
}

fn list_waiting(text: &mut String, waiting: &[Waiting], names: &dyn Names, what: &str) {
    for waiting in waiting {
        let (thread, site) = (names.thread(waiting.thread), names.site(waiting.site));
        let _ = writeln!(text, "  {thread} {what}: {site}");
    }
}

fn graph(text: &mut String, found: &Found, names: &dyn Names, detail: Detail) {
    if detail.graphs {
        for line in graph_text(&found.execution, names).lines() {
            let _ = writeln!(text, "  | {line}");
        }
    }
}
