//! Launches: block and grid sizes, fixed or symbolic.

use std::fmt;

/// Most threads a block may have in each dimension, for symbolic sizes.
pub const MAX_BLOCK: [u32; 3] = [1024, 1024, 64];
/// Most threads a block may have in all, for symbolic sizes.
pub const MAX_BLOCK_THREADS: u32 = 1024;
/// Most blocks a grid may have in each dimension, for symbolic sizes.
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
    /// Every legal launch.
    pub const SYMBOLIC: Launch = Launch {
        block: [Size::Symbolic; 3],
        grid: [Size::Symbolic; 3],
        dimensions: None,
    };
}
