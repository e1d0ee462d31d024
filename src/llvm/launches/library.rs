//! What is known of functions of the runtime and of the language's libraries, as attributes that
//! LLVM's passes make use of.

use super::stubs;
use crate::llvm::ImportError;
use crate::llvm::handle::{ModuleHandle, Opcode, Val};
use crate::llvm::passes::run_pipeline;

/// Says of declared functions what they do to memory.
pub(super) fn describe(functions: &[Val]) {
    let declared = functions.iter().filter(|one| one.is_declaration());
    let names: Vec<(Val, String)> = declared.map(|&one| (one, one.name())).collect();
    let is_disturbed = (functions.iter()).any(|&one| is_replaced(one) || looks_into_files(one))
        || (names.iter()).any(|(_, name)| DISTURBING.contains(&name.as_str()));
    if is_disturbed {
        // LLVM's own passes know of such functions what `QUIET` says.
        for function in functions {
            function.add_word_attribute("no-builtins");
        }
    }
    for (function, name) in &names {
        of_runtime(*function, name);
        if is_scanning(name) {
            keeps_no_numbers(*function);
        }
        if name.starts_with("_ZNSirsER") || name.starts_with("_ZNSi10_M_extractI") {
            function.add_param_attribute(2, "nocapture");
        }
        if is_disturbed {
            continue;
        }
        if QUIET.contains(&name.as_str()) {
            function.add_attribute_value("memory", QUIETLY);
        }
        if ["_Znwm", "_Znam"].contains(&name.as_str()) {
            // What functions that do not know the address do leaves such memory alone.
            function.add_param_attribute(0, "noalias");
        }
        if name == "fwrite" {
            function.add_param_attribute(1, "readonly");
            function.add_param_attribute(1, "nocapture");
        }
        if let Some((_, stream)) = PRINTING.iter().find(|(one, _)| one == name) {
            prints(*function, *stream);
        }
    }
}

/// Functions of the runtime throw nothing: what calls them with a way for exceptions calls them
/// plainly.
///
/// # Errors
/// When LLVM refuses the pass.
pub(super) fn call_plainly(module: ModuleHandle) -> Result<(), ImportError> {
    let mut is_called = false;
    for function in module.functions() {
        let name = function.name();
        let mut plain = ["cuda", "hip"]
            .iter()
            .filter_map(|start| name.strip_prefix(start));
        let is_runtimes = plain.next().is_some_and(is_of_runtime);
        if is_runtimes && function.is_declaration() {
            function.add_attribute("nounwind");
            let mut users = function.users().into_iter();
            is_called |= users.any(|user| user.has_opcode(Opcode::LLVMInvoke));
        }
    }
    match is_called {
        true => run_pipeline(module, None, "function(simplifycfg)"),
        false => Ok(()),
    }
}

/// Is it a function of the runtime, without its prefix? A program may have others of such names.
pub(super) fn is_of_runtime(plain: &str) -> bool {
    let lists: [&[&str]; 4] = [&TAME, &TAME_AND_QUIET, &SILENT, &THROWING_NOTHING];
    lists.iter().any(|list| list.contains(&plain))
}

/// Is it one of the functions that read numbers to where they are told?
pub(super) fn is_scanning(name: &str) -> bool {
    let plain = name
        .trim_start_matches("__isoc99_")
        .trim_start_matches("__isoc23_");
    SCANNING.contains(&plain)
}

/// Does the program define a function in place of one that the libraries call themselves?
pub(super) fn is_replaced(function: Val) -> bool {
    let name = function.name();
    let operators = ["_Znw", "_Zna", "_Zdl", "_Zda"];
    let is_operator = operators.iter().any(|one| name.starts_with(one));
    !function.is_declaration() && (is_operator || REPLACED.contains(&name.as_str()))
}

/// Does the function use fields of what the library keeps of an open file?
fn looks_into_files(function: Val) -> bool {
    let mut insts = function
        .blocks()
        .into_iter()
        .flat_map(|block| block.insts());
    insts.any(|inst| {
        inst.has_opcode(Opcode::LLVMGetElementPtr)
            && inst.gep_source_type().struct_name() == "struct._IO_FILE"
    })
}

