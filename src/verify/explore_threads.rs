//! Exploration of a program of threads: all executions of its `main`.

use super::Error;
use crate::explore::threads::ThreadsProgram;
use crate::explore::{self, Outcome};
use crate::frontend::{self, Source};
use crate::kir::Construct;
use crate::llvm;
use crate::transform::{self, Settings};

/// Explores a program and shows what was found to `report`. Loops go round `unroll` times
/// each time that they are entered.
///
/// # Errors
/// The file does not compile, or has no `main`.
pub fn explore_threads<T>(
    source: &Source,
    unroll: u32,
    exploration: &explore::Options,
    report: impl FnOnce(&ThreadsProgram<'_>, &Outcome) -> T,
) -> Result<T, Error> {
    let bitcode = frontend::compile_until(source, exploration.deadline)?;
    let mut functions = llvm::import_threads(&bitcode.bytes).map_err(|error| Error::Import {
        path: source.path.clone(),
        error,
    })?;
    for function in &mut functions.starts {
        transform::tidy(function, &Settings::default());
    }
    let mut program = ThreadsProgram::new(&functions, unroll);
    let mut outcome = program.explore(exploration);
    if outcome.executions == 0 && !outcome.has_defect() && !outcome.interrupted {
        let none = Construct::ProgramWithoutEnd;
        outcome.unsupported.insert((0, none));
    }
    Ok(report(&program, &outcome))
}
