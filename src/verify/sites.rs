//! A kernel at the places of host code that launch it.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use super::far::{instead_of, is_far};
use super::host::{Asked, NotRead};
use super::{Error, host, kernel, launch, requirements, stages};
use crate::engines::Budget;
use crate::engines::given::Given;
use crate::frontend::Language;
use crate::host::{LaunchSite, MOST_BYTES, Rule};
use crate::kir::{Kernel, Module};
use crate::options::{EngineChoice, VerifyOptions};
use crate::report::model::{Abstraction, Defect, KernelReport, ReasonKind, Statement, Verdict};
use crate::report::warning::Warning;

/// A kernel to verify for launches of its program.
pub struct Sites<'a> {
    pub(super) module: &'a Module,
    pub(super) index: usize,
    pub(super) language: Language,
    options: &'a VerifyOptions,
    /// What of the kernel's time was over at first.
    pub(super) spent: Duration,
    /// When its time is over, which all of its launches share.
    pub(super) until: Option<Instant>,
    /// What came of launches that were verified before.
    known: RefCell<Vec<Known>>,
}

/// What came of a launch; another one that nothing tells from it comes to the same.
pub struct Known {
    kernel: Kernel,
    /// What is given of it, and the options but for the time.
    given: String,
    verified: Option<kernel::Verified>,
}

/// A launch, or every one, and what came of it.
type AtSite<'s> = (Option<&'s LaunchSite>, kernel::Verified);

