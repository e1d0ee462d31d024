//! Alarms with the same cause: the same lines of the source, whichever array, call that the code
//! was inlined through, or copy of a loop's body they are about.

use std::collections::BTreeSet;

use super::model::{Defect, Span};

/// An alarm that stands for others of its cause.
pub struct Group<'a> {
    pub shown: &'a Defect,
    others: Vec<&'a Defect>,
}

/// The alarms by cause, in their order. What is known to be a defect is not shown by an alarm
/// that is only possible, and no cause has alarms of both kinds.
pub fn groups(defects: &[Defect]) -> Vec<Group<'_>> {
    let mut groups: Vec<Group> = Vec::new();
    for defect in defects {
        let same = |group: &&mut Group| is_same(group.shown, defect);
        match groups.iter_mut().find(same) {
            Some(group) => group.others.push(defect),
            None => groups.push(Group {
                shown: defect,
                others: Vec::new(),
            }),
        }
    }
    groups
}

impl Group<'_> {
    /// How many alarms are not shown, and what tells them apart.
    pub fn note(&self) -> Option<String> {
        let count = self.others.len();
        let places: BTreeSet<String> = self.others.iter().filter_map(|one| apart(one)).collect();
        let places: Vec<String> = places.into_iter().collect();
        let places = match places.is_empty() {
            true => String::new(),
            false => format!(": {}", places.join("; ")),
        };
        (count > 0).then(|| format!("and {count} more with the same cause{places}"))
    }
}

/// Are both sure, or both only possible, and about the same lines?
pub fn is_same(one: &Defect, other: &Defect) -> bool {
    let is_alike = match (one, other) {
        (Defect::Race { .. }, Defect::Race { .. }) => true,
        (Defect::Divergence { problem: a, .. }, Defect::Divergence { problem: b, .. }) => a == b,
        (Defect::Assertion { message: a, .. }, Defect::Assertion { message: b, .. }) => a == b,
        _ => false,
    };
    let lines = lines(one);
    is_alike
        && one.is_possible() == other.is_possible()
        && lines.is_some()
        && lines == self::lines(other)
}

/// The lines that an alarm is about, in order, if all are known.
fn lines(defect: &Defect) -> Option<Vec<(&str, u32)>> {
    let spans = spans(defect).into_iter();
    let lines = spans.map(|span| span.map(|span| (span.file.as_str(), span.line)));
    let mut lines = lines.collect::<Option<Vec<_>>>()?;
    lines.sort_unstable();
    Some(lines)
}

fn spans(defect: &Defect) -> Vec<Option<&Span>> {
    match defect {
        Defect::Race { accesses, .. } => accesses.iter().map(|a| a.span.as_ref()).collect(),
        Defect::Divergence {
            span,
            elsewhere: Some(elsewhere),
            ..
        } => vec![span.as_ref(), Some(elsewhere)],
        Defect::Divergence { span, .. }
        | Defect::Assertion { span, .. }
        | Defect::Memory { span, .. } => vec![span.as_ref()],
    }
}

/// The array of an alarm, and the lines of the calls that its places were inlined through.
fn apart(defect: &Defect) -> Option<String> {
    let array = match defect {
        Defect::Race { array, .. } => Some(format!("on `{array}`")),
        _ => None,
    };
    let spans = spans(defect).into_iter().flatten();
    let calls = spans.flat_map(|span| span.inlined_at.iter().map(|call| call.line));
    let calls: BTreeSet<u32> = calls.collect();
    let calls: Vec<String> = calls.iter().map(u32::to_string).collect();
    let from = match calls.len() {
        0 => None,
        1 => Some(format!("called in line {}", calls[0])),
        _ => Some(format!("called in lines {}", calls.join(", "))),
    };
    let parts: Vec<String> = array.into_iter().chain(from).collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::condition::Condition;
    use crate::report::model::Confidence;

    fn assertion(line: u32, call: u32, confidence: Confidence) -> Defect {
        let span = |line| Span {
            file: "k.cu".into(),
            line,
            column: 1,
            inlined_at: Vec::new(),
        };
        let span = Span {
            inlined_at: vec![span(call)],
            ..span(line)
        };
        Defect::Assertion {
            confidence,
            condition: Condition::Assertion,
            span: Some(span),
            message: "may not hold".into(),
            threads: Vec::new(),
            values: Vec::new(),
            abstractions: Vec::new(),
        }
    }

    #[test]
    fn calls_are_one_cause_and_lines_and_confidences_are_several() {
        let defects = [
            assertion(3, 10, Confidence::Confirmed),
            assertion(3, 11, Confidence::Provable),
            assertion(3, 12, Confidence::Possible),
            assertion(4, 10, Confidence::Confirmed),
        ];
        let groups = groups(&defects);
        let shown: Vec<&Defect> = groups.iter().map(|group| group.shown).collect();
        assert_eq!(shown, [&defects[0], &defects[2], &defects[3]]);
        let notes: Vec<Option<String>> = groups.iter().map(Group::note).collect();
        let note = "and 1 more with the same cause: called in line 11";
        assert_eq!(notes, [Some(note.to_owned()), None, None]);
    }
}
