//! What threads draw from a counter, and pass on to those of their warp or block.
//!
//! Atomic additions to one cell return numbers that no other one returns (Gottlieb, Lubachevsky
//! and Rudolph, "Basic Techniques for the Efficient Coordination of Very Large Numbers of
//! Cooperating Sequential Processors", TOPLAS 1983). So two threads have different numbers unless
//! they have what was drawn at once for both: each the result of its own addition, what a lane of
//! its warp drew, or what it finds in a cell of shared memory where nothing else is stored.
//! A relation "this group of threads drew `v`" says so. Where it is computed with, a number that is
//! drawn by counting up one by one is not negative, as the counter starts at zero, which is assumed
//! unless the host shows it, and is drawn from less than 2^31 times, which is assumed.
//!
//! Does: see broadcasts by shuffles of whole warps, and stores of what was just drawn directly
//! behind a branch that threads of a block or warp come to together.
//! Does not: know of counters that are set back, of amounts that are no literals, and of what a
//! lane draws for others (`facts/warp_aggregate.rs` of the two-thread engine does).

use std::collections::{BTreeMap, BTreeSet};

use super::Infer;
use super::places::Place;
use crate::analysis::cfg::LoopId;
use crate::analysis::convergence::{is_broadcast, names_all};
use crate::analysis::draws::{Counter, counters};
use crate::analysis::flags;
use crate::analysis::points_to::PointsTo;
use crate::engines::protocol::ast::{Relation, Rule};
use crate::evidence::Assumption;
use crate::kir::{AddressSpace, BlockId, Inst, InstId, Kernel, ObjectId, Type, ValueDef, ValueId};
use crate::smt::{FunId, Node, Pool, Sort, Term};

/// Who may have one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Group {
    Thread,
    Warp,
    /// Those of a block that find it in one cell of the object.
    Cell(ObjectId),
}

/// The counters of a kernel, and where their numbers are stored.
#[derive(Default)]
pub(super) struct Draws {
    counters: BTreeMap<ObjectId, Counter>,
    /// Shared memory that holds nothing but what the store before put there.
    stored: BTreeMap<ObjectId, Stored>,
    relations: BTreeMap<(ObjectId, Group), FunId>,
}

/// A store of what was drawn before it in its block.
#[derive(Clone, Copy)]
struct Stored {
    draw: InstId,
    ptr: ValueId,
    block: BlockId,
}

impl Draws {
    pub(super) fn new(infer: &Infer) -> Draws {
        let (kernel, points_to) = (infer.context.kernel, infer.context.points_to);
        let counters = counters(kernel, points_to);
        if counters.is_empty() {
            return Draws::default();
        }
        let guarded = flags::guarded(kernel, infer.context.cfg, points_to);
        let shared = kernel
            .objects
            .iter()
            .filter(|(id, object)| object.space == AddressSpace::Shared && !guarded.contains(id));
        let stored = shared.filter_map(|(id, _)| Some((id, stored(kernel, points_to, id)?)));
        Draws {
            counters,
            stored: stored.collect(),
            ..Draws::default()
        }
    }
}

