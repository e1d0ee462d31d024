//! Bit-vector queries as integer queries.
//!
//! Each bit-vector term becomes an integer term: its value read unsigned or
//! signed, whichever its uses suggest. Operations that are not arithmetic, and
//! results that leave the range of their width more than once or twice around,
//! become arbitrary integers of that range. So every model of the bit-vector
//! query gives one of the integer query (the arbitrary integers are the true
//! values), and `unsat` of the integer query is `unsat` of the other; `sat` means
//! nothing. The point: solvers bound products of integers, `width·y + x`, where
//! they cannot decide multipliers.

pub(crate) mod multiplications;
mod operations;
mod products;
#[cfg(test)]
mod tests;

use super::facts::Facts;
use super::sort::Sort;
use super::term::{FunId, Node, Pool, Term};
use crate::bv::{BvOp, to_signed};
use products::Products;
use std::collections::HashMap;

/// How a bit-vector is read as an integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Reading {
    Unsigned,
    Signed,
}

/// Translates terms; remembers what it has translated.
#[derive(Default)]
pub struct Integers {
    /// Values of bit-vectors in each reading; terms of other sorts are under
    /// `Unsigned`.
    values: HashMap<(Term, Reading), Term>,
    /// The reading that each translated term was translated in.
    readings: HashMap<Term, Reading>,
    /// The reading that uses of a term suggest: signed above zero.
    votes: HashMap<Term, i32>,
    funs: HashMap<FunId, FunId>,
    /// The arbitrary integers, arrays and truth values, each with the term whose
    /// value it stands for.
    unknowns: Vec<(Term, Term, Reading)>,
    /// Facts of unknowns that have not been handed out.
    constraints: Vec<Term>,
    products: Products,
    /// Quotients and remainders, by dividend and divisor.
    divisions: HashMap<(Term, Term), (Term, Term)>,
    signed_divisions: HashMap<(Term, Term), (Term, Term)>,
}

impl Integers {
    /// The translation of Boolean terms, and facts of the unknowns and products in
    /// it that have not been given before.
    pub fn translate(&mut self, pool: &mut Pool, terms: &[Term]) -> (Vec<Term>, Vec<Term>) {
        let order = pool.post_order(terms, |t| self.readings.contains_key(&t));
        self.vote(pool, &order);
        for term in order {
            if !pool.is_open(term) {
                self.translate_one(pool, term);
            }
        }
        let translated: Vec<Term> = terms.iter().map(|t| self.plain(*t)).collect();
        let mut facts = std::mem::take(&mut self.constraints);
        facts.extend(self.products.facts(pool, &facts));
        facts.extend(self.products.facts(pool, &translated));
        (translated, facts)
    }

    /// The variables and function applications among the translated terms, and
    /// the terms that have their values.
    pub fn inputs(&self, pool: &Pool) -> Vec<(Term, Term)> {
        let is_input = |t: Term| matches!(pool.node(t), Node::Var(_) | Node::Apply(..));
        let mut inputs: Vec<(Term, Term)> = self
            .readings
            .iter()
            .filter(|(t, _)| is_input(**t))
            .map(|(t, reading)| (*t, self.values[&(*t, *reading)]))
            .collect();
        inputs.sort_unstable();
        inputs
    }

    /// Translates a term whose operands are translated.
    fn translate_one(&mut self, pool: &mut Pool, term: Term) {
        let reading = self.natural(pool, term);
        let value = self.node(pool, term, reading);
        self.readings.insert(term, reading);
        self.values.insert((term, reading), value);
    }

