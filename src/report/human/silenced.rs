//! What does not count, as text.

use std::io;

use codespan_reporting::diagnostic::{Diagnostic, Severity};
use codespan_reporting::term::termcolor::Color;

use super::{Human, WriteColor, status};
use crate::report::codes::Coded;
use crate::report::finding::silenced_defects;
use crate::report::model::{
    self, Because, Defect, KernelReport, LaunchReport, Report, Silenced, Span, Verdict, What,
};
use crate::report::sources::Sources;
use crate::report::words::plural;
use crate::report::{cause, diagnostic, words};

/// How a verdict is told: as what does count leaves it. A kernel whose findings do not count is
/// `NoDefect`, and one with a proof stays proved.
pub fn told(kernel: &KernelReport) -> Verdict {
    match kernel.verdict {
        Verdict::Proved | Verdict::NoDefect => kernel.verdict,
        Verdict::Defect | Verdict::Inconclusive => kernel.answer(),
    }
}

/// Is nothing left of what keeps a kernel from a proof?
pub fn is_all_silenced(kernel: &KernelReport) -> bool {
    told(kernel) == Verdict::NoDefect && kernel.verdict != Verdict::NoDefect
}

impl<W: WriteColor> Human<W> {
    /// Prints what does not count of a kernel.
    pub(super) fn silenced(
        &mut self,
        kernel: &KernelReport,
        sources: &mut Sources,
    ) -> io::Result<()> {
        for (because, defects) in silenced_defects(kernel) {
            for group in cause::groups(&defects) {
                self.silenced_defect(group.shown, &because, &kernel.launch, sources)?;
            }
        }
        for Silenced { what, because } in &kernel.suppressed {
            match what {
                What::Defect(_) | What::Skipped(_) => {}
                What::BenignRace(one) | What::Remark(one) => {
                    self.silenced_defect(one, because, &kernel.launch, sources)?;
                }
                What::Reason(reason) if is_warning(because) => {
                    let mut shown = diagnostic::reason(reason, sources);
                    shown.notes.push(WARNING.to_owned());
                    self.diagnostic(&shown, sources)?;
                }
                What::Reason(reason) => {
                    self.line(
                        what,
                        &reason.message,
                        reason.span.as_ref(),
                        because,
                        sources,
                    )?;
                }
                What::Warning(said) => self.line(what, &said.text, None, because, sources)?,
            }
        }
        let is_known = |one: &&Silenced| one.because == Because::Baseline;
        match kernel.suppressed.iter().filter(is_known).count() {
            0 => Ok(()),
            1 => writeln!(self.out, "1 finding is in the baseline"),
            known => writeln!(self.out, "{known} findings are in the baseline"),
        }
    }

    /// Prints which skipped kernels do not count, and what is good to know of files.
    pub(super) fn notices(&mut self, report: &Report) -> io::Result<()> {
        let mut sources = Sources::new(report.file.as_ref());
        for notice in &report.notices {
            let shown = diagnostic::notice(notice, &mut sources);
            self.diagnostic(&shown, &sources)?;
        }
        if let Some(absent) = report.absent.as_ref().filter(|all| !all.is_empty()) {
            let (file, count) = (&report.file, plural(absent.len(), "finding"));
            writeln!(
                self.out,
                "{file}: {count} of the baseline not found any more"
            )?;
        }
        Ok(())
    }

    /// Prints the skipped kernels that do not count.
    pub(super) fn silenced_skipped(&mut self, report: &Report) -> io::Result<()> {
        for Silenced { what, because } in &report.suppressed {
            let What::Skipped(skipped) = what else {
                continue;
            };
            status(&mut self.out, Color::Yellow, "skipped")?;
            let (kernel, reason, why) = (&skipped.kernel, &skipped.reason, why(because));
            writeln!(self.out, ": {kernel}: {reason} (suppressed: {why})")?;
        }
        Ok(())
    }

    fn silenced_defect(
        &mut self,
        defect: &Defect,
        because: &Because,
        launch: &LaunchReport,
        sources: &mut Sources,
    ) -> io::Result<()> {
        if is_warning(because) {
            let mut shown = diagnostic::defect(defect, Severity::Warning, launch, sources);
            shown.notes.push(WARNING.to_owned());
            return self.diagnostic(&shown, sources);
        }
        let message = words::message(defect, launch);
        let places = words::places(defect, launch).into_iter();
        let place = places.filter_map(|(span, _)| span).next();
        self.line(defect, &message, place, because, sources)
    }

    /// One line, without the source, and the reason. What a baseline knows is counted.
    fn line(
        &mut self,
        of: &impl Coded,
        message: &str,
        place: Option<&Span>,
        because: &Because,
        sources: &Sources,
    ) -> io::Result<()> {
        if *because == Because::Baseline {
            return Ok(());
        }
        let place = place.map_or(String::new(), |span| {
            format!(" ({}:{})", span.file, span.line)
        });
        let shown = Diagnostic::note().with_code(of.code().id());
        let shown = shown.with_message(format!("suppressed{place}: {message}: {}", why(because)));
        self.diagnostic(&shown, sources)
    }
}

const WARNING: &str = "does not count: its severity is `warning`";

fn is_warning(because: &Because) -> bool {
    let severity = model::Severity::Warning;
    *because == Because::Severity { severity }
}

/// Why it does not count, as the end of a line.
pub fn why(because: &Because) -> String {
    match because {
        Because::Comment { justification, .. } => justification.clone(),
        Because::Severity { severity } => match severity {
            model::Severity::Off => "its severity is `off`".to_owned(),
            model::Severity::Warning => "its severity is `warning`".to_owned(),
            model::Severity::Error => "its severity is `error`".to_owned(),
        },
        Because::Baseline => "it is in the baseline".to_owned(),
    }
}
