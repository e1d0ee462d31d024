//! Barriers that threads wait at in phases, for programs in which threads run apart from
//! each other: which barriers there are, who takes part in them, and what each operation
//! does.
//!
//! Barriers with a name and barrier objects are put into classes by the literal part of the
//! name or offset, so that `full[i]` and `empty[i]` in one array are told apart. A class
//! counts only where each of its barriers waits for at least as many threads as ever arrive
//! at it: then all of them arrive at each phase. That is stated as a claim where the number
//! is given, with the threads that thread ids allow to come there (`analysis::roles`).
//! Does not: know barriers of a cluster, arrivals for several threads at once, or objects in
//! global memory.

mod live;
mod objects;
mod which;

use which::{Place, Which, arrives, which};

use std::collections::BTreeSet;

use cranelift_entity::SecondaryMap;

use super::Lowering;
use crate::analysis::points_to::BARRIER_OBJECT_BYTES;
use crate::analysis::roles::roles;
use crate::engines::twothread::claims::Obligation;
use crate::engines::twothread::geometry;
use crate::engines::twothread::program::{
    AccessKind, Class, Phase, PhaseOp, Stmt, counters, live, stage,
};
use crate::evidence::Assumption;
use crate::ivl::builtins::bv;
use crate::ivl::{Expr, Type};
use crate::kir::launch::Launch;
use crate::kir::{
    self, BlockId, Construct, Inst, InstId, Kernel, ObjectOp, SpanId, ValueDef, ValueId,
};

/// The classes of a kernel's barriers.
pub(super) struct Phases {
    classes: Vec<Known>,
    /// When the operation that is looked at is performed, and by how many threads of the block, where
    /// they use barriers together.
    performed: (Expr, u32),
}

struct Known {
    place: Place,
    base: i64,
    indexed: bool,
    /// Where the next class of the place begins.
    end: Option<i64>,
    /// How many threads may arrive; none where that is all of the block.
    threads: Option<u32>,
    /// The same with all lanes of their warps.
    lanes: Option<u32>,
}

/// Do threads of one block wait for each other in a way that lockstep does not show: at a
/// barrier for a part of the block, or without arriving?
pub fn waits_apart(kernel: &Kernel, launch: &Launch) -> bool {
    let threads = launch
        .block
        .iter()
        .map(|size| size.fixed().map(u128::from))
        .try_fold(1, |product, size| size.map(|size| product * size));
    kernel.insts.values().any(|data| match &data.inst {
        Inst::BarrierObject { .. } | Inst::BoundCopy { .. } => true,
        Inst::Barrier { kind, .. } => match kind {
            kir::BarrierKind::Arrive { .. } => true,
            kir::BarrierKind::Named { count, .. } => match kernel.values[*count].def {
                ValueDef::Const(count) => count != 0 && threads.is_some_and(|all| all != count),
                _ => false,
            },
            _ => false,
        },
        _ => false,
    })
}

