//! The program under reduction: IVL expressions and statements, with GPU
//! accesses and barriers still first class. `lower` builds it from kernel IR,
//! each later pass takes it one step towards a sequential program.

use cranelift_entity::PrimaryMap;
use indexmap::IndexMap;

use super::claims::Obligation;
use crate::analysis::cfg::LoopId;
use crate::analysis::points_to::Granularity;
use crate::analysis::uniformity::Pairing;
use crate::ivl::builtins::bv;
use crate::ivl::{self, Expr, Symbol, Type};
use crate::kir::{AddressSpace, BlockId, Fences, ObjectId, ObjectKind, SpanId};

/// A kernel on its way to a sequential program.
#[derive(Clone, Debug)]
pub struct Program {
    pub name: Symbol,
    pub pairing: Pairing,
    /// Parameters, sizes and ids: never assigned.
    pub consts: IndexMap<Symbol, Variable>,
    pub vars: IndexMap<Symbol, Variable>,
    /// Uninterpreted functions of the kernel's own.
    pub functions: Vec<ivl::Function>,
    /// Facts about constants: launch limits, distinct threads, `--assume`.
    /// One that speaks of divergent constants holds for each thread.
    pub axioms: Vec<Expr>,
    pub objects: PrimaryMap<ObjectId, ObjectModel>,
    pub sites: Vec<Site>,
    pub drawn: Vec<Drawn>,
    pub ticket: Option<Ticket>,
    /// What threads wait for in phases, where they do so apart from each other.
    pub classes: Vec<Class>,
    pub blocks: Vec<Block>,
}

/// Barriers of one kind: a single one, or those of an array that code indexes.
#[derive(Clone, Debug)]
pub struct Class {
    /// Several barriers: the one with the number [`stage`] is followed.
    pub indexed: bool,
    /// Their distance from each other.
    pub spacing: u64,
    /// "The thread arrives at each phase": of a class whose barriers wait for at most as
    /// many threads as ever arrive at them.
    pub takes_part: Expr,
}

/// What a thread does to a barrier of a class.
#[derive(Clone, Debug)]
pub struct Phase {
    pub class: usize,
    /// Which of the class's barriers, where there are several: the distance to the first one
    /// (32 bits). For initialisations also where there is one.
    pub element: Option<Expr>,
    pub op: PhaseOp,
    pub span: Option<SpanId>,
}

#[derive(Clone, Debug)]
pub enum PhaseOp {
    /// Arrives, and waits until the phase is over.
    Sync,
    Arrive {
        /// Where the number of the phase goes; 64 bits.
        token: Option<Symbol>,
        /// The thread takes part in no later phase.
        leaves: bool,
    },
    Init,
    /// The phase also waits for so many bytes (64 bits).
    Expect {
        bytes: Expr,
    },
    /// Waits for the phase with this number (64 bits).
    Wait {
        token: Expr,
    },
    /// Waits for a phase of this parity (64 bits).
    WaitParity {
        parity: Expr,
    },
    /// The same as one of these where the result is true.
    Try {
        result: Symbol,
        wait: Box<PhaseOp>,
    },
    /// Begins a copy that the phase waits for, of so many bytes (64 bits) if they count.
    Copy {
        bytes: Option<Expr>,
    },
}

/// Each block draws a number once; later numbers come after what was released before.
#[derive(Clone, Debug)]
pub struct Ticket {
    /// The block's number.
    pub number: Symbol,
    pub width: u32,
    /// The thread comes after its block's drawing, by fences and barriers.
    pub acquired: Symbol,
}

/// What may be known of accesses whose places threads draw from a counter.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// The object that is accessed.
    pub object: ObjectId,
    /// "The number that leads to the watched cell was drawn by the first thread."
    pub owned: Expr,
}

#[derive(Clone, Debug)]
pub struct Variable {
    pub ty: Type,
    /// Each thread has its own.
    pub divergent: bool,
    /// What a report calls it, where it means something to the user.
    pub source_name: Option<String>,
}

