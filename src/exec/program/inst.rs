//! The operations of instructions; those that no other thread sees are here.

use super::{Compiler, UNUSED, words};
use crate::exec::op::{Function, Op, Operand, Rule, Slot, Wide};
use crate::kir::{BinaryOp, BlockId, Inst, InstId, IntPredicate, Type, ValueId};

impl Compiler<'_> {
    pub(super) fn inst(&mut self, block: BlockId, id: InstId) {
        let kernel = self.kernel;
        let data = &kernel.insts[id];
        let result = data.result.map(|value| self.operand(value));
        let to = result.unwrap_or(UNUSED);
        let op = match &data.inst {
            Inst::Phi { .. } => return,
            Inst::Geometry { query, dim } => {
                self.program.places.push((to.slot, *query, *dim));
                return;
            }
            Inst::Binary { op, args, flags } => self.binary(*op, *args, flags.nsw, to),
            Inst::FNeg(arg) => {
                let arg = self.operand(*arg);
                let Type::Float(kind) = arg.ty else { return };
                Op::FNeg {
                    kind,
                    to: to.slot,
                    arg: arg.slot,
                }
            }
            Inst::ICmp { pred, args } => self.int_comparison(*pred, *args, to.slot),
            Inst::FCmp { pred, args } => {
                let args = args.map(|arg| self.operand(arg));
                let Type::Float(kind) = args[0].ty else {
                    return;
                };
                Op::FCmp {
                    pred: *pred,
                    kind,
                    to: to.slot,
                    args: args.map(|arg| arg.slot),
                }
            }
            Inst::Cast { op, arg } => Op::Cast {
                op: *op,
                to,
                arg: self.operand(*arg),
            },
            Inst::Select {
                cond,
                then,
                otherwise,
            } => {
                let (to, cond) = (to.slot, self.slot(*cond));
                let args = [self.slot(*then), self.slot(*otherwise)];
                match words(result.map_or(Type::BOOL, |result| result.ty)) {
                    1 => Op::Select { to, cond, args },
                    _ => Op::Wide(Box::new(Wide::Select { to, cond, args })),
                }
            }
            Inst::PtrAdd {
                base,
                offset,
                terms,
                inbounds,
            } => {
                let base = self.slot(*base);
                self.address(to.slot, base, *offset, terms, *inbounds)
            }
            Inst::Pure { name, lane, args } => Op::Pure {
                function: Box::new(Function {
                    name: name.clone(),
                    lane: *lane,
                    args: args.iter().map(|&arg| self.operand(arg)).collect(),
                }),
                to,
            },
            inst => match self.visible(block, id, inst, to) {
                Some(visible) => Op::Visible(Box::new(visible)),
                None => return,
            },
        };
        self.push(op, Some(id));
    }

    fn binary(&mut self, op: BinaryOp, args: [ValueId; 2], nsw: bool, to: Operand) -> Op {
        let args = args.map(|arg| self.operand(arg));
        let slots = args.map(|arg| arg.slot);
        match to.ty {
            Type::Float(kind) => Op::Float {
                op,
                kind,
                to: to.slot,
                args: slots,
            },
            ty if ty.bits() <= 64 => Op::Int {
                op,
                width: ty.bits(),
                to: to.slot,
                args: slots,
                rule: match op {
                    BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem => {
                        Rule::Divides
                    }
                    _ if nsw => Rule::Fits,
                    _ => Rule::None,
                },
            },
            _ => Op::Wide(Box::new(Wide::Int { op, to, args })),
        }
    }

    fn int_comparison(&mut self, pred: IntPredicate, args: [ValueId; 2], to: Slot) -> Op {
        let args = args.map(|arg| self.operand(arg));
        let width = args[0].ty.bits();
        match width <= 64 {
            true => Op::ICmp {
                pred,
                width,
                to,
                args: args.map(|arg| arg.slot),
            },
            false => Op::Wide(Box::new(Wide::ICmp { pred, to, args })),
        }
    }

    /// `base + offset + Σ scale·index`; one index is by far the most frequent.
    fn address(
        &mut self,
        to: Slot,
        base: Slot,
        offset: i64,
        terms: &[(ValueId, i64)],
        inbounds: bool,
    ) -> Op {
        let terms: Vec<_> = terms
            .iter()
            .map(|(index, scale)| (self.operand(*index), *scale))
            .collect();
        match terms.as_slice() {
            [(index, scale)] if index.ty.bits() <= 64 => Op::Address {
                to,
                base,
                offset,
                index: index.slot,
                width: index.ty.bits(),
                scale: *scale,
                inbounds,
            },
            _ => Op::AddressOf {
                to,
                base,
                offset,
                terms: terms.into(),
                inbounds,
            },
        }
    }
}
