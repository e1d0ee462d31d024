//! The front end: one run of clang turns a source file into LLVM bitcode.
//!
//! CUDA, HIP and OpenCL sources are compiled against the device headers in `prelude/`,
//! which are embedded in the binary. The functions that those headers declare and never
//! define are the contract with the importer (`prelude/README.md`). LLVM IR is checked in
//! a child process and passed through, because LLVM aborts the process on bad input. PTX is
//! made LLVM IR first (`crate::ptx`).
//!
//! This is the only module that starts clang or another program of LLVM.

mod clang;
mod command;
mod cuda_version;
mod definitions;
mod error;
mod headers;
mod ir;
mod language;
mod newer_syntax;
mod options;
mod precompiled;
mod prelude;
mod project;
mod ptx;
mod recorder;
mod rocm;
mod salvage;
mod tool;
mod toolkit;

use std::path::{Path, PathBuf};
use std::time::Instant;

use clang::Compiled;
use options::{CUDA_PATH, DEVICE_VARIABLES, INSTANTIATE, PARAMETERS, ROCM_PATH, TRIPLE};

pub use crate::ptx::Signature;
pub use clang::{LeftOut, Parts};
pub use cuda_version::CudaVersion;
pub use definitions::KernelDefinition;
pub use error::FrontendError;
pub use language::Language;
pub use project::{database, files_in, of_user as options_of_user};
pub use recorder::{Recorder, build_program, recorder};

/// What reports call the time of this module.
pub const PHASE: &str = "clang";

/// An input file and how to compile it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// Where the file is. Reports name it so.
    pub path: PathBuf,
    /// What it is written in.
    pub language: Language,
    /// The user's own options to clang (`-I`, `-D`, `-std=`, `-include`), which win over
    /// ours. Not used for LLVM IR.
    pub clang_args: Vec<String>,
}

/// A compiled file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bitcode {
    /// LLVM bitcode that this machine's LLVM reads without complaint.
    pub bytes: Vec<u8>,
    pub language: Language,
    /// The path that was compiled, as the user gave it.
    pub path: PathBuf,
    /// Warnings of clang, as text. Empty unless the user's options ask for warnings.
    pub warnings: String,
    /// What compiling took for granted: headers that were not found, host code that was
    /// left out. In the report's words.
    pub assumptions: Vec<String>,
    /// The kernels that the source defines, where some of them may not be in the bitcode;
    /// none where all are. `None` where the source could not be read for them.
    pub definitions: Option<Vec<KernelDefinition>>,
    /// What the user says that the bitcode is for.
    pub triple: Option<String>,
}

impl Source {
    /// The source at `path`, in the language that its extension names, or HIP where it includes that.
    ///
    /// # Errors
    /// [`FrontendError::UnknownLanguage`] when the extension names none.
    pub fn from_path(path: impl Into<PathBuf>) -> Result<Source, FrontendError> {
        let path = path.into();
        match language::of_file(&path) {
            Some(language) => Ok(Source {
                path,
                language,
                clang_args: Vec::new(),
            }),
            None => Err(FrontendError::UnknownLanguage { path }),
        }
    }

    /// Compiles this kernel template with these arguments too: `scale<float, 4>`.
    pub fn with_instance(mut self, template: &str) -> Source {
        self.clang_args.push(format!("{INSTANTIATE}{template}"));
        self
    }

    /// Compiles CUDA with the headers of the toolkit in this folder.
    pub fn with_toolkit(mut self, folder: &Path) -> Source {
        self.clang_args
            .push(format!("{CUDA_PATH}{}", folder.display()));
        self
    }

    /// Compiles HIP with the headers of the ROCm in this folder, where ours are none.
    pub fn with_rocm(mut self, folder: &Path) -> Source {
        self.clang_args
            .push(format!("{ROCM_PATH}{}", folder.display()));
        self
    }

    /// Compiles CUDA as the toolkit of this version does, as far as programs ask for that.
    pub fn with_cuda_version(mut self, version: CudaVersion) -> Source {
        if self.language == Language::Cuda {
            let CudaVersion { major, minor } = version;
            self.clang_args
                .push(format!("-DWARPPROOF_CUDA_MAJOR={major}"));
            self.clang_args
                .push(format!("-DWARPPROOF_CUDA_MINOR={minor}"));
        }
        self
    }

    /// Says of parameters of kernels in PTX what they are called and of which types they are:
    /// `kernel=p: float*, n: s32`. Other languages say so themselves.
    pub fn with_parameters(mut self, signature: &str) -> Source {
        if self.language == Language::Ptx {
            self.clang_args.push(format!("{PARAMETERS}{signature}"));
        }
        self
    }

