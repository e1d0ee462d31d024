//! Between attempts and the witnesses that are written.

use super::attempt::{Attempt, Base, Before, Schedule};
use super::element::Elements;
use super::findings::Reader;
use super::runs::{memory_claim, values};
use super::search::SCENARIO_STEPS;
use super::trace::steps;
use crate::exec::{End, Finding, Program};
use crate::kir::{Kernel, Module};
use crate::report::json::SCHEMA;
use crate::report::model::{
    Defect, KernelReport, LaunchReport, Reason, ReasonKind, ReplayReport, Value, Verdict,
};
use crate::report::witness::{
    Base as WrittenBase, File, Memory, NamedCell, Schedule as WrittenSchedule, Witness, bits,
    hexadecimal,
};

/// Where a kernel comes from.
#[derive(Clone, Debug)]
pub struct Origin {
    pub file: String,
    pub language: String,
    pub clang_args: Vec<String>,
    pub linked: Vec<File>,
}

/// The witness of a defect that an attempt shows.
pub fn write(origin: &Origin, kernel: &Kernel, attempt: &Attempt, defect: &Defect) -> Witness {
    let params = kernel.params.iter().zip(&attempt.params);
    let sizes = attempt.sizes.iter();
    Witness {
        schema: SCHEMA,
        file: origin.file.clone(),
        language: origin.language.clone(),
        clang_args: origin.clang_args.clone(),
        linked: origin.linked.clone(),
        kernel: kernel.symbol.clone(),
        block: attempt.block,
        grid: attempt.grid,
        only: attempt.only.clone(),
        params: params
            .map(|(param, &value)| Value {
                name: param.name.clone(),
                value: hexadecimal(value),
            })
            .collect(),
        memory: Memory {
            base: match attempt.base {
                Base::Zeros => WrittenBase::Zeros,
                Base::Iota => WrittenBase::Iota,
                Base::Repeated => WrittenBase::Repeated,
                Base::Small { seed, limit } => WrittenBase::Small { seed, limit },
            },
            counting: (attempt.counting.iter())
                .map(|(&id, &line)| (kernel.objects[id].name.clone(), line))
                .collect(),
            cells: attempt.cells.iter().map(NamedCell::new).collect(),
            sizes: sizes
                .map(|(&id, &size)| (kernel.objects[id].name.clone(), size))
                .collect(),
        },
        schedule: match attempt.schedule {
            Schedule::RoundRobin(quantum) => WrittenSchedule::RoundRobin { quantum },
            Schedule::Random(seed) => WrittenSchedule::Random { seed },
            Schedule::WarpWise => WrittenSchedule::Warp,
        },
        warp_size: attempt.warp_size,
        dimensions: attempt.dimensions,
        steps: attempt.steps,
        seed: attempt.seed,
        defect: defect.clone(),
    }
}

/// Runs a witness of the kernel again; `all` shows the steps of all threads and
/// not of those alone that take part in the defect.
///
/// # Errors
/// The witness does not fit the kernel.
pub fn replay(
    module: &Module,
    kernel: &Kernel,
    witness: &Witness,
    all: bool,
) -> Result<ReplayReport, String> {
    let attempt = attempt(kernel, witness)?;
    let program = Program::new(kernel);
    let elements = Elements::new(kernel);
    let (machine, end) = attempt
        .run(kernel, &program, &elements, true, None)
        .map_err(|_| "the launch is too large for this machine".to_owned())?;
    let reader = Reader {
        module,
        kernel,
        machine: &machine,
        elements: &elements,
        values: values(kernel, &attempt.launch(), &attempt),
    };
    let shown = machine
        .findings()
        .iter()
        .filter(|finding| !matches!(finding, Finding::Uninitialised { .. }))
        .flat_map(|finding| {
            let claim = memory_claim(&reader, finding);
            [Some(reader.defect(finding)), claim].into_iter().flatten()
        })
        .find(|defect| defect.same_place(&witness.defect));
    let reasons = match &end {
        End::Finished | End::StepLimit => Vec::new(),
        End::NotAssumed { .. } | End::Unsupported { .. } => vec![Reason {
            kind: ReasonKind::Assumption,
            code: None,
            message: "the run did not reach its end".to_owned(),
            span: None,
        }],
    };
    let confirmed = shown.is_some();
    let involved = match (&shown, all) {
        (Some(defect), false) => Some(defect.threads()),
        _ => None,
    };
    let steps = steps(&reader, involved.as_deref());
    let verdict = match (confirmed, reasons.is_empty()) {
        (true, _) => Verdict::Defect,
        (false, true) => Verdict::NoDefect,
        (false, false) => Verdict::Inconclusive,
    };
    Ok(ReplayReport {
        file: witness.file.clone(),
        kernel: KernelReport {
            reasons,
            defects: shown.into_iter().collect(),
            operations: Some(machine.steps()),
            ..KernelReport::new(
                kernel.name.clone(),
                LaunchReport::new(attempt.block.map(Some), attempt.grid.map(Some)),
                verdict,
            )
        },
        confirmed,
        steps,
    })
}

fn attempt(kernel: &Kernel, witness: &Witness) -> Result<Attempt, String> {
    let mut params = Vec::new();
    for param in &kernel.params {
        let value = witness.params.iter().find(|value| value.name == param.name);
        let value = value.ok_or(format!("the witness has no value for `{}`", param.name))?;
        let value = bits(&value.value);
        params.push(value.ok_or(format!("the value of `{}` is no number", param.name))?);
    }
    if witness.steps > SCENARIO_STEPS {
        return Err(format!(
            "the witness's `steps` are more than {SCENARIO_STEPS}, the most that a witness needs"
        ));
    }
    let cells = witness.memory.cells.iter().map(NamedCell::cell);
    let cells = cells.collect::<Option<Vec<_>>>();
    let sizes = witness.block.iter().chain(&witness.grid);
    let inside = |block: &[u32; 3]| (0..3).all(|dim| block[dim] < witness.grid[dim]);
    let only = witness.only.iter().flatten();
    if sizes.clone().any(|&size| size == 0) || !only.clone().all(inside) {
        return Err("the witness's launch has no threads".to_owned());
    }
    Ok(Attempt {
        block: witness.block,
        grid: witness.grid,
        only: witness.only.clone(),
        params,
        arrays: Default::default(),
        counting: (witness.memory.counting.iter())
            .filter_map(|(name, &line)| {
                let mut objects = kernel.objects.iter();
                Some((objects.find(|(_, object)| object.name == *name)?.0, line))
            })
            .collect(),
        sizes: kernel
            .objects
            .iter()
            .filter_map(|(id, object)| Some((id, *witness.memory.sizes.get(&object.name)?)))
            .collect(),
        base: match witness.memory.base {
            WrittenBase::Zeros => Base::Zeros,
            WrittenBase::Iota => Base::Iota,
            WrittenBase::Repeated => Base::Repeated,
            WrittenBase::Small { seed, limit } => Base::Small { seed, limit },
        },
        before: Before::Nothing,
        cells: cells.ok_or("the value of a cell is no number")?,
        schedule: match witness.schedule {
            WrittenSchedule::RoundRobin { quantum } => Schedule::RoundRobin(quantum.max(1)),
            WrittenSchedule::Random { seed } => Schedule::Random(seed),
            WrittenSchedule::Warp => Schedule::WarpWise,
        },
        warp_size: witness.warp_size.clamp(1, 64),
        dimensions: witness.dimensions.clamp(1, 3),
        steps: witness.steps,
        seed: witness.seed,
    })
}
