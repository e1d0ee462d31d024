//! Loop counters of the program, for guesses of invariants.
//!
//! Each guess is checked before it is used, so that a shape may be taken for a counter
//! here which the closed forms of protocols, that are facts, leave alone (`infer::loops`).
//! Those are of KIR's values; here a step is what slicing has made of several blocks.

use crate::analysis::cfg::{Cfg, LoopId};
use crate::engines::twothread::program::Program;
use crate::engines::twothread::slice::Slice;
use crate::ivl::builtins::{Builtin, BvOp, bv};
use crate::ivl::traverse::map_children;
use crate::ivl::{Expr, ExprKind, Symbol, Type};

/// A bit-vector phi at a loop head that is updated in one way per iteration, or in some iterations.
#[derive(Clone, Debug)]
pub struct Induction {
    pub var: Symbol,
    pub width: u32,
    /// The value when the loop is entered.
    pub init: Expr,
    /// The value after one more iteration, in terms of the loop's head.
    pub next: Expr,
    pub step: Step,
    /// There are iterations that leave it as it is.
    pub rests: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// `i + c`, with `c` the same in all iterations (a negative number wraps).
    Add(Expr),
    /// `i · 2^k` or `i · c`.
    Multiply,
    /// `i / 2^k`.
    Divide,
    Other,
}

impl Induction {
    pub fn value(&self) -> Expr {
        Expr::var(self.var.clone())
    }

    /// The constant step as a signed number.
    pub fn constant_step(&self) -> Option<i64> {
        let Step::Add(step) = &self.step else {
            return None;
        };
        let (value, width) = step.as_bv()?;
        (width <= 64)
            .then(|| (value << (128 - width)) as i128 >> (128 - width))
            .map(|v| v as i64)
    }

    /// The value in the iteration before, for an additive counter.
    pub fn previous(&self) -> Option<Expr> {
        let Step::Add(step) = &self.step else {
            return None;
        };
        Some(bv::sub(self.value(), step.clone(), self.width))
    }
}

/// The counters of one loop.
pub fn find_inductions(program: &Program, cfg: &Cfg, slice: &Slice, id: LoopId) -> Vec<Induction> {
    let header = cfg.loops[id].header;
    let Some(label) = program
        .blocks
        .iter()
        .find(|b| b.origin == header)
        .map(|b| &b.label)
    else {
        return Vec::new();
    };
    let mut inits: Vec<(Symbol, Expr)> = Vec::new();
    let mut nexts: Vec<(Symbol, Expr)> = Vec::new();
    for block in &program.blocks {
        for edge in block.edges.iter().filter(|e| e.target == *label) {
            let side = if cfg.in_loop(id, block.origin) {
                &mut nexts
            } else {
                &mut inits
            };
            side.extend(edge.copies.iter().cloned());
        }
    }
    let mut found = Vec::new();
    for (var, init) in &inits {
        let entries = inits.iter().filter(|(name, _)| name == var).count();
        let mut updates = nexts.iter().filter(|(name, _)| name == var);
        let (Some((_, next)), None, 1) = (updates.next(), updates.next(), entries) else {
            continue;
        };
        let Type::Bv(width) = program.vars[var].ty else {
            continue;
        };
        let Some(next) = slice.at_head(next, id).map(|next| narrowed(&next)) else {
            let step = sometimes(program, slice, (var, width), next);
            found.extend(step.map(|step| Induction {
                var: var.clone(),
                width,
                init: init.clone(),
                next: bv::add(Expr::var(var.clone()), step.clone(), width),
                step: Step::Add(step),
                rests: true,
            }));
            continue;
        };
        let step = classify(var, &next, width, &|e| {
            crate::ivl::subst::free_vars(e)
                .iter()
                .all(|name| slice.invariant(name, id))
        });
        found.push(Induction {
            var: var.clone(),
            width,
            init: init.clone(),
            next,
            step,
            rests: false,
        });
    }
    found
}

/// Of more ways through an iteration nothing is said.
const MOST_WAYS: usize = 32;

