//! Assignments that update what they assign to.

use std::ops::Range;

use super::sites::Site;
use super::source::{Kind, SourceText};

/// `object = object OPERATION value`, however it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Update {
    pub whole: Range<usize>,
    pub object: Range<usize>,
    /// `add`, `sub`, `and`, `or`, `xor`, `min` or `max`.
    pub operation: &'static str,
    /// One, if none is written.
    pub value: Option<Range<usize>>,
}

impl Update {
    /// The text of its value.
    pub fn value<'t>(&self, source: &SourceText<'t>) -> &'t str {
        let value = self.value.as_ref();
        value.map_or("1", |value| source.span(value))
    }
}

/// The update that stands here, if it is one.
pub fn update(source: &SourceText<'_>, site: &Site) -> Option<Update> {
    let found = |whole, object: &Range<usize>, operation, value| {
        let object = object.clone();
        Some(Update {
            whole,
            object,
            operation,
            value,
        })
    };
    let (left, operator, right) = match site {
        Site::Value(_) => return None,
        Site::Step {
            whole,
            operand,
            operator,
        } => {
            let operation = match source.word(*operator) {
                "++" => "add",
                _ => "sub",
            };
            return found(whole.clone(), operand, operation, None);
        }
        Site::Assignment {
            left,
            operator,
            right,
        } => (left, *operator, right),
    };
    let whole = left.start..right.end;
    let operation = match source.word(operator) {
        "+=" => "add",
        "-=" => "sub",
        "&=" => "and",
        "|=" => "or",
        "^=" => "xor",
        "=" => {
            let (operation, value) =
                summand(source, left, right).or_else(|| extremum(source, left, right))?;
            return found(whole, left, operation, Some(value));
        }
        _ => return None,
    };
    found(whole, left, operation, Some(right.clone()))
}

/// Is its value, which is another one once it is a call, of no use?
pub fn stands_alone(source: &SourceText<'_>, whole: &Range<usize>) -> bool {
    let before = whole.start.checked_sub(1).map_or(";", |at| source.word(at));
    matches!(before, ";" | "{" | "}" | ")" | "else") && source.word(whole.end) == ";"
}

/// The address of an object.
pub fn address(source: &SourceText<'_>, object: &Range<usize>) -> String {
    match source.word(object.start) {
        "*" => source.span(&(object.start + 1..object.end)).to_owned(),
        _ => format!("&{}", source.span(object)),
    }
}

/// `x = x + summand`.
fn summand(
    source: &SourceText<'_>,
    left: &Range<usize>,
    right: &Range<usize>,
) -> Option<(&'static str, Range<usize>)> {
    let operator = right.start + left.len();
    let same = source.span(&(right.start..operator)) == source.span(left);
    let summand = operator + 1..right.end;
    // Operators that bind less would take the sum apart.
    let plain = ["*", "+", "-", ".", "->", "::", "(", ")", "[", "]"];
    let binds = |at: usize| {
        let is_mark = source.tokens[at].kind == Kind::Mark;
        !is_mark || plain.contains(&source.word(at))
    };
    (same && source.word(operator) == "+" && !summand.is_empty() && summand.clone().all(binds))
        .then_some(("add", summand))
}

/// `x = max(x, value)`, the arguments in any order.
fn extremum(
    source: &SourceText<'_>,
    left: &Range<usize>,
    right: &Range<usize>,
) -> Option<(&'static str, Range<usize>)> {
    let operation = match source.word(right.start) {
        "max" => "max",
        "min" => "min",
        _ => return None,
    };
    let close = source.partner(right.start + 1)?;
    let object = source.span(left);
    if close + 1 != right.end {
        return None;
    }
    let first = right.start + 2..right.start + 2 + left.len();
    let last = close.checked_sub(left.len())?..close;
    let value = if source.span(&first) == object && source.word(first.end) == "," {
        first.end + 1..close
    } else if source.span(&last) == object && source.word(last.start - 1) == "," {
        right.start + 2..last.start - 1
    } else {
        return None;
    };
    (!value.is_empty()).then_some((operation, value))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::repair::Place;
    use crate::repair::sites::plain_at;

    #[test]
    fn updates_are_seen() {
        let shown = |text: &str, column: u32| {
            let source = SourceText::new(text);
            let site = plain_at(&source, Place { line: 1, column }, true).ok()?;
            let found = update(&source, &site)?;
            let object = source.span(&found.object);
            Some(format!(
                "{} {object} {}",
                found.operation,
                found.value(&source)
            ))
        };
        let some = |text: &str| Some(text.to_owned());
        assert_eq!(shown("a[i]++;", 1), some("add a[i] 1"));
        assert_eq!(shown("a[i] -= b + c;", 6), some("sub a[i] b + c"));
        assert_eq!(shown("a = a + b * c;", 3), some("add a b * c"));
        assert_eq!(shown("a = a + b << c;", 3), None);
        assert_eq!(shown("a[i] = max(a[i], b);", 6), some("max a[i] b"));
        assert_eq!(shown("a = min(f(b), a);", 3), some("min a f(b)"));
        assert_eq!(shown("a = max(b, c);", 3), None);
        assert_eq!(shown("a = b;", 3), None);
    }
}
