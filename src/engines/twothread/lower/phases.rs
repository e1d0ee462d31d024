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

use std::collections::BTreeSet;

use cranelift_entity::SecondaryMap;

use super::Lowering;
use crate::analysis::points_to::BARRIER_OBJECT_BYTES;
use crate::analysis::roles::roles;
use crate::engines::quantities;
use crate::engines::twothread::claims::Obligation;
use crate::engines::twothread::geometry;
use crate::engines::twothread::program::{
    Access, AccessKind, Class, CopySide, Phase, PhaseOp, Site, Stmt, stage,
};
use crate::ivl::builtins::bv;
use crate::ivl::{Expr, Type};
use crate::kir::launch::Launch;
use crate::kir::{
    self, AddressSpace, BinaryOp, BlockId, CastOp, Inst, InstId, Kernel, ObjectId, ObjectOp,
    SpanId, ValueDef, ValueId,
};

/// Where barriers are: names, or an object in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Grid,
    Name,
    Object(ObjectId),
}

/// A barrier as an instruction gives it: its place, the literal part of its number (bytes
/// in objects), and whether there is another part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Which {
    place: Place,
    base: i64,
    indexed: bool,
}

/// The classes of a kernel's barriers.
pub(super) struct Phases {
    classes: Vec<Known>,
}