/// How an object's contents and accesses are represented.
#[derive(Clone, Debug)]
pub struct ObjectModel {
    /// The source name.
    pub name: String,
    /// Unique among the kernel's objects and fit for identifiers.
    pub symbol: String,
    pub space: AddressSpace,
    pub kind: ObjectKind,
    pub granularity: Granularity,
    /// Races on it are possible for this pair of threads.
    pub checked: bool,
    /// Its contents are a map variable; otherwise reads are arbitrary.
    pub map: bool,
    pub written: bool,
    /// The accesses that the kernel has of each kind.
    pub kinds: AccessKinds,
    /// The cells of a constant object, where they are known and few.
    pub constant_cells: Vec<u128>,
    /// An annotation speaks of the object's accesses, so all are recorded.
    pub observed: bool,
    /// All accesses between two barriers that touch it atomically add to it, so no two
    /// of them are given the same numbers.
    pub counter: Option<Counter>,
}

/// How the cells of a counter change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counter {
    /// Each addition adds this literal.
    Steps(u128),
    /// The amounts differ from one addition to the next and are not negative.
    Ranges,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AccessKinds {
    pub read: bool,
    pub write: bool,
    pub atomic_read: bool,
    pub atomic_write: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AccessKind {
    Read,
    Write,
    AtomicRead,
    AtomicWrite,
}

impl AccessKind {
    pub const ALL: [AccessKind; 4] = [
        AccessKind::Read,
        AccessKind::Write,
        AccessKind::AtomicRead,
        AccessKind::AtomicWrite,
    ];

    pub fn name(self) -> &'static str {
        match self {
            AccessKind::Read => "read",
            AccessKind::Write => "write",
            AccessKind::AtomicRead => "atomic_read",
            AccessKind::AtomicWrite => "atomic_write",
        }
    }

    pub fn is_atomic(self) -> bool {
        matches!(self, AccessKind::AtomicRead | AccessKind::AtomicWrite)
    }

    pub fn is_write(self) -> bool {
        matches!(self, AccessKind::Write | AccessKind::AtomicWrite)
    }

    /// Two accesses conflict where one writes and not both are atomic.
    pub fn conflicts(self, other: AccessKind) -> bool {
        (self.is_write() || other.is_write()) && !(self.is_atomic() && other.is_atomic())
    }
}

impl AccessKinds {
    pub fn has(&self, kind: AccessKind) -> bool {
        match kind {
            AccessKind::Read => self.read,
            AccessKind::Write => self.write,
            AccessKind::AtomicRead => self.atomic_read,
            AccessKind::AtomicWrite => self.atomic_write,
        }
    }

    pub fn add(&mut self, kind: AccessKind) {
        match kind {
            AccessKind::Read => self.read = true,
            AccessKind::Write => self.write = true,
            AccessKind::AtomicRead => self.atomic_read = true,
            AccessKind::AtomicWrite => self.atomic_write = true,
        }
    }
}

/// One access in the source.
#[derive(Clone, Debug)]
pub struct Site {
    pub object: ObjectId,
    pub kind: AccessKind,
    /// The instruction is an atomic one, even where its scope is too narrow for
    /// the pair of threads and it counts as a plain access.
    pub atomic: bool,
    pub bytes: u32,
    /// A side of an asynchronous copy by the block.
    pub copy: bool,
    /// A side of a thread's own asynchronous copy.
    pub detached: bool,
    pub span: Option<SpanId>,
    pub block: BlockId,
}

/// Index into [`Program::sites`].
pub type SiteId = usize;

#[derive(Clone, Debug)]
pub struct Block {
    pub label: Symbol,
    /// The kernel block it comes from.
    pub origin: BlockId,
    /// The loop that this block heads.
    pub heads: Option<LoopId>,
    /// At a loop head, what holds whenever control gets here.
    pub invariants: Vec<Invariant>,
    pub stmts: Vec<Stmt>,
    pub edges: Vec<Edge>,
}

/// A way out of a block. A block without edges returns.
#[derive(Clone, Debug)]
pub struct Edge {
    pub target: Symbol,
    /// When it is taken; `true` for the only edge.
    pub condition: Expr,
    /// Parallel assignments on the way (the target's phis).
    pub copies: Vec<(Symbol, Expr)>,
}

/// A loop invariant of one thread; `other(x)` in it is the other thread's `x`.
#[derive(Clone, Debug)]
pub struct Invariant {
    pub expr: Expr,
    /// The rule that guessed it, or none for one that the user states.
    pub rule: Option<String>,
    /// Stated once for the pair: it speaks of the access log, which only the
    /// first thread has, or says the same of either thread.
    pub once: bool,
    /// Holds also for a thread that has left the loop or never entered it.
    pub unguarded: bool,
    pub span: Option<SpanId>,
}

