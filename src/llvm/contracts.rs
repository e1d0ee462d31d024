//! Contracts of functions, before their calls are inlined: what `__ensures` says at
//! the start of a function is claimed wherever the function returns.
//!
//! Values in a postcondition are those of its place, as for parameters that the
//! function changes; what memory holds, what was accessed and what is returned
//! is meant as of the return, except in `__old`. A postcondition whose condition
//! branches is left as it is, which the importer does not model.
//!
//! A function whose name begins with `__spec_` is a specification and has no other meaning:
//! `specification` has what becomes of it.

mod specification;

use std::collections::{HashMap, HashSet};
use std::ffi::{CStr, CString};

use inkwell::llvm_sys::LLVMIntPredicate;
use inkwell::llvm_sys::core::*;
use inkwell::llvm_sys::debuginfo::*;

use super::handle::{Blk, ModuleHandle, Opcode, Ty, TypeKind, Val};
use super::names;

/// Postconditions and what stands for them at returns.
const KINDS: [(&str, &CStr); 2] = [
    ("__wp_ensures", c"__wp_postcondition"),
    ("__wp_global_ensures", c"__wp_global_postcondition"),
];

/// The functions with postconditions.
pub(super) fn functions(module: ModuleHandle) -> Vec<Val> {
    let functions = module.functions().into_iter();
    functions
        .filter(|function| !function.is_declaration())
        .filter(|function| {
            !postconditions(*function).is_empty() || specification::is_one(*function)
        })
        .collect()
}

/// Claims the function's postconditions at its returns. The prelude's own
/// functions are inlined in it, and its variables are values.
pub(super) fn claim_at_returns(module: ModuleHandle, function: Val) {
    if specification::is_one(function) {
        return specification::trust(module, function);
    }
    for (call, claim) in postconditions(function) {
        if let Some(condition) = Condition::around(call)
            && is_on_every_way(function, condition.block)
            && condition.returns(function).is_some()
        {
            condition.claim(module, function, claim);
            condition.remove();
        }
    }
}

fn postconditions(function: Val) -> Vec<(Val, &'static CStr)> {
    let blocks = function.blocks();
    let insts = blocks.iter().flat_map(|block| block.insts());
    insts
        .filter_map(|inst| {
            let name = inst.callee_name()?;
            let kind = KINDS.iter().find(|(kind, _)| *kind == names::base(&name))?;
            Some((inst, kind.1))
        })
        .collect()
}

/// Does every return come after the block?
fn is_on_every_way(function: Val, block: Blk) -> bool {
    let mut work: Vec<Blk> = function.blocks().first().copied().into_iter().collect();
    let mut seen = HashSet::new();
    while let Some(next) = work.pop() {
        if next == block || !seen.insert(next) {
            continue;
        }
        if next.terminator().is_some_and(is_return) {
            return false;
        }
        work.extend(next.successors());
    }
    true
}

fn is_return(inst: Val) -> bool {
    inst.has_opcode(Opcode::LLVMRet)
}

/// The instructions from the mark at the beginning of a condition to the one at its
/// end, which are in one block.
struct Condition {
    block: Blk,
    /// The marks are the first and the last one.
    insts: Vec<Val>,
    call: Val,
}

impl Condition {
    fn around(call: Val) -> Option<Condition> {
        let block = call.parent()?;
        let insts = block.insts();
        let at = insts.iter().position(|&inst| inst == call)?;
        let begin = insts[..at]
            .iter()
            .rposition(|&i| calls(i, "__wp_spec_begin"))?;
        let end = at
            + insts[at..]
                .iter()
                .position(|&i| calls(i, "__wp_spec_end"))?;
        Some(Condition {
            block,
            insts: insts[begin..=end].to_vec(),
            call,
        })
    }

    /// Each return and what it returns, if that is of the type that the condition
    /// speaks of.
    fn returns(&self, function: Val) -> Option<Vec<Val>> {
        let blocks = function.blocks().into_iter();
        let returns: Vec<Val> = blocks
            .filter_map(|block| block.terminator())
            .filter(|&end| is_return(end))
            .collect();
        let fits = returns.iter().all(|end| {
            self.needed().into_iter().all(|inst| {
                !is_returned_value(inst)
                    || (end.operand_count() == 1 && as_type_fits(end.operand(0), inst))
            })
        });
        fits.then_some(returns)
    }

    /// What the condition is computed from, in the condition; not what an `__old`
    /// is computed from.
    fn needed(&self) -> HashSet<Val> {
        let mut needed = HashSet::new();
        let mut work = vec![self.call];
        while let Some(inst) = work.pop() {
            if !self.insts.contains(&inst) || !needed.insert(inst) || is_old(inst) {
                continue;
            }
            work.extend((0..inst.operand_count()).map(|index| inst.operand(index)));
        }
        needed
    }

    fn claim(&self, module: ModuleHandle, function: Val, claim: &CStr) {
        let claim = declare(module, claim);
        for place in self.returns(function).unwrap_or_default() {
            self.copy(module, place, HashMap::new(), claim);
        }
    }

