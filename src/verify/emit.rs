//! Stages of the pipeline: as data, and as text.

use std::fmt::Write;

use super::parts::Parts;
use super::subjects::each_subject;
use super::{Error, host, launch, load_with, selected, settings};
use crate::engines::twothread::reduce::{Reduction, Rejected, Request, reduce};
use crate::engines::twothread::stage::to_ivl;
use crate::engines::{self, Budget, Pair};
use crate::frontend::Source;
use crate::kir::Module;
use crate::kir::print::KernelText;
use crate::options::{Stage, VerifyOptions};
use crate::transform::{PASSES, Pass, Settings, prepare, prepare_until};
use crate::vc;

/// A file's kernels on their way to sequential programs.
pub struct Stages {
    pub module: Module,
    /// One entry per kernel and pair of threads, in source order.
    pub reductions: Vec<KernelReduction>,
}

/// One kernel, reduced for one kind of pair of threads.
pub struct KernelReduction {
    /// Index of the kernel in the module.
    pub kernel: usize,
    pub pair: Pair,
    pub reduction: Result<Reduction, Rejected>,
}

/// Compiles a file and reduces its kernels, up to what the solvers are asked. `program` are the
/// files that may belong to one program with it, whose device code is linked.
///
/// # Errors
/// As for [`super::verify`], without the solvers.
pub fn stages(
    source: &Source,
    program: &[Source],
    options: &VerifyOptions,
) -> Result<Stages, Error> {
    let mut reductions = Vec::new();
    let module = each_subject((source, program), options, |kernel, subject| {
        for pair in engines::pairs(subject.kernel, subject.launch, options) {
            let request = Request::new(subject, pair, &Budget::default());
            reductions.push(KernelReduction {
                kernel,
                pair,
                reduction: reduce(&request),
            });
        }
        Ok(())
    })?;
    Ok(Stages { module, reductions })
}

/// The text of a file's kernels at a stage of the pipeline, one program per
/// kernel and pair of threads.
///
/// # Errors
/// As for [`stages`], and where a kernel has no such stage.
pub fn emit(
    source: &Source,
    program: &[Source],
    options: &VerifyOptions,
    stage: Stage,
) -> Result<String, Error> {
    match stage {
        Stage::Launches => return host::text(source, program, options),
        Stage::Kir => return kernel_ir(source, program, options, None),
        Stage::KirAfter(pass) => {
            return kernel_ir(source, program, options, Some(&PASSES[pass]));
        }
        _ => {}
    }
    let mut out = String::new();
    let Stages { module, reductions } = stages(source, program, options)?;
    for one in reductions {
        let name = &module.kernels[one.kernel].name;
        let reduction = one.reduction.map_err(|rejected| Error::Launch {
            kernel: name.clone(),
            message: describe(rejected),
        })?;
        let comment = if stage == Stage::Vc { ";" } else { "//" };
        let _ = writeln!(out, "{comment} kernel {name}, {}", one.pair.describe());
        out.push_str(&text(&reduction, stage)?);
    }
    Ok(out)
}

/// The kernel IR as the engines are given it, or after a pass.
fn kernel_ir(
    source: &Source,
    program: &[Source],
    options: &VerifyOptions,
    last: Option<&Pass>,
) -> Result<String, Error> {
    let parts = Parts::new(program);
    let loaded = load_with(source, (options, &parts), |module, settings| match last {
        Some(pass) => prepare_until(pass, module, settings),
        None => prepare(module, settings),
    })?;
    let module = loaded.module;
    let mut out = String::new();
    for index in selected(&module, &[], source, options)? {
        let mut kernel = module.kernels[index].clone();
        if let Some(pass) = last.filter(|pass| pass.is_asked()) {
            let launch = launch::resolve(&kernel, options)?;
            let settings = settings(options);
            pass.run(&mut kernel, &Settings { launch, ..settings });
        }
        let _ = write!(out, "{}", KernelText::new(&kernel, &module.spans));
    }
    Ok(out)
}

/// A reduced kernel at a stage after kernel IR.
fn text(reduction: &Reduction, stage: Stage) -> Result<String, Error> {
    Ok(match stage {
        Stage::Launches | Stage::Kir | Stage::KirAfter(_) => {
            unreachable!("these come before reduction")
        }
        Stage::Ivl => to_ivl(&reduction.lowered).to_string(),
        Stage::Predicated => to_ivl(&reduction.predicated).to_string(),
        Stage::Instrumented => to_ivl(&reduction.instrumented).to_string(),
        Stage::Dual => reduction.dual.to_string(),
        Stage::Vc => vc::vc_text(&reduction.dual, reduction.lowered.name.as_str())
            .map_err(|error| Error::Solver(error.to_string()))?,
    })
}

fn describe(rejected: Rejected) -> String {
    match rejected {
        Rejected::Irreducible(_) => {
            "its control flow is irreducible: there is no program to show".to_string()
        }
        Rejected::Unsupported(list) => {
            let list: Vec<String> = list.iter().map(|u| u.construct.to_string()).collect();
            format!("not supported: {}", list.join("; "))
        }
        Rejected::OutOfTime => "the time limit ran out before there was a program".to_string(),
    }
}
