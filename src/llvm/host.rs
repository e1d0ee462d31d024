//! Programs of threads: `main` and the functions that threads start in.
//!
//! Each of them gets a function of its own around it, without parameters and without a
//! result, which asks for the thread's argument and hands its result over. The addresses
//! in the initial values of variables are stored at the start: of thread-local variables
//! by every thread, of others by `main`, before anything else happens.

use std::ffi::CString;
use std::ptr;

use inkwell::llvm_sys::core::*;
use inkwell::llvm_sys::prelude::*;

use super::calls::Call;
use super::function::{self, Importer};
use super::handle::{ModuleHandle, Opcode, Ty, TypeKind, Val, ValueKind};
use super::target::Target;
use super::types::Types;
use super::{ImportError, ImportOptions, Lowered, debug, kernels, passes, read, unmodelled};
use crate::kir::{self, AnnotationKind, Construct, HostOp, Inst, ValueId};

/// Translates `main` and every function of a program that threads may start in.
///
/// # Errors
/// When the input is no valid LLVM IR for a host, or has no `main`.
pub fn import_threads(bitcode: &[u8]) -> Result<kir::Functions, ImportError> {
    read::with_module(bitcode, |module| {
        let triple = module.triple();
        let target = Target::from_triple(&triple)
            .filter(|target| *target == Target::Host)
            .ok_or(ImportError::Target(triple))?;
        let starts = starts(module);
        if starts.first().is_none_or(|first| first.name() != MAIN) {
            return Err(ImportError::NoMain);
        }
        let infos: Vec<kernels::KernelInfo> = starts
            .iter()
            .map(|&start| kernels::plain(module, wrapper(module, start)))
            .collect();
        let options = ImportOptions {
            source_overflow_rules: true,
            ..ImportOptions::default()
        };
        passes::run(module, target, &infos, &options)?;
        let types = Types {
            layout: module.layout(),
            target,
        };
        let mut debug = debug::DebugInfo::new(module);
        let import = |info| {
            let kernel = function::import_start(module, types, &mut debug, info, &options, &starts);
            let name = kernel.name.trim_start_matches(PREFIX).to_owned();
            kir::Kernel { name, ..kernel }
        };
        let functions: Vec<kir::Kernel> = infos.iter().map(import).collect();
        debug_assert_eq!(
            functions.iter().find_map(|k| kir::verify::check(k).err()),
            None
        );
        Ok(kir::Functions {
            starts: functions,
            spans: debug.into_spans(),
        })
    })
}

const MAIN: &str = "main";
const PREFIX: &str = "start of ";

/// `main`, and every function with a body whose address is a value and that could be
/// started in.
fn starts(module: ModuleHandle) -> Vec<Val> {
    let functions = module.functions();
    let main = functions.iter().copied().filter(|f| f.name() == MAIN);
    let others = functions.iter().copied();
    let others = others.filter(|f| f.name() != MAIN && is_value(*f) && can_start(*f));
    main.chain(others).filter(|f| !f.is_declaration()).collect()
}

/// Is the function's address used for other things than calling it?
fn is_value(function: Val) -> bool {
    function.users().into_iter().any(|user| {
        !user.has_opcode(Opcode::LLVMCall)
            || user.callee() != Some(function)
            || user.call_args().contains(&function)
    })
}

/// `thrd_create` takes functions that yield integers.
fn can_start(function: Val) -> bool {
    let params = function.params();
    let result = function.value_type_of_result();
    params.len() <= 1
        && params.iter().all(|param| param.ty().is_pointer())
        && (result.is_void()
            || result.is_pointer()
            || result.kind() == TypeKind::LLVMIntegerTypeKind)
}

