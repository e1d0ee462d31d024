//! The arguments that switch optimisations of the two-thread verifier off.

use clap::{ArgAction, Args, CommandFactory};

use super::Arguments;
use crate::options::EngineChoice;
use crate::options::facts::Fact;
use crate::options::optimisations::{Memory, Optimisations, RaceCheck};

/// How the two-thread verifier goes about it, to measure what each part is worth.
#[derive(Debug, Args)]
#[command(next_help_heading = "Measuring the two-thread verifier")]
pub(super) struct OptimisationArguments {
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

impl OptimisationArguments {
    /// Exits with a usage error where the engine makes no use of them.
    pub(super) fn resolve(&self, engine: EngineChoice) -> Optimisations {
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
