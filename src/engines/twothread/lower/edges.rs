//! Ways out of blocks: their conditions, and the phis that they assign.

use indexmap::IndexMap;

use super::{Lowering, label, warps};
use crate::engines::twothread::program::Edge;
use crate::ivl::builtins::bv;
use crate::ivl::{Expr, Symbol};
use crate::kir::{BlockId, Construct, Inst, Terminator};

impl Lowering<'_> {
    pub(super) fn edges(&mut self, id: BlockId) -> Vec<Edge> {
        let mut edges: Vec<(BlockId, Expr)> = Vec::new();
        match &self.input.kernel.blocks[id].terminator {
            Terminator::Jump(target) => edges.push((*target, Expr::bool(true))),
            Terminator::Branch {
                cond,
                then,
                otherwise,
            } => {
                let cond = self.value(*cond);
                if then == otherwise {
                    edges.push((*then, Expr::bool(true)));
                } else {
                    edges.push((*then, cond.clone()));
                    edges.push((*otherwise, cond.negate()));
                }
            }
            Terminator::Switch {
                value,
                cases,
                default,
            } => {
                let width = self.input.kernel.values[*value].ty.bits();
                let scrutinee = self.value(*value);
                let mut by_target: IndexMap<BlockId, Expr> = IndexMap::new();
                let mut none = Expr::bool(true);
                for (case, target) in cases {
                    let hit = if width == 1 {
                        if *case == 1 {
                            scrutinee.clone()
                        } else {
                            scrutinee.clone().negate()
                        }
                    } else {
                        bv::eq(scrutinee.clone(), Expr::bv(*case, width))
                    };
                    none = none.and(hit.clone().negate());
                    let entry = by_target
                        .entry(*target)
                        .or_insert_with(|| Expr::bool(false));
                    *entry = entry.clone().or(hit);
                }
                let entry = by_target
                    .entry(*default)
                    .or_insert_with(|| Expr::bool(false));
                *entry = entry.clone().or(none);
                if by_target.len() == 1 {
                    edges.push((*default, Expr::bool(true)));
                } else {
                    edges.extend(by_target);
                }
            }
            // Whether a trusted external function returns is part of the trust:
            // code after one that does not cannot be told from a trap.
            Terminator::Unreachable if !self.input.kernel.pure_externals.is_empty() => {
                let span = self.input.kernel.blocks[id].span;
                self.unsupported(Construct::ExternalEnd, span);
            }
            // A trapped thread does nothing more, like one that returned.
            Terminator::Return | Terminator::Unreachable => {}
        }
        edges
            .into_iter()
            .map(|(target, condition)| Edge {
                target: label(target),
                condition,
                copies: self.phi_copies(id, target),
            })
            .collect()
    }

    pub(super) fn phi_copies(&mut self, from: BlockId, to: BlockId) -> Vec<(Symbol, Expr)> {
        let mut copies = Vec::new();
        if self.leaves_for_good(from, to) {
            copies.push((warps::gone(), Expr::bool(true)));
        }
        for &inst in &self.input.kernel.blocks[to].insts {
            let Inst::Phi { incoming } = &self.input.kernel.insts[inst].inst else {
                break;
            };
            let Some(result) = self.input.kernel.insts[inst].result else {
                continue;
            };
            let Some((_, source)) = incoming.iter().find(|(block, _)| *block == from) else {
                continue;
            };
            if self.input.kernel.values[result].ty.is_ptr() {
                let pointer = self.pointer_as(*source, result);
                copies.push((self.offset_symbol(result), pointer.offset.clone()));
                if self.needs_object_id(result) {
                    copies.push((self.object_symbol(result), pointer.object_id()));
                }
            } else {
                let value = self.value(*source);
                if value != Expr::var(self.symbol(result)) {
                    copies.push((self.symbol(result), value));
                }
            }
        }
        copies
    }
}
