//! Plain accesses that become relaxed atomic ones.

use std::ops::Range;

use super::{Dialect, Edit, Element, Memory};
use crate::explore::Scope;
use crate::repair::Accessed;
use crate::repair::sites::Site;
use crate::repair::source::SourceText;
use crate::repair::update::{address, stands_alone, update};
use crate::repair::vocabulary;

pub(super) fn make_atomic(
    source: &SourceText<'_>,
    dialect: Dialect,
    site: &Site,
    of: &Accessed,
    scope: Scope,
) -> Result<Edit, String> {
    if of.element == Element::Other {
        return Err(format!("{}: there are no atomics on its type", of.shown));
    }
    let (whole, text) = match site {
        Site::Value(value) => {
            let pointer = pointer(source, dialect, value, of)?;
            (
                value.clone(),
                atomic(dialect, "load", &pointer, None, scope),
            )
        }
        Site::Step { .. } | Site::Assignment { .. } => replacing(source, dialect, site, of, scope)?,
    };
    if matches!(of.element, Element::Float(_))
        && text.contains("fetch_")
        && dialect == Dialect::OpenCl
    {
        return Err(format!(
            "{}: OpenCL 2.0 has no such atomic on floats",
            of.shown
        ));
    }
    Ok(Edit {
        start: source.tokens[whole.start].start,
        end: source.tokens[whole.end - 1].end,
        text,
    })
}

/// The call in place of an assignment, and the tokens that it replaces.
fn replacing(
    source: &SourceText<'_>,
    dialect: Dialect,
    site: &Site,
    of: &Accessed,
    scope: Scope,
) -> Result<(Range<usize>, String), String> {
    let (whole, object, function, value) = match (update(source, site), site) {
        (Some(update), _) => {
            let function = format!("fetch_{}", update.operation);
            let value = update.value(source);
            (update.whole, update.object, function, value)
        }
        (
            None,
            Site::Assignment {
                left,
                operator,
                right,
            },
        ) if source.word(*operator) == "=" => {
            let whole = left.start..right.end;
            (whole, left.clone(), "store".to_owned(), source.span(right))
        }
        (None, _) => return Err(format!("{}: there is no such atomic", of.shown)),
    };
    if !stands_alone(source, &whole) {
        return Err(format!(
            "line {}: the assignment is part of an expression",
            source.line_of(whole.start)
        ));
    }
    let pointer = pointer(source, dialect, &object, of)?;
    let text = atomic(dialect, &function, &pointer, Some(value), scope);
    Ok((whole, text))
}

/// The address of an object as the dialect's atomics take it.
fn pointer(
    source: &SourceText<'_>,
    dialect: Dialect,
    object: &Range<usize>,
    of: &Accessed,
) -> Result<String, String> {
    let address = address(source, object);
    if dialect != Dialect::OpenCl {
        return Ok(address);
    }
    let ty = opencl_type(source, object)
        .ok_or_else(|| format!("{}: its type is not seen in the file", of.shown))?;
    let space = match of.memory {
        Memory::Global => "__global",
        Memory::Shared => "__local",
    };
    Ok(format!("(volatile {space} {ty} *){address}"))
}

/// The atomic type of an object that is declared in the file.
fn opencl_type(source: &SourceText<'_>, object: &Range<usize>) -> Option<&'static str> {
    const TYPES: [(&str, &str); 6] = [
        ("int", "atomic_int"),
        ("uint", "atomic_uint"),
        ("unsigned", "atomic_uint"),
        ("long", "atomic_long"),
        ("ulong", "atomic_ulong"),
        ("float", "atomic_float"),
    ];
    let name = object
        .clone()
        .find(|&at| source.is_word(at))
        .map(|at| source.word(at))?;
    let known = |at: usize| TYPES.iter().find(|(ty, _)| *ty == source.word(at));
    (1..object.start)
        .filter(|&at| source.word(at) == name)
        .find_map(|at| {
            let stars = (0..at)
                .rev()
                .find(|&before| !matches!(source.word(before), "*" | "restrict" | "const"))?;
            let (_, atomic) = known(stars)?;
            Some(*atomic)
        })
}

/// A call of a relaxed atomic: CUDA's and HIP's builtins take any type.
fn atomic(
    dialect: Dialect,
    function: &str,
    pointer: &str,
    value: Option<&str>,
    scope: Scope,
) -> String {
    let bits = matches!(function, "load" | "store");
    let (name, order, scope) = match dialect {
        Dialect::Cuda => (
            format!("__nv_atomic_{function}{}", if bits { "_n" } else { "" }),
            "__NV_ATOMIC_RELAXED",
            vocabulary::scope_like("__NV_THREAD_SCOPE_", scope),
        ),
        Dialect::Hip => (
            format!("__hip_atomic_{function}"),
            "__ATOMIC_RELAXED",
            vocabulary::scope_like("__HIP_MEMORY_SCOPE_", scope),
        ),
        Dialect::OpenCl => (
            format!("atomic_{function}_explicit"),
            "memory_order_relaxed",
            vocabulary::scope_like("memory_scope_", scope),
        ),
    };
    let scope = scope.unwrap_or_default();
    match value {
        Some(value) => format!("{name}({pointer}, {value}, {order}, {scope})"),
        None => format!("{name}({pointer}, {order}, {scope})"),
    }
}
