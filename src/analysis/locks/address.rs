//! Addresses of locks: what they are made of, and which are equal, or as far apart, whatever the
//! values.

use std::collections::{BTreeSet, HashMap};

use crate::kir::{Inst, InstId, Kernel, ValueDef, ValueId};

/// The instructions that a value is made of.
pub(in crate::analysis) fn parts(kernel: &Kernel, value: ValueId) -> BTreeSet<InstId> {
    let mut parts = BTreeSet::new();
    let mut work = vec![value];
    while let Some(value) = work.pop() {
        if let ValueDef::Inst(inst) = kernel.values[value].def
            && parts.insert(inst)
        {
            work.extend(kernel.insts[inst].inst.operands());
        }
    }
    parts
}

/// How many bytes further from the start of its array the second address is than the first one,
/// wherever what they are made of is as it was.
pub(super) fn is_shifted(kernel: &Kernel, a: ValueId, b: ValueId) -> Option<i64> {
    let add = |value: ValueId| match kernel.values[value].def {
        ValueDef::Inst(inst) => match &kernel.insts[inst].inst {
            Inst::PtrAdd {
                base,
                offset,
                terms,
                ..
            } => Some((*base, *offset, &terms[..])),
            _ => None,
        },
        _ => None,
    };
    let is_start = |value: ValueId| {
        let def = &kernel.values[value].def;
        matches!(def, ValueDef::Param(_) | ValueDef::Address(_))
    };
    match (add(a), add(b)) {
        (Some((p, m, s)), Some((q, n, t))) => {
            let mut terms = s.iter().zip(t);
            let same = terms.all(|((i, k), (j, l))| k == l && is_same(kernel, *i, *j));
            let further = is_shifted(kernel, p, q)?;
            (same && s.len() == t.len()).then(|| further.wrapping_add(n.wrapping_sub(m)))
        }
        (Some((p, m, [])), None) => is_shifted(kernel, p, b).map(|d| d.wrapping_sub(m)),
        (None, Some((q, n, []))) => is_shifted(kernel, a, q).map(|d| d.wrapping_add(n)),
        (None, None) => (is_start(a) && is_start(b)).then_some(0),
        _ => None,
    }
}

/// Are the two equal wherever what they are made of is as it was?
pub(super) fn is_same(kernel: &Kernel, a: ValueId, b: ValueId) -> bool {
    is_same_known(kernel, (a, b), &mut HashMap::new())
}

/// The same; what is made of one value many times is looked at once.
fn is_same_known(
    kernel: &Kernel,
    (a, b): (ValueId, ValueId),
    known: &mut HashMap<(ValueId, ValueId), bool>,
) -> bool {
    if let Some(known) = known.get(&(a, b)) {
        return *known;
    }
    let same = is_built_alike(kernel, (a, b), known);
    known.insert((a, b), same);
    same
}

fn is_built_alike(
    kernel: &Kernel,
    (a, b): (ValueId, ValueId),
    known: &mut HashMap<(ValueId, ValueId), bool>,
) -> bool {
    let (of_a, of_b) = (&kernel.values[a], &kernel.values[b]);
    if a == b {
        return true;
    }
    let mut same = |a: &ValueId, b: &ValueId| is_same_known(kernel, (*a, *b), known);
    match (&of_a.def, &of_b.def) {
        (ValueDef::Inst(x), ValueDef::Inst(y)) => {
            match (&kernel.insts[*x].inst, &kernel.insts[*y].inst) {
                (
                    Inst::PtrAdd {
                        base: p,
                        offset: m,
                        terms: s,
                        ..
                    },
                    Inst::PtrAdd {
                        base: q,
                        offset: n,
                        terms: t,
                        ..
                    },
                ) => {
                    let terms = || s.iter().zip(t);
                    let indices = terms().all(|((i, k), (j, l))| k == l && same(i, j));
                    m == n && s.len() == t.len() && same(p, q) && indices
                }
                (Inst::Cast { op: m, arg: p }, Inst::Cast { op: n, arg: q }) => {
                    m == n && of_a.ty == of_b.ty && same(p, q)
                }
                (Inst::Binary { op: m, args: p, .. }, Inst::Binary { op: n, args: q, .. }) => {
                    m == n && p.iter().zip(q).all(|(p, q)| same(p, q))
                }
                (Inst::ICmp { pred: m, args: p }, Inst::ICmp { pred: n, args: q }) => {
                    m == n && p.iter().zip(q).all(|(p, q)| same(p, q))
                }
                (Inst::Geometry { query: m, dim: p }, Inst::Geometry { query: n, dim: q }) => {
                    m == n && p == q
                }
                _ => false,
            }
        }
        (ValueDef::Const(x), ValueDef::Const(y)) => x == y && of_a.ty == of_b.ty,
        (ValueDef::Address(x), ValueDef::Address(y)) => x == y,
        _ => false,
    }
}
