//! The list of passes: from a kernel to the sequential program of two threads.

use std::collections::{BTreeSet, HashMap};

use super::apart;
use super::axioms;
use super::claims::Claims;
use super::dualise::{Setting, dualise};
use super::instrument::instrument;
use super::intervals::Intervals;
use super::invariants::add_candidates;
use super::lower::{self, Extent, Lowered, lower};
use super::predicate::predicate;
use super::program::Program;
use super::stage::to_ivl;
use crate::analysis::cfg::{Cfg, Irreducible};
use crate::analysis::points_to::PointsTo;
use crate::analysis::uniformity::{Pairing, Uniformity};
use crate::evidence::{Assumptions, Unsupported};
use crate::ivl::parse::Axioms;
use crate::ivl::validate::assert_valid;
use crate::ivl::{self, BinOp, Expr, ExprKind, Symbol};
use crate::kir::launch::Launch;
use crate::kir::{BarrierKind, Inst, Kernel, Module, ObjectId};
use crate::options::optimisations::{Memory, Optimisations};

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
    /// The sizes of arrays that the user states.
    pub extents: &'a [(ObjectId, Extent)],
    /// Signed sums of ids and literals do not overflow, as those of other values.
    pub no_wrap: bool,
    /// Guess loop invariants.
    pub infer: bool,
    /// What the passes make use of.
    pub optimisations: Optimisations,
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
}

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
        add_candidates(&mut program, &cfg, &uniformity);
    }
    let predicated = predicate(program, kernel, &cfg, &uniformity);
    let intervals = optimisations
        .barrier_intervals
        .then(|| Intervals::new(&lowered));
    let instrumented = instrument(predicated.clone(), intervals.as_ref());
    let setting = Setting {
        launch: request.launch,
        tolerate_same_value: request.tolerate_same_value,
        warp_sync: request.warp_sync,
        race_check: optimisations.race_check,
    };
    let (dual, claims) = dualise(&instrumented, &setting);
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

/// The program of one thread whose phases are to be followed, with guesses.
pub fn reduce_apart(request: &Request) -> Result<Lowered, Rejected> {
    let kernel = request.kernel;
    let cfg = Cfg::new(kernel).map_err(Rejected::Irreducible)?;
    let points_to = points_to(request);
    let uniformity = Uniformity::new(kernel, &cfg, &points_to, request.launch, request.pairing);
    // That threads come to a barrier of the block together is not shown otherwise.
    let mut divergent = Vec::new();
    for (block, data) in kernel.blocks.iter() {
        let barriers = data.insts.iter().map(|&inst| &kernel.insts[inst]);
        let of_block = barriers.filter(|data| {
            matches!(
                data.inst,
                Inst::Barrier {
                    kind: BarrierKind::Block | BarrierKind::Grid,
                    ..
                } | Inst::BarrierReduce { .. }
            )
        });
        if !uniformity.block(block) {
            divergent.extend(of_block.map(|data| {
                Unsupported {
                    construct:
                        "a barrier of the block under a condition, beside barriers for a part \
                            of it,"
                            .to_owned(),
                    span: data.span,
                }
            }));
        }
    }
    if !divergent.is_empty() {
        return Err(Rejected::Unsupported(divergent));
    }
    // The threads are at different points, where what is uniform may differ.
    let own = Uniformity::none(kernel);
    let mut lowered = lowered(request, &cfg, &points_to, &own, true)?;
    if request.infer {
        apart::candidates::add(&mut lowered.program, &cfg, &own);
    }
    if cfg!(debug_assertions) {
        assert_valid("lowered", &to_ivl(&lowered.program));
    }
    Ok(lowered)
}

fn points_to(request: &Request) -> PointsTo {
    let mut points_to = PointsTo::new(request.kernel);
    if request.optimisations.memory == Memory::Bytes {
        points_to.divide_into_bytes();
    }
    points_to
}

/// The program of one thread with what the user states of it.
fn lowered(
    request: &Request,
    cfg: &Cfg,
    points_to: &PointsTo,
    uniformity: &Uniformity,
    apart: bool,
) -> Result<Lowered, Rejected> {
    let mut lowered = lower(&lower::Input {
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
        extents: request.extents,
        race_free: request.race_free,
        apart,
        optimisations: request.optimisations,
    });
    if !lowered.unsupported.is_empty() {
        return Err(Rejected::Unsupported(lowered.unsupported));
    }
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
