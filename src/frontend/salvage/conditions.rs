//! Conditional compilation that a missing header may decide.
//!
//! A header that is not found is stood in for by an empty one. Had it defined a macro
//! that nothing else defines, `#if` and `#ifdef` could choose other code, so that what is
//! verified would not be the user's kernel.

use std::collections::BTreeSet;
use std::ops::Range;
use std::path::{Path, PathBuf};

use super::device_words::is_device_word;
use super::regions::{Region, region_at};
use super::tokens::{directives, tokens};

/// A test of a macro that nothing defines, behind a missing header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undecided {
    pub path: PathBuf,
    /// Counts from 1.
    pub line: usize,
    pub macro_name: String,
}

/// The first test of the user's files that a missing header may decide.
///
/// `preprocessed` is the output of `clang -E -dD -dI`, with line markers; files below
/// `stand_ins` stand for missing headers, and `may_define` says which macros the one at a path
/// could define; `text_of` gives the user's files and nothing for others. A test that chooses among statements of host code alone, unless `host_matters`, or among
/// headers of the system, is left out.
pub fn undecided(
    preprocessed: &str,
    (stand_ins, host_matters): (&Path, bool),
    may_define: impl Fn(&Path, &str) -> bool,
    text_of: impl Fn(&Path) -> Option<String>,
) -> Option<Undecided> {
    let mut search = Search {
        stand_ins,
        host_matters,
        may_define,
        text_of,
        settled: BTreeSet::new(),
        missing: BTreeSet::new(),
        files: Vec::new(),
    };
    let mut current: Option<usize> = None;
    let mut line = 0;
    for text in preprocessed.lines() {
        if let Some((number, path)) = line_marker(text) {
            if path.starts_with(stand_ins) {
                search.missing.insert(path.clone());
            }
            current = search.file(&path);
            line = number;
            continue;
        }
        // Tests above this line have been made, with what was defined until here.
        if let Some(file) = current
            && let Some(found) = search.tests_before(file, line)
        {
            return Some(found);
        }
        for directive in ["#define ", "#undef "] {
            if let Some(rest) = text.strip_prefix(directive) {
                search.settled.extend(names(rest).next().map(str::to_owned));
            }
        }
        line += 1;
    }
    (0..search.files.len()).find_map(|file| search.tests_before(file, usize::MAX))
}

struct Search<'a, D, F> {
    stand_ins: &'a Path,
    host_matters: bool,
    may_define: D,
    text_of: F,
    /// Macros that were defined, or undefined on purpose.
    settled: BTreeSet<String>,
    /// Those passed so far.
    missing: BTreeSet<PathBuf>,
    files: Vec<File>,
}

struct File {
    path: PathBuf,
    /// In the order of the file; those before `next` have been passed.
    tests: Vec<Test>,
    next: usize,
}

struct Test {
    line: usize,
    names: Vec<String>,
}

impl<D: Fn(&Path, &str) -> bool, F: Fn(&Path) -> Option<String>> Search<'_, D, F> {
    /// The index of the file, if it is the user's.
    fn file(&mut self, path: &Path) -> Option<usize> {
        if path.starts_with(self.stand_ins) {
            return None;
        }
        if let Some(index) = self.files.iter().position(|file| file.path == path) {
            return Some(index);
        }
        let tests = tests(&(self.text_of)(path)?, self.host_matters);
        self.files.push(File {
            path: path.to_owned(),
            tests,
            next: 0,
        });
        Some(self.files.len() - 1)
    }

    /// Passes the tests of the file before a line.
    fn tests_before(&mut self, file: usize, line: usize) -> Option<Undecided> {
        let file = &mut self.files[file];
        while let Some(test) = file.tests.get(file.next).filter(|test| test.line < line) {
            file.next += 1;
            let open = |name: &&String| {
                let mut missing = self.missing.iter();
                !self.settled.contains(*name) && missing.any(|path| (self.may_define)(path, name))
            };
            if let Some(name) = test.names.iter().find(open) {
                return Some(Undecided {
                    path: file.path.clone(),
                    line: test.line,
                    macro_name: name.clone(),
                });
            }
        }
        None
    }
}

