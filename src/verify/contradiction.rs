//! A proof and a run that contradict each other: an error of ours, and never a verdict.

use super::kernel::Verified;
use crate::replay::validate::Validated;
use crate::report::model::{
    AccessKind, Defect, Engine, KernelReport, Reason, ReasonKind, Span, ThreadReport, Verdict,
};

/// What becomes of a kernel that is proved, when a run shows a defect of it.
pub fn doubted(verified: Verified, shown: Option<Validated>) -> Verified {
    let Some(shown) = shown else {
        return verified;
    };
    let Verified { mut report, .. } = verified;
    report.reasons.push(reason(&report, &shown));
    report.verdict = Verdict::Inconclusive;
    Verified {
        report,
        contradiction: Some(shown),
        shown_by: Vec::new(),
    }
}

/// Both facts, and what to do about them.
fn reason(report: &KernelReport, shown: &Validated) -> Reason {
    let engines = report.engines.iter().map(|engine| match engine {
        Engine::Protocol => "protocols",
        Engine::Enumeration => "enumeration",
        Engine::TwoThread => "the two-thread verifier",
    });
    let engines: Vec<&str> = engines.collect();
    let by = match engines.as_slice() {
        [] => "by its form alone".to_owned(),
        engines => format!("by {}", engines.join(" and ")),
    };
    let launch = shown.shown_by.as_ref().map_or(String::new(), |attempt| {
        let sizes = |sizes: [u32; 3]| sizes.map(|size| size.to_string()).join(",");
        let (block, grid) = (sizes(attempt.block), sizes(attempt.grid));
        format!(", in blocks of {block} and a grid of {grid}")
    });
    let values = values(&shown.defect);
    let (what, span) = words(&shown.defect);
    Reason {
        kind: ReasonKind::Internal,
        code: None,
        message: format!(
            "proved {by}, but a run shows {what}{launch}{values}: one of the two is wrong. \
             Please report this error of Warpproof, with the source and the options"
        ),
        span,
    }
}

fn values(defect: &Defect) -> String {
    let values = match defect {
        Defect::Race { values, .. }
        | Defect::Divergence { values, .. }
        | Defect::Assertion { values, .. } => values.as_slice(),
        Defect::Memory { .. } => &[],
    };
    let values = values.iter().filter(|value| !value.name.contains("Dim."));
    values
        .map(|value| format!(", {} = {}", value.name, value.value))
        .collect()
}

/// The defect as part of a sentence, and its place.
fn words(defect: &Defect) -> (String, Option<Span>) {
    match defect {
        Defect::Race {
            array,
            element,
            accesses,
            ..
        } => {
            let cell = element.map_or(array.clone(), |element| format!("{array}[{element}]"));
            let first = accesses.first();
            let accesses: Vec<String> = accesses
                .iter()
                .map(|access| {
                    let verb = match access.access {
                        AccessKind::Read => "reads",
                        AccessKind::Write => "writes",
                        AccessKind::Atomic => "updates",
                    };
                    format!("{} {verb} {}", thread(&access.thread), place(&access.span))
                })
                .collect();
            let what = format!("a race on `{cell}` ({})", accesses.join(", "));
            (what, first.and_then(|access| access.span.clone()))
        }
        Defect::Divergence { span, threads, .. } => {
            let what = format!("barrier divergence {} ({})", place(span), list(threads));
            (what, span.clone())
        }
        Defect::Assertion { span, threads, .. } => {
            let what = format!("a failing assertion {} ({})", place(span), list(threads));
            (what, span.clone())
        }
        Defect::Memory {
            span, thread: of, ..
        } => {
            let what = format!(
                "an access outside of memory {} ({})",
                place(span),
                thread(of)
            );
            (what, span.clone())
        }
    }
}

fn list(threads: &[ThreadReport]) -> String {
    let threads: Vec<String> = threads.iter().map(thread).collect();
    threads.join(", ")
}

fn thread(of: &ThreadReport) -> String {
    let id = |[x, y, z]: [u32; 3]| format!("({x}, {y}, {z})");
    format!("thread {} of block {}", id(of.thread), id(of.block))
}

fn place(span: &Option<Span>) -> String {
    match span {
        Some(span) => format!("at {}:{}:{}", span.file, span.line, span.column),
        None => "at an unknown place".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::model::{AccessReport, Confidence, LaunchReport, MemorySpace, Value};

    fn proved() -> Verified {
        let report = KernelReport {
            engines: vec![Engine::Protocol, Engine::TwoThread],
            ..KernelReport::new(
                "k".into(),
                LaunchReport::new([None; 3], [None; 3]),
                Verdict::Proved,
            )
        };
        Verified {
            report,
            shown_by: Vec::new(),
            contradiction: None,
        }
    }

    fn race() -> Validated {
        let access = |access, line, thread| AccessReport {
            access,
            span: Some(Span {
                file: "k.cu".into(),
                line,
                column: 5,
                inlined_at: Vec::new(),
            }),
            thread: ThreadReport {
                thread: [thread, 0, 0],
                block: [0; 3],
            },
            byte_offset: Some(0),
            width: 4,
            value: None,
            summarised: false,
        };
        Validated {
            defect: Defect::Race {
                confidence: Confidence::Confirmed,
                memory: MemorySpace::Global,
                array: "out".into(),
                element: Some(3),
                same_value: false,
                accesses: vec![
                    access(AccessKind::Write, 2, 0),
                    access(AccessKind::Read, 7, 1),
                ],
                values: vec![Value {
                    name: "n".into(),
                    value: "16".into(),
                }],
                abstractions: Vec::new(),
                exploration: None,
                why: Vec::new(),
            },
            shown_by: None,
            scenario: None,
        }
    }

    #[test]
    fn a_proof_that_no_run_contradicts_stands() {
        let verified = doubted(proved(), None);
        assert_eq!(verified.report.verdict, Verdict::Proved);
        assert!(verified.report.reasons.is_empty());
    }

    #[test]
    fn a_contradiction_is_no_verdict_and_names_both_sides() {
        let verified = doubted(proved(), Some(race()));
        let report = verified.report;
        assert_eq!(report.verdict, Verdict::Inconclusive);
        assert!(report.defects.is_empty() && verified.contradiction.is_some());
        let [reason] = report.reasons.as_slice() else {
            panic!("{:?}", report.reasons);
        };
        assert_eq!(reason.kind, ReasonKind::Internal);
        for part in [
            "proved by protocols and the two-thread verifier",
            "a race on `out[3]`",
            "thread (0, 0, 0) of block (0, 0, 0) writes at k.cu:2:5",
            "thread (1, 0, 0) of block (0, 0, 0) reads at k.cu:7:5",
            "n = 16",
            "Please report",
        ] {
            assert!(reason.message.contains(part), "{part}: {}", reason.message);
        }
    }
}
