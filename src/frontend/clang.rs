//! Running clang on CUDA, HIP and OpenCL.

mod chosen;
mod lines;
mod parts;

use std::cell::Cell;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use super::command::{self, Headers, OpenClVersion, Side};
use super::definitions::{KernelDefinition, kernel_definitions, may_be_left_out};
use super::headers::Found;
use super::options::UserOptions;
use super::prelude::Prelude;
use super::salvage::{Compiler, Session, header_not_found, salvage};
use super::tool::{Output, Tool};
use super::toolkit::Toolkit;
use super::{FrontendError, Language, Source, precompiled, rocm};
use lines::Lines;
use parts::is_of_system;

pub use chosen::chosen_ways;
pub use parts::{LeftOut, Parts, compile_parts};

/// What compiling gives.
pub struct Compiled {
    pub output: Output,
    /// What was taken for granted, in the report's words.
    pub assumptions: Vec<String>,
    /// See [`super::Bitcode::definitions`].
    pub definitions: Option<Vec<KernelDefinition>>,
}

pub const CLANG: Tool = Tool {
    name: "clang",
    package: "clang-19",
    variable: "WARPPROOF_CLANG",
};

/// Compiles the source with one run of clang. The exceptions are an OpenCL file that OpenCL
/// C 1.2 rejects, which is tried as 2.0 unless the user's options name a version, the
/// first run after an installation, which precompiles the headers, files that clang
/// rejects for their host code or for headers that are not there (`salvage`), and files with
/// templates, which are preprocessed to know their kernels.
///
/// # Errors
/// See [`super::compile`]. Of an OpenCL file that both versions reject the errors are
/// those of version 1.2.
pub fn compile(source: &Source, deadline: Option<Instant>) -> Result<Compiled, FrontendError> {
    let temporary = |error| FrontendError::Prelude { error };
    let has_host_code = matches!(source.language, Language::Cuda | Language::Hip);
    let mut session = Session::new(has_host_code).map_err(temporary)?;
    let mut job = Job::new(source, Side::Device, session.path("dependencies"), deadline)?;
    if !job.user.instances().is_empty() {
        session
            .instantiate(&source.path, job.user.instances())
            .map_err(temporary)?;
    }
    if job.user.device_variables() {
        session.move_variables();
    }
    let first = session.options().map_err(temporary)?;
    let output = match job.attempt_with_any_headers(&first) {
        Err(FrontendError::Rejected { path, diagnostics }) => {
            let prelude = job.prelude.path();
            salvage(&job, prelude, &diagnostics, &mut session).map_err(|refusal| {
                match refusal.header {
                    Some((header, included_at)) => FrontendError::HeaderNotFound {
                        header,
                        included_at,
                        advice: hide_prelude(refusal.advice, prelude),
                    },
                    None => FrontendError::Rejected {
                        path,
                        diagnostics: hide_prelude(diagnostics + &refusal.advice, prelude),
                    },
                }
            })
        }
        result => result,
    }?;
    let with_toolkit = job.toolkit.as_ref().map(|toolkit| {
        let folder = toolkit.folder.display();
        format!("the headers of CUDA are those in {folder}")
    });
    Ok(Compiled {
        output,
        assumptions: session
            .assumptions()
            .into_iter()
            .chain(with_toolkit)
            .chain(job.found.iter().map(Found::assumption))
            .collect(),
        definitions: job.definitions(&session),
    })
}

/// Compiles the host code of a file of CUDA, HIP or C++, as it is. C++ is taken for CUDA's, and
/// for HIP's where that does not do.
///
/// # Errors
/// See [`super::compile`].
pub fn compile_host(source: &Source, deadline: Option<Instant>) -> Result<Output, FrontendError> {
    if source.language == Language::C {
        // Options for all files of a program may name the others' standard.
        let is_of_cpp = |arg: &String| arg.starts_with("-std=") && arg.contains("++");
        let mut source = source.clone();
        source.clang_args.retain(|arg| !is_of_cpp(arg));
        return compile_host_as(&source, deadline);
    }
    if source.language != Language::Cpp {
        return compile_host_as(source, deadline);
    }
    let as_language = |language| {
        let source = Source {
            language,
            ..source.clone()
        };
        compile_host_as(&source, deadline)
    };
    as_language(Language::Cuda).or_else(|error| as_language(Language::Hip).map_err(|_| error))
}

