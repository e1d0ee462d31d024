//! The library's example in README, as it stands there.

use std::error::Error;

use warpproof::{Request, Size, Verdict, verify};

/// Are all kernels of the file proved, in blocks of 256 threads and grids of any size?
pub fn is_proved(path: &str) -> Result<bool, Box<dyn Error>> {
    let mut request = Request::new(path)?;
    request.options.block = Some([256, 1, 1].map(Size::Fixed));
    let report = verify(&request)?;
    let mut verdicts = report.kernels.iter().map(|kernel| kernel.verdict);
    Ok(verdicts.all(|verdict| verdict == Verdict::Proved) && !report.skips_own_kernels())
}
