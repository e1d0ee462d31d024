//! What makes a witness one that a person believes: arrays that fit into memory, grids that
//! fit onto a device, small launches and numbers before large ones, and places in arrays that do
//! not wrap around.

use crate::engines::quantities;
use crate::evidence::Assumption;
use crate::ivl::Expr;
use crate::ivl::builtins::bv;
use crate::kir::launch::{Launch, Size};
use crate::kir::{BarrierKind, Geometry, Inst, Kernel, Param, Type};
use crate::options::{DEFAULT_MAX_ARRAY_BYTES, VerifyOptions};
use crate::report::model::{MANY_BLOCKS, Value};
use crate::report::warning::GridBound;

/// Blocks that wait for each other at a barrier of the grid, which have to be resident
/// together: eight times what the largest devices hold (some 300 processors with 32 each).
pub const MOST_RESIDENT: u64 = 1 << 16;

/// Bytes that no array has more of.
pub fn most_bytes(options: &VerifyOptions) -> u64 {
    options.max_array_bytes.unwrap_or(DEFAULT_MAX_ARRAY_BYTES)
}

/// How many blocks the grid is taken to have at most, where its sizes are open and there is
/// a reason to think so.
pub fn granted(kernel: &Kernel, launch: &Launch, options: &VerifyOptions) -> Option<Expr> {
    at_most(launch, limit(kernel, options)?)
}

/// The same, and what else the options say of sums.
pub fn taken_for_granted(
    kernel: &Kernel,
    launch: &Launch,
    options: &VerifyOptions,
) -> Vec<Assumption> {
    let mut list = Vec::new();
    if options.assume_no_wrap {
        list.push(Assumption::SumsDoNotWrap);
    }
    if let (Some(most), Some(_)) = (limit(kernel, options), granted(kernel, launch, options)) {
        list.push(match waits_for_grid(kernel) {
            true => Assumption::ResidentBlocks { most },
            false => Assumption::FewBlocks { most },
        });
    }
    list
}

/// How large arrays are taken to be, where races were left out at places that none has.
pub fn array_bytes(leaves_out: bool, options: &VerifyOptions) -> Option<Assumption> {
    let most = most_bytes(options);
    leaves_out.then_some(Assumption::ArrayBytes { most })
}

fn limit(kernel: &Kernel, options: &VerifyOptions) -> Option<u64> {
    match (waits_for_grid(kernel), options.assume_no_wrap) {
        (true, _) => Some(MOST_RESIDENT),
        (false, true) => Some(MANY_BLOCKS),
        (false, false) => None,
    }
}

fn waits_for_grid(kernel: &Kernel) -> bool {
    kernel.insts.values().any(|data| {
        matches!(
            data.inst,
            Inst::Barrier {
                kind: BarrierKind::Grid,
                ..
            }
        )
    })
}

/// Grids that are tried where those of all sizes take too long, and how large they are; none where
/// sizes are fixed. Bounds of each dimension are easier than one of their product.
pub fn few_blocks(launch: &Launch) -> Option<(Expr, GridBound)> {
    let open = (0..3).filter(|&dim| launch.grid[usize::from(dim)] == Size::Symbolic);
    let open: Vec<u8> = open.collect();
    let most = match open.len() {
        0 | 1 => return not_extreme(launch),
        2 => 1 << 10,
        _ => 1 << 6,
    };
    let below = |dim: &u8| {
        let size = quantities::value(launch, Geometry::GridDim, *dim);
        bv::ule(size, Expr::bv(u128::from(most), 32), 32)
    };
    let few = open.iter().map(below).reduce(Expr::and)?;
    Some((few, GridBound::InEach(most)))
}

/// All grids that are not extreme, whatever the sizes of single dimensions; none where sizes are fixed.
pub fn not_extreme(launch: &Launch) -> Option<(Expr, GridBound)> {
    let few = at_most(launch, MANY_BLOCKS)?;
    Some((few, GridBound::InAll(MANY_BLOCKS)))
}

/// The grid has at most so many blocks; none where its sizes are fixed, or more already.
fn at_most(launch: &Launch, limit: u64) -> Option<Expr> {
    let fixed = launch.grid.iter().filter_map(|size| size.fixed());
    let limit = limit / fixed.map(u64::from).product::<u64>().max(1);
    let open: Vec<u8> = (0..3)
        .filter(|&dim| launch.grid[usize::from(dim)].fixed().is_none())
        .collect();
    let size = |dim: u8| quantities::value(launch, Geometry::GridDim, dim);
    if limit == 0 {
        return None;
    }
    match open.as_slice() {
        [] => None,
        [dim] => Some(bv::ule(size(*dim), Expr::bv(limit.into(), 32), 32)),
        // The hardware's limits leave room for the product.
        dims => {
            let wide = dims.iter().map(|&dim| bv::zext(size(dim), 32, 64));
            let product = wide.reduce(|a, b| bv::mul(a, b, 64))?;
            Some(bv::ule(product, Expr::bv(limit.into(), 64), 64))
        }
    }
}

