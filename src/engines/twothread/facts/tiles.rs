//! Which blocks draw from one cell of an array of counters: all of them, or, where each tile has a
//! counter of its own, those with the same ids in the dimensions that the cell depends on.
//!
//! The cell has to tell tiles apart, which is seen by its form: an id, its quotient or remainder by a
//! number that all blocks have in common, several times one of these, or two of them as a row and a column.
//! Rows are as long as the grid is wide, or longer than the columns are by literals; in the first case no
//! number is given twice while there are no more blocks than 32 bits can count.

mod share;

use super::Context;
use crate::engines::quantities;
use crate::engines::twothread::program::Program;
use crate::ivl::builtins::{Builtin, BvOp, bv};
use crate::ivl::subst::free_vars;
use crate::ivl::{Expr, ExprKind};
use crate::kir::Geometry;
use crate::kir::launch::{Launch, Size};
use share::{Share, length, most};

/// Blocks that draw from one counter.
pub(super) struct Tile {
    /// Where the counter is, by ids of the block, if there are several.
    pub cell: Option<Expr>,
    /// Those of each dimension.
    shares: [Share; 3],
    /// Its number is computed in 32 bits, and tells it from others where there are no more blocks
    /// than these can count.
    pub is_narrow: bool,
}

/// The blocks that the cell is of; none where it may be one of several tiles.
pub(super) fn of(cx: &Context, cell: &Expr) -> Option<Tile> {
    let program = cx.program;
    let cell = cx.slice.unfold(cell);
    let names = free_vars(&cell);
    if !names.iter().all(|name| program.consts.contains_key(name)) {
        return None;
    }
    let mut shares = [Share::All, Share::All, Share::All];
    if !names.iter().any(|name| program.divergent(name)) {
        return Some(Tile {
            cell: None,
            shares,
            is_narrow: false,
        });
    }
    let form = Form::of(program, cx.input.launch, &cell)?;
    for (dim, share) in form.parts {
        shares[usize::from(dim)] = share;
    }
    Some(Tile {
        cell: Some(cell),
        shares,
        is_narrow: form.is_narrow,
    })
}

impl Tile {
    /// How many blocks it has at most. In 32 bits it is right if there are no more than these can
    /// count.
    pub(super) fn blocks(&self, launch: &Launch, width: u32) -> Expr {
        let shares = (0..3).zip(&self.shares);
        let sizes = shares.map(|(dim, share)| share.blocks(launch, dim, width));
        let product = sizes.reduce(|product, size| bv::mul(product, size, width));
        product.expect("a grid has dimensions")
    }

    /// What holds of the number that a block of it draws, from zero on.
    pub(super) fn bounds(&self, launch: &Launch, number: &Expr, width: u32) -> Vec<Expr> {
        let last = bv::sub(self.blocks(launch, width), Expr::bv(1, width), width);
        let mut bounds = vec![bv::ule(number.clone(), last, width)];
        if let [dim] = self.long(launch)[..] {
            let number = bv::zext(number.clone(), width, 64);
            bounds.extend(self.shares[usize::from(dim)].fits(number, length(launch, dim, 64)));
        }
        bounds
    }

    /// The dimensions in which it may have more than one block.
    fn long(&self, launch: &Launch) -> Vec<u8> {
        let is_long = |dim: &u8| {
            let dim = usize::from(*dim);
            !matches!(self.shares[dim], Share::One) && launch.grid[dim] != Size::Fixed(1)
        };
        (0..3).filter(is_long).collect()
    }

    /// The dimension of the grid that the launch leaves open, if its blocks are in one row of it.
    pub(super) fn symbolic_dimension(&self, launch: &Launch) -> Option<u8> {
        match self.long(launch)[..] {
            [dim] if launch.grid[usize::from(dim)] == Size::Symbolic => {
                matches!(self.shares[usize::from(dim)], Share::All).then_some(dim)
            }
            _ => None,
        }
    }

    /// Does the number tell the tile's blocks from each other? If so, whether it does where there are no more
    /// blocks than 32 bits can count.
    pub(super) fn numbered(&self, cx: &Context, number: &Expr) -> Option<bool> {
        let launch = cx.input.launch;
        let form = Form::of(cx.program, launch, &cx.slice.unfold(number))?;
        let is_told = |dim: &u8| {
            let share = &self.shares[usize::from(*dim)];
            let mut parts = form.parts.iter().filter(|(of, _)| of == dim);
            parts.any(|(_, part)| share.is_told_by(part))
        };
        (self.long(launch).iter().all(is_told)).then_some(form.is_narrow)
    }

