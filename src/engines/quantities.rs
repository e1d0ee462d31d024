//! Ids, sizes and parameters of a launch as constants of IVL: what engines share with what
//! the user says of a kernel.

use crate::ivl::builtins::bv;
use crate::ivl::names::sanitise;
use crate::ivl::subst::map_vars;
use crate::ivl::{Expr, Symbol};
use crate::kir::Geometry;
use crate::kir::launch::{Launch, Size};

/// The constant of a query.
pub fn symbol(query: Geometry, dim: u8) -> Symbol {
    let name = match query {
        Geometry::ThreadId => "local_id",
        Geometry::BlockId => "group_id",
        Geometry::BlockDim => "group_size",
        Geometry::GridDim => "num_groups",
        Geometry::GlobalOffset => "global_offset",
        Geometry::LaneId => "lane_id",
        Geometry::WarpId => "warp_id",
        Geometry::WorkDim => "work_dim",
    };
    match query {
        Geometry::LaneId | Geometry::WarpId | Geometry::WorkDim => Symbol::new(name),
        _ => Symbol::new(format!(
            "{name}_{}",
            ["x", "y", "z"][usize::from(dim.min(2))]
        )),
    }
}

/// The query's value: a literal where the launch fixes it.
pub fn value(launch: &Launch, query: Geometry, dim: u8) -> Expr {
    let index = usize::from(dim);
    if index > 2 {
        // OpenCL: dimensions that the launch does not have.
        return match query {
            Geometry::BlockDim | Geometry::GridDim => Expr::bv(1, 32),
            _ => Expr::bv(0, 32),
        };
    }
    match (query, launch.block[index], launch.grid[index]) {
        (Geometry::ThreadId, Size::Fixed(1), _) | (Geometry::BlockId, _, Size::Fixed(1)) => {
            Expr::bv(0, 32)
        }
        (Geometry::BlockDim, Size::Fixed(size), _) | (Geometry::GridDim, _, Size::Fixed(size)) => {
            Expr::bv(u128::from(size), 32)
        }
        (Geometry::GlobalOffset, ..) => Expr::bv(0, 32),
        (Geometry::WorkDim, ..) if launch.dimensions.is_some() => {
            Expr::bv(u128::from(launch.dimensions.unwrap_or(1)), 32)
        }
        _ => Expr::var(symbol(query, dim)),
    }
}

/// The sizes that the launch fixes, in an expression that was made for more launches.
pub fn settled(expr: &Expr, launch: &Launch) -> Expr {
    map_vars(expr, &mut |name| {
        let queries = [Geometry::BlockDim, Geometry::GridDim].into_iter();
        let mut sizes = queries.flat_map(|query| (0..3).map(move |dim| (query, dim)));
        let (query, dim) = sizes.find(|&(query, dim)| symbol(query, dim) == *name)?;
        Some(value(launch, query, dim))
    })
}

/// The number of threads in a block.
pub fn block_size(launch: &Launch) -> Expr {
    let of = |dim| value(launch, Geometry::BlockDim, dim);
    bv::mul(bv::mul(of(0), of(1), 32), of(2), 32)
}

/// The constant that stands for a scalar kernel parameter.
pub fn param_symbol(name: &str) -> Symbol {
    Symbol::new(format!("_{}", sanitise(name)))
}
