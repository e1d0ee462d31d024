//! Polynomials over the integers, in the values of bit-vector terms.

use std::cmp::Ordering;

use litemap::LiteMap;
use smallvec::{SmallVec, smallvec};

use crate::smt::{Pool, Term};

/// The value of a bit-vector term, read signed or unsigned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Atom {
    pub term: Term,
    pub signed: bool,
}

/// A product of atoms, ascending; the empty one is 1.
pub type Monomial = SmallVec<[Atom; 4]>;

/// More summands than these are not held: each product of sums has as many as its factors
/// together, so that `x += k * x` a hundred times has more than any memory.
const MOST_TERMS: usize = 64;

/// `Σ coefficient · monomial`; no coefficient is zero.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Polynomial {
    pub terms: LiteMap<Monomial, i128>,
}

impl Atom {
    /// A term whose value is the same in both readings is one atom.
    pub fn new(pool: &Pool, term: Term, signed: bool) -> Atom {
        let signed = signed && !pool.facts(term).is_nonnegative();
        Atom { term, signed }
    }

    /// The least and the greatest value, from what is known of the term alone.
    pub fn interval(self, pool: &Pool) -> Option<(i128, i128)> {
        let facts = pool.facts(self.term);
        match self.signed {
            true => Some((facts.slo, facts.shi)),
            false => Some((
                i128::try_from(facts.ulo).ok()?,
                i128::try_from(facts.uhi).ok()?,
            )),
        }
    }
}

impl Polynomial {
    pub fn constant(value: i128) -> Polynomial {
        Polynomial::monomial(Monomial::new(), value)
    }

    pub fn atom(atom: Atom) -> Polynomial {
        Polynomial::monomial(smallvec![atom], 1)
    }

    pub fn monomial(monomial: Monomial, coefficient: i128) -> Polynomial {
        let summand = (coefficient != 0).then_some((monomial, coefficient));
        Polynomial {
            terms: summand.into_iter().collect(),
        }
    }

    /// The value, if it is the same whatever the atoms are.
    pub fn as_constant(&self) -> Option<i128> {
        match self.terms.len() {
            0 => Some(0),
            1 => self.terms.get(&Monomial::new()).copied(),
            _ => None,
        }
    }

    /// `self + factor · other`, if it can be held: no coefficient is too great, and there
    /// are not too many summands.
    pub fn plus(&self, factor: i128, other: &Polynomial) -> Option<Polynomial> {
        let (mut own, mut others) = (self.terms.iter().peekable(), other.terms.iter().peekable());
        let mut sum = Vec::with_capacity(self.terms.len() + other.terms.len());
        loop {
            let order = match (own.peek(), others.peek()) {
                (Some((own, _)), Some((other, _))) => own.cmp(other),
                (Some(_), None) => Ordering::Less,
                (None, Some(_)) => Ordering::Greater,
                (None, None) => break,
            };
            let ours = own.next_if(|_| order.is_le());
            let theirs = others.next_if(|_| order.is_ge());
            let added =
                theirs.map_or(Some(0), |(_, coefficient)| coefficient.checked_mul(factor))?;
            let coefficient = ours
                .map_or(0, |(_, coefficient)| *coefficient)
                .checked_add(added)?;
            if let Some((monomial, _)) = ours.or(theirs).filter(|_| coefficient != 0) {
                sum.push((monomial.clone(), coefficient));
            }
        }
        (sum.len() <= MOST_TERMS).then(|| Polynomial {
            terms: LiteMap::from_sorted_store_unchecked(sum),
        })
    }

    /// `self · other`, if it can be held.
    pub fn times(&self, other: &Polynomial) -> Option<Polynomial> {
        let mut product = Polynomial::default();
        for (monomial, coefficient) in &other.terms {
            for (own, factor) in &self.terms {
                let mut both: Monomial = own.iter().chain(monomial).copied().collect();
                both.sort_unstable();
                product.add(&both, factor.checked_mul(*coefficient)?)?;
            }
        }
        product.held()
    }

    fn add(&mut self, monomial: &Monomial, coefficient: i128) -> Option<()> {
        match self.terms.get_mut(monomial) {
            Some(own) => *own = own.checked_add(coefficient)?,
            None => {
                self.terms.insert(monomial.clone(), coefficient);
            }
        }
        // Some may cancel each other.
        (self.terms.len() <= 2 * MOST_TERMS).then_some(())
    }

    fn held(mut self) -> Option<Polynomial> {
        self.terms.retain(|_, c| *c != 0);
        (self.terms.len() <= MOST_TERMS).then_some(self)
    }

    /// The least and the greatest value, from those of the atoms.
    pub fn interval(&self, bounds: &Bounds) -> Option<(i128, i128)> {
        let mut total = (0i128, 0i128);
        for (monomial, coefficient) in &self.terms {
            let (lo, hi) = interval(bounds, monomial)?;
            let (a, b) = (coefficient.checked_mul(lo)?, coefficient.checked_mul(hi)?);
            total.0 = total.0.checked_add(a.min(b))?;
            total.1 = total.1.checked_add(a.max(b))?;
        }
        Some(total)
    }
}

/// The least and the greatest value of each atom.
pub type Bounds<'a> = dyn Fn(Atom) -> Option<(i128, i128)> + 'a;

/// The least and the greatest value of a product.
pub fn interval(bounds: &Bounds, monomial: &[Atom]) -> Option<(i128, i128)> {
    let mut total = (1i128, 1i128);
    for atom in monomial {
        let (lo, hi) = bounds(*atom)?;
        let corners = [
            total.0.checked_mul(lo)?,
            total.0.checked_mul(hi)?,
            total.1.checked_mul(lo)?,
            total.1.checked_mul(hi)?,
        ];
        total = (*corners.iter().min()?, *corners.iter().max()?);
    }
    Some(total)
}

/// The other factor, if the product is a multiple of `by`.
pub fn quotient(monomial: &[Atom], by: &[Atom]) -> Option<Monomial> {
    let mut rest = Monomial::from_slice(monomial);
    for atom in by {
        let at = rest.iter().position(|own| own == atom)?;
        rest.remove(at);
    }
    Some(rest)
}

/// The atoms of the polynomial, each as a product.
pub fn atoms(polynomial: &Polynomial) -> Vec<Monomial> {
    let mut atoms: Vec<Monomial> = polynomial
        .terms
        .keys()
        .flatten()
        .map(|atom| smallvec![*atom])
        .collect();
    atoms.sort_unstable();
    atoms.dedup();
    atoms
}

/// The greatest common divisor; that of zero and a number is its size.
pub fn gcd(a: i128, b: i128) -> i128 {
    let (mut a, mut b) = (a.unsigned_abs(), b.unsigned_abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    i128::try_from(a).unwrap_or(1)
}
