//! What stands in the place of host code that does not compile, where the rest is read for what it
//! launches.
//!
//! A statement that clang does not take may do anything to what it names: all that is declared around it
//! is passed to a function that is not known, and control may leave by each way that the statement has.
//! What it declares is a reference to nothing known, so that its uses do not compile either and no other
//! declaration of that name is taken for it. What else the text may come to, by the functions, classes
//! and macros that it names, is followed as text (`named`).

use std::collections::BTreeSet;
use std::ops::Range;
use std::path::Path;

use super::declared::{self, Declared};
use super::device_words::is_device_word;
use super::diagnostics::Problem;
use super::edit::{Edit, lines, offset};
use super::named::Named;
use super::regions::{Region, region_at};
use super::tokens::{Kind, tokens};
use super::{Place, Session, is_users};

/// What is known of host code that was left out.
#[derive(Clone, Debug)]
pub struct LeftOut {
    /// It comes to name these.
    pub names: BTreeSet<String>,
    /// It declares these outside of functions: where others of their names are left, calls may lead to the
    /// wrong ones.
    pub declared: BTreeSet<String>,
    /// What clang said first, and where, in parentheses.
    pub complaint: String,
}

/// Host code that is left out of what is read.
#[derive(Default)]
pub(super) struct Unread {
    chunks: Vec<Chunk>,
    /// The runs of clang that the chunks were last looked at for.
    round: usize,
    /// Texts outside of functions.
    declarations: Vec<String>,
    program: Option<Named>,
    /// What clang said first.
    complaint: Option<String>,
}

/// A statement, or the whole body of a function.
struct Chunk {
    text: String,
    is_body: bool,
    /// A variable of a type that is known, declared anew.
    typed: Option<String>,
    /// What becomes a reference to nothing known.
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

/// From this round on functions lose their bodies and not single statements.
const PATIENCE: usize = 12;
/// The prelude declares these.
const MARK: &str = "::__wp_unread_mark(";
const GIVEN: &str = "::__wp_unread(";
const CHOICE: &str = "if (::__wp_unread_choice()) ";
const NOTHING_KNOWN: &str = "::__wp_unread_thing";
const VALUE: &str = "::__wp_unread_value()";

/// Ways out of a statement that are not followed, and what is no code that runs.
const NOT_FOLLOWED: [&str; 9] = [
    "goto",
    "case",
    "default",
    "asm",
    "__asm__",
    "co_return",
    "co_yield",
    "setjmp",
    "longjmp",
];

/// What clang says of a name that is no variable: it may be left out of what is passed on.
const NO_VARIABLE: [&str; 14] = [
    "use of undeclared identifier",
    "unexpected type name",
    "does not refer to a value",
    "reference to overloaded function could not be resolved",
    "no matching function for call to '__wp_unread'",
    "requires template arguments",
    "unexpected namespace name",
    "reference to non-static member function must be called",
    "call to non-static member function",
    "invalid use of 'this' outside of a non-static member function",
    "invalid use of member",
    "invalid use of non-static data member",
    "expected expression",
    "expected unqualified-id",
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
            let program = Named::new(&macros(self)?, |path| is_users(path, prelude));
            self.unread.as_mut()?.program = Some(program);
        }
        let unread = self.unread.as_mut()?;
        let line = format!("{}:{}", place.path.display(), place.line);
        let edit = unread.edit(problem, &text, at, round)?;
        let complaint = format!(" ({line}: {})", problem.message);
        unread.complaint.get_or_insert(complaint);
        let line = (place.path.clone(), place.line);
        self.left_out.entry(line).or_default();
        Some(edit)
    }
}

impl Unread {
    fn edit(&mut self, problem: &Problem, text: &str, at: usize, round: usize) -> Option<Edit> {
        if self.round != round {
            self.round = round;
            for (number, chunk) in self.chunks.iter_mut().enumerate() {
                chunk.placed = chunk.rendered(number);
            }
        }
        if let Some((number, start)) = self.chunk_at(text, at) {
            let chunk = &mut self.chunks[number];
            let range = start..start + chunk.placed.len();
            let word = word_at(text, at);
            let is_stuck = !chunk.give_way(&problem.message, word);
            if !is_stuck {
                return Some(Edit {
                    new: chunk.rendered(number),
                    range,
                });
            }
            if round < PATIENCE {
                return None;
            }
        }
        match region_at(text, at)? {
            Region::Statement {
                statement,
                body,
                header,
            } => {
                let header = &text[header];
                if words(header).any(|word| word == "__global__") {
                    return empty(text, body);
                }
                if words(header).any(is_device_word) {
                    return None;
                }
                let is_body = round >= PATIENCE;
                let range = if is_body { body } else { statement };
                let chunk = Chunk::new(
                    &text[range.clone()],
                    header,
                    is_body,
                    self.program.as_ref()?,
                )?;
                self.chunks.push(chunk);
                let number = self.chunks.len() - 1;
                Some(Edit {
                    new: self.chunks[number].rendered(number),
                    range,
                })
            }
            Region::Declaration(range) => {
                let old = &text[range.clone()];
                let all = tokens(old)?;
                let mut pairs = all.windows(2);
                let is_main = |pair: &[_]| {
                    let [first, second]: &[super::tokens::Token; 2] = pair.try_into().expect("two");
                    &old[first.range.clone()] == "main" && second.is(b'(')
                };
                if declared::specialises(old, &all) || pairs.any(is_main) {
                    return None;
                }
                self.declarations.push(old.to_owned());
                empty(text, range)
            }
        }
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
        let program = self.program.as_ref()?;
        let texts = self.chunks.iter().map(|chunk| &chunk.text);
        let texts = texts.chain(&self.declarations);
        let declared = self.declarations.iter();
        Some(LeftOut {
            names: program.reached_from(texts.map(String::as_str)),
            declared: declared.flat_map(|text| declared::outside(text)).collect(),
            complaint: self.complaint.clone()?,
        })
    }
}