impl<'a> Sites<'a> {
    pub fn new(
        module: &'a Module,
        index: usize,
        language: Language,
        options: &'a VerifyOptions,
        spent: Duration,
    ) -> Sites<'a> {
        let limit = options.timeout;
        let until = limit.map(|limit| Instant::now() + limit.saturating_sub(spent));
        Sites {
            module,
            index,
            language,
            options,
            spent,
            until,
            known: RefCell::default(),
        }
    }

    /// Verifies the kernel for each launch that is asked for, when the iterator comes to it; `given`
    /// is what is known of all, if there is a launch that suits the kernel.
    ///
    /// # Errors
    /// What concerns more than this kernel.
    pub fn each<'s>(
        &'s self,
        asked: &'s Asked,
        given: Result<&'s Given, &'s Error>,
    ) -> Result<impl Iterator<Item = Result<AtSite<'s>, Error>>, Error> {
        let mut together = self.prove_together(&asked.sites)?;
        let subjects = asked.subjects();
        let count = subjects.len();
        let numbered = subjects.into_iter().enumerate();
        Ok(numbered.map(move |(number, site)| {
            let mut verified = self.verify(site, given, together.as_mut(), count - number)?;
            let report = &mut verified.report;
            report.not_launched = asked.is_idle && site.is_none();
            if let (None, Some(unread), Verdict::Defect) = (site, &asked.unread, report.verdict) {
                if let NotRead::TimeIsOver | NotRead::Failed = unread {
                    kernel::doubt(report);
                }
                report.warnings.push(unread.warning().into());
            }
            if report.not_launched && report.verdict == Verdict::Defect {
                report.warnings.push(Warning::NotLaunched.into());
            }
            Ok((site, verified))
        }))
    }

    /// Proves many launches as one that may be any of them; none where this takes long.
    ///
    /// # Errors
    /// No solver is installed.
    fn prove_together(&self, sites: &[LaunchSite]) -> Result<Option<KernelReport>, Error> {
        let is_asked = self.options.engine == EngineChoice::Auto
            && self.options.find_bugs.is_none()
            && sites.len() >= MANY_SITES;
        let joined = match is_asked {
            true => crate::host::join(sites, 1),
            false => None,
        };
        let Some(joined) = joined.and_then(|mut all| all.pop()) else {
            return Ok(None);
        };
        let limit = self.options.timeout.unwrap_or(MOST_TIME) / SHARE_OF_ALL;
        let options = VerifyOptions {
            engine: EngineChoice::Protocol,
            timeout: Some(self.spent + limit.min(MOST_TIME)),
            ..self.options.clone()
        };
        let Ok(instance) = host::instance(self.module, self.index, &joined, &options) else {
            return Ok(None);
        };
        match self.instance(&instance.module, &instance.given, &instance.options) {
            Ok(verified) => {
                let is_proved = verified.report.verdict == Verdict::Proved;
                Ok(is_proved.then_some(verified.report))
            }
            Err(Error::Launch { .. } | Error::Resources(_)) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Verifies the kernel for a site, of which there may be a proof `together` with others, or
    /// for every launch, if there is one that suits it. So many are still to be verified, this
    /// one included.
    ///
    /// # Errors
    /// What concerns more than this kernel.
    fn verify(
        &self,
        site: Option<&LaunchSite>,
        general: Result<&Given, &Error>,
        together: Option<&mut KernelReport>,
        open: usize,
    ) -> Result<kernel::Verified, Error> {
        let plain = &self.module.kernels[self.index];
        let options = &self.with_share(open);
        let verified = match (site, general) {
            (Some(site), _) => self.at(site, together, options),
            (None, Ok(given)) => {
                let found = self.instance(self.module, given, options);
                let found = found.and_then(|found| self.in_meant_grids(given, found, options));
                found.and_then(|mut verified| {
                    requirements::launch(&self.asked(options), &mut verified);
                    self.tell_of_wraps(given, &mut verified, options)?;
                    Ok(verified)
                })
            }
            (None, Err(error)) => Ok(kernel::unsuited(plain, options, error.to_string()).into()),
        };
        match verified {
            Err(Error::Resources(message)) => {
                Ok(kernel::without_resources(plain, options, message).into())
            }
            verified => verified,
        }
    }

    fn asked<'s>(&'s self, options: &'s VerifyOptions) -> requirements::Asked<'s> {
        requirements::Asked {
            module: self.module,
            index: self.index,
            language: self.language,
            options,
            until: self.until,
        }
    }

    /// The options with the time that one of these launches may take: its part of what is left,
    /// or more, as others may be quick.
    fn with_share(&self, open: usize) -> VerifyOptions {
        let left = self
            .until
            .map(|until| until.saturating_duration_since(Instant::now()));
        let parts = (open as u32).clamp(1, MOST_PARTS);
        VerifyOptions {
            timeout: left.map(|left| self.spent + left / parts),
            ..self.options.clone()
        }
    }

    /// The options with no more time than is left.
    pub(super) fn with_what_is_left(&self, options: &VerifyOptions) -> VerifyOptions {
        VerifyOptions {
            timeout: options.timeout.min(self.with_share(1).timeout),
            ..options.clone()
        }
    }

    /// What comes of the launch; what is proved is proved as well where pointers that may be one are.
    fn at(
        &self,
        site: &LaunchSite,
        together: Option<&mut KernelReport>,
        options: &VerifyOptions,
    ) -> Result<kernel::Verified, Error> {
        let site = &self.settled(site, options)?;
        let mut verified = self.judged(site, together, options)?;
        if verified.report.verdict == Verdict::Proved {
            verified = self.as_one_too(site, verified, options)?;
        }
        if verified.report.verdict == Verdict::Proved {
            verified = self.with_pointees(site, verified);
        }
        Ok(verified)
    }

    /// What comes of the launch as it is told. Defects that there are only where the launch is not as it is as
    /// a rule, or only in launches that are too large to be meant, are possible ones.
    pub(super) fn judged(
        &self,
        site: &LaunchSite,
        together: Option<&mut KernelReport>,
        options: &VerifyOptions,
    ) -> Result<kernel::Verified, Error> {
        let found = self.at_any(site, together, options)?;
        let is_found = found.report.verdict == Verdict::Defect && found.contradiction.is_none();
        if is_found && let Some(meant) = self.as_meant(site, options)? {
            return Ok(instead_of(found, meant));
        }
        let mut verified = self.in_grids(site, found, options)?;
        let is_kept = |defect: &Defect| defect.rests_on(Abstraction::KeptValues);
        let is_found = verified.report.verdict == Verdict::Defect
            || verified.report.defects.iter().any(is_kept);
        let has_rules = is_found && !site.usual.is_empty();
        if has_rules {
            verified = self.as_a_rule(site, verified, options)?;
        }
        // What a rule leaves out is possible, whatever wraps around besides.
        if verified.report.verdict == Verdict::Defect || !has_rules {
            verified = self.where_none_wraps(site, verified, options)?;
        }
        if is_far(&verified.report) {
            kernel::doubt(&mut verified.report);
        }
        Ok(verified)
    }

    /// The defects as they are where all is as it is as a rule; if there are none then, those that
    /// were found are possible ones, with the rules that leave none.
    fn as_a_rule(
        &self,
        site: &LaunchSite,
        mut found: kernel::Verified,
        options: &VerifyOptions,
    ) -> Result<kernel::Verified, Error> {
        let options = self.with_what_is_left(options);
        let under = |rules: &BTreeSet<Rule>| {
            let site = site.under(rules);
            let found = self.at_any(&site, None, &options)?;
            self.in_grids(&site, found, &options)
        };
        // A rule that the program contradicts says nothing of its launches.
        let is_excluded = |verified: &kernel::Verified| {
            let mut reasons = verified.report.reasons.iter();
            reasons.any(|reason| reason.kind == ReasonKind::Launch)
        };
        let mut rules = site.rules();
        let mut usual = under(&rules)?;
        if is_excluded(&usual) {
            for rule in rules.clone() {
                if is_excluded(&under(&BTreeSet::from([rule]))?) {
                    rules.remove(&rule);
                }
            }
            if rules.is_empty() {
                return Ok(found);
            }
            usual = under(&rules)?;
        }
        if usual.report.verdict == Verdict::Defect {
            usual.report.site = found.report.site;
            return Ok(usual);
        }
        // The program may make large arrays alone: that no defect was found in small ones says nothing.
        let shows_none = |rules: &BTreeSet<Rule>, verdict: Verdict| {
            verdict == Verdict::Proved || !rules.contains(&Rule::SmallArrays)
        };
        if !shows_none(&rules, usual.report.verdict) {
            rules.remove(&Rule::SmallArrays);
            if rules.is_empty() {
                return Ok(found);
            }
            usual = under(&rules)?;
            if usual.report.verdict == Verdict::Defect {
                usual.report.site = found.report.site;
                return Ok(usual);
            }
        }
        // What was only possible before has to be proved.
        let leaves_none = |verified: &kernel::Verified| match found.report.verdict {
            _ if is_excluded(verified) => false,
            Verdict::Defect => verified.report.verdict != Verdict::Defect,
            _ => verified.report.verdict == Verdict::Proved,
        };
        if !leaves_none(&usual) {
            return Ok(found);
        }
        for rule in rules.clone().into_iter().filter(|_| rules.len() > 1) {
            let alone = BTreeSet::from([rule]);
            let verified = under(&alone)?;
            if leaves_none(&verified) && shows_none(&alone, verified.report.verdict) {
                (rules, usual) = (alone, verified);
                break;
            }
        }
        kernel::doubt(&mut found.report);
        let outcome = match usual.report.verdict {
            Verdict::Proved => "proved",
            _ => "no defect was found, and no proof,",
        };
        let warnings = rules.into_iter().map(|rule| said(site, rule, outcome));
        found.report.warnings.extend(warnings);
        // Such as the sizes of grids that alone were looked at.
        add(&mut found.report, usual.report.warnings);
        Ok(found)
    }

    pub(super) fn at_any(
        &self,
        site: &LaunchSite,
        together: Option<&mut KernelReport>,
        options: &VerifyOptions,
    ) -> Result<kernel::Verified, Error> {
        let plain = &self.module.kernels[self.index];
        let instance = match host::instance(self.module, self.index, site, options) {
            Ok(instance) => instance,
            Err(error) => {
                let report = kernel::unsuited(plain, options, error.to_string());
                return Ok(KernelReport {
                    site: Some(host::describe(site)),
                    ..report
                }
                .into());
            }
        };
        let options = &instance.options;
        let verified = match together {
            Some(together) => self.as_together(together, &instance),
            None => self.known_or_new(&instance.module, &instance.given, options),
        };
        let mut verified = match verified {
            Err(Error::Launch { message, .. }) => kernel::unsuited(plain, options, message).into(),
            verified => verified?,
        };
        verified.report.site = Some(instance.site);
        let warnings = instance.warnings.into_iter().map(Statement::from);
        verified.report.warnings.extend(warnings);
        Ok(verified)
    }

    /// The proof of all launches for one of them, if what is assumed leaves that one.
    ///
    /// # Errors
    /// There is no such launch, or no solver is installed.
    fn as_together(
        &self,
        together: &mut KernelReport,
        instance: &host::Instance,
    ) -> Result<kernel::Verified, Error> {
        let kernel = &instance.module.kernels[self.index];
        let launch = &launch::resolve(kernel, &instance.options)?;
        let mut report = KernelReport {
            launch: kernel::sizes(launch),
            // It took its time once.
            timings: std::mem::take(&mut together.timings),
            ..together.clone()
        };
        let subject = instance.subject(kernel, launch);
        let budget = self.budget();
        stages::Stage::default().ask_for_launches(&subject, &budget, &mut report)?;
        Ok(report.into())
    }

    /// The time that is left.
    pub(super) fn budget(&self) -> Budget<'static> {
        Budget {
            deadline: self.until,
            ..Budget::default()
        }
    }

    fn known_or_new(
        &self,
        module: &Module,
        given: &Given,
        options: &VerifyOptions,
    ) -> Result<kernel::Verified, Error> {
        let verify = || self.instance(module, given, options).map(Some);
        let verified = self.once("", (module, given, options), verify)?;
        Ok(verified.expect("what is verified anew comes to something"))
    }

    /// What comes of a look at launches, which is had once where nothing tells them apart.
    pub(super) fn once(
        &self,
        look: &'static str,
        (module, given, options): (&Module, &Given, &VerifyOptions),
        verify: impl FnOnce() -> Result<Option<kernel::Verified>, Error>,
    ) -> Result<Option<kernel::Verified>, Error> {
        let kernel = &module.kernels[self.index];
        let options_but_time = VerifyOptions {
            timeout: None,
            ..options.clone()
        };
        let told = format!("{look} {given:?} {options_but_time:?}");
        let is_same = |one: &&Known| one.given == told && one.kernel == *kernel;
        if let Some(same) = self.known.borrow().iter().find(is_same) {
            let mut verified = same.verified.clone();
            if let Some(verified) = &mut verified {
                verified.report.timings.clear();
            }
            return Ok(verified);
        }
        let verified = verify()?;
        self.known.borrow_mut().push(Known {
            kernel: kernel.clone(),
            given: told,
            verified: verified.clone(),
        });
        Ok(verified)
    }

    fn instance(
        &self,
        module: &Module,
        given: &Given,
        options: &VerifyOptions,
    ) -> Result<kernel::Verified, Error> {
        stages::verify(
            module,
            self.index,
            self.language,
            given,
            options,
            self.spent,
        )
    }
}

