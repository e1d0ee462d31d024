//! A recorded access follows the closed form of the accesses that the loop makes.
//!
//! For an access at `base + a·i + b·j` with counters `i`, `j`: the watched
//! offset is `base` modulo the strides, lies between the first and the latest
//! access, and the conditions under which the access is made hold. Of `a` and `b`
//! one may be a value that the loop leaves alone, as in `j·width + i`.

use std::iter::successors;

use super::Guess;
use super::context::Context;
use super::induction::{Induction, Step, bv_operation};
use super::literal_bound;
use super::previous::has_barrier;
use super::stride::multiple_of;
use crate::analysis::cfg::LoopId;
use crate::engines::twothread::linear::{Atom, Linear};
use crate::engines::twothread::program::{Access, AccessKind, watch};
use crate::ivl::builtins::{BvOp, bv};
use crate::ivl::subst::free_vars;
use crate::ivl::{BinOp, Expr, ExprKind, Symbol};
use crate::kir::{BlockId, ObjectId};

pub fn run(cx: &Context) -> Vec<Guess> {
    let mut guesses = Vec::new();
    for object in cx.program.objects.keys() {
        let model = &cx.program.objects[object];
        for kind in AccessKind::ALL {
            if !model.logs(kind) {
                continue;
            }
            let of_kind =
                |(_, access): &(BlockId, &Access)| access.object == object && access.kind == kind;
            let inside: Vec<Shape> = distinct(
                cx.accesses()
                    .into_iter()
                    .filter(of_kind)
                    .map(|(b, a)| shape(cx, b, a))
                    .collect(),
            );
            let outside = outside(cx, object, kind);
            let flag = Expr::var(model.flag(kind));
            let mut claim = |shapes: &[&Shape], part: fn(&Shape) -> Option<Expr>| {
                let parts: Option<Vec<Expr>> = shapes.iter().map(|s| part(s)).collect();
                if let Some(parts) = parts.filter(|p| !p.is_empty()) {
                    let any = parts.into_iter().fold(Expr::bool(false), Expr::or);
                    guesses.push(Guess::log(flag.clone().implies(any)));
                }
            };
            let all: Vec<&Shape> = inside.iter().chain(&outside).collect();
            let inside: Vec<&Shape> = inside.iter().collect();
            for shapes in [&inside, &all] {
                claim(shapes, |s| s.residue.clone());
                claim(shapes, |s| s.lower.clone());
                claim(shapes, |s| s.upper.clone());
                claim(shapes, |s| s.guard.clone());
                if shapes.iter().any(|shape| shape.lasting != shape.guard) {
                    claim(shapes, |s| s.lasting.clone());
                }
                claim(shapes, |s| Some(s.residue.clone()?.and(s.guard.clone()?)));
                claim(shapes, |s| Some(s.lower.clone()?.and(s.upper.clone()?)));
                claim(shapes, Shape::whole);
            }
        }
    }
    guesses
}

/// What records made before the loop say about the watched offset, one
/// condition per place; none where some place says nothing.
pub fn whole_shapes(cx: &Context, object: ObjectId, kind: AccessKind) -> Option<Vec<Expr>> {
    outside(cx, object, kind).iter().map(Shape::whole).collect()
}

fn outside(cx: &Context, object: ObjectId, kind: AccessKind) -> Vec<Shape> {
    distinct(
        cx.accesses_where(|b| !cx.cfg.in_loop(cx.id, b) && may_precede(cx, b))
            .into_iter()
            .filter(|(_, access)| access.object == object && access.kind == kind)
            .map(|(b, a)| shape(cx, b, a))
            .collect(),
    )
}

/// What a recorded access at one place says about the watched offset.
#[derive(Clone, PartialEq)]
struct Shape {
    /// Equal to the place's offset up to multiples of the strides.
    residue: Option<Expr>,
    lower: Option<Expr>,
    upper: Option<Expr>,
    /// Conditions of the access that do not change.
    guard: Option<Expr>,
    /// Those that do not change in outer loops either, whose earlier rounds are on record, too.
    lasting: Option<Expr>,
}

impl Shape {
    fn whole(&self) -> Option<Expr> {
        let parts: Vec<Expr> = [&self.residue, &self.lower, &self.upper, &self.guard]
            .into_iter()
            .flatten()
            .cloned()
            .collect();
        (!parts.is_empty()).then(|| parts.into_iter().fold(Expr::bool(true), Expr::and))
    }
}

fn distinct(shapes: Vec<Shape>) -> Vec<Shape> {
    let mut result: Vec<Shape> = Vec::new();
    for shape in shapes {
        if !result.contains(&shape) {
            result.push(shape);
        }
    }
    result
}