/// Compiles the host code of a file of CUDA or C++ to bitcode that tells the runtime of its
/// kernels, when it is linked to a program.
///
/// # Errors
/// See [`super::compile`].
pub fn compile_program(source: &Source, device_code: &Path) -> Result<Output, FrontendError> {
    let folder = tempfile::tempdir().map_err(|error| FrontendError::Prelude { error })?;
    let source = match source.language {
        Language::Cpp => &Source {
            language: Language::Cuda,
            ..source.clone()
        },
        _ => source,
    };
    let mut job = Job::new(source, Side::Host, folder.path().join("dependencies"), None)?;
    let include = ["-Xclang", "-fcuda-include-gpubinary", "-Xclang"].map(OsString::from);
    job.attempt_with_any_headers(&[&include[..], &[device_code.into()]].concat())
}

/// The files that a source includes, as far as they are there.
///
/// # Errors
/// Clang is not there, or cannot read the source.
pub fn included_by(source: &Source) -> Result<Vec<PathBuf>, FrontendError> {
    let folder = tempfile::tempdir().map_err(|error| FrontendError::Prelude { error })?;
    let file = folder.path().join("dependencies");
    let job = Job::new(source, Side::Host, file.clone(), None)?;
    // Headers that are not there are named, and the rest is read.
    let options = ["-MM", "-MG"].map(OsString::from);
    job.run(&Headers::Text(OpenClVersion::V1_2), &options)?;
    Ok(dependencies(&fs::read_to_string(file).unwrap_or_default()))
}

/// The host code of a file behind the preprocessor, where all that it includes is there.
pub fn preprocessed(source: &Source, deadline: Option<Instant>) -> Option<String> {
    let folder = tempfile::tempdir().ok()?;
    let job = Job::new(
        source,
        Side::Host,
        folder.path().join("dependencies"),
        deadline,
    );
    job.ok()?.preprocessed(&[])
}

fn compile_host_as(source: &Source, deadline: Option<Instant>) -> Result<Output, FrontendError> {
    let folder = tempfile::tempdir().map_err(|error| FrontendError::Prelude { error })?;
    let mut job = Job::new(
        source,
        Side::Host,
        folder.path().join("dependencies"),
        deadline,
    )?;
    job.attempt_with_any_headers(&[])
}

struct Job<'a> {
    source: &'a Source,
    side: Side,
    user: UserOptions,
    prelude: Prelude,
    /// Whose headers are used instead of ours.
    toolkit: Option<Toolkit>,
    found: Vec<Found>,
    /// Clang writes here which files of the user's it has read.
    dependencies: PathBuf,
    /// The version of OpenCL C that the file was accepted in.
    version: Cell<OpenClVersion>,
    deadline: Option<Instant>,
}

/// What clang says of `__shared__ alignas(16) float tile[64]`.
const MISPLACED_ATTRIBUTE: &str = "an attribute list cannot appear here";

