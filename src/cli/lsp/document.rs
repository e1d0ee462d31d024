//! An open file: its text in the editor, and what is known of that very text.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use lsp_types::{TextDocumentItem, Uri};

use super::places;
use super::tool::{Output, Tool};
use crate::frontend::Language;
use crate::report::json::{Document as Reports, Entry};
use crate::report::model::{KernelReport, Report, Span};
use crate::report::standard_input;

/// An open file.
pub struct Document {
    pub uri: Uri,
    /// None of a text that is in no file.
    pub path: Option<PathBuf>,
    pub language: Language,
    pub version: i32,
    pub text: String,
    /// What is known of this text; none until its run has ended.
    pub known: Option<Entry>,
    /// When it is to be verified; none where it was or is.
    pub due: Option<Instant>,
    /// The run about this text. An edit stops it.
    pub run: Option<Run>,
    /// The protocols of its kernels that were asked for.
    pub protocols: Arc<Mutex<BTreeMap<String, String>>>,
    /// Kernels of an older text, each with its line from 0.
    pub old_kernels: Vec<u32>,
}

/// A run about a text.
pub struct Run {
    /// No two runs of a session have the same one.
    pub number: u64,
    pub tool: Tool,
}

impl Document {
    /// None where it has no kernels that we know to verify.
    pub fn open(item: TextDocumentItem) -> Option<Document> {
        let path = places::path(&item.uri);
        let named = path.as_deref().and_then(Language::of_path);
        let language = match item.language_id.as_str() {
            "cuda" | "cuda-cpp" | "cuda-cxx" => Some(Language::Cuda),
            "hip" | "hip-cpp" => Some(Language::Hip),
            "opencl" | "opencl-c" => Some(Language::OpenCl),
            "ptx" => Some(Language::Ptx),
            "llvm" => Some(Language::LlvmIr),
            _ => None,
        };
        let language = named.filter(|one| one.has_kernels()).or(language)?;
        Some(Document {
            uri: item.uri,
            path,
            language,
            version: item.version,
            text: item.text,
            known: None,
            due: Some(Instant::now()),
            run: None,
            protocols: Arc::default(),
            old_kernels: Vec::new(),
        })
    }

    /// Stops the run and forgets what is known, to begin anew then.
    pub fn again(&mut self, due: Instant) {
        if let Some(run) = self.run.take() {
            run.tool.stop();
        }
        if let Some(report) = self.report() {
            self.old_kernels = self.kernel_lines(report).map(|(line, _)| line).collect();
        }
        self.known = None;
        self.protocols = Arc::default();
        self.due = Some(due);
    }

    /// The arguments with which a command reads the text.
    pub fn arguments(&self, command: &str) -> Vec<String> {
        let words = [command, "-", "--language", self.language.option()];
        let mut words: Vec<String> = words.map(str::to_owned).to_vec();
        if let Some(path) = &self.path {
            words.push("--stdin-filename".to_owned());
            words.push(path.display().to_string());
        }
        words
    }

    /// What reports call it.
    pub fn name(&self) -> String {
        match &self.path {
            Some(path) => path.display().to_string(),
            None => standard_input::NAME.to_owned(),
        }
    }

    /// Is that the name of this file?
    pub fn is_called(&self, name: &str) -> bool {
        match &self.path {
            Some(path) => standard_input::is_same(path, Path::new(name)),
            None => name == standard_input::NAME,
        }
    }

    /// The report of this text.
    pub fn report(&self) -> Option<&Report> {
        match self.known.as_ref()? {
            Entry::Report(report) => Some(report),
            Entry::Failure { .. } => None,
        }
    }

    /// The kernels of this file, each with its line from 0, by their places.
    pub fn kernel_lines<'a>(
        &self,
        report: &'a Report,
    ) -> impl Iterator<Item = (u32, &'a KernelReport)> {
        let kernels = report.kernels.iter();
        let placed = kernels.filter_map(|one| Some((self.own_line(one.span.as_ref()?)?, one)));
        let mut all: Vec<_> = placed.collect();
        all.sort_by_key(|(line, _)| *line);
        all.into_iter()
    }

    /// The kernels that begin last at this line or before it, with their line.
    pub fn kernels_around(&self, line: u32) -> Vec<(u32, &KernelReport)> {
        let Some(report) = self.report() else {
            return Vec::new();
        };
        let before = self.kernel_lines(report).filter(|(at, _)| *at <= line);
        let all: Vec<_> = before.collect();
        let last = all.last().map(|(line, _)| *line);
        all.into_iter()
            .filter(|(at, _)| Some(*at) == last)
            .collect()
    }

    /// The line from 0 where the code of a place stands in this file, or is called from.
    fn own_line(&self, span: &Span) -> Option<u32> {
        let mut all = std::iter::once(span).chain(&span.inlined_at);
        let own = all.find(|one| self.is_called(&one.file))?;
        own.line.checked_sub(1)
    }
}

/// What a run of `verify` says of its one file.
pub fn entry(name: &str, output: &Output) -> Entry {
    let document = Reports::parse(&output.out);
    let entry = document.ok().and_then(|mut document| document.files.pop());
    entry.unwrap_or_else(|| {
        let told = output.errors.trim();
        Entry::Failure {
            file: name.to_owned(),
            error: match told.is_empty() {
                true => "the run ended without a report".to_owned(),
                false => told.strip_prefix("error: ").unwrap_or(told).to_owned(),
            },
        }
    })
}
