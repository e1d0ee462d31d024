//! Allocations of the runtime become calls that return fresh memory, and pointers are followed
//! back to them.
//!
//! Taken for granted: allocations succeed. Where one fails, launches that are passed what it
//! did not write are undefined.

use std::collections::HashMap;
use std::ffi::CStr;

use inkwell::llvm_sys::core::*;
use inkwell::llvm_sys::prelude::{LLVMBuilderRef, LLVMValueRef};

use super::passes::is_shadow;
use super::terms::{Reader, Strictness};
use super::{rotations, stubs, symbols, told};
use crate::bv::BvOp;
use crate::host::{ArrayId, Comparison, Contents, Filling, Makers, Pointer, Term};
use crate::llvm::handle::{ModuleHandle, Opcode, Ty, TypeKind, Val};

/// Returns fresh memory of so many bytes, and is told whether host code has access to it.
const ALLOCATION: &CStr = c"warpproof.allocation";
/// Returns a distance of rows of so many bytes.
const PITCH: &CStr = c"warpproof.pitch";
/// Returns what the runtime says.
pub(super) const STATUS: &CStr = c"warpproof.status";
/// Return what memory may hold.
pub(super) const ANY_BYTE: &CStr = c"warpproof.byte";
pub(super) const ANY_WORD: &CStr = c"warpproof.word";

/// Functions that write a pointer to so many bytes of fresh memory to their first argument.
const ALLOCATORS: [&str; 14] = [
    "cudaMalloc",
    "cudaMallocManaged",
    "cudaMallocHost",
    "cudaMallocAsync",
    "cudaMallocFromPoolAsync",
    "cudaHostAlloc",
    "hipMalloc",
    "hipMallocManaged",
    "hipMallocAsync",
    "hipMallocFromPoolAsync",
    "hipMallocHost",
    "hipExtMallocWithFlags",
    "hipHostMalloc",
    "hipHostAlloc",
];

/// Functions that allocate rows: pointer, bytes from one row to the next, bytes of a row, rows.
const ROW_ALLOCATORS: [&str; 2] = ["cudaMallocPitch", "hipMallocPitch"];

/// Functions that allocate layers of rows: `{ pointer, pitch, width, height }` is written, and
/// `{ width, height, depth }` is read.
const LAYER_ALLOCATORS: [&str; 2] = ["cudaMalloc3D", "hipMalloc3D"];

/// Functions that write the device's pointer to memory of the host, which is the host's own
/// where there is one address space for both.
const DEVICE_POINTERS: [&str; 2] = ["cudaHostGetDevicePointer", "hipHostGetDevicePointer"];

/// Replaces calls of the runtime's allocators.
pub(super) fn rewrite(module: ModuleHandle) {
    let blocks = module.functions().into_iter().flat_map(Val::blocks);
    let insts: Vec<Val> = blocks.flat_map(|block| block.insts()).collect();
    for inst in insts {
        let Some(name) = inst.called_name() else {
            continue;
        };
        let replace: &dyn Fn() = match name.as_str() {
            name if ALLOCATORS.contains(&name) => &|| replace(module, inst, name),
            name if ROW_ALLOCATORS.contains(&name) => &|| replace_rows(module, inst),
            name if LAYER_ALLOCATORS.contains(&name) => &|| replace_layers(module, inst),
            name if DEVICE_POINTERS.contains(&name) => &|| replace_by_own(module, inst),
            _ => continue,
        };
        // A program may have allocators of its own.
        let is_runtimes = inst.callee().is_some_and(Val::is_declaration);
        if is_runtimes && inst.has_opcode(Opcode::LLVMCall) {
            replace();
        }
    }
}

fn replace_by_own(module: ModuleHandle, call: Val) {
    let args = call.call_args();
    let [place, memory, ..] = args[..] else {
        return;
    };
    if !call.ty().is_int() || !place.ty().is_pointer() || !memory.ty().is_pointer() {
        return;
    }
    unsafe {
        let builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module.raw()));
        LLVMPositionBuilderBefore(builder, call.raw());
        let place = told::place(module, builder, place);
        LLVMBuildStore(builder, memory.raw(), place.raw());
        LLVMDisposeBuilder(builder);
    }
    replace_by_status(module, call);
}

