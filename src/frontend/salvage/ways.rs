//! Which of several texts of device code the preprocessor chooses.

use std::collections::BTreeSet;
use std::ops::Range;
use std::path::Path;

use super::conditions::{Directive, all_directives, groups, guards_file, line_marker, names};
use super::device_words::is_device_word;
use super::regions::{Region, region_at};
use super::tokens::tokens;

/// A condition between two texts of device code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// Counts from 1.
    pub line: usize,
    /// The condition as the file has it.
    pub condition: String,
    pub holds: bool,
}

/// Does a text have conditions that may choose device code?
pub fn may_choose(text: &str) -> bool {
    let directives = all_directives(text);
    let mut all = groups(&directives).into_iter();
    all.any(|group| is_of_device(text, &directives, &group))
}

/// The conditions in a file's text that choose device code and were come to, in their order.
/// `preprocessed` is the output of `clang -E -dD` with the file under this path. Those that ask for
/// the compiler or the system alone are left out, and so are those that choose nothing but blanks.
pub fn ways(text: &str, path: &Path, preprocessed: &str) -> Vec<Way> {
    let kept = kept_lines(path, preprocessed);
    if kept.is_empty() {
        return Vec::new();
    }
    let tokens = tokens(text).unwrap_or_default();
    let directives = all_directives(text);
    let line = |at: usize| text[..at].matches('\n').count() + 1;
    let mut all = groups(&directives);
    // What is around a condition comes before it.
    all.sort();
    let (mut ways, mut dropped) = (Vec::new(), Vec::<Range<usize>>::new());
    for group in all {
        let parts: Vec<_> = group.windows(2).map(|pair| [pair[0], pair[1]]).collect();
        let lines =
            |[from, to]: [usize; 2]| line(directives[from].end) + 1..line(directives[to].start);
        let has_text = |[from, to]: &[usize; 2]| {
            let own = directives[*from].end..directives[*to].start;
            let mut inner = directives[from + 1..*to].iter();
            let mut tokens = tokens.iter();
            tokens.any(|token| own.contains(&token.range.start))
                || inner.any(|one| one.keyword == "define")
        };
        let is_come_to = !dropped.iter().any(|range| range.contains(&group[0]));
        let taken = (parts.iter()).position(|part| kept.range(lines(*part)).next().is_some());
        // Of blanks nothing is left either way.
        let is_known = taken.is_some() || parts.iter().all(has_text);
        if !is_come_to || !is_known {
            continue;
        }
        let others = parts.iter().enumerate();
        let others = others.filter(|(number, _)| Some(*number) != taken);
        dropped.extend(others.map(|(_, [from, to])| *from..*to));
        if is_of_device(text, &directives, &group) {
            let asked = parts
                .iter()
                .take(taken.map_or(parts.len(), |taken| taken + 1));
            ways.extend(asked.enumerate().filter_map(|(number, [from, _])| {
                Some(Way {
                    line: line(directives[*from].start),
                    condition: directives[*from].condition()?,
                    holds: taken == Some(number),
                })
            }));
        }
    }
    ways.sort_by_key(|way| way.line);
    ways
}

/// The lines of a file of which something is left.
fn kept_lines(path: &Path, preprocessed: &str) -> BTreeSet<usize> {
    let mut kept = BTreeSet::new();
    let (mut is_own, mut line) = (false, 0);
    for text in preprocessed.lines() {
        if let Some((number, file)) = line_marker(text) {
            (is_own, line) = (file == path, number);
            continue;
        }
        if is_own && !text.trim().is_empty() {
            kept.insert(line);
        }
        line += 1;
    }
    kept
}

/// Does a condition choose code of the device, or macros that may stand there, by what others may
/// set otherwise?
fn is_of_device(text: &str, directives: &[Directive], group: &[usize]) -> bool {
    let (Some(&first), Some(&last)) = (group.first(), group.last()) else {
        return false;
    };
    let asked = || {
        let conditions = group.iter().filter_map(|&one| directives[one].condition());
        conditions.flat_map(|condition| names(&condition).map(str::to_owned).collect::<Vec<_>>())
    };
    let of_others = |name: String| !OPERATORS.contains(&name.as_str()) && !is_of_system(&name);
    if guards_file(text, directives, group) || !asked().any(of_others) {
        return false;
    }
    let (start, end) = (directives[first].start, directives[last].end);
    let has_word = |text: &str| names(text).any(is_device_word);
    let defines = || {
        let mut inner = directives[first..=last].iter();
        inner.any(|one| one.keyword == "define")
    };
    let is_inside = || match region_at(text, start) {
        Some(Region::Statement { header, .. }) => has_word(&text[header]),
        _ => false,
    };
    has_word(&text[start..end]) || defines() || is_inside()
}

const OPERATORS: [&str; 7] = ["defined", "and", "or", "not", "true", "false", "L"];

/// Is it the name of a compiler, a language or a system?
fn is_of_system(name: &str) -> bool {
    const OF_DEVICE: [&str; 3] = [
        "__CUDA_ARCH__",
        "__CUDA_ARCH_LIST__",
        "__CUDACC_VER_MAJOR__",
    ];
    let mut chars = name.chars();
    let is_reserved =
        chars.next() == Some('_') && chars.next().is_some_and(|c| c == '_' || c.is_uppercase());
    is_reserved && !OF_DEVICE.contains(&name)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
#if __CUDA_ARCH__ >= 800 // new
#define STEP 1
#elif defined(OLD)
#define STEP 2
#else
#define STEP 3
#endif
#ifdef __linux__
__device__ int system;
#endif
#ifdef HALF
__device__ int half;
#  if MORE
__device__ int more;
#  endif
#else
__device__ int whole;
#endif
#ifdef QUIET
void host() {}
#endif
#ifdef FAST
__device__ int fast;
#endif
";

    #[test]
    fn conditions_of_device_code_are_told() {
        assert!(may_choose(TEXT));
        let preprocessed = "# 1 \"k.cu\"\n\n\n\n\n\n#define STEP 3\n\n\n\n\n\n# 1 \"x.h\"\nint a;\n\
                            # 16 \"k.cu\"\n\n__device__ int whole;\n";
        let found = ways(TEXT, Path::new("k.cu"), preprocessed);
        let found: Vec<(usize, &str, bool)> = found
            .iter()
            .map(|way| (way.line, way.condition.as_str(), way.holds))
            .collect();
        let expected = [
            (1, "__CUDA_ARCH__ >= 800", false),
            (3, "defined(OLD)", false),
            (11, "defined HALF", false),
            (22, "defined FAST", false),
        ];
        assert_eq!(found, expected);
        assert!(!may_choose(
            "#ifndef K_H\n#define K_H\n__device__ int a;\n#endif\n"
        ));
    }
}
