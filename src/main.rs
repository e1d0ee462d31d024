//! The program; `cli` is its command line.

use std::process::ExitCode;

fn main() -> ExitCode {
    warpproof::cli::main()
}
