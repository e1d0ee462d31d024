//! The arguments of every command as options, and as what the command is about.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use clap::CommandFactory;

use super::{
    Arguments, CompileArguments, EmitArguments, FixArguments, IvlArguments, LaunchArguments,
    OutputArguments, PlainOutputArguments, ProtocolArguments, RunArguments, SolvingArguments,
    StandardInputArguments, VerifyArguments,
};
use crate::cli::sizes::SizeList;
use crate::codes::Code;
use crate::frontend::{self, FrontendError, Source};
use crate::kir::launch::Size;
use crate::options::run::RunOptions;
use crate::options::{ProtocolStage, Stage, VerifyOptions};
use crate::report::baseline::Baseline;
use crate::report::model::Severity;

/// What `verify` is asked to do.
pub struct VerifyCommand {
    pub inputs: Vec<Input>,
    pub options: VerifyOptions,
    pub output: OutputArguments,
    pub project: Project,
    /// Changes of the source are looked for.
    pub fixes: bool,
    /// The other files of the program.
    others: Vec<Source>,
    compile: CompileArguments,
}

/// What a project says of findings, and what it knows already.
#[derive(Default)]
pub struct Project {
    /// How much the findings of a code count.
    pub severities: BTreeMap<Code, Severity>,
    /// The kernels that it names.
    pub named: Vec<String>,
    /// The file with the findings that are known, and whether it is to be written.
    pub baseline: Option<PathBuf>,
    pub writes_baseline: bool,
}

impl VerifyCommand {
    /// The files that there are, and the others of their program.
    pub fn sources(&self) -> Vec<Source> {
        sources(&self.inputs, &self.others)
    }

    /// The files, whether they can be read or not.
    pub fn paths(&self) -> impl Iterator<Item = &Path> {
        self.inputs.iter().map(|input| input.path.as_path())
    }

    /// A file that the user did not name, with the user's arguments for compiling.
    pub fn input(&self, source: Source) -> Input {
        Input {
            path: source.path.clone(),
            source: self.compile.also(source),
        }
    }
}

/// What `fix` is asked to do.
pub struct FixCommand {
    pub inputs: Vec<Input>,
    pub options: VerifyOptions,
    /// The files are changed.
    pub write: bool,
    /// The other files of the program.
    others: Vec<Source>,
}

impl FixCommand {
    /// The files that there are, and the others of their program.
    pub fn sources(&self) -> Vec<Source> {
        sources(&self.inputs, &self.others)
    }
}

fn sources(inputs: &[Input], others: &[Source]) -> Vec<Source> {
    let given = inputs.iter().flat_map(|input| &input.source);
    given.chain(others).cloned().collect()
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
        input: Input,
        /// The other files of its program.
        others: Vec<Source>,
        stage: ProtocolStage,
    },
}

impl VerifyArguments {
    /// Reads the configuration of the project, and takes from it what is not given here.
    ///
    /// # Errors
    /// It cannot be read, or says what we do not know.
    pub fn configured(mut self) -> Result<VerifyArguments, String> {
        let first = self.files.first();
        let first = first.map(|file| self.standard_input.named(file));
        let config = self.project.configuration.read(first)?;
        if self.files.is_empty() && self.database.is_none() && !self.launch.are_recorded() {
            self.files.clone_from(&config.files);
        }
        self.launch.complete(&config);
        self.solving.complete(&config);
        self.output.complete(&config);
        self.compile.complete(&config);
        self.project.baseline = self.project.baseline.or(config.baseline);
        self.severities = config.severity;
        self.named = config.kernel.into_keys().collect();
        match &self.project.baseline {
            None if self.project.write_baseline => {
                return Err("no baseline is named: `--baseline FILE --write-baseline`".to_owned());
            }
            Some(path) if self.project.write_baseline => Baseline::may_be_written(path)?,
            _ => {}
        }
        Ok(self)
    }

    /// Exits with a usage error where there is nothing to verify.
    pub fn resolve(self) -> VerifyCommand {
        let has_files = !self.files.is_empty() || self.database.is_some();
        if !has_files && !self.launch.are_recorded() {
            let message = "there is nothing to verify: name files, or a recording";
            let kind = clap::error::ErrorKind::MissingRequiredArgument;
            Arguments::command().error(kind, message).exit();
        }
        let naming = (&self.standard_input, &self.compile);
        let inputs = inputs(&self.files, self.database.as_deref(), naming);
        let others = others(&inputs, naming);
        VerifyCommand {
            inputs,
            options: VerifyOptions {
                witness: self.witness,
                scenes: self.output.has_page(),
                redundant_barriers: self.redundant_barriers,
                optimisations: self.optimisations.resolve(self.solving.engine),
                ..verify_options(self.launch, self.solving)
            },
            output: self.output,
            project: Project {
                severities: self.severities,
                named: self.named,
                baseline: self.project.baseline,
                writes_baseline: self.project.write_baseline,
            },
            fixes: self.fixes,
            others,
            compile: self.compile,
        }
    }
}

