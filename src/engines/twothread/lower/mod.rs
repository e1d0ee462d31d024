//! Kernel IR to the program under reduction: one thread, one statement per
//! instruction, accesses by object and cell.
//!
//! Does: names every value, resolves pointers to objects and cell offsets,
//! turns phis into assignments on edges, collects what is not modelled.
//! Does not: guard anything by control flow (`predicate` does), nor know that
//! there are two threads, except that uniform values are marked.

mod access;
mod annotations;
mod barrier_invariants;
mod bounds;
mod contents;
mod copies;
mod counters;
mod edges;
mod memory;
pub mod names;
mod objects;
mod phases;
mod relations;
mod values;
mod warps;

pub use annotations::{GUESSED_BY_SOURCE, enabled, entered};
use names::ivl_type;
use objects::model_objects;
pub use phases::waits_apart;
pub(super) use warps::gone;

use annotations::Stated;
use barrier_invariants::BarrierInvariant;
use phases::Phases;

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use cranelift_entity::{EntitySet, PrimaryMap};
use indexmap::IndexMap;

use super::claims::Obligation;
use super::facts::Places;
use super::geometry;
use super::program::{AccessKind, Block, Guarded, Program, Stmt, Variable};
use crate::analysis::cfg::Cfg;
use crate::analysis::open::{NoWrap, exact_results};
use crate::analysis::partial_atomics::partial_atomics;
use crate::analysis::points_to::PointsTo;
use crate::analysis::replicas::Replicas;
use crate::analysis::together::Together;
use crate::analysis::uniformity::{Pairing, Uniformity};
use crate::engines::contents::Fact;
use crate::engines::given::{Extent, Starts};
use crate::engines::quantities;
use crate::evidence::{Assumptions, Unsupported};
use crate::ivl::names::sanitise;
use crate::ivl::{Expr, Symbol, Type};
use crate::kir::launch::Launch;
use crate::kir::{BlockId, Construct, Inst, InstId, Kernel, ObjectId, SpanId, Spans, ValueId};
use crate::options::optimisations::{Optimisations, RaceCheck};

/// What the lowering reads.
pub struct Input<'a> {
    pub kernel: &'a Kernel,
    pub cfg: &'a Cfg,
    pub points_to: &'a PointsTo,
    pub uniformity: &'a Uniformity,
    pub launch: &'a Launch,
    pub pairing: Pairing,
    /// Whether `nsw` is a rule of the source language.
    pub source_overflow_rules: bool,
    /// Signed sums of ids and literals do not overflow either.
    pub no_wrap: NoWrap,
    /// Places that were inlined from a function.
    pub spans: &'a Spans,
    /// Look for barrier divergence and failing assertions only.
    pub only_divergence: bool,
    /// Parameters that the user equates with literals, by their constant.
    pub known: HashMap<Symbol, Expr>,
    /// Threads of a warp run in lockstep: they may see each other's writes
    /// without a race.
    pub lockstep: bool,
    /// Claim that accesses to objects of known size stay inside them.
    pub check_bounds: bool,
    /// When arrays are not empty.
    pub filled: &'a BTreeMap<ObjectId, Expr>,
    pub extents: &'a [(ObjectId, Extent)],
    pub contents: &'a [Fact],
    pub starts: &'a Starts,
    /// Objects whose accesses need no check.
    pub race_free: &'a BTreeSet<ObjectId>,
    /// Threads of the pair run apart from each other: where they wait, they do so in the
    /// phases of barriers.
    pub apart: bool,
    /// Who performs the operations on barrier objects that threads in lockstep use together.
    pub together: Option<Together>,
    pub optimisations: &'a Optimisations,
}

/// A lowered kernel and what it leaves out.
pub struct Lowered {
    pub program: Program,
    /// Not empty: the program says nothing about the kernel.
    pub unsupported: Vec<Unsupported>,
    pub assumptions: Assumptions,
    /// Where the statements of each instruction stand.
    pub places: Places,
}