/// May the block run before the loop, so that its accesses are on record there?
fn may_precede(cx: &Context, block: BlockId) -> bool {
    let position = |b| cx.cfg.reverse_postorder.iter().position(|&o| o == b);
    let outer = cx.cfg.loops[cx.id].parent;
    position(block) < position(cx.header()) || outer.is_some_and(|o| cx.cfg.in_loop(o, block))
}

fn shape(cx: &Context, block: BlockId, access: &Access) -> Shape {
    let cells = u128::from(access.cells);
    let width = 64;
    // A copy of unknown length says nothing of the offset.
    let spread = spread(cx, block, &access.offset).filter(|_| cells > 0);
    let watched = Expr::var(watch());
    let residue = spread.as_ref().and_then(|s| {
        let distance = bv::sub(watched.clone(), s.base.expr(), width);
        let modulus = s.modulus()?;
        Some(match modulus {
            Modulus::Exact if cells == 1 => bv::eq(watched.clone(), s.base.expr()),
            Modulus::Exact => bv::ult(distance, Expr::bv(cells, width), width),
            Modulus::Literal(m) if m <= cells => return None,
            Modulus::Literal(m) if cells == 1 => {
                return multiple_of(distance, &Expr::bv(m, width), width);
            }
            Modulus::Literal(m) => bv::ult(remainder(distance, m), Expr::bv(cells, width), width),
            Modulus::Symbolic(step) => {
                if cells > 1 {
                    return None;
                }
                return multiple_of(distance, &step, width);
            }
        })
    });
    let bounds = spread.as_ref().and_then(|s| s.bounds(cx, block, cells));
    let (lower, upper) = match bounds {
        Some((lower, upper)) => (lower, upper),
        None => (None, None),
    };
    Shape {
        residue,
        lower,
        upper,
        guard: guard(cx, block, access, cx.id),
        lasting: guard(cx, block, access, longest(cx)),
    }
}

fn remainder(value: Expr, modulus: u128) -> Expr {
    if modulus.is_power_of_two() {
        bv::and(value, Expr::bv(modulus - 1, 64), 64)
    } else {
        bv::urem(value, Expr::bv(modulus, 64), 64)
    }
}

/// An offset as a part that stays and counters that move.
struct Spread {
    base: Linear,
    moving: Vec<Moving>,
}

struct Moving {
    coefficient: i64,
    /// What the counter is multiplied by besides, in the counter's width.
    scale: Option<Expr>,
    counter: Option<Induction>,
    of: Option<LoopId>,
    /// The largest value of what is no counter.
    most: Option<i64>,
}

enum Modulus {
    /// Nothing moves.
    Exact,
    Literal(u128),
    Symbolic(Expr),
}

/// Splits an offset; counters are replaced by their starts in the base.
fn spread(cx: &Context, block: BlockId, offset: &Expr) -> Option<Spread> {
    let expanded = cx.settled(&cx.slice.unfold(offset));
    let form = Linear::of(&expanded, 64);
    let mut result = Spread {
        base: Linear {
            constant: form.constant,
            terms: Vec::new(),
        },
        moving: Vec::new(),
    };
    let mut work = form.terms;
    let mut fuel = 64;
    while let Some((coefficient, atom)) = work.pop() {
        fuel -= 1;
        if fuel == 0 {
            return None;
        }
        if cx.invariant(&atom.expr, cx.id) && available(cx, &atom.expr) {
            result.base.plus(
                &Linear {
                    constant: 0,
                    terms: vec![(coefficient, atom)],
                },
                1,
            );
            continue;
        }
        let moving = scaled_counter(cx, &atom.expr);
        if let Some((of, counter, scale)) = moving
            && matches!(counter.step, Step::Add(_))
        {
            let mut start = Linear::default();
            let init = scaled(cx.slice.unfold(&counter.init), &scale, counter.width);
            start.plus(&Linear::of(&init, counter.width), coefficient);
            result.base.constant = result.base.constant.wrapping_add(start.constant);
            work.extend(start.terms.into_iter().map(|(c, a)| {
                let signed = atom.signed;
                (
                    c,
                    Atom {
                        signed: a.signed && signed,
                        ..a
                    },
                )
            }));
            result.moving.push(Moving {
                coefficient,
                scale,
                counter: Some(counter),
                of: Some(of),
                most: None,
            });
            continue;
        }
        result.moving.push(Moving {
            coefficient,
            scale: None,
            counter: None,
            of: None,
            most: literal_bound::most(cx, block, &atom),
        });
    }
    Some(result)
}

