//! What the user says of one kernel.

use std::collections::BTreeSet;

use super::assume::Number;
use crate::ivl::Expr;
use crate::ivl::parse::Axioms;
use crate::kir::ObjectId;

/// What is taken for granted of one kernel, and what is not to be checked.
#[derive(Clone, Debug, Default)]
pub struct Given {
    /// Conditions on sizes and parameters.
    pub assumes: Vec<Expr>,
    /// Of several sizes of one array the last counts.
    pub extents: Vec<(ObjectId, Extent)>,
    pub axioms: Axioms,
    /// Arrays behind different pointers are known to be different ones.
    pub arrays_are_apart: bool,
    /// Arrays that nothing sets before the kernel starts.
    pub unset: BTreeSet<ObjectId>,
    /// Arrays on which races are not looked for.
    pub unchecked: BTreeSet<ObjectId>,
}

/// The size of an array that the user states.
#[derive(Clone, Debug)]
pub struct Extent {
    pub elements: Number,
    /// Bytes of an element.
    pub bytes: u64,
}