/// A function around `start`.
fn wrapper(module: ModuleHandle, start: Val) -> Val {
    let is_main = start.name() == MAIN;
    let pointer = module.ptr_type(0);
    unsafe {
        let context = LLVMGetModuleContext(module.raw());
        let void = LLVMVoidTypeInContext(context);
        let builder = LLVMCreateBuilderInContext(context);
        let declare = |name: &str, result: LLVMTypeRef, parameters: &mut [LLVMTypeRef]| {
            let name = c_string(name);
            let ty = LLVMFunctionType(result, parameters.as_mut_ptr(), parameters.len() as u32, 0);
            let known = LLVMGetNamedFunction(module.raw(), name.as_ptr());
            let function = match known.is_null() {
                true => LLVMAddFunction(module.raw(), name.as_ptr(), ty),
                false => known,
            };
            (ty, function)
        };
        let (_, outer) = declare(&format!("{PREFIX}{}", start.name()), void, &mut []);
        let block = LLVMAppendBasicBlockInContext(context, outer, c"entry".as_ptr());
        LLVMPositionBuilderAtEnd(builder, block);
        for variable in module.globals() {
            if variable.is_thread_local() || is_main {
                store_addresses(module, variable, builder);
            }
        }
        let mut arguments: Vec<LLVMValueRef> = Vec::new();
        for param in start.params() {
            if is_main {
                arguments.push(LLVMConstNull(param.ty().raw()));
                continue;
            }
            let (ty, ask) = declare("__wp_host_argument", pointer.raw(), &mut []);
            arguments.push(LLVMBuildCall2(
                builder,
                ty,
                ask,
                ptr::null_mut(),
                0,
                c"".as_ptr(),
            ));
        }
        let result = LLVMBuildCall2(
            builder,
            start.value_type().raw(),
            start.raw(),
            arguments.as_mut_ptr(),
            arguments.len() as u32,
            c"".as_ptr(),
        );
        let result_ty = start.value_type_of_result();
        if !is_main && !result_ty.is_void() {
            let (ty, exit) = declare("__wp_host_exit", void, &mut [pointer.raw()]);
            let mut result = result;
            if !result_ty.is_pointer() {
                let word = module.int_type(64).raw();
                result = LLVMBuildIntCast2(builder, result, word, 1, c"".as_ptr());
                result = LLVMBuildIntToPtr(builder, result, pointer.raw(), c"".as_ptr());
            }
            LLVMBuildCall2(builder, ty, exit, [result].as_mut_ptr(), 1, c"".as_ptr());
        }
        LLVMBuildRetVoid(builder);
        LLVMDisposeBuilder(builder);
        Val::some(outer).expect("LLVM adds a function")
    }
}

/// Stores the addresses in the initial value of a variable into it.
fn store_addresses(module: ModuleHandle, variable: Val, builder: LLVMBuilderRef) {
    let byte = module.int_type(8);
    for (offset, address) in addresses(module, variable) {
        unsafe {
            let index = LLVMConstInt(module.int_type(64).raw(), offset, 0);
            let mut indices = [index];
            let name = CString::default();
            let place = LLVMBuildGEP2(
                builder,
                byte.raw(),
                variable.raw(),
                indices.as_mut_ptr(),
                1,
                name.as_ptr(),
            );
            LLVMBuildStore(builder, address.raw(), place);
        }
    }
}

/// Whether the initial value of a variable holds addresses.
pub(super) fn holds_addresses(variable: Val) -> bool {
    fn holds(constant: Val) -> bool {
        match constant.ty().kind() {
            TypeKind::LLVMPointerTypeKind => is_address(constant),
            TypeKind::LLVMArrayTypeKind | TypeKind::LLVMStructTypeKind => {
                may_hold(constant.ty()) && elements(constant).any(|(_, element)| holds(element))
            }
            _ => false,
        }
    }
    variable.initializer().is_some_and(holds)
}

/// The addresses in the initial value of a variable, by offset.
pub(super) fn addresses(module: ModuleHandle, variable: Val) -> Vec<(u64, Val)> {
    let mut found = Vec::new();
    if !variable.name().starts_with("llvm.")
        && let Some(initial) = variable.initializer()
    {
        collect(module, initial, 0, &mut found);
    }
    found
}

fn collect(module: ModuleHandle, constant: Val, at: u64, found: &mut Vec<(u64, Val)>) {
    let ty = constant.ty();
    match ty.kind() {
        TypeKind::LLVMPointerTypeKind if is_address(constant) => found.push((at, constant)),
        TypeKind::LLVMArrayTypeKind | TypeKind::LLVMStructTypeKind if may_hold(ty) => {
            for (index, element) in elements(constant) {
                let offset = match ty.kind() {
                    TypeKind::LLVMStructTypeKind => module.layout().field_offset(ty, index),
                    _ => u64::from(index) * module.layout().alloc_size(ty.element()),
                };
                collect(module, element, at + offset, found);
            }
        }
        _ => {}
    }
}

fn elements(constant: Val) -> impl Iterator<Item = (u32, Val)> {
    let count = match constant.kind() {
        ValueKind::LLVMConstantAggregateZeroValueKind => 0,
        _ => u32::try_from(constant.ty().count()).unwrap_or(0),
    };
    (0..count).filter_map(move |index| Some((index, constant.constant_element(index)?)))
}

