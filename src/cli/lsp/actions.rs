//! Code actions: comments that allow a finding, changes with which a kernel is proved, and facts
//! about arrays with which it is. Those of the last two kinds take runs, so that they have their
//! edit only when the client asks for it.

use lsp_types::{
    CodeAction, CodeActionKind, Diagnostic, NumberOrString, Range, TextEdit, Uri, WorkspaceEdit,
};
use serde::{Deserialize, Serialize};

use super::diagnostics;
use super::document::{self, Document};
use super::edits;
use super::settings::Settings;
use super::tool::Tool;
use crate::report::json::Entry;
use crate::report::model::Verdict;

/// What an action without an edit is about.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Search {
    pub uri: Uri,
    /// The text that it is for.
    pub version: i32,
    kind: Kind,
    kernel: String,
    /// The kernel's line, from 0.
    line: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Kind {
    Fix,
    Facts,
}

/// The actions for a part of a file; `given` are the diagnostics that the client shows there.
pub fn of(document: &Document, range: Range, given: &[Diagnostic]) -> Vec<CodeAction> {
    let Some(report) = document.report() else {
        return Vec::new();
    };
    let mut all = Vec::new();
    for finding in diagnostics::counting(document, report) {
        let lines = diagnostics::lines(document, &finding);
        let here = lines
            .iter()
            .filter(|line| (range.start.line..=range.end.line).contains(line));
        for &line in here {
            let code = finding.code.id();
            let Some(edit) = edits::allowance(&document.text, line, code) else {
                continue;
            };
            let title = format!("Allow {code} in line {}, with a reason", line + 1);
            if all.iter().any(|one: &CodeAction| one.title == title) {
                continue;
            }
            let is_own = |one: &&Diagnostic| one.code == Some(NumberOrString::String(code.into()));
            all.push(CodeAction {
                edit: Some(edited(&document.uri, edit)),
                diagnostics: Some(given.iter().filter(is_own).cloned().collect()),
                ..action(title)
            });
        }
    }
    all.extend(searches(document, range));
    all
}

fn searches(document: &Document, range: Range) -> Vec<CodeAction> {
    let mut all: Vec<CodeAction> = Vec::new();
    for (line, kernel) in document.kernels_around(range.start.line) {
        let name = &kernel.kernel;
        let mut offer = |kind: Kind, title: String| {
            let search = Search {
                uri: document.uri.clone(),
                version: document.version,
                kind,
                kernel: name.clone(),
                line,
            };
            if all.iter().all(|one| one.title != title) {
                all.push(CodeAction {
                    data: serde_json::to_value(search).ok(),
                    ..action(title)
                });
            }
        };
        if kernel.answer() == Verdict::Defect && document.language.is_repaired() {
            offer(
                Kind::Fix,
                format!("Look for a change with which `{name}` is proved"),
            );
        }
        if let Some(requirements) = &kernel.requirements
            && document.language.is_repaired()
        {
            let arrays = requirements.arrays.join("`, `");
            let title = format!("Look for a fact about `{arrays}` with which `{name}` is proved");
            offer(Kind::Facts, title);
        }
    }
    all
}

impl Search {
    /// Looks for the edit.
    ///
    /// # Errors
    /// There is none, or the search was stopped; in words.
    pub fn run(
        &self,
        tool: &Tool,
        text: &str,
        commands: &Commands,
    ) -> Result<WorkspaceEdit, String> {
        let new = match self.kind {
            Kind::Fix => self.fix(tool, text, commands)?,
            Kind::Facts => self.facts(tool, text, commands)?,
        };
        match new == text {
            true => Err(format!(
                "no change was found with which {} is proved",
                self.kernel
            )),
            false => Ok(edited(&self.uri, edits::between(text, &new))),
        }
    }

    fn fix(&self, tool: &Tool, text: &str, commands: &Commands) -> Result<String, String> {
        let words = commands.about(&commands.fix, &self.kernel, "--write");
        let output = tool.run(&words, text)?;
        match output.out.is_empty() || output.out == text {
            true => Err(first_line(&output.errors)),
            false => Ok(output.out),
        }
    }

    /// The text with the facts, which is proved.
    fn facts(&self, tool: &Tool, text: &str, commands: &Commands) -> Result<String, String> {
        let none = || format!("no fact was found with which {} is proved", self.kernel);
        let words = commands.about(&commands.verify, &self.kernel, "--infer-requires");
        let entry = document::entry("", &tool.run(&words, text)?);
        let Entry::Report(report) = entry else {
            return Err(none());
        };
        let requirements = report
            .kernels
            .iter()
            .filter_map(|one| one.requirements.as_ref());
        let mut found = requirements.filter_map(|one| one.sufficient.clone());
        let facts = found.next().ok_or_else(none)?;
        let new = edits::with_facts(text, self.line, &self.kernel, &facts).ok_or_else(none)?;
        let words = commands.about(&commands.verify, &self.kernel, "--infer-requires");
        let proved = match document::entry("", &tool.run(&words, &new)?) {
            Entry::Report(report) => {
                !report.kernels.is_empty()
                    && report
                        .kernels
                        .iter()
                        .all(|one| one.verdict == Verdict::Proved)
            }
            Entry::Failure { .. } => false,
        };
        match proved {
            true => Ok(new),
            false => Err(format!("{} is proved with --assume '{facts}'", self.kernel)),
        }
    }
}

/// The words of the commands that searches run, each with the text on its standard input.
pub struct Commands {
    pub fix: Vec<String>,
    pub verify: Vec<String>,
    /// What the user gives to each; last, since it may have arguments to clang.
    pub last: Vec<String>,
}

impl Commands {
    pub fn of(document: &Document, settings: &Settings) -> Commands {
        let mut verify = document.arguments("verify");
        verify.extend(["--format", "json"].map(str::to_owned));
        Commands {
            fix: document.arguments("fix"),
            verify,
            last: settings.arguments.clone(),
        }
    }

    /// A command about one kernel.
    fn about(&self, command: &[String], kernel: &str, option: &str) -> Vec<String> {
        let own = ["--kernel", kernel, option].map(str::to_owned);
        let words = command.iter().cloned().chain(own);
        words.chain(self.last.iter().cloned()).collect()
    }
}

fn first_line(errors: &str) -> String {
    let line = errors.lines().find(|line| !line.trim().is_empty());
    line.unwrap_or("no change was found").to_owned()
}

fn action(title: String) -> CodeAction {
    CodeAction {
        title,
        kind: Some(CodeActionKind::QUICKFIX),
        ..CodeAction::default()
    }
}

fn edited(uri: &Uri, edit: TextEdit) -> WorkspaceEdit {
    WorkspaceEdit {
        changes: Some([(uri.clone(), vec![edit])].into()),
        ..WorkspaceEdit::default()
    }
}
