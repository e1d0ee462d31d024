//! From a kernel to its memory access protocol (§5 of the CAV 2021 paper,
//! "Inference").
//!
//! `regions` finds loops and when blocks run, `loops` the values that loops count
//! through, `values` turns SSA values into terms, `memory` accesses and barriers
//! into statements, `geometry` states what a launch is.
//!
//! Values that terms cannot say, such as contents of memory, become unknowns: one
//! per thread, or one in common where uniformity analysis says so. A kernel that
//! cannot be described at all is handed back: no access is ever left out.

mod annotations;
mod draws;
mod elements;
mod facts;
mod functions;
mod geometry;
mod learned;
mod loops;
mod memory;
mod places;
mod pointers;
mod regions;
mod relations;
mod values;
mod warps;
mod winners;

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use cranelift_entity::{EntityRef, EntitySet, SecondaryMap};

use super::ast::{Array, Level, Protocol, Reach, Space, Variable};
use super::check::check;
use super::known::Known;
use crate::analysis::cfg::{Cfg, LoopId};
use crate::analysis::influence::Influence;
use crate::analysis::open::{NoWrap, exact_results, open_values};
use crate::analysis::partial_atomics::partial_atomics;
use crate::analysis::points_to::PointsTo;
use crate::analysis::test_and_set::{TestAndSet, sets_of_bits, test_and_sets};
use crate::analysis::uniformity::{Pairing, Uniformity};
use crate::engines::contents::Fact;
use crate::engines::given::Starts;
use crate::evidence::{Assumptions, Unsupported};
use crate::kir::launch::Launch;
use crate::kir::{
    AddressSpace, BlockId, Construct, Geometry, Inst, InstId, Kernel, ObjectId, SpanId, Spans,
    Type, ValueDef, ValueId,
};
use crate::smt::{FunId, Pool, Sort, Term};
use learned::Learned;

/// What to describe.
pub struct Input<'a> {
    pub kernel: &'a Kernel,
    pub spans: &'a Spans,
    pub launch: &'a Launch,
    /// Whether `nsw` is a rule of the source language.
    pub source_overflow_rules: bool,
    /// Signed sums of ids and literals do not overflow either.
    pub no_wrap: NoWrap,
    /// No array has more bytes.
    pub max_array_bytes: u64,
    /// What the user says of the elements of arrays.
    pub contents: &'a [Fact],
    /// What counters hold when the kernel starts.
    pub starts: &'a Starts,
    /// Objects on which nobody looks for races.
    pub unchecked: &'a BTreeSet<ObjectId>,
    /// What the user takes for granted, over the protocol's variables.
    pub assumes: &'a dyn Fn(&mut Protocol, &Quantities) -> Vec<Term>,
    /// When arrays are not empty.
    pub filled: &'a dyn Fn(&mut Protocol, &Quantities) -> BTreeMap<ObjectId, Term>,
}

/// A kernel's protocol.
pub struct Inferred {
    pub protocol: Protocol,
    /// The object of each array.
    pub objects: Vec<ObjectId>,
    /// Bytes per cell of each array.
    pub strides: Vec<u64>,
    /// The kernel has claims beside freedom of races and divergence, which the
    /// protocol says nothing of.
    pub has_obligations: bool,
    /// Control comes behind the start of these blocks only where conditions hold that the
    /// protocol leaves out: those under which a loop ends or goes on, and assumptions.
    pub conditional: BTreeSet<BlockId>,
    pub quantities: Quantities,
    pub assumptions: Assumptions,
}

/// What variables of a protocol stand for, as they were declared.
#[derive(Clone, Debug, Default)]
pub struct Quantities {
    /// Ids and sizes of the launch; literals where it fixes them.
    pub geometry: BTreeMap<(Geometry, u8), Term>,
    /// By the kernel's scalar parameters.
    pub params: Vec<Term>,
}

/// The protocol of a kernel. Its barriers do not diverge if what `agree` claims of
/// it holds.
///
/// # Errors
///
/// What cannot be described.
pub fn infer(input: &Input) -> Result<Inferred, Unsupported> {
    with_conditions(input, |mut infer| {
        infer.protocol.body = infer.region(None)?;
        infer.finish()
    })?
}

