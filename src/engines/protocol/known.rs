//! What facts say of the values of bit-vector terms as integers.
//!
//! A term of sums and products is worth its polynomial in the integers where that
//! polynomial provably stays in the range of its width, or where facts say that
//! the operations it was made by do not wrap around. Inequalities between such
//! terms are polynomials that are not negative; from these others follow by adding
//! products of them with what is not negative by itself.

mod bounds;
mod clamps;
mod division;
mod value;

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use division::Division;
use rustc_hash::{FxHashMap, FxHashSet};

use super::polynomial::{Atom, Monomial, Polynomial, gcd, quotient};
use crate::smt::{Node, Pool, Sort, Term, WrapOp};

/// Facts that hold together.
#[derive(Clone, Default)]
pub struct Known {
    /// Truth values that are taken to hold.
    claims: HashSet<Term>,
    /// Polynomials that are not negative, the shorter ones first.
    facts: Vec<Polynomial>,
    /// By result: operations that do not wrap around.
    exact_operations: HashMap<Term, Vec<Operation>>,
    values: HashMap<(Term, bool), Option<Polynomial>>,
    /// What [`Known::congruent`] said, as long as `values` hold.
    congruents: HashMap<(Term, bool), Option<Polynomial>>,
    /// Variables that are others, or sums or products of these.
    computed: BTreeMap<Term, Term>,
    /// Least and greatest values that facts give, where they say more than is known
    /// of the term alone.
    bounds: FxHashMap<Atom, (i128, i128)>,
    divisions: Vec<Division>,
    /// Terms that are multiples of a number.
    multiples: HashMap<Term, u128>,
    /// Divisors that are positive or negative, it is not known which.
    of_unknown_sign: Vec<Polynomial>,
    /// Some of it only one way of a choice says.
    is_supposed: bool,
}

/// An operation, whether it reads its operands as signed numbers, and these.
type Operation = (WrapOp, bool, Term, Term);

/// More facts than these are not looked at.
const MOST_FACTS: usize = 128;
/// Steps of one search for a reason why a polynomial is not negative.
const MOST_STEPS: usize = 1000;
/// How often facts are read again with what others say.
const ROUNDS: usize = 3;
/// Facts that are added up in one.
const MOST_SUMMANDS: usize = 4;

impl Known {
    /// Adds facts that hold at the same time as those known.
    pub fn learn(&mut self, pool: &mut Pool, claims: &[Term]) {
        let mut new = Vec::new();
        let mut work = claims.to_vec();
        while let Some(claim) = work.pop() {
            match pool.node(claim) {
                Node::And(parts) => work.extend(parts.iter().copied()),
                _ if self.claims.insert(claim) => new.push(claim),
                _ => {}
            }
        }
        new.sort_unstable();
        // What one fact says may be needed to read another.
        for _ in 0..ROUNDS {
            self.conclude(pool, &mut new);
            for &claim in &new {
                self.learn_operation(pool, claim);
                self.learn_equality(pool, claim);
                self.learn_multiple(pool, claim);
            }
            self.forget_values();
            for &claim in &new {
                let facts = [self.inequality(pool, claim)].into_iter();
                for fact in facts.chain(self.equality(pool, claim)).flatten() {
                    self.add(fact);
                }
            }
            self.tighten(pool);
        }
        self.learn_choices(pool, &new);
        self.tighten(pool);
        self.forget_values();
    }

    /// Adds what implications say whose premises hold.
    fn conclude(&mut self, pool: &mut Pool, claims: &mut Vec<Term>) {
        let mut at = 0;
        while at < claims.len() {
            let conclusion = self.conclusion(pool, claims[at]);
            let more = conclusion.map(|conclusion| conjuncts(pool, conclusion));
            let more = more.into_iter().flatten().chain(common(pool, claims[at]));
            claims.extend(more.filter(|part| self.claims.insert(*part)));
            at += 1;
        }
    }

    fn learn_operation(&mut self, pool: &mut Pool, claim: Term) {
        let Node::NoWrap { op, signed, a, b } = *pool.node(claim) else {
            return;
        };
        let result = match op {
            WrapOp::Add => pool.bv_add(a, b),
            WrapOp::Sub => pool.bv_sub(a, b),
            WrapOp::Mul => pool.bv_mul(a, b),
        };
        let operation = (op, signed, a, b);
        let known = self.exact_operations.entry(result).or_default();
        if !known.contains(&operation) {
            known.push(operation);
        }
    }

