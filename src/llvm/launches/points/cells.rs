//! Sets of places in objects of the host.

use indexmap::IndexMap;
use rustc_hash::FxBuildHasher;

use crate::llvm::handle::Val;
use crate::llvm::launches::places::{greatest_divisor, is_multiple};

/// Bytes behind the start of an object, or so many and a multiple of the stride where that is not zero.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(in crate::llvm::launches) struct Cell {
    pub object: Val,
    pub offset: i64,
    pub stride: i64,
}

/// A set of them, by their objects. Of one object there are few: more become one.
#[derive(Clone, Default)]
pub(in crate::llvm::launches) struct Cells(IndexMap<Val, Vec<Cell>, FxBuildHasher>);

/// So many cells of one object are told apart.
const MOST_OF_ONE: usize = 32;

impl Cell {
    pub(super) fn start(object: Val) -> Cell {
        Cell {
            object,
            offset: 0,
            stride: 0,
        }
    }

    /// So many bytes behind, or any number if that is none, and a multiple of the stride.
    pub(super) fn moved(self, bytes: Option<i64>, stride: i64) -> Cell {
        let offset = bytes.and_then(|bytes| self.offset.checked_add(bytes));
        let stride = greatest_divisor(self.stride, stride);
        match offset {
            None => Cell {
                offset: 0,
                stride: 1,
                ..self
            },
            Some(offset) if stride == 0 => Cell { offset, ..self },
            Some(offset) => Cell {
                offset: offset.rem_euclid(stride),
                stride,
                ..self
            },
        }
    }

    /// May both be one place?
    pub(super) fn meets(&self, other: &Cell) -> bool {
        let distance = i128::from(self.offset) - i128::from(other.offset);
        let stride = greatest_divisor(self.stride, other.stride);
        self.object == other.object && is_multiple(distance, stride)
    }

    pub(super) fn covers(&self, other: &Cell) -> bool {
        let distance = i128::from(self.offset) - i128::from(other.offset);
        self.object == other.object
            && is_multiple(distance, self.stride)
            && is_multiple(i128::from(other.stride), self.stride)
    }

    pub(super) fn joined(self, other: &Cell) -> Cell {
        let distance = self
            .offset
            .checked_sub(other.offset)
            .and_then(i64::checked_abs);
        let stride = greatest_divisor(self.stride, other.stride);
        let stride = greatest_divisor(stride, distance.unwrap_or(1));
        self.moved(Some(0), stride)
    }
}

impl From<Cell> for Cells {
    fn from(cell: Cell) -> Cells {
        Cells([(cell.object, vec![cell])].into_iter().collect())
    }
}

impl Cells {
    pub(in crate::llvm::launches) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn len(&self) -> usize {
        self.0.values().map(Vec::len).sum()
    }

    pub(in crate::llvm::launches) fn objects(&self) -> impl Iterator<Item = Val> {
        self.0.keys().copied()
    }

    pub(in crate::llvm::launches) fn has_object(&self, object: Val) -> bool {
        self.0.contains_key(&object)
    }

    pub(in crate::llvm::launches) fn iter(&self) -> impl Iterator<Item = &Cell> {
        self.0.values().flatten()
    }

    /// Is the cell none of those that there were?
    pub(super) fn add(&mut self, cell: Cell) -> bool {
        let known = self.0.entry(cell.object).or_default();
        if known.iter().any(|own| own.covers(&cell)) {
            return false;
        }
        let cell = match known.len() < MOST_OF_ONE {
            true => cell,
            false => known
                .drain(..)
                .fold(cell, |joined, own| joined.joined(&own)),
        };
        known.push(cell);
        true
    }

    pub(in crate::llvm::launches) fn extend(&mut self, cells: &Cells) -> bool {
        cells
            .iter()
            .fold(false, |is_new, cell| is_new | self.add(*cell))
    }

    pub(in crate::llvm::launches) fn moved(&self, bytes: Option<i64>, stride: i64) -> Cells {
        let mut moved = Cells::default();
        for cell in self.iter() {
            moved.add(cell.moved(bytes, stride));
        }
        moved
    }

    /// Are places of both in one object?
    pub(in crate::llvm::launches) fn share_objects(&self, others: &Cells) -> bool {
        self.objects().any(|object| others.0.contains_key(&object))
    }

    /// May a place of one set be one of the other?
    pub(in crate::llvm::launches) fn meet(&self, others: &Cells) -> bool {
        self.0.iter().any(|(object, cells)| {
            let others = others.0.get(object).into_iter().flatten();
            others
                .into_iter()
                .any(|other| cells.iter().any(|own| own.meets(other)))
        })
    }
}
