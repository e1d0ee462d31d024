//! Cells that follow each other, or are as far from each other, as runs: who made two that
//! share a cell is found by a sweep over all of them in order.

use std::collections::BTreeMap;

use super::accesses::Kind;

/// `count` times `width` cells, each `step` behind those before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Run {
    pub first: i64,
    pub width: i64,
    /// Zero where all of them follow each other; no less than the width otherwise.
    pub step: i64,
    pub count: i64,
    pub kind: Kind,
    pub by: u32,
}

/// A cell, and two who race on it.
pub(super) type Shared = (i64, [u32; 2]);

impl Run {
    /// Its cells.
    pub(super) fn cells(self) -> impl Iterator<Item = i64> {
        let starts = (0..self.count).map(move |index| self.first + self.step * index);
        starts.flat_map(move |start| start..start + self.width)
    }

    /// The same cells as a run of this step, if they are one.
    pub(super) fn with_step(self, step: i64) -> Option<Run> {
        let fits = self.step == step || self.count == 1 && self.width <= step;
        fits.then_some(Run { step, ..self })
    }

    pub(super) fn len(self) -> i64 {
        self.width.saturating_mul(self.count)
    }
}

/// The step that most cells are of.
pub(super) fn main_step(runs: &[Run]) -> i64 {
    let mut cells: BTreeMap<i64, i64> = BTreeMap::new();
    for run in runs {
        let sum = cells.entry(run.step).or_default();
        *sum = sum.saturating_add(run.len());
    }
    let most = cells.into_iter().max_by_key(|(_, sum)| *sum);
    most.map_or(0, |(step, _)| step)
}

/// A cell of two runs that race; all of them are of one step.
pub(super) fn shared(runs: &[Run]) -> Option<Shared> {
    let mut lines: Vec<Line> = runs.iter().flat_map(|run| lines(*run)).collect();
    lines.sort_unstable();
    let mut column = 0;
    let mut reach = [Reach::default(); Kind::COUNT];
    for line in lines {
        if line.column != column {
            column = line.column;
            reach = [Reach::default(); Kind::COUNT];
        }
        let others = Kind::ALL.iter().filter(|other| other.races_with(line.kind));
        let other = others.filter_map(|other| reach[*other as usize].beyond(line.start, line.by));
        if let Some(other) = other.min() {
            let cell = line.column + line.start * line.scale;
            return Some((cell, [other, line.by]));
        }
        reach[line.kind as usize].extend(line.end, line.by);
    }
    None
}

/// Cells `column + scale·index` for the indices from `start` on, before `end`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Line {
    column: i64,
    start: i64,
    end: i64,
    by: u32,
    kind: Kind,
    scale: i64,
}

/// Cells of a run that follow each other lie in one line, others each in that of its rest modulo
/// the step.
fn lines(run: Run) -> impl Iterator<Item = Line> {
    let Run {
        first,
        width,
        step,
        count,
        kind,
        by,
    } = run;
    let line = move |column, start, length, scale| Line {
        column,
        start,
        end: start + length,
        by,
        kind,
        scale,
    };
    let columns = if step == 0 { 1 } else { width };
    (0..columns).map(move |index| match step {
        0 => line(0, first, width, 1),
        _ => {
            let cell = first + index;
            line(cell.rem_euclid(step), cell.div_euclid(step), count, step)
        }
    })
}

/// How far those reach that were seen: the farthest of all, and the farthest of somebody else.
#[derive(Clone, Copy, Default)]
struct Reach {
    first: Option<(i64, u32)>,
    second: Option<(i64, u32)>,
}

impl Reach {
    fn extend(&mut self, end: i64, by: u32) {
        let is_farther = |known: Option<(i64, u32)>| known.is_none_or(|(known, _)| end > known);
        match self.first {
            Some((known, who)) if who == by => self.first = Some((known.max(end), by)),
            _ if is_farther(self.first) => {
                self.second = self.first.replace((end, by));
            }
            _ if is_farther(self.second) => self.second = Some((end, by)),
            _ => {}
        }
    }

    /// Somebody else whose cells go on at this one.
    fn beyond(&self, start: i64, by: u32) -> Option<u32> {
        let both = [self.first, self.second].into_iter().flatten();
        let mut others = both.filter(|&(end, who)| who != by && end > start);
        others.next().map(|(_, who)| who)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Small numbers that look like chance, always the same ones.
    fn numbers() -> impl FnMut(u64) -> i64 {
        let mut state = 1u64;
        move |most| {
            state = state
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            ((state >> 33) % most) as i64
        }
    }

    #[test]
    fn who_shares_a_cell_is_found_by_the_sweep_as_by_comparing_all() {
        let mut next = numbers();
        let (mut found, mut none) = (0, 0);
        for round in 0..4000 {
            let step = if round % 2 == 0 { 0 } else { 2 + next(6) };
            let count = 2 + next(4);
            let runs: Vec<Run> = (0..count)
                .map(|_| Run {
                    first: next(90) - 20,
                    width: if step == 0 {
                        1 + next(9)
                    } else {
                        1 + next(step as u64 - 1)
                    },
                    step,
                    count: if step == 0 { 1 } else { 2 + next(5) },
                    kind: Kind::ALL[next(4) as usize],
                    by: next(3) as u32,
                })
                .collect();
            let races = |a: &Run, b: &Run| {
                a.by != b.by
                    && a.kind.races_with(b.kind)
                    && a.cells().any(|cell| b.cells().any(|other| other == cell))
            };
            let all = runs.iter().any(|a| runs.iter().any(|b| races(a, b)));
            let swept = shared(&runs);
            assert_eq!(swept.is_some(), all, "{runs:?}");
            if let Some((cell, [a, b])) = swept {
                let touches = |by| {
                    runs.iter()
                        .any(|run| run.by == by && run.cells().any(|c| c == cell))
                };
                assert!(touches(a) && touches(b), "{runs:?} {cell}");
                found += 1;
            } else {
                none += 1;
            }
        }
        assert!(found > 500 && none > 500, "{found} {none}");
    }
}
