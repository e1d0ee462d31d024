//! Repairs of races: changes of the source text that an exploration asks for, one race at
//! a time, until it finds none (after GPUMC, §4.2).
//!
//! A heterogeneous race is repaired by the least scope that includes both threads. A data
//! race is repaired by the least memory orders that order the two accesses, where one
//! thread has heard of the other; else by making the accesses atomic. Every candidate is
//! explored from its source text. Nothing here knows how: `search` is given a function.

mod change;
pub(crate) mod diff;
mod edit;
mod lookup;
pub(crate) mod mending;
mod nesting;
pub(crate) mod search;
mod sites;
mod source;
mod statements;
mod update;
mod vocabulary;

pub use change::{Dialect, Element, Memory};
pub use search::{Ending, Repair, repair};

use crate::explore::{Order, Scope};

/// A place in the source text, both counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    pub line: u32,
    pub column: u32,
}

/// What an access does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    Read,
    Write,
    Update,
}

/// An access of a race, or of a pair that should synchronise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accessed {
    /// Where it stands; none outside of the file that is repaired.
    pub place: Option<Place>,
    /// As reports show it, with the file.
    pub shown: String,
    pub effect: Effect,
    pub order: Order,
    pub scope: Scope,
    /// What it accesses.
    pub element: Element,
    pub memory: Memory,
}

/// A write and a read of another thread that reads from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    pub write: Accessed,
    pub read: Accessed,
    /// The least scope that has both threads.
    pub scope: Scope,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race {
    /// Both accesses are atomic, and their scopes are the reason.
    pub heterogeneous: bool,
    pub accesses: [Accessed; 2],
    /// The least scope that has both threads.
    pub scope: Scope,
    /// How the later thread has heard of the earlier one: the pairs on the shortest way
    /// from one access to the other. Empty if it has not.
    pub links: Vec<Link>,
}

impl Race {
    fn shown(&self) -> String {
        let kind = match self.heterogeneous {
            true => "heterogeneous race",
            false => "data race",
        };
        let [a, b] = &self.accesses;
        format!("{kind} between {} and {}", a.shown, b.shown)
    }

    /// The kind, and what the lines of both accesses say in a text.
    fn likeness<'t>(&self, text: &'t str) -> (bool, [&'t str; 2]) {
        let line = |accessed: &Accessed| {
            let number = accessed.place.map_or(0, |place| place.line as usize);
            let line = text.lines().nth(number.wrapping_sub(1));
            line.unwrap_or_default().trim()
        };
        let mut lines = self.accesses.each_ref().map(line);
        lines.sort_unstable();
        (self.heterogeneous, lines)
    }
}

/// What an exploration has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    Race(Race),
    /// A defect that no repair here is for.
    Other(String),
    /// Nothing, in all executions.
    Safe {
        executions: u64,
    },
    /// Nothing, but not all executions were explored.
    Unknown(String),
}
