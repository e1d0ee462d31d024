//! Versions of the CUDA toolkit.

use std::str::FromStr;

/// A version of the toolkit, whose stand-ins programs may ask for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CudaVersion {
    pub major: u32,
    /// At most 99, as `CUDA_VERSION` has two digits for it.
    pub minor: u32,
}

impl FromStr for CudaVersion {
    type Err = String;

    fn from_str(text: &str) -> Result<CudaVersion, String> {
        let version = text.split_once('.').and_then(|(major, minor)| {
            let (major, minor) = (major.parse().ok()?, minor.parse().ok()?);
            (major <= 99 && minor <= 99).then_some(CudaVersion { major, minor })
        });
        version.ok_or_else(|| "a version of CUDA is two numbers, as in 12.4".to_owned())
    }
}
