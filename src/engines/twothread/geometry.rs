//! Ids and sizes of a launch: their constants and what is known of them.

use super::program::{Program, Variable, pair};
use crate::analysis::uniformity::Pairing;
use crate::engines::quantities::{symbol, value};
use crate::ivl::builtins::bv;
use crate::ivl::{Expr, Type};
use crate::kir::launch::{Launch, MAX_BLOCK, MAX_BLOCK_THREADS, MAX_GRID, Size};
use crate::kir::{Geometry, Kernel};

/// Declares the constants of a launch and states their limits.
pub fn declare(program: &mut Program, launch: &Launch, kernel: &Kernel) {
    let pairing = program.pairing;
    for dim in 0..3u8 {
        declare_dimension(program, launch, dim);
    }
    if launch.block.contains(&Size::Symbolic) {
        let product = (0..3).fold(Expr::bv(1, 32), |product, dim| {
            bv::mul(product, value(launch, Geometry::BlockDim, dim), 32)
        });
        let limit = kernel
            .max_threads
            .unwrap_or(MAX_BLOCK_THREADS)
            .min(MAX_BLOCK_THREADS);
        program
            .axioms
            .push(bv::ule(product, Expr::bv(u128::from(limit), 32), 32));
    }
    program.consts.insert(
        symbol(Geometry::WorkDim, 0),
        Variable {
            ty: Type::Bv(32),
            divergent: false,
            source_name: None,
        },
    );
    program
        .axioms
        .push(between(Expr::var(symbol(Geometry::WorkDim, 0)), 3));
    // Which threads make a warp is for the implementation to say.
    let unknown = kernel.warp_size.is_none().then_some(Geometry::WarpId);
    for query in [Geometry::LaneId].into_iter().chain(unknown) {
        program.consts.insert(
            symbol(query, 0),
            Variable {
                ty: Type::Bv(32),
                divergent: true,
                source_name: None,
            },
        );
    }
    if pairing != Pairing::SameWarp {
        // A thread without another one is compared with itself.
        if pairing != Pairing::SameBlock || launch.threads() != Some(1) {
            program.axioms.push(distinct(program, launch));
        }
    } else {
        // A thread that is alone in its warp is to be looked at, too.
        let warp = warp(kernel, launch);
        let same = bv::eq(warp.clone(), pair::other(warp, &Type::Bv(32)));
        program.axioms.push(same);
    }
}

/// The ids and sizes of one dimension.
fn declare_dimension(program: &mut Program, launch: &Launch, dim: u8) {
    let pairing = program.pairing;
    let index = usize::from(dim);
    let queries = [
        (Geometry::ThreadId, true, "threadIdx"),
        (Geometry::BlockId, !pairing.same_block(), "blockIdx"),
        (Geometry::BlockDim, false, "blockDim"),
        (Geometry::GridDim, false, "gridDim"),
    ];
    for (query, divergent, name) in queries {
        if value(launch, query, dim).kind() == Expr::var(symbol(query, dim)).kind() {
            let source_name = (!divergent && query != Geometry::BlockId)
                .then(|| format!("{name}.{}", ["x", "y", "z"][index]));
            program.consts.insert(
                symbol(query, dim),
                Variable {
                    ty: Type::Bv(32),
                    divergent,
                    source_name,
                },
            );
        }
    }
    let (block, grid) = (
        value(launch, Geometry::BlockDim, dim),
        value(launch, Geometry::GridDim, dim),
    );
    program.axioms.push(bv::ult(
        value(launch, Geometry::ThreadId, dim),
        block.clone(),
        32,
    ));
    program.axioms.push(bv::ult(
        value(launch, Geometry::BlockId, dim),
        grid.clone(),
        32,
    ));
    if launch.block[index] == Size::Symbolic {
        program
            .axioms
            .push(between(block.clone(), MAX_BLOCK[index]));
    }
    if launch.grid[index] == Size::Symbolic {
        program.axioms.push(between(grid.clone(), MAX_GRID[index]));
        // Global ids are 32-bit numbers in practice; the report says so.
        let threads = bv::mul(bv::zext(block, 32, 64), bv::zext(grid, 32, 64), 64);
        program
            .axioms
            .push(bv::ule(threads, Expr::bv(0x7fff_ffff, 64), 64));
    }
}

/// Thread 1 is not thread 2, as [`declare`] states it: in one block their thread ids differ, otherwise
/// their block ids.
pub fn distinct(program: &Program, launch: &Launch) -> Expr {
    let query = match program.pairing {
        Pairing::SameBlock | Pairing::SameWarp => Geometry::ThreadId,
        Pairing::DifferentBlocks => Geometry::BlockId,
    };
    (0..3u8)
        .map(|dim| value(launch, query, dim))
        .filter(|id| id.as_bv().is_none())
        .map(|id| bv::ne(id.clone(), pair::other(id, &Type::Bv(32))))
        .fold(Expr::bool(false), Expr::or)
}

/// The thread's warp among those of its block.
pub fn warp(kernel: &Kernel, launch: &Launch) -> Expr {
    match kernel.warp_size {
        Some(size) => linear_warp(launch, size),
        None => Expr::var(symbol(Geometry::WarpId, 0)),
    }
}

/// The number of the thread's warp in its block, for warps of this many threads.
pub fn linear_warp(launch: &Launch, size: u32) -> Expr {
    bv::udiv(linear_thread(launch), Expr::bv(u128::from(size), 32), 32)
}

/// The thread's index in its block, x fastest.
pub fn linear_thread(launch: &Launch) -> Expr {
    let of = |query, dim| value(launch, query, dim);
    let plane = bv::add(
        of(Geometry::ThreadId, 0),
        bv::mul(of(Geometry::ThreadId, 1), of(Geometry::BlockDim, 0), 32),
        32,
    );
    let area = bv::mul(of(Geometry::BlockDim, 0), of(Geometry::BlockDim, 1), 32);
    bv::add(plane, bv::mul(of(Geometry::ThreadId, 2), area, 32), 32)
}

fn between(size: Expr, max: u32) -> Expr {
    bv::uge(size.clone(), Expr::bv(1, 32), 32).and(bv::ule(size, Expr::bv(u128::from(max), 32), 32))
}
