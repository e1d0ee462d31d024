//! LLVM IR as text.

mod assembly;
mod bits;
mod compare;
mod control;
mod convert;
mod debug;
mod float;
mod function;
mod globals;
mod integer;
mod memory;
mod moves;
mod registers;
mod special;
mod surfaces;
mod tensors;
mod value;
mod warp;

use std::collections::BTreeMap;
use std::fmt::Write;

use super::PtxError;
use super::ast::Module;
use super::pointers::Pointers;
use debug::Debug;

pub use assembly::{assembly, assembly_of_object, nothing, unsupported};
pub use bits::*;
pub use compare::*;
pub use control::*;
pub use convert::*;
pub use float::*;
pub use function::Emitter;
pub use integer::*;
pub use memory::*;
pub use moves::*;
pub use surfaces::{SURFACES, load_surface, reduce_surface, store_surface};
pub use tensors::{coordinate_bits, copy};
pub use warp::*;

/// What all functions of a module share.
struct Shared<'a> {
    module: &'a Module,
    pointers: &'a Pointers,
    debug: Debug,
    /// The functions of LLVM that are called, with their declarations.
    declared: BTreeMap<String, String>,
    /// Variables of functions that all threads of a block share.
    globals: String,
}

/// The text of the whole module.
///
/// # Errors
/// It declares what has no meaning here.
pub fn module(module: &Module, pointers: &Pointers, path: &str) -> Result<String, PtxError> {
    let mut shared = Shared {
        module,
        pointers,
        debug: Debug::new(path, &module.files),
        declared: BTreeMap::new(),
        globals: String::new(),
    };
    let mut text = String::from(
        "target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\n\
         target triple = \"nvptx64-nvidia-cuda\"\n\n",
    );
    for variable in &module.variables {
        globals::variable(variable, &variable.name, pointers, &mut text)?;
    }
    let mut functions = String::new();
    for function in &module.functions {
        functions.push_str(&function::function(&mut shared, function)?);
    }
    text.push_str(&shared.globals);
    text.push_str(&functions);
    for declaration in shared.declared.values() {
        let _ = writeln!(text, "{declaration}");
    }
    text.push_str(&shared.debug.finish());
    Ok(text)
}
