//! Changes of single accesses, and what they are in the text.

use std::ops::Range;

use super::lookup;
use super::sites::{Call, Site, call_at, plain_at};
use super::source::{SourceText, Token};
use super::statements::{Spot, before, behind};
use super::vocabulary;
use super::{Accessed, Effect, Place};
use crate::explore::{Order, Scope};

/// What a file is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    Cuda,
    Hip,
    OpenCl,
}

/// What a cell holds, as far as atomics care.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Element {
    /// Of so many bytes.
    Integer(u32),
    Float(u32),
    Other,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Memory {
    Global,
    Shared,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The scope of an atomic access or a fence becomes at least `to`.
    Widen { of: Accessed, to: Scope },
    /// An atomic access releases or acquires, by itself or by a fence of this scope.
    Strengthen {
        of: Accessed,
        releases: bool,
        acquires: bool,
        scope: Scope,
    },
    /// A plain access becomes a relaxed atomic one of this scope.
    MakeAtomic { of: Accessed, scope: Scope },
}

/// New text for bytes of the old one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Edit {
    start: usize,
    end: usize,
    text: String,
}

/// The text with the changes; `None` if they change nothing.
///
/// # Errors
/// Says which change has no form in the text, and why.
pub fn apply(text: &str, dialect: Dialect, changes: &[Change]) -> Result<Option<String>, String> {
    let source = SourceText::new(text);
    let mut edits = Vec::new();
    for change in changes {
        let new = edits_of(&source, dialect, change)?;
        // What two accesses of one race share is changed once.
        edits.extend(
            new.into_iter()
                .filter(|edit| !edits.contains(edit))
                .collect::<Vec<_>>(),
        );
    }
    edits.sort();
    let overlap = edits.windows(2).any(|pair| pair[1].start < pair[0].end);
    if overlap {
        return Err("two changes meet in one place of the source".to_owned());
    }
    if edits.is_empty() {
        return Ok(None);
    }
    let mut new = String::new();
    let mut at = 0;
    for edit in edits {
        new.push_str(&text[at..edit.start]);
        new.push_str(&edit.text);
        at = edit.end;
    }
    new.push_str(&text[at..]);
    Ok(Some(new))
}

fn edits_of(
    source: &SourceText<'_>,
    dialect: Dialect,
    change: &Change,
) -> Result<Vec<Edit>, String> {
    match change {
        Change::Widen { of, to } => widen(source, &call_at(source, place(of)?)?, *to),
        Change::Strengthen {
            of,
            releases,
            acquires,
            scope,
        } => {
            let call = call_at(source, place(of)?)?;
            strengthen(
                source,
                dialect,
                &call,
                of.effect,
                (*releases, *acquires),
                *scope,
            )
        }
        Change::MakeAtomic { of, scope } => {
            let site = plain_at(source, place(of)?, of.effect != Effect::Read)?;
            make_atomic(source, dialect, &site, of, *scope).map(|edit| vec![edit])
        }
    }
}

fn place(of: &Accessed) -> Result<Place, String> {
    of.place
        .ok_or_else(|| format!("{}: not in the file that is repaired", of.shown))
}

fn replaced(token: Token, text: String) -> Edit {
    Edit {
        start: token.start,
        end: token.end,
        text,
    }
}

fn widen(source: &SourceText<'_>, call: &Call, to: Scope) -> Result<Vec<Edit>, String> {
    let name = source.word(call.name);
    if let Some(wider) = vocabulary::legacy_like(name, to) {
        return Ok(match wider == name {
            true => Vec::new(),
            false => vec![replaced(source.tokens[call.name], wider)],
        });
    }
    let line = source.line_of(call.name);
    let Some(token) = lookup::scope_word(source, call) else {
        return Err(format!(
            "line {line}: the scope of `{name}` is not written in the file"
        ));
    };
    let word = source.text_of(token);
    if vocabulary::scope(word).is_some_and(|scope| scope >= to) {
        return Ok(Vec::new());
    }
    let wider = vocabulary::scope_like(word, to);
    let wider =
        wider.ok_or_else(|| format!("line {line}: there is no wider scope than `{word}`"))?;
    Ok(vec![replaced(token, wider)])
}