    /// States the condition before `place`, with some instructions replaced, by a call of
    /// `claim`, which it returns.
    fn copy(
        &self,
        module: ModuleHandle,
        place: Val,
        mut moved: HashMap<Val, Val>,
        claim: Val,
    ) -> Option<Val> {
        let needed = self.needed();
        let (begin, end) = (self.insts[0], self.insts[self.insts.len() - 1]);
        copy_before(begin, place);
        let mut stated = None;
        for &inst in self.insts.iter().filter(|inst| needed.contains(inst)) {
            if moved.contains_key(&inst) {
                continue;
            }
            if is_old(inst) {
                moved.insert(inst, inst.operand(0));
                continue;
            }
            if is_returned_value(inst) {
                moved.insert(inst, as_type(module, place, inst));
                continue;
            }
            let operands = (0..inst.operand_count()).map(|index| inst.operand(index));
            let changes = operands.clone().any(|operand| moved.contains_key(&operand));
            if !changes && !belongs_to_return(inst) {
                continue;
            }
            let new = copy_before(inst, place);
            for (index, operand) in operands.enumerate() {
                if let Some(&by) = moved.get(&operand) {
                    new.set_operand(index as u32, by);
                }
            }
            if inst == self.call {
                new.set_operand(new.operand_count() - 1, claim);
                stated = Some(new);
            }
            moved.insert(inst, new);
        }
        copy_before(end, place);
        stated
    }

    /// Drops the condition at its own place, but for what is used elsewhere.
    fn remove(&self) {
        self.call.erase();
        let inner = &self.insts[1..self.insts.len() - 1];
        for &inst in inner.iter().rev().filter(|&&inst| inst != self.call) {
            let kept = matches!(inst.opcode(), Some(Opcode::LLVMStore))
                || inst.callee_name().is_some_and(|name| {
                    !names::base(&name).starts_with("__wp_") || inst.ty().is_void()
                });
            if !kept && inst.users().is_empty() {
                inst.erase();
            }
        }
    }
}

fn calls(inst: Val, function: &str) -> bool {
    inst.callee_name()
        .is_some_and(|name| names::base(&name) == function)
}

fn is_old(inst: Val) -> bool {
    inst.callee_name()
        .is_some_and(|name| names::base(&name).starts_with("__wp_old_"))
}

fn is_returned_value(inst: Val) -> bool {
    inst.callee_name()
        .is_some_and(|name| names::base(&name).starts_with("__wp_return_val_"))
}

/// Is the instruction's value another one at another place?
fn belongs_to_return(inst: Val) -> bool {
    matches!(inst.opcode(), Some(Opcode::LLVMCall | Opcode::LLVMLoad))
}

/// Can the returned value stand for a `__return_val` of this type? Truth values
/// may be bits or bytes.
fn as_type_fits(returned: Val, wanted: Val) -> bool {
    let (from, to) = (returned.ty(), wanted.ty());
    let is_truth = |ty: Ty| ty.kind() == TypeKind::LLVMIntegerTypeKind && ty.int_bits() <= 8;
    let name = wanted.callee_name().unwrap_or_default();
    let wants_truth = names::base(&name) == "__wp_return_val_i1";
    from == to || (wants_truth && is_truth(from) && is_truth(to))
}

/// The value that `place` returns, as the type of `wanted`.
fn as_type(module: ModuleHandle, place: Val, wanted: Val) -> Val {
    let returned = place.operand(0);
    if returned.ty() == wanted.ty() {
        return returned;
    }
    unsafe {
        let builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module.raw()));
        LLVMPositionBuilderBefore(builder, place.raw());
        let name = CString::default();
        let new = if wanted.ty().int_bits() == 1 {
            let zero = LLVMConstNull(returned.ty().raw());
            let differs = LLVMIntPredicate::LLVMIntNE;
            LLVMBuildICmp(builder, differs, returned.raw(), zero, name.as_ptr())
        } else {
            LLVMBuildZExt(builder, returned.raw(), wanted.ty().raw(), name.as_ptr())
        };
        LLVMDisposeBuilder(builder);
        Val::some(new).expect("LLVM builds a cast")
    }
}

fn copy_before(inst: Val, place: Val) -> Val {
    unsafe {
        let new = LLVMInstructionClone(inst.raw());
        let builder = LLVMCreateBuilderInContext(LLVMGetTypeContext(LLVMTypeOf(
            LLVMBasicBlockAsValue(LLVMGetInstructionParent(place.raw())),
        )));
        LLVMPositionBuilderBefore(builder, place.raw());
        let location = LLVMInstructionGetDebugLoc(inst.raw());
        LLVMInsertIntoBuilder(builder, new);
        LLVMInstructionSetDebugLoc(new, location);
        LLVMDisposeBuilder(builder);
        Val::some(new).expect("LLVM copies an instruction")
    }
}

/// The function `void name(bool)`.
fn declare(module: ModuleHandle, name: &CStr) -> Val {
    unsafe {
        let known = LLVMGetNamedFunction(module.raw(), name.as_ptr());
        if let Some(known) = Val::some(known) {
            return known;
        }
        let context = LLVMGetModuleContext(module.raw());
        let truth = LLVMInt1TypeInContext(context);
        let ty = LLVMFunctionType(LLVMVoidTypeInContext(context), [truth].as_mut_ptr(), 1, 0);
        let new = LLVMAddFunction(module.raw(), name.as_ptr(), ty);
        Val::some(new).expect("LLVM declares a function")
    }
}
