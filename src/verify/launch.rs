//! The launch of a kernel: what the user asked for and what the source requires.

use super::Error;
use crate::engines::given::Given;
use crate::engines::{numbers, quantities};
use crate::kir::launch::{Launch, Size, check_block, check_grid};
use crate::kir::{Geometry, Inst, Kernel};
use crate::options::VerifyOptions;

/// The launch to verify the kernel for.
///
/// # Errors
/// The block has other sizes than the kernel requires, or more threads than it
/// allows.
pub fn resolve(kernel: &Kernel, options: &VerifyOptions) -> Result<Launch, Error> {
    let options = options.of_kernel(&kernel.name);
    let mut launch = options.launch();
    let illegal = |message: String| Error::Launch {
        kernel: kernel.name.clone(),
        message,
    };
    if let Some(required) = kernel.required_block {
        for (dim, size) in required.into_iter().enumerate() {
            match launch.block[dim] {
                Size::Fixed(asked) if asked != size => {
                    let [x, y, z] = required;
                    return Err(illegal(format!(
                        "the source requires blocks of {x},{y},{z} threads; give the same sizes \
                         or none"
                    )));
                }
                _ => launch.block[dim] = Size::Fixed(size),
            }
        }
    }
    for part in options.assumes.iter().flat_map(|one| one.expr.conjuncts()) {
        let Some((query, dim, size)) = part.fixed_size() else {
            continue;
        };
        let sizes = match query {
            Geometry::BlockDim => &mut launch.block,
            _ => &mut launch.grid,
        };
        let known = &mut sizes[usize::from(dim)];
        if *known == Size::Symbolic && size > 0 {
            *known = Size::Fixed(size);
        }
    }
    // Whoever gives no sizes means any number of threads and blocks, in rows and columns
    // where the kernel asks for them. Rows of threads do not make rows of blocks, nor rows of
    // blocks rows of threads.
    const BLOCK: [Geometry; 2] = [Geometry::ThreadId, Geometry::BlockDim];
    const GRID: [Geometry; 2] = [Geometry::BlockId, Geometry::GridDim];
    for dim in 1..3 {
        let block = reads(kernel, BLOCK, dim);
        let grid = reads(kernel, GRID, dim);
        if options.block.is_none() && launch.block[dim] == Size::Symbolic && !block {
            launch.block[dim] = Size::Fixed(1);
        }
        if options.grid.is_none() && launch.grid[dim] == Size::Symbolic && !grid {
            launch.grid[dim] = Size::Fixed(1);
        }
    }
    if let Some(limit) = kernel.max_threads
        && let Some(threads) = launch.threads()
        && threads > u64::from(limit)
    {
        return Err(illegal(format!(
            "a block of {threads} threads is more than the {limit} that the source allows"
        )));
    }
    check_block(&launch.block).map_err(illegal)?;
    check_grid(&launch.grid).map_err(illegal)?;
    Ok(launch)
}

/// The launch with the sizes that what is given makes equal to a legal number.
pub fn with_known_sizes(kernel: &Kernel, launch: &Launch, given: &Given) -> Launch {
    let mut launch = *launch;
    let numbers = numbers::of(&given.assumes);
    for query in [Geometry::BlockDim, Geometry::GridDim] {
        for dim in 0..3 {
            let number = numbers.get(&quantities::symbol(query, dim));
            let number = number.and_then(|&number| u32::try_from(number).ok());
            let Some(size) = number.filter(|&size| size > 0) else {
                continue;
            };
            let mut known = launch;
            let sizes = match query {
                Geometry::BlockDim => &mut known.block,
                _ => &mut known.grid,
            };
            let before = std::mem::replace(&mut sizes[usize::from(dim)], Size::Fixed(size));
            if before == Size::Symbolic && is_legal(kernel, &known) {
                launch = known;
            }
        }
    }
    launch
}

fn is_legal(kernel: &Kernel, launch: &Launch) -> bool {
    let limit = kernel.max_threads.map(u64::from);
    let fits = launch
        .threads()
        .zip(limit)
        .is_none_or(|(n, most)| n <= most);
    fits && check_block(&launch.block).is_ok() && check_grid(&launch.grid).is_ok()
}

/// Does the kernel ask for one of these in this dimension?
fn reads(kernel: &Kernel, queries: [Geometry; 2], dimension: usize) -> bool {
    kernel.insts.values().any(|data| match data.inst {
        Inst::Geometry { query, dim } => usize::from(dim) == dimension && queries.contains(&query),
        _ => false,
    })
}
