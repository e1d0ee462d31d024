//! The arguments of every command, and their meaning as options.

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::{ArgAction, Args, CommandFactory, Parser, Subcommand, ValueEnum};

use super::explore::ExploreArguments;
use super::sizes::{self, OffsetList, SizeList, grid_of_global};
use crate::frontend::{FrontendError, Language, Source};
use crate::kir::assume::Assumption;
use crate::kir::launch::{MAX_BLOCK_THREADS, Size};
use crate::options::extent::ArrayExtent;
use crate::options::facts::Fact;
use crate::options::launch_args::LaunchArgs;
use crate::options::optimisations::{Memory, Optimisations, RaceCheck};
use crate::options::range::{MAX_ARRAY_BYTES, MAX_ITERATIONS, MAX_MEMORY_MIB, MAX_SECONDS};
use crate::options::run::{self, RunOptions};
use crate::options::{
    self, BenignRaces, EngineChoice, ExternalCalls, ProtocolStage, SolverChoice, Stage,
    VerifyOptions,
};

/// Proves GPU kernels free of data races and barrier divergence, or shows the race.
#[derive(Debug, Parser)]
#[command(name = "warpproof", version, arg_required_else_help = true)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Verify the kernels of CUDA, HIP, OpenCL or LLVM IR files
    #[command(after_help = EXIT_CODES)]
    Verify(VerifyArguments),
    /// Run a kernel on the CPU, with race detection
    #[command(after_help = RUN_EXIT_CODES)]
    Run(RunArguments),
    /// Run a witness of `verify --witness` again, step by step
    #[command(after_help = REPLAY_EXIT_CODES)]
    Replay(ReplayArguments),
    /// Print the kernels of a file at a stage of the pipeline
    Emit(EmitArguments),
    /// Show the memory access protocols of a file's kernels, or verify a protocol
    #[command(after_help = EXIT_CODES)]
    Protocol(ProtocolArguments),
    /// Work on programs of the intermediate verification language
    #[command(subcommand)]
    Ivl(IvlCommand),
    /// Explore all executions of kernels or litmus files under a memory model
    #[command(after_help = EXIT_CODES)]
    Explore(ExploreArguments),
}

#[derive(Debug, Subcommand)]
pub enum IvlCommand {
    /// Check every procedure of a file with our back end alone
    #[command(after_help = EXIT_CODES)]
    Check(IvlArguments),
}

const RUN_EXIT_CODES: &str = "\
Exit codes: 0 no defect in this run, 1 defect, 2 usage or front-end error, 3 the run did not \
reach its end.";

const REPLAY_EXIT_CODES: &str = "\
Exit codes: 1 the defect happens again, 2 usage or front-end error, 3 it does not.";

const EXIT_CODES: &str = "\
Exit codes: 0 proved, 1 defect, 2 usage or front-end error, 3 inconclusive; \
of several kernels the worst, in the order 2, 1, 3, 0.";

#[derive(Debug, Args)]
pub struct VerifyArguments {
    /// Input files: .cu, .hip, .cl, .ll, .bc
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    #[command(flatten)]
    launch: LaunchArguments,
    #[command(flatten)]
    solving: SolvingArguments,
    #[command(flatten)]
    optimisations: OptimisationArguments,
    #[command(flatten)]
    output: OutputArguments,
    /// Write a file for each defect that a run shows, for `warpproof replay`
    #[arg(
        long,
        value_name = "DIR",
        help_heading = "Output",
        conflicts_with = "global_offset"
    )]
    witness: Option<PathBuf>,
    #[command(flatten)]
    compile: CompileArguments,
}

