//! The arguments that say which kernels are verified, at which launch, and what is checked.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use clap::error::ErrorKind;
use clap::{Args, CommandFactory};

use super::Arguments;
use crate::cli::config::Config;
use crate::cli::sizes::{self, NamedSizes, OffsetList, SizeList, grid_of_global};
use crate::kir::assume::Assumption;
use crate::kir::launch::MAX_BLOCK_THREADS;
use crate::options::extent::ArrayExtent;
use crate::options::launch_args::LaunchArgs;
use crate::options::range::{MAX_ARRAY_BYTES, MAX_ITERATIONS};
use crate::options::{BenignRaces, ExternalCalls, FailOn, KernelOptions, Launches, VerifyOptions};

/// Which kernels, at which launch, and what is checked of them.
#[derive(Debug, Args)]
#[command(next_help_heading = "Launch")]
pub(super) struct LaunchArguments {
    /// Threads per block: numbers or `*` (any size); every legal launch if not given; of one
    /// kernel with its name, and then repeatable
    #[arg(long, value_name = "[KERNEL=]X[,Y[,Z]]", visible_aliases = ["blockDim", "local_size"],
          value_parser = sizes::named_block, allow_hyphen_values = true)]
    block: Vec<NamedSizes>,
    /// Blocks per grid: numbers or `*` (any size); every legal launch if not given; of one
    /// kernel with its name, and then repeatable
    #[arg(long, value_name = "[KERNEL=]X[,Y[,Z]]", visible_aliases = ["gridDim", "num_groups"],
          value_parser = sizes::named_grid, allow_hyphen_values = true)]
    grid: Vec<NamedSizes>,
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
    /// provable (defect, if not given), or those that are only possible as well
    #[arg(long, value_name = "ALARMS")]
    fail_on: Option<FailOn>,
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
    /// The kernels are those of a project, of which a file need not have all.
    #[arg(skip)]
    kernels_are_of_project: bool,
    /// Conditions on single kernels, of a project's configuration.
    #[arg(skip)]
    of_kernels: BTreeMap<String, Vec<Assumption>>,
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

    /// Exits with a usage error where the launches are those of a recording, which the command has
    /// no use for.
    pub(super) fn refuse_recording(&self, command: &str) {
        if self.are_recorded() {
            let message = format!(
                "`{command}` is about each kernel at any launch, or at one of given sizes: \
                 `--launches FILE` goes with `verify`"
            );
            refuse(ErrorKind::ArgumentConflict, message);
        }
    }

    /// Takes what is not given here from a project's configuration.
    pub(super) fn complete(&mut self, config: &Config) {
        let plain = |list: &[NamedSizes]| list.iter().any(|one| one.kernel.is_none());
        let is_settled = |list: &[NamedSizes], kernel: Option<&String>| {
            plain(list) || list.iter().any(|one| one.kernel.as_ref() == kernel)
        };
        let named = |kernel: Option<&String>, sizes: &Option<SizeList>| {
            let sizes = sizes.clone()?;
            let kernel = kernel.cloned();
            Some(NamedSizes { kernel, sizes })
        };
        if !self.are_recorded() {
            let (block, grid) = (self.block.clone(), self.grid.clone());
            let has_grid = self.global_size.is_some();
            let all = [(None, &config.block, &config.grid)].into_iter();
            let own = config.kernel.iter();
            let own = own.map(|(kernel, own)| (Some(kernel), &own.block, &own.grid));
            for (kernel, of_block, of_grid) in all.chain(own) {
                let of_block = named(kernel, of_block).filter(|_| !is_settled(&block, kernel));
                self.block.extend(of_block);
                let of_grid = named(kernel, of_grid);
                let of_grid = of_grid.filter(|_| !has_grid && !is_settled(&grid, kernel));
                self.grid.extend(of_grid);
            }
        }
        if self.kernels.is_empty() {
            self.kernels.clone_from(&config.kernels);
            self.kernels_are_of_project = !config.kernels.is_empty();
        }
        let assumed = config.kernel.iter();
        let assumed = assumed.filter(|(_, own)| !own.assume.is_empty());
        self.of_kernels = assumed
            .map(|(kernel, own)| (kernel.clone(), own.assume.clone()))
            .collect();
        self.assumes.splice(0..0, config.assume.iter().cloned());
        self.fail_on = self.fail_on.or(config.fail_on);
    }

    /// Exits with a usage error where sizes do not fit each other.
    pub(super) fn resolve_into(self, options: &mut VerifyOptions) {
        let has_sizes = !self.block.is_empty() || !self.grid.is_empty();
        if self.are_recorded() && (has_sizes || self.global_offset.is_some()) {
            let message = "the launches of a recording have their own sizes: `--launches FILE` \
                           goes with no other ones";
            refuse(ErrorKind::ArgumentConflict, message);
        }
        for (option, list) in [("block", &self.block), ("grid", &self.grid)] {
            if let Err(kernel) = sizes::without_repetition(list) {
                let of = kernel.map_or(String::new(), |kernel| format!(" of `{kernel}`"));
                let message = format!("`--{option}`{of} is given more than once");
                refuse(ErrorKind::ArgumentConflict, message);
            }
        }
        let general = self.sizes_of(None);
        options.block = general.block;
        options.grid = general.grid;
        options.dimensions = general.dimensions;
        options.assumes.clone_from(&self.assumes);
        options.assumes.extend(general.assumes);
        let named = self.block.iter().chain(&self.grid);
        let named = named.filter_map(|one| one.kernel.as_ref());
        let named: BTreeSet<&String> = named.chain(self.of_kernels.keys()).collect();
        options.of_kernels = named
            .into_iter()
            .map(|kernel| self.sizes_of(Some(kernel)))
            .collect();
        options.launches = self.launches;
        options.run_args = self.run_args.map(|Words(words)| words);
        options.global_offset = self.global_offset.map(|list| list.0);
        options.kernels = self.kernels;
        options.kernels_may_be_elsewhere = self.kernels_are_of_project;
        options.args = self.args;
        options.axioms = self.axioms;
        options.check_arrays = self.check_arrays;
        options.only_intra_block = self.only_intra_block;
        options.only_divergence = self.only_divergence;
        options.benign_races = self.benign_races;
        options.fail_on = self.fail_on.unwrap_or(FailOn::Defect);
        options.external_calls = self.external_calls;
        options.warp_sync = self.warp_sync;
        options.find_bugs = self.find_bugs.map(usize::from);
        options.check_bounds = self.check_bounds;
        options.extents = self.extents;
        options.max_array_bytes = self.max_array_bytes;
        options.assume_no_wrap = self.assume_no_wrap;
    }

    /// The sizes that are given for a kernel, or for those that none are given for.
    fn sizes_of(&self, kernel: Option<&String>) -> KernelOptions {
        let of = |list: &[NamedSizes]| {
            let find = |kernel: Option<&String>| {
                let mut list = list.iter();
                list.find(|one| one.kernel.as_ref() == kernel)
                    .map(|one| one.sizes.clone())
            };
            find(kernel).or_else(|| find(None))
        };
        let (block, grid) = (of(&self.block), of(&self.grid));
        let mut options = KernelOptions {
            kernel: kernel.cloned().unwrap_or_default(),
            block: block.as_ref().map(SizeList::sizes),
            grid: grid.as_ref().map(SizeList::sizes),
            dimensions: match (&block, grid.as_ref().or(self.global_size.as_ref())) {
                (Some(block), Some(grid)) => Some(block.dimensions().max(grid.dimensions())),
                _ => None,
            },
            assumes: kernel
                .and_then(|kernel| self.of_kernels.get(kernel))
                .cloned()
                .unwrap_or_default(),
        };
        if let (Some(block), Some(global)) = (&block, &self.global_size) {
            match grid_of_global(block, global) {
                Ok((grid, assumes)) => {
                    options.grid = Some(grid);
                    options.assumes.extend(assumes);
                }
                Err(message) => refuse(ErrorKind::ValueValidation, message),
            }
        }
        options
    }
}

/// Ends the process with a usage error.
fn refuse(kind: ErrorKind, message: impl std::fmt::Display) -> ! {
    Arguments::command().error(kind, message).exit()
}
