//! JUnit XML: a suite for each file, a case for each kernel and launch of it.

use std::io::{self, Write};
use std::time::Duration;

use quick_junit::{NonSuccessKind, Report as Junit, TestCase, TestCaseStatus, TestSuite};

use super::finding::{Finding, Level, failures, of_kernel, skipped};
use super::human::{site_text, why};
use super::json::Entry;
use super::model::{KernelReport, Report, Verdict};

/// Prints the document.
pub fn write(entries: &[Entry], out: &mut dyn Write) -> io::Result<()> {
    let mut document = Junit::new("warpproof");
    document.add_test_suites(entries.iter().map(suite));
    document.serialize(&mut *out).map_err(io::Error::other)?;
    out.flush()
}

fn suite(entry: &Entry) -> TestSuite {
    let mut suite = TestSuite::new(entry.file());
    if let Entry::Report(report) = entry {
        let kernels = report.kernels.iter();
        suite.add_test_cases(kernels.map(|kernel| of_verdict(report, kernel)));
        suite.add_test_cases(skipped(report).iter().map(of_skipped));
    }
    for failure in failures(entry) {
        let mut status = TestCaseStatus::non_success(NonSuccessKind::Error);
        status.set_message(failure.as_str());
        suite.add_test_case(case(entry.file(), entry.file(), status));
    }
    suite
}

/// A defect is a failure; what is not decided is an error.
fn of_verdict(report: &Report, kernel: &KernelReport) -> TestCase {
    let findings = of_kernel(report, kernel);
    let (mut status, level) = match kernel.answer() {
        // It is neither a failure nor a proof.
        Verdict::NoDefect if kernel.verdict != Verdict::NoDefect => {
            (Some(TestCaseStatus::skipped()), None)
        }
        Verdict::Proved | Verdict::NoDefect => (None, None),
        Verdict::Defect => (
            Some(TestCaseStatus::non_success(NonSuccessKind::Failure)),
            Some(Level::Error),
        ),
        Verdict::Inconclusive => (
            Some(TestCaseStatus::non_success(NonSuccessKind::Error)),
            Some(Level::Warning),
        ),
    };
    if let Some(status) = &mut status {
        let counts = |finding: &&Finding| match level {
            Some(level) => finding.level == level && finding.silenced.is_none(),
            None => finding.silenced.is_some(),
        };
        if let Some(finding) = findings.iter().find(counts) {
            status.set_type(finding.code.id());
            status.set_message(finding.message.as_str());
        }
        let texts: Vec<String> = findings.iter().map(text).collect();
        status.set_description(texts.join("\n"));
    }
    let name = format!("{} ({})", kernel.kernel, site_text(kernel));
    let status = status.unwrap_or_else(TestCaseStatus::success);
    let mut case = case(&name, &report.file, status);
    let ms: f64 = kernel.timings.iter().map(|phase| phase.ms).sum();
    case.set_time(Duration::from_secs_f64(ms.max(0.0) / 1000.0));
    case
}

fn of_skipped(finding: &Finding) -> TestCase {
    let mut status = TestCaseStatus::skipped();
    status.set_type(finding.code.id());
    status.set_message(finding.message.as_str());
    case(&finding.subject[0], &finding.file, status)
}

fn case(name: &str, file: &str, status: TestCaseStatus) -> TestCase {
    let mut case = TestCase::new(name, status);
    case.set_classname(file);
    case
}

fn text(finding: &Finding) -> String {
    let level = match finding.level {
        Level::Error => "error",
        Level::Warning => "warning",
        Level::Note => "note",
    };
    let mut text = format!("{level}[{}]: {}", finding.code, finding.message);
    if let Some(because) = &finding.silenced {
        text = format!("suppressed: {text}: {}", why(because));
    }
    for place in &finding.places {
        text += &format!("\n  {}:{} {}", place.file, place.line, place.label);
    }
    text.trim_end().to_owned()
}
