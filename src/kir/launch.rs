//! Launch configurations.

/// The size of a grid or block in one dimension.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Size {
    Fixed(u32),
    /// Any size within the hardware's limits.
    Symbolic,
}

/// Block size in threads and grid size in blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Launch {
    pub block: [Size; 3],
    pub grid: [Size; 3],
}
