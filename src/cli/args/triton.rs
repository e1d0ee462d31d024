//! The arguments of `triton`.

use std::path::PathBuf;

use clap::Args;

use super::{OutputArguments, SolvingArguments};
use crate::options::{FailOn, VerifyOptions};
use crate::triton::Request;

#[derive(Debug, Args)]
pub struct TritonArguments {
    /// A file of Python with kernels of Triton, which is imported, or one kernel of it; or a folder
    /// that `python -m warpproof_triton` wrote
    #[arg(value_name = "FILE.py[::KERNEL]")]
    file: String,
    /// A Python that has Triton
    #[arg(long, value_name = "PROGRAM", default_value = "python3")]
    python: PathBuf,
    /// What to compile for: cuda:80 or hip:gfx942, for example; cuda:80 if not given; may be repeated
    #[arg(long = "target", value_name = "cuda:N|hip:GFX")]
    targets: Vec<String>,
    /// What a kernel's parameters are, in order: types (`*fp32`, `i32`, `i32:16` for multiples of
    /// 16) and the values of constants; may be repeated
    #[arg(
        long = "signature",
        value_name = "[KERNEL=]TYPE,…",
        allow_hyphen_values = true
    )]
    signatures: Vec<String>,
    /// Instances of the program: numbers, `*` (any number), or expressions over parameters such as
    /// `cdiv(n, BLOCK)`; every legal grid if not given
    #[arg(long, value_name = "X[,Y[,Z]]", allow_hyphen_values = true)]
    pub grid: Option<String>,
    /// Take a C condition on parameters, constants and `num_programs(0)` for granted; may be
    /// repeated
    #[arg(long = "assume", value_name = "EXPR", allow_hyphen_values = true)]
    pub assumes: Vec<String>,
    /// Which alarms are defects
    #[arg(long, value_name = "ALARMS", default_value = "defect")]
    fail_on: FailOn,
    /// Leave out races for which sums of ids overflow, and those that take more than a million
    /// instances
    #[arg(long)]
    assume_no_wrap: bool,
    #[command(flatten)]
    solving: SolvingArguments,
    #[command(flatten)]
    pub output: OutputArguments,
}

impl TritonArguments {
    /// The kernels of a folder where it names one, or what to compile.
    pub fn subject(&self) -> Result<(PathBuf, Option<&str>), Request> {
        let (path, kernel) = self.parts();
        match path.is_dir() {
            true => Ok((path, kernel)),
            false => Err(Request {
                file: self.file.clone(),
                python: self.python.clone(),
                targets: self.targets.clone(),
                signatures: self.signatures.clone(),
            }),
        }
    }

    /// The file without its kernel, as reports name it.
    pub fn path(&self) -> PathBuf {
        self.parts().0
    }

    fn parts(&self) -> (PathBuf, Option<&str>) {
        match self.file.split_once("::") {
            Some((path, kernel)) => (PathBuf::from(path), Some(kernel)),
            None => (PathBuf::from(&self.file), None),
        }
    }

    /// What is asked of every variant alike.
    pub fn options(&self) -> VerifyOptions {
        VerifyOptions {
            fail_on: self.fail_on,
            assume_no_wrap: self.assume_no_wrap,
            scenes: self.output.has_page(),
            ..self.solving.clone().resolve()
        }
    }
}
