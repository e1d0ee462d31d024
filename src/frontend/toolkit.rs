//! The headers of an installed CUDA toolkit, in place of ours.
//!
//! They go through clang's own headers for them ("Compiling CUDA with clang",
//! <https://llvm.org/docs/CompileCudaWithLLVM.html>): what those define ends in LLVM's
//! intrinsics and in inline PTX.

use std::env;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use super::command::Side;
use super::tool::Tool;
use super::{FrontendError, Language};

/// What reports and debug information call the folders of a toolkit.
pub const TOOLKIT_NAME: &str = "<cuda>";

/// The newest version that clang 19 knows. What is newer works mostly.
pub const SDK_VERSION: &str = "12.5";

/// Where headers are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Toolkit {
    /// What was named or found.
    pub folder: PathBuf,
    /// Folders of headers.
    pub includes: Vec<PathBuf>,
    /// Clang's headers that stand before those of the standard library.
    pub wrappers: PathBuf,
}

impl Toolkit {
    /// The toolkit in a folder: an installed one (`include`), or the `nvidia` folder of the
    /// packages `nvidia-cuda-runtime-cu12`, `nvidia-cuda-nvcc-cu12` and so on
    /// (`cuda_runtime/include`).
    ///
    /// # Errors
    /// There is none, or clang does not say where its own headers are.
    pub fn at(folder: &Path, clang: &Tool) -> Result<Toolkit, FrontendError> {
        let mut includes = vec![
            folder.join("include"),
            folder.join("targets/x86_64-linux/include"),
        ];
        includes.retain(|include| include.is_dir());
        let parts = folder.read_dir().into_iter().flatten().flatten();
        let mut parts: Vec<PathBuf> = parts.map(|part| part.path().join("include")).collect();
        parts.retain(|include| include.is_dir());
        parts.sort();
        includes.extend(parts);
        // Since version 13 those of CUB, Thrust and libcu++ are below.
        let below: Vec<PathBuf> = includes
            .iter()
            .map(|include| include.join("cccl"))
            .collect();
        includes.extend(below.into_iter().filter(|include| include.is_dir()));
        let has = |name: &str| includes.iter().any(|include| include.join(name).is_file());
        if !has("cuda_runtime.h") || !has("crt/host_defines.h") {
            return Err(FrontendError::NoToolkit {
                folder: folder.to_owned(),
            });
        }
        Ok(Toolkit {
            folder: folder.to_owned(),
            includes,
            wrappers: own_headers(clang)?.join("include/cuda_wrappers"),
        })
    }

    /// Has it headers for such code?
    pub fn is_for(language: Language, side: Side) -> bool {
        language == Language::Cuda || (language, side) == (Language::C, Side::Host)
    }

    /// The one that the environment names, or that is installed where toolkits are.
    pub fn installed(clang: &Tool) -> Option<Toolkit> {
        let named = ["CUDA_PATH", "CUDA_HOME"]
            .into_iter()
            .filter_map(env::var_os);
        let mut folders = named
            .map(PathBuf::from)
            .chain([PathBuf::from("/usr/local/cuda")]);
        folders.find_map(|folder| Toolkit::at(&folder, clang).ok())
    }
}

/// The folder of clang's own headers.
fn own_headers(clang: &Tool) -> Result<&'static Path, FrontendError> {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    if let Some(folder) = FOLDER.get() {
        return Ok(folder);
    }
    let output = clang.run(
        &["-print-resource-dir".into()],
        Path::new("its headers"),
        None,
    )?;
    let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    Ok(FOLDER.get_or_init(|| PathBuf::from(text)))
}
