//! What the optimisations of the two-thread verifier are worth: Table 1 and the two
//! ablations of "Engineering a Static Verification Tool for GPU Kernels", §4, as ratios.

use std::fmt::Write;

use comfy_table::Table;
use comfy_table::presets::ASCII_MARKDOWN;

use crate::engines::after_clang;
use crate::header::Expected;
use crate::rows::{Outcome, Row};
use crate::tables::median;

/// The solvers, each measured on its own.
pub const SOLVERS: [&str; 2] = ["z3", "cvc5"];

/// What is switched off.
pub struct Configuration {
    pub name: &'static str,
    pub options: &'static [&'static str],
    /// The configuration, by its place in [`CONFIGURATIONS`], that it is compared with.
    against: usize,
}

/// First those of Table 1, in the paper's order, then the ablations.
pub const CONFIGURATIONS: [Configuration; 9] = [
    Configuration {
        name: "baseline",
        options: &["--no-rr", "--no-bi", "--no-pa", "--race-check=original"],
        against: 0,
    },
    Configuration {
        name: "rr",
        options: &["--no-bi", "--no-pa", "--race-check=original"],
        against: 0,
    },
    Configuration {
        name: "rr+bi",
        options: &["--no-pa", "--race-check=original"],
        against: 0,
    },
    Configuration {
        name: "rr+bi+pa",
        options: &["--race-check=original"],
        against: 0,
    },
    Configuration {
        name: "rr+bi+pa+wd",
        options: &[],
        against: 0,
    },
    Configuration {
        name: "baseline in bytes",
        options: &[
            "--no-rr",
            "--no-bi",
            "--no-pa",
            "--race-check=original",
            "--memory=bytes",
        ],
        against: 0,
    },
    Configuration {
        name: "baseline without uniformity",
        options: &[
            "--no-rr",
            "--no-bi",
            "--no-pa",
            "--race-check=original",
            "--no-uniformity",
        ],
        against: 0,
    },
    Configuration {
        name: "all in bytes",
        options: &["--memory=bytes"],
        against: ALL,
    },
    Configuration {
        name: "all without uniformity",
        options: &["--no-uniformity"],
        against: ALL,
    },
];

/// The configuration with everything on.
const ALL: usize = 4;

/// One kernel with one solver: what each configuration made of it.
pub type Measured = [Sample; CONFIGURATIONS.len()];

/// One configuration on one kernel.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    pub outcome: Outcome,
    /// Median time without clang.
    ms: f64,
}

impl Sample {
    /// Of several runs the worst outcome and the median time.
    ///
    /// # Panics
    /// Without a run.
    pub fn of(runs: &[Row]) -> Sample {
        let outcome = runs.iter().map(|run| run.outcome).max();
        Sample {
            outcome: outcome.expect("a configuration is run at least once"),
            ms: median(runs.iter().map(after_clang).collect()).max(0.1),
        }
    }

    fn answers(&self) -> bool {
        matches!(
            self.outcome,
            Outcome::Proved | Outcome::Defect | Outcome::Inconclusive
        )
    }
}

/// The tables of both solvers; kernels are in the same order for each.
pub fn report(kernels: &[[Measured; SOLVERS.len()]]) -> String {
    let mut text = String::new();
    for (at, solver) in SOLVERS.iter().enumerate() {
        let of_solver: Vec<&Measured> = kernels.iter().map(|kernel| &kernel[at]).collect();
        let _ = writeln!(text, "{solver}\n\n{}\n", table(&of_solver));
    }
    text
}

/// Was a kernel proved that is known to be faulty?
pub fn is_wrong(expected: Expected, sample: &Sample) -> bool {
    let faulty = matches!(expected, Expected::Defect | Expected::NotProved);
    faulty && sample.outcome == Outcome::Proved || sample.outcome == Outcome::Crash
}

/// Times and speedups are of kernels that the configuration and the one that it is compared
/// with both give an answer for.
fn table(kernels: &[&Measured]) -> Table {
    let mut table = Table::new();
    table.load_style(ASCII_MARKDOWN).set_header([
        "configuration",
        "proved",
        "defect",
        "inconclusive",
        "timeout",
        "no longer proved",
        "total s",
        "speedup",
        "min",
        "median",
        "mean",
        "max",
    ]);
    for (at, configuration) in CONFIGURATIONS.iter().enumerate() {
        let count = |outcome| kernels.iter().filter(|k| k[at].outcome == outcome).count();
        let against = |kernel: &&Measured| kernel[configuration.against];
        let lost = kernels.iter().filter(|kernel| {
            against(kernel).outcome == Outcome::Proved && kernel[at].outcome != Outcome::Proved
        });
        // The rows of Table 1 are of one set of kernels.
        let compared: &[usize] = match at <= ALL {
            true => &[0, 1, 2, 3, 4],
            false => &[at, configuration.against],
        };
        let both: Vec<(f64, f64)> = kernels
            .iter()
            .filter(|kernel| compared.iter().all(|&at| kernel[at].answers()))
            .map(|kernel| (kernel[at].ms, against(kernel).ms))
            .collect();
        let total: f64 = both.iter().map(|(own, _)| own).sum();
        let before: f64 = both.iter().map(|(_, against)| against).sum();
        let ratios: Vec<f64> = both.iter().map(|(own, against)| against / own).collect();
        let extreme = |pick: fn(f64, f64) -> f64| ratios.iter().copied().reduce(pick);
        let ratio = |value: Option<f64>| value.map_or("-".to_owned(), |v| format!("{v:.2}"));
        let mean = (!ratios.is_empty()).then(|| ratios.iter().sum::<f64>() / ratios.len() as f64);
        let middle = (!ratios.is_empty()).then(|| median(ratios.clone()));
        table.add_row([
            configuration.name.to_owned(),
            count(Outcome::Proved).to_string(),
            count(Outcome::Defect).to_string(),
            count(Outcome::Inconclusive).to_string(),
            count(Outcome::Timeout).to_string(),
            lost.count().to_string(),
            format!("{:.1}", total / 1e3),
            ratio((total > 0.0).then(|| before / total)),
            ratio(extreme(f64::min)),
            ratio(middle),
            ratio(mean),
            ratio(extreme(f64::max)),
        ]);
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratios_are_of_kernels_that_both_answer() {
        let sample = |outcome, ms| Sample { outcome, ms };
        let mut fast = [sample(Outcome::Proved, 100.0); CONFIGURATIONS.len()];
        fast[ALL] = sample(Outcome::Proved, 50.0);
        let mut slow = fast;
        slow[7] = sample(Outcome::Timeout, 9000.0);
        let table = table(&[&fast, &slow]).to_string();
        let cells = |name: &str| -> Vec<String> {
            let line = table.lines().find(|line| line.contains(name));
            let cells = line.unwrap_or_default().split('|').map(str::trim);
            cells.skip(1).map(str::to_owned).collect()
        };
        assert_eq!(cells("rr+bi+pa+wd")[6..9], ["0.1", "2.00", "2.00"]);
        assert_eq!(
            cells("all in bytes")[1..9],
            ["1", "0", "0", "1", "1", "0.1", "0.50", "0.50"]
        );
    }

    #[test]
    fn a_faulty_kernel_must_not_be_proved() {
        let proved = Sample {
            outcome: Outcome::Proved,
            ms: 1.0,
        };
        assert!(is_wrong(Expected::Defect, &proved));
        assert!(!is_wrong(Expected::Proved, &proved));
    }
}
