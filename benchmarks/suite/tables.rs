//! The tables of one run.

use std::collections::BTreeMap;
use std::fmt::Write;

use comfy_table::presets::ASCII_MARKDOWN;
use comfy_table::{CellAlignment, Table};

use crate::header::Expected;
use crate::rows::{Outcome, Row, Rows};

/// Everything there is to say about a run.
pub fn report(rows: &Rows, unlabelled: usize) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = writeln!(text, "{}\n", agreement(&rows.rows));
    let grave: Vec<&Row> = rows.rows.iter().filter(|row| row.is_grave()).collect();
    section(&mut text, "Wrong proofs and crashes", &grave, grave_line);
    let other = |row: &&Row| !row.is_grave() && !row.agrees() && row.expected != Expected::Error;
    let mut disagreements: Vec<&Row> = rows.rows.iter().filter(other).collect();
    disagreements.sort_by_key(|row| (row.outcome, row.kernel.clone()));
    section(&mut text, "Disagreements", &disagreements, line);
    let errors = rows
        .rows
        .iter()
        .filter(|row| row.expected == Expected::Error && !row.is_grave());
    section(
        &mut text,
        "Expected errors",
        &errors.collect::<Vec<_>>(),
        line,
    );
    reasons(&mut text, &rows.rows);
    source_lines(&mut text, &rows.rows);
    let _ = writeln!(text, "{}\n", times(&rows.rows));
    let seconds = rows.elapsed_ms / 1e3;
    let _ = write!(text, "{} kernels in {seconds:.1} s", rows.rows.len());
    let _ = match unlabelled {
        0 => writeln!(text),
        count => writeln!(text, "; {count} files without a header"),
    };
    text
}

/// One line about a row that must not be.
pub fn grave_line(row: &Row) -> String {
    match row.is_wrong_proof() {
        true => format!("{}: proved, expected {}", row.kernel, row.expected),
        false => line(row),
    }
}

/// An empty Markdown table, columns after the first aligned to the right.
fn table(header: Vec<String>) -> Table {
    let columns = header.len();
    let mut table = Table::new();
    table.load_style(ASCII_MARKDOWN).set_header(header);
    for index in 1..columns {
        if let Some(column) = table.column_mut(index) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table
}

/// The median of numbers that are not empty, else zero.
pub fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len() / 2).copied().unwrap_or(0.0)
}

fn agreement(rows: &[Row]) -> Table {
    let mut header = vec!["expected".to_owned()];
    header.extend(Outcome::ALL.iter().map(Outcome::to_string));
    header.extend(["total".to_owned(), "agree".to_owned()]);
    let mut table = table(header);
    let mut kinds: Vec<Expected> = rows.iter().map(|row| row.expected).collect();
    kinds.sort();
    kinds.dedup();
    for kind in kinds {
        let of_kind: Vec<&Row> = rows.iter().filter(|row| row.expected == kind).collect();
        let mut cells = vec![kind.to_string()];
        for outcome in Outcome::ALL {
            let count = of_kind.iter().filter(|row| row.outcome == outcome).count();
            cells.push(if count == 0 {
                String::new()
            } else {
                count.to_string()
            });
        }
        let agreeing = of_kind.iter().filter(|row| row.agrees()).count();
        let percent = 100.0 * agreeing as f64 / of_kind.len() as f64;
        cells.extend([
            of_kind.len().to_string(),
            format!("{agreeing} ({percent:.1} %)"),
        ]);
        table.add_row(cells);
    }
    table
}

fn section(text: &mut String, title: &str, rows: &[&Row], show: impl Fn(&Row) -> String) {
    if rows.is_empty() {
        return;
    }
    let _ = writeln!(text, "{title} ({}):", rows.len());
    for row in rows {
        let _ = writeln!(text, "  {}", show(row));
    }
    text.push('\n');
}

fn line(row: &Row) -> String {
    let notes = match row.notes.as_slice() {
        [] => String::new(),
        [note] => format!(": {note}"),
        [note, rest @ ..] => format!(": {note} (and {} more)", rest.len()),
    };
    format!(
        "{}: {}, expected {}{notes}",
        row.kernel, row.outcome, row.expected
    )
}

/// What keeps kernels that should be proved from a verdict, most frequent first.
fn reasons(text: &mut String, rows: &[Row]) {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for row in rows.iter().filter(|row| row.expected == Expected::Proved) {
        for note in &row.notes {
            *counts.entry(note).or_default() += 1;
        }
    }
    let mut counts: Vec<(&str, usize)> = counts.into_iter().collect();
    counts.sort_by_key(|&(note, count)| (std::cmp::Reverse(count), note));
    if counts.is_empty() {
        return;
    }
    let _ = writeln!(text, "What kernels expected to be proved lack:");
    for (note, count) in counts {
        let _ = writeln!(text, "  {count:>4}  {note}");
    }
    text.push('\n');
}