#[derive(Clone, Debug)]
pub enum Stmt {
    Assign {
        var: Symbol,
        value: Expr,
    },
    Havoc(Symbol),
    Assume(Guarded),
    Assert {
        claim: Guarded,
        what: Obligation,
        span: Option<SpanId>,
    },
    Access(Access),
    /// The part of an access that the first thread records.
    Log(Access),
    /// The part of an access that the second thread compares with the record.
    Check(Access),
    /// The effect of an access on results and memory.
    Perform(Access),
    /// A copy by the block begins: it is in flight until its event is waited for.
    Launch(Access),
    /// A side of the thread's own copy, which was recorded just now, stays in flight
    /// until the thread has waited for it.
    Detach(Access),
    /// The thread's copies since the last commit become one group.
    Commit {
        guard: Expr,
    },
    /// The thread waits for its copies, except those of the last groups (64 bits).
    Join {
        guard: Expr,
        pending: Option<Expr>,
    },
    /// What the object holds becomes arbitrary.
    Forget(ObjectId),
    /// The threads of the block wait for the copies of the events (64 bits).
    Wait {
        guard: Expr,
        events: Vec<Expr>,
    },
    /// The threads of the block come here together and with the same values (64
    /// bits each).
    Agree {
        guard: Expr,
        what: Convergence,
        values: Vec<Expr>,
        span: Option<SpanId>,
    },
    Barrier(Barrier),
    /// A claim of the first thread about the second one of its warp.
    Meet {
        claim: Guarded,
        problem: Convergence,
        /// Whom it waits for, 64 bits, and whether that includes the second thread.
        mask: Expr,
        named: Expr,
        span: Option<SpanId>,
    },
    /// What is on record is released by what comes next in the thread's block.
    Release {
        guard: Expr,
    },
    /// The block has drawn its ticket: what was released comes before later ones.
    Pass {
        guard: Expr,
    },
    Phase(Phase),
    /// A side of the copy that the phase operation before it began.
    Bound {
        access: Access,
        class: usize,
        element: Option<Expr>,
    },
}

/// What two threads have to do together, or else diverge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Convergence {
    /// To come to a barrier.
    Barrier,
    /// To begin a copy by the block.
    Copy,
    /// To wait for such copies.
    Wait,
    /// To come to an operation of the warp: the other one is named by the mask, but does not come.
    Missing,
    /// Likewise: it comes with another mask.
    Masks,
    /// Likewise: the thread is not named by its own mask.
    Unnamed,
}

impl Convergence {
    /// What programs print.
    pub fn name(self) -> &'static str {
        match self {
            Convergence::Barrier => "barrier",
            Convergence::Copy => "copy",
            Convergence::Wait => "wait",
            Convergence::Missing => "missing",
            Convergence::Masks => "masks",
            Convergence::Unnamed => "unnamed",
        }
    }
}

/// A condition that is stated where `guard` holds.
#[derive(Clone, Debug)]
pub struct Guarded {
    pub guard: Expr,
    pub expr: Expr,
    /// Stated also for threads that do not run the block.
    pub everywhere: bool,
}

impl Guarded {
    /// A condition stated by the threads that run the block.
    pub fn here(expr: Expr) -> Guarded {
        Guarded {
            guard: Expr::bool(true),
            expr,
            everywhere: false,
        }
    }

    /// A condition stated for every thread.
    pub fn everywhere(expr: Expr) -> Guarded {
        Guarded {
            guard: Expr::bool(true),
            expr,
            everywhere: true,
        }
    }

    pub fn condition(&self) -> Expr {
        self.guard.clone().implies(self.expr.clone())
    }
}

#[derive(Clone, Debug)]
pub struct Access {
    pub site: SiteId,
    pub object: ObjectId,
    pub kind: AccessKind,
    pub guard: Expr,
    /// In units of the object's stride, 64 bits.
    pub offset: Expr,
    /// Neighbouring cells that it touches, where `copy` does not say.
    pub cells: u32,
    /// It is a side of an asynchronous copy.
    pub copy: Option<CopySide>,
    /// What is written; as many bits as the access is wide.
    pub value: Option<Expr>,
    /// The value is the same for all threads, or made from ids, sizes and
    /// parameters alone: writing what another thread writes is then intended.
    pub deliberate: bool,
    /// Where the value read goes, and its type.
    pub result: Option<(Symbol, Type)>,
    /// Both threads perform it as one: same address, same result.
    pub uniform: bool,
}

