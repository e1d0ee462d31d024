//! The LLVM passes that run before translation, in process.
//!
//! They inline every call, promote local variables to values, resolve generic
//! pointers to address spaces, and bring loops into a form with dedicated exits
//! and closed SSA. They remove, merge and move no access to shared or global
//! memory: passes that do (`dce`, `instcombine`, `gvn`, `simplifycfg`, `licm`,
//! every `-O` level) must never be added here.

use std::ffi::CString;
use std::ptr;

use inkwell::OptimizationLevel;
use inkwell::llvm_sys::core::*;
use inkwell::llvm_sys::error::LLVMGetErrorMessage;
use inkwell::llvm_sys::transforms::pass_builder::*;
use inkwell::targets::{CodeModel, RelocMode, Target as LlvmTarget, TargetMachine, TargetTriple};

use super::axioms;
use super::by_value;
use super::contracts;
use super::cut;
use super::debug;
use super::enumerations;
use super::handle::{Linkage, ModuleHandle, Opcode, Val};
use super::indirect;
use super::keep;
use super::kernels::{self, KernelInfo};
use super::target::Target;
use super::undef;
use super::{ImportError, ImportOptions};

/// Prepares the module for translation, and tells what it had to assume.
///
/// # Errors
/// When LLVM refuses a pass or produces a module that its verifier rejects.
pub(super) fn run(
    module: ModuleHandle,
    target: Target,
    kernels: &[KernelInfo],
    options: &ImportOptions,
) -> Result<Vec<String>, ImportError> {
    let machine = target_machine(module);
    let functions: Vec<Val> = kernels.iter().map(|kernel| kernel.function).collect();
    axioms::state(module, &functions);
    let enumerations = enumerations::state_ranges(module);
    prepare_functions(module, target);
    if options.keep_private_arrays {
        keep::mark(module);
    }
    settle_contracts(module, machine.as_ref())?;
    inline_all(module, kernels);
    if target == Target::Nvptx {
        for kernel in kernels {
            state_global_parameters(module, kernel.function);
        }
    }
    // Promoting a variable may show which function a call through a pointer
    // calls, which can be inlined then.
    let mut indirect = false;
    const ROUNDS: usize = 6;
    for _ in 0..ROUNDS {
        run_pipeline(module, machine.as_ref(), "always-inline,globaldce")?;
        for &kernel in &functions {
            cut::after_no_return(kernel);
            by_value::copy_written(module, kernel);
        }
        run_pipeline(
            module,
            machine.as_ref(),
            "function(sroa<preserve-cfg>,infer-address-spaces)",
        )?;
        for &kernel in &functions {
            undef::freeze_operands(kernel);
        }
        run_pipeline(module, machine.as_ref(), "function(sccp)")?;
        let resolved = indirect::resolve(module, &functions, &functions);
        indirect |= resolved;
        if !resolved && !functions.iter().any(|&kernel| calls_a_body(kernel)) {
            break;
        }
    }
    run_pipeline(module, machine.as_ref(), "function(loop-simplify,lcssa)")?;
    if options.keep_private_arrays {
        keep::unmark(module);
    }
    let assumed = [(indirect, INDIRECT), (enumerations, ENUMERATIONS)];
    let assumed = assumed.iter().filter(|(assumed, _)| *assumed);
    Ok(assumed.map(|(_, what)| (*what).to_owned()).collect())
}

/// What calls through pointers rest on.
const INDIRECT: &str = "pointers that functions are called through are not null and point to \
                        functions of the files that are given";
const ENUMERATIONS: &str = "values of enumerations are ones that these can hold (undefined \
                            behaviour otherwise)";

/// Does the function call one that could be inlined?
fn calls_a_body(function: Val) -> bool {
    let mut insts = function
        .blocks()
        .into_iter()
        .flat_map(|block| block.insts());
    insts.any(|inst| {
        inst.has_opcode(Opcode::LLVMCall)
            && inst
                .callee()
                .is_some_and(|callee| callee.is_function() && !callee.is_declaration())
    })
}

