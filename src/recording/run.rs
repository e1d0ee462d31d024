//! Running a program with the libraries that record its launches.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::{env, fs};

use thiserror::Error;

use super::log::{BuiltProgram, Log};
use super::{Program, Recording, VERSION};
use crate::children::Child;
use crate::frontend::{self, FrontendError, Language, Recorder, Source};
use crate::llvm::{self, ImportError, KernelParameters};

/// What to run, and where to write what it launches.
pub struct Request {
    /// Files of CUDA and C++ that the program is built of; none where it is there.
    pub build: Vec<Source>,
    /// Files of CUDA with the kernels of a program that is there.
    pub kernels: Vec<Source>,
    /// The program that is there and its arguments, or the arguments alone.
    pub command: Vec<OsString>,
    pub output: PathBuf,
}

/// A recording that was written, and what is to be said of it.
pub struct Recorded {
    pub recording: Recording,
    pub failed: bool,
    /// Launches that could not be written.
    pub lost: usize,
}

/// Why there is no recording.
#[derive(Debug, Error)]
pub enum RecordError {
    #[error(transparent)]
    Frontend(#[from] FrontendError),
    #[error("{}: {error}", path.display())]
    Import { path: PathBuf, error: ImportError },
    #[error("cannot run {program}: {error}")]
    CannotRun { program: String, error: io::Error },
    #[error("{program} launched no kernel that could be recorded ({ended})")]
    NoLaunches { program: String, ended: ExitStatus },
    #[error("cannot write {}: {error}", path.display())]
    Output { path: PathBuf, error: io::Error },
    #[error("cannot record: {0}")]
    Temporary(io::Error),
}

/// Runs a program and writes what it launches to a file, and the kernels that it has OpenCL
/// compile to files beside that.
///
/// # Errors
/// The program cannot be built or run, or launches nothing; a file cannot be written.
pub fn record(request: &Request) -> Result<Recorded, RecordError> {
    let scratch = tempfile::Builder::new().prefix("warpproof-").tempdir();
    let scratch = scratch.map_err(RecordError::Temporary)?;
    let folder = scratch.path();
    let log = folder.join("log.d");
    fs::create_dir(&log).map_err(RecordError::Temporary)?;
    let runtime = frontend::recorder(Recorder::Cuda, folder)?;
    let mut parameters = Parameters::default();
    let mut command = request.command.clone();
    let mut preloaded = vec![frontend::recorder(Recorder::OpenCl, folder)?];
    match request.build.is_empty() {
        true => preloaded.push(runtime),
        false => {
            let (program, bitcodes) = frontend::build_program(&request.build, &runtime, folder)?;
            for (source, bitcode) in request.build.iter().zip(bitcodes) {
                parameters.add(source, &bitcode)?;
            }
            command.insert(0, program.into());
        }
    }
    for source in &request.kernels {
        parameters.add(source, &frontend::compile_host(source, None)?)?;
    }
    let table = log.join("kernels");
    fs::write(table, parameters.text()).map_err(RecordError::Temporary)?;
    let name = match request.build.first() {
        Some(source) => source.path.display().to_string(),
        None => command.first().map(lossy).unwrap_or_default(),
    };
    let ended = run(&command, &preloaded, &log).map_err(|error| RecordError::CannotRun {
        program: name.clone(),
        error,
    })?;
    let log = Log::read(&log).map_err(RecordError::Temporary)?;
    if log.launches.is_empty() {
        return Err(RecordError::NoLaunches {
            program: name,
            ended,
        });
    }
    let words = match request.build.is_empty() {
        true => request.command.iter().map(lossy).collect(),
        false => [name]
            .into_iter()
            .chain(request.command.iter().map(lossy))
            .collect(),
    };
    let lost = log.lost;
    Ok(Recorded {
        recording: written(request, log, words, ended)?,
        failed: !ended.success(),
        lost,
    })
}

/// The sizes of kernels' parameters; of those that are not known for sure, none.
#[derive(Default)]
struct Parameters(BTreeMap<String, Option<Vec<u64>>>);

impl Parameters {
    fn add(&mut self, source: &Source, bitcode: &[u8]) -> Result<(), RecordError> {
        let known: KernelParameters =
            llvm::kernel_parameters(bitcode).map_err(|error| RecordError::Import {
                path: source.path.clone(),
                error,
            })?;
        for (kernel, sizes) in known {
            let sizes: Option<Vec<u64>> = sizes.into_iter().collect();
            let entry = self.0.entry(kernel).or_insert_with(|| sizes.clone());
            // Two files may have kernels of one name.
            if *entry != sizes {
                *entry = None;
            }
        }
        Ok(())
    }