/// The protocol of a kernel without its body: what is known of launch and parameters.
///
/// # Errors
/// The kernel has loops that are none.
pub fn conditions(input: &Input) -> Result<(Protocol, Quantities), Unsupported> {
    with_conditions(input, |infer| (infer.protocol, infer.quantities))
}

fn with_conditions<T>(input: &Input, then: impl FnOnce(Infer) -> T) -> Result<T, Unsupported> {
    let cfg = Cfg::new(input.kernel).map_err(|cycle| Unsupported {
        construct: Construct::IrreducibleCycle,
        span: input.kernel.blocks[cycle.block].span,
    })?;
    let points_to = PointsTo::new(input.kernel);
    let uniformity =
        |pairing| Uniformity::new(input.kernel, &cfg, &points_to, input.launch, pairing);
    let (block, grid) = (
        uniformity(Pairing::SameBlock),
        uniformity(Pairing::DifferentBlocks),
    );
    let mut infer = Infer::new(input, &cfg, &points_to, &block, &grid);
    infer.declare_launch();
    infer.declare_params();
    let quantities = infer.quantities.clone();
    for fact in (input.assumes)(&mut infer.protocol, &quantities) {
        infer.assume(fact);
    }
    infer.filled = (input.filled)(&mut infer.protocol, &quantities);
    infer.assume_preconditions();
    infer.declare_relations(input.contents);
    Ok(then(infer))
}

/// The place of a span in statements.
pub fn place(span: Option<SpanId>) -> u32 {
    span.map_or(0, |span| span.as_u32() + 1)
}

/// The span that a place stands for.
pub fn span(place: u32) -> Option<SpanId> {
    place.checked_sub(1).map(SpanId::from_u32)
}

/// What the kernel is and what was found out about it before.
struct Context<'a> {
    kernel: &'a Kernel,
    spans: &'a Spans,
    launch: &'a Launch,
    source_overflow_rules: bool,
    max_array_bytes: u64,
    starts: &'a Starts,
    unchecked: &'a BTreeSet<ObjectId>,
    cfg: &'a Cfg,
    points_to: &'a PointsTo,
    block_uniform: &'a Uniformity,
    grid_uniform: &'a Uniformity,
    /// The block of each instruction's value.
    home: SecondaryMap<ValueId, Option<BlockId>>,
    /// The farthest reach of a barrier in each loop.
    barriers: Vec<Option<Reach>>,
    /// Values that depend on more than the launch: parameters, memory, ….
    open: EntitySet<ValueId>,
    /// Results that are taken not to overflow as signed numbers.
    exact_results: EntitySet<ValueId>,
    /// Atomic accesses that count for plain ones.
    partial_atomics: HashSet<InstId>,
}

struct Infer<'a> {
    context: Context<'a>,
    protocol: Protocol,
    objects: Vec<ObjectId>,
    array_of: HashMap<ObjectId, usize>,
    /// What holds of the launch where there is something in an array to access.
    filled: BTreeMap<ObjectId, Term>,
    /// "Element `i` is `v`", of arrays that are only read.
    relation_of: HashMap<ObjectId, FunId>,
    /// The relations of arguments and results, by names, lanes and sorts.
    functions: HashMap<(String, u32, Vec<Sort>), FunId>,
    /// What loads of so many bits find at the places of arrays that are only read.
    elements: HashMap<(ObjectId, u32), FunId>,
    /// Values that decide which ways threads go and which places they touch.
    decisive: HashSet<ValueId>,
    draws: draws::Draws,
    /// Flags that one thread wins, and the relations that say so.
    test_and_sets: BTreeMap<ObjectId, TestAndSet>,
    sets_of_bits: BTreeMap<ObjectId, u32>,
    winners: BTreeMap<ObjectId, FunId>,
    /// There are barriers of warps.
    warps_wait: bool,
    /// What threads of one warp have in common, if that was asked.
    in_warp: Option<Uniformity>,
    /// Ids and sizes as they are known by now.
    geometry: HashMap<(Geometry, u8), Term>,
    quantities: Quantities,
    learned: Learned,
    /// Loops whose range is exact.
    exact: HashMap<LoopId, bool>,
    /// Loops whose threads have to leave them together, which is to be shown, and
    /// the threads that do.
    together: HashMap<LoopId, Reach>,
    /// What is known of the launch and the parameters.
    known: Option<Known>,
    /// What depends on more than these and ids, if that was asked.
    beyond_launch: Option<Influence>,
    /// Unknowns, by the loop in whose body they are.
    locals: HashMap<Option<LoopId>, Vec<Variable>>,
    /// The loop that a variable is bound in.
    bound: HashMap<Term, LoopId>,
    /// The promises that have been stated in a loop.
    stated: HashSet<(Option<LoopId>, Term)>,
    has_obligations: bool,
    conditional: BTreeSet<BlockId>,
    assumptions: Assumptions,
}

