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

mod conditions;
mod diagnostics;
mod missing;
mod regions;
pub(crate) mod tokens;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::ops::Range;
use std::path::{Component, Path, PathBuf};
use std::{fs, io};

use tempfile::TempDir;

use conditions::undecided;
use diagnostics::{Place, Problem, problems};
use missing::Missing;
use regions::{Region, begins_with_macro, kernel_name, launched_templates, region_at};
use tokens::{Kind, tokens};

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

/// Each round runs clang once; each header that is missing takes one.
const MAX_ROUNDS: usize = 40;
/// From this round on functions lose their bodies and not single statements.
const PATIENCE: usize = 20;
/// Stands for a statement that was left out. The prelude declares it for the host alone.
const LEFT_OUT: &str = "::__wp_left_out();";
/// Makes a variable one of the device.
const ON_DEVICE: &str = "__device__ ";
/// Stands for a statement of device code.
const NOT_COMPILED: &str = "::__wp_unsupported";
/// Headers may be named by paths that begin with as many `..` as this has components.
const BASE: &str = "a/b/c/d/e/f";

/// The files that clang is given in place of others.
pub struct Session {
    directory: TempDir,
    /// In the order of their inclusion.
    missing: Vec<Missing>,
    /// Contents of files of the user, edited.
    texts: BTreeMap<PathBuf, String>,
    /// Host code that was left out, by its place.
    left_out: BTreeMap<(PathBuf, usize), String>,
    /// Only then anything is left out.
    has_host_code: bool,
    device_macros: Option<BTreeSet<String>>,
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
            texts: BTreeMap::new(),
            left_out: BTreeMap::new(),
            has_host_code,
            device_macros: None,
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

