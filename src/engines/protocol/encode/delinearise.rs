//! Indices of several dimensions, recovered from linear ones.
//!
//! Where two accesses touch one cell, the difference of their indices is zero.
//! Read as an integer polynomial `S·Q + R` with `|R| < |S|`, it is zero only if `Q`
//! and `R` are: `y·width + x` and `y'·width + x'` with `0 <= x, x' < width` are the
//! same cell only if `y = y'` and `x = x'`. `Q` and `R` are split in the same way, so
//! that any number of dimensions comes apart, tiles and grid strides included. All of it is
//! about integers: `known` says where machine arithmetic is that.

use crate::engines::protocol::known::Known;
use crate::engines::protocol::polynomial::{Atom, Monomial, Polynomial, atoms, gcd, quotient};
use crate::smt::{Facts, Pool, Sort, Term};

/// Steps of the search for parts, for one pair of accesses.
const MOST_STEPS: usize = 10_000;

/// What has to hold if the integer `difference` is zero: each of these equals zero.
/// `None` if it cannot be zero.
pub fn split(pool: &Pool, known: &Known, difference: &Polynomial) -> Option<Vec<Polynomial>> {
    let mut zeros = Vec::new();
    let mut work = vec![difference.clone()];
    let mut steps = MOST_STEPS;
    while let Some(polynomial) = work.pop() {
        let polynomial = primitive(polynomial);
        match polynomial.as_constant() {
            Some(0) => continue,
            Some(_) => return None,
            None => {}
        }
        match parts(pool, known, &polynomial, &mut steps) {
            Some((quotient, rest)) => work.extend([quotient, rest]),
            None => zeros.push(polynomial),
        }
    }
    Some(zeros)
}

/// `Q` and `R` such that the polynomial is `S·Q + R` for some `|S| > |R|`.
fn parts(
    pool: &Pool,
    known: &Known,
    whole: &Polynomial,
    steps: &mut usize,
) -> Option<(Polynomial, Polynomial)> {
    let sums = known.sums().into_iter().chain(padded(whole));
    let mut by_sums = sums.filter_map(|sum| by_sum(whole, &sum).map(|parts| (sum, parts)));
    if let Some((_, parts)) =
        by_sums.find(|(sum, (_, rest))| is_smaller(pool, known, rest, sum, steps))
    {
        return Some(parts);
    }
    let mut strides = symbolic_strides(whole);
    let mut sizes: Vec<i128> = whole.terms.values().map(|c| c.abs()).collect();
    sizes.sort_unstable();
    sizes.dedup();
    strides.extend(
        sizes
            .into_iter()
            .filter(|s| *s > 1)
            .map(|s| (Monomial::new(), s)),
    );
    for (monomial, factor) in strides {
        let (mut multiple, mut rest) = (Polynomial::default(), Polynomial::default());
        for (own, coefficient) in &whole.terms {
            match quotient(own, &monomial).filter(|_| coefficient % factor == 0) {
                Some(left) => multiple.terms.insert(left, coefficient / factor),
                None => rest.terms.insert(own.clone(), *coefficient),
            };
        }
        if multiple.terms.is_empty() || (monomial.is_empty() && rest.terms.is_empty()) {
            continue;
        }
        let stride = Polynomial::monomial(monomial, factor);
        if is_smaller(pool, known, &rest, &stride, steps) {
            return Some((multiple, rest));
        }
    }
    None
}

/// Is the rest nearer to zero than the stride, whatever signs they have?
fn is_smaller(
    pool: &Pool,
    known: &Known,
    rest: &Polynomial,
    stride: &Polynomial,
    steps: &mut usize,
) -> bool {
    let below = Polynomial::constant(-1);
    let mut shows = |polynomial: Option<Polynomial>| {
        polynomial.is_some_and(|polynomial| known.shows_within(pool, &polynomial, steps))
    };
    let sign = match shows(below.plus(-1, stride)) {
        true => -1,
        false => 1,
    };
    let Some(most) = below.plus(sign, stride) else {
        return false;
    };
    [1, -1].into_iter().all(|sign| shows(most.plus(sign, rest)))
}

/// The quotient and the rest by a number that the program has computed as a sum, such as `n + 1`:
/// multiples of its largest product show how often it is in the whole.
fn by_sum(whole: &Polynomial, sum: &Polynomial) -> Option<(Polynomial, Polynomial)> {
    let (largest, factor) = sum
        .terms
        .iter()
        .max_by_key(|(monomial, _)| monomial.len())?;
    let mut multiple = Polynomial::default();
    for (own, coefficient) in &whole.terms {
        if let Some(left) = quotient(own, largest).filter(|_| coefficient % factor == 0) {
            multiple.terms.insert(left, coefficient / factor);
        }
    }
    let rest = whole.plus(-1, &sum.times(&multiple)?)?;
    (!multiple.terms.is_empty()).then_some((multiple, rest))
}

