//! `warpproof fix`: changes of the source after which kernels are proved.

use std::io::{self, Write};
use std::path::Path;

use codespan_reporting::term::termcolor::StandardStream;

use super::args::{FixCommand, Input};
use super::colour;
use super::exit::Exit;
use super::run::{error_line, exit_of, note_line};
use super::stdin::StandardInput;
use crate::frontend::Source;
use crate::report::human::{Details, Human};
use crate::report::json::Entry;
use crate::report::model::Report;
use crate::verify::{self, Mending, Reading, Request};

/// Verifies files, and looks for changes of those with defects.
///
/// # Errors
/// Standard output is closed.
pub fn run(mut command: FixCommand) -> io::Result<Exit> {
    let standard_input = match StandardInput::of(&mut command.inputs, &command.options) {
        Ok(standard_input) => standard_input,
        Err(error) => {
            error_line(&error);
            return Ok(Exit::Failure);
        }
    };
    let named = standard_input.as_ref();
    let sources = command.sources();
    let reading = match Reading::start(&sources, &command.options) {
        Ok(reading) => reading,
        Err(error) => return Ok(failed(&error, named)),
    };
    let mut exit = Exit::Proved;
    for Input { path, source } in &command.inputs {
        exit = exit.max(match source {
            Ok(source) => {
                let (source, options) = (source.clone(), command.options.clone());
                let request = Request { source, options };
                fix(path, &request, (&sources, &reading), (command.write, named))?
            }
            Err(error) => failed(error, named),
        });
    }
    Ok(exit)
}

fn fix(
    path: &Path,
    request: &Request,
    (program, reading): (&[Source], &Reading),
    (write, standard_input): (bool, Option<&StandardInput>),
) -> io::Result<Exit> {
    let report = match verify::verify_each(request, reading, &mut ()) {
        Ok(report) => report,
        // Of a program some files do no more than launch.
        Err(error) if error.is_no_kernels() && program.len() > 1 => return Ok(Exit::Proved),
        Err(error) => return Ok(failed(&error, standard_input)),
    };
    if let Some(standard_input) = standard_input.filter(|_| write) {
        return print_fixed(request, program, report, standard_input);
    }
    let mut shown = report.clone();
    if let Some(standard_input) = standard_input {
        standard_input.rename(&mut shown);
        for kernel in &mut shown.kernels {
            standard_input.rename_in_kernel(kernel);
        }
    }
    let out = StandardStream::stdout(colour::of(&io::stdout()));
    Human::new(out, Details::default()).file(path, &shown)?;
    let entry = Entry::Report(report);
    let (exit, Entry::Report(report)) = (exit_of(&entry), entry) else {
        return Ok(Exit::Failure);
    };
    if exit != Exit::Defect {
        return Ok(exit);
    }
    let mending = match verify::mend_file(request, program, &report) {
        Ok(mending) => mending,
        Err(error) => return Ok(failed(&error, standard_input)),
    };
    let mut text = said(&mending);
    let is_written = write && !mending.patch.is_empty();
    if is_written {
        if let Err(error) = std::fs::write(path, &mending.text) {
            error_line(&format!("{} cannot be written: {error}", path.display()));
            return Ok(Exit::Failure);
        }
        text += &format!("{} was written\n", path.display());
    }
    if let Some(standard_input) = standard_input {
        text = standard_input.rename_in(&text);
    }
    print(&text)?;
    Ok(match is_written && mends_all(&mending) {
        true => Exit::Proved,
        false => Exit::Defect,
    })
}

/// Prints standard input as it is with its changes, and on the error stream what they are.
fn print_fixed(
    request: &Request,
    program: &[Source],
    report: Report,
    standard_input: &StandardInput,
) -> io::Result<Exit> {
    let (exit, text) = match exit_of(&Entry::Report(report.clone())) {
        Exit::Defect => match verify::mend_file(request, program, &report) {
            Ok(mending) => {
                note_line(standard_input.rename_in(&said(&mending)).trim_end());
                let exit = match mends_all(&mending) {
                    true => Exit::Proved,
                    false => Exit::Defect,
                };
                (exit, mending.text)
            }
            Err(error) => return Ok(failed(&error, Some(standard_input))),
        },
        exit => (exit, std::fs::read_to_string(&request.source.path)?),
    };
    print(&text)?;
    Ok(exit)
}

fn mends_all(mending: &Mending) -> bool {
    mending.kernels.iter().all(|(_, outcome)| outcome.is_ok())
}

fn print(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush())
}

fn failed(error: &dyn std::error::Error, standard_input: Option<&StandardInput>) -> Exit {
    let message = error.to_string();
    error_line(&match standard_input {
        Some(standard_input) => standard_input.rename_in(&message),
        None => message,
    });
    Exit::Failure
}

fn said(mending: &Mending) -> String {
    let mut text = String::new();
    for (kernel, outcome) in &mending.kernels {
        match outcome {
            Ok(cautions) => {
                text += &format!("help: {kernel} is proved with the change below\n");
                for caution in cautions {
                    text += &format!("  = {caution}\n");
                }
            }
            Err(why) => text += &format!("help: none for {kernel}: {why}\n"),
        }
    }
    text + &mending.patch
}