impl Job<'_> {
    fn new(
        source: &Source,
        side: Side,
        dependencies: PathBuf,
        deadline: Option<Instant>,
    ) -> Result<Job<'_>, FrontendError> {
        let prelude = Prelude::write().map_err(|error| FrontendError::Prelude { error })?;
        let mut user = UserOptions::new(&source.clang_args);
        if source.language != Language::Cuda {
            user.drop_architecture_of_cuda();
        }
        if source.language == Language::Hip {
            let named = user.rocm().map(rocm::headers).transpose()?;
            if let Some(headers) = named.or_else(rocm::installed) {
                user.add_last_folder(&headers);
            }
        }
        let toolkit = user.toolkit();
        let toolkit = toolkit.filter(|_| Toolkit::is_for(source.language, side));
        let toolkit = toolkit
            .map(|folder| Toolkit::at(folder, &CLANG))
            .transpose()?;
        Ok(Job {
            source,
            side,
            user,
            prelude,
            toolkit,
            found: Vec::new(),
            dependencies,
            version: Cell::new(OpenClVersion::V1_2),
            deadline,
        })
    }

    /// As [`Job::attempt`]. What does not compile with our headers is tried with those of an
    /// installed toolkit, which are used from then on where that helps.
    fn attempt_with_any_headers(&mut self, more: &[OsString]) -> Result<Output, FrontendError> {
        let first = self.attempt_with_any_alignment(more);
        let is_rejected = matches!(first, Err(FrontendError::Rejected { .. }));
        let is_for = Toolkit::is_for(self.source.language, self.side);
        if !is_rejected || self.toolkit.is_some() || !is_for {
            return first;
        }
        self.toolkit = Toolkit::installed(&CLANG);
        let second = self.toolkit.as_ref().map(|_| self.attempt(more));
        match second {
            Some(Ok(output)) => Ok(output),
            _ => {
                self.toolkit = None;
                first
            }
        }
    }

    /// As [`Job::attempt`]. Attributes of C++ behind those of CUDA, which clang does not take there, are
    /// GNU's from then on.
    fn attempt_with_any_alignment(&mut self, more: &[OsString]) -> Result<Output, FrontendError> {
        let first = self.attempt_with_newer_standard(more);
        let is_cpp = matches!(self.source.language, Language::Cuda | Language::Hip);
        match &first {
            Err(FrontendError::Rejected { diagnostics, .. })
                if is_cpp && diagnostics.contains(MISPLACED_ATTRIBUTE) =>
            {
                let before = self.user.clone();
                self.user.add("-include");
                self.user.add("warpproof/alignas.h");
                let second = self.attempt_with_newer_standard(more);
                if second.is_err() {
                    self.user = before;
                    return first;
                }
                second
            }
            _ => first,
        }
    }

    /// As [`Job::attempt`]. What is no C++17 is tried as C++20, which it is from then on where
    /// that helps, unless the user names a standard.
    fn attempt_with_newer_standard(&mut self, more: &[OsString]) -> Result<Output, FrontendError> {
        let first = self.attempt_with_headers_of_project(more);
        let language = self.source.language;
        let is_rejected = matches!(first, Err(FrontendError::Rejected { .. }));
        let is_cpp = matches!(language, Language::Cuda | Language::Hip);
        if !is_rejected || !is_cpp || self.user.name_version(language) {
            return first;
        }
        let before = self.user.clone();
        self.user.add("-std=c++20");
        let second = self.attempt_with_headers_of_project(more);
        let lacks_names = |result: &Result<_, FrontendError>| {
            let Err(FrontendError::Rejected { diagnostics, .. }) = result else {
                return false;
            };
            diagnostics.contains("in namespace 'std'")
        };
        if second.is_ok() || lacks_names(&first) && !lacks_names(&second) {
            return second;
        }
        self.user = before;
        first
    }

    /// As [`Job::attempt`], where headers of the project are looked for that clang does not find.
    fn attempt_with_headers_of_project(
        &mut self,
        more: &[OsString],
    ) -> Result<Output, FrontendError> {
        const MOST_FOLDERS: usize = 16;
        let mut result = self.attempt(more);
        while let Err(FrontendError::Rejected { diagnostics, .. }) = &result {
            let missing = header_not_found(diagnostics);
            let found = missing.and_then(|(header, file)| Found::new(&header, &file));
            let is_new = |new: &Found| {
                let known = self.found.iter().any(|found| found.folder == new.folder);
                !known && self.found.len() < MOST_FOLDERS
            };
            let Some(found) = found.filter(is_new) else {
                break;
            };
            self.user.add_folder(&found.folder);
            self.found.push(found);
            result = self.attempt(more);
        }
        result
    }

    /// Errors name the headers' directory as it is.
    fn attempt(&self, more: &[OsString]) -> Result<Output, FrontendError> {
        if let Some(toolkit) = &self.toolkit {
            return self.run(&Headers::Toolkit(toolkit), more);
        }
        if let Some(output) = self.run_with_precompiled_headers(more) {
            return output;
        }
        let first = self.run(&Headers::Text(OpenClVersion::V1_2), more);
        let language = self.source.language;
        let retry = language == Language::OpenCl && !self.user.name_version(language);
        match first {
            Err(FrontendError::Rejected { .. }) if retry => {
                let second = self.run(&Headers::Text(OpenClVersion::V2_0), more);
                if second.is_ok() {
                    self.version.set(OpenClVersion::V2_0);
                }
                second.or(first)
            }
            _ => first,
        }
    }

    /// `None` when there are no precompiled headers for this job, or clang refuses them.
    fn run_with_precompiled_headers(
        &self,
        more: &[OsString],
    ) -> Option<Result<Output, FrontendError>> {
        let language = self.source.language;
        let header = match language {
            Language::Cuda => "warpproof/precompiled_cuda.h",
            Language::Hip => "warpproof/precompiled_hip.h",
            Language::OpenCl | Language::C | Language::Cpp | Language::LlvmIr | Language::Ptx => {
                return None;
            }
        };
        if !precompiled::allows(self.user.as_slice()) {
            return None;
        }
        let options = command::precompilation(language, self.prelude.path(), self.side);
        let path =
            precompiled::find_or_create(&CLANG, &self.prelude, header, &options, self.deadline)?;
        match self.run(&Headers::Precompiled(&path), more) {
            Err(FrontendError::Rejected { diagnostics, .. })
                if precompiled::is_refused(&diagnostics) =>
            {
                // A file that clang refuses once it refuses always.
                let _ = std::fs::remove_file(&path);
                None
            }
            Err(FrontendError::Crashed { .. }) => None,
            output => Some(output),
        }
    }

    fn run(&self, headers: &Headers<'_>, more: &[OsString]) -> Result<Output, FrontendError> {
        let prelude = self.prelude.path();
        let mut more = more.to_vec();
        more.extend(["-MMD", "-MF"].map(OsString::from));
        more.push(self.dependencies.clone().into());
        let arguments = {
            let place = (prelude, self.side);
            command::compilation(self.source, &self.user, place, headers, &more)
        };
        let output = CLANG.run(&arguments, &self.source.path, self.deadline)?;
        Ok(Output {
            stderr: hide_prelude(output.stderr, prelude),
            ..output
        })
    }

    /// The kernels that the file and its headers define, where clang may have emitted no
    /// code for some.
    fn definitions(&self, session: &Session) -> Option<Vec<KernelDefinition>> {
        let language = self.source.language;
        let read = fs::read_to_string(&self.dependencies).unwrap_or_default();
        let mut files = dependencies(&read);
        if files.is_empty() {
            files.push(self.source.path.clone());
        }
        let mut texts = files
            .iter()
            .filter(|file| !file.starts_with(self.prelude.path()))
            .map(|file| String::from_utf8_lossy(&fs::read(file).unwrap_or_default()).into_owned());
        if !texts.any(|text| may_be_left_out(&text, language)) {
            return Some(Vec::new());
        }
        let options = session.options().ok()?;
        let preprocessed = self.preprocessed(&options)?;
        let mut found = kernel_definitions(&preprocessed, &self.source.path, language)?;
        if session.leaves_out() && found.iter().any(|kernel| kernel.is_template) {
            let defined = self.preprocessed(&[options, vec!["-dD".into()]].concat())?;
            let lines = Lines::new(&preprocessed);
            let is_own = |offset| !is_of_system(lines.place(offset).0, self.prelude.path());
            let names = session.left_out_names((&preprocessed, is_own), &defined);
            for kernel in found.iter_mut().filter(|kernel| kernel.is_template) {
                let name = kernel.name.rsplit("::").next().unwrap_or_default();
                let is_named = names.as_ref().is_none_or(|names| names.contains(name));
                let place = session.left_out_naming(name).filter(|_| is_named);
                kernel.left_out_at = place.map(|(path, line)| (path.to_owned(), line));
            }
        }
        Some(found)
    }

    /// The text that clang compiles.
    fn preprocessed(&self, options: &[OsString]) -> Option<String> {
        let options = [options, &["-E".into()]].concat();
        let output = match &self.toolkit {
            Some(toolkit) => self.run(&Headers::Toolkit(toolkit), &options),
            None => self
                .run_with_precompiled_headers(&options)
                .unwrap_or_else(|| self.run(&Headers::Text(self.version.get()), &options)),
        };
        Some(String::from_utf8_lossy(&output.ok()?.stdout).into_owned())
    }
}

