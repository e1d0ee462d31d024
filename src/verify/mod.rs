//! The pipeline from an input file to a report.

mod alarms;
mod apart;
mod axioms;
mod emit;
mod explore;
mod explore_threads;
mod fix;
mod given;
mod ivl;
mod kernel;
pub mod launch;
mod protocol;
mod prove;
mod run;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Instant;

use crate::frontend::{self, FrontendError, Language, Source};
use crate::kir::{Kernel, Module};
use crate::llvm::{self, ImportError, ImportOptions};
use crate::options::{ExternalCalls, VerifyOptions};
use crate::pointees;
use crate::replay;
use crate::replay::witness::Origin;
use crate::report::model::{FileReport, KernelReport, PhaseTime};

pub use emit::{KernelReduction, Stages, emit, stages};
pub use explore::{ExploreOptions, explore_file};
pub use explore_threads::explore_threads;
pub use fix::{FixReport, fix_file};
pub use ivl::check_ivl;
pub use kernel::Pair;
pub use protocol::{map_stage, protocol_stage, verify_map};
pub use run::{replay_file, run_file};

/// Why a file has no report.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error(transparent)]
    Frontend(#[from] FrontendError),
    #[error("{}: {error}", path.display())]
    Import { path: PathBuf, error: ImportError },
    #[error("{}: there is no kernel `{name}`; the file has {}", path.display(), known.join(", "))]
    NoSuchKernel {
        path: PathBuf,
        name: String,
        known: Vec<String>,
    },
    #[error("kernel `{kernel}`: {message}")]
    Launch { kernel: String, message: String },
    #[error("--assume '{text}': {message}")]
    Assume { text: String, message: String },
    #[error("--args '{text}': {message}")]
    Args { text: String, message: String },
    #[error("--axioms {}: {message}", path.display())]
    Axioms { path: PathBuf, message: String },
    #[error("--check-arrays: {0}")]
    CheckArrays(String),
    #[error("--extent '{text}': {message}")]
    Extent { text: String, message: String },
    #[error("{0}")]
    Solver(String),
    #[error("{}: {message}", path.display())]
    Ivl { path: PathBuf, message: String },
    #[error("{}: {message}", path.display())]
    Run { path: PathBuf, message: String },
    #[error("{}: {message}", path.display())]
    Fix { path: PathBuf, message: String },
    #[error("{}: {message}", path.display())]
    Witness { path: PathBuf, message: String },
}

/// Verifies the kernels of a file.
///
/// # Errors
/// The file does not compile, a kernel or parameter that the options name does
/// not exist, the launch is not legal for any kernel, or a solver is not installed.
pub fn verify_file(source: &Source, options: &VerifyOptions) -> Result<FileReport, Error> {
    let (module, timings) = load(source, options)?;
    let kernels = selected(&module, source, options)?;
    // A launch that does not suit one kernel says nothing against the others.
    let mut unsuited = BTreeMap::new();
    for &index in &kernels {
        if let Err(error) = launch::resolve(&module.kernels[index], options) {
            unsuited.insert(index, error);
        }
    }
    if unsuited.len() == kernels.len()
        && let Some((_, error)) = unsuited.pop_first()
    {
        return Err(error);
    }
    let suited: Vec<usize> = kernels
        .iter()
        .copied()
        .filter(|index| !unsuited.contains_key(index))
        .collect();
    let given = given::given(&module, &suited, options)?;
    let mut reports = Vec::new();
    for index in kernels {
        if let Some(error) = unsuited.get(&index) {
            let kernel = &module.kernels[index];
            reports.push(kernel::unsuited(kernel, options, error.to_string()));
            continue;
        }
        let verified = kernel::verify(&module, index, source.language, &given[index], options)?;
        if let Some(folder) = &options.witness {
            write_witnesses(source, &module.kernels[index], &verified, folder)?;
        }
        reports.push(verified.report);
    }
    Ok(FileReport {
        file: source.path.display().to_string(),
        kernels: reports,
        timings,
    })
}

