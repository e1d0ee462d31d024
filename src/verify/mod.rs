//! The pipeline from an input file to a report.

mod alarms;
mod emit;
mod explore;
mod ivl;
mod kernel;
mod launch;
mod protocol;

use std::path::PathBuf;
use std::time::Instant;

use crate::frontend::{self, FrontendError, Language, Source};
use crate::kir::Module;
use crate::llvm::{self, ImportError, ImportOptions};
use crate::options::{ExternalCalls, VerifyOptions};
use crate::report::model::{FileReport, PhaseTime};

pub use emit::{KernelReduction, Stages, emit, stages};
pub use explore::{ExploreOptions, explore_file};
pub use ivl::check_ivl;
pub use kernel::Pair;
pub use protocol::{map_stage, protocol_stage, verify_map};

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
    #[error("{0}")]
    Solver(String),
    #[error("{}: {message}", path.display())]
    Ivl { path: PathBuf, message: String },
}

/// Verifies the kernels of a file.
///
/// # Errors
/// The file does not compile, a kernel or parameter that the options name does
/// not exist, the launch is not legal, or a solver is not installed.
pub fn verify_file(source: &Source, options: &VerifyOptions) -> Result<FileReport, Error> {
    let (module, timings) = load(source, options)?;
    let kernels = selected(&module, source, options)?;
    let assumes = kernel::Assumes::new(&module, &kernels, options)?;
    let reports = kernels
        .into_iter()
        .map(|index| kernel::verify(&module, index, source.language, &assumes, options))
        .collect::<Result<Vec<_>, _>>()?;
    Ok(FileReport {
        file: source.path.display().to_string(),
        kernels: reports
            .into_iter()
            .map(|verified| verified.report)
            .collect(),
        timings,
    })
}

/// Compiles and imports the file.
fn load(source: &Source, options: &VerifyOptions) -> Result<(Module, Vec<PhaseTime>), Error> {
    let start = Instant::now();
    let bitcode = frontend::compile(source)?;
    let compiled = Instant::now();
    let import = ImportOptions {
        source_overflow_rules: bitcode.language != Language::LlvmIr,
        pure_external_calls: options.external_calls == ExternalCalls::Pure,
    };
    let module = llvm::import(&bitcode.bytes, &import).map_err(|error| Error::Import {
        path: source.path.clone(),
        error,
    })?;
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
