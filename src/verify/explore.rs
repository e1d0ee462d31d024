//! Exploration of a file's kernels: all executions of a launch under a memory model.

use super::{Error, load, selected};
use crate::exec::{self, Config, Inputs, float};
use crate::explore::kernel::KernelProgram;
use crate::explore::{self, Outcome};
use crate::frontend::Source;
use crate::kir::int;
use crate::kir::{Kernel, Type};
use crate::options::VerifyOptions;

/// What to explore of a file, and how.
#[derive(Clone, Debug)]
pub struct ExploreOptions {
    /// Threads per block.
    pub block: [u32; 3],
    /// Blocks per grid.
    pub grid: [u32; 3],
    pub warp_size: u32,
    /// The kernels to explore; all if empty.
    pub kernels: Vec<String>,
    /// Values of scalar parameters by name; those not named are 0.
    pub args: Vec<(String, f64)>,
    /// How often a thread may come to one operation.
    pub unroll: u32,
    pub exploration: explore::Options,
}

/// Explores kernels and shows each to `report`.
///
/// # Errors
/// The file does not compile, has no such kernel or parameter, or the launch is too
/// large.
pub fn explore_file(
    source: &Source,
    options: &ExploreOptions,
    report: &mut dyn FnMut(&Kernel, &KernelProgram<'_>, &Outcome),
) -> Result<(), Error> {
    let loading = VerifyOptions {
        kernels: options.kernels.clone(),
        ..VerifyOptions::default()
    };
    let (module, _) = load(source, &loading)?;
    let mut config = Config::new(options.block, options.grid);
    config.warp_size = options.warp_size;
    for index in selected(&module, source, &loading)? {
        let kernel = &module.kernels[index];
        let wrong = |message: String| Error::Launch {
            kernel: kernel.name.clone(),
            message,
        };
        if let Some([x, y, z]) = kernel.required_block.filter(|r| *r != options.block) {
            return Err(wrong(format!("the source requires --block {x},{y},{z}")));
        }
        let inputs = inputs(kernel, &options.args).map_err(wrong)?;
        let program = exec::Program::new(kernel);
        let kernel_program = KernelProgram::new(
            kernel,
            &module.spans,
            &program,
            &config,
            &inputs,
            options.unroll,
        )
        .map_err(|_| wrong("the launch has too many threads".to_owned()))?;
        let mut outcome = explore::explore(&kernel_program, &options.exploration);
        outcome.unsupported.extend(kernel_program.left_open());
        if outcome.executions == 0 && !outcome.has_defect() && !outcome.interrupted {
            let text = "a launch of which no execution reaches its end".to_owned();
            outcome.unsupported.insert((program.entry, text));
        }
        report(kernel, &kernel_program, &outcome);
    }
    Ok(())
}

fn inputs(kernel: &Kernel, args: &[(String, f64)]) -> Result<Inputs, String> {
    let mut inputs = Inputs {
        params: vec![0; kernel.params.len()],
        ..Inputs::default()
    };
    for (name, value) in args {
        let index = kernel.params.iter().position(|param| param.name == *name);
        let index = index.ok_or_else(|| format!("there is no scalar parameter {name}"))?;
        let ty = kernel.values[kernel.params[index].value].ty;
        inputs.params[index] = match ty {
            Type::Float(kind) => u128::from(float::from_f64(kind, *value)),
            _ if value.fract() == 0.0 => (*value as i128) as u128 & int::mask(ty.bits()),
            _ => return Err(format!("{name} is an integer")),
        };
    }
    Ok(inputs)
}
