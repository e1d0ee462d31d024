//! The command line: arguments in, exit codes out.

mod args;
mod colour;
mod config;
mod exit;
mod explain;
mod explore;
mod fix;
mod generated;
mod lsp;
mod memory;
mod mend;
mod output;
mod panics;
mod progress;
mod record;
mod run;
mod sizes;
mod stdin;
mod triton;
mod verify;
mod version;

pub use memory::Memory;

use std::process::ExitCode;

use clap::Parser;
use clap::error::ErrorKind;

use crate::verify::Request;

/// Runs the command that the process arguments name and returns its exit code.
pub fn main() -> ExitCode {
    let arguments = match args::Arguments::try_parse() {
        Err(error) if error.kind() == ErrorKind::DisplayVersion => {
            let is_long = std::env::args().skip(1).any(|word| word == "--version");
            return run::told(version::print(is_long), exit::Exit::Proved).into();
        }
        // On a usage error clap prints one diagnostic and exits with code 2.
        parsed => parsed.unwrap_or_else(|error| error.exit()),
    };
    panics::announce();
    let exit = panics::caught(|| run::run(arguments));
    exit.unwrap_or(exit::Exit::Failure).into()
}

/// What `warpproof verify` with these arguments is asked to do, file by file.
///
/// # Errors
/// A usage error, or a file whose name tells no language.
pub fn verify_requests(arguments: &[String]) -> Result<Vec<Request>, Box<dyn std::error::Error>> {
    let words = ["warpproof", "verify"]
        .into_iter()
        .chain(arguments.iter().map(String::as_str));
    let parsed = args::Arguments::try_parse_from(words)?;
    let args::Command::Verify(arguments) = parsed.command else {
        unreachable!("the second word names the command");
    };
    let command = arguments.resolve();
    let requests = command.inputs.into_iter().map(|input| {
        Ok(Request {
            source: input.source?,
            options: command.options.clone(),
        })
    });
    requests.collect()
}