/// What one side of an asynchronous copy touches: `count` elements that are
/// `stride` elements apart.
#[derive(Clone, Debug)]
pub struct CopySide {
    /// 64 bits, as all expressions here.
    pub event: Expr,
    pub count: Expr,
    pub stride: Expr,
    /// Cells of one element.
    pub element: u32,
}

#[derive(Clone, Debug)]
pub struct Barrier {
    pub guard: Expr,
    pub kind: BarrierKind,
    pub fences: Fences,
    pub span: Option<SpanId>,
}

#[derive(Clone, Debug)]
pub enum BarrierKind {
    Block,
    Grid,
    /// The threads of one warp that are in both masks (64 bits).
    Warp {
        mask: Option<Expr>,
    },
}

impl PhaseOp {
    pub fn name(&self) -> String {
        match self {
            PhaseOp::Sync => "SYNC".into(),
            PhaseOp::Arrive { leaves: false, .. } => "ARRIVE".into(),
            PhaseOp::Arrive { leaves: true, .. } => "LEAVE".into(),
            PhaseOp::Init => "INIT".into(),
            PhaseOp::Expect { .. } => "EXPECT".into(),
            PhaseOp::Wait { .. } => "WAIT".into(),
            PhaseOp::WaitParity { .. } => "WAIT_PARITY".into(),
            PhaseOp::Try { wait, .. } => format!("TRY_{}", wait.name()),
            PhaseOp::Copy { .. } => "COPY".into(),
        }
    }

    /// The number that goes with it.
    pub fn number(&self) -> Option<&Expr> {
        match self {
            PhaseOp::Expect { bytes } => Some(bytes),
            PhaseOp::Wait { token } => Some(token),
            PhaseOp::WaitParity { parity } => Some(parity),
            PhaseOp::Try { wait, .. } => wait.number(),
            PhaseOp::Copy { bytes } => bytes.as_ref(),
            PhaseOp::Sync | PhaseOp::Arrive { .. } | PhaseOp::Init => None,
        }
    }
}

impl PhaseOp {
    /// The parity (64 bits) that it waits for.
    pub fn parity(&self) -> Option<&Expr> {
        match self {
            PhaseOp::WaitParity { parity } => Some(parity),
            PhaseOp::Try { wait, .. } => wait.parity(),
            _ => None,
        }
    }
}

impl Program {
    /// Do phases of the class's barriers wait for bytes of copies?
    pub fn counts_bytes(&self, class: usize) -> bool {
        let stmts = self.blocks.iter().flat_map(|block| &block.stmts);
        stmts.into_iter().any(|stmt| match stmt {
            Stmt::Phase(phase) => {
                phase.class == class && matches!(phase.op, PhaseOp::Copy { bytes: Some(_) })
            }
            _ => false,
        })
    }

    /// Does a thread ever leave the class's barriers for good?
    pub fn is_left(&self, class: usize) -> bool {
        let stmts = self.blocks.iter().flat_map(|block| &block.stmts);
        stmts.into_iter().any(|stmt| match stmt {
            Stmt::Phase(phase) => {
                phase.class == class && matches!(phase.op, PhaseOp::Arrive { leaves: true, .. })
            }
            _ => false,
        })
    }

    /// The sides of asynchronous copies that other threads of the block may
    /// conflict with, on this object. In other blocks they count as accesses of
    /// the threads.
    pub fn copies(&self, object: ObjectId) -> Vec<SiteId> {
        if !self.pairing.same_block() || !self.objects[object].checked {
            return Vec::new();
        }
        (0..self.sites.len())
            .filter(|&site| self.sites[site].copy && self.sites[site].object == object)
            .collect()
    }

    /// The sides of threads' own copies of this object.
    pub fn detached(&self, object: ObjectId) -> Vec<SiteId> {
        if !self.objects[object].checked {
            return Vec::new();
        }
        (0..self.sites.len())
            .filter(|&site| self.sites[site].detached && self.sites[site].object == object)
            .collect()
    }

