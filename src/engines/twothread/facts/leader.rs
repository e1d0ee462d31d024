//! Block leaders: what one thread of a block draws from a counter and stores in shared memory
//! is the block's.
//!
//! Finds code that exactly one thread of each block runs whenever the block gets there, at
//! points that all threads of the block reach together. There the values that are the same
//! for all threads of a block are those of its leader in any of its threads, so that what the
//! leader draws and stores can be said of the block: to threads of other blocks its numbers
//! are the block's, to those of its own they are all the same. A cell that the leader writes
//! holds what it wrote after the barrier, as no thread else writes it in between without a
//! race.
//! Does not: follow leaders of warps, nor stores that further blocks of the leader's code
//! may replace.

use std::collections::{BTreeSet, HashSet};

use super::{Cells, Context, Findings, Place, one_thread, reservation};
use crate::analysis::uniformity::Pairing;
use crate::engines::quantities;
use crate::engines::twothread::lower::names;
use crate::engines::twothread::program::{Access, AccessKind, BarrierKind, Block, Stmt, pair};
use crate::ivl::subst::free_vars;
use crate::ivl::{Expr, Symbol, Type};
use crate::kir::{AddressSpace, BlockId, Geometry, Inst, Memory, ObjectId};

/// A block has what its leader draws, and finds what the leader stored.
pub(super) fn run(cx: &Context, found: &mut Findings) {
    for drawn in &cx.leaders.draws {
        let draw = &cx.draws[drawn.draw];
        let facts = match cx.input.pairing {
            Pairing::DifferentBlocks if cx.is_common(draw.counter) => {
                let mut facts = reservation::ranges(cx, found, draw);
                facts.extend(reservation::single_numbers(cx, found, draw));
                facts
            }
            Pairing::DifferentBlocks => Vec::new(),
            Pairing::SameWarp => unreachable!("nothing is said of draws there"),
            Pairing::SameBlock => {
                let own = Expr::var(cx.symbol(draw.result));
                let other = pair::other(own.clone(), &Type::Bv(draw.width));
                vec![own.equals(other)]
            }
        };
        for fact in facts {
            let condition = drawn.condition.clone();
            found.state_if(Place::start_of(drawn.meet), condition, fact);
        }
    }
    for kept in &cx.leaders.kept {
        let store = &kept.store;
        let cells = Cells {
            object: store.object,
            site: store.site,
            offset: store.offset.clone(),
            count: store.cells,
            bits: 8 * cx.program.sites[store.site].bytes,
        };
        let held = found.look(kept.at, cells);
        let fact = held.equals(kept.value.clone());
        found.state_if(kept.at, kept.condition.clone(), fact);
    }
}

/// A drawing by a block's leader.
pub(super) struct LeaderDraw {
    /// Index into the draws.
    pub draw: usize,
    /// Where all threads of the block are together again.
    pub meet: BlockId,
    /// The leader draws if this holds.
    pub condition: Expr,
    /// What a thread's ids are if it is the leader.
    pub is_leader: Expr,
    /// Where the leader leaves the others, and the blocks that it goes through alone.
    pub branch: BlockId,
    pub steps: Vec<BlockId>,
}

/// What is known of leaders in a kernel.
#[derive(Default)]
pub(super) struct Leaders {
    pub draws: Vec<LeaderDraw>,
    pub kept: Vec<Kept>,
}

/// What a leader stored is there behind a barrier.
pub(super) struct Kept {
    pub store: Access,
    pub value: Expr,
    /// The leader stores if this holds.
    pub condition: Expr,
    /// The place behind the barrier.
    pub at: Place,
}

/// A block of the leader's code on the way to where the threads meet.
struct Step {
    block: BlockId,
    condition: Expr,
    /// What ids of threads are that come here.
    ids: Expr,
}

impl Step {
    /// A block that nobody is known to be alone in, if nobody waits in it.
    fn by_some(block: &Block) -> Option<Step> {
        (!block.stmts.iter().any(waits)).then(|| Step {
            block: block.origin,
            condition: Expr::bool(false),
            ids: Expr::bool(false),
        })
    }

    /// Is one thread of the block known to be alone here?
    fn is_alone(&self) -> bool {
        self.condition.as_bool() != Some(false)
    }
}

/// The draws and stores of leaders. Other barriers than those of the block, asynchronous
/// copies and warps in lockstep leave writes of other threads where a leader's are kept.
pub(super) fn leaders(cx: &Context) -> Leaders {
    let mut leaders = Leaders::default();
    let kernel = cx.input.kernel;
    let copies = |inst: &Inst| matches!(inst, Inst::AsyncCopy { .. } | Inst::ThreadCopy { .. });
    if cx.waits_apart() || cx.input.lockstep || kernel.insts.values().any(|data| copies(&data.inst))
    {
        return leaders;
    }
    let mut pass = Pass {
        cx,
        same_in_block: same_in_block(cx),
    };
    for block in &cx.program.blocks {
        if let [a, b] = &block.edges[..] {
            for edge in [a, b] {
                pass.leader(block, &edge.target, &edge.condition, &mut leaders);
            }
        }
    }
    leaders
}