/// Functions of the runtime that keep no address which they are given.
const TAME: [&str; 10] = [
    "EventElapsedTime",
    "Free",
    "FreeAsync",
    "FreeHost",
    "GraphAddKernelNode",
    "HostFree",
    "Memcpy",
    "Memcpy2D",
    "Memcpy3D",
    "Memset",
];
/// Of these, those that copy, and the parameter, from one on, that they read from.
const COPYING: [(&str, u32); 2] = [("Memcpy", 2), ("Memcpy2D", 3)];
/// Of these, those that wait for nothing, so that what kernels and other threads write is not seen
/// by them, and write no more than what they are given the address of.
const TAME_AND_QUIET: [&str; 28] = [
    "Malloc",
    "MallocManaged",
    "MallocHost",
    "HostAlloc",
    "HostMalloc",
    "MallocPitch",
    "EventCreate",
    "EventCreateWithFlags",
    "StreamCreate",
    "StreamCreateWithFlags",
    "StreamCreateWithPriority",
    "GetDevice",
    "GetDeviceCount",
    "GetDeviceProperties",
    "DeviceGetAttribute",
    "CreateSurfaceObject",
    "CreateTextureObject",
    "DriverGetVersion",
    "FuncGetAttributes",
    "GetChannelDesc",
    "Malloc3D",
    "Malloc3DArray",
    "MallocArray",
    "MallocAsync",
    "MallocFromPoolAsync",
    "MemGetInfo",
    "OccupancyMaxActiveBlocksPerMultiprocessor",
    "RuntimeGetVersion",
];
/// Those that do not even do that: what they are given are handles and numbers.
const SILENT: [&str; 6] = [
    "EventDestroy",
    "EventRecord",
    "SetDevice",
    "GetErrorString",
    "GetLastError",
    "PeekAtLastError",
];
/// Others of the runtime, all of which throw nothing.
const THROWING_NOTHING: [&str; 69] = [
    "BindTexture",
    "BindTexture2D",
    "BindTextureToArray",
    "ChooseDevice",
    "ConfigureCall",
    "DestroySurfaceObject",
    "DestroyTextureObject",
    "DeviceCanAccessPeer",
    "DeviceEnablePeerAccess",
    "DeviceGetByPCIBusId",
    "DeviceGetCacheConfig",
    "DeviceGetDefaultMemPool",
    "DeviceGetLimit",
    "DeviceGetP2PAttribute",
    "DeviceGetPCIBusId",
    "DeviceGetSharedMemConfig",
    "DeviceGetStreamPriorityRange",
    "DeviceReset",
    "DeviceSetCacheConfig",
    "DeviceSetLimit",
    "DeviceSetSharedMemConfig",
    "DeviceSynchronize",
    "EventQuery",
    "EventRecordWithFlags",
    "EventSynchronize",
    "ExtMallocWithFlags",
    "FreeArray",
    "FuncSetAttribute",
    "FuncSetCacheConfig",
    "FuncSetSharedMemConfig",
    "GetDeviceFlags",
    "GetDevicePropertiesR0600",
    "GetErrorName",
    "GetSymbolAddress",
    "GetSymbolSize",
    "GetTextureReference",
    "HostGetDevicePointer",
    "HostRegister",
    "HostUnregister",
    "LaunchCooperativeKernel",
    "LaunchKernel",
    "LaunchKernelExC",
    "MemAdvise",
    "MemPrefetchAsync",
    "Memcpy2DAsync",
    "MemcpyAsync",
    "MemcpyFromSymbol",
    "MemcpyToSymbol",
    "MemcpyToSymbolAsync",
    "Memset2D",
    "MemsetAsync",
    "OccupancyAvailableDynamicSMemPerBlock",
    "OccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
    "OccupancyMaxActiveClusters",
    "OccupancyMaxPotentialBlockSize",
    "OccupancyMaxPotentialClusterSize",
    "PointerGetAttributes",
    "ProfilerStart",
    "ProfilerStop",
    "SetDeviceFlags",
    "StreamDestroy",
    "StreamGetFlags",
    "StreamGetPriority",
    "StreamIsCapturing",
    "StreamQuery",
    "StreamSynchronize",
    "StreamWaitEvent",
    "ThreadSynchronize",
    "UnbindTexture",
];
/// Functions of C's and C++'s libraries that are as quiet.
const QUIET: [&str; 14] = [
    "_Znwm",
    "_Znam",
    "_ZdlPv",
    "_ZdaPv",
    "_ZdlPvm",
    "_ZdaPvm",
    "rand",
    "srand",
    "random",
    "srandom",
    "drand48",
    "clock",
    "time",
    "gettimeofday",
];
/// What reads numbers to where it is told.
const SCANNING: [&str; 3] = ["scanf", "fscanf", "sscanf"];
/// What prints, and which parameter is the stream. What else it is given by name it only reads,
/// where nobody looks at `errno` and streams are the library's own.
const PRINTING: [(&str, Option<usize>); 8] = [
    ("printf", None),
    ("fprintf", Some(0)),
    ("puts", None),
    ("putchar", None),
    ("fputs", Some(1)),
    ("fputc", Some(1)),
    ("putc", Some(1)),
    ("fflush", Some(0)),
];
/// Functions that give the libraries memory of the program to work in, share it with files and other
/// processes, or have functions of the program called.
const DISTURBING: [&str; 22] = [
    "__errno_location",
    "fmemopen",
    "fopencookie",
    "initstate",
    "initstate_r",
    "mmap",
    "mmap64",
    "mremap",
    "open_memstream",
    "open_wmemstream",
    "register_printf_function",
    "register_printf_modifier",
    "register_printf_specifier",
    "register_printf_type",
    "setbuf",
    "setbuffer",
    "setlinebuf",
    "setstate",
    "setstate_r",
    "setvbuf",
    "shmat",
    "_ZSt15set_new_handlerPFvvE",
];
/// What glibc's and libstdc++'s own functions call by name, so that a program's function of the name
/// comes in its place (glibc's manual, "Replacing malloc"), and what they read and write files by.
const REPLACED: [&str; 20] = [
    "aligned_alloc",
    "calloc",
    "close",
    "free",
    "fwrite",
    "lseek",
    "malloc",
    "malloc_usable_size",
    "memalign",
    "memcpy",
    "memmove",
    "memset",
    "posix_memalign",
    "pvalloc",
    "read",
    "realloc",
    "strlen",
    "valloc",
    "write",
    "writev",
];