    /// Writes the files, and says how clang finds them.
    ///
    /// # Errors
    /// A file cannot be written.
    pub fn options(&self) -> io::Result<Vec<OsString>> {
        let mut options = Vec::new();
        if !self.missing.is_empty() {
            let base = self.directory.path().join("headers").join(BASE);
            fs::create_dir_all(&base)?;
            for header in &self.missing {
                let path = normal(&base.join(&header.name));
                if let Some(parent) = path.parent() {
                    fs::create_dir_all(parent)?;
                }
                fs::write(path, "")?;
            }
            options.push("-idirafter".into());
            options.push(base.into());
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

    /// Declares a host variable that device code names as one of the device.
    fn moved_variable(&mut self, problem: &Problem, prelude: &Path) -> Option<(PathBuf, Edit)> {
        let name = problem
            .message
            .strip_prefix("reference to __host__ variable '")?;
        let (name, _) = name.split_once('\'')?;
        let note = |note: &String| note == "host variable declared here";
        let note = problem.notes.iter().position(note)?;
        let place = problem.places.get(note + 1)?;
        if !self.moves_variables || !is_users(&place.path, prelude) {
            return None;
        }
        let text = self.text(&place.path)?;
        let Region::Declaration(range) = region_at(&text, offset(&text, place)?)? else {
            return None;
        };
        if text[range.clone()].starts_with(ON_DEVICE) {
            return None;
        }
        self.moved.insert(name.to_owned());
        let edit = Edit {
            range: range.start..range.start,
            new: ON_DEVICE.to_owned(),
        };
        Some((place.path.clone(), edit))
    }

    /// How to get rid of an error.
    fn edit(
        &mut self,
        problem: &Problem,
        place: &Place,
        round: usize,
        macros: &impl Fn(&Session) -> Option<String>,
    ) -> Option<Edit> {
        let text = self.text(&place.path)?;
        let offset = offset(&text, place)?;
        if !self.has_host_code {
            return None;
        }
        if problem
            .message
            .contains("attribute list cannot appear here")
            && text[offset..].starts_with("alignas")
        {
            // The same, which clang takes behind other specifiers too.
            return Some(Edit {
                range: offset..offset + "alignas".len(),
                new: "_Alignas".to_owned(),
            });
        }
        let edit = match region_at(&text, offset)? {
            Region::Statement {
                statement,
                body,
                header,
            } => {
                let mut words = text[header].split(|c: char| !c.is_alphanumeric() && c != '_');
                if words.any(is_device_word) || problem.message.contains(DEVICE_AFTER_ALL) {
                    return self.device_edit(problem, &text, statement, body);
                }
                let done = text[statement.clone()].contains(LEFT_OUT);
                let range = match done || round >= PATIENCE {
                    true => body,
                    false => statement,
                };
                let old = &text[range.clone()];
                if old.trim() == LEFT_OUT {
                    return None;
                }
                let mut new = LEFT_OUT.to_owned();
                if !done {
                    for template in launched_templates(old) {
                        // One that was tried already is the error now.
                        if !old.contains(&mention(template)) {
                            new.push_str(&mention(template));
                        }
                    }
                }
                Edit {
                    new: format!("{{{new}}}{}", lines(old)),
                    range,
                }
            }
            Region::Declaration(range) => {
                if self.device_macros.is_none() {
                    let defined = macros(self)?;
                    self.device_macros = Some(device_macros(&defined));
                }
                let old = &text[range.clone()];
                if self.speaks_of_device(old) {
                    return self.kernel_edit(problem, &text, range);
                }
                let of_types = ["unknown type name", "type specifier"];
                let of_types = of_types.iter().any(|m| problem.message.contains(m));
                if of_types && begins_with_macro(&text[offset..]) && !self.of_vendors_alone() {
                    return None;
                }
                // Kernels that the function launches are to be compiled.
                let launched = launched_templates(old).into_iter().enumerate();
                let mentions: String = launched
                    .map(|(index, template)| {
                        format!(
                            "static auto *__wp_launched_{}_{index} = &{template};",
                            range.start
                        )
                    })
                    .collect();
                Edit {
                    new: mentions + &lines(old),
                    range,
                }
            }
        };
        let line = text[..edit.range.start].matches('\n').count() + 1;
        let old = text[edit.range.clone()].to_owned();
        self.left_out
            .entry((place.path.clone(), line.max(place.line)))
            .or_default()
            .push_str(&old);
        Some(edit)
    }

    /// A statement of device code that cannot be compiled becomes one that no proof gets
    /// past: where a header is missing, or the statement is of no device. Other errors are
    /// for the user to repair.
    fn device_edit(
        &self,
        problem: &Problem,
        text: &str,
        statement: Range<usize>,
        body: Range<usize>,
    ) -> Option<Edit> {
        const OF_NO_DEVICE: [&str; 3] = [
            "reference to __global__ function",
            "reference to __host__ function",
            "call to __host__ function",
        ];
        let message = &problem.message;
        let says = |text: &String| OF_NO_DEVICE.iter().any(|m| text.contains(m));
        let of_no_device = says(message) || problem.notes.iter().any(says);
        let after_all = message.contains(DEVICE_AFTER_ALL);
        let for_header = self.missing.is_empty() || self.own_header().is_some();
        if for_header && (!of_no_device || after_all && !self.missing.is_empty()) {
            return None;
        }
        let done = text[statement.clone()].contains(NOT_COMPILED);
        let range = if done { body } else { statement };
        let old = &text[range.clone()];
        if old.trim_start_matches('{').starts_with(NOT_COMPILED) {
            return None;
        }
        let reason = match after_all {
            true => String::new(),
            false => format!(" ({})", message.replace(['"', '\\'], "'")),
        };
        Some(Edit {
            new: format!(
                "{{{NOT_COMPILED}(\"code that does not compile{reason}\");}}{}",
                lines(old)
            ),
            range,
        })
    }

    /// A kernel whose declaration needs a header that is missing becomes one of its name
    /// that no proof gets past.
    fn kernel_edit(&self, problem: &Problem, text: &str, range: Range<usize>) -> Option<Edit> {
        let old = &text[range.clone()];
        if !self.of_vendors_alone() {
            return None;
        }
        let name = kernel_name(old)?;
        let reason = problem.message.replace(['"', '\\'], "'");
        Some(Edit {
            new: format!(
                "__global__ void {name}() {{{NOT_COMPILED}(\"code that does not compile ({reason})\");}}{}",
                lines(old)
            ),
            range,
        })
    }

    /// # Errors
    /// A missing header may decide which code is compiled.
    fn check_conditions<C: Compiler>(&self, compiler: &C, prelude: &Path) -> Result<(), Refusal> {
        if self.missing.is_empty() {
            return Ok(());
        }
        let preprocessed = self
            .options()
            .ok()
            .and_then(|options| compiler.preprocess(&options))
            .ok_or_else(|| self.refusal("", ""))?;
        let text_of = |path: &Path| is_users(path, prelude).then(|| self.text(path))?;
        match undecided(
            &preprocessed,
            &self.directory.path().join("headers"),
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

    /// Where host code names this and was left out.
    pub fn left_out_naming(&self, name: &str) -> Option<(&Path, usize)> {
        let names = |text: &str| {
            let mut words = text.split(|c: char| !c.is_alphanumeric() && c != '_');
            words.any(|word| word == name)
        };
        let mut places = self.left_out.iter().filter(|(_, text)| names(text));
        places
            .next()
            .map(|((path, line), _)| (path.as_path(), *line))
    }

    fn text(&self, path: &Path) -> Option<String> {
        match self.texts.get(path) {
            Some(text) => Some(text.clone()),
            None => fs::read_to_string(path).ok(),
        }
    }

    fn speaks_of_device(&self, text: &str) -> bool {
        let Some(tokens) = tokens(text) else {
            return true;
        };
        let words = tokens.iter().filter(|token| token.kind == Kind::Word);
        let mut words = words.map(|token| &text[token.range.clone()]);
        let marked = words.any(|word| {
            is_device_word(word)
                || ["threadIdx", "blockIdx", "__syncthreads"].contains(&word)
                || self
                    .device_macros
                    .as_ref()
                    .is_none_or(|macros| macros.contains(word))
        });
        // Without a specialisation another template would be used.
        let specialises = tokens.windows(3).any(|three| {
            &text[three[0].range.clone()] == "template" && three[1].is(b'<') && three[2].is(b'>')
        });
        marked || specialises
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

    /// What was done to have the file accepted, in the report's words.
    pub fn assumptions(&self) -> Vec<String> {
        let missing = self.missing.iter().map(|header| {
            format!(
                "the header `{}`, which was not found, does not matter to the kernels",
                header.name
            )
        });
        let mut list: Vec<String> = missing.collect();
        let moved = self.moved.iter();
        list.extend(moved.map(|name| {
            format!("the host variable `{name}`, which device code names, is one of the device")
        }));
        if !self.left_out.is_empty() {
            let mut places: Vec<String> = self
                .left_out
                .iter()
                .map(|((path, line), _)| format!("{}:{line}", path.display()))
                .collect();
            let more = places.len().saturating_sub(MAX_PLACES);
            places.truncate(MAX_PLACES);
            if more > 0 {
                places.push(format!("{more} more"));
            }
            list.push(format!(
                "host code that does not compile does not matter to the kernels ({})",
                places.join(", ")
            ));
        }
        list
    }

    /// Why there is no way: `messages` are clang's, with `more` at the end.
    fn refusal(&self, messages: &str, more: &str) -> Refusal {
        let own = self.own_header();
        let others = self.missing.iter().filter(|header| Some(*header) != own);
        let names: Vec<String> = others.map(|header| format!("`{}`", header.name)).collect();
        let mut advice = String::new();
        let also = if own.is_some() {
            "Nor were"
        } else {
            "Not found:"
        };
        if !names.is_empty() {
            advice = format!(
                "{also} {}. Name their folders with `-- -I FOLDER`.\n",
                names.join(", ")
            );
        }
        if self.missing.iter().any(Missing::is_of_toolkit) {
            advice.push_str(
                "Headers of CUB, Thrust and libcu++ come with the CUDA toolkit or its CCCL.\n",
            );
        }
        let rest: Vec<&str> = messages
            .lines()
            .filter(|line| line.contains("error: ") && !line.contains(DEVICE_AFTER_ALL))
            .filter(|line| !line.contains("' file not found"))
            .take(MAX_PLACES)
            .collect();
        if !rest.is_empty() && !self.missing.is_empty() {
            advice.push_str("Without what is missing the file does not compile:\n");
            advice.push_str(&rest.join("\n"));
            advice.push('\n');
        }
        advice.push_str(more);
        Refusal {
            header: own.map(|header| (header.name.clone(), header.included_at.clone())),
            advice,
        }
    }
}

/// Places that a message names.
const MAX_PLACES: usize = 5;
/// What clang says of a statement that was no host code.
const DEVICE_AFTER_ALL: &str = "__wp_left_out";

const DEVICE_WORDS: [&str; 10] = [
    "__global__",
    "__device__",
    "__constant__",
    "__shared__",
    "__managed__",
    "__attribute__",
    "__declspec",
    "constexpr",
    "consteval",
    "__kernel",
];

fn is_device_word(word: &str) -> bool {
    DEVICE_WORDS.contains(&word)
}

#[derive(PartialEq, Eq)]
struct Edit {
    range: Range<usize>,
    new: String,
}

/// Has the compiler instantiate a template.
fn mention(template: &str) -> String {
    format!("(void)&{template};")
}

/// As many lines as the text, empty.
fn lines(text: &str) -> String {
    "\n".repeat(text.matches('\n').count())
}

fn offset(text: &str, place: &Place) -> Option<usize> {
    let mut start = 0;
    for _ in 1..place.line {
        start += text[start..].find('\n')? + 1;
    }
    let offset = start + place.column.checked_sub(1)?;
    (offset < text.len() && text.is_char_boundary(offset)).then_some(offset)
}

/// Neither ours nor the system's.
fn is_users(path: &Path, prelude: &Path) -> bool {
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

/// The macros that say where code runs, or that stand for those that do.
fn device_macros(defined: &str) -> BTreeSet<String> {
    let mut bodies: Vec<(String, BTreeSet<String>)> = Vec::new();
    for line in defined.lines() {
        let Some(rest) = line.strip_prefix("#define ") else {
            continue;
        };
        let end = rest
            .find(|c: char| !c.is_ascii_alphanumeric() && c != '_')
            .unwrap_or(rest.len());
        let (name, body) = rest.split_at(end);
        let words = body
            .split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
            .filter(|word| !word.is_empty());
        bodies.push((name.to_owned(), words.map(str::to_owned).collect()));
    }
    let mut found: BTreeSet<String> = BTreeSet::new();
    loop {
        let before = found.len();
        for (name, words) in &bodies {
            let marked = words
                .iter()
                .any(|word| is_device_word(word) || found.contains(word));
            if marked && !found.contains(name) {
                found.insert(name.clone());
            }
        }
        if found.len() == before {
            return found;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn macros_of_macros_are_known() {
        let defined = "#define A __device__ inline\n#define B(x) A x\n#define C 1\n";
        let found: Vec<String> = device_macros(defined).into_iter().collect();
        assert_eq!(found, ["A", "B"]);
    }

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
