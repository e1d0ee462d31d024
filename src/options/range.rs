//! The ranges of the numbers among options.

use std::time::Duration;

use super::VerifyOptions;
use crate::kir::launch::{MAX_BLOCK_THREADS, Size, Sizes, check_block, check_grid};

/// Most seconds of a limit, a year: more is a mistake, and deadlines are computed by adding to
/// a clock.
pub const MAX_SECONDS: u64 = 366 * 24 * 3600;
/// Most MiB of a solver process.
pub const MAX_MEMORY_MIB: u64 = 1 << 32;
/// Most bytes of an array that can be asked for.
pub const MAX_ARRAY_BYTES: u64 = 1 << 62;
/// Most iterations of each loop in which defects alone are looked for.
pub const MAX_ITERATIONS: u8 = 64;

/// A number that is out of its range.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{field}`: {message}")]
pub struct OutOfRange {
    /// The field of [`VerifyOptions`].
    pub field: &'static str,
    /// What its range is.
    pub message: String,
}

impl VerifyOptions {
    /// Is each number in its range? Those of the command line are.
    ///
    /// # Errors
    /// The first one that is not.
    pub fn check(&self) -> Result<(), OutOfRange> {
        let within = |field, value: Option<u64>, most: u64| match value {
            Some(value) if value == 0 || value > most => Err(OutOfRange {
                field,
                message: format!("{value} is not between 1 and {most}"),
            }),
            _ => Ok(()),
        };
        sizes("block", self.block.as_ref(), check_block)?;
        sizes("grid", self.grid.as_ref(), check_grid)?;
        for own in &self.of_kernels {
            sizes("block", own.block.as_ref(), check_block)?;
            sizes("grid", own.grid.as_ref(), check_grid)?;
        }
        within("dimensions", self.dimensions.map(u64::from), 3)?;
        seconds("timeout", self.timeout)?;
        seconds("query_timeout", self.query_timeout)?;
        within("memory_limit", self.memory_limit, MAX_MEMORY_MIB)?;
        within("error_limit", Some(self.error_limit as u64), u64::MAX)?;
        let warp = self.warp_sync.map(u64::from);
        within("warp_sync", warp, MAX_BLOCK_THREADS.into())?;
        let iterations = self.find_bugs.map(|count| count as u64);
        within("find_bugs", iterations, MAX_ITERATIONS.into())?;
        within("max_array_bytes", self.max_array_bytes, MAX_ARRAY_BYTES)
    }
}

fn sizes(
    field: &'static str,
    sizes: Option<&Sizes>,
    check: impl Fn(&Sizes) -> Result<(), String>,
) -> Result<(), OutOfRange> {
    let Some(sizes) = sizes else { return Ok(()) };
    let checked = match sizes.contains(&Size::Fixed(0)) {
        true => Err("a size is at least 1".to_owned()),
        false => check(sizes),
    };
    checked.map_err(|message| OutOfRange { field, message })
}

fn seconds(field: &'static str, limit: Option<Duration>) -> Result<(), OutOfRange> {
    match limit {
        Some(limit) if limit.is_zero() || limit.as_secs() > MAX_SECONDS => Err(OutOfRange {
            field,
            message: format!("{limit:?} is not between 1 ns and {MAX_SECONDS} s"),
        }),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The field that is out of its range, once the options are changed so.
    fn wrong(change: impl Fn(&mut VerifyOptions)) -> Option<&'static str> {
        let mut options = VerifyOptions::default();
        change(&mut options);
        options.check().err().map(|error| error.field)
    }

    #[test]
    fn ranges_are_checked() {
        assert_eq!(wrong(|_| {}), None);
        assert_eq!(wrong(|o| o.timeout = None), None);
        let fixed = |sizes: [u32; 3]| Some(sizes.map(Size::Fixed));
        assert_eq!(wrong(|o| o.block = fixed([1024, 1, 1])), None);
        for sizes in [[1, 0, 1], [1025, 1, 1], [u32::MAX; 3]] {
            assert_eq!(wrong(|o| o.block = fixed(sizes)), Some("block"));
        }
        assert_eq!(wrong(|o| o.grid = fixed([1, 0, 1])), Some("grid"));
        assert_eq!(wrong(|o| o.grid = fixed([1, 65_536, 1])), Some("grid"));
        assert_eq!(wrong(|o| o.dimensions = Some(4)), Some("dimensions"));
        for limit in [Duration::ZERO, Duration::MAX] {
            assert_eq!(wrong(|o| o.timeout = Some(limit)), Some("timeout"));
            let query = wrong(|o| o.query_timeout = Some(limit));
            assert_eq!(query, Some("query_timeout"));
        }
        assert_eq!(wrong(|o| o.memory_limit = Some(0)), Some("memory_limit"));
        assert_eq!(wrong(|o| o.error_limit = 0), Some("error_limit"));
        assert_eq!(wrong(|o| o.warp_sync = Some(1025)), Some("warp_sync"));
        assert_eq!(wrong(|o| o.find_bugs = Some(65)), Some("find_bugs"));
        let bytes = wrong(|o| o.max_array_bytes = Some(u64::MAX));
        assert_eq!(bytes, Some("max_array_bytes"));
    }
}
