//! What functions that are not the program's do to memory, as far as it is not followed (`calls`).

use super::calls::{PlainCopy, SORTING, is_followed, is_of_runtime};
use crate::llvm::handle::Val;
use crate::llvm::launches::{library, stubs};

/// How far from an argument a function writes pointers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Depth {
    /// In the object that it leads to.
    Given,
    /// In all that is found from there on.
    Reached,
}

/// The arguments with which a call writes pointers that are not followed.
pub(super) fn written_by(call: Val, function: Val) -> Vec<(Val, Depth)> {
    let name = function.name();
    if stubs::is_marker(call) || is_followed(&name) || PlainCopy::of_any(&name).is_some() {
        return Vec::new();
    }
    let args = call.call_args();
    if name.starts_with("llvm.memset") && args[1].int_constant().is_some() {
        return Vec::new();
    }
    let args = args.into_iter().enumerate();
    args.filter_map(|(index, arg)| Some((arg, depth(function, &name, index)?)))
        .collect()
}

/// Is the object what a function has returned, or written somewhere, and not known to be memory of its own?
pub(super) fn is_vague(object: Val) -> bool {
    let Some(callee) = object.callee() else {
        return false;
    };
    let is_known = || {
        let name = callee.name();
        is_followed(&name)
            || is_of_language(&name)
            || is_of_runtime(&name) && !gives_back(&name)
            || callee.has_attribute(RESULT, "noalias")
            || callee.memory_effects() & ELSEWHERE == 0
            || OF_ITS_OWN.contains(&name.as_str())
    };
    let is_own = callee.is_function() && (!callee.is_declaration() || is_known());
    !is_own && !stubs::is_marker(object)
}

fn depth(function: Val, name: &str, index: usize) -> Option<Depth> {
    let is_read = || {
        let effects = ["readonly", "readnone"];
        effects
            .iter()
            .any(|one| function.has_attribute(index as u32 + 1, one))
    };
    let effects = function.memory_effects();
    if HARMLESS.iter().any(|start| name.starts_with(start)) || effects & WRITTEN == 0 || is_read() {
        None
    } else if is_of_language(name) {
        let writes = RAW.iter().any(|param| name.contains(param)) && index > 0;
        writes.then_some(Depth::Given)
    } else if is_of_runtime(name) && !name.starts_with("llvm.") {
        let is_moved = MOVING.iter().any(|part| name.contains(part));
        (!is_moved && gives_back(name)).then_some(Depth::Given)
    } else if effects & ELSEWHERE == 0 || SORTING.contains(&name) {
        Some(Depth::Given)
    } else {
        Some(Depth::Reached)
    }
}

/// Is it a function of C++'s library, which keeps what it is given in its objects?
pub(super) fn is_of_language(name: &str) -> bool {
    let mut starts = OF_LANGUAGE.iter();
    let is_kept_elsewhere = name.ends_with(POINTER) || name.starts_with(MEMORY);
    starts.any(|start| name.starts_with(start)) && !is_kept_elsewhere
}

/// Is it one of these that reads from a stream or writes to one, which it returns?
pub(super) fn is_of_streams(name: &str) -> bool {
    is_of_language(name) && STREAMS.iter().any(|part| name.contains(part))
}

/// Is it a function of the runtime that may give back pointers which it was given?
pub(super) fn gives_back(name: &str) -> bool {
    let mut starts = ["cuda", "hip"].iter();
    let plain = starts.find_map(|start| name.strip_prefix(start));
    plain.is_some_and(|plain| !library::is_of_runtime(plain) || GIVING.contains(&plain))
}

/// Where attributes of results are.
const RESULT: u32 = 0;
/// Bits of effects: writes of what arguments lead to, and reads and writes of other memory of the program's.
const WRITTEN: u64 = 0b11_0010;
const ELSEWHERE: u64 = 0b11_0000;
/// How names of C++'s library start.
const OF_LANGUAGE: [&str; 9] = [
    "_ZSt", "_ZNSt", "_ZNKSt", "_ZNSo", "_ZNKSo", "_ZNSi", "_ZNKSi", "_ZNSs", "_ZNKSs",
];
/// Parts of the names of those that take streams.
const STREAMS: [&str; 4] = ["_ZNSo", "_ZNSi", "basic_istream", "basic_ostream"];
/// How those end that read or write pointers as texts.
const POINTER: &str = "Pv";
/// And how those start that hand out memory which the program gave them.
const MEMORY: &str = "_ZNSt3pmr";
/// Parts of the names of those that write bytes where they are told.
const RAW: [&str; 3] = ["Pc", "Pw", "Pv"];
/// Functions of the runtime that give back what they were given.
const GIVING: [&str; 3] = [
    "GetSymbolAddress",
    "HostGetDevicePointer",
    "PointerGetAttributes",
];
/// What these copy is followed.
const MOVING: [&str; 2] = ["HostFunc", "Memcpy"];
/// How names start of functions that write no pointers to what they are given.
const HARMLESS: [&str; 25] = [
    "__assert_fail",
    "__cxa_",
    "__fprintf_chk",
    "__printf_chk",
    "_Unwind_",
    "fprintf",
    "getopt",
    "llvm.dbg.",
    "llvm.invariant.",
    "llvm.lifetime.",
    "llvm.prefetch",
    "llvm.va_",
    "pthread_barrier_",
    "pthread_cond_",
    "pthread_create",
    "pthread_key_",
    "pthread_mutex",
    "pthread_once",
    "printf",
    "puts",
    "sched_",
    "sem_",
    "vfprintf",
    "vprintf",
    "llvm.experimental.",
];
/// They return addresses of what no program's pointers are in.
const OF_ITS_OWN: [&str; 6] = [
    "__ctype_b_loc",
    "__ctype_tolower_loc",
    "__ctype_toupper_loc",
    "__cxa_allocate_exception",
    "__errno_location",
    "fopen",
];
