//! What is found only in launches that are hardly meant: in extreme grids, or with numbers so large
//! that places in arrays wrap around in 32 bits.

use super::sites::{Sites, add};
use super::{Error, host, kernel, launch, stages};
use crate::engines::believable;
use crate::engines::given::Given;
use crate::host::LaunchSite;
use crate::kir::Module;
use crate::options::VerifyOptions;
use crate::report::model::{Defect, KernelReport, Verdict};
use crate::report::warning::Warning;

impl Sites<'_> {
    /// What was found; where all of it is in extreme grids, what comes of others, if that is settled. Where a run has shown something against a proof no other proof is looked for.
    ///
    /// # Errors
    /// What concerns more than this kernel.
    pub(super) fn in_grids(
        &self,
        site: &LaunchSite,
        found: kernel::Verified,
        options: &VerifyOptions,
    ) -> Result<kernel::Verified, Error> {
        if !is_far(&found.report) || found.contradiction.is_some() {
            return Ok(found);
        }
        let options = self.with_what_is_left(options);
        let instance = host::instance(self.module, self.index, site, &options)?;
        match self.others(&instance.module, &instance.given, &instance.options, None)? {
            Some(others) => Ok(instead_of(found, others)),
            None => self.where_none_wraps(site, found, &options),
        }
    }

    /// What was found of a kernel that nothing launches; where all of it is in extreme grids, a defect of such as
    /// are meant, if there is one.
    ///
    /// # Errors
    /// No solver is installed.
    pub(super) fn in_meant_grids(
        &self,
        given: &Given,
        found: kernel::Verified,
        options: &VerifyOptions,
    ) -> Result<kernel::Verified, Error> {
        if !is_far(&found.report) || found.contradiction.is_some() {
            return Ok(found);
        }
        let options = self.with_what_is_left(options);
        let subject = (self.module, self.index, self.language);
        let meant = stages::defect_that_is_meant(subject, given, &options, self.spent)?;
        Ok(match meant {
            Some(meant) => instead_of(found, meant),
            None => found,
        })
    }

    /// A defect of launches that are meant. What was found needs not be tried under one rule after the
    /// other then.
    ///
    /// # Errors
    /// What concerns more than this kernel.
    pub(super) fn as_meant(
        &self,
        site: &LaunchSite,
        options: &VerifyOptions,
    ) -> Result<Option<kernel::Verified>, Error> {
        let rules = site.rules();
        let is_fixed = site.grid.iter().all(|size| size.as_constant().is_some());
        // What was found is of these launches then.
        if rules.is_empty() && is_fixed {
            return Ok(None);
        }
        let options = self.with_what_is_left(options);
        let site = &site.under(&rules);
        let Ok(instance) = host::instance(self.module, self.index, site, &options) else {
            return Ok(None);
        };
        let (given, options) = (&instance.given, &instance.options);
        let subject = (&instance.module, self.index, self.language);
        let look = || stages::defect_that_is_meant(subject, given, options, self.spent);
        self.once("meant", (&instance.module, given, options), look)
    }

    /// What was found, or a defect of launches in which no place wraps around, where one may in all that
    /// was found. What there is only where one may is possible.
    ///
    /// # Errors
    /// What concerns more than this kernel.
    pub(super) fn where_none_wraps(
        &self,
        site: &LaunchSite,
        found: kernel::Verified,
        options: &VerifyOptions,
    ) -> Result<kernel::Verified, Error> {
        if found.contradiction.is_some() || found.report.defects.is_empty() {
            return Ok(found);
        }
        let options = self.with_what_is_left(options);
        let instance = host::instance(self.module, self.index, site, &options)?;
        match self.without_wraps(&instance.module, &instance.given, &instance.options, &found)? {
            Some(others) if others.report.verdict == Verdict::Defect => {
                Ok(instead_of(found, others))
            }
            // A number that wraps around may be no place where it does, and what is done then a defect.
            Some(others) if others.report.verdict == Verdict::Proved => {
                let mut found = found;
                kernel::doubt(&mut found.report);
                add(&mut found.report, others.report.warnings);
                Ok(found)
            }
            _ => Ok(found),
        }
    }

    /// Says of defects of a launch that is asked for if there are none where no place wraps around.
    ///
    /// # Errors
    /// What concerns more than this kernel.
    pub(super) fn tell_of_wraps(
        &self,
        given: &Given,
        found: &mut kernel::Verified,
        options: &VerifyOptions,
    ) -> Result<(), Error> {
        let options = self.with_what_is_left(options);
        let others = self.without_wraps(self.module, given, &options, found)?;
        let others = others.filter(|others| others.report.verdict == Verdict::Proved);
        add(
            &mut found.report,
            others.map_or_else(Vec::new, |others| others.report.warnings),
        );
        Ok(())
    }

    /// What comes of launches in which no place wraps around, where one may in all that was found.
    fn without_wraps(
        &self,
        module: &Module,
        given: &Given,
        options: &VerifyOptions,
        found: &kernel::Verified,
    ) -> Result<Option<kernel::Verified>, Error> {
        let found = &found.report;
        let kernel = &module.kernels[self.index];
        let launch = launch::resolve(kernel, options)?;
        let wraps = |defect: &Defect| {
            let values = defect.values();
            believable::large_numbers(kernel, &launch, values).is_some()
        };
        let is_asked = found.verdict != Verdict::Proved
            && !found.defects.is_empty()
            && found.defects.iter().all(wraps);
        let first = found.defects.first().filter(|_| is_asked);
        let Some(values) =
            first.and_then(|first| believable::large_numbers(kernel, &launch, first.values()))
        else {
            return Ok(None);
        };
        self.others(
            module,
            given,
            options,
            Some(Warning::WrappedPlaces { values }),
        )
    }

    fn others(
        &self,
        module: &Module,
        given: &Given,
        options: &VerifyOptions,
        wraps: Option<Warning>,
    ) -> Result<Option<kernel::Verified>, Error> {
        let subject = (module, self.index, self.language);
        stages::verify_of_others(subject, given, options, self.spent, wraps)
    }
}

/// What comes of other launches, with what is said of the program's.
pub(super) fn instead_of(
    found: kernel::Verified,
    mut others: kernel::Verified,
) -> kernel::Verified {
    others.report.site = found.report.site;
    kernel::add_timings(&mut others.report.timings, found.report.timings);
    add(&mut others.report, found.report.warnings);
    others
}

/// Is all that was found in grids that are too large to be meant?
pub(super) fn is_far(report: &KernelReport) -> bool {
    let far = |defect: &Defect| defect.takes_many_blocks(&report.launch);
    let is_open = matches!(report.verdict, Verdict::Defect | Verdict::Inconclusive);
    is_open && !report.defects.is_empty() && report.defects.iter().all(far)
}
