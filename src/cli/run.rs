//! Runs a command: calls the verifier, prints what it says, picks the exit code.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use codespan_reporting::term::termcolor::StandardStream;

use super::args::{
    Arguments, Command, Input, IvlCommand, OutputArguments, PlainFormat, PlainOutputArguments,
    ProtocolCommand, ReplayArguments, VerifyCommand,
};
use super::exit::Exit;
use super::output::Outputs;
use super::panics::PANICKED;
use super::{colour, explain, explore, generated, memory, panics, record};
use crate::frontend::Source;
use crate::options::run::RunOptions;
use crate::options::{Stage, VerifyOptions};
use crate::report::human::{self, Details, Human};
use crate::report::json::{Entry, Growing};
use crate::report::model::{KernelReport, Report};
use crate::verify::{self, Reading, Request};

/// Runs a command to its end.
pub fn run(arguments: Arguments) -> Exit {
    colour::choose(arguments.color);
    match arguments.command {
        Command::Verify(arguments) => verify_files(arguments.resolve()),
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
        Command::Protocol(arguments) => {
            let (command, options) = arguments.resolve();
            protocol(command, &options)
        }
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
        Command::Ivl(IvlCommand::Check(arguments)) => {
            let (path, options, output) = arguments.resolve();
            check_ivl(path, &options, &output)
        }
        Command::Explore(arguments) => match explore::run(&arguments, error_line) {
            Ok(exit) => exit,
            Err(error) => told(Err(error), Exit::Failure),
        },
        Command::Explain(arguments) => match explain::run(&arguments, error_line) {
            Ok(exit) => exit,
            Err(error) => told(Err(error), Exit::Failure),
        },
        Command::Completions { shell } => told(generated::completions(shell), Exit::Proved),
        Command::Manual => told(generated::manual(), Exit::Proved),
    }
}

fn verify_files(mut command: VerifyCommand) -> Exit {
    let start = Instant::now();
    let mut exit = Exit::Proved;
    let mut written = Ok(());
    let mut entries = Vec::new();
    let mut growing = Growing::default();
    let mut sources = command.sources();
    let reading = match Reading::start(&sources, &command.options) {
        Ok(reading) => reading,
        Err(error) => {
            error_line(&error.to_string());
            return Exit::Failure;
        }
    };
    let files_are_given = !command.inputs.is_empty();
    if !files_are_given {
        let of_recording = reading.recorded_sources().into_iter();
        command.inputs = of_recording.map(|source| command.input(source)).collect();
        sources = command.sources();
    }
    let Some(mut out) = opened(&command.output, command.paths()) else {
        return Exit::Failure;
    };
    for Input { path, source } in command.inputs {
        let path = path.as_path();
        if out.print_json() {
            memory::prepare(growing.with_last(&failure(path, "memory runs out")));
        }
        let mut tell = |kernel: &KernelReport| {
            if written.is_ok() {
                written = out.kernel(path, kernel);
            }
        };
        let entry = match source {
            Ok(source) => {
                let options = command.options.clone();
                let request = Request { source, options };
                let verified = || verify::verify_each(&request, &reading, &mut tell);
                match panics::caught(verified) {
                    Some(Ok(report)) => Entry::Report(report),
                    // Of a program some files do no more than launch.
                    Some(Err(error)) if error.is_no_kernels() && sources.len() > 1 => {
                        Entry::Report(Report::empty(path))
                    }
                    Some(Err(error)) => entry_of(path, &error),
                    None => failure(path, PANICKED),
                }
            }
            Err(error) => entry_of(path, &error),
        };
        exit = exit.max(match &entry {
            Entry::Report(report) if report.is_empty() && sources.len() > 1 => Exit::Proved,
            entry => exit_of(entry),
        });
        if let Entry::Report(report) = &entry {
            written = written.and_then(|()| out.rest(report));
            report.errors.iter().for_each(|error| error_line(error));
        }
        if out.print_json() {
            growing.push(&entry);
        }
        entries.push(entry);
        if written.is_err() {
            break;
        }
    }
    if command.options.kernels.is_empty() {
        let reports = entries.iter().filter_map(|entry| match entry {
            Entry::Report(report) => Some(report.kernels.len()),
            Entry::Failure { .. } => None,
        });
        let verified = reports.sum::<usize>() > 0;
        exit = exit.max(not_found(&reading.not_found(), files_are_given, verified));
    }
    let written = written.and_then(|()| out.summary(&entries, start.elapsed()));
    exit_after(written.and_then(|()| out.documents(entries)), exit)
}

