//! The arguments that say how input files are compiled.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use clap::error::ErrorKind;
use clap::{Args, CommandFactory, ValueEnum};

use super::Arguments;
use crate::cli::config::Config;
use crate::frontend::{self, CudaVersion, FrontendError, Language, Signature, Source};

/// How input files are compiled.
#[derive(Debug, Args)]
pub struct CompileArguments {
    /// What the files are written in: cuda, hip, opencl, cpp, llvm or ptx; told from their
    /// names if not given
    #[arg(long, value_name = "LANGUAGE", visible_alias = "lang")]
    language: Option<Language>,
    /// Compile CUDA with the headers of the toolkit in this folder, or of its packages for
    /// Python (.../site-packages/nvidia)
    #[arg(long, value_name = "DIR")]
    cuda_path: Option<PathBuf>,
    /// Compile HIP with the headers of the ROCm in this folder for what is not built in, such as its
    /// libraries
    #[arg(long, value_name = "DIR")]
    rocm_path: Option<PathBuf>,
    /// Compile CUDA as the toolkit of this version does, 12.9 if not given: what `CUDA_VERSION` and
    /// `__CUDACC_VER_MAJOR__` say
    #[arg(long, value_name = "MAJOR.MINOR", conflicts_with = "cuda_path")]
    cuda_version: Option<CudaVersion>,
    /// Compile this kernel template with these arguments; may be repeated
    #[arg(long, value_name = "NAME<ARGUMENTS>")]
    instantiate: Vec<String>,
    /// What the parameters of kernels in PTX are called and of which types they are: `p: float*,
    /// n: s32`; may be repeated
    #[arg(long = "param", value_name = "[KERNEL=]NAME[: TYPE],...")]
    params: Vec<Signature>,
    /// What LLVM IR is for whose file names no target
    #[arg(long, value_name = "TARGET")]
    target: Option<Gpu>,
    /// What to make of host variables that device code of CUDA or HIP names
    #[arg(long, value_name = "POLICY", default_value = "error")]
    host_variables: HostVariables,
    /// Another file of the program, or a folder of such files: device code that kernels need is
    /// linked, and host code is read where launches are, but its kernels are left out; may be repeated
    #[arg(long = "with", value_name = "FILE")]
    with: Vec<PathBuf>,
    /// Arguments to clang, such as -I, -D and -std=, or to nvcc, such as -rdc=true and -arch=sm_80
    #[arg(value_name = "CLANG ARGS", last = true)]
    clang_args: Vec<String>,
}

/// What LLVM IR may be for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Gpu {
    /// NVIDIA's processors
    Nvptx,
    /// AMD's processors
    Amdgcn,
    /// OpenCL, as clang has it (SPIR)
    Spir,
}

impl Gpu {
    fn triple(self) -> &'static str {
        match self {
            Gpu::Nvptx => "nvptx64-nvidia-cuda",
            Gpu::Amdgcn => "amdgcn-amd-amdhsa",
            Gpu::Spir => "spir64-unknown-unknown",
        }
    }
}

/// What becomes of host variables in device code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum HostVariables {
    /// The file does not compile.
    Error,
    /// They are taken for variables of the device.
    Device,
}

impl CompileArguments {
    /// Adds what a project's configuration says before it.
    pub(super) fn complete(&mut self, config: &Config) {
        self.clang_args
            .splice(0..0, config.clang_args.iter().cloned());
        if self.with.is_empty() {
            self.with.clone_from(&config.with);
        }
    }

    /// The other files of the program that these files are of. Exits with a usage error where there
    /// is no such file.
    pub fn others<'a>(&self, files: impl IntoIterator<Item = &'a Path>) -> Vec<Source> {
        let place = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_owned());
        let mut known: BTreeSet<PathBuf> = files.into_iter().map(place).collect();
        let mut others = Vec::new();
        for path in &self.with {
            let found = match path.is_dir() {
                true => frontend::files_in(path).map_err(|error| error.to_string()),
                false => match path.metadata() {
                    Ok(_) => Ok(vec![path.clone()]),
                    Err(error) => Err(format!("{}: {error}", path.display())),
                },
            };
            let found = found.unwrap_or_else(|error| refuse(&error)).into_iter();
            for path in found.filter(|path| known.insert(place(path))) {
                let source = self.source(&path);
                others.push(source.unwrap_or_else(|error| refuse(&error.to_string())));
            }
        }
        others
    }

    /// The file at a path, to be compiled like this.
    ///
    /// # Errors
    ///
    /// No language is given and the file's name tells none, or an option cannot be read.
    pub fn source(&self, path: &Path) -> Result<Source, FrontendError> {
        let plain = |language| Source {
            path: path.to_owned(),
            language,
            clang_args: Vec::new(),
        };
        let (named, _) = frontend::options_of_user(&self.clang_args)?;
        let source = self.language.or(named).map(plain);
        let source = source.map_or_else(|| Source::from_path(path), Ok)?;
        self.also(source)
    }

    /// A file that is compiled like this as well.
    ///
    /// # Errors
    ///
    /// An option cannot be read.
    pub fn also(&self, mut source: Source) -> Result<Source, FrontendError> {
        let (named, words) = frontend::options_of_user(&self.clang_args)?;
        source.language = self.language.or(named).unwrap_or(source.language);
        source.clang_args.extend(words);
        let source = match &self.cuda_path {
            Some(folder) => source.with_toolkit(folder),
            None => source,
        };
        let source = match &self.rocm_path {
            Some(folder) => source.with_rocm(folder),
            None => source,
        };
        let source = match self.cuda_version {
            Some(version) => source.with_cuda_version(version),
            None => source,
        };
        let instances = self.instantiate.iter();
        let source = instances.fold(source, |source, name| source.with_instance(name));
        let params = self.params.iter();
        let source = params.fold(source, |source, one| source.with_parameters(one.text()));
        let source = match self.target {
            Some(gpu) => source.with_triple(gpu.triple()),
            None => source,
        };
        Ok(match self.host_variables {
            HostVariables::Error => source,
            HostVariables::Device => source.with_host_variables_on_device(),
        })
    }
}

fn refuse(message: &str) -> ! {
    let message = format!("--with: {message}");
    Arguments::command()
        .error(ErrorKind::ValueValidation, message)
        .exit()
}
