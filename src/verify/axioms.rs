//! Files of axioms that the user names.

use std::path::PathBuf;

use super::Error;
use crate::engines::twothread::axioms::UNINTERPRETED;
use crate::ivl::builtins::Builtin;
use crate::ivl::parse::{Axioms, parse_axioms};
use crate::ivl::traverse::post_order;
use crate::ivl::{Expr, ExprKind};
use crate::kir::{Inst, Kernel};
use crate::report::warning::Warning;

/// What all the files say.
///
/// # Errors
/// A file cannot be read, or is no file of axioms.
pub fn read(paths: &[PathBuf]) -> Result<Axioms, Error> {
    let mut all = Axioms::default();
    for path in paths {
        let failed = |message: String| Error::Axioms {
            path: path.clone(),
            message,
        };
        let text = std::fs::read_to_string(path).map_err(|error| failed(error.to_string()))?;
        let mut axioms = parse_axioms(&text).map_err(|error| failed(error.to_string()))?;
        if let Some(twice) = axioms.functions.iter().find(|function| {
            all.functions
                .iter()
                .any(|known| known.name == function.name)
        }) {
            return Err(failed(format!("`{}` is declared twice", twice.name)));
        }
        all.functions.append(&mut axioms.functions);
        all.stated.append(&mut axioms.stated);
        all.foreign.append(&mut axioms.foreign);
    }
    Ok(all)
}

/// Remarks on axioms that say nothing of the kernel.
pub fn remarks(axioms: &Axioms, kernel: &Kernel) -> Vec<Warning> {
    let mut remarks = Vec::new();
    for stated in &axioms.stated {
        if let Some(name) = unknown(&stated.expr, axioms, kernel) {
            remarks.push(Warning::UnusedAxiom {
                axiom: stated.text.clone(),
                why: format!("the kernel does not call `{name}`"),
            });
        }
    }
    let foreign = axioms.foreign.iter().map(|text| Warning::UnusedAxiom {
        axiom: text.to_string(),
        why: "it is over a type that the file does not define".to_owned(),
    });
    remarks.extend(foreign);
    remarks
}

/// A function that neither the kernel calls nor the file declares.
fn unknown(expr: &Expr, axioms: &Axioms, kernel: &Kernel) -> Option<String> {
    post_order([expr]).into_iter().find_map(|part| {
        let ExprKind::Apply(name, _) = part.kind() else {
            return None;
        };
        let known = Builtin::from_name(name.as_str()).is_some()
            || axioms
                .functions
                .iter()
                .any(|function| function.name == *name)
            || calls(kernel, name.as_str());
        (!known).then(|| name.to_string())
    })
}

fn calls(kernel: &Kernel, function: &str) -> bool {
    let stem = function.strip_prefix(UNINTERPRETED).unwrap_or(function);
    let begin = format!("{UNINTERPRETED}{stem}.");
    kernel.insts.values().any(|data| match &data.inst {
        Inst::Pure { name, .. } => name.starts_with(&begin),
        _ => false,
    })
}
