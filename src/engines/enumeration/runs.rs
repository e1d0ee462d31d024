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
    /// The same cells, accessed so by somebody.
    pub(super) fn of(self, kind: Kind, by: u32) -> Run {
        Run { kind, by, ..self }
    }

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

/// Runs by their steps, those of most cells first; short ones are of the first step.
pub(super) fn by_step(runs: Vec<Run>) -> Vec<Vec<Run>> {
    let mut cells: BTreeMap<i64, i64> = BTreeMap::new();
    for run in &runs {
        let sum = cells.entry(run.step).or_default();
        *sum = sum.saturating_add(run.len());
    }
    let mut steps: Vec<(i64, i64)> = cells.into_iter().map(|(step, sum)| (sum, step)).collect();
    steps.sort_unstable_by(|a, b| b.cmp(a));
    let mut groups: Vec<Vec<Run>> = vec![Vec::new(); steps.len()];
    for run in runs {
        let fitting = steps.iter().zip(&mut groups);
        let mut fitting =
            fitting.filter_map(|((_, step), group)| Some((run.with_step(*step)?, group)));
        if let Some((run, group)) = fitting.next() {
            group.push(run);
        }
    }
    groups.retain(|group| !group.is_empty());
    groups
}

/// The same cells in fewer runs: those of one who accesses cells that overlap or follow each other are one.
pub(super) fn merged(mut runs: Vec<Run>) -> Vec<Run> {
    runs.sort_unstable_by_key(|run| (run.kind, run.by, run.step, run.count, run.first, run.width));
    runs.dedup_by(|next, last| {
        let is_alike = (next.kind, next.by) == (last.kind, last.by);
        let follows = [next.step, last.step] == [0, 0]
            && [next.count, last.count] == [1, 1]
            && next.first <= last.first + last.width;
        if is_alike && follows {
            last.width = last.width.max(next.first + next.width - last.first);
        }
        is_alike && (follows || next == last)
    });
    runs.shrink_to_fit();
    runs
}

/// Runs of one step, none of which race, in the order of their cells.
pub(super) struct Sorted {
    step: i64,
    lines: Vec<Line>,
    /// How far the lines up to each reach that are in its column.
    reach: Vec<[Reach; Kind::COUNT]>,
}

impl Sorted {
    /// The memory that runs take in order.
    pub(super) fn bytes(runs: &[Run]) -> usize {
        let lines = |run: &Run| if run.step == 0 { 1 } else { run.width };
        let lines = runs.iter().map(lines).fold(0, i64::saturating_add);
        let size = size_of::<Line>() + size_of::<[Reach; Kind::COUNT]>();
        usize::try_from(lines).map_or(usize::MAX, |lines| lines.saturating_mul(size))
    }

    /// A cell of two runs that race, where there are such.
    pub(super) fn new(runs: &[Run]) -> Result<Sorted, Shared> {
        let mut lines: Vec<Line> = runs.iter().flat_map(|run| lines(*run)).collect();
        lines.sort_unstable();
        let step = runs.first().map_or(0, |run| run.step);
        let mut sorted = Sorted {
            step,
            reach: Vec::with_capacity(lines.len()),
            lines,
        };
        for (index, line) in sorted.lines.iter().enumerate() {
            let mut reach = match index.checked_sub(1) {
                Some(last) if sorted.lines[last].column == line.column => sorted.reach[last],
                _ => [Reach::default(); Kind::COUNT],
            };
            if let Some(other) = racing(&reach, (line.kind, line.by), line.start) {
                let cell = match step {
                    0 => line.start,
                    _ => line.column + line.start * step,
                };
                return Err((cell, [other, line.by]));
            }
            reach[line.kind as usize].extend(line.end, line.by);
            sorted.reach.push(reach);
        }
        Ok(sorted)
    }

    /// Somebody else whose access of a cell races with one of this kind.
    pub(super) fn racing(&self, cell: i64, kind: Kind, by: u32) -> Option<u32> {
        let (column, at) = match self.step {
            0 => (0, cell),
            step => (cell.rem_euclid(step), cell.div_euclid(step)),
        };
        let begun = |line: &Line| (line.column, line.start) <= (column, at);
        let last = self.lines.partition_point(begun).checked_sub(1)?;
        let is_there = self.lines[last].column == column;
        racing(&self.reach[last], (kind, by), at).filter(|_| is_there)
    }
}

fn racing(reach: &[Reach; Kind::COUNT], (kind, by): (Kind, u32), at: i64) -> Option<u32> {
    let others = Kind::ALL.iter().filter(|other| other.races_with(kind));
    let mut others = others.filter_map(|other| reach[*other as usize].beyond(at, by));
    others.next()
}

/// Cells `column + step·index` for the indices from `start` on, before `end`; the cells of these
/// numbers where the step is zero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Line {
    column: i64,
    start: i64,
    end: i64,
    by: u32,
    kind: Kind,
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
    let line = move |column, start, length| Line {
        column,
        start,
        end: start + length,
        by,
        kind,
    };
    let columns = if step == 0 { 1 } else { width };
    (0..columns).map(move |index| match step {
        0 => line(0, first, width),
        _ => {
            let cell = first + index;
            line(cell.rem_euclid(step), cell.div_euclid(step), count)
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
            match Sorted::new(&runs) {
                Err((cell, [a, b])) => {
                    let touches = |by| {
                        let mut own = runs.iter().filter(|run| run.by == by);
                        own.any(|run| run.cells().any(|own| own == cell))
                    };
                    assert!(all && touches(a) && touches(b), "{runs:?} {cell}");
                    found += 1;
                }
                Ok(sorted) => {
                    assert!(!all, "{runs:?}");
                    for cell in -30..120 {
                        let kind = Kind::ALL[next(4) as usize];
                        let races = |run: &Run| {
                            run.by != 1
                                && run.kind.races_with(kind)
                                && run.cells().any(|own| own == cell)
                        };
                        let racing = sorted.racing(cell, kind, 1).is_some();
                        assert_eq!(racing, runs.iter().any(races), "{runs:?} {cell} {kind:?}");
                    }
                    none += 1;
                }
            }
        }
        assert!(found > 500 && none > 500, "{found} {none}");
    }

    #[test]
    fn merged_runs_have_the_same_cells() {
        let mut next = numbers();
        for _ in 0..2000 {
            let runs: Vec<Run> = (0..12)
                .map(|_| {
                    let (width, step) = (1 + next(3), [0, 4][next(2) as usize]);
                    Run {
                        first: next(16),
                        width,
                        step,
                        count: if step == 0 { 1 } else { 1 + next(3) },
                        kind: Kind::ALL[next(2) as usize],
                        by: next(2) as u32,
                    }
                })
                .collect();
            let cells = |runs: &[Run]| {
                let runs = runs.iter();
                let cells = runs.flat_map(|run| run.cells().map(|cell| (run.kind, run.by, cell)));
                cells.collect::<std::collections::BTreeSet<_>>()
            };
            let few = merged(runs.clone());
            assert_eq!(cells(&few), cells(&runs));
            let alone = few.iter().filter(|run| run.step == 0);
            let mut places: Vec<_> = alone
                .map(|run| (run.kind, run.by, run.first, run.width))
                .collect();
            places.sort_unstable();
            let is_apart = |pair: &[(Kind, u32, i64, i64)]| {
                (pair[0].0, pair[0].1) != (pair[1].0, pair[1].1)
                    || pair[0].2 + pair[0].3 < pair[1].2
            };
            assert!(places.windows(2).all(is_apart), "{few:?}");
        }
    }
}
