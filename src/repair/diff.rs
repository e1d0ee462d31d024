//! Repairs as patches of the source.

use similar::TextDiff;

/// The change of a file as a unified diff; empty if there is none.
pub fn unified(path: &str, old: &str, new: &str) -> String {
    if old == new {
        return String::new();
    }
    let diff = TextDiff::from_lines(old, new);
    let (from, to) = (format!("a/{path}"), format!("b/{path}"));
    diff.unified_diff().header(&from, &to).to_string()
}

/// What is replaced in the old text: the first line from 0, how many lines, and by which text.
pub fn replaced(old: &str, new: &str) -> Vec<(usize, usize, String)> {
    let diff = TextDiff::from_lines(old, new);
    let lines: Vec<&str> = new.split_inclusive('\n').collect();
    let changed = diff
        .ops()
        .iter()
        .filter(|op| op.tag() != similar::DiffTag::Equal);
    changed
        .map(|op| {
            let old = op.old_range();
            (old.start, old.len(), lines[op.new_range()].concat())
        })
        .collect()
}

/// How many lines of the old text are changed or gone, or new where none is.
pub fn changed_lines(old: &str, new: &str) -> usize {
    let diff = TextDiff::from_lines(old, new);
    let lines = |op: &similar::DiffOp| match op.tag() {
        similar::DiffTag::Equal => 0,
        _ => op.old_range().len().max(op.new_range().len()),
    };
    diff.ops().iter().map(lines).sum()
}

/// The numbers, from 0, of the lines of the new text that the old one has not.
pub fn added_lines(old: &str, new: &str) -> Vec<usize> {
    let diff = TextDiff::from_lines(old, new);
    let changed = diff
        .ops()
        .iter()
        .filter(|op| op.tag() != similar::DiffTag::Equal);
    changed.flat_map(similar::DiffOp::new_range).collect()
}

/// The new text with one of its changed pieces as it was, for each piece.
pub fn with_one_undone(old: &str, new: &str) -> Vec<String> {
    let diff = TextDiff::from_words(old, new);
    let (old_words, new_words) = (words(old), words(new));
    let pieces = diff.ops().iter().enumerate();
    let changed = pieces.filter(|(_, op)| op.tag() != similar::DiffTag::Equal);
    changed
        .map(|(undone, _)| {
            let kept = diff
                .ops()
                .iter()
                .enumerate()
                .map(|(index, op)| match index == undone {
                    true => old_words[op.old_range()].concat(),
                    false => new_words[op.new_range()].concat(),
                });
            kept.collect()
        })
        .collect()
}

/// The pieces that `TextDiff::from_words` counts: runs of white space, and of all else.
fn words(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut start = 0;
    let mut before = None;
    for (at, c) in text.char_indices() {
        let blank = c.is_whitespace();
        if before.is_some_and(|before| before != blank) {
            words.push(&text[start..at]);
            start = at;
        }
        before = Some(blank);
    }
    if start < text.len() {
        words.push(&text[start..]);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patches_name_the_file() {
        let patch = unified("k.cu", "a\nb\nc\n", "a\nx\nc\n");
        assert_eq!(
            patch,
            "--- a/k.cu\n+++ b/k.cu\n@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n"
        );
        assert_eq!(unified("k.cu", "a", "a"), "");
        assert_eq!(changed_lines("a\nb\nc\n", "a\nx\nc\ny\n"), 2);
    }

    #[test]
    fn pieces_are_undone_one_by_one() {
        let undone = with_one_undone("f(a, b)\ng(c)\n", "f(x, b)\ng(y)\n");
        assert_eq!(undone, ["f(a, b)\ng(y)\n", "f(x, b)\ng(c)\n"]);
    }
}
