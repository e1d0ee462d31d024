//! What the host has put into the arrays of a launch, as facts about their elements.

use std::collections::BTreeSet;

use super::arrays;
use super::terms::Terms;
use crate::analysis::points_to::PointsTo;
use crate::bv::{BvOp, to_signed};
use crate::engines::assume::Number;
use crate::engines::contents::Fact;
use crate::host::{ByHost, Filling, LaunchSite, Numbers, Pointer, Term, UnknownId};
use crate::ivl::Expr;
use crate::kir::contents::ContentKind;
use crate::kir::{Inst, Kernel, ObjectId, ObjectKind, Type, ValueId};

/// The facts that no kernel of these undoes.
pub(super) fn facts(terms: &mut Terms<'_>, kernels: &[Kernel]) -> Vec<Fact> {
    let site = terms.site;
    let mut facts = Vec::new();
    for (argument, pointer) in &site.pointers {
        let is_it = |other: &Pointer| other.array == pointer.array;
        let count = site
            .pointers
            .iter()
            .filter(|(_, other)| is_it(other))
            .count();
        let is_whole = count == 1 && pointer.offset.as_constant() == Some(0);
        let Some(filling) = pointer.filling.as_ref().filter(|_| is_whole) else {
            continue;
        };
        let mut given = filling.unless_written.iter();
        let stays = given.all(|(symbol, param)| leaves(kernels, symbol, *param));
        let object = arrays::object(terms.kernel, argument);
        let Some(array) = object.filter(|_| stays) else {
            continue;
        };
        let mut number = |term: &Term| Number {
            expr: terms.word(term),
            signed: true,
        };
        let zero = Number {
            expr: Expr::bv(0, 64),
            signed: true,
        };
        let kinds = match (&filling.numbers, filling.reordered) {
            (Numbers::Between { low, high, .. }, _) => {
                vec![ContentKind::Range(number(low), number(high))]
            }
            (Numbers::Line { from, step }, false) => {
                vec![ContentKind::Line(number(from), number(step))]
            }
            (Numbers::Line { from, step }, true) => reordered(filling, (from, step), &mut number),
        };
        let within = Some((zero, number(&filling.count)));
        facts.extend(kinds.into_iter().map(|kind| Fact {
            array,
            bytes: filling.bytes,
            unsigned: filling.unsigned,
            kind,
            within: within.clone(),
        }));
    }
    facts
}

/// What is known of the elements of a line in whatever order: of one that rises.
fn reordered(
    filling: &Filling,
    (from, step): (&Term, &Term),
    number: &mut dyn FnMut(&Term) -> Number,
) -> Vec<ContentKind<Number>> {
    // The end is no larger than what 64 bits hold.
    let (steps, starts) = match filling.bytes {
        8 => (1..5, from.as_constant().is_some_and(|from| from < 1 << 32)),
        _ => (1..1 << 32, true),
    };
    let rises = step.as_constant().is_some_and(|step| steps.contains(&step));
    if !rises || !starts {
        return Vec::new();
    }
    let length = Term::binary(BvOp::Mul, filling.count.clone(), step.clone());
    let end = Term::binary(BvOp::Add, from.clone(), length);
    let range = ContentKind::Range(number(from), number(&end));
    vec![ContentKind::Distinct, range]
}

/// Arrays that a line fills, or numbers from outside between known ones, of which no more is unknown
/// than of the launch itself, or what is given as well.
pub(super) fn settled(kernel: &Kernel, site: &LaunchSite, facts: &[Fact]) -> BTreeSet<ObjectId> {
    let sizes = site.block.iter().chain(&site.grid);
    let said = sizes.chain(site.scalars.iter().map(|(_, term)| term));
    let said: BTreeSet<UnknownId> = said.flat_map(Term::unknowns).collect();
    let filled = site.pointers.iter().filter_map(|(argument, pointer)| {
        let (filling, bytes) = pointer.filling.as_ref().zip(pointer.bytes.as_ref())?;
        let terms = filling.numbers.terms();
        let is_given = |id: &UnknownId| site.unknowns[id.0 as usize].is_given;
        let mut unknowns = terms.iter().flat_map(|term| term.unknowns());
        let is_known = unknowns.all(|id| said.contains(&id) || is_given(&id));
        let host = pointer.makers.as_ref().map(|makers| makers.host);
        let are_all = match filling.numbers {
            Numbers::Line { .. } => !filling.reordered,
            Numbers::Between { any, .. } => {
                any && !filling.reordered && host == Some(ByHost::Confines)
            }
        };
        let count = if_as_read(&filling.count);
        let is_between = matches!(filling.numbers, Numbers::Between { .. });
        let of_all = elements(bytes, filling.bytes)?;
        let is_whole = [bare(count), quotient(count, filling.bytes)?].contains(&of_all)
            || is_between && is_chosen(count, filling.bytes);
        let object = arrays::object(kernel, argument)?;
        // What may be anything needs no fact.
        let is_used = facts.iter().any(|fact| fact.array == object) || is_anything(filling);
        (is_known && is_whole && is_used && are_all).then_some(object)
    });
    filled.collect()
}

