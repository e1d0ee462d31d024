//! What the host has put into the arrays of a launch, as facts about their elements.

use super::arrays;
use super::terms::Terms;
use crate::analysis::points_to::PointsTo;
use crate::engines::assume::Number;
use crate::engines::contents::Fact;
use crate::host::{Pointer, Term};
use crate::ivl::Expr;
use crate::kir::contents::ContentKind;
use crate::kir::{Inst, Kernel, ObjectKind, Type};

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
        let Some(line) = pointer.line.as_ref().filter(|_| is_whole) else {
            continue;
        };
        let mut given = line.unless_written.iter();
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
        facts.push(Fact {
            array,
            bytes: line.bytes,
            unsigned: line.unsigned,
            kind: ContentKind::Line(number(&line.from), number(&line.step)),
            within: Some((zero, number(&line.count))),
        });
    }
    facts
}

/// Does the kernel of this symbol leave what the parameter points to as it is, and keep its
/// address to itself?
fn leaves(kernels: &[Kernel], symbol: &str, param: usize) -> bool {
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
    kernel.insts.values().all(|data| {
        let inst = &data.inst;
        let mut accessed = inst.accessed().into_iter();
        let is_written = accessed.any(|(ptr, effect)| {
            let targets = points_to.targets(ptr);
            let may_be_it = targets.is_none_or(|targets| {
                targets
                    .iter()
                    .any(|object| is_it(kernel.objects[*object].kind))
            });
            effect.writes && may_be_it
        });
        let is_kept = match inst {
            Inst::Store { value, .. } => matches!(kernel.values[*value].ty, Type::Ptr(_)),
            Inst::Unsupported { .. } | Inst::Require { .. } | Inst::Host { .. } => true,
            _ => false,
        };
        !is_written && !is_kept
    })
}