fn replace(module: ModuleHandle, call: Val, name: &str) {
    let mut marks = ["Host", "Managed", "Flags"].iter();
    let is_shared = marks.any(|mark| name.contains(mark));
    let args = call.call_args();
    let [place, bytes, ..] = args[..] else { return };
    if !call.ty().is_int() || !bytes.ty().is_int() || !place.ty().is_pointer() {
        return;
    }
    let word = module.int_type(64);
    unsafe {
        let builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module.raw()));
        LLVMPositionBuilderBefore(builder, call.raw());
        let empty = c"".as_ptr();
        let bytes = LLVMBuildIntCast2(builder, bytes.raw(), word.raw(), 0, empty);
        let pointer = allocation(module, builder, bytes, is_shared);
        let place = told::place(module, builder, place);
        LLVMBuildStore(builder, pointer.raw(), place.raw());
        LLVMDisposeBuilder(builder);
    }
    replace_by_status(module, call);
}

fn replace_rows(module: ModuleHandle, call: Val) {
    let args = call.call_args();
    let [place, pitch_place, width, height] = args[..] else {
        return;
    };
    let word = module.int_type(64);
    let are_words = [width, height].iter().all(|arg| arg.ty() == word);
    let are_places = [place, pitch_place].iter().all(|arg| arg.ty().is_pointer());
    if !call.ty().is_int() || !are_words || !are_places {
        return;
    }
    unsafe {
        let builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module.raw()));
        LLVMPositionBuilderBefore(builder, call.raw());
        let (pointer, pitch) = rows(module, builder, width, height);
        let place = told::place(module, builder, place);
        LLVMBuildStore(builder, pointer.raw(), place.raw());
        let pitch_place = told::place(module, builder, pitch_place);
        LLVMBuildStore(builder, pitch.raw(), pitch_place.raw());
        LLVMDisposeBuilder(builder);
    }
    replace_by_status(module, call);
}

fn replace_layers(module: ModuleHandle, call: Val) {
    let args = call.call_args();
    let [place, extent] = args[..] else { return };
    let are_places = args.iter().all(|arg| arg.ty().is_pointer());
    if !call.ty().is_int() || !are_places {
        return;
    }
    let word = module.int_type(64);
    let [width, height, depth] = [0, 8, 16].map(|at| stubs::load(module, call, extent, at, word));
    unsafe {
        let builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module.raw()));
        LLVMPositionBuilderBefore(builder, call.raw());
        let empty = c"".as_ptr();
        let all = LLVMBuildMul(builder, height.raw(), depth.raw(), empty);
        let all = Val::some(all).expect("a product");
        let (pointer, pitch) = rows(module, builder, width, all);
        let place = told::place(module, builder, place);
        for (at, value) in [(0, pointer), (8, pitch), (16, width), (24, height)] {
            let mut at = LLVMConstInt(word.raw(), at, 0);
            let byte = module.int_type(8).raw();
            let field = LLVMBuildGEP2(builder, byte, place.raw(), &mut at, 1, empty);
            LLVMBuildStore(builder, value.raw(), field);
        }
        LLVMDisposeBuilder(builder);
    }
    replace_by_status(module, call);
}

/// Fresh memory for so many rows of so many bytes, and the bytes from one to the next.
fn rows(module: ModuleHandle, builder: LLVMBuilderRef, width: Val, height: Val) -> (Val, Val) {
    let word = module.int_type(64);
    let pitch = call_of(module, builder, PITCH, word, &mut [width.raw()]);
    let bytes = unsafe { LLVMBuildMul(builder, pitch.raw(), height.raw(), c"".as_ptr()) };
    (allocation(module, builder, bytes, false), pitch)
}

fn allocation(
    module: ModuleHandle,
    builder: LLVMBuilderRef,
    bytes: LLVMValueRef,
    is_shared: bool,
) -> Val {
    let is_shared = unsafe { LLVMConstInt(module.int_type(1).raw(), is_shared.into(), 0) };
    let ty = module.ptr_type(0);
    call_of(module, builder, ALLOCATION, ty, &mut [bytes, is_shared])
}

/// Rows are rounded up by fewer bytes than this: the devices that there are align them to no more
/// than 4096.
const MOST_PADDING: u128 = 1 << 16;

/// States what a distance of rows is, if the value is one: rows lie as far apart as the runtime
/// likes, but no less than their own size, not much more, and no more than it supports (`memPitch`
/// of a device's properties, 2^31 - 1 on all that there are).
pub(super) fn state_pitch(reader: &mut Reader<'_>, call: Val, pitch: &Term) {
    if call.called_name().as_deref() != PITCH.to_str().ok() {
        return;
    }
    let width = reader.read(call.operand(0), Strictness::Lazy);
    let [least, most] = [0, (1 << 31) - 1].map(|bits| Term::constant(bits, 64));
    let width = width.unwrap_or(least.clone());
    let padding = Term::constant(MOST_PADDING, 64);
    let padded = Term::binary(BvOp::Add, width.clone(), padding);
    let sides = [
        (least, width.clone()),
        (width, pitch.clone()),
        (pitch.clone(), most),
        (pitch.clone(), padded),
    ];
    for (less, more) in sides {
        reader.state_of(pitch, Term::compare(Comparison::SLe, less, more));
    }
}

