//! What becomes of the code that an error is about.

use std::ops::Range;
use std::path::{Path, PathBuf};

use super::device_words::{device_macros, is_device_word};
use super::diagnostics::{Place, Problem};
use super::regions::{Region, begins_with_macro, kernel_name, launched_templates, region_at};
use super::tokens::{Kind, Token, tokens};
use super::{DEVICE_AFTER_ALL, Session, is_users};

#[derive(PartialEq, Eq)]
pub(super) struct Edit {
    pub(super) range: Range<usize>,
    pub(super) new: String,
}

/// From this round on functions lose their bodies and not single statements.
const PATIENCE: usize = 20;

/// Stands for a statement that was left out. The prelude declares it for the host alone.
const LEFT_OUT: &str = "::__wp_left_out();";

/// Makes a variable one of the device.
const ON_DEVICE: &str = "__device__ ";

/// Stands for a statement of device code.
const NOT_COMPILED: &str = "::__wp_not_compiled";

impl Session {
    /// Declares a host variable that device code names as one of the device.
    pub(super) fn moved_variable(
        &mut self,
        problem: &Problem,
        prelude: &Path,
    ) -> Option<(PathBuf, Edit)> {
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
    pub(super) fn edit(
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
        if let Some(edit) = respelled(problem, &text, offset) {
            return Some(edit);
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
                host_statement_edit(&text, statement, body, round)?
            }
            Region::Declaration(range) => {
                if self.device_macros.is_none() {
                    let defined = macros(self)?;
                    self.device_macros = Some(device_macros(&defined));
                }
                if self.speaks_of_device(&text[range.clone()]) {
                    return self.kernel_edit(problem, &text, range);
                }
                let of_types = ["unknown type name", "type specifier"];
                let of_types = of_types.iter().any(|m| problem.message.contains(m));
                if of_types && begins_with_macro(&text[offset..]) && !self.of_vendors_alone() {
                    return None;
                }
                host_declaration_edit(&text, range)
            }
        };
        let line = text[..edit.range.start].matches('\n').count() + 1;
        let mut old = text[edit.range.clone()].to_owned();
        // What stands for the statement makes these instances, too.
        for template in launched_templates(&text[edit.range.clone()]) {
            if edit.new.contains(&mention(template)) {
                old = old.replace(template, "");
            }
        }
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
            false => message.replace(['"', '\\'], "'"),
        };
        Some(Edit {
            new: format!("{{{NOT_COMPILED}(\"{reason}\");}}{}", lines(old)),
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
                "__global__ void {name}() {{{NOT_COMPILED}(\"{reason}\");}}{}",
                lines(old)
            ),
            range,
        })
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
}

/// What nvcc takes and clang wants written in another way.
fn respelled(problem: &Problem, text: &str, offset: usize) -> Option<Edit> {
    let says = |message| problem.message.contains(message);
    let word = |old: &str, new: &str| {
        let range = offset..offset + old.len();
        (text.get(range.clone()) == Some(old)).then(|| Edit {
            range,
            new: new.to_owned(),
        })
    };
    if says("not allowed on non-static local variables") {
        // Shared memory is of the device anyway.
        let end = text[offset..].find(';').map(|length| offset + length)?;
        let start = text[..offset].rfind([';', '{', '}']).map_or(0, |at| at + 1);
        let shared = |token: Token| &text[start..end][token.range] == "__shared__";
        let is_shared = tokens(&text[start..end])?.into_iter().any(shared);
        return is_shared.then(|| word("__device__", ""))?;
    }
    if says("string literal with user-defined suffix cannot be used here") {
        return word("", " ");
    }
    None
}

/// Leaves a statement of host code out, or the body around it where that was not enough.
/// Templates of kernels that it launches are still compiled.
fn host_statement_edit(
    text: &str,
    statement: Range<usize>,
    body: Range<usize>,
    round: usize,
) -> Option<Edit> {
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
    Some(Edit {
        new: format!("{{{new}}}{}", lines(old)),
        range,
    })
}

/// Leaves a declaration of host code out. Templates of kernels that the function launches
/// are still compiled.
fn host_declaration_edit(text: &str, range: Range<usize>) -> Edit {
    let old = &text[range.clone()];
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
