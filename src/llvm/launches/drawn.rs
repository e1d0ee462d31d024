//! What distributions of C++'s library draw.
//!
//! The bodies of those of integers become a call of a marker that is given the least and the greatest
//! number: how an engine's bits are made one between them does not matter, and the library's way,
//! which draws again what would be drawn too often, hides that.

use std::ffi::CString;

use inkwell::llvm_sys::core::*;

use super::library::QUIETLY;
use crate::llvm::handle::{Linkage, ModuleHandle, Val};

/// Is given the engine, the least and the greatest number.
const DRAWN: &str = "warpproof.drawn";

/// The library's own engines that call no others and throw nothing.
const ENGINES: [&str; 3] = [
    "St23mersenne_twister_engineI",
    "St26linear_congruential_engineI",
    "St26subtract_with_carry_engineI",
];
const DISTRIBUTION: &str = "_ZNSt24uniform_int_distributionI";
/// What is drawn between is given, and not what the distribution was made with.
const OF_PARAMETERS: &str = "RT_RKNS0_10param_typeE";

/// Replaces the bodies of such functions.
pub(super) fn rewrite(module: ModuleHandle) {
    for function in module.functions() {
        let name = function.name();
        // Behind the letter of the numbers' type.
        let behind =
            (name.strip_prefix(DISTRIBUTION)).and_then(|rest| rest.get(1..)?.strip_prefix("EclI"));
        let draws = behind.is_some_and(|rest| ENGINES.iter().any(|one| rest.starts_with(one)));
        if draws && name.ends_with(OF_PARAMETERS) && !function.is_declaration() {
            replace(module, function);
        } else if draws && !function.is_declaration() {
            function.add_attribute("alwaysinline");
        }
    }
}

/// The least and the greatest number, where the value is a call of the marker.
pub(super) fn bounds(value: Val) -> Option<(Val, Val)> {
    let is_drawn = value.called_name()?.starts_with(DRAWN);
    let args = is_drawn.then(|| value.call_args())?;
    match args[..] {
        [_, least, greatest] => Some((least, greatest)),
        _ => None,
    }
}

fn replace(module: ModuleHandle, draws: Val) {
    let params = draws.params();
    let result = draws.value_type_of_result();
    let are_pointers = params.iter().all(|param| param.ty().is_pointer());
    if params.len() != 3 || !are_pointers || !result.is_int() {
        return;
    }
    let name = CString::new(draws.name()).expect("symbols have no zero bytes");
    let of_marker = format!("{DRAWN}.{}", result.int_bits());
    let of_marker = CString::new(of_marker).expect("it has no zero bytes");
    let ty = draws.value_type();
    draws.set_name("");
    let own = unsafe { LLVMAddFunction(module.raw(), name.as_ptr(), ty.raw()) };
    let own = Val::some(own).expect("a function");
    draws.replace_uses(own);
    unsafe { LLVMDeleteFunction(draws.raw()) };
    own.set_linkage(Linkage::LLVMInternalLinkage);
    own.add_attribute("alwaysinline");
    own.add_attribute("nounwind");
    let params = own.params();
    let (engine, parameters) = (params[1], params[2]);
    unsafe {
        let context = LLVMGetModuleContext(module.raw());
        let mut types = [engine.ty().raw(), result.raw(), result.raw()];
        let ty = LLVMFunctionType(result.raw(), types.as_mut_ptr(), 3, 0);
        let known = LLVMGetNamedFunction(module.raw(), of_marker.as_ptr());
        let marker = match known.is_null() {
            true => LLVMAddFunction(module.raw(), of_marker.as_ptr(), ty),
            false => known,
        };
        let described = Val::some(marker).expect("a function");
        for attribute in ["nounwind", "nocallback", "nosync", "willreturn"] {
            described.add_attribute(attribute);
        }
        described.add_attribute_value("memory", QUIETLY);
        described.add_param_attribute(1, "nocapture");
        let builder = LLVMCreateBuilderInContext(context);
        let body = LLVMAppendBasicBlockInContext(context, own.raw(), c"".as_ptr());
        LLVMPositionBuilderAtEnd(builder, body);
        let load = |place| LLVMBuildLoad2(builder, result.raw(), place, c"".as_ptr());
        let least = load(parameters.raw());
        let mut second = [LLVMConstInt(module.int_type(64).raw(), 1, 0)];
        let place = LLVMBuildGEP2(
            builder,
            result.raw(),
            parameters.raw(),
            second.as_mut_ptr(),
            1,
            c"".as_ptr(),
        );
        let mut args = [engine.raw(), least, load(place)];
        let call = LLVMBuildCall2(builder, ty, marker, args.as_mut_ptr(), 3, c"".as_ptr());
        LLVMBuildRet(builder, call);
        LLVMDisposeBuilder(builder);
    }
}
