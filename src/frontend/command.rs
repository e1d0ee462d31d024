//! The command lines of clang.

use std::ffi::OsString;
use std::path::Path;

use super::options::UserOptions;
use super::prelude::C_HOST;
use super::toolkit::{SDK_VERSION, TOOLKIT_NAME, Toolkit};
use super::{Language, Source};

/// The name that stands for the headers' directory in debug information and messages.
pub const PRELUDE_NAME: &str = "<warpproof>";

/// How the headers get into the compilation.
pub enum Headers<'a> {
    Text(OpenClVersion),
    /// Of CUDA, those of a toolkit.
    Toolkit(&'a Toolkit),
    Precompiled(&'a Path),
    /// They are in the text, which the preprocessor has written.
    Preprocessed,
}

#[derive(Clone, Copy)]
pub enum OpenClVersion {
    V1_2,
    V2_0,
}

/// Which half of a file with host code is compiled.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Side {
    Device,
    Host,
}

/// Compiles to bitcode on the standard output. Our defaults come before the user's options,
/// so that those win; what the importer relies on comes after them, then `more`.
pub fn compilation(
    source: &Source,
    user: &UserOptions,
    (prelude, side): (&Path, Side),
    headers: &Headers<'_>,
    more: &[OsString],
) -> Vec<OsString> {
    let mut list = Arguments::default();
    match *headers {
        Headers::Text(version) => {
            list.language(source.language, version, side);
            if !user.name_architecture() {
                list.architecture(source.language);
            }
            list.include(source.language);
        }
        Headers::Toolkit(toolkit) => {
            list.language(source.language, OpenClVersion::V1_2, side);
            if !user.name_architecture() {
                list.architecture(source.language);
            }
            list.toolkit(source.language, toolkit, prelude);
        }
        Headers::Precompiled(path) => {
            list.language(source.language, OpenClVersion::V1_2, side);
            list.architecture(source.language);
            list.words("-Xclang -include-pch -Xclang");
            list.0.push(path.into());
        }
        Headers::Preprocessed => {
            list.language(source.language, OpenClVersion::V1_2, side);
            if !user.name_architecture() {
                list.architecture(source.language);
            }
        }
    }
    if !user.ask_for_warnings() {
        list.words("-w");
    }
    // Folders of system headers that the user names come before ours.
    match headers {
        Headers::Preprocessed => list.0.extend(user.behind_the_preprocessor()),
        _ => list.0.extend(user.as_slice().iter().map(OsString::from)),
    }
    if !matches!(headers, Headers::Toolkit(_)) {
        list.prelude(source.language, (prelude, side));
    }
    list.code_generation();
    list.0.extend_from_slice(more);
    list.words("-o -");
    list.input(&source.path);
    list.0
}

/// The options that a precompiled header shares with the compilations that use it.
pub fn precompilation(language: Language, prelude: &Path, side: Side) -> Vec<OsString> {
    let mut list = Arguments::default();
    list.language(language, OpenClVersion::V1_2, side);
    list.architecture(language);
    list.prelude(language, (prelude, side));
    list.code_generation();
    list.0
}

#[derive(Default)]
struct Arguments(Vec<OsString>);

impl Arguments {
    fn words(&mut self, words: &str) {
        self.0.extend(words.split_whitespace().map(OsString::from));
    }

    fn language(&mut self, language: Language, version: OpenClVersion, side: Side) {
        match language {
            Language::Cuda | Language::Hip => self.words(match side {
                Side::Device => "--cuda-device-only",
                // A program's own allocator may return memory that it uses otherwise too.
                Side::Host => "--cuda-host-only -fno-assume-sane-operator-new -funroll-loops",
            }),
            _ => {}
        }
        match language {
            Language::Cuda => {
                self.words("-x cuda -nocudainc -nocudalib -std=c++17");
                // What nvcc accepts, with a warning.
                self.words("-Wno-register -Wno-c++11-narrowing");
                // Shuffles need PTX 7.8; without a toolkit clang does not assume it.
                self.words("--cuda-feature=+ptx78 -D__CUDA_ARCH_LIST__=900");
            }
            Language::Hip => {
                self.words("-x hip -nogpuinc -nogpulib -std=c++17");
            }
            Language::OpenCl => self.opencl(version),
            Language::C if side == Side::Host => self.words("-x c -std=gnu17"),
            Language::C => {
                self.words("-x c -std=gnu11 -target x86_64-unknown-linux-gnu");
                self.words("-ffreestanding -nostdlibinc -fno-stack-protector -fno-vectorize");
                // What checkers of such programs accept.
                self.words("-Wno-implicit-function-declaration -Wno-int-conversion");
                self.words("-Wno-incompatible-function-pointer-types -Wno-return-type");
            }
            Language::Cpp | Language::LlvmIr | Language::Ptx => {
                unreachable!("clang takes it for another language")
            }
        }
    }

