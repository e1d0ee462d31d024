//! The languages of kernels.

use std::fmt;
use std::fs;
use std::path::Path;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// What a kernel is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// CUDA C++.
    Cuda,
    /// HIP C++.
    Hip,
    /// OpenCL C.
    OpenCl,
    /// C: programs with threads of the host, and the host side of programs with kernels.
    C,
    /// C++ of a program's host side, without kernels.
    Cpp,
    /// Text or bitcode of LLVM.
    LlvmIr,
    /// NVIDIA's assembly for a virtual machine.
    Ptx,
}

impl Language {
    /// What a user writes after `--language`.
    pub fn option(self) -> &'static str {
        match self {
            Language::Cuda => "cuda",
            Language::Hip => "hip",
            Language::OpenCl => "opencl",
            Language::C => "c",
            Language::Cpp => "cpp",
            Language::LlvmIr => "llvm",
            Language::Ptx => "ptx",
        }
    }

    /// Do files of it have kernels?
    pub fn has_kernels(self) -> bool {
        !matches!(self, Language::C | Language::Cpp)
    }

    /// Can the sources of its kernels be changed by `fix`?
    pub fn is_repaired(self) -> bool {
        matches!(self, Language::Cuda | Language::Hip | Language::OpenCl)
    }

    /// The language that the path's extension names, in any case but for `C`, which is C++.
    pub fn of_path(path: &Path) -> Option<Language> {
        let extension = path.extension()?.to_str()?;
        if extension == "C" {
            return Some(Language::Cpp);
        }
        let name = path.file_name()?.to_str()?.to_ascii_lowercase();
        if name.ends_with(".hip.cpp") {
            return Some(Language::Hip);
        }
        match extension.to_ascii_lowercase().as_str() {
            "cu" | "cuh" => Some(Language::Cuda),
            "hip" => Some(Language::Hip),
            "cl" | "ocl" => Some(Language::OpenCl),
            "c" => Some(Language::C),
            "cpp" | "cc" | "cxx" | "c++" => Some(Language::Cpp),
            "ll" | "llir" | "bc" => Some(Language::LlvmIr),
            "ptx" => Some(Language::Ptx),
            _ => None,
        }
    }
}

/// The language of a file: that which its extension names, but HIP where the text says so. Programs
/// in HIP are called `.cu`, as those that they were ported from, or `.cpp`.
pub(super) fn of_file(path: &Path) -> Option<Language> {
    let named = Language::of_path(path)?;
    let may_be_hip = matches!(named, Language::Cuda | Language::Cpp);
    let text = match may_be_hip {
        true => fs::read(path).unwrap_or_default(),
        false => return Some(named),
    };
    let text = String::from_utf8_lossy(&text);
    let mut depth = 0_i32;
    let (mut is_hip, mut is_cuda) = (false, false);
    for line in text.lines() {
        let Some(directive) = line.trim_start().strip_prefix('#').map(str::trim_start) else {
            continue;
        };
        depth += i32::from(directive.starts_with("if"));
        depth -= i32::from(directive.starts_with("endif"));
        // An inclusion under a condition says that there are other ways.
        is_hip |= depth == 0 && directive.contains("hip/hip_runtime");
        is_cuda |= ["cuda_runtime", "<cuda.h>"]
            .iter()
            .any(|one| directive.contains(one));
    }
    let is_hip = is_hip && !is_cuda;
    let has_kernels = named == Language::Cuda || text.contains("__global__");
    Some(match is_hip && has_kernels {
        true => Language::Hip,
        false => named,
    })
}

impl FromStr for Language {
    type Err = String;

    /// Reads what a user writes after `--language`.
    fn from_str(name: &str) -> Result<Language, String> {
        match name {
            "cuda" => Ok(Language::Cuda),
            "hip" => Ok(Language::Hip),
            "opencl" | "cl" => Ok(Language::OpenCl),
            "c" => Ok(Language::C),
            "cpp" | "c++" => Ok(Language::Cpp),
            "llvm" | "ir" => Ok(Language::LlvmIr),
            "ptx" => Ok(Language::Ptx),
            _ => Err(format!(
                "unknown language `{name}`: one of cuda, hip, opencl, c, cpp, llvm, ptx"
            )),
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Language::Cuda => "CUDA",
            Language::Hip => "HIP",
            Language::OpenCl => "OpenCL",
            Language::C => "C",
            Language::Cpp => "C++",
            Language::LlvmIr => "LLVM IR",
            Language::Ptx => "PTX",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hip_is_known_by_its_header() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        for (name, text, language) in [
            ("a.cu", "#include <hip/hip_runtime.h>\n", Language::Hip),
            ("b.cu", "#include <cuda_runtime.h>\n", Language::Cuda),
            (
                "c.cu",
                "#ifdef AMD\n# include <hip/hip_runtime.h>\n#else\n# include <cuda_runtime.h>\n#endif\n",
                Language::Cuda,
            ),
            (
                "f.cu",
                "#ifdef AMD\n# include <hip/hip_runtime.h>\n#endif\n",
                Language::Cuda,
            ),
            (
                "d.cpp",
                "#include \"hip/hip_runtime.h\"\n__global__ void k() {}\n",
                Language::Hip,
            ),
            (
                "e.cpp",
                "#include <hip/hip_runtime.h>\nint main() {}\n",
                Language::Cpp,
            ),
        ] {
            let path = folder.path().join(name);
            fs::write(&path, text).expect("the folder can be written");
            assert_eq!(of_file(&path), Some(language), "{name}");
        }
    }

    #[test]
    fn extensions_name_languages() {
        for (path, language) in [
            ("a/k.cu", Some(Language::Cuda)),
            ("k.hip", Some(Language::Hip)),
            ("k.cl", Some(Language::OpenCl)),
            ("K.CU", Some(Language::Cuda)),
            ("k.cuh", Some(Language::Cuda)),
            ("k.hip.cpp", Some(Language::Hip)),
            ("k.CL", Some(Language::OpenCl)),
            ("k.C", Some(Language::Cpp)),
            ("k.ll", Some(Language::LlvmIr)),
            ("k.bc", Some(Language::LlvmIr)),
            ("k.ptx", Some(Language::Ptx)),
            ("p.c", Some(Language::C)),
            ("k.cpp", Some(Language::Cpp)),
            ("k.txt", None),
            ("k", None),
        ] {
            assert_eq!(Language::of_path(Path::new(path)), language, "{path}");
        }
    }
}
