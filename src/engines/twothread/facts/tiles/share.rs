//! Which blocks of one dimension of the grid go together, read off a number that is made of
//! their id: those with the same quotient follow each other, those with the same remainder
//! are as far apart as the divisor says.

use super::stripped;
use crate::engines::quantities;
use crate::engines::twothread::facts::flag::speaks_of_one;
use crate::engines::twothread::program::Program;
use crate::ivl::builtins::{Builtin, BvOp, bv};
use crate::ivl::subst::free_vars;
use crate::ivl::{Expr, ExprKind};
use crate::kir::Geometry;
use crate::kir::launch::{Launch, MAX_GRID, Size};

/// The blocks of a dimension that go together.
#[derive(Clone)]
pub(super) enum Share {
    All,
    /// Each is by itself.
    One,
    /// At most so many that follow each other.
    Run(Division),
    /// One out of so many.
    Every(Division),
}

/// An id by a number that is the same for all blocks.
#[derive(Clone, PartialEq)]
pub(super) struct Division {
    id: Expr,
    by: Expr,
    width: u32,
    is_signed: bool,
}

impl Division {
    fn literal(&self) -> Option<u128> {
        let (by, _) = self.by.as_bv()?;
        let is_negative = self.is_signed && by >> (self.width - 1) == 1;
        (by > 0 && !is_negative).then_some(by)
    }

    /// So many as it says, or all there are if they are fewer.
    fn or_all(&self, launch: &Launch, dim: u8, width: u32) -> Expr {
        let by = bv::zext(self.by.clone(), self.width, 64);
        let all = length(launch, dim, 64);
        let fewer = bv::ult(by.clone(), all, 64);
        fewer.choose(bv::trunc(by, 64, width), length(launch, dim, width))
    }

    /// The first of a run's ids, and what is left of the id, in the division's width. Ids are no more
    /// than half of what this counts, so that a negative divisor gives the same ones.
    fn first(&self) -> Expr {
        let (id, by, width) = (self.id.clone(), self.by.clone(), self.width);
        let quotient = match self.is_signed {
            true => bv::sdiv(id, by.clone(), width),
            false => bv::udiv(id, by.clone(), width),
        };
        bv::mul(quotient, by, width)
    }

    fn rest(&self) -> Expr {
        let (id, by, width) = (self.id.clone(), self.by.clone(), self.width);
        match self.is_signed {
            true => bv::srem(id, by, width),
            false => bv::urem(id, by, width),
        }
    }
}

impl Share {
    /// The dimension and the blocks of it that have the same number; none where it may be made
    /// of anything else.
    pub(super) fn of(program: &Program, launch: &Launch, value: &Expr) -> Option<(u8, Share)> {
        let value = stripped(value);
        if let Some(dim) = id(launch, value) {
            return Some((dim, Share::One));
        }
        let ExprKind::Apply(name, args) = value.kind() else {
            return None;
        };
        let Some(Builtin::Bv { op, width }) = Builtin::from_name(name.as_str()) else {
            return None;
        };
        let [of, by] = args.as_slice() else {
            return None;
        };
        let dim = id(launch, stripped(of))?;
        let is_common = free_vars(by).iter().all(|name| !program.divergent(name));
        if !is_common || !speaks_of_one(by) || most(launch, dim) > 1 << 31 || width < 32 {
            return None;
        }
        let one = Expr::bv(1, width);
        let (is_run, by) = match op {
            BvOp::Udiv | BvOp::Sdiv => (true, by.clone()),
            BvOp::Urem | BvOp::Srem => (false, by.clone()),
            BvOp::Lshr | BvOp::Ashr => (true, bv::shl(one, by.clone(), width)),
            BvOp::And => {
                let (mask, _) = by.as_bv()?;
                let next = mask.checked_add(1).filter(|next| next.is_power_of_two())?;
                (next >> width == 0).then_some(())?;
                (false, Expr::bv(next, width))
            }
            _ => return None,
        };
        let division = Division {
            id: of.clone(),
            by,
            width,
            is_signed: matches!(op, BvOp::Sdiv | BvOp::Srem),
        };
        let share = match is_run {
            true => Share::Run(division),
            false => Share::Every(division),
        };
        Some((dim, share))
    }