/// Is each element any number that its bytes can hold?
fn is_anything(filling: &Filling) -> bool {
    let Numbers::Between { low, high, any } = &filling.numbers else {
        return false;
    };
    let signed = |term: &Term| Some(to_signed(term.as_constant()?, term.width()));
    let end = 1_i128 << (8 * filling.bytes.min(8) - 1);
    *any && signed(low) == Some(-end) && signed(high) == Some(end)
}

/// How many elements of a size take so many bytes, where their product does not overflow.
fn elements(bytes: &Term, size: u64) -> Option<Term> {
    match bytes {
        Term::Const { bits, width } => Some(Term::constant(bits / u128::from(size), *width)),
        _ if size == 1 => Some(bare(bytes)),
        Term::Extend { of, .. } => elements(of, size),
        Term::Binary {
            op: BvOp::Mul,
            sides,
        } => {
            let is_size = |side: &&Term| side.as_constant() == Some(u128::from(size));
            let [a, b] = &**sides;
            let others = [(a, b), (b, a)].into_iter();
            let mut others = others.filter(|(one, _)| is_size(one));
            others.next().map(|(_, other)| bare(other))
        }
        Term::Binary {
            op: BvOp::Shl,
            sides,
        } => {
            let by = sides[1].as_constant();
            let is_size = by.and_then(|by| 1_u64.checked_shl(by.try_into().ok()?)) == Some(size);
            is_size.then(|| bare(&sides[0]))
        }
        _ => None,
    }
}

/// The number, or what it is where it is so many bytes divided by the size of an element.
fn quotient(count: &Term, size: u64) -> Option<Term> {
    match count {
        Term::Binary {
            op: BvOp::Sdiv,
            sides,
        } if sides[1].as_constant() == Some(size.into()) => elements(&sides[0], size),
        _ => Some(bare(count)),
    }
}

/// Is the number one of several, as the end of a `std::vector` of none or of one element is? Those are
/// filled as a whole, or hold zeros.
fn is_chosen(count: &Term, size: u64) -> bool {
    let ends = |parts: &[Term], most: u128| {
        let mut parts = parts[1..].iter();
        parts.any(|part| {
            part.as_constant()
                .is_some_and(|end| [0, most].contains(&end))
        })
    };
    match count {
        Term::Choose(parts) => ends(&parts[..], 0),
        Term::Binary {
            op: BvOp::Sdiv,
            sides,
        } if let Term::Choose(parts) = &sides[0] => ends(&parts[..], size.into()),
        _ => count.parts().iter().any(|part| is_chosen(part, size)),
    }
}

/// The number, where what it rests on holds.
fn if_as_read(count: &Term) -> &Term {
    match count {
        Term::Choose(parts) if parts[2].as_constant() == Some(0) => &parts[1],
        _ => count,
    }
}

/// The term without more bits than it was made of.
fn bare(term: &Term) -> Term {
    match term {
        Term::Extend { of, .. } => bare(of),
        _ => term.clone(),
    }
}

/// Does the kernel of this symbol leave what the parameter points to as it is, and keep its
/// address to itself?
pub(super) fn leaves(kernels: &[Kernel], symbol: &str, param: usize) -> bool {
    let plain = symbol.split('@').next();
    let mut named = kernels
        .iter()
        .filter(|kernel| Some(kernel.symbol.as_str()) == plain)
        .peekable();
    named.peek().is_some() && named.all(|kernel| leaves_alone(kernel, param))
}

fn leaves_alone(kernel: &Kernel, param: usize) -> bool {
    let points_to = PointsTo::new(kernel);
    let is_it = |kind| match kind {
        ObjectKind::Param { place, .. } => place.is_none_or(|place| place.param == param),
        _ => false,
    };
    let may_be_it = |ptr: ValueId| {
        let targets = points_to.targets(ptr);
        targets.is_none_or(|targets| {
            let mut kinds = targets.iter().map(|&object| kernel.objects[object].kind);
            kinds.any(is_it)
        })
    };
    let is_pointer = |value: ValueId| matches!(kernel.values[value].ty, Type::Ptr(_));
    kernel.insts.values().all(|data| {
        let inst = &data.inst;
        let accessed = inst.accessed();
        let mut written = accessed.iter().filter(|(_, effect)| effect.writes);
        let is_written = written.any(|(ptr, _)| may_be_it(*ptr));
        let is_kept = match inst {
            Inst::Store { value, .. } => is_pointer(*value),
            Inst::Unsupported { .. } | Inst::Require { .. } | Inst::Host { .. } => true,
            Inst::PtrAdd { .. } | Inst::ICmp { .. } | Inst::Phi { .. } | Inst::Select { .. } => {
                false
            }
            _ => {
                let is_accessed = |value| accessed.iter().any(|(ptr, _)| *ptr == value);
                let mut others = inst.operands().into_iter();
                others.any(|value| is_pointer(value) && !is_accessed(value) && may_be_it(value))
            }
        };
        !is_written && !is_kept
    })
}
