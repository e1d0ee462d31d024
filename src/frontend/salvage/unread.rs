//! What stands in the place of host code that does not compile, where the rest is read for what it
//! launches.
//!
//! A statement that clang does not take may do anything to what it names: all that is declared around it
//! is passed to a function that is not known, and control may leave by each way that the statement has.
//! What it declares is a type that nothing is known of, so that its uses do not compile either and no other
//! declaration of that name is taken for it. What else the text may come to, by the functions and macros
//! that it names, is followed as text (`named`). That unknown code comes to no more holds of plain
//! programs alone (`plain`), and so others are not read, nor those in which declarations outside of functions
//! do not compile.

use std::collections::BTreeSet;
use std::ops::Range;
use std::path::Path;

use super::declared::{self, Declared};
use super::device_words::is_device_word;
use super::diagnostics::Problem;
use super::edit::{Edit, lines, offset};
use super::named::Named;
use super::regions::{Region, region_at};
use super::tokens::{Kind, directives, tokens};
use super::{Place, Session, is_users};

/// What is known of host code that was left out.
#[derive(Clone, Debug)]
pub struct LeftOut {
    /// It comes to name these.
    pub names: BTreeSet<String>,
    /// What clang said first, and where, in parentheses.
    pub complaint: String,
}

/// Host code that is left out of what is read.
#[derive(Default)]
pub(super) struct Unread {
    chunks: Vec<Chunk>,
    /// The run of clang that the chunks were last looked at for.
    round: usize,
    program: Option<Named>,
    /// What clang said first.
    complaint: Option<String>,
}

/// A statement.
struct Chunk {
    text: String,
    /// A variable of a type that is known, declared anew.
    typed: Option<String>,
    /// What becomes a type that nothing is known of.
    declared: Vec<String>,
    /// What is passed on.
    given: Vec<String>,
    /// `break` and `continue`, as far as they may lead out of it.
    leaves: Vec<&'static str>,
    returns: Returns,
    /// As it stands in the text of this round.
    placed: String,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Returns {
    Never,
    Nothing,
    Value,
}

/// Runs of clang until a file is given up.
const PATIENCE: usize = 16;
/// The prelude declares these.
const MARK: &str = "::__wp_unread_mark(";
const GIVEN: &str = "::__wp_unread(";
const CHOICE: &str = "if (::__wp_unread_choice()) ";
const NOTHING_KNOWN: &str = "::__wp_unread_thing";
const AT_THE_END: &str = "::__wp_unread_end __wp_end_";
pub(super) const VALUE: &str = "::__wp_unread_value()";

/// Ways out of a statement that are not followed, and what says more of a declaration.
const NOT_FOLLOWED: [&str; 12] = [
    "goto",
    "case",
    "default",
    "asm",
    "__asm__",
    "co_return",
    "co_yield",
    "setjmp",
    "longjmp",
    "__attribute__",
    "__declspec",
    "static",
];

/// What clang says of a name that is no variable: it may be left out of what is passed on.
const NO_VARIABLE: [&str; 8] = [
    "use of undeclared identifier",
    "unexpected type name",
    "does not refer to a value",
    "reference to overloaded function could not be resolved",
    "no matching function for call to '__wp_unread'",
    "requires template arguments",
    "unexpected namespace name",
    "expected expression",
];

impl Session {
    /// The text in place of code of the host that does not compile.
    pub(super) fn unread_edit(
        &mut self,
        problem: &Problem,
        place: &Place,
        (round, prelude): (usize, &Path),
        macros: &impl Fn(&Session) -> Option<String>,
    ) -> Option<Edit> {
        let text = self.text(&place.path)?;
        let at = offset(&text, place)?;
        if self.unread.as_ref()?.program.is_none() {
            let program = Named::new(&macros(self)?, |path| is_users(path, prelude))?;

            self.unread.as_mut()?.program = Some(program);
        }
        let unread = self.unread.as_mut()?;
        let line = format!("{}:{}", place.path.display(), place.line);
        let edit = unread.edit(problem, &text, (at, round))?;
        let complaint = format!(" ({line}: {})", problem.message);
        unread.complaint.get_or_insert(complaint);
        let line = (place.path.clone(), place.line);
        self.left_out.entry(line).or_default();
        Some(edit)
    }
}

impl Unread {
    fn edit(&mut self, problem: &Problem, text: &str, (at, round): (usize, usize)) -> Option<Edit> {
        (round < PATIENCE).then_some(())?;
        if self.round != round {
            self.round = round;
            for (number, chunk) in self.chunks.iter_mut().enumerate() {
                chunk.placed = chunk.rendered(number);
            }
        }
        if let Some((number, start)) = self.chunk_at(text, at) {
            let chunk = &mut self.chunks[number];
            let range = start..start + chunk.placed.len();
            let gives_way = chunk.give_way(&problem.message, word_at(text, at));
            return gives_way.then(|| Edit {
                new: chunk.rendered(number),
                range,
            });
        }
        let Region::Statement {
            statement,
            body,
            header,
        } = region_at(text, at)?
        else {
            return None;
        };
        if words(&text[header.clone()]).any(|word| word == "__global__") {
            return emptied(text, body);
        }
        let is_of_host = !words(&text[header]).any(is_device_word);
        let chunk =
            is_of_host.then(|| Chunk::new(&text[statement.clone()], self.program.as_ref()?))??;
        let number = self.chunks.len();
        let new = chunk.rendered(number);
        self.chunks.push(chunk);
        Some(Edit {
            new,
            range: statement,
        })
    }