    /// How many blocks go together at most, in so many bits.
    pub(super) fn blocks(&self, launch: &Launch, dim: u8, width: u32) -> Expr {
        let length = length(launch, dim, width);
        let literal = |value| Expr::bv(value, width);
        match self {
            Share::All => length,
            Share::One => literal(1),
            Share::Run(run) => match run.literal() {
                Some(by) => literal(by.min(most(launch, dim))),
                None => run.or_all(launch, dim, width),
            },
            Share::Every(step) => match step.literal() {
                Some(by) if by < most(launch, dim) => {
                    let before = bv::sub(length, literal(1), width);
                    let steps = bv::udiv(before, literal(by), width);
                    bv::add(steps, literal(1), width)
                }
                Some(_) => literal(1),
                None => length,
            },
        }
    }

    /// All of the numbers are among so many that follow each other.
    pub(super) fn numbers(&self, launch: &Launch, dim: u8) -> u128 {
        let most = most(launch, dim);
        match self {
            Share::All => 1,
            Share::One => most,
            Share::Run(run) => match run.literal() {
                Some(by) => (most - 1) / by + 1,
                // Quotients by a negative number are negative.
                None if run.is_signed => 1 << run.width,
                None => most,
            },
            Share::Every(step) => step.literal().map_or(most, |by| by.min(most)),
        }
    }

    /// Are two blocks with both numbers in common one?
    pub(super) fn is_told_by(&self, other: &Share) -> bool {
        match (self, other) {
            (Share::One, _) | (_, Share::One) => true,
            (Share::Run(a), Share::Every(b)) | (Share::Every(a), Share::Run(b)) => a == b,
            _ => false,
        }
    }

    /// Is the value one less than the length of a run?
    pub(super) fn is_last(&self, value: &Expr) -> bool {
        let last = |run: &Division| bv::sub(run.by.clone(), Expr::bv(1, run.width), run.width);
        matches!(self, Share::Run(run) if run.width == 32 && *value == last(run))
    }

    /// What holds of the numbers from zero on, one for each of the blocks that go together: they are
    /// no more than there are blocks in the rest of the grid.
    pub(super) fn fits(&self, number: Expr, length: Expr) -> Option<Expr> {
        let (start, number, positive) = match self {
            Share::All | Share::One => return None,
            Share::Run(run) => (bv::zext(run.first(), run.width, 64), number, None),
            Share::Every(step) => {
                let by = bv::zext(step.by.clone(), step.width, 64);
                let rest = bv::zext(step.rest(), step.width, 64);
                let zero = Expr::bv(0, step.width);
                let positive = bv::sgt(step.by.clone(), zero, step.width);
                (rest, bv::mul(number, by, 64), Some(positive))
            }
        };
        let fits = bv::ult(bv::add(start, number, 64), length, 64);
        Some(match positive {
            Some(positive) => positive.negate().or(fits),
            None => fits,
        })
    }
}

/// The size of the grid in a dimension, in so many bits.
pub(super) fn length(launch: &Launch, dim: u8, width: u32) -> Expr {
    let size = quantities::value(launch, Geometry::GridDim, dim);
    bv::zext(size, 32, width)
}

/// The most blocks that the dimension has.
pub(super) fn most(launch: &Launch, dim: u8) -> u128 {
    u128::from(match launch.grid[usize::from(dim)] {
        Size::Fixed(size) => size,
        Size::Symbolic => MAX_GRID[usize::from(dim)],
    })
}

/// The dimension whose id of the block it is.
fn id(launch: &Launch, value: &Expr) -> Option<u8> {
    (0..3).find(|&dim| {
        let id = quantities::value(launch, Geometry::BlockId, dim);
        id.as_bv().is_none() && *value == id
    })
}