/// What some ways through an iteration add to the variable, of which the others leave it as it is.
fn sometimes(
    program: &Program,
    slice: &Slice,
    (var, width): (&Symbol, u32),
    next: &Expr,
) -> Option<Expr> {
    let copies = || program.blocks.iter().flat_map(|block| &block.edges);
    let copies = |name: &Symbol| {
        let all = copies().flat_map(|edge| &edge.copies);
        let into: Vec<Expr> = (all.filter(|(to, _)| to == name))
            .map(|(_, from)| from.clone())
            .collect();
        into
    };
    let (mut work, mut seen) = (vec![(next.clone(), Expr::bv(0, width))], Vec::new());
    let mut added = None;
    while let Some((value, so_far)) = work.pop() {
        let value = narrowed(&slice.unfold(&value));
        if let Some((BvOp::Add, [rest, step])) = bv_operation(&value)
            && step.as_bv().is_some()
        {
            work.push((rest.clone(), bv::add(so_far, step.clone(), width)));
            continue;
        }
        let ExprKind::Var(name) = value.kind() else {
            return None;
        };
        if name == var {
            let is_none = so_far.as_bv().is_some_and(|(bits, _)| bits == 0);
            if !is_none && added.get_or_insert(so_far.clone()) != &so_far {
                return None;
            }
            continue;
        }
        let one = (name.clone(), so_far.clone());
        if seen.contains(&one) {
            continue;
        }
        seen.push(one);
        let from = copies(name);
        if from.is_empty() || seen.len() > MOST_WAYS {
            return None;
        }
        work.extend(from.into_iter().map(|from| (from, so_far.clone())));
    }
    added
}

/// Computes in the narrow type what is computed wide and then cut: OpenCL's
/// `i += get_local_size(0)` adds 64-bit numbers to an `int`.
fn narrowed(expr: &Expr) -> Expr {
    let ExprKind::Extract { arg, high, low: 0 } = expr.kind() else {
        return match expr.kind() {
            ExprKind::Apply(..) => map_children(expr, &mut |child| narrowed(child)),
            _ => expr.clone(),
        };
    };
    let cut = |part: &Expr, width: u32| narrowed(&bv::trunc(part.clone(), width, *high));
    let ExprKind::Apply(name, args) = arg.kind() else {
        return expr.clone();
    };
    match (Builtin::from_name(name.as_str()), args.as_slice()) {
        (Some(Builtin::Bv { op, width }), [a, b])
            if matches!(op, BvOp::Add | BvOp::Sub | BvOp::Mul) =>
        {
            bv::apply(op, *high, &[cut(a, width), cut(b, width)])
        }
        _ => expr.clone(),
    }
}

fn classify(var: &Symbol, next: &Expr, width: u32, invariant: &dyn Fn(&Expr) -> bool) -> Step {
    let is_var = |e: &Expr| matches!(e.kind(), ExprKind::Var(name) if name == var);
    let Some((op, args)) = bv_operation(next) else {
        return Step::Other;
    };
    match (op, args) {
        (BvOp::Add, [a, b]) if is_var(a) && invariant(b) => Step::Add(b.clone()),
        (BvOp::Add, [a, b]) if is_var(b) && invariant(a) => Step::Add(a.clone()),
        // (i + a) + b, as unrolled or reassociated code has it.
        (BvOp::Add, [a, b]) if invariant(b) => match classify(var, a, width, invariant) {
            Step::Add(step) => Step::Add(bv::add(step, b.clone(), width)),
            _ => Step::Other,
        },
        (BvOp::Sub, [a, b]) if is_var(a) && invariant(b) => Step::Add(bv::neg(b.clone(), width)),
        (BvOp::Shl | BvOp::Mul, [a, b]) if is_var(a) && b.as_bv().is_some() => Step::Multiply,
        (BvOp::Lshr | BvOp::Ashr | BvOp::Udiv | BvOp::Sdiv, [a, b])
            if is_var(a) && b.as_bv().is_some() =>
        {
            Step::Divide
        }
        _ => Step::Other,
    }
}

/// The bit-vector operation that the expression applies.
pub fn bv_operation(expr: &Expr) -> Option<(BvOp, &[Expr])> {
    let ExprKind::Apply(name, args) = expr.kind() else {
        return None;
    };
    match Builtin::from_name(name.as_str()) {
        Some(Builtin::Bv { op, .. }) => Some((op, args)),
        _ => None,
    }
}
