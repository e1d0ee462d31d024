//! Host code without the functions that clang rejects.
//!
//! Headers of libraries that are not there are taken to be empty, and of a function that then
//! does not compile only the declaration is kept, as if its body stood in another file. What
//! that body may do is for others to say: `reached` has all names that it may come to.
//!
//! This is done to the text behind the preprocessor, where brackets match and no macro hides a
//! name.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::Instant;

use super::lines::{Lines, lines_of, with_own_lines};
use super::{FrontendError, Headers, Job, Output, Side, Source};
use crate::frontend::salvage::tokens::tokens;
use crate::frontend::salvage::{
    Outline, Problem, Region, Session, declared_names, is_users, problems, reached,
};

/// What could be compiled of the host code of a file.
pub struct Parts {
    pub bitcode: Vec<u8>,
    /// Headers that were not found.
    pub missing: Vec<String>,
    /// What does not compile.
    pub left_out: Vec<LeftOut>,
    /// All names that what was left out may come to.
    pub reached: BTreeSet<String>,
}

/// A function without its body, or another declaration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// As the source has it; none for what is no function.
    pub function: Option<String>,
    pub file: PathBuf,
    pub line: usize,
    /// What clang says.
    pub why: String,
}

/// Compiles the host code of a file that clang rejects, as far as it can be. `None` where that
/// says nothing of the program: headers of the project itself are missing or decide what is
/// compiled, a template or a class does not compile, or a toolkit's headers are used.
pub fn compile_parts(source: &Source, deadline: Option<Instant>) -> Option<Parts> {
    let mut session = Session::new(true).ok()?;
    session.keep_host_code();
    let dependencies = session.path("dependencies");
    let mut job = Job::new(source, Side::Host, dependencies, deadline).ok()?;
    let (missing, output) = with_stand_ins(&mut job, &mut session)?;
    if let Some(output) = output {
        return Some(Parts {
            bitcode: output.stdout,
            missing,
            left_out: Vec::new(),
            reached: BTreeSet::new(),
        });
    }
    if job.toolkit.is_some() {
        return None;
    }
    let mut rest = Rest {
        text: job.preprocessed(&session.options().ok()?)?,
        path: &source.path,
        prelude: job.prelude.path(),
        left_out: BTreeMap::new(),
        gone: BTreeSet::new(),
        text_left_out: String::new(),
    };
    rest.leave_out_what_does_not_compile(&job, &mut session)?;
    let output = job.compiled(&mut session, &source.path, &rest.text).ok()?;
    let lines = Lines::new(&rest.text);
    let of_program = |offset| !is_of_system(lines.place(offset).0, job.prelude.path());
    let functions = rest.left_out.values();
    let functions: Vec<&str> = functions
        .filter_map(|one| one.function.as_deref())
        .collect();
    Some(Parts {
        bitcode: output.stdout,
        missing,
        reached: reached(&rest.text, of_program, (&rest.text_left_out, &functions))?,
        left_out: rest.left_out.into_values().collect(),
    })
}

/// Headers of the system and of vendors launch no kernels but what they are given.
pub(super) fn is_of_system(path: &Path, prelude: &Path) -> bool {
    let folders = [Path::new("/usr/include"), Path::new("/usr/lib"), prelude];
    folders.iter().any(|folder| path.starts_with(folder))
}

/// Has headers that are not found stood in for: their names, and what clang makes of the file if
/// that is enough. `None` where one may decide what the program is.
fn with_stand_ins(
    job: &mut Job<'_>,
    session: &mut Session,
) -> Option<(Vec<String>, Option<Output>)> {
    const MOST_HEADERS: usize = 40;
    for _ in 0..MOST_HEADERS {
        let options = session.options().ok()?;
        let result = job.attempt_with_any_headers(&options);
        if let Err(FrontendError::Rejected { diagnostics, .. }) = &result
            && session.stand_in_for_missing(diagnostics)?
        {
            continue;
        }
        let output = match result {
            Ok(output) => Some(output),
            Err(FrontendError::Rejected { .. }) => None,
            Err(_) => return None,
        };
        let missing = session.headers_of_others()?;
        session.check_conditions(job, job.prelude.path()).ok()?;
        return Some((missing, output));
    }
    None
}

impl Job<'_> {
    /// Compiles text that the preprocessor has written in place of the file.
    fn compiled(
        &self,
        session: &mut Session,
        path: &Path,
        text: &str,
    ) -> Result<Output, FrontendError> {
        session.replace(path, text.to_owned());
        let options = session
            .options()
            .map_err(|error| FrontendError::Prelude { error })?;
        self.run(&Headers::Preprocessed, &options)
    }
}

/// The text, as far as it is not left out.
struct Rest<'a> {
    text: String,
    path: &'a Path,
    prelude: &'a Path,
    left_out: BTreeMap<(PathBuf, usize), LeftOut>,
    /// Names of declarations that are left out: whoever uses them means something else now.
    gone: BTreeSet<String>,
    text_left_out: String,
}