/// How often defects are at the lines that the headers name.
fn source_lines(text: &mut String, rows: &[Row]) {
    let named = |row: &&Row| row.outcome == Outcome::Defect && !row.named_lines.is_empty();
    let named: Vec<&Row> = rows.iter().filter(named).collect();
    if named.is_empty() {
        return;
    }
    let found = |row: &&&Row| {
        row.named_lines
            .iter()
            .all(|line| row.reported_lines.contains(line))
    };
    let count = named.iter().filter(found).count();
    let _ = writeln!(
        text,
        "Source lines that headers name: all found in {count} of {} defect reports.\n",
        named.len()
    );
}

fn times(rows: &[Row]) -> Table {
    let header = [
        "phase",
        "kernels",
        "median ms",
        "total s",
        "peak s",
        "peak kernel",
    ];
    let mut table = table(header.map(str::to_owned).to_vec());
    let mut phases: Vec<&str> = Vec::new();
    for time in rows.iter().flat_map(|row| &row.phases) {
        if !phases.contains(&time.phase.as_str()) {
            phases.push(&time.phase);
        }
    }
    for phase in phases {
        let of_phase = |row: &Row| {
            let time = row.phases.iter().find(|time| time.phase == phase);
            time.map(|time| (time.ms, row.kernel.clone()))
        };
        table.add_row(time_cells(
            phase,
            rows.iter().filter_map(of_phase).collect(),
        ));
    }
    let wall = rows.iter().map(|row| (row.wall_ms, row.kernel.clone()));
    table.add_row(time_cells("wall", wall.collect()));
    table
}

fn time_cells(phase: &str, times: Vec<(f64, String)>) -> Vec<String> {
    let peak = times
        .iter()
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .cloned()
        .unwrap_or_default();
    let total: f64 = times.iter().map(|(ms, _)| ms).sum();
    vec![
        phase.to_owned(),
        times.len().to_string(),
        format!("{:.1}", median(times.iter().map(|(ms, _)| *ms).collect())),
        format!("{:.1}", total / 1e3),
        format!("{:.1}", peak.0 / 1e3),
        peak.1,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rows::row;
    use std::time::Duration;
    use warpproof::report::model::PhaseTime;

    #[test]
    fn the_report_of_a_run() {
        let mut slow = row("b.cl", Expected::Proved, Outcome::Timeout, 3000.0);
        slow.notes = vec!["60 s ran out".into(), "cvc5 died".into()];
        slow.phases = vec![PhaseTime {
            phase: "clang".into(),
            ms: 40.0,
        }];
        let mut racy = row("d.cl", Expected::NotProved, Outcome::Defect, 50.0);
        racy.named_lines = vec![3];
        racy.reported_lines = vec![3, 9];
        let rows = vec![
            row("a.cl", Expected::Proved, Outcome::Proved, 100.0),
            slow,
            row("c.cl", Expected::NotProved, Outcome::Proved, 20.0),
            racy,
            row("e.cl", Expected::Error, Outcome::Error, 10.0),
        ];
        let found = report(&Rows::new(rows, Duration::from_secs(4)), 2);
        let found: Vec<&str> = found.lines().map(str::trim_end).collect();
        let expected = "\
| expected   | proved | defect | inconclusive | timeout | error | crash | total |       agree |
|------------|--------|--------|--------------|---------|-------|-------|-------|-------------|
| proved     |      1 |        |              |       1 |       |       |     2 |  1 (50.0 %) |
| not proved |      1 |      1 |              |         |       |       |     2 |  1 (50.0 %) |
| error      |        |        |              |         |     1 |       |     1 | 1 (100.0 %) |

Wrong proofs and crashes (1):
  c.cl: proved, expected not proved

Disagreements (1):
  b.cl: timeout, expected proved: 60 s ran out (and 1 more)

Expected errors (1):
  e.cl: error, expected error

What kernels expected to be proved lack:
     1  60 s ran out
     1  cvc5 died

Source lines that headers name: all found in 1 of 1 defect reports.

| phase | kernels | median ms | total s | peak s | peak kernel |
|-------|---------|-----------|---------|--------|-------------|
| clang |       1 |      40.0 |     0.0 |    0.0 |        b.cl |
| wall  |       5 |      50.0 |     3.2 |    3.0 |        b.cl |

5 kernels in 4.0 s; 2 files without a header";
        assert_eq!(found.join("\n").trim(), expected.trim());
    }

    #[test]
    fn medians() {
        assert_eq!(median(vec![]), 0.0);
        assert_eq!(median(vec![3.0, 1.0, 2.0]), 2.0);
    }
}
