//! What a program's variables may be written by that is not in what was given.

use std::path::Path;

use inkwell::llvm_sys::core::{LLVMGetLinkage, LLVMGetModuleInlineAsm, LLVMGetSection};

use super::passes::{has_main, is_shadow};
use super::{library, stubs};
use crate::llvm::handle::{Blk, Linkage, ModuleHandle, Opcode, Val, ValueKind};

/// Of a whole program, functions are known to be used in it alone, and its variables too where
/// it calls none of its own functions that are elsewhere. Those that nothing calls stay: someone
/// may mean to. What has a section of its own is found through that. `all_is_given` where none of
/// the program's code was left out.
pub(super) fn keep_to_the_program(module: ModuleHandle, all_is_given: bool) {
    let functions = module.functions();
    let all_is_seen = all_is_given
        && !has_assembly(module, &functions)
        && !functions
            .iter()
            .any(|&function| is_of_unseen_code(function))
        && !module.globals().into_iter().any(is_unseen_variable);
    for value in functions.into_iter().chain(module.globals()) {
        let is_variable = value.kind() == ValueKind::LLVMGlobalVariableValueKind;
        let is_kept = match is_variable {
            true => all_is_seen && !is_shadow(value) && !is_weak(value),
            false => !value.users().is_empty(),
        };
        let name = value.name();
        let is_named = ["main", CONSTRUCTORS].contains(&name.as_str()) || name.starts_with("llvm.");
        let is_called = is_variable || !library::is_replaced(value);
        if is_kept && is_called && !is_named && !value.is_declaration() && !has_section(value) {
            value.set_linkage(Linkage::LLVMInternalLinkage);
        }
    }
}

/// Where no function of the program goes where others may call it, functions that are elsewhere
/// call none of them and run no other thread that does: variables whose addresses go nowhere
/// are as the program left them. What is to be called when the program ends is called then alone.
pub(super) fn say_who_calls_back(module: ModuleHandle) {
    let functions = module.functions();
    let (elsewhere, own): (Vec<Val>, Vec<Val>) =
        functions.into_iter().partition(|one| one.is_declaration());
    if own.into_iter().any(may_be_called_by_others) {
        return;
    }
    for function in elsewhere
        .into_iter()
        .filter(|one| !one.name().starts_with("llvm."))
    {
        function.add_attribute("nocallback");
        function.add_attribute("nosync");
    }
}

/// May code that is elsewhere call the function, by its address, or in place of one of the
/// language or of C's library?
fn may_be_called_by_others(function: Val) -> bool {
    let name = function.name();
    if name == "main" || stubs::is_stub(function) {
        return false;
    }
    let replaces = !name.starts_with("_Z") || library::is_replaced(function);
    let is_known = |user: &Val| {
        let called = user.called_name();
        let at_exit = |called: &String| ["atexit", "__cxa_atexit"].contains(&called.as_str());
        called.as_ref() == Some(&name)
            || called.is_some_and(|one| at_exit(&one))
            || is_listed(*user)
    };
    let passes_itself = |user: &Val| {
        user.called_name().as_ref() == Some(&name) && user.call_args().contains(&function)
    };
    let users = function.users();
    !function.is_internal() && replaces
        || !users.iter().all(is_known)
        || users.iter().any(passes_itself)
}

/// Is it an entry of the list of constructors?
pub(super) fn is_listed(entry: Val) -> bool {
    let is_list = |value: &Val| value.name() == "llvm.global_ctors";
    let in_list = |value: &Val| value.users().iter().all(is_list);
    entry.kind() == ValueKind::LLVMConstantStructValueKind && entry.users().iter().all(in_list)
}

/// What a list is called that says nothing of an order.
const CONSTRUCTORS: &str = "warpproof.constructors";

/// The list of functions that run before `main`.
pub(super) fn constructors(module: ModuleHandle) -> Option<Val> {
    module.global(c"llvm.global_ctors")
}

/// Those of several files run in any order: they may be called by whoever finds the list.
pub(super) fn forget_order_of_constructors(module: ModuleHandle) {
    if let Some(list) = constructors(module) {
        list.set_name(CONSTRUCTORS);
        list.set_linkage(Linkage::LLVMExternalLinkage);
    }
}