/// The variables that are the same for all threads of a block.
pub(super) fn same_in_block(cx: &Context) -> HashSet<Symbol> {
    let kernel = cx.input.kernel;
    let mut same = HashSet::new();
    for data in kernel.insts.values() {
        let Some(result) = data.result.filter(|&v| cx.in_block.value(v)) else {
            continue;
        };
        match kernel.values[result].ty.is_ptr() {
            true => same.extend([
                names::offset_symbol(kernel, result),
                names::object_symbol(kernel, result),
            ]),
            false => same.extend([names::symbol(kernel, result)]),
        }
    }
    same
}

struct Pass<'a> {
    cx: &'a Context<'a>,
    /// Grows by what leaders load and draw.
    same_in_block: HashSet<Symbol>,
}

impl<'a> Pass<'a> {
    /// Looks at the code behind one side of a branch of all threads.
    fn leader(&mut self, branch: &Block, entry: &Symbol, condition: &Expr, leaders: &mut Leaders) {
        let cx = self.cx;
        let cfg = cx.input.cfg;
        let from = branch.origin;
        let Some(meet) = cfg.immediate_postdominator(from) else {
            return;
        };
        let together = self.cx.in_block.block(from) && self.cx.in_block.block(meet);
        if !together || !cfg.dominates(from, meet) || cfg.loop_of[from] != cfg.loop_of[meet] {
            return;
        }
        let (steps, complete) = self.steps(from, cx.block_named(entry).origin, meet, condition);
        let mut before: Vec<&Stmt> = Vec::new();
        let mut stores: Vec<(usize, usize, &Access)> = Vec::new();
        for (index, step) in steps.iter().enumerate() {
            for (place, stmt) in cx.block(step.block).stmts.iter().enumerate() {
                if let (Stmt::Access(access), true) = (stmt, step.is_alone()) {
                    self.access(from, &before, access);
                    if access.kind == AccessKind::Write {
                        stores.push((index, place, access));
                    }
                    if let Some(number) = cx.draws.iter().position(|d| d.site == access.site) {
                        self.draw(number, (from, meet, &steps[..=index]), leaders);
                    }
                }
                before.push(stmt);
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
                    cx.block(step.block).stmts.iter().skip(skipped)
                });
            if rest.into_iter().any(|stmt| may_write(stmt, access.object)) {
                continue;
            }
            let condition = &steps[index].condition;
            leaders.kept.extend(self.kept(access, condition, meet));
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
        let cx = self.cx;
        let cfg = cx.input.cfg;
        let (mut steps, mut last, mut current) = (Vec::new(), branch, entry);
        let (mut ids, mut more) = (Expr::bool(true), Expr::bool(true));
        let mut next = condition.clone();
        let mut joined = false;
        loop {
            if current == meet {
                return (steps, true);
            }
            let always = next.as_bool() == Some(true);
            if let Some((of_loop, exit)) = self.loop_between(last, current).filter(|_| always) {
                steps.extend(of_loop);
                if exit == meet {
                    return (steps, true);
                }
                let [only] = cfg.predecessors[exit][..] else {
                    return (steps, false);
                };
                (last, current, next) = (only, exit, Expr::bool(true));
            }
            let follows = joined || cfg.predecessors[current] == [last];
            if !follows || cfg.loop_of[current] != cfg.loop_of[branch] {
                return (steps, false);
            }
            let condition = cx.slice.unfold(&next);
            if one_thread::speaks_of_ids(&condition) {
                ids = ids.and(condition);
            } else if self.is_of_block(&next) {
                more = more.and(next.clone());
            } else {
                return (steps, false);
            }
            let block = self.cx.block(current);
            if block.stmts.iter().any(waits) {
                return (steps, false);
            }
            steps.push(Step {
                block: current,
                condition: match one_thread::picks_one(cx, &ids) {
                    true => more.clone(),
                    false => Expr::bool(false),
                },
                ids: ids.clone(),
            });
            let onward = match &block.edges[..] {
                [edge] => edge,
                [a, b] if self.cx.block_named(&a.target).origin == meet => b,
                [a, b] if self.cx.block_named(&b.target).origin == meet => a,
                _ => {
                    let Some((ways, exit)) = self.ways_from(current) else {
                        return (steps, false);
                    };
                    steps.extend(ways);
                    (joined, current, next) = (true, exit, Expr::bool(true));
                    continue;
                }
            };
            joined = false;
            next = onward.condition.clone();
            last = current;
            current = self.cx.block_named(&onward.target).origin;
        }
    }