fn strengthen(
    source: &SourceText<'_>,
    dialect: Dialect,
    call: &Call,
    effect: Effect,
    (releases, acquires): (bool, bool),
    scope: Scope,
) -> Result<Vec<Edit>, String> {
    let name = source.word(call.name);
    let line = source.line_of(call.name);
    if let Some(token) = lookup::order_word(source, call) {
        let word = source.text_of(token);
        let old = vocabulary::order(word).unwrap_or(Order::SEQ_CST);
        let new = vocabulary::stronger(old, releases, acquires);
        if new == old {
            return Ok(Vec::new());
        }
        let sharing = lookup::sharing(source, token);
        if !allows(effect, new) || sharing.iter().any(|name| !allows(effect_of(name), new)) {
            return Err(format!("line {line}: `{name}` cannot be of order {new}"));
        }
        let word = vocabulary::order_like(word, new);
        return Ok(word.map(|word| replaced(token, word)).into_iter().collect());
    }
    let is_method = !call.receiver.is_empty() && source.word(call.name - 1) != "::";
    if is_method || !is_relaxed(dialect, name) {
        // Sequentially consistent if nothing is said.
        return Ok(Vec::new());
    }
    let mut edits = Vec::new();
    if releases {
        edits.extend(fence(
            source,
            dialect,
            before(source, call.name)?,
            Order::RELEASE,
            scope,
        ));
    }
    if acquires {
        edits.extend(fence(
            source,
            dialect,
            behind(source, call.name)?,
            Order::ACQUIRE,
            scope,
        ));
    }
    Ok(edits)
}

/// Whether an access of this effect may have an order.
fn allows(effect: Effect, order: Order) -> bool {
    match effect {
        Effect::Read => !matches!(order, Order::RELEASE | Order::ACQUIRE_RELEASE),
        Effect::Write => !matches!(order, Order::ACQUIRE | Order::ACQUIRE_RELEASE),
        Effect::Update => true,
    }
}

/// What a function of this name does.
fn effect_of(name: &str) -> Effect {
    match name {
        _ if name.contains("fence") => Effect::Update,
        _ if name.contains("load") => Effect::Read,
        _ if name.contains("store") => Effect::Write,
        _ => Effect::Update,
    }
}

/// Whether a function without an order is relaxed: the old ones of CUDA and OpenCL 1.x.
fn is_relaxed(dialect: Dialect, name: &str) -> bool {
    match dialect {
        Dialect::Cuda | Dialect::Hip => vocabulary::legacy_atomic(name).is_some(),
        Dialect::OpenCl => {
            const OLD: [&str; 11] = [
                "add", "sub", "xchg", "inc", "dec", "cmpxchg", "min", "max", "and", "or", "xor",
            ];
            name.strip_prefix("atomic_")
                .is_some_and(|stem| OLD.contains(&stem))
        }
    }
}

/// A fence at a spot, if there is none.
fn fence(
    source: &SourceText<'_>,
    dialect: Dialect,
    spot: Spot,
    order: Order,
    scope: Scope,
) -> Option<Edit> {
    let call = match dialect {
        Dialect::Cuda | Dialect::Hip => {
            let name = vocabulary::legacy_like("__threadfence", scope);
            format!("{}();", name.unwrap_or_default())
        }
        Dialect::OpenCl => format!(
            "atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE, {}, {});",
            vocabulary::order_like("memory_order_", order).unwrap_or_default(),
            vocabulary::scope_like("memory_scope_", scope).unwrap_or_default(),
        ),
    };
    let stands = match spot {
        Spot::Before(at) => source.text[..at].trim_end().ends_with(&call),
        Spot::Behind(at) => source.text[at..].trim_start().starts_with(&call),
    };
    let (at, text) = match spot {
        Spot::Before(at) => (at, format!("{call}\n{}", indent(source, at))),
        Spot::Behind(at) => {
            // Behind a brace the next line is one deeper.
            let deeper = if source.text[..at].ends_with('{') {
                "  "
            } else {
                ""
            };
            (at, format!("\n{}{deeper}{call}", indent(source, at)))
        }
    };
    (!stands).then_some(Edit {
        start: at,
        end: at,
        text,
    })
}

/// The white space that the line around a byte starts with.
fn indent<'t>(source: &SourceText<'t>, at: usize) -> &'t str {
    let start = source.text[..at].rfind('\n').map_or(0, |end| end + 1);
    let line = &source.text[start..];
    let end = line.find(|c: char| c != ' ' && c != '\t').unwrap_or(0);
    &line[..end]
}

