//! The engines against each other: what each proves, whether they contradict each
//! other, and their times.

use std::fmt::Write;

use comfy_table::Table;
use comfy_table::presets::ASCII_MARKDOWN;

use crate::rows::{Outcome, Row, Rows};
use crate::tables::median;

/// The engines, by the names of the option; the last one is made of the others.
pub const ENGINES: [&str; 4] = ["protocol", "two-thread", "enumerate", "auto"];

/// The rows of each engine, of the same kernels in the same order.
pub struct Comparison {
    rows: [Rows; ENGINES.len()],
}

impl Comparison {
    pub fn new(rows: [Rows; ENGINES.len()]) -> Comparison {
        Comparison { rows }
    }

    /// Kernels that one engine proves, and of which another's race is confirmed.
    pub fn contradictions(&self) -> Vec<&str> {
        let kernels = 0..self.rows[0].rows.len();
        let of = |at: usize| self.rows.iter().map(move |rows| &rows.rows[at]);
        kernels
            .filter(|&at| of(at).any(is_proved) && of(at).any(|row| row.confirmed))
            .map(|at| self.rows[0].rows[at].kernel.as_str())
            .collect()
    }

    pub fn report(&self) -> String {
        let [protocol, two_thread, enumeration, auto] = self.rows.each_ref().map(|rows| &rows.rows);
        let pairs = || protocol.iter().zip(two_thread);
        let proved = |p: bool, t: bool| {
            let same = pairs().filter(|(a, b)| is_proved(a) == p && is_proved(b) == t);
            same.count().to_string()
        };
        let mut counts = table(["proved by", "kernels"]);
        counts.add_row(["both".to_owned(), proved(true, true)]);
        counts.add_row(["protocol alone".to_owned(), proved(true, false)]);
        counts.add_row(["two-thread alone".to_owned(), proved(false, true)]);
        counts.add_row(["neither".to_owned(), proved(false, false)]);
        for (name, rows) in [("enumeration", enumeration), ("auto", auto)] {
            let count = rows.iter().filter(|row| is_proved(row)).count();
            counts.add_row([name.to_owned(), count.to_string()]);
        }
        let mut text = format!("{counts}\n\n");
        let lost: Vec<&str> = pairs()
            .zip(enumeration)
            .zip(auto)
            .filter(|(((p, t), e), a)| {
                [p, t, e].into_iter().any(|row| is_proved(row)) && !is_proved(a)
            })
            .map(|(_, row)| row.kernel.as_str())
            .collect();
        list(&mut text, "Proved by one engine and not by auto", &lost);
        let contradictions = self.contradictions();
        list(&mut text, "Contradictions", &contradictions);
        let _ = writeln!(text, "\n{}", self.times());
        text
    }

    /// Times over all kernels, and over those that engines agree to prove or not to.
    fn times(&self) -> Table {
        let mut times = table([
            "kernels",
            "engine",
            "median ms",
            "without clang",
            "total s",
            "two-thread's time over its own, median",
            "without clang",
            "of engines alone",
        ]);
        let [protocol, two_thread, ..] = self.rows.each_ref().map(|rows| &rows.rows);
        let proved = |at: usize| [is_proved(&protocol[at]), is_proved(&two_thread[at])];
        type Chosen<'a> = &'a dyn Fn(usize) -> bool;
        let classes: [(&str, Chosen); 4] = [
            ("all", &|_| true),
            ("proved by both", &|at| proved(at) == [true, true]),
            ("by two-thread alone", &|at| proved(at) == [false, true]),
            ("not by two-thread", &|at| !proved(at)[1]),
        ];
        for (class, chosen) in classes {
            let of = |rows: &'_ Rows| -> Vec<Row> {
                let rows = rows.rows.iter().enumerate();
                let rows = rows.filter(|(at, _)| chosen(*at));
                rows.map(|(_, row)| row.clone()).collect()
            };
            let base = of(&self.rows[1]);
            for (engine, rows) in ENGINES.iter().zip(&self.rows) {
                let rows = of(rows);
                let all = |pick: fn(&Row) -> f64| median(rows.iter().map(pick).collect());
                let ratio = |pick: fn(&Row) -> f64| {
                    let pairs = base.iter().zip(&rows);
                    median(pairs.map(|(a, b)| pick(a) / pick(b).max(0.1)).collect())
                };
                let total: f64 = rows.iter().map(|row| row.wall_ms).sum();
                times.add_row([
                    format!("{class}: {}", rows.len()),
                    (*engine).to_owned(),
                    format!("{:.1}", all(|row| row.wall_ms)),
                    format!("{:.1}", all(after_clang)),
                    format!("{:.1}", total / 1e3),
                    format!("{:.2}", ratio(|row| row.wall_ms)),
                    format!("{:.2}", ratio(after_clang)),
                    format!("{:.2}", ratio(of_engines)),
                ]);
            }
        }
        times
    }
}

fn is_proved(row: &Row) -> bool {
    row.outcome == Outcome::Proved
}

/// Time of the run without that of the compiler.
pub fn after_clang(row: &Row) -> f64 {
    let clang = row.phases.iter().filter(|time| time.phase == "clang");
    (row.wall_ms - clang.map(|time| time.ms).sum::<f64>()).max(0.0)
}

/// Time of the phases that are an engine's own: not of the compiler, of reading its
/// output, and of the start of the process.
fn of_engines(row: &Row) -> f64 {
    let shared = ["clang", "import"];
    let own = row
        .phases
        .iter()
        .filter(|time| !shared.contains(&time.phase.as_str()));
    own.map(|time| time.ms).sum()
}

fn list(text: &mut String, title: &str, kernels: &[&str]) {
    let _ = writeln!(text, "{title}: {}", kernels.len());
    for kernel in kernels {
        let _ = writeln!(text, "  {kernel}");
    }
}

fn table<const N: usize>(header: [&str; N]) -> Table {
    let mut table = Table::new();
    table.load_style(ASCII_MARKDOWN).set_header(header);
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::header::Expected;
    use crate::rows::row;
    use std::time::Duration;

    fn comparison(outcomes: [[Outcome; 2]; 4]) -> Comparison {
        Comparison::new(outcomes.map(|[a, b]| {
            let rows = vec![
                row("a", Expected::Proved, a, 10.0),
                row("b", Expected::Proved, b, 10.0),
            ];
            Rows::new(rows, Duration::from_secs(1))
        }))
    }

    #[test]
    fn a_proof_beside_a_confirmed_race_is_a_contradiction() {
        use Outcome::{Defect, Inconclusive, Proved};
        let mut engines = comparison([
            [Proved, Proved],
            [Defect, Inconclusive],
            [Inconclusive, Inconclusive],
            [Proved, Inconclusive],
        ]);
        assert_eq!(engines.contradictions(), Vec::<&str>::new());
        assert!(engines.report().contains("not by auto: 1\n  b\n"));
        engines.rows[1].rows[0].confirmed = true;
        assert_eq!(engines.contradictions(), ["a"]);
    }
}
