//! The command lines of clang for CUDA, HIP and OpenCL.

use std::ffi::OsString;
use std::path::Path;

use super::prelude::Prelude;
use super::tool::{Output, Tool};
use super::{FrontendError, Language, Source, precompiled};

const CLANG: Tool = Tool {
    name: "clang",
    package: "clang-19",
    variable: "WARPPROOF_CLANG",
};

/// The name that stands for the headers' directory in debug information and messages.
const PRELUDE_NAME: &str = "<warpproof>";

/// Compiles the source with one run of clang. The exceptions are an OpenCL file that OpenCL
/// C 1.2 rejects, which is tried as 2.0 unless the user's options name a version, and the
/// first run after an installation, which precompiles the headers.
///
/// # Errors
/// See [`super::compile`]. Of an OpenCL file that both versions reject the errors are
/// those of version 1.2.
pub fn compile(source: &Source) -> Result<Output, FrontendError> {
    let prelude = Prelude::write().map_err(|error| FrontendError::Prelude { error })?;
    if let Some(output) = compile_with_precompiled_headers(source, &prelude) {
        return output;
    }
    let first = run(source, &prelude, &Headers::Text(OpenClVersion::V1_2));
    let retry = source.language == Language::OpenCl && !names_version(&source.clang_args);
    match first {
        Err(FrontendError::Rejected { .. }) if retry => {
            run(source, &prelude, &Headers::Text(OpenClVersion::V2_0)).or(first)
        }
        _ => first,
    }
}