impl Lowering<'_> {
    /// Finds the classes, and states in the program who takes part.
    pub(super) fn find_phases(&mut self) {
        let kernel = self.input.kernel;
        let found = self.used_barriers();
        let (keys, indexed) = starts(&found);
        let size = self.input.launch.block.map(|size| size.fixed());
        let lanes = match size {
            [Some(x), Some(y), Some(z)] if self.input.apart => {
                Some(roles(kernel, self.input.cfg, [x, y, z]))
            }
            _ => None,
        };
        for (index, &(place, base)) in keys.iter().enumerate() {
            let end = keys.get(index + 1).filter(|next| next.0 == place);
            let mut known = Known {
                place,
                base,
                indexed: indexed.contains(&(place, base)),
                end: end.map(|next| next.1),
                threads: self.input.together.is_some().then_some(1),
                lanes: None,
            };
            let inside = |which: &Which| {
                which.place == place
                    && which.base >= base
                    && known.end.is_none_or(|end| which.base < end)
            };
            let sites: Vec<BlockId> = found
                .iter()
                .filter(|(which, arrives, _)| *arrives && inside(which))
                .map(|(.., block)| *block)
                .collect();
            let mut delegates = Vec::new();
            let takes_part = match &lanes {
                Some(lanes) => {
                    delegates = one_of_each(lanes, &sites);
                    let who = union(lanes, &sites);
                    let count = who.iter().filter(|here| **here).count();
                    if count < who.len() {
                        known.threads = Some(count as u32);
                    }
                    let warp = kernel.usual_warp_size();
                    let warps = who.chunks(warp as usize);
                    let warps = warps.filter(|warp| warp.contains(&true)).count();
                    known.lanes = Some(warps as u32 * warp);
                    member(&who, geometry::linear_thread(self.input.launch))
                }
                None => Expr::bool(true),
            };
            self.program.classes.push(Class {
                indexed: known.indexed,
                spacing: match place {
                    Place::Object(_) => BARRIER_OBJECT_BYTES,
                    Place::Name | Place::Grid => 1,
                },
                takes_part,
                delegates,
            });
            self.phases.classes.push(known);
        }
        if self.input.together.is_some() {
            for (name, ty) in (0..self.program.classes.len()).flat_map(counters) {
                self.program.declare(name, ty, false);
            }
            for class in 0..self.program.classes.len() {
                self.program.declare(live(class), Type::Bool, false);
            }
            self.assumptions
                .extend([Assumption::WaitingEnds, Assumption::FewArrivals]);
        }
        if self.program.classes.iter().any(|class| class.indexed) {
            self.program.consts.insert(
                stage(),
                crate::engines::twothread::program::Variable {
                    ty: Type::Bv(32),
                    divergent: false,
                    source_name: None,
                },
            );
        }
    }

    /// The barriers that instructions name, whether threads arrive there, and in which blocks.
    /// Initialisations may go through several classes at once, and count for none.
    fn used_barriers(&self) -> Vec<(Which, bool, BlockId)> {
        let kernel = self.input.kernel;
        let blocks = self.input.cfg.reverse_postorder.iter();
        let insts = blocks.flat_map(|&block| {
            let insts = kernel.blocks[block].insts.iter();
            insts.map(move |&id| (block, &kernel.insts[id].inst))
        });
        let used = insts.filter_map(|(block, inst)| {
            let init = matches!(
                inst,
                Inst::BarrierObject {
                    op: ObjectOp::Init | ObjectOp::Invalidate,
                    ..
                }
            );
            let which = which(kernel, inst).filter(|_| !init)?;
            // Barriers of the block are no phases where threads are in lockstep.
            let counts = self.input.apart || matches!(which.place, Place::Object(_));
            counts.then_some((which, arrives(inst), block))
        });
        used.collect()
    }

    /// A barrier of the block, by a name or in memory, or of the grid.
    pub(super) fn phase(&mut self, id: InstId) {
        let data = &self.input.kernel.insts[id];
        let span = data.span;
        self.phases.performed = self.performed(id);
        let Some(which) = which(self.input.kernel, &data.inst) else {
            return self.unsupported(Construct::ObjectOfUnknownPlace, span);
        };
        match data.inst.clone() {
            Inst::Barrier { kind, .. } => match kind {
                kir::BarrierKind::Named { id, count } => {
                    self.claim_count(which, count, true, span);
                    let element = self.number(id);
                    self.push_phase(which, element, PhaseOp::Sync, span);
                }
                kir::BarrierKind::Arrive { id, count } => {
                    self.claim_count(which, count, true, span);
                    let element = self.number(id);
                    let op = PhaseOp::Arrive {
                        token: None,
                        leaves: false,
                    };
                    self.push_phase(which, element, op, span);
                }
                _ => {
                    self.push_phase(which, Expr::bv(0, 64), PhaseOp::Sync, span);
                }
            },
            Inst::BarrierReduce { .. } => {
                self.push_phase(which, Expr::bv(0, 64), PhaseOp::Sync, span);
                self.havoc_result(data.result);
            }
            Inst::BarrierObject { .. } => {
                self.object_operation(which, id);
            }
            Inst::BoundCopy {
                to,
                from,
                bytes,
                barrier,
                counted,
            } => {
                let element = self.touch(barrier, AccessKind::AtomicWrite, span);
                let count = bv::zext(self.value(bytes), 32, 64);
                let times = Expr::bv(u128::from(self.phases.performed.1), 64);
                let op = PhaseOp::Copy {
                    bytes: counted.then(|| bv::mul(count.clone(), times, 64)),
                };
                let bound = self.push_phase(which, element, op, span);
                self.copied(to, from, count, bound, span);
            }
            _ => {}
        }
    }

    fn push_phase(
        &mut self,
        which: Which,
        number: Expr,
        op: PhaseOp,
        span: Option<SpanId>,
    ) -> Option<(usize, Option<Expr>)> {
        let Some(class) = self.phases.class(which) else {
            self.unsupported(Construct::BarrierOfUnknownPlace, span);
            return None;
        };
        let known = &self.phases.classes[class];
        let mut element = None;
        if known.indexed {
            let inside = known.inside(&number);
            let what = Construct::IndexOfOtherBarriers;
            self.claim_valid(inside, Obligation::NotReached(what), span);
            element = Some(self.phases.classes[class].distance(number));
        }
        self.stmts.push(Stmt::Phase(Phase {
            class,
            element: element.clone(),
            when: self.phases.performed.0.clone(),
            op,
            span,
        }));
        Some((class, element))
    }

    /// When the operation is performed, where all threads come to it together, and by how many.
    fn performed(&mut self, id: InstId) -> (Expr, u32) {
        let together = self.input.together.as_ref();
        let Some(performers) = together.and_then(|together| together.performers(id)) else {
            return (Expr::bool(true), 1);
        };
        let mut when = Expr::bool(true);
        for &(condition, holds) in &performers.when {
            let condition = self.value(condition);
            when = when.and(match holds {
                true => condition,
                false => condition.negate(),
            });
        }
        (when, performers.threads)
    }

    /// The number of a barrier, as 64 bits.
    fn number(&mut self, id: ValueId) -> Expr {
        let width = self.input.kernel.values[id].ty.bits();
        bv::zext(self.value(id), width, 64)
    }
}

