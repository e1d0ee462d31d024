//! The command line.

use std::process::ExitCode;

/// Runs the command that the process arguments name and returns its exit code.
pub fn main() -> ExitCode {
    ExitCode::SUCCESS
}