    /// Is the value one less than the number that says how many blocks it has at most?
    pub(super) fn is_last(&self, launch: &Launch, value: &Expr) -> bool {
        match self.long(launch)[..] {
            [dim] => self.shares[usize::from(dim)].is_last(value),
            _ => false,
        }
    }
}

/// What a number that tells tiles apart is made of.
struct Form {
    /// Dimensions, and the blocks of each that have it in common.
    parts: Vec<(u8, Share)>,
    /// It is so while no row is so long that 32 bits do not count it.
    is_narrow: bool,
}

impl Form {
    fn of(program: &Program, launch: &Launch, cell: &Expr) -> Option<Form> {
        if let Some(part) = Share::of(program, launch, cell) {
            return Some(Form {
                parts: vec![part],
                is_narrow: false,
            });
        }
        let ExprKind::Apply(name, args) = cell.kind() else {
            return None;
        };
        let (op, width) = match Builtin::from_name(name.as_str())? {
            Builtin::Extend { .. } => return Form::of(program, launch, &args[0]),
            Builtin::Bv { op, width, .. } => (op, width),
            _ => return None,
        };
        let [a, b] = args.as_slice() else {
            return None;
        };
        let both_ways = [(a, b), (b, a)];
        match op {
            BvOp::Add => both_ways.into_iter().find_map(|(of, by)| match by.as_bv() {
                Some(_) => Form::of(program, launch, of),
                None => Form::of_rows(program, launch, (by, of), width),
            }),
            BvOp::Mul => both_ways.into_iter().find_map(|(of, by)| {
                let (dim, share) = Share::of(program, launch, of)?;
                let (times, _) = by.as_bv()?;
                let most = times.checked_mul(share.numbers(launch, dim))?;
                (times > 0 && most >> width == 0).then(|| Form {
                    parts: vec![(dim, share)],
                    is_narrow: false,
                })
            }),
            _ => None,
        }
    }

    /// A row, by its length, and a column.
    fn of_rows(
        program: &Program,
        launch: &Launch,
        (rows, column): (&Expr, &Expr),
        width: u32,
    ) -> Option<Form> {
        let (of_column, column) = Share::of(program, launch, column)?;
        let ExprKind::Apply(name, args) = rows.kind() else {
            return None;
        };
        let Some(Builtin::Bv { op: BvOp::Mul, .. }) = Builtin::from_name(name.as_str()) else {
            return None;
        };
        let [a, b] = args.as_slice() else {
            return None;
        };
        [(a, b), (b, a)].into_iter().find_map(|(row, by)| {
            let (of_row, row) = Share::of(program, launch, row)?;
            let by_literal = by.as_bv().is_some_and(|(by, _)| {
                let whole = by.checked_mul(row.numbers(launch, of_row));
                column.numbers(launch, of_column) <= by
                    && whole.is_some_and(|whole| whole >> width == 0)
            });
            let by_grid = matches!(column, Share::One) && is_width(launch, by, of_column);
            (of_row != of_column && (by_literal || by_grid)).then(|| Form {
                parts: vec![(of_row, row), (of_column, column.clone())],
                is_narrow: !by_literal && width < 64,
            })
        })
    }
}

/// Is it the size of the grid in the dimension?
fn is_width(launch: &Launch, value: &Expr, dim: u8) -> bool {
    let width = quantities::value(launch, Geometry::GridDim, dim);
    let value = stripped(value);
    match (value.as_bv(), width.as_bv()) {
        (Some((value, _)), Some((width, _))) => value == width,
        _ => *value == width,
    }
}

/// May there be more blocks than 32 bits can count?
pub(super) fn may_be_more(launch: &Launch) -> bool {
    (0..3).map(|dim| most(launch, dim)).product::<u128>() > 1 << 32
}

/// Without extensions, which change no id or size: none has a sign.
fn stripped(value: &Expr) -> &Expr {
    match value.kind() {
        ExprKind::Apply(name, args)
            if matches!(
                Builtin::from_name(name.as_str()),
                Some(Builtin::Extend { .. })
            ) =>
        {
            stripped(&args[0])
        }
        _ => value,
    }
}