    /// Uses vote for the reading of what they use, and pass on the votes that
    /// they got themselves.
    fn vote(&mut self, pool: &Pool, order: &[Term]) {
        for term in order.iter().rev() {
            let own = self.votes.get(term).copied().unwrap_or(0).signum();
            let (ballot, voted): (i32, Vec<Term>) = match pool.node(*term) {
                Node::SignExt(a, _) => (1, vec![*a]),
                Node::Sle(a, b) => (1, vec![*a, *b]),
                Node::NoWrap {
                    signed: true, a, b, ..
                } => (1, vec![*a, *b]),
                Node::Bv2(BvOp::Ashr, a, _) => (1, vec![*a]),
                Node::Bv2(BvOp::Sdiv | BvOp::Srem | BvOp::Smod, a, b) => (1, vec![*a, *b]),
                Node::ZeroExt(a, _) => (-1, vec![*a]),
                Node::Ule(a, b) => (-1, vec![*a, *b]),
                Node::NoWrap {
                    signed: false,
                    a,
                    b,
                    ..
                } => (-1, vec![*a, *b]),
                Node::Bv2(_, a, b) => (-1, vec![*a, *b]),
                Node::Select(_, i) => (-1, vec![*i]),
                Node::Linear { .. } | Node::Product(_) | Node::Ite(..) => {
                    (own, pool.operands(*term))
                }
                _ => continue,
            };
            for t in voted {
                *self.votes.entry(t).or_default() += ballot;
            }
        }
    }

    /// The reading in which a term is translated first.
    fn natural(&self, pool: &Pool, term: Term) -> Reading {
        if let Some(reading) = self.readings.get(&term) {
            return *reading;
        }
        if !matches!(pool.sort(term), Sort::BitVec(_)) || pool.facts(term).is_nonnegative() {
            return Reading::Unsigned;
        }
        match pool.node(term) {
            Node::SignExt(..) => Reading::Signed,
            Node::Select(..) | Node::Apply(..) => Reading::Unsigned,
            Node::Bv2(BvOp::Ashr | BvOp::Sdiv | BvOp::Srem | BvOp::Smod, ..) => Reading::Signed,
            Node::Bv2(..) | Node::Extract { .. } => Reading::Unsigned,
            _ if self.votes.get(&term).copied().unwrap_or(0) < 0 => Reading::Unsigned,
            _ => Reading::Signed,
        }
    }

    /// The translation of a term that is no bit-vector.
    fn plain(&self, term: Term) -> Term {
        self.values[&(term, Reading::Unsigned)]
    }

    /// The value of a translated bit-vector.
    fn value(&mut self, pool: &mut Pool, term: Term, reading: Reading) -> Term {
        if let Some(value) = pool.as_bv(term)
            && let Some(value) = read(value, pool.width(term), reading)
        {
            return pool.int(value);
        }
        let natural = self.natural(pool, term);
        let value = self.values[&(term, natural)];
        if natural == reading || pool.facts(term).is_nonnegative() {
            return value;
        }
        if let Some(value) = self.values.get(&(term, reading)) {
            return *value;
        }
        let width = pool.width(term);
        let facts = pool.facts(term);
        let modulus = power(pool, width);
        let converted = match reading {
            Reading::Signed => {
                let less = pool.int_sub(value, modulus);
                if facts.is_negative() {
                    less
                } else {
                    let half = power(pool, width - 1);
                    let small = pool.int_lt(value, half);
                    pool.ite(small, value, less)
                }
            }
            Reading::Unsigned => {
                let more = pool.int_add(value, modulus);
                if facts.is_negative() {
                    more
                } else {
                    let zero = pool.int(0);
                    let positive = pool.int_le(zero, value);
                    pool.ite(positive, value, more)
                }
            }
        };
        self.values.insert((term, reading), converted);
        converted
    }

