//! What rules know of a loop.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use super::induction::{Induction, find_inductions};
use crate::analysis::cfg::{Cfg, LoopId};
use crate::analysis::uniformity::Uniformity;
use crate::engines::twothread::program::{Access, AccessKind, Block, Program, Stmt};
use crate::engines::twothread::slice::Slice;
use crate::ivl::subst::{free_vars, map_vars};
use crate::ivl::{Expr, ExprKind, Symbol, Type};
use crate::kir::{BlockId, ObjectId};

pub struct Context<'a> {
    pub program: &'a Program,
    pub cfg: &'a Cfg,
    pub slice: Slice<'a>,
    pub uniformity: &'a Uniformity,
    pub id: LoopId,
    /// Counters of every loop, by loop.
    pub inductions: HashMap<LoopId, Vec<Induction>>,
    /// What [`Context::conditions`] said.
    conditions: RefCell<HashMap<BlockId, Rc<[Expr]>>>,
}

impl<'a> Context<'a> {
    pub fn new(
        program: &'a Program,
        cfg: &'a Cfg,
        uniformity: &'a Uniformity,
        id: LoopId,
    ) -> Context<'a> {
        let slice = Slice::new(program, cfg);
        let inductions = (0..cfg.loops.len())
            .map(|id| (id, find_inductions(program, cfg, &slice, id)))
            .collect();
        Context {
            program,
            cfg,
            slice,
            uniformity,
            id,
            inductions,
            conditions: RefCell::default(),
        }
    }

    /// The counters of the loop itself.
    pub fn own(&self) -> &[Induction] {
        &self.inductions[&self.id]
    }

    pub fn block(&self, id: BlockId) -> &Block {
        self.program
            .blocks
            .iter()
            .find(|b| b.origin == id)
            .expect("every reachable block is lowered")
    }

    pub fn header(&self) -> BlockId {
        self.cfg.loops[self.id].header
    }

    /// May one thread be in the loop while the other is not?
    pub fn divergent_head(&self) -> bool {
        !self.uniformity.block(self.header())
    }

    /// The header's phis with their types.
    pub fn phis(&self) -> Vec<(Symbol, Type)> {
        let label = &self.block(self.header()).label;
        let mut phis: Vec<(Symbol, Type)> = Vec::new();
        for block in &self.program.blocks {
            for edge in block.edges.iter().filter(|e| e.target == *label) {
                for (phi, _) in &edge.copies {
                    if phis.iter().all(|(name, _)| name != phi) {
                        phis.push((phi.clone(), self.program.vars[phi].ty.clone()));
                    }
                }
            }
        }
        phis
    }

    /// Conditions under which loop `id` goes on, in terms of its head.
    pub fn stays(&self, id: LoopId) -> Vec<Expr> {
        let mut stays = Vec::new();
        for &origin in &self.cfg.loops[id].blocks {
            // Exits of inner loops are not decided once per iteration.
            if self.cfg.loop_of[origin] != Some(id) {
                continue;
            }
            let block = self.block(origin);
            let leaves = |target: &Symbol| {
                let target = self.program.blocks.iter().find(|b| b.label == *target);
                target.is_some_and(|t| !self.cfg.in_loop(id, t.origin))
            };
            if block.edges.len() < 2 || !block.edges.iter().any(|e| leaves(&e.target)) {
                continue;
            }
            let condition = block
                .edges
                .iter()
                .filter(|e| !leaves(&e.target))
                .map(|e| e.condition.clone())
                .fold(Expr::bool(false), Expr::or);
            let all = self.all_of(&condition, id).unwrap_or(vec![condition]);
            let at_head = |condition: &Expr| self.slice.at_head(condition, id);
            stays.extend(all.iter().filter_map(at_head));
        }
        stays
    }

    /// The conditions of `a && b`, which comes from two blocks: it is false but on one way there.
    fn all_of(&self, condition: &Expr, id: LoopId) -> Option<Vec<Expr>> {
        let condition = self.slice.unfold(condition);
        let ExprKind::Var(joined) = condition.kind() else {
            return None;
        };
        if self.slice.block(joined) == Some(self.cfg.loops[id].header) {
            return None;
        }
        let mut ways = Vec::new();
        for block in &self.program.blocks {
            for edge in &block.edges {
                let copies = edge.copies.iter().filter(|(to, _)| to == joined);
                ways.extend(copies.map(|(_, from)| (block.origin, from)));
            }
        }
        ways.retain(|(_, from)| from.as_bool() != Some(false));
        let [(before, last)] = ways[..] else {
            return None;
        };
        let before = self.conditions(before);
        let before = before.iter().filter(|one| !self.invariant(one, id));
        Some(before.chain([last]).cloned().collect())
    }

    /// The accesses in the loop, with the block they are in.
    pub fn accesses(&self) -> Vec<(BlockId, &Access)> {
        self.accesses_where(|block| self.cfg.in_loop(self.id, block))
    }

    pub fn accesses_where(&self, pick: impl Fn(BlockId) -> bool) -> Vec<(BlockId, &Access)> {
        self.program
            .blocks
            .iter()
            .filter(|block| pick(block.origin))
            .flat_map(|block| {
                block.stmts.iter().filter_map(move |stmt| match stmt {
                    Stmt::Access(access) => Some((block.origin, access)),
                    _ => None,
                })
            })
            .collect()
    }

    /// The branch conditions that hold wherever the block runs.
    pub fn conditions(&self, block: BlockId) -> Rc<[Expr]> {
        let mut known = self.conditions.borrow_mut();
        let of_block = known.entry(block);
        of_block
            .or_insert_with(|| self.conditions_of(block).into())
            .clone()
    }

    fn conditions_of(&self, block: BlockId) -> Vec<Expr> {
        let mut conditions = Vec::new();
        for &origin in &self.cfg.reverse_postorder {
            let source = self.block(origin);
            if origin == block || !self.cfg.dominates(origin, block) || source.edges.len() < 2 {
                continue;
            }
            for edge in &source.edges {
                let target = self.program.blocks.iter().find(|b| b.label == edge.target);
                let only_way = |b: &Block| {
                    self.cfg.predecessors[b.origin].len() == 1
                        && self.cfg.dominates(b.origin, block)
                };
                if target.is_some_and(only_way) {
                    conditions.push(edge.condition.clone());
                }
            }
        }
        conditions
    }

    /// Is the expression the same in every iteration of loop `id`?
    pub fn invariant(&self, expr: &Expr, id: LoopId) -> bool {
        free_vars(expr)
            .iter()
            .all(|name| self.slice.invariant(name, id))
    }

    /// The expression with what memory holds in place of what the loop reads again and
    /// again.
    pub fn settled(&self, expr: &Expr) -> Expr {
        map_vars(expr, &mut |name| {
            let read = |(_, access): &(BlockId, &Access)| {
                let result = access.result.as_ref();
                access.kind == AccessKind::Read && result.is_some_and(|(result, _)| result == name)
            };
            let (_, access) = self.accesses().into_iter().find(read)?;
            let offset = self.slice.unfold(&access.offset);
            let stays = self.known(&offset) && !self.may_change(access.object);
            let access = Access {
                offset,
                ..access.clone()
            };
            let contents = || access.contents(&self.program.objects[access.object]);
            stays.then(contents).flatten()
        })
    }

    /// May what the object holds be another after a round of the loop?
    fn may_change(&self, object: ObjectId) -> bool {
        let blocks = self.program.blocks.iter();
        let inside = blocks.filter(|block| self.cfg.in_loop(self.id, block.origin));
        inside
            .flat_map(|block| &block.stmts)
            .any(|stmt| match stmt {
                Stmt::Access(access) => access.object == object && access.kind.is_write(),
                Stmt::Perform(access) => access.object == object && access.kind.is_write(),
                Stmt::Assign { .. } | Stmt::Havoc(_) | Stmt::Assume(_) => false,
                Stmt::Assert { .. } | Stmt::Agree { .. } | Stmt::Meet { .. } => false,
                _ => true,
            })
    }

    /// Does the expression have a value when control first gets to the loop, and keep it?
    pub fn known(&self, expr: &Expr) -> bool {
        free_vars(expr).iter().all(|name| {
            let block = self.slice.block(name);
            block.is_none_or(|block| {
                !self.cfg.in_loop(self.id, block) && self.cfg.dominates(block, self.header())
            })
        })
    }

    pub fn divergent(&self, expr: &Expr) -> bool {
        free_vars(expr)
            .iter()
            .any(|name| self.program.divergent(name))
    }
}