/// Where a class begins: its place, and the literal part of the number.
type Start = (Place, i64);

/// Where classes begin, in order, and which of these have several barriers: a single one
/// behind such a class may be one of its barriers.
fn starts(found: &[(Which, bool, BlockId)]) -> (Vec<Start>, BTreeSet<Start>) {
    let of = |several: bool| {
        found
            .iter()
            .filter(move |(which, ..)| which.indexed == several)
    };
    let indexed: BTreeSet<Start> = of(true)
        .map(|(which, ..)| (which.place, which.base))
        .collect();
    let mut keys = indexed.clone();
    for (which, ..) in of(false) {
        let below = indexed.range((which.place, i64::MIN)..=(which.place, which.base));
        if below.last().is_none() {
            keys.insert((which.place, which.base));
        }
    }
    (keys.into_iter().collect(), indexed)
}

impl Known {
    /// From the class's first barrier to the one with this number or place.
    fn distance(&self, number: Expr) -> Expr {
        let base = Expr::bv(self.base as u64 as u128, 64);
        bv::trunc(bv::sub(number, base, 64), 64, 32)
    }

    /// It is one of the class.
    fn inside(&self, number: &Expr) -> Expr {
        let length = self.end.map_or(1 << 31, |end| end - self.base);
        let length = Expr::bv(length as u64 as u128, 64);
        let base = Expr::bv(self.base as u64 as u128, 64);
        let distance = bv::sub(number.clone(), base, 64);
        bv::ult(distance, length, 64)
    }
}

impl Phases {
    pub(super) fn new() -> Phases {
        Phases {
            classes: Vec::new(),
            performed: (Expr::bool(true), 1),
        }
    }

    fn class(&self, which: Which) -> Option<usize> {
        self.classes.iter().rposition(|known| {
            known.place == which.place
                && known.base <= which.base
                && known.end.is_none_or(|end| which.base < end)
                && (known.indexed || known.base == which.base && !which.indexed)
        })
    }
}

/// Who may come to one of the blocks.
fn union(lanes: &SecondaryMap<BlockId, Vec<bool>>, blocks: &[BlockId]) -> Vec<bool> {
    let length = lanes.values().map(Vec::len).max().unwrap_or(0);
    (0..length)
        .map(|lane| {
            blocks
                .iter()
                .any(|&block| lanes[block].get(lane) == Some(&true))
        })
        .collect()
}

/// Of the threads that come to some of these blocks, the first one of each kind: those of a kind come
/// to the same of them.
fn one_of_each(lanes: &SecondaryMap<BlockId, Vec<bool>>, blocks: &[BlockId]) -> Vec<u32> {
    let mut kinds: Vec<Vec<bool>> = Vec::new();
    let mut first = Vec::new();
    let length = lanes.values().map(Vec::len).max().unwrap_or(0);
    for lane in 0..length {
        let comes = blocks
            .iter()
            .map(|&block| lanes[block].get(lane) == Some(&true));
        let kind: Vec<bool> = comes.collect();
        if kind.contains(&true) && !kinds.contains(&kind) && first.len() < MOST_DELEGATES {
            kinds.push(kind);
            first.push(lane as u32);
        }
    }
    first
}

/// More kinds of threads are not told apart.
const MOST_DELEGATES: usize = 4;

/// "The thread with this number is one of these."
fn member(who: &[bool], thread: Expr) -> Expr {
    let mut result = Expr::bool(false);
    let mut lane = 0;
    while lane < who.len() {
        let length = who[lane..].iter().take_while(|here| **here).count();
        if length == who.len() {
            return Expr::bool(true);
        }
        if length > 0 {
            let first = Expr::bv(lane as u128, 32);
            let distance = bv::sub(thread.clone(), first, 32);
            result = result.or(bv::ult(distance, Expr::bv(length as u128, 32), 32));
        }
        lane += length.max(1);
    }
    result
}