/// Whether values of the type can hold addresses.
fn may_hold(ty: Ty) -> bool {
    match ty.kind() {
        TypeKind::LLVMPointerTypeKind => true,
        TypeKind::LLVMArrayTypeKind => may_hold(ty.element()),
        TypeKind::LLVMStructTypeKind => (0..ty.count() as u32).any(|i| may_hold(ty.field(i))),
        _ => false,
    }
}

fn is_address(pointer: Val) -> bool {
    !pointer.is_undef() && pointer.kind() != ValueKind::LLVMConstantPointerNullValueKind
}

fn c_string(text: &str) -> CString {
    CString::new(text).expect("names in LLVM IR that we look for have no zero bytes")
}

/// What GenMC and GPUMC add to C. `None` when the function is not one of them.
pub(super) fn lower(importer: &mut Importer<'_>, call: &Call) -> Option<Lowered<Vec<ValueId>>> {
    let name = call.name.strip_prefix("__VERIFIER_")?;
    Some(importer.verifier_call(name, call))
}

impl Importer<'_> {
    fn verifier_call(&mut self, name: &str, call: &Call) -> Lowered<Vec<ValueId>> {
        let (op, constants): (HostOp, &[i64]) = match name {
            "assume" | "assert" => {
                let condition = self.arg(call, 0)?;
                let args = vec![self.is_nonzero(condition)];
                let kind = match name {
                    "assume" => AnnotationKind::Assume,
                    _ => AnnotationKind::Assert,
                };
                self.b.effect(Inst::Annotation { kind, args });
                return self.zeros(call);
            }
            "error" => {
                let args = vec![self.b.truth(false)];
                let kind = AnnotationKind::Assert;
                self.b.effect(Inst::Annotation { kind, args });
                return self.zeros(call);
            }
            // Hints.
            "loop_begin" | "spin_start" | "spin_end" => return self.zeros(call),
            _ if name.starts_with("nondet_") => return self.arbitrary(name, call.inst.ty()),
            "weak_access" => (HostOp::Weak, &[]),
            "memory_scope_work_item" => (HostOp::Scope, &[0]),
            "memory_scope_sub_group" => (HostOp::Scope, &[1]),
            "memory_scope_work_group" => (HostOp::Scope, &[2]),
            "memory_scope_device" => (HostOp::Scope, &[4]),
            "memory_scope_system" => (HostOp::Scope, &[5]),
            "thread_global_id" => (HostOp::Place, &[0]),
            "thread_local_id" => (HostOp::Place, &[1]),
            "thread_group_id" => (HostOp::Place, &[2]),
            "thread_kernel_id" => (HostOp::Place, &[3]),
            "groupsize" => (HostOp::Place, &[4]),
            _ => return unmodelled(Construct::VerifierFunction(name.to_string())),
        };
        let mut args: Vec<ValueId> = constants.iter().map(|&c| self.b.int(64, c)).collect();
        if op == HostOp::Place {
            let value = self.arg(call, 0)?;
            args.push(self.b.resize(value, 64, true));
        }
        self.b.effect(Inst::Host { op, args });
        self.zeros(call)
    }

    /// The result of a function that was declared to have one, but has none.
    fn zeros(&mut self, call: &Call) -> Lowered<Vec<ValueId>> {
        if call.inst.ty().is_void() {
            return Ok(Vec::new());
        }
        let ty = self.types.scalar(call.inst.ty())?;
        Ok(vec![self.b.bits(ty, 0)])
    }

    /// The functions `__wp_host_…` of the prelude, and of the wrappers above.
    pub(super) fn host_operation(&mut self, name: &str, call: &Call) -> Lowered<Vec<ValueId>> {
        let Some(op) = HostOp::named(name) else {
            return unmodelled(Construct::HostFunction(name.to_string()));
        };
        let mut args = Vec::new();
        for index in 0..call.args.len() {
            args.push(self.arg(call, index)?);
        }
        if call.inst.ty().is_void() {
            self.b.effect(Inst::Host { op, args });
            return Ok(Vec::new());
        }
        if op == HostOp::Meet {
            // Which thread is told that it is special matters if it is looked at.
            let asks = !call.inst.users().is_empty();
            args.push(self.b.int(64, i64::from(asks)));
        }
        let ty = self.types.scalar(call.inst.ty())?;
        Ok(vec![self.b.push(Inst::Host { op, args }, ty)])
    }
}
