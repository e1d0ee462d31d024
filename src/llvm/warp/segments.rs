//! Whether the lane that a shuffle asks is one of its segment.

use crate::kir::warp::{Segments, Shuffle, WarpOp};
use crate::kir::{BinaryOp, Geometry, IntPredicate, Type, ValueId};
use crate::llvm::function::Importer;

impl Importer<'_> {
    /// The predicate of `shfl.sync.down.b32 d|p, a, b, c, mask` (PTX ISA, "shfl.sync"), by the
    /// arguments `a`, `b` and `c`; of other operations none.
    pub(in crate::llvm) fn inside_segment(
        &mut self,
        op: &WarpOp,
        args: &[ValueId],
    ) -> Option<ValueId> {
        let (WarpOp::Shuffle(mode, Segments::Clamp), [_, selector, clamp]) = (op, args) else {
            return None;
        };
        if [selector, clamp].map(|&arg| self.b.ty(arg)) != [Type::Int(32); 2] {
            return None;
        }
        let own = self.geometry(Geometry::LaneId, 0);
        let own = self.b.resize(own, 32, false);
        let (five, eight) = (self.b.int(32, 31), self.b.int(32, 8));
        let selector = self.b.binary(BinaryOp::And, *selector, five);
        let segment = self.b.binary(BinaryOp::LShr, *clamp, eight);
        let segment = self.b.binary(BinaryOp::And, segment, five);
        let within = self.b.binary(BinaryOp::Xor, segment, five);
        let first = self.b.binary(BinaryOp::And, own, segment);
        let clamp = self.b.binary(BinaryOp::And, *clamp, within);
        let limit = self.b.binary(BinaryOp::Or, first, clamp);
        let asked = match mode {
            Shuffle::Up => self.b.binary(BinaryOp::Sub, own, selector),
            Shuffle::Down => self.b.binary(BinaryOp::Add, own, selector),
            Shuffle::Xor => self.b.binary(BinaryOp::Xor, own, selector),
            Shuffle::Index => {
                let lane = self.b.binary(BinaryOp::And, selector, within);
                self.b.binary(BinaryOp::Or, first, lane)
            }
        };
        let inside = match mode {
            Shuffle::Up => IntPredicate::Sge,
            Shuffle::Down | Shuffle::Xor | Shuffle::Index => IntPredicate::Sle,
        };
        Some(self.b.icmp(inside, asked, limit))
    }
}
