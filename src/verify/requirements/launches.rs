//! Conditions on a launch and its parameters with which a kernel is proved that is not proved for
//! every launch.
//!
//! Launches are run, and the conditions are those that hold of none that showed a defect and of
//! some others, fewer and weaker ones first; what is said is proved (Padhi, Sharma and Millstein,
//! "Data-Driven Precondition Inference with Learned Features", PLDI 2016, §3).

use std::time::Instant;

use super::candidates::{Candidate, candidates, open_grids};
use super::points::{Point, points};
use super::{EACH, TOTAL};
use crate::frontend::Language;
use crate::kir::{Kernel, Module};
use crate::options::VerifyOptions;
use crate::replay::attempt::Attempt;
use crate::report::model::{KernelReport, MANY_BLOCKS, Requirements, Verdict};
use crate::verify::kernel::{self, Verified};
use crate::verify::stages::Stage;
use crate::verify::{given, launch};

/// A kernel of which launches are asked for.
pub struct Asked<'a> {
    pub module: &'a Module,
    pub index: usize,
    pub language: Language,
    pub options: &'a VerifyOptions,
    /// When its time is over.
    pub until: Option<Instant>,
}

impl Asked<'_> {
    pub fn kernel(&self) -> &Kernel {
        &self.module.kernels[self.index]
    }
}

/// Adds to the report of a kernel that is not proved a condition on its launch with which it is,
/// where one is asked for and none on arrays is known.
pub fn launch(asked: &Asked, verified: &mut Verified) {
    let report = &verified.report;
    let known = report.requirements.as_ref();
    let is_known = known.is_some_and(|known| known.sufficient.is_some());
    if !asked.options.infer_requires || report.verdict == Verdict::Proved || is_known {
        return;
    }
    let shown = verified.shown_by.iter().flatten();
    let sufficient = Search::new(asked, shown).and_then(Search::sufficient);
    let requirements = verified.report.requirements.take();
    verified.report.requirements = Some(Requirements {
        arrays: requirements.map_or_else(Vec::new, |known| known.arrays),
        inferred: true,
        sufficient,
    });
}

struct Search<'a> {
    asked: &'a Asked<'a>,
    candidates: Vec<Candidate>,
    points: Vec<Point>,
    until: Instant,
}

/// Conditions that hold together, by their numbers, and how many launches without a defect they
/// allow.
struct Choice {
    parts: Vec<usize>,
    allowed: usize,
}

/// So many conditions are joined at most.
const MOST_PARTS: usize = 3;