/// `# 12 "path" flags`
pub(super) fn line_marker(text: &str) -> Option<(usize, PathBuf)> {
    let (number, rest) = text.strip_prefix("# ")?.split_once(" \"")?;
    let (path, _) = rest.rsplit_once('"')?;
    Some((number.parse().ok()?, path.replace("\\\\", "\\").into()))
}

/// The tests in a file that can matter to kernels, or to host code, in their order.
fn tests(text: &str, host_matters: bool) -> Vec<Test> {
    let directives = all_directives(text);
    let mut tests = Vec::new();
    for group in groups(&directives) {
        if guards_file(text, &directives, &group)
            || is_harmless(text, &directives, &group, host_matters)
        {
            continue;
        }
        for directive in group.iter().map(|&member| &directives[member]) {
            tests.push(Test {
                line: text[..directive.start].matches('\n').count() + 1,
                names: directive.tested(),
            });
        }
    }
    tests.sort_by_key(|test| test.line);
    tests
}

/// The preprocessor's directives in a text.
pub(super) fn all_directives(text: &str) -> Vec<Directive<'_>> {
    let all = directives(text).into_iter();
    all.map(|range| Directive::new(text, range)).collect()
}

pub(super) struct Directive<'a> {
    pub start: usize,
    pub end: usize,
    pub keyword: &'a str,
    /// Without comments.
    pub rest: String,
}

impl<'a> Directive<'a> {
    fn new(text: &'a str, range: Range<usize>) -> Directive<'a> {
        let body = text[range.clone()].trim_start_matches('#').trim_start();
        let end = body
            .find(|c: char| !c.is_ascii_alphabetic())
            .unwrap_or(body.len());
        let (keyword, rest) = body.split_at(end);
        Directive {
            start: range.start,
            end: range.end,
            keyword,
            rest: without_comments(rest),
        }
    }

    /// What it asks, in one expression; none where it asks nothing.
    pub fn condition(&self) -> Option<String> {
        let rest = self.rest.split_whitespace().collect::<Vec<_>>().join(" ");
        match self.keyword {
            "if" | "elif" => Some(rest),
            "ifdef" | "elifdef" => Some(format!("defined {rest}")),
            "ifndef" | "elifndef" => Some(format!("!defined {rest}")),
            _ => None,
        }
    }

    fn opens(&self) -> bool {
        matches!(self.keyword, "if" | "ifdef" | "ifndef")
    }

    /// The names that it tests, but for the operators of conditions, and names of headers.
    fn tested(&self) -> Vec<String> {
        let rest = without_headers(&self.rest);
        let names: Vec<&str> = match self.keyword {
            "ifdef" | "ifndef" | "elifdef" | "elifndef" => names(&rest).take(1).collect(),
            "if" | "elif" => names(&rest).collect(),
            _ => Vec::new(),
        };
        const OPERATORS: [&str; 6] = ["defined", "and", "or", "not", "true", "false"];
        let open = |name: &&str| !OPERATORS.contains(name) && !name.starts_with("__has_");
        names.into_iter().filter(open).map(str::to_owned).collect()
    }
}

/// The directives of each condition: the first one, alternatives, the end.
pub(super) fn groups(directives: &[Directive]) -> Vec<Vec<usize>> {
    let mut done = Vec::new();
    let mut open: Vec<Vec<usize>> = Vec::new();
    for (index, directive) in directives.iter().enumerate() {
        if directive.opens() {
            open.push(vec![index]);
        } else if directive.keyword.starts_with("el")
            && let Some(group) = open.last_mut()
        {
            group.push(index);
        } else if directive.keyword == "endif"
            && let Some(mut group) = open.pop()
        {
            group.push(index);
            done.push(group);
        }
    }
    // One that does not end is none of a file that compiles.
    done.extend(open);
    done
}

/// `#ifndef NAME`, `#define NAME` and the whole file.
pub(super) fn guards_file(text: &str, directives: &[Directive], group: &[usize]) -> bool {
    let [0, last] = group else {
        return false;
    };
    let range = directives[0].start..directives[*last].end;
    let all = tokens(text).unwrap_or_default();
    let whole = all.iter().all(|token| range.contains(&token.range.start));
    let tested = directives[0].tested();
    let negated = directives[0].keyword == "ifndef" || directives[0].rest.contains("!defined");
    // With a value it would be a setting.
    let defines = directives[1].keyword == "define" && tested == [directives[1].rest.trim()];
    *last + 1 == directives.len() && whole && negated && defines
}

/// The rest of a directive without comments, of which the last one may go on behind it.
fn without_comments(mut rest: &str) -> String {
    let mut kept = String::new();
    let begin = |rest: &str| {
        rest.match_indices('/')
            .map(|(at, _)| at)
            .find(|&at| rest[at..].starts_with("/*") || rest[at..].starts_with("//"))
    };
    while let Some(start) = begin(rest) {
        kept.push_str(&rest[..start]);
        kept.push(' ');
        let is_line = rest[start..].starts_with("//");
        let end = rest[start + 2..].find("*/").filter(|_| !is_line);
        rest = end.map_or("", |end| &rest[start + 2 + end + 2..]);
    }
    kept + rest
}

/// A condition without the headers that it asks for.
fn without_headers(condition: &str) -> String {
    let mut parts = condition.split("__has_include");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        text.push_str(part.split_once(')').map_or("", |(_, rest)| rest));
    }
    text
}

