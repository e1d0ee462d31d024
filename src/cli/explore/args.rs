//! The arguments of `explore`, and their meaning as options.

use std::path::PathBuf;
use std::time::Instant;

use clap::{Args, ValueEnum};

use crate::cli::args::{CompileArguments, Seconds, seconds};
use crate::cli::sizes::{self, SizeList};
use crate::explore::litmus::Quantifier;
use crate::explore::{Inclusion, Model, Options, ReleaseSequences};
use crate::frontend::Source;
use crate::options::run;

#[derive(Debug, Args)]
pub struct ExploreArguments {
    /// Kernels (.cu, .hip, .cl, .ll, .bc, .ptx) or litmus files: herd's, in C or OpenCL, or
    /// of our own form
    #[arg(value_name = "FILE", required = true)]
    pub(super) files: Vec<PathBuf>,
    /// Memory model: src11, rc11 (all scopes are the system) or sc
    #[arg(long, default_value = "src11")]
    pub(super) model: Model,
    /// When scopes include each other: if each contains the other's thread, or if one does
    #[arg(long, value_name = "HOW", default_value = "mutual")]
    incl: Incl,
    /// Whether a release sequence has later writes of its thread (as in C11) or updates
    /// only (C++20)
    #[arg(long, value_name = "STANDARD", default_value = "c11")]
    release_sequences: Sequences,
    /// Explore all executions and count them, whatever is found
    #[arg(long)]
    pub(super) count: bool,
    /// Go on after the first defect
    #[arg(long)]
    pub(super) all_races: bool,
    /// Branch over non-atomic accesses as over atomic ones, and count every execution
    #[arg(long)]
    pub(super) textbook: bool,
    /// Threads per block of kernels
    #[arg(long, value_name = "X[,Y[,Z]]", value_parser = sizes::block)]
    pub(super) block: Option<SizeList>,
    /// Blocks per grid of kernels
    #[arg(long, value_name = "X[,Y[,Z]]", value_parser = sizes::grid)]
    pub(super) grid: Option<SizeList>,
    /// GPUs that share the blocks of the grid, in equal runs of blocks
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub(super) gpus: u32,
    /// Threads per warp
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=64))]
    pub(super) warp_size: Option<u32>,
    /// Explore this kernel only; may be repeated
    #[arg(long = "kernel", value_name = "NAME")]
    pub(super) kernels: Vec<String>,
    /// The value of a scalar parameter; may be repeated
    #[arg(long = "arg", value_name = "NAME=VALUE")]
    pub(super) args: Vec<run::Argument>,
    /// What an array holds at the start: zeros (if not given), iota,
    /// random[:seedN][:LOW..HIGH] or file:PATH.npy; with a number of elements,
    /// accesses beyond them are defects; may be repeated
    #[arg(long = "array", value_name = "NAME[COUNT]=CONTENTS")]
    pub(super) arrays: Vec<run::ArrayOption>,
    /// Rounds of a litmus file's loop that has no count of its own (8 if not given);
    /// in kernels, how often a thread may come to one operation (1000 if not given)
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(super) unroll: Option<u32>,
    /// Workers; as many as there are processors if not given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(super) jobs: Option<u16>,
    /// Seconds per file
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(super) timeout: Option<Seconds>,
    /// Show the execution of each defect, and of the condition
    #[arg(long)]
    pub(super) graph: bool,
    /// Write the first execution shown as a Graphviz document
    #[arg(long, value_name = "FILE")]
    pub(super) dot: Option<PathBuf>,
    /// Write the first execution shown as a drawing
    #[arg(long, value_name = "FILE")]
    pub(super) svg: Option<PathBuf>,
    /// Write a page with what was found, and a drawing of an execution with each defect
    #[arg(long, value_name = "FILE")]
    pub(super) html: Option<PathBuf>,
    /// Repair races: print the changes of the source after which there are none
    #[arg(long)]
    pub(super) fix: bool,
    /// Write the repaired source, and explore it again
    #[arg(long, requires = "fix")]
    pub(super) write: bool,
    #[command(flatten)]
    pub(super) compile: CompileArguments,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Incl {
    Mutual,
    Either,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Sequences {
    C11,
    #[value(name = "c++20")]
    Cpp20,
}

impl ExploreArguments {
    /// The files with kernels, which may be of one program, and the others of that. Those that
    /// cannot be read are told of where they are explored.
    pub(super) fn program(&self) -> Vec<Source> {
        let files = self.files.iter();
        let files = files.flat_map(|path| self.compile.source(path));
        let others = self.compile.others(self.files.iter().map(PathBuf::as_path));
        files.chain(others).collect()
    }

    /// Whether all executions are explored, whatever is found.
    pub(super) fn is_exhaustive(&self) -> bool {
        self.count || self.all_races || self.textbook
    }

    pub(super) fn options(&self, quantifier: Option<Quantifier>) -> Options {
        let exhaustive = self.is_exhaustive();
        Options {
            model: self.model,
            inclusion: match self.incl {
                Incl::Mutual => Inclusion::Mutual,
                Incl::Either => Inclusion::Either,
            },
            release_sequences: match self.release_sequences {
                Sequences::C11 => ReleaseSequences::C11,
                Sequences::Cpp20 => ReleaseSequences::Cpp20,
            },
            branch_non_atomic: self.textbook,
            all_defects: exhaustive,
            stop_at_condition: match quantifier {
                Some(Quantifier::NotExists) if !exhaustive => Some(true),
                Some(Quantifier::Forall) if !exhaustive => Some(false),
                _ => None,
            },
            jobs: match self.jobs {
                Some(jobs) => usize::from(jobs),
                None => std::thread::available_parallelism().map_or(1, usize::from),
            },
            deadline: self.timeout.map(|limit| Instant::now() + limit.0),
            progress: None,
        }
    }
}
