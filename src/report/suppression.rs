//! Comments in kernels' sources that allow findings, with a reason:
//! `// warpproof: allow(WP0101) one thread drains the queue`.
//!
//! A comment behind code is about its own line, one that stands alone about the next line of
//! code; so no comment speaks of more than one line.

use crate::codes::Code;

/// What comments to us begin with.
const NAME: &str = "warpproof:";

/// A comment that allows findings of some codes on a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Allowance {
    pub codes: Vec<Code>,
    pub reason: String,
    /// The line that the comment begins in, from 1.
    pub line: u32,
    /// The line that it is about.
    pub about: u32,
}

/// A comment that begins with our name and says nothing that we understand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    pub line: u32,
    pub message: String,
}

/// The comments of a source file of CUDA, HIP, OpenCL or C++.
pub fn allowances(text: &str) -> (Vec<Allowance>, Vec<Unreadable>) {
    if !text.contains(NAME) {
        return (Vec::new(), Vec::new());
    }
    let comments = comments(text);
    let lines = lines(text, &comments);
    let (mut allowed, mut unreadable) = (Vec::new(), Vec::new());
    for comment in &comments {
        let words = comment
            .text
            .trim_start_matches(['/', '*', '!', '<', ' ', '\t', '\n', '\r']);
        let Some(rest) = words.strip_prefix(NAME) else {
            continue;
        };
        let line = comment.first as u32 + 1;
        let about = match lines.get(comment.first) {
            Some(Line::Code) => comment.first,
            _ => (comment.last + 1..)
                .find(|&line| lines.get(line) != Some(&Line::Comment))
                .unwrap_or(comment.last + 1),
        };
        match parse(rest) {
            Ok((codes, reason)) => allowed.push(Allowance {
                codes,
                reason,
                line,
                about: about as u32 + 1,
            }),
            Err(message) => unreadable.push(Unreadable { line, message }),
        }
    }
    (allowed, unreadable)
}

/// What follows our name: `allow(CODE, …) REASON`.
fn parse(text: &str) -> Result<(Vec<Code>, String), String> {
    let text = text.trim();
    let inner = text.strip_prefix("allow").map(str::trim_start);
    let inner = inner.and_then(|rest| rest.strip_prefix('(')?.split_once(')'));
    let Some((codes, reason)) = inner else {
        return Err("a comment to Warpproof is `warpproof: allow(CODE) REASON`".to_owned());
    };
    let codes = codes.split(',').map(|word| {
        let code = word.trim().parse::<Code>();
        code.map_err(|error| error.to_string())
    });
    let codes = codes.collect::<Result<Vec<Code>, String>>()?;
    let words = reason.split_whitespace().map(|word| word.trim_matches('*'));
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let reason = words.join(" ");
    let reason = reason.trim_start_matches([':', '-', ' ']).to_owned();
    match reason.chars().any(char::is_alphanumeric) {
        true => Ok((codes, reason)),
        false => Err("`warpproof: allow` needs a reason: `allow(CODE) REASON`".to_owned()),
    }
}

/// What a line has.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    Nothing,
    Code,
    /// Comments alone.
    Comment,
}

fn lines(text: &str, comments: &[Comment]) -> Vec<Line> {
    let plain = |line: &str| match line.trim().is_empty() {
        true => Line::Nothing,
        false => Line::Code,
    };
    let mut lines: Vec<Line> = text.lines().map(plain).collect();
    for comment in comments {
        for line in comment.first..=comment.last {
            let begins = line > comment.first || comment.begins_line;
            let ends = line < comment.last || comment.ends_line;
            if begins
                && ends
                && let Some(of) = lines.get_mut(line)
            {
                *of = Line::Comment;
            }
        }
    }
    lines
}

/// A comment; its lines count from 0.
struct Comment {
    first: usize,
    last: usize,
    text: String,
    /// There is nothing before it in its first line.
    begins_line: bool,
    /// There is nothing behind it in its last line.
    ends_line: bool,
}

/// The comments of a source text (ISO C++ 2020, section 5.2, phases 2 and 3): not what looks
/// like one in a literal, and with lines that a backslash joins.
fn comments(text: &str) -> Vec<Comment> {
    let mut all = Vec::new();
    let ends: Vec<usize> = text.match_indices('\n').map(|(end, _)| end).collect();
    let comment = |start, inner, end| comment(text, &ends, [start, inner, end]);
    let mut at = 0;
    while let Some(byte) = text.as_bytes().get(at) {
        let rest = &text[at..];
        at = match byte {
            b'/' if rest.starts_with("//") => {
                let end = at + end_of_line(rest);
                all.push(comment(at, end, end));
                end
            }
            b'/' if rest.starts_with("/*") => {
                let end = rest[2..].find("*/").map(|end| at + 2 + end);
                let (inner, end) = end.map_or((text.len(), text.len()), |end| (end, end + 2));
                all.push(comment(at, inner, end));
                end
            }
            b'"' if is_raw(&text[..at]) => at + end_of_raw(rest),
            b'"' => at + end_of_literal(rest, '"'),
            // Between digits it separates them.
            b'\'' if !text[..at].ends_with(|c: char| c.is_ascii_alphanumeric()) => {
                at + end_of_literal(rest, '\'')
            }
            b'\'' if is_prefix(&text[..at]) => at + end_of_literal(rest, '\''),
            _ => at + rest.chars().next().map_or(1, char::len_utf8),
        };
    }
    all
}