/// Whether all that a condition chooses among is statements of one function of the host,
/// or headers of the system: those of the user may hold kernels.
fn is_harmless(text: &str, directives: &[Directive], group: &[usize], host_matters: bool) -> bool {
    let (Some(&first), Some(&last)) = (group.first(), group.last()) else {
        return false;
    };
    let range = directives[first].start..directives[last].end;
    let only = |keywords: &[&str]| {
        let inner = &directives[first..=last];
        inner.iter().all(|directive| {
            let conditional = ["if", "el", "endif"]
                .iter()
                .any(|start| directive.keyword.starts_with(start));
            let of_user = directive.keyword == "include" && !directive.rest.contains('<');
            conditional || keywords.contains(&directive.keyword) && !of_user
        })
    };
    let Some(all) = tokens(text) else {
        return false;
    };
    let mut inside = all
        .iter()
        .filter(|token| range.contains(&token.range.start));
    match inside.next() {
        None => only(&["include", "pragma", "error", "warning"]),
        Some(_) if host_matters => false,
        Some(token) => match region_at(text, token.range.start) {
            Some(Region::Statement { body, header, .. }) => {
                let mut words = text[header].split(|c: char| !c.is_alphanumeric() && c != '_');
                body.start <= range.start
                    && range.end <= body.end
                    && !words.any(is_device_word)
                    && only(&["pragma"])
            }
            _ => false,
        },
    }
}

