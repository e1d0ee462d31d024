//! Runs a command: calls the verifier, prints what it says, picks the exit code.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::time::Instant;

use super::args::{
    Arguments, Command, Format, IvlCommand, OutputArguments, ProtocolCommand, ReplayArguments,
    VerifyCommand,
};
use super::exit::Exit;
use super::explore;
use crate::frontend::Source;
use crate::options::run::RunOptions;
use crate::options::{Stage, VerifyOptions};
use crate::report::human::{self, Human};
use crate::report::json::{Document, Entry};
use crate::verify;

/// Runs a command to its end.
pub fn run(arguments: Arguments) -> Exit {
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
        Command::Ivl(IvlCommand::Check(arguments)) => {
            let (path, options, output) = arguments.resolve();
            check_ivl(path, &options, &output)
        }
        // A reader that has gone away wants no more.
        Command::Explore(arguments) => {
            explore::run(&arguments, error_line).unwrap_or(Exit::Failure)
        }
    }
}

fn verify_files(command: VerifyCommand) -> Exit {
    let start = Instant::now();
    let mut out = stdout(command.output.timings);
    let mut exit = Exit::Proved;
    let mut entries = Vec::new();
    for path in &command.files {
        let entry = match command.compile.source(path) {
            Ok(source) => match verify::verify_file(&source, &command.options) {
                Ok(report) => Entry::Report(report),
                Err(error) => Entry::failure(path, &error),
            },
            Err(error) => Entry::failure(path, &error),
        };
        exit = exit.max(exit_of(&entry));
        let shown = match (command.output.format, &entry) {
            (Format::Human, Entry::Report(report)) => out.file(path, report),
            _ => Ok(()),
        };
        if let Entry::Failure { error, .. } = &entry {
            error_line(error);
        }
        entries.push(entry);
        if shown.is_err() {
            return exit;
        }
    }
    // A reader that has gone away wants no more: that is no error of ours.
    let _ = match command.output.format {
        Format::Human => out.summary(&entries, start.elapsed()),
        Format::Json => Document::new(entries).write(&mut io::stdout().lock()),
    };
    exit
}

fn exit_of(entry: &Entry) -> Exit {
    match entry {
        Entry::Failure { .. } => Exit::Failure,
        Entry::Report(report) => report
            .kernels
            .iter()
            .map(|kernel| Exit::from(kernel.verdict))
            .max()
            // Nothing was proved of a file without kernels.
            .unwrap_or(Exit::Inconclusive),
    }
}

fn emit(source: &Source, options: &VerifyOptions, stage: Stage) -> Exit {
    match verify::emit(source, options, stage) {
        Ok(text) => {
            let mut out = io::stdout().lock();
            let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
            Exit::Proved
        }
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
        Ok((exit, text)) => {
            let mut out = io::stdout().lock();
            let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
            exit
        }
        Err(error) => {
            error_line(&error.to_string());
            Exit::Failure
        }
    }
}

fn run_kernel(source: &Source, options: &RunOptions, output: &OutputArguments) -> Exit {
    let entry = match verify::run_file(source, options) {
        Ok(report) => Entry::Report(report),
        Err(error) => {
            error_line(&error.to_string());
            Entry::failure(&source.path, &error)
        }
    };
    let exit = exit_of(&entry);
    let _ = match (output.format, &entry) {
        (Format::Human, Entry::Report(report)) => stdout(output.timings).file(&source.path, report),
        (Format::Human, Entry::Failure { .. }) => Ok(()),
        (Format::Json, _) => Document::new(vec![entry]).write(&mut io::stdout().lock()),
    };
    exit
}

fn replay(arguments: ReplayArguments) -> Exit {
    match verify::replay_file(arguments.witness, arguments.all) {
        Ok((source, report)) => {
            let _ = match arguments.output.format {
                Format::Human => stdout(arguments.output.timings).replay(&source.path, &report),
                Format::Json => report.write_json(&mut io::stdout().lock()),
            };
            match report.confirmed {
                true => Exit::Defect,
                false => Exit::Inconclusive,
            }
        }
        Err(error) => {
            error_line(&error.to_string());
            Exit::Failure
        }
    }
}

fn check_ivl(path: PathBuf, options: &VerifyOptions, output: &OutputArguments) -> Exit {
    match verify::check_ivl(&path, options) {
        Ok(report) => {
            let _ = match output.format {
                Format::Human => stdout(output.timings).ivl(&path, &report),
                Format::Json => report.write_json(&mut io::stdout().lock()),
            };
            let exits = report
                .procedures
                .iter()
                .map(|procedure| Exit::from(procedure.verdict));
            exits.max().unwrap_or(Exit::Inconclusive)
        }
        Err(error) => {
            error_line(&error.to_string());
            Exit::Failure
        }
    }
}

fn error_line(message: &str) {
    let _ = human::error(
        &mut human::stream(io::stderr().is_terminal(), human::Stream::Error),
        message,
    );
}

fn stdout(timings: bool) -> Human<impl human::WriteColor> {
    Human::new(
        human::stream(io::stdout().is_terminal(), human::Stream::Output),
        timings,
    )
}
