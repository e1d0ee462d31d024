//! The list of passes: from a kernel to the sequential program of two threads.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::time::Instant;

use super::axioms;
use super::claims::Claims;
use super::dualise::{Setting, dualise};
use super::facts;
use super::instrument::instrument;
use super::intervals::Intervals;
use super::invariants::add_candidates;
use super::invariants::phases::add_together;
use super::lower::{self, Lowered, lower};
use super::predicate::predicate;
use super::program::Program;
use super::stage::to_ivl;
use crate::analysis::cfg::{Cfg, Irreducible};
use crate::analysis::open::NoWrap;
use crate::analysis::points_to::PointsTo;
use crate::analysis::together::Together;
use crate::analysis::uniformity::{Pairing, Uniformity};
use crate::engines::given::{Extent, Starts};
use crate::engines::{Budget, Pair, Subject, contents, solving};
use crate::evidence::{Assumptions, Unsupported};
use crate::ivl::parse::Axioms;
use crate::ivl::validate::assert_valid;
use crate::ivl::{self, BinOp, Expr, ExprKind, Symbol};
use crate::kir::launch::Launch;
use crate::kir::{Construct, Kernel, Module, ObjectId};
use crate::options::BenignRaces;
use crate::options::optimisations::{Memory, Optimisations};
use crate::report::model::Reason;
use crate::vc;

/// What to reduce, and how.
pub struct Request<'a> {
    pub module: &'a Module,
    pub kernel: &'a Kernel,
    pub launch: &'a Launch,
    pub pairing: Pairing,
    /// Facts about constants that the user states.
    pub assumes: Vec<Expr>,
    /// What the user states of functions without a body.
    pub axioms: &'a Axioms,
    pub only_divergence: bool,
    pub tolerate_same_value: bool,
    /// Threads of one block whose linear ids divided by this are equal run in
    /// lockstep.
    pub warp_sync: Option<u32>,
    /// Accesses to objects of known size must stay inside them.
    pub check_bounds: bool,
    /// When arrays are not empty.
    pub filled: &'a BTreeMap<ObjectId, Expr>,
    /// The sizes of arrays that the user states.
    pub extents: &'a [(ObjectId, Extent)],
    /// What the user states of the elements of arrays.
    pub contents: &'a [contents::Fact],
    pub starts: &'a Starts,
    /// Signed sums of ids and literals do not overflow, as those of other values.
    pub no_wrap: NoWrap,
    /// Guess loop invariants.
    pub infer: bool,
    /// When to give up.
    pub deadline: Option<Instant>,
    /// What the passes make use of.
    pub optimisations: &'a Optimisations,
    /// Objects that are known to be free of races between such threads.
    pub race_free: &'a BTreeSet<ObjectId>,
}

/// The program after each pass.
pub struct Reduction {
    pub lowered: Program,
    pub predicated: Program,
    pub instrumented: Program,
    pub dual: ivl::Program,
    pub claims: Claims,
    pub assumptions: Assumptions,
}

/// Why a kernel has no sequential program.
pub enum Rejected {
    Irreducible(Irreducible),
    Unsupported(Vec<Unsupported>),
    /// The time was over before there was one.
    OutOfTime,
}

impl<'a> Request<'a> {
    /// What is asked of a kind of pair.
    pub fn new(subject: &Subject<'a>, pair: Pair, budget: &Budget<'a>) -> Request<'a> {
        let Subject {
            module,
            kernel,
            launch,
            given,
            options,
        } = *subject;
        let known = budget.race_free.iter();
        let mut known = known.filter(|(pairing, _)| *pairing == pair.pairing);
        Request {
            module,
            kernel,
            launch,
            pairing: pair.pairing,
            assumes: given.assumes.clone(),
            axioms: &given.axioms,
            only_divergence: options.only_divergence || pair.alone,
            tolerate_same_value: options.benign_races != BenignRaces::Deny,
            warp_sync: options.warp_sync,
            check_bounds: options.check_bounds,
            filled: &given.filled,
            extents: &given.extents,
            contents: &given.contents,
            starts: &given.starts,
            no_wrap: NoWrap::new(options.assume_no_wrap, options.places_do_not_wrap),
            infer: options.infer,
            deadline: budget.deadline,
            optimisations: &options.optimisations,
            race_free: known
                .next()
                .map_or(&given.unchecked, |(_, objects)| objects),
        }
    }

    /// # Errors
    /// The time is over.
    pub fn in_time(&self) -> Result<(), Rejected> {
        match self.deadline.is_some_and(|end| Instant::now() >= end) {
            true => Err(Rejected::OutOfTime),
            false => Ok(()),
        }
    }
}

