//! Least and greatest values of atoms, by the facts.

use super::Known;
use crate::engines::protocol::polynomial::{Atom, Polynomial, interval};
use crate::smt::Pool;

/// How often bounds are made narrower by others.
const TIGHTENINGS: usize = 4;

impl Known {
    /// Bounds of quotients and of atoms that facts give.
    pub(super) fn tighten(&mut self, pool: &Pool) {
        self.bound_quotients();
        for _ in 0..TIGHTENINGS {
            let mut changed = false;
            for at in 0..self.facts.len() {
                let fact = self.facts[at].clone();
                for (monomial, &factor) in &fact.terms {
                    changed |= match monomial.as_slice() {
                        &[atom] => self.tighten_atom(pool, &fact, atom, factor).is_some(),
                        product => {
                            factor < 0 && self.tighten_factors(pool, &fact, product).is_some()
                        }
                    };
                }
            }
            if !changed {
                break;
            }
        }
    }

    /// `factor · atom >= -rest`, which is at least minus the greatest value of the rest.
    fn tighten_atom(
        &mut self,
        pool: &Pool,
        fact: &Polynomial,
        atom: Atom,
        factor: i128,
    ) -> Option<()> {
        let rest = fact.plus(-factor, &Polynomial::atom(atom))?;
        let (_, most) = self.interval(pool, &rest)?;
        match factor > 0 {
            // Rounded up.
            true => {
                let above = i128::from((-most).rem_euclid(factor) != 0);
                self.narrow(pool, atom, (-most).div_euclid(factor) + above, i128::MAX)
            }
            false => self.narrow(pool, atom, i128::MIN, most.div_euclid(-factor)),
        }
    }

    /// A product with a negative factor is at most what the rest leaves. So is what multiplies a
    /// positive number there, and a square at most bounds what it is the square of from both sides.
    fn tighten_factors(&mut self, pool: &Pool, fact: &Polynomial, product: &[Atom]) -> Option<()> {
        let factor = fact.terms.get(product)?.checked_neg()?;
        let rest = fact.plus(factor, &Polynomial::monomial(product.into(), 1))?;
        let (_, most) = self.interval(pool, &rest)?;
        let most = u128::try_from(most.div_euclid(factor)).ok()?;
        let mut changed = None;
        for (at, &atom) in product.iter().enumerate() {
            let mut others = product.to_vec();
            others.remove(at);
            let second = others.iter().position(|other| *other == atom);
            if let Some(second) = second {
                others.remove(second);
            }
            let (least, _) = self.product(pool, &others)?;
            let Some(by) = u128::try_from(least).ok().filter(|by| *by > 0) else {
                continue;
            };
            let narrowed = match second {
                Some(_) => {
                    let root = i128::try_from((most / by).isqrt()).ok()?;
                    self.narrow(pool, atom, -root, root)
                }
                None => {
                    let most = i128::try_from(most / by).ok()?;
                    self.narrow(pool, atom, i128::MIN, most)
                }
            };
            changed = changed.or(narrowed);
        }
        changed
    }

    /// Keeps bounds that are narrower and do not exclude each other.
    fn narrow(&mut self, pool: &Pool, atom: Atom, least: i128, greatest: i128) -> Option<()> {
        let old = self.bounds(pool, atom)?;
        let new = (old.0.max(least), old.1.min(greatest));
        (new != old && new.0 <= new.1).then(|| {
            self.bounds.insert(atom, new);
        })
    }

    pub(super) fn bounds(&self, pool: &Pool, atom: Atom) -> Option<(i128, i128)> {
        match self.bounds.get(&atom) {
            Some(bounds) => Some(*bounds),
            None => atom.interval(pool),
        }
    }

    /// The least and the greatest value, from bounds of the atoms.
    pub(super) fn interval(&self, pool: &Pool, polynomial: &Polynomial) -> Option<(i128, i128)> {
        polynomial.interval(&|atom| self.bounds(pool, atom))
    }

    pub(super) fn product(&self, pool: &Pool, monomial: &[Atom]) -> Option<(i128, i128)> {
        interval(&|atom| self.bounds(pool, atom), monomial)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use smallvec::smallvec;

    use crate::smt::Sort;

    /// What products of numbers of six bits are bounded by bounds the numbers as it has to.
    #[test]
    fn bounds_of_factors_hold() {
        const WIDTH: u32 = 6;
        for (most, least) in [(0, 1), (5, 1), (12, -3), (12, 2), (20, 0), (-4, -9)] {
            let mut pool = Pool::new();
            let [x, y] = ["x", "y"].map(|name| pool.fresh_var(name, Sort::BitVec(WIDTH)));
            let constant = Polynomial::constant;
            let [a, b] = [x, y].map(|term| Polynomial::atom(Atom::new(&pool, term, true)));
            let square = a.times(&a).expect("it is small");
            let cube = square.times(&b).expect("it is small");
            let product = a.times(&b).expect("it is small");
            let from = b.plus(-1, &constant(least)).expect("it is small");
            for bounded in [square, cube, product] {
                let fact = constant(most).plus(-1, &bounded).expect("it is small");
                let mut known = Known::default();
                known.learn_fact(&pool, from.clone());
                known.learn_fact(&pool, fact.clone());
                let value = |p: &Polynomial, of: &[i128; 2]| -> i128 {
                    let number = |atom: &Atom| of[usize::from(atom.term == y)];
                    let terms = p.terms.iter();
                    terms
                        .map(|(m, c)| c * m.iter().map(number).product::<i128>())
                        .sum()
                };
                let numbers = (-32..32).flat_map(|u| (-32..32).map(move |v| [u, v]));
                for of in numbers.filter(|of| value(&from, of) >= 0 && value(&fact, of) >= 0) {
                    for (term, number) in [x, y].into_iter().zip(of) {
                        let atom = Atom::new(&pool, term, true);
                        let (lo, hi) = known.bounds(&pool, atom).expect("it has bounds");
                        assert!((lo..=hi).contains(&number), "{fact:?} at {of:?}");
                    }
                }
            }
        }
    }

    /// `n * n <= 2^30` gives `n <= 2^15`.
    #[test]
    fn a_square_bounds_its_root() {
        let mut pool = Pool::new();
        let n = pool.fresh_var("n", Sort::BitVec(32));
        let atom = Atom::new(&pool, n, true);
        let square = Polynomial::monomial(smallvec![atom, atom], 1);
        let fact = Polynomial::constant(1 << 30).plus(-1, &square);
        let mut known = Known::default();
        known.learn_fact(&pool, fact.expect("it is small"));
        assert_eq!(known.bounds(&pool, atom), Some((-(1 << 15), 1 << 15)));
    }
}