/// Replaces a call of the runtime by a value of which nothing is known.
pub(super) fn replace_by_status(module: ModuleHandle, call: Val) {
    unsafe {
        let builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module.raw()));
        LLVMPositionBuilderBefore(builder, call.raw());
        let status = call_of(module, builder, STATUS, call.ty(), &mut []);
        LLVMDisposeBuilder(builder);
        call.replace_uses(status);
    }
    call.erase();
}

/// A value before an instruction of which nothing is known.
pub(super) fn unknown(module: ModuleHandle, before: Val, bits: u32) -> Val {
    let name = if bits == 8 { ANY_BYTE } else { ANY_WORD };
    unsafe {
        let builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module.raw()));
        LLVMPositionBuilderBefore(builder, before.raw());
        let value = call_of(module, builder, name, module.int_type(bits), &mut []);
        LLVMDisposeBuilder(builder);
        value
    }
}

/// Calls a function that touches no memory that the program can see.
fn call_of(
    module: ModuleHandle,
    builder: LLVMBuilderRef,
    name: &CStr,
    result: Ty,
    args: &mut [LLVMValueRef],
) -> Val {
    unsafe {
        let mut params: Vec<_> = args.iter().map(|&arg| LLVMTypeOf(arg)).collect();
        let count = params.len() as u32;
        let ty = LLVMFunctionType(result.raw(), params.as_mut_ptr(), count, 0);
        let known = LLVMGetNamedFunction(module.raw(), name.as_ptr());
        let function = match known.is_null() {
            true => LLVMAddFunction(module.raw(), name.as_ptr(), ty),
            false => known,
        };
        let described = Val::some(function).expect("a function");
        described.add_attribute("nounwind");
        described.add_attribute("willreturn");
        // Reads and writes of memory that the program cannot access.
        described.add_attribute_value("memory", 0b1100);
        if result.is_pointer() {
            described.add_param_attribute(0, "noalias");
        }
        let call = LLVMBuildCall2(
            builder,
            ty,
            function,
            args.as_mut_ptr(),
            count,
            c"".as_ptr(),
        );
        Val::some(call).expect("a call")
    }
}

/// What memory holds, who makes that, and which numbers it is.
pub(super) type Memory = (Contents, Option<Makers>, Option<Filling>);

/// Where a pointer points to; `contents` says what the memory holds.
pub(super) fn pointer(
    reader: &mut Reader<'_>,
    value: Val,
    contents: &dyn Fn(&mut Reader<'_>, Val) -> Memory,
    arrays: &mut Vec<Val>,
) -> Option<Pointer> {
    value.ty().is_pointer().then_some(())?;
    let (base, offset) = displacement(reader, value, Strictness::Strict)?;
    let fresh = is_fresh(base);
    let mut number = |array: Val| {
        let known = arrays.iter().position(|&other| other == array);
        ArrayId(known.unwrap_or_else(|| {
            arrays.push(array);
            arrays.len() - 1
        }) as u32)
    };
    let array = number(base);
    let (contents, makers, filling) = contents(reader, base);
    Some(Pointer {
        array,
        is_null: value.is_null(),
        fresh,
        // A file that only declares the variable has no shadow of it.
        variable: (is_shadow(base) || base.is_variable() && base.is_declaration())
            .then(|| symbols::plain_name(base)),
        contents,
        makers,
        filling,
        texture: None,
        offset,
        bytes: fresh.then(|| reader.term(base.operand(0))).flatten(),
    })
}

/// The pointer that an address is computed from by adding to it, and the bytes that are added.
pub(super) fn displacement(
    reader: &mut Reader<'_>,
    address: Val,
    strictness: Strictness,
) -> Option<(Val, Term)> {
    let mut base = address;
    let mut offset = Term::constant(0, 64);
    while base.has_opcode(Opcode::LLVMGetElementPtr) {
        let sum = Term::binary(BvOp::Add, distance(reader, base, strictness)?, offset);
        offset = reader.limited(sum);
        base = base.operand(0);
    }
    if let Some((memory, start)) = rotations::displacement(reader, base) {
        let sum = Term::binary(BvOp::Add, start, offset);
        return Some((memory, reader.limited(sum)));
    }
    Some((base, offset))
}

/// The pointer that an address is computed from by adding to it.
pub(super) fn base_of(pointer: Val) -> Val {
    let mut base = pointer;
    while base.has_opcode(Opcode::LLVMGetElementPtr) {
        base = base.operand(0);
    }
    base
}

/// Is the pointer what an allocator of the runtime returns?
pub(super) fn is_fresh(pointer: Val) -> bool {
    pointer
        .called_name()
        .is_some_and(|name| is_allocation(&name))
}

/// Does a function of this name return fresh memory?
pub(super) fn is_allocation(name: &str) -> bool {
    name.as_bytes() == ALLOCATION.to_bytes()
}

/// Does host code itself have access to an allocation?
pub(super) fn is_shared_with_host(allocation: Val) -> bool {
    allocation.operand(1).int_constant() != Some(0)
}

/// How an instruction is about an allocation.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Touch {
    /// It is given the address of its first byte, and no other one.
    Start,
    Inside,
}

