//! The arguments of every command as options, and as what the command is about.

use std::path::{Path, PathBuf};

use clap::CommandFactory;

use super::{
    Arguments, CompileArguments, EmitArguments, IvlArguments, LaunchArguments, OutputArguments,
    PlainOutputArguments, ProtocolArguments, RunArguments, SolvingArguments, VerifyArguments,
};
use crate::cli::sizes::SizeList;
use crate::frontend::{self, FrontendError, Source};
use crate::kir::launch::Size;
use crate::options::run::RunOptions;
use crate::options::{ProtocolStage, Stage, VerifyOptions};

/// What `verify` is asked to do.
pub struct VerifyCommand {
    pub inputs: Vec<Input>,
    pub options: VerifyOptions,
    pub output: OutputArguments,
    compile: CompileArguments,
}

impl VerifyCommand {
    /// The files that there are.
    pub fn sources(&self) -> Vec<Source> {
        let inputs = self.inputs.iter();
        inputs
            .flat_map(|input| input.source.as_ref().ok())
            .cloned()
            .collect()
    }

    /// The files, whether they can be read or not.
    pub fn paths(&self) -> impl Iterator<Item = &Path> {
        self.inputs.iter().map(|input| input.path.as_path())
    }

    /// A file that the user did not name, with the user's arguments for compiling.
    pub fn input(&self, source: Source) -> Input {
        Input {
            path: source.path.clone(),
            source: Ok(self.compile.also(source)),
        }
    }
}

/// A file as the user named it.
pub struct Input {
    pub path: PathBuf,
    pub source: Result<Source, FrontendError>,
}

/// What `protocol` is asked to do.
pub enum ProtocolCommand {
    /// Print a stage of a `.map` file, or verify it.
    Map {
        path: PathBuf,
        stage: Option<ProtocolStage>,
    },
    /// Print a stage of a file's kernels.
    Kernels {
        source: Result<Source, FrontendError>,
        stage: ProtocolStage,
    },
}

impl VerifyArguments {
    /// Exits with a usage error where there is nothing to verify.
    pub fn resolve(self) -> VerifyCommand {
        let has_files = !self.files.is_empty() || self.database.is_some();
        if !has_files && !self.launch.are_recorded() {
            let message = "there is nothing to verify: name files, or a recording";
            let kind = clap::error::ErrorKind::MissingRequiredArgument;
            Arguments::command().error(kind, message).exit();
        }
        let inputs = inputs(&self.files, self.database.as_deref(), &self.compile);
        VerifyCommand {
            inputs,
            options: VerifyOptions {
                witness: self.witness,
                optimisations: self.optimisations.resolve(self.solving.engine),
                ..verify_options(self.launch, self.solving)
            },
            output: self.output,
            compile: self.compile,
        }
    }
}

/// Files, those in folders, and those of a compilation database.
fn inputs(files: &[PathBuf], database: Option<&Path>, compile: &CompileArguments) -> Vec<Input> {
    let mut inputs = Vec::new();
    let failed = |path: &Path, error| Input {
        path: path.to_owned(),
        source: Err(error),
    };
    let mut add = |path: PathBuf, of_database: Option<Source>| {
        let source = match of_database {
            None => compile.source(&path),
            Some(source) => Ok(compile.also(source)),
        };
        inputs.push(Input { path, source });
    };
    let mut errors = Vec::new();
    for file in files {
        match file.is_dir().then(|| frontend::files_in(file)) {
            None => add(file.clone(), None),
            Some(Ok(found)) => found.into_iter().for_each(|path| add(path, None)),
            Some(Err(error)) => errors.push(failed(file, error)),
        }
    }
    match database.map(|folder| (folder, frontend::database(folder))) {
        None => {}
        Some((_, Ok(found))) => {
            found
                .into_iter()
                .for_each(|one| add(one.path.clone(), Some(one)));
        }
        Some((folder, Err(error))) => errors.push(failed(folder, error)),
    }
    inputs.extend(errors);
    inputs
}

impl RunArguments {
    /// Exits with a usage error where a size is symbolic.
    pub fn resolve(self) -> (Result<Source, FrontendError>, RunOptions, OutputArguments) {
        let source = self.compile.source(&self.file);
        let options = RunOptions {
            block: fixed("--block", &self.block),
            grid: fixed("--grid", &self.grid),
            dimensions: u32::from(self.block.dimensions().max(self.grid.dimensions())),
            kernel: self.kernel,
            args: self.args,
            arrays: self.arrays,
            print: self.print,
            schedule: self.schedule,
            steps: self.steps,
            seed: self.seed,
            warp_size: self.warp_size,
            benign_races: self.benign_races,
            external_calls: self.external_calls,
        };
        (source, options, self.output)
    }
}

impl EmitArguments {
    pub fn resolve(self) -> (Result<Source, FrontendError>, VerifyOptions, Stage) {
        let source = self.compile.source(&self.file);
        let options = VerifyOptions {
            optimisations: self.optimisations.resolve(self.solving.engine),
            ..verify_options(self.launch, self.solving)
        };
        (source, options, self.stage)
    }
}

impl ProtocolArguments {
    pub fn resolve(self) -> (ProtocolCommand, VerifyOptions) {
        let is_map = self.file.extension().is_some_and(|e| e == "map");
        let command = match is_map {
            true => ProtocolCommand::Map {
                path: self.file,
                stage: self.stage,
            },
            false => ProtocolCommand::Kernels {
                source: self.compile.source(&self.file),
                stage: self.stage.unwrap_or(ProtocolStage::Map),
            },
        };
        (command, verify_options(self.launch, self.solving))
    }
}

impl IvlArguments {
    pub fn resolve(self) -> (PathBuf, VerifyOptions, PlainOutputArguments) {
        (self.file, self.solving.resolve(), self.output)
    }
}

/// The sizes of a run, which has to have some.
fn fixed(option: &str, list: &SizeList) -> [u32; 3] {
    let sizes = list.sizes().map(Size::fixed);
    match sizes {
        [Some(x), Some(y), Some(z)] => [x, y, z],
        _ => Arguments::command()
            .error(
                clap::error::ErrorKind::ValueValidation,
                format!("{option}: a run needs numbers, not `*`"),
            )
            .exit(),
    }
}

fn verify_options(launch: LaunchArguments, solving: SolvingArguments) -> VerifyOptions {
    let mut options = solving.resolve();
    launch.resolve_into(&mut options);
    options
}
