//! The text of newer LLVM versions, made readable for ours.
//!
//! Attributes and flags that ours does not know are dropped. They only promise something
//! about a program, so the program keeps its meaning. Every line stays where it is.

/// The text without what is newer than our LLVM.
pub fn remove(text: &str) -> String {
    let mut result = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        if is_lifetime_marker(line) {
            result.push('\n');
        } else {
            remove_from_line(line, &mut result);
        }
    }
    result
}

/// Attributes and flags, with the arguments in parentheses that may follow.
const WORDS: &[&str] = &[
    "captures",
    "dead_on_return",
    "initializes",
    "nocreateundeforpoison",
    "samesign",
];

/// Fields of debug information, with the value that follows and a comma before.
const FIELDS: &[&str] = &["atomGroup:", "atomRank:", "keyInstructions:", "enumKind:"];

/// Lifetime markers lost their size argument. They end nothing that matters here.
fn is_lifetime_marker(line: &str) -> bool {
    let line = line.trim_start();
    let calls = ["call ", "tail call ", "declare "];
    line.contains("@llvm.lifetime.") && calls.iter().any(|word| line.starts_with(word))
}

fn remove_from_line(line: &str, result: &mut String) {
    let mut rest = line;
    while let Some(next) = rest.chars().next() {
        if next == '"' {
            let end = rest[1..].find('"').map_or(rest.len(), |end| end + 2);
            result.push_str(&rest[..end]);
            rest = &rest[end..];
        } else if is_word(next) {
            let end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
            let word = &rest[..end];
            let bare = !result.ends_with(['@', '%', '!', '#', '$']);
            rest = &rest[end..];
            if bare && WORDS.contains(&word) {
                rest = after_parentheses(rest).trim_start_matches(' ');
            } else if bare && FIELDS.contains(&word) {
                rest = after_value(rest);
                remove_comma(result);
            } else {
                result.push_str(word);
            }
        } else {
            result.push(next);
            rest = &rest[next.len_utf8()..];
        }
    }
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | ':' | '-' | '$')
}

fn after_parentheses(text: &str) -> &str {
    if !text.starts_with('(') {
        return text;
    }
    let mut depth = 0;
    for (index, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &text[index + 1..];
        }
    }
    text
}

fn after_value(text: &str) -> &str {
    let text = text.trim_start_matches(' ');
    let end = text.find([',', ')']).unwrap_or(text.len());
    &text[end..]
}

fn remove_comma(result: &mut String) {
    let kept = result.trim_end_matches(' ').trim_end_matches(',').len();
    result.truncate(kept);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_and_flags_are_dropped() {
        for (newer, ours) in [
            (
                "define void @f(ptr noalias captures(address, read_provenance) %p) {\n",
                "define void @f(ptr noalias %p) {\n",
            ),
            (
                "define void @f(ptr initializes((0, 4), (8, 12)) %p)\n",
                "define void @f(ptr %p)\n",
            ),
            (
                "%c = icmp samesign ult i32 %a, %b\n",
                "%c = icmp ult i32 %a, %b\n",
            ),
            (
                "!9 = !DILocation(line: 1, column: 2, scope: !4, atomGroup: 1, atomRank: 2)\n",
                "!9 = !DILocation(line: 1, column: 2, scope: !4)\n",
            ),
            (
                "  call void @llvm.lifetime.start.p0(ptr %a)\n  ret void\n",
                "\n  ret void\n",
            ),
        ] {
            assert_eq!(remove(newer), ours);
        }
    }

    #[test]
    fn names_and_strings_are_left_alone() {
        for text in [
            "call void @captures(ptr %samesign)\n",
            "attributes #0 = { \"captures\"=\"samesign\" }\n",
            "!1 = !DIFile(filename: \"atomGroup: 1\", directory: \"ü\")\n",
        ] {
            assert_eq!(remove(text), text);
        }
    }
}
