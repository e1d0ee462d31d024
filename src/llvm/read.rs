//! Reads bitcode (or LLVM's text form) into a module that the importer owns.

use std::ffi::c_void;
use std::ptr;
use std::sync::{Mutex, Once, PoisonError};

use inkwell::context::Context;
use inkwell::llvm_sys::LLVMDiagnosticSeverity;
use inkwell::llvm_sys::core::{
    LLVMContextSetDiagnosticHandler, LLVMGetDiagInfoDescription, LLVMGetDiagInfoSeverity,
    LLVMSetIsNewDbgInfoFormat,
};
use inkwell::llvm_sys::prelude::LLVMDiagnosticInfoRef;
use inkwell::llvm_sys::support::LLVMParseCommandLineOptions;
use inkwell::memory_buffer::MemoryBuffer;
use inkwell::module::Module;
use inkwell::targets::{InitializationConfig, Target};

use super::ImportError;
use super::handle::{ModuleHandle, owned};

/// What LLVM complains about while it works on one module.
pub(super) type Messages = Mutex<Vec<String>>;

/// Calls `work` with the module in `bitcode`. The module has passed LLVM's
/// verifier and carries its debug information as intrinsic calls.
///
/// # Errors
/// When the bytes are not LLVM IR, or are IR that LLVM's verifier rejects.
pub(super) fn with_module<T>(
    bitcode: &[u8],
    work: impl FnOnce(ModuleHandle) -> Result<T, ImportError>,
) -> Result<T, ImportError> {
    with_linked(&[bitcode], |_, _| {}, work)
}

/// As [`with_module`], with the modules linked into one. `prepare` sees each of them before,
/// with its number.
///
/// # Errors
/// As for [`with_module`], or they cannot be linked.
pub(super) fn with_linked<T>(
    bitcodes: &[&[u8]],
    mut prepare: impl FnMut(usize, ModuleHandle),
    work: impl FnOnce(ModuleHandle) -> Result<T, ImportError>,
) -> Result<T, ImportError> {
    initialize_targets();
    let messages = Messages::default();
    let context = Context::create();
    // Without a handler LLVM ends the process at its first error.
    unsafe {
        LLVMContextSetDiagnosticHandler(
            context.raw(),
            Some(record),
            (&raw const messages).cast_mut().cast::<c_void>(),
        );
    }
    let mut linked: Option<Module> = None;
    for (number, bitcode) in bitcodes.iter().enumerate() {
        let module = parse(&context, bitcode, &messages)?;
        module
            .verify()
            .map_err(|e| ImportError::Invalid(e.to_string().trim_end().to_owned()))?;
        // The C interface of LLVM 19 cannot read debug records.
        unsafe { LLVMSetIsNewDbgInfoFormat(module.as_mut_ptr(), 0) };
        prepare(number, ModuleHandle::new(module.as_mut_ptr()));
        match &linked {
            None => linked = Some(module),
            Some(all) => {
                let result = all.link_in_module(module);
                result.map_err(|e| ImportError::Invalid(e.to_string().trim_end().to_owned()))?;
                unsafe { LLVMSetIsNewDbgInfoFormat(all.as_mut_ptr(), 0) };
            }
        }
    }
    let module = linked.ok_or(ImportError::NoMain)?;
    work(ModuleHandle::new(module.as_mut_ptr()))
}

fn parse<'ctx>(
    context: &'ctx Context,
    bitcode: &[u8],
    messages: &Messages,
) -> Result<Module<'ctx>, ImportError> {
    let buffer = MemoryBuffer::create_from_memory_range_copy(bitcode, "input");
    let module = context
        .create_module_from_ir(buffer)
        .map_err(|e| ImportError::Unreadable(e.to_string().trim_end().to_owned()))?;
    let mut messages = messages.lock().unwrap_or_else(PoisonError::into_inner);
    match messages.is_empty() {
        true => Ok(module),
        false => Err(ImportError::Unreadable(messages.remove(0))),
    }
}

extern "C" fn record(info: LLVMDiagnosticInfoRef, messages: *mut c_void) {
    // `messages` lives in `with_module` for as long as the context.
    let messages = unsafe { &*messages.cast::<Messages>() };
    if unsafe { LLVMGetDiagInfoSeverity(info) } == LLVMDiagnosticSeverity::LLVMDSError {
        let text = unsafe { owned(LLVMGetDiagInfoDescription(info)) };
        messages
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(text);
    }
}

fn initialize_targets() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let config = InitializationConfig {
            asm_parser: false,
            asm_printer: false,
            ..Default::default()
        };
        Target::initialize_nvptx(&config);
        Target::initialize_amd_gpu(&config);
        set_thresholds();
    });
}

/// LLVM has its thresholds as options of the process alone. No pass that runs on device code
/// unrolls; loops of the host are unrolled for the launches in them, however long they are.
fn set_thresholds() {
    let arguments = [c"warpproof".as_ptr(), c"-unroll-threshold=30000".as_ptr()];
    unsafe {
        LLVMParseCommandLineOptions(arguments.len() as i32, arguments.as_ptr(), ptr::null());
    }
}
