//! `warpproof record`: what a program launches, written down when it runs.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, CommandFactory};

use super::args::{Arguments, Words, words};
use super::exit::Exit;
use super::run::{error_line, note_line};
use crate::frontend::{FrontendError, Source};
use crate::recording::{self, RecordError, Recorded, Request};
use crate::report::words::plural;

#[derive(Debug, Args)]
pub struct RecordArguments {
    /// Files of CUDA and C++ to build the program of, which then needs no GPU and no toolkit; if
    /// none are given, the program is there
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The file to write; kernels that OpenCL compiles go to files beside it
    #[arg(long, value_name = "FILE", default_value = "launches.json")]
    output: PathBuf,
    /// A file with kernels of a CUDA program that is there: without it nothing is known of their
    /// arguments; may be repeated
    #[arg(long = "kernels", value_name = "FILE", conflicts_with = "files")]
    kernels: Vec<PathBuf>,
    /// Arguments to clang for these files, such as -I, -D, -std= and -l
    #[arg(long, value_name = "WORDS", value_parser = words, allow_hyphen_values = true)]
    clang_args: Option<Words>,
    /// The program that is there and its arguments; of files that are built, the arguments alone
    #[arg(value_name = "COMMAND", last = true)]
    command: Vec<OsString>,
}

/// Runs the program.
pub fn run(arguments: RecordArguments) -> Exit {
    if arguments.files.is_empty() && arguments.command.is_empty() {
        let message = "there is no program: name it behind `--`, or the files to build it of";
        let kind = clap::error::ErrorKind::MissingRequiredArgument;
        Arguments::command().error(kind, message).exit();
    }
    let output = arguments.output.clone();
    let recorded = arguments
        .request()
        .map_err(RecordError::from)
        .and_then(|request| recording::record(&request));
    match recorded {
        Ok(recorded) => {
            tell(&recorded, &output.display().to_string());
            match recorded.lost {
                0 => Exit::Proved,
                lost => {
                    error_line(&format!(
                        "{lost} launches could not be written, and are not there"
                    ));
                    Exit::Failure
                }
            }
        }
        Err(error) => {
            let advice = match error {
                RecordError::NoLaunches { .. } => NOTHING,
                _ => "",
            };
            error_line(&format!("{error}{advice}"));
            Exit::Failure
        }
    }
}

/// What there is to try where nothing was recorded.
const NOTHING: &str = ": programs of OpenCL are recorded as they are; those of CUDA where they are \
    linked with the shared runtime (nvcc --cudart shared), or built here from their sources \
    (warpproof record FILES -- ARGUMENTS)";

impl RecordArguments {
    fn request(self) -> Result<Request, FrontendError> {
        let clang_args = self
            .clang_args
            .map(|Words(words)| words)
            .unwrap_or_default();
        let sources = |files: Vec<PathBuf>| {
            let source = |file| {
                let plain = Source::from_path(file)?;
                Ok(Source {
                    clang_args: clang_args.clone(),
                    ..plain
                })
            };
            files
                .into_iter()
                .map(source)
                .collect::<Result<Vec<Source>, _>>()
        };
        Ok(Request {
            build: sources(self.files)?,
            kernels: sources(self.kernels)?,
            command: self.command,
            output: self.output,
        })
    }
}

fn tell(recorded: &Recorded, output: &str) {
    let Recorded {
        recording, failed, ..
    } = recorded;
    let launches: u64 = recording.launches.iter().map(|launch| launch.count).sum();
    let (different, launches) = (recording.launches.len(), launches as usize);
    let repeated = match launches == different {
        true => String::new(),
        false => format!(", {different} without repetitions"),
    };
    note_line(&format!(
        "{output} has {}{repeated}",
        plural(launches, "launch")
    ));
    if !recording.kernels_ran {
        note_line(
            "no kernel has run: there was no GPU, and memory that kernels write kept its contents",
        );
    }
    if *failed {
        note_line(&format!(
            "the program ended with {}: what it launched until then is recorded",
            recording.ended
        ));
    }
    let mut unknown: Vec<&str> = Vec::new();
    for launch in &recording.launches {
        if launch.arguments.is_none() && !unknown.contains(&launch.kernel.as_str()) {
            unknown.push(&launch.kernel);
        }
    }
    if !unknown.is_empty() {
        note_line(&format!(
            "the arguments of {} are not known, and may be any: name the files of these kernels \
             with --kernels",
            unknown.join(", ")
        ));
    }
}