/// The numbers of a witness that are so large that places in arrays may wrap around in 32 bits, in
/// words; none where sizes and parameters do not multiply to so much.
pub fn large_numbers(kernel: &Kernel, launch: &Launch, values: &[Value]) -> Option<String> {
    let known = |name: &str| values.iter().find(|value| value.name == name);
    let mut product = sizes(launch)
        .filter_map(|(_, _, size)| size.fixed())
        .fold(1_u64, |product, size| product.saturating_mul(size.into()));
    let open = sizes(launch).filter(|(.., size)| size.fixed().is_none());
    let of_sizes = open.filter_map(|(query, dim, _)| {
        let what = match query {
            Geometry::BlockDim => "blockDim",
            _ => "gridDim",
        };
        known(&format!("{what}.{}", ["x", "y", "z"][usize::from(dim)]))
    });
    let of_params = kernel.params.iter();
    let of_params = of_params.filter(|param| is_number(kernel, param));
    let of_params = of_params.filter_map(|param| known(&param.name));
    let mut told = Vec::new();
    for value in of_sizes.chain(of_params) {
        let Ok(number) = value.value.parse::<i128>() else {
            continue;
        };
        let number = u64::try_from(number.unsigned_abs()).unwrap_or(u64::MAX);
        product = product.saturating_mul(number.max(1));
        told.push(format!("{} = {}", value.name, value.value));
    }
    (product >= WRAPPING && !told.is_empty()).then(|| told.join(", "))
}

/// Sizes and parameters do not multiply to so much that places may wrap around.
pub fn small_numbers(kernel: &Kernel, launch: &Launch) -> Expr {
    const WIDE: u32 = 64;
    let sizes = sizes(launch)
        .map(|(query, dim, _)| bv::zext(quantities::value(launch, query, dim), 32, WIDE));
    let params = kernel.params.iter().filter_map(|param| {
        let width = kernel.values[param.value].ty.bits();
        let name = Expr::var(quantities::param_symbol(&param.name));
        is_number(kernel, param).then(|| bv::zext(name, width, WIDE))
    });
    let below = |what: Expr| bv::ult(what, Expr::bv(WRAPPING.into(), WIDE), WIDE);
    let (mut product, mut small) = (Expr::bv(1, WIDE), Expr::bool(true));
    for number in sizes.chain(params) {
        // Zero of one number says nothing of others.
        let factor = bv::or(number, Expr::bv(1, WIDE), WIDE);
        product = bv::mul(product, factor.clone(), WIDE);
        small = small.and(below(factor)).and(below(product.clone()));
    }
    small
}

fn sizes(launch: &Launch) -> impl Iterator<Item = (Geometry, u8, Size)> {
    let of = |query, sizes: [Size; 3]| {
        (0..3_u8)
            .zip(sizes)
            .map(move |(dim, size)| (query, dim, size))
    };
    of(Geometry::BlockDim, launch.block).chain(of(Geometry::GridDim, launch.grid))
}

fn is_number(kernel: &Kernel, param: &Param) -> bool {
    matches!(kernel.values[param.value].ty, Type::Int(32..=64))
}

/// Places of 32 bits are below this as signed numbers.
const WRAPPING: u64 = 1 << 31;

/// Most threads of a block and blocks of a grid in each dimension, and the greatest number
/// that is a parameter; smaller ones are wanted more.
const SMALL: [(u32, u32, u32); 4] = [
    (8, 2, 16),
    (64, 8, 1024),
    (1024, 1024, 1 << 20),
    (1024, 1 << 17, u32::MAX),
];

/// Sizes and numbers as they are wanted in a model, the most wanted first.
pub fn wanted(kernel: &Kernel, launch: &Launch) -> Vec<Vec<Expr>> {
    let below =
        |what: Expr, most: u32, width: u32| bv::ule(what, Expr::bv(u128::from(most), width), width);
    let mut wanted: Vec<Vec<Expr>> = SMALL
        .iter()
        .map(|&(threads, blocks, number)| {
            let sizes = (0..3_u8).flat_map(|dim| {
                [(Geometry::BlockDim, threads), (Geometry::GridDim, blocks)].map(|(query, most)| {
                    let size = quantities::value(launch, query, dim);
                    // What is fixed is wanted as it is.
                    size.as_bv().is_none().then(|| below(size, most, 32))
                })
            });
            let numbers = kernel.params.iter().map(|param| {
                let Type::Int(width) = kernel.values[param.value].ty else {
                    return None;
                };
                let fits = width >= 32 || number < 1 << width;
                let name = Expr::var(quantities::param_symbol(&param.name));
                (width > 1 && fits).then(|| below(name, number, width))
            });
            sizes.chain(numbers).flatten().collect()
        })
        .collect();
    wanted.push(at_most(launch, MANY_BLOCKS).into_iter().collect());
    wanted
}
