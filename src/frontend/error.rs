//! Why a file could not be compiled.

use std::path::PathBuf;

use thiserror::Error;

use super::Language;

/// Why a file could not be compiled.
#[derive(Debug, Error)]
pub enum FrontendError {
    /// The file is not there, or is a folder.
    #[error("cannot read {}: {error}", path.display())]
    Unreadable {
        path: PathBuf,
        error: std::io::Error,
    },

    /// The file's extension names no language.
    #[error(
        "cannot tell the language of {} from its name: expected .cu, .hip, .cl, .c, .ll, .bc or .ptx, or that the language is named",
        path.display()
    )]
    UnknownLanguage { path: PathBuf },

    /// A folder is no CUDA toolkit.
    #[error(
        "{}: no CUDA toolkit: there is no cuda_runtime.h with crt/host_defines.h below it; the \
         packages nvidia-cuda-runtime-cu12, nvidia-cuda-nvcc-cu12 and nvidia-cuda-cccl-cu12 \
         have them",
        folder.display()
    )]
    NoToolkit { folder: PathBuf },

    /// A folder is no ROCm.
    #[error("{}: no ROCm: there is no include/hip/hip_runtime_api.h in it", folder.display())]
    NoRocm { folder: PathBuf },

    /// The host side of a program has no kernels.
    #[error(
        "{}: C++ has no kernels: name the files with the kernels beside it, or say that it is \
         CUDA or HIP",
        path.display()
    )]
    NoKernels { path: PathBuf },

    /// A program is built of other files.
    #[error("{}: programs are built of CUDA and C++, not of {language}", path.display())]
    NoProgram { path: PathBuf, language: Language },

    /// A folder, or a compilation database, has nothing to verify.
    #[error("{} has no file of CUDA (.cu), HIP (.hip) or OpenCL (.cl)", folder.display())]
    NoFiles { folder: PathBuf },

    /// A compilation database cannot be read.
    #[error("{} is no compilation database: {message}", path.display())]
    Database { path: PathBuf, message: String },

    /// A file of options cannot be read.
    #[error("cannot read the options in {}: {message}", path.display())]
    OptionsFile { path: PathBuf, message: String },

    /// An option says one thing to nvcc and another one to clang.
    #[error(
        "`{option}` is a list to nvcc and one value to clang: write `{of_nvcc}` or `{of_clang}`",
        of_nvcc = of_nvcc.trim_end()
    )]
    UnclearOption {
        option: String,
        of_nvcc: String,
        of_clang: String,
    },

    /// Options for nvcc and for the host's compiler say different things of a macro.
    #[error(
        "`{}` is given to nvcc and `{}` to the host's compiler: which of them holds is not known",
        options.0,
        options.1
    )]
    UnclearOrder { options: (String, String) },

    /// A program of LLVM is not installed, or is another version.
    #[error(
        "{program} was not found: install LLVM {version} (on Debian: apt install {package}), or name the program in the environment variable {variable}",
        version = super::tool::LLVM_VERSION
    )]
    ToolNotFound {
        program: String,
        package: String,
        variable: String,
    },

    /// The program could not be started, for another reason than its absence.
    #[error("cannot run {program}: {error}")]
    CannotRun {
        program: String,
        error: std::io::Error,
    },

    /// The time limit ran out.
    #[error("{program} did not end on {} in the time that it has: a larger timeout gives more", path.display())]
    TimedOut { program: String, path: PathBuf },

    /// Clang, or for LLVM IR the verifier, rejects the file. The text is the program's own.
    #[error("{} does not compile:\n{diagnostics}", path.display())]
    Rejected { path: PathBuf, diagnostics: String },

    /// A header of the project's own is missing without which device code cannot be judged.
    #[error(
        "the header `{header}` was not found, which {included_at} includes: name its folder \
         with `-- -I FOLDER`\n{advice}"
    )]
    HeaderNotFound {
        header: String,
        included_at: String,
        advice: String,
    },

    /// The program died.
    #[error("{program} {reason} on {}:\n{stderr}", path.display())]
    Crashed {
        program: String,
        reason: String,
        path: PathBuf,
        stderr: String,
    },

    /// The embedded headers could not be written to a temporary directory.
    #[error("cannot write the device headers: {error}")]
    Prelude { error: std::io::Error },
}
