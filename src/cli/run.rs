//! Runs a command: calls the verifier, prints what it says, picks the exit code.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use codespan_reporting::term::termcolor::StandardStream;

use super::args::{
    Arguments, Command, InProgram, Input, IvlCommand, OutputArguments, PlainFormat,
    PlainOutputArguments, ProtocolCommand, ReplayArguments,
};
use super::exit::Exit;
use super::output::Outputs;
use super::stdin::StandardInput;
use super::verify::verify_files;
use super::{colour, explain, explore, generated, lsp, mend, record, triton};
use crate::options::run::RunOptions;
use crate::options::{Stage, VerifyOptions};
use crate::report::human::{self, Details, Human};
use crate::report::json::Entry;
use crate::verify;

/// Runs a command to its end.
pub fn run(arguments: Arguments) -> Exit {
    colour::choose(arguments.color);
    match arguments.command {
        Command::Verify(arguments) => match arguments.configured() {
            Ok(arguments) => verify_files(arguments.resolve()),
            Err(error) => {
                error_line(&error);
                Exit::Failure
            }
        },
        Command::Fix(arguments) => match arguments.configured() {
            Ok(arguments) => match mend::run(arguments.resolve()) {
                Ok(exit) => exit,
                Err(error) => told(Err(error), Exit::Failure),
            },
            Err(error) => {
                error_line(&error);
                Exit::Failure
            }
        },
        Command::Emit(arguments) => {
            let (source, options, stage) = arguments.resolve();
            match source {
                Ok(source) => emit(&source, &options, stage),
                Err(error) => {
                    error_line(&error.to_string());
                    Exit::Failure
                }
            }
        }
        Command::Protocol(arguments) => match arguments.configured() {
            Ok(arguments) => {
                let (command, options) = arguments.resolve();
                protocol(command, &options)
            }
            Err(error) => {
                error_line(&error);
                Exit::Failure
            }
        },
        Command::Run(arguments) => {
            let (source, options, output) = arguments.resolve();
            match source {
                Ok(source) => run_kernel(&source, &options, &output),
                Err(error) => {
                    error_line(&error.to_string());
                    Exit::Failure
                }
            }
        }
        Command::Replay(arguments) => replay(arguments),
        Command::Record(arguments) => record::run(arguments),
        Command::Triton(arguments) => triton::run(&arguments),
        Command::Ivl(IvlCommand::Check(arguments)) => {
            let (path, options, output) = arguments.resolve();
            check_ivl(path, &options, &output)
        }
        Command::Explore(arguments) => match explore::run(&arguments, error_line) {
            Ok(exit) => exit,
            Err(error) => told(Err(error), Exit::Failure),
        },
        Command::Lsp => lsp(),
        Command::Explain(arguments) => match explain::run(&arguments, error_line) {
            Ok(exit) => exit,
            Err(error) => told(Err(error), Exit::Failure),
        },
        Command::Completions { shell } => told(generated::completions(shell), Exit::Proved),
        Command::Manual => told(generated::manual(), Exit::Proved),
    }
}

/// Where reports go, or an error that was shown.
pub(super) fn opened<'a>(
    arguments: &OutputArguments,
    inputs: impl Iterator<Item = &'a Path>,
) -> Option<Outputs> {
    Outputs::open(arguments, inputs)
        .map_err(|error| error_line(&error))
        .ok()
}

/// The entry of a file that has no report, after its error was shown.
fn entry_of(path: &Path, error: &dyn std::error::Error) -> Entry {
    error_line(&error.to_string());
    Entry::failure(path, error)
}

pub(super) fn failure(path: &Path, error: &str) -> Entry {
    Entry::Failure {
        file: path.display().to_string(),
        error: error.to_owned(),
    }
}

/// The exit code where what there is to say was written, or was not.
pub(super) fn told(written: io::Result<()>, exit: Exit) -> Exit {
    let named = |error| format!("standard output cannot be written: {error}");
    exit_after(written.map_err(named), exit)
}

/// The same, where the error says what was written to.
pub(super) fn exit_after(written: Result<(), String>, exit: Exit) -> Exit {
    match written {
        Ok(()) => exit,
        Err(error) => {
            error_line(&error);
            Exit::Failure
        }
    }
}

/// The exit code of a report.
pub(super) fn exit_of(entry: &Entry) -> Exit {
    match entry {
        Entry::Failure { .. } => Exit::Failure,
        Entry::Report(report) if !report.errors.is_empty() => Exit::Failure,
        Entry::Report(report) => {
            let exits = report.kernels.iter().map(|k| Exit::from(k.answer()));
            let skipped = report.skips_own_kernels().then_some(Exit::Inconclusive);
            let worst = exits.chain(skipped).max();
            let mut others = report.skipped.iter();
            let is_not_launched = others.all(|one| one.not_launched)
                && !(report.skipped.is_empty() && report.suppressed.is_empty());
            worst.unwrap_or(match is_not_launched {
                true => Exit::Proved,
                // Nothing was proved of a file without kernels.
                false => Exit::Inconclusive,
            })
        }
    }
}

