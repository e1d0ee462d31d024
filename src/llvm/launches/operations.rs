//! LLVM's integer operations and comparisons as those of terms.

use super::allocations;
use super::terms::{Reader, Strictness};
use crate::bv::{BvOp, WrapOp};
use crate::host::{Comparison, Term};
use crate::llvm::handle::{LLVMIntPredicate as Predicate, Opcode, Val};

pub(super) fn comparison(predicate: Predicate, a: Term, b: Term) -> Term {
    let (op, swap) = match predicate {
        Predicate::LLVMIntEQ => (Comparison::Eq, false),
        Predicate::LLVMIntNE => (Comparison::Ne, false),
        Predicate::LLVMIntULT => (Comparison::ULt, false),
        Predicate::LLVMIntULE => (Comparison::ULe, false),
        Predicate::LLVMIntUGT => (Comparison::ULt, true),
        Predicate::LLVMIntUGE => (Comparison::ULe, true),
        Predicate::LLVMIntSLT => (Comparison::SLt, false),
        Predicate::LLVMIntSLE => (Comparison::SLe, false),
        Predicate::LLVMIntSGT => (Comparison::SLt, true),
        Predicate::LLVMIntSGE => (Comparison::SLe, true),
    };
    match swap {
        true => Term::compare(op, b, a),
        false => Term::compare(op, a, b),
    }
}

/// Another value, and the number that it is where the first one is this number, and nowhere else: without
/// rotations, and constants that are added.
pub(super) fn undone(mut value: Val, mut number: u128) -> (Val, u128) {
    loop {
        let width = value.ty().int_bits();
        if width > u128::BITS {
            return (value, number);
        }
        let constant = |index: u32| value.operand(index).int_constant();
        let (of, before) = match value.opcode() {
            Some(Opcode::LLVMAdd) if constant(1).is_some() => {
                let added = constant(1).unwrap_or_default();
                (value.operand(0), number.wrapping_sub(added))
            }
            Some(Opcode::LLVMSub) if constant(1).is_some() => {
                let taken = constant(1).unwrap_or_default();
                (value.operand(0), number.wrapping_add(taken))
            }
            _ => match rotated(value) {
                Some((of, by)) => (of, number >> by | number << (width - by)),
                None => return (value, number),
            },
        };
        (value, number) = (of, before & u128::MAX >> (u128::BITS - width));
    }
}

/// The value of which this is one rotated to the left, by so many bits, of which there are fewer than it has.
pub(super) fn rotated(value: Val) -> Option<(Val, u32)> {
    let (name, width) = (value.callee_name()?, value.ty().int_bits());
    let is_left = name.starts_with("llvm.fshl.");
    (is_left || name.starts_with("llvm.fshr.")).then_some(())?;
    let by = u32::try_from(value.operand(2).int_constant()?).ok()? % width;
    let by = if is_left { by } else { width - by };
    let is_one = value.operand(0) == value.operand(1);
    (is_one && by > 0 && by < width).then(|| (value.operand(0), by))
}

pub(super) fn binary_operation(opcode: Opcode) -> Option<BvOp> {
    Some(match opcode {
        Opcode::LLVMAdd => BvOp::Add,
        Opcode::LLVMSub => BvOp::Sub,
        Opcode::LLVMMul => BvOp::Mul,
        Opcode::LLVMUDiv => BvOp::Udiv,
        Opcode::LLVMSDiv => BvOp::Sdiv,
        Opcode::LLVMURem => BvOp::Urem,
        Opcode::LLVMSRem => BvOp::Srem,
        Opcode::LLVMShl => BvOp::Shl,
        Opcode::LLVMLShr => BvOp::Lshr,
        Opcode::LLVMAShr => BvOp::Ashr,
        Opcode::LLVMAnd => BvOp::And,
        Opcode::LLVMOr => BvOp::Or,
        Opcode::LLVMXor => BvOp::Xor,
        _ => return None,
    })
}

/// States that the operation of a value is defined: it does not overflow where it promises not to,
/// divides by something, and shifts by less than all bits.
pub(super) fn state_defined(reader: &mut Reader<'_>, (op, value): (BvOp, Val), a: &Term, b: &Term) {
    let number = |bits: u32| Term::constant(u128::from(bits), b.width());
    match op {
        BvOp::Add | BvOp::Sub | BvOp::Mul => {
            let wraps = match op {
                BvOp::Add => WrapOp::Add,
                BvOp::Sub => WrapOp::Sub,
                _ => WrapOp::Mul,
            };
            for (promised, signed) in [(value.nsw(), true), (value.nuw(), false)] {
                if promised {
                    reader.state(Term::exact(wraps, signed, a.clone(), b.clone()));
                }
            }
        }
        BvOp::Udiv | BvOp::Sdiv | BvOp::Urem | BvOp::Srem if b.as_constant().is_none() => {
            reader.state(Term::compare(Comparison::Ne, b.clone(), number(0)));
        }
        BvOp::Shl | BvOp::Lshr | BvOp::Ashr if b.as_constant().is_none() => {
            reader.state(Term::compare(Comparison::ULt, b.clone(), number(b.width())));
        }
        _ => {}
    }
}

/// The bytes between two addresses that are computed from one pointer, of which a value is the difference.
pub(super) fn difference(
    reader: &mut Reader<'_>,
    value: Val,
    strictness: Strictness,
) -> Option<Term> {
    value.has_opcode(Opcode::LLVMSub).then_some(())?;
    let addresses = [0, 1].map(|index| value.operand(index));
    let mut numbers = addresses.iter();
    numbers
        .all(|one| one.has_opcode(Opcode::LLVMPtrToInt))
        .then_some(())?;
    let [to, from] =
        addresses.map(|one| allocations::displacement(reader, one.operand(0), strictness));
    let ((to, above), (from, below)) = (to?, from?);
    (to == from && value.ty().int_bits() == 64).then(|| Term::binary(BvOp::Sub, above, below))
}
