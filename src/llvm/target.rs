//! The GPU targets and their numbering of address spaces.

use std::ffi::CString;

use super::ImportError;
use super::handle::{ModuleHandle, Val};
use super::kernels::{AMDGPU_KERNEL, PTX_KERNEL};
use crate::kir::AddressSpace;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    Nvptx,
    Amdgpu,
    Spir,
    /// The machine that programs of threads run on.
    Host,
}

/// Takes the user's word for what a module is for that does not say so.
///
/// # Errors
/// It says so, and is for something else.
pub(super) fn take(module: ModuleHandle, said: &str) -> Result<(), ImportError> {
    let named = module.triple();
    if named.is_empty() {
        let said = CString::new(said).map_err(|_| ImportError::Target(said.to_owned()))?;
        module.set_triple(&said);
        return Ok(());
    }
    match Target::from_triple(&named) == Target::from_triple(said) {
        true => Ok(()),
        false => Err(ImportError::OtherTarget {
            named,
            said: said.to_owned(),
        }),
    }
}

impl Target {
    /// The target of a module. One that names none gets that of the intrinsics and the calling
    /// conventions that it has, where they are of one target.
    pub(super) fn settle(module: ModuleHandle) -> Option<Target> {
        if module.triple().is_empty() {
            let functions = module.functions();
            let marked = |prefix: &str, convention: u32| {
                let is_mark = |function: &Val| {
                    function.call_conv() == convention || function.name().starts_with(prefix)
                };
                functions.iter().any(is_mark)
            };
            let annotated = !module.named_metadata(c"nvvm.annotations").is_empty();
            let nvptx = annotated || marked("llvm.nvvm.", PTX_KERNEL);
            match (nvptx, marked("llvm.amdgcn.", AMDGPU_KERNEL)) {
                (true, false) => module.set_triple(c"nvptx64-nvidia-cuda"),
                (false, true) => module.set_triple(c"amdgcn-amd-amdhsa"),
                _ => return None,
            }
        }
        Target::from_triple(&module.triple())
    }

    pub(super) fn from_triple(triple: &str) -> Option<Target> {
        if triple.starts_with("nvptx") {
            Some(Target::Nvptx)
        } else if triple.starts_with("amdgcn") {
            Some(Target::Amdgpu)
        } else if triple.starts_with("spir") {
            Some(Target::Spir)
        } else if triple.starts_with("x86_64") {
            Some(Target::Host)
        } else {
            None
        }
    }

    /// `None` for spaces that kernels of the importer's reach do not use.
    pub(super) fn address_space(self, number: u32) -> Option<AddressSpace> {
        use AddressSpace::*;
        let space = match (self, number) {
            (Target::Nvptx | Target::Amdgpu | Target::Host, 0) | (Target::Spir, 4) => Generic,
            (Target::Host, _) => return None,
            (_, 1) => Global,
            (_, 3) => Shared,
            (Target::Nvptx | Target::Amdgpu, 4) | (Target::Spir, 2) => Constant,
            (Target::Nvptx | Target::Amdgpu, 5) | (Target::Spir, 0) => Private,
            _ => return None,
        };
        Some(space)
    }

    /// LLVM's number of an address space: the inverse of `address_space`.
    pub(super) fn number(self, space: AddressSpace) -> u32 {
        (0..=5)
            .find(|&number| self.address_space(number) == Some(space))
            .unwrap_or(0)
    }
}
