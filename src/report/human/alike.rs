//! Launches in one place of the host code of which the same is said, as those of a loop over sizes
//! of blocks.

use std::io;

use super::{Human, WriteColor, plural};
use crate::report::model::{KernelReport, LaunchReport};

/// What was shown last, and at how many launches there is no more to say.
#[derive(Default)]
pub struct Alike {
    shown: Option<KernelReport>,
    more: usize,
}

impl<W: WriteColor> Human<W> {
    /// Is there nothing to say but the launch's sizes that was not said of the last kernel?
    pub(super) fn is_said(&mut self, kernel: &KernelReport) -> bool {
        let said = said(kernel);
        let is_known = said.is_some() && said == self.alike.shown;
        match is_known {
            true => self.alike.more += 1,
            false => self.alike.shown = said,
        }
        is_known
    }

    /// Prints how many launches are like the last one that was shown.
    pub(super) fn others(&mut self) -> io::Result<()> {
        match std::mem::take(&mut self.alike.more) {
            0 => Ok(()),
            more => writeln!(self.out, "  and at {} there", plural(more, "more launch")),
        }
    }
}

/// A report at a launch in host code without what differs by launch, and what is not shown with it.
fn said(kernel: &KernelReport) -> Option<KernelReport> {
    let mut said = kernel.clone();
    said.launch = LaunchReport {
        vocabulary: kernel.launch.vocabulary,
        ..LaunchReport::new([None; 3], [None; 3])
    };
    let site = said.site.as_mut()?;
    site.span.as_mut()?.inlined_at.clear();
    (site.block, site.grid, site.facts) = Default::default();
    said.engines.clear();
    said.assumptions.clear();
    said.for_every.clear();
    said.scenes.clear();
    said.timings.clear();
    Some(said)
}