impl Chunk {
    fn new(text: &str, header: &str, is_body: bool, program: &Named) -> Option<Chunk> {
        let all = tokens(text)?;
        let written: Vec<&str> = words(text).collect();
        let expanded = program.expanded(&written)?;
        let has = |word: &str| expanded.iter().any(|one| one == word);
        if NOT_FOLLOWED.iter().any(|word| has(word)) || declared::is_labelled(text, &all) {
            return None;
        }
        let Declared {
            typed,
            names: declared,
        } = match is_body {
            true => Declared::default(),
            false => Declared::by(text, &all)?,
        };
        let mut given: Vec<String> = Vec::new();
        let around = words(header).filter(|_| is_body).map(str::to_owned);
        let candidates = declared::variables(text, &all)
            .into_iter()
            .map(str::to_owned);
        // What macros name stands nowhere in the text.
        let of_macros = expanded
            .iter()
            .filter(|word| !written.contains(&word.as_str()));
        for name in candidates
            .chain(of_macros.cloned())
            .chain(around)
            .chain(["*this".to_owned()])
        {
            let is_new = !given.contains(&name) && !declared.contains(&name);
            if is_new && !declared::is_keyword(&name) {
                given.push(name);
            }
        }
        let leaves = ["break", "continue"]
            .into_iter()
            .filter(|word| has(word) && !is_body);
        Some(Chunk {
            text: text.to_owned(),
            is_body,
            typed,
            declared,
            given,
            leaves: leaves.collect(),
            returns: match has("return") || is_body {
                true => Returns::Value,
                false => Returns::Never,
            },
            placed: String::new(),
        })
    }

    fn rendered(&self, number: usize) -> String {
        let mut new = self.typed.clone().unwrap_or_default();
        let declared = self.declared.iter();
        new.extend(declared.map(|name| {
            format!("{NOTHING_KNOWN} &{name} = {NOTHING_KNOWN}_anywhere(); (void){name}; ")
        }));
        new.push_str(if self.is_body { "" } else { "{" });
        new.push_str(&format!("{MARK}{number});"));
        new.extend(self.given.iter().map(|name| format!(" {GIVEN}{name});")));
        new.extend(self.leaves.iter().map(|way| format!(" {CHOICE}{way};")));
        let always = self.is_body || words(&self.text).next() == Some("return");
        let choice = if always { "" } else { CHOICE };
        new.push_str(&match self.returns {
            Returns::Never => String::new(),
            Returns::Nothing => format!(" {choice}return;"),
            Returns::Value => format!(" {choice}return {VALUE};"),
        });
        new.push_str(if self.is_body { "" } else { "}" });
        new + &lines(&self.text)
    }

    /// Answers what clang says of the chunk itself; false where there is no answer.
    fn give_way(&mut self, message: &str, word: &str) -> bool {
        let says = |text: &str| message.contains(text);
        if says("should not return a value") && self.returns == Returns::Value {
            self.returns = Returns::Nothing;
            return true;
        }
        if let Some(at) =
            (self.leaves.iter()).position(|way| says(&format!("'{way}' statement not in")))
        {
            self.leaves.remove(at);
            return true;
        }
        // No declaration after all.
        if says("redefinition of") && self.declared.iter().any(|name| name == word) {
            self.declared.retain(|name| name != word);
            self.given.push(word.to_owned());
            return true;
        }
        let known = if word == "this" { "*this" } else { word };
        let is_none = NO_VARIABLE.iter().any(|none| says(none));
        // Clang may say more than one thing of a name.
        let stands = self.placed.contains(&format!("{GIVEN}{known})"));
        self.given.retain(|name| !is_none || name != known);
        is_none && stands
    }
}

/// The word at a place, or the one that is passed there.
fn word_at(text: &str, at: usize) -> &str {
    let rest = &text[at..];
    let rest = rest.strip_prefix("::").unwrap_or(rest);
    let rest = rest.strip_prefix(&GIVEN[2..]).unwrap_or(rest);
    let rest = rest.strip_prefix('*').unwrap_or(rest);
    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
    &rest[..end.unwrap_or(rest.len())]
}

fn empty(text: &str, range: Range<usize>) -> Option<Edit> {
    let old = &text[range.clone()];
    let new = lines(old);
    (new != old).then_some(Edit { range, new })
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    let all = tokens(text).unwrap_or_default().into_iter();
    let words = all.filter(|token| token.kind == Kind::Word);
    words.map(|token| &text[token.range])
}