/// A comment by where it starts, where its text ends and where it ends.
fn comment(text: &str, ends_of_lines: &[usize], [start, inner, end]: [usize; 3]) -> Comment {
    let before = text[..start].rsplit('\n').next().unwrap_or_default();
    let behind = text[end..].split('\n').next().unwrap_or_default();
    let line = |at: usize| ends_of_lines.partition_point(|&end| end < at);
    Comment {
        first: line(start),
        last: line(end),
        text: text[start + 2..inner.max(start + 2)].to_owned(),
        begins_line: before.trim().is_empty(),
        ends_line: behind.trim().is_empty(),
    }
}

/// The bytes up to the end of a line that no backslash joins with the next one.
fn end_of_line(text: &str) -> usize {
    let mut ends = text.match_indices('\n').map(|(end, _)| end);
    let is_end = |end: &usize| !text[..*end].trim_end_matches('\r').ends_with('\\');
    ends.find(is_end).unwrap_or(text.len())
}

/// The bytes of a literal, which ends with its line at the latest.
fn end_of_literal(text: &str, quote: char) -> usize {
    let mut chars = text.char_indices().skip(1);
    while let Some((at, c)) = chars.next() {
        match c {
            '\\' => drop(chars.next()),
            '\n' => return at,
            c if c == quote => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// Does a raw string begin behind this text?
fn is_raw(before: &str) -> bool {
    let prefix = ["u8R", "uR", "UR", "LR", "R"].into_iter();
    let mut before = prefix.filter_map(|prefix| before.strip_suffix(prefix));
    before.any(|rest| !rest.ends_with(|c: char| c.is_alphanumeric() || c == '_'))
}

/// Does a character with a prefix begin behind this text?
fn is_prefix(before: &str) -> bool {
    let prefix = ["u8", "u", "U", "L"].into_iter();
    let mut before = prefix.filter_map(|prefix| before.strip_suffix(prefix));
    before.any(|rest| !rest.ends_with(|c: char| c.is_alphanumeric() || c == '_'))
}

/// The bytes of a raw string from its quote on.
fn end_of_raw(text: &str) -> usize {
    let Some((delimiter, _)) = text[1..].split_once('(') else {
        return text.len();
    };
    let end = format!("){delimiter}\"");
    text.find(&end).map_or(text.len(), |at| at + end.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn about(text: &str) -> Vec<(u32, u32)> {
        let (allowed, unreadable) = allowances(text);
        assert_eq!(unreadable, []);
        allowed.iter().map(|one| (one.line, one.about)).collect()
    }

    #[test]
    fn a_comment_is_about_one_line() {
        let behind = "int x;\na[0] = 1; // warpproof: allow(WP0101) why\nb[0] = 1;\n";
        assert_eq!(about(behind), [(2, 2)]);
        let alone = "  // warpproof: allow(WP0101) why\n  a[0] = 1;\n";
        assert_eq!(about(alone), [(1, 2)]);
        let stacked = "// warpproof: allow(WP0101) why\n/* warpproof: allow(WP0111) why,\n * \
                       of two lines */\n// more\na[0] = 1;\n";
        assert_eq!(about(stacked), [(1, 5), (2, 5)]);
        // An empty line ends it.
        let apart = "// warpproof: allow(WP0101) why\n\na[0] = 1;\n";
        assert_eq!(about(apart), [(1, 2)]);
        let before = "/* warpproof: allow(WP0101) why */ a[0] = 1;\n";
        assert_eq!(about(before), [(1, 1)]);
        assert_eq!(about("/* warpproof: allow(WP0101) why"), [(1, 2)]);
    }

    #[test]
    fn literals_are_no_comments() {
        for text in [
            "const char *s = \"// warpproof: allow(WP0101) why\";\n",
            "const char *s = \"\\\" // warpproof: allow(WP0101) why\";\n",
            "const char *s = R\"x(\" // warpproof: allow(WP0101) why)x\";\n",
            "const char *s = R\"(\n// warpproof: allow(WP0101) why\n)\";\n",
            "// is told by `// warpproof: allow(WP0101) why`\n",
            "// see \\\n// warpproof: allow(WP0101) why\n",
            "int x; // warpproof is a word\n",
        ] {
            assert_eq!(allowances(text), (vec![], vec![]), "{text}");
        }
        for text in [
            "char c = '\"'; // warpproof: allow(WP0101) why\n",
            "int n = 1'000; // warpproof: allow(WP0101) why's\n",
            "wchar_t c = L'\\''; // warpproof: allow(WP0101) why\n",
            "a[0] = 1; /* warpproof: allow(WP0101) why */ b = \"é\";\n",
            "f(\"a\\\\\"); // warpproof: allow(WP0101) why\n",
        ] {
            assert_eq!(about(text), [(1, 1)], "{text}");
        }
    }

    #[test]
    fn what_is_said_is_read() {
        let text = "x; // warpproof: allow(WP0101, global-read-write-race): one  thread\n";
        let allowance = Allowance {
            codes: vec![Code::SharedReadWriteRace, Code::GlobalReadWriteRace],
            reason: "one thread".to_owned(),
            line: 1,
            about: 1,
        };
        assert_eq!(allowances(text), (vec![allowance], vec![]));
        let wrong = |text: &str| {
            let (allowed, unreadable) = allowances(text);
            assert_eq!(allowed, []);
            unreadable
                .into_iter()
                .map(|one| one.message)
                .collect::<String>()
        };
        for text in [
            "// warpproof: allow(WP0101)",
            "/* warpproof: allow(WP0101) - */",
        ] {
            assert!(wrong(text).contains("needs a reason"), "{text}");
        }
        assert!(wrong("// warpproof: allow(WP0110) why").contains("WP0111"));
        for text in [
            "// warpproof: alow(WP0101) why",
            "// warpproof: allow WP0101 why",
        ] {
            assert!(wrong(text).contains("allow(CODE) REASON"), "{text}");
        }
    }
}
