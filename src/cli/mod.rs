//! The command line: arguments in, exit codes out.

mod args;
mod exit;
mod run;
mod sizes;

use std::process::ExitCode;

use clap::Parser;

/// Runs the command that the process arguments name and returns its exit code.
pub fn main() -> ExitCode {
    // On a usage error clap prints one diagnostic and exits with code 2.
    let arguments = args::Arguments::parse();
    run::run(arguments).into()
}
