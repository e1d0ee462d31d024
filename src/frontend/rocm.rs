//! The headers of an installed ROCm, for what HIP's programs include and ours have not: those of
//! its libraries, such as rocPRIM. They are searched last.

use std::env;
use std::path::{Path, PathBuf};

use super::FrontendError;

/// The headers of the ROCm in a folder (`include/hip`).
///
/// # Errors
/// There is none.
pub fn headers(folder: &Path) -> Result<PathBuf, FrontendError> {
    let include = folder.join("include");
    match include.join("hip/hip_runtime_api.h").is_file() {
        true => Ok(include),
        false => Err(FrontendError::NoRocm {
            folder: folder.to_owned(),
        }),
    }
}

/// Those of the one that the environment names, or that is installed where it is by default.
pub fn installed() -> Option<PathBuf> {
    let named = ["ROCM_PATH", "ROCM_HOME", "HIP_PATH"];
    let named = named.into_iter().filter_map(env::var_os);
    let mut folders = named.map(PathBuf::from).chain([PathBuf::from("/opt/rocm")]);
    folders.find_map(|folder| headers(&folder).ok())
}
