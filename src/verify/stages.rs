//! What is not decided soon for every grid and array is tried for such that are not extreme.
//!
//! Where sizes are open, products of ids and sizes may wrap around, and whether they can is what
//! most queries that do not end are about. No launch that people make comes near it.

use std::time::{Duration, Instant};

use super::kernel::{self, Verified};
use super::{Error, cases, launch};
use crate::engines::given::Given;
use crate::engines::protocol::description::has_launches;
use crate::engines::{Budget, Subject, believable};
use crate::frontend::Language;
use crate::ivl::Expr;
use crate::kir::Module;
use crate::kir::launch::Launch;
use crate::options::{EngineChoice, VerifyOptions};
use crate::report::model::{Defect, KernelReport, Statement, Verdict};
use crate::report::warning::{GridBound, Warning};

/// One attempt of several at a kernel.
#[derive(Clone, Copy, Default)]
pub struct Stage {
    /// So much of the time that the options allow is over.
    pub spent: Duration,
    /// When no more is left of all that the kernel may take, of which the options may allow a part.
    pub end: Option<Instant>,
    /// It is about launches that the program may not make: a proof counts where there are some.
    pub is_bounded: bool,
}

impl Stage {
    /// What is found of no launch is an error, and no proof within bounds where it is not known that
    /// there is one.
    ///
    /// # Errors
    /// No launch satisfies what is assumed, or no solver is installed.
    pub fn ask_for_launches(
        self,
        subject: &Subject,
        budget: &Budget,
        report: &mut KernelReport,
    ) -> Result<(), Error> {
        let is_proved = report.verdict == Verdict::Proved;
        if !is_proved && !report.defects.iter().any(Defect::is_provable) {
            return Ok(());
        }
        match has_launches(subject, budget)? {
            Some(false) => Err(Error::Launch {
                kernel: subject.kernel.name.clone(),
                message: "no launch and no arguments satisfy what is assumed of them: the sizes, \
                          --assume, --args and the kernel's own requirements exclude each other"
                    .into(),
            }),
            None if is_proved && self.is_bounded => {
                report.verdict = Verdict::Inconclusive;
                Ok(())
            }
            _ => Ok(()),
        }
    }
}

/// Verifies one kernel; of its time `spent` is over. A proof that holds for grids of bounded size
/// alone says so in a warning.
///
/// # Errors
/// The launch is not legal for the kernel, or no solver is installed.
pub fn verify(
    module: &Module,
    index: usize,
    language: Language,
    given: &Given,
    options: &VerifyOptions,
    spent: Duration,
) -> Result<Verified, Error> {
    let start = Instant::now();
    let limit = options.timeout;
    let end = limit.map(|limit| start + limit.saturating_sub(spent));
    let attempt = |given: &Given, options: &VerifyOptions, is_bounded: bool| {
        let stage = Stage {
            spent: spent + start.elapsed(),
            end,
            is_bounded,
        };
        kernel::verify(module, index, language, given, options, stage)
    };
    let verify = |given: &Given, options: &VerifyOptions| attempt(given, options, false);
    let with_limit = |options: &VerifyOptions, limit: Duration| VerifyOptions {
        timeout: Some(spent + limit),
        ..options.clone()
    };
    let (Some(launch), Some(limit)) = (open_launch(module, index, options)?, limit) else {
        return verify(given, options);
    };
    let of_grids = |grids| {
        let outcome = "the time did not suffice for others";
        Bounded::new(grids, given, options, outcome).under_rules()
    };
    let bounded = of_grids(believable::few_blocks(&launch));
    if bounded.bounds.is_empty() {
        return verify(given, options);
    }
    let part = (limit.saturating_sub(spent) / SHARE).min(PATIENCE);
    let short = part.min(FIRST);
    let first = verify(given, &with_limit(options, short))?;
    let may_be_cut = start.elapsed() >= short / SHARE;
    if is_settled(&first) || !may_be_cut {
        return Ok(first);
    }
    let of_case = |given: &Given| {
        let options = with_limit(options, start.elapsed() + short);
        match verify(given, &options) {
            Err(Error::Launch { .. }) => Ok(None),
            verified => verified.map(Some),
        }
    };
    let begun = Instant::now();
    if let Some(mut found) = cases::of(given, &of_case)? {
        if found.report.verdict == Verdict::Proved {
            // Sizes that are numbers in one case alone are none of the launch.
            found.report.launch = first.report.launch;
        }
        return Ok(found);
    }
    let late = begun.elapsed();
    let within = |bounded: &Bounded, parts: u32| {
        let options = with_limit(&bounded.options, late + parts * part);
        match attempt(&bounded.given, &options, true) {
            // The program launches larger grids alone.
            Err(Error::Launch { .. }) => Ok(None),
            verified => verified.map(Some),
        }
    };
    let Some(second) = within(&bounded, 2)?.filter(is_settled) else {
        return verify(given, options);
    };
    if second.report.verdict == Verdict::Proved && bounded.is_by_sides {
        // What is harder to decide may be easy to find: a defect in no more blocks, some in a longer row.
        // What was proved stays, whatever this look lacks.
        let all = of_grids(believable::not_extreme(&launch));
        let is_more = |third: &Verified| is_settled(third) || !third.report.defects.is_empty();
        if let Some(third) = within(&all, 3).ok().flatten().filter(is_more) {
            return Ok(all.told(third));
        }
    }
    Ok(bounded.told(second))
}

