//! The pipeline from an input file to a report.

mod alarms;
mod assumptions;
mod axioms;
mod cases;
mod contradiction;
mod doubts;
mod draft;
mod emit;
mod explore;
mod explore_threads;
mod far;
mod fix;
mod generality;
mod given;
mod host;
mod ivl;
mod kernel;
pub mod launch;
mod locks;
mod maps;
mod mend;
mod order;
mod parts;
mod request;
mod requirements;
mod run;
mod scenes;
mod schedule;
mod sites;
mod skipped;
mod spare;
mod stages;
mod subjects;
mod tools;
mod witnesses;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::engines;
use crate::frontend::{self, FrontendError, Language, Source};
use crate::host::LaunchSite;
use crate::kir::{Kernel, Module};
use crate::llvm::{self, ImportError, ImportOptions};
use crate::options::range::OutOfRange;
use crate::options::{ExternalCalls, StatedInvariants, VerifyOptions};
use crate::recording::RecordingError;
use crate::report::model::{KernelReport, PhaseTime, ReasonKind, Report, Skipped, Span};
use crate::report::vocabulary::Vocabulary;
use crate::symbols;
use crate::transform::{self, Settings};

use parts::Parts;
use sites::Sites;
use witnesses::Witnesses;

pub use emit::{KernelReduction, Stages, emit, stages};
pub use explore::{ExploreOptions, explore_file};
pub use explore_threads::explore_threads;
pub use fix::{FixReport, fix_file};
pub use host::Reading;
pub use ivl::check_ivl;
pub use maps::{map_stage, protocol_stage, verify_map};
pub use mend::{Mending, changes, mend_file};
pub use request::{Follow, Request};
pub use run::{replay_file, run_file};
pub use tools::{Tool, tools};

