//! What a kernel that is not proved asks of its launch, its parameters and its arrays.

mod arrays;
mod candidates;
mod launches;
mod points;

use std::time::Duration;

pub use arrays::{of, unused};
pub use launches::{Asked, launch};

/// The time to look for what suffices, and to try one of it.
const TOTAL: Duration = Duration::from_secs(30);
const EACH: Duration = Duration::from_secs(10);
/// What suffices mostly does so soon: all is tried for this time before anything is for longer.
const SOON: Duration = Duration::from_secs(2);
