//! The arguments that say who proves, and how long.

use std::time::Duration;

use clap::{ArgAction, Args};

use crate::cli::config::Config;
use crate::options::range::{MAX_MEMORY_MIB, MAX_SECONDS};
use crate::options::{self, EngineChoice, SolverChoice, StatedInvariants, VerifyOptions};

#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "Solving")]
pub(super) struct SolvingArguments {
    /// Solver; the portfolio where both are installed, if not given
    #[arg(long)]
    solver: Option<SolverChoice>,
    /// Total seconds per kernel; 300 if not given
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    timeout: Option<Seconds>,
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
    pub(super) engine: EngineChoice,
    /// Do not infer loop invariants
    #[arg(long = "no-infer", action = ArgAction::SetFalse)]
    infer: bool,
    /// Ignore the invariants of loops and barriers that the source states
    #[arg(long, conflicts_with = "check_annotations")]
    no_user_invariants: bool,
    /// Check the invariants that the source states, each as a claim of its own
    #[arg(long)]
    check_annotations: bool,
    /// Show the guessed loop invariants by rule, kept and dropped
    #[arg(long)]
    infer_info: bool,
    /// Of a kernel that is not proved, look for what index arrays have to hold so that it is
    #[arg(long)]
    infer_requires: bool,
}

impl SolvingArguments {
    /// Takes what is not given here from a project's configuration.
    pub(super) fn complete(&mut self, config: &Config) {
        self.timeout = self.timeout.or(config.timeout);
    }

    /// Options with these, and the defaults of all others.
    pub(super) fn resolve(self) -> VerifyOptions {
        VerifyOptions {
            solver: self.solver,
            timeout: Some(match self.timeout {
                Some(Seconds(limit)) => limit,
                None => Duration::from_secs(options::DEFAULT_TIMEOUT_SECONDS),
            }),
            query_timeout: self.query_timeout.map(|seconds| seconds.0),
            memory_limit: self.memory_limit,
            error_limit: self.error_limit as usize,
            infer: self.infer,
            stated: match (self.no_user_invariants, self.check_annotations) {
                (true, _) => StatedInvariants::Ignored,
                (false, true) => StatedInvariants::Checked,
                (false, false) => StatedInvariants::Hints,
            },
            infer_info: self.infer_info,
            infer_requires: self.infer_requires,
            engine: self.engine,
            ..VerifyOptions::default()
        }
    }
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