impl<'a> Search<'a> {
    /// None where the options do not suit the kernel.
    fn new<'s>(
        asked: &'a Asked<'a>,
        shown: impl Iterator<Item = &'s Attempt>,
    ) -> Option<Search<'a>> {
        let limit = Instant::now() + TOTAL;
        let until = asked.until.map_or(limit, |end| end.min(limit));
        let launch = launch::resolve(asked.kernel(), asked.options).ok()?;
        let mut points = points(asked, &launch, until)?;
        points.extend(shown.map(Point::wrong));
        Some(Search {
            asked,
            candidates: candidates(asked.kernel(), &launch, asked.language),
            points,
            until,
        })
    }

    fn sufficient(mut self) -> Option<String> {
        for count in 1..=MOST_PARTS {
            let mut choices = self.choices(count);
            // One block races with no other, which is no more than the last thing to ask for.
            choices.sort_by_key(|choice| {
                let of_one = choice
                    .parts
                    .iter()
                    .any(|&part| self.candidates[part].is_of_one_block);
                (of_one, std::cmp::Reverse(choice.allowed))
            });
            for Choice { parts, .. } in choices {
                if Instant::now() >= self.until {
                    return None;
                }
                let wrong = self.points.iter().filter(|point| point.is_wrong);
                let is_refuted = wrong.clone().any(|point| {
                    let mut parts = parts.iter();
                    parts.all(|&part| self.candidates[part].holds(self.asked.kernel(), point))
                });
                let texts = parts
                    .iter()
                    .map(|&part| self.candidates[part].text.as_str());
                let text = texts.collect::<Vec<_>>().join(" && ");
                if !is_refuted && let Some(text) = self.proved_with(text) {
                    return Some(text);
                }
            }
        }
        None
    }

    /// So many conditions each that exclude all launches with a defect, each of them some that the
    /// others allow.
    fn choices(&self, count: usize) -> Vec<Choice> {
        let kernel = self.asked.kernel();
        let (wrong, right): (Vec<&Point>, Vec<&Point>) =
            self.points.iter().partition(|point| point.is_wrong);
        let mask = |of: &[&Point], candidate: &Candidate| {
            let holds = of.iter().enumerate();
            holds.fold(0_u128, |mask, (bit, point)| {
                mask | u128::from(candidate.holds(kernel, point)) << bit.min(127)
            })
        };
        let masks: Vec<(u128, u128)> = self
            .candidates
            .iter()
            .map(|one| (mask(&wrong, one), mask(&right, one)))
            .collect();
        let all = u128::MAX >> (128 - wrong.len().clamp(1, 128));
        let useful = (0..masks.len()).filter(|&one| masks[one].0 & all != all);
        let mut open: Vec<Vec<usize>> = vec![Vec::new()];
        let useful: Vec<usize> = useful.collect();
        for _ in 0..count {
            let longer = open.iter().flat_map(|parts: &Vec<usize>| {
                let after = useful
                    .iter()
                    .filter(|&&one| parts.last().is_none_or(|&l| l < one));
                after.map(|&one| [parts.as_slice(), &[one]].concat())
            });
            open = longer.collect();
        }
        let excludes = |parts: &[usize], but: Option<usize>| {
            let kept = parts.iter().filter(|&&part| Some(part) != but);
            kept.fold(all, |mask, &part| mask & masks[part].0) == 0
        };
        let suitable = open.into_iter().filter_map(|parts| {
            let allowed = parts
                .iter()
                .fold(u128::MAX, |mask, &part| mask & masks[part].1);
            let needs_each = parts.iter().all(|&part| !excludes(&parts, Some(part)));
            (excludes(&parts, None) && allowed != 0 && needs_each).then(|| Choice {
                parts,
                allowed: allowed.count_ones() as usize,
            })
        });
        suitable.collect()
    }

    /// The condition, if the kernel is proved with it; where it takes grids that nobody launches to
    /// refute it, without those.
    fn proved_with(&mut self, condition: String) -> Option<String> {
        let report = self.report(&condition)?;
        if report.verdict == Verdict::Proved {
            return Some(condition);
        }
        let mut defects = report.defects.iter();
        let is_large = defects.len() > 0
            && report.reasons.is_empty()
            && defects.all(|defect| defect.takes_many_blocks(&report.launch));
        if !is_large {
            return None;
        }
        let grids = open_grids(&report.launch, self.asked.language);
        let bounds = grids
            .iter()
            .map(|grid| format!(" && {grid} <= {MANY_BLOCKS}"));
        let bounded = condition + &bounds.collect::<String>();
        let report = self.report(&bounded)?;
        (report.verdict == Verdict::Proved).then_some(bounded)
    }

    /// What comes of the kernel under a condition. A launch that shows a defect is one that later
    /// conditions have to exclude.
    fn report(&mut self, condition: &str) -> Option<KernelReport> {
        let left = self.until.saturating_duration_since(Instant::now());
        let Asked {
            module,
            index,
            language,
            ..
        } = *self.asked;
        let mut options = VerifyOptions {
            infer_requires: false,
            timeout: Some(left.min(EACH)),
            ..self.asked.options.clone()
        };
        options.assumes.push(condition.parse().ok()?);
        let given = given::given(module, &[index], &options).ok()?;
        // Of conditions that exclude each other this is an error.
        let given = &given[index];
        let verified = kernel::verify(module, index, language, given, &options, Stage::default());
        let verified = verified.ok()?;
        let shown = verified.shown_by.iter().flatten();
        self.points.extend(shown.map(Point::wrong));
        Some(verified.report)
    }
}
