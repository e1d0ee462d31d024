//! Changes of single accesses, and what they are in the text.

mod atomic;
mod order;

use super::edit::{Edit, edited};
use super::lookup;
use super::sites::{Call, call_at, plain_at};
use super::source::{SourceText, Token};
use super::vocabulary;
use super::{Accessed, Effect, Place};
use crate::explore::Scope;
use atomic::make_atomic;
use order::strengthen;

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
    match edits.is_empty() {
        true => Ok(None),
        false => edited(text, edits).map(Some),
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explore::Order;

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
        assert!(atomic_in(Cuda, "{ x <<= 1; }", "<<=", Write).contains("no such atomic"));
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
