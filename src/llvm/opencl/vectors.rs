//! Loads and stores of vectors from scalar arrays, copies by a whole
//! work-group, and shuffles.

use super::Signature;
use crate::kir::{Access, BinaryOp, CastOp, Construct, FloatKind, Inst, Type, ValueId};
use crate::llvm::calls::Call;
use crate::llvm::function::Importer;
use crate::llvm::memory::at_offset;
use crate::llvm::{Lowered, unmodelled};

pub(super) fn lower(
    importer: &mut Importer<'_>,
    signature: &Signature,
    call: &Call,
) -> Option<Lowered<Vec<ValueId>>> {
    let name = signature.name.as_str();
    if let Some(form) = VectorAccess::parse(name, "vload") {
        return Some(importer.vector_load(form, call));
    }
    if let Some(form) = VectorAccess::parse(name, "vstore") {
        return Some(importer.vector_store(form, call));
    }
    Some(match name {
        "async_work_group_copy" => importer.async_copy(signature, call, false),
        "async_work_group_strided_copy" => importer.async_copy(signature, call, true),
        "wait_group_events" => importer.async_wait(call),
        // A hint without effect.
        "prefetch" => Ok(Vec::new()),
        "shuffle" | "shuffle2" => importer.run_time_shuffle(call),
        _ => return None,
    })
}

/// Most events of one wait.
const MAX_EVENTS: i64 = 64;

/// `vload4`, `vstore_half8_rte`, `vloada_half3`, …
#[derive(Clone, Copy)]
struct VectorAccess {
    lanes: u64,
    /// Memory holds halves.
    half: bool,
    /// Elements between vectors: 4 for aligned vectors of 3.
    stride: u64,
    /// Not rounded to nearest.
    rounded: bool,
}

impl VectorAccess {
    fn parse(name: &str, prefix: &str) -> Option<VectorAccess> {
        let rest = name.strip_prefix(prefix)?;
        let (aligned, rest) = match rest.strip_prefix("a_half") {
            Some(rest) => (true, rest),
            None => (false, rest),
        };
        let (half, rest) = match rest.strip_prefix("_half") {
            Some(rest) => (true, rest),
            None => (aligned, rest),
        };
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let (lanes, mode) = rest.split_at(digits);
        let lanes = if lanes.is_empty() && half {
            1
        } else {
            lanes.parse().ok()?
        };
        let rounded = match mode {
            "" | "_rte" => false,
            "_rtz" | "_rtp" | "_rtn" => true,
            _ => return None,
        };
        let stride = if aligned && lanes == 3 { 4 } else { lanes };
        Some(VectorAccess {
            lanes,
            half,
            stride,
            rounded,
        })
    }
}

