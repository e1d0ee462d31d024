//! Kernels of Triton as PTX, or LLVM IR for AMD: runs the Python package that compiles them, and
//! reads what it writes beside the code.
//!
//! The package (`python/warpproof_triton`) is part of the program and is written to a folder of
//! its own for each run. Nothing is verified here, and nothing is known of the code.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fmt, fs, io};

use serde::Deserialize;
use tempfile::TempDir;
use thiserror::Error;

use crate::children::Child;

/// What to compile, and with which Python.
#[derive(Clone, Debug)]
pub struct Request {
    /// `FILE.py` or `FILE.py::KERNEL`.
    pub file: String,
    pub python: PathBuf,
    /// `cuda:80`, `hip:gfx942`; the package's choice if empty.
    pub targets: Vec<String>,
    /// `[KERNEL=]TYPE,…`.
    pub signatures: Vec<String>,
}

/// One variant of a kernel: a signature, a configuration and a target.
#[derive(Clone, Debug, Deserialize)]
pub struct Variant {
    pub kernel: String,
    pub target: String,
    /// Warps in an instance of the program.
    pub num_warps: u32,
    /// Threads of a warp.
    #[serde(default = "nvidia_warp")]
    pub warp_size: u32,
    /// What tells the variant from others of its kernel.
    pub label: BTreeMap<String, Constant>,
    /// Parameters that were constants when it was compiled.
    pub constants: BTreeMap<String, Constant>,
    /// The others, in order.
    pub parameters: Vec<Parameter>,
    /// The parameters of the code have the names of the source.
    pub names: bool,
    /// What `--param` would say of those of PTX.
    #[serde(default)]
    pub declared: Option<String>,
    /// The file of PTX or LLVM IR.
    #[serde(skip)]
    pub code: PathBuf,
}

fn nvidia_warp() -> u32 {
    32
}

/// A constant of a kernel: a number, a word, or whatever Python writes it as.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Constant(serde_json::Value);

impl Constant {
    /// The whole number that it is.
    pub fn number(&self) -> Option<i64> {
        match &self.0 {
            serde_json::Value::Bool(one) => Some(i64::from(*one)),
            other => other.as_i64(),
        }
    }
}

impl fmt::Display for Constant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A parameter that a launch has a value for.
#[derive(Clone, Debug, Deserialize)]
pub struct Parameter {
    pub name: String,
    /// As Triton writes it: `*fp32`, `i32`.
    #[serde(rename = "type")]
    pub ty: String,
    /// The code is for values that are multiples of 16 alone; Triton looks at each launch.
    pub divisible_by_16: bool,
}

impl Parameter {
    pub fn is_pointer(&self) -> bool {
        self.ty.starts_with('*')
    }
}

/// The variants of a file's kernels. Their code is there as long as this.
#[derive(Debug)]
pub struct Compiled {
    pub variants: Vec<Variant>,
    _folder: Option<TempDir>,
}

/// Why there are no kernels.
#[derive(Debug, Error)]
pub enum TritonError {
    #[error("cannot run {}: {error}; name a Python that has Triton", python.display())]
    NoPython { python: PathBuf, error: io::Error },
    /// One line of the package, for the author of the file.
    #[error("{0}")]
    Refused(String),
    #[error("{} ended with {status} and said: {said}", python.display())]
    Crashed {
        python: PathBuf,
        status: std::process::ExitStatus,
        said: String,
    },
    #[error("cannot compile: {0}")]
    Temporary(io::Error),
    #[error("{}: {message}", path.display())]
    Metadata { path: PathBuf, message: String },
}

const PACKAGE: &str = "warpproof_triton";

macro_rules! files {
    ($($name:literal),*) => {
        [$(($name, include_str!(concat!("../../python/warpproof_triton/", $name)))),*]
    };
}

const FILES: [(&str, &str); 5] = files![
    "__init__.py",
    "__main__.py",
    "build.py",
    "find.py",
    "signature.py"
];