impl<'a> Infer<'a> {
    fn new(
        input: &Input<'a>,
        cfg: &'a Cfg,
        points_to: &'a PointsTo,
        block_uniform: &'a Uniformity,
        grid_uniform: &'a Uniformity,
    ) -> Self {
        let mut home: SecondaryMap<ValueId, Option<BlockId>> = SecondaryMap::new();
        for &block in &cfg.reverse_postorder {
            for &inst in &input.kernel.blocks[block].insts {
                if let Some(result) = input.kernel.insts[inst].result {
                    home[result] = Some(block);
                }
            }
        }
        let open = open_values(input.kernel, cfg, input.launch, false);
        let context = Context {
            kernel: input.kernel,
            spans: input.spans,
            launch: input.launch,
            source_overflow_rules: input.source_overflow_rules,
            max_array_bytes: input.max_array_bytes,
            starts: input.starts,
            unchecked: input.unchecked,
            cfg,
            points_to,
            block_uniform,
            grid_uniform,
            home,
            barriers: regions::barriers(input.kernel, cfg),
            exact_results: exact_results(
                input.kernel,
                cfg,
                input.launch,
                (input.source_overflow_rules, input.no_wrap),
            ),
            partial_atomics: partial_atomics(input.kernel, points_to),
            open,
        };
        let mut infer = Infer {
            context,
            protocol: Protocol::new(input.kernel.name.clone()),
            objects: Vec::new(),
            array_of: HashMap::new(),
            filled: BTreeMap::new(),
            relation_of: HashMap::new(),
            functions: HashMap::new(),
            elements: HashMap::new(),
            decisive: functions::decisive(input.kernel),
            draws: draws::Draws::default(),
            test_and_sets: test_and_sets(input.kernel, points_to),
            sets_of_bits: sets_of_bits(input.kernel, points_to),
            winners: BTreeMap::new(),
            warps_wait: warps::are_waited_for(input.kernel),
            in_warp: None,
            geometry: HashMap::new(),
            quantities: Quantities::default(),
            exact: HashMap::new(),
            together: HashMap::new(),
            known: None,
            beyond_launch: None,
            locals: HashMap::new(),
            bound: HashMap::new(),
            learned: Learned::default(),
            stated: HashSet::new(),
            has_obligations: false,
            conditional: BTreeSet::new(),
            assumptions: Assumptions::default(),
        };
        infer.declare_arrays();
        infer.draws = draws::Draws::new(&infer);
        infer
    }

    /// An array for each object that threads have in common and write.
    fn declare_arrays(&mut self) {
        for (id, object) in self.context.kernel.objects.iter() {
            let space = match object.space {
                AddressSpace::Shared => Space::Shared,
                AddressSpace::Global | AddressSpace::Generic => Space::Global,
                AddressSpace::Constant | AddressSpace::Private => continue,
            };
            if !self.context.points_to.written(id) {
                continue;
            }
            let clean: String = object
                .name
                .chars()
                .map(|c| if c.is_ascii_alphanumeric() { c } else { '_' })
                .collect();
            let mut name = format!(
                "{}{clean}",
                if clean.starts_with(|c: char| c.is_ascii_digit()) {
                    "_"
                } else {
                    ""
                }
            );
            while self.protocol.arrays.iter().any(|a| a.name == name)
                || super::print::RESERVED.contains(&name.as_str())
            {
                name.push('_');
            }
            self.array_of.insert(id, self.protocol.arrays.len());
            self.objects.push(id);
            let stride = self.context.points_to.granularity(id).stride as i64;
            let reach = self.context.kernel.reach(id, self.context.max_array_bytes);
            self.protocol.arrays.push(Array {
                name,
                space,
                cells: reach.map(|bytes| bytes.start / stride..bytes.end / stride),
            });
        }
    }