/// Is the function declared by the program itself, with its body elsewhere? Of functions of the
/// language and of C's library, of members of classes and of what is passed on instead of called
/// there is no place of their declarations. Members are the program's unless they are those of
/// C++'s library, and what is passed on may be.
pub(super) fn is_of_unseen_code(function: Val) -> bool {
    const OF_THE_SYSTEM: [&str; 6] = [
        "<warpproof>/",
        "<cuda>/",
        "/usr/include/",
        "/usr/lib/",
        "/usr/local/include/",
        "/usr/local/lib/",
    ];
    const OF_THE_LANGUAGE: [&str; 7] = ["_ZS", "_ZNS", "_ZNKS", "_Zn", "_Zd", "_ZTh", "_ZTv"];
    let name = function.name();
    if !function.is_declaration() || name.starts_with("llvm.") || name.starts_with("warpproof.") {
        return false;
    }
    // It finds variables by their names.
    if ["dlsym", "dlvsym"].contains(&name.as_str()) {
        return true;
    }
    let file = function.subprogram().and_then(|known| known.scope_file());
    match file {
        Some(file) => {
            let (folder, name) = file.file_path();
            let path = Path::new(&folder).join(name);
            !OF_THE_SYSTEM.iter().any(|start| path.starts_with(start))
        }
        None => {
            let is_language = OF_THE_LANGUAGE.iter().any(|start| name.starts_with(start));
            let is_passed_on = || {
                let calls = |user: &Val| user.called_name().as_ref() == Some(&name);
                !name.starts_with("__") && !function.users().iter().all(calls)
            };
            name.starts_with("_Z") && !is_language || is_passed_on()
        }
    }
}

/// Is the variable the program's, with its contents elsewhere? Code may be found through it.
fn is_unseen_variable(variable: Val) -> bool {
    const OF_THE_SYSTEM: [&str; 6] = ["_ZS", "_ZNS", "_ZNKS", "_ZT", "__", "warpproof."];
    const OF_C: [&str; 8] = [
        "environ", "optarg", "opterr", "optind", "optopt", "stderr", "stdin", "stdout",
    ];
    let name = variable.name();
    let is_known =
        OF_C.contains(&name.as_str()) || OF_THE_SYSTEM.iter().any(|start| name.starts_with(start));
    variable.is_declaration() && !is_known
}

/// May another file have a stronger one?
pub(super) fn is_weak(variable: Val) -> bool {
    let linkage = unsafe { LLVMGetLinkage(variable.raw()) };
    matches!(
        linkage,
        Linkage::LLVMWeakAnyLinkage | Linkage::LLVMCommonLinkage
    )
}

/// The variables of a whole program that code names which is not in it.
pub(super) fn named_elsewhere(module: ModuleHandle) -> Vec<Val> {
    let is_named = |variable: &Val| match variable.is_declaration() {
        true => is_unseen_variable(*variable),
        false => {
            let name = variable.name();
            let is_own = !name.starts_with("llvm.") && !name.starts_with("warpproof.");
            is_own && !variable.is_internal() && !is_shadow(*variable)
        }
    };
    match has_main(module) {
        true => module.globals().into_iter().filter(is_named).collect(),
        false => Vec::new(),
    }
}

/// Is there assembly that may name variables?
fn has_assembly(module: ModuleHandle, functions: &[Val]) -> bool {
    let mut length = 0;
    unsafe { LLVMGetModuleInlineAsm(module.raw(), &mut length) };
    let insts = || functions.iter().flat_map(|function| function.blocks());
    let is_assembly = |inst: Val| {
        let calls = matches!(
            inst.opcode(),
            Some(Opcode::LLVMCall | Opcode::LLVMInvoke | Opcode::LLVMCallBr)
        );
        let callee = calls.then(|| inst.callee()).flatten();
        let is_text = |callee: &Val| callee.kind() == ValueKind::LLVMInlineAsmValueKind;
        callee
            .filter(is_text)
            .is_some_and(|callee| !callee.asm_text().trim().is_empty())
    };
    length > 0 || insts().flat_map(Blk::insts).any(is_assembly)
}

fn has_section(value: Val) -> bool {
    let section = unsafe { LLVMGetSection(value.raw()) };
    // The section of no object is null.
    !section.is_null() && unsafe { *section } != 0
}
