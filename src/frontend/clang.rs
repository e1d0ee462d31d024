//! Running clang on CUDA, HIP and OpenCL.

use std::path::Path;

use super::command::{self, Headers, OpenClVersion};
use super::options::UserOptions;
use super::prelude::Prelude;
use super::tool::{Output, Tool};
use super::{FrontendError, Language, Source, precompiled};

const CLANG: Tool = Tool {
    name: "clang",
    package: "clang-19",
    variable: "WARPPROOF_CLANG",
};

/// Compiles the source with one run of clang. The exceptions are an OpenCL file that OpenCL
/// C 1.2 rejects, which is tried as 2.0 unless the user's options name a version, and the
/// first run after an installation, which precompiles the headers.
///
/// # Errors
/// See [`super::compile`]. Of an OpenCL file that both versions reject the errors are
/// those of version 1.2.
pub fn compile(source: &Source) -> Result<Output, FrontendError> {
    let prelude = Prelude::write().map_err(|error| FrontendError::Prelude { error })?;
    let job = Job {
        source,
        user: UserOptions::new(&source.clang_args),
        prelude,
    };
    if let Some(output) = job.run_with_precompiled_headers() {
        return output;
    }
    let first = job.run(&Headers::Text(OpenClVersion::V1_2));
    let retry = source.language == Language::OpenCl && !job.user.name_version(source.language);
    match first {
        Err(FrontendError::Rejected { .. }) if retry => {
            job.run(&Headers::Text(OpenClVersion::V2_0)).or(first)
        }
        _ => first,
    }
}

struct Job<'a> {
    source: &'a Source,
    user: UserOptions,
    prelude: Prelude,
}

impl Job<'_> {
    /// `None` when there are no precompiled headers for this job, or clang refuses them.
    fn run_with_precompiled_headers(&self) -> Option<Result<Output, FrontendError>> {
        let language = self.source.language;
        let header = match language {
            Language::Cuda => "warpproof/precompiled_cuda.h",
            Language::Hip => "warpproof/precompiled_hip.h",
            Language::OpenCl | Language::LlvmIr => return None,
        };
        if !precompiled::allows(self.user.as_slice()) {
            return None;
        }
        let options = command::precompilation(language, self.prelude.path());
        let path = precompiled::find_or_create(&CLANG, &self.prelude, header, &options)?;
        match self.run(&Headers::Precompiled(&path)) {
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

    fn run(&self, headers: &Headers<'_>) -> Result<Output, FrontendError> {
        let Job {
            source,
            user,
            prelude,
        } = self;
        let arguments = command::compilation(source, user, prelude.path(), headers);
        CLANG
            .run(&arguments, &source.path)
            .map(|output| Output {
                stderr: hide_prelude(output.stderr, prelude.path()),
                ..output
            })
            .map_err(|error| match error {
                FrontendError::Rejected { path, diagnostics } => FrontendError::Rejected {
                    path,
                    diagnostics: hide_prelude(diagnostics, prelude.path()),
                },
                other => other,
            })
    }
}

/// Messages name the headers' directory, which differs from run to run.
fn hide_prelude(text: String, directory: &Path) -> String {
    match directory.to_str() {
        Some(directory) => text.replace(directory, command::PRELUDE_NAME),
        None => text,
    }
}
