//! Defects as codespan diagnostics: labels at the places, notes for the rest.

mod builder;

use codespan_reporting::diagnostic::{Diagnostic, Severity};

use super::model::{
    AccessKind, AccessReport, Confidence, Defect, DivergenceProblem, LaunchReport, MemoryProblem,
    Reason, ReasonKind, Span, ThreadReport,
};
use super::sources::Sources;
use builder::Builder;

/// A defect of a kernel launched like this.
pub fn defect(
    defect: &Defect,
    severity: Severity,
    launch: &LaunchReport,
    sources: &mut Sources,
) -> Diagnostic<usize> {
    let mut builder = Builder::new(severity, sources);
    match defect {
        Defect::Race {
            confidence,
            array,
            element,
            same_value,
            accesses,
            values,
            abstractions,
            exploration,
        } => {
            builder.code("race");
            let message = race_message(*confidence, array, *element, accesses);
            builder.message(message + &size(defect, launch));
            for access in accesses {
                let text = access_text(access, launch);
                builder.place(access.span.as_ref(), &text);
            }
            race_notes(&mut builder, array, *element, accesses, *same_value);
            builder.values(values);
            builder.race(exploration.as_ref(), *confidence, abstractions);
        }
        Defect::Divergence {
            confidence,
            problem,
            span,
            elsewhere,
            threads,
            values,
            abstractions,
        } => {
            builder.code("divergence");
            let who: Vec<String> = threads.iter().map(|t| thread(t, launch)).collect();
            let (message, label, note) = divergence(*problem, &who);
            let (possible, size) = (possible(*confidence), size(defect, launch));
            builder.message(format!("{possible}{message}{size}"));
            builder.place(span.as_ref(), label);
            if let (Some(span), [_, other]) = (elsewhere, who.as_slice()) {
                builder.place(Some(span), &format!("{other} waits here instead"));
            }
            if !threads.is_empty() {
                builder.note(note);
            }
            builder.values(values);
            builder.confidence(*confidence, abstractions);
        }
        Defect::Assertion {
            confidence,
            span,
            message,
            threads,
            values,
            abstractions,
        } => {
            builder.code("assertion");
            builder.message(message.clone() + &size(defect, launch));
            builder.place(span.as_ref(), "does not hold");
            if !threads.is_empty() {
                builder.note(format!("for {}", thread_list(threads, launch)));
            }
            builder.values(values);
            builder.confidence(*confidence, abstractions);
        }
        Defect::Memory {
            problem,
            span,
            array,
            offset,
            width,
            thread: report,
        } => {
            builder.code("memory");
            let text = memory_text(*problem, array.as_deref(), *offset, *width);
            builder.message(text);
            let thread = thread(report, launch);
            builder.place(span.as_ref(), &format!("by {thread}"));
        }
    }
    builder.finish()
}

/// Message, label and note of a divergence among these threads.
fn divergence(problem: DivergenceProblem, who: &[String]) -> (&'static str, &'static str, String) {
    let first = who.first().map_or("a thread", String::as_str);
    let second = who.get(1).map_or("another one", String::as_str);
    match problem {
        DivergenceProblem::Barrier => (
            "barrier divergence",
            "not every thread of the block reaches this barrier",
            format!("disagreeing: {}", who.join(" and ")),
        ),
        DivergenceProblem::Missing => (
            "warp divergence",
            "not every thread that the mask names comes here",
            format!("{second} is named by the mask of {first}, but does not come here with it"),
        ),
        DivergenceProblem::Masks => (
            "warp divergence",
            "threads come here with different masks",
            format!("{first} and {second} are named by a mask that not both of them have"),
        ),
        DivergenceProblem::Unnamed => (
            "warp divergence",
            "a thread that comes here is not in its own mask",
            format!("{first} is not named by its mask"),
        ),
    }
}

/// How large the grid is, where that is hard to believe.
fn size(defect: &Defect, launch: &LaunchReport) -> String {
    match defect.blocks(launch) {
        Some(blocks) if defect.takes_many_blocks(launch) => {
            format!(" in a launch of {blocks} blocks")
        }
        _ => String::new(),
    }
}

/// Why a verdict is inconclusive.
pub fn reason(reason: &Reason, sources: &mut Sources) -> Diagnostic<usize> {
    let mut builder = Builder::new(Severity::Warning, sources);
    let code = match reason.kind {
        ReasonKind::Unsupported => "unsupported",
        ReasonKind::Timeout => "timeout",
        ReasonKind::Solver => "solver",
        ReasonKind::Assumption => "assumption",
        ReasonKind::Unwound => "unwound",
        ReasonKind::Launch => "launch",
        ReasonKind::Internal => "internal",
        ReasonKind::Resources => "resources",
    };
    builder.code(code);
    builder.message(reason.message.clone());
    if reason.span.is_some() {
        builder.place(reason.span.as_ref(), "");
    }
    builder.finish()
}

/// A failure at a place, with no more to it than a message.
pub fn failure(message: &str, span: Option<&Span>, sources: &mut Sources) -> Diagnostic<usize> {
    let mut builder = Builder::new(Severity::Error, sources);
    builder.code("assertion");
    builder.message(message.to_owned());
    builder.place(span, "may not hold");
    builder.finish()
}

