//! Exploration of a file's kernels: all executions of a launch under a memory model.

use std::time::Instant;

use super::parts::Parts;
use super::{Error, Loaded, read, selected};
use crate::exec::{self, Config, Inputs};
use crate::explore::kernel::{Final, KernelProgram, Setting};
use crate::explore::{self, Outcome};
use crate::frontend::Source;
use crate::kir::launch::{Size, check_block, check_grid};
use crate::kir::{Construct, Kernel};
use crate::options::VerifyOptions;
use crate::options::run::{Argument, ArrayOption};
use crate::replay::element::Elements;
use crate::replay::inputs;
use crate::report::model::Skipped;
use crate::transform;

/// What to explore of a file, and how.
#[derive(Clone, Debug)]
pub struct ExploreOptions {
    /// Threads per block.
    pub block: [u32; 3],
    /// Blocks per grid.
    pub grid: [u32; 3],
    /// Threads per warp, where it is not the language's usual number.
    pub warp_size: Option<u32>,
    /// The kernels to explore; all if empty.
    pub kernels: Vec<String>,
    /// GPUs that share the blocks of the grid in equal runs.
    pub gpus: u32,
    /// A value for each scalar parameter.
    pub args: Vec<Argument>,
    /// What arrays hold; zeros if not given.
    pub arrays: Vec<ArrayOption>,
    /// How often a thread may come to one operation.
    pub unroll: u32,
    pub exploration: explore::Options,
}

/// Explores kernels and shows each to `report`. Gives those that were not explored. `program` are
/// the files that may belong to one program with this one, whose device code is linked.
///
/// # Errors
/// The file does not compile, has no such kernel or parameter, or the launch is too
/// large.
pub fn explore_file(
    source: &Source,
    program: &[Source],
    options: &ExploreOptions,
    report: &mut dyn FnMut(&Kernel, &KernelProgram<'_>, &Outcome),
) -> Result<Vec<Skipped>, Error> {
    explore_parts(source, &Parts::new(program), options, report)
}

/// As [`explore_file`], with files that others may share.
///
/// # Errors
/// As for [`explore_file`].
pub(super) fn explore_parts(
    source: &Source,
    parts: &Parts,
    options: &ExploreOptions,
    report: &mut dyn FnMut(&Kernel, &KernelProgram<'_>, &Outcome),
) -> Result<Vec<Skipped>, Error> {
    let loading = VerifyOptions {
        kernels: options.kernels.clone(),
        timeout: options
            .exploration
            .deadline
            .map(|end| end.saturating_duration_since(Instant::now())),
        ..VerifyOptions::default()
    };
    let Loaded {
        module, skipped, ..
    } = read(source, (&loading, parts), transform::prepare)?;
    let mut config = Config::new(options.block, options.grid);
    let final_programs: Vec<exec::Program> = module.finals.iter().map(exec::Program::new).collect();
    for index in selected(&module, &skipped, source, &loading)? {
        let kernel = &module.kernels[index];
        config.warp_size = options.warp_size.unwrap_or(kernel.usual_warp_size());
        let wrong = |message: String| Error::Launch {
            kernel: kernel.name.clone(),
            message,
        };
        if let Some([x, y, z]) = kernel.required_block.filter(|r| *r != options.block) {
            return Err(wrong(format!("the source requires blocks of {x},{y},{z}")));
        }
        check_block(&options.block.map(Size::Fixed)).map_err(wrong)?;
        check_grid(&options.grid.map(Size::Fixed)).map_err(wrong)?;
        let inputs = Inputs {
            params: inputs::params(kernel, &options.args).map_err(wrong)?,
            arrays: inputs::arrays(kernel, &Elements::new(kernel), &options.arrays)
                .map_err(wrong)?,
        };
        let program = exec::Program::new(kernel);
        let finals = module
            .finals
            .iter()
            .zip(&final_programs)
            .map(|(last, code)| Final::new(last, &module.spans, code, kernel, &inputs))
            .collect::<Result<Vec<_>, _>>()
            .map_err(wrong)?;
        let setting = Setting {
            config: &config,
            inputs: &inputs,
            unroll: options.unroll,
            gpus: options.gpus,
        };
        let kernel_program = KernelProgram::new(kernel, &module.spans, &program, &setting)
            .map_err(|_| wrong("the launch has too many threads".to_owned()))?
            .with_finals(finals);
        let mut exploration = options.exploration.clone();
        if !module.finals.is_empty() && !exploration.all_defects {
            exploration.stop_at_condition = Some(false);
        }
        let mut outcome = explore::explore(&kernel_program, &exploration);
        outcome.unsupported.extend(kernel_program.left_open());
        if outcome.executions == 0 && !outcome.has_defect() && !outcome.interrupted {
            let none = Construct::LaunchWithoutEnd;
            outcome.unsupported.insert((program.entry, none));
        }
        report(kernel, &kernel_program, &outcome);
    }
    Ok(skipped)
}
