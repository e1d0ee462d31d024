//! What functions that are not the program's do to memory, as far as it is not followed (`calls`).

use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;

use super::calls::{PlainCopy, SORTING, is_followed, is_of_runtime, plain_of_runtime};
use super::cells::{Cell, Cells};
use super::formats;
use crate::llvm::handle::Val;
use crate::llvm::launches::{stubs, unseen::is_of_unseen_code};
use crate::symbols::signature;

/// How far from an argument a function writes pointers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Depth {
    /// In the object that it leads to.
    Given,
    /// In all that is found from there on.
    Reached,
}

/// What is known of the functions that are not the program's.
#[derive(Default)]
pub(super) struct Libraries {
    /// Functions of C++'s library whose objects keep what they are given, and lead to memory of their own.
    keeping: Functions,
    /// Functions whose results may be whatever such code has been shown.
    giving: Functions,
    /// One of the program's whose body is elsewhere.
    elsewhere: Option<Val>,
}

type Functions = IndexSet<Val, FxBuildHasher>;

impl Libraries {
    pub(super) fn of(functions: &[Val]) -> Libraries {
        let mut libraries = Libraries::default();
        for &function in functions.iter().filter(|one| one.is_declaration()) {
            let name = function.name();
            if is_of_unseen_code(function) {
                libraries.elsewhere = Some(function);
            }
            if keeps(&name) {
                libraries.keeping.insert(function);
            } else if !returns_own(function, &name) {
                libraries.giving.insert(function);
            }
        }
        libraries
    }

    pub(super) fn keep(&self, function: Val) -> bool {
        self.keeping.contains(&function)
    }

    /// Does the function return its first argument, as one that reads from a stream or writes to one?
    pub(super) fn return_first(&self, function: Val) -> bool {
        let name = function.name();
        self.keep(function) && STREAMS.iter().any(|part| name.contains(part))
            || RETURNING.iter().any(|start| name.starts_with(start))
    }

    /// Does the function return memory of its own, which may hold a copy of what it is given?
    pub(super) fn copies(&self, function: Val) -> bool {
        function.is_declaration() && function.has_attribute(RESULT, "noalias")
    }

    /// Is the object what a call has returned, or written somewhere, and not known to be memory of its own?
    pub(super) fn is_vague(&self, object: Val) -> bool {
        let is_other = |callee: Val| !callee.is_function() || self.giving.contains(&callee);
        object.callee().is_some_and(is_other) && !stubs::is_marker(object)
            || self.elsewhere == Some(object)
    }

    /// Where addresses lead of which code elsewhere alone knows.
    pub(super) fn elsewhere(&self) -> Cells {
        self.elsewhere
            .map(Cell::start)
            .map(Cells::from)
            .unwrap_or_default()
    }

    /// The arguments with which a call writes pointers that are not followed.
    pub(super) fn written_by(&self, call: Val, function: Val) -> Vec<(Val, Depth)> {
        let name = function.name();
        if stubs::is_marker(call) || is_followed(&name) || PlainCopy::of_any(&name).is_some() {
            return Vec::new();
        }
        let args = call.call_args();
        let sets_alike = name.starts_with("llvm.memset") && args[1].int_constant().is_some();
        if sets_alike || formats::scans_numbers(call, &name) {
            return Vec::new();
        }
        let args = args.into_iter().enumerate();
        args.filter_map(|(index, arg)| Some((arg, self.depth(function, &name, index)?)))
            .collect()
    }

    /// May a function keep the address itself that is one of its arguments, or write it somewhere?
    pub(super) fn keeps_address(&self, function: Val, call: Val, index: usize) -> bool {
        let mut keeping_none = ["nocapture", "returned"].iter();
        let is_looked_at = keeping_none.any(|one| function.has_attribute(index as u32 + 1, one));
        // As a number an address is printed whatever the format.
        let is_pointer = call.call_args()[index].ty().is_pointer();
        let is_printed = is_pointer && formats::prints_no_address(call, &function.name());
        !is_looked_at && !is_printed
    }

    fn depth(&self, function: Val, name: &str, index: usize) -> Option<Depth> {
        let is_read = || {
            let mut effects = ["readonly", "readnone"].iter();
            effects.any(|one| function.has_attribute(index as u32 + 1, one))
        };
        let effects = function.memory_effects();
        if is_harmless(name) || effects & WRITTEN == 0 || is_read() {
            None
        } else if self.keep(function) {
            let writes = RAW.iter().any(|param| name.contains(param));
            writes.then_some(Depth::Given)
        } else if is_of_runtime(name) && !name.starts_with("llvm.") {
            match name.contains(COPYING) {
                true => Some(Depth::Reached),
                false => gives_back(name).then_some(Depth::Given),
            }
        } else if effects & ELSEWHERE == 0 || SORTING.contains(&name) {
            Some(Depth::Given)
        } else {
            Some(Depth::Reached)
        }
    }
}

/// Does a function of the runtime give back pointers that it was given?
pub(super) fn gives_back(name: &str) -> bool {
    plain_of_runtime(name).is_some_and(|plain| GIVING.contains(&plain))
}

fn returns_own(function: Val, name: &str) -> bool {
    is_followed(name)
        || is_of_runtime(name) && !gives_back(name)
        || function.has_attribute(RESULT, "noalias")
        || function.memory_effects() & ELSEWHERE == 0
        || OF_ITS_OWN.contains(&name)
}

