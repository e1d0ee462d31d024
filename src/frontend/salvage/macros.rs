//! What macros stand for.

use std::collections::BTreeSet;

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
            if one.rest.contains("##") {
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
    }
}
