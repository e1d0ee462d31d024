//! The arguments that say how input files are compiled.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use crate::cli::config::Config;
use crate::frontend::{CudaVersion, FrontendError, Language, Signature, Source};

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
    /// What to make of host variables that device code of CUDA or HIP names
    #[arg(long, value_name = "POLICY", default_value = "error")]
    host_variables: HostVariables,
    /// Arguments to clang, such as -I, -D and -std=
    #[arg(value_name = "CLANG ARGS", last = true)]
    clang_args: Vec<String>,
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
    }

    /// The file at a path, to be compiled like this.
    ///
    /// # Errors
    ///
    /// No language is given and the file's name tells none.
    pub fn source(&self, path: &Path) -> Result<Source, FrontendError> {
        let plain = |language| Source {
            path: path.to_owned(),
            language,
            clang_args: Vec::new(),
        };
        let source = self.language.map(plain);
        let source = source.map_or_else(|| Source::from_path(path), Ok)?;
        Ok(self.also(source))
    }

    /// A file that is compiled like this as well.
    pub fn also(&self, mut source: Source) -> Source {
        source.language = self.language.unwrap_or(source.language);
        source.clang_args.extend_from_slice(&self.clang_args);
        let source = match &self.cuda_path {
            Some(folder) => source.with_toolkit(folder),
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
        match self.host_variables {
            HostVariables::Error => source,
            HostVariables::Device => source.with_host_variables_on_device(),
        }
    }
}