/// What is said of the launch as well.
pub(super) fn add(report: &mut KernelReport, warnings: Vec<Statement>) {
    for warning in warnings {
        if !report.warnings.contains(&warning) {
            report.warnings.push(warning);
        }
    }
}

/// What is so where a rule holds, with the names of what it speaks of.
pub(super) fn said(site: &LaunchSite, rule: Rule, outcome: &'static str) -> Statement {
    let names = site.names_under(rule).into_iter();
    let names: Vec<String> = names.map(|name| format!("`{name}`")).collect();
    warning(rule, names.join(", "), outcome).into()
}

fn warning(rule: Rule, names: String, outcome: &'static str) -> Warning {
    let or = |else_: &str| match names.is_empty() {
        true => else_.to_owned(),
        false => names.clone(),
    };
    match rule {
        Rule::ReadAlike => Warning::ReadAgain {
            places: or("what the host code reads"),
            outcome,
        },
        Rule::FirstRound => Warning::LaterRounds {
            values: or("a loop of the host code makes"),
            outcome,
        },
        Rule::KeptBlock => Warning::KeptBlockSizes {
            values: or("their origin is not known"),
            outcome,
        },
        Rule::SmallArrays => Warning::LargeArrays {
            most: MOST_BYTES,
            outcome,
        },
        Rule::NotNegative => Warning::NegativeNumbers {
            values: or("what the host code is given"),
            outcome,
        },
    }
}

/// A launch has no less than one of so many parts of the time that is left.
const MOST_PARTS: u32 = 4;
/// So many launches are tried as one first.
const MANY_SITES: usize = 3;
/// Of a kernel's time this part is for all of its launches together, but no more than this.
const SHARE_OF_ALL: u32 = 4;
const MOST_TIME: Duration = Duration::from_secs(4);
