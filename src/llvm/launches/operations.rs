//! LLVM's integer operations and comparisons as those of terms.

use crate::bv::BvOp;
use crate::host::{Comparison, Term};
use crate::llvm::handle::{LLVMIntPredicate as Predicate, Opcode};

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
