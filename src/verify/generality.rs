//! How general a proof is: of which parameters it holds for all values, whatever is said of them.

use std::collections::BTreeSet;

use crate::analysis::cfg::Cfg;
use crate::analysis::influence::Influence;
use crate::analysis::points_to::PointsTo;
use crate::engines::Subject;
use crate::engines::given::Given;
use crate::engines::quantities;
use crate::ivl::Symbol;
use crate::ivl::subst::free_vars;
use crate::kir::contents::ContentKind;
use crate::kir::{Block, Inst, Kernel, Param, Type, ValueId};
use crate::options::BenignRaces;
use crate::report::model::{KernelReport, Verdict};

/// The parameters of a proof that something is said of though they decide nothing that a proof is about: neither whether a
/// thread comes to an access, a barrier or an assertion, nor where in memory it goes, nor an integer that it
/// writes, as two threads may write one.
///
/// `kernel` is as it was before it was specialised.
pub fn of(kernel: &Kernel, subject: &Subject, report: &KernelReport) -> Vec<String> {
    let Subject { given, options, .. } = *subject;
    // Bounds of arrays may be such parameters, and that two threads write one value may be due to one.
    let is_general = report.verdict == Verdict::Proved && !options.check_bounds;
    let is_plain = report.benign_races.is_empty() && options.benign_races != BenignRaces::Allow;
    if !is_general || !is_plain {
        return Vec::new();
    }
    let conditions: Vec<BTreeSet<Symbol>> = (given.assumes.iter())
        .map(|condition| free_vars(condition).into_iter().collect())
        .collect();
    let said: BTreeSet<&Symbol> = conditions.iter().flatten().collect();
    let counts = counted(given);
    let params = kernel.params.iter();
    let named = params.map(|param| (quantities::param_symbol(&param.name), param));
    let is_said = |name: &Symbol| said.contains(name) && !counts.contains(name);
    let named: Vec<(Symbol, &Param)> = named.filter(|(name, _)| is_said(name)).collect();
    let Some(decides) = (!named.is_empty())
        .then(|| Decisions::new(kernel))
        .flatten()
    else {
        return Vec::new();
    };
    let free = named
        .iter()
        .filter(|(_, param)| !decides.is_by(param.value));
    let free = untied(free.map(|(name, _)| name.clone()).collect(), &conditions);
    let names = named.into_iter().filter(|(name, _)| free.contains(name));
    let mut names: Vec<String> = names.map(|(_, param)| param.name.clone()).collect();
    // Of a struct each field is one, and so is each half of a long number.
    names.dedup();
    names
}

/// What sizes and contents of arrays, or what holds as a rule, speak of.
fn counted(given: &Given) -> BTreeSet<Symbol> {
    let numbers = given.contents.iter().flat_map(|fact| {
        let kind = match &fact.kind {
            ContentKind::Range(a, b) | ContentKind::Line(a, b) => vec![a, b],
            ContentKind::Distinct | ContentKind::Monotone | ContentKind::StrictlyMonotone => vec![],
        };
        kind.into_iter()
            .chain(fact.within.iter().flat_map(|(a, b)| [a, b]))
    });
    let numbers = numbers.chain(given.extents.iter().map(|(_, extent)| &extent.elements));
    let others = numbers.map(|number| &number.expr);
    let others = others.chain(&given.as_a_rule).chain(given.filled.values());
    others.flat_map(free_vars).collect()
}

/// Those of the names that no condition ties to others than these.
fn untied(mut free: BTreeSet<Symbol>, conditions: &[BTreeSet<Symbol>]) -> BTreeSet<Symbol> {
    let mut before = usize::MAX;
    while free.len() < before {
        before = free.len();
        let bound = conditions.iter().filter(|names| !names.is_subset(&free));
        let bound: BTreeSet<Symbol> = bound.flatten().cloned().collect();
        free = &free - &bound;
    }
    free
}

/// What values decide in a kernel.
struct Decisions<'k> {
    kernel: &'k Kernel,
    cfg: Cfg,
    points_to: PointsTo,
}

impl Decisions<'_> {
    fn new(kernel: &Kernel) -> Option<Decisions<'_>> {
        Some(Decisions {
            kernel,
            cfg: Cfg::new(kernel).ok()?,
            points_to: PointsTo::new(kernel),
        })
    }

    /// Does the value decide what a proof is about? Whether a loop ends decides about all behind it.
    fn is_by(&self, value: ValueId) -> bool {
        let Decisions {
            kernel,
            cfg,
            points_to,
        } = self;
        let influence = Influence::of_value(kernel, cfg, points_to, value);
        let mut loops = cfg.loops.iter();
        let is_ended = loops.any(|one| {
            let mut exits = one.exits.iter();
            influence.block(one.header)
                || exits.any(|(from, _)| influence.decides_branch(kernel, *from))
        });
        let blocks = cfg.reverse_postorder.iter();
        let mut blocks = blocks.map(|&id| (influence.block(id), &kernel.blocks[id]));
        is_ended || blocks.any(|(is_decided, block)| matters(kernel, block, is_decided, &influence))
    }
}

/// Does what is influenced decide what a proof is about, in this block?
fn matters(kernel: &Kernel, block: &Block, is_decided: bool, influence: &Influence) -> bool {
    let insts = block.insts.iter().map(|&inst| &kernel.insts[inst].inst);
    insts.into_iter().any(|inst| {
        let is_influenced = |value: &ValueId| influence.value(*value);
        let mut accessed = inst.accessed().into_iter().map(|(pointer, _)| pointer);
        match inst {
            Inst::Binary { .. }
            | Inst::FNeg(_)
            | Inst::Cast { .. }
            | Inst::ICmp { .. }
            | Inst::FCmp { .. }
            | Inst::Select { .. }
            | Inst::Phi { .. }
            | Inst::PtrAdd { .. }
            | Inst::Geometry { .. }
            | Inst::Pure { .. }
            | Inst::Nondet { .. } => false,
            Inst::Store { value, .. } if matches!(kernel.values[*value].ty, Type::Float(_)) => {
                is_decided || accessed.any(|pointer| influence.value(pointer))
            }
            Inst::Load { .. } => is_decided || accessed.any(|pointer| influence.value(pointer)),
            _ => is_decided || inst.operands().iter().any(is_influenced),
        }
    })
}
