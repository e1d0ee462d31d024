//! What the runtime says of a device and is the same for each: the sizes of warps, of blocks and of
//! grids are those of the CUDA C++ Programming Guide (appendix "Compute Capabilities", technical
//! specifications per compute capability) from capability 3.0 on.
//!
//! Where the runtime fails and says nothing there is no such device, and no launch takes place.

use inkwell::llvm_sys::core::*;

use super::told;
use crate::llvm::handle::{ModuleHandle, Val};

/// The place in `cudaDeviceProp` in bytes, the number of the attribute, and the value.
const KNOWN: [(u64, u128, i32); 8] = [
    (308, 10, 32),
    (320, 1, 1024),
    (324, 2, 1024),
    (328, 3, 1024),
    (332, 4, 64),
    (336, 5, i32::MAX),
    (340, 6, 65535),
    (344, 7, 65535),
];

/// Stores behind calls that ask for it what is known.
pub(super) fn rewrite(module: ModuleHandle) {
    for function in module.functions() {
        let asks: fn(Val) -> Vec<(u64, i32)> = match function.name().as_str() {
            "cudaGetDeviceProperties" | "cudaGetDeviceProperties_v2" => of_properties,
            "cudaDeviceGetAttribute" => of_attribute,
            _ => continue,
        };
        let users = function.users().into_iter();
        for call in users.filter(|user| user.callee() == Some(function)) {
            store(module, call, &asks(call));
        }
    }
}

fn of_properties(_: Val) -> Vec<(u64, i32)> {
    (KNOWN.iter().map(|&(at, _, number)| (at, number))).collect()
}

fn of_attribute(call: Val) -> Vec<(u64, i32)> {
    let asked = call.call_args().get(1).and_then(|one| one.int_constant());
    let known = KNOWN.iter().filter(|(_, one, _)| Some(*one) == asked);
    known.map(|&(.., number)| (0, number)).collect()
}

/// Stores the numbers at their places behind the first argument of the call.
fn store(module: ModuleHandle, call: Val, known: &[(u64, i32)]) {
    let args = call.call_args();
    let Some(&place) = args.first().filter(|place| place.ty().is_pointer()) else {
        return;
    };
    unsafe {
        let builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module.raw()));
        LLVMPositionBuilderBefore(builder, LLVMGetNextInstruction(call.raw()));
        let place = told::place(module, builder, place);
        for &(at, number) in known {
            let mut at = LLVMConstInt(module.int_type(64).raw(), at, 0);
            let byte = module.int_type(8).raw();
            let field = LLVMBuildGEP2(builder, byte, place.raw(), &mut at, 1, c"".as_ptr());
            let number = LLVMConstInt(module.int_type(32).raw(), number as u64, 0);
            LLVMBuildStore(builder, number, field);
        }
        LLVMDisposeBuilder(builder);
    }
}
