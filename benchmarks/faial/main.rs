//! `warpproof-faial`: the experiments of "Checking Data-Race Freedom of GPU
//! Kernels, Compositionally" (CAV 2021), §6. Claim 1: ten kernels that are tricky to
//! analyse (Table 1). Claim 2: how time grows with a kernel's size, in five families
//! of kernels made here (Figures 7 and 8). `../README.md` tells how to use it.

mod chart;
mod claim1;
mod families;
mod growth;
mod measure;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, ValueEnum};
use comfy_table::Table;
use comfy_table::presets::ASCII_MARKDOWN;

use families::FAMILIES;
use measure::{Measured, Program};

/// Repeats the experiments of the CAV 2021 paper with each engine.
#[derive(Debug, Parser)]
#[command(name = "warpproof-faial", version)]
struct Arguments {
    /// Only this experiment
    #[arg(value_enum)]
    experiment: Option<Experiment>,
    /// Engines to compare
    #[arg(
        long,
        value_name = "ENGINE",
        value_delimiter = ',',
        default_value = "protocol,two-thread,auto"
    )]
    engines: Vec<String>,
    /// Sizes of Claim 2
    #[arg(long, value_name = "N", value_delimiter = ',',
          default_value = "1,5,10,15,20,25,30,35,40,45,50",
          value_parser = clap::value_parser!(u32).range(1..=1000))]
    sizes: Vec<u32>,
    /// Runs of each kernel; the fastest counts
    #[arg(long, value_name = "N", default_value_t = 3,
          value_parser = clap::value_parser!(u32).range(1..=1000))]
    runs: u32,
    /// Seconds per run
    #[arg(long, value_name = "SECONDS", default_value_t = 90)]
    timeout: u64,
    /// Only families whose name contains this
    #[arg(long, value_name = "TEXT")]
    family: Option<String>,
    /// Write a chart per family to this folder
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// The program to run, if not the `warpproof` beside this one
    #[arg(long, value_name = "PATH")]
    program: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Experiment {
    Claim1,
    Claim2,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::from(2)
        }
    }
}

/// `false` if some verdict is wrong: a proof of what races, or a confirmed race of
/// what does not.
fn run(arguments: &Arguments) -> Result<bool, String> {
    let program = Program::new(arguments.program.as_deref(), arguments.timeout)?;
    let mut right = true;
    if arguments.experiment != Some(Experiment::Claim2) {
        right &= claim_1(arguments, &program)?;
    }
    if arguments.experiment != Some(Experiment::Claim1) {
        right &= claim_2(arguments, &program)?;
    }
    Ok(right)
}

fn claim_1(arguments: &Arguments, program: &Program) -> Result<bool, String> {
    let mut header = vec!["test".to_owned(), "expected".to_owned()];
    header.extend(arguments.engines.iter().cloned());
    let mut table = table(header);
    let mut passed = vec![0; arguments.engines.len()];
    let mut right = true;
    for test in claim1::TESTS {
        let mut as_expected = vec![true; arguments.engines.len()];
        for (kernel, races) in [(test.racy, true), (test.race_free, false)] {
            let mut cells = vec![
                test.name.to_owned(),
                if races { "racy" } else { "DRF" }.to_owned(),
            ];
            for (at, engine) in arguments.engines.iter().enumerate() {
                let found = program.run(kernel, &claim1::options(kernel), engine)?;
                as_expected[at] &= found.is_right(races);
                right &= !found.is_wrong(races);
                cells.push(found.answer());
            }
            table.add_row(cells);
        }
        for (count, passes) in passed.iter_mut().zip(as_expected) {
            *count += u32::from(passes);
        }
    }
    let mut last = vec!["tests passed".to_owned(), "5".to_owned()];
    last.extend(passed.iter().map(u32::to_string));
    table.add_row(last);
    println!("Claim 1: DRF is a proof, x/y are y races reported, x of them confirmed by a run\n");
    println!("{table}\n");
    Ok(right)
}

fn claim_2(arguments: &Arguments, program: &Program) -> Result<bool, String> {
    let mut right = true;
    let mut summary = table(
        [
            "family",
            "engine",
            "proved",
            "ms at the largest size",
            "without clang",
            "growth",
        ]
        .map(str::to_owned)
        .to_vec(),
    );
    for family in FAMILIES {
        if !arguments
            .family
            .as_ref()
            .is_none_or(|text| family.name.contains(text.as_str()))
        {
            continue;
        }
        let mut curves = Vec::new();
        for engine in &arguments.engines {
            let mut points: Vec<(u32, Measured)> = Vec::new();
            for &size in &arguments.sizes {
                let kernel = (family.kernel)(size);
                let runs = (0..arguments.runs)
                    .map(|_| program.run(&kernel, &families::options(), engine))
                    .collect::<Result<Vec<_>, _>>()?;
                let fastest = runs
                    .into_iter()
                    .min_by(|a, b| a.after_clang().total_cmp(&b.after_clang()));
                points.extend(fastest.map(|measured| (size, measured)));
            }
            right &= points.iter().all(|(_, measured)| !measured.is_wrong(false));
            let proved = points.iter().filter(|(_, m)| m.is_right(false)).count();
            let (total, rest) = points
                .last()
                .map_or((0.0, 0.0), |(_, m)| (m.wall_ms, m.after_clang()));
            let times: Vec<(f64, f64)> = points
                .iter()
                .filter(|(_, m)| m.is_right(false))
                .map(|(size, m)| (f64::from(*size), m.after_clang()))
                .collect();
            summary.add_row(vec![
                family.name.to_owned(),
                engine.clone(),
                format!("{proved} of {}", points.len()),
                format!("{total:.0}"),
                format!("{rest:.0}"),
                growth::exponent(&times).map_or("-".to_owned(), |slope| format!("{slope:.2}")),
            ]);
            curves.push((engine.clone(), times));
        }
        if let Some(folder) = &arguments.out {
            chart::draw(
                &folder.join(format!("{}.svg", family.file)),
                family.name,
                &curves,
            )?;
        }
    }
    println!("Claim 2: growth is the slope of log time (without clang) over log size, by least");
    println!("squares over the larger half of the sizes: 1 is linear\n");
    println!("{summary}");
    Ok(right)
}

fn table(header: Vec<String>) -> Table {
    let mut table = Table::new();
    table.load_style(ASCII_MARKDOWN).set_header(header);
    table
}