impl Spread {
    fn modulus(&self) -> Option<Modulus> {
        if self.moving.is_empty() {
            return Some(Modulus::Exact);
        }
        let mut literal: u128 = 0;
        let mut symbolic: Option<Expr> = None;
        for moving in &self.moving {
            let coefficient = u128::from(moving.coefficient.unsigned_abs());
            let counter = moving.counter.as_ref();
            match counter.map(|c| (&c.step, c.constant_step(), c.width)) {
                Some((_, Some(step), _)) if moving.scale.is_none() => {
                    literal = gcd(literal, coefficient * u128::from(step.unsigned_abs()));
                }
                Some((Step::Add(step), _, width)) => {
                    let step = scaled(step.clone(), &moving.scale, width);
                    let step = bv::mul(bv::zext(step, width, 64), Expr::bv(coefficient, 64), 64);
                    if symbolic.as_ref().is_some_and(|s| *s != step) {
                        return None;
                    }
                    symbolic = Some(step);
                }
                _ => literal = gcd(literal, coefficient),
            }
        }
        match (literal, symbolic) {
            (0, Some(step)) => Some(Modulus::Symbolic(step)),
            (1, _) | (_, Some(_)) => None,
            (literal, None) => Some(Modulus::Literal(literal)),
        }
    }

    /// The offset is at least that of the first access and at most that of the
    /// latest one.
    fn bounds(
        &self,
        cx: &Context,
        block: BlockId,
        cells: u128,
    ) -> Option<(Option<Expr>, Option<Expr>)> {
        let mut lower = Some(self.base.clone());
        let mut upper = Some(self.base.clone());
        for moving in &self.moving {
            let Some(counter) = moving.counter.as_ref() else {
                let distance = moving.coefficient.checked_mul(moving.most?)?;
                let side = if distance > 0 { &mut upper } else { &mut lower };
                if let Some(bound) = side {
                    bound.constant = bound.constant.wrapping_add(distance);
                }
                continue;
            };
            let rising = counter.constant_step().is_none_or(|s| s > 0) == (moving.coefficient > 0);
            // The last value the counter has had at an access, less its start.
            let last = self.last(cx, block, moving, counter);
            let mut distance = Linear::default();
            let side = if rising { &mut upper } else { &mut lower };
            match last {
                Some(last) => {
                    let width = counter.width;
                    let last = scaled(last, &moving.scale, width);
                    let init = scaled(cx.slice.unfold(&counter.init), &moving.scale, width);
                    distance.plus(&Linear::of(&last, width), moving.coefficient);
                    distance.plus(&Linear::of(&init, width), -moving.coefficient);
                    if let Some(bound) = side {
                        bound.plus(&distance, 1);
                    }
                }
                None => *side = None,
            }
        }
        let watched = Expr::var(watch());
        let known = |form: &Linear| form.terms.iter().all(|(_, atom)| available(cx, &atom.expr));
        let lower = lower
            .filter(known)
            .map(|form| bv::sle(form.expr(), watched.clone(), 64));
        let upper = upper.filter(known).map(|mut form| {
            form.constant = form.constant.wrapping_add(cells as i64 - 1);
            bv::sle(watched.clone(), form.expr(), 64)
        });
        Some((lower, upper))
    }

    fn last(
        &self,
        cx: &Context,
        block: BlockId,
        moving: &Moving,
        counter: &Induction,
    ) -> Option<Expr> {
        let of = moving.of?;
        let step = counter.constant_step();
        if of == cx.id {
            // What goes on without an access is still where one was made, and the access may test it,
            // or the thread leave behind it.
            let tested = (counter.rests && step.is_some_and(|step| step > 0)).then(|| {
                let tests = cx.conditions(block);
                let mut before = tests.iter().map(|one| end(cx, one, of, (counter, true)));
                let stays = cx.stays(of);
                let mut behind = stays.iter().map(|one| end_behind(cx, one, of, counter));
                let before = before.find_map(|end| end);
                before.or_else(|| behind.find_map(|end| end))
            });
            return tested.flatten().or_else(|| counter.previous());
        }
        // A counter of an inner loop stops at the loop's bound.
        let rises = step? > 0;
        let stays = cx.stays(of);
        let mut ends = stays.iter().map(|one| end(cx, one, of, (counter, rises)));
        ends.find_map(|end| end)
    }
}