fn is_harmless(name: &str) -> bool {
    HARMLESS.contains(&name) || INTRINSICS.iter().any(|start| name.starts_with(start))
}

/// Is it a function of such a class of C++'s library, with no type of the program in it, which would have been made by
/// the program?
fn keeps(name: &str) -> bool {
    let is_kept = KEEPING.iter().any(|part| name.contains(part));
    let is_given_back = GIVING_BACK.iter().any(|part| name.contains(part));
    let is_plain = name.starts_with("_Z") && is_kept && !is_given_back && !name.ends_with(POINTER);
    is_plain && has_standard_types(&signature(name))
}

/// Does each name in the text start with what the language, or its library, defines?
fn has_standard_types(signature: &str) -> bool {
    let is_part = |letter: char| letter.is_alphanumeric() || "_:~".contains(letter);
    let names = signature.split(|letter| !is_part(letter));
    let mut starts = names.filter_map(|name| name.split(':').next());
    starts.all(|start| {
        let is_number = start.starts_with(|letter: char| letter.is_ascii_digit());
        start.is_empty() || is_number || STANDARD.contains(&start)
    })
}

/// Where attributes of results are.
const RESULT: u32 = 0;
/// Bits of effects: writes of what arguments lead to, and reads and writes of other memory of the program's.
const WRITTEN: u64 = 0b11_0010;
const ELSEWHERE: u64 = 0b11_0000;
/// What names start with that the program does not define.
const STANDARD: [&str; 20] = [
    "__gnu_cxx",
    "abi",
    "bool",
    "char",
    "char16_t",
    "char32_t",
    "const",
    "double",
    "float",
    "int",
    "long",
    "operator",
    "short",
    "signed",
    "std",
    "unsigned",
    "void",
    "volatile",
    "wchar_t",
    "~",
];
/// Parts of the names of such classes, and of functions beside them.
const KEEPING: [&str; 24] = [
    "Init",
    "List_node_base",
    "Prime_rehash_policy",
    "Rb_tree",
    "St6thread",
    "_ZNKSi",
    "_ZNKSo",
    "_ZNSi",
    "_ZNSo",
    "_ZSt4endl",
    "__throw_",
    "basic_fil",
    "basic_fstream",
    "basic_ifstream",
    "basic_ios",
    "basic_istream",
    "basic_ofstream",
    "basic_ostream",
    "basic_string",
    "chrono",
    "condition_variable",
    "ctype",
    "ios_base",
    "locale",
];
/// Parts of the names of those that give back what they, or others, were given.
const GIVING_BACK: [&str; 6] = ["callback", "iword", "pword", "rdbuf", "tie", "swap"];
/// How the names of LLVM's functions start that return what they are given.
const RETURNING: [&str; 3] = ["llvm.launder.", "llvm.strip.", "llvm.threadlocal."];
/// Parts of the names of those that take streams.
const STREAMS: [&str; 4] = ["_ZNSo", "_ZNSi", "basic_istream", "basic_ostream"];
/// How those end that read or write pointers as texts.
const POINTER: &str = "Pv";
/// Parts of the names of those that write bytes where they are told.
const RAW: [&str; 5] = ["Pc", "Pv", "Pw", "Rc", "Rw"];
/// Part of the names of those that copy by what is described elsewhere.
const COPYING: &str = "Memcpy";
/// Functions of the runtime that give back what they were given.
const GIVING: [&str; 3] = [
    "GetSymbolAddress",
    "HostGetDevicePointer",
    "PointerGetAttributes",
];
/// Functions that write no pointers to what they are given.
const HARMLESS: [&str; 50] = [
    "_Unwind_Resume",
    "__assert_fail",
    "__cxa_atexit",
    "__cxa_bad_cast",
    "__cxa_begin_catch",
    "__cxa_end_catch",
    "__cxa_free_exception",
    "__cxa_guard_abort",
    "__cxa_guard_acquire",
    "__cxa_guard_release",
    "__cxa_pure_virtual",
    "__cxa_rethrow",
    "__cxa_throw",
    "__fprintf_chk",
    "__printf_chk",
    "cudaLaunchHostFunc",
    "cudaStreamAddCallback",
    "fprintf",
    "hipLaunchHostFunc",
    "hipStreamAddCallback",
    "printf",
    "pthread_attr_destroy",
    "pthread_attr_init",
    "pthread_barrier_destroy",
    "pthread_barrier_init",
    "pthread_barrier_wait",
    "pthread_cond_broadcast",
    "pthread_cond_destroy",
    "pthread_cond_init",
    "pthread_cond_signal",
    "pthread_cond_timedwait",
    "pthread_cond_wait",
    "pthread_create",
    "pthread_detach",
    "pthread_equal",
    "pthread_exit",
    "pthread_key_create",
    "pthread_mutex_destroy",
    "pthread_mutex_init",
    "pthread_mutex_lock",
    "pthread_mutex_trylock",
    "pthread_mutex_unlock",
    "pthread_once",
    "pthread_self",
    "puts",
    "sem_destroy",
    "sem_init",
    "sem_post",
    "sem_wait",
    "vfprintf",
];
/// How the names of LLVM's functions start that do not either.
const INTRINSICS: [&str; 6] = [
    "llvm.dbg.",
    "llvm.experimental.noalias.scope.decl",
    "llvm.invariant.",
    "llvm.lifetime.",
    "llvm.prefetch",
    "llvm.va_",
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
