//! The arguments that say which kernels are verified, at which launch, and what is checked.

use std::path::PathBuf;

use clap::{Args, CommandFactory};

use super::Arguments;
use crate::cli::sizes::{self, OffsetList, SizeList, grid_of_global};
use crate::kir::assume::Assumption;
use crate::kir::launch::MAX_BLOCK_THREADS;
use crate::options::extent::ArrayExtent;
use crate::options::launch_args::LaunchArgs;
use crate::options::range::{MAX_ARRAY_BYTES, MAX_ITERATIONS};
use crate::options::{BenignRaces, ExternalCalls, FailOn, Launches, VerifyOptions};

/// Which kernels, at which launch, and what is checked of them.
#[derive(Debug, Args)]
#[command(next_help_heading = "Launch")]
pub(super) struct LaunchArguments {
    /// Threads per block: numbers or `*` (any size); every legal launch if not given
    #[arg(long, value_name = "X[,Y[,Z]]", visible_aliases = ["blockDim", "local_size"],
          value_parser = sizes::block, allow_hyphen_values = true)]
    block: Option<SizeList>,
    /// Blocks per grid: numbers or `*` (any size); every legal launch if not given
    #[arg(long, value_name = "X[,Y[,Z]]", visible_aliases = ["gridDim", "num_groups"],
          value_parser = sizes::grid, allow_hyphen_values = true)]
    grid: Option<SizeList>,
    /// The launches to verify for where no sizes are given: those that the host code makes
    /// (host), every one (any), both (both), or those of a file that `warpproof record` wrote
    #[arg(long, value_name = "WHICH|FILE", default_value = "host")]
    launches: Launches,
    /// The words behind the program's name where it is run, if they are always these
    #[arg(long, value_name = "WORDS", value_parser = words, allow_hyphen_values = true)]
    run_args: Option<Words>,
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
    /// Which alarms are defects, and make the exit code 1: those that a run confirms or that are
    /// provable, or those that are only possible as well
    #[arg(long, value_name = "ALARMS", default_value = "defect")]
    fail_on: FailOn,
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

/// Words of a command line.
#[derive(Clone, Debug)]
pub struct Words(pub Vec<String>);

/// Takes a command line apart.
pub fn words(text: &str) -> Result<Words, String> {
    let words = shlex::split(text).map(Words);
    words.ok_or_else(|| "a quotation that is opened must be closed".to_owned())
}

impl LaunchArguments {
    /// Are the launches those of a recording?
    pub(super) fn are_recorded(&self) -> bool {
        matches!(self.launches, Launches::Recorded(_))
    }

    /// Exits with a usage error where the global size does not fit the block.
    pub(super) fn resolve_into(self, options: &mut VerifyOptions) {
        let has_sizes = self.block.is_some() || self.grid.is_some();
        if self.are_recorded() && (has_sizes || self.global_offset.is_some()) {
            let message = "the launches of a recording have their own sizes: `--launches FILE` \
                           goes with no other ones";
            Arguments::command()
                .error(clap::error::ErrorKind::ArgumentConflict, message)
                .exit();
        }
        options.block = self.block.as_ref().map(SizeList::sizes);
        options.grid = self.grid.as_ref().map(SizeList::sizes);
        options.launches = self.launches;
        options.run_args = self.run_args.map(|Words(words)| words);
        options.global_offset = self.global_offset.map(|list| list.0);
        options.kernels = self.kernels;
        options.assumes = self.assumes;
        options.args = self.args;
        options.axioms = self.axioms;
        options.check_arrays = self.check_arrays;
        options.only_intra_block = self.only_intra_block;
        options.only_divergence = self.only_divergence;
        options.benign_races = self.benign_races;
        options.fail_on = self.fail_on;
        options.external_calls = self.external_calls;
        options.warp_sync = self.warp_sync;
        options.find_bugs = self.find_bugs.map(usize::from);
        options.check_bounds = self.check_bounds;
        options.extents = self.extents;
        options.max_array_bytes = self.max_array_bytes;
        options.assume_no_wrap = self.assume_no_wrap;
        options.dimensions = match (
            &self.block,
            self.grid.as_ref().or(self.global_size.as_ref()),
        ) {
            (Some(block), Some(grid)) => Some(block.dimensions().max(grid.dimensions())),
            _ => None,
        };
        if let (Some(block), Some(global)) = (&self.block, &self.global_size) {
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
    }
}
