//! What one thread of a block does for all: it draws from a counter and leaves the number
//! in shared memory, for the others to find behind the next barrier.
//!
//! Does: finds code that exactly one thread of each block runs whenever the block gets
//! there, at points that all threads of the block reach together. There the values that are
//! the same for all threads of a block are those of its leader in any of its threads, so
//! that what the leader draws and stores can be said of the block. A cell that the leader
//! writes holds what it wrote after the barrier, as no thread else writes it in between
//! without a race.
//! Does not: follow leaders of warps, nor stores that further blocks of the leader's code
//! may replace.

use std::collections::{BTreeSet, HashSet};

use super::Lowering;
use super::draws::Draw;
use super::phases::waits_apart;
use crate::analysis::uniformity::Uniformity;
use crate::engines::quantities;
use crate::engines::twothread::program::{Access, AccessKind, BarrierKind, Block, Program, Stmt};
use crate::engines::twothread::slice::Slice;
use crate::ivl::eval::{Interpretation, Value, eval};
use crate::ivl::subst::free_vars;
use crate::ivl::{BinOp, Expr, ExprKind, Symbol};
use crate::kir::launch::Size;
use crate::kir::{AddressSpace, BlockId, Geometry, Inst, ObjectId};

/// A drawing by a block's leader.
pub(super) struct TeamDraw {
    /// Index into the draws.
    pub draw: usize,
    /// Where all threads of the block are together again.
    pub meet: BlockId,
    /// The leader draws if this holds.
    pub condition: Expr,
    /// Where the leader leaves the others, and the blocks that it goes through.
    pub branch: BlockId,
    pub steps: Vec<BlockId>,
}

/// What is known of leaders in a kernel.
#[derive(Default)]
pub(super) struct Teams {
    pub draws: Vec<TeamDraw>,
    pub kept: Vec<Kept>,
}

/// What a leader stored is there behind a barrier.
pub(super) struct Kept {
    pub store: Access,
    pub value: Expr,
    /// The leader stores if this holds.
    pub condition: Expr,
    /// The place behind the barrier.
    pub at: (BlockId, usize),
}

/// A block of the leader's code on the way to where the threads meet.
struct Step {
    block: BlockId,
    condition: Expr,
}

impl Lowering<'_> {
    /// The drawings and stores of leaders.
    pub(super) fn teams(
        &self,
        program: &Program,
        slice: &Slice,
        uniformity: &Uniformity,
        draws: &[Draw],
    ) -> Teams {
        let mut teams = Teams::default();
        let copies = |inst: &Inst| matches!(inst, Inst::AsyncCopy { .. } | Inst::ThreadCopy { .. });
        // Other threads may write behind other barriers than those of the block.
        if waits_apart(self.kernel, self.launch) {
            return teams;
        }
        if self.lockstep || self.kernel.insts.values().any(|data| copies(&data.inst)) {
            return teams;
        }
        let mut pass = Pass {
            lowering: self,
            program,
            slice,
            uniformity,
            same_in_block: self.same_in_block(uniformity),
        };
        for block in &program.blocks {
            if let [a, b] = &block.edges[..] {
                for edge in [a, b] {
                    pass.leader(
                        block,
                        edge.target.clone(),
                        &edge.condition,
                        draws,
                        &mut teams,
                    );
                }
            }
        }
        teams
    }

    /// The variables that are the same for all threads of a block.
    fn same_in_block(&self, uniformity: &Uniformity) -> HashSet<Symbol> {
        let mut same = HashSet::new();
        for data in self.kernel.insts.values() {
            let Some(result) = data.result.filter(|&v| uniformity.value(v)) else {
                continue;
            };
            match self.kernel.values[result].ty.is_ptr() {
                true => same.extend([self.offset_symbol(result), self.object_symbol(result)]),
                false => same.extend([self.symbol(result)]),
            }
        }
        same
    }

    /// Is the condition one that exactly one thread of each block fulfils?
    fn picks_one_thread(&self, condition: &Expr) -> bool {
        let ids = [0, 1, 2].map(|dim| quantities::symbol(Geometry::ThreadId, dim));
        let names = free_vars(condition);
        if names.is_empty() || !names.iter().all(|name| ids.contains(name)) {
            return false;
        }
        if let Some(sizes) = self.fixed_block() {
            let left_out = |place: &Place| eval(condition, place) == Ok(Value::Bool(false));
            return places(sizes)
                .filter(|place| !left_out(place))
                .take(2)
                .count()
                == 1;
        }
        // The first thread is in every block, and alone where sizes in other dimensions are 1.
        let open: Vec<&Symbol> = (0..3)
            .filter(|&dim| self.launch.block[dim] != Size::Fixed(1))
            .map(|dim| &ids[dim])
            .collect();
        let is_zero = |part: &Expr, id: &Symbol| match part.kind() {
            ExprKind::Binary(BinOp::Eq, a, b) => [(a, b), (b, a)].into_iter().any(|(a, b)| {
                matches!(a.kind(), ExprKind::Var(name) if name == id)
                    && matches!(b.as_bv(), Some((0, _)))
            }),
            _ => false,
        };
        let parts = conjuncts(condition);
        parts.len() == open.len() && open.iter().all(|id| parts.iter().any(|p| is_zero(p, id)))
    }
}

