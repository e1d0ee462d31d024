//! LLVM types as sequences of scalars.

use super::handle::{Layout, Ty, TypeKind};
use super::target::Target;
use super::{Lowered, unmodelled};
use crate::kir::{Construct, FloatKind, Type};

/// Larger vectors and aggregates are not taken apart.
const MAX_LEAVES: usize = 4096;

/// A scalar inside a value of some type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Leaf {
    pub(super) ty: Type,
    /// Bytes from the start of the value in memory.
    pub(super) offset: u64,
}

#[derive(Clone, Copy)]
pub(super) struct Types {
    pub(super) layout: Layout,
    pub(super) target: Target,
}

impl Types {
    /// The scalars of a type in order of their position.
    ///
    /// # Errors
    /// When the type holds something that the kernel IR has no scalar for.
    pub(super) fn leaves(self, ty: Ty) -> Lowered<Vec<Leaf>> {
        let mut leaves = Vec::new();
        self.collect(ty, 0, &mut leaves)?;
        Ok(leaves)
    }

    /// Number of scalars of a type.
    pub(super) fn leaf_count(self, ty: Ty) -> Lowered<usize> {
        let count = match ty.kind() {
            TypeKind::LLVMVectorTypeKind => ty.count() as usize,
            TypeKind::LLVMArrayTypeKind => match ty.count() {
                0 => 0,
                n => self
                    .leaf_count(ty.element())?
                    .saturating_mul(usize::try_from(n).unwrap_or(usize::MAX)),
            },
            TypeKind::LLVMStructTypeKind => {
                let mut sum = 0_usize;
                for field in 0..ty.count() as u32 {
                    sum = sum.saturating_add(self.leaf_count(ty.field(field))?);
                }
                sum
            }
            _ => {
                self.scalar(ty)?;
                1
            }
        };
        if count > MAX_LEAVES {
            return unmodelled(Construct::ValueOfType(ty.to_text()));
        }
        Ok(count)
    }

    /// The scalar type of an integer, float or pointer type.
    pub(super) fn scalar(self, ty: Ty) -> Lowered<Type> {
        match ty.kind() {
            TypeKind::LLVMIntegerTypeKind if ty.int_bits() <= 128 => Ok(Type::Int(ty.int_bits())),
            TypeKind::LLVMHalfTypeKind => Ok(Type::Float(FloatKind::F16)),
            TypeKind::LLVMBFloatTypeKind => Ok(Type::Float(FloatKind::BF16)),
            TypeKind::LLVMFloatTypeKind => Ok(Type::Float(FloatKind::F32)),
            TypeKind::LLVMDoubleTypeKind => Ok(Type::Float(FloatKind::F64)),
            TypeKind::LLVMPointerTypeKind => match self.target.address_space(ty.address_space()) {
                Some(space) => Ok(Type::Ptr(space)),
                None => unmodelled(Construct::AddressSpace(ty.address_space().to_string())),
            },
            _ => unmodelled(Construct::ValueOfType(ty.to_text())),
        }
    }

    fn collect(self, ty: Ty, base: u64, leaves: &mut Vec<Leaf>) -> Lowered<()> {
        self.leaf_count(ty)?;
        match ty.kind() {
            TypeKind::LLVMVectorTypeKind => {
                let element = self.scalar(ty.element())?;
                for lane in 0..ty.count() {
                    leaves.push(Leaf {
                        ty: element,
                        offset: base + lane * u64::from(element.bits()) / 8,
                    });
                }
            }
            TypeKind::LLVMArrayTypeKind => {
                let stride = self.layout.alloc_size(ty.element());
                for index in 0..ty.count() {
                    self.collect(ty.element(), base + index * stride, leaves)?;
                }
            }
            TypeKind::LLVMStructTypeKind => {
                for field in 0..ty.count() as u32 {
                    let offset = base + self.layout.field_offset(ty, field);
                    self.collect(ty.field(field), offset, leaves)?;
                }
            }
            _ => leaves.push(Leaf {
                ty: self.scalar(ty)?,
                offset: base,
            }),
        }
        Ok(())
    }
}