#[derive(Debug, Args)]
pub struct RunArguments {
    /// Input file: .cu, .hip, .cl, .ll, .bc
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Threads per block
    #[arg(long, value_name = "X[,Y[,Z]]", visible_aliases = ["blockDim", "local_size"],
          value_parser = sizes::block, default_value = "1", allow_hyphen_values = true)]
    block: SizeList,
    /// Blocks per grid
    #[arg(long, value_name = "X[,Y[,Z]]", visible_aliases = ["gridDim", "num_groups"],
          value_parser = sizes::grid, default_value = "1", allow_hyphen_values = true)]
    grid: SizeList,
    /// The kernel to run, where the file has several
    #[arg(long, value_name = "NAME")]
    kernel: Option<String>,
    /// The value of a scalar parameter; may be repeated
    #[arg(long = "arg", value_name = "NAME=VALUE")]
    args: Vec<run::Argument>,
    /// What an array holds at the start: zeros (if not given), iota,
    /// random[:seedN][:LOW..HIGH] or file:PATH.npy; with a number of elements,
    /// accesses beyond them are defects; may be repeated
    #[arg(long = "array", value_name = "NAME[COUNT]=CONTENTS")]
    arrays: Vec<run::ArrayOption>,
    /// Elements to print after the run; may be repeated
    #[arg(long, value_name = "ARRAY[FIRST..END]")]
    print: Vec<run::PrintOption>,
    /// Who runs next: round-robin[:N], random[:SEED] or warp
    #[arg(long, value_name = "SCHEDULE", default_value = "round-robin")]
    schedule: run::ScheduleOption,
    /// Operations that all threads together may do
    #[arg(long, value_name = "N", default_value_t = run::DEFAULT_STEPS)]
    steps: u64,
    /// For values that are arbitrary
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Threads per warp
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=64))]
    warp_size: Option<u32>,
    /// What to make of two writes of the same value
    #[arg(long, value_name = "POLICY", default_value = "warn")]
    benign_races: BenignRaces,
    /// What to make of calls of functions without a body
    #[arg(long, value_name = "POLICY", default_value = "unsupported")]
    external_calls: ExternalCalls,
    #[command(flatten)]
    output: OutputArguments,
    #[command(flatten)]
    compile: CompileArguments,
}

#[derive(Debug, Args)]
pub struct ReplayArguments {
    /// A file that `verify --witness` wrote
    #[arg(value_name = "WITNESS")]
    pub witness: PathBuf,
    /// Show the steps of all threads, not of those alone that take part
    #[arg(long)]
    pub all: bool,
    #[command(flatten)]
    pub output: OutputArguments,
}

#[derive(Debug, Args)]
pub struct EmitArguments {
    /// Input file: .cu, .hip, .cl, .ll, .bc
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// What to print
    #[arg(long)]
    stage: Stage,
    #[command(flatten)]
    launch: LaunchArguments,
    #[command(flatten)]
    solving: SolvingArguments,
    #[command(flatten)]
    optimisations: OptimisationArguments,
    #[command(flatten)]
    compile: CompileArguments,
}

#[derive(Debug, Args)]
pub struct ProtocolArguments {
    /// Input file: .map, or a file with kernels
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// What to print; without it a .map file is verified, and of kernels the
    /// protocol is printed
    #[arg(long)]
    stage: Option<ProtocolStage>,
    #[command(flatten)]
    launch: LaunchArguments,
    #[command(flatten)]
    solving: SolvingArguments,
    #[command(flatten)]
    compile: CompileArguments,
}

#[derive(Debug, Args)]
pub struct IvlArguments {
    /// Input file: .bpl
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    solving: SolvingArguments,
    #[command(flatten)]
    output: OutputArguments,
}

/// How input files are compiled.
#[derive(Debug, Args)]
pub struct CompileArguments {
    /// What the files are written in: cuda, hip, opencl or llvm; told from their
    /// names if not given
    #[arg(long, value_name = "LANGUAGE")]
    language: Option<Language>,
    /// Compile this kernel template with these arguments; may be repeated
    #[arg(long, value_name = "NAME<ARGUMENTS>")]
    instantiate: Vec<String>,
    /// What to make of host variables that device code of CUDA or HIP names
    #[arg(long, value_name = "POLICY", default_value = "error")]
    host_variables: HostVariables,
    /// Arguments to clang, such as -I, -D and -std=
    #[arg(value_name = "CLANG ARGS", last = true)]
    clang_args: Vec<String>,
}

