//! How the bytes of an object are cut into cells: so that every access is to whole ones.

use smallvec::SmallVec;

/// Offset and bytes of cells.
pub(super) type Row = SmallVec<[(i64, u32); 2]>;

/// Disjoint cells, lowest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Cells(Vec<(i64, u32)>);

/// How an access fits the cells that there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fit {
    Whole(Row),
    /// Bytes of it are in no cell yet.
    Missing,
    /// It ends inside of a cell.
    Partial,
}

/// The widest cells.
const WIDEST: i64 = 8;

impl Cells {
    /// The cells of an access.
    pub fn fit(&self, offset: i64, bytes: u32) -> Fit {
        let end = offset + i64::from(bytes);
        let first = self
            .0
            .partition_point(|&(at, width)| at + i64::from(width) <= offset);
        let mut row = Row::new();
        let mut reached = offset;
        let mut missing = false;
        for &(at, width) in self.0[first..].iter().take_while(|&&(at, _)| at < end) {
            if at < offset || at + i64::from(width) > end {
                return Fit::Partial;
            }
            missing |= at > reached;
            reached = at + i64::from(width);
            row.push((at, width));
        }
        match missing || reached < end {
            true => Fit::Missing,
            false => Fit::Whole(row),
        }
    }

    /// Bytes of the cell at an offset.
    pub fn width(&self, offset: i64) -> Option<u32> {
        let at = self.0.binary_search_by_key(&offset, |&(at, _)| at).ok()?;
        Some(self.0[at].1)
    }

    /// Adds cells for the bytes of an access that are in none.
    pub fn add(&mut self, offset: i64, bytes: u32) {
        let end = offset + i64::from(bytes);
        let mut at = offset;
        while at < end {
            let next = self
                .0
                .partition_point(|&(other, width)| other + i64::from(width) <= at);
            match self.0.get(next) {
                Some(&(other, width)) if other <= at => at = other + i64::from(width),
                following => {
                    let limit = following.map_or(end, |&(other, _)| end.min(other));
                    let mut width = limit - at;
                    if width > WIDEST {
                        width = 1 << at.trailing_zeros().min(WIDEST.trailing_zeros());
                    }
                    self.0.insert(next, (at, width as u32));
                    at += width;
                }
            }
        }
    }

    /// Cuts the cells in which an access begins or ends.
    pub fn cut(&mut self, offset: i64, bytes: u32) {
        for edge in [offset, offset + i64::from(bytes)] {
            let index = self
                .0
                .partition_point(|&(at, width)| at + i64::from(width) <= edge);
            if let Some(&(at, width)) = self.0.get(index)
                && at < edge
            {
                let low = (edge - at) as u32;
                self.0[index].1 = low;
                self.0.insert(index + 1, (edge, width - low));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whole(cells: &[(i64, u32)]) -> Fit {
        Fit::Whole(cells.iter().copied().collect())
    }

    #[test]
    fn cells_are_as_wide_as_the_accesses() {
        let mut cells = Cells::default();
        assert_eq!(cells.fit(4, 4), Fit::Missing);
        cells.add(4, 4);
        cells.add(8, 8);
        assert_eq!(cells.fit(4, 4), whole(&[(4, 4)]));
        assert_eq!(cells.fit(8, 8), whole(&[(8, 8)]));
        assert_eq!(cells.fit(4, 12), whole(&[(4, 4), (8, 8)]));
        assert_eq!(cells.fit(0, 8), Fit::Missing);
        cells.add(0, 8);
        assert_eq!(cells.fit(0, 8), whole(&[(0, 4), (4, 4)]));
    }

    #[test]
    fn narrow_accesses_cut_wide_cells() {
        let mut cells = Cells::default();
        cells.add(0, 8);
        assert_eq!(cells.fit(4, 4), Fit::Partial);
        cells.cut(4, 4);
        assert_eq!(cells.fit(4, 4), whole(&[(4, 4)]));
        assert_eq!(cells.fit(0, 8), whole(&[(0, 4), (4, 4)]));
        cells.cut(1, 2);
        assert_eq!(cells.fit(0, 8), whole(&[(0, 1), (1, 2), (3, 1), (4, 4)]));
    }

    #[test]
    fn long_accesses_are_rows_of_cells() {
        let mut cells = Cells::default();
        cells.add(4, 20);
        assert_eq!(cells.fit(4, 20), whole(&[(4, 4), (8, 8), (16, 8)]));
    }
}