/// The last value of a counter for which a test of it against a bound that stays holds.
fn end(
    cx: &Context,
    test: &Expr,
    of: LoopId,
    (counter, rises): (&Induction, bool),
) -> Option<Expr> {
    let test = cx.slice.unfold(test);
    let (op, [a, b]) = bv_operation(&test)? else {
        return None;
    };
    let is_counter = |e: &Expr| matches!(e.kind(), ExprKind::Var(n) if *n == counter.var);
    let (bound, width) = (b.clone(), counter.width);
    if !is_counter(a) || !cx.invariant(&bound, of) {
        return None;
    }
    match (op, rises) {
        (BvOp::Slt | BvOp::Ult, true) => Some(bv::sub(bound, Expr::bv(1, width), width)),
        (BvOp::Sgt | BvOp::Ugt, false) => Some(bv::add(bound, Expr::bv(1, width), width)),
        (BvOp::Sle | BvOp::Ule, true) | (BvOp::Sge | BvOp::Uge, false) => Some(bound),
        _ => None,
    }
}

/// The last value of a counter whose next value is tested against a bound that stays, with a loop that
/// goes on while the two are different or the value is below.
fn end_behind(cx: &Context, test: &Expr, of: LoopId, counter: &Induction) -> Option<Expr> {
    let is_next = |e: &Expr| *e == counter.next;
    let (next, bound, less) = match test.kind() {
        ExprKind::Not(inner) => match (inner.kind(), bv_operation(inner)) {
            (ExprKind::Binary(BinOp::Eq, a, b), _) => (a, b, counter.constant_step()?),
            (_, Some((BvOp::Sge | BvOp::Uge, [a, b]))) => (a, b, 1),
            _ => return None,
        },
        ExprKind::Binary(BinOp::Neq, a, b) => (a, b, counter.constant_step()?),
        _ => match bv_operation(test)? {
            (BvOp::Slt | BvOp::Ult, [a, b]) => (a, b, 1),
            _ => return None,
        },
    };
    let less = Expr::bv(u128::try_from(less).ok()?, counter.width);
    let bound = (is_next(next) && cx.invariant(bound, of)).then(|| bound.clone())?;
    Some(bv::sub(bound, less, counter.width))
}

/// The additive counter of some loop that the expression is.
fn counter_of(cx: &Context, expr: &Expr) -> Option<(LoopId, Induction)> {
    let ExprKind::Var(name) = expr.kind() else {
        return None;
    };
    let mut loops: Vec<_> = cx.inductions.iter().collect();
    loops.sort_by_key(|(id, _)| **id);
    for (id, counters) in loops {
        if let Some(counter) = counters.iter().find(|c| c.var == *name) {
            return Some((*id, counter.clone()));
        }
    }
    None
}

/// The counter that the expression is or is a multiple of, and what it is
/// multiplied by.
fn scaled_counter(cx: &Context, expr: &Expr) -> Option<(LoopId, Induction, Option<Expr>)> {
    if let Some((of, counter)) = counter_of(cx, expr) {
        return Some((of, counter, None));
    }
    let Some((BvOp::Mul, [a, b])) = bv_operation(expr) else {
        return None;
    };
    [(a, b), (b, a)].into_iter().find_map(|(counter, scale)| {
        let (of, counter) = counter_of(cx, counter)?;
        let stays = cx.invariant(scale, cx.id) && available(cx, scale);
        stays.then(|| (of, counter, Some(scale.clone())))
    })
}

fn scaled(value: Expr, scale: &Option<Expr>, width: u32) -> Expr {
    match scale {
        Some(scale) => bv::mul(value, scale.clone(), width),
        None => value,
    }
}

/// Is everything in the expression known at the loop's head?
fn available(cx: &Context, expr: &Expr) -> bool {
    let header = cx.header();
    free_vars(expr)
        .iter()
        .all(|name: &Symbol| match cx.slice.block(name) {
            None => true,
            Some(block) => cx.cfg.dominates(block, header),
        })
}

/// The outermost loop around in which no barrier forgets what is on record.
fn longest(cx: &Context) -> LoopId {
    let outer = |id: &LoopId| cx.cfg.loops[*id].parent;
    let keeps = |id: &LoopId| !has_barrier(cx.program, cx.cfg, *id);
    let around = successors(outer(&cx.id), outer).take_while(keeps);
    around.last().unwrap_or(cx.id)
}

/// The conditions under which the access is made, as far as they are the same
/// in all iterations of the loop.
fn guard(cx: &Context, block: BlockId, access: &Access, of: LoopId) -> Option<Expr> {
    let mut guard = Expr::bool(true);
    let mut add = |condition: &Expr| {
        let condition = cx.slice.unfold(condition);
        if cx.invariant(&condition, of) && available(cx, &condition) {
            guard = std::mem::replace(&mut guard, Expr::bool(true)).and(condition);
        }
    };
    add(&access.guard);
    cx.conditions(block).iter().for_each(&mut add);
    (guard.as_bool() != Some(true)).then_some(guard)
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}