/// Which kernels, at which launch, and what is checked of them.
#[derive(Debug, Args)]
#[command(next_help_heading = "Launch")]
struct LaunchArguments {
    /// Threads per block: numbers or `*` (any size); every legal launch if not given
    #[arg(long, value_name = "X[,Y[,Z]]", visible_aliases = ["blockDim", "local_size"],
          value_parser = sizes::block, allow_hyphen_values = true)]
    block: Option<SizeList>,
    /// Blocks per grid: numbers or `*` (any size); every legal launch if not given
    #[arg(long, value_name = "X[,Y[,Z]]", visible_aliases = ["gridDim", "num_groups"],
          value_parser = sizes::grid, allow_hyphen_values = true)]
    grid: Option<SizeList>,
    /// Threads per grid, in place of --grid
    #[arg(
        long = "global_size",
        value_name = "X[,Y[,Z]]",
        conflicts_with = "grid",
        requires = "block",
        allow_hyphen_values = true
    )]
    global_size: Option<SizeList>,
    /// Offset of OpenCL's global ids; zero if not given
    #[arg(long, value_name = "X[,Y[,Z]]", visible_alias = "global_offset")]
    global_offset: Option<OffsetList>,
    /// Verify this kernel only; may be repeated
    #[arg(long = "kernel", value_name = "NAME")]
    kernels: Vec<String>,
    /// Take a C condition on parameters and launch sizes for granted; may be repeated
    #[arg(long = "assume", value_name = "EXPR", allow_hyphen_values = true)]
    assumes: Vec<Assumption>,
    /// The values of a kernel's parameters that are no pointers, in order, `*` for any;
    /// of a struct all bytes as one number; may be repeated
    #[arg(long = "args", value_name = "KERNEL=VALUE,…")]
    args: Vec<LaunchArgs>,
    /// A file in Boogie's language with axioms of functions without a body, which are
    /// taken for granted; may be repeated
    #[arg(long = "axioms", value_name = "FILE")]
    axioms: Vec<PathBuf>,
    /// Check for races on these arrays alone
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    check_arrays: Vec<String>,
    /// Do not check for races between blocks
    #[arg(long, visible_alias = "only-intra-group")]
    only_intra_block: bool,
    /// Check for barrier divergence only, not for races
    #[arg(long)]
    only_divergence: bool,
    /// What to make of two writes of the same value
    #[arg(long, value_name = "POLICY", default_value = "warn")]
    benign_races: BenignRaces,
    /// What to make of calls of functions without a body
    #[arg(long, value_name = "POLICY", default_value = "unsupported")]
    external_calls: ExternalCalls,
    /// Threads of a warp of N run in lockstep, as on hardware before Volta; 32
    /// if no number is given
    #[arg(long, value_name = "N", num_args = 0..=1, require_equals = true,
          default_missing_value = "32",
          value_parser = clap::value_parser!(u32).range(1..=i64::from(MAX_BLOCK_THREADS)))]
    warp_sync: Option<u32>,
    /// Check that accesses stay inside arrays of known size
    #[arg(long)]
    check_bounds: bool,
    /// The array behind this pointer parameter has so many elements of the type that the
    /// parameter points to: an expression over parameters and launch sizes; may be repeated
    #[arg(
        long = "extent",
        value_name = "NAME=ELEMENTS",
        requires = "check_bounds"
    )]
    extents: Vec<ArrayExtent>,
    /// No array has more bytes than this, so that races beyond are none; 2^40 if not given
    #[arg(long, value_name = "BYTES", value_parser = clap::value_parser!(u64).range(1..=MAX_ARRAY_BYTES))]
    max_array_bytes: Option<u64>,
    /// Leave out races for which signed sums of ids overflow, and those that take more than
    /// a million blocks
    #[arg(long)]
    assume_no_wrap: bool,
    /// Look for defects alone, in the first N iterations of each loop and without
    /// invariants; 3 if no number is given
    #[arg(long, value_name = "N", num_args = 0..=1, require_equals = true,
          default_missing_value = "3", value_parser = clap::value_parser!(u8).range(1..=i64::from(MAX_ITERATIONS)))]
    find_bugs: Option<u8>,
}

