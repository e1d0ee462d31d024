//! Host code that was left out, as it does not compile: it may launch each kernel that it can
//! name or come to, and write each variable.

use std::collections::BTreeSet;

use super::allocations::base_of;
use super::passes::is_shadow;
use super::stubs;
use super::unseen::is_listed;
use crate::llvm::handle::{Blk, Linkage, ModuleHandle, Opcode, Val, ValueKind};

/// Code of the only file that was left out.
#[derive(Clone, Debug, Default)]
pub struct LeftOut {
    /// All names that it may come to.
    pub names: BTreeSet<String>,
    /// Functions without the bodies that they have, by their last names.
    pub functions: BTreeSet<String>,
}

/// The kernels that code may launch which comes to these names, and to each function whose
/// address the program takes. Others may write the variables of the file from then on.
pub(super) fn may_launch(module: ModuleHandle, names: &BTreeSet<String>) -> BTreeSet<String> {
    show_variables(module);
    let functions = module.functions();
    let values = functions.iter().copied().chain(module.globals());
    let kernels = values.filter_map(stubs::kernel_at);
    let mut found: BTreeSet<String> = kernels.filter(|symbol| is_named(symbol, names)).collect();
    let roots = functions
        .iter()
        .copied()
        .filter(|function| is_taken(*function));
    let mut waiting: Vec<Val> = roots.collect();
    let mut seen = BTreeSet::new();
    while let Some(function) = waiting.pop() {
        if !seen.insert(function.name()) {
            continue;
        }
        for inst in function.blocks().into_iter().flat_map(Blk::insts) {
            for operand in (0..inst.operand_count()).map(|index| inst.operand(index)) {
                match stubs::kernel_at(operand) {
                    Some(kernel) => {
                        found.insert(kernel);
                    }
                    None if operand.is_function() => waiting.push(operand),
                    None => {}
                }
            }
        }
    }
    found
}

/// May such functions have made the value, which is read or got from a call? They write variables, and
/// what they are given the address of.
pub(super) fn may_make(functions: &BTreeSet<String>, value: Val) -> bool {
    if functions.is_empty() {
        return false;
    }
    let is_gone = |call: Val| {
        let callee = call.callee().filter(|callee| callee.is_function());
        callee.is_some_and(|one| one.is_declaration() && is_named(&one.name(), functions))
    };
    match value.opcode() {
        Some(Opcode::LLVMCall | Opcode::LLVMInvoke) => is_gone(value),
        Some(Opcode::LLVMLoad) => {
            let memory = base_of(value.operand(0));
            if memory.kind() == ValueKind::LLVMGlobalVariableValueKind {
                return !memory.is_global_constant();
            }
            let mut pointers = vec![memory];
            while let Some(pointer) = pointers.pop() {
                for user in pointer.users() {
                    match user.opcode() {
                        Some(Opcode::LLVMGetElementPtr) => pointers.push(user),
                        Some(Opcode::LLVMCall | Opcode::LLVMInvoke) if is_gone(user) => {
                            return true;
                        }
                        _ => {}
                    }
                }
            }
            false
        }
        _ => false,
    }
}

fn show_variables(module: ModuleHandle) {
    for variable in module.globals() {
        let is_own = variable.is_internal() && !variable.name().starts_with("llvm.");
        if is_own && !variable.is_global_constant() && !is_shadow(variable) {
            variable.set_linkage(Linkage::LLVMExternalLinkage);
        }
    }
}

/// Is one of the names in the symbol, as C++ has it there, or is it the symbol?
fn is_named(symbol: &str, names: &BTreeSet<String>) -> bool {
    let plain = symbol.split('@').next().unwrap_or(symbol);
    let is_part = |name: &String| symbol.contains(&format!("{}{name}", name.len()));
    names.contains(plain) || names.iter().any(is_part)
}

/// May the function be called by its address? What runs before `main` is by the system alone.
fn is_taken(function: Val) -> bool {
    if stubs::is_stub(function) || function.is_declaration() {
        return false;
    }
    let name = function.name();
    let calls = |user: &Val| {
        user.called_name().as_ref() == Some(&name) && !user.call_args().contains(&function)
    };
    let users = function.users();
    !users.iter().all(|user| calls(user) || is_listed(*user))
}
