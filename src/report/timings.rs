//! The table of `--timings`.

use super::model::{PhaseTime, Report};

/// One line per phase, shared phases first, and the total.
pub fn table(report: &Report) -> String {
    let mut rows: Vec<(&str, &PhaseTime)> = Vec::new();
    rows.extend(report.timings.iter().map(|time| ("", time)));
    for kernel in &report.kernels {
        rows.extend(
            kernel
                .timings
                .iter()
                .map(|time| (kernel.kernel.as_str(), time)),
        );
    }
    let phases = rows.iter().map(|(_, time)| time.phase.chars().count());
    let width = phases.max().unwrap_or(0).max(TOTAL.len());
    let mut text = String::from("timings:\n");
    for (kernel, time) in &rows {
        let line = format!("  {:<width$} {:>10.1} ms  {kernel}", time.phase, time.ms);
        text.push_str(line.trim_end());
        text.push('\n');
    }
    let total: f64 = rows.iter().map(|(_, time)| time.ms).sum();
    text.push_str(&format!("  {TOTAL:<width$} {total:>10.1} ms\n"));
    text
}

const TOTAL: &str = "total";
