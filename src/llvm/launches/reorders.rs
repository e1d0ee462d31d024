//! Functions of the languages' libraries that bring the elements of an array into another order.
//!
//! Their bodies become calls of a marker, which says no more than that (`fillings`): whatever they
//! compare by, the same elements are there afterwards. That holds where what they call of the
//! program changes nothing, and throws nothing: an algorithm that is left halfway may leave an
//! element there twice.

use std::collections::HashSet;
use std::ffi::CString;

use inkwell::llvm_sys::core::*;
use inkwell::llvm_sys::prelude::{LLVMBuilderRef, LLVMValueRef};

use super::allocations::base_of;
use super::library::QUIETLY;
use crate::llvm::handle::{Blk, Linkage, ModuleHandle, Opcode, Val};

/// Is given the first element, the end behind the last one, the bytes of one, and what else the
/// function may have written to.
pub(super) const REORDER: &str = "warpproof.reorder";

/// Algorithms of C++'s library, by what their symbols begin with, and the argument that is the end.
const ALGORITHMS: [(&str, usize); 7] = [
    ("_ZSt4sortI", 1),
    ("_ZSt11stable_sortI", 1),
    ("_ZSt12partial_sortI", 2),
    ("_ZSt11nth_elementI", 2),
    ("_ZSt7reverseI", 1),
    ("_ZSt7shuffleI", 1),
    ("_ZSt14random_shuffleI", 1),
];
/// Symbols of C++'s library begin so.
pub(super) const OF_LIBRARY: [&str; 5] =
    ["_ZSt", "_ZNSt", "_ZNKSt", "_ZN9__gnu_cxx", "_ZNK9__gnu_cxx"];
/// What the library calls beside its own functions.
const CALLED_BY_LIBRARY: [&str; 9] = [
    "rand",
    "random",
    "_ZnwmRKSt9nothrow_t",
    "_ZdlPv",
    "_ZdlPvm",
    "_ZdlPvRKSt9nothrow_t",
    "__cxa_begin_catch",
    "__cxa_end_catch",
    "__cxa_rethrow",
];
/// What a comparison may call: mathematical functions are none of them, which may set `errno`.
const LOOKING: [&str; 5] = ["memcmp", "strcmp", "strncmp", "strlen", "strcasecmp"];
/// And of LLVM's own, without their types.
const COMPUTING: [&str; 14] = [
    "abs", "assume", "ctlz", "ctpop", "cttz", "dbg", "expect", "fabs", "fma", "fmuladd",
    "lifetime", "smax", "smin", "umin",
];

/// Replaces the bodies of such functions.
pub(super) fn rewrite(module: ModuleHandle) {
    for function in module.functions() {
        let name = function.name();
        if name == "qsort" && function.is_declaration() {
            define_qsort(module, function);
            continue;
        }
        let mut known = ALGORITHMS.iter();
        let known = known.find(|(start, _)| name.starts_with(start));
        let Some((start, end)) = known.filter(|_| !function.is_declaration()) else {
            continue;
        };
        if let Some(bytes) = element(&name[start.len()..]).filter(|_| only_reorders(function)) {
            replace(module, function, *end, bytes);
        }
    }
}

/// Is it a call of the marker?
pub(super) fn is_reorder(call: Val) -> bool {
    call.called_name().as_deref() == Some(REORDER)
}

/// The first element, the end behind the last one, and the bytes of one, of what a marker is given.
pub(super) fn reordered(call: Val) -> Option<(Val, Val, u64)> {
    let args = call.call_args();
    let bytes = args.get(2)?.int_constant()?;
    Some((*args.first()?, *args.get(1)?, u64::try_from(bytes).ok()?))
}

/// The bytes of the integers that an iterator goes through, by how its type is mangled (Itanium
/// C++ ABI, 5.1.5).
fn element(ty: &str) -> Option<u64> {
    let of_vector = ty.strip_prefix("N9__gnu_cxx17__normal_iteratorI");
    let pointer = of_vector.unwrap_or(ty).strip_prefix('P')?;
    Some(match pointer.chars().next()? {
        'a' | 'c' | 'h' => 1,
        's' | 't' => 2,
        'i' | 'j' => 4,
        'l' | 'm' | 'x' | 'y' => 8,
        _ => return None,
    })
}

