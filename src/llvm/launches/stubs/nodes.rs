//! Kernel nodes of graphs: what is launched lies in a struct that is read where the node is made.
//!
//! The kernel has to be known before the launch can be told: a note before the call holds what
//! lies in the struct until LLVM's passes show that.

use inkwell::llvm_sys::core::*;

use super::{SIZES, load};
use crate::llvm::handle::{ModuleHandle, Val};

/// Takes the kernel, the list of arguments and what else there may be in its place.
const NOTE: &std::ffi::CStr = c"warpproof.node";

/// So many instructions before the call its note is looked for.
const NEAR: usize = 64;

/// Where the fields of the parameters of a node lie, in bytes.
struct Layout {
    kernel: u64,
    grid: u64,
    block: u64,
    shared: u64,
    arguments: u64,
    extra: u64,
}

/// `{ void *func; dim3 gridDim, blockDim; unsigned sharedMemBytes; void **kernelParams, **extra; }`
const CUDA: Layout = Layout {
    kernel: 0,
    grid: 8,
    block: 20,
    shared: 32,
    arguments: 40,
    extra: 48,
};
/// `{ dim3 blockDim; void **extra; void *func; dim3 gridDim; void **kernelParams; unsigned
/// sharedMemBytes; }`
const HIP: Layout = Layout {
    kernel: 24,
    grid: 32,
    block: 0,
    shared: 56,
    arguments: 48,
    extra: 16,
};

/// A node that is made.
pub(super) struct Node {
    pub(super) kernel: Val,
    /// The addresses of the arguments lie there.
    pub(super) arguments: Val,
    note: Val,
    params: Val,
    layout: &'static Layout,
}

/// Does a function of this name make a node that launches a kernel?
pub(in crate::llvm::launches) fn makes_node(name: &str) -> bool {
    layout(name).is_some()
}

/// Are there nodes whose kernels are looked for?
pub(super) fn are_noted(module: ModuleHandle) -> bool {
    let note = unsafe { Val::some(LLVMGetNamedFunction(module.raw(), NOTE.as_ptr())) };
    note.is_some_and(|note| !note.users().is_empty())
}

fn layout(name: &str) -> Option<&'static Layout> {
    match name {
        "cudaGraphAddKernelNode" => Some(&CUDA),
        "hipGraphAddKernelNode" => Some(&HIP),
        _ => None,
    }
}

/// The node that a call makes, which is noted at first.
pub(super) fn node(module: ModuleHandle, call: Val) -> Option<Node> {
    let layout = layout(&call.called_name()?)?;
    // Node, graph, the nodes that it waits for and their number, parameters.
    let [_, _, _, _, params] = call.call_args()[..] else {
        return None;
    };
    (params.ty().is_pointer() && call.ty().is_int()).then_some(())?;
    let before = std::iter::successors(call.previous_inst(), |inst| inst.previous_inst());
    let mut before = before.take(NEAR);
    let is_note = |inst: &Val| {
        inst.called_name()
            .is_some_and(|n| n.as_bytes() == NOTE.to_bytes())
    };
    let Some(note) = before.find(is_note) else {
        note(module, call, params, layout);
        return None;
    };
    let [kernel, arguments, extra] = note.call_args()[..] else {
        return None;
    };
    // Other arguments, or none at all.
    (extra.is_null() && !arguments.is_null()).then_some(Node {
        kernel,
        arguments,
        note,
        params,
        layout,
    })
}

impl Node {
    /// The sizes of the launch, and its stream, which is that of the graph.
    pub(super) fn sizes(&self, module: ModuleHandle, call: Val) -> [Val; SIZES] {
        let word = |offset, bits| load(module, call, self.params, offset, module.int_type(bits));
        let Layout {
            grid,
            block,
            shared,
            ..
        } = *self.layout;
        let bytes = word(shared, 32);
        let wide = unsafe {
            let builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module.raw()));
            LLVMPositionBuilderBefore(builder, call.raw());
            let word = module.int_type(64).raw();
            let wide = LLVMBuildZExt(builder, bytes.raw(), word, c"".as_ptr());
            LLVMDisposeBuilder(builder);
            Val::some(wide).expect("a conversion")
        };
        let stream = unsafe { Val::some(LLVMConstNull(module.ptr_type(0).raw())) };
        [
            word(grid, 64),
            word(grid + 8, 32),
            word(block, 64),
            word(block + 8, 32),
            wide,
            stream.expect("a constant"),
        ]
    }

    /// Removes the note.
    pub(super) fn remove_note(self) {
        self.note.erase();
    }
}

fn note(module: ModuleHandle, call: Val, params: Val, layout: &Layout) {
    let pointer = module.ptr_type(0);
    let fields = [layout.kernel, layout.arguments, layout.extra];
    let mut fields = fields.map(|offset| load(module, call, params, offset, pointer).raw());
    unsafe {
        let context = LLVMGetModuleContext(module.raw());
        let mut types = [pointer.raw(); 3];
        let nothing = LLVMVoidTypeInContext(context);
        let ty = LLVMFunctionType(nothing, types.as_mut_ptr(), 3, 0);
        let known = LLVMGetNamedFunction(module.raw(), NOTE.as_ptr());
        let function = match known.is_null() {
            true => LLVMAddFunction(module.raw(), NOTE.as_ptr(), ty),
            false => known,
        };
        if let Some(function) = Val::some(function) {
            function.add_attribute("nounwind");
            function.add_attribute("willreturn");
            // Reads and writes of memory that the program cannot access.
            function.add_attribute_value("memory", 0b1100);
        }
        let builder = LLVMCreateBuilderInContext(context);
        LLVMPositionBuilderBefore(builder, call.raw());
        LLVMBuildCall2(builder, ty, function, fields.as_mut_ptr(), 3, c"".as_ptr());
        LLVMDisposeBuilder(builder);
    }
}
