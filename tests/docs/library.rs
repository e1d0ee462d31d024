//! The library's example in README, as it stands there.

use std::error::Error;

use warpproof::frontend::Source;
use warpproof::kir::launch::Size;
use warpproof::options::VerifyOptions;
use warpproof::report::model::Verdict;
use warpproof::verify::verify_file;

/// Are all kernels of the file proved, in blocks of 256 threads and grids of any size?
pub fn is_proved(path: &str) -> Result<bool, Box<dyn Error>> {
    let options = VerifyOptions {
        block: Some([256, 1, 1].map(Size::Fixed)),
        ..VerifyOptions::default()
    };
    let report = verify_file(&Source::from_path(path)?, &options)?;
    let mut verdicts = report.kernels.iter().map(|kernel| kernel.verdict);
    Ok(verdicts.all(|verdict| verdict == Verdict::Proved) && !report.skips_own_kernels())
}
