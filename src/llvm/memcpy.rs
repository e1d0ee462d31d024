//! `memcpy`, `memmove` and `memset`: short ones of constant length become loads
//! and stores of the elements that are there.

use super::calls::Call;
use super::function::Importer;
use super::handle::{Opcode, Ty, Val, ValueKind};
use super::memory::at_offset;
use super::target::Target;
use super::{Lowered, unmodelled};
use crate::kir::{Access, BinaryOp, CastOp, Construct, Inst, Type, ValueId};

/// Longer copies stay one instruction.
const MAX_BYTES: u64 = 4096;

/// A part of a copied range: one load and store.
#[derive(Clone, Copy)]
struct Piece {
    offset: u64,
    ty: Type,
}

impl Importer<'_> {
    pub(super) fn memory_copy(&mut self, call: &Call, may_overlap: bool) -> Lowered<Vec<ValueId>> {
        let (to, from) = (self.arg(call, 0)?, self.arg(call, 1)?);
        let Some(bytes) = short_length(call) else {
            if may_overlap {
                return unmodelled(Construct::Memmove);
            }
            let bytes = self.arg(call, 2)?;
            self.b.effect(Inst::MemCopy { to, from, bytes });
            return Ok(Vec::new());
        };
        let (to_align, from_align) = (
            call.inst.argument_alignment(0),
            call.inst.argument_alignment(1),
        );
        let pieces = self.pieces(
            &[call.args[0], call.args[1]],
            bytes,
            to_align.min(from_align),
        );
        let volatile = self.constant_arg(call, 3)? != 0;
        // All loads come first, so that overlapping ranges are copied right.
        let addresses = self.addresses_in(call.args[1]);
        let mut values = Vec::with_capacity(pieces.len());
        for piece in &pieces {
            if let Some(&(_, address)) = addresses.iter().find(|(at, _)| *at == piece.offset) {
                let address = self.one(address)?;
                if self.b.ty(address) == piece.ty {
                    values.push(address);
                    continue;
                }
            }
            let ptr = self.b.offset(from, piece.offset as i64);
            let access = at_offset(
                Access {
                    volatile,
                    ..Access::plain(from_align)
                },
                piece.offset,
            );
            values.push(self.load_scalar(ptr, piece.ty, access)?);
        }
        for (piece, value) in pieces.iter().zip(values) {
            let ptr = self.b.offset(to, piece.offset as i64);
            let access = at_offset(
                Access {
                    volatile,
                    ..Access::plain(to_align)
                },
                piece.offset,
            );
            self.store_scalar(ptr, value, access)?;
        }
        Ok(Vec::new())
    }

    pub(super) fn memory_set(&mut self, call: &Call) -> Lowered<Vec<ValueId>> {
        let (to, byte) = (self.arg(call, 0)?, self.arg(call, 1)?);
        let Some(bytes) = short_length(call) else {
            let bytes = self.arg(call, 2)?;
            self.b.effect(Inst::MemSet {
                to,
                value: byte,
                bytes,
            });
            return Ok(Vec::new());
        };
        let align = call.inst.argument_alignment(0);
        let volatile = self.constant_arg(call, 3)? != 0;
        for piece in self.pieces(&call.args[..1], bytes, align) {
            let ptr = self.b.offset(to, piece.offset as i64);
            let value = self.repeated(byte, piece.ty);
            let access = at_offset(
                Access {
                    volatile,
                    ..Access::plain(align)
                },
                piece.offset,
            );
            self.store_scalar(ptr, value, access)?;
        }
        Ok(Vec::new())
    }

    /// The addresses that a constant holds, by offset: kernel IR has no initial values with
    /// addresses, and this is how local arrays of pointers get theirs.
    fn addresses_in(&self, ptr: Val) -> Vec<(u64, Val)> {
        if ptr.opcode() == Some(Opcode::LLVMAddrSpaceCast) {
            return self.addresses_in(ptr.operand(0));
        }
        let known = ptr.initializer().is_some()
            && ptr.is_global_constant()
            && !ptr.is_externally_initialized()
            && self.types.target != Target::Host;
        match known {
            true => super::host::addresses(self.module, ptr),
            false => Vec::new(),
        }
    }

    /// A value of which every byte is `byte`.
    fn repeated(&mut self, byte: ValueId, ty: Type) -> ValueId {
        let width = ty.bits();
        let pattern = (0..width / 8).fold(0_u128, |pattern, _| (pattern << 8) | 1);
        match (self.b.constant_bits(byte), ty) {
            (Some(0), Type::Ptr(_)) => self.b.null(ty),
            (Some(byte), Type::Ptr(_)) => {
                let bits = self.b.bits(Type::Int(width), byte.wrapping_mul(pattern));
                self.b.cast(CastOp::IntToPtr, bits, ty)
            }
            (Some(byte), _) => self.b.bits(ty, byte.wrapping_mul(pattern)),
            (None, _) => {
                let wide = self.b.resize(byte, width, false);
                let pattern = self.b.bits(Type::Int(width), pattern);
                let bits = if width == 8 {
                    wide
                } else {
                    self.b.binary(BinaryOp::Mul, wide, pattern)
                };
                self.bitcast(bits, ty)
            }
        }
    }

    /// Divides `[0, bytes)` into the elements of the type that one of the
    /// pointers points to, and what lies between them into aligned integers.
    fn pieces(&self, pointers: &[Val], bytes: u64, align: u32) -> Vec<Piece> {
        let elements = pointers
            .iter()
            .filter_map(|&ptr| self.elements_behind(ptr, bytes))
            .min_by_key(Vec::len)
            .unwrap_or_default();
        let mut pieces = Vec::new();
        let mut at = 0;
        for element in elements {
            fill(&mut pieces, at, element.offset, align);
            at = element.offset + element.ty.bytes();
            pieces.push(element);
        }
        fill(&mut pieces, at, bytes, align);
        pieces
    }

    /// The whole elements in the first `bytes` bytes behind a pointer.
    fn elements_behind(&self, ptr: Val, bytes: u64) -> Option<Vec<Piece>> {
        let (ty, start) = self.type_behind(ptr)?;
        let size = self.types.layout.alloc_size(ty);
        if size == 0 || start + bytes > size && start % size != 0 {
            return None;
        }
        let leaves = self.types.leaves(ty).ok()?;
        let mut pieces = Vec::new();
        for copy in 0..(start + bytes).div_ceil(size) {
            for leaf in &leaves {
                let offset = copy * size + leaf.offset;
                if offset >= start
                    && offset + leaf.ty.bytes() <= start + bytes
                    && leaf.ty.bits() % 8 == 0
                {
                    pieces.push(Piece {
                        offset: offset - start,
                        ty: leaf.ty,
                    });
                }
            }
        }
        Some(pieces)
    }

    /// The type of what a pointer points into and the offset in it.
    fn type_behind(&self, ptr: Val) -> Option<(Ty, u64)> {
        match ptr.kind() {
            ValueKind::LLVMGlobalVariableValueKind => return Some((ptr.value_type(), 0)),
            ValueKind::LLVMArgumentValueKind => {
                let position = self
                    .function
                    .params()
                    .iter()
                    .position(|param| *param == ptr)? as u32
                    + 1;
                let ty = ["byval", "byref"]
                    .iter()
                    .find_map(|name| self.function.type_attribute(position, name));
                return Some((ty?, 0));
            }
            _ => {}
        }
        match ptr.opcode()? {
            Opcode::LLVMAlloca => Some((ptr.allocated_type(), 0)),
            Opcode::LLVMAddrSpaceCast => self.type_behind(ptr.operand(0)),
            Opcode::LLVMGetElementPtr => {
                let indices: Option<Vec<i64>> = (1..ptr.operand_count())
                    .map(|index| ptr.operand(index).signed_constant())
                    .collect();
                if let (Some(indices), Some((ty, start))) =
                    (&indices, self.type_behind(ptr.operand(0)))
                {
                    let offset = self.constant_offset(ptr.gep_source_type(), indices)?;
                    return Some((ty, start.checked_add_signed(offset)?));
                }
                Some((self.indexed_type(ptr)?, 0))
            }
            _ => None,
        }
    }

    fn constant_offset(&self, source: Ty, indices: &[i64]) -> Option<i64> {
        let layout = self.types.layout;
        let mut ty = source;
        let mut offset = 0_i64;
        for (depth, &index) in indices.iter().enumerate() {
            let step = if depth == 0 {
                index.checked_mul(i64::try_from(layout.alloc_size(ty)).ok()?)?
            } else if ty.count() > 0 && ty.kind() == super::handle::TypeKind::LLVMStructTypeKind {
                let field = u32::try_from(index).ok()?;
                let step = layout.field_offset(ty, field) as i64;
                ty = ty.field(field);
                step
            } else {
                ty = ty.element();
                index.checked_mul(i64::try_from(layout.alloc_size(ty)).ok()?)?
            };
            offset = offset.checked_add(step)?;
        }
        Some(offset)
    }

    /// The type that a `getelementptr` arrives at.
    fn indexed_type(&self, gep: Val) -> Option<Ty> {
        let mut ty = gep.gep_source_type();
        for operand in 2..gep.operand_count() {
            ty = match gep.operand(operand).signed_constant() {
                Some(field) if ty.kind() == super::handle::TypeKind::LLVMStructTypeKind => {
                    ty.field(u32::try_from(field).ok()?)
                }
                _ => ty.element(),
            };
        }
        Some(ty)
    }
}

/// The length, when it is a small constant.
fn short_length(call: &Call) -> Option<u64> {
    let bytes = call.args.get(2)?.int_constant()?;
    u64::try_from(bytes)
        .ok()
        .filter(|&bytes| bytes <= MAX_BYTES)
}

/// Covers `[at, end)` with the widest integers that the alignment allows.
fn fill(pieces: &mut Vec<Piece>, mut at: u64, end: u64, align: u32) {
    while at < end {
        let mut size = u64::from(align.clamp(1, 8));
        while !at.is_multiple_of(size) || at + size > end {
            size /= 2;
        }
        pieces.push(Piece {
            offset: at,
            ty: Type::Int(size as u32 * 8),
        });
        at += size;
    }
}
