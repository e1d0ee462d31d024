//! Loads, stores and atomic operations in PTX.

use super::scope;
use crate::kir::{
    Access, Atomic, BinaryOp, FloatKind, Inst, Ordering, RmwOp, Scope, Type, ValueId,
};
use crate::llvm::Lowered;
use crate::llvm::asm::{Operands, Statement};
use crate::llvm::function::Importer;
use crate::llvm::prelude::atomics::rmw_named;

impl Importer<'_> {
    pub(super) fn ptx_load(
        &mut self,
        parts: &[&str],
        statement: &Statement,
        operands: &mut Operands,
    ) -> Option<Lowered<()>> {
        if !parts.iter().all(|part| is_access_part(part)) {
            return None;
        }
        let [targets, address, ..] = statement.operands.as_slice() else {
            return None;
        };
        let (ty, access) = (memory_type(parts)?, memory_access(parts)?);
        let ptr = self.ptx_address(address, operands)?;
        for (lane, target) in members(targets).into_iter().enumerate() {
            let output = operands.output(target)?;
            let at = self.b.offset(ptr, lane as i64 * ty.bytes() as i64);
            let value = match self.load_scalar(at, ty, access) {
                Ok(value) => value,
                Err(error) => return Some(Err(error)),
            };
            let signed = parts.last()?.starts_with('s');
            operands.outputs[output] =
                Some(self.register(value, operands.results[output], signed)?);
        }
        Some(Ok(()))
    }

    pub(super) fn ptx_store(
        &mut self,
        parts: &[&str],
        statement: &Statement,
        operands: &Operands,
    ) -> Option<Lowered<()>> {
        if !parts.iter().all(|part| is_access_part(part)) {
            return None;
        }
        let [address, sources, ..] = statement.operands.as_slice() else {
            return None;
        };
        let (ty, access) = (memory_type(parts)?, memory_access(parts)?);
        let ptr = self.ptx_address(address, operands)?;
        for (lane, source) in members(sources).into_iter().enumerate() {
            let value = self.ptx_literal(source, ty, operands)?;
            let at = self.b.offset(ptr, lane as i64 * ty.bytes() as i64);
            if let Err(error) = self.store_scalar(at, value, access) {
                return Some(Err(error));
            }
        }
        Some(Ok(()))
    }

    /// `atom.sem.scope.space.op.type d, [a], b{, c}`; `red` has no result.
    pub(super) fn ptx_atomic(
        &mut self,
        parts: &[&str],
        statement: &Statement,
        operands: &mut Operands,
    ) -> Option<Lowered<()>> {
        let with_result = parts[0] == "atom";
        let is_vector = parts.iter().any(|part| matches!(*part, "v2" | "v4" | "v8"));
        if is_vector || parts.last()?.ends_with("x2") {
            return self.ptx_update_of_parts(parts, statement, operands);
        }
        let ty = memory_type(parts)?;
        let (signed, float) = (parts.last()?.starts_with('s'), matches!(ty, Type::Float(_)));
        let atomic = Atomic {
            order: order(parts).unwrap_or(Ordering::Relaxed),
            scope: scope(parts).unwrap_or(Scope::Gpu),
        };
        if parts
            .iter()
            .any(|part| part.starts_with('v') || *part == "async")
        {
            return None;
        }
        let first = usize::from(with_result);
        let ptr = self.ptx_address(statement.operands.get(first)?, operands)?;
        let value = self.ptx_literal(statement.operands.get(first + 1)?, ty, operands)?;
        let op = parts.iter().find_map(|part| rmw_named(part, float, signed));
        let inst = match op {
            Some(op) => Inst::AtomicRmw {
                op,
                ptr,
                value,
                atomic,
            },
            None if parts.contains(&"cas") => {
                let desired = statement.operands.get(first + 2)?;
                let desired = self.ptx_literal(desired, ty, operands)?;
                // One order is for both outcomes; a failed exchange only reads.
                let failure = match atomic.order {
                    Ordering::Release => Ordering::Relaxed,
                    Ordering::AcqRel => Ordering::Acquire,
                    order => order,
                };
                Inst::CmpXchg {
                    ptr,
                    expected: value,
                    desired,
                    success: atomic,
                    failure,
                }
            }
            None => return None,
        };
        let old = self.b.push(inst, ty);
        if with_result {
            let output = operands.output(statement.operands.first()?)?;
            operands.outputs[output] =
                Some(self.register(old, operands.results[output], signed)?);
        }
        Some(Ok(()))
    }
}