/// The instructions that may change what an allocation holds; `None` where others may.
pub(super) fn touches(allocation: Val) -> Option<HashMap<Val, Touch>> {
    touches_of(allocation, &|_| false)
}

/// The same, with calls of functions of libraries, by their names, that keep no address.
pub(super) fn touches_of(
    allocation: Val,
    is_of_library: &dyn Fn(&str) -> bool,
) -> Option<HashMap<Val, Touch>> {
    let mut touches = HashMap::new();
    let mut work = vec![(allocation, Touch::Start)];
    while let Some((pointer, touch)) = work.pop() {
        for user in pointer.users() {
            match user.opcode()? {
                Opcode::LLVMGetElementPtr => work.push((user, Touch::Inside)),
                Opcode::LLVMICmp | Opcode::LLVMLoad => {}
                Opcode::LLVMStore if user.operand(0) == pointer => return None,
                Opcode::LLVMStore => {
                    touches.insert(user, Touch::Inside);
                }
                _ if stubs::is_marker(user) => {
                    touches.insert(user, Touch::Inside);
                }
                _ => {
                    let name = user.called_name()?;
                    // A program may have functions of these names of its own.
                    user.callee()?.is_declaration().then_some(())?;
                    if is_of_library(&name) {
                        touches.insert(user, Touch::Inside);
                        continue;
                    }
                    let plain = ["cuda", "hip", "llvm."].iter();
                    let plain = plain.clone().find_map(|start| name.strip_prefix(start))?;
                    let writes = WRITERS.contains(&plain) || plain.starts_with("mem");
                    (writes || QUIET.contains(&plain)).then_some(())?;
                    let args = user.call_args();
                    let is_first = args.first() == Some(&pointer);
                    let elsewhere = args.iter().skip(1).any(|&other| other == pointer);
                    let known = touches.get(&user).copied().unwrap_or(touch);
                    if writes && is_first {
                        let touch = if elsewhere { Touch::Inside } else { touch };
                        let both = if known == touch { touch } else { Touch::Inside };
                        touches.insert(user, both);
                    }
                }
            }
        }
    }
    Some(touches)
}

/// Functions that write to what their first argument points to, and keep no address.
const WRITERS: [&str; 4] = ["Memcpy", "MemcpyAsync", "Memset", "MemsetAsync"];
/// Functions that leave memory as it is, or say that it is not used any more.
const QUIET: [&str; 4] = ["Free", "FreeAsync", "MemAdvise", "MemPrefetchAsync"];

/// The bytes that an address computation adds.
fn distance(reader: &mut Reader<'_>, computation: Val, strictness: Strictness) -> Option<Term> {
    let mut ty = computation.gep_source_type();
    let mut sum = Term::constant(0, 64);
    for position in 1..computation.operand_count() {
        let index = computation.operand(position);
        let bytes = if position == 1 {
            scaled(reader, (index, ty), strictness)?
        } else if ty.kind() == TypeKind::LLVMStructTypeKind {
            let field = index.int_constant()? as u32;
            let offset = reader.layout.field_offset(ty, field);
            ty = ty.field(field);
            Term::constant(u128::from(offset), 64)
        } else {
            ty = ty.element();
            scaled(reader, (index, ty), strictness)?
        };
        sum = Term::binary(BvOp::Add, sum, bytes);
    }
    Some(sum)
}

fn scaled(reader: &mut Reader<'_>, (index, ty): (Val, Ty), strictness: Strictness) -> Option<Term> {
    let size = reader.layout.alloc_size(ty);
    let index = reader.read(index, strictness)?.extend(true, 64);
    Some(Term::binary(
        BvOp::Mul,
        index,
        Term::constant(u128::from(size), 64),
    ))
}
