//! The memory models and what they make of scopes.

use std::fmt;
use std::str::FromStr;

use super::access::{Access, Placement, Scope};

/// Which executions are consistent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Model {
    /// Scoped RC11 (GPUMC, Fig. 3).
    #[default]
    Src11,
    /// RC11 (PLDI 2017): every scope is the system.
    Rc11,
    /// Interleavings: program order, reads-from and coherence close no cycle. Races are
    /// judged by the happens-before of RC11.
    Sc,
}

impl FromStr for Model {
    type Err = String;

    fn from_str(name: &str) -> Result<Model, String> {
        match name {
            "src11" => Ok(Model::Src11),
            "rc11" => Ok(Model::Rc11),
            "sc" => Ok(Model::Sc),
            _ => Err(format!("`{name}` is none of src11, rc11, sc")),
        }
    }
}

impl fmt::Display for Model {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Model::Src11 => "src11",
            Model::Rc11 => "rc11",
            Model::Sc => "sc",
        })
    }
}

/// When the scopes of two atomic accesses include each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Inclusion {
    /// Each one's scope contains the other's thread.
    #[default]
    Mutual,
    /// One of the scopes contains the other's thread, as the GPUMC tool asks for.
    Either,
}

/// What belongs to the release sequence of a write beside the updates that read from it,
/// directly and through other updates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ReleaseSequences {
    /// Later atomic writes of its thread to the cell, and the updates that read from these
    /// (C11, and RC11 as in PLDI 2017).
    #[default]
    C11,
    /// Nothing else (C++20).
    Cpp20,
}

/// Decides scope inclusion between the threads of one program.
#[derive(Clone, Debug)]
pub struct Scopes {
    placements: Vec<Placement>,
    inclusion: Inclusion,
    /// All scopes are the system.
    flat: bool,
}

impl Scopes {
    pub fn new(placements: &[Placement], model: Model, inclusion: Inclusion) -> Scopes {
        Scopes {
            placements: placements.to_vec(),
            inclusion,
            flat: model != Model::Src11,
        }
    }

    /// The access under this model.
    pub fn effective(&self, access: Access) -> Access {
        if self.flat {
            Access::new(access.order, Scope::System)
        } else {
            access
        }
    }

    /// Whether the scopes of two events, given by thread and access, include each other.
    pub fn inclusive(&self, a: (usize, Access), b: (usize, Access)) -> bool {
        if !a.1.order.is_atomic() || !b.1.order.is_atomic() {
            return false;
        }
        if self.flat || a.0 == b.0 {
            return true;
        }
        let (at, bt) = (&self.placements[a.0], &self.placements[b.0]);
        let (forth, back) = (at.shares(a.1.scope, bt), bt.shares(b.1.scope, at));
        match self.inclusion {
            Inclusion::Mutual => forth && back,
            Inclusion::Either => forth || back,
        }
    }
}
