//! Compiles files that clang rejects for the sake of their host code.
//!
//! Kernels come in files with host code that includes headers of libraries which are not
//! installed. Two things are done until clang accepts the file: a header that is not
//! found is stood in for by an empty one, and a statement or declaration of host code
//! with an error is left out. Both are assumptions that reports list.
//!
//! A statement of device code that needs what is missing becomes a construct that is not
//! supported; where a header of the project's own is missing the file is refused, and the
//! header named. Device code is never left out. In the place of a statement stands a call
//! of a function that only host code may call, so that clang itself objects where the
//! statement was device code after all. A declaration is left out only where it and the
//! macros in it say nothing of the device, and where it begins with no word that may be
//! such a macro of a header that is missing.

mod account;
mod conditions;
mod device_words;
mod diagnostics;
mod edit;
mod functions;
mod macros;
mod missing;
mod reached;
mod regions;
pub(crate) mod tokens;
mod ways;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::path::{Component, Path, PathBuf};
use std::{fs, io};

use tempfile::TempDir;

use super::headers::Found;
use conditions::undecided;
pub use diagnostics::{Problem, problems};
use edit::Edit;
use missing::Missing;
use reached::instantiated;
pub use reached::{declared_names, reached};
pub use regions::{Outline, Region, defines_main};
pub use ways::{Way, may_choose, ways};

/// Runs of clang on the file with more options.
pub trait Compiler {
    type Output;

    /// `Err` with clang's messages where it rejects the file, and with nothing where it
    /// fails for another reason.
    fn compile(&self, options: &[OsString]) -> Result<Self::Output, Option<String>>;

    /// The text after preprocessing, with line markers, definitions of macros, and
    /// inclusions.
    fn preprocess(&self, options: &[OsString]) -> Option<String>;
}

/// Why there is no way.
#[derive(Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The project's own header that is missing, and where it is included.
    pub header: Option<(String, String)>,
    /// In which way, as text to follow clang's messages or the name of that header.
    pub advice: String,
}

/// Compiles the file, which clang has rejected with the messages `rejected`.
///
/// # Errors
/// What stands in the way.
pub fn salvage<C: Compiler>(
    compiler: &C,
    prelude: &Path,
    rejected: &str,
    session: &mut Session,
) -> Result<C::Output, Refusal> {
    let mut messages = rejected.to_owned();
    for round in 0..MAX_ROUNDS {
        let found = problems(&messages);
        let progress = session.respond(&found, prelude, round, |session| {
            let options = session.options().ok()?;
            compiler.preprocess(&options)
        });
        if !progress {
            break;
        }
        let Ok(options) = session.options() else {
            break;
        };
        match compiler.compile(&options) {
            Ok(output) => {
                session.check_conditions(compiler, prelude)?;
                return Ok(output);
            }
            Err(Some(text)) => messages = text,
            Err(None) => break,
        }
    }
    Err(session.refusal(&messages, ""))
}

/// A header that is not found, by clang's messages, and the file that includes it.
pub fn header_not_found(messages: &str) -> Option<(String, PathBuf)> {
    problems(messages).iter().find_map(|problem| {
        let (header, place) = (problem.missing_header()?, problem.places.first()?);
        Some((header.to_owned(), place.path.clone()))
    })
}

/// Each round runs clang once; each header that is missing takes one.
const MAX_ROUNDS: usize = 40;
/// Headers may be named by paths that begin with as many `..` as this has components.
const BASE: &str = "a/b/c/d/e/f";

/// The files that clang is given in place of others.
pub struct Session {
    directory: TempDir,
    /// In the order of their inclusion.
    missing: Vec<Missing>,
    found: Vec<Found>,
    /// Contents of files of the user, edited.
    texts: BTreeMap<PathBuf, String>,
    /// Host code that was left out, by its place.
    left_out: BTreeMap<(PathBuf, usize), String>,
    /// Only then anything is left out.
    has_host_code: bool,
    device_macros: Option<BTreeSet<String>>,
    /// What is compiled is host code.
    keeps_host_code: bool,
    /// Host variables that device code names become variables of the device.
    moves_variables: bool,
    moved: BTreeSet<String>,
}