fn conjuncts(expr: &Expr) -> Vec<Expr> {
    match expr.kind() {
        ExprKind::Binary(BinOp::And, a, b) => [conjuncts(a), conjuncts(b)].concat(),
        _ => vec![expr.clone()],
    }
}

/// The threads of a block.
pub(super) fn places([x, y, z]: [u32; 3]) -> impl Iterator<Item = Place> {
    let at = move |place: u32| [place % x, place / x % y, place / x / y];
    (0..x.saturating_mul(y).saturating_mul(z)).map(move |place| Place(at(place)))
}

/// A thread's place in its block.
pub(super) struct Place([u32; 3]);

impl Place {
    /// Its index, x fastest.
    pub fn linear(&self, [x, y, _]: [u32; 3]) -> u32 {
        (self.0[2] * y + self.0[1]) * x + self.0[0]
    }
}

impl Interpretation for Place {
    fn variable(&self, name: &Symbol) -> Option<Value> {
        let dim = (0..3).find(|&dim| *name == quantities::symbol(Geometry::ThreadId, dim))?;
        Some(Value::bv(u128::from(self.0[usize::from(dim)]), 32))
    }

    fn apply(&self, _: &Symbol, _: &[Value]) -> Option<Value> {
        None
    }
}

struct Pass<'a> {
    lowering: &'a Lowering<'a>,
    program: &'a Program,
    slice: &'a Slice<'a>,
    /// Of two threads of one block.
    uniformity: &'a Uniformity,
    /// Grows by what leaders load and draw.
    same_in_block: HashSet<Symbol>,
}

impl<'a> Pass<'a> {
    /// Looks at the code behind one side of a branch of all threads.
    fn leader(
        &mut self,
        branch: &Block,
        entry: Symbol,
        condition: &Expr,
        draws: &[Draw],
        teams: &mut Teams,
    ) {
        let cfg = self.lowering.cfg;
        let from = branch.origin;
        let Some(meet) = cfg.immediate_postdominator(from) else {
            return;
        };
        let together = self.uniformity.block(from) && self.uniformity.block(meet);
        if !together || !cfg.dominates(from, meet) || cfg.loop_of[from] != cfg.loop_of[meet] {
            return;
        }
        let (steps, complete) = self.steps(from, self.block_named(&entry).origin, meet, condition);
        let mut before: Vec<&Stmt> = Vec::new();
        let mut stores: Vec<(usize, usize, &Access)> = Vec::new();
        for (index, step) in steps.iter().enumerate() {
            let alone = step.condition.as_bool() != Some(false);
            let block = self.block(step.block);
            for (place, stmt) in block.stmts.iter().enumerate() {
                for (number, draw) in draws.iter().enumerate() {
                    if draw.block == step.block && draw.position == place && alone {
                        let way = (from, meet, &steps[..=index]);
                        self.draw(number, draw, way, teams);
                    }
                }
                if let (Stmt::Access(access), true) = (stmt, alone) {
                    self.access(from, &before, access);
                    if access.kind == AccessKind::Write {
                        stores.push((index, place, access));
                    }
                }
                before.push(stmt);
            }
            for (number, draw) in draws.iter().enumerate() {
                if draw.block == step.block && draw.position == block.stmts.len() && alone {
                    let way = (from, meet, &steps[..=index]);
                    self.draw(number, draw, way, teams);
                }
            }
        }
        if !complete {
            return;
        }
        for (index, place, access) in stores {
            let rest = steps[index..]
                .iter()
                .enumerate()
                .flat_map(|(number, step)| {
                    let skipped = if number == 0 { place + 1 } else { 0 };
                    self.block(step.block).stmts.iter().skip(skipped)
                });
            if rest.into_iter().any(|stmt| may_write(stmt, access.object)) {
                continue;
            }
            let condition = &steps[index].condition;
            teams.kept.extend(self.kept(access, condition, meet));
        }
    }