/// Sizes of rows that are an atom and a number, such as `n + 8`: where `k·n` occurs, `8·k` does.
fn padded(whole: &Polynomial) -> Vec<Polynomial> {
    let mut sizes = Vec::new();
    for monomial in atoms(whole) {
        for (own, factor) in &whole.terms {
            let times = quotient(own, &monomial).and_then(|times| whole.terms.get(&times));
            let Some(padding) = times.filter(|times| *times % factor == 0) else {
                continue;
            };
            let padding = Polynomial::constant(padding / factor);
            let size = Polynomial::monomial(monomial.clone(), 1).plus(1, &padding);
            sizes.extend(size.filter(|size| !sizes.contains(size)));
        }
    }
    sizes
}

/// Each atom with what all coefficients of its multiples have in common: first those that most
/// products are multiples of, as the size of a row is of all that tells rows.
fn symbolic_strides(whole: &Polynomial) -> Vec<(Monomial, i128)> {
    let strides = atoms(whole).into_iter().map(|monomial| {
        let terms = whole.terms.iter();
        let multiples = terms.filter(|(own, _)| quotient(own, &monomial).is_some());
        let (products, common) = multiples.fold((0, 0), |(products, common), (own, c)| {
            (products + usize::from(own.len() > 1), gcd(common, *c))
        });
        (products, monomial, common)
    });
    let mut strides: Vec<(usize, Monomial, i128)> = strides.collect();
    strides.sort_by_key(|(products, ..)| std::cmp::Reverse(*products));
    strides
        .into_iter()
        .map(|(_, monomial, common)| (monomial, common))
        .collect()
}

/// The polynomial divided by what all its coefficients are multiples of.
fn primitive(mut polynomial: Polynomial) -> Polynomial {
    let common = polynomial.terms.values().fold(0, |a, b| gcd(a, *b));
    if common > 1 {
        polynomial.terms.iter_mut().for_each(|(_, c)| *c /= common);
    }
    polynomial
}

/// `polynomial = 0` as a term that follows from it; `without` is not to occur.
pub fn equation(pool: &mut Pool, polynomial: &Polynomial, without: Option<Atom>) -> Option<Term> {
    let all = || polynomial.terms.keys().flatten();
    if all().any(|atom| Some(*atom) == without) {
        return None;
    }
    let width = all().map(|atom| pool.width(atom.term)).max()?.max(64);
    // Two values with nothing between them.
    let mut sides = [pool.bv(0, width), pool.bv(0, width)];
    for (monomial, coefficient) in &polynomial.terms {
        let mut product = pool.bv(coefficient.unsigned_abs(), width);
        for atom in monomial {
            let factor = match atom.signed {
                true => pool.sign_ext(atom.term, width),
                false => pool.zero_ext(atom.term, width),
            };
            product = pool.bv_mul(product, factor);
        }
        let side = usize::from(*coefficient < 0);
        sides[side] = pool.bv_add(sides[side], product);
    }
    Some(pool.eq(sides[0], sides[1]))
}

/// A number from `least` to `most`.
pub fn between(pool: &mut Pool, least: i128, most: i128) -> Atom {
    let term = pool.fresh_var("apart", Sort::BitVec(64));
    pool.learn(term, Facts::signed(least, most, 64));
    Atom::new(pool, term, true)
}

