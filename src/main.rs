use std::process::ExitCode;

fn main() -> ExitCode {
    warpproof::cli::main()
}