/// What goes, and what is written in its place.
struct Cut {
    range: Range<usize>,
    new: &'static str,
    whole: Range<usize>,
    function: Option<String>,
    why: String,
}

impl Rest<'_> {
    fn leave_out_what_does_not_compile(
        &mut self,
        job: &Job<'_>,
        session: &mut Session,
    ) -> Option<()> {
        const MOST_ROUNDS: usize = 12;
        for _ in 0..MOST_ROUNDS {
            let numbered = with_own_lines(&self.text);
            let found = match job.compiled(session, self.path, &numbered) {
                Ok(_) => Vec::new(),
                Err(FrontendError::Rejected { diagnostics, .. }) => problems(&diagnostics),
                Err(_) => return None,
            };
            let all = tokens(&self.text)?;
            let outline = Outline {
                text: &self.text,
                tokens: &all,
            };
            let lines = Lines::new(&self.text);
            let mut cuts = Vec::new();
            for problem in &found {
                cuts.push(self.cut_for(&outline, &lines, problem)?);
            }
            for (at, token) in all.iter().enumerate() {
                let word = outline.word(at);
                let is_ours = || is_users(lines.place(token.range.start).0, self.prelude);
                if self.gone.contains(word) && is_ours() {
                    let why = format!("`{word}` does not compile");
                    cuts.push(cut_at(&outline, at, &why)?);
                }
            }
            if cuts.is_empty() {
                return Some(());
            }
            self.apply(cuts, &lines);
        }
        None
    }

    /// What goes for an error: what it stands in, or what instantiates the template that it
    /// stands in.
    fn cut_for(&self, outline: &Outline<'_>, lines: &Lines, problem: &Problem) -> Option<Cut> {
        let asks = |note: &String| note.contains("requested here");
        let notes = problem.places.iter().skip(1).zip(&problem.notes);
        let asking = notes.filter(|(_, note)| asks(note)).map(|(place, _)| place);
        let places = problem.places.first().into_iter().chain(asking);
        let mut cuts = places.filter_map(|place| {
            let offset = lines.start(place.line.checked_sub(1)?)? + place.column.checked_sub(1)?;
            is_users(lines.place(offset).0, self.prelude).then_some(())?;
            let at = outline
                .tokens
                .partition_point(|token| token.range.end <= offset);
            (at < outline.tokens.len()).then_some(())?;
            cut_at(outline, at, &problem.message)
        });
        cuts.next()
    }

    fn apply(&mut self, mut cuts: Vec<Cut>, lines: &Lines) {
        // From the end, and the widest of those that begin at one place.
        cuts.sort_by_key(|cut| (cut.whole.start, std::cmp::Reverse(cut.whole.end)));
        let mut kept: Vec<Cut> = Vec::new();
        for cut in cuts {
            if kept
                .last()
                .is_none_or(|last| last.whole.end <= cut.whole.start)
            {
                kept.push(cut);
            }
        }
        for cut in kept.into_iter().rev() {
            let (file, line) = lines.place(cut.whole.start);
            let old = &self.text[cut.range.clone()];
            if cut.function.is_none() {
                self.gone.extend(declared_names(old));
            }
            self.text_left_out.push_str(&self.text[cut.whole]);
            self.text_left_out.push('\n');
            let new = format!("{}{}", cut.new, lines_of(old));
            self.text.replace_range(cut.range, &new);
            self.left_out.insert(
                (file.to_owned(), line),
                LeftOut {
                    function: cut.function,
                    file: file.to_owned(),
                    line,
                    why: cut.why,
                },
            );
        }
    }
}

/// The body of the function that a token is in, or the declaration. `None` where neither may
/// go: without a template or a kernel others are meant.
fn cut_at(outline: &Outline<'_>, at: usize, why: &str) -> Option<Cut> {
    if let Some(function) = outline.function_around(at).filter(|function| {
        function
            .definition
            .contains(&outline.tokens[at].range.start)
    }) {
        return Some(Cut {
            range: function.definition,
            new: ";",
            whole: function.whole,
            function: Some(function.name),
            why: why.to_owned(),
        });
    }
    let Region::Declaration(range) = outline.region(outline.tokens[at].range.start)? else {
        return None;
    };
    let is_kept = [
        "template", "global", "device", "constant", "shared", "managed",
    ];
    let all = tokens(&outline.text[range.clone()])?;
    let mut words = all
        .iter()
        .map(|token| &outline.text[range.clone()][token.range.clone()]);
    if words.any(|word| is_kept.contains(&word)) {
        return None;
    }
    Some(Cut {
        whole: range.clone(),
        range,
        new: "",
        function: None,
        why: why.to_owned(),
    })
}
