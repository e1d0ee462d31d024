//! What a text comes to name, by the macros and functions of the program that it names.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::conditions::line_marker;
use super::declared::is_keyword;
use super::plain::is_plain;
use super::tokens::{Kind, Token, tokens};

/// The user's parts of a preprocessed file.
pub(super) struct Named {
    macros: BTreeMap<String, Macro>,
    /// The words in the bodies of functions, by the names of these.
    definitions: BTreeMap<String, BTreeSet<String>>,
    /// Functions that templates find by the types of the program that they take.
    found_by_type: BTreeSet<String>,
}

#[derive(Default)]
struct Macro {
    words: BTreeSet<String>,
    /// It makes words of others.
    pastes: bool,
    /// It is no expression, call or statement alone.
    may_declare: bool,
}

impl Named {
    /// Of what clang gives with `-E -dD`; `None` of a program that is not plain.
    pub(super) fn new(preprocessed: &str, is_users: impl Fn(&Path) -> bool) -> Option<Named> {
        let (mut text, mut macros) = (String::new(), BTreeMap::new());
        let mut is_own = false;
        for line in preprocessed.lines() {
            if let Some((_, path)) = line_marker(line) {
                is_own = is_users(&path);
                continue;
            }
            if !is_own {
                continue;
            }
            match line.strip_prefix("#define ") {
                Some(definition) => {
                    if let Some(name) = words(definition).next() {
                        let known: &mut Macro = macros.entry(name.to_owned()).or_default();
                        known.add(&definition[name.len()..]);
                    }
                }
                None if line.starts_with('#') => {}
                None => {
                    text.push_str(line);
                    text.push('\n');
                }
            }
        }
        let all = tokens(&text)?;
        is_plain(&text, &all).then(|| Named {
            macros,
            definitions: definitions(&text, &all),
            found_by_type: found_by_type(&text, &all),
        })
    }

    /// The words, and those of the macros among them; `None` where a macro makes words of others.
    pub(super) fn expanded(&self, words: &[&str]) -> Option<BTreeSet<String>> {
        let mut all: BTreeSet<String> = words.iter().map(|&word| word.to_owned()).collect();
        let mut work: Vec<String> = all.iter().cloned().collect();
        while let Some(word) = work.pop() {
            let Some(known) = self.macros.get(&word) else {
                continue;
            };
            (!known.pastes).then_some(())?;
            for word in &known.words {
                if all.insert(word.clone()) {
                    work.push(word.clone());
                }
            }
        }
        Some(all)
    }

    /// Is it a macro of the program?
    pub(super) fn is_macro(&self, name: &str) -> bool {
        self.macros.contains_key(name)
    }

    /// Is it a macro that may declare something?
    pub(super) fn may_declare(&self, name: &str) -> bool {
        self.macros.get(name).is_some_and(|known| known.may_declare)
    }

    /// The names that the texts come to use.
    pub(super) fn reached_from<'t>(
        &self,
        texts: impl Iterator<Item = &'t str>,
    ) -> BTreeSet<String> {
        let mut all: BTreeSet<String> = texts.flat_map(words).map(str::to_owned).collect();
        all.extend(self.found_by_type.iter().cloned());
        let mut work: Vec<String> = all.iter().cloned().collect();
        while let Some(word) = work.pop() {
            let of_macro = self.macros.get(&word).map(|known| &known.words);
            for word in of_macro
                .into_iter()
                .chain(self.definitions.get(&word))
                .flatten()
            {
                if all.insert(word.clone()) {
                    work.push(word.clone());
                }
            }
        }
        all
    }
}

impl Macro {
    /// Adds what stands behind the name in a definition.
    fn add(&mut self, definition: &str) {
        self.words.extend(words(definition).map(str::to_owned));
        self.pastes |= definition.contains("##");
        let all = tokens(definition).unwrap_or_default();
        let parameters =
            (all.first()).filter(|first| first.is(b'(') && definition.starts_with('('));
        let start = parameters
            .and_then(|open| open.partner)
            .map_or(0, |close| close + 1);
        let word = |index: usize| all.get(index).map(|token| &definition[token.range.clone()]);
        let starts = ["do", "if", "for", "while", "{", "("];
        let is_statement = word(start).is_some_and(|first| starts.contains(&first));
        let is_call = word(start + 1) == Some("(");
        self.may_declare |= !(is_statement || is_call || all.len() <= start);
    }
}

/// The bodies of functions, by name.
fn definitions(text: &str, all: &[Token]) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let word = |index: usize| &text[all[index].range.clone()];
    let is_name = |&index: &usize| {
        let is_called = all.get(index + 1).is_some_and(|next| next.is(b'('));
        all[index].kind == Kind::Word && is_called && !is_keyword(word(index))
    };
    for index in (0..all.len()).filter(is_name) {
        let close = all[index + 1].partner;
        if let Some((first, last)) = close.and_then(|close| body_behind(all, close)) {
            let words = (first..last).filter(|&at| all[at].kind == Kind::Word);
            let words = words.map(|at| word(at).to_owned());
            found
                .entry(word(index).to_owned())
                .or_default()
                .extend(words);
        }
    }
    found
}

/// The names of functions that take something of a type which the program declares.
fn found_by_type(text: &str, all: &[Token]) -> BTreeSet<String> {
    let word = |index: usize| &text[all[index].range.clone()];
    let mut types = BTreeSet::new();
    for index in 0..all.len() {
        let declares = ["class", "struct", "union", "enum", "typedef", "using"];
        if all[index].kind != Kind::Word || !declares.contains(&word(index)) {
            continue;
        }
        let mut next = index + 1;
        while let Some(token) = all
            .get(next)
            .filter(|token| !token.is(b';') && !token.closes())
        {
            if token.kind == Kind::Word && !is_keyword(word(next)) {
                types.insert(word(next));
            }
            next = token.partner.unwrap_or(next) + 1;
        }
    }
    let takes_one = |&index: &usize| {
        let open = all.get(index + 1).filter(|open| open.is(b'('));
        let close = open.and_then(|open| open.partner).unwrap_or(index);
        (index + 2..close).any(|at| all[at].kind == Kind::Word && types.contains(word(at)))
    };
    let names = (0..all.len()).filter(|&index| all[index].kind == Kind::Word);
    names
        .filter(takes_one)
        .map(|index| word(index).to_owned())
        .collect()
}

/// The tokens of the body of a function, from what stands behind the parentheses of its parameters.
fn body_behind(all: &[Token], close: usize) -> Option<(usize, usize)> {
    let open = close + 1;
    let end = all.get(open).filter(|token| token.is(b'{'))?.partner?;
    Some((open, end))
}

/// The names in a text, without what stands in quotes.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let all = tokens(text).unwrap_or_default().into_iter();
    let words = all.filter(|token| token.kind == Kind::Word);
    words.map(|token| &text[token.range])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bodies_are_followed() {
        let text = "# 1 \"a.cu\"\n#define RUN(x) go(x)\nvoid go(int n) { deep(n); }\n\
                    int deep(int n) { return g[n]; }\nvoid other() { never(); }\n";
        let named = Named::new(text, |_| true).expect("plain");
        let from = |text: &str| {
            let all = named.reached_from([text].into_iter()).into_iter();
            let all = all.filter(|word| ["g", "never"].contains(&word.as_str()));
            all.collect::<Vec<_>>()
        };
        assert_eq!(from("RUN(2);"), ["g"]);
        assert_eq!(from("missing::none();"), Vec::<String>::new());
    }
}
