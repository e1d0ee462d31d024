//! What drawings need of runs, where it was asked for.

use super::kernel::Verified;
use crate::options::VerifyOptions;
use crate::replay::scene;
use crate::replay::validate::Case;

/// Shows a kernel to the concrete machine.
pub type Look<'a> = dyn Fn(&mut dyn FnMut(&Case)) + 'a;

/// Adds the runs that show the defects.
pub fn told(mut verified: Verified, options: &VerifyOptions, look: &Look) -> Verified {
    if options.scenes {
        let Verified {
            report, shown_by, ..
        } = &mut verified;
        look(&mut |case| report.scenes = scene::of_kernel(case, report, shown_by));
    }
    verified
}
