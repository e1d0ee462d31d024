//! Pointers of a launch that may be one: which may really, and what the kernel does then.

use super::sites::{Sites, add};
use super::{Error, host, kernel, launch};
use crate::engines::protocol::description::has_launches;
use crate::host::{Doubt, LaunchSite, Within};
use crate::options::VerifyOptions;
use crate::report::model::{Reason, ReasonKind, Verdict};

impl Sites<'_> {
    /// The launch without doubts that its own facts settle, and that are about variables which the
    /// kernel does not name.
    ///
    /// # Errors
    /// No solver is installed.
    pub(super) fn settled(
        &self,
        site: &LaunchSite,
        options: &VerifyOptions,
    ) -> Result<LaunchSite, Error> {
        let mut settled = site.clone();
        settled.doubtful.clear();
        let kernel = &self.module.kernels[self.index];
        let concerns = |doubt: &&Doubt| match &doubt.into {
            Within::Variable(symbol) => host::variable(kernel, symbol).is_some(),
            Within::Pointer(_) => true,
        };
        for doubt in site.doubtful.iter().filter(concerns) {
            let mut as_one = site.clone();
            as_one.facts.push(doubt.when.clone());
            let says = doubt.when.as_constant().is_none();
            if !says || !self.is_impossible(&as_one, options)? {
                settled.doubtful.push(doubt.clone());
            }
        }
        Ok(settled)
    }

    /// The proof, if it is one as well where pointers that may be one are.
    ///
    /// # Errors
    /// What concerns more than this kernel.
    pub(super) fn as_one_too(
        &self,
        site: &LaunchSite,
        mut proved: kernel::Verified,
        options: &VerifyOptions,
    ) -> Result<kernel::Verified, Error> {
        let Some(others) = site.with_doubtful_as_one() else {
            let message = "more pointers may lead into one array than the launch is tried for";
            proved.report.reasons.push(Reason {
                kind: ReasonKind::Aliasing,
                code: None,
                message: message.to_owned(),
                span: None,
            });
            kernel::doubt(&mut proved.report);
            return Ok(proved);
        };
        for (other, is_made) in others {
            // Each alone may be, or it would have been settled.
            if site.doubtful.len() > 1 && self.is_impossible(&other, options)? {
                continue;
            }
            let mut as_one = match is_made {
                true => self.judged(&other, None, options)?,
                false => self.at_any(&other, None, options)?,
            };
            if is_made && as_one.report.verdict == Verdict::Defect {
                as_one.report.site = proved.report.site;
                return Ok(as_one);
            }
            if as_one.report.verdict != Verdict::Proved {
                kernel::doubt(&mut as_one.report);
                as_one.report.warnings = proved.report.warnings;
                as_one.report.site = proved.report.site;
                return Ok(as_one);
            }
            // Such as the sizes of grids that alone were looked at; that the pointers may be one is said.
            let mut warnings = as_one.report.warnings;
            warnings.retain(|warning| !warning.is_of_joined_arrays());
            add(&mut proved.report, warnings);
        }
        Ok(proved)
    }

    /// The proof, if the program is not seen to make pointers one that the kernel finds in memory.
    pub(super) fn with_pointees(
        &self,
        site: &LaunchSite,
        mut proved: kernel::Verified,
    ) -> kernel::Verified {
        let kernel = &self.module.kernels[self.index];
        let Some(pairs) = host::doubtful_pointees(kernel, site) else {
            return proved;
        };
        proved.report.reasons.push(Reason {
            kind: ReasonKind::Aliasing,
            code: None,
            message: format!(
                "pointers in {pairs} may lead into one array here: the host puts such pointers into two \
                 places, or passes one as well"
            ),
            span: None,
        });
        kernel::doubt(&mut proved.report);
        proved
    }

    /// Is there no such launch?
    fn is_impossible(&self, site: &LaunchSite, options: &VerifyOptions) -> Result<bool, Error> {
        // Whatever is wrong with the launch is said where it is verified.
        let Ok(instance) = host::instance(self.module, self.index, site, options) else {
            return Ok(false);
        };
        let kernel = &instance.module.kernels[self.index];
        let launch = launch::resolve(kernel, &instance.options)?;
        let subject = instance.subject(kernel, &launch);
        let budget = self.budget();
        Ok(has_launches(&subject, &budget)? == Some(false))
    }
}
