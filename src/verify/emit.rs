//! Stages of the pipeline as text.

use std::fmt::Write;

use super::kernel::{Assumes, pairings, request};
use super::{Error, launch, load, selected};
use crate::frontend::Source;
use crate::kir::print::KernelText;
use crate::options::{Stage, VerifyOptions};
use crate::twothread::reduce::{Rejected, reduce};
use crate::twothread::stage::to_ivl;
use crate::vc;

/// The text of a file's kernels at a stage of the pipeline, one program per
/// kernel and pair of threads.
///
/// # Errors
/// As for [`super::verify_file`], and where a kernel has no such stage.
pub fn emit(source: &Source, options: &VerifyOptions, stage: Stage) -> Result<String, Error> {
    let (module, _) = load(source, options)?;
    let kernels = selected(&module, source, options)?;
    let assumes = Assumes::new(&module, &kernels, options)?;
    let mut out = String::new();
    for index in kernels {
        let kernel = &module.kernels[index];
        if stage == Stage::Kir {
            let _ = write!(
                out,
                "{}",
                KernelText {
                    kernel,
                    spans: &module.spans
                }
            );
            continue;
        }
        let launch = launch::resolve(kernel, options)?;
        for pair in pairings(&launch, options) {
            let request = request(&module, kernel, &launch, pair, &assumes, options);
            let reduction = reduce(&request).map_err(|rejected| Error::Launch {
                kernel: kernel.name.clone(),
                message: match rejected {
                    Rejected::Irreducible(_) => {
                        "its control flow is irreducible: there is no program to show".to_string()
                    }
                    Rejected::Unsupported(list) => {
                        let list: Vec<String> = list.into_iter().map(|u| u.construct).collect();
                        format!("not supported: {}", list.join("; "))
                    }
                },
            })?;
            let comment = if stage == Stage::Vc { ";" } else { "//" };
            let _ = writeln!(out, "{comment} kernel {}, {}", kernel.name, pair.describe());
            out.push_str(&match stage {
                Stage::Ivl => to_ivl(&reduction.lowered).to_string(),
                Stage::Predicated => to_ivl(&reduction.predicated).to_string(),
                Stage::Instrumented => to_ivl(&reduction.instrumented).to_string(),
                Stage::Dual => reduction.dual.to_string(),
                Stage::Vc => vc::vc_text(&reduction.dual, reduction.lowered.name.as_str())
                    .map_err(|e| Error::Solver(e.to_string()))?,
                Stage::Kir => unreachable!("printed above"),
            });
        }
    }
    Ok(out)
}
