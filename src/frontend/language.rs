//! The languages of kernels.

use std::fmt;
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
