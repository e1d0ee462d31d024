//! Launches: block and grid sizes, fixed or symbolic.

use std::fmt;

/// Most threads a block may have in each dimension.
pub const MAX_BLOCK: [u32; 3] = [1024, 1024, 64];
/// Most threads a block may have in all.
pub const MAX_BLOCK_THREADS: u32 = 1024;
/// Most blocks a grid may have in each dimension.
pub const MAX_GRID: [u32; 3] = [0x7fff_ffff, 65_535, 65_535];

/// The size of a block or grid in one dimension.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Size {
    /// Exactly this many, at least one.
    Fixed(u32),
    /// Any size the hardware allows: `MAX_BLOCK`, `MAX_BLOCK_THREADS`, `MAX_GRID`.
    Symbolic,
}

impl Size {
    /// The size where it is fixed.
    pub fn fixed(self) -> Option<u32> {
        match self {
            Size::Fixed(size) => Some(size),
            Size::Symbolic => None,
        }
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Size::Fixed(size) => write!(f, "{size}"),
            Size::Symbolic => f.write_str("*"),
        }
    }
}

/// Sizes in the x, y and z dimensions.
pub type Sizes = [Size; 3];

/// Does hardware have such blocks?
///
/// # Errors
/// What it has.
pub fn check_block(sizes: &Sizes) -> Result<(), String> {
    let fixed = sizes.iter().map(|s| u64::from(s.fixed().unwrap_or(1)));
    let [x, y, z] = MAX_BLOCK;
    match fits(sizes, MAX_BLOCK) && fixed.product::<u64>() <= u64::from(MAX_BLOCK_THREADS) {
        true => Ok(()),
        false => Err(format!(
            "a block has at most {MAX_BLOCK_THREADS} threads, at most {x} in x, {y} in y and {z} in z"
        )),
    }
}

/// Does hardware have such grids?
///
/// # Errors
/// What it has.
pub fn check_grid(sizes: &Sizes) -> Result<(), String> {
    let [x, y, z] = MAX_GRID;
    match fits(sizes, MAX_GRID) {
        true => Ok(()),
        false => Err(format!(
            "a grid has at most {x} blocks in x, {y} in y and {z} in z"
        )),
    }
}

fn fits(sizes: &Sizes, most: [u32; 3]) -> bool {
    let sizes = sizes.iter().zip(most);
    sizes
        .into_iter()
        .all(|(size, most)| size.fixed().is_none_or(|size| size <= most))
}

/// The sizes of a kernel launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Launch {
    /// Threads per block.
    pub block: Sizes,
    /// Blocks per grid.
    pub grid: Sizes,
    /// How many dimensions the host gives sizes for (OpenCL's `get_work_dim`), where known.
    pub dimensions: Option<u8>,
}

impl Launch {
    /// Threads of a block, where they are fixed.
    pub fn threads(&self) -> Option<u64> {
        product(&self.block)
    }

    /// Blocks of the grid, where they are fixed.
    pub fn blocks(&self) -> Option<u64> {
        product(&self.grid)
    }

    /// Is there one block, of one thread?
    pub fn has_one_thread(&self) -> bool {
        (self.threads(), self.blocks()) == (Some(1), Some(1))
    }

    /// The launch among these whose blocks have one thread, where they have any number.
    pub fn of_blocks_of_one(&self) -> Option<Launch> {
        let block = smallest(&self.block)?;
        (block != self.block).then_some(Launch { block, ..*self })
    }

    /// The launch of one thread among these, where they have any number.
    pub fn of_one_thread(&self) -> Option<Launch> {
        let (block, grid) = (smallest(&self.block)?, smallest(&self.grid)?);
        let launch = Launch {
            block,
            grid,
            ..*self
        };
        (launch != *self).then_some(launch)
    }

    /// Any size in every dimension.
    pub const SYMBOLIC: Launch = Launch {
        block: [Size::Symbolic; 3],
        grid: [Size::Symbolic; 3],
        dimensions: None,
    };
}

/// One in every dimension, where that is among the sizes.
fn smallest(sizes: &Sizes) -> Option<Sizes> {
    let may_be_one = sizes.iter().all(|size| size.fixed().unwrap_or(1) == 1);
    may_be_one.then_some([Size::Fixed(1); 3])
}

fn product(sizes: &Sizes) -> Option<u64> {
    sizes.iter().map(|s| s.fixed().map(u64::from)).product()
}