/// `None` when there are no precompiled headers for this compilation, or clang refuses them.
fn compile_with_precompiled_headers(
    source: &Source,
    prelude: &Prelude,
) -> Option<Result<Output, FrontendError>> {
    let header = match source.language {
        Language::Cuda => "warpproof/precompiled_cuda.h",
        Language::Hip => "warpproof/precompiled_hip.h",
        Language::OpenCl | Language::LlvmIr => return None,
    };
    if !precompiled::allows(&source.clang_args) {
        return None;
    }
    let mut options = Arguments::default();
    options.language(source.language, OpenClVersion::V1_2);
    options.prelude(prelude.path());
    options.code_generation();
    let path = precompiled::find_or_create(&CLANG, prelude, header, &options.0)?;
    match run(source, prelude, &Headers::Precompiled(&path)) {
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

/// How the headers get into the compilation.
enum Headers<'a> {
    Text(OpenClVersion),
    Precompiled(&'a Path),
}

#[derive(Clone, Copy)]
enum OpenClVersion {
    V1_2,
    V2_0,
}

fn run(source: &Source, prelude: &Prelude, headers: &Headers<'_>) -> Result<Output, FrontendError> {
    let arguments = arguments(source, prelude.path(), headers);
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

/// Our defaults come before the user's options, so that those win; what the importer
/// relies on comes after them.
fn arguments(source: &Source, prelude: &Path, headers: &Headers<'_>) -> Vec<OsString> {
    let mut list = Arguments::default();
    match *headers {
        Headers::Text(version) => {
            list.language(source.language, version);
            list.include(source.language);
        }
        Headers::Precompiled(path) => {
            list.language(source.language, OpenClVersion::V1_2);
            list.words("-Xclang -include-pch -Xclang");
            list.0.push(path.into());
        }
    }
    if !source.clang_args.iter().any(|a| a.starts_with("-W")) {
        list.words("-w");
    }
    list.prelude(prelude);
    list.0.extend(source.clang_args.iter().map(OsString::from));
    list.code_generation();
    list.words("-o -");
    list.input(&source.path);
    list.0
}

#[derive(Default)]
struct Arguments(Vec<OsString>);

impl Arguments {
    fn words(&mut self, words: &str) {
        self.0.extend(words.split_whitespace().map(OsString::from));
    }

    fn language(&mut self, language: Language, version: OpenClVersion) {
        match language {
            // Shuffles need PTX 7.8; without an SDK clang cannot tell the version by itself.
            Language::Cuda => {
                self.words("-x cuda --cuda-device-only -nocudainc -nocudalib");
                self.words("--cuda-gpu-arch=sm_90 --cuda-feature=+ptx78 -std=c++17");
            }
            Language::Hip => {
                self.words("-x hip --cuda-device-only -nogpuinc -nogpulib");
                self.words("--offload-arch=gfx90a -std=c++17");
            }
            Language::OpenCl => self.opencl(version),
            Language::LlvmIr => unreachable!("LLVM IR does not go through clang"),
        }
    }

    fn opencl(&mut self, version: OpenClVersion) {
        self.words("-x cl -target nvptx64-unknown-nvidiacl -nogpulib");
        self.words("-Xclang -fpreserve-vec3-type");
        self.words(match version {
            OpenClVersion::V1_2 => "-cl-std=CL1.2",
            OpenClVersion::V2_0 => "-cl-std=CL2.0",
        });
        self.words("-Xclang -cl-ext=+cl_khr_fp64,+cl_khr_fp16");
        self.words("-Xclang -cl-ext=+cl_khr_int64_base_atomics,+cl_khr_int64_extended_atomics");
        self.words("-Xclang -cl-ext=+cl_khr_3d_image_writes");
    }

    fn include(&mut self, language: Language) {
        self.words(match language {
            Language::Cuda => "-include warpproof/cuda.h",
            Language::Hip => "-include warpproof/hip.h",
            Language::OpenCl => "-include warpproof/opencl.h",
            Language::LlvmIr => unreachable!("LLVM IR has no headers"),
        });
    }

    /// Bitcode as clang writes it before any pass, with names and full debug information.
    fn code_generation(&mut self) {
        self.words("-O1 -Xclang -disable-llvm-passes -Xclang -disable-lifetime-markers");
        self.words("-fno-discard-value-names -fno-builtin-printf -c -emit-llvm");
        // For CUDA `-g` alone gives line numbers without variables.
        self.words("-g -Xclang -debug-info-kind=limited");
    }

    /// System headers come after the user's own directories.
    fn prelude(&mut self, directory: &Path) {
        self.0.push("-isystem".into());
        self.0.push(directory.into());
        let mut map = OsString::from("-fdebug-prefix-map=");
        map.push(directory);
        map.push("=");
        map.push(PRELUDE_NAME);
        self.0.push(map);
    }

    /// A path that begins with a dash is no option.
    fn input(&mut self, path: &Path) {
        let is_option = path.as_os_str().as_encoded_bytes().starts_with(b"-");
        match is_option {
            true => self.0.push(Path::new(".").join(path).into()),
            false => self.0.push(path.into()),
        }
    }
}

fn names_version(user: &[String]) -> bool {
    user.iter()
        .any(|a| a.starts_with("-cl-std") || a.starts_with("-std"))
}

/// Messages name the headers' directory, which differs from run to run.
fn hide_prelude(text: String, directory: &Path) -> String {
    match directory.to_str() {
        Some(directory) => text.replace(directory, PRELUDE_NAME),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arguments_of(path: &str, user: &[&str]) -> Vec<String> {
        let mut source = Source::from_path(path).expect("a known extension");
        source.clang_args = user.iter().map(|a| a.to_string()).collect();
        arguments(
            &source,
            Path::new("/prelude"),
            &Headers::Text(OpenClVersion::V1_2),
        )
        .into_iter()
        .map(|a| a.into_string().expect("UTF-8"))
        .collect()
    }

    fn position(arguments: &[String], argument: &str) -> usize {
        arguments
            .iter()
            .position(|a| a == argument)
            .unwrap_or_else(|| panic!("{argument} is in {arguments:?}"))
    }

    #[test]
    fn the_users_standard_wins_and_our_optimisation_level_does() {
        let list = arguments_of("k.cu", &["-std=c++20", "-O3"]);
        assert!(position(&list, "-std=c++17") < position(&list, "-std=c++20"));
        assert!(position(&list, "-O3") < position(&list, "-O1"));
    }

    #[test]
    fn warnings_are_off_until_asked_for() {
        assert!(arguments_of("k.cu", &[]).contains(&"-w".to_owned()));
        assert!(!arguments_of("k.cu", &["-Wall"]).contains(&"-w".to_owned()));
    }

    #[test]
    fn a_path_is_never_an_option() {
        let list = arguments_of("-v.cu", &[]);
        assert_eq!(list.last().map(String::as_str), Some("./-v.cu"));
    }

    #[test]
    fn a_version_in_the_users_options_is_seen() {
        assert!(names_version(&["-cl-std=CL3.0".to_owned()]));
        assert!(!names_version(&["-DX".to_owned()]));
    }
}
