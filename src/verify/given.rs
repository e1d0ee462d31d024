//! What the user says of a kernel: conditions, arguments, axioms and sizes of arrays that
//! are taken for granted, and what is not to be checked.

use std::collections::BTreeSet;

use super::{Error, axioms, goes_by, launch};
use crate::engines::assume;
use crate::engines::believable;
use crate::engines::contents;
use crate::engines::given::{Extent, Given};
use crate::engines::quantities;
use crate::ivl::Expr;
use crate::kir::assume::{Assumption, ParseError};
use crate::kir::launch::Launch;
use crate::kir::{AddressSpace, Kernel, Module, ObjectId, ObjectKind, Type};
use crate::options::VerifyOptions;
use crate::options::extent::ArrayExtent;
use crate::options::launch_args::LaunchArgs;

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
    let every = Given {
        axioms: axioms::read(&options.axioms)?,
        ..Given::default()
    };
    let mut given = vec![every; module.kernels.len()];
    let mut launches = Vec::new();
    for &index in kernels {
        let kernel = &module.kernels[index];
        let launch = launch::resolve(kernel, options)?;
        given[index]
            .assumes
            .extend(believable::granted(kernel, &launch, options));
        launches.push((index, kernel, launch));
    }
    assume(&mut given, &launches, options)?;
    for args in &options.args {
        let said = |message: String| Error::Args {
            text: args.text.clone(),
            message,
        };
        let mut kernels = launches.iter().map(|(index, kernel, _)| (*index, *kernel));
        let Some((index, kernel)) = kernels.find(|(_, kernel)| goes_by(kernel, &args.kernel))
        else {
            return Err(said(format!("there is no kernel `{}`", args.kernel)));
        };
        given[index]
            .assumes
            .extend(of_args(args, kernel).map_err(said)?);
    }
    if !options.check_arrays.is_empty() {
        let known = |name: &String| {
            launches
                .iter()
                .any(|(_, k, _)| arrays(k).any(|(_, n)| n == name))
        };
        if let Some(unknown) = options.check_arrays.iter().find(|name| !known(name)) {
            let names = launches.iter().flat_map(|(_, kernel, _)| arrays(kernel));
            let names: BTreeSet<String> = names.map(|(_, name)| format!("`{name}`")).collect();
            let names: Vec<String> = names.into_iter().collect();
            return Err(Error::CheckArrays(match names.is_empty() {
                true => format!("there is no array `{unknown}`"),
                false => format!("there is no array `{unknown}`, but {}", names.join(", ")),
            }));
        }
        for (index, kernel, _) in &launches {
            let others = arrays(kernel).filter(|(_, name)| !options.check_arrays.contains(name));
            given[*index].unchecked = others.map(|(id, _)| id).collect();
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

/// What the user and the source state of parameters, sizes and the elements of arrays.
fn assume(
    given: &mut [Given],
    launches: &[(usize, &Kernel, Launch)],
    options: &VerifyOptions,
) -> Result<(), Error> {
    said_by_user(given, launches, &options.assumes)?;
    for own in &options.of_kernels {
        let is_own = |launched: &&(usize, &Kernel, Launch)| launched.1.name == own.kernel;
        let own_launches: Vec<_> = launches.iter().filter(is_own).cloned().collect();
        if !own_launches.is_empty() {
            said_by_user(given, &own_launches, &own.assumes)?;
        }
    }
    for (index, kernel, launch) in launches {
        for text in &kernel.stated {
            let wrong = |message: String| Error::Assume {
                text: text.clone(),
                message,
            };
            let parsed: Assumption = text.parse().map_err(|e: ParseError| wrong(e.to_string()))?;
            let said = contents::lower(&parsed.expr, kernel, launch);
            let said = said.map_err(|error| wrong(error.message))?;
            given[*index].assumes.push(said.condition);
            given[*index].contents.extend(said.facts);
            given[*index].remarks.extend(said.remarks);
        }
    }
    Ok(())
}

/// What the user says of some of these kernels.
fn said_by_user(
    given: &mut [Given],
    launches: &[(usize, &Kernel, Launch)],
    assumes: &[Assumption],
) -> Result<(), Error> {
    for assumption in assumes {
        let lower = |kernel: &Kernel, launch: &Launch| {
            contents::lower(&assumption.expr, kernel, launch).map_err(|error| error.message)
        };
        let said = said_of(launches, lower).map_err(|message| Error::Assume {
            text: assumption.text.clone(),
            message,
        })?;
        for (index, said) in said {
            let condition = Some(said.condition).filter(|c| c.as_bool() != Some(true));
            given[index].assumes.extend(condition);
            given[index].contents.extend(said.facts);
            given[index].remarks.extend(said.remarks);
        }
    }
    Ok(())
}

/// Leaves out what the user says of other kernels than this one.
pub fn keep_applicable(kernel: &Kernel, launch: &Launch, options: &mut VerifyOptions) {
    options
        .assumes
        .retain(|one| contents::lower(&one.expr, kernel, launch).is_ok());
    options.args.retain(|args| goes_by(kernel, &args.kernel));
    options
        .extents
        .retain(|extent| of_array(extent, kernel, launch).is_ok());
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

/// The arrays that threads may race on.
fn arrays(kernel: &Kernel) -> impl Iterator<Item = (ObjectId, &String)> {
    let shared = |space| {
        matches!(
            space,
            AddressSpace::Shared | AddressSpace::Global | AddressSpace::Generic
        )
    };
    let objects = kernel.objects.iter();
    objects
        .filter(move |(_, object)| shared(object.space) && !object.constant)
        .map(|(id, object)| (id, &object.name))
}

/// What values of the parameters mean for their parts.
fn of_args(args: &LaunchArgs, kernel: &Kernel) -> Result<Vec<Expr>, String> {
    let arguments = kernel.arguments.iter().enumerate();
    let values: Vec<usize> = arguments
        .filter(|(_, argument)| !argument.is_pointer)
        .map(|(index, _)| index)
        .collect();
    let (given, wanted) = (args.values.len(), values.len());
    if given != wanted {
        return Err(format!(
            "kernel `{}` takes a value for each parameter that is no pointer: {wanted}, not {given}",
            kernel.name
        ));
    }
    let mut assumes = Vec::new();
    for param in &kernel.params {
        let Some(place) = param.place else { continue };
        let index = values.iter().position(|&index| index == place.param);
        let Some(&Some(value)) = index.and_then(|index| args.values.get(index)) else {
            continue;
        };
        let bytes = kernel.arguments[place.param].bytes;
        let Some(bits) = bytes.map(|bytes| 8 * bytes).filter(|bits| *bits <= 64) else {
            return Err(format!("`{}` is larger than 64 bits", param.name));
        };
        if value >= 1 << bits || value < -(1 << (bits - 1)) {
            return Err(format!("{value} does not fit into {bits} bits"));
        }
        let part = (value as u128) >> (8 * place.offset);
        let name = Expr::var(quantities::param_symbol(&param.name));
        let ty = kernel.values[param.value].ty;
        assumes.push(match ty {
            Type::Int(1) if part & 1 == 1 => name,
            Type::Int(1) => name.negate(),
            Type::Float(_) if u64::from(ty.bits()) == bits => {
                return Err(format!(
                    "`{}` is a floating-point number; give `*`",
                    param.name
                ));
            }
            _ => name.equals(Expr::bv(part, ty.bits())),
        });
    }
    Ok(assumes)
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
    let bytes = object.pointee.map(|pointee| pointee.bytes);
    let Some(bytes) = bytes.filter(|&bytes| bytes > 0) else {
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