    /// A line for each kernel, as the library reads it.
    fn text(&self) -> String {
        let mut text = String::new();
        for (kernel, sizes) in &self.0 {
            let Some(sizes) = sizes else { continue };
            let sizes: Vec<String> = sizes.iter().map(u64::to_string).collect();
            text += &format!("{kernel} {}\n", sizes.join(" "));
        }
        text
    }
}

/// Runs a command to its end, with libraries before all others.
fn run(command: &[OsString], preloaded: &[PathBuf], log: &Path) -> io::Result<ExitStatus> {
    let Some((program, arguments)) = command.split_first() else {
        return Err(io::ErrorKind::InvalidInput.into());
    };
    let folders = preloaded.iter().flat_map(|library| library.parent());
    let before = |name: &str, paths: &mut dyn Iterator<Item = PathBuf>| {
        let own = env::var_os(name).filter(|value| !value.is_empty());
        let all: Vec<OsString> = paths.map(OsString::from).chain(own).collect();
        all.join(":".as_ref())
    };
    let mut child = Command::new(program);
    child
        .args(arguments)
        .env(
            "LD_PRELOAD",
            before("LD_PRELOAD", &mut preloaded.iter().cloned()),
        )
        .env(
            "LD_LIBRARY_PATH",
            before("LD_LIBRARY_PATH", &mut folders.map(Path::to_owned)),
        )
        .env("WARPPROOF_RECORD", log);
    // It runs in a process group of its own, which may not read from a terminal.
    if io::stdin().is_terminal() {
        child.stdin(Stdio::null());
    }
    Ok(Child::start(child)?.output(None)?.status)
}

/// Writes the recording, and the programs that were built beside it.
fn written(
    request: &Request,
    log: Log,
    command: Vec<String>,
    ended: ExitStatus,
) -> Result<Recording, RecordError> {
    let output = &request.output;
    let failed = |path: &Path, error| RecordError::Output {
        path: path.to_owned(),
        error,
    };
    let mut programs = Vec::new();
    for (number, BuiltProgram { text, options }) in log.programs.iter().enumerate() {
        let path = output.with_extension(format!("{}.cl", number + 1));
        fs::write(&path, text).map_err(|error| failed(&path, error))?;
        programs.push(Program {
            language: Language::OpenCl,
            file: path.file_name().unwrap_or_default().into(),
            options: opencl_options(options),
        });
    }
    for source in request.build.iter().chain(&request.kernels) {
        programs.push(Program {
            language: source.language,
            file: from_folder_of(output, &source.path).map_err(RecordError::Temporary)?,
            options: source.clang_args.clone(),
        });
    }
    let recording = Recording {
        version: VERSION,
        command,
        ended: ended.to_string(),
        kernels_ran: !log.without_device,
        programs,
        launches: log.launches,
    };
    let text = recording.text().map_err(io::Error::from);
    let written = text.and_then(|text| fs::write(output, text));
    written.map_err(|error| failed(output, error))?;
    Ok(recording)
}

/// The path of a file as it is named from the folder of another one.
fn from_folder_of(output: &Path, file: &Path) -> io::Result<PathBuf> {
    match output.parent() {
        None => Ok(file.to_owned()),
        Some(folder) if folder.as_os_str().is_empty() => Ok(file.to_owned()),
        Some(_) => std::path::absolute(file),
    }
}

/// Of OpenCL's options those that change what a program means, for clang.
fn opencl_options(options: &str) -> Vec<String> {
    let words = shlex::split(options).unwrap_or_default();
    let here = env::current_dir().unwrap_or_default();
    let folder = |path: &str| here.join(path).display().to_string();
    let mut known = Vec::new();
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let kept = ["-D", "-U", "-cl-std="]
            .iter()
            .any(|start| word.starts_with(start));
        match word.as_str() {
            "-D" | "-U" => known.extend(words.next().map(|name| format!("{word}{name}"))),
            "-I" => known.extend(words.next().map(|path| format!("-I{}", folder(path)))),
            _ if kept || MEANING.contains(&word.as_str()) => known.push(word.clone()),
            _ => known.extend(
                word.strip_prefix("-I")
                    .map(|path| format!("-I{}", folder(path))),
            ),
        }
    }
    known
}

/// Options about numbers that clang has too.
const MEANING: [&str; 5] = [
    "-cl-single-precision-constant",
    "-cl-unsafe-math-optimizations",
    "-cl-finite-math-only",
    "-cl-fast-relaxed-math",
    "-cl-no-signed-zeros",
];

fn lossy(word: &OsString) -> String {
    word.to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_of_opencl_keep_their_meaning() {
        let here = env::current_dir().expect("a folder");
        let options = opencl_options("-DX=1 -D Y -I inc -cl-mad-enable -w -cl-std=CL2.0 -I/abs");
        let included = format!("-I{}", here.join("inc").display());
        let expected = ["-DX=1", "-DY", &included, "-cl-std=CL2.0", "-I/abs"];
        assert_eq!(options, expected);
    }

    #[test]
    fn kernels_of_one_name_and_other_sizes_are_unknown() {
        let mut parameters = Parameters::default();
        let known = |sizes: &[u64]| Some(sizes.to_vec());
        parameters.0.insert("k".to_owned(), known(&[8, 4]));
        parameters.0.insert("none".to_owned(), known(&[]));
        parameters.0.insert("two".to_owned(), None);
        assert_eq!(parameters.text(), "k 8 4\nnone \n");
    }
}
