//! `warpproof-gpumc`: the tables of GPUMC (CAV 2025) as kernels of our own, our figures beside
//! the paper's.

mod measure;
mod rows;

use std::path::PathBuf;
use std::process::{Command, ExitCode};

use clap::Parser;
use comfy_table::presets::ASCII_MARKDOWN;
use comfy_table::{CellAlignment, Table};

use measure::Measured;
use rows::{Expected, Row};

/// Runs the tables of GPUMC and prints our figures beside the paper's.
#[derive(Debug, Parser)]
#[command(name = "warpproof-gpumc", version)]
struct Arguments {
    /// Only rows whose table or name contains this; may be repeated
    #[arg(long, value_name = "TEXT")]
    filter: Vec<String>,
    /// The folder of the kernels
    #[arg(long, value_name = "FOLDER", default_value = "benchmarks/gpumc")]
    folder: PathBuf,
    /// Load buffering up to so many threads
    #[arg(long, value_name = "N", default_value_t = 18)]
    threads: u32,
    /// Workers of one exploration
    #[arg(short, long, value_name = "N", default_value_t = 1)]
    jobs: usize,
    /// Seconds for one row
    #[arg(long, value_name = "SECONDS", default_value_t = 1800)]
    timeout: u64,
    /// Measure one row in this process, for the memory it needs
    #[arg(long, value_name = "NUMBER", hide = true)]
    row: Option<usize>,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let rows = rows::rows();
    if let Some(number) = arguments.row {
        return match rows.get(number).ok_or("there is no such row".to_owned()) {
            Ok(row) => one(row, &arguments),
            Err(error) => failed(&error),
        };
    }
    let wanted = |row: &Row| {
        let large = row.file == "lb.cu" && row.blocks > arguments.threads;
        let named = |text: &String| row.table.contains(text) || row.name.contains(text);
        !large && (arguments.filter.is_empty() || arguments.filter.iter().any(named))
    };
    let mut wrong = 0;
    let mut table: Option<(&str, Table)> = None;
    for (number, row) in rows.iter().enumerate().filter(|(_, row)| wanted(row)) {
        if table.as_ref().is_none_or(|(name, _)| *name != row.table) {
            if let Some((name, done)) = table.take() {
                println!("## {name}\n\n{done}\n");
            }
            table = Some((row.table, header(row)));
        }
        let measured = match measured(number, &arguments) {
            Ok(measured) => measured,
            Err(error) => return failed(&format!("{}: {error}", row.name)),
        };
        let agrees = measured.agrees(row.expected);
        wrong += u32::from(!agrees);
        if let Some((_, table)) = &mut table {
            table.add_row(cells(row, &measured, agrees));
        }
    }
    if let Some((name, done)) = table {
        println!("## {name}\n\n{done}\n");
    }
    match wrong {
        0 => ExitCode::SUCCESS,
        _ => {
            println!("{wrong} rows are not as expected");
            ExitCode::FAILURE
        }
    }
}

fn failed(error: &str) -> ExitCode {
    eprintln!("error: {error}");
    ExitCode::from(2)
}

fn one(row: &Row, arguments: &Arguments) -> ExitCode {
    match measure::measure(&arguments.folder, row, arguments.jobs, arguments.timeout) {
        Ok(measured) => {
            println!("{}", measured.to_line());
            ExitCode::SUCCESS
        }
        Err(error) => failed(&error),
    }
}

/// A row in a process of its own.
fn measured(number: usize, arguments: &Arguments) -> Result<Measured, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let output = Command::new(program)
        .arg("--folder")
        .arg(&arguments.folder)
        .args(["--row", &number.to_string()])
        .args(["--jobs", &arguments.jobs.to_string()])
        .args(["--timeout", &arguments.timeout.to_string()])
        .output()
        .map_err(|error| error.to_string())?;
    let line = String::from_utf8_lossy(&output.stdout);
    let measured = Measured::from_line(&line);
    measured.ok_or_else(|| String::from_utf8_lossy(&output.stderr).into_owned())
}

fn is_repair(row: &Row) -> bool {
    row.expected == Expected::Repaired
}

fn header(row: &Row) -> Table {
    let mut columns = vec!["program", "grid", "verdict", "as expected"];
    columns.extend(match is_repair(row) {
        true => vec!["races", "paper", "lines", "paper", "executions", "paper"],
        false => vec!["executions", "paper", "a second"],
    });
    columns.extend(["seconds", "paper", "MB", "paper"]);
    let mut table = Table::new();
    let numbers = 4..columns.len();
    table.load_style(ASCII_MARKDOWN).set_header(columns);
    for index in numbers {
        if let Some(column) = table.column_mut(index) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table
}

fn cells(row: &Row, measured: &Measured, agrees: bool) -> Vec<String> {
    let known = |known: bool, text: String| if known { text } else { String::new() };
    let paper = &row.paper;
    let count = |count: u64| known(count > 0, count.to_string());
    let mut cells = vec![
        row.name.clone(),
        format!("{},{}", row.blocks, row.threads),
        measured.verdict.clone(),
        if agrees { "yes" } else { "NO" }.to_owned(),
    ];
    if is_repair(row) {
        cells.extend([
            measured.races.to_string(),
            count(paper.races.into()),
            measured.fixes.to_string(),
            count(paper.fixes.into()),
            measured.executions.to_string(),
            count(paper.executions),
        ]);
    } else {
        let rate = measured.executions as f64 / measured.exploring.max(1e-6);
        let is_long = measured.exploring > 0.05 && measured.executions > 0;
        cells.extend([
            measured.executions.to_string(),
            count(paper.executions),
            known(is_long, format!("{rate:.0}")),
        ]);
    }
    cells.extend([
        format!("{:.2}", measured.seconds),
        known(paper.seconds > 0.0, paper.seconds.to_string()),
        measured.megabytes.to_string(),
        count(paper.megabytes.into()),
    ]);
    cells
}
