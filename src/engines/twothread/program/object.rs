//! The arrays of a program: how their contents and accesses are represented.

use super::{AccessKind, AccessKinds};
use crate::analysis::points_to::Granularity;
use crate::analysis::uniformity::Pairing;
use crate::ivl::{Expr, Symbol, Type};
use crate::kir::{AddressSpace, Memory, ObjectKind};

/// How an object's contents and accesses are represented.
#[derive(Clone, Debug)]
pub struct ObjectModel {
    /// The source name.
    pub name: String,
    /// Unique among the kernel's objects and fit for identifiers.
    pub symbol: String,
    pub space: AddressSpace,
    /// As fences order it; none where threads share nothing that changes.
    pub memory: Option<Memory>,
    pub kind: ObjectKind,
    pub granularity: Granularity,
    /// Races on it are possible for this pair of threads.
    pub checked: bool,
    /// What holds of launches in which it is not empty. Nothing is in an empty one to race on.
    pub filled: Expr,
    /// Its contents are a map variable; otherwise reads are arbitrary.
    pub map: bool,
    pub written: bool,
    /// The accesses that the kernel has of each kind.
    pub kinds: AccessKinds,
    /// The cells of a constant object, where they are known and few.
    pub constant_cells: Vec<u128>,
    /// An annotation speaks of the object's accesses, so all are recorded.
    pub observed: bool,
    /// All accesses between two barriers that touch it atomically add to it, so no two
    /// of them are given the same numbers.
    pub counter: Option<Counter>,
    /// Of a counter: so do all accesses of the kernel, whatever barriers there are.
    pub only_counts: bool,
}

/// How the cells of a counter change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counter {
    /// Each addition adds this literal.
    Steps(u128),
    /// The amounts differ from one addition to the next and are not negative.
    Ranges,
}

impl ObjectModel {
    /// A function that says whether the first thread drew a value (third
    /// argument) from a cell (second argument) of a counter in a barrier interval
    /// (first argument, the same for the whole kernel where it only counts); for any other value it says nothing.
    pub fn owner(&self) -> Symbol {
        Symbol::new(format!("$first_drew_{}", self.symbol))
    }

    /// The map variable with the object's contents.
    pub fn map_symbol(&self) -> Symbol {
        Symbol::new(format!("$${}", self.symbol))
    }

    pub fn map_type(&self) -> Type {
        Type::map(Type::Bv(64), Type::Bv(self.granularity.cell_bits))
    }

    /// Has the first thread accessed the watched offset since the last barrier?
    pub fn flag(&self, kind: AccessKind) -> Symbol {
        Symbol::new(format!("${}_{}", kind.name(), self.symbol))
    }

    /// Has the first thread made such an access on record that its block's ticket passes on?
    pub fn released(&self, kind: AccessKind) -> Symbol {
        Symbol::new(format!("$released_{}_{}", kind.name(), self.symbol))
    }

    /// The cell of the access of this kind that is tracked, where single accesses are.
    pub fn tracked(&self, kind: AccessKind) -> Symbol {
        Symbol::new(format!("${}_offset_{}", kind.name(), self.symbol))
    }

    /// The value that the first thread last wrote to the watched offset.
    pub fn written_value(&self) -> Symbol {
        Symbol::new(format!("$value_{}", self.symbol))
    }

    /// Does the first thread record accesses of this kind? Only where some
    /// access of the kernel may conflict with one ("redundant reads", §4).
    pub fn logs(&self, kind: AccessKind) -> bool {
        self.kinds.has(kind)
            && (self.observed || self.checked && self.conflicting(kind).next().is_some())
    }

    /// The kinds of access in the kernel that conflict with this one.
    pub fn conflicting(&self, kind: AccessKind) -> impl Iterator<Item = AccessKind> + use<> {
        let kinds = self.kinds;
        AccessKind::ALL
            .into_iter()
            .filter(move |&k| kinds.has(k) && kind.conflicts(k))
    }

    /// Are the object's contents separate for the two threads of the pair?
    pub fn map_divergent(&self, pairing: Pairing) -> bool {
        match self.space {
            AddressSpace::Shared => !pairing.same_block(),
            AddressSpace::Private | AddressSpace::Generic => {
                self.written || self.kind != ObjectKind::PrivateParam
            }
            AddressSpace::Global | AddressSpace::Constant => false,
        }
    }
}
