//! Building and taking apart vectors and first-class structs: no instruction
//! remains, only the choice of scalars.

use super::Lowered;
use super::function::Importer;
use super::handle::{Ty, TypeKind, Val};
use crate::kir::{IntPredicate, ValueId};

impl Importer<'_> {
    pub(super) fn extract_element(&mut self, inst: Val) -> Lowered<Vec<ValueId>> {
        let index = inst.operand(1);
        if let Some(lane) = index.int_constant() {
            let lanes = self.all(inst.operand(0))?;
            return match usize::try_from(lane).ok().and_then(|lane| lanes.get(lane)) {
                Some(&lane) => Ok(vec![lane]),
                // Past the end: LLVM's poison.
                None => self.arbitrary("poison", inst.ty()),
            };
        }
        if let Some(value) = self.read_variable_lane(inst)? {
            return Ok(vec![value]);
        }
        let lanes = self.all(inst.operand(0))?;
        let index = self.one(index)?;
        Ok(vec![self.chosen_lane(&lanes, index)])
    }

    /// The lane with a number that is known at run time.
    pub(super) fn chosen_lane(&mut self, lanes: &[ValueId], index: ValueId) -> ValueId {
        let mut result = lanes[0];
        for (lane, &value) in lanes.iter().enumerate().skip(1) {
            let chosen = self.is_lane(index, lane);
            result = self.b.select(chosen, value, result);
        }
        result
    }

    pub(super) fn insert_element(&mut self, inst: Val) -> Lowered<Vec<ValueId>> {
        let mut lanes = self.all(inst.operand(0))?;
        if self.is_variable_lane_write(inst) {
            // Only used by the store that follows, which writes that lane alone.
            return Ok(lanes);
        }
        let value = self.one(inst.operand(1))?;
        if let Some(lane) = inst.operand(2).int_constant() {
            if let Some(slot) = usize::try_from(lane)
                .ok()
                .and_then(|lane| lanes.get_mut(lane))
            {
                *slot = value;
            }
            return Ok(lanes);
        }
        let index = self.one(inst.operand(2))?;
        for (lane, slot) in lanes.iter_mut().enumerate() {
            let chosen = self.is_lane(index, lane);
            *slot = self.b.select(chosen, value, *slot);
        }
        Ok(lanes)
    }

    fn is_lane(&mut self, index: ValueId, lane: usize) -> ValueId {
        let width = self.b.ty(index).bits();
        let lane = self.b.int(width, lane as i64);
        self.b.icmp(IntPredicate::Eq, index, lane)
    }

    pub(super) fn shuffle(&mut self, inst: Val) -> Lowered<Vec<ValueId>> {
        let mut lanes = self.all(inst.operand(0))?;
        lanes.extend(self.all(inst.operand(1))?);
        let element = self.types.scalar(inst.ty().element())?;
        Ok(inst
            .shuffle_mask()
            .into_iter()
            .map(|lane| match lane.and_then(|lane| lanes.get(lane)) {
                Some(&value) => value,
                None => self.b.undef(element),
            })
            .collect())
    }

    pub(super) fn extract_value(&mut self, inst: Val) -> Lowered<Vec<ValueId>> {
        let aggregate = inst.operand(0);
        let lanes = self.all(aggregate)?;
        let (start, len) = self.leaf_range(aggregate.ty(), &inst.indices())?;
        Ok(lanes[start..start + len].to_vec())
    }

    pub(super) fn insert_value(&mut self, inst: Val) -> Lowered<Vec<ValueId>> {
        let aggregate = inst.operand(0);
        let mut lanes = self.all(aggregate)?;
        let values = self.all(inst.operand(1))?;
        let (start, len) = self.leaf_range(aggregate.ty(), &inst.indices())?;
        lanes.splice(start..start + len, values);
        Ok(lanes)
    }

    /// Which scalars of an aggregate an index path selects.
    fn leaf_range(&self, mut ty: Ty, path: &[u32]) -> Lowered<(usize, usize)> {
        let mut start = 0;
        for &index in path {
            match ty.kind() {
                TypeKind::LLVMStructTypeKind => {
                    for field in 0..index {
                        start += self.types.leaf_count(ty.field(field))?;
                    }
                    ty = ty.field(index);
                }
                _ => {
                    ty = ty.element();
                    start += index as usize * self.types.leaf_count(ty)?;
                }
            }
        }
        Ok((start, self.types.leaf_count(ty)?))
    }
}