impl Importer<'_> {
    /// `vloadn(offset, p)` reads `p[offset · n]` to `p[offset · n + n - 1]`.
    fn vector_load(&mut self, form: VectorAccess, call: &Call) -> Lowered<Vec<ValueId>> {
        let (index, base) = (self.arg(call, 0)?, self.arg(call, 1)?);
        let results = self.types.leaves(call.inst.ty())?;
        let mut lanes = Vec::with_capacity(results.len());
        for (lane, leaf) in results.iter().enumerate() {
            let element = if form.half {
                Type::Float(FloatKind::F16)
            } else {
                leaf.ty
            };
            let (ptr, access) = self.element_access(form, base, index, lane, element);
            let value = self.load_scalar(ptr, element, access)?;
            lanes.push(if element == leaf.ty {
                value
            } else {
                self.b.cast(CastOp::FPExt, value, leaf.ty)
            });
        }
        Ok(lanes)
    }

    /// `vstoren(value, offset, p)`.
    fn vector_store(&mut self, form: VectorAccess, call: &Call) -> Lowered<Vec<ValueId>> {
        let Some(&value) = call.args.first() else {
            return unmodelled(Construct::OfNothing("vstore".to_owned()));
        };
        let values = self.all(value)?;
        let (index, base) = (self.arg(call, 1)?, self.arg(call, 2)?);
        for (lane, value) in values.into_iter().enumerate() {
            let half = Type::Float(FloatKind::F16);
            let value = match form.half {
                true if form.rounded => self.pure_of(&call.name, &[vec![value]], &[half])[0],
                true if self.b.ty(value) != half => self.b.cast(CastOp::FPTrunc, value, half),
                _ => value,
            };
            let element = self.b.ty(value);
            let (ptr, access) = self.element_access(form, base, index, lane, element);
            self.store_scalar(ptr, value, access)?;
        }
        Ok(Vec::new())
    }

    /// `vload_half(offset, p)` and its kin count in elements of `p`.
    fn element_access(
        &mut self,
        form: VectorAccess,
        base: ValueId,
        index: ValueId,
        lane: usize,
        element: Type,
    ) -> (ValueId, Access) {
        debug_assert!((lane as u64) < form.lanes);
        let bytes = element.bytes();
        let offset = lane as i64 * bytes as i64;
        let scale = (form.stride * bytes) as i64;
        let ptr = match self.b.constant_i64(index) {
            Some(index) => self
                .b
                .offset(base, index.wrapping_mul(scale).wrapping_add(offset)),
            None => self.b.offset_by(base, offset, vec![(index, scale)]),
        };
        let access = Access::plain(bytes as u32);
        (ptr, at_offset(access, 0))
    }

    /// `async_work_group_copy(to, from, count, event)`; the strided form has the
    /// stride before the event. Events are pointers in LLVM IR.
    fn async_copy(
        &mut self,
        signature: &Signature,
        call: &Call,
        strided: bool,
    ) -> Lowered<Vec<ValueId>> {
        let Some(element) = signature.params.first().and_then(|param| param.pointee()) else {
            return unmodelled(Construct::AsyncCopyOfUnknown);
        };
        // Vectors of 3 take the place of 4.
        let lanes = if element.lanes() == 3 {
            4
        } else {
            element.lanes()
        };
        let width = lanes * element.bits() / 8;
        let (to, from, count) = (self.arg(call, 0)?, self.arg(call, 1)?, self.arg(call, 2)?);
        let stride = if strided {
            self.arg(call, 3)?
        } else {
            self.b.bits(self.b.ty(count), 1)
        };
        let event = self.arg(call, if strided { 4 } else { 3 })?;
        let ty = self.types.scalar(call.inst.ty())?;
        if !ty.is_ptr() || !self.b.ty(event).is_ptr() {
            return unmodelled(Construct::EventWithoutPointer);
        }
        let event = self.b.cast(CastOp::PtrToInt, event, Type::Int(64));
        let copy = Inst::AsyncCopy {
            to,
            from,
            count,
            stride,
            width,
            event,
        };
        let event = self.b.push(copy, Type::Int(64));
        Ok(vec![self.b.cast(CastOp::IntToPtr, event, ty)])
    }

    /// `wait_group_events(count, events)`.
    fn async_wait(&mut self, call: &Call) -> Lowered<Vec<ValueId>> {
        let count = self.constant_arg(call, 0)?;
        let array = self.arg(call, 1)?;
        let ty = self.b.ty(array);
        if !ty.is_ptr() || count > MAX_EVENTS {
            return unmodelled(Construct::WaitForEvents(count.to_string()));
        }
        let mut events = Vec::new();
        for index in 0..count {
            let at = self.b.offset(array, index * ty.bytes() as i64);
            let access = Access::plain(ty.bytes() as u32);
            let event = self.load_scalar(at, ty, access)?;
            events.push(self.b.cast(CastOp::PtrToInt, event, Type::Int(64)));
        }
        self.b.effect(Inst::AsyncWait { events });
        Ok(Vec::new())
    }

    /// Lanes chosen by a mask vector, whose high bits do not matter.
    fn run_time_shuffle(&mut self, call: &Call) -> Lowered<Vec<ValueId>> {
        let Some((&mask, sources)) = call.args.split_last() else {
            return unmodelled(Construct::ShuffleOfNothing);
        };
        let mut lanes = Vec::new();
        for &source in sources {
            lanes.extend(self.all(source)?);
        }
        if !lanes.len().is_power_of_two() {
            return unmodelled(Construct::NumberOfLanes(
                call.name.clone(),
                lanes.len().to_string(),
            ));
        }
        let mut results = Vec::new();
        for index in self.all(mask)? {
            let width = self.b.ty(index).bits();
            let low = self.b.int(width, lanes.len() as i64 - 1);
            let index = self.b.binary(BinaryOp::And, index, low);
            results.push(self.chosen_lane(&lanes, index));
        }
        Ok(results)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vector_accesses_are_told_by_name() {
        let form = VectorAccess::parse("vload4", "vload").unwrap();
        assert_eq!(
            (form.lanes, form.half, form.stride, form.rounded),
            (4, false, 4, false)
        );
        let form = VectorAccess::parse("vstore_half8_rtz", "vstore").unwrap();
        assert_eq!(
            (form.lanes, form.half, form.stride, form.rounded),
            (8, true, 8, true)
        );
        let form = VectorAccess::parse("vloada_half3", "vload").unwrap();
        assert_eq!(
            (form.lanes, form.half, form.stride, form.rounded),
            (3, true, 4, false)
        );
        let form = VectorAccess::parse("vload_half", "vload").unwrap();
        assert_eq!((form.lanes, form.half, form.stride), (1, true, 1));
        assert!(VectorAccess::parse("vload", "vload").is_none());
        assert!(VectorAccess::parse("vload4x", "vload").is_none());
    }
}
