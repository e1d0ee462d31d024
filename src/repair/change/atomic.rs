//! Plain accesses that become relaxed atomic ones.

use std::ops::Range;

use super::{Dialect, Edit, Element, Memory};
use crate::explore::Scope;
use crate::repair::Accessed;
use crate::repair::sites::Site;
use crate::repair::source::{Kind, SourceText};
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
        Site::Step {
            whole,
            operand,
            operator,
        } => {
            standing_alone(source, whole)?;
            let pointer = pointer(source, dialect, operand, of)?;
            let function = match source.word(*operator) {
                "++" => "fetch_add",
                _ => "fetch_sub",
            };
            (
                whole.clone(),
                atomic(dialect, function, &pointer, Some("1"), scope),
            )
        }
        Site::Assignment {
            left,
            operator,
            right,
        } => {
            let whole = left.start..right.end;
            standing_alone(source, &whole)?;
            let pointer = pointer(source, dialect, left, of)?;
            let function = match source.word(*operator) {
                "=" => None,
                "+=" => Some("fetch_add"),
                "-=" => Some("fetch_sub"),
                "&=" => Some("fetch_and"),
                "|=" => Some("fetch_or"),
                "^=" => Some("fetch_xor"),
                other => {
                    return Err(format!("{}: there is no atomic for `{other}`", of.shown));
                }
            };
            let text = match (function, summand(source, left, right)) {
                (Some(function), _) => {
                    let value = source.span(right);
                    atomic(dialect, function, &pointer, Some(value), scope)
                }
                (None, Some(summand)) => {
                    let value = source.span(&summand);
                    atomic(dialect, "fetch_add", &pointer, Some(value), scope)
                }
                (None, None) => atomic(dialect, "store", &pointer, Some(source.span(right)), scope),
            };
            (whole, text)
        }
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

/// `x = x + summand`.
fn summand(
    source: &SourceText<'_>,
    left: &Range<usize>,
    right: &Range<usize>,
) -> Option<Range<usize>> {
    let operator = right.start + left.len();
    let same = source.span(&(right.start..operator)) == source.span(left);
    let summand = operator + 1..right.end;
    // Operators that bind less would take the sum apart.
    let plain = ["*", "+", "-", ".", "->", "::", "(", ")", "[", "]"];
    let binds = |at: usize| {
        let is_mark = source.tokens[at].kind == Kind::Mark;
        !is_mark || plain.contains(&source.word(at))
    };
    (same && source.word(operator) == "+" && !summand.is_empty() && summand.clone().all(binds))
        .then_some(summand)
}

/// An assignment whose value is used cannot become a call with another value.
fn standing_alone(source: &SourceText<'_>, whole: &Range<usize>) -> Result<(), String> {
    let before = whole.start.checked_sub(1).map_or(";", |at| source.word(at));
    let alone = matches!(before, ";" | "{" | "}" | ")" | "else") && source.word(whole.end) == ";";
    match alone {
        true => Ok(()),
        false => Err(format!(
            "line {}: the assignment is part of an expression",
            source.line_of(whole.start)
        )),
    }
}

/// The address of an object as the dialect's atomics take it.
fn pointer(
    source: &SourceText<'_>,
    dialect: Dialect,
    object: &Range<usize>,
    of: &Accessed,
) -> Result<String, String> {
    let address = match source.word(object.start) {
        "*" => source.span(&(object.start + 1..object.end)).to_owned(),
        _ => format!("&{}", source.span(object)),
    };
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