    fn architecture(&mut self, language: Language) {
        self.words(match language {
            Language::Cuda => "--cuda-gpu-arch=sm_90",
            Language::Hip => "--offload-arch=gfx90a",
            Language::OpenCl | Language::C | Language::Cpp | Language::LlvmIr | Language::Ptx => "",
        });
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
            Language::C => "",
            Language::Cpp | Language::LlvmIr | Language::Ptx => {
                unreachable!("it has no headers of ours")
            }
        });
    }

    /// Bitcode as clang writes it before any pass, with names and full debug information.
    fn code_generation(&mut self) {
        self.words("-O1 -Xclang -disable-llvm-passes -Xclang -disable-lifetime-markers");
        // Enumerations hold what the language says they can.
        self.words("-fstrict-enums");
        self.words("-fno-discard-value-names -fno-builtin-printf -c -emit-llvm");
        // For CUDA `-g` alone gives line numbers without variables.
        self.words("-g -Xclang -debug-info-kind=limited");
    }

    /// System headers come after the user's own directories. Those for programs of threads
    /// are apart from those for kernels. Those for a vendor's libraries are apart too, as programs
    /// with a toolkit's headers use them, and those for other libraries come last: where one is
    /// installed its own are used.
    fn prelude(&mut self, language: Language, (directory, side): (&Path, Side)) {
        let own = match (language, side) {
            (Language::C, Side::Device) => Some(directory.join("c")),
            (Language::C, Side::Host) => None,
            _ => Some(directory.to_owned()),
        };
        if let Some(own) = own {
            self.0.push("-isystem".into());
            self.0.push(own.into());
        }
        // Host code of C has the system's headers, and a toolkit's.
        if (language, side) == (Language::C, Side::Host) {
            self.0.push("-idirafter".into());
            self.0.push(directory.join(C_HOST).into());
        }
        if matches!(language, Language::Cuda | Language::Hip) {
            self.0.push("-isystem".into());
            self.0.push(directory.join("vendor").into());
            self.0.push("-idirafter".into());
            self.0.push(directory.join("libraries").into());
        }
        let mut map = OsString::from("-fdebug-prefix-map=");
        map.push(directory);
        map.push("=");
        map.push(PRELUDE_NAME);
        self.0.push(map);
    }

    /// The headers of a toolkit, by way of clang's own but for C.
    fn toolkit(&mut self, language: Language, toolkit: &Toolkit, prelude: &Path) {
        if language == Language::C {
            self.toolkit_folders(toolkit, "-idirafter");
            return;
        }
        self.words("-Wno-unknown-cuda-version --cuda-feature=+ptx85 -Xclang");
        self.words(&format!("-target-sdk-version={SDK_VERSION}"));
        self.words("-Xclang -fcuda-allow-variadic-functions");
        self.words("-include __clang_cuda_runtime_wrapper.h -isystem");
        self.0.push(toolkit.wrappers.clone().into());
        self.toolkit_folders(toolkit, "-isystem");
        // What the toolkit has not is ours.
        for folder in ["toolkit", "vendor", "libraries"] {
            self.0.push("-idirafter".into());
            self.0.push(prelude.join(folder).into());
        }
        self.words("-include warpproof/additions.h");
    }

    fn toolkit_folders(&mut self, toolkit: &Toolkit, option: &str) {
        for include in &toolkit.includes {
            self.0.push(option.into());
            self.0.push(include.into());
            let mut map = OsString::from("-fdebug-prefix-map=");
            map.push(include);
            map.push("=");
            map.push(TOOLKIT_NAME);
            self.0.push(map);
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn arguments_of(path: &str, user: &[&str]) -> Vec<String> {
        let mut source = Source::from_path(path).expect("a known extension");
        source.clang_args = user.iter().map(|a| a.to_string()).collect();
        compilation(
            &source,
            &UserOptions::new(&source.clang_args),
            (Path::new("/prelude"), Side::Device),
            &Headers::Text(OpenClVersion::V1_2),
            &[],
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
    fn the_users_architecture_is_the_only_one() {
        let list = arguments_of("k.cu", &["--cuda-gpu-arch=sm_80"]);
        assert!(!list.contains(&"--cuda-gpu-arch=sm_90".to_owned()));
    }
}