    fn learn_equality(&mut self, pool: &Pool, claim: Term) {
        let Node::Eq(a, b) = *pool.node(claim) else {
            return;
        };
        for (a, b) in [(a, b), (b, a)] {
            let is_computed = match pool.node(b) {
                Node::Linear { .. } | Node::Product(_) => true,
                // Of two variables that are equal one stands for both.
                Node::Var(_) => b < a,
                _ => false,
            };
            if is_computed && matches!(pool.node(a), Node::Var(_)) {
                self.computed.entry(a).or_insert(b);
            }
        }
    }

    fn add(&mut self, fact: Polynomial) {
        let fact = rounded(fact);
        if fact.as_constant().is_none() {
            self.insert(fact);
            self.facts.truncate(MOST_FACTS);
        }
    }

    /// Short facts come first: most of what is looked for follows from a few of them.
    fn insert(&mut self, fact: Polynomial) {
        let key = (fact.terms.len(), &fact);
        let place = (self.facts).binary_search_by(|own| (own.terms.len(), own).cmp(&key));
        if let Err(place) = place {
            self.facts.insert(place, fact);
        }
    }

    /// Values are read anew with what has been learnt since.
    fn forget_values(&mut self) {
        self.values.clear();
        self.congruents.clear();
    }

    /// Adds a polynomial that is not negative.
    pub fn learn_fact(&mut self, pool: &Pool, fact: Polynomial) {
        self.add(fact);
        self.tighten(pool);
        self.forget_values();
    }

    /// Adds what others know, which holds at the same time.
    pub fn join(&mut self, other: &Known) {
        for fact in &other.facts {
            self.insert(fact.clone());
        }
        for (atom, (least, most)) in &other.bounds {
            let own = self.bounds.entry(*atom).or_insert((*least, *most));
            *own = (own.0.max(*least), own.1.min(*most));
        }
        for division in &other.divisions {
            if !self.divisions.contains(division) {
                self.divisions.push(division.clone());
            }
        }
        for divisor in &other.of_unknown_sign {
            if !self.of_unknown_sign.contains(divisor) {
                self.of_unknown_sign.push(divisor.clone());
            }
        }
    }

    /// What variables are worth that are sums, each once.
    pub fn sums(&self) -> BTreeSet<Polynomial> {
        let readings = (self.computed.keys()).flat_map(|&term| [(term, true), (term, false)]);
        let values = readings.filter_map(|reading| self.values.get(&reading)?.clone());
        values.filter(|value| value.terms.len() > 1).collect()
    }

    /// What is left of a disjunction when the other parts do not hold.
    fn conclusion(&mut self, pool: &mut Pool, claim: Term) -> Option<Term> {
        let Node::Not(inner) = *pool.node(claim) else {
            return None;
        };
        let Node::And(parts) = pool.node(inner).clone() else {
            return None;
        };
        let mut left = None;
        for &part in parts.iter() {
            let holds = self.decided(pool, part) == Some(true);
            if !holds && left.replace(part).is_some() {
                return None;
            }
        }
        Some(pool.not(left?))
    }

    /// The claim as a polynomial that is not negative.
    fn inequality(&mut self, pool: &mut Pool, claim: Term) -> Option<Polynomial> {
        let (strict, signed, a, b) = clamps::inequality(pool, claim)?;
        let (a, b) = (self.value(pool, a, signed)?, self.value(pool, b, signed)?);
        b.plus(-1, &a)?
            .plus(-1, &Polynomial::constant(i128::from(strict)))
    }

    /// The claim that two numbers are equal as two polynomials that are not negative.
    fn equality(&mut self, pool: &mut Pool, claim: Term) -> [Option<Polynomial>; 2] {
        let Node::Eq(a, b) = *pool.node(claim) else {
            return [None, None];
        };
        if !matches!(pool.sort(a), Sort::BitVec(2..)) {
            return [None, None];
        }
        let sides = (self.value(pool, a, true), self.value(pool, b, true));
        let (Some(a), Some(b)) = sides else {
            return [None, None];
        };
        [a.plus(-1, &b), b.plus(-1, &a)]
    }