/// The names in a text, without numbers.
pub(super) fn names(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_')
        .filter(|word| word.starts_with(|c: char| c.is_alphabetic() || c == '_'))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is found in a file that includes a missing header in its first line.
    fn found(text: &str) -> Option<(usize, String)> {
        found_where(false, text)
    }

    fn found_where(host_matters: bool, text: &str) -> Option<(usize, String)> {
        let mut preprocessed = "# 1 \"k.cu\"\n# 1 \"/gone/h.h\" 1\n# 2 \"k.cu\" 2\n".to_owned();
        let rest = text.split_once('\n').expect("lines").1;
        preprocessed.push_str(rest);
        let found = undecided(
            &preprocessed,
            (Path::new("/gone"), host_matters),
            |_, _| true,
            |path| (path == Path::new("k.cu")).then(|| text.to_owned()),
        );
        found.map(|undecided| (undecided.line, undecided.macro_name))
    }

    #[test]
    fn tests_of_macros_that_nothing_defines_are_found() {
        let at = |line: usize, name: &str| Some((line, name.to_owned()));
        let code = "__global__ void k() {}";
        assert_eq!(found(&format!("\n#ifdef X\n{code}\n#endif\n")), at(2, "X"));
        assert_eq!(
            found(&format!(
                "\n#if 0\n#elif defined(Y) && Y > 2\n{code}\n#endif\n"
            )),
            at(3, "Y")
        );
        assert_eq!(
            found("\n#ifndef TILE\n#define TILE 16\n#endif\n"),
            at(2, "TILE")
        );
        assert_eq!(
            found("\n#ifdef X\n#include \"wide.h\"\n#else\n#include \"narrow.h\"\n#endif\n"),
            at(2, "X")
        );
        assert_eq!(
            found("\n#if __has_include(<x/y.h>) && N\nint a;\n#endif\n"),
            at(2, "N")
        );
        assert_eq!(
            found("\n#if /* one */ 1 > /* X */ N // Y\nint a;\n#endif\n"),
            at(2, "N")
        );
        assert_eq!(
            found("\n__global__ void k() {\n#if N\nf();\n#endif\n}\n"),
            at(3, "N")
        );
    }

    #[test]
    fn tests_that_the_header_cannot_decide_are_left() {
        for text in [
            "\n#define X 1\n#ifdef X\nint a;\n#endif\n",
            "\n#undef X\n#ifdef X\nint a;\n#endif\n",
            "\n#if 1 > 0\nint a;\n#endif\n",
            "\n#if 1 /* or X */ > 0 // Y\nint a;\n#endif /* X */\n",
            "\n#if 1 > 0 /* X\nand Y */\nint a;\n#endif\n",
            "\n#if __has_include(<x/y.h>)\nint a;\n#endif\n",
            "\n#ifdef X\n#include <x.h>\n#endif\n",
            "\nint main() {\n#ifdef X\nf();\n#endif\n}\n",
        ] {
            assert_eq!(found(text), None, "{text}");
        }
        let guarded = "#ifndef H\n#define H\n#include \"h.h\"\n#endif\n";
        assert_eq!(found(guarded), None);
    }

    #[test]
    fn tests_among_statements_of_the_host_may_matter() {
        let text = "\nint main() {\n#ifdef X\nf();\n#endif\n}\n";
        assert_eq!(found(text), None);
        assert_eq!(found_where(true, text), Some((3, "X".to_owned())));
    }

    #[test]
    fn tests_of_names_of_others_are_left() {
        let text = "\n#ifdef X\nint a;\n#endif\n";
        let preprocessed = format!("# 1 \"/gone/h.h\" 1\n# 1 \"k.cu\" 2{text}");
        let found = |own: &str| {
            let may_define = |_: &Path, name: &str| name == own;
            undecided(
                &preprocessed,
                (Path::new("/gone"), false),
                may_define,
                |path| (path == Path::new("k.cu")).then(|| text.to_owned()),
            )
        };
        assert!(found("X").is_some());
        assert_eq!(found("Y"), None);
    }

    #[test]
    fn tests_before_the_header_are_left() {
        let text = "#ifdef X\nint a;\n#endif\n#include \"h.h\"\nint b;\n";
        let preprocessed =
            "# 1 \"k.cu\"\n\n\n\n#include \"h.h\"\n# 1 \"/gone/h.h\" 1\n# 5 \"k.cu\" 2\nint b;\n";
        let found = undecided(
            preprocessed,
            (Path::new("/gone"), false),
            |_, _| true,
            |path| (path == Path::new("k.cu")).then(|| text.to_owned()),
        );
        assert_eq!(found, None);
    }
}