impl Infer<'_> {
    /// Promises that the group of the thread drew what the instruction gives it, if it did.
    pub(super) fn relate_draw(&mut self, block: BlockId, inst: InstId) {
        if self.draws.counters.is_empty() {
            return;
        }
        let kernel = self.context.kernel;
        let data = &kernel.insts[inst];
        let Some(result) = data.result else {
            return;
        };
        let found = match &data.inst {
            Inst::AtomicRmw { .. } => Some((inst, Group::Thread, None)),
            Inst::Warp { op, lanes, args }
                if is_broadcast(kernel, op, args) && names_all(kernel, *lanes) =>
            {
                let draw = self.drawn_by_lane(block, args[0], args[1]);
                draw.map(|draw| (draw, Group::Warp, Some(self.warps().warp)))
            }
            Inst::Load { ptr, access } if access.atomic.is_none() => self
                .drawn_in_cell(block, *ptr)
                .map(|(draw, object, cell)| (draw, Group::Cell(object), Some(cell))),
            _ => None,
        };
        if let Some((draw, group, part)) = found {
            self.promise_draw((block, result), draw, group, part);
        }
    }

    /// Promises that the number is one that the draw gave the group, which is a part of the
    /// block or one thread.
    fn promise_draw(
        &mut self,
        (block, result): (BlockId, ValueId),
        draw: InstId,
        group: Group,
        part: Option<Term>,
    ) {
        let kernel = self.context.kernel;
        let Inst::AtomicRmw { ptr, .. } = kernel.insts[draw].inst else {
            return;
        };
        let cases = self.pointer(ptr);
        // Whoever is given a number by others has to know the cell that they drew it from.
        let is_known = group == Group::Thread
            || cases.iter().all(|case| {
                let pool = &self.protocol.pool;
                pool.as_bool(case.cond) == Some(true) && pool.as_bv(case.offset).is_some()
            });
        for case in cases {
            let Some(&counter) = self.draws.counters.get(&case.object) else {
                continue;
            };
            if !is_known || kernel.values[result].ty != Type::Int(counter.width) {
                continue;
            }
            let mut tuple = vec![case.offset];
            tuple.extend(&self.protocol.block_ids);
            match part {
                Some(part) => tuple.push(part),
                None => tuple.extend(&self.protocol.thread_ids),
            }
            tuple.push(self.term(result, self.context.cfg.loop_of[block]));
            let fun = self.draw_relation((case.object, group), counter, &tuple);
            let pool = self.pool();
            let holds = pool.apply(fun, tuple);
            let mut known = vec![holds];
            if self.counts_from_zero(case.object, counter, result) {
                let number = self.term(result, self.context.cfg.loop_of[block]);
                let pool = self.pool();
                let zero = pool.bv(0, counter.width);
                known.push(pool.sle(zero, number));
            }
            let pool = self.pool();
            let known = pool.and(known);
            let promise = pool.implies(case.cond, known);
            self.learned.promises.push((block, promise));
            self.assumptions.add(Assumption::CountersDoNotWrap);
        }
    }

    /// Is the number computed with, and one that is not negative?
    fn counts_from_zero(&mut self, object: ObjectId, counter: Counter, number: ValueId) -> bool {
        let starts = self.context.starts;
        let counter_object = &self.context.kernel.objects[object];
        let initial = counter_object.initial.as_ref();
        let set = initial.is_some_and(|initial| initial.bytes.iter().any(|byte| *byte != 0));
        let known = !set && !starts.unset.contains(&object);
        let one_by_one = counter.most == 1 && !counter.is_down;
        if !one_by_one || !known || !is_computed_with(self.context.kernel, number) {
            return false;
        }
        let counter = counter_object.name.clone();
        if !starts.zeroed.contains(&object) {
            let counter = counter.clone();
            self.assumptions.add(Assumption::StartsAtZero { counter });
        }
        self.assumptions.add(Assumption::FewDraws { counter });
        true
    }

    /// "This group drew the number from this cell": two groups have different ones, and one group
    /// has one or others that were drawn apart.
    fn draw_relation(&mut self, key: (ObjectId, Group), counter: Counter, like: &[Term]) -> FunId {
        if let Some(fun) = self.draws.relations.get(&key) {
            return *fun;
        }
        let pool = &mut self.protocol.pool;
        let sorts: Vec<Sort> = like.iter().map(|term| pool.sort(*term).clone()).collect();
        let fun = pool.fresh_fun("drew", sorts.clone(), Sort::Bool);
        let mut tuple = || -> Vec<Term> {
            let parts = sorts.iter().cloned();
            parts.map(|sort| pool.fresh_var("part", sort)).collect()
        };
        let tuples = vec![tuple(), tuple()];
        let differ: Vec<Term> = (tuples[0].iter().zip(&tuples[1]))
            .map(|(a, b)| pool.ne(*a, *b))
            .collect();
        let last = differ.len() - 1;
        let other_group = pool.or(differ[1..last].to_vec());
        let (a, b) = (tuples[0][last], tuples[1][last]);
        let least = pool.bv(counter.least, counter.width);
        let distances = [pool.bv_sub(a, b), pool.bv_sub(b, a)];
        let apart = distances.map(|distance| pool.ule(least, distance));
        let apart = pool.and(apart);
        // One group may have one number twice.
        let same = pool.or([other_group, differ[last]]);
        let same = pool.not(same);
        let conclusion = pool.or([differ[0], apart, same]);
        self.protocol.relations.push(Relation {
            fun,
            rules: vec![Rule { tuples, conclusion }],
        });
        self.draws.relations.insert(key, fun);
        fun
    }

    /// The draw whose result the lane has for its value, when it comes to the block.
    fn drawn_by_lane(&mut self, block: BlockId, value: ValueId, lane: ValueId) -> Option<InstId> {
        let kernel = self.context.kernel;
        let size = kernel.warp_size.filter(|size| matches!(size, 32 | 64))?;
        let lane = match kernel.values[lane].def {
            ValueDef::Const(lane) if lane < u128::from(size) => lane,
            _ => return None,
        };
        // The lane comes to the block, too, and has not left before.
        self.in_warp().block(block).then_some(())?;
        let mut conditions = BTreeSet::new();
        let draw = self.drawn_where(value, self.context.cfg.loop_of[block], &mut conditions)?;
        let here = self.learned.reach[block]?;
        for known in parts(self.pool(), here) {
            conditions.remove(&known);
        }
        let condition = self.pool().and(conditions);
        let holds = match self.places(&[condition]) {
            // The last warp may not have all lanes.
            Some(places) => (places.chunks(size as usize)).all(|warp| {
                let drawing = warp.get(lane as usize);
                drawing.is_some_and(|place| place.holds(&self.protocol.pool, condition))
            }),
            None => {
                let own = self.warps().lane;
                let pool = self.pool();
                let first = pool.bv(0, 32);
                let is_first = pool.eq(own, first);
                let follows = pool.implies(is_first, condition);
                lane == 0 && pool.as_bool(follows) == Some(true)
            }
        };
        holds.then_some(draw)
    }

    /// The draw in the same round of the loop whose result this is, where the conditions hold.
    fn drawn_where(
        &mut self,
        value: ValueId,
        scope: Option<LoopId>,
        conditions: &mut BTreeSet<Term>,
    ) -> Option<InstId> {
        let ValueDef::Inst(inst) = self.context.kernel.values[value].def else {
            return None;
        };
        let block = self.context.home[value]?;
        if self.context.cfg.loop_of[block] != scope {
            return None;
        }
        match &self.context.kernel.insts[inst].inst {
            Inst::AtomicRmw { .. } => Some(inst),
            Inst::Phi { incoming } if self.context.cfg.headed_loop(block).is_none() => {
                let mut found = None;
                for (from, value) in self.reachable(block, incoming) {
                    let mut inner = BTreeSet::new();
                    if let Some(draw) = self.drawn_where(value, scope, &mut inner) {
                        let edge = self.edge_reach(from, block)?;
                        inner.extend(parts(self.pool(), edge));
                        if found.replace((draw, inner)).is_some() {
                            return None;
                        }
                    }
                }
                let (draw, inner) = found?;
                conditions.extend(inner);
                Some(draw)
            }
            _ => None,
        }
    }

    /// The draw that what a load finds comes from, and the cell of the object.
    ///
    /// Something has been stored there: a thread that makes the store comes to the branch before
    /// it as often as the one that loads, and stores at once; where neither waits for the other
    /// in between, the two accesses race.
    fn drawn_in_cell(&mut self, block: BlockId, ptr: ValueId) -> Option<(InstId, ObjectId, Term)> {
        let object = single(self.context.points_to, ptr)?;
        let stored = *self.draws.stored.get(&object)?;
        let cfg = self.context.cfg;
        let (branch, guard) = match cfg.predecessors[stored.block][..] {
            _ if self.comes_together(stored.block).is_some() => {
                (stored.block, self.pool().bool(true))
            }
            [branch] if cfg.loop_of[branch] == cfg.loop_of[stored.block] => {
                (branch, self.edge(branch, stored.block))
            }
            _ => return None,
        };
        let together = self.comes_together(branch)?;
        if [branch, stored.block].contains(&block) || !cfg.dominates(branch, block) {
            return None;
        }
        let [to, from] = [stored.ptr, ptr].map(|ptr| match self.pointer(ptr)[..] {
            [case] if self.protocol.pool.as_bool(case.cond) == Some(true) => Some(case.offset),
            _ => None,
        });
        let (to, from) = (to?, from?);
        let is_filled = match self.places(&[guard, to, from]) {
            Some(places) => {
                let pool = &self.protocol.pool;
                let cell =
                    |place: &Place, term| Some((place.index / together, place.number(pool, term)?));
                let storing = places.iter().filter(|place| place.holds(pool, guard));
                let filled: BTreeSet<_> = storing.filter_map(|place| cell(place, to)).collect();
                let mut cells = places.iter().map(|place| cell(place, from));
                cells.all(|cell| cell.is_some_and(|cell| filled.contains(&cell)))
            }
            // The first thread is in every block.
            None => {
                let same = to == from && self.protocol.pool.as_bv(to).is_some();
                same && together == u32::MAX && self.holds_of_first(guard)
            }
        };
        is_filled.then_some((stored.draw, object, from))
    }
}