    /// Is the term's value at least this?
    pub fn is_at_least(&mut self, pool: &mut Pool, term: Term, signed: bool, least: i128) -> bool {
        let value = self.value(pool, term, signed);
        let above = value.and_then(|value| value.plus(-1, &Polynomial::constant(least)));
        above.is_some_and(|above| self.shows(pool, &above))
    }

    /// Is the term's value at most this?
    pub fn is_at_most(&mut self, pool: &mut Pool, term: Term, signed: bool, most: i128) -> bool {
        let value = self.value(pool, term, signed);
        let below = value.and_then(|value| Polynomial::constant(most).plus(-1, &value));
        below.is_some_and(|below| self.shows(pool, &below))
    }

    /// Do the facts show that the polynomial is not negative?
    pub fn shows(&self, pool: &Pool, polynomial: &Polynomial) -> bool {
        self.shows_within(pool, polynomial, &mut { MOST_STEPS })
    }

    /// The same in at most so many steps, which are used up.
    ///
    /// What takes few facts is looked for first, and what several orders of facts lead to only once.
    pub fn shows_within(&self, pool: &Pool, polynomial: &Polynomial, steps: &mut usize) -> bool {
        let is_shown = |rest: &Polynomial| {
            let interval = self.interval(pool, rest);
            interval.is_some_and(|(least, _)| least >= 0)
        };
        if is_shown(polynomial) {
            return true;
        }
        let mut seen = FxHashSet::from_iter([polynomial.clone()]);
        let mut level = vec![polynomial.clone()];
        for summands in 1..=MOST_SUMMANDS {
            let mut deeper = Vec::new();
            for next in level.iter().flat_map(|rest| self.reduced(pool, rest)) {
                if *steps == 0 {
                    return false;
                }
                *steps -= 1;
                if seen.contains(&next) {
                    continue;
                }
                if is_shown(&next) {
                    return true;
                }
                if summands < MOST_SUMMANDS {
                    seen.insert(next.clone());
                    deeper.push(next);
                }
            }
            level = deeper;
        }
        false
    }

    /// The polynomial without multiples of facts that cancel a summand which may be negative.
    fn reduced<'a>(
        &'a self,
        pool: &'a Pool,
        rest: &'a Polynomial,
    ) -> impl Iterator<Item = Polynomial> + 'a {
        let negative = rest.terms.iter().filter(|(monomial, coefficient)| {
            let range = self.product(pool, monomial);
            let may_be = |(lo, hi)| if **coefficient > 0 { lo < 0 } else { hi > 0 };
            !monomial.is_empty() && range.is_none_or(may_be)
        });
        let summands =
            || (self.facts.iter()).flat_map(|fact| fact.terms.iter().map(move |own| (fact, own)));
        negative.flat_map(move |(monomial, coefficient)| {
            summands().filter_map(move |(fact, (own, factor))| {
                let times =
                    (!own.is_empty() && coefficient % factor == 0).then(|| coefficient / factor)?;
                let by = (times >= 1).then(|| quotient(monomial, own))??;
                self.product(pool, &by).filter(|(least, _)| *least >= 0)?;
                let multiple = match by.is_empty() {
                    true => Cow::Borrowed(fact),
                    false => Cow::Owned(fact.times(&Polynomial::monomial(by, 1))?),
                };
                rest.plus(-times, &multiple)
            })
        })
    }
}

/// The polynomial over what its coefficients have in common: where it is not negative, neither is this, which
/// has no greater constant.
fn rounded(mut fact: Polynomial) -> Polynomial {
    let one = Monomial::new();
    let constant = fact.terms.remove(&one).unwrap_or(0);
    let common = fact.terms.values().fold(0, |all, c| gcd(all, *c)).max(1);
    fact.terms.iter_mut().for_each(|(_, c)| *c /= common);
    match constant.div_euclid(common) {
        0 => {}
        constant => {
            fact.terms.insert(one, constant);
        }
    }
    fact
}

fn conjuncts(pool: &Pool, claim: Term) -> Vec<Term> {
    match pool.node(claim) {
        Node::And(parts) => parts.to_vec(),
        _ => vec![claim],
    }
}