impl Importer<'_> {
    /// `red.add.f16x2 [a], b` and `atom.add.v4.f32 {…}, [a], {…}`: each float is an atomic update of
    /// its own (PTX ISA, "atom").
    fn ptx_update_of_parts(
        &mut self,
        parts: &[&str],
        statement: &Statement,
        operands: &mut Operands,
    ) -> Option<Lowered<()>> {
        let (name, floats) = match parts.last()?.strip_suffix("x2") {
            Some(name) => (name, 2),
            None => (*parts.last()?, 1),
        };
        let kind = match name {
            "f16" => FloatKind::F16,
            "bf16" => FloatKind::BF16,
            "f32" => FloatKind::F32,
            _ => return None,
        };
        parts.contains(&"add").then_some(())?;
        let atomic = Atomic {
            order: order(parts).unwrap_or(Ordering::Relaxed),
            scope: scope(parts).unwrap_or(Scope::Gpu),
        };
        let first = usize::from(parts[0] == "atom");
        let ptr = self.ptx_address(statement.operands.get(first)?, operands)?;
        let values = members(statement.operands.get(first + 1)?);
        let mut results = Vec::new();
        let bits = Type::Float(kind).bits() * floats;
        for (at, value) in values.iter().enumerate() {
            let value = self.ptx_literal(value, Type::Int(bits), operands)?;
            let ptr = self.b.offset(ptr, at as i64 * i64::from(bits / 8));
            results.push(self.update_of_floats(kind, atomic, ptr, value));
        }
        if first == 1 {
            let outputs = members(statement.operands.first()?);
            (outputs.len() == results.len()).then_some(())?;
            for (output, old) in outputs.iter().zip(results) {
                let output = operands.output(output)?;
                operands.outputs[output] =
                    Some(self.register(old, operands.results[output], false)?);
            }
        }
        Some(Ok(()))
    }

    /// Adds the floats in a register to those in memory, one by one, and gives those that were there.
    fn update_of_floats(
        &mut self,
        kind: FloatKind,
        atomic: Atomic,
        ptr: ValueId,
        all: ValueId,
    ) -> ValueId {
        let ty = Type::Float(kind);
        let (width, bits) = (ty.bits(), self.b.ty(all).bits());
        let mut old = self.b.int(bits, 0);
        for shift in (0..bits).step_by(width as usize) {
            let by = self.b.int(bits, i64::from(shift));
            let value = self.b.binary(BinaryOp::LShr, all, by);
            let value = self.b.resize(value, width, false);
            let inst = Inst::AtomicRmw {
                op: RmwOp::FAdd,
                ptr: self.b.offset(ptr, i64::from(shift / 8)),
                value: self.bitcast(value, ty),
                atomic,
            };
            let own = self.b.push(inst, ty);
            let own = self.bitcast(own, Type::Int(width));
            let own = self.b.resize(own, bits, false);
            let own = self.b.binary(BinaryOp::Shl, own, by);
            old = self.b.binary(BinaryOp::Or, old, own);
        }
        old
    }
}

/// `{$0, $1}` has two members.
fn members(text: &str) -> Vec<&str> {
    match text.strip_prefix('{').and_then(|t| t.strip_suffix('}')) {
        Some(inner) => inner.split(',').map(str::trim).collect(),
        None => vec![text],
    }
}

/// Parts of the names of loads and stores that are understood; cache hints are
/// without meaning here.
fn is_access_part(part: &str) -> bool {
    const KNOWN: [&str; 31] = [
        "weak", "volatile", "relaxed", "acquire", "release", "sc", "mmio", "cta", "cluster", "gpu",
        "sys", "global", "shared", "local", "const", "param", "ca", "cg", "cs", "lu", "cv", "wb",
        "wt", "nc", "v2", "v4", "v8", "unified", "level", "gl", "ldu",
    ];
    KNOWN.contains(&part)
        || part.starts_with("L1::")
        || part.starts_with("L2::")
        || part == "shared::cta"
        || scalar_type(part).is_some()
}

fn memory_type(parts: &[&str]) -> Option<Type> {
    scalar_type(parts.last()?)
}

pub(in crate::llvm) fn scalar_type(part: &str) -> Option<Type> {
    Some(match part {
        "f16" => Type::Float(FloatKind::F16),
        "bf16" => Type::Float(FloatKind::BF16),
        "f32" => Type::Float(FloatKind::F32),
        "f64" => Type::Float(FloatKind::F64),
        _ => match part.strip_prefix(['u', 's', 'b'])?.parse().ok()? {
            bits @ (8 | 16 | 32 | 64 | 128) => Type::Int(bits),
            _ => return None,
        },
    })
}

fn memory_access(parts: &[&str]) -> Option<Access> {
    let ty = memory_type(parts)?;
    let atomic = order(parts).map(|order| Atomic {
        order,
        scope: scope(parts).unwrap_or(Scope::System),
    });
    Some(Access {
        volatile: parts.contains(&"volatile"),
        read_only: parts.contains(&"nc") || parts.contains(&"ldu"),
        atomic,
        ..Access::plain(ty.bytes() as u32)
    })
}

fn order(parts: &[&str]) -> Option<Ordering> {
    parts.iter().find_map(|part| {
        Some(match *part {
            "relaxed" | "mmio" => Ordering::Relaxed,
            "acquire" => Ordering::Acquire,
            "release" => Ordering::Release,
            "acq_rel" => Ordering::AcqRel,
            "sc" => Ordering::SeqCst,
            _ => return None,
        })
    })
}