struct Known {
    place: Place,
    base: i64,
    indexed: bool,
    /// Where the next class of the place begins.
    end: Option<i64>,
    /// How many threads may arrive; none where that is all of the block.
    threads: Option<u32>,
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
        let kernel = self.kernel;
        let mut found: Vec<(Which, bool, BlockId, bool)> = Vec::new();
        for &block in &self.cfg.reverse_postorder {
            for &id in &kernel.blocks[block].insts {
                let inst = &kernel.insts[id].inst;
                if let Some(which) = which(kernel, inst) {
                    let init = matches!(
                        inst,
                        Inst::BarrierObject {
                            op: ObjectOp::Init,
                            ..
                        }
                    );
                    found.push((which, arrives(inst), block, init));
                }
            }
        }
        let mut keys: BTreeSet<(Place, i64)> = BTreeSet::new();
        // Initialisations may go through several classes at once.
        found.retain(|(.., init)| !init);
        let found: Vec<(Which, bool, BlockId)> =
            found.into_iter().map(|(w, a, b, _)| (w, a, b)).collect();
        for (which, ..) in found.iter().filter(|(which, ..)| which.indexed) {
            keys.insert((which.place, which.base));
        }
        let indexed = keys.clone();
        for (which, ..) in found.iter().filter(|(which, ..)| !which.indexed) {
            let below = indexed.range((which.place, i64::MIN)..=(which.place, which.base));
            if below.last().is_none() {
                keys.insert((which.place, which.base));
            }
        }
        let keys: Vec<(Place, i64)> = keys.into_iter().collect();
        let size = self.launch.block.map(|size| size.fixed());
        let lanes = match size {
            [Some(x), Some(y), Some(z)] => Some(roles(kernel, self.cfg, [x, y, z])),
            _ => None,
        };
        for (index, &(place, base)) in keys.iter().enumerate() {
            let end = keys.get(index + 1).filter(|next| next.0 == place);
            let mut known = Known {
                place,
                base,
                indexed: indexed.contains(&(place, base)),
                end: end.map(|next| next.1),
                threads: None,
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
            let takes_part = match &lanes {
                Some(lanes) => {
                    let who = union(lanes, &sites);
                    let count = who.iter().filter(|here| **here).count();
                    if count < who.len() {
                        known.threads = Some(count as u32);
                    }
                    member(&who, geometry::linear_thread(self.launch))
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
            });
            self.phases.classes.push(known);
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

    /// A barrier of the block, by a name or in memory, or of the grid.
    pub(super) fn phase(&mut self, id: InstId) {
        let data = &self.kernel.insts[id];
        let span = data.span;
        let Some(which) = which(self.kernel, &data.inst) else {
            return self.unsupported("a barrier object whose place is not known", span);
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
            Inst::BarrierObject { op, ptr, args } => {
                self.object_operation(which, op, ptr, args[0], data.result, span);
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
                let op = PhaseOp::Copy {
                    bytes: counted.then(|| count.clone()),
                };
                let bound = self.push_phase(which, element, op, span);
                self.copied(to, from, count, bound, span);
            }
            _ => {}
        }
    }

    fn object_operation(
        &mut self,
        which: Which,
        op: ObjectOp,
        ptr: ValueId,
        arg: ValueId,
        result: Option<ValueId>,
        span: Option<SpanId>,
    ) {
        let kind = match op {
            ObjectOp::Init => AccessKind::Write,
            _ => AccessKind::AtomicWrite,
        };
        let element = self.touch(ptr, kind, span);
        self.havoc_result(result);
        let symbol = result.map(|result| self.symbol(result));
        let number = self.value(arg);
        let wide = match op.argument().bits() {
            64 => number.clone(),
            width => bv::zext(number.clone(), width, 64),
        };
        let op = match op {
            ObjectOp::Init => return self.initialise(which, arg, &element, span),
            ObjectOp::Arrive | ObjectOp::ArriveDrop => {
                let one = bv::eq(number, Expr::bv(1, 32));
                let what = "arriving at a barrier object for several threads";
                self.claim_valid(one, Obligation::not_reached(what), span);
                PhaseOp::Arrive {
                    token: symbol,
                    leaves: op == ObjectOp::ArriveDrop,
                }
            }
            ObjectOp::Expect => PhaseOp::Expect { bytes: wide },
            ObjectOp::Wait => PhaseOp::Wait { token: wide },
            ObjectOp::WaitParity => PhaseOp::WaitParity { parity: wide },
            ObjectOp::TryWait | ObjectOp::TryWaitParity => {
                let Some(result) = symbol else { return };
                let wait = match op {
                    ObjectOp::TryWait => PhaseOp::Wait { token: wide },
                    _ => PhaseOp::WaitParity { parity: wide },
                };
                PhaseOp::Try {
                    result,
                    wait: Box::new(wait),
                }
            }
        };
        self.push_phase(which, element, op, span);
    }

    /// The operation on memory; where the object is, in bytes.
    fn touch(&mut self, ptr: ValueId, kind: AccessKind, span: Option<SpanId>) -> Expr {
        let pointer = self.valid_pointer(ptr, span);
        let targets = pointer.targets.clone().unwrap_or_default();
        let [object] = targets.as_slice() else {
            self.unsupported("a barrier object whose place is not known", span);
            return Expr::bv(0, 64);
        };
        let object = *object;
        if self.kernel.objects[object].space != AddressSpace::Shared {
            self.unsupported("a barrier object that is not in shared memory", span);
        }
        let bytes = BARRIER_OBJECT_BYTES as u32;
        self.record_kind(object, kind);
        let site = self.push_site(object, kind, kind != AccessKind::Write, bytes, span);
        let stride = self.program.objects[object].granularity.stride;
        self.stmts.push(Stmt::Access(Access {
            site,
            object,
            kind,
            guard: Expr::bool(true),
            offset: pointer.offset.clone(),
            cells: u64::from(bytes).div_ceil(stride) as u32,
            copy: None,
            value: None,
            deliberate: false,
            result: None,
            uniform: false,
        }));
        bv::mul(pointer.offset, Expr::bv(u128::from(stride), 64), 64)
    }

    fn push_site(
        &mut self,
        object: ObjectId,
        kind: AccessKind,
        atomic: bool,
        bytes: u32,
        span: Option<SpanId>,
    ) -> usize {
        let site = self.program.sites.len();
        self.program.sites.push(Site {
            object,
            kind,
            atomic,
            bytes,
            copy: false,
            detached: false,
            span,
            block: self.current,
        });
        site
    }

    /// Both sides of a copy that a barrier waits for.
    fn copied(
        &mut self,
        to: ValueId,
        from: ValueId,
        bytes: Expr,
        bound: Option<(usize, Option<Expr>)>,
        span: Option<SpanId>,
    ) {
        for (kind, ptr) in [(AccessKind::Read, from), (AccessKind::Write, to)] {
            let pointer = self.valid_pointer(ptr, span);
            let Some(targets) = pointer.targets.clone() else {
                let what = "an asynchronous copy through a pointer whose target is not known";
                return self.unsupported(what, span);
            };
            for object in targets {
                let chosen = pointer.id.as_ref();
                let chosen = chosen.map(|id| bv::eq(id.clone(), super::values::object_id(object)));
                self.record_kind(object, kind);
                self.claim_not_constant(object, kind, chosen.as_ref(), span);
                if self.check_bounds {
                    self.unsupported("the bounds of a copy that a barrier object waits for", span);
                }
                let stride = self.program.objects[object].granularity.stride;
                let site = self.push_site(object, kind, false, stride as u32, span);
                let rounded = bv::add(bytes.clone(), Expr::bv(u128::from(stride - 1), 64), 64);
                let access = Access {
                    site,
                    object,
                    kind,
                    guard: chosen.unwrap_or_else(|| Expr::bool(true)),
                    offset: pointer.offset.clone(),
                    cells: 0,
                    copy: Some(CopySide {
                        event: Expr::bv(0, 64),
                        count: bv::udiv(rounded, Expr::bv(u128::from(stride), 64), 64),
                        stride: Expr::bv(1, 64),
                        element: 1,
                    }),
                    value: None,
                    deliberate: false,
                    result: None,
                    uniform: false,
                };
                self.stmts.push(match &bound {
                    Some((class, element)) => Stmt::Bound {
                        access,
                        class: *class,
                        element: element.clone(),
                    },
                    None => Stmt::Access(access),
                });
                if kind == AccessKind::Write {
                    self.stmts.push(Stmt::Forget(object));
                }
            }
        }
    }

    /// A copy beside threads of other blocks, which no barrier object orders.
    pub(super) fn copied_apart(&mut self, id: InstId) {
        let data = &self.kernel.insts[id];
        if let Inst::BoundCopy {
            to, from, bytes, ..
        } = data.inst
        {
            let count = bv::zext(self.value(bytes), 32, 64);
            self.copied(to, from, count, None, data.span);
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
            self.unsupported("a barrier whose place is not known", span);
            return None;
        };
        let known = &self.phases.classes[class];
        let mut element = None;
        if known.indexed {
            let inside = known.inside(&number);
            let what = "an index that reaches other barriers";
            self.claim_valid(inside, Obligation::not_reached(what), span);
            element = Some(self.phases.classes[class].distance(number));
        }
        self.stmts.push(Stmt::Phase(Phase {
            class,
            element: element.clone(),
            op,
            span,
        }));
        Some((class, element))
    }

    /// An object of any class of the place may be the one.
    fn initialise(&mut self, which: Which, count: ValueId, at: &Expr, span: Option<SpanId>) {
        for class in 0..self.phases.classes.len() {
            let known = &self.phases.classes[class];
            if known.place != which.place {
                continue;
            }
            let distance = known.distance(at.clone());
            let this = match known.indexed {
                true => known.inside(at),
                false => bv::eq(distance.clone(), Expr::bv(0, 32)),
            };
            let enough = self.enough(class, count, false);
            let what = "a barrier for fewer threads than may come to it";
            self.claim_valid(this.implies(enough), Obligation::not_reached(what), span);
            self.stmts.push(Stmt::Phase(Phase {
                class,
                element: Some(distance),
                op: PhaseOp::Init,
                span,
            }));
        }
    }

    /// The barrier waits for at least as many threads as may arrive.
    fn claim_count(&mut self, which: Which, count: ValueId, named: bool, span: Option<SpanId>) {
        let Some(class) = self.phases.class(which) else {
            return;
        };
        let enough = self.enough(class, count, named);
        let what = "a barrier for fewer threads than may come to it";
        self.claim_valid(enough, Obligation::not_reached(what), span);
    }

    fn enough(&mut self, class: usize, count: ValueId, named: bool) -> Expr {
        let threads = match self.phases.classes[class].threads {
            Some(threads) => Expr::bv(u128::from(threads), 32),
            None => quantities::block_size(self.launch),
        };
        let count = self.value(count);
        let all = bv::eq(count.clone(), Expr::bv(0, 32));
        let all = match named {
            true => all.and(bv::eq(threads.clone(), quantities::block_size(self.launch))),
            false => Expr::bool(false),
        };
        bv::uge(count, threads, 32).or(all)
    }

    /// The number of a barrier, as 64 bits.
    fn number(&mut self, id: ValueId) -> Expr {
        let width = self.kernel.values[id].ty.bits();
        bv::zext(self.value(id), width, 64)
    }
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

/// The barrier that the instruction is about.
fn which(kernel: &Kernel, inst: &Inst) -> Option<Which> {
    match inst {
        Inst::Barrier { kind, .. } => match kind {
            kir::BarrierKind::Block => Some(Which {
                place: Place::Name,
                base: 0,
                indexed: false,
            }),
            kir::BarrierKind::Grid => Some(Which {
                place: Place::Grid,
                base: 0,
                indexed: false,
            }),
            kir::BarrierKind::Named { id, .. } | kir::BarrierKind::Arrive { id, .. } => {
                Some(name(kernel, *id))
            }
            kir::BarrierKind::Warp { .. } | kir::BarrierKind::Cluster => None,
        },
        Inst::BarrierReduce { .. } => Some(Which {
            place: Place::Name,
            base: 0,
            indexed: false,
        }),
        Inst::BarrierObject { ptr, .. } => object(kernel, *ptr),
        Inst::BoundCopy { barrier, .. } => object(kernel, *barrier),
        _ => None,
    }
}

/// Does a thread take part in the barrier's phases by it?
fn arrives(inst: &Inst) -> bool {
    match inst {
        Inst::BarrierObject { op, .. } => matches!(op, ObjectOp::Arrive | ObjectOp::ArriveDrop),
        Inst::Barrier { .. } | Inst::BarrierReduce { .. } => true,
        _ => false,
    }
}

fn name(kernel: &Kernel, id: ValueId) -> Which {
    let constant = |value: ValueId| match kernel.values[value].def {
        ValueDef::Const(bits) => Some(bits as u32 as i32 as i64),
        _ => None,
    };
    let (base, indexed) = match (constant(id), &kernel.values[id].def) {
        (Some(base), _) => (base, false),
        (None, ValueDef::Inst(inst)) => match &kernel.insts[*inst].inst {
            Inst::Binary {
                op: BinaryOp::Add,
                args: [a, b],
                ..
            } => (constant(*b).or(constant(*a)).unwrap_or(0), true),
            _ => (0, true),
        },
        _ => (0, true),
    };
    Which {
        place: Place::Name,
        base: base.max(0),
        indexed,
    }
}

fn object(kernel: &Kernel, ptr: ValueId) -> Option<Which> {
    let (mut at, mut base, mut indexed) = (ptr, 0_i64, false);
    loop {
        match &kernel.values[at].def {
            ValueDef::Address(object) => {
                return Some(Which {
                    place: Place::Object(*object),
                    base,
                    indexed,
                });
            }
            ValueDef::Inst(inst) => match &kernel.insts[*inst].inst {
                Inst::PtrAdd {
                    base: from,
                    offset,
                    terms,
                    ..
                } => {
                    base = base.checked_add(*offset)?;
                    for (index, scale) in terms {
                        let (literal, rest) = literal_part(kernel, *index);
                        base = base.checked_add(literal.checked_mul(*scale)?)?;
                        indexed |= rest;
                    }
                    at = *from;
                }
                Inst::Cast {
                    op: CastOp::AddrSpace | CastOp::PtrToInt | CastOp::IntToPtr,
                    arg,
                } => at = *arg,
                _ => return None,
            },
            _ => return None,
        }
    }
}

/// What is added to an index as a literal, and whether there is more to it. The sum is taken
/// not to wrap; where it does, the index is not inside the class.
fn literal_part(kernel: &Kernel, index: ValueId) -> (i64, bool) {
    let literal = |value: ValueId| match (&kernel.values[value].def, kernel.values[value].ty) {
        (ValueDef::Const(bits), kir::Type::Int(width)) if width <= 64 => {
            Some(kir::int::signed(*bits, width) as i64)
        }
        _ => None,
    };
    if let Some(value) = literal(index) {
        return (value, false);
    }
    let ValueDef::Inst(inst) = kernel.values[index].def else {
        return (0, true);
    };
    match &kernel.insts[inst].inst {
        Inst::Cast {
            op: CastOp::SExt | CastOp::ZExt,
            arg,
        } => literal_part(kernel, *arg),
        Inst::Binary {
            op: BinaryOp::Add,
            args: [a, b],
            ..
        } => match (literal(*a), literal(*b)) {
            (_, Some(value)) | (Some(value), None) if value >= 0 => (value, true),
            _ => (0, true),
        },
        _ => (0, true),
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