fn make_atomic(
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
        let is_mark = source.tokens[at].kind == super::source::Kind::Mark;
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

#[cfg(test)]
mod tests {
    use super::*;

    fn accessed(text: &str, at: &str, effect: Effect) -> Accessed {
        let offset = text.find(at).expect("it occurs");
        let line_start = text[..offset].rfind('\n').map_or(0, |at| at + 1);
        Accessed {
            place: Some(Place {
                line: text[..offset].matches('\n').count() as u32 + 1,
                column: (offset - line_start) as u32 + 1,
            }),
            shown: "here".to_owned(),
            effect,
            order: Order::RELAXED,
            scope: Scope::Block,
            element: Element::Integer(4),
            memory: Memory::Global,
        }
    }

    fn atomic_in(dialect: Dialect, text: &str, at: &str, effect: Effect) -> String {
        let change = Change::MakeAtomic {
            of: accessed(text, at, effect),
            scope: Scope::Gpu,
        };
        match apply(text, dialect, &[change]) {
            Ok(text) => text.unwrap_or_default(),
            Err(error) => error,
        }
    }

    #[test]
    fn plain_accesses_become_atomic() {
        use Dialect::{Cuda, Hip, OpenCl};
        use Effect::{Read, Write};
        assert_eq!(
            atomic_in(Cuda, "{ a[i] = b + 1; }", "=", Write),
            "{ __nv_atomic_store_n(&a[i], b + 1, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE); }"
        );
        assert_eq!(
            atomic_in(Hip, "int x = *p;", "*p", Read),
            "int x = __hip_atomic_load(p, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);"
        );
        assert_eq!(
            atomic_in(Cuda, "{ n = n + f(2); }", "n +", Read),
            "{ __nv_atomic_fetch_add(&n, f(2), __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE); }"
        );
        assert_eq!(
            atomic_in(
                OpenCl,
                "kernel void k(global int *a) { a[1]++; }",
                "a[1]",
                Write
            ),
            "kernel void k(global int *a) { atomic_fetch_add_explicit((volatile __global atomic_int \
             *)&a[1], 1, memory_order_relaxed, memory_scope_device); }"
        );
        assert!(atomic_in(Cuda, "{ x = y = 1; }", "= 1", Write).contains("part of an expression"));
        assert!(atomic_in(Cuda, "{ x <<= 1; }", "<<=", Write).contains("no atomic for"));
    }

    #[test]
    fn orders_become_stronger() {
        let stronger = |text: &str, at: &str, effect: Effect, releases: bool, acquires: bool| {
            let change = Change::Strengthen {
                of: accessed(text, at, effect),
                releases,
                acquires,
                scope: Scope::Gpu,
            };
            apply(text, Dialect::Cuda, &[change]).map(Option::unwrap_or_default)
        };
        let text = "{ x = r.load(cuda::memory_order_relaxed); }";
        let new = stronger(text, "load", Effect::Read, false, true);
        assert_eq!(
            new.as_deref(),
            Ok("{ x = r.load(cuda::memory_order_acquire); }")
        );
        assert!(stronger(text, "load", Effect::Read, true, false).is_err());
        let text = "#define O memory_order_relaxed\nr.store(1, O);\nr.load(O);\n";
        assert!(stronger(text, "store", Effect::Write, true, false).is_err());
        let text = "{\n  x = 1;\n  atomicExch(&f, 1);\n}";
        let new = stronger(text, "atomicExch", Effect::Update, true, false);
        assert_eq!(
            new.as_deref(),
            Ok("{\n  x = 1;\n  __threadfence();\n  atomicExch(&f, 1);\n}")
        );
        let text = "{\n  while (atomicCAS(&f, 0, 1) != 0)\n    ;\n  x = 1;\n}";
        let new = stronger(text, "atomicCAS", Effect::Update, false, true);
        assert_eq!(
            new.as_deref(),
            Ok("{\n  while (atomicCAS(&f, 0, 1) != 0)\n    ;\n    __threadfence();\n  x = 1;\n}")
        );
    }

    #[test]
    fn what_is_shared_is_changed_once() {
        let text =
            "#define S thread_scope_block\nref<int, S>(x).load(o); ref<int, S>(x).store(1, o);";
        let widen = |at: &str, effect: Effect| Change::Widen {
            of: accessed(text, at, effect),
            to: Scope::Gpu,
        };
        let changes = [widen("load", Effect::Read), widen("store", Effect::Write)];
        let new = apply(text, Dialect::Cuda, &changes);
        let new = new.map(Option::unwrap_or_default);
        assert_eq!(
            new,
            Ok(text.replace("thread_scope_block", "thread_scope_device"))
        );
    }
}
