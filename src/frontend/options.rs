//! The user's own options to clang, fitted to ours.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use super::Language;

/// The user's options as clang is given them.
#[derive(Clone)]
pub struct UserOptions {
    list: Vec<String>,
    instances: Vec<String>,
    device_variables: bool,
    toolkit: Option<PathBuf>,
    rocm: Option<PathBuf>,
}

/// An option of ours among clang's: the kernel template to instantiate.
pub const INSTANTIATE: &str = "--instantiate=";
/// The folder of a CUDA toolkit.
pub const CUDA_PATH: &str = "--cuda-path=";
/// And of ROCm.
pub const ROCM_PATH: &str = "--rocm-path=";
/// What CUDA is compiled for.
pub const ARCHITECTURE: &str = "--cuda-gpu-arch=";
/// And the macro of all architectures that it is compiled for.
pub const ARCHITECTURE_LIST: &str = "-D__CUDA_ARCH_LIST__=";
/// What HIP is compiled for.
pub const OFFLOAD_ARCHITECTURE: &str = "--offload-arch=";
/// Another one of ours: host variables that device code names are variables of the device.
pub const DEVICE_VARIABLES: &str = "--host-variables=device";

/// And what is said of the parameters of kernels in PTX.
pub const PARAMETERS: &str = "--param=";

/// And the target of LLVM IR that names none.
pub const TRIPLE: &str = "--target=";

impl UserOptions {
    /// A directory of a GPU toolkit is searched last instead of first: its headers would
    /// define again what the prelude defines.
    pub fn new(options: &[String]) -> UserOptions {
        let (mut list, mut instances) = (Vec::new(), Vec::new());
        let device_variables = options.iter().any(|option| option == DEVICE_VARIABLES);
        let (mut toolkit, mut rocm) = (None, None);
        let mut options = options.iter();
        while let Some(option) = options.next() {
            if option == DEVICE_VARIABLES {
                continue;
            }
            if let Some(instance) = option.strip_prefix(INSTANTIATE) {
                instances.push(instance.to_owned());
                continue;
            }
            if let Some(folder) = option.strip_prefix(CUDA_PATH) {
                toolkit = Some(PathBuf::from(folder));
                continue;
            }
            if let Some(folder) = option.strip_prefix(ROCM_PATH) {
                rocm = Some(PathBuf::from(folder));
                continue;
            }
            let joined = option.strip_prefix("-I").filter(|d| !d.is_empty());
            let separate = match option.as_str() {
                "-I" | "-isystem" => options.next(),
                _ => None,
            };
            match separate.map(String::as_str).or(joined) {
                Some(directory) if is_toolkit(Path::new(directory)) => {
                    list.extend(["-idirafter".to_owned(), directory.to_owned()]);
                }
                _ => {
                    list.push(option.clone());
                    list.extend(separate.cloned());
                }
            }
        }
        UserOptions {
            list,
            instances,
            device_variables,
            toolkit,
            rocm,
        }
    }

    /// Kernel templates to instantiate, with their arguments.
    pub fn instances(&self) -> &[String] {
        &self.instances
    }

    pub fn add(&mut self, option: &str) {
        self.list.push(option.to_owned());
    }

    /// Options for all files of a program may name what its files of CUDA are compiled for.
    pub fn drop_architecture_of_cuda(&mut self) {
        let of_cuda = [ARCHITECTURE, ARCHITECTURE_LIST];
        let is_of_cuda = |option: &String| of_cuda.iter().any(|one| option.starts_with(one));
        self.list.retain(|option| !is_of_cuda(option));
    }

    /// Has headers searched for in another folder too, last of the user's.
    pub fn add_folder(&mut self, folder: &Path) {
        let folder = folder.display().to_string();
        self.list.extend(["-I".to_owned(), folder]);
    }

    /// Has headers searched for in a folder where no other one has them.
    pub fn add_last_folder(&mut self, folder: &Path) {
        let folder = folder.display().to_string();
        self.list.extend(["-idirafter".to_owned(), folder]);
    }

    /// The folder of ROCm that is named.
    pub fn rocm(&self) -> Option<&Path> {
        self.rocm.as_deref()
    }

    /// The folder of the toolkit whose headers are used.
    pub fn toolkit(&self) -> Option<&Path> {
        self.toolkit.as_deref()
    }

    /// Are host variables that device code names variables of the device?
    pub fn device_variables(&self) -> bool {
        self.device_variables
    }