#[derive(Debug, Args)]
#[command(next_help_heading = "Solving")]
struct SolvingArguments {
    /// Solver; the portfolio where both are installed, if not given
    #[arg(long)]
    solver: Option<SolverChoice>,
    /// Total seconds per kernel
    #[arg(long, value_name = "SECONDS", value_parser = seconds,
          default_value_t = Seconds(Duration::from_secs(options::DEFAULT_TIMEOUT_SECONDS)))]
    timeout: Seconds,
    /// Seconds per solver query
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    query_timeout: Option<Seconds>,
    /// Memory of one solver process
    #[arg(long, value_name = "MiB", value_parser = clap::value_parser!(u64).range(1..=MAX_MEMORY_MIB))]
    memory_limit: Option<u64>,
    /// Most defects to report per kernel
    #[arg(long, value_name = "N", default_value_t = options::DEFAULT_ERROR_LIMIT as u32,
          value_parser = clap::value_parser!(u32).range(1..))]
    error_limit: u32,
    /// Who proves; of several the last counts
    #[arg(
        long,
        value_name = "ENGINE",
        default_value = "auto",
        overrides_with = "engine"
    )]
    engine: EngineChoice,
    /// Do not infer loop invariants
    #[arg(long = "no-infer", action = ArgAction::SetFalse)]
    infer: bool,
    /// Ignore the invariants of loops and barriers that the source states
    #[arg(long = "no-user-invariants", action = ArgAction::SetFalse)]
    user_invariants: bool,
    /// Show the guessed loop invariants by rule, kept and dropped
    #[arg(long)]
    infer_info: bool,
}

/// How the two-thread verifier goes about it, to measure what each part is worth.
#[derive(Debug, Args)]
#[command(next_help_heading = "Measuring the two-thread verifier")]
struct OptimisationArguments {
    /// Also record and check accesses to arrays that the kernel does not write
    #[arg(long = "no-rr", action = ArgAction::SetFalse)]
    redundant_reads: bool,
    /// Also record and check accesses that conflict with none between their barriers
    #[arg(long = "no-bi", action = ArgAction::SetFalse)]
    barrier_intervals: bool,
    /// Keep a thread's own arrays in memory where their indices are literals
    #[arg(long = "no-pa", action = ArgAction::SetFalse)]
    private_arrays: bool,
    /// How accesses are recorded
    #[arg(long, value_name = "METHOD", default_value = "watchdog")]
    race_check: RaceCheck,
    /// Duplicate all values and predicate all blocks
    #[arg(long = "no-uniformity", action = ArgAction::SetFalse)]
    uniformity: bool,
    /// What arrays are made of
    #[arg(long, value_name = "CELLS", default_value = "types")]
    memory: Memory,
    /// Leave out a fact about synchronisation or a rule that guesses loop invariants
    #[arg(long = "no-fact", value_name = "NAME", hide_possible_values = true)]
    without: Vec<Fact>,
}

#[derive(Debug, Args)]
#[command(next_help_heading = "Output")]
pub struct OutputArguments {
    /// How to print the report
    #[arg(long, value_name = "FORMAT", default_value = "human")]
    pub format: Format,
    /// Show the time of each phase
    #[arg(long)]
    pub timings: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// Text with source excerpts
    Human,
    /// One JSON document
    Json,
}

/// What becomes of host variables in device code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum HostVariables {
    /// The file does not compile.
    Error,
    /// They are taken for variables of the device.
    Device,
}

/// What `verify` is asked to do.
pub struct VerifyCommand {
    pub files: Vec<PathBuf>,
    pub compile: CompileArguments,
    pub options: VerifyOptions,
    pub output: OutputArguments,
}

impl CompileArguments {
    /// The file at a path, to be compiled like this.
    ///
    /// # Errors
    ///
    /// No language is given and the file's name tells none.
    pub fn source(&self, path: &Path) -> Result<Source, FrontendError> {
        let clang_args = self.clang_args.clone();
        let source = match self.language {
            Some(language) => Source {
                path: path.to_owned(),
                language,
                clang_args,
            },
            None => Source {
                clang_args,
                ..Source::from_path(path)?
            },
        };
        let instances = self.instantiate.iter();
        let source = instances.fold(source, |source, name| source.with_instance(name));
        Ok(match self.host_variables {
            HostVariables::Error => source,
            HostVariables::Device => source.with_host_variables_on_device(),
        })
    }
}