/// Is the polynomial's value that of its bits at this width, whatever is added to
/// it that is small?
pub fn is_far_from_wrapping(pool: &Pool, polynomial: &Polynomial) -> bool {
    polynomial
        .interval(&|atom| atom.interval(pool))
        .is_some_and(|(lo, hi)| lo > -(1 << 60) && hi < 1 << 60)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const ATOMS: usize = 5;
    /// Values of an atom are less than this.
    const VALUES: u128 = 4;

    fn value(polynomial: &Polynomial, atoms: &[Atom], values: &[i128]) -> i128 {
        let of = |atom: &Atom| {
            let at = atoms.iter().position(|a| a == atom);
            values[at.expect("no other atoms are made")]
        };
        let terms = polynomial.terms.iter();
        terms
            .map(|(monomial, c)| c * monomial.iter().map(of).product::<i128>())
            .sum()
    }

    fn assignments() -> impl Iterator<Item = Vec<i128>> {
        (0..VALUES.pow(ATOMS as u32)).map(|mut number| {
            let digit = |_| {
                let value = number % VALUES;
                number /= VALUES;
                value as i128
            };
            (0..ATOMS).map(digit).collect()
        })
    }

    proptest! {
        /// What is split off is zero wherever the facts hold and the whole is zero.
        #[test]
        fn parts_are_zero_where_the_whole_is(
            less in prop::collection::vec((0..ATOMS, 0..ATOMS), 0..4),
            terms in prop::collection::vec((prop::collection::vec(0..ATOMS, 0..3), -4i128..5), 1..6),
        ) {
            let mut pool = Pool::new();
            let vars: Vec<Term> = (0..ATOMS)
                .map(|i| pool.fresh_var(&format!("x{i}"), Sort::BitVec(8)))
                .collect();
            for var in &vars {
                pool.learn(*var, Facts::unsigned(0, VALUES - 1, 8));
            }
            let atoms: Vec<Atom> = vars.iter().map(|t| Atom::new(&pool, *t, false)).collect();
            let claims: Vec<Term> = less.iter().map(|&(a, b)| pool.ult(vars[a], vars[b])).collect();
            let mut known = Known::default();
            known.learn(&mut pool, &claims);
            let mut whole = Polynomial::default();
            for (factors, coefficient) in &terms {
                let mut monomial: Monomial = factors.iter().map(|at| atoms[*at]).collect();
                monomial.sort_unstable();
                let term = Polynomial::monomial(monomial, *coefficient);
                whole = whole.plus(1, &term).expect("numbers are small");
            }
            let zeros = split(&pool, &known, &whole);
            for values in assignments() {
                let holds = less.iter().all(|&(a, b)| values[a] < values[b]);
                if holds && value(&whole, &atoms, &values) == 0 {
                    let zeros = zeros.as_ref().expect("the whole can be zero");
                    prop_assert!(zeros.iter().all(|zero| value(zero, &atoms, &values) == 0));
                }
            }
        }
    }

    /// Rows of `n + 1` cells.
    #[test]
    fn multiples_of_a_sum_come_apart() {
        let mut pool = Pool::new();
        let mut atom = |name: &str| {
            let term = pool.fresh_var(name, Sort::BitVec(32));
            Polynomial::atom(Atom::new(&pool, term, true))
        };
        let [y, x, other, n] = ["y", "x", "other", "n"].map(&mut atom);
        let plus = |a: &Polynomial, factor, b: &Polynomial| a.plus(factor, b).expect("it is small");
        let sum = plus(&n, 1, &Polynomial::constant(1));
        let (rows, columns) = (plus(&y, -1, &other), plus(&x, -2, &other));
        let whole = plus(&columns, 1, &sum.times(&rows).expect("it is small"));
        assert_eq!(by_sum(&whole, &sum), Some((rows, columns.clone())));
        assert_eq!(by_sum(&columns, &sum), None);
    }

    /// Rows of `n + 8` cells.
    #[test]
    fn padding_is_read_off_products() {
        let mut pool = Pool::new();
        let mut atom = |name: &str| {
            let term = pool.fresh_var(name, Sort::BitVec(32));
            Polynomial::atom(Atom::new(&pool, term, true))
        };
        let [y, x, n] = ["y", "x", "n"].map(&mut atom);
        let size = n.plus(1, &Polynomial::constant(8)).expect("it is small");
        let rows = size.times(&y).expect("it is small");
        let whole = rows.plus(1, &x).expect("it is small");
        assert!(padded(&whole).contains(&size));
        let plain = n.times(&y).and_then(|rows| rows.plus(1, &x));
        assert_eq!(padded(&plain.expect("it is small")), []);
    }

    #[test]
    fn rows_and_columns_come_apart() {
        let mut pool = Pool::new();
        let mut var = |name: &str| pool.fresh_var(name, Sort::BitVec(32));
        let [y1, x1, y2, x2, w] = ["y1", "x1", "y2", "x2", "w"].map(&mut var);
        for t in [y1, x1, y2, x2] {
            pool.learn(t, Facts::unsigned(0, 1000, 32));
        }
        pool.learn(w, Facts::unsigned(0, 1000, 32));
        let mut known = Known::default();
        let inside = [pool.ult(x1, w), pool.ult(x2, w)];
        known.learn(&mut pool, &inside);
        let mut index = |y: Term, x: Term| {
            let row = pool.bv_mul(y, w);
            let index = pool.bv_add(row, x);
            known.value(&mut pool, index, false).expect("it is small")
        };
        let (a, b) = (index(y1, x1), index(y2, x2));
        let difference = a.plus(-1, &b).expect("it is small");
        let zeros = split(&pool, &known, &difference).expect("it may be zero");
        let equations: Vec<Option<Term>> = zeros
            .iter()
            .map(|zero| equation(&mut pool, zero, None))
            .collect();
        let expected = [pool.eq(x1, x2), pool.eq(y1, y2)].map(Some);
        assert!(expected.iter().all(|e| equations.contains(e)));
    }
}