    /// Says what LLVM IR is for, where it does not. Of other languages that is known.
    pub fn with_triple(mut self, triple: &str) -> Source {
        if self.language == Language::LlvmIr {
            self.clang_args.push(format!("{TRIPLE}{triple}"));
        }
        self
    }

    /// Takes host variables that device code of CUDA or HIP names for variables of the device,
    /// where otherwise the file does not compile.
    pub fn with_host_variables_on_device(mut self) -> Source {
        self.clang_args.push(DEVICE_VARIABLES.to_owned());
        self
    }
}

/// The programs of LLVM that this module runs, each with what it says of its version, or why it
/// does not.
pub fn programs() -> Vec<(String, Result<String, FrontendError>)> {
    let tools = [clang::CLANG, ir::OPT];
    let tools = tools.iter().map(|tool| {
        let program = tool.program().to_string_lossy().into_owned();
        (program, tool.version())
    });
    tools.collect()
}

/// Compiles one file to bitcode.
///
/// # Errors
/// The file cannot be read, clang is not installed, clang rejects the file or dies.
pub fn compile(source: &Source) -> Result<Bitcode, FrontendError> {
    compile_until(source, None)
}

/// As [`compile`], in the time until a deadline.
///
/// # Errors
/// As for [`compile`], or the time is up.
pub fn compile_until(source: &Source, deadline: Option<Instant>) -> Result<Bitcode, FrontendError> {
    check_readable(source)?;
    let compiled = match source.language {
        Language::Cpp => {
            return Err(FrontendError::NoKernels {
                path: source.path.clone(),
            });
        }
        Language::LlvmIr => Compiled {
            output: ir::check(&source.path, deadline)?,
            assumptions: Vec::new(),
            definitions: Some(Vec::new()),
        },
        Language::Ptx => {
            let (output, assumptions) = ptx::translate(source, deadline)?;
            Compiled {
                output,
                assumptions,
                definitions: Some(Vec::new()),
            }
        }
        _ => clang::compile(source, deadline).map_err(project::with_including)?,
    };
    Ok(Bitcode {
        bytes: compiled.output.stdout,
        language: source.language,
        path: source.path.clone(),
        warnings: compiled.output.stderr,
        assumptions: compiled.assumptions,
        definitions: compiled.definitions,
        triple: triple(source),
    })
}

fn triple(source: &Source) -> Option<String> {
    let is_ir = source.language == Language::LlvmIr;
    let mut options = source.clang_args.iter().filter(|_| is_ir);
    options.find_map(|option| Some(option.strip_prefix(TRIPLE)?.to_owned()))
}

/// Compiles the host code of a CUDA or HIP file to bitcode, in the time until a deadline.
///
/// # Errors
/// As for [`compile_until`].
pub fn compile_host(source: &Source, deadline: Option<Instant>) -> Result<Vec<u8>, FrontendError> {
    check_readable(source)?;
    Ok(clang::compile_host(source, deadline)?.stdout)
}

/// Compiles what can be of the host code of a CUDA or HIP file that [`compile_host`] rejects:
/// headers of libraries may be missing, and functions that do not compile are declared only.
/// `None` where that says nothing of the program.
pub fn compile_host_parts(source: &Source, deadline: Option<Instant>) -> Option<Parts> {
    let has_kernels = matches!(source.language, Language::Cuda | Language::Hip);
    has_kernels.then(|| clang::compile_parts(source, deadline))?
}

/// Is the file, whose host code does not compile, known to be a program of its own? Where headers are missing it is not:
/// they may say what `main` is.
pub fn has_main(source: &Source, deadline: Option<Instant>) -> bool {
    clang::preprocessed(source, deadline).is_some_and(|text| salvage::defines_main(&text))
}

/// What the preprocessor chooses of a file's device code by macros that may be others elsewhere, in
/// words; nothing where there is nothing to choose.
pub fn chosen_ways(source: &Source, deadline: Option<Instant>) -> Vec<String> {
    match source.language {
        Language::Cuda | Language::Hip | Language::OpenCl => clang::chosen_ways(source, deadline),
        _ => Vec::new(),
    }
}

fn check_readable(source: &Source) -> Result<(), FrontendError> {
    let unreadable = |error| FrontendError::Unreadable {
        path: source.path.clone(),
        error,
    };
    let metadata = std::fs::metadata(&source.path).map_err(unreadable)?;
    if metadata.is_dir() {
        return Err(unreadable(std::io::ErrorKind::IsADirectory.into()));
    }
    Ok(())
}
