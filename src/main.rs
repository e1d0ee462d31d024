//! The program; `cli` is its command line.

use std::process::ExitCode;

#[global_allocator]
static MEMORY: warpproof::cli::Memory = warpproof::cli::Memory;

fn main() -> ExitCode {
    warpproof::cli::main()
}