/// Does an algorithm run nothing of the program but what only looks?
fn only_reorders(algorithm: Val) -> bool {
    let Some(library) = headers_of(algorithm) else {
        return false;
    };
    let (mut seen, mut work) = (HashSet::new(), vec![algorithm]);
    while let Some(function) = work.pop() {
        if !seen.insert(function) {
            continue;
        }
        for call in calls(function) {
            let Some(name) = call.called_name() else {
                if !callbacks(algorithm).is_some_and(|all| all.into_iter().all(only_looks)) {
                    return false;
                }
                continue;
            };
            let callee = call.callee().filter(|callee| !callee.is_declaration());
            let is_fine = match callee {
                // A program may have specialised what it calls.
                Some(callee) if headers_of(callee).as_ref() == Some(&library) => {
                    work.push(callee);
                    true
                }
                Some(_) if name == "__clang_call_terminate" => true,
                Some(callee) => only_looks(callee),
                None => {
                    let is_librarys = OF_LIBRARY.iter().any(|start| name.starts_with(start));
                    name.starts_with("llvm.")
                        || is_librarys && !name.contains("__throw")
                        || CALLED_BY_LIBRARY.contains(&name.as_str())
                }
            };
            if !is_fine {
                return false;
            }
        }
    }
    true
}

/// The folder of C++'s headers that a function stands in.
fn headers_of(function: Val) -> Option<String> {
    const FOLDER: &str = "/c++/";
    let (folder, file) = function.subprogram()?.scope_file()?.file_path();
    let path = if file.starts_with('/') {
        file
    } else {
        format!("{folder}/{file}")
    };
    let end = path.find(FOLDER)? + FOLDER.len();
    Some(path[..end].to_owned())
}

/// The functions that callers of an algorithm hand it; none where they hand it something else.
fn callbacks(algorithm: Val) -> Option<Vec<Val>> {
    let mut all = Vec::new();
    for user in algorithm.users() {
        let is_call = user.called_name() == Some(algorithm.name());
        let args = is_call.then(|| user.call_args())?;
        let handed = args.last().filter(|last| last.is_function());
        all.push(*handed?);
    }
    Some(all)
}

/// Does a function, with all that it calls, write to its own variables alone, and throw nothing?
fn only_looks(function: Val) -> bool {
    let (mut seen, mut work) = (HashSet::new(), vec![function]);
    while let Some(function) = work.pop() {
        if !seen.insert(function) {
            continue;
        }
        if function.is_declaration() {
            return false;
        }
        let insts = function.blocks().into_iter().flat_map(Blk::insts);
        let is_own = |place: Val| base_of(place).has_opcode(Opcode::LLVMAlloca);
        let mut writes = insts.filter_map(|inst| match inst.opcode()? {
            Opcode::LLVMStore => Some(is_own(inst.operand(1))),
            Opcode::LLVMAtomicRMW | Opcode::LLVMAtomicCmpXchg | Opcode::LLVMCallBr => Some(false),
            _ => None,
        });
        if !writes.all(|is_own| is_own) {
            return false;
        }
        for call in calls(function) {
            let Some(name) = call.called_name() else {
                return false;
            };
            let args = call.call_args();
            let plain = name
                .strip_prefix("llvm.")
                .and_then(|rest| rest.split('.').next());
            let is_known = LOOKING.contains(&name.as_str())
                || plain.is_some_and(|plain| COMPUTING.contains(&plain));
            match call.callee() {
                _ if name.starts_with("llvm.mem") => {
                    if !args.first().copied().is_some_and(is_own) {
                        return false;
                    }
                }
                Some(callee) if !callee.is_declaration() => work.push(callee),
                _ if is_known => {}
                _ => return false,
            }
        }
    }
    true
}

/// The calls in a function, with and without a way for exceptions.
fn calls(function: Val) -> Vec<Val> {
    let insts = function.blocks().into_iter().flat_map(Blk::insts);
    let is_call = |inst: &Val| {
        inst.has_opcode(Opcode::LLVMCall)
            || inst.has_opcode(Opcode::LLVMInvoke)
            || inst.has_opcode(Opcode::LLVMCallBr)
    };
    insts.filter(is_call).collect()
}