    /// The blocks of the leader's code, one after the other, with the condition under which
    /// the leader runs them: false where it is not known to be alone. And whether that is
    /// all that a thread runs between the branch and the meeting.
    fn steps(
        &self,
        branch: BlockId,
        entry: BlockId,
        meet: BlockId,
        condition: &Expr,
    ) -> (Vec<Step>, bool) {
        let cfg = self.lowering.cfg;
        let (mut steps, mut last, mut current) = (Vec::new(), branch, entry);
        let (mut ids, mut more) = (Expr::bool(true), Expr::bool(true));
        let mut next = condition.clone();
        loop {
            if current == meet {
                return (steps, true);
            }
            if cfg.predecessors[current] != [last] || cfg.loop_of[current] != cfg.loop_of[branch] {
                return (steps, false);
            }
            let condition = self.slice.unfold(&next);
            let of_ids = |name: &Symbol| {
                (0..3).any(|dim| *name == quantities::symbol(Geometry::ThreadId, dim))
            };
            if free_vars(&condition).iter().all(of_ids) {
                ids = ids.and(condition);
            } else if self.is_of_block(&next) {
                more = more.and(next.clone());
            } else {
                return (steps, false);
            }
            let block = self.block(current);
            let waits = |stmt: &Stmt| matches!(stmt, Stmt::Barrier(_) | Stmt::Forget(_));
            if block.stmts.iter().any(waits) {
                return (steps, false);
            }
            steps.push(Step {
                block: current,
                condition: match self.lowering.picks_one_thread(&ids) {
                    true => more.clone(),
                    false => Expr::bool(false),
                },
            });
            let onward = match &block.edges[..] {
                [edge] => edge,
                [a, b] if self.block_named(&a.target).origin == meet => b,
                [a, b] if self.block_named(&b.target).origin == meet => a,
                _ => return (steps, false),
            };
            next = onward.condition.clone();
            last = current;
            current = self.block_named(&onward.target).origin;
        }
    }

    fn draw(
        &mut self,
        number: usize,
        draw: &Draw,
        (branch, meet, steps): (BlockId, BlockId, &[Step]),
        teams: &mut Teams,
    ) {
        if self.is_of_block(&draw.amount) && self.is_of_block(&draw.cell) {
            self.same_in_block.insert(self.lowering.symbol(draw.result));
            teams.draws.push(TeamDraw {
                draw: number,
                meet,
                condition: steps[steps.len() - 1].condition.clone(),
                branch,
                steps: steps.iter().map(|step| step.block).collect(),
            });
        }
    }

    /// What the leader loads is the block's, if memory is as it was after the last barrier.
    fn access(&mut self, branch: BlockId, before: &[&Stmt], access: &Access) {
        let Some((result, _)) = &access.result else {
            return;
        };
        let model = &self.program.objects[access.object];
        let common = matches!(
            model.space,
            AddressSpace::Shared | AddressSpace::Global | AddressSpace::Constant
        );
        if access.kind == AccessKind::Read
            && common
            && model.map
            && access.guard.as_bool() == Some(true)
            && self.is_of_block(&access.offset)
            && !before.iter().any(|stmt| may_write(stmt, access.object))
            && (!model.written || self.unwritten_before(branch, access.object))
        {
            self.same_in_block.insert(result.clone());
        }
    }