impl OptimisationArguments {
    /// Exits with a usage error where the engine makes no use of them.
    fn resolve(&self, engine: EngineChoice) -> Optimisations {
        let optimisations = Optimisations {
            redundant_reads: self.redundant_reads,
            barrier_intervals: self.barrier_intervals,
            private_arrays: self.private_arrays,
            race_check: self.race_check,
            uniformity: self.uniformity,
            memory: self.memory,
            without: self.without.iter().copied().collect(),
        };
        if engine == EngineChoice::Protocol && optimisations != Optimisations::ALL {
            let message = "--no-rr, --no-bi, --no-pa, --race-check, --no-uniformity, --memory and \
                           --no-fact change the two-thread verifier, which --engine protocol does \
                           not use";
            Arguments::command()
                .error(clap::error::ErrorKind::ArgumentConflict, message)
                .exit();
        }
        optimisations
    }
}

impl VerifyArguments {
    pub fn resolve(self) -> VerifyCommand {
        VerifyCommand {
            files: self.files,
            compile: self.compile,
            options: VerifyOptions {
                witness: self.witness,
                optimisations: self.optimisations.resolve(self.solving.engine),
                ..verify_options(Some(self.launch), self.solving)
            },
            output: self.output,
        }
    }
}

impl RunArguments {
    /// Exits with a usage error where a size is symbolic.
    pub fn resolve(self) -> (Result<Source, FrontendError>, RunOptions, OutputArguments) {
        let source = self.compile.source(&self.file);
        let options = RunOptions {
            block: fixed("--block", &self.block),
            grid: fixed("--grid", &self.grid),
            dimensions: u32::from(self.block.dimensions().max(self.grid.dimensions())),
            kernel: self.kernel,
            args: self.args,
            arrays: self.arrays,
            print: self.print,
            schedule: self.schedule,
            steps: self.steps,
            seed: self.seed,
            warp_size: self.warp_size,
            benign_races: self.benign_races,
            external_calls: self.external_calls,
        };
        (source, options, self.output)
    }
}

/// The sizes of a run, which has to have some.
fn fixed(option: &str, list: &SizeList) -> [u32; 3] {
    let sizes = list.sizes().map(Size::fixed);
    match sizes {
        [Some(x), Some(y), Some(z)] => [x, y, z],
        _ => Arguments::command()
            .error(
                clap::error::ErrorKind::ValueValidation,
                format!("{option}: a run needs numbers, not `*`"),
            )
            .exit(),
    }
}

impl EmitArguments {
    pub fn resolve(self) -> (Result<Source, FrontendError>, VerifyOptions, Stage) {
        let source = self.compile.source(&self.file);
        let options = VerifyOptions {
            optimisations: self.optimisations.resolve(self.solving.engine),
            ..verify_options(Some(self.launch), self.solving)
        };
        (source, options, self.stage)
    }
}

/// What `protocol` is asked to do.
pub enum ProtocolCommand {
    /// Print a stage of a `.map` file, or verify it.
    Map {
        path: PathBuf,
        stage: Option<ProtocolStage>,
    },
    /// Print a stage of a file's kernels.
    Kernels {
        source: Result<Source, FrontendError>,
        stage: ProtocolStage,
    },
}

impl ProtocolArguments {
    pub fn resolve(self) -> (ProtocolCommand, VerifyOptions) {
        let is_map = self.file.extension().is_some_and(|e| e == "map");
        let command = match is_map {
            true => ProtocolCommand::Map {
                path: self.file,
                stage: self.stage,
            },
            false => ProtocolCommand::Kernels {
                source: self.compile.source(&self.file),
                stage: self.stage.unwrap_or(ProtocolStage::Map),
            },
        };
        (command, verify_options(Some(self.launch), self.solving))
    }
}

impl IvlArguments {
    pub fn resolve(self) -> (PathBuf, VerifyOptions, OutputArguments) {
        (self.file, verify_options(None, self.solving), self.output)
    }
}