/// Brings every function into the form that the passes start from.
fn prepare_functions(module: ModuleHandle, target: Target) {
    for function in module.functions() {
        debug::declare_without_casts(module, function);
        for block in function.blocks() {
            for inst in block.insts() {
                if inst.has_opcode(Opcode::LLVMCall) {
                    inst.remove_call_attribute("noinline");
                }
            }
        }
        if function.is_declaration() {
            continue;
        }
        undef::freeze_operands(function);
        // The concrete machine, which runs these programs, knows what was never written.
        if target != Target::Host {
            undef::initialise_variables(module, function);
        }
        function.remove_attribute("noinline");
        function.remove_attribute("optnone");
    }
}

/// Moves postconditions to the returns of their functions, while these are
/// functions still.
fn settle_contracts(
    module: ModuleHandle,
    machine: Option<&TargetMachine>,
) -> Result<(), ImportError> {
    let functions = contracts::functions(module);
    if functions.is_empty() {
        return Ok(());
    }
    for function in &functions {
        function.remove_attribute("alwaysinline");
    }
    // The conditions call functions of the prelude.
    run_pipeline(module, machine, "always-inline")?;
    run_pipeline(module, machine, "function(sroa<preserve-cfg>)")?;
    for function in functions {
        undef::freeze_operands(function);
        contracts::claim_at_returns(module, function);
    }
    Ok(())
}

/// Lets the always-inliner take every call of a function with a body.
fn inline_all(module: ModuleHandle, kernels: &[KernelInfo]) {
    for function in module.functions() {
        if function.is_declaration() {
            continue;
        }
        // Kernels too: OpenCL lets kernels call kernels.
        function.add_attribute("alwaysinline");
        if !kernels.iter().any(|kernel| kernel.function == function) {
            function.set_linkage(Linkage::LLVMInternalLinkage);
        }
    }
}

/// CUDA passes generic pointers to kernels, but they always point to global
/// memory: a cast there and back lets `infer-address-spaces` use that.
fn state_global_parameters(module: ModuleHandle, kernel: Val) {
    let Some(entry) = kernel.blocks().first().copied() else {
        return;
    };
    let Some(first) = entry.insts().first().copied() else {
        return;
    };
    let (generic, global) = (module.ptr_type(0), module.ptr_type(1));
    for (index, param) in kernel.params().into_iter().enumerate() {
        let ty = param.ty();
        if !ty.is_pointer() || ty.address_space() != 0 || kernels::is_by_value(kernel, index) {
            continue;
        }
        unsafe {
            let builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module.raw()));
            LLVMPositionBuilderBefore(builder, first.raw());
            let name = CString::default();
            let to = LLVMBuildAddrSpaceCast(builder, param.raw(), global.raw(), name.as_ptr());
            let back = LLVMBuildAddrSpaceCast(builder, to, generic.raw(), name.as_ptr());
            LLVMDisposeBuilder(builder);
            LLVMReplaceAllUsesWith(param.raw(), back);
            // The replacement above changed the first cast as well.
            LLVMSetOperand(to, 0, param.raw());
        }
    }
}

/// Runs passes by LLVM's names.
///
/// # Errors
/// LLVM refuses one.
pub(super) fn run_pipeline(
    module: ModuleHandle,
    machine: Option<&TargetMachine>,
    pipeline: &str,
) -> Result<(), ImportError> {
    let text = CString::new(pipeline).expect("pipelines have no zero bytes");
    let error = unsafe {
        let options = LLVMCreatePassBuilderOptions();
        let machine = machine.map_or(ptr::null_mut(), |m| m.as_mut_ptr());
        let error = LLVMRunPasses(module.raw(), text.as_ptr(), machine, options);
        LLVMDisposePassBuilderOptions(options);
        error
    };
    if error.is_null() {
        return Ok(());
    }
    Err(ImportError::Passes(unsafe {
        super::handle::owned(LLVMGetErrorMessage(error))
    }))
}

/// Address space inference asks the target which space is the generic one.
/// Targets that LLVM has no code generator for (spir) go without.
fn target_machine(module: ModuleHandle) -> Option<TargetMachine> {
    let triple = TargetTriple::create(&module.triple());
    let target = LlvmTarget::from_triple(&triple).ok()?;
    let cpu = if module.triple().starts_with("amdgcn") {
        "gfx90a"
    } else {
        ""
    };
    target.create_target_machine(
        &triple,
        cpu,
        "",
        OptimizationLevel::None,
        RelocMode::Default,
        CodeModel::Default,
    )
}
