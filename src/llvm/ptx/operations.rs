//! Operations on registers: those of numbers as they are, all others as functions of what they
//! are given.

use super::{integer, is_special};
use crate::kir::{BinaryOp, FloatKind, Type, ValueId};
use crate::llvm::Lowered;
use crate::llvm::asm::{Operands, Statement};
use crate::llvm::function::Importer;

impl Importer<'_> {
    /// Registers in, registers out: each output is a function of all inputs.
    pub(super) fn ptx_arithmetic(&mut self, statements: &[Statement], operands: &mut Operands) {
        if let [only] = statements
            && only.predicate.is_none()
            && operands.count == 1
            && let Some(value) = self.ptx_exact(only, operands)
        {
            operands.outputs[0] = Some(value);
            return;
        }
        let text: Vec<String> = statements
            .iter()
            .map(|s| {
                let predicate = s
                    .predicate
                    .as_ref()
                    .map(|p| format!("@{p} "))
                    .unwrap_or_default();
                format!("{predicate}{} {}", s.opcode, s.operands.join(","))
            })
            .collect();
        let name = format!("ptx {} {}", operands.constraints, text.join("; "));
        let is_pointer = |input: &ValueId| self.b.ty(*input).is_ptr();
        if operands.inputs.iter().any(is_pointer) || takes_carry(statements) {
            self.ptx_arbitrary("ptx", operands);
            return;
        }
        let results = operands.results[..operands.count].to_vec();
        for (index, value) in self
            .pure_of_all(&name, &operands.inputs, &results)
            .into_iter()
            .enumerate()
        {
            operands.outputs[index] = Some(value);
        }
    }

    /// One operation on registers among statements of other kinds.
    pub(super) fn ptx_operation(
        &mut self,
        statement: &Statement,
        operands: &mut Operands,
    ) -> Option<Lowered<()>> {
        let (to, from) = statement.operands.split_first()?;
        let output = operands.output(to)?;
        let ty = operands.results[output];
        if let Some(value) = self.ptx_exact(statement, operands) {
            operands.outputs[output] = Some(value);
            return Some(Ok(()));
        }
        let (mut name, mut args) = (format!("ptx {}", statement.opcode), Vec::new());
        for text in from {
            match operands.input(text) {
                Some(value) => args.push(value),
                None => {
                    integer(text)?;
                    name.push_str(&format!(" {text} at {}", args.len()));
                }
            }
        }
        let is_pointer = |arg: &ValueId| self.b.ty(*arg).is_ptr();
        let value = match args.iter().any(is_pointer) || has_carry(statement) {
            true => Some(self.b.nondet("ptx", ty)),
            false => self.pure_of_all(&name, &args, &[ty]).first().copied(),
        };
        operands.outputs[output] = value;
        Some(Ok(()))
    }

    /// The result of an operation that kernel IR has as well, of registers of its own type.
    fn ptx_exact(&mut self, statement: &Statement, operands: &Operands) -> Option<ValueId> {
        let parts: Vec<&str> = statement.opcode.split('.').collect();
        let (op, ty) = exact(&parts)?;
        let [to, a, b] = statement.operands.as_slice() else {
            return None;
        };
        let of_type = operands.results[operands.output(to)?] == ty;
        let [a, b] = [a, b].map(|text| operands.input(text));
        let (a, b) = (a?, b?);
        (of_type && self.b.ty(a) == ty && self.b.ty(b) == ty).then(|| self.b.binary(op, a, b))
    }
}

/// PTX ISA, "Integer Arithmetic Instructions" and "Floating-Point Instructions": floats are
/// rounded to the nearest where nothing else is said.
fn exact(parts: &[&str]) -> Option<(BinaryOp, Type)> {
    let (op, ty) = match parts {
        ["mul", "lo", ty] => ("mul", ty),
        [op @ ("add" | "sub" | "mul"), "rn", ty @ ("f32" | "f64")] => (*op, ty),
        ["mul", ty] if !ty.starts_with('f') => return None,
        [op, ty] => (*op, ty),
        _ => return None,
    };
    let (kind, width) = ty.split_at_checked(1)?;
    let width = width.parse().ok()?;
    let ty = match (kind, width) {
        ("f", 32) => Type::Float(FloatKind::F32),
        ("f", 64) => Type::Float(FloatKind::F64),
        ("s" | "u" | "b", 16 | 32 | 64) => Type::Int(width),
        _ => return None,
    };
    let op = match (op, kind) {
        ("add", "s" | "u") => BinaryOp::Add,
        ("sub", "s" | "u") => BinaryOp::Sub,
        ("mul", "s" | "u") => BinaryOp::Mul,
        ("add", "f") => BinaryOp::FAdd,
        ("sub", "f") => BinaryOp::FSub,
        ("mul", "f") => BinaryOp::FMul,
        ("and", "b") => BinaryOp::And,
        ("or", "b") => BinaryOp::Or,
        ("xor", "b") => BinaryOp::Xor,
        _ => return None,
    };
    Some((op, ty))
}

/// Operations on registers alone, by the first part of their names.
const ARITHMETIC: [&str; 60] = [
    ".reg",
    "abs",
    "add",
    "addc",
    "and",
    "bfe",
    "bfi",
    "bfind",
    "bmsk",
    "brev",
    "clz",
    "cnot",
    "copysign",
    "cos",
    "createpolicy",
    "cvt",
    "cvta",
    "div",
    "dp2a",
    "dp4a",
    "ex2",
    "fma",
    "fns",
    "lg2",
    "lop3",
    "mad",
    "madc",
    "max",
    "min",
    "mov",
    "mul",
    "mul24",
    "neg",
    "not",
    "or",
    "popc",
    "prmt",
    "rcp",
    "rem",
    "rsqrt",
    "sad",
    "selp",
    "set",
    "setp",
    "shf",
    "shl",
    "shr",
    "sin",
    "slct",
    "sqrt",
    "sub",
    "subc",
    "szext",
    "tanh",
    "testp",
    "vadd",
    "vmin",
    "vmax",
    "xor",
    "mad24",
];

/// Does the statement touch neither memory nor special registers?
pub(super) fn is_arithmetic(statement: &Statement) -> bool {
    let base = match statement.opcode.strip_prefix('.') {
        Some(rest) => format!(".{}", rest.split('.').next().unwrap_or_default()),
        None => statement
            .opcode
            .split('.')
            .next()
            .unwrap_or_default()
            .to_owned(),
    };
    ARITHMETIC.contains(&base.as_str())
        && !statement
            .operands
            .iter()
            .any(|operand| operand.contains('[') || is_special(operand))
}

/// Does it take a carry that other assembly has left?
fn takes_carry(statements: &[Statement]) -> bool {
    let first = statements.iter().find(|one| has_carry(one));
    let opcode = first.and_then(|first| first.opcode.split('.').next());
    opcode.is_some_and(|opcode| TAKING_CARRY.contains(&opcode))
}

const TAKING_CARRY: [&str; 3] = ["addc", "subc", "madc"];

/// Does it leave or take a carry?
fn has_carry(statement: &Statement) -> bool {
    let mut parts = statement.opcode.split('.');
    parts.any(|part| part == "cc" || TAKING_CARRY.contains(&part))
}