/// Exits with a usage error where the global size does not fit the block.
fn verify_options(launch: Option<LaunchArguments>, solving: SolvingArguments) -> VerifyOptions {
    let mut options = VerifyOptions {
        solver: solving.solver,
        timeout: Some(solving.timeout.0),
        query_timeout: solving.query_timeout.map(|seconds| seconds.0),
        memory_limit: solving.memory_limit,
        error_limit: solving.error_limit as usize,
        infer: solving.infer,
        user_invariants: solving.user_invariants,
        infer_info: solving.infer_info,
        engine: solving.engine,
        ..VerifyOptions::default()
    };
    let Some(launch) = launch else { return options };
    options.block = launch.block.as_ref().map(SizeList::sizes);
    options.grid = launch.grid.as_ref().map(SizeList::sizes);
    options.global_offset = launch.global_offset.map(|list| list.0);
    options.kernels = launch.kernels;
    options.assumes = launch.assumes;
    options.args = launch.args;
    options.axioms = launch.axioms;
    options.check_arrays = launch.check_arrays;
    options.only_intra_block = launch.only_intra_block;
    options.only_divergence = launch.only_divergence;
    options.benign_races = launch.benign_races;
    options.external_calls = launch.external_calls;
    options.warp_sync = launch.warp_sync;
    options.find_bugs = launch.find_bugs.map(usize::from);
    options.check_bounds = launch.check_bounds;
    options.extents = launch.extents;
    options.max_array_bytes = launch.max_array_bytes;
    options.assume_no_wrap = launch.assume_no_wrap;
    options.dimensions = match (
        &launch.block,
        launch.grid.as_ref().or(launch.global_size.as_ref()),
    ) {
        (Some(block), Some(grid)) => Some(block.dimensions().max(grid.dimensions())),
        _ => None,
    };
    if let (Some(block), Some(global)) = (&launch.block, &launch.global_size) {
        match grid_of_global(block, global) {
            Ok((grid, assumes)) => {
                options.grid = Some(grid);
                options.assumes.extend(assumes);
            }
            Err(message) => Arguments::command()
                .error(clap::error::ErrorKind::ValueValidation, message)
                .exit(),
        }
    }
    options
}

/// A duration that prints as the number the user would write.
#[derive(Clone, Copy, Debug)]
pub struct Seconds(pub Duration);

impl std::fmt::Display for Seconds {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0.as_secs_f64())
    }
}

