//! What counts. Findings that do not, and why: the user said so, in one of three ways.

use serde::{Deserialize, Serialize};

use super::{Defect, KernelReport, Reason, Skipped, Span, Statement, Verdict};
use crate::codes::Code;
use crate::report::codes::Coded;

/// A finding that does not count.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Silenced {
    /// What was found.
    #[serde(flatten)]
    pub what: What,
    /// Why it does not count.
    #[serde(flatten)]
    pub because: Because,
}

/// Something that a report says, by the list that it is of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// Of [`super::KernelReport::defects`].
    Defect(Defect),
    /// Of [`super::KernelReport::benign_races`].
    BenignRace(Defect),
    /// Of [`super::KernelReport::remarks`].
    Remark(Defect),
    /// Of [`super::KernelReport::reasons`].
    Reason(Reason),
    /// Of [`super::KernelReport::warnings`].
    Warning(Statement),
    /// Of [`super::Report::skipped`].
    Skipped(Skipped),
}

/// Why a finding does not count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "because", rename_all = "kebab-case")]
pub enum Because {
    /// A comment in the source allows it.
    Comment {
        /// What the comment says for it.
        justification: String,
        /// Where the comment is.
        place: Span,
    },
    /// The configuration gives its code a severity that does not count.
    Severity {
        /// `warning` or `off`.
        severity: Severity,
    },
    /// It is in the baseline.
    Baseline,
}

/// How much the findings of a code count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Severity {
    /// As a defect, whatever they are.
    Error,
    /// Not, but they are shown.
    Warning,
    /// Not, and they are only listed.
    Off,
}

impl KernelReport {
    /// Is it an alarm that does not count as a defect?
    pub fn is_possible_only(&self, defect: &Defect) -> bool {
        defect.is_possible() && !self.fails_on_possible && !self.is_raised(defect)
    }

    /// Do findings like this one count as defects, whatever they are?
    pub fn is_raised(&self, finding: &impl Coded) -> bool {
        self.raised.contains(&finding.code())
    }

    /// The verdict without what does not count: `NoDefect` where nothing else keeps the kernel
    /// from a proof. It is what exit codes tell, and never `Proved` where the verdict is not.
    pub fn answer(&self) -> Verdict {
        let fails = |defect: &Defect| !self.is_possible_only(defect);
        let is_raised = (self.benign_races.iter().chain(&self.remarks))
            .any(|one| self.is_raised(one))
            || self.reasons.iter().any(|one| self.is_raised(one))
            || self.warnings.iter().any(|one| self.is_raised(one));
        let is_silenced =
            self.defects.is_empty() && self.reasons.is_empty() && !self.suppressed.is_empty();
        match self.verdict {
            _ if is_raised || self.defects.iter().any(fails) => Verdict::Defect,
            Verdict::Defect | Verdict::Inconclusive if is_silenced => Verdict::NoDefect,
            Verdict::Defect if !self.suppressed.is_empty() => Verdict::Inconclusive,
            verdict => verdict,
        }
    }
}

/// Something that is good to know of a file, and of no kernel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notice {
    /// What kind of notice it is.
    pub id: Code,
    /// In words.
    pub text: String,
    /// What it is about.
    pub span: Span,
}

impl Notice {
    /// There is a barrier that kernels do without, as the text says.
    pub fn redundant_barrier(text: String, span: Span) -> Notice {
        let id = Code::RedundantBarrier;
        Notice { id, text, span }
    }
}

/// A finding of the baseline that is found no more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Absent {
    /// What kind of finding it was.
    pub id: Code,
    /// It in words.
    pub message: String,
    /// What tells it from others, see [`crate::report::finding`].
    pub fingerprint: String,
}