impl Rejected {
    /// Why nothing is decided.
    pub fn reasons(&self, request: &Request) -> Vec<Reason> {
        let spans = &request.module.spans;
        match self {
            Rejected::Irreducible(cycle) => {
                let construct = Construct::IrreducibleGoto;
                let span = request.kernel.blocks[cycle.block].span;
                vec![Unsupported { construct, span }.reason(spans)]
            }
            Rejected::Unsupported(list) => list
                .iter()
                .map(|unsupported| unsupported.reason(spans))
                .collect(),
            Rejected::OutOfTime => vec![solving::reason(&vc::Reason::Timeout)],
        }
    }
}

/// The programs of two threads in lockstep.
///
/// # Errors
/// What is not modelled, and where the time is over.
pub fn reduce(request: &Request) -> Result<Reduction, Rejected> {
    let kernel = request.kernel;
    let cfg = Cfg::new(kernel).map_err(Rejected::Irreducible)?;
    let optimisations = request.optimisations;
    let points_to = points_to(request);
    let uniformity = match optimisations.uniformity {
        true => Uniformity::new(kernel, &cfg, &points_to, request.launch, request.pairing),
        false => Uniformity::none(kernel),
    };
    let Lowered {
        mut program,
        assumptions,
        ..
    } = lowered(request, &cfg, &points_to, &uniformity, false)?;
    // Candidates may name variables that predication introduces.
    let lowered = program.clone();
    if request.infer {
        let without = &optimisations.without;
        add_candidates(&mut program, (&cfg, &uniformity), without, request.deadline);
        if !program.classes.is_empty() {
            add_together(&mut program, (&cfg, &uniformity), without, request.deadline);
        }
    }
    request.in_time()?;
    let predicated = predicate(program, kernel, &cfg, &uniformity);
    let intervals = optimisations
        .barrier_intervals
        .then(|| Intervals::new(&lowered));
    let instrumented = instrument(predicated.clone(), intervals.as_ref());
    request.in_time()?;
    let setting = Setting {
        launch: request.launch,
        tolerate_same_value: request.tolerate_same_value,
        warp_sync: request.warp_sync,
        race_check: optimisations.race_check,
    };
    let (dual, claims) = dualise(&instrumented, &setting);
    request.in_time()?;
    if cfg!(debug_assertions) {
        assert_valid("lowered", &to_ivl(&lowered));
        assert_valid("predicated", &to_ivl(&predicated));
        assert_valid("instrumented", &to_ivl(&instrumented));
        assert_valid("dual", &dual);
    }
    Ok(Reduction {
        lowered,
        predicated,
        instrumented,
        dual,
        claims,
        assumptions,
    })
}

pub fn points_to(request: &Request) -> PointsTo {
    let mut points_to = PointsTo::new(request.kernel);
    if request.optimisations.memory == Memory::Bytes {
        points_to.divide_into_bytes();
    }
    points_to
}

/// The program of one thread with what the user states of it.
///
/// # Errors
/// What is not modelled.
pub fn lowered(
    request: &Request,
    cfg: &Cfg,
    points_to: &PointsTo,
    uniformity: &Uniformity,
    apart: bool,
) -> Result<Lowered, Rejected> {
    let input = lower::Input {
        kernel: request.kernel,
        cfg,
        points_to,
        uniformity,
        launch: request.launch,
        pairing: request.pairing,
        source_overflow_rules: request.module.source_overflow_rules,
        no_wrap: request.no_wrap,
        spans: &request.module.spans,
        only_divergence: request.only_divergence,
        known: known_values(&request.assumes),
        lockstep: request.warp_sync.is_some(),
        check_bounds: request.check_bounds,
        filled: request.filled,
        extents: request.extents,
        contents: request.contents,
        starts: request.starts,
        race_free: request.race_free,
        apart,
        together: (!apart && request.pairing == Pairing::SameBlock)
            .then(|| Together::new(request.kernel, cfg, uniformity, request.launch))
            .flatten(),
        optimisations: request.optimisations,
    };
    let mut lowered = lower(&input);
    if !lowered.unsupported.is_empty() {
        return Err(Rejected::Unsupported(lowered.unsupported));
    }
    facts::state(&input, &mut lowered);
    let program = &mut lowered.program;
    program.axioms.extend(request.assumes.iter().cloned());
    axioms::add(program, request.axioms)
        .map_err(|unsupported| Rejected::Unsupported(vec![unsupported]))?;
    Ok(lowered)
}

/// The constants that assumptions equate with literals.
fn known_values(assumes: &[Expr]) -> HashMap<Symbol, Expr> {
    let mut known = HashMap::new();
    let mut work: Vec<&Expr> = assumes.iter().collect();
    while let Some(expr) = work.pop() {
        match expr.kind() {
            ExprKind::Binary(BinOp::And, a, b) => work.extend([a, b]),
            ExprKind::Binary(BinOp::Eq, a, b) => {
                if let (ExprKind::Var(name), Some(_)) = (a.kind(), b.as_bv()) {
                    known.insert(name.clone(), b.clone());
                }
            }
            _ => {}
        }
    }
    known
}
