//! The arguments of a run of the program: where they are given, they become constants.

use std::ffi::CString;

use inkwell::llvm_sys::core::*;

use super::symbols::is_start;
use super::terms::Reader;
use crate::host::{Comparison, Term};
use crate::llvm::handle::{Linkage, ModuleHandle, Opcode, Val};

/// Gives `main` these arguments behind the program's own name, where it takes any.
pub(super) fn fix(module: ModuleHandle, arguments: &[String]) {
    let mut functions = module.functions().into_iter();
    let main = functions.find(|function| function.name() == "main" && !function.is_declaration());
    let params = main.map(Val::params).unwrap_or_default();
    let [count, list, ..] = params[..] else {
        return;
    };
    if !count.ty().is_int() || !list.ty().is_pointer() {
        return;
    }
    let pointer = module.ptr_type(0);
    let words = arguments.iter().map(|word| text(module, word).raw());
    // The program's own name may be any.
    let byte = module.int_type(8).raw();
    let own = unsafe { LLVMAddGlobal(module.raw(), byte, c"warpproof.program".as_ptr()) };
    let mut texts: Vec<_> = std::iter::once(own).chain(words).collect();
    unsafe {
        let number = LLVMConstInt(count.ty().raw(), texts.len() as u64, 0);
        texts.push(LLVMConstNull(pointer.raw()));
        let length = texts.len() as u64;
        let texts = LLVMConstArray2(pointer.raw(), texts.as_mut_ptr(), length);
        let all = variable(module, Val::some(texts).expect("an array"));
        LLVMReplaceAllUsesWith(count.raw(), number);
        LLVMReplaceAllUsesWith(list.raw(), all.raw());
    }
}

/// States that the number of arguments is not negative (C17, 5.1.2.2.1).
pub(super) fn state_count(reader: &mut Reader<'_>, value: Val, term: &Term) {
    let start = value.function_of_parameter().filter(|&one| is_start(one));
    if start.is_some_and(|start| start.params().first() == Some(&value)) {
        let zero = Term::constant(0, term.width());
        reader.state_of(term, Term::compare(Comparison::SLe, zero, term.clone()));
    }
}

/// Texts that the program does no more with than to read them are constants.
pub(super) fn settle(module: ModuleHandle) {
    let is_text = |variable: &Val| variable.name().starts_with(NAME);
    for variable in module.globals().into_iter().filter(is_text) {
        let reads = |user: &Val| {
            let name = user.called_name().unwrap_or_default();
            // Some say where they stopped, which the program might write to.
            let tells = name.starts_with("strto") && !user.operand(1).is_null();
            let reader = READERS.contains(&name.as_str()) && !tells;
            user.has_opcode(Opcode::LLVMLoad) || reader
        };
        if variable.users().iter().all(reads) {
            unsafe { LLVMSetGlobalConstant(variable.raw(), 1) };
        }
    }
}

const NAME: &str = "warpproof.argument";
/// Functions of the C library that do not write to texts.
const READERS: [&str; 12] = [
    "atof", "atoi", "atol", "atoll", "strcmp", "strlen", "strncmp", "strtod", "strtol", "strtoll",
    "strtoul", "strtoull",
];

/// A string in memory, which the program may change.
fn text(module: ModuleHandle, word: &str) -> Val {
    // Nothing behind a zero is part of an argument.
    let word = CString::new(word.split('\0').next().unwrap_or_default()).expect("no zeros");
    let length = word.as_bytes().len();
    let contents = unsafe {
        let context = LLVMGetModuleContext(module.raw());
        LLVMConstStringInContext2(context, word.as_ptr(), length, 0)
    };
    variable(module, Val::some(contents).expect("a string"))
}

fn variable(module: ModuleHandle, contents: Val) -> Val {
    let name = CString::new(NAME).expect("no zeros");
    let variable = unsafe {
        let variable = LLVMAddGlobal(module.raw(), contents.ty().raw(), name.as_ptr());
        LLVMSetInitializer(variable, contents.raw());
        Val::some(variable).expect("a variable")
    };
    variable.set_linkage(Linkage::LLVMInternalLinkage);
    variable
}