fn race_message(
    confidence: Confidence,
    array: &str,
    element: Option<i64>,
    accesses: &[AccessReport],
) -> String {
    let mut kinds: Vec<AccessKind> = accesses.iter().map(|access| access.access).collect();
    kinds.sort();
    let kinds: Vec<&str> = kinds.into_iter().map(noun).collect();
    let cell = element.map_or(array.to_owned(), |element| format!("{array}[{element}]"));
    format!(
        "{}{} race on `{cell}`",
        possible(confidence),
        kinds.join("-")
    )
}

fn noun(access: AccessKind) -> &'static str {
    match access {
        AccessKind::Read => "read",
        AccessKind::Write => "write",
        AccessKind::Atomic => "atomic",
    }
}

fn possible(confidence: Confidence) -> &'static str {
    match confidence {
        Confidence::Confirmed | Confidence::Provable => "",
        Confidence::Possible => "possible ",
    }
}

fn access_text(access: &AccessReport, launch: &LaunchReport) -> String {
    let verb = match access.access {
        AccessKind::Read => "reads",
        AccessKind::Write => "writes",
        AccessKind::Atomic => "updates atomically",
    };
    let bytes = if access.width == 1 { "byte" } else { "bytes" };
    let thread = thread(&access.thread, launch);
    let mut text = match access.width {
        // Not known.
        0 => format!("{thread} {verb}"),
        width => format!("{thread} {verb} {width} {bytes}"),
    };
    if let Some(value) = &access.value {
        text.push_str(&format!(", value {value}"));
    }
    text
}

fn memory_text(problem: MemoryProblem, array: Option<&str>, offset: i64, width: u32) -> String {
    let place = match array {
        Some(array) => format!("byte {offset} of `{array}`"),
        None => format!("address {offset:#x}"),
    };
    match problem {
        MemoryProblem::OutOfBounds => format!("access of {width} bytes out of bounds at {place}"),
        MemoryProblem::WildPointer => {
            format!("access of {width} bytes outside all arrays, {place}")
        }
        MemoryProblem::Misaligned => {
            format!("access at {place}, which is no multiple of {width} bytes")
        }
        MemoryProblem::Uninitialised => {
            format!("read of {width} bytes that nobody has written, at {place}")
        }
    }
}

fn race_notes(
    builder: &mut Builder<'_>,
    array: &str,
    element: Option<i64>,
    accesses: &[AccessReport],
    same_value: bool,
) {
    let ranges: Vec<(i64, i64)> = accesses
        .iter()
        .filter_map(|access| {
            let start = access.byte_offset?;
            Some((start, start.saturating_add(access.width.max(1).into()) - 1))
        })
        .collect();
    let differ = ranges.windows(2).any(|pair| pair[0] != pair[1]);
    if ranges.len() == accesses.len() && !ranges.is_empty() && (differ || element.is_none()) {
        let mut texts: Vec<String> = ranges.iter().map(|&range| bytes_text(range)).collect();
        texts.dedup();
        builder.note(format!(
            "the accesses overlap: {} of `{array}`",
            texts.join(" and ")
        ));
    }
    for (index, access) in accesses
        .iter()
        .enumerate()
        .filter(|(_, access)| access.summarised)
    {
        let ordinal = ["first", "second"].get(index).unwrap_or(&"other");
        let kind = noun(access.access);
        builder.note(format!(
            "the {ordinal} access ({kind}) is known only through a loop summary:\n\
             the place shown is one that may have made it"
        ));
    }
    if same_value {
        builder.note("both threads may write the same value".to_owned());
    }
}

fn bytes_text((first, last): (i64, i64)) -> String {
    if first == last {
        format!("byte {first}")
    } else {
        format!("bytes {first} to {last}")
    }
}

/// A thread and its block, in as many dimensions as the launch has.
pub fn thread(report: &ThreadReport, launch: &LaunchReport) -> String {
    let thread = coordinates(report.thread, launch.block);
    let block = coordinates(report.block, launch.grid);
    format!("thread {thread} of block {block}")
}

fn thread_list(threads: &[ThreadReport], launch: &LaunchReport) -> String {
    let texts: Vec<String> = threads
        .iter()
        .map(|report| thread(report, launch))
        .collect();
    texts.join(" and ")
}

/// Trailing dimensions of size 1 are left out; so are trailing zeros of
/// symbolic sizes where all three are symbolic.
fn coordinates(position: [u32; 3], sizes: [Option<u32>; 3]) -> String {
    let shown = |dimension: usize| match sizes[dimension] {
        Some(1) => position[dimension] != 0,
        Some(_) => true,
        None => sizes != [None; 3] || position[dimension] != 0,
    };
    let count = (1..3)
        .rev()
        .find(|&dimension| shown(dimension))
        .map_or(1, |last| last + 1);
    let numbers: Vec<String> = position[..count].iter().map(u32::to_string).collect();
    match count {
        1 => numbers.concat(),
        _ => format!("({})", numbers.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coordinates_have_the_dimensions_of_the_launch() {
        let one = [Some(64), Some(1), Some(1)];
        let two = [Some(8), Some(8), Some(1)];
        assert_eq!(coordinates([3, 0, 0], one), "3");
        assert_eq!(coordinates([3, 0, 0], two), "(3, 0)");
        assert_eq!(coordinates([3, 0, 2], [None; 3]), "(3, 0, 2)");
        assert_eq!(coordinates([3, 0, 0], [None; 3]), "3");
        assert_eq!(coordinates([3, 0, 0], [None, None, Some(1)]), "(3, 0)");
        assert_eq!(coordinates([0, 5, 0], one), "(0, 5)");
    }
}