/// Is the number more than a place, as part of a sum or a product?
fn is_computed_with(kernel: &Kernel, number: ValueId) -> bool {
    kernel.insts.values().any(|data| {
        let uses = data.inst.operands().contains(&number);
        uses && match &data.inst {
            Inst::Binary { .. } => true,
            Inst::Cast { .. } => (data.result).is_some_and(|r| is_computed_with(kernel, r)),
            _ => false,
        }
    })
}

/// The store that alone changes the object, of what was drawn before it in its block.
fn stored(kernel: &Kernel, points_to: &PointsTo, object: ObjectId) -> Option<Stored> {
    let mut found = None;
    for block in kernel.blocks.keys() {
        let mut drawn = Vec::new();
        for &inst in &kernel.blocks[block].insts {
            let data = &kernel.insts[inst];
            let into = |ptr: ValueId| {
                let targets = points_to.targets(ptr);
                targets.is_none_or(|targets| targets.contains(&object))
            };
            let changed = match data.inst {
                Inst::Forget { ptr } => into(ptr),
                ref inst => {
                    (inst.accessed().iter()).any(|(ptr, effect)| effect.writes && into(*ptr))
                }
            };
            match data.inst {
                Inst::AtomicRmw { .. } if !changed => drawn.push((inst, data.result?)),
                Inst::Barrier { .. } | Inst::BarrierReduce { .. } | Inst::Warp { .. } => {
                    drawn.clear()
                }
                Inst::Store { ptr, value, access } if changed => {
                    let width = kernel.values[value].ty.bits();
                    let granularity = points_to.granularity(object);
                    let whole = granularity.cell_bits == width
                        && 8 * granularity.stride == u64::from(width);
                    let (draw, _) = *drawn.iter().find(|(_, result)| *result == value)?;
                    let is_alone = access.atomic.is_none() && single(points_to, ptr).is_some();
                    if !whole || !is_alone || found.is_some() {
                        return None;
                    }
                    found = Some(Stored { draw, ptr, block });
                }
                _ if changed => return None,
                _ => {}
            }
        }
    }
    found
}

/// The only object that the pointer points into.
fn single(points_to: &PointsTo, ptr: ValueId) -> Option<ObjectId> {
    let mut targets = points_to.targets(ptr)?.iter();
    match (targets.next(), targets.next()) {
        (Some(object), None) => Some(*object),
        _ => None,
    }
}

/// What a conjunction is made of.
fn parts(pool: &Pool, term: Term) -> Vec<Term> {
    match pool.node(term) {
        Node::And(parts) => parts.to_vec(),
        _ if pool.as_bool(term) == Some(true) => Vec::new(),
        _ => vec![term],
    }
}
