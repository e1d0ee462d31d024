//! When two threads race by some of their accesses.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::time::Instant;

use super::delinearise::{between, equation, is_far_from_wrapping, split};
use super::{Encoder, Instance};
use crate::bv::{from_signed, to_signed};
use crate::engines::protocol::ast::Mode;
use crate::engines::protocol::known::Known;
use crate::engines::protocol::polynomial::Polynomial;
use crate::smt::{Pool, Sort, Term};

impl Encoder<'_> {
    /// Satisfiable if the two threads race by some of these accesses. Both lists
    /// are of the same accesses, so that the first thread may be taken to be the
    /// one that writes.
    pub fn race(&mut self, first: &[Instance], second: &[Instance]) -> Term {
        let mut arrays: Vec<usize> = first.iter().map(|i| i.array).collect();
        arrays.sort_unstable();
        arrays.dedup();
        let mut races = Vec::new();
        for array in arrays {
            let of = |list: &[Instance]| -> Vec<Instance> {
                let mut seen = HashSet::new();
                list.iter()
                    .filter(|i| i.array == array && seen.insert(i.key()))
                    .cloned()
                    .collect()
            };
            let (first, second) = (of(first), of(second));
            let race = match self.pairs(&first, &second) {
                Some(pairs) => self.pool.or(pairs),
                None => self.watched(&first, &second),
            };
            races.push(race);
        }
        self.pool.or(races)
    }

    /// Each pair of accesses by itself: what terms of both threads say together
    /// simplifies. `None` where too many pairs are left.
    fn pairs(&mut self, first: &[Instance], second: &[Instance]) -> Option<Vec<Term>> {
        let (of_first, of_second) = (runs(self.pool, first), runs(self.pool, second));
        let mut apart = HashMap::new();
        let mut races = BTreeSet::new();
        let mut looked = 0;
        for (a, own) in first.iter().zip(&of_first).filter(|(a, _)| a.mode.writes()) {
            for (b, other) in second.iter().zip(&of_second) {
                if !a.mode.conflicts(b.mode) {
                    continue;
                }
                looked += 1;
                let race = match self.touching(a, b) {
                    Touching::Decided(race) => race,
                    Touching::Open(race) => {
                        let key = (own.place, other.place);
                        let are_apart = *apart
                            .entry(key)
                            .or_insert_with(|| self.are_apart(a, own, b, other));
                        match are_apart {
                            true => continue,
                            false => self.where_dimensions_meet(a, b, race),
                        }
                    }
                };
                if self.pool.as_bool(race) != Some(false) {
                    races.insert(race);
                }
                if looked > MOST_PAIRS_LOOKED_AT || races.len() > MOST_PAIRS {
                    return None;
                }
            }
        }
        Some(races.into_iter().collect())
    }

    /// Satisfiable if the two accesses race.
    pub fn pair(&mut self, a: &Instance, b: &Instance) -> Term {
        match self.touching(a, b) {
            Touching::Decided(race) => race,
            Touching::Open(race) => self.where_dimensions_meet(a, b, race),
        }
    }

    /// The race of two accesses as their indices say it.
    fn touching(&mut self, a: &Instance, b: &Instance) -> Touching {
        let last = a.index.len() - 1;
        let (x, y) = (a.index[last], b.index[last]);
        let touch = match (a.cells, b.cells) {
            (1, 1) => self.pool.eq(x, y),
            (m, n) => {
                let ahead = self.within(x, y, n);
                let behind = self.within(y, x, m);
                self.pool.or([ahead, behind])
            }
        };
        if self.pool.as_bool(touch) == Some(false) {
            return Touching::Decided(touch);
        }
        // The background says that the threads differ; said here, it decides many
        // pairs without a solver.
        let mut all = vec![touch, a.path, b.path, self.differ];
        all.extend([self.is_place(a.array, x), self.is_place(b.array, y)]);
        for (x, y) in a.index[..last].iter().zip(&b.index[..last]) {
            all.push(self.pool.eq(*x, *y));
        }
        if let (Mode::Write, Mode::Write, Some(v), Some(w)) =
            (a.mode, b.mode, self.compared(a), self.compared(b))
            && self.pool.sort(v) == self.pool.sort(w)
        {
            all.push(self.pool.ne(v, w));
        }
        let race = self.pool.and(all);
        let is_late = || self.deadline.is_some_and(|end| Instant::now() >= end);
        match self.pool.as_bool(race) == Some(false) || is_late() {
            true => Touching::Decided(race),
            false => Touching::Open(race),
        }
    }

    /// The race where each dimension is the same, of two threads that differ.
    fn where_dimensions_meet(&mut self, a: &Instance, b: &Instance, race: Term) -> Term {
        let dimensions = self.dimensions(a, b);
        // Of two threads on one cell these may leave but one thread.
        let different = self.pool.and([dimensions, self.differ]);
        match self.pool.as_bool(different) {
            Some(false) => different,
            _ => self.pool.and([race, dimensions]),
        }
    }

    /// Have the cells of two runs none in common, as their dimensions show?
    fn are_apart(&mut self, a: &Instance, own: &Run, b: &Instance, other: &Run) -> bool {
        if own.is_single && other.is_single {
            return false;
        }
        let [a, b] = [(a, own), (b, other)].map(|(one, run)| run.as_access(self.pool, one));
        let dimensions = self.dimensions(&a, &b);
        let different = self.pool.and([dimensions, self.differ]);
        self.pool.as_bool(different) == Some(false)
    }

    /// What follows where the two accesses are made and touch one cell, dimension by
    /// dimension.
    fn dimensions(&mut self, a: &Instance, b: &Instance) -> Term {
        let mut dimensions = Vec::new();
        let last = a.index.len() - 1;
        for (at, (&x, &y)) in a.index.iter().zip(&b.index).enumerate() {
            let cells = match at == last {
                true => (a.cells, b.cells),
                false => (1, 1),
            };
            dimensions.push(self.same_cell((a.path, x), (b.path, y), cells));
        }
        self.pool.and(dimensions)
    }

    /// What follows where one thread's cells from `x` on, taking one path, and the
    /// other's from `y` on have one in common. Products of unsigned numbers may be worth
    /// what they say only if read without sign.
    fn same_cell(&mut self, x: (Term, Term), y: (Term, Term), cells: (u32, u32)) -> Term {
        let follows = self.same_number(true, &[], x, y, cells);
        match self.pool.as_bool(follows) {
            Some(true) => self.same_number(false, &[], x, y, cells),
            _ => follows,
        }
    }

    /// The same, where indices are read with sign or without, and some polynomials are
    /// not negative. Where it matters whether a number that is divided by is positive or
    /// negative, both are looked at.
    fn same_number(
        &mut self,
        signed: bool,
        facts: &[Polynomial],
        x: (Term, Term),
        y: (Term, Term),
        cells: (u32, u32),
    ) -> Term {
        let [(mut known, p), (other, q)] = [x, y].map(|(path, index)| {
            let (known, pool) = self.known_on(path);
            let mut known = known.clone();
            for fact in facts {
                known.learn_fact(pool, fact.clone());
            }
            let value = known.value(pool, index, signed);
            (known, value)
        });
        known.join(&other);
        let (Some(p), Some(q)) = (p, q) else {
            return self.pool.bool(true);
        };
        let open = known.divisor_of_unknown_sign(self.pool);
        if let Some(divisor) = open.filter(|_| facts.len() < MOST_SIGNS) {
            let mut cases = Vec::new();
            for sign in [1, -1] {
                let Some(fact) = Polynomial::constant(-1).plus(sign, &divisor) else {
                    return self.pool.bool(true);
                };
                let facts = [facts, &[fact]].concat();
                cases.push(self.same_number(signed, &facts, x, y, cells));
            }
            let Some(zero) = equation(self.pool, &divisor, None) else {
                return self.pool.bool(true);
            };
            cases.push(zero);
            return self.pool.or(cases);
        }
        match self.apart(&known, p, q, cells) {
            Some(equations) => self.pool.and(equations),
            None => self.pool.bool(false),
        }
    }

    /// What follows where the cells from `p` on and those from `q` on have one in common;
    /// `None` if they cannot.
    fn apart(
        &mut self,
        known: &Known,
        p: Polynomial,
        q: Polynomial,
        cells: (u32, u32),
    ) -> Option<Vec<Term>> {
        let nothing = Some(Vec::new());
        let Some(mut difference) = p.plus(-1, &q) else {
            return nothing;
        };
        let mut apart = None;
        if cells != (1, 1) {
            if ![&p, &q].iter().all(|p| is_far_from_wrapping(self.pool, p)) {
                return nothing;
            }
            let (m, n) = (i128::from(cells.0), i128::from(cells.1));
            let atom = between(self.pool, 1 - m, n - 1);
            apart = Some(atom);
            match difference.plus(-1, &Polynomial::atom(atom)) {
                Some(with) => difference = with,
                None => return nothing,
            }
        }
        let mut zeros = split(self.pool, known, &difference)?;
        if zeros == [difference] {
            return nothing;
        }
        let mut undivided = known.undivided(&zeros);
        while let Some(difference) = undivided.pop() {
            zeros.extend(split(self.pool, known, &difference)?);
            zeros.push(difference);
            if undivided.is_empty() {
                undivided = known.undivided(&zeros);
            }
        }
        let pool = &mut *self.pool;
        Some(
            zeros
                .iter()
                .filter_map(|zero| equation(pool, zero, apart))
                .collect(),
        )
    }

    /// What is known where the path is taken.
    fn known_on(&mut self, path: Term) -> (&mut Known, &mut Pool) {
        if !self.known_of.contains_key(&path) {
            let mut known = self.known().clone();
            known.learn(self.pool, &[path]);
            self.known_of.insert(path, known);
        }
        (self.known_of.entry(path).or_default(), self.pool)
    }

    /// `x` is one of the cells from `start` on.
    fn within(&mut self, x: Term, start: Term, cells: u32) -> Term {
        let width = self.pool.width(x);
        let distance = self.pool.bv_sub(x, start);
        let cells = self.pool.bv(u128::from(cells), width);
        self.pool.ult(distance, cells)
    }

    /// Some cell is touched by both threads.
    fn watched(&mut self, first: &[Instance], second: &[Instance]) -> Term {
        let cell: Vec<Term> = first[0]
            .index
            .iter()
            .map(|t| {
                let sort = self.pool.sort(*t).clone();
                self.pool.fresh_var("cell", sort)
            })
            .collect();
        let mut values: BTreeMap<Sort, [Term; 2]> = BTreeMap::new();
        let compared: Vec<Term> = first.iter().filter_map(|i| self.compared(i)).collect();
        for value in compared {
            let sort = self.pool.sort(value).clone();
            values
                .entry(sort.clone())
                .or_insert_with(|| [0, 1].map(|_| self.pool.fresh_var("written", sort.clone())));
        }
        let a = self.touches(first, 0, &cell, &values);
        let b = self.touches(second, 1, &cell, &values);
        let place = self.is_place(first[0].array, cell[cell.len() - 1]);
        let pool = &mut *self.pool;
        let others = pool.or([b.reads, b.atomic_reads, b.writes, b.atomics]);
        let unlike = pool.or([b.reads, b.atomic_reads, b.plain, b.atomics]);
        let mut races = vec![
            pool.and([a.plain, others]),
            pool.and([a.writes, unlike]),
            pool.and([a.atomics, b.reads]),
            pool.and([a.atomics, b.writes]),
        ];
        for (sort, [v, w]) in values {
            let (Some(x), Some(y)) = (a.valued.get(&sort), b.valued.get(&sort)) else {
                continue;
            };
            let differ = pool.ne(v, w);
            races.push(pool.and([*x, *y, differ]));
        }
        // Writes of values of different widths.
        for (s, x) in &a.valued {
            for (_, y) in b.valued.iter().filter(|(t, _)| *t != s) {
                races.push(pool.and([*x, *y]));
            }
        }
        let race = pool.or(races);
        pool.and([race, place])
    }

    fn touches(
        &mut self,
        list: &[Instance],
        thread: usize,
        cell: &[Term],
        values: &BTreeMap<Sort, [Term; 2]>,
    ) -> Touches {
        let mut lists: [Vec<Term>; 5] = Default::default();
        let mut valued: BTreeMap<Sort, Vec<Term>> = BTreeMap::new();
        for instance in list {
            let mut all = vec![instance.path];
            let last = cell.len() - 1;
            for (x, y) in cell[..last].iter().zip(&instance.index) {
                all.push(self.pool.eq(*x, *y));
            }
            all.push(match instance.cells {
                1 => self.pool.eq(cell[last], instance.index[last]),
                cells => self.within(cell[last], instance.index[last], cells),
            });
            let hit = self.pool.and(all);
            let kind = match instance.mode {
                Mode::Read => 0,
                Mode::AtomicRead(_) => 1,
                Mode::AtomicWrite(_) => 2,
                Mode::Write => 3,
            };
            lists[kind].push(hit);
            if kind == 3 {
                match self.compared(instance) {
                    None => lists[4].push(hit),
                    Some(value) => {
                        let sort = self.pool.sort(value).clone();
                        let same = match values.get(&sort) {
                            Some(written) => self.pool.eq(written[thread], value),
                            None => self.pool.bool(true),
                        };
                        let hit = self.pool.and([hit, same]);
                        valued.entry(sort).or_default().push(hit);
                    }
                }
            }
        }
        let [reads, atomic_reads, atomics, writes, plain] = lists.map(|list| self.pool.or(list));
        Touches {
            reads,
            atomic_reads,
            atomics,
            writes,
            plain,
            valued: valued
                .into_iter()
                .map(|(sort, list)| (sort, self.pool.or(list)))
                .collect(),
        }
    }
}

