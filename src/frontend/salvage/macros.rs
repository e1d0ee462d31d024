//! What macros stand for.

use std::collections::BTreeSet;

use super::conditions::all_directives;
use super::tokens::{Kind, tokens};

/// A macro, and what stands behind its name where it is defined.
struct Macro<'t> {
    name: &'t str,
    rest: &'t str,
}

/// The macros that stand for one of the words, or for such macros.
pub(super) fn standing_for(defined: &str, is_meant: impl Fn(&str) -> bool) -> BTreeSet<String> {
    let mut found: BTreeSet<String> = BTreeSet::new();
    let mut others = macros(defined);
    loop {
        let is_found = |one: &Macro| {
            let mut words = words(one.rest);
            words.any(|word| is_meant(word) || found.contains(word))
        };
        let (new, rest): (Vec<Macro>, Vec<Macro>) = others.into_iter().partition(is_found);
        if new.is_empty() {
            return found;
        }
        found.extend(new.iter().map(|one| one.name.to_owned()));
        others = rest;
    }
}

/// Text of the source with its names as they are behind the preprocessor, but for macros. `None` where it has
/// more than that: other files, macros of its own, or signs in other spellings.
pub(super) fn in_one_spelling(text: &str) -> Option<String> {
    const WITHOUT_NAMES: [&str; 12] = [
        "", "elif", "elifdef", "elifndef", "else", "endif", "error", "if", "ifdef", "ifndef",
        "line", "undef",
    ];
    let mut lines = text.split('\n').peekable();
    let mut spliced = String::new();
    while let Some(line) = lines.next() {
        match line
            .trim_end()
            .strip_suffix('\\')
            .filter(|_| lines.peek().is_some())
        {
            Some(line) => spliced.push_str(line),
            None => {
                spliced.push_str(line);
                spliced.push('\n');
            }
        }
    }
    let others = ["%:", "??=", "??/"];
    if pastes(&spliced) || others.iter().any(|sign| spliced.contains(sign)) {
        return None;
    }
    let mut pragmas = String::new();
    for directive in all_directives(&spliced) {
        match directive.keyword {
            "pragma" => {
                pragmas.push('\n');
                pragmas.push_str(&directive.rest);
            }
            keyword if WITHOUT_NAMES.contains(&keyword) => {}
            _ => return None,
        }
    }
    let is_backslash = |kind: Kind| kind == Kind::Sign(b'\\');
    let mut tokens = tokens(&spliced)?.into_iter();
    let has_others = tokens.any(|token| is_backslash(token.kind));
    (!has_others).then_some(spliced + &pragmas)
}

/// Does the text, by any spelling, put words together?
fn pastes(text: &str) -> bool {
    ["##", "%:%:", "??=??="]
        .iter()
        .any(|sign| text.contains(sign))
}

/// The text, and what the macros stand for that it names or comes to by others. `None` where these
/// put words together.
pub(super) fn with_macros(text: &str, defined: &str) -> Option<String> {
    let mut names: BTreeSet<&str> = words(text).collect();
    let mut result = text.to_owned();
    let mut others = macros(defined);
    loop {
        let is_named = |one: &Macro| names.contains(one.name);
        let (new, rest): (Vec<Macro>, Vec<Macro>) = others.into_iter().partition(is_named);
        if new.is_empty() {
            return Some(result);
        }
        for one in new {
            if pastes(one.rest) {
                return None;
            }
            result.push('\n');
            result.push_str(one.rest);
            names.extend(words(one.rest));
        }
        others = rest;
    }
}

fn macros(defined: &str) -> Vec<Macro<'_>> {
    let lines = defined.lines();
    let macros = lines.filter_map(|line| {
        let line = line.strip_prefix("#define ")?;
        let end = line.find(|c: char| !is_of_word(c)).unwrap_or(line.len());
        let (name, rest) = line.split_at(end);
        Some(Macro { name, rest })
    });
    macros.collect()
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !is_of_word(c));
    words.filter(|word| !word.is_empty())
}

fn is_of_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn macros_of_macros_are_known() {
        let defined = "#define A __device__ inline\n#define B(x) A x\n#define C 1\n";
        let found = standing_for(defined, |word| word == "__device__");
        assert_eq!(found.into_iter().collect::<Vec<_>>(), ["A", "B"]);
    }

    #[test]
    fn texts_come_to_what_their_macros_name() {
        let defined = "#define RUN(n) GO(n)\n#define GO(n) go<n>()\n#define PUT(n) put ## n()\n";
        let text = with_macros("RUN(16);", defined);
        assert!(text.is_some_and(|text| words(&text).any(|word| word == "go")));
        assert_eq!(with_macros("PUT(16);", defined), None);
        let defined = defined.replace("##", "%:%:");
        assert_eq!(with_macros("PUT(16);", &defined), None);
    }

    #[test]
    fn names_are_as_the_preprocessor_has_them() {
        let text =
            in_one_spelling("go\\\n_on<0>();\n#pragma omp for(wide)\n#if A\nx(\"\\n\");\n#endif");
        let text = text.expect("in one spelling");
        let found: Vec<&str> = words(&text).collect();
        for word in ["go_on", "wide", "x"] {
            assert!(found.contains(&word), "{found:?}");
        }
        for text in [
            "x(\n#include \"a.inc\"\n);",
            "\n#define A go\nA();",
            "%:%:",
            "caf\\u00e9();",
        ] {
            assert_eq!(in_one_spelling(text), None, "{text}");
        }
    }
}
