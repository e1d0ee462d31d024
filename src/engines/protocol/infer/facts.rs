//! Facts about parameters that hold throughout, and what they say of values: a
//! parameter that equals a literal is that literal, one with a bound has it.

use super::Infer;
use crate::analysis::influence::Influence;
use crate::bv::to_signed;
use crate::engines::protocol::ast::Level;
use crate::engines::protocol::known::Known;
use crate::kir::{AnnotationKind, Inst, ValueDef};
use crate::smt::{Facts, Node, Sort, Term, WrapOp};

/// `factor * var + rest`.
struct Scaled {
    var: Term,
    factor: i128,
    rest: i128,
}

impl Scaled {
    fn plus(self, number: i128) -> Scaled {
        Scaled {
            rest: self.rest + number,
            ..self
        }
    }

    /// None for zero, and where it is too large.
    fn times(self, number: i128) -> Option<Scaled> {
        let factor = self
            .factor
            .checked_mul(number)
            .filter(|&factor| factor != 0)?;
        let rest = self.rest.checked_mul(number)?;
        Some(Scaled {
            factor,
            rest,
            ..self
        })
    }

    fn parts(self) -> (Term, i128, i128) {
        (self.var, self.factor, self.rest)
    }
}

impl Infer<'_> {
    /// States a fact over the protocol's variables.
    pub(super) fn assume(&mut self, fact: Term) {
        // It is stated before anything is simplified with it.
        self.protocol.wheres.push(fact);
        let mut work = vec![fact];
        while let Some(fact) = work.pop() {
            match self.protocol.pool.node(fact).clone() {
                Node::And(parts) => work.extend(parts.iter().copied()),
                Node::Eq(a, b) => {
                    for (var, value) in [(a, b), (b, a)] {
                        self.assume_equal(var, value);
                    }
                }
                Node::Sle(a, b) => self.assume_order(a, b, true, 0),
                Node::Ule(a, b) => self.assume_order(a, b, false, 0),
                Node::Not(inner) => match *self.protocol.pool.node(inner) {
                    Node::Sle(a, b) => self.assume_order(b, a, true, 1),
                    Node::Ule(a, b) => self.assume_order(b, a, false, 1),
                    _ => {}
                },
                Node::NoWrap {
                    op,
                    signed: true,
                    a,
                    b,
                } => {
                    self.assume_exact(op, a, b);
                }
                _ => {}
            }
        }
    }

    fn assume_equal(&mut self, var: Term, value: Term) {
        let Some(bits) = self.protocol.pool.as_bv(value) else {
            return;
        };
        if !self.is_declared(var) {
            return;
        }
        let width = self.protocol.pool.width(var);
        self.protocol.pool.learn(var, Facts::constant(bits, width));
        for param in &self.context.kernel.params {
            if self.learned.terms[param.value] == Some(var) {
                self.learned.terms[param.value] = Some(value);
            }
        }
        for term in self.geometry.values_mut() {
            if *term == var {
                *term = value;
            }
        }
    }

    /// `a <= b`, or `a < b` where `gap` is one.
    fn assume_order(&mut self, a: Term, b: Term, signed: bool, gap: u128) {
        let pool = &self.protocol.pool;
        let width = pool.width(a);
        let facts = match (pool.as_bv(a), pool.as_bv(b)) {
            (None, Some(most)) if signed => {
                let most = to_signed(most, width) - gap as i128;
                (a, Facts::signed(Facts::full(width).slo, most, width))
            }
            (None, Some(most)) if most >= gap => (a, Facts::unsigned(0, most - gap, width)),
            (Some(least), None) if signed => {
                let least = to_signed(least, width) + gap as i128;
                (b, Facts::signed(least, Facts::full(width).shi, width))
            }
            (Some(least), None) if least < Facts::full(width).uhi => (
                b,
                Facts::unsigned(least + gap, Facts::full(width).uhi, width),
            ),
            _ => return,
        };
        if self.is_declared(facts.0) {
            self.protocol.pool.learn(facts.0, facts.1);
        }
    }

    /// The operation on signed numbers, of which one is a literal, does not wrap around.
    fn assume_exact(&mut self, op: WrapOp, a: Term, b: Term) -> Option<()> {
        let pool = &self.protocol.pool;
        let width = pool.width(a);
        if width > 64 {
            return None;
        }
        let (least, most) = (Facts::full(width).slo, Facts::full(width).shi);
        let number = |term| pool.as_bv(term).map(|bits| to_signed(bits, width));
        // The result is `factor * var + rest`.
        let (var, factor, rest) = match (op, number(a), number(b)) {
            (WrapOp::Add, Some(by), _) => self.scaled(b)?.plus(by),
            (WrapOp::Add | WrapOp::Sub, _, Some(by)) => self.scaled(a)?.plus(match op {
                WrapOp::Add => by,
                _ => -by,
            }),
            (WrapOp::Sub, Some(from), _) => self.scaled(b)?.times(-1)?.plus(from),
            (WrapOp::Mul, Some(by), _) => self.scaled(b)?.times(by)?,
            (WrapOp::Mul, _, Some(by)) => self.scaled(a)?.times(by)?,
            _ => return None,
        }
        .parts();
        let (low, high) = ((least - rest), (most - rest));
        let up = |number: i128| -(-number).div_euclid(factor.abs());
        let down = |number: i128| number.div_euclid(factor.abs());
        let (low, high) = match factor > 0 {
            true => (up(low), down(high)),
            false => (up(-high), down(-low)),
        };
        if low <= most && high >= least && low <= high {
            let facts = Facts::signed(low.max(least), high.min(most), width);
            self.protocol.pool.learn(var, facts);
        }
        Some(())
    }

    /// A declared variable times a number plus another one, which does not wrap around.
    fn scaled(&self, term: Term) -> Option<Scaled> {
        let pool = &self.protocol.pool;
        let scaled = match pool.node(term) {
            Node::Var(_) => Scaled {
                var: term,
                factor: 1,
                rest: 0,
            },
            Node::Linear {
                terms,
                constant,
                width,
            } => {
                let &[(var, factor)] = &**terms else {
                    return None;
                };
                Scaled {
                    var,
                    factor: to_signed(factor, *width),
                    rest: to_signed(*constant, *width),
                }
            }
            _ => return None,
        };
        let (facts, full) = (pool.facts(scaled.var), Facts::full(pool.width(term)));
        let ends = [facts.slo, facts.shi].map(|end| scaled.factor.checked_mul(end));
        let fits = ends.into_iter().all(|end| {
            let end = end.and_then(|end| end.checked_add(scaled.rest));
            end.is_some_and(|end| (full.slo..=full.shi).contains(&end))
        });
        (fits && self.is_declared(scaled.var)).then_some(scaled)
    }

    /// Does the term speak of nothing but what all threads have in common?
    pub(super) fn is_of_grid(&self, term: Term) -> bool {
        let pool = &self.protocol.pool;
        pool.post_order(&[term], |_| false)
            .into_iter()
            .all(|part| match pool.node(part) {
                Node::Var(_) => self.is_declared(part),
                Node::Apply(..) | Node::Select(..) => false,
                _ => true,
            })
    }

    /// Least and greatest values that the facts give, for numbers of up to 64 bits.
    pub(super) fn bounds(&mut self, term: Term, signed: bool) -> (i128, i128) {
        let facts = self.protocol.pool.facts(term);
        let (mut least, mut greatest) = match signed {
            true => (facts.slo, facts.shi),
            false => (
                facts.ulo as i128,
                facts.uhi.min(u128::from(u64::MAX)) as i128,
            ),
        };
        let wheres = &self.protocol.wheres;
        let pool = &mut self.protocol.pool;
        let known = self.known.get_or_insert_with(|| {
            let mut known = Known::default();
            known.learn(pool, wheres);
            known
        });
        // What matters is whether steps are positive and sums stay small.
        for bound in [0, 1] {
            if least < bound && known.is_at_least(pool, term, signed, bound) {
                least = bound;
            }
        }
        let small = i128::from(i32::MAX);
        if greatest > small && known.is_at_most(pool, term, signed, small) {
            greatest = small;
        }
        (least, greatest)
    }

    /// A variable that all threads have in common, so that what is learnt of it
    /// holds of every copy.
    fn is_declared(&self, var: Term) -> bool {
        matches!(self.protocol.pool.node(var), Node::Var(_))
            && matches!(self.protocol.pool.sort(var), Sort::BitVec(_))
            && self
                .protocol
                .vars
                .iter()
                .any(|v| v.term == var && v.level == Level::Grid)
    }

    /// What the kernel requires or assumes of its parameters, whatever way it takes.
    pub(super) fn assume_preconditions(&mut self) {
        for &inst in &self.context.kernel.blocks[self.context.kernel.entry].insts {
            let data = &self.context.kernel.insts[inst];
            let Inst::Annotation { kind, args } = &data.inst else {
                continue;
            };
            let holds = match kind {
                AnnotationKind::Assume | AnnotationKind::GlobalAssume => true,
                AnnotationKind::Requires | AnnotationKind::GlobalRequires => data
                    .span
                    .is_none_or(|s| self.context.spans[s].inlined_at.is_none()),
                _ => false,
            };
            let Some(&claim) = args.first() else { continue };
            if !holds || !self.speaks_of_params(claim) {
                continue;
            }
            let fact = self.term(claim, None);
            if self.protocol.pool.is_bool(fact) {
                self.assume(fact);
            }
        }
    }

    /// Is the value made of ids, sizes, parameters and literals alone?
    pub(super) fn is_of_launch(&mut self, value: crate::kir::ValueId) -> bool {
        let beyond = self.beyond_launch.get_or_insert_with(|| {
            Influence::beyond_launch(
                self.context.kernel,
                self.context.cfg,
                self.context.points_to,
            )
        });
        !beyond.value(value)
    }

    /// Is the value made of parameters, sizes and literals alone?
    fn speaks_of_params(&self, value: crate::kir::ValueId) -> bool {
        match self.context.kernel.values[value].def {
            ValueDef::Param(_) | ValueDef::Const(_) => true,
            ValueDef::Inst(_) => match self.inst(value) {
                Some(inst) => match inst {
                    Inst::Binary { .. }
                    | Inst::ICmp { .. }
                    | Inst::Cast { .. }
                    | Inst::Select { .. } => {
                        inst.operands().iter().all(|v| self.speaks_of_params(*v))
                    }
                    Inst::Geometry { query, .. } => matches!(
                        query,
                        crate::kir::Geometry::BlockDim | crate::kir::Geometry::GridDim
                    ),
                    _ => false,
                },
                None => false,
            },
            ValueDef::Null | ValueDef::Undef | ValueDef::Address(_) => false,
        }
    }
}
