//! The arguments of every command.

mod compile;
mod launch;
mod optimisations;
mod output;
mod project;
mod resolve;
mod solving;
mod standard_input;
#[cfg(test)]
mod tests;
mod triton;

use std::collections::BTreeMap;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;

pub use compile::CompileArguments;
pub use output::{Destination, Format, OutputArguments, PlainFormat, PlainOutputArguments};
pub use resolve::{FixCommand, InProgram, Input, Project, ProtocolCommand, VerifyCommand};
pub use solving::{Seconds, seconds};
pub use triton::TritonArguments;

use super::colour::Color;
use super::explore::ExploreArguments;
use super::record::RecordArguments;
use super::sizes::{self, SizeList};
use crate::codes::Code;
use crate::options::{BenignRaces, ExternalCalls, ProtocolStage, Stage, run};
use crate::report::model::Severity;
use launch::LaunchArguments;
pub use launch::{Words, words};
use optimisations::OptimisationArguments;
use project::{ConfigurationArguments, ProjectArguments};
use solving::SolvingArguments;
use standard_input::StandardInputArguments;

/// Proves GPU kernels free of data races and barrier divergence, or shows the race.
#[derive(Debug, Parser)]
#[command(name = "warpproof", version, arg_required_else_help = true)]
pub struct Arguments {
    /// Colours in text; `auto` where it goes to a terminal and `NO_COLOR` is not set
    #[arg(long, value_name = "WHEN", global = true, default_value = "auto")]
    pub color: Color,
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Verify the kernels of CUDA, HIP, OpenCL or LLVM IR files
    #[command(after_help = EXIT_CODES)]
    Verify(Box<VerifyArguments>),
    /// Look for changes of the source after which kernels with defects are proved
    #[command(after_help = FIX_EXIT_CODES)]
    Fix(FixArguments),
    /// Run a kernel on the CPU, with race detection
    #[command(after_help = RUN_EXIT_CODES)]
    Run(RunArguments),
    /// Run a witness of `verify --witness` again, step by step
    #[command(after_help = REPLAY_EXIT_CODES)]
    Replay(ReplayArguments),
    /// Run a program and write down what it launches, for `verify --launches FILE`
    #[command(after_help = RECORD_EXIT_CODES)]
    Record(RecordArguments),
    /// Compile the kernels of a file of Python with Triton, and verify them
    #[command(after_help = EXIT_CODES)]
    Triton(Box<TritonArguments>),
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
    /// Serve editors: diagnostics, hovers, lenses and fixes by the Language Server Protocol, over
    /// standard input and output
    #[command(after_help = LSP_EXIT_CODES)]
    Lsp,
    /// Say what a code in a report means
    Explain(ExplainArguments),
    /// Print a script that completes commands and options in a shell
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Print the manual, for `man -l -`
    Manual,
}

#[derive(Debug, Subcommand)]
pub enum IvlCommand {
    /// Check every procedure of a file with our back end alone
    #[command(after_help = EXIT_CODES)]
    Check(IvlArguments),
}

const FIX_EXIT_CODES: &str = "\
Exit codes: 0 proved, as it is or as it was written; 1 there are defects, 2 usage or front-end \
error, 3 inconclusive.";

const RUN_EXIT_CODES: &str = "\
Exit codes: 0 no defect in this run, 1 defect, 2 usage or front-end error, 3 the run did not \
reach its end.";

const REPLAY_EXIT_CODES: &str = "\
Exit codes: 1 the defect happens again, 2 usage or front-end error, 3 it does not.";

const RECORD_EXIT_CODES: &str = "\
Exit codes: 0 launches were recorded, however the program ended, 2 none were, or a usage error.";

const LSP_EXIT_CODES: &str = "\
Exit codes: 0 the client asked to shut down and to exit, 1 it went away without that.";

const EXIT_CODES: &str = "\
Exit codes: 0 proved, 1 defect, 2 usage or front-end error, 3 inconclusive; \
of several kernels the worst, in the order 2, 1, 3, 0.";

#[derive(Debug, Args)]
pub struct VerifyArguments {
    /// Input files: .cu, .cuh, .hip, .cl, .ll, .bc, .ptx; of a folder all that are in
    /// it; of a recording or a configuration its own if not given
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Verify the files in the `compile_commands.json` of this folder, as they are compiled
    #[arg(short = 'p', long = "database", value_name = "DIR")]
    database: Option<PathBuf>,
    #[command(flatten)]
    launch: LaunchArguments,
    #[command(flatten)]
    solving: SolvingArguments,
    #[command(flatten)]
    optimisations: OptimisationArguments,
    #[command(flatten)]
    output: OutputArguments,
    #[command(flatten)]
    project: ProjectArguments,
    /// How much findings count, of a project's configuration.
    #[arg(skip)]
    severities: BTreeMap<Code, Severity>,
    /// The kernels that a project's configuration has a table of.
    #[arg(skip)]
    named: Vec<String>,
    /// Write a file for each defect that a run shows, for `warpproof replay`
    #[arg(
        long,
        value_name = "DIR",
        help_heading = "Output",
        conflicts_with = "global_offset"
    )]
    witness: Option<PathBuf>,
    /// Of kernels with defects look for changes of the source with which they are proved
    #[arg(long, help_heading = "Output")]
    fixes: bool,
    /// Name barriers without which kernels are proved, too
    #[arg(long, help_heading = "Output")]
    redundant_barriers: bool,
    #[command(flatten)]
    standard_input: StandardInputArguments,
    #[command(flatten)]
    compile: CompileArguments,
}

#[derive(Debug, Args)]
pub struct FixArguments {
    /// Input files: .cu, .hip, .cl; of a folder all that are in it
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// Write the changes to the files; of standard input, print the changed text in place of the
    /// report
    #[arg(long)]
    write: bool,
    #[command(flatten)]
    launch: LaunchArguments,
    #[command(flatten)]
    solving: SolvingArguments,
    #[command(flatten)]
    configuration: ConfigurationArguments,
    #[command(flatten)]
    standard_input: StandardInputArguments,
    #[command(flatten)]
    compile: CompileArguments,
}

#[derive(Debug, Args)]
pub struct RunArguments {
    /// Input file: .cu, .hip, .cl, .ll, .bc, .ptx
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
    pub output: PlainOutputArguments,
}

#[derive(Debug, Args)]
pub struct ExplainArguments {
    /// A code (`WP0101`), or its name (`shared-read-write-race`)
    #[arg(value_name = "CODE", required_unless_present = "list")]
    pub code: Option<String>,
    /// List all codes, each with its name and what it means in one sentence
    #[arg(long, conflicts_with = "code")]
    pub list: bool,
}

#[derive(Debug, Args)]
pub struct EmitArguments {
    /// Input file: .cu, .hip, .cl, .ll, .bc, .ptx
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
    configuration: ConfigurationArguments,
    #[command(flatten)]
    standard_input: StandardInputArguments,
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
    output: PlainOutputArguments,
}
