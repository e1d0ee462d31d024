//! What a text comes to name, by the macros, functions and classes of the program that it names.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::conditions::line_marker;
use super::declared::is_keyword;
use super::tokens::{Kind, Token, tokens};

/// The user's parts of a preprocessed file.
pub(super) struct Named {
    /// The words of macros, and whether they paste some together.
    macros: BTreeMap<String, (BTreeSet<String>, bool)>,
    /// The words in what a name stands for: bodies of functions and of lambdas of that name.
    definitions: BTreeMap<String, BTreeSet<String>>,
    /// The words that say what a variable of a name is.
    types: BTreeMap<String, BTreeSet<String>>,
}

/// Operators are called without being named.
const OPERATOR: &str = "operator";

impl Named {
    /// Of what clang gives with `-E -dD`.
    pub(super) fn new(preprocessed: &str, is_users: impl Fn(&Path) -> bool) -> Named {
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
                    let mut all = words(definition);
                    if let Some(name) = all.next() {
                        let known: &mut (BTreeSet<String>, bool) =
                            macros.entry(name.to_owned()).or_default();
                        known.0.extend(all.map(str::to_owned));
                        known.1 |= definition.contains("##");
                    }
                }
                None if line.starts_with('#') => {}
                None => {
                    text.push_str(line);
                    text.push('\n');
                }
            }
        }
        let all = tokens(&text).unwrap_or_default();
        Named {
            macros,
            definitions: definitions(&text, &all),
            types: types(&text, &all),
        }
    }

    /// The words, and those of the macros among them; `None` where a macro makes words of others.
    pub(super) fn expanded(&self, words: &[&str]) -> Option<BTreeSet<String>> {
        let mut all: BTreeSet<String> = words.iter().map(|&word| word.to_owned()).collect();
        let mut work: Vec<String> = all.iter().cloned().collect();
        while let Some(word) = work.pop() {
            let Some((body, pastes)) = self.macros.get(&word) else {
                continue;
            };
            (!pastes).then_some(())?;
            for word in body {
                if all.insert(word.clone()) {
                    work.push(word.clone());
                }
            }
        }
        Some(all)
    }

    /// The names that the texts come to use.
    pub(super) fn reached_from<'t>(
        &self,
        texts: impl Iterator<Item = &'t str>,
    ) -> BTreeSet<String> {
        let mut all = BTreeSet::from([OPERATOR.to_owned()]);
        for text in texts {
            all.extend(words(text).map(str::to_owned));
            let tokens = tokens(text).unwrap_or_default();
            // Who is given an object may call all that its class has.
            let objects = whole(text, &tokens);
            let types = objects.filter_map(|object| self.types.get(object));
            all.extend(types.flatten().cloned());
        }
        let mut work: Vec<String> = all.iter().cloned().collect();
        while let Some(word) = work.pop() {
            let of_macro = self.macros.get(&word).map(|(body, _)| body);
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

/// The bodies of functions, lambdas and classes, by name.
fn definitions(text: &str, all: &[Token]) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let word = |index: usize| &text[all[index].range.clone()];
    let is_name = |&index: &usize| {
        let is_operator = word(index) == OPERATOR;
        all[index].kind == Kind::Word
            && (is_operator || !is_keyword(word(index)) && word(index) != "__attribute__")
    };
    for index in (0..all.len()).filter(is_name) {
        let start = match word(index) == OPERATOR {
            true => (index + 1..all.len()).find(|&at| all[at].is(b'(')),
            false => Some(index + 1).filter(|&at| all.get(at).is_some_and(|next| next.is(b'('))),
        };
        let body = start.and_then(|open| body_behind(all, all[open].partner?));
        let lambda = || lambda_at(all, index + 1);
        let class = || class_at(text, all, index);
        if let Some((first, last)) = body.or_else(lambda).or_else(class) {
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

/// `Type name`, `Type &name`, `Type<…> name` and `auto name = …;`
fn types(text: &str, all: &[Token]) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let word = |index: usize| &text[all[index].range.clone()];
    let is_name = |&index: &usize| {
        let before = &all[index - 1];
        let is_typed =
            before.kind == Kind::Word || [b'*', b'&', b'>'].iter().any(|&sign| before.is(sign));
        let is_number = word(index).starts_with(|c: char| c.is_ascii_digit());
        all[index].kind == Kind::Word && is_typed && !is_number
    };
    for index in (1..all.len()).filter(is_name) {
        let is_of_type = |at: &usize| {
            let kind = all[*at].kind;
            kind == Kind::Word
                || [b'*', b'&', b'>', b'<', b':', b',']
                    .map(Kind::Sign)
                    .contains(&kind)
        };
        let starts = (0..index).rev().take_while(is_of_type).last();
        let Some(start) = starts.filter(|_| !is_keyword(word(index))) else {
            continue;
        };
        let is_auto = (start..index).any(|at| word(at) == "auto");
        let ends = |at: &usize| !all[*at].is(b';');
        let value = (index..all.len()).take_while(ends).filter(|_| is_auto);
        let words = (start..index)
            .chain(value)
            .filter(|&at| all[at].kind == Kind::Word);
        let known = found.entry(word(index).to_owned()).or_default();
        known.extend(words.map(|at| word(at).to_owned()));
    }
    found
}

/// The names in a text of which no member is named there.
fn whole<'t>(text: &'t str, all: &'t [Token]) -> impl Iterator<Item = &'t str> {
    let is = |index: usize, sign| all.get(index).is_some_and(|one: &Token| one.is(sign));
    let names = (0..all.len()).filter(move |&index| {
        let has_member = is(index + 1, b'.') || is(index + 1, b'-') && is(index + 2, b'>');
        all[index].kind == Kind::Word && !has_member
    });
    names.map(|index| &text[all[index].range.clone()])
}

/// `class name … { members }`, from the name on.
fn class_at(text: &str, all: &[Token], name: usize) -> Option<(usize, usize)> {
    let before = &text[all[name.checked_sub(1)?].range.clone()];
    ["class", "struct", "union"]
        .contains(&before)
        .then_some(())?;
    let ends = |token: &Token| {
        [b'{', b';', b'(', b')', b'=', b'}']
            .iter()
            .any(|&sign| token.is(sign))
    };
    let open = (name + 1..all.len()).find(|&at| ends(&all[at]))?;
    let close = all[open].partner.filter(|_| all[open].is(b'{'))?;
    Some((name + 1, close))
}

/// The tokens of the body of a function, from what stands behind the parentheses of its parameters.
fn body_behind(all: &[Token], close: usize) -> Option<(usize, usize)> {
    const MOST: usize = 64;
    let mut index = close + 1;
    while let Some(token) = all.get(index).filter(|_| index < close + MOST) {
        match token.kind {
            Kind::Sign(b'{') => {
                let end = token.partner?;
                // Members are set by braces too, with more behind them.
                match all
                    .get(end + 1)
                    .is_some_and(|next| next.is(b',') || next.is(b'{'))
                {
                    true => index = end,
                    false => return Some((close + 1, end)),
                }
            }
            Kind::Sign(b'(') => index = token.partner?,
            Kind::Sign(b';' | b')' | b'}' | b']' | b'=' | b'+' | b'/' | b'?' | b'|') => {
                return None;
            }
            _ => {}
        }
        index += 1;
    }
    None
}

/// `= [captures](parameters) { body }`, from the sign on.
fn lambda_at(all: &[Token], sign: usize) -> Option<(usize, usize)> {
    let open = all
        .get(sign)
        .filter(|sign| sign.is(b'='))
        .and(all.get(sign + 1))?;
    let close = open.partner.filter(|_| open.is(b'['))?;
    let (first, last) = body_behind(all, close)?;
    Some((first, last))
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_')
        .filter(|word| word.starts_with(|c: char| c.is_alphabetic() || c == '_'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bodies_are_followed() {
        let text = "# 1 \"a.cu\"\n#define RUN(x) go(x)\nvoid go(int n) { deep(n); }\n\
                    S::S(int n) : a(n), b{n} { inner(); }\nauto f = [&](int i) { k(i); };\n\
                    int deep(int n) { return g[n]; }\nvoid other() { never(); }\n";
        let named = Named::new(text, |_| true);
        let from = |text: &str| {
            let all = named.reached_from([text].into_iter());
            let all = all
                .into_iter()
                .filter(|word| ["g", "inner", "k", "never"].contains(&word.as_str()));
            all.collect::<Vec<_>>()
        };
        assert_eq!(from("RUN(2);"), ["g"]);
        assert_eq!(from("S s(lib::x());"), ["inner"]);
        assert_eq!(from("lib::each(f);"), ["k"]);
        assert_eq!(from("lib::none();"), Vec::<String>::new());
    }
}
