//! Relations over at most 128 events, as matrices of bits.

use std::ops::{BitAnd, BitOr, Sub};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relation {
    rows: Vec<u128>,
}

impl Relation {
    pub fn empty(events: usize) -> Relation {
        assert!(events <= 128, "the programs are small");
        Relation {
            rows: vec![0; events],
        }
    }

    pub fn from_fn(events: usize, holds: impl Fn(usize, usize) -> bool) -> Relation {
        let mut relation = Relation::empty(events);
        for a in 0..events {
            let mut b = 0;
            while b < events {
                relation.rows[a] |= u128::from(holds(a, b)) << b;
                b += 1;
            }
        }
        relation
    }

    /// The identity on the events of a set.
    pub fn on(events: usize, member: impl Fn(usize) -> bool) -> Relation {
        let mut relation = Relation::empty(events);
        (0..events)
            .filter(|a| member(*a))
            .for_each(|a| relation.add(a, a));
        relation
    }

    pub fn add(&mut self, a: usize, b: usize) {
        self.rows[a] |= 1 << b;
    }

    pub fn holds(&self, a: usize, b: usize) -> bool {
        self.rows[a] >> b & 1 == 1
    }

    pub fn then(&self, other: &Relation) -> Relation {
        let row = |&row: &u128| {
            let (mut rest, mut reached) = (row, 0);
            while rest != 0 {
                reached |= other.rows[rest.trailing_zeros() as usize];
                rest &= rest - 1;
            }
            reached
        };
        Relation {
            rows: self.rows.iter().map(row).collect(),
        }
    }

    pub fn inverse(&self) -> Relation {
        let mut inverse = Relation::empty(self.rows.len());
        for (b, &row) in self.rows.iter().enumerate() {
            let mut rest = row;
            while rest != 0 {
                inverse.add(rest.trailing_zeros() as usize, b);
                rest &= rest - 1;
            }
        }
        inverse
    }

    /// The relation or the identity.
    pub fn or_same(&self) -> Relation {
        self | &Relation::on(self.rows.len(), |_| true)
    }

    /// The transitive closure.
    pub fn plus(&self) -> Relation {
        let mut closure = self.clone();
        for via in 0..closure.rows.len() {
            let reached = closure.rows[via];
            for row in &mut closure.rows {
                if *row >> via & 1 == 1 {
                    *row |= reached;
                }
            }
        }
        closure
    }

    pub fn star(&self) -> Relation {
        self.plus().or_same()
    }

    pub fn is_empty(&self) -> bool {
        self.rows.iter().all(|&row| row == 0)
    }

    pub fn is_irreflexive(&self) -> bool {
        (0..self.rows.len()).all(|a| !self.holds(a, a))
    }

    pub fn is_acyclic(&self) -> bool {
        self.plus().is_irreflexive()
    }

    fn zip(&self, other: &Relation, op: impl Fn(u128, u128) -> u128) -> Relation {
        let rows = self.rows.iter().zip(&other.rows);
        Relation {
            rows: rows.map(|(&a, &b)| op(a, b)).collect(),
        }
    }
}

impl BitOr for &Relation {
    type Output = Relation;
    fn bitor(self, other: &Relation) -> Relation {
        self.zip(other, |a, b| a | b)
    }
}

impl BitAnd for &Relation {
    type Output = Relation;
    fn bitand(self, other: &Relation) -> Relation {
        self.zip(other, |a, b| a & b)
    }
}

impl Sub for &Relation {
    type Output = Relation;
    fn sub(self, other: &Relation) -> Relation {
        self.zip(other, |a, b| a & !b)
    }
}
