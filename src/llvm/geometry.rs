//! The thread's place in the launch.

use super::function::Importer;
use crate::kir::{BinaryOp, CastOp, Geometry, Inst, IntPredicate, Type, ValueId};

impl Importer<'_> {
    /// A 32-bit query in a constant dimension.
    pub(super) fn geometry(&mut self, query: Geometry, dim: u8) -> ValueId {
        if let (Geometry::LaneId, Some(size)) = (query, self.b.kernel.warp_size) {
            return self.lane(size);
        }
        self.b.push(Inst::Geometry { query, dim }, Type::Int(32))
    }

    /// The index in a row of the first active thread of the warp, as an exchange gives it. Where a
    /// warp is a part of a row, it has all bits in common with the thread's own but those of the
    /// lane.
    pub(super) fn index_of_first_lane(&mut self, first: ValueId) -> ValueId {
        let ty = Type::Int(32);
        let size = self
            .b
            .kernel
            .warp_size
            .filter(|size| size.is_power_of_two());
        let Some(lane_bits) = size.map(|size| size - 1) else {
            return first;
        };
        let own = self.geometry(Geometry::ThreadId, 0);
        let [width, height, depth] = [0, 1, 2].map(|dim| self.geometry(Geometry::BlockDim, dim));
        let row_bits = self.b.bits(ty, u128::from(!lane_bits));
        let lane_bits = self.b.bits(ty, u128::from(lane_bits));
        let (zero, one) = (self.b.bits(ty, 0), self.b.bits(ty, 1));
        let [flat, thin] = [height, depth].map(|size| self.b.icmp(IntPredicate::Eq, size, one));
        let one_row = self.b.binary(BinaryOp::And, flat, thin);
        let beyond = self.b.binary(BinaryOp::And, width, lane_bits);
        let whole = self.b.icmp(IntPredicate::Eq, beyond, zero);
        let in_row = self.b.binary(BinaryOp::Or, one_row, whole);
        let high = self.b.select(in_row, own, first);
        let high = self.b.binary(BinaryOp::And, high, row_bits);
        let low = self.b.binary(BinaryOp::And, first, lane_bits);
        self.b.binary(BinaryOp::Or, high, low)
    }

    /// Warps are threads that follow each other in the block.
    fn lane(&mut self, size: u32) -> ValueId {
        let [x, y, z] = [0, 1, 2].map(|dim| self.geometry(Geometry::ThreadId, dim));
        let [width, height] = [0, 1].map(|dim| self.geometry(Geometry::BlockDim, dim));
        let rows = self.b.binary(BinaryOp::Mul, z, height);
        let row = self.b.binary(BinaryOp::Add, rows, y);
        let start = self.b.binary(BinaryOp::Mul, row, width);
        let linear = self.b.binary(BinaryOp::Add, start, x);
        let mask = self.b.int(32, i64::from(size - 1));
        self.b.binary(BinaryOp::And, linear, mask)
    }

    /// A query in a dimension that may be known at run time only. `build`
    /// gives the answer per dimension, `outside` is the answer past the third.
    pub(super) fn by_dimension(
        &mut self,
        dim: ValueId,
        outside: i64,
        build: impl Fn(&mut Self, u8) -> ValueId,
    ) -> ValueId {
        match self.b.constant_bits(dim) {
            Some(dim @ 0..=2) => build(self, dim as u8),
            Some(_) => {
                let width = build(self, 0);
                let width = self.b.ty(width).bits();
                self.b.int(width, outside)
            }
            None => {
                let answers = [0, 1, 2].map(|dim| build(self, dim));
                let width = self.b.ty(answers[0]).bits();
                let mut result = self.b.int(width, outside);
                for (number, answer) in answers.into_iter().enumerate().rev() {
                    let dim_width = self.b.ty(dim).bits();
                    let number = self.b.int(dim_width, number as i64);
                    let chosen = self.b.icmp(IntPredicate::Eq, dim, number);
                    result = self.b.select(chosen, answer, result);
                }
                result
            }
        }
    }

    /// `block · size + thread` (+ offset) as OpenCL's `get_global_id`.
    pub(super) fn global_id(&mut self, dim: u8, width: u32) -> ValueId {
        let parts = [
            Geometry::BlockId,
            Geometry::BlockDim,
            Geometry::ThreadId,
            Geometry::GlobalOffset,
        ];
        let [block, size, thread, offset] = parts.map(|query| {
            let value = self.geometry(query, dim);
            self.b.cast(CastOp::ZExt, value, Type::Int(width))
        });
        let start = self.b.binary(BinaryOp::Mul, block, size);
        let place = self.b.binary(BinaryOp::Add, start, thread);
        self.b.binary(BinaryOp::Add, place, offset)
    }

    /// `get_global_size`: threads in a dimension of the grid.
    pub(super) fn global_size(&mut self, dim: u8, width: u32) -> ValueId {
        let [blocks, size] = [Geometry::GridDim, Geometry::BlockDim].map(|query| {
            let value = self.geometry(query, dim);
            self.b.cast(CastOp::ZExt, value, Type::Int(width))
        });
        self.b.binary(BinaryOp::Mul, blocks, size)
    }
}
