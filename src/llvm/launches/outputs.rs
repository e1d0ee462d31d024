//! What functions of libraries write through an address that they are given goes by way of a
//! variable of its own: the members beside a handle or a number that one of them writes are
//! not known to anybody else.

use inkwell::llvm_sys::core::*;

use super::told;
use crate::llvm::handle::{ModuleHandle, Opcode, Val};

/// What is written through an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Output {
    /// A pointer to what was created.
    Handle,
    Number {
        bytes: u64,
    },
}

/// Functions of the runtime, without their prefix, the parameter that they write through, and what.
const OF_RUNTIME: [(&str, usize, Output); 21] = [
    ("StreamCreate", 0, Output::Handle),
    ("StreamCreateWithFlags", 0, Output::Handle),
    ("StreamCreateWithPriority", 0, Output::Handle),
    ("StreamEndCapture", 1, Output::Handle),
    ("EventCreate", 0, Output::Handle),
    ("EventCreateWithFlags", 0, Output::Handle),
    ("EventElapsedTime", 0, WORD),
    ("CreateSurfaceObject", 0, DOUBLE_WORD),
    ("CreateTextureObject", 0, DOUBLE_WORD),
    ("MallocArray", 0, Output::Handle),
    ("Malloc3DArray", 0, Output::Handle),
    ("MallocMipmappedArray", 0, Output::Handle),
    ("GraphCreate", 0, Output::Handle),
    ("GraphInstantiate", 0, Output::Handle),
    ("DriverGetVersion", 0, WORD),
    ("RuntimeGetVersion", 0, WORD),
    ("GetDevice", 0, WORD),
    ("GetDeviceCount", 0, WORD),
    ("DeviceGetAttribute", 0, WORD),
    ("DeviceGetDefaultMemPool", 0, Output::Handle),
    ("OccupancyMaxActiveBlocksPerMultiprocessor", 0, WORD),
];
const WORD: Output = Output::Number { bytes: 4 };
const DOUBLE_WORD: Output = Output::Number { bytes: 8 };
/// Libraries whose functions that create something write a pointer to it through the first
/// parameter.
const LIBRARIES: [&str; 13] = [
    "cublas",
    "cudnn",
    "curand",
    "cusolver",
    "cusparse",
    "hipblas",
    "hiprand",
    "hipsolver",
    "hipsparse",
    "miopen",
    "rocblas_",
    "rocrand_",
    "rocsparse_",
];
/// More bytes than this are no single number.
const MOST_BYTES: u128 = 8;
/// `cudaMemcpyDeviceToHost`.
const TO_HOST: u128 = 2;

/// Gives calls of such functions variables to write.
pub(super) fn rewrite(module: ModuleHandle) {
    let blocks = module.functions().into_iter().flat_map(Val::blocks);
    let insts: Vec<Val> = blocks.flat_map(|block| block.insts()).collect();
    for call in insts {
        if call.has_opcode(Opcode::LLVMCall)
            && let Some((index, output)) = output(call)
            && call.callee().is_some_and(Val::is_declaration)
        {
            give_variable(module, call, index, output);
        }
    }
}

/// The argument that a call writes through, and what.
fn output(call: Val) -> Option<(usize, Output)> {
    let name = call.called_name()?;
    let prefixes = ["cuda", "hip"].iter();
    let mut plain = prefixes.filter_map(|prefix| name.strip_prefix(prefix));
    if let Some(plain) = plain.next() {
        let mut known = OF_RUNTIME.iter();
        return match known.find(|(one, ..)| *one == plain) {
            Some(&(_, index, output)) => Some((index, output)),
            None if plain == "Memcpy" => copied(call),
            None => of_library(&name),
        };
    }
    of_library(&name)
}

fn of_library(name: &str) -> Option<(usize, Output)> {
    let library = LIBRARIES.iter().find(|one| name.starts_with(**one))?;
    let rest = &name[library.len()..];
    let creates = rest.contains("Create") || rest.starts_with("create_");
    creates.then_some((0, Output::Handle))
}

/// A copy of one number to the host.
fn copied(call: Val) -> Option<(usize, Output)> {
    let args = call.call_args();
    let [_, _, bytes, kind] = args[..] else {
        return None;
    };
    let bytes = bytes.int_constant().filter(|bytes| *bytes <= MOST_BYTES)?;
    let bytes = bytes as u64;
    (kind.int_constant() == Some(TO_HOST) && bytes > 0).then_some((0, Output::Number { bytes }))
}

fn give_variable(module: ModuleHandle, call: Val, index: usize, output: Output) {
    let args = call.call_args();
    let Some(&place) = args.get(index).filter(|arg| arg.ty().is_pointer()) else {
        return;
    };
    let ty = match output {
        Output::Handle => module.ptr_type(0),
        Output::Number { bytes } => module.int_type(8 * bytes as u32),
    };
    let is_variable = place.has_opcode(Opcode::LLVMAlloca)
        && module.layout().alloc_size(place.allocated_type()) == module.layout().alloc_size(ty);
    let first = call
        .parent()
        .and_then(|block| block.function())
        .and_then(|function| function.blocks().into_iter().next())
        .and_then(|entry| entry.insts().into_iter().next());
    let Some(first) = first.filter(|_| !is_variable) else {
        return;
    };
    let empty = c"".as_ptr();
    unsafe {
        let builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module.raw()));
        LLVMPositionBuilderBefore(builder, first.raw());
        let variable = LLVMBuildAlloca(builder, ty.raw(), empty);
        LLVMPositionBuilderBefore(builder, call.raw());
        let place = told::place(module, builder, place);
        // A function that fails writes nothing.
        let before = LLVMBuildLoad2(builder, ty.raw(), place.raw(), empty);
        LLVMSetAlignment(before, 1);
        LLVMBuildStore(builder, before, variable);
        LLVMSetOperand(call.raw(), index as u32, variable);
        LLVMPositionBuilderBefore(builder, LLVMGetNextInstruction(call.raw()));
        let after = LLVMBuildLoad2(builder, ty.raw(), variable, empty);
        // A number may lie at any place that its bytes are copied to.
        LLVMSetAlignment(LLVMBuildStore(builder, after, place.raw()), 1);
        LLVMDisposeBuilder(builder);
    }
}