pub fn lower(input: &Input) -> Lowered {
    let mut lowering = Lowering::new(input);
    lowering.declare_values();
    lowering.find_quiet_blocks();
    if input.apart || input.together.is_some() {
        lowering.find_phases();
    }
    let order = input.cfg.reverse_postorder.clone();
    for &block in &order {
        lowering.block(block);
    }
    lowering.place_invariants();
    lowering.settle_flags();
    if input.optimisations.race_check == RaceCheck::Original {
        lowering.refuse_what_is_not_tracked();
    }
    Lowered {
        program: lowering.program,
        unsupported: lowering.unsupported,
        assumptions: lowering.assumptions,
        places: lowering.places,
    }
}

struct Lowering<'a> {
    input: &'a Input<'a>,
    phases: Phases,
    program: Program,
    unsupported: Vec<Unsupported>,
    /// Results that are taken not to overflow as signed numbers.
    exact_results: EntitySet<ValueId>,
    /// Atomic accesses that count for plain ones.
    partial_atomics: HashSet<InstId>,
    replicas: Replicas,
    assumptions: Assumptions,
    /// Invariants that the user states.
    stated: Vec<Stated>,
    /// Barrier invariants whose barrier has not come yet.
    barrier_invariants: Vec<BarrierInvariant>,
    places: Places,
    /// From where no waiting for threads of the warp is in reach.
    quiet: EntitySet<BlockId>,
    /// The block being lowered and its statements so far.
    current: BlockId,
    stmts: Vec<Stmt>,
}

impl<'a> Lowering<'a> {
    fn new(input: &'a Input<'a>) -> Self {
        let mut program = Program {
            name: Symbol::new(sanitise(&input.kernel.name)),
            pairing: input.pairing,
            consts: IndexMap::new(),
            vars: IndexMap::new(),
            functions: Vec::new(),
            axioms: Vec::new(),
            objects: PrimaryMap::new(),
            sites: Vec::new(),
            drawn: Vec::new(),
            ticket: None,
            held: BTreeMap::new(),
            fresh: 0,
            classes: Vec::new(),
            blocks: Vec::new(),
        };
        geometry::declare(&mut program, input.launch, input.kernel);
        model_objects(&mut program, input);
        relations::declare(&mut program, input);
        Lowering {
            input,
            phases: Phases::new(),
            program,
            unsupported: Vec::new(),
            exact_results: exact_results(
                input.kernel,
                input.cfg,
                input.launch,
                (input.source_overflow_rules, input.no_wrap),
            ),
            partial_atomics: partial_atomics(input.kernel, input.points_to),
            replicas: Replicas::new(input.kernel, input.cfg, input.points_to, input.launch),
            assumptions: Assumptions::default(),
            stated: Vec::new(),
            barrier_invariants: Vec::new(),
            places: Places::default(),
            quiet: EntitySet::new(),
            current: input.kernel.entry,
            stmts: Vec::new(),
        }
    }

    /// The original race check knows no copies in flight and nothing that annotations
    /// say of accesses.
    fn refuse_what_is_not_tracked(&mut self) {
        for data in self.input.kernel.insts.values() {
            let construct = match data.inst {
                Inst::ThreadCopy { .. } | Inst::AsyncCopy { .. } => Construct::CopyUntracked,
                Inst::Annotation { kind, .. } if kind.speaks_of_accesses() => {
                    Construct::AnnotationUntracked
                }
                _ => continue,
            };
            self.unsupported(construct, data.span);
        }
    }

    fn declare_values(&mut self) {
        for param in &self.input.kernel.params {
            let ty = self.scalar_type(param.value);
            let name = quantities::param_symbol(&param.name);
            self.program.consts.insert(
                name,
                Variable {
                    ty,
                    divergent: false,
                    source_name: Some(param.name.clone()),
                },
            );
        }
        for &block in &self.input.cfg.reverse_postorder {
            for &inst in &self.input.kernel.blocks[block].insts {
                let Some(value) = self.input.kernel.insts[inst].result else {
                    continue;
                };
                let divergent = !self.input.uniformity.value(value);
                let source_name = match self.input.kernel.insts[inst].inst {
                    Inst::Phi { .. } => self.input.kernel.values[value].name.clone(),
                    _ => None,
                };
                let declare = |this: &mut Self, name: Symbol, ty: Type| {
                    this.program.vars.insert(
                        name,
                        Variable {
                            ty,
                            divergent,
                            source_name: source_name.clone(),
                        },
                    );
                };
                if self.input.kernel.values[value].ty.is_ptr() {
                    declare(self, self.offset_symbol(value), Type::Bv(64));
                    if self.needs_object_id(value) {
                        declare(self, self.object_symbol(value), Type::Bv(32));
                    }
                } else {
                    declare(self, self.symbol(value), self.scalar_type(value));
                }
            }
        }
    }