/// Where reports go, or an error that was shown.
fn opened<'a>(
    arguments: &OutputArguments,
    inputs: impl Iterator<Item = &'a Path>,
) -> Option<Outputs> {
    Outputs::open(arguments, inputs)
        .map_err(|error| error_line(&error))
        .ok()
}

/// Says which kernels of a recording are in no file. Whoever names files may leave out some.
fn not_found(kernels: &[String], files_are_given: bool, verified: bool) -> Exit {
    if kernels.is_empty() {
        return Exit::Proved;
    }
    let kernels = kernels.join(", ");
    let message = format!("the recording launches {kernels}, which is in none of the files");
    match files_are_given && verified {
        true => {
            note_line(&message);
            Exit::Proved
        }
        false => {
            error_line(&message);
            Exit::Failure
        }
    }
}

/// The entry of a file that has no report, after its error was shown.
fn entry_of(path: &Path, error: &dyn std::error::Error) -> Entry {
    error_line(&error.to_string());
    Entry::failure(path, error)
}

fn failure(path: &Path, error: &str) -> Entry {
    Entry::Failure {
        file: path.display().to_string(),
        error: error.to_owned(),
    }
}

/// The exit code where what there is to say was written, or was not.
fn told(written: io::Result<()>, exit: Exit) -> Exit {
    let named = |error| format!("standard output cannot be written: {error}");
    exit_after(written.map_err(named), exit)
}

/// The same, where the error says what was written to.
fn exit_after(written: Result<(), String>, exit: Exit) -> Exit {
    match written {
        Ok(()) => exit,
        Err(error) => {
            error_line(&error);
            Exit::Failure
        }
    }
}

fn exit_of(entry: &Entry) -> Exit {
    match entry {
        Entry::Failure { .. } => Exit::Failure,
        Entry::Report(report) if !report.errors.is_empty() => Exit::Failure,
        Entry::Report(report) => {
            let exits = report.kernels.iter().map(|k| Exit::from(k.verdict));
            let skipped = report.skips_own_kernels().then_some(Exit::Inconclusive);
            let worst = exits.chain(skipped).max();
            let mut others = report.skipped.iter();
            let is_not_launched = !report.skipped.is_empty() && others.all(|one| one.not_launched);
            worst.unwrap_or(match is_not_launched {
                true => Exit::Proved,
                // Nothing was proved of a file without kernels.
                false => Exit::Inconclusive,
            })
        }
    }
}

fn emit(source: &Source, options: &VerifyOptions, stage: Stage) -> Exit {
    match verify::emit(source, options, stage) {
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
        ProtocolCommand::Kernels { source, stage } => match source {
            Ok(source) => {
                verify::protocol_stage(&source, options, stage).map(|text| (Exit::Proved, text))
            }
            Err(error) => Err(error.into()),
        },
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

fn run_kernel(source: &Source, options: &RunOptions, output: &OutputArguments) -> Exit {
    let Some(mut out) = opened(output, [source.path.as_path()].into_iter()) else {
        return Exit::Failure;
    };
    let entry = match verify::run_file(source, options) {
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

fn stdout(output: &PlainOutputArguments) -> Human<StandardStream> {
    let details = Details {
        timings: output.timings,
        assumptions: output.assumptions,
        brief: false,
    };
    Human::new(StandardStream::stdout(colour::of(&io::stdout())), details)
}
