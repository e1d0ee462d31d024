//! Parameters that host code computes as products of others: the size of a matrix, the distance of layers.

use std::collections::HashMap;

use super::terms;
use crate::bv::BvOp;
use crate::host::{LaunchSite, Term};
use crate::kir::{ArithFlags, BinaryOp, CastOp, Inst, InstId, Kernel, Type, ValueId};

/// Has the kernel compute such parameters itself when it begins, so that rows and layers show in what it
/// indexes by them. The parameters stay, with what is known of them, and nothing reads them.
pub(super) fn compute(kernel: &mut Kernel, site: &LaunchSite) {
    let passed: Vec<(ValueId, &Term)> = (site.scalars.iter())
        .filter_map(|(argument, term)| {
            let mut params = kernel.params.iter();
            let param = params.find(|param| param.place == Some(terms::place(argument)))?;
            match kernel.values[param.value].ty {
                Type::Int(width) if width == term.width() => Some((param.value, term)),
                _ => None,
            }
        })
        .collect();
    let is_atom = |term: &Term| !is_product(term) && term.as_constant().is_none();
    let known = passed.iter().filter(|(_, term)| is_atom(term));
    let known: Vec<(ValueId, &Term)> = known.copied().collect();
    let mut insts = Vec::new();
    let mut computed: HashMap<ValueId, ValueId> = HashMap::new();
    for &(param, term) in &passed {
        if is_product(term)
            && let Some(value) = define(kernel, term, &known, &mut insts)
        {
            computed.insert(param, value);
        }
    }
    let replace = |operand: &mut ValueId| {
        if let Some(value) = computed.get(operand) {
            *operand = *value;
        }
    };
    for data in kernel.insts.values_mut() {
        data.inst.for_each_operand_mut(replace);
    }
    for block in kernel.blocks.values_mut() {
        block.terminator.for_each_operand_mut(replace);
    }
    let entry = kernel.entry;
    kernel.blocks[entry].insts.splice(0..0, insts);
}

/// Is it a product of two numbers that are none in the program?
fn is_product(term: &Term) -> bool {
    match term {
        Term::Extend { of, .. } | Term::Truncate { of, .. } => is_product(of),
        Term::Binary { op, sides } => match op {
            BvOp::Mul => sides.iter().all(|side| side.as_constant().is_none()),
            _ => sides.iter().any(is_product),
        },
        _ => false,
    }
}

/// The value of the term, by instructions over parameters.
fn define(
    kernel: &mut Kernel,
    term: &Term,
    known: &[(ValueId, &Term)],
    insts: &mut Vec<InstId>,
) -> Option<ValueId> {
    if let Some((param, _)) = known.iter().find(|(_, passed)| *passed == term) {
        return Some(*param);
    }
    let ty = Type::Int(term.width());
    let inst = match term {
        Term::Const { bits, .. } => return Some(kernel.constant(ty, *bits)),
        Term::Binary { op, sides } => {
            let op = match op {
                BvOp::Add => BinaryOp::Add,
                BvOp::Sub => BinaryOp::Sub,
                BvOp::Mul => BinaryOp::Mul,
                _ => return None,
            };
            let [one, other] = &**sides;
            let args = [one, other].map(|side| define(kernel, side, known, insts));
            Inst::Binary {
                op,
                args: [args[0]?, args[1]?],
                flags: ArithFlags::default(),
            }
        }
        Term::Extend { signed, of, .. } => Inst::Cast {
            op: if *signed { CastOp::SExt } else { CastOp::ZExt },
            arg: define(kernel, of, known, insts)?,
        },
        Term::Truncate { of, .. } => Inst::Cast {
            op: CastOp::Trunc,
            arg: define(kernel, of, known, insts)?,
        },
        _ => return None,
    };
    let (id, value) = kernel.define(inst, ty, None);
    insts.push(id);
    Some(value)
}
