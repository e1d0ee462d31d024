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
            for b in 0..events {
                if holds(a, b) {
                    relation.add(a, b);
                }
            }
        }
        relation
    }

    /// The identity on the events of a set.
    pub fn on(events: usize, member: impl Fn(usize) -> bool) -> Relation {
        Relation::from_fn(events, |a, b| a == b && member(a))
    }

    pub fn add(&mut self, a: usize, b: usize) {
        self.rows[a] |= 1 << b;
    }

    pub fn holds(&self, a: usize, b: usize) -> bool {
        self.rows[a] >> b & 1 == 1
    }

    pub fn then(&self, other: &Relation) -> Relation {
        let row = |&row: &u128| {
            (0..other.rows.len())
                .filter(|b| row >> b & 1 == 1)
                .fold(0, |reached, b| reached | other.rows[b])
        };
        Relation {
            rows: self.rows.iter().map(row).collect(),
        }
    }

    pub fn inverse(&self) -> Relation {
        Relation::from_fn(self.rows.len(), |a, b| self.holds(b, a))
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