/// What holds in all cases of a disjunction.
fn common(pool: &mut Pool, claim: Term) -> Vec<Term> {
    let Node::Not(inner) = *pool.node(claim) else {
        return Vec::new();
    };
    let Node::And(refuted) = pool.node(inner).clone() else {
        return Vec::new();
    };
    let mut cases = refuted.iter().map(|part| {
        let case = pool.not(*part);
        conjuncts(pool, case)
    });
    let first = cases.next().unwrap_or_default();
    cases.fold(first, |mut all, case| {
        all.retain(|part| case.contains(part));
        all
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::smt::{BvOp, Facts};

    /// Tiles of 64 columns that cover rows whose length is a multiple of 64 do not go beyond a row, though the
    /// program rounds their number up.
    #[test]
    fn tiles_of_a_multiple_do_not_go_beyond_it() {
        let mut pool = Pool::new();
        let mut var = |name: &str| pool.fresh_var(name, Sort::BitVec(32));
        let [n, m, block] = ["n", "m", "block"].map(&mut var);
        let [one, tile, many] = [1, 64, 100_000].map(|number| pool.bv(number, 32));
        let zero = pool.bv(0, 32);
        pool.learn(block, Facts::unsigned(0, (1 << 31) - 1, 32));
        let mut beyond = |length: Term| {
            let mut known = Known::default();
            let rest = pool.bv_op(BvOp::Urem, n, tile);
            let padding = pool.bv(63, 32);
            let padded = pool.bv_add(length, padding);
            let tiles = pool.bv_op(BvOp::Udiv, padded, tile);
            let claims = [
                pool.eq(rest, zero),
                pool.sle(one, length),
                pool.sle(length, many),
                pool.ult(block, tiles),
            ];
            known.learn(&mut pool, &claims);
            let end = pool.bv_mul(block, tile);
            let last = pool.bv_add(end, padding);
            let most = pool.slt(last, length);
            known.decided(&mut pool, most)
        };
        assert_eq!(beyond(n), Some(true));
        assert_eq!(beyond(m), None);
    }

    /// Columns that threads take four at a time end where rows do whose length is a multiple of four.
    #[test]
    fn columns_by_four_do_not_go_beyond_a_multiple() {
        let mut pool = Pool::new();
        let mut var = |name: &str| pool.fresh_var(name, Sort::BitVec(32));
        let [thread, n, m] = ["thread", "n", "m"].map(&mut var);
        pool.learn(thread, Facts::unsigned(0, 1023, 32));
        let [zero, by, four, mask] = [0, 2, 4, 28].map(|number| pool.bv(number, 32));
        let shifted = pool.bv_op(BvOp::Shl, thread, by);
        let column = pool.bv_op(BvOp::And, shifted, mask);
        let mut ends_before = |length: Term, distance: u128| {
            let mut known = Known::default();
            let rest = pool.bv_op(BvOp::Srem, n, four);
            let claims = [
                pool.eq(rest, zero),
                pool.sle(zero, length),
                pool.slt(column, length),
            ];
            known.learn(&mut pool, &claims);
            let distance = pool.bv(distance, 32);
            let last = pool.bv_add(column, distance);
            let is_inside = pool.slt(last, length);
            known.decided(&mut pool, is_inside)
        };
        assert_eq!(ends_before(n, 3), Some(true));
        assert_eq!(ends_before(n, 4), None);
        assert_eq!(ends_before(m, 3), None);
    }

    /// Of numbers that are equal what is known of one is known of the other, whether they are
    /// variables, sums or remainders.
    #[test]
    fn equal_numbers_share_what_is_known() {
        let mut pool = Pool::new();
        let mut var = |name: &str| pool.fresh_var(name, Sort::BitVec(32));
        let [blocks, i, rest, n, other] = ["blocks", "i", "rest", "n", "other"].map(&mut var);
        let [zero, five, sixteen] = [0, 5, 16].map(|number| pool.bv(number, 32));
        let remainder = pool.bv_op(BvOp::Urem, n, sixteen);
        let claims = [
            pool.eq(blocks, i),
            pool.sle(five, i),
            pool.eq(rest, remainder),
            pool.eq(remainder, five),
            pool.sle(zero, n),
        ];
        let mut known = Known::default();
        known.learn(&mut pool, &claims);
        assert!(known.is_at_least(&mut pool, blocks, true, 5));
        assert!(!known.is_at_least(&mut pool, blocks, true, 6));
        assert!(known.is_at_least(&mut pool, rest, true, 5));
        assert!(known.is_at_most(&mut pool, rest, true, 5));
        assert!(!known.is_at_least(&mut pool, other, true, 5));
    }
}
