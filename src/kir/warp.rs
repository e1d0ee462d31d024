//! Operations among the threads of a warp.

use std::fmt;

use super::ValueId;

/// Which threads of a warp an operation waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lanes {
    /// Those whose bits are set: each of them has to come here with the same mask.
    Named(ValueId),
    /// All of the warp.
    All,
    /// Whoever is here at the same time; nobody waits.
    Active,
}

/// What threads of a warp make of each other's arguments. All arguments are of the
/// result's type or 32 bits wide unless said otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WarpOp {
    /// `value, selector, third`: the value of another lane.
    Shuffle(Shuffle, Segments),
    /// `value, lane`: the value of that lane of the warp.
    Broadcast,
    /// `value`: that of the lowest lane.
    BroadcastFirst,
    /// `predicate`: true unless zero.
    Vote(WarpVote),
    /// `value`: the lanes with the same one.
    MatchAny,
    /// `value`: the lanes that take part if all have the same one, else none.
    MatchAll,
    /// `value`: of all lanes together.
    Reduce(WarpReduce),
    /// `value`: of the lanes up to this one.
    ScanInclusive(WarpReduce),
    /// `value`: of the lanes before this one.
    ScanExclusive(WarpReduce),
    /// True for one of the lanes.
    Elect,
    /// The lanes that are here.
    ActiveMask,
    /// An operation of this name, whose result is arbitrary.
    Other(String),
}

/// Whose value a shuffle gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shuffle {
    /// Lane `selector` of the segment.
    Index,
    /// `selector` lanes before.
    Up,
    /// `selector` lanes behind.
    Down,
    /// The own number with the bits of `selector` flipped.
    Xor,
}

/// What a shuffle's third argument says of the segments that a warp falls into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Segments {
    /// How many lanes each has: a power of two, at most the size of a warp.
    Width,
    /// PTX's operand `c`: a clamp value, and from bit 8 on a mask (PTX ISA, `shfl.sync`).
    Clamp,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WarpVote {
    Any,
    All,
    /// Do all agree?
    Uniform,
    /// The lanes whose predicate holds.
    Ballot,
}

/// How values are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WarpReduce {
    Add,
    Mul,
    And,
    Or,
    Xor,
    SMin,
    SMax,
    UMin,
    UMax,
}

impl WarpOp {
    /// How many arguments it has; none where that is open.
    pub fn arguments(&self) -> Option<usize> {
        match self {
            WarpOp::Shuffle(..) => Some(3),
            WarpOp::Broadcast => Some(2),
            WarpOp::BroadcastFirst
            | WarpOp::Vote(_)
            | WarpOp::MatchAny
            | WarpOp::MatchAll
            | WarpOp::Reduce(_)
            | WarpOp::ScanInclusive(_)
            | WarpOp::ScanExclusive(_) => Some(1),
            WarpOp::Elect | WarpOp::ActiveMask => Some(0),
            WarpOp::Other(_) => None,
        }
    }

    /// Is the result a set of lanes, one a bit?
    pub fn gives_lanes(&self) -> bool {
        matches!(
            self,
            WarpOp::Vote(WarpVote::Ballot)
                | WarpOp::MatchAny
                | WarpOp::MatchAll
                | WarpOp::ActiveMask
        )
    }
}

impl fmt::Display for WarpOp {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            WarpOp::Shuffle(mode, Segments::Width) => write!(f, "shuffle {}", mode.name()),
            WarpOp::Shuffle(mode, Segments::Clamp) => write!(f, "shuffle clamp {}", mode.name()),
            WarpOp::Broadcast => f.write_str("broadcast"),
            WarpOp::BroadcastFirst => f.write_str("broadcast first"),
            WarpOp::Vote(WarpVote::Any) => f.write_str("vote any"),
            WarpOp::Vote(WarpVote::All) => f.write_str("vote all"),
            WarpOp::Vote(WarpVote::Uniform) => f.write_str("vote uniform"),
            WarpOp::Vote(WarpVote::Ballot) => f.write_str("ballot"),
            WarpOp::MatchAny => f.write_str("match any"),
            WarpOp::MatchAll => f.write_str("match all"),
            WarpOp::Reduce(op) => write!(f, "reduce {}", op.name()),
            WarpOp::ScanInclusive(op) => write!(f, "inclusive scan {}", op.name()),
            WarpOp::ScanExclusive(op) => write!(f, "exclusive scan {}", op.name()),
            WarpOp::Elect => f.write_str("elect"),
            WarpOp::ActiveMask => f.write_str("active mask"),
            WarpOp::Other(name) => write!(f, "other {name}"),
        }
    }
}

impl Lanes {
    /// The mask, where there is one.
    pub fn mask(&self) -> Option<&ValueId> {
        match self {
            Lanes::Named(mask) => Some(mask),
            Lanes::All | Lanes::Active => None,
        }
    }

    pub fn mask_mut(&mut self) -> Option<&mut ValueId> {
        match self {
            Lanes::Named(mask) => Some(mask),
            Lanes::All | Lanes::Active => None,
        }
    }
}
