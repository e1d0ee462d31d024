//! Edits of a text that make it another one, or add a line to it.

use lsp_types::{Position, Range, TextEdit};

use super::places;

/// The edit that makes a text another one: all lines from the first to the last that differ.
pub fn between(old: &str, new: &str) -> TextEdit {
    let common = |pairs: &mut dyn Iterator<Item = (&str, &str)>| {
        let same = pairs.take_while(|(left, right)| left == right);
        same.map(|(line, _)| line.len()).sum::<usize>()
    };
    let lines = |text| str::split_inclusive(text, '\n');
    let start = common(&mut lines(old).zip(lines(new)));
    let (old_rest, new_rest) = (&old[start..], &new[start..]);
    let end = common(&mut lines(old_rest).rev().zip(lines(new_rest).rev()));
    let replaced = start..old.len() - end;
    TextEdit {
        range: Range::new(
            places::of_byte(old, replaced.start),
            places::of_byte(old, replaced.end),
        ),
        new_text: new[start..new.len() - end].to_owned(),
    }
}

/// A comment before a line that allows a finding of a code there; none where the line goes on
/// from the one before it, which a comment would cut.
pub fn allowance(text: &str, line: u32, code: &str) -> Option<TextEdit> {
    let mut lines = text.lines();
    let before = line
        .checked_sub(1)
        .and_then(|before| text.lines().nth(before as usize));
    if before.is_some_and(|before| before.trim_end().ends_with('\\')) {
        return None;
    }
    let of_line = lines.nth(line as usize)?;
    let indent = &of_line[..of_line.len() - of_line.trim_start().len()];
    let at = Position::new(line, 0);
    Some(TextEdit {
        range: Range::new(at, at),
        new_text: format!("{indent}// warpproof: allow({code}) TODO: say why this is no defect\n"),
    })
}

/// The text with facts about arrays, as `--assume` takes them, stated where the body of the
/// kernel of this line begins.
pub fn with_facts(text: &str, line: u32, kernel: &str, facts: &str) -> Option<String> {
    let start: usize = text
        .split_inclusive('\n')
        .take(line as usize)
        .map(str::len)
        .sum();
    let name = kernel.split('<').next()?.rsplit("::").next()?;
    let named = start + text[start..].find(name)?;
    let body = named + text[named..].find('{')? + 1;
    let stated = facts
        .split("&&")
        .map(|fact| format!("\n    __requires_{};", fact.trim()));
    let stated: String = stated.collect();
    Some(format!("{}{stated}{}", &text[..body], &text[body..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edits_are_of_the_lines_that_differ() {
        let edit = between("a\nb\nc\n", "a\nx\ny\nc\n");
        assert_eq!(edit.new_text, "x\ny\n");
        assert_eq!(
            edit.range,
            Range::new(Position::new(1, 0), Position::new(2, 0))
        );
        let edit = between("a\na\n", "a\na\na\n");
        assert_eq!(edit.new_text, "a\n");
        assert_eq!(edit.range.start, edit.range.end);
        assert_eq!(between("a", "a").new_text, "");
    }

    #[test]
    fn comments_stand_before_their_line_and_cut_no_macro() {
        let edit = allowance("{\n  x = 1;\n", 1, "WP0101").expect("there is a line");
        assert!(edit.new_text.starts_with("  // warpproof: allow(WP0101) "));
        assert_eq!(allowance("#define A \\\n  x\n", 1, "WP0101"), None);
    }

    #[test]
    fn facts_begin_the_body() {
        let text = "int x;\n__global__ void k(int *a)\n{\n}\n";
        let new = with_facts(text, 1, "n::k<int>", "distinct(a) && range(a, 0, 9)");
        let expected = "int x;\n__global__ void k(int *a)\n{\n    __requires_distinct(a);\n    \
                        __requires_range(a, 0, 9);\n}\n";
        assert_eq!(new.as_deref(), Some(expected));
    }
}
