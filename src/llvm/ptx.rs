//! The meaning of PTX statements in inline assembly, as a table of forms.
//! A statement that is not in the table makes the whole text unsupported.

mod addresses;
mod copies;
mod memory;
mod objects;
mod operations;
mod predicates;
mod products;

use std::collections::HashMap;

pub(super) use memory::scalar_type as register_type;
use operations::is_arithmetic;

use super::Lowered;
use super::asm::{Operands, Statement};
use super::function::Importer;
use crate::bv::from_signed;
use crate::kir::warp::Lanes;
use crate::kir::{
    Atomic, BarrierKind, EARLY_DEPENDENTS, Geometry, Inst, Ordering, Proxied, Scope, Type, ValueId,
};

/// Translates the statements; `None` when one is not known.
pub(super) fn lower(
    importer: &mut Importer<'_>,
    statements: &[Statement],
    operands: &mut Operands,
) -> Option<Lowered<()>> {
    if let Some(done) = importer.ptx_address_conversion(statements, operands) {
        return Some(done);
    }
    if let Some(done) = importer.ptx_waiting_loop(statements, operands) {
        return Some(done);
    }
    if statements.iter().all(is_arithmetic) {
        importer.ptx_arithmetic(statements, operands);
        return Some(Ok(()));
    }
    // `cut` has ended the block behind them.
    if matches!(statements, [only] if only.predicate.is_none() && matches!(only.opcode.as_str(), "trap" | "exit"))
    {
        return Some(Ok(()));
    }
    if statements
        .iter()
        .any(|s| s.predicate.is_some() || makes_predicate(s))
    {
        return importer.ptx_predicated(statements, operands);
    }
    for (index, statement) in statements.iter().enumerate() {
        let rest = &statements[index + 1..];
        match importer.ptx_statement(statement, rest, operands)? {
            Ok(()) => {}
            Err(error) => return Some(Err(error)),
        }
    }
    Some(Ok(()))
}

fn makes_predicate(statement: &Statement) -> bool {
    let names = ["setp.", "mbarrier.test_wait", "mbarrier.try_wait"];
    let second = statement
        .operands
        .first()
        .is_some_and(|to| to.contains('|'));
    second || names.iter().any(|name| statement.opcode.starts_with(name))
}

fn is_special(operand: &str) -> bool {
    const SPECIAL: [&str; 18] = [
        "%tid",
        "%ntid",
        "%ctaid",
        "%nctaid",
        "%laneid",
        "%warpid",
        "%nwarpid",
        "%smid",
        "%nsmid",
        "%gridid",
        "%lanemask",
        "%clock",
        "%globaltimer",
        "%pm",
        "%cluster",
        "%dynamic_smem",
        "%total_smem",
        "%envreg",
    ];
    SPECIAL.iter().any(|name| operand.contains(name))
}

