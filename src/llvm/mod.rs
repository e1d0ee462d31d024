//! LLVM bitcode to kernel IR.
//!
//! The only module that knows LLVM. `read` parses and verifies the input,
//! `kernels` finds the kernels, `passes` prepares them in process, `function`
//! translates them one by one with the help of the files below. `transform` tidies
//! the result. A construct without a meaning in the kernel IR becomes
//! `Inst::Unsupported`; it is never dropped.

mod aggregates;
mod amdgcn;
mod asm;
mod axioms;
mod buffers;
mod builder;
mod by_value;
mod calls;
mod constants;
mod contracts;
mod cut;
mod debug;
mod enumerations;
mod function;
mod fused;
mod geometry;
mod ghost;
mod handle;
mod host;
mod indirect;
mod insts;
mod intrinsics;
mod keep;
mod kernels;
mod lanes;
mod launches;
mod leaks;
mod libcalls;
mod link;
mod memcpy;
mod memory;
mod names;
mod nvvm;
mod objects;
mod opencl;
mod params;
mod passes;
mod pointers;
mod prelude;
mod ptx;
mod read;
mod target;
mod types;
mod unchanging;
mod undef;
mod warp;

use crate::kir::Construct;
use thiserror::Error;

use crate::{kir, symbols};

pub use host::import_threads;
pub use launches::{Asked, KernelParameters, LeftOut, defines_main, kernel_parameters, launches};
pub use link::{Linked, Part, link, needs_others};

#[derive(Clone, Debug, Default)]
pub struct ImportOptions {
    /// The bitcode comes from clang as we run it, without optimisation, so `nsw`
    /// says what the source language promises (see `kir::Module`), and accesses to
    /// lanes of vectors are told by their marks.
    pub source_overflow_rules: bool,
    /// Calls of functions without a body return arbitrary values and have no
    /// other effect; otherwise they are not modelled.
    pub pure_external_calls: bool,
    /// Thread's own arrays, vectors and structs without pointers stay in memory.
    pub keep_private_arrays: bool,
    /// The target of a module that names none.
    pub triple: Option<String>,
}

/// Why LLVM IR could not be read.
#[derive(Debug, Error)]
pub enum ImportError {
    /// It is no LLVM IR of version 19 or older.
    #[error("not readable as LLVM IR: {0}")]
    Unreadable(String),
    /// LLVM's verifier rejects it.
    #[error("invalid LLVM IR: {0}")]
    Invalid(String),
    /// It is for a machine that is no GPU, or an unknown one.
    #[error("target `{0}` is not a GPU that is known here (nvptx, amdgcn, spir)")]
    Target(String),
    /// It names no machine, and nothing in it tells.
    #[error(
        "the file names no target, and has no intrinsics or kernels of one GPU: name the target, or \
         add a line such as `target triple = \"nvptx64-nvidia-cuda\"` or \
         `target triple = \"amdgcn-amd-amdhsa\"`"
    )]
    NoTarget,
    /// It is for another machine than the user says.
    #[error("the file is for `{named}`, and not for `{said}`")]
    OtherTarget { named: String, said: String },
    /// The file defines no kernel.
    #[error(
        "no kernels in the file: a template is one where it is instantiated, by a launch, by \
         `template __global__ void name<arguments>(parameters);` or by --instantiate"
    )]
    NoKernels,
    /// A program of threads has no `main`.
    #[error("no function `main` in the file")]
    NoMain,
    /// LLVM could not tidy the module.
    #[error("LLVM's passes failed: {0}")]
    Passes(String),
}

/// Kernels that have one name get the types of their parameters as well.
fn tell_overloads_apart(kernels: &mut [kir::Kernel]) {
    let names: Vec<String> = kernels.iter().map(|kernel| kernel.name.clone()).collect();
    for kernel in kernels {
        if names.iter().filter(|name| **name == kernel.name).count() > 1 {
            kernel.name = symbols::signature(&kernel.symbol);
        }
    }
}

/// Translates all kernels of a module in bitcode (or LLVM's text form).
///
/// # Errors
/// When the input is no valid LLVM IR for a GPU or defines no kernel. What a
/// kernel contains is never an error: see `kir::Inst::Unsupported`.
pub fn import(bitcode: &[u8], options: &ImportOptions) -> Result<kir::Module, ImportError> {
    read::with_module(bitcode, |module| {
        if let Some(said) = &options.triple {
            target::take(module, said)?;
        }
        let target = target::Target::settle(module)
            .filter(|target| *target != target::Target::Host)
            .ok_or_else(|| match module.triple() {
                triple if triple.is_empty() => ImportError::NoTarget,
                triple => ImportError::Target(triple),
            })?;
        let kernels = kernels::find(module);
        if kernels.iter().all(|kernel| kernel.is_final) {
            return Err(ImportError::NoKernels);
        }
        let assumptions = passes::run(module, target, &kernels, options)?;
        let types = types::Types {
            layout: module.layout(),
            target,
        };
        let mut debug = debug::DebugInfo::new(module);
        let (mut own, mut finals) = (Vec::new(), Vec::new());
        for kernel in &kernels {
            let list = if kernel.is_final {
                &mut finals
            } else {
                &mut own
            };
            list.push(function::import(module, types, &mut debug, kernel, options));
        }
        tell_overloads_apart(&mut own);
        let module = kir::Module {
            source_overflow_rules: options.source_overflow_rules,
            kernels: own,
            finals,
            spans: debug.into_spans(),
            assumptions,
        };
        debug_assert_eq!(
            module
                .kernels
                .iter()
                .chain(&module.finals)
                .find_map(|k| kir::verify::check(k).err()),
            None
        );
        Ok(module)
    })
}

/// A construct that the kernel IR has no meaning for.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Unmodelled {
    construct: Construct,
    /// The kernel says so already: this value comes from such a construct.
    reported: bool,
}

type Lowered<T> = Result<T, Unmodelled>;

fn unmodelled<T>(construct: Construct) -> Lowered<T> {
    Err(Unmodelled {
        construct,
        reported: false,
    })
}