    fn block(&mut self, id: BlockId) {
        self.current = id;
        let block = &self.input.kernel.blocks[id];
        if id == self.input.kernel.entry && self.input.pairing == Pairing::SameWarp {
            self.assign(warps::gone(), Expr::bool(false));
        }
        for &inst in &block.insts {
            let start = self.stmts.len();
            self.instruction(inst);
            self.places.set(inst, id, start, self.stmts.len());
        }
        let left = std::mem::take(&mut self.barrier_invariants);
        if let Some(left) = left.first() {
            self.unsupported(Construct::BarrierInvariantElsewhere, left.span);
        }
        let edges = self.edges(id);
        let stmts = std::mem::take(&mut self.stmts);
        self.program.blocks.push(Block {
            label: label(id),
            origin: id,
            heads: self.input.cfg.headed_loop(id),
            invariants: Vec::new(),
            stmts,
            edges,
        });
    }

    fn instruction(&mut self, id: InstId) {
        let data = &self.input.kernel.insts[id];
        let span = data.span;
        match &data.inst {
            // Edges assign phis.
            Inst::Phi { .. } => {}
            Inst::Load { .. }
            | Inst::Store { .. }
            | Inst::AtomicRmw { .. }
            | Inst::CmpXchg { .. }
            | Inst::MemCopy { .. }
            | Inst::MemSet { .. }
            | Inst::AsyncCopy { .. }
            | Inst::AsyncWait { .. }
            | Inst::ThreadCopy { .. }
            | Inst::CopyCommit { .. }
            | Inst::CopyWait { .. }
            | Inst::BarrierObject { .. }
            | Inst::BoundCopy { .. }
            | Inst::Forget { .. }
            | Inst::Fence { .. }
            | Inst::ProxyFence { .. }
            | Inst::BarrierReduce { .. }
            | Inst::Barrier { .. } => self.memory_instruction(id),
            Inst::Warp { .. } => self.warp_operation(id),
            Inst::Annotation { kind, args } => self.annotation(*kind, args, data.result, span),
            Inst::Host { .. } => self.unsupported(Construct::HostOperation, span),
            // What is printed is read alone.
            Inst::Unsupported {
                construct: Construct::StringRead(_),
            } if self.input.launch.has_one_thread() => self.havoc_result(data.result),
            Inst::Unsupported { construct } => self.unsupported(construct.clone(), span),
            Inst::Require {
                condition,
                construct,
            } => {
                let condition = self.value(*condition);
                self.claim_valid(condition, Obligation::NotReached(construct.clone()), span);
            }
            _ => self.pure_instruction(id),
        }
    }

    fn symbol(&self, value: ValueId) -> Symbol {
        names::symbol(self.input.kernel, value)
    }

    fn offset_symbol(&self, pointer: ValueId) -> Symbol {
        names::offset_symbol(self.input.kernel, pointer)
    }

    fn object_symbol(&self, pointer: ValueId) -> Symbol {
        names::object_symbol(self.input.kernel, pointer)
    }

    fn scalar_type(&self, value: ValueId) -> Type {
        ivl_type(self.input.kernel.values[value].ty)
    }

    fn fresh(&mut self, what: &str, ty: Type, divergent: bool) -> Symbol {
        self.program.fresh(what, ty, divergent)
    }

    fn assign(&mut self, var: Symbol, value: Expr) {
        self.stmts.push(Stmt::Assign { var, value });
    }

    fn assume(&mut self, expr: Expr) {
        self.stmts.push(Stmt::Assume(Guarded::here(expr)));
    }

    fn unsupported(&mut self, construct: Construct, span: Option<SpanId>) {
        let entry = Unsupported { construct, span };
        if !self.unsupported.contains(&entry) {
            self.unsupported.push(entry);
        }
    }
}

pub(super) fn label(block: BlockId) -> Symbol {
    Symbol::new(format!("{block}"))
}

impl Lowering<'_> {
    fn record_kind(&mut self, object: ObjectId, kind: AccessKind) {
        self.program.objects[object].kinds.add(kind);
    }
}
