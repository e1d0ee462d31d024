//! What is said of a defect, in words that all formats share.

use super::model::{
    AccessKind, AccessReport, Confidence, Defect, DivergenceProblem, LaunchReport, MemoryProblem,
    Span, ThreadReport, Why,
};
use super::vocabulary::Vocabulary;

/// What is wrong, in one sentence.
pub fn message(defect: &Defect, launch: &LaunchReport) -> String {
    let text = match defect {
        Defect::Race {
            confidence,
            array,
            element,
            accesses,
            ..
        } => race_message(*confidence, array, *element, accesses),
        Defect::Divergence {
            confidence,
            problem,
            ..
        } => format!("{}{}", possible(*confidence), divergence(*problem).0),
        Defect::Assertion { message, .. } => message.clone(),
        Defect::Memory {
            problem,
            array,
            offset,
            width,
            ..
        } => return memory_text(*problem, array.as_deref(), *offset, *width),
    };
    launch.vocabulary.say(&(text + &size(defect, launch)))
}

/// The places of a defect, and what each thread does there.
pub fn places<'a>(defect: &'a Defect, launch: &LaunchReport) -> Vec<(Option<&'a Span>, String)> {
    match defect {
        Defect::Race { accesses, .. } => {
            let place =
                |access: &'a AccessReport| (access.span.as_ref(), access_text(access, launch));
            accesses.iter().map(place).collect()
        }
        Defect::Divergence {
            problem,
            span,
            elsewhere,
            threads,
            ..
        } => {
            let what = launch.vocabulary.say(divergence(*problem).1);
            let mut places = vec![(span.as_ref(), what)];
            if let (Some(span), [_, other]) = (elsewhere, threads.as_slice()) {
                let other = thread(other, launch);
                places.push((Some(span), format!("{other} waits here instead")));
            }
            places
        }
        Defect::Assertion { span, .. } => vec![(span.as_ref(), "does not hold".to_owned())],
        Defect::Memory {
            span,
            thread: report,
            ..
        } => vec![(span.as_ref(), format!("by {}", thread(report, launch)))],
    }
}

/// Why it is a defect, each with the place in the source that it is about.
pub fn why<'a>(defect: &'a Defect, launch: &LaunchReport) -> Vec<(Option<&'a Span>, String)> {
    let (Defect::Race { why, .. } | Defect::Divergence { why, .. }) = defect else {
        return Vec::new();
    };
    let several = why
        .iter()
        .filter(|one| matches!(one, Why::Before { .. } | Why::After { .. }));
    let several = several.count() == 2;
    let text = |one: &Why| match one {
        Why::Blocks => "nothing orders blocks but the end of the kernel".to_owned(),
        Why::Warp => "threads of one warp are not in lockstep".to_owned(),
        Why::NoBarrier => "nothing orders the two: they pass no barrier".to_owned(),
        Why::Missed { .. } => "neither thread comes to this barrier".to_owned(),
        Why::After { .. } => "both accesses come after this barrier".to_owned(),
        Why::Before { .. } if several => "and before this one".to_owned(),
        Why::Before { .. } => "both accesses come before this barrier".to_owned(),
        Why::Between { .. } => "both accesses lie between two passes of this barrier".to_owned(),
        Why::Unfenced { .. } => {
            "no fence follows this drawing, behind which the last block would see \
                                 what the others wrote"
                .to_owned()
        }
        Why::Guard { threads, .. } => match threads.as_slice() {
            [one] => format!("lets {} in", thread(one, launch)),
            _ => "lets both threads in".to_owned(),
        },
        Why::Parting { .. } => {
            let who = threads(&defect.threads(), launch);
            format!("here {} part", who.join(" and "))
        }
    };
    let said = why.iter();
    said.map(|one| (one.span(), launch.vocabulary.say(&text(one))))
        .collect()
}

/// The message of a divergence, and what is wrong where it is.
fn divergence(problem: DivergenceProblem) -> (&'static str, &'static str) {
    match problem {
        DivergenceProblem::Barrier => (
            "barrier divergence",
            "not every thread of the block reaches this barrier",
        ),
        DivergenceProblem::Missing => (
            "warp divergence",
            "not every thread that the mask names comes here",
        ),
        DivergenceProblem::Masks => ("warp divergence", "threads come here with different masks"),
        DivergenceProblem::Unnamed => (
            "warp divergence",
            "a thread that comes here is not in its own mask",
        ),
    }
}

/// What these threads disagree on.
pub fn disagreement(
    problem: DivergenceProblem,
    who: &[ThreadReport],
    launch: &LaunchReport,
) -> String {
    let who = threads(who, launch);
    let first = who.first().map_or("a thread", String::as_str);
    let second = who.get(1).map_or("another one", String::as_str);
    let text = match problem {
        DivergenceProblem::Barrier => format!("disagreeing: {}", who.join(" and ")),
        DivergenceProblem::Missing => {
            format!("{second} is named by the mask of {first}, but does not come here with it")
        }
        DivergenceProblem::Masks => {
            format!("{first} and {second} are named by a mask that not both of them have")
        }
        DivergenceProblem::Unnamed => format!("{first} is not named by its mask"),
    };
    launch.vocabulary.say(&text)
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

/// What the access is called.
pub fn noun(access: AccessKind) -> &'static str {
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

/// A thread and its block, in as many dimensions as the launch has.
pub fn thread(report: &ThreadReport, launch: &LaunchReport) -> String {
    let thread = coordinates(report.thread, launch.block);
    let block = coordinates(report.block, launch.grid);
    let text = format!("thread {thread} of block {block}");
    launch.vocabulary.say(&text)
}

/// Whose defect a race is, where blocks are instances of a program: the author of that keeps
/// instances apart, and whoever compiles it the threads of one.
pub fn between_instances(accesses: &[AccessReport], launch: &LaunchReport) -> Option<String> {
    let [first, second] = accesses else {
        return None;
    };
    if launch.vocabulary != Vocabulary::Instances {
        return None;
    }
    let block = |access: &AccessReport| coordinates(access.thread.block, launch.grid);
    let thread = |access: &AccessReport| coordinates(access.thread.thread, launch.block);
    if first.thread.block != second.thread.block {
        let (first, second) = (block(first), block(second));
        return Some(format!(
            "between program instances {first} and {second}: the kernel's own indices lead both \
             there"
        ));
    }
    let (one, other) = (thread(first), thread(second));
    let whose = match accesses.iter().all(|one| one.access == AccessKind::Write) {
        true => "its own indices lead two elements there, or how the kernel was compiled",
        false => "how the kernel was compiled",
    };
    Some(format!(
        "threads {one} and {other} of one instance, no barrier between: {whose}"
    ))
}

/// These threads, each with its block.
pub fn threads(reports: &[ThreadReport], launch: &LaunchReport) -> Vec<String> {
    reports
        .iter()
        .map(|report| thread(report, launch))
        .collect()
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

/// `1 launch`, `3 launches`.
pub fn plural(count: usize, noun: &str) -> String {
    let end = match noun {
        _ if count == 1 => "",
        _ if noun.ends_with("ch") => "es",
        _ => "s",
    };
    format!("{count} {noun}{end}")
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
