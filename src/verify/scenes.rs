//! What explanations and drawings need of runs.

use super::kernel::Verified;
use crate::options::VerifyOptions;
use crate::replay::validate::Case;
use crate::replay::{scene, why};

/// Shows a kernel to the concrete machine.
pub type Look<'a> = dyn Fn(&mut dyn FnMut(&Case)) + 'a;

/// Adds why defects are, and the runs that show them where they are to be drawn.
pub fn told(mut verified: Verified, options: &VerifyOptions, look: &Look) -> Verified {
    let Verified {
        report, shown_by, ..
    } = &mut verified;
    if !report.defects.is_empty() {
        look(&mut |case| why::explain(case, &mut report.defects, shown_by));
    }
    if options.scenes {
        look(&mut |case| report.scenes = scene::of_kernel(case, report, shown_by));
    }
    verified
}
