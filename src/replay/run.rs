//! `warpproof run`: one launch on the concrete machine, as a report.

use super::attempt::{Attempt, Base, Before, Schedule};
use super::element::{Elements, show};
use super::findings::Reader;
use super::runs::values;
use super::{inputs, scene, why};
use crate::codes::Code;
use crate::exec::{End, Finding, Machine, Program};
use crate::kir::{Kernel, Module};
use crate::options::BenignRaces;
use crate::options::run::{PrintOption, RunOptions, ScheduleOption};
use crate::report::model::{
    Defect, KernelReport, LaunchReport, PrintedArray, Reason, ReasonKind, Span, Statement, Verdict,
};
use crate::report::warning::Warning;

/// Runs a kernel.
///
/// # Errors
/// The options do not fit the kernel, or the launch is too large.
pub fn run(
    module: &Module,
    kernel: &Kernel,
    warp_size: u32,
    options: &RunOptions,
) -> Result<KernelReport, String> {
    let elements = Elements::new(kernel);
    let attempt = attempt(kernel, &elements, warp_size, options)?;
    for print in &options.print {
        inputs::named(kernel, &print.name).map_err(|error| format!("elements of {error}"))?;
    }
    let program = Program::new(kernel);
    let (mut machine, end) = attempt
        .run(kernel, &program, &elements, false, None)
        .map_err(|_| "the launch has more threads than the machine can hold".to_owned())?;
    let printed = options
        .print
        .iter()
        .map(|print| printed(kernel, &mut machine, &elements, print))
        .collect::<Result<Vec<_>, _>>()?;
    let reader = Reader {
        module,
        kernel,
        machine: &machine,
        elements: &elements,
        values: values(kernel, &attempt.launch(), &attempt),
    };
    let mut report = KernelReport {
        reasons: reason(module, kernel, &machine, &end).into_iter().collect(),
        assumptions: compilation(module),
        warnings: warnings(&machine, &program),
        printed,
        operations: Some(machine.steps()),
        ..KernelReport::new(
            kernel.name.clone(),
            LaunchReport::new(attempt.block.map(Some), attempt.grid.map(Some)),
            Verdict::NoDefect,
        )
    };
    add_findings(&mut report, &reader, options.benign_races);
    report.verdict = match (report.defects.is_empty(), report.reasons.is_empty()) {
        (false, _) => Verdict::Defect,
        (true, false) => Verdict::Inconclusive,
        (true, true) => Verdict::NoDefect,
    };
    why::explain_all(module, kernel, &attempt, &mut report.defects);
    if options.scenes {
        report.scenes = scene::of_run(module, kernel, &attempt, &report);
    }
    Ok(report)
}

/// The run that the options ask for.
fn attempt(
    kernel: &Kernel,
    elements: &Elements,
    warp_size: u32,
    options: &RunOptions,
) -> Result<Attempt, String> {
    Ok(Attempt {
        block: options.block,
        grid: options.grid,
        only: None,
        params: inputs::params(kernel, &options.args)?,
        arrays: inputs::arrays(kernel, elements, &options.arrays)?,
        counting: Default::default(),
        sizes: Default::default(),
        base: Base::Zeros,
        before: Before::Nothing,
        cells: Vec::new(),
        schedule: match options.schedule {
            ScheduleOption::RoundRobin(quantum) => Schedule::RoundRobin(quantum),
            ScheduleOption::Random(seed) => Schedule::Random(seed),
            ScheduleOption::Warp => Schedule::WarpWise,
        },
        warp_size,
        dimensions: options.dimensions,
        steps: options.steps,
        seed: options.seed,
    })
}

/// Each defect once, under what the report has for its kind.
fn add_findings(report: &mut KernelReport, reader: &Reader, benign_races: BenignRaces) {
    for finding in reader.machine.findings() {
        let defect = reader.defect(finding);
        let list = match (finding, benign_races) {
            (Finding::Uninitialised { .. }, _) => &mut report.remarks,
            (Finding::Race(race), BenignRaces::Warn) if race.same_value() => {
                &mut report.benign_races
            }
            (Finding::Race(race), BenignRaces::Allow) if race.same_value() => continue,
            _ => &mut report.defects,
        };
        if !list
            .iter()
            .any(|known: &Defect| *known == defect || known.same_place(&defect))
        {
            list.push(defect);
        }
    }
}

fn reason(module: &Module, kernel: &Kernel, machine: &Machine, end: &End) -> Option<Reason> {
    let span = |inst: &Option<crate::kir::InstId>| {
        let span = inst.and_then(|inst| kernel.insts[inst].span);
        span.map(|span| Span::of(&module.spans, span))
    };
    match end {
        End::Finished => None,
        End::StepLimit => Some(Reason {
            kind: ReasonKind::Timeout,
            code: None,
            message: format!(
                "the run did not end within {} operations, the most that it was given",
                machine.steps()
            ),
            span: None,
        }),
        End::NotAssumed { inst, .. } => Some(Reason {
            kind: ReasonKind::Assumption,
            code: None,
            message: "the inputs break this assumption".to_owned(),
            span: span(inst),
        }),
        End::Unsupported { construct, inst } => Some(Reason::unsupported(
            construct,
            construct.sentence(),
            span(inst),
        )),
    }
}

/// What compiling took for granted, which is all that a run rests on.
fn compilation(module: &Module) -> Vec<Statement> {
    let texts = module.assumptions.iter().cloned();
    let code = Code::AsCompiled;
    texts.map(|text| Statement { code, text }).collect()
}

fn warnings(machine: &Machine, program: &Program) -> Vec<Statement> {
    let mut warnings = Vec::new();
    let invented: Vec<String> = machine.invented().map(|name| format!("`{name}`")).collect();
    if !invented.is_empty() {
        let functions = invented.join(", ");
        warnings.push(Warning::MadeUpValues { functions }.into());
    }
    if !program.skipped.is_empty() {
        let count = program.skipped.len();
        warnings.push(Warning::AnnotationNotChecked { count }.into());
    }
    warnings
}

fn printed(
    kernel: &Kernel,
    machine: &mut Machine,
    elements: &Elements,
    print: &PrintOption,
) -> Result<PrintedArray, String> {
    let name = &print.name;
    let id = inputs::named(kernel, name).map_err(|error| format!("elements of {error}"))?;
    let element = elements.of(id);
    let size = element.bytes();
    let values = (print.first..print.end).map(|index| {
        let offset = index.checked_mul(size)?;
        machine
            .peek(id, offset, size as u32)
            .map(|bits| show(bits, element))
    });
    let values: Option<Vec<String>> = values.collect();
    Ok(PrintedArray {
        array: name.clone(),
        first: print.first,
        elements: values.ok_or(format!("elements of {name}: the array is shorter"))?,
    })
}