/// What the package exits with where it has said why there is nothing.
const REFUSED: i32 = 2;

/// Compiles the kernels of a file of Python, which the interpreter imports for that.
///
/// # Errors
/// There is no such interpreter, it has no Triton, or the file is not one that can be compiled.
pub fn compile(request: &Request) -> Result<Compiled, TritonError> {
    let folder = tempfile::Builder::new().prefix("warpproof-").tempdir();
    let folder = folder.map_err(TritonError::Temporary)?;
    let out = folder.path().join("out");
    write_package(folder.path()).map_err(TritonError::Temporary)?;
    let mut command = Command::new(&request.python);
    command.args(["-m", PACKAGE]).arg(&request.file);
    command.arg("--out").arg(&out);
    for target in &request.targets {
        command.arg("--target").arg(target);
    }
    for signature in &request.signatures {
        command.arg(format!("--signature={signature}"));
    }
    command
        .env("PYTHONPATH", python_path(folder.path()))
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped());
    let python = request.python.clone();
    let ended = Child::start(command).and_then(|child| child.output(None));
    let ended = ended.map_err(|error| TritonError::NoPython {
        python: python.clone(),
        error,
    })?;
    if !ended.status.success() {
        let said = String::from_utf8_lossy(&ended.stderr).into_owned();
        let last = said.lines().rev().find(|line| !line.trim().is_empty());
        let last = last.unwrap_or("nothing").trim().to_owned();
        return Err(match ended.status.code() {
            Some(REFUSED) => TritonError::Refused(last),
            _ => TritonError::Crashed {
                python,
                status: ended.status,
                said: last,
            },
        });
    }
    let variants = variants(&out)?;
    Ok(Compiled {
        variants,
        _folder: Some(folder),
    })
}

/// What the package has written to a folder before; of one kernel where that is named.
///
/// # Errors
/// The folder cannot be read, or has no kernels.
pub fn compiled_before(folder: &Path, kernel: Option<&str>) -> Result<Compiled, TritonError> {
    let mut variants = variants(folder)?;
    variants.retain(|one| kernel.is_none_or(|kernel| one.kernel == kernel));
    if variants.is_empty() {
        return Err(TritonError::Metadata {
            path: folder.to_owned(),
            message: format!("there is no kernel `{}`", kernel.unwrap_or_default()),
        });
    }
    Ok(Compiled {
        variants,
        _folder: None,
    })
}

fn write_package(folder: &Path) -> io::Result<()> {
    let package = folder.join(PACKAGE);
    fs::create_dir(&package)?;
    for (name, text) in FILES {
        fs::write(package.join(name), text)?;
    }
    Ok(())
}

/// The user's own path, after the package.
fn python_path(folder: &Path) -> OsString {
    let own = env::var_os("PYTHONPATH").filter(|own| !own.is_empty());
    let parts = own.iter().flat_map(env::split_paths);
    let all = [folder.to_owned()].into_iter().chain(parts);
    env::join_paths(all).unwrap_or_else(|_| folder.as_os_str().to_owned())
}

/// The variants in the order of their files' names.
fn variants(folder: &Path) -> Result<Vec<Variant>, TritonError> {
    let failed = |path: &Path, message: String| TritonError::Metadata {
        path: path.to_owned(),
        message,
    };
    let entries = fs::read_dir(folder).map_err(|error| failed(folder, error.to_string()))?;
    let mut paths: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|end| end == "json"))
        .collect();
    paths.sort();
    if paths.is_empty() {
        return Err(failed(folder, "there are no compiled kernels".to_owned()));
    }
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).map_err(|error| failed(&path, error.to_string()))?;
        let variant: Result<Variant, _> = serde_json::from_str(&text);
        let mut variant = variant.map_err(|error| failed(&path, error.to_string()))?;
        let (ptx, ir) = (path.with_extension("ptx"), path.with_extension("ll"));
        variant.code = if ir.exists() { ir } else { ptx };
        Ok(variant)
    };
    paths.into_iter().map(read).collect()
}
