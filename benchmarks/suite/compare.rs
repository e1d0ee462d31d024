//! What changed between two runs.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::rows::{Row, Rows};
use crate::tables::median;

/// The differences of a run against an older one.
pub fn report(older: &Rows, newer: &Rows) -> String {
    let old: BTreeMap<&str, &Row> = by_kernel(older);
    let new: BTreeMap<&str, &Row> = by_kernel(newer);
    let both: Vec<(&Row, &Row)> = new
        .iter()
        .filter_map(|(kernel, row)| Some((*old.get(kernel)?, *row)))
        .collect();
    let mut text = String::from("Against the older run:\n");
    let changed = both
        .iter()
        .filter(|(before, after)| before.outcome != after.outcome);
    let mut lines: Vec<(Change, String)> = changed
        .map(|(before, after)| {
            let change = Change::of(before, after);
            let line = format!("{}: {} -> {}", after.kernel, before.outcome, after.outcome);
            (change, line)
        })
        .collect();
    lines.sort();
    for (change, line) in &lines {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "  {:<6}  {line}", change.word());
    }
    let _ = writeln!(text, "  {} of {} kernels changed", lines.len(), both.len());
    let missing = |from: &BTreeMap<&str, &Row>, other: &BTreeMap<&str, &Row>| {
        from.keys()
            .filter(|kernel| !other.contains_key(*kernel))
            .count()
    };
    let (added, gone) = (missing(&new, &old), missing(&old, &new));
    if added + gone > 0 {
        let _ = writeln!(text, "  {added} kernels are new, {gone} were not run again");
    }
    let times = |pick: fn(&(&Row, &Row)) -> f64| both.iter().map(pick).collect::<Vec<f64>>();
    let (before, after) = (times(|pair| pair.0.wall_ms), times(|pair| pair.1.wall_ms));
    let totals = (
        before.iter().sum::<f64>() / 1e3,
        after.iter().sum::<f64>() / 1e3,
    );
    let _ = writeln!(
        text,
        "  wall time: median {:.1} -> {:.1} ms, total {:.1} -> {:.1} s",
        median(before),
        median(after),
        totals.0,
        totals.1
    );
    text
}

/// The direction of a change, worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Change {
    Worse,
    Better,
    Other,
}

impl Change {
    fn of(before: &Row, after: &Row) -> Change {
        let score = |row: &Row| {
            if row.is_grave() {
                -1
            } else {
                i32::from(row.agrees())
            }
        };
        match score(after) - score(before) {
            ..0 => Change::Worse,
            0 => Change::Other,
            _ => Change::Better,
        }
    }

    fn word(self) -> &'static str {
        match self {
            Change::Worse => "worse",
            Change::Better => "better",
            Change::Other => "other",
        }
    }
}

fn by_kernel(rows: &Rows) -> BTreeMap<&str, &Row> {
    rows.rows
        .iter()
        .map(|row| (row.kernel.as_str(), row))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::header::Expected::{NotProved, Proved};
    use crate::rows::{Outcome, row};
    use std::time::Duration;

    #[test]
    fn changes_are_sorted_by_gravity() {
        let older = vec![
            row("a", Proved, Outcome::Timeout, 100.0),
            row("b", Proved, Outcome::Proved, 20.0),
            row("c", NotProved, Outcome::Defect, 10.0),
            row("d", Proved, Outcome::Timeout, 10.0),
            row("gone", Proved, Outcome::Proved, 10.0),
        ];
        let newer = vec![
            row("a", Proved, Outcome::Proved, 50.0),
            row("b", Proved, Outcome::Proved, 10.0),
            row("c", NotProved, Outcome::Proved, 10.0),
            row("d", Proved, Outcome::Inconclusive, 10.0),
            row("new", Proved, Outcome::Proved, 10.0),
        ];
        let rows = |rows| Rows::new(rows, Duration::from_secs(1));
        let expected = "\
Against the older run:
  worse   c: defect -> proved
  better  a: timeout -> proved
  other   d: timeout -> inconclusive
  3 of 4 kernels changed
  1 kernels are new, 1 were not run again
  wall time: median 20.0 -> 10.0 ms, total 0.1 -> 0.1 s
";
        assert_eq!(report(&rows(older), &rows(newer)), expected);
    }
}
