//! Atomic accesses that get a stronger order, by themselves or by a fence beside them.

use super::{Dialect, Edit, replaced};
use crate::explore::{Order, Scope};
use crate::repair::sites::Call;
use crate::repair::source::SourceText;
use crate::repair::statements::{Spot, before, behind};
use crate::repair::{Effect, lookup, vocabulary};

pub(super) fn strengthen(
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
