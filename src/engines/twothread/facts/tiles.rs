//! Which blocks draw from one cell of an array of counters: all of them, or, where each tile has a
//! counter of its own, those with the same ids in the dimensions that the cell depends on.
//!
//! The cell has to tell tiles apart, which is seen by its form: an id, several times an id, or the
//! ids of two dimensions as a row and a column. Rows are as long as the grid is wide, and no number is
//! given twice while there are no more blocks than 32 bits can count.

use super::Context;
use crate::engines::quantities;
use crate::ivl::builtins::{Builtin, BvOp, bv};
use crate::ivl::subst::free_vars;
use crate::ivl::{Expr, ExprKind};
use crate::kir::Geometry;
use crate::kir::launch::{Launch, MAX_GRID, Size};

/// Blocks that draw from one counter.
pub(super) struct Tile {
    /// Where the counter is, by ids of the block, if there are several.
    pub cell: Option<Expr>,
    /// In these dimensions the blocks have the same id.
    pub dims: Vec<u8>,
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
    if !names.iter().any(|name| program.divergent(name)) {
        return Some(Tile {
            cell: None,
            dims: Vec::new(),
            is_narrow: false,
        });
    }
    let (dims, is_narrow) = dims(cx.input.launch, &cell)?;
    Some(Tile {
        cell: Some(cell),
        dims,
        is_narrow,
    })
}

impl Tile {
    /// How many blocks it has. In 32 bits it is right if there are no more than these can count.
    pub(super) fn blocks(&self, cx: &Context, width: u32) -> Expr {
        let others = (0..3).filter(|dim| !self.dims.contains(dim));
        let sizes = others.map(|dim| {
            let size = quantities::value(cx.input.launch, Geometry::GridDim, dim);
            bv::zext(size, 32, width)
        });
        let product = sizes.reduce(|product, size| bv::mul(product, size, width));
        product.unwrap_or(Expr::bv(1, width))
    }

    /// The dimension of the grid that the launch leaves open, if its blocks are in one row of it.
    pub(super) fn symbolic_dimension(&self, cx: &Context) -> Option<u8> {
        let grid = cx.input.launch.grid;
        let others = (0..3u8).filter(|dim| !self.dims.contains(dim));
        let long = others.filter(|dim| grid[usize::from(*dim)] != Size::Fixed(1));
        match long.collect::<Vec<_>>()[..] {
            [dim] if grid[usize::from(dim)] == Size::Symbolic => Some(dim),
            _ => None,
        }
    }
}

/// The dimensions of the ids that a number is made of, and whether it is so in few bits alone.
fn dims(launch: &Launch, cell: &Expr) -> Option<(Vec<u8>, bool)> {
    if let Some(dim) = id(launch, cell) {
        return Some((vec![dim], false));
    }
    let ExprKind::Apply(name, args) = cell.kind() else {
        return None;
    };
    let (op, width) = match Builtin::from_name(name.as_str())? {
        Builtin::Extend { .. } => return dims(launch, &args[0]),
        Builtin::Bv { op, width, .. } => (op, width),
        _ => return None,
    };
    let [a, b] = args.as_slice() else {
        return None;
    };
    let both_ways = [(a, b), (b, a)];
    match op {
        BvOp::Add => both_ways.into_iter().find_map(|(of, by)| match by.as_bv() {
            Some(_) => dims(launch, of),
            None => {
                let column = id(launch, of)?;
                let row = row(launch, by, column)?;
                Some((vec![row, column], width < 64))
            }
        }),
        BvOp::Mul => both_ways.into_iter().find_map(|(of, by)| {
            let dim = id(launch, of)?;
            let (times, _) = by.as_bv()?;
            let most = times.checked_mul(u128::from(size(launch, dim)))?;
            (times > 0 && most >> width == 0).then(|| (vec![dim], false))
        }),
        _ => None,
    }
}

/// The dimension of the id that is multiplied by the size of the grid in the other one.
fn row(launch: &Launch, product: &Expr, column: u8) -> Option<u8> {
    let ExprKind::Apply(name, args) = product.kind() else {
        return None;
    };
    let Some(Builtin::Bv { op: BvOp::Mul, .. }) = Builtin::from_name(name.as_str()) else {
        return None;
    };
    let [a, b] = args.as_slice() else {
        return None;
    };
    let width = quantities::value(launch, Geometry::GridDim, column);
    let is_width = |value: &Expr| match (stripped(value).as_bv(), width.as_bv()) {
        (Some((value, _)), Some((width, _))) => value == width,
        _ => *stripped(value) == width,
    };
    let mut both_ways = [(a, b), (b, a)].into_iter();
    both_ways.find_map(|(of, by)| {
        let row = id(launch, of)?;
        (is_width(by) && row != column).then_some(row)
    })
}

/// The dimension whose id of the block it is, wide or narrow.
fn id(launch: &Launch, value: &Expr) -> Option<u8> {
    let value = stripped(value);
    (0..3).find(|&dim| {
        let id = quantities::value(launch, Geometry::BlockId, dim);
        id.as_bv().is_none() && *value == id
    })
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

fn size(launch: &Launch, dim: u8) -> u32 {
    match launch.grid[usize::from(dim)] {
        Size::Fixed(size) => size,
        Size::Symbolic => MAX_GRID[usize::from(dim)],
    }
}