/// A defect of launches that are meant: as they are as a rule, with few blocks along each side or, where
/// there is none then, in grids that are not extreme, and where no place wraps around. None where all sizes
/// are fixed. Of the kernel's time `spent` is over.
///
/// # Errors
/// No solver is installed.
pub fn defect_that_is_meant(
    (module, index, language): (&Module, usize, Language),
    given: &Given,
    options: &VerifyOptions,
    spent: Duration,
) -> Result<Option<Verified>, Error> {
    let Some(launch) = open_launch(module, index, options)? else {
        return Ok(None);
    };
    let start = Instant::now();
    for few in [believable::few_blocks, believable::not_extreme] {
        let mut bounded = Bounded::new(few(&launch), given, options, "").under_rules();
        let is_by_sides = bounded.is_by_sides;
        bounded.options.assume_no_wrap = true;
        bounded.options.places_do_not_wrap = true;
        let subject = (module, index, language);
        match bounded.attempt(subject, spent + start.elapsed())? {
            Some(found) if found.report.verdict == Verdict::Defect => return Ok(Some(found)),
            Some(found) if found.report.verdict == Verdict::Proved && is_by_sides => {}
            _ => break,
        }
    }
    Ok(None)
}

/// What comes of all grids that are not extreme, where something was found in such as are: a proof, or
/// a defect in one that is meant; none if neither. That what was found takes many blocks says nothing
/// of other launches: none may be left out, neither by the sizes of single dimensions nor by what is so
/// as a rule. Where something was found in which places in arrays may wrap around, as is said then, what
/// comes of launches in which none does, if there are such. Of the kernel's time `spent` is over.
///
/// # Errors
/// No solver is installed.
pub fn verify_of_others(
    (module, index, language): (&Module, usize, Language),
    given: &Given,
    options: &VerifyOptions,
    spent: Duration,
    wraps: Option<Warning>,
) -> Result<Option<Verified>, Error> {
    let Some(launch) = open_launch(module, index, options)? else {
        return Ok(None);
    };
    let few = believable::not_extreme(&launch);
    if few.is_none() && wraps.is_none() {
        return Ok(None);
    }
    let mut bounded = Bounded::new(few, given, options, "larger ones may have defects");
    // In small grids, too, places may wrap around by defined means.
    bounded.options.assume_no_wrap = wraps.is_some();
    bounded.options.places_do_not_wrap = wraps.is_some();
    if let Some(wraps) = wraps {
        let mut small = bounded.given.clone();
        let kernel = &module.kernels[index];
        small
            .assumes
            .push(believable::small_numbers(kernel, &launch));
        let subject = Subject {
            module,
            kernel,
            launch: &launch,
            given: &small,
            options,
        };
        let limit = options.timeout.map(|limit| limit.saturating_sub(spent));
        let budget = Budget {
            deadline: limit.map(|limit| Instant::now() + limit),
            ..Budget::default()
        };
        if has_launches(&subject, &budget)? != Some(true) {
            return Ok(None);
        }
        bounded.bounds.push(wraps.into());
    }
    let found = bounded.attempt((module, index, language), spent)?;
    let found = found.filter(is_settled);
    Ok(found.map(|verified| bounded.told(verified)))
}