    pub fn as_slice(&self) -> &[String] {
        &self.list
    }

    /// Those that text behind the preprocessor is compiled with: without macros, and files that
    /// are included before the first line.
    pub fn behind_the_preprocessor(&self) -> Vec<OsString> {
        const PASSING: [&str; 2] = ["-Xclang", "-Xpreprocessor"];
        const DROPPED: [&str; 8] = [
            "-D",
            "-U",
            "-include",
            "-imacros",
            "--include",
            "--imacros",
            "-Wp,",
            "-Xpreprocessor",
        ];
        let is_dropped = |option: &str| DROPPED.iter().any(|start| option.starts_with(start));
        let has_next = |option: &str| {
            ["-D", "-U", "-include", "-imacros", "--include", "--imacros"].contains(&option)
        };
        let mut kept = Vec::new();
        let mut options = self.list.iter().peekable();
        while let Some(option) = options.next() {
            let is_passing = PASSING.contains(&option.as_str()) || option.starts_with("-Xarch_");
            let inner = options.next_if(|_| is_passing);
            if is_dropped(inner.unwrap_or(option)) || is_dropped(option) {
                if has_next(inner.unwrap_or(option)) {
                    options.next_if(|_| is_passing);
                    options.next();
                }
                continue;
            }
            kept.push(option.into());
            kept.extend(inner.map(OsString::from));
        }
        kept
    }

    /// Any warning option: by default there are no warnings.
    pub fn ask_for_warnings(&self) -> bool {
        self.has_prefix(&["-W"])
    }

    /// The architecture to compile for. Clang takes several, and then writes several files.
    pub fn name_architecture(&self) -> bool {
        self.has_prefix(&["--cuda-gpu-arch", "--offload-arch"])
    }

    /// The version of the language.
    pub fn name_version(&self, language: Language) -> bool {
        match language {
            Language::OpenCl => self.has_prefix(&["-cl-std", "-std"]),
            _ => self.has_prefix(&["-std", "--std"]),
        }
    }

    fn has_prefix(&self, prefixes: &[&str]) -> bool {
        self.list
            .iter()
            .any(|option| prefixes.iter().any(|prefix| option.starts_with(prefix)))
    }
}

fn is_toolkit(directory: &Path) -> bool {
    ["cuda_runtime_api.h", "hip/hip_runtime_api.h"]
        .iter()
        .any(|header| directory.join(header).is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(list: &[&str]) -> UserOptions {
        let list: Vec<String> = list.iter().map(|option| option.to_string()).collect();
        UserOptions::new(&list)
    }

    #[test]
    fn options_are_passed_on() {
        let given = ["-DN=1", "-I", "include", "-Isrc", "-isystem", "lib", "-I"];
        assert_eq!(options(&given).as_slice(), given);
    }

    #[test]
    fn a_toolkit_is_searched_last() {
        let toolkit = tempfile::tempdir().expect("a temporary directory");
        std::fs::write(toolkit.path().join("cuda_runtime_api.h"), "").expect("written");
        let path = toolkit.path().to_str().expect("UTF-8");
        let last = ["-idirafter", path];
        assert_eq!(options(&["-I", path]).as_slice(), last);
        assert_eq!(options(&[&format!("-I{path}")]).as_slice(), last);
        assert_eq!(options(&["-isystem", path]).as_slice(), last);
    }

    #[test]
    fn instances_are_not_clangs() {
        let given = options(&["--instantiate=k<float, 4>", DEVICE_VARIABLES, "-DX"]);
        assert!(given.device_variables());
        assert_eq!(given.instances(), ["k<float, 4>"]);
        assert_eq!(given.as_slice(), ["-DX"]);
    }

    #[test]
    fn what_the_user_decides_is_known() {
        assert!(options(&["-Wall"]).ask_for_warnings());
        assert!(!options(&["-w"]).ask_for_warnings());
        assert!(options(&["--cuda-gpu-arch=sm_80"]).name_architecture());
        let mut of_all = options(&["--cuda-gpu-arch=sm_80", "-DX"]);
        of_all.drop_architecture_of_cuda();
        assert_eq!(of_all.as_slice(), ["-DX"]);
        assert!(options(&["-cl-std=CL3.0"]).name_version(Language::OpenCl));
        assert!(!options(&["-DX"]).name_version(Language::OpenCl));
    }
}
