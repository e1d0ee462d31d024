//! Cell offsets as linear forms over 64-bit atoms.
//!
//! The form looks through extensions, as if the narrow arithmetic did not
//! overflow. It only serves to guess: what is built from it is proved later.

use crate::ivl::builtins::{Builtin, BvOp, bv};
use crate::ivl::{Expr, ExprKind};

/// `constant + Σ coefficient · atom` in 64 bits. Atoms are 64 bits wide.
#[derive(Clone, Debug, Default)]
pub struct Linear {
    pub constant: i64,
    pub terms: Vec<(i64, Atom)>,
}

/// A narrow expression and how it is widened.
#[derive(Clone, Debug, PartialEq)]
pub struct Atom {
    pub expr: Expr,
    pub width: u32,
    pub signed: bool,
}

impl Atom {
    pub fn widened(&self) -> Expr {
        match self.signed {
            true => bv::sext(self.expr.clone(), self.width, 64),
            false => bv::zext(self.expr.clone(), self.width, 64),
        }
    }
}

impl Linear {
    /// The form of a `width`-bit expression, `width <= 64`.
    pub fn of(expr: &Expr, width: u32) -> Linear {
        let mut form = Linear::default();
        form.add(expr, width, true, 1);
        form.terms.retain(|(coefficient, _)| *coefficient != 0);
        form
    }

    pub fn expr(&self) -> Expr {
        let constant = Expr::bv(self.constant as u64 as u128, 64);
        self.terms
            .iter()
            .fold(constant, |sum, (coefficient, atom)| {
                let coefficient = Expr::bv(*coefficient as u64 as u128, 64);
                bv::add(bv::mul(atom.widened(), coefficient, 64), sum, 64)
            })
    }

    pub fn plus(&mut self, other: &Linear, factor: i64) {
        self.constant = self
            .constant
            .wrapping_add(other.constant.wrapping_mul(factor));
        for (coefficient, atom) in &other.terms {
            self.push(coefficient.wrapping_mul(factor), atom.clone());
        }
        self.terms.retain(|(coefficient, _)| *coefficient != 0);
    }

    fn push(&mut self, coefficient: i64, atom: Atom) {
        match self.terms.iter_mut().find(|(_, known)| *known == atom) {
            Some((known, _)) => *known = known.wrapping_add(coefficient),
            None => self.terms.push((coefficient, atom)),
        }
    }

    fn add(&mut self, expr: &Expr, width: u32, signed: bool, factor: i64) {
        if let Some((value, width)) = expr.as_bv() {
            let value = if signed {
                (value << (128 - width)) as i128 >> (128 - width)
            } else {
                value as i128
            };
            self.constant = self
                .constant
                .wrapping_add((value as i64).wrapping_mul(factor));
            return;
        }
        if let ExprKind::Extract { arg, low: 0, .. } = expr.kind()
            && let ExprKind::Apply(name, _) = arg.kind()
            && let Some(Builtin::Bv { width, .. }) = Builtin::from_name(name.as_str())
        {
            return self.add(arg, width, signed, factor);
        }
        if let ExprKind::Apply(name, args) = expr.kind() {
            match Builtin::from_name(name.as_str()) {
                Some(Builtin::Extend { signed, from, .. }) => {
                    return self.add(&args[0], from, signed, factor);
                }
                Some(Builtin::Bv { op: BvOp::Add, .. }) => {
                    self.add(&args[0], width, signed, factor);
                    // An unsigned sum with a large literal is a difference.
                    let literal = args[1].as_bv().is_some();
                    return self.add(&args[1], width, signed || literal, factor);
                }
                Some(Builtin::Bv { op: BvOp::Sub, .. }) => {
                    self.add(&args[0], width, signed, factor);
                    return self.add(&args[1], width, signed, factor.wrapping_neg());
                }
                Some(Builtin::Bv { op: BvOp::Mul, .. }) => {
                    let literal = args.iter().position(|arg| arg.as_bv().is_some());
                    if let Some(index) = literal
                        && let Some((value, _)) = args[index].as_bv()
                    {
                        let value = (value << (128 - width)) as i128 >> (128 - width);
                        let factor = factor.wrapping_mul(value as i64);
                        return self.add(&args[1 - index], width, signed, factor);
                    }
                    if self.distribute(args, width, signed, factor) {
                        return;
                    }
                }
                Some(Builtin::Bv { op: BvOp::Shl, .. }) => {
                    if let Some((shift, _)) = args[1].as_bv()
                        && shift < 63
                    {
                        return self.add(&args[0], width, signed, factor.wrapping_mul(1 << shift));
                    }
                }
                Some(Builtin::Bv { op: BvOp::Neg, .. }) => {
                    return self.add(&args[0], width, signed, factor.wrapping_neg());
                }
                _ => {}
            }
        }
        self.push(
            factor,
            Atom {
                expr: expr.clone(),
                width,
                signed,
            },
        );
    }

    /// `(a + b) · c` as `a · c + b · c`, so that counters inside products show.
    fn distribute(&mut self, args: &[Expr], width: u32, signed: bool, factor: i64) -> bool {
        for (sum, other) in [(&args[0], &args[1]), (&args[1], &args[0])] {
            let ExprKind::Apply(name, parts) = sum.kind() else {
                continue;
            };
            let Some(Builtin::Bv { op, .. }) = Builtin::from_name(name.as_str()) else {
                continue;
            };
            let sign = match op {
                BvOp::Add => 1,
                BvOp::Sub => -1,
                _ => continue,
            };
            let product = |part: &Expr| bv::mul(part.clone(), other.clone(), width);
            self.add(&product(&parts[0]), width, signed, factor);
            self.add(
                &product(&parts[1]),
                width,
                signed,
                factor.wrapping_mul(sign),
            );
            return true;
        }
        false
    }
}
