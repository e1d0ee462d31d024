//! Statements under predicates are run under conditions.

use std::collections::HashMap;

use super::integer;
use crate::bv::from_signed;
use crate::kir::{AddressSpace, CastOp, IntPredicate, Object, ObjectKind, Type, ValueId};
use crate::llvm::Lowered;
use crate::llvm::asm::{Operands, Statement};
use crate::llvm::function::Importer;
use crate::llvm::warp::ptx_op;

impl Importer<'_> {
    /// Comparisons of integers into predicates, moves, and memory operations.
    pub(super) fn ptx_predicated(
        &mut self,
        statements: &[Statement],
        operands: &mut Operands,
    ) -> Option<Lowered<()>> {
        let mut predicates: HashMap<String, ValueId> = HashMap::new();
        for (index, statement) in statements.iter().enumerate() {
            let guard = match &statement.predicate {
                None => None,
                Some(name) => {
                    let (name, negated) = match name.strip_prefix('!') {
                        Some(name) => (name, true),
                        None => (name.as_str(), false),
                    };
                    let known = predicates.get(name).copied();
                    let value = known.or_else(|| self.ptx_truth(name, operands))?;
                    let no = self.b.truth(false);
                    Some(match negated {
                        true => self.b.icmp(IntPredicate::Eq, value, no),
                        false => value,
                    })
                }
            };
            let parts: Vec<&str> = statement.opcode.split('.').collect();
            match parts.as_slice() {
                ["", "reg", ..] => continue,
                ["setp", comparison, ty] if guard.is_none() => {
                    let name = statement.operands.first().filter(|to| !to.contains('|'))?;
                    let a = self.ptx_integer(statement.operands.get(1)?, ty, operands)?;
                    let b = self.ptx_integer(statement.operands.get(2)?, ty, operands)?;
                    let comparison = int_comparison(comparison, ty.starts_with('s'))?;
                    predicates.insert(name.clone(), self.b.icmp(comparison, a, b));
                    continue;
                }
                ["mov", ..] => {
                    let output = operands.output(statement.operands.first()?)?;
                    let ty = operands.results[output];
                    let value = self.ptx_literal(statement.operands.get(1)?, ty, operands)?;
                    let value = self.ptx_choice(guard, value, output, operands);
                    operands.outputs[output] = Some(value);
                    continue;
                }
                ["mbarrier", "test_wait" | "try_wait", ..] if guard.is_none() => {
                    match self.ptx_object(&parts, statement, operands, &mut predicates)? {
                        Ok(()) => continue,
                        Err(error) => return Some(Err(error)),
                    }
                }
                ["selp", ty] if guard.is_none() => {
                    self.ptx_selection(statement, ty, &predicates, operands)?;
                    continue;
                }
                ["vote", "sync", ..] if guard.is_none() => {
                    let named = |name: &str| predicates.get(name).copied();
                    match self.ptx_exchange(statement, named, operands)? {
                        Ok(()) => continue,
                        Err(error) => return Some(Err(error)),
                    }
                }
                ["shfl", "sync", ..] if guard.is_none() => {
                    match self.ptx_shuffle(statement, &mut predicates, operands)? {
                        Ok(()) => continue,
                        Err(error) => return Some(Err(error)),
                    }
                }
                // Arriving and waiting are one barrier, if both happen.
                ["barrier", "cluster", ..] if guard.is_some() => return None,
                _ => {}
            }
            let rest = &statements[index + 1..];
            let done = match guard {
                None => self.ptx_statement(statement, rest, operands),
                Some(guard) => self.ptx_under(guard, statement, rest, operands),
            };
            match done? {
                Ok(()) => {}
                Err(error) => return Some(Err(error)),
            }
        }
        Some(Ok(()))
    }

    /// An operand that is a predicate.
    fn ptx_truth(&self, name: &str, operands: &Operands) -> Option<ValueId> {
        let value = operands.input(name)?;
        (self.b.ty(value) == Type::BOOL).then_some(value)
    }

    /// A statement that runs where the guard holds. Outputs keep what they held elsewhere.
    fn ptx_under(
        &mut self,
        guard: ValueId,
        statement: &Statement,
        rest: &[Statement],
        operands: &mut Operands,
    ) -> Option<Lowered<()>> {
        let before = operands.outputs.clone();
        let nothing: Vec<ValueId> = (operands.results.iter())
            .map(|ty| self.b.nondet("ptx", *ty))
            .collect();
        let when = self.b.when(guard);
        let done = self.ptx_statement(statement, rest, operands);
        let (mut changed, mut values) = (Vec::new(), Vec::new());
        for (output, old) in before.into_iter().enumerate() {
            if let Some(new) = operands.outputs[output].filter(|new| Some(*new) != old) {
                changed.push(output);
                values.push([new, old.unwrap_or(nothing[output])]);
            }
        }
        let merged = self.b.end_when(when, &values);
        for (output, value) in changed.into_iter().zip(merged) {
            operands.outputs[output] = Some(value);
        }
        done
    }

    /// A shuffle that says as well whether the lane that is asked is one of those that may be.
    fn ptx_shuffle(
        &mut self,
        statement: &Statement,
        predicates: &mut HashMap<String, ValueId>,
        operands: &mut Operands,
    ) -> Option<Lowered<()>> {
        let (to, from) = statement.operands.split_first()?;
        let (to, inside) = to.split_once('|').unwrap_or((to, "_"));
        let parts: Vec<&str> = statement.opcode.split('.').collect();
        let (op, _) = ptx_op(&parts)?;
        let args: Option<Vec<ValueId>> = (from.get(..3)?.iter())
            .map(|text| self.ptx_value(text, operands))
            .collect();
        let value = self.inside_segment(&op, &args?)?;
        predicates.insert(inside.trim().to_owned(), value);
        let mut plain = statement.clone();
        plain.operands = [&[to.trim().to_owned()], from].concat();
        self.ptx_exchange(&plain, |_| None, operands)
    }

    /// A value by a predicate.
    fn ptx_selection(
        &mut self,
        statement: &Statement,
        ty: &str,
        predicates: &HashMap<String, ValueId>,
        operands: &mut Operands,
    ) -> Option<()> {
        let [to, then, otherwise, name] = statement.operands.as_slice() else {
            return None;
        };
        let output = operands.output(to)?;
        let result = operands.results[output];
        let width = ty.get(1..).and_then(|bits| bits.parse().ok());
        if result.is_ptr() || width != Some(result.bits()) {
            return None;
        }
        let then = self.ptx_literal(then, result, operands)?;
        let otherwise = self.ptx_literal(otherwise, result, operands)?;
        let chosen = *predicates.get(name)?;
        let value = self.b.select(chosen, then, otherwise);
        operands.outputs[output] = Some(value);
        Some(())
    }

    /// The pointer where the guard holds, and a place that nobody else uses elsewhere.
    pub(super) fn ptx_guarded(&mut self, guard: ValueId, ptr: ValueId) -> ValueId {
        let generic = Type::Ptr(AddressSpace::Generic);
        let ptr = match self.b.ty(ptr) == generic {
            true => ptr,
            false => self.b.cast(CastOp::AddrSpace, ptr, generic),
        };
        let objects = &mut self.b.kernel.objects;
        let known = objects.iter().find(|(_, object)| object.name == NOWHERE);
        let nowhere = match known.map(|(id, _)| id) {
            Some(id) => id,
            None => objects.push(Object {
                name: NOWHERE.to_owned(),
                kind: ObjectKind::Private,
                space: AddressSpace::Private,
                size: Some(16),
                pointee: None,
                initial: None,
                names_objects: false,
                constant: false,
                span: None,
            }),
        };
        let nowhere = self.b.address(nowhere, AddressSpace::Generic);
        self.b.select(guard, ptr, nowhere)
    }

    /// What an output holds after an assignment under a guard.
    fn ptx_choice(
        &mut self,
        guard: Option<ValueId>,
        new: ValueId,
        output: usize,
        operands: &Operands,
    ) -> ValueId {
        let Some(guard) = guard else { return new };
        let old = match operands.outputs[output] {
            Some(old) => old,
            None => self.b.nondet("ptx", operands.results[output]),
        };
        self.b.select(guard, new, old)
    }

    /// An operand as an integer of the type that the opcode names.
    fn ptx_integer(&mut self, text: &str, ty: &str, operands: &Operands) -> Option<ValueId> {
        let width = match ty.strip_prefix(['b', 'u', 's'])?.parse().ok()? {
            width @ (16 | 32 | 64) => width,
            _ => return None,
        };
        let Some(value) = operands.input(text) else {
            return self.ptx_literal(text, Type::Int(width), operands);
        };
        match self.b.ty(value) {
            Type::Int(_) => Some(self.b.resize(value, width, ty.starts_with('s'))),
            _ => None,
        }
    }

    /// A register, an integer or the bits of a float (`0f3F800000`).
    pub(super) fn ptx_literal(
        &mut self,
        text: &str,
        ty: Type,
        operands: &Operands,
    ) -> Option<ValueId> {
        if let Some(value) = operands.input(text) {
            return self.register(value, ty, false);
        }
        let float = ["0f", "0F", "0d", "0D"];
        let bits = match float.iter().find_map(|start| text.strip_prefix(start)) {
            Some(digits) => u128::from_str_radix(digits, 16).ok()?,
            None => from_signed(integer(text)?, ty.bits()),
        };
        let integer = self.b.bits(Type::Int(ty.bits()), bits);
        Some(self.bitcast(integer, ty))
    }
}

/// Names the memory of operations that do not happen.
const NOWHERE: &str = "nowhere";

fn int_comparison(name: &str, signed: bool) -> Option<IntPredicate> {
    use IntPredicate::*;
    Some(match (name, signed) {
        ("eq", _) => Eq,
        ("ne", _) => Ne,
        ("lt", true) => Slt,
        ("le", true) => Sle,
        ("gt", true) => Sgt,
        ("ge", true) => Sge,
        ("lt" | "lo", false) => Ult,
        ("le" | "ls", false) => Ule,
        ("gt" | "hi", false) => Ugt,
        ("ge" | "hs", false) => Uge,
        _ => return None,
    })
}