    /// Does each thread have its own copy of the variable or constant?
    pub fn divergent(&self, name: &Symbol) -> bool {
        self.vars
            .get(name)
            .or_else(|| self.consts.get(name))
            .is_some_and(|v| v.divergent)
    }

    pub fn declare(&mut self, name: impl Into<Symbol>, ty: Type, divergent: bool) -> Symbol {
        let name = name.into();
        self.vars.insert(
            name.clone(),
            Variable {
                ty,
                divergent,
                source_name: None,
            },
        );
        name
    }
}

impl ObjectModel {
    /// A function that says whether the first thread drew a value (third
    /// argument) from a cell (second argument) of a counter in a barrier interval
    /// (first argument); for any other value it says nothing.
    pub fn owner(&self) -> Symbol {
        Symbol::new(format!("$first_drew_{}", self.symbol))
    }

    /// The map variable with the object's contents.
    pub fn map_symbol(&self) -> Symbol {
        Symbol::new(format!("$${}", self.symbol))
    }

    pub fn map_type(&self) -> Type {
        Type::map(Type::Bv(64), Type::Bv(self.granularity.cell_bits))
    }

    /// Has the first thread accessed the watched offset since the last barrier?
    pub fn flag(&self, kind: AccessKind) -> Symbol {
        Symbol::new(format!("${}_{}", kind.name(), self.symbol))
    }

    /// Has the first thread made such an access on record before the last release?
    pub fn released(&self, kind: AccessKind) -> Symbol {
        Symbol::new(format!("$released_{}_{}", kind.name(), self.symbol))
    }

    /// Has the first thread made such an access on record before its block's ticket?
    pub fn before_ticket(&self, kind: AccessKind) -> Symbol {
        Symbol::new(format!("$before_ticket_{}_{}", kind.name(), self.symbol))
    }

    /// The cell of the access of this kind that is tracked, where single accesses are.
    pub fn tracked(&self, kind: AccessKind) -> Symbol {
        Symbol::new(format!("${}_offset_{}", kind.name(), self.symbol))
    }

    /// The value that the first thread last wrote to the watched offset.
    pub fn written_value(&self) -> Symbol {
        Symbol::new(format!("$value_{}", self.symbol))
    }

    /// Does the first thread record accesses of this kind? Only where some
    /// access of the kernel may conflict with one ("redundant reads", §4).
    pub fn logs(&self, kind: AccessKind) -> bool {
        self.kinds.has(kind)
            && (self.observed || self.checked && self.conflicting(kind).next().is_some())
    }

    /// The kinds of access in the kernel that conflict with this one.
    pub fn conflicting(&self, kind: AccessKind) -> impl Iterator<Item = AccessKind> + use<> {
        let kinds = self.kinds;
        AccessKind::ALL
            .into_iter()
            .filter(move |&k| kinds.has(k) && kind.conflicts(k))
    }

    /// Are the object's contents separate for the two threads of the pair?
    pub fn map_divergent(&self, pairing: Pairing) -> bool {
        match self.space {
            AddressSpace::Shared => !pairing.same_block(),
            AddressSpace::Private | AddressSpace::Generic => {
                self.written || self.kind != ObjectKind::PrivateParam
            }
            AddressSpace::Global | AddressSpace::Constant => false,
        }
    }
}

impl Access {
    /// What memory holds where the access reads, of the type of its result; none
    /// where it may be to another object, or contents are not followed.
    pub fn contents(&self, object: &ObjectModel) -> Option<Expr> {
        let (_, ty) = self.result.as_ref()?;
        if !object.map || self.guard.as_bool() != Some(true) {
            return None;
        }
        let map = Expr::var(object.map_symbol());
        Some(self.read(object, &map, &self.offset, ty))
    }

    /// What the map holds at the offset and the cells after it, as a type.
    pub fn read(&self, object: &ObjectModel, map: &Expr, offset: &Expr, ty: &Type) -> Expr {
        let bits = (0..self.cells)
            .map(|cell| {
                let index = bv::add(offset.clone(), Expr::bv(u128::from(cell), 64), 64);
                Expr::select(map.clone(), index)
            })
            .reduce(|low, high| bv::concat(high, low))
            .expect("an access has a cell");
        let width = self.cells * object.granularity.cell_bits;
        match ty {
            Type::Bv(wanted) => bv::trunc(bits, width, *wanted),
            _ => bv::eq(bv::extract(bits, width, 1, 0), Expr::bv(1, 1)),
        }
    }