impl FixArguments {
    /// Reads the configuration of the project, and takes from it what is not given here.
    ///
    /// # Errors
    /// It cannot be read, or says what we do not know.
    pub fn configured(mut self) -> Result<FixArguments, String> {
        let first = self.files.first();
        let first = first.map(|file| self.standard_input.named(file));
        let config = self.configuration.read(first)?;
        self.launch.complete(&config);
        self.solving.complete(&config);
        self.compile.complete(&config);
        Ok(self)
    }

    pub fn resolve(self) -> FixCommand {
        let naming = (&self.standard_input, &self.compile);
        let inputs = inputs(&self.files, None, naming);
        FixCommand {
            others: others(&inputs, naming),
            inputs,
            options: verify_options(self.launch, self.solving),
            write: self.write,
        }
    }
}

/// Files, those in folders, and those of a compilation database.
fn inputs(
    files: &[PathBuf],
    database: Option<&Path>,
    (standard_input, compile): (&StandardInputArguments, &CompileArguments),
) -> Vec<Input> {
    let mut inputs = Vec::new();
    let failed = |path: &Path, error| Input {
        path: path.to_owned(),
        source: Err(error),
    };
    let mut add = |path: PathBuf, of_database: Option<Source>| {
        let source = match of_database {
            None => compile.source(standard_input.named(&path)),
            Some(source) => compile.also(source),
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

/// The other files of the program that inputs are of.
fn others(
    inputs: &[Input],
    (standard_input, compile): (&StandardInputArguments, &CompileArguments),
) -> Vec<Source> {
    let inputs = inputs.iter();
    compile.others(inputs.map(|input| standard_input.named(&input.path)))
}

/// A file, and the others of its program.
pub type InProgram = (Source, Vec<Source>);

/// The same as the arguments name them.
fn in_program(file: &Path, compile: &CompileArguments) -> Result<InProgram, FrontendError> {
    Ok((compile.source(file)?, compile.others([file])))
}

impl RunArguments {
    /// Exits with a usage error where a size is symbolic.
    pub fn resolve(
        self,
    ) -> (
        Result<InProgram, FrontendError>,
        RunOptions,
        OutputArguments,
    ) {
        let source = in_program(&self.file, &self.compile);
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
            scenes: self.output.has_page(),
        };
        (source, options, self.output)
    }
}

impl EmitArguments {
    /// Exits with a usage error where launches of a recording are given.
    pub fn resolve(self) -> (Result<InProgram, FrontendError>, VerifyOptions, Stage) {
        self.launch.refuse_recording("emit");
        let source = in_program(&self.file, &self.compile);
        let options = VerifyOptions {
            optimisations: self.optimisations.resolve(self.solving.engine),
            ..verify_options(self.launch, self.solving)
        };
        (source, options, self.stage)
    }
}

impl ProtocolArguments {
    /// Reads the configuration of the project, and takes from it what is not given here. It says
    /// nothing of protocols in files.
    ///
    /// # Errors
    /// It cannot be read, or says what we do not know.
    pub fn configured(mut self) -> Result<ProtocolArguments, String> {
        let file = self.standard_input.named(&self.file);
        if !is_map(file) {
            let config = self.configuration.read(Some(file))?;
            self.launch.complete(&config);
            self.solving.complete(&config);
            self.compile.complete(&config);
        }
        Ok(self)
    }

    /// Exits with a usage error where launches of a recording are given.
    pub fn resolve(self) -> (ProtocolCommand, VerifyOptions) {
        self.launch.refuse_recording("protocol");
        let path = self.standard_input.named(&self.file);
        let command = match is_map(path) {
            true => ProtocolCommand::Map {
                path: self.file,
                stage: self.stage,
            },
            false => ProtocolCommand::Kernels {
                others: self.compile.others([path]),
                input: Input {
                    source: self.compile.source(path),
                    path: self.file,
                },
                stage: self.stage.unwrap_or(ProtocolStage::Map),
            },
        };
        (command, verify_options(self.launch, self.solving))
    }
}

fn is_map(path: &Path) -> bool {
    path.extension().is_some_and(|e| e == "map")
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