pub fn seconds(text: &str) -> Result<Seconds, String> {
    let positive = text.parse().ok().filter(|&seconds: &f64| seconds > 0.0);
    let duration = positive.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    match duration.filter(|duration| !duration.is_zero() && duration.as_secs() <= MAX_SECONDS) {
        Some(duration) => Ok(Seconds(duration)),
        None => Err(format!(
            "`{text}` is no positive number of seconds up to {MAX_SECONDS}"
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kir::launch::{Launch, Size};

    fn verify(line: &str) -> Result<VerifyCommand, String> {
        let words = ["warpproof", "verify"]
            .into_iter()
            .chain(line.split_whitespace());
        let parsed = Arguments::try_parse_from(words).map_err(|error| error.to_string())?;
        match parsed.command {
            Command::Verify(arguments) => Ok(arguments.resolve()),
            other => panic!("{other:?}"),
        }
    }

    fn options(line: &str) -> VerifyOptions {
        verify(line)
            .unwrap_or_else(|error| panic!("{error}"))
            .options
    }

    fn usage_error(line: &str) -> String {
        match verify(line) {
            Err(error) => error.lines().next().unwrap_or_default().to_owned(),
            Ok(_) => panic!("`{line}` is accepted"),
        }
    }

    #[test]
    fn the_definition_is_consistent() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn no_sizes_mean_all_sizes() {
        let options = options("k.cu");
        assert_eq!(options.block, None);
        assert_eq!(options.launch(), Launch::SYMBOLIC);
        assert!(options.infer && !options.only_divergence && !options.only_intra_block);
        assert_eq!(options.benign_races, BenignRaces::Warn);
    }

    #[test]
    fn the_spellings_of_gpuverify_are_accepted() {
        let ours = options("k.cu --block 16,64 --grid 2").launch();
        assert_eq!(
            ours.block,
            [Size::Fixed(16), Size::Fixed(64), Size::Fixed(1)]
        );
        assert_eq!(
            options("--blockDim=[16,64] --gridDim=2 k.cu").launch(),
            ours
        );
        assert_eq!(
            options("--local_size=16,64 --num_groups=[2] k.cl").launch(),
            ours
        );
        assert_eq!(
            options("--local_size=16,64 --global_size=[32,64] k.cl").launch(),
            ours
        );
        assert!(options("k.cu --only-intra-group").only_intra_block);
    }

    #[test]
    fn policies() {
        let plain = options("k.cu");
        assert_eq!(plain.external_calls, ExternalCalls::Unsupported);
        assert!(plain.warp_sync.is_none() && !plain.check_bounds);
        assert_eq!(plain.dimensions, None);
        let all = options("--external-calls=pure --warp-sync --check-bounds k.cu");
        assert_eq!(all.external_calls, ExternalCalls::Pure);
        assert!(all.warp_sync == Some(32) && all.check_bounds);
        assert_eq!(options("k.cu --warp-sync=16").warp_sync, Some(16));
        assert_eq!(options("k.cl --block 8,8 --grid 4").dimensions, Some(2));
        assert_eq!(options("k.cl --block 8,8").dimensions, None);
    }

    #[test]
    fn optimisations_are_switched_off_one_by_one() {
        assert_eq!(options("k.cu").optimisations, Optimisations::ALL);
        let none = options(
            "k.cu --no-rr --no-bi --no-pa --race-check=original --no-uniformity --memory bytes \
             --no-fact leader",
        );
        let expected = Optimisations {
            redundant_reads: false,
            barrier_intervals: false,
            private_arrays: false,
            race_check: RaceCheck::Original,
            uniformity: false,
            memory: Memory::Bytes,
            without: BTreeSet::from([Fact::Leader]),
        };
        assert_eq!(none.optimisations, expected);
    }

    #[test]
    fn options_after_the_dashes_go_to_clang() {
        let command =
            verify("a.cu b.cu --no-infer -- -Iinc -DN=4").unwrap_or_else(|e| panic!("{e}"));
        assert!(!command.options.infer);
        assert_eq!(command.files.len(), 2);
        let source = command
            .compile
            .source(&command.files[1])
            .expect("a CUDA file");
        assert_eq!(source.clang_args, ["-Iinc", "-DN=4"]);
        assert!(command.compile.source(Path::new("notes.txt")).is_err());
        let command = verify("notes.txt --language cuda").unwrap_or_else(|e| panic!("{e}"));
        let source = command.compile.source(&command.files[0]);
        assert_eq!(source.expect("a CUDA file").language, Language::Cuda);
    }

    #[test]
    fn limits_and_assumptions() {
        let options = options("k.cu --timeout 0.5 --assume n>=-1 --assume w==2 --error-limit 3");
        assert_eq!(options.timeout, Some(Duration::from_millis(500)));
        assert_eq!(options.error_limit, 3);
        let texts: Vec<_> = options
            .assumes
            .iter()
            .map(|assume| assume.text.as_str())
            .collect();
        assert_eq!(texts, ["n>=-1", "w==2"]);
    }

    #[test]
    fn usage_errors_say_what_is_wrong() {
        assert_eq!(
            usage_error("k.cu --block 0"),
            "error: invalid value '0' for '--block <X[,Y[,Z]]>': a size is at least 1"
        );
        assert_eq!(
            usage_error("k.cu --block -4"),
            "error: invalid value '-4' for '--block <X[,Y[,Z]]>': \
             `-4` is no size: a positive number or `*`"
        );
        assert_eq!(
            usage_error("k.cu --assume w=1"),
            "error: invalid value 'w=1' for '--assume <EXPR>': \
             `=` assigns; to compare, write `==` at column 2"
        );
        assert_eq!(
            usage_error("k.cu --timeout 0"),
            "error: invalid value '0' for '--timeout <SECONDS>': \
             `0` is no positive number of seconds up to 31622400"
        );
        for line in [
            "",
            "k.cl --global_size=64",
            "k.cl --block 4 --grid 2 --global_size=8",
            "k.cu --block 4 --blockDim=4",
            "k.cu --timeout nan",
            "k.cu --timeout 1e300",
            "k.cu --error-limit 0",
            "k.cu --memory-limit 0",
            "k.cu --warp-sync=0",
            "k.cu --nonsense",
        ] {
            assert!(usage_error(line).starts_with("error: "), "{line}");
        }
    }
}