/// What is known of two accesses by their indices as they are.
enum Touching {
    /// Nothing is left to be said of their race.
    Decided(Term),
    Open(Term),
}

/// Neighbouring cells that accesses of one path lead to, as those of a vector do.
#[derive(Clone)]
struct Run {
    /// Index of the first access in its list.
    place: usize,
    /// The first cell's distance from that of the first access, and the last one's.
    cells: (i128, i128),
    /// The distance of the access that the run is kept for from the first one.
    own: i128,
    /// Of one access its pairs say what its run would.
    is_single: bool,
}

impl Run {
    /// All cells as those of one access.
    fn as_access(&self, pool: &mut Pool, one: &Instance) -> Instance {
        let mut all = one.clone();
        let last = all.index.len() - 1;
        let width = pool.width(all.index[last]);
        let back = pool.bv(from_signed(self.cells.0 - self.own, width), width);
        all.index[last] = pool.bv_add(all.index[last], back);
        all.cells = (self.cells.1 - self.cells.0 + 1) as u32;
        all
    }
}

/// For each access the run that it belongs to.
fn runs(pool: &mut Pool, list: &[Instance]) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    let mut of_each: Vec<(usize, i128)> = Vec::new();
    for (place, access) in list.iter().enumerate() {
        let found = runs.iter().enumerate().find_map(|(number, run)| {
            let first = &list[run.place];
            let distance = distance(pool, first, access)?;
            let last = distance + i128::from(access.cells) - 1;
            let cells = (run.cells.0.min(distance), run.cells.1.max(last));
            (cells.1 - cells.0 < MOST_CELLS).then_some((number, distance, cells))
        });
        let (number, own) = match found {
            Some((number, distance, cells)) => {
                runs[number].cells = cells;
                runs[number].is_single = false;
                (number, distance)
            }
            None => {
                let cells = (0, i128::from(access.cells) - 1);
                runs.push(Run {
                    place,
                    cells,
                    own: 0,
                    is_single: true,
                });
                (runs.len() - 1, 0)
            }
        };
        of_each.push((number, own));
    }
    let of = |(number, own): (usize, i128)| Run {
        own,
        ..runs[number].clone()
    };
    of_each.into_iter().map(of).collect()
}

/// How far the second access's cell is from the first one's, if the launch does not say.
fn distance(pool: &mut Pool, a: &Instance, b: &Instance) -> Option<i128> {
    let last = a.index.len() - 1;
    let is_like = a.path == b.path && a.index[..last] == b.index[..last];
    let between = is_like.then(|| pool.bv_sub(b.index[last], a.index[last]))?;
    let bits = pool.as_bv(between)?;
    Some(to_signed(bits, pool.width(between)))
}

/// As many cells are looked at as one.
const MOST_CELLS: i128 = 16;
/// As many pairs of accesses are asked for one by one.
const MOST_PAIRS: usize = 64;
/// Divisors whose signs are looked at one by one.
const MOST_SIGNS: usize = 3;
/// As many are compared.
const MOST_PAIRS_LOOKED_AT: usize = 20_000;

/// How a thread touches the watched cell.
struct Touches {
    reads: Term,
    atomic_reads: Term,
    atomics: Term,
    /// Writes of any kind of value.
    writes: Term,
    /// Writes of values that are not compared.
    plain: Term,
    /// By the sort of the value.
    valued: BTreeMap<Sort, Term>,
}
