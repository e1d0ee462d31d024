//! What declarations name that are no templates.
//!
//! Bodies of functions are compiled where they stand, and templates get the instances that these
//! name. What a class or another name for a type has instantiated is decided where it is used: its members
//! that are declared by nobody among them.

use std::ops::Range;

use super::{Unit, Words, declared_names, is_name};
use crate::frontend::salvage::functions::NO_NAMES;
use crate::frontend::salvage::regions::Outline;
use crate::frontend::salvage::tokens::Kind;

impl<'t> Words<'t> {
    /// Those of a declaration without the bodies of functions. It is come to by its name and
    /// those of members.
    pub(super) fn outside(outline: &'t Outline<'t>, unit: &Unit) -> Words<'t> {
        let all = without_bodies(outline, unit.range.clone());
        let words = |indices: &mut dyn Iterator<Item = usize>| -> Vec<&'t str> {
            let words = indices.map(|index| outline.word(index));
            words.filter(|word| is_name(word)).collect()
        };
        let mut head = Vec::new();
        let mut brackets_end = unit.range.start;
        for &index in &all {
            let token = &outline.tokens[index];
            let next = outline.tokens.get(index + 1);
            let is_pointer = next.is_some_and(|next| next.is(b'*') || next.is(b'&'));
            if token.is(b'(') && !is_pointer && index >= brackets_end {
                brackets_end = outline.behind(index);
            }
            if index >= brackets_end && ends_declarator(outline, index + 1) {
                head.push(index);
            }
        }
        let is_function = !unit.names.is_empty();
        let place = |index: usize| outline.tokens[index].range.clone();
        let text = place(unit.range.start).start..place(unit.range.end - 1).end;
        Words {
            all: words(&mut all.iter().copied()),
            head: words(&mut head.into_iter()),
            declared: match is_function {
                true => unit.names.clone(),
                false => declared_names(&outline.text[text]),
            },
            is_function,
            is_operator: all.iter().any(|index| outline.word(*index) == "operator"),
            is_main: false,
        }
    }

    /// Those of the statements of a unit that may declare variables: code that is left out there names
    /// these without their types.
    pub(super) fn of_statements(outline: &'t Outline<'t>, unit: &Unit) -> Vec<Words<'t>> {
        let is_end = |index: &usize| {
            let token = &outline.tokens[*index];
            token.is(b';') || token.is(b'{') || token.is(b'}')
        };
        let indices: Vec<usize> = unit.range.clone().collect();
        let statements = indices.split(is_end).filter_map(|statement| {
            let declared = statement.iter().filter(|index| {
                ends_declarator(outline, **index + 1) && is_behind_type(outline, **index)
            });
            let words = |index: &usize| Some(outline.word(*index)).filter(|word| is_name(word));
            let head: Vec<&str> = declared.filter_map(words).collect();
            let is_declaration = !head.is_empty();
            let others = statement.iter().filter_map(words);
            is_declaration.then(|| Words {
                all: others.filter(|word| !head.contains(word)).collect(),
                head,
                declared: Vec::new(),
                is_function: false,
                is_operator: false,
                is_main: false,
            })
        });
        statements.collect()
    }
}

/// The tokens of a declaration but for those of bodies.
fn without_bodies(outline: &Outline<'_>, range: Range<usize>) -> Vec<usize> {
    const BEFORE_BODIES: [&str; 5] = ["const", "final", "noexcept", "override", "volatile"];
    let mut found = Vec::new();
    // Since the declaration began.
    let (mut has_parameters, mut is_class) = (false, false);
    let mut index = range.start;
    while index < range.end {
        let token = &outline.tokens[index];
        let before = index.checked_sub(1).filter(|before| *before >= range.start);
        if token.is(b'{') {
            let is_behind_head = before.is_some_and(|before| {
                outline.tokens[before].is(b')') || BEFORE_BODIES.contains(&outline.word(before))
            });
            if is_behind_head && has_parameters && !is_class {
                index = outline.behind(index);
                continue;
            }
        }
        if token.is(b'{') || token.is(b'}') || token.is(b';') {
            (has_parameters, is_class) = (false, false);
        }
        let is_of_language = before.is_some_and(|before| NO_NAMES.contains(&outline.word(before)));
        has_parameters |= token.is(b'(') && !is_of_language;
        is_class |= ["class", "enum", "struct", "union"].contains(&outline.word(index));
        found.push(index);
        index += 1;
    }
    found
}

/// May what is declared end before this token?
fn ends_declarator(outline: &Outline<'_>, index: usize) -> bool {
    const BEHIND: [u8; 7] = *b"=;,[({)";
    let next = outline.tokens.get(index);
    next.is_none_or(|next| BEHIND.iter().any(|sign| next.is(*sign))) || outline.is_colon(index)
}

/// Does a type stand before the word, as far as its last token says?
fn is_behind_type(outline: &Outline<'_>, index: usize) -> bool {
    const NO_TYPES: [&str; 8] = [
        "case", "delete", "else", "goto", "new", "return", "throw", "typename",
    ];
    let is = |index: usize, sign| outline.tokens[index].is(sign);
    let mut before = (0..index).rev();
    let last = before.find(|&before| !is(before, b'*') && !is(before, b'&'));
    last.is_some_and(|last| {
        let is_word = outline.tokens[last].kind == Kind::Word;
        // What is bound to parts has its names in brackets.
        let is_bound = is(last, b'[') || is(last, b',');
        is_word && !NO_TYPES.contains(&outline.word(last))
            || is(last, b'>')
            || is_bound && has_auto_before(outline, last)
    })
}

/// Is it inside of the brackets of `auto [a, b]`?
fn has_auto_before(outline: &Outline<'_>, index: usize) -> bool {
    let before = (0..=index).rev().find(|&before| {
        let token = &outline.tokens[before];
        !token.is(b',') && (token.kind != Kind::Word || outline.word(before) == "auto")
    });
    before.is_some_and(|open| {
        let mut types = (0..open).rev();
        let last = types.find(|&at| !outline.tokens[at].is(b'&'));
        outline.tokens[open].is(b'[') && last.is_some_and(|last| outline.word(last) == "auto")
    })
}
