//! Functions and other declarations in text behind the preprocessor.

use std::ops::Range;

use super::regions::{Brace, Outline};
use super::tokens::Kind;

/// Words before brackets that open no parameters.
pub const NO_NAMES: [&str; 10] = [
    "__attribute__",
    "__declspec",
    "alignas",
    "decltype",
    "explicit",
    "noexcept",
    "requires",
    "throw",
    "typeof",
    "__typeof__",
];

/// The definition of a function whose body a place lies in.
pub struct Function {
    pub name: String,
    /// What goes where it is declared only: its body, with what a constructor begins with.
    pub definition: Range<usize>,
    /// From its first word on. Bytes, as above.
    pub whole: Range<usize>,
}

/// A declaration outside of functions.
pub struct Unit {
    /// Tokens.
    pub range: Range<usize>,
    /// For a function, the words of its name: `App` and `run` of `void App::run()`. Others have
    /// none.
    pub names: Vec<String>,
}

impl Outline<'_> {
    /// The function whose body the token is in. `None` where it is a kernel, or of a template:
    /// others do not compile without its body, or the body decides what is instantiated.
    pub fn function_around(&self, at: usize) -> Option<Function> {
        for open in self.around(at) {
            let header = self.start_of(open)..open;
            let has = |word: &str| header.clone().any(|index| self.word(index) == word);
            if !self.tokens[open].is(b'{') || has("template") {
                return None;
            }
            match self.brace(open) {
                Brace::Scope | Brace::Class => {}
                Brace::Function if has("global") || has("__global__") || has("try") => return None,
                Brace::Function => return self.function(header),
                Brace::Other => return None,
            }
        }
        None
    }

    fn function(&self, header: Range<usize>) -> Option<Function> {
        let (names, parameters) = self.declarator(header.clone())?;
        let behind = self.tokens[parameters].partner? + 1;
        if (parameters..behind).any(|index| self.word(index) == "auto") {
            return None;
        }
        let mut start = behind;
        while start < header.end && !self.is_colon(start) {
            start = self.behind(start);
        }
        let close = self.tokens[header.end].partner?;
        let end = self.tokens[close].range.end;
        Some(Function {
            name: names.join("::"),
            definition: self.tokens[start].range.start..end,
            whole: self.tokens[header.start].range.start..end,
        })
    }

    /// A colon that is no part of `::`.
    pub fn is_colon(&self, index: usize) -> bool {
        let is = |index: usize| self.tokens.get(index).is_some_and(|one| one.is(b':'));
        is(index) && !is(index + 1) && !is(index.wrapping_sub(1))
    }

    /// May the word be the name of a function that is declared here?
    pub fn may_be_declared(&self, index: usize) -> bool {
        let is = |index: usize, sign| self.tokens.get(index).is_some_and(|one| one.is(sign));
        let is_in_brackets = || is(index.wrapping_sub(1), b'(') && is(index + 1, b')');
        let has_angles = || {
            let behind = self.behind_angles(index + 1, self.tokens.len());
            is(index + 1, b'<') && behind.is_none_or(|behind| is(behind, b'('))
        };
        is(index + 1, b'(') || is_in_brackets() || has_angles()
    }

    /// The token behind one, or behind the brackets that it opens.
    pub fn behind(&self, index: usize) -> usize {
        match self.tokens[index].partner {
            Some(partner) if partner > index => partner + 1,
            _ => index + 1,
        }
    }

    /// The words of a function's name, and the bracket that opens its parameters, where the
    /// tokens declare one.
    fn declarator(&self, range: Range<usize>) -> Option<(Vec<String>, usize)> {
        let mut index = range.start;
        while index < range.end {
            let token = &self.tokens[index];
            if self.word(index) == "template" {
                index = self.behind_angles(index + 1, range.end)?;
                continue;
            }
            if token.is(b'=') || token.is(b'{') || token.is(b';') {
                return None;
            }
            let before = index.checked_sub(1).filter(|before| *before >= range.start);
            if let (true, Some(before)) = (token.is(b'('), before) {
                // A pointer to a function is a variable.
                let next = self.tokens.get(index + 1);
                if next.is_some_and(|next| next.is(b'*') || next.is(b'&')) {
                    return None;
                }
                let is_name = self.tokens[before].kind == Kind::Word
                    && !NO_NAMES.contains(&self.word(before))
                    || self.tokens[before].is(b'>');
                if is_name {
                    return Some((self.names_before(index, range.start), index));
                }
            }
            index = self.behind(index);
        }
        None
    }

    /// Behind the `>` that closes the `<` at an index.
    fn behind_angles(&self, open: usize, end: usize) -> Option<usize> {
        let mut depth = 0;
        let mut index = open;
        while index < end {
            match self.tokens[index].kind {
                Kind::Sign(b'<') => depth += 1,
                Kind::Sign(b'>') => depth -= 1,
                _ => {}
            }
            index = self.behind(index);
            if depth == 0 {
                return Some(index);
            }
        }
        None
    }

    /// The words of the name that ends before the token at `end`, outermost first.
    fn names_before(&self, end: usize, start: usize) -> Vec<String> {
        let mut names = Vec::new();
        let mut depth = 0;
        for index in (start..end).rev() {
            let token = &self.tokens[index];
            let is_part = |index: usize| {
                let token = &self.tokens[index];
                token.is(b':') || token.is(b'~')
            };
            match token.kind {
                Kind::Sign(b'>') => depth += 1,
                Kind::Sign(b'<') => depth -= 1,
                Kind::Word if depth == 0 => {
                    names.insert(0, self.word(index).to_owned());
                    if index == start || !is_part(index - 1) {
                        break;
                    }
                }
                _ if depth > 0 || is_part(index) => {}
                _ => break,
            }
        }
        names
    }

    /// The declarations of files, with those in namespaces.
    pub fn units(&self) -> Vec<Unit> {
        let mut found = Vec::new();
        self.collect(0..self.tokens.len(), &mut found);
        found
    }

    fn collect(&self, range: Range<usize>, found: &mut Vec<Unit>) {
        let mut start = range.start;
        let mut index = range.start;
        while index < range.end {
            let end = self.behind(index) - 1;
            let is_scope = || {
                let header = start..index;
                let mut words = header.clone().map(|index| self.word(index));
                let linkage = header.len() == 2 && words.clone().next() == Some("extern");
                linkage || words.any(|word| word == "namespace")
            };
            if self.tokens[index].is(b'{') && is_scope() {
                self.collect(index + 1..end, found);
                start = end + 1;
            } else if self.tokens[end].is(b';')
                || self.tokens[end].is(b'}') && self.ends_statement(end)
            {
                found.push(self.unit(start..end + 1));
                start = end + 1;
            }
            index = end + 1;
        }
        if start < range.end {
            found.push(self.unit(start..range.end));
        }
    }

    fn unit(&self, range: Range<usize>) -> Unit {
        let declarator = self.declarator(range.clone());
        Unit {
            names: declarator.map(|(names, _)| names).unwrap_or_default(),
            range,
        }
    }
}
