//! What the user takes for granted of a kernel: conditions, and sizes of arrays.

use super::{Error, launch};
use crate::ivl::Expr;
use crate::kir::launch::Launch;
use crate::kir::{Kernel, Module, ObjectId, ObjectKind};
use crate::options::VerifyOptions;
use crate::options::extent::ArrayExtent;
use crate::twothread::assume;
use crate::twothread::lower::Extent;

/// What is given of one kernel.
#[derive(Clone, Debug, Default)]
pub struct Given {
    pub assumes: Vec<Expr>,
    /// Of several sizes of one array the last counts.
    pub extents: Vec<(ObjectId, Extent)>,
}

/// What is given of each kernel of the module, by index. What names parameters of some of
/// the kernels only is said of those.
///
/// # Errors
/// What is said of none of the kernels.
pub fn given(
    module: &Module,
    kernels: &[usize],
    options: &VerifyOptions,
) -> Result<Vec<Given>, Error> {
    let mut given = vec![Given::default(); module.kernels.len()];
    let mut launches = Vec::new();
    for &index in kernels {
        let kernel = &module.kernels[index];
        launches.push((index, kernel, launch::resolve(kernel, options)?));
    }
    for assumption in &options.assumes {
        let lower = |kernel: &Kernel, launch: &Launch| {
            assume::lower(&assumption.expr, kernel, launch).map_err(|error| error.message)
        };
        let said = said_of(&launches, lower).map_err(|message| Error::Assume {
            text: assumption.text.clone(),
            message,
        })?;
        for (index, expr) in said {
            given[index].assumes.push(expr);
        }
    }
    for extent in &options.extents {
        let lower = |kernel: &Kernel, launch: &Launch| of_array(extent, kernel, launch);
        let said = said_of(&launches, lower).map_err(|message| Error::Extent {
            text: format!("{}={}", extent.array, extent.elements.text),
            message,
        })?;
        for (index, extent) in said {
            given[index].extents.push(extent);
        }
    }
    Ok(given)
}

/// What `lower` makes of each kernel that it can be said of; the last problem, if that is none.
fn said_of<T>(
    kernels: &[(usize, &Kernel, Launch)],
    lower: impl Fn(&Kernel, &Launch) -> Result<T, String>,
) -> Result<Vec<(usize, T)>, String> {
    let mut said = Vec::new();
    let mut problem = None;
    for (index, kernel, launch) in kernels {
        match lower(kernel, launch) {
            Ok(meaning) => said.push((*index, meaning)),
            Err(message) => problem = Some(message),
        }
    }
    match problem {
        Some(message) if said.is_empty() => Err(message),
        _ => Ok(said),
    }
}

fn of_array(
    extent: &ArrayExtent,
    kernel: &Kernel,
    launch: &Launch,
) -> Result<(ObjectId, Extent), String> {
    let arrays = || {
        let of_host = |kind| matches!(kind, ObjectKind::Param { .. });
        kernel.objects.iter().filter(move |(_, o)| of_host(o.kind))
    };
    let name = &extent.array;
    let Some((id, object)) = arrays().find(|(_, object)| object.name == *name) else {
        let names: Vec<String> = arrays().map(|(_, o)| format!("`{}`", o.name)).collect();
        let kernel = &kernel.name;
        return Err(match names.is_empty() {
            true => format!("kernel `{kernel}` has no pointer parameters"),
            false => format!(
                "`{name}` is no pointer parameter of kernel `{kernel}`; it has {}",
                names.join(", ")
            ),
        });
    };
    let Some(bytes) = object.pointee.filter(|&bytes| bytes > 0) else {
        return Err(format!(
            "how large what `{name}` points to is, is not known"
        ));
    };
    let elements =
        assume::number(&extent.elements.expr, kernel, launch).map_err(|error| error.message)?;
    let known = elements.expr.as_bv().map(|(value, _)| value as i64);
    if known.is_some_and(|count| count == 0 || count < 0 && elements.signed) {
        return Err("an array has at least one element".to_owned());
    }
    Ok((id, Extent { elements, bytes }))
}
