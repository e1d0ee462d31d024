//! The GPU targets and their numbering of address spaces.

use crate::kir::AddressSpace;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    Nvptx,
    Amdgpu,
    Spir,
    /// The machine that programs of threads run on.
    Host,
}

impl Target {
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