    /// The value of a term in its natural reading; its operands are translated.
    fn node(&mut self, pool: &mut Pool, term: Term, reading: Reading) -> Term {
        use Reading::{Signed, Unsigned};
        match pool.node(term).clone() {
            Node::Bool(_) | Node::Int(_) => term,
            Node::Bv { value, width } => match read(value, width, reading) {
                Some(value) => pool.int(value),
                None => self.unknown(pool, term, reading),
            },
            Node::Var(_) if matches!(pool.sort(term), Sort::Bool | Sort::Int) => term,
            Node::Var(_) | Node::Forall(..) => self.unknown(pool, term, reading),
            Node::Not(a) => {
                let a = self.plain(a);
                pool.not(a)
            }
            Node::And(args) => {
                let args: Vec<Term> = args.iter().map(|t| self.plain(*t)).collect();
                pool.and(args)
            }
            Node::Ite(c, a, b) => {
                let (a, b) = (self.any(pool, a, reading), self.any(pool, b, reading));
                let c = self.plain(c);
                pool.ite(c, a, b)
            }
            Node::Eq(a, b) => self.equation(pool, a, b),
            Node::Linear {
                terms, constant, ..
            } => self.linear(pool, term, &terms, constant, reading),
            Node::Product(factors) => self.product(pool, term, &factors, reading),
            Node::Bv2(op, a, b) => self.operation(pool, term, op, [a, b], reading),
            Node::BvNot(a) => self.complement(pool, a, reading),
            Node::Concat(a, b) => self.concat(pool, a, b, reading),
            Node::Extract { arg, high, low } => self.extract(pool, arg, high, low),
            Node::ZeroExt(a, _) => self.value(pool, a, Unsigned),
            Node::SignExt(a, _) => self.value(pool, a, Signed),
            Node::Ule(a, b) => {
                let (a, b) = (self.value(pool, a, Unsigned), self.value(pool, b, Unsigned));
                pool.int_le(a, b)
            }
            Node::Sle(a, b) => {
                let (a, b) = (self.value(pool, a, Signed), self.value(pool, b, Signed));
                pool.int_le(a, b)
            }
            Node::NoWrap { op, signed, a, b } => {
                let reading = if signed { Signed } else { Unsigned };
                self.no_wrap(pool, op, [a, b], reading)
            }
            Node::IntLinear { .. }
            | Node::IntAdd(..)
            | Node::IntProduct(_)
            | Node::IntDiv(..)
            | Node::IntMod(..)
            | Node::IntLe(..) => self.integer(pool, term),
            Node::Select(a, i) => {
                let (array, index) = (self.plain(a), self.any(pool, i, Unsigned));
                let value = pool.select(array, index);
                self.bound(pool, value, term, reading);
                value
            }
            Node::Store(a, i, v) => {
                let (i, v) = (self.any(pool, i, Unsigned), self.any(pool, v, Unsigned));
                let array = self.plain(a);
                pool.store(array, i, v)
            }
            Node::Apply(fun, args) => {
                let fun = self.fun(pool, fun);
                let args = args.iter().map(|t| self.any(pool, *t, Unsigned)).collect();
                let value = pool.apply(fun, args);
                self.bound(pool, value, term, reading);
                value
            }
        }
    }

    /// The sides are read in one way: that of both, or that of the side which the other's
    /// values do not forbid.
    fn equation(&mut self, pool: &mut Pool, a: Term, b: Term) -> Term {
        let common = match (self.natural(pool, a), self.natural(pool, b)) {
            (x, y) if x == y => x,
            (x, _) if pool.facts_or_none(b).is_some_and(|f| f.is_nonnegative()) => x,
            (_, y) if pool.facts_or_none(a).is_some_and(|f| f.is_nonnegative()) => y,
            _ => Reading::Signed,
        };
        let (a, b) = (self.any(pool, a, common), self.any(pool, b, common));
        pool.eq(a, b)
    }

    /// The translation of a term of any sort.
    fn any(&mut self, pool: &mut Pool, term: Term, reading: Reading) -> Term {
        match pool.sort(term) {
            Sort::BitVec(_) => self.value(pool, term, reading),
            _ => self.plain(term),
        }
    }

    /// Integer operations keep their form.
    fn integer(&mut self, pool: &mut Pool, term: Term) -> Term {
        match pool.node(term).clone() {
            Node::IntLinear { terms, constant } => {
                let mut total = pool.int(constant);
                for (t, c) in terms {
                    let factor = pool.int(c);
                    let t = self.plain(t);
                    let scaled = pool.int_mul(t, factor);
                    total = pool.int_add(total, scaled);
                }
                total
            }
            Node::IntProduct(factors) => {
                let one = pool.int(1);
                factors.iter().fold(one, |product, t| {
                    let t = self.plain(*t);
                    pool.int_mul(product, t)
                })
            }
            Node::IntAdd(a, b) => {
                let (a, b) = (self.plain(a), self.plain(b));
                pool.int_add(a, b)
            }
            Node::IntDiv(a, b) => {
                let (a, b) = (self.plain(a), self.plain(b));
                pool.int_div(a, b)
            }
            Node::IntMod(a, b) => {
                let (a, b) = (self.plain(a), self.plain(b));
                pool.int_mod(a, b)
            }
            Node::IntLe(a, b) => {
                let (a, b) = (self.plain(a), self.plain(b));
                pool.int_le(a, b)
            }
            other => unreachable!("{other:?} is no integer operation"),
        }
    }

