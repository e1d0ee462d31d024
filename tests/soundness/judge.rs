//! The verdict of the verifier on random kernels beside what concrete runs show.

use std::collections::BTreeMap;
use std::time::Duration;

use warpproof::exec::{Array, Fill, Inputs};
use warpproof::frontend::Source;
use warpproof::kir::launch::Size;
use warpproof::kir::{self, FloatKind, Module, ObjectKind, Type};
use warpproof::options::{BenignRaces, EngineChoice, FailOn, SolverChoice, VerifyOptions};
use warpproof::report::model::{KernelReport, Verdict};
use warpproof::verify::{self, verify_kernel};

use super::concrete::{self, Evidence, Launch};
use super::print;
use super::random::Random;
use super::tree::*;

/// How to judge kernels.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Concrete runs of each kernel.
    pub runs: u64,
    pub timeout: Duration,
    pub solver: Option<SolverChoice>,
    pub engine: EngineChoice,
    /// Leave those alone that no run shows to be faulty: a proof of them
    /// contradicts nothing.
    pub only_faulty: bool,
}

#[derive(Clone, Debug)]
pub struct Judged {
    pub verdict: Verdict,
    /// Why it is inconclusive, or the first defect.
    pub remark: String,
    pub evidence: Evidence,
    /// Why the two contradict each other.
    pub unsound: Option<String>,
}

/// Judges kernels of one dialect, which are compiled together. Where that fails,
/// each is compiled alone; those that are wrong give the compiler's message.
pub fn kernels(kernels: &[Kernel], settings: &Settings) -> Vec<Result<Judged, String>> {
    match load(kernels) {
        Ok(module) => kernels
            .iter()
            .map(|kernel| one(&module, kernel, settings))
            .collect(),
        Err(message) if kernels.len() == 1 => vec![Err(message)],
        Err(_) => kernels
            .iter()
            .flat_map(|kernel| self::kernels(std::slice::from_ref(kernel), settings))
            .collect(),
    }
}

fn load(kernels: &[Kernel]) -> Result<Module, String> {
    let open_cl = kernels.iter().any(|k| k.dialect == Dialect::OpenCl);
    let directory = tempfile::tempdir().map_err(|error| error.to_string())?;
    let path = directory.path().join(if open_cl { "k.cl" } else { "k.cu" });
    std::fs::write(&path, print::file(kernels)).map_err(|error| error.to_string())?;
    let source = Source::from_path(&path).map_err(|error| error.to_string())?;
    let loaded = verify::load(&source, &VerifyOptions::default());
    let (module, _) = loaded.map_err(|error| error.to_string())?;
    Ok(module)
}

fn one(module: &Module, kernel: &Kernel, settings: &Settings) -> Result<Judged, String> {
    let of_name = |k: &kir::Kernel| k.name == kernel.name;
    let index = module.kernels.iter().position(of_name);
    let index = index.ok_or_else(|| format!("{} is not in the module", kernel.name))?;
    let kir = &module.kernels[index];
    let launch = Launch {
        block: kernel.block,
        grid: kernel.grid,
    };
    let inputs = (0..settings.runs).map(|seed| inputs(kernel, kir, seed));
    let evidence = concrete::run(module, kir, launch, inputs);
    if settings.only_faulty && evidence.defect.is_none() && evidence.same_value.is_none() {
        return Err("no run shows a defect".into());
    }
    let tolerant = verdict(module, index, launch, BenignRaces::Allow, settings)?;
    let mut unsound = None;
    if tolerant.verdict == Verdict::Proved {
        unsound.clone_from(&evidence.defect);
        // Then the same kernel with equal writes as defects.
        if unsound.is_none() && evidence.same_value.is_some() {
            let strict = verdict(module, index, launch, BenignRaces::Deny, settings)?;
            if strict.verdict == Verdict::Proved {
                unsound.clone_from(&evidence.same_value);
            }
        }
    }
    Ok(Judged {
        verdict: tolerant.verdict,
        remark: remark(&tolerant),
        evidence,
        unsound,
    })
}

/// What the verifier says.
///
/// # Errors
/// The verifier cannot be run.
pub fn verdict(
    module: &Module,
    index: usize,
    launch: Launch,
    benign_races: BenignRaces,
    settings: &Settings,
) -> Result<KernelReport, String> {
    let options = VerifyOptions {
        block: Some(launch.block.map(Size::Fixed)),
        grid: Some(launch.grid.map(Size::Fixed)),
        dimensions: Some(3),
        solver: settings.solver,
        engine: settings.engine,
        timeout: Some(settings.timeout),
        query_timeout: Some(settings.timeout),
        error_limit: 1,
        benign_races,
        fail_on: FailOn::Possible,
        ..VerifyOptions::default()
    };
    let language = warpproof::frontend::Language::Cuda;
    verify_kernel(module, index, language, &options).map_err(|error| error.to_string())
}

fn remark(report: &KernelReport) -> String {
    if let Some(reason) = report.reasons.first() {
        return reason.message.clone();
    }
    match report.defects.first() {
        Some(defect) => format!("{defect:?}"),
        None => String::new(),
    }
}

/// Arguments and array contents within what the kernel requires.
fn inputs(kernel: &Kernel, kir: &kir::Kernel, seed: u64) -> Inputs {
    let mut random = Random::new(seed ^ 0x5eed);
    let params = kir.params.iter().map(|param| {
        let known = kernel.params.iter().find(|p| p.name == param.name);
        let (low, high) = known.map_or((0, 1), |param| param.range);
        u128::from(random.between(low, high))
    });
    let params = params.collect();
    let mut arrays = BTreeMap::new();
    for (id, object) in kir.objects.iter() {
        if !matches!(object.kind, ObjectKind::Param { .. }) {
            continue;
        }
        let known = kernel.arrays.iter().find(|a| a.name == object.name);
        let element = match known.map(|array| array.element) {
            Some(Element::Char | Element::Record) => Type::Int(8),
            Some(Element::Short) => Type::Int(16),
            Some(Element::Long) => Type::Int(64),
            Some(Element::Float) => Type::Float(FloatKind::F32),
            _ => Type::Int(32),
        };
        let random = Fill::Random {
            element,
            seed: seed.wrapping_mul(31) + u64::from(id.as_u32()),
            low: 0,
            high: [1, 3, 7, 15][(seed % 4) as usize],
        };
        let fill = match seed % 5 {
            1 => Fill::Zeros,
            2 => Fill::iota(element),
            _ => random,
        };
        arrays.insert(id, Array { size: None, fill });
    }
    Inputs { params, arrays }
}
