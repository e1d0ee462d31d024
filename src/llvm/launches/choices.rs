//! What control has chosen, as numbers that are not known.

use crate::llvm::handle::Blk;

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Choice {
    /// By which way it came to a block.
    Way(Blk),
    /// The turn of what goes round in the loop with this head, so many values.
    Turn(Blk, usize),
    /// Whether it came to the block.
    Reached(Blk),
}

impl Choice {
    pub(super) fn width(self) -> u32 {
        match self {
            Choice::Way(_) | Choice::Turn(..) => 16,
            Choice::Reached(_) => 1,
        }
    }
}