impl Session {
    /// For a file of a language with code of the host between that of the device, or not.
    ///
    /// # Errors
    /// No temporary directory can be made.
    pub fn new(has_host_code: bool) -> io::Result<Session> {
        Ok(Session {
            directory: tempfile::Builder::new().prefix("warpproof-").tempdir()?,
            missing: Vec::new(),
            found: Vec::new(),
            texts: BTreeMap::new(),
            left_out: BTreeMap::new(),
            has_host_code,
            device_macros: None,
            keeps_host_code: false,
            moves_variables: false,
            moved: BTreeSet::new(),
        })
    }

    /// Has the templates of kernels instantiated, each named like `name<arguments>`.
    ///
    /// # Errors
    /// The file is no text.
    pub fn instantiate(&mut self, path: &Path, templates: &[String]) -> io::Result<()> {
        let mut text = fs::read_to_string(path)?;
        for (index, template) in templates.iter().enumerate() {
            text.push_str(&format!(
                "\n__attribute__((used)) static auto *__wp_instance_{index} = &{template};"
            ));
        }
        text.push('\n');
        self.texts.insert(path.to_owned(), text);
        Ok(())
    }

    /// A path for a file that lives as long as this.
    pub fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }

    /// Takes host variables that device code names for variables of the device.
    pub fn move_variables(&mut self) {
        self.moves_variables = true;
    }

    /// Conditions may choose among statements of the host no more than among others.
    pub fn keep_host_code(&mut self) {
        self.keeps_host_code = true;
    }

    /// Has a file say something else.
    pub fn replace(&mut self, path: &Path, text: String) {
        self.texts.insert(path.to_owned(), text);
    }

    /// Answers a header that is not found, if one is; `None` where there is no way.
    pub fn stand_in_for_missing(&mut self, messages: &str) -> Option<bool> {
        let all = problems(messages);
        let Some(problem) = all.iter().find(|one| one.missing_header().is_some()) else {
            return Some(false);
        };
        let (header, place) = (problem.missing_header()?, problem.places.first()?);
        let found = Found::new(header, &place.path);
        if let Some(found) = found.filter(|found| !self.found.contains(found)) {
            self.found.push(found);
            return Some(true);
        }
        let is_known = self.missing.iter().any(|missing| missing.name == header);
        if is_known || !can_stand_in(header) {
            return None;
        }
        let text = self.text(&place.path)?;
        let directive = text.lines().nth(place.line.checked_sub(1)?)?;
        self.missing.push(Missing::new(header, directive, place));
        Some(true)
    }

    /// The headers that are stood in for; `None` where one is the project's own.
    pub fn headers_of_others(&self) -> Option<Vec<String>> {
        let names = self.missing.iter().map(|header| header.name.clone());
        self.own_header().is_none().then(|| names.collect())
    }

    /// Writes the files, and says how clang finds them.
    ///
    /// # Errors
    /// A file cannot be written.
    pub fn options(&self) -> io::Result<Vec<OsString>> {
        let mut options = Vec::new();
        if !self.missing.is_empty() {
            let base = self.base();
            fs::create_dir_all(&base)?;
            for header in &self.missing {
                let path = self.stand_in(header);
                if let Some(parent) = path.parent() {
                    fs::create_dir_all(parent)?;
                }
                fs::write(path, "")?;
            }
            options.push("-idirafter".into());
            options.push(base.into());
        }
        for found in &self.found {
            options.extend(["-I".into(), found.folder.clone().into()]);
        }
        for (index, (path, text)) in self.texts.iter().enumerate() {
            let edited = self.directory.path().join(format!("edited{index}"));
            fs::write(&edited, text)?;
            let mut remap = path.clone().into_os_string();
            remap.push(";");
            remap.push(edited);
            options.extend(["-Xclang", "-remap-file", "-Xclang"].map(OsString::from));
            options.push(remap);
        }
        if !options.is_empty() {
            options.push("-ferror-limit=200".into());
        }
        Ok(options)
    }

    fn base(&self) -> PathBuf {
        self.directory.path().join("headers").join(BASE)
    }

    /// The empty file in a header's place.
    fn stand_in(&self, header: &Missing) -> PathBuf {
        normal(&self.base().join(&header.name))
    }

    /// Answers errors; false where nothing can be done.
    fn respond(
        &mut self,
        problems: &[Problem],
        prelude: &Path,
        round: usize,
        macros: impl Fn(&Session) -> Option<String>,
    ) -> bool {
        let mut progress = false;
        let mut edits: BTreeMap<PathBuf, Vec<Edit>> = BTreeMap::new();
        for problem in problems {
            if let Some(header) = problem.missing_header() {
                let known = self.missing.iter().any(|missing| missing.name == header);
                let Some(place) = problem.places.first().filter(|_| !known) else {
                    return false;
                };
                let text = self.text(&place.path).unwrap_or_default();
                let directive = text.lines().nth(place.line - 1).unwrap_or_default();
                let is_new = |new: &Found| self.found.iter().all(|known| known != new);
                let found = Found::new(header, &place.path).filter(is_new);
                if let Some(found) = found {
                    self.found.push(found);
                    progress = true;
                    continue;
                }
                self.missing.push(Missing::new(header, directive, place));
                if !can_stand_in(header) {
                    return false;
                }
                progress = true;
                continue;
            }
            if let Some((path, edit)) = self.moved_variable(problem, prelude) {
                let edits = edits.entry(path).or_default();
                if !edits.contains(&edit) {
                    edits.push(edit);
                }
                continue;
            }
            let Some(place) = problem.places.iter().find(|p| is_users(&p.path, prelude)) else {
                return false;
            };
            match self.edit(problem, place, round, &macros) {
                Some(edit) => edits.entry(place.path.clone()).or_default().push(edit),
                None => return false,
            }
        }
        for (path, edits) in edits {
            progress |= self.apply(&path, edits);
        }
        progress
    }

    /// # Errors
    /// A missing header may decide which code is compiled.
    pub fn check_conditions<C: Compiler>(
        &self,
        compiler: &C,
        prelude: &Path,
    ) -> Result<(), Refusal> {
        if self.missing.is_empty() {
            return Ok(());
        }
        let preprocessed = self
            .options()
            .ok()
            .and_then(|options| compiler.preprocess(&options))
            .ok_or_else(|| self.refusal("", ""))?;
        let text_of = |path: &Path| is_users(path, prelude).then(|| self.text(path))?;
        let may_define = |path: &Path, name: &str| {
            let mut missing = self.missing.iter();
            let stand_in = missing.find(|header| self.stand_in(header) == normal(path));
            stand_in.is_none_or(|header| header.may_define(name))
        };
        let stand_ins = self.directory.path().join("headers");
        match undecided(
            &preprocessed,
            (&stand_ins, self.keeps_host_code),
            may_define,
            text_of,
        ) {
            None => Ok(()),
            Some(found) => {
                let decides = format!(
                    "Whether `{0}` is defined at {1}:{2} may depend on what is missing; to verify \
                     without it decide that with `-- -D{0}` or `-- -U{0}`.\n",
                    found.macro_name,
                    found.path.display(),
                    found.line
                );
                Err(self.refusal("", &decides))
            }
        }
    }

    /// Headers are missing, and none of the project's own.
    fn of_vendors_alone(&self) -> bool {
        !self.missing.is_empty() && self.own_header().is_none()
    }

    fn own_header(&self) -> Option<&Missing> {
        self.missing.iter().find(|header| header.is_own)
    }

    /// Was host code left out?
    pub fn leaves_out(&self) -> bool {
        !self.left_out.is_empty()
    }

    /// The words that host code may come to by templates that was left out, as the text behind the preprocessor says, with
    /// what of it belongs to the program, and all `defined` macros. `None` where it may come to all.
    pub fn left_out_names(
        &self,
        (preprocessed, is_of_program): (&str, impl Fn(usize) -> bool),
        defined: &str,
    ) -> Option<BTreeSet<String>> {
        let texts: Option<Vec<String>> = (self.left_out.values())
            .map(|text| macros::in_one_spelling(text))
            .collect();
        let text = macros::with_macros(&texts?.join("\n"), defined)?;
        instantiated(preprocessed, is_of_program, (&text, LEFT_OUT))
    }

    /// Where host code was left out, if possible some that names this.
    pub fn left_out_naming(&self, name: &str) -> Option<(&Path, usize)> {
        let names = |text: &str| {
            let mut words = text.split(|c: char| !c.is_alphanumeric() && c != '_');
            words.any(|word| word == name)
        };
        let mut places = self.left_out.iter();
        let first = places.clone().next();
        let ((path, line), _) = places.find(|(_, text)| names(text)).or(first)?;
        Some((path.as_path(), *line))
    }

    fn text(&self, path: &Path) -> Option<String> {
        match self.texts.get(path) {
            Some(text) => Some(text.clone()),
            None => fs::read_to_string(path).ok(),
        }
    }

    fn apply(&mut self, path: &Path, mut edits: Vec<Edit>) -> bool {
        let Some(mut text) = self.text(path) else {
            return false;
        };
        // From the end, and the widest of those that begin at one place.
        edits.sort_by_key(|edit| Reverse((edit.range.start, edit.range.end)));
        let mut kept: Vec<Edit> = Vec::new();
        for edit in edits {
            kept.retain(|inner| inner.range.end > edit.range.end);
            if kept
                .last()
                .is_none_or(|later| edit.range.end <= later.range.start)
            {
                kept.push(edit);
            }
        }
        let mut changed = false;
        for edit in kept {
            changed |= text[edit.range.clone()] != edit.new;
            text.replace_range(edit.range, &edit.new);
        }
        self.texts.insert(path.to_owned(), text);
        changed
    }
}