    /// Is the object not written between the last barrier and the end of the block?
    fn unwritten_before(&self, block: BlockId, object: ObjectId) -> bool {
        let cfg = self.lowering.cfg;
        let mut current = block;
        loop {
            for stmt in self.block(current).stmts.iter().rev() {
                if self.orders(stmt, self.program.objects[object].space) {
                    return true;
                }
                if may_write(stmt, object) {
                    return false;
                }
            }
            match &cfg.predecessors[current][..] {
                [] => return true,
                [before] if cfg.loop_of[*before] == cfg.loop_of[current] => current = *before,
                _ => return false,
            }
        }
    }

    /// Do all threads of the block wait here, and is memory of the space ordered then?
    fn orders(&self, stmt: &Stmt, space: AddressSpace) -> bool {
        let Stmt::Barrier(barrier) = stmt else {
            return false;
        };
        let fenced = match space {
            AddressSpace::Shared => barrier.fences.shared,
            _ => barrier.fences.global,
        };
        matches!(barrier.kind, BarrierKind::Block) && fenced
    }

    /// That the cell holds what was stored, behind the next barrier.
    fn kept(&self, store: &Access, condition: &Expr, meet: BlockId) -> Option<Kept> {
        let cfg = self.lowering.cfg;
        let model = &self.program.objects[store.object];
        let value = store.value.as_ref()?;
        let fits = model.space == AddressSpace::Shared
            && model.map
            && store.copy.is_none()
            && store.guard.as_bool() == Some(true)
            && self.is_of_block(&store.offset)
            && self.is_of_block(value);
        if !fits {
            return None;
        }
        let mut current = meet;
        loop {
            let block = self.block(current);
            for (place, stmt) in block.stmts.iter().enumerate() {
                if self.orders(stmt, AddressSpace::Shared) {
                    return Some(Kept {
                        store: store.clone(),
                        value: value.clone(),
                        condition: condition.clone(),
                        at: (current, place + 1),
                    });
                }
                if matches!(stmt, Stmt::Barrier(_)) || may_write(stmt, store.object) {
                    return None;
                }
            }
            let [edge] = &block.edges[..] else {
                return None;
            };
            let next = self.block_named(&edge.target).origin;
            if cfg.predecessors[next] != [current] || cfg.loop_of[next] != cfg.loop_of[current] {
                return None;
            }
            current = next;
        }
    }

    /// Has the expression one value for all threads of the block, and is it in each of them
    /// what the leader makes of it?
    fn is_of_block(&self, expr: &Expr) -> bool {
        let mut seen: BTreeSet<Symbol> = BTreeSet::new();
        let mut work: Vec<Symbol> = free_vars(expr).into_iter().collect();
        while let Some(name) = work.pop() {
            if !seen.insert(name.clone()) || self.same_in_block.contains(&name) {
                continue;
            }
            if self.program.consts.contains_key(&name) {
                let in_warp = [Geometry::LaneId, Geometry::WarpId];
                let own = (0..3).any(|dim| name == quantities::symbol(Geometry::ThreadId, dim))
                    || in_warp
                        .iter()
                        .any(|&query| name == quantities::symbol(query, 0));
                if own {
                    return false;
                }
                continue;
            }
            match self.slice.definition(&name) {
                Some(definition) => work.extend(free_vars(definition)),
                None => return false,
            }
        }
        true
    }

    fn block(&self, id: BlockId) -> &'a Block {
        let mut blocks = self.program.blocks.iter();
        let block = blocks.find(|b| b.origin == id);
        block.expect("every reachable block is lowered")
    }

    fn block_named(&self, label: &Symbol) -> &'a Block {
        let mut blocks = self.program.blocks.iter();
        let block = blocks.find(|b| b.label == *label);
        block.expect("edges lead to blocks")
    }
}

/// May the thread change what the object holds?
fn may_write(stmt: &Stmt, object: ObjectId) -> bool {
    match stmt {
        Stmt::Access(access) | Stmt::Perform(access) => {
            access.object == object && access.kind.is_write()
        }
        Stmt::Assign { .. }
        | Stmt::Havoc(_)
        | Stmt::Assume(_)
        | Stmt::Assert { .. }
        | Stmt::Agree { .. }
        | Stmt::Meet { .. }
        | Stmt::Barrier(_) => false,
        _ => true,
    }
}
