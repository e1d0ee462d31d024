//! Barriers without which kernels are proved still.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::time::{Duration, Instant};

use super::Error;
use super::host::Asked;
use super::kernel::Verified;
use super::sites::Sites;
use crate::engines::given::Given;
use crate::frontend::Language;
use crate::kir::{BarrierKind, Inst, Kernel, Module};
use crate::options::VerifyOptions;
use crate::report::model::{KernelReport, Notice, Span, Verdict};

/// A kernel, what it was verified for, and what came of it.
pub struct Subject<'a> {
    pub index: usize,
    pub options: VerifyOptions,
    /// What is given of it, where a launch of the options suits it.
    pub given: Result<&'a Given, &'a Error>,
    pub asked: Asked,
    /// Which of all reports are its own: one for each launch.
    pub reports: Range<usize>,
}

/// Looks for barriers, from the last one of the file on, without which, and without those found
/// before, the kernels that have them are proved as they were, on the same assumptions. Each kernel
/// takes at most half a minute.
///
/// The compiler has seen the barriers: where it kept an access for their sake, that is looked at.
///
/// # Errors
/// No solver is installed.
pub fn barriers(
    module: &Module,
    language: Language,
    subjects: &[Subject],
    reports: &[KernelReport],
) -> Result<Vec<Notice>, Error> {
    let is_proved = |subject: &&Subject| {
        let mut own = reports[subject.reports.clone()].iter();
        !subject.reports.is_empty() && own.all(|one| one.verdict == Verdict::Proved)
    };
    let mut without = module.clone();
    let mut left: BTreeMap<usize, Duration> = BTreeMap::new();
    let mut gone: Vec<(Span, Vec<&Subject>)> = Vec::new();
    for (place, indices) in places(module).into_iter().rev() {
        let of_place = subjects.iter().filter(|one| indices.contains(&one.index));
        let of_place: Vec<&Subject> = of_place.collect();
        let _trying = (subjects.first()).map(|one| {
            let place = format!("without the barrier at {}:{}", place.file, place.line);
            one.options.progress.begin(|| place)
        });
        let mut suffices = !of_place.is_empty() && of_place.iter().all(is_proved);
        let mut trial = without.clone();
        for subject in &of_place {
            remove(&mut trial, subject.index, &place);
        }
        for subject in &of_place {
            let left = left.entry(subject.index).or_insert(TOTAL);
            let (start, before) = (Instant::now(), &reports[subject.reports.clone()]);
            suffices =
                suffices && subject.is_proved_in(&trial, before, language, (*left).min(EACH))?;
            *left = left.saturating_sub(start.elapsed());
        }
        if suffices {
            without = trial;
            gone.push((place, of_place));
        }
    }
    let notices = gone.iter().enumerate().map(|(number, (place, subjects))| {
        let shares = |(_, others): &&(Span, Vec<&Subject>)| {
            let mut others = others.iter();
            others.any(|other| subjects.iter().any(|one| one.index == other.index))
        };
        let before = gone[..number].iter().filter(shares);
        let before = before.map(|(other, _)| match other.file == place.file {
            true => format!("line {}", other.line),
            false => format!("{}:{}", other.file, other.line),
        });
        let text = text(module, subjects, &before.collect::<Vec<_>>());
        Notice::redundant_barrier(text, place.clone())
    });
    Ok(notices.rev().collect())
}

/// The time of all trials of a kernel, and of each.
const TOTAL: Duration = Duration::from_secs(30);
const EACH: Duration = Duration::from_secs(5);

fn text(module: &Module, subjects: &[&Subject], others: &[String]) -> String {
    let names = subjects.iter().map(|one| &module.kernels[one.index].name);
    let names: Vec<String> = names.map(|name| format!("`{name}`")).collect();
    let are = if names.len() == 1 { "is" } else { "are" };
    let mut text = format!(
        "{} {are} proved without this barrier, too",
        names.join(", ")
    );
    if !others.is_empty() {
        text += &format!(", and without those at {}", others.join(", "));
    }
    if subjects.iter().any(|one| one.has_atomics(module)) {
        text += "; which values atomic operations meet may rest on it";
    }
    text
}

impl Subject<'_> {
    fn has_atomics(&self, module: &Module) -> bool {
        let mut insts = module.kernels[self.index].insts.values();
        insts.any(|data| matches!(data.inst, Inst::AtomicRmw { .. } | Inst::CmpXchg { .. }))
    }

    /// Is it proved as `before`, resting on no more?
    fn is_proved_in(
        &self,
        module: &Module,
        before: &[KernelReport],
        language: Language,
        limit: Duration,
    ) -> Result<bool, Error> {
        let options = VerifyOptions {
            timeout: Some(limit),
            witness: None,
            scenes: false,
            ..self.options.clone()
        };
        let at_sites = Sites::new(module, self.index, language, &options, Duration::ZERO);
        for (verified, known) in at_sites.each(&self.asked, self.given)?.zip(before) {
            let (_, Verified { report: after, .. }) = verified?;
            let known: BTreeSet<&str> = known.assumptions.iter().map(|one| &*one.text).collect();
            let mut rests = after.assumptions.iter();
            if after.verdict != Verdict::Proved || !rests.all(|one| known.contains(&*one.text)) {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// The places of barriers that may be looked at, and the kernels that have them.
fn places(module: &Module) -> BTreeMap<Span, BTreeSet<usize>> {
    let mut places: BTreeMap<Span, BTreeSet<usize>> = BTreeMap::new();
    for (index, kernel) in module.kernels.iter().enumerate() {
        // What is initialised before a barrier for copies after it is no access.
        let has_objects = kernel.insts.values().any(|data| {
            matches!(
                data.inst,
                Inst::BarrierObject { .. } | Inst::BoundCopy { .. }
            )
        });
        let barriers = kernel.insts.values().filter(|data| is_barrier(&data.inst));
        let all = barriers.map(|data| {
            data.span
                .map(|span| innermost(Span::of(&module.spans, span)))
        });
        // One without a place may be that of several, which the compiler has joined.
        let all: Option<Vec<Span>> = all
            .map(|place| place.filter(|place| place.line > 0))
            .collect();
        for place in all.filter(|_| !has_objects).into_iter().flatten() {
            places.entry(place).or_default().insert(index);
        }
    }
    places
}

fn remove(module: &mut Module, index: usize, place: &Span) {
    let (spans, kernel) = (&module.spans, &mut module.kernels[index]);
    let Kernel { insts, blocks, .. } = kernel;
    for block in blocks.values_mut() {
        block.insts.retain(|&inst| {
            let data = &insts[inst];
            let own = data.span.map(|span| innermost(Span::of(spans, span)));
            !is_barrier(&data.inst) || own.as_ref() != Some(place)
        });
    }
}

fn is_barrier(inst: &Inst) -> bool {
    use BarrierKind::*;
    matches!(
        inst,
        Inst::Barrier {
            kind: Block | Grid | Warp { .. },
            ..
        }
    )
}

/// A barrier of a function is one, however often that is called.
fn innermost(span: Span) -> Span {
    Span {
        inlined_at: Vec::new(),
        ..span
    }
}