fn of_runtime(function: Val, name: &str) {
    if stubs::is_configuration(name) {
        function.add_attribute("nounwind");
        function.add_attribute_value("memory", SILENTLY);
    }
    if stubs::is_launch(name) {
        function.add_attribute("nounwind");
    }
    let prefixes = ["cuda", "hip"].iter();
    let plain = prefixes
        .filter_map(|prefix| name.strip_prefix(prefix))
        .map(|plain| plain.trim_end_matches("_v2"))
        .next();
    let is_one_of = |list: &[&str]| plain.is_some_and(|plain| list.contains(&plain));
    if is_one_of(&SILENT) {
        function.add_attribute_value("memory", SILENTLY);
    } else if is_one_of(&TAME_AND_QUIET) {
        function.add_attribute_value("memory", QUIETLY);
    } else if !is_one_of(&TAME) {
        return;
    }
    function.add_attribute("nounwind");
    for (index, param) in function.params().into_iter().enumerate() {
        if param.ty().is_pointer() {
            function.add_param_attribute(index as u32 + 1, "nocapture");
        }
    }
    if let Some((_, source)) = COPYING.iter().find(|(one, _)| plain == Some(*one)) {
        function.add_param_attribute(*source, "readonly");
    }
    if stubs::makes_node(name) {
        let params = function.params().len() as u32;
        function.add_param_attribute(params, "readonly");
    }
}

/// Where the numbers go that such a function reads is not kept.
fn keeps_no_numbers(function: Val) {
    let named = function.params().len();
    let calls = function.users().into_iter();
    for call in calls.filter(|user| user.called_name().as_ref() == Some(&function.name())) {
        for (index, arg) in call.call_args().into_iter().enumerate().skip(named) {
            if arg.ty().is_pointer() {
                call.add_call_attribute(index as u32 + 1, "nocapture");
            }
        }
    }
}

fn prints(function: Val, stream: Option<usize>) {
    function.add_attribute_value("memory", QUIETLY);
    for (index, param) in function.params().into_iter().enumerate() {
        if param.ty().is_pointer() {
            let effect = match Some(index) == stream {
                true => "readnone",
                false => "readonly",
            };
            function.add_param_attribute(index as u32 + 1, effect);
        }
    }
}

/// Reads and writes of what the program cannot see, as LLVM encodes it.
const SILENTLY: u64 = 0b1100;
/// And of what arguments point to.
pub(super) const QUIETLY: u64 = 0b1111;