/// Writes a file for each defect that a run shows: `KERNEL-N.json`.
fn write_witnesses(
    source: &Source,
    kernel: &Kernel,
    verified: &kernel::Verified,
    folder: &Path,
) -> Result<(), Error> {
    let origin = Origin {
        file: source.path.display().to_string(),
        language: source.language.option().to_owned(),
        clang_args: source.clang_args.clone(),
    };
    let failed = |path: &Path, error: std::io::Error| Error::Witness {
        path: path.to_path_buf(),
        message: error.to_string(),
    };
    std::fs::create_dir_all(folder).map_err(|error| failed(folder, error))?;
    let defects = verified.report.defects.iter().zip(&verified.shown_by);
    for (number, (defect, attempt)) in defects.enumerate() {
        let Some(attempt) = attempt else { continue };
        // Names of templates have characters that file systems do not like.
        let plain = |c: char| match c.is_ascii_alphanumeric() {
            true => c,
            false => '_',
        };
        let name: String = kernel.name.chars().map(plain).collect();
        let path = folder.join(format!("{name}-{}.json", number + 1));
        let witness = replay::witness::write(&origin, kernel, attempt, defect);
        let mut text = Vec::new();
        let written = witness.write(&mut text);
        let written = written.and_then(|()| std::fs::write(&path, text));
        written.map_err(|error| failed(&path, error))?;
    }
    Ok(())
}

/// Verifies one kernel of a file that was loaded.
///
/// # Errors
/// A parameter that the options name does not exist, the launch is not legal, or
/// a solver is not installed.
pub fn verify_kernel(
    module: &Module,
    index: usize,
    language: Language,
    options: &VerifyOptions,
) -> Result<KernelReport, Error> {
    let given = given::given(module, &[index], options)?;
    let verified = kernel::verify(module, index, language, &given[index], options)?;
    Ok(verified.report)
}

/// Compiles and imports the file.
///
/// # Errors
/// The file does not compile, or LLVM's IR cannot be read.
pub fn load(source: &Source, options: &VerifyOptions) -> Result<(Module, Vec<PhaseTime>), Error> {
    if source.language == Language::C {
        return Err(Error::Run {
            path: source.path.clone(),
            message: "programs of threads are explored: `warpproof explore`".to_owned(),
        });
    }
    let start = Instant::now();
    let bitcode = frontend::compile(source)?;
    let compiled = Instant::now();
    let import = ImportOptions {
        source_overflow_rules: bitcode.language != Language::LlvmIr,
        pure_external_calls: options.external_calls == ExternalCalls::Pure,
        keep_private_arrays: !options.optimisations.private_arrays,
    };
    let mut module = llvm::import(&bitcode.bytes, &import).map_err(|error| Error::Import {
        path: source.path.clone(),
        error,
    })?;
    module.assumptions.extend(bitcode.assumptions);
    module.kernels.iter_mut().for_each(pointees::resolve);
    if let Some(offset) = options.global_offset {
        for kernel in &mut module.kernels {
            kernel.set_global_offset(offset);
        }
    }
    if !options.user_invariants {
        module.kernels.iter_mut().for_each(Kernel::drop_invariants);
    }
    let timings = vec![
        phase(frontend::PHASE, start, compiled),
        phase("import", compiled, Instant::now()),
    ];
    Ok((module, timings))
}

/// Indices of the kernels to verify.
fn selected(
    module: &Module,
    source: &Source,
    options: &VerifyOptions,
) -> Result<Vec<usize>, Error> {
    for name in &options.kernels {
        if !module
            .kernels
            .iter()
            .any(|k| k.name == *name || k.symbol == *name)
        {
            return Err(Error::NoSuchKernel {
                path: source.path.clone(),
                name: name.clone(),
                known: module
                    .kernels
                    .iter()
                    .map(|k| format!("`{}`", k.name))
                    .collect(),
            });
        }
    }
    Ok((0..module.kernels.len())
        .filter(|&index| {
            let kernel = &module.kernels[index];
            options.kernels.is_empty()
                || options
                    .kernels
                    .iter()
                    .any(|n| kernel.name == *n || kernel.symbol == *n)
        })
        .collect())
}

fn phase(name: &str, start: Instant, end: Instant) -> PhaseTime {
    PhaseTime {
        phase: name.to_string(),
        ms: (end - start).as_secs_f64() * 1000.0,
    }
}