/// Puts a function in place of an algorithm that does no more than to call the marker.
fn replace(module: ModuleHandle, algorithm: Val, end: usize, bytes: u64) {
    let is_pointer = |index: usize| {
        let param = algorithm.params().get(index).copied();
        param.is_some_and(|param| param.ty().is_pointer())
    };
    if !is_pointer(0) || !is_pointer(end) || !algorithm.value_type_of_result().is_void() {
        return;
    }
    let name = CString::new(algorithm.name()).expect("symbols have no zero bytes");
    let ty = algorithm.value_type();
    algorithm.set_name("");
    let own = unsafe { LLVMAddFunction(module.raw(), name.as_ptr(), ty.raw()) };
    let own = Val::some(own).expect("a function");
    algorithm.replace_uses(own);
    unsafe { LLVMDeleteFunction(algorithm.raw()) };
    give_body(module, own, |_| {
        let params = own.params();
        let size = unsafe { LLVMConstInt(module.int_type(64).raw(), bytes, 0) };
        let others = params
            .iter()
            .skip(end + 1)
            .filter(|one| one.ty().is_pointer());
        let mut args = vec![params[0].raw(), params[end].raw(), size];
        args.extend(others.map(|other| other.raw()));
        args
    });
}

/// Gives C's function a body, where all that the program has it call only looks.
fn define_qsort(module: ModuleHandle, qsort: Val) {
    let params = qsort.params();
    let [base, count, size, _] = params[..] else {
        return;
    };
    let are_words = [count, size]
        .iter()
        .all(|one| one.ty() == module.int_type(64));
    let looks = || callbacks(qsort).is_some_and(|all| all.into_iter().all(only_looks));
    if !base.ty().is_pointer() || !are_words || !looks() {
        return;
    }
    give_body(module, qsort, |builder| unsafe {
        let empty = c"".as_ptr();
        let mut bytes = LLVMBuildMul(builder, count.raw(), size.raw(), empty);
        let byte = module.int_type(8).raw();
        let end = LLVMBuildGEP2(builder, byte, base.raw(), &mut bytes, 1, empty);
        vec![base.raw(), end, size.raw()]
    });
}

/// Makes a function one of this file alone that calls the marker.
fn give_body(
    module: ModuleHandle,
    function: Val,
    args: impl FnOnce(LLVMBuilderRef) -> Vec<LLVMValueRef>,
) {
    let name = CString::new(REORDER).expect("it has no zero bytes");
    function.set_linkage(Linkage::LLVMInternalLinkage);
    function.add_attribute("alwaysinline");
    function.add_attribute("nounwind");
    unsafe {
        let context = LLVMGetModuleContext(module.raw());
        let ty = LLVMFunctionType(LLVMVoidTypeInContext(context), [].as_mut_ptr(), 0, 1);
        let known = LLVMGetNamedFunction(module.raw(), name.as_ptr());
        let marker = match known.is_null() {
            true => LLVMAddFunction(module.raw(), name.as_ptr(), ty),
            false => known,
        };
        let described = Val::some(marker).expect("a function");
        for attribute in ["nounwind", "nocallback", "nosync", "willreturn"] {
            described.add_attribute(attribute);
        }
        described.add_attribute_value("memory", QUIETLY);
        let builder = LLVMCreateBuilderInContext(context);
        let body = LLVMAppendBasicBlockInContext(context, function.raw(), c"".as_ptr());
        LLVMPositionBuilderAtEnd(builder, body);
        let mut list = args(builder);
        let count = list.len() as u32;
        let call = LLVMBuildCall2(builder, ty, marker, list.as_mut_ptr(), count, c"".as_ptr());
        LLVMBuildRetVoid(builder);
        LLVMDisposeBuilder(builder);
        let call = Val::some(call).expect("a call");
        for (position, arg) in call.call_args().into_iter().enumerate() {
            if arg.ty().is_pointer() {
                call.add_call_attribute(position as u32 + 1, "nocapture");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn iterators_say_what_they_go_through() {
        assert_eq!(element("PiEvT_S1_"), Some(4));
        let of_vector = "N9__gnu_cxx17__normal_iteratorIPmSt6vectorImSaImEEEEEvT_S7_";
        assert_eq!(element(of_vector), Some(8));
        for other in [
            "PfEvT_S1_",
            "PPiEvT_S2_",
            "St16reverse_iteratorIPiEEvT_S3_",
            "",
        ] {
            assert_eq!(element(other), None, "{other}");
        }
    }
}
