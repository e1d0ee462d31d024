//! The functions of Warpproof's device prelude. They have no bodies; this file
//! is their meaning, and the contract with `prelude/`.

pub(super) mod atomics;
mod copies;
pub(super) mod objects;
mod trusted;

use super::calls::Call;
use super::function::Importer;
use super::handle::{Opcode, Val, ValueKind};
use super::{Lowered, names, unmodelled};
use crate::kir::{
    ANY_ELEMENT, AnnotationKind, BarrierKind, Construct, Fences, Geometry, Inst, Type, ValueId,
    Vote,
};

/// `None` when the function is not one of the prelude's.
pub(super) fn lower(importer: &mut Importer<'_>, call: &Call) -> Option<Lowered<Vec<ValueId>>> {
    let name = names::base(&call.name).strip_prefix("__wp_")?.to_owned();
    Some(importer.prelude_call(&name, call))
}

impl Importer<'_> {
    fn prelude_call(&mut self, name: &str, call: &Call) -> Lowered<Vec<ValueId>> {
        if name == "all" && !self.ghost && !reaches_only_annotations(call.inst) {
            return self.vote_all(call);
        }
        if let Some(query) = geometry(name) {
            return self.prelude_geometry(query, call);
        }
        if let Some(kind) = annotation(name) {
            return self.annotation(kind, call);
        }
        if let Some(rest) = name.strip_prefix("atomic_")
            && !name.contains("has_taken_value")
        {
            return self.prelude_atomic(rest, call);
        }
        if let Some(rest) = name.strip_prefix("barrier_")
            && !rest.starts_with("invariant")
        {
            return self.prelude_barrier(rest, call);
        }
        if let Some(operation) = name.strip_prefix("object_") {
            return self.barrier_object(operation, call);
        }
        if let Some(function) = name.strip_prefix("pure_") {
            return self.pure(function, call);
        }
        if name.starts_with("nondet") {
            return self.arbitrary(name, call.inst.ty());
        }
        if let Some(result) = self.prelude_warp(name, call) {
            return result;
        }
        if let Some(operation) = name.strip_prefix("host_") {
            return self.host_operation(operation, call);
        }
        if let Some(access) = name.strip_prefix("trusted_") {
            return self.trusted_access(access.starts_with("write"), call);
        }
        match name {
            // `ghost` finds what is between them.
            "spec_begin" | "spec_end" => Ok(Vec::new()),
            "fence" => {
                let atomic = self.atomic(call, 0, 1)?;
                self.fence_all(atomic);
                Ok(Vec::new())
            }
            "bound_copy" => self.bound_copy(call),
            "copy_begin" | "copy_commit" | "copy_wait" | "copy_wait_all" => self.copy(name, call),
            "forget" => {
                let ptr = self.arg(call, 0)?;
                self.b.effect(Inst::Forget { ptr });
                Ok(Vec::new())
            }
            "read_only" => self.read_only(call),
            "surface" => self.surface(call),
            "image" => self.image(call),
            "any_element" => self.arbitrary(ANY_ELEMENT, call.inst.ty()),
            "states" => self.states(call),
            "assumed" | "required" => {
                self.given(name == "required", call);
                Ok(Vec::new())
            }
            "takes_for_granted" => {
                let text = self.said(call, 0);
                let text = text.unwrap_or_else(|| "the prelude's models are right".to_owned());
                self.grant(text);
                Ok(Vec::new())
            }
            "require" => {
                let condition = self.arg(call, 0)?;
                let condition = self.is_nonzero(condition);
                let what = self.said(call, 1);
                let construct = what.map_or(Construct::UseOfLibrary, Construct::Library);
                self.b.effect(Inst::Require {
                    condition,
                    construct,
                });
                Ok(Vec::new())
            }
            _ => unmodelled(self.refused(name, call)),
        }
    }

    /// A pointer by which nothing is read that the kernel writes.
    fn read_only(&mut self, call: &Call) -> Lowered<Vec<ValueId>> {
        let base = self.arg(call, 0)?;
        let same = Inst::PtrAdd {
            base,
            offset: 0,
            terms: Vec::new(),
            inbounds: false,
        };
        let ty = self.b.ty(base);
        let pointer = self.b.push(same, ty);
        self.read_only.insert(pointer);
        Ok(vec![pointer])
    }

    /// What a call of the prelude says is not modelled.
    fn refused(&self, name: &str, call: &Call) -> Construct {
        let said = self.said(call, 0);
        match name {
            "unsupported" => said.map_or(Construct::UnnamedLibrary, Construct::Library),
            "not_compiled" => said.map_or(Construct::NotCompiled, Construct::NotCompiledBecause),
            "ensures" | "global_ensures" => Construct::EnsuresElsewhere,
            _ => Construct::Annotation(name.to_owned()),
        }
    }

    /// What the source says of arrays is about the parameters of a kernel, whatever way
    /// the kernel takes.
    fn states(&mut self, call: &Call) -> Lowered<Vec<ValueId>> {
        let location = call.inst.debug_loc();
        let inlined = location.is_some_and(|location| location.location().3.is_some());
        let at_start = self.b.current() == self.b.kernel.entry;
        match self.said(call, 0).filter(|_| at_start && !inlined) {
            Some(text) => self.b.kernel.stated.push(text),
            None => return unmodelled(Construct::StatedElsewhere),
        }
        Ok(Vec::new())
    }

    /// The source states a condition. What a function requires of the kernel that calls it, is
    /// for the kernel to show.
    fn given(&mut self, is_required: bool, call: &Call) {
        let location = call.inst.debug_loc();
        let inlined = location.is_some_and(|location| location.location().3.is_some());
        if let Some(text) = self.said(call, 0).filter(|_| !(is_required && inlined)) {
            self.grant(format!("`{text}`, as the source states"));
        }
    }

    /// The text that an argument is, where it says something.
    fn said(&self, call: &Call, index: usize) -> Option<String> {
        let text = call.args.get(index).and_then(|&arg| self.text(arg));
        text.filter(|text| !text.is_empty())
    }

    fn prelude_geometry(&mut self, query: Geometry, call: &Call) -> Lowered<Vec<ValueId>> {
        let value = if call.args.is_empty() {
            self.geometry(query, 0)
        } else {
            let dim = self.arg(call, 0)?;
            let outside = i64::from(matches!(query, Geometry::BlockDim | Geometry::GridDim));
            self.by_dimension(dim, outside, |importer, dim| importer.geometry(query, dim))
        };
        self.as_result(value, call)
    }

    fn annotation(&mut self, kind: AnnotationKind, call: &Call) -> Lowered<Vec<ValueId>> {
        use AnnotationKind::*;
        let mut args = Vec::new();
        for index in 0..call.args.len() {
            let arg = self.arg(call, index)?;
            let truth = !matches!(
                kind,
                Other
                    | HasRead
                    | HasWritten
                    | ReadOffset
                    | WriteOffset
                    | PtrOffset
                    | RequiresFreshArray
                    | HasTakenValue
            );
            let named = matches!(kind, BarrierInvariant | BarrierInvariantPair) && index > 0;
            if named && self.b.ty(arg) != Type::Int(64) {
                return unmodelled(Construct::BarrierInvariantIds);
            }
            let truth = truth && !named;
            args.push(if truth { self.is_nonzero(arg) } else { arg });
        }
        match kind {
            SameGroup | Enabled | DominatorEnabled | All | HasRead | HasWritten | HasTakenValue => {
                let value = self.b.push(Inst::Annotation { kind, args }, Type::BOOL);
                self.as_result(value, call)
            }
            Other => {
                let ty = self.types.scalar(call.inst.ty())?;
                if args.len() != 1 || self.b.ty(args[0]) != ty {
                    return unmodelled(Construct::OtherOfAggregate);
                }
                Ok(vec![self.b.push(Inst::Annotation { kind, args }, ty)])
            }
            ReadOffset | WriteOffset | PtrOffset => {
                let value = self.b.push(Inst::Annotation { kind, args }, Type::Int(64));
                self.as_result(value, call)
            }
            _ => {
                if kind == Axiom {
                    self.grant("what the source states as axioms holds".to_owned());
                }
                self.b.effect(Inst::Annotation { kind, args });
                Ok(Vec::new())
            }
        }
    }

    fn prelude_barrier(&mut self, name: &str, call: &Call) -> Lowered<Vec<ValueId>> {
        let all = Fences::ALL;
        let (kind, fences) = match name {
            "block" => {
                let flags = self.constant_arg(call, 0)?;
                (
                    BarrierKind::Block,
                    Fences {
                        shared: flags & 1 != 0,
                        global: flags & 2 != 0,
                        images: flags & 2 != 0,
                    },
                )
            }
            "reduce" => {
                let op = match self.constant_arg(call, 0)? {
                    0 => Vote::Count,
                    1 => Vote::All,
                    _ => Vote::Any,
                };
                return self.vote_of_block(op, 1, Fences::ALL, call);
            }
            "named" => {
                let (id, count) = (self.arg(call, 0)?, self.arg(call, 1)?);
                (BarrierKind::Named { id, count }, all)
            }
            "arrive" => {
                let (id, count) = (self.arg(call, 0)?, self.arg(call, 1)?);
                (BarrierKind::Arrive { id, count }, all)
            }
            "warp" => {
                let mask = if call.args.is_empty() {
                    None
                } else {
                    Some(self.arg(call, 0)?)
                };
                (BarrierKind::Warp { mask }, all)
            }
            "grid" => (BarrierKind::Grid, all),
            "cluster" => (BarrierKind::Cluster, all),
            _ => return unmodelled(Construct::BarrierOfName(name.to_string())),
        };
        self.b.effect(Inst::Barrier { kind, fences });
        Ok(Vec::new())
    }

    /// Lists what a model takes for granted.
    pub(super) fn grant(&mut self, text: String) {
        let granted = &mut self.b.kernel.granted;
        if !granted.contains(&text) {
            granted.push(text);
        }
    }

    /// The text of a string that nobody can change.
    pub(super) fn constant_text(&self, value: Val) -> Option<String> {
        let mut variable = value;
        while variable.kind() == ValueKind::LLVMConstantExprValueKind {
            variable = variable.operand(0);
        }
        let is_variable = variable.kind() == ValueKind::LLVMGlobalVariableValueKind;
        (is_variable && variable.is_global_constant()).then(|| self.text(value))?
    }

    /// The text of a constant string.
    fn text(&self, value: Val) -> Option<String> {
        match value.kind() {
            ValueKind::LLVMConstantExprValueKind
                if matches!(
                    value.opcode(),
                    Some(
                        Opcode::LLVMAddrSpaceCast | Opcode::LLVMGetElementPtr | Opcode::LLVMBitCast
                    )
                ) =>
            {
                self.text(value.operand(0))
            }
            ValueKind::LLVMGlobalVariableValueKind => {
                let bytes = self.initial_bytes(value)?;
                let text = bytes.split(|&byte| byte == 0).next()?;
                Some(String::from_utf8_lossy(text).into_owned())
            }
            _ => None,
        }
    }
}

