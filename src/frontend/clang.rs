//! Running clang on CUDA, HIP and OpenCL.

use std::ffi::OsString;
use std::path::Path;

use super::command::{self, Headers, OpenClVersion};
use super::options::UserOptions;
use super::prelude::Prelude;
use super::salvage::{Assumptions, Compiler, Session, salvage};
use super::tool::{Output, Tool};
use super::{FrontendError, Language, Source, precompiled};

const CLANG: Tool = Tool {
    name: "clang",
    package: "clang-19",
    variable: "WARPPROOF_CLANG",
};

/// Compiles the source with one run of clang. The exceptions are an OpenCL file that OpenCL
/// C 1.2 rejects, which is tried as 2.0 unless the user's options name a version, the
/// first run after an installation, which precompiles the headers, and files that clang
/// rejects for their host code or for headers that are not there (`salvage`).
///
/// # Errors
/// See [`super::compile`]. Of an OpenCL file that both versions reject the errors are
/// those of version 1.2.
pub fn compile(source: &Source) -> Result<(Output, Assumptions), FrontendError> {
    let prelude = Prelude::write().map_err(|error| FrontendError::Prelude { error })?;
    let job = Job {
        source,
        user: UserOptions::new(&source.clang_args),
        prelude,
    };
    let temporary = |error| FrontendError::Prelude { error };
    let mut session = Session::new().map_err(temporary)?;
    if !job.user.instances().is_empty() {
        session
            .instantiate(&source.path, job.user.instances())
            .map_err(temporary)?;
    }
    if job.user.device_variables() {
        session.move_variables();
    }
    let first = session.options().map_err(temporary)?;
    match job.attempt(&first) {
        Err(FrontendError::Rejected { path, diagnostics }) => {
            match salvage(&job, job.prelude.path(), &diagnostics, session) {
                Ok(result) => Ok(result),
                Err(advice) => Err(FrontendError::Rejected {
                    path,
                    diagnostics: hide_prelude(diagnostics + &advice, job.prelude.path()),
                }),
            }
        }
        result => result.map(|output| (output, Assumptions::new())),
    }
}

struct Job<'a> {
    source: &'a Source,
    user: UserOptions,
    prelude: Prelude,
}

impl Job<'_> {
    /// Errors name the headers' directory as it is.
    fn attempt(&self, more: &[OsString]) -> Result<Output, FrontendError> {
        if let Some(output) = self.run_with_precompiled_headers(more) {
            return output;
        }
        let first = self.run(&Headers::Text(OpenClVersion::V1_2), more);
        let language = self.source.language;
        let retry = language == Language::OpenCl && !self.user.name_version(language);
        match first {
            Err(FrontendError::Rejected { .. }) if retry => {
                let second = self.run(&Headers::Text(OpenClVersion::V2_0), more);
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
            Language::OpenCl | Language::C | Language::LlvmIr => return None,
        };
        if !precompiled::allows(self.user.as_slice()) {
            return None;
        }
        let options = command::precompilation(language, self.prelude.path());
        let path = precompiled::find_or_create(&CLANG, &self.prelude, header, &options)?;
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
        let arguments = command::compilation(self.source, &self.user, prelude, headers, more);
        let output = CLANG.run(&arguments, &self.source.path)?;
        Ok(Output {
            stderr: hide_prelude(output.stderr, prelude),
            ..output
        })
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
        let headers = Headers::Text(OpenClVersion::V1_2);
        let mut more = options.to_vec();
        more.extend(["-E", "-dD", "-dI"].map(OsString::from));
        let output = self.run(&headers, &more).ok()?;
        String::from_utf8(output.stdout).ok()
    }
}

/// Messages name the headers' directory, which differs from run to run.
fn hide_prelude(text: String, directory: &Path) -> String {
    match directory.to_str() {
        Some(directory) => text.replace(directory, command::PRELUDE_NAME),
        None => text,
    }
}