/// What stands where host code was left out.
const LEFT_OUT: &str = "__wp_left_out";

/// What clang says of a statement that was no host code.
const DEVICE_AFTER_ALL: &str = LEFT_OUT;

/// Neither ours nor the system's.
pub fn is_users(path: &Path, prelude: &Path) -> bool {
    let system = path.starts_with("/usr") || path.starts_with(prelude);
    !system && path.to_str().is_some_and(|name| !name.contains(';')) && path.is_file()
}

fn can_stand_in(header: &str) -> bool {
    let path = Path::new(header);
    let ups = path.components().filter(|c| *c == Component::ParentDir);
    !path.is_absolute() && ups.count() <= Path::new(BASE).components().count()
}

/// The path without `..`.
fn normal(path: &Path) -> PathBuf {
    let mut result = PathBuf::new();
    for component in path.components() {
        match component {
            Component::ParentDir => {
                result.pop();
            }
            other => result.push(other),
        }
    }
    result
}

#[cfg(test)]
mod tests {
    use std::ops::Range;

    use super::*;

    #[test]
    fn headers_above_the_directory_are_stood_in_for() {
        assert!(can_stand_in("../../common/x.h"));
        assert!(!can_stand_in("/opt/x.h"));
        assert!(!can_stand_in("../../../../../../../x.h"));
        assert_eq!(normal(Path::new("/a/b/../c")), Path::new("/a/c"));
    }

    #[test]
    fn edits_keep_lines_and_swallow_inner_ones() {
        let folder = tempfile::tempdir().expect("a temporary directory");
        let path = folder.path().join("k.cu");
        fs::write(&path, "int a;\nint b;\nint c;\n").expect("written");
        let mut session = Session::new(true).expect("a temporary directory");
        let edit = |range: Range<usize>| Edit {
            range,
            new: "\n".into(),
        };
        assert!(session.apply(&path, vec![edit(4..6), edit(0..13)]));
        assert_eq!(session.texts[&path], "\n\nint c;\n");
    }
}
