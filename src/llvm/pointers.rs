//! `getelementptr` as a base, a constant number of bytes and scaled indices.

use super::function::Importer;
use super::handle::{Ty, TypeKind, Val};
use super::{Lowered, unmodelled};
use crate::kir::{Construct, Inst, ValueId};

impl Importer<'_> {
    pub(super) fn element_pointer(&mut self, inst: Val) -> Lowered<Vec<ValueId>> {
        let bases = self.all(inst.operand(0))?;
        let mut indices = Vec::new();
        for operand in 1..inst.operand_count() {
            indices.push(self.all(inst.operand(operand))?);
        }
        let count = if inst.ty().is_vector() {
            inst.ty().count() as usize
        } else {
            1
        };
        let inbounds = inst.is_inbounds();
        let mut lanes = Vec::with_capacity(count);
        for lane in 0..count {
            let indices: Vec<ValueId> = indices.iter().map(|index| at_lane(index, lane)).collect();
            let (offset, terms) = self.byte_offset(inst.gep_source_type(), &indices)?;
            let base = at_lane(&bases, lane);
            lanes.push(if offset == 0 && terms.is_empty() {
                base
            } else {
                let ty = self.b.ty(base);
                self.b.push(
                    Inst::PtrAdd {
                        base,
                        offset,
                        terms,
                        inbounds,
                    },
                    ty,
                )
            });
        }
        Ok(lanes)
    }

    /// Constant part and scaled indices of a path of indices into `source`.
    ///
    /// Where pointers are narrower than 64 bits LLVM computes the sum in their
    /// width; it differs from the sum here only outside of every object.
    fn byte_offset(
        &mut self,
        source: Ty,
        indices: &[ValueId],
    ) -> Lowered<(i64, Vec<(ValueId, i64)>)> {
        let mut offset = 0_i64;
        let mut terms: Vec<(ValueId, i64)> = Vec::new();
        let mut ty = source;
        for (depth, &index) in indices.iter().enumerate() {
            if depth > 0 && ty.kind() == TypeKind::LLVMStructTypeKind {
                let Some(field) = self.b.constant_i64(index) else {
                    return unmodelled(Construct::VaryingField);
                };
                offset =
                    offset.wrapping_add(self.types.layout.field_offset(ty, field as u32) as i64);
                ty = ty.field(field as u32);
                continue;
            }
            let scale = if depth == 0 {
                self.types.layout.alloc_size(ty)
            } else {
                let in_vector = ty.is_vector();
                ty = ty.element();
                // Lanes of a vector lie without gaps.
                if in_vector {
                    self.types.layout.store_size(ty)
                } else {
                    self.types.layout.alloc_size(ty)
                }
            } as i64;
            match self.b.constant_i64(index) {
                Some(index) => offset = offset.wrapping_add(index.wrapping_mul(scale)),
                None if scale == 0 => {}
                None => match terms.iter_mut().find(|(known, _)| *known == index) {
                    Some((_, known)) => *known = known.wrapping_add(scale),
                    None => terms.push((index, scale)),
                },
            }
        }
        Ok((offset, terms))
    }
}

/// The lane of a vector; a scalar counts for all lanes.
fn at_lane(lanes: &[ValueId], lane: usize) -> ValueId {
    if lanes.len() == 1 {
        lanes[0]
    } else {
        lanes[lane]
    }
}
