//! Loops of a divergent region: who goes round once more, who has left by which exit, and
//! what is known of both at the head.

use super::names::{entered_name, exit_flag, predicate_name};
use super::{Linear, Predication};
use crate::analysis::cfg::LoopId;
use crate::engines::twothread::program::{Invariant, Stmt};
use crate::ivl::{Expr, Symbol};
use crate::kir::BlockId;

impl Predication<'_> {
    /// Does the thread go round the loop once more?
    pub(super) fn again(&mut self, linear: &Linear, head: LoopId) -> Expr {
        let header = self.cfg.loops[head].header;
        let latches = self.cfg.loops[head].latches.clone();
        latches
            .into_iter()
            .map(|latch| self.edge_taken(linear, latch, header))
            .fold(Expr::bool(false), Expr::or)
    }

    /// The outermost loop of the region that the edge leaves. Whether such an
    /// edge was taken has to be remembered over the iterations of other threads.
    pub(super) fn left_loops(&self, from: BlockId, to: BlockId, linear: &Linear) -> Option<LoopId> {
        let mut current = self.cfg.loop_of[from];
        let mut left = None;
        while let Some(id) = current {
            let header = self.cfg.loops[id].header;
            if self.cfg.in_loop(id, to) || !linear.region.contains(&header) {
                break;
            }
            left = Some(id);
            current = self.cfg.loops[id].parent;
        }
        left
    }

    /// The outermost loop that the edge leaves, if it has other ways out, so
    /// that a flag has to tell which one a thread took.
    pub(super) fn remembers_exit(
        &self,
        from: BlockId,
        to: BlockId,
        linear: &Linear,
    ) -> Option<LoopId> {
        self.left_loops(from, to, linear)
            .filter(|&left| self.exits(left) > 1)
    }

    /// How many edges leave the loop.
    pub(super) fn exits(&self, id: LoopId) -> usize {
        self.cfg.loops[id].exits.len()
    }

    /// What is known of the predicates at a loop's head by construction: a
    /// thread in the loop has entered it, and so has one that left it.
    pub(super) fn predicate_facts(&mut self, linear: &Linear, head: LoopId) -> Vec<Invariant> {
        let label = |this: &Self, id: LoopId| this.blocks[&this.cfg.loops[id].header].label.clone();
        let here = Expr::var(predicate_name(&label(self, head)));
        let entered = Expr::var(entered_name(&label(self, head)));
        let mut facts = vec![here.clone().implies(entered)];
        for &from in linear.order {
            for edge in &self.blocks[&from].edges {
                let to = self.by_label[&edge.target];
                let Some(left) = self.remembers_exit(from, to, linear) else {
                    continue;
                };
                if self.cfg.in_loop(head, from) {
                    let flag = Expr::var(exit_flag(&self.blocks[&from].label, &edge.target));
                    let entered = Expr::var(entered_name(&label(self, left)));
                    facts.push(flag.clone().implies(entered));
                    facts.push(flag.implies(here.clone().negate()));
                }
            }
        }
        facts.extend(self.values_on_leaving(linear, head));
        facts
            .into_iter()
            .map(|expr| Invariant {
                expr,
                rule: Some("predicate".into()),
                once: false,
                unguarded: true,
                span: None,
            })
            .collect()
    }

    /// What a thread takes with it from a loop, and why it left, stay as they were then.
    pub(super) fn values_on_leaving(&mut self, linear: &Linear, head: LoopId) -> Vec<Expr> {
        let label = |this: &Self, id: BlockId| this.blocks[&id].label.clone();
        let header = label(self, self.cfg.loops[head].header);
        let mut facts = Vec::new();
        for &from in linear
            .order
            .iter()
            .filter(|from| self.cfg.in_loop(head, **from))
        {
            for edge in self.blocks[&from].edges.clone() {
                let to = self.by_label[&edge.target];
                if self.left_loops(from, to, linear) != Some(head) {
                    continue;
                }
                let left = match self.exits(head) {
                    1 => {
                        let inside = Expr::var(predicate_name(&header));
                        Expr::var(entered_name(&header)).and(inside.negate())
                    }
                    _ => Expr::var(exit_flag(&label(self, from), &edge.target)),
                };
                let stays = |(to, value): &(Symbol, Expr)| {
                    left.clone()
                        .implies(Expr::var(to.clone()).equals(value.clone()))
                };
                facts.extend(edge.copies.iter().map(stays));
                let why = self.slice.at_head(&edge.condition, head);
                facts.extend(why.map(|why| left.clone().implies(why)));
            }
        }
        facts
    }

    /// Forgets the exits taken from loops that control is about to enter: the
    /// flags of edges whose outermost left loop is `head`.
    pub(super) fn reset_exits(&mut self, linear: &Linear, head: LoopId) -> Vec<Stmt> {
        let mut stmts = Vec::new();
        for &from in linear.order {
            for edge in self.blocks[&from].edges.clone() {
                let to = self.by_label[&edge.target];
                if self.remembers_exit(from, to, linear) == Some(head) {
                    let label = self.blocks[&from].label.clone();
                    let var = self.declare(exit_flag(&label, &edge.target));
                    stmts.push(Stmt::Assign {
                        var,
                        value: Expr::bool(false),
                    });
                }
            }
        }
        stmts
    }

    /// The loops of the region whose last block in the order is this one.
    pub(super) fn closing(&self, linear: &Linear, id: BlockId, position: usize) -> Vec<LoopId> {
        let mut closing = Vec::new();
        let mut current = self.cfg.loop_of[id];
        while let Some(head) = current {
            let header = self.cfg.loops[head].header;
            let last = linear.order[position + 1..]
                .iter()
                .all(|b| !self.cfg.in_loop(head, *b));
            if !linear.region.contains(&header) || !last {
                break;
            }
            closing.push(head);
            current = self.cfg.loops[head].parent;
        }
        closing
    }
}
