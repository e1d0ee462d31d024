//! Calls that inlining left: built-in functions of the GPU languages. Each
//! family has its own file; what none of them knows is not modelled.

use super::function::Importer;
use super::handle::{Opcode, Val, ValueKind};
use super::opencl::mangling;
use super::target::Target;
use super::{
    Lowered, amdgcn, asm, buffers, fused, host, intrinsics, libcalls, link, names, nvvm, opencl,
    prelude, unmodelled,
};
use crate::kir::{Construct, Inst, IntPredicate, Type, ValueDef, ValueId};
use crate::symbols;

/// A call of a function by name.
pub(super) struct Call {
    pub(super) inst: Val,
    pub(super) name: String,
    pub(super) args: Vec<Val>,
}

impl Importer<'_> {
    pub(super) fn call(&mut self, inst: Val) -> Lowered<Vec<ValueId>> {
        let Some(callee) = inst.callee().map(target) else {
            return unmodelled(Construct::CallOfNothing);
        };
        let args = inst.call_args();
        match callee.kind() {
            ValueKind::LLVMInlineAsmValueKind => return asm::lower(self, inst, callee, &args),
            ValueKind::LLVMFunctionValueKind => {}
            _ => {
                let why = inst.call_text(link::NOT_LINKED);
                return unmodelled(why.map_or(Construct::IndirectCall, Construct::CallNotKnown));
            }
        }
        let (name, is_stranger) = names::intrinsic(callee.name());
        let call = Call { inst, name, args };
        if is_stranger && !buffers::is_resource(&call.name) {
            return unmodelled(Construct::Intrinsic(call.name));
        }
        if let Some(name) = call.name.strip_prefix("llvm.") {
            return match name.split_once('.') {
                Some(("nvvm", _)) => nvvm::lower(self, &call),
                Some(("amdgcn" | "r600", _)) => amdgcn::lower(self, &call),
                _ => intrinsics::lower(self, &call),
            };
        }
        if let Some(result) = prelude::lower(self, &call) {
            return result;
        }
        if self.types.target == Target::Host
            && let Some(result) = host::lower(self, &call)
        {
            return result;
        }
        if !callee.is_declaration() {
            let name = symbols::demangled(&call.name);
            return match calls_itself(callee) {
                true => unmodelled(Construct::RecursiveCall(name.to_string())),
                false => unmodelled(Construct::CallNotInlined(name.to_string())),
            };
        }
        if let Some(result) = amdgcn::library(self, &call) {
            return result;
        }
        if let Some(result) = opencl::lower(self, &call) {
            return result;
        }
        if let Some(result) = libcalls::lower(self, &call) {
            return result;
        }
        if let Some(result) = self.pure_external(callee, &call) {
            return result;
        }
        let name = symbols::demangled(&call.name);
        if let Some(why) = callee.string_attribute(link::NOT_LINKED) {
            return unmodelled(Construct::CallNotLinked(name, why));
        }
        if call.args.iter().any(|arg| arg.ty().is_pointer()) {
            return unmodelled(Construct::ExternalCallWithPointer(name.to_string()));
        }
        unmodelled(Construct::ExternalCall(name.to_string()))
    }

    /// A call of a function that is defined elsewhere and assumed to have no
    /// effect. `None` where the assumption does not reach: the name belongs to
    /// the language's implementation, or the result is memory.
    fn pure_external(&mut self, callee: Val, call: &Call) -> Option<Lowered<Vec<ValueId>>> {
        // OpenCL's built-in functions are mangled, C functions of the user are not.
        let builtin =
            call.name.starts_with("__") || self.opencl && mangling::parse(&call.name).is_some();
        let positions = 1..=call.args.len() as u32;
        let returns_by_memory = positions
            .into_iter()
            .any(|position| callee.has_attribute(position, "sret"));
        if !self.pure_external_calls || builtin || returns_by_memory {
            return None;
        }
        let leaves = match call.inst.ty().is_void() {
            true => Vec::new(),
            false => self.types.leaves(call.inst.ty()).ok()?,
        };
        if leaves.iter().any(|leaf| leaf.ty.is_ptr()) {
            return None;
        }
        let name = symbols::demangled(&call.name);
        let result = self.arbitrary(&name, call.inst.ty());
        let names = &mut self.b.kernel.pure_externals;
        if !names.contains(&name) {
            names.push(name);
        }
        Some(result)
    }

    /// A known function without effects, lane by lane where the arguments have
    /// as many lanes as the result.
    pub(super) fn pure(&mut self, name: &str, call: &Call) -> Lowered<Vec<ValueId>> {
        let (args, results) = self.in_and_out(call)?;
        Ok(self.pure_of(name, &args, &results))
    }

    /// A known function without effects, of which each lane of the result is one of all lanes
    /// of the arguments.
    pub(super) fn pure_across(&mut self, name: &str, call: &Call) -> Lowered<Vec<ValueId>> {
        let (args, results) = self.in_and_out(call)?;
        Ok(self.pure_of_all(name, &args.concat(), &results))
    }

    /// The lanes of the arguments, and the types of those of the result.
    fn in_and_out(&mut self, call: &Call) -> Lowered<(Vec<Vec<ValueId>>, Vec<Type>)> {
        let mut args = Vec::new();
        for &arg in call.args.iter().filter(|arg| !arg.is_metadata()) {
            args.push(self.all(arg)?);
        }
        let results: Vec<Type> = self
            .types
            .leaves(call.inst.ty())?
            .iter()
            .map(|leaf| leaf.ty)
            .collect();
        Ok((args, results))
    }

    /// Functions of all the values.
    pub(super) fn pure_of_all(
        &mut self,
        name: &str,
        args: &[ValueId],
        results: &[Type],
    ) -> Vec<ValueId> {
        let args: Vec<Vec<ValueId>> = args.iter().map(|&arg| vec![arg]).collect();
        self.pure_of(name, &args, results)
    }

    pub(super) fn pure_of(
        &mut self,
        name: &str,
        args: &[Vec<ValueId>],
        results: &[Type],
    ) -> Vec<ValueId> {
        let lanes_match = |lanes: &Vec<ValueId>| lanes.len() == 1 || lanes.len() == results.len();
        let by_lane =
            args.iter().all(lanes_match) && args.iter().any(|lanes| lanes.len() == results.len());
        let mut lanes = Vec::with_capacity(results.len());
        for (lane, &ty) in results.iter().enumerate() {
            let name = format!("{name}.{ty}");
            let (lane, args): (u32, Vec<ValueId>) = if by_lane {
                (
                    0,
                    args.iter()
                        .map(|arg| arg[if arg.len() == 1 { 0 } else { lane }])
                        .collect(),
                )
            } else {
                (lane as u32, args.concat())
            };
            let known = match name.starts_with("fmuladd.") {
                true => self
                    .literals(&args)
                    .and_then(|bits| fused::multiply_add(ty, bits)),
                false => None,
            };
            lanes.push(match known {
                Some(bits) => self.b.bits(ty, bits),
                None => self.b.push(Inst::Pure { name, lane, args }, ty),
            });
        }
        lanes
    }

    /// The bits of three literals.
    fn literals(&self, values: &[ValueId]) -> Option<[u128; 3]> {
        let bits = |value: &ValueId| match self.b.kernel.values[*value].def {
            ValueDef::Const(bits) => Some(bits),
            _ => None,
        };
        let bits: Vec<u128> = values.iter().map(bits).collect::<Option<_>>()?;
        bits.try_into().ok()
    }

    /// An integer as a truth value.
    pub(super) fn is_nonzero(&mut self, value: ValueId) -> ValueId {
        match self.b.ty(value) {
            Type::Int(1) => value,
            ty => {
                let zero = self.b.bits(ty, 0);
                self.b.icmp(IntPredicate::Ne, value, zero)
            }
        }
    }

    /// A truth value or integer as the integer type that a call returns.
    pub(super) fn as_result(&mut self, value: ValueId, call: &Call) -> Lowered<Vec<ValueId>> {
        if call.inst.ty().is_void() {
            return Ok(Vec::new());
        }
        match self.types.scalar(call.inst.ty())? {
            Type::Int(width) => Ok(vec![self.b.resize(value, width, false)]),
            _ => unmodelled(Construct::ResultType(call.name.clone())),
        }
    }

    /// A constant argument.
    pub(super) fn constant_arg(&self, call: &Call, index: usize) -> Lowered<i64> {
        match call.args.get(index).and_then(|arg| arg.signed_constant()) {
            Some(value) => Ok(value),
            None => unmodelled(Construct::VaryingArgument(call.name.clone())),
        }
    }

    pub(super) fn arg(&mut self, call: &Call, index: usize) -> Lowered<ValueId> {
        match call.args.get(index) {
            Some(&arg) => self.one(arg),
            None => unmodelled(Construct::TooFewArguments(call.name.clone())),
        }
    }
}

/// Does a call of the function lead to another call of it?
fn calls_itself(function: Val) -> bool {
    let mut reached = vec![function];
    let mut next = 0;
    while let Some(&caller) = reached.get(next) {
        next += 1;
        for inst in caller.blocks().into_iter().flat_map(|block| block.insts()) {
            if !inst.has_opcode(Opcode::LLVMCall) {
                continue;
            }
            let Some(callee) = inst.callee().map(target) else {
                continue;
            };
            if callee == function {
                return true;
            }
            if callee.is_function() && !reached.contains(&callee) {
                reached.push(callee);
            }
        }
    }
    false
}

/// Looks through casts and aliases of the called function.
fn target(callee: Val) -> Val {
    match callee.kind() {
        ValueKind::LLVMGlobalAliasValueKind => callee.aliasee().map_or(callee, target),
        ValueKind::LLVMConstantExprValueKind
            if matches!(
                callee.opcode(),
                Some(Opcode::LLVMBitCast | Opcode::LLVMAddrSpaceCast)
            ) =>
        {
            target(callee.operand(0))
        }
        _ => callee,
    }
}
