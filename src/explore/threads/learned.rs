//! What explorations of a program have shown of it so far.

use std::collections::BTreeSet;

use super::Placement;
use crate::kir::ObjectId;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Learned {
    /// Where each thread sits; as many as there are threads.
    pub placements: Vec<Placement>,
    /// The threads that have said where they sit.
    pub placed: BTreeSet<u32>,
    /// Sites of allocations that are freed.
    pub freed: BTreeSet<u32>,
    /// Variables of threads, by the function that the thread started in, that other threads
    /// access.
    pub reached: BTreeSet<(u32, ObjectId)>,
    /// How often cells have had to be cut.
    pub cuts: u32,
}

impl Learned {
    pub fn new() -> Learned {
        Learned {
            placements: vec![Placement::default()],
            placed: BTreeSet::new(),
            freed: BTreeSet::new(),
            reached: BTreeSet::new(),
            cuts: 0,
        }
    }
}
