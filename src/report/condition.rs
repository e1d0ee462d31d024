//! Conditions that each thread has to keep, and what reports call them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// What the source states of a thread, or the language asks of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    #[default]
    Assertion,
    Precondition,
    Postcondition,
    Invariant,
    LoopInvariant,
    BarrierInvariant,
    /// Of an access to the array of this name.
    Bounds(String),
    ValidPointer,
    ConstantMemory,
    CopyIsDone,
}

impl Condition {
    /// That it may be broken, as a defect says it.
    pub fn message(&self) -> String {
        format!("this {self} may not hold")
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Condition::Assertion => "assertion",
            Condition::Precondition => "precondition",
            Condition::Postcondition => "postcondition",
            Condition::Invariant => "invariant",
            Condition::LoopInvariant => "loop invariant",
            Condition::BarrierInvariant => "barrier invariant",
            Condition::Bounds(array) => {
                return write!(f, "access within the bounds of `{array}`");
            }
            Condition::ValidPointer => "use of a valid pointer",
            Condition::ConstantMemory => "promise not to write constant memory",
            Condition::CopyIsDone => "order after the thread's own asynchronous copy",
        })
    }
}
