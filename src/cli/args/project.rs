//! The arguments that say what a project asks of every run, and what it knows already.

use std::path::{Path, PathBuf};

use clap::Args;

use crate::cli::config::Config;

#[derive(Debug, Args)]
#[command(next_help_heading = "Project")]
pub(super) struct ConfigurationArguments {
    /// The configuration; the next `warpproof.toml` above the first file if not given
    #[arg(long, value_name = "FILE", conflicts_with = "no_config")]
    config: Option<PathBuf>,
    /// Read no configuration
    #[arg(long)]
    no_config: bool,
}

#[derive(Debug, Args)]
#[command(next_help_heading = "Project")]
pub(super) struct ProjectArguments {
    #[command(flatten)]
    pub(super) configuration: ConfigurationArguments,
    /// Findings in this file are known: only others count
    #[arg(long, value_name = "FILE")]
    pub(super) baseline: Option<PathBuf>,
    /// Write all findings to the file of `--baseline`, and exit with 0
    #[arg(long)]
    pub(super) write_baseline: bool,
}

impl ConfigurationArguments {
    /// The configuration of a run about `first`, empty where there is none.
    ///
    /// # Errors
    /// It cannot be read, or says what we do not know.
    pub(super) fn read(&self, first: Option<&Path>) -> Result<Config, String> {
        let path = match &self.config {
            Some(path) => Some(path.clone()),
            None if self.no_config => None,
            None => Config::find(first.unwrap_or(Path::new("."))),
        };
        path.map_or_else(|| Ok(Config::default()), |path| Config::read(&path))
    }
}