/// Does the value go nowhere but into the conditions of annotations?
fn reaches_only_annotations(value: Val) -> bool {
    let mut seen = vec![value];
    let mut next = 0;
    while let Some(&value) = seen.get(next) {
        next += 1;
        for user in value.users() {
            let passes_on = match user.opcode() {
                Some(
                    Opcode::LLVMZExt
                    | Opcode::LLVMTrunc
                    | Opcode::LLVMAnd
                    | Opcode::LLVMOr
                    | Opcode::LLVMXor
                    | Opcode::LLVMICmp
                    | Opcode::LLVMSelect
                    | Opcode::LLVMPHI
                    | Opcode::LLVMFreeze,
                ) => true,
                _ if user
                    .callee_name()
                    .is_some_and(|name| names::base(&name).starts_with("__wp_")) =>
                {
                    false
                }
                _ => return false,
            };
            if passes_on && !seen.contains(&user) {
                seen.push(user);
            }
        }
    }
    true
}

fn geometry(name: &str) -> Option<Geometry> {
    Some(match name {
        "thread_id" => Geometry::ThreadId,
        "block_id" => Geometry::BlockId,
        "block_dim" => Geometry::BlockDim,
        "grid_dim" => Geometry::GridDim,
        "lane_id" => Geometry::LaneId,
        _ => return None,
    })
}