    /// The blocks between a branch and where its ways meet, if nobody waits there. What the leader
    /// draws and stores in them is not followed.
    fn ways_from(&self, branch: BlockId) -> Option<(Vec<Step>, BlockId)> {
        let cfg = self.cx.input.cfg;
        let exit = cfg.immediate_postdominator(branch)?;
        let blocks = self.cx.program.blocks.iter().filter(|block| {
            let at = block.origin;
            at != branch && cfg.dominates(branch, at) && !cfg.dominates(exit, at)
        });
        let steps = blocks.map(Step::by_some).collect::<Option<Vec<_>>>();
        Some((steps.filter(|_| cfg.dominates(branch, exit))?, exit))
    }

    /// The blocks of a loop that control enters from this one, and the one that it leaves for,
    /// if nobody waits in it. What the leader draws and stores in its rounds is not followed.
    fn loop_between(&self, last: BlockId, head: BlockId) -> Option<(Vec<Step>, BlockId)> {
        let cfg = self.cx.input.cfg;
        let id = cfg.loop_of[head]?;
        let own = &cfg.loops[id];
        let is_inside = |block: &BlockId| cfg.in_loop(id, *block);
        let mut entries = cfg.predecessors[head].iter().filter(|at| !is_inside(at));
        let is_entered = own.header == head && own.parent == cfg.loop_of[last];
        (is_entered && entries.next() == Some(&last) && entries.next().is_none()).then_some(())?;
        let (mut steps, mut exit) = (Vec::new(), None);
        let blocks = self.cx.program.blocks.iter();
        for block in blocks.filter(|block| is_inside(&block.origin)) {
            let onward = cfg.successors[block.origin].iter();
            for &next in onward.filter(|at| !is_inside(at)) {
                (*exit.get_or_insert(next) == next).then_some(())?;
            }
            steps.push(Step::by_some(block)?);
        }
        Some((steps, exit?))
    }

    fn draw(
        &mut self,
        number: usize,
        (branch, meet, steps): (BlockId, BlockId, &[Step]),
        leaders: &mut Leaders,
    ) {
        let draw = &self.cx.draws[number];
        if self.is_of_block(&draw.amount) && self.is_of_block(&draw.cell) {
            let alone = steps.iter().filter(|step| step.is_alone());
            let last = &steps[steps.len() - 1];
            self.same_in_block.insert(self.cx.symbol(draw.result));
            leaders.draws.push(LeaderDraw {
                draw: number,
                meet,
                condition: last.condition.clone(),
                is_leader: last.ids.clone(),
                branch,
                steps: alone.map(|step| step.block).collect(),
            });
        }
    }

    /// What the leader loads is the block's, if memory is as it was after the last barrier.
    fn access(&mut self, branch: BlockId, before: &[&Stmt], access: &Access) {
        let Some((result, _)) = &access.result else {
            return;
        };
        let model = &self.cx.program.objects[access.object];
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
        let cfg = self.cx.input.cfg;
        let mut current = block;
        loop {
            for stmt in self.cx.block(current).stmts.iter().rev() {
                if self.orders(stmt, self.cx.program.objects[object].memory) {
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

    /// Do all threads of the block wait here, and is the memory ordered then?
    fn orders(&self, stmt: &Stmt, memory: Option<Memory>) -> bool {
        let Stmt::Barrier(barrier) = stmt else {
            return false;
        };
        matches!(barrier.kind, BarrierKind::Block)
            && memory.is_some_and(|memory| barrier.fences.order(memory))
    }

    /// That the cell holds what was stored, behind the next barrier.
    fn kept(&self, store: &Access, condition: &Expr, meet: BlockId) -> Option<Kept> {
        let cfg = self.cx.input.cfg;
        let model = &self.cx.program.objects[store.object];
        let value = store.value.as_ref()?;
        let fits = model.space == AddressSpace::Shared
            && model.map
            // Of atomic ones there may be others at the same time.
            && !self.cx.program.sites[store.site].atomic
            && store.copy.is_none()
            && store.guard.as_bool() == Some(true)
            && self.is_of_block(&store.offset)
            && self.is_of_block(value);
        if !fits {
            return None;
        }
        let mut current = meet;
        loop {
            let block = self.cx.block(current);
            for (place, stmt) in block.stmts.iter().enumerate() {
                if self.orders(stmt, model.memory) {
                    return Some(Kept {
                        store: store.clone(),
                        value: value.clone(),
                        condition: condition.clone(),
                        at: Place {
                            block: current,
                            index: place + 1,
                        },
                    });
                }
                if matches!(stmt, Stmt::Barrier(_)) || may_write(stmt, store.object) {
                    return None;
                }
            }
            let [edge] = &block.edges[..] else {
                return None;
            };
            let next = self.cx.block_named(&edge.target).origin;
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
            if self.cx.program.consts.contains_key(&name) {
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
            match self.cx.slice.definition(&name) {
                Some(definition) => work.extend(free_vars(definition)),
                None => return false,
            }
        }
        true
    }
}

fn waits(stmt: &Stmt) -> bool {
    matches!(stmt, Stmt::Barrier(_) | Stmt::Forget(_))
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