    /// An arbitrary value in place of a term.
    fn unknown(&mut self, pool: &mut Pool, term: Term, reading: Reading) -> Term {
        let sort = integer_sort(pool.sort(term));
        let name = match pool.node(term) {
            Node::Var(var) => pool.var_data(*var).name.clone(),
            _ => "unknown".to_string(),
        };
        let unknown = pool.fresh_var(&name, sort);
        self.unknowns.push((unknown, term, reading));
        self.bound(pool, unknown, term, reading);
        unknown
    }

    /// What is known of a bit-vector term holds for its value.
    fn bound(&mut self, pool: &mut Pool, value: Term, term: Term, reading: Reading) {
        let Sort::BitVec(width) = *pool.sort(term) else {
            return;
        };
        let fits = match bounds(&pool.facts(term), reading) {
            Some((lo, hi)) => {
                let (lo, hi) = (pool.int(lo), pool.int(hi));
                let (above, under) = (pool.int_le(lo, value), pool.int_le(value, hi));
                pool.and([above, under])
            }
            None => in_range(pool, value, width, reading),
        };
        self.constraints.push(fits);
    }

    fn fun(&mut self, pool: &mut Pool, fun: FunId) -> FunId {
        if let Some(translated) = self.funs.get(&fun) {
            return *translated;
        }
        let data = pool.fun_data(fun).clone();
        let params = data.params.iter().map(integer_sort).collect();
        let translated = pool.fresh_fun(&data.name, params, integer_sort(&data.result));
        self.funs.insert(fun, translated);
        translated
    }
}

fn integer_sort(sort: &Sort) -> Sort {
    match sort {
        Sort::Bool => Sort::Bool,
        Sort::Int | Sort::BitVec(_) => Sort::Int,
        Sort::Array(index, element) => Sort::array(integer_sort(index), integer_sort(element)),
    }
}

fn read(value: u128, width: u32, reading: Reading) -> Option<i128> {
    match reading {
        Reading::Signed => Some(to_signed(value, width)),
        Reading::Unsigned => i128::try_from(value).ok(),
    }
}

fn bounds(facts: &Facts, reading: Reading) -> Option<(i128, i128)> {
    match reading {
        Reading::Signed => Some((facts.slo, facts.shi)),
        Reading::Unsigned => Some((facts.ulo as i128, i128::try_from(facts.uhi).ok()?)),
    }
}

/// `2^exponent`, for exponents that `i128` may not hold.
fn power(pool: &mut Pool, exponent: u32) -> Term {
    if exponent < 127 {
        return pool.int(1 << exponent);
    }
    let (half, rest) = (pool.int(1 << 64), pool.int(1 << (exponent - 64)));
    pool.int_mul(half, rest)
}

/// `2^width - 1`
fn greatest(pool: &mut Pool, width: u32) -> Term {
    let (modulus, one) = (power(pool, width), pool.int(1));
    pool.int_sub(modulus, one)
}

/// The value is not above the range.
fn below(pool: &mut Pool, value: Term, width: u32, reading: Reading) -> Term {
    let limit = power(
        pool,
        if reading == Reading::Signed {
            width - 1
        } else {
            width
        },
    );
    pool.int_lt(value, limit)
}

fn in_range(pool: &mut Pool, value: Term, width: u32, reading: Reading) -> Term {
    let least = match reading {
        Reading::Signed => {
            let half = power(pool, width - 1);
            pool.int_neg(half)
        }
        Reading::Unsigned => pool.int(0),
    };
    let above = pool.int_le(least, value);
    let below = below(pool, value, width, reading);
    pool.and([above, below])
}