/// Why a file has no report.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A number among the options is out of its range.
    #[error(transparent)]
    OutOfRange(#[from] OutOfRange),
    /// The file does not compile.
    #[error(transparent)]
    Frontend(#[from] FrontendError),
    /// What clang makes of the file cannot be read.
    #[error("{}: {error}", path.display())]
    Import { path: PathBuf, error: ImportError },
    /// The file has no kernel of the name asked for.
    #[error("{}: there is no kernel `{name}`; the file has {}", path.display(), known.join(", "))]
    NoSuchKernel {
        path: PathBuf,
        name: String,
        known: Vec<String>,
    },
    /// The launch is none that the kernel allows.
    #[error("kernel `{kernel}`: {message}")]
    Launch { kernel: String, message: String },
    /// An assumption names what the kernels do not have, or has no meaning for them.
    #[error("assumption '{text}': {message}")]
    Assume { text: String, message: String },
    /// The launches to verify for cannot be read.
    #[error(transparent)]
    Recording(#[from] RecordingError),
    /// Values of parameters do not suit the kernel.
    #[error("arguments '{text}': {message}")]
    Args { text: String, message: String },
    /// A file of axioms cannot be used.
    #[error("axioms of {}: {message}", path.display())]
    Axioms { path: PathBuf, message: String },
    /// An array to check is not there.
    #[error("arrays to check: {0}")]
    CheckArrays(String),
    /// The size of an array names what the kernels do not have.
    #[error("extent '{text}': {message}")]
    Extent { text: String, message: String },
    /// A solver is not installed, or not as it should be.
    #[error("{0}")]
    Solver(String),
    /// A program of the intermediate verification language cannot be read.
    #[error("{}: {message}", path.display())]
    Ivl { path: PathBuf, message: String },
    /// A file cannot be run.
    #[error("{}: {message}", path.display())]
    Run { path: PathBuf, message: String },
    /// A file of C has no kernels.
    #[error("{}: programs of threads are explored: `warpproof explore`", path.display())]
    Threads { path: PathBuf },
    /// A file cannot be repaired.
    #[error("{}: {message}", path.display())]
    Fix { path: PathBuf, message: String },
    /// The machine has no threads or no memory left.
    #[error("{0}")]
    Resources(String),
}

impl From<engines::Error> for Error {
    fn from(error: engines::Error) -> Error {
        match error {
            engines::Error::NoSolver(message) => Error::Solver(message),
            engines::Error::Resources(error) => Error::resources(error),
        }
    }
}

impl Error {
    /// The file has no kernels.
    pub fn is_no_kernels(&self) -> bool {
        matches!(
            self,
            Error::Frontend(FrontendError::NoKernels { .. })
                | Error::Threads { .. }
                | Error::Import {
                    error: ImportError::NoKernels,
                    ..
                }
        )
    }

    /// The machine has no threads or no memory left.
    fn resources(error: std::io::Error) -> Error {
        Error::Resources(error.to_string())
    }
}

/// Verifies the kernels of a file: proves each free of data races, barrier divergence and
/// failing assertions, or reports defects.
///
/// Takes clang 19, and Z3 or cvc5. Kernels are verified one after the other, with the time
/// limit of the options for each, which its launches share. A proof is by reduction to two threads (Betts et al.,
/// "GPUVerify: A Verifier for GPU Kernels", OOPSLA 2012; Bardsley et al., "Engineering a Static
/// Verification Tool for GPU Kernels", CAV 2014) or by memory access protocols (Cogumbreiro et
/// al., "Checking Data-Race Freedom of GPU Kernels, Compositionally", CAV 2021); defects are
/// tried on a concrete machine.
///
/// # Errors
/// A number among the options is out of its range, the file does not compile, a kernel or
/// parameter that the options name does not exist, the launch is not legal for any kernel, or
/// a solver is not installed. What concerns one kernel alone is in its report.
pub fn verify(request: &Request) -> Result<Report, Error> {
    let sources = std::slice::from_ref(&request.source);
    let reading = Reading::start(sources, &request.options)?;
    verify_each(request, &reading, &mut ())
}

/// As [`verify`], with the launches of a program that the file belongs to, and with someone who
/// follows.
///
/// # Errors
/// As for [`verify`].
pub fn verify_each(
    request: &Request,
    reading: &Reading,
    follower: &mut dyn Follow,
) -> Result<Report, Error> {
    let Request { source, options } = request;
    options.check()?;
    let start = Instant::now();
    let Loaded {
        mut module,
        mut skipped,
        timings,
        linked,
    } = read(source, (options, reading.parts()), transform::prepare)?;
    let mut options = options.clone();
    let files = module.spans.values().map(|span| span.file.as_str());
    follower.compiled(&files.collect(), &mut options);
    let options = &options;
    // The time of each kernel includes what the file takes before, but for its host code.
    let spent = start.elapsed();
    let launched = reading.launched();
    module.assumptions.extend(launched.remarks().cloned());
    let kernels = selected(&module, &skipped, source, options)?;
    let unsuited = unsuited(&module, &kernels, options)?;
    let suited: Vec<usize> = kernels
        .iter()
        .copied()
        .filter(|index| !unsuited.contains_key(index))
        .collect();
    let given = given::given(&module, &suited, options)?;
    let mut reports = Vec::new();
    let mut errors = Vec::new();
    let mut witnesses = Witnesses::new((source, linked), options.witness.as_deref());
    let mut subjects = Vec::new();
    for index in kernels {
        let kernel = &module.kernels[index];
        let own = options.of_kernel(&kernel.name);
        let asked = launched.asked_of(source, (kernel, &module.spans), &own);
        if asked.subjects().is_empty() {
            let launches = &options.launches;
            skipped.push(skipped::not_launched(kernel, &module, source, launches));
        }
        let general = match unsuited.get(&index) {
            Some(error) => Err(error),
            None => Ok(&given[index]),
        };
        let _verifying = options.progress.begin(|| kernel.name.clone());
        let before = reports.len();
        let at_sites = Sites::new(&module, index, source.language, &own, spent);
        for verified in at_sites.each(&asked, general)? {
            let (site, mut verified) = verified?;
            if !site.is_some_and(LaunchSite::is_shifted) {
                witnesses.write(kernel, &verified);
            }
            let lacks = (verified.report.reasons.iter())
                .filter(|reason| reason.kind == ReasonKind::Resources)
                .map(|reason| reason.message.clone());
            errors.extend(lacks);
            verified.report.speak(vocabulary(source.language));
            verified.report.span = kernel.span.map(|id| Span::of(&module.spans, id));
            follower.verified(&mut verified.report);
            reports.push(verified.report);
        }
        subjects.push(spare::Subject {
            index,
            options: own.into_owned(),
            given: general,
            asked,
            reports: before..reports.len(),
        });
    }
    let notices = match options.redundant_barriers {
        true => spare::barriers(&module, source.language, &subjects, &reports)?,
        false => Vec::new(),
    };
    errors.extend(witnesses.error);
    errors.sort();
    errors.dedup();
    Ok(Report {
        kernels: reports,
        skipped,
        timings,
        notices,
        errors,
        ..Report::empty(&source.path)
    })
}

/// The kernels that the launch does not suit, which says nothing against the others.
///
/// # Errors
/// It suits none.
fn unsuited(
    module: &Module,
    kernels: &[usize],
    options: &VerifyOptions,
) -> Result<BTreeMap<usize, Error>, Error> {
    let mut unsuited = BTreeMap::new();
    for &index in kernels {
        if let Err(error) = launch::resolve(&module.kernels[index], options) {
            unsuited.insert(index, error);
        }
    }
    if unsuited.len() == kernels.len()
        && let Some((_, error)) = unsuited.pop_first()
    {
        return Err(error);
    }
    Ok(unsuited)
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
    let verified = stages::verify(
        module,
        index,
        language,
        &given[index],
        &options.of_kernel(&module.kernels[index].name),
        Duration::ZERO,
    )?;
    Ok(verified.report)
}

/// Compiles and imports the file.
///
/// # Errors
/// The file does not compile, has no kernels, or LLVM's IR cannot be read.
pub fn load(source: &Source, options: &VerifyOptions) -> Result<(Module, Vec<PhaseTime>), Error> {
    let loaded = load_with(source, (options, &Parts::default()), transform::prepare)?;
    Ok((loaded.module, loaded.timings))
}

/// As [`load`], with what its kernels need of other files of its program, and with other passes
/// over them.
fn load_with(
    source: &Source,
    (options, parts): (&VerifyOptions, &Parts),
    prepare: impl FnOnce(&mut Module, &Settings),
) -> Result<Loaded, Error> {
    let loaded = read(source, (options, parts), prepare)?;
    match loaded.module.kernels.is_empty() {
        false => Ok(loaded),
        true => Err(Error::Import {
            path: source.path.clone(),
            error: ImportError::NoKernels,
        }),
    }
}

/// A file that was compiled and imported.
struct Loaded {
    module: Module,
    /// The kernels that the options ask for and the module has not.
    skipped: Vec<Skipped>,
    timings: Vec<PhaseTime>,
    /// The other files that its device code may be of.
    linked: Vec<Source>,
}

/// Compiles and imports the file, with what its kernels need of other files of its program. The
/// module has no kernels where all of the source were skipped.
///
/// # Errors
/// As for `load`.
fn read(
    source: &Source,
    (options, parts): (&VerifyOptions, &Parts),
    prepare: impl FnOnce(&mut Module, &Settings),
) -> Result<Loaded, Error> {
    if source.language == Language::C {
        return Err(Error::Threads {
            path: source.path.clone(),
        });
    }
    let start = Instant::now();
    let deadline = options.timeout.map(|limit| start + limit);
    let path = source.path.display();
    let _reading = options.progress.begin(|| format!("compiling {path}"));
    let bitcode = frontend::compile_until(source, deadline)?;
    let linked = parts.linked(source, bitcode, options.timeout);
    let (bitcode, linked) = (linked.bitcode, linked.others);
    let compiled = Instant::now();
    let import = ImportOptions {
        source_overflow_rules: !matches!(bitcode.language, Language::LlvmIr | Language::Ptx),
        pure_external_calls: options.external_calls == ExternalCalls::Pure,
        keep_private_arrays: !options.optimisations.private_arrays,
        triple: bitcode.triple.clone(),
    };
    let imported = llvm::import(&bitcode.bytes, &import);
    let defines_kernels = bitcode.definitions.iter().any(|all| !all.is_empty());
    let mut module = match imported {
        Err(ImportError::NoKernels) if defines_kernels => Module::default(),
        imported => imported.map_err(|error| Error::Import {
            path: source.path.clone(),
            error,
        })?,
    };
    let skipped = skipped::skipped(&bitcode, &module);
    if skipped.is_none() {
        let text = "the file has no kernels but these, which could not be looked into";
        module.assumptions.push(text.to_owned());
    }
    let mut skipped = skipped.unwrap_or_default();
    skipped.retain(|one| skipped::is_asked_for(one, &options.kernels));
    module.assumptions.extend(bitcode.assumptions);
    module.assumptions.extend(preprocessed(source, deadline));
    let settings = Settings {
        sink: !import.source_overflow_rules && !options.check_bounds,
        ..settings(options)
    };
    prepare(&mut module, &settings);
    let timings = vec![
        phase(frontend::PHASE, start, compiled),
        phase("import", compiled, Instant::now()),
    ];
    Ok(Loaded {
        module,
        skipped,
        timings,
        linked,
    })
}

/// What is said of a file whose device code macros decide.
fn preprocessed(source: &Source, deadline: Option<Instant>) -> Option<String> {
    const MOST: usize = 8;
    let ways = frontend::chosen_ways(source, deadline);
    let more = match ways.len().checked_sub(MOST) {
        Some(more @ 1..) => format!(", and {more} more"),
        _ => String::new(),
    };
    let path = source.path.display();
    let said = ways[..ways.len().min(MOST)].join(", ");
    (!ways.is_empty()).then(|| format!("the preprocessor chooses in {path} as here: {said}{more}"))
}

/// What the passes over kernel IR are asked for.
fn settings(options: &VerifyOptions) -> Settings {
    Settings {
        keep_private_arrays: !options.optimisations.private_arrays,
        sink: false,
        global_offset: options.global_offset,
        invariants: options.stated != StatedInvariants::Ignored,
        launch: options.launch(),
        iterations: options.find_bugs.unwrap_or(1),
    }
}

/// Indices of the kernels to verify. Those that the options name may have been skipped.
fn selected(
    module: &Module,
    skipped: &[Skipped],
    source: &Source,
    options: &VerifyOptions,
) -> Result<Vec<usize>, Error> {
    for name in &options.kernels {
        let is_skipped = skipped.iter().any(|one| skipped::is_named(one, name));
        let mut kernels = module.kernels.iter();
        let is_here = is_skipped || kernels.any(|kernel| goes_by(kernel, name));
        if !is_here && !options.kernels_may_be_elsewhere {
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
        .filter(|&index| is_selected(&module.kernels[index], options))
        .collect())
}

fn is_selected(kernel: &Kernel, options: &VerifyOptions) -> bool {
    let names = &options.kernels;
    names.is_empty() || names.iter().any(|name| goes_by(kernel, name))
}

/// Is this what a user may call the kernel: its name, that without parameters, or its symbol?
fn goes_by(kernel: &Kernel, name: &str) -> bool {
    kernel.name == name || kernel.symbol == name || symbols::demangled(&kernel.symbol) == name
}

/// Whose words the authors of such files use.
fn vocabulary(language: Language) -> Vocabulary {
    match language {
        Language::OpenCl => Vocabulary::OpenCl,
        _ => Vocabulary::Cuda,
    }
}

fn phase(name: &str, start: Instant, end: Instant) -> PhaseTime {
    PhaseTime {
        phase: name.to_string(),
        ms: (end - start).as_secs_f64() * 1000.0,
    }
}