    /// Does the access, starting at `offset`, touch the watched cell?
    pub fn covers(&self, offset: Expr) -> Expr {
        if let Some(side) = &self.copy {
            return side.covers(bv::sub(Expr::var(watch()), offset, 64));
        }
        match self.cells {
            1 => bv::eq(Expr::var(watch()), offset),
            cells => {
                let distance = bv::sub(Expr::var(watch()), offset, 64);
                bv::ult(distance, Expr::bv(u128::from(cells), 64), 64)
            }
        }
    }
}

impl CopySide {
    /// Does the copy touch the cell at this distance from its start? Between
    /// elements that a stride of unknown size separates, all cells count.
    fn covers(&self, distance: Expr) -> Expr {
        let number = |value: u128| Expr::bv(value, 64);
        let element = u128::from(self.element);
        if let Some((stride, _)) = self.stride.as_bv()
            && stride > 1
            && let Some(step) = stride.checked_mul(element).filter(|s| *s < 1 << 63)
        {
            let inside = bv::ult(
                bv::urem(distance.clone(), number(step), 64),
                number(element),
                64,
            );
            let index = bv::udiv(distance, number(step), 64);
            return inside.and(bv::ult(index, self.count.clone(), 64));
        }
        let step = bv::mul(self.stride.clone(), number(element), 64);
        let last = bv::sub(self.count.clone(), number(1), 64);
        let cells = bv::add(bv::mul(last, step, 64), number(element), 64);
        let some = bv::ne(self.count.clone(), number(0));
        some.and(bv::ult(distance, cells, 64))
    }

    /// The number of neighbouring cells, where it is a constant.
    pub fn cells(&self) -> Option<u32> {
        let (count, _) = self.count.as_bv()?;
        let (stride, _) = self.stride.as_bv()?;
        let cells = count.checked_mul(u128::from(self.element))?;
        (stride == 1).then(|| u32::try_from(cells).ok()).flatten()
    }
}

/// "The copy of this site is in flight and touches the watched cell."
pub fn flight_flag(site: SiteId) -> Symbol {
    Symbol::new(format!("$flight_{site}"))
}

/// How often the thread has committed its copies since that copy began, at most
/// [`MAX_AGE`]; 32 bits.
pub fn flight_age(site: SiteId) -> Symbol {
    Symbol::new(format!("$flight_age_{site}"))
}

/// Copies of this age may be older.
pub const MAX_AGE: u128 = 0x7fff_ffff;

/// The event of that copy.
pub fn flight_event(site: SiteId) -> Symbol {
    Symbol::new(format!("$flight_event_{site}"))
}

/// "A copy of this site that touched the watched cell was waited for since the
/// last barrier."
pub fn landed_flag(site: SiteId) -> Symbol {
    Symbol::new(format!("$landed_{site}"))
}

/// The watched offset: races are sought on the cell with this index.
pub fn watch() -> Symbol {
    Symbol::new("$watch")
}

/// The barrier that is followed of each class that has several: its distance from the
/// class's first one.
pub fn stage() -> Symbol {
    Symbol::new("$stage")
}

/// A number for the barrier interval, arbitrary after each barrier.
pub fn epoch() -> Symbol {
    Symbol::new("$epoch")
}

/// Functions of one thread's program that speak of both threads; `dualise`
/// resolves them.
pub mod pair {
    use crate::ivl::{Expr, Type};

    /// `$other_T(x)`: `x` in the other thread.
    pub fn other(x: Expr, ty: &Type) -> Expr {
        Expr::apply(other_name(ty), vec![x])
    }

    pub fn other_name(ty: &Type) -> String {
        match ty {
            Type::Bv(width) => format!("$other_bv{width}"),
            _ => "$other_bool".to_string(),
        }
    }

    /// `$any(p)`: `p` holds for one of the threads.
    pub fn any(p: Expr) -> Expr {
        Expr::apply("$any", vec![p])
    }

    /// `$first(true)`: is this the first thread?
    pub fn is_first() -> Expr {
        Expr::apply("$first", vec![Expr::bool(true)])
    }

    /// `$both(p)`: `p` holds for both threads.
    pub fn both(p: Expr) -> Expr {
        Expr::apply("$both", vec![p])
    }
}