/// Serves an editor until it goes away.
fn lsp() -> Exit {
    let program = match std::env::current_exe() {
        Ok(program) => program,
        Err(error) => {
            error_line(&format!("the program does not find itself: {error}"));
            return Exit::Failure;
        }
    };
    let input = io::BufReader::new(io::stdin());
    match lsp::serve(&program, input, io::stdout()) {
        lsp::End::Asked => Exit::Proved,
        lsp::End::Lost => Exit::Defect,
    }
}

fn emit((source, program): &InProgram, options: &VerifyOptions, stage: Stage) -> Exit {
    match verify::emit(source, program, options, stage) {
        Ok(text) => told(print(&text), Exit::Proved),
        Err(error) => {
            error_line(&error.to_string());
            Exit::Failure
        }
    }
}

fn protocol(command: ProtocolCommand, options: &VerifyOptions) -> Exit {
    let answer = match command {
        ProtocolCommand::Map {
            path,
            stage: Some(stage),
        } => verify::map_stage(&path, options, stage).map(|text| (Exit::Proved, text)),
        ProtocolCommand::Map { path, stage: None } => {
            verify::verify_map(&path, options).map(|(verdict, text)| (Exit::from(verdict), text))
        }
        ProtocolCommand::Kernels {
            input,
            others,
            stage,
        } => {
            let mut inputs = [input];
            // The copy of standard input is there as long as this.
            let _read = match StandardInput::of(&mut inputs, options) {
                Ok(read) => read,
                Err(error) => {
                    error_line(&error);
                    return Exit::Failure;
                }
            };
            let [Input { source, .. }] = inputs;
            let source = source.map_err(verify::Error::from);
            let text =
                source.and_then(|source| verify::protocol_stage(&source, &others, options, stage));
            text.map(|text| (Exit::Proved, text))
        }
    };
    match answer {
        Ok((exit, text)) => told(print(&text), exit),
        Err(error) => {
            error_line(&error.to_string());
            Exit::Failure
        }
    }
}

fn print(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush())
}

fn run_kernel(
    (source, program): &InProgram,
    options: &RunOptions,
    output: &OutputArguments,
) -> Exit {
    let Some(mut out) = opened(output, [source.path.as_path()].into_iter()) else {
        return Exit::Failure;
    };
    let entry = match verify::run_file(source, program, options) {
        Ok(report) => Entry::Report(report),
        Err(error) => entry_of(&source.path, &error),
    };
    let exit = exit_of(&entry);
    let written = match &entry {
        Entry::Report(report) => out.file(&source.path, report),
        Entry::Failure { .. } => Ok(()),
    };
    exit_after(written.and_then(|()| out.documents(vec![entry])), exit)
}

fn replay(arguments: ReplayArguments) -> Exit {
    match verify::replay_file(arguments.witness, arguments.all) {
        Ok((source, report)) => {
            let written = match arguments.output.format {
                PlainFormat::Human => stdout(&arguments.output).replay(&source.path, &report),
                PlainFormat::Json => report.write_json(&mut io::stdout().lock()),
            };
            let exit = match report.confirmed {
                true => Exit::Defect,
                false => Exit::Inconclusive,
            };
            told(written, exit)
        }
        Err(error) => {
            error_line(&error.to_string());
            Exit::Failure
        }
    }
}

fn check_ivl(path: PathBuf, options: &VerifyOptions, output: &PlainOutputArguments) -> Exit {
    match verify::check_ivl(&path, options) {
        Ok(report) => {
            let written = match output.format {
                PlainFormat::Human => stdout(output).ivl(&path, &report),
                PlainFormat::Json => report.write_json(&mut io::stdout().lock()),
            };
            let exits = report
                .procedures
                .iter()
                .map(|procedure| Exit::from(procedure.verdict));
            told(written, exits.max().unwrap_or(Exit::Inconclusive))
        }
        Err(error) => {
            error_line(&error.to_string());
            Exit::Failure
        }
    }
}

/// Shows an error that is in no report. Where that is not possible, the exit code tells.
pub fn error_line(message: &str) {
    let _ = human::error(
        &mut StandardStream::stderr(colour::of(&io::stderr())),
        message,
    );
}

/// Says what is good to know and no error.
pub fn note_line(message: &str) {
    let _ = human::note(
        &mut StandardStream::stderr(colour::of(&io::stderr())),
        message,
    );
}

/// Says what may be a mistake and stops nothing.
pub fn warning_line(message: &str) {
    let _ = human::warning(
        &mut StandardStream::stderr(colour::of(&io::stderr())),
        message,
    );
}

fn stdout(output: &PlainOutputArguments) -> Human<StandardStream> {
    let details = Details {
        timings: output.timings,
        assumptions: output.assumptions,
        brief: false,
        quiet: false,
    };
    Human::new(StandardStream::stdout(colour::of(&io::stdout())), details)
}