    fn declare_params(&mut self) {
        for param in &self.context.kernel.params {
            let sort = sort_of(self.context.kernel.values[param.value].ty);
            let term = self.protocol.pool.fresh_var(&param.name, sort);
            self.learned.terms[param.value] = Some(term);
            self.quantities.params.push(term);
            self.protocol.vars.push(Variable {
                name: param.name.clone(),
                term,
                level: Level::Grid,
            });
        }
    }

    fn finish(self) -> Result<Inferred, Unsupported> {
        // A launch of one thread has nothing to be told apart.
        let problems = check(&self.protocol);
        if let Some(problem) = problems
            .into_iter()
            .find(|p| p.message != super::check::NO_IDS)
        {
            return Err(Unsupported {
                construct: Construct::ProtocolProblem(problem.message),
                span: span(problem.place),
            });
        }
        let strides = self
            .objects
            .iter()
            .map(|object| self.context.points_to.granularity(*object).stride)
            .collect();
        Ok(Inferred {
            protocol: self.protocol,
            objects: self.objects,
            strides,
            has_obligations: self.has_obligations,
            conditional: self.conditional,
            quantities: self.quantities,
            assumptions: self.assumptions,
        })
    }

    fn pool(&mut self) -> &mut Pool {
        &mut self.protocol.pool
    }

    /// For which threads the value is the same.
    fn level(&self, value: ValueId) -> Level {
        if self.context.grid_uniform.value(value) {
            Level::Grid
        } else if self.context.block_uniform.value(value) {
            Level::Block
        } else {
            Level::Thread
        }
    }

    /// For which threads it is the same how often and where to the block is left, by
    /// analysis.
    fn control_level(&self, block: BlockId) -> Level {
        let agrees = |uniformity: &Uniformity| {
            uniformity.block(block) && !uniformity.branch_diverges(self.context.kernel, block)
        };
        if agrees(self.context.grid_uniform) {
            Level::Grid
        } else if agrees(self.context.block_uniform) {
            Level::Block
        } else {
            Level::Thread
        }
    }

    /// A new unknown in the body of the loop.
    fn local(&mut self, name: &str, sort: Sort, level: Level, scope: Option<LoopId>) -> Term {
        let term = self.pool().fresh_var(name, sort);
        self.locals.entry(scope).or_default().push(Variable {
            name: name.to_string(),
            term,
            level,
        });
        if let Some(id) = scope {
            self.bound.insert(term, id);
        }
        term
    }

    /// The loop in which the value is computed.
    fn scope_of(&self, value: ValueId) -> Option<LoopId> {
        match self.context.kernel.values[value].def {
            ValueDef::Inst(_) => {
                self.context.home[value].and_then(|block| self.context.cfg.loop_of[block])
            }
            _ => None,
        }
    }

    fn inst(&self, value: ValueId) -> Option<&'a Inst> {
        match self.context.kernel.values[value].def {
            ValueDef::Inst(inst) => Some(&self.context.kernel.insts[inst].inst),
            _ => None,
        }
    }

    fn name_of(&self, value: ValueId) -> String {
        match &self.context.kernel.values[value].name {
            Some(name) => name.clone(),
            None => format!("v{}", value.index()),
        }
    }
}

/// Truth values are `Bool`, everything else its bits.
fn sort_of(ty: Type) -> Sort {
    match ty {
        Type::Int(1) => Sort::Bool,
        other => Sort::BitVec(other.bits()),
    }
}