    /// The chunk that stands at a place of the text, and where it begins.
    fn chunk_at(&self, text: &str, at: usize) -> Option<(usize, usize)> {
        let line = text[..at].rfind('\n').map_or(0, |end| end + 1);
        let before = &text[line..];
        let marks = before.match_indices(MARK);
        let chunks = marks.filter_map(|(found, _)| {
            let rest = &before[found + MARK.len()..];
            let number = rest[..rest.find(')')?].parse::<usize>().ok()?;
            let placed = &self.chunks.get(number)?.placed;
            let start = (line + found).checked_sub(placed.find(MARK)?)?;
            let is_there = text[start..].starts_with(placed);
            (is_there && (start..start + placed.len()).contains(&at)).then_some((number, start))
        });
        chunks.last()
    }

    /// What was left out, if anything was.
    pub(super) fn left_out(&self) -> Option<LeftOut> {
        let texts = self.chunks.iter().map(|chunk| chunk.text.as_str());
        Some(LeftOut {
            names: self.program.as_ref()?.reached_from(texts),
            complaint: self.complaint.clone()?,
        })
    }
}

impl Chunk {
    /// `None` where the statement may do what is not followed.
    fn new(text: &str, program: &Named) -> Option<Chunk> {
        let all = tokens(text)?;
        let written: Vec<&str> = words(text).collect();
        let expanded = program.expanded(&written)?;
        let has = |word: &str| expanded.iter().any(|one| one == word);
        let is_followed = !NOT_FOLLOWED.iter().any(|word| has(word))
            && !declared::is_labelled(text, &all)
            && directives(text).is_empty()
            && written
                .first()
                .is_none_or(|first| !program.may_declare(first));
        is_followed.then_some(())?;
        let Declared { typed, names } = Declared::by(text, &all)?;
        // What macros name stands nowhere in the text.
        let of_macros = expanded.iter().map(String::as_str);
        let is_name = |word: &str| !word.starts_with(|sign: char| sign.is_ascii_digit());
        let of_macros = of_macros.filter(|word| !written.contains(word) && is_name(word));
        let mut given: Vec<String> = Vec::new();
        for name in declared::variables(text, &all).into_iter().chain(of_macros) {
            let is_new = given.iter().chain(&names).all(|known| known != name);
            if is_new && !declared::is_keyword(name) && !program.is_macro(name) {
                given.push(name.to_owned());
            }
        }
        let leaves = ["break", "continue"].into_iter().filter(|word| has(word));
        Some(Chunk {
            text: text.to_owned(),
            typed,
            declared: names,
            given,
            leaves: leaves.collect(),
            returns: match has("return") {
                true => Returns::Value,
                false => Returns::Never,
            },
            placed: String::new(),
        })
    }

    fn rendered(&self, number: usize) -> String {
        let mut new = self.typed.clone().unwrap_or_default();
        let declared = self.declared.iter();
        new.extend(declared.map(|name| format!("using {name} = {NOTHING_KNOWN}; ")));
        new.push_str(&format!("{{{MARK}{number});"));
        new.extend(self.given.iter().map(|name| format!(" {GIVEN}{name});")));
        new.extend(self.leaves.iter().map(|way| format!(" {CHOICE}{way};")));
        let always = words(&self.text).next() == Some("return");
        let choice = if always { "" } else { CHOICE };
        new.push_str(&match self.returns {
            Returns::Never => String::new(),
            Returns::Nothing => format!(" {choice}return;"),
            Returns::Value => format!(" {choice}return {VALUE};"),
        });
        new.push('}');
        // Objects may do something when they are given up.
        if !self.declared.is_empty() {
            new.push_str(&format!(" {AT_THE_END}{number};"));
        }
        new + &lines(&self.text)
    }

    /// Answers what clang says of the chunk itself; false where there is no answer.
    fn give_way(&mut self, message: &str, word: &str) -> bool {
        let says = |text: &str| message.contains(text);
        if says("should not return a value") && self.returns == Returns::Value {
            self.returns = Returns::Nothing;
            return true;
        }
        let is_out = |way: &&'static str| says(&format!("'{way}' statement not in"));
        if let Some(at) = self.leaves.iter().position(is_out) {
            self.leaves.remove(at);
            return true;
        }
        // Clang may say more than one thing of a name.
        let stands = self.placed.contains(&format!("{GIVEN}{word})"));
        let is_none = stands && NO_VARIABLE.iter().any(|none| says(none));
        self.given.retain(|name| !is_none || name != word);
        is_none && !self.may_be_macro(word)
    }

    /// May the name be a macro that is missing, which stands for statements? Such ones have no small letters.
    fn may_be_macro(&self, name: &str) -> bool {
        let all = tokens(&self.text).unwrap_or_default();
        let mut places =
            (0..all.len()).filter(|&index| &self.text[all[index].range.clone()] == name);
        let stands_for_more = places.any(|index| {
            let is_called = all.get(index + 1).is_some_and(|next| next.is(b'('));
            index == 0 || is_called
        });
        stands_for_more && !name.contains(|sign: char| sign.is_ascii_lowercase())
    }
}

/// The name that is passed at a place.
fn word_at(text: &str, at: usize) -> &str {
    let rest = &text[at..];
    let rest = rest.strip_prefix("::").unwrap_or(rest);
    let rest = rest.strip_prefix(&GIVEN[2..]).unwrap_or(rest);
    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
    &rest[..end.unwrap_or(rest.len())]
}

fn emptied(text: &str, range: Range<usize>) -> Option<Edit> {
    let old = &text[range.clone()];
    let new = lines(old);
    (new != old).then_some(Edit { range, new })
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    let all = tokens(text).unwrap_or_default().into_iter();
    let words = all.filter(|token| token.kind == Kind::Word);
    words.map(|token| &text[token.range])
}