impl Compiler for Job<'_> {
    type Output = Output;

    fn compile(&self, options: &[OsString]) -> Result<Output, Option<String>> {
        self.attempt(options).map_err(|error| match error {
            FrontendError::Rejected { diagnostics, .. } => Some(diagnostics),
            _ => None,
        })
    }

    fn preprocess(&self, options: &[OsString]) -> Option<String> {
        // Macros of precompiled headers would not be shown.
        let headers = match &self.toolkit {
            Some(toolkit) => Headers::Toolkit(toolkit),
            None => Headers::Text(self.version.get()),
        };
        let options = [options, &["-E", "-dD", "-dI"].map(OsString::from)].concat();
        let output = self.run(&headers, &options).ok()?;
        Some(String::from_utf8_lossy(&output.stdout).into_owned())
    }
}

/// The files in a rule of `make`: `output: file \` and so on, with blanks and signs escaped.
fn dependencies(rule: &str) -> Vec<PathBuf> {
    let rule = rule.replace("\\\n", " ");
    let files = rule.split_once(": ").map_or("", |(_, files)| files);
    let escaped = files
        .replace("\\ ", "\0")
        .replace("\\#", "#")
        .replace("$$", "$");
    let names = escaped.split_whitespace();
    names.map(|name| name.replace('\0', " ").into()).collect()
}

/// Messages name the headers' directory, which differs from run to run.
fn hide_prelude(text: String, directory: &Path) -> String {
    match directory.to_str() {
        Some(directory) => text.replace(directory, command::PRELUDE_NAME),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_of_make_name_files() {
        let rule = "k.bc: \\\n  /p/cuda.h \\\n  my\\ k.cu a\\#b$$.cuh\n";
        let expected: [PathBuf; 3] = ["/p/cuda.h".into(), "my k.cu".into(), "a#b$.cuh".into()];
        assert_eq!(dependencies(rule), expected);
    }
}