fn annotation(name: &str) -> Option<AnnotationKind> {
    use AnnotationKind::*;
    // OpenCL's functions of pointers name the address space.
    let spaces = ["_global", "_local", "_constant", "_private"];
    let stem = spaces
        .iter()
        .find_map(|space| name.strip_suffix(space))
        .unwrap_or(name);
    Some(match stem {
        "assert" => Assert,
        "assume" => Assume,
        "requires" => Requires,
        "requires_fresh_array" => RequiresFreshArray,
        // `contracts` has moved what a function ensures to where it returns.
        "postcondition" => Ensures,
        "invariant" => Invariant,
        "candidate_invariant" => CandidateInvariant,
        "function_wide_invariant" => FunctionWideInvariant,
        "function_wide_candidate_invariant" => FunctionWideCandidateInvariant,
        "global_assert" => GlobalAssert,
        "global_assume" => GlobalAssume,
        "global_requires" => GlobalRequires,
        "global_postcondition" => GlobalEnsures,
        "global_invariant" => GlobalInvariant,
        "candidate_global_invariant" => GlobalCandidateInvariant,
        "axiom" => Axiom,
        _ if name.starts_with("barrier_invariant_binary_") => BarrierInvariantPair,
        _ if name.starts_with("barrier_invariant_") => BarrierInvariant,
        "same_group" => SameGroup,
        "enabled" => Enabled,
        "dominator_enabled" => DominatorEnabled,
        "atomic_has_taken_value" => HasTakenValue,
        "all" => All,
        "has_read" => HasRead,
        "has_written" => HasWritten,
        "read_offset" => ReadOffset,
        "write_offset" => WriteOffset,
        "ptr_offset" => PtrOffset,
        _ if name.starts_with("other_") => Other,
        _ => return None,
    })
}