/// What a run has shown is told, and no other proof is looked for: no size helps where contents that
/// the program may not make are taken for what it is.
fn is_settled(verified: &Verified) -> bool {
    verified.report.verdict != Verdict::Inconclusive
        || verified.contradiction.is_some()
        || verified.shown_by.iter().any(Option::is_some)
}

/// Grids and arrays of bounded sizes.
struct Bounded {
    options: VerifyOptions,
    given: Given,
    bounds: Vec<Statement>,
    /// Each side is bounded, and not the number of blocks.
    is_by_sides: bool,
}

impl Bounded {
    /// What is asked of grids of bounded sizes, where any are; the outcome is that of others.
    fn new(
        few: Option<(Expr, GridBound)>,
        given: &Given,
        options: &VerifyOptions,
        outcome: &'static str,
    ) -> Bounded {
        let mut bounded = Bounded {
            options: options.clone(),
            given: given.clone(),
            bounds: Vec::new(),
            is_by_sides: matches!(few, Some((_, GridBound::InEach(_)))),
        };
        if let Some((few, bound)) = few {
            bounded.options.assume_no_wrap = true;
            bounded.given.assumes.push(few);
            let bound = Warning::BoundedGrids { bound, outcome };
            bounded.bounds.push(bound.into());
        }
        bounded
    }

    /// The same where all is as it is as a rule.
    fn under_rules(mut self) -> Bounded {
        self.given.assumes.append(&mut self.given.as_a_rule);
        self.bounds.append(&mut self.given.rules);
        self
    }

    /// What comes of the kernel then, in a part of its time, of which `spent` is over; none where the
    /// program makes no such launch, or what the machine lacks. What was found before stays then.
    ///
    /// # Errors
    /// No solver is installed.
    fn attempt(
        &self,
        (module, index, language): (&Module, usize, Language),
        spent: Duration,
    ) -> Result<Option<Verified>, Error> {
        let limit = self.options.timeout;
        let limit = limit.map(|limit| limit.saturating_sub(spent));
        let options = VerifyOptions {
            timeout: limit.map(|limit| spent + (limit / SHARE).min(PATIENCE)),
            ..self.options.clone()
        };
        let stage = Stage {
            spent,
            end: limit.map(|limit| Instant::now() + limit),
            is_bounded: true,
        };
        match kernel::verify(module, index, language, &self.given, &options, stage) {
            Err(Error::Launch { .. } | Error::Resources(_)) => Ok(None),
            verified => verified.map(Some),
        }
    }

    /// What comes of a kernel, with the bounds of a proof.
    fn told(self, mut verified: Verified) -> Verified {
        if verified.report.verdict == Verdict::Proved {
            verified.report.warnings.extend(self.bounds);
        }
        verified
    }
}

/// The launch of a kernel of which something else may be asked as well; none where nothing is, or where
/// all sizes are fixed.
fn open_launch(
    module: &Module,
    index: usize,
    options: &VerifyOptions,
) -> Result<Option<Launch>, Error> {
    let is_asked = options.engine == EngineChoice::Auto && options.find_bugs.is_none();
    let kernel = &module.kernels[index];
    let launch = launch::resolve(kernel, options)?;
    let is_open = is_asked && believable::granted(kernel, &launch, options).is_none();
    Ok(is_open.then_some(launch))
}

/// The first attempt takes one of so many parts of the time, but no more than [`FIRST`], and the second one twice such a
/// part, but no more than twice [`PATIENCE`]. An engine has no less than one of so many parts of an attempt.
const SHARE: u32 = 4;
const FIRST: Duration = Duration::from_secs(2);
const PATIENCE: Duration = Duration::from_secs(5);