impl Importer<'_> {
    /// `rest` are the statements that follow.
    fn ptx_statement(
        &mut self,
        statement: &Statement,
        rest: &[Statement],
        operands: &mut Operands,
    ) -> Option<Lowered<()>> {
        let parts: Vec<&str> = statement.opcode.split('.').collect();
        match parts.as_slice() {
            ["bar" | "barrier", "warp", "sync"] => {
                let mask = Some(self.ptx_value(statement.operands.first()?, operands)?);
                self.barrier(BarrierKind::Warp { mask });
                Some(Ok(()))
            }
            ["barrier", "cluster", "arrive", ..] => rest
                .first()
                .filter(|next| next.opcode.starts_with("barrier.cluster.wait"))
                .map(|_| Ok(())),
            ["barrier", "cluster", "wait", ..] => {
                self.barrier(BarrierKind::Cluster);
                Some(Ok(()))
            }
            ["bar" | "barrier", ..] if parts.contains(&"sync") && !parts.contains(&"cluster") => {
                self.ptx_barrier(statement, operands)
            }
            ["bar" | "barrier", .., "arrive"] | ["bar" | "barrier", .., "arrive", "aligned"] => {
                let id = self.ptx_value(statement.operands.first()?, operands)?;
                let count = self.ptx_value(statement.operands.get(1)?, operands)?;
                self.barrier(BarrierKind::Arrive { id, count });
                Some(Ok(()))
            }
            ["fence" | "membar", ..] => self.ptx_fence(&parts),
            [
                "prefetch" | "prefetchu" | "applypriority" | "nanosleep" | "setmaxnreg" | "pmevent"
                | ".reg",
                ..,
            ]
            | ["", "pragma"] => Some(Ok(())),
            ["griddepcontrol", which] => self.ptx_dependents(which),
            ["mov", ..]
                if statement
                    .operands
                    .get(1)
                    .is_some_and(|from| is_special(from)) =>
            {
                self.ptx_move(statement, operands)
            }
            ["mov", ..] => {
                let output = operands.output(statement.operands.first()?)?;
                let ty = operands.results[output];
                let value = self.ptx_literal(statement.operands.get(1)?, ty, operands)?;
                operands.outputs[output] = Some(value);
                Some(Ok(()))
            }
            ["isspacep", ..] => {
                self.ptx_arbitrary(&statement.opcode, operands);
                Some(Ok(()))
            }
            [
                "shfl" | "vote" | "match" | "redux" | "activemask" | "elect",
                ..,
            ]
            | ["mma" | "wmma", "sync" | "mma", ..] => {
                self.ptx_exchange(statement, |_| None, operands)
            }
            ["mbarrier", ..] => self.ptx_object(&parts, statement, operands, &mut HashMap::new()),
            ["cp", "async", "bulk", ..] => self.ptx_bulk_copy(&parts[3..], statement, operands),
            ["cp", "async", ..] => self.ptx_copy(&parts[2..], statement, operands),
            ["wgmma", parts @ ..] => self.ptx_product(parts, statement, operands),
            ["ldmatrix", ..] => self.ptx_load_matrix(statement, operands),
            ["stmatrix", ..] => self.ptx_store_matrix(statement, operands),
            ["movmatrix", ..] => {
                self.converge("movmatrix", Lanes::All);
                self.ptx_arbitrary("movmatrix", operands);
                Some(Ok(()))
            }
            ["ld", ..] => self.ptx_load(&parts[1..], statement, operands),
            ["ldu", ..] => self.ptx_load(&parts, statement, operands),
            ["st", ..] => self.ptx_store(&parts[1..], statement, operands),
            ["atom", ..] | ["red", ..] => self.ptx_atomic(&parts, statement, operands),
            _ if is_arithmetic(statement) => self.ptx_operation(statement, operands),
            _ => None,
        }
    }

    /// To wait for the launches before is nothing: each is verified by itself.
    fn ptx_dependents(&mut self, which: &str) -> Option<Lowered<()>> {
        if which == "launch_dependents" {
            self.grant(EARLY_DEPENDENTS.to_owned());
        }
        Some(Ok(()))
    }

    fn ptx_barrier(&mut self, statement: &Statement, operands: &Operands) -> Option<Lowered<()>> {
        let id = statement.operands.first()?;
        let kind = match statement.operands.get(1) {
            None if id == "0" => BarrierKind::Block,
            count => {
                let id = self.ptx_value(id, operands)?;
                let count = match count {
                    Some(count) => self.ptx_value(count, operands)?,
                    // All threads of the block.
                    None => self.b.int(32, 0),
                };
                if self.b.constant_bits(id) == Some(0) && statement.operands.len() == 1 {
                    BarrierKind::Block
                } else {
                    BarrierKind::Named { id, count }
                }
            }
        };
        self.barrier(kind);
        Some(Ok(()))
    }

    fn ptx_fence(&mut self, parts: &[&str]) -> Option<Lowered<()>> {
        let (order, level) = match parts {
            [_, "proxy", kind @ ..] => {
                self.proxy_fence(kind);
                return Some(Ok(()));
            }
            ["fence", "mbarrier_init", ..] => return Some(Ok(())),
            ["membar", level] | ["fence", "sc", level] => (Ordering::SeqCst, level),
            ["fence", "acq_rel", level] => (Ordering::AcqRel, level),
            _ => return None,
        };
        let scope = scope(&[level])?;
        self.fence_all(Atomic { order, scope });
        Some(Ok(()))
    }

    /// `fence.proxy`: those of other kinds order a thread's own accesses through different caches.
    pub(super) fn proxy_fence(&mut self, kind: &[&str]) {
        let orders = match kind {
            ["async"] => Proxied::Memory,
            ["async", "shared::cta" | "shared::cluster"] => Proxied::Shared,
            ["async", "global"] => Proxied::Global,
            _ => return,
        };
        self.b.effect(Inst::ProxyFence { orders });
    }

    /// `mov` from a special register.
    fn ptx_move(&mut self, statement: &Statement, operands: &mut Operands) -> Option<Lowered<()>> {
        let output = operands.output(statement.operands.first()?)?;
        let register = statement.operands.get(1)?.strip_prefix('%')?;
        let ty = operands.results[output];
        let (name, dim) = match register.rsplit_once('.') {
            Some((name, axis)) => (name, ["x", "y", "z"].iter().position(|a| *a == axis)? as u8),
            None => (register, 0),
        };
        let value = match name {
            "tid" => self.geometry(Geometry::ThreadId, dim),
            "ntid" => self.geometry(Geometry::BlockDim, dim),
            "ctaid" => self.geometry(Geometry::BlockId, dim),
            "nctaid" => self.geometry(Geometry::GridDim, dim),
            "laneid" => self.geometry(Geometry::LaneId, 0),
            _ => match name.strip_prefix("lanemask_") {
                Some(which) => self.lane_mask(&format!("lanemask.{which}")),
                None => self.b.nondet(register, ty),
            },
        };
        let value = match ty {
            Type::Int(width) => self.b.resize(value, width, false),
            _ => return None,
        };
        operands.outputs[output] = Some(value);
        Some(Ok(()))
    }

    fn ptx_arbitrary(&mut self, name: &str, operands: &mut Operands) {
        for (output, ty) in operands.outputs.iter_mut().zip(&operands.results) {
            *output = Some(self.b.nondet(name, *ty));
        }
    }

    /// An operand's value: a register or an integer of 32 bits in the text.
    pub(super) fn ptx_value(&mut self, text: &str, operands: &Operands) -> Option<ValueId> {
        if let Some(value) = operands.input(text) {
            return Some(value);
        }
        let number = integer(text)?;
        let fits = (i128::from(i32::MIN)..=i128::from(u32::MAX)).contains(&number);
        fits.then(|| self.b.bits(Type::Int(32), from_signed(number, 32)))
    }

    /// A value as a register of another type: registers may be wider than what
    /// memory holds, and do not know floats from integers.
    fn register(&mut self, value: ValueId, ty: Type, signed: bool) -> Option<ValueId> {
        let from = self.b.ty(value);
        if from == ty {
            return Some(value);
        }
        if from.is_ptr() || ty.is_ptr() {
            return (from.bits() == ty.bits()).then(|| self.bitcast(value, ty));
        }
        let bits = self.bitcast(value, Type::Int(from.bits()));
        let bits = self.b.resize(bits, ty.bits(), signed);
        Some(self.bitcast(bits, ty))
    }
}

/// An integer of the text: decimal, `0x…`, `0b…`, or octal after a zero (PTX ISA, "Integer
/// Constants").
fn integer(text: &str) -> Option<i128> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits.trim_start()),
        None => (false, text),
    };
    let digits = digits.trim_end_matches('U').to_ascii_lowercase();
    let (digits, radix) = match digits.as_bytes() {
        [b'0', b'x', ..] => (&digits[2..], 16),
        [b'0', b'b', ..] => (&digits[2..], 2),
        [b'0', _, ..] => (&digits[1..], 8),
        _ => (digits.as_str(), 10),
    };
    let number = i128::from(u64::from_str_radix(digits, radix).ok()?);
    Some(if negative { -number } else { number })
}

fn scope(parts: &[&str]) -> Option<Scope> {
    parts.iter().find_map(|part| {
        Some(match *part {
            "cta" => Scope::Block,
            "cluster" => Scope::Cluster,
            "gpu" | "gl" => Scope::Gpu,
            "sys" => Scope::System,
            _ => return None,
        })
    })
}
