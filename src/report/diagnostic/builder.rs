//! A diagnostic in the making.

use codespan_reporting::diagnostic::{Diagnostic, Label, Severity};

use crate::codes::Code;
use crate::report::model::{Abstraction, Confidence, Exploration, ExplorationOutcome, Span, Value};
use crate::report::sources::Sources;
use crate::report::vocabulary::Vocabulary;

/// Collects labels and notes; places whose source cannot be shown become notes.
pub(super) struct Builder<'a> {
    diagnostic: Diagnostic<usize>,
    sources: &'a mut Sources,
}

impl<'a> Builder<'a> {
    pub(super) fn new(severity: Severity, code: Code, sources: &'a mut Sources) -> Self {
        Builder {
            diagnostic: Diagnostic::new(severity).with_code(code.id()),
            sources,
        }
    }

    pub(super) fn message(&mut self, message: String) {
        self.diagnostic.message = message;
    }

    pub(super) fn note(&mut self, note: String) {
        self.diagnostic.notes.push(note);
    }

    /// Labels a place, and the calls that its code was inlined through.
    pub(super) fn place(&mut self, span: Option<&Span>, text: &str) {
        let Some(span) = span else {
            self.note(format!("{text}, at an unknown place"));
            return;
        };
        match self.sources.locate(span) {
            Some((file, range)) => {
                let label = Label::primary(file, range).with_message(text);
                self.diagnostic.labels.push(label);
            }
            None => self.note(plain_place(span, text)),
        }
        for call in &span.inlined_at {
            let text = "called from here";
            match self.sources.locate(call) {
                Some((file, range)) => {
                    let label = Label::secondary(file, range).with_message(text);
                    if !self.diagnostic.labels.contains(&label) {
                        self.diagnostic.labels.push(label);
                    }
                }
                None => {
                    let note = plain_place(call, text);
                    if !self.diagnostic.notes.contains(&note) {
                        self.note(note);
                    }
                }
            }
        }
    }

    /// Labels a place that explains the others.
    pub(super) fn aside(&mut self, span: &Span, text: &str) {
        match self.sources.locate(span) {
            Some((file, range)) => {
                let label = Label::secondary(file, range).with_message(text);
                self.diagnostic.labels.push(label);
            }
            None => self.note(plain_place(span, text)),
        }
    }

    pub(super) fn values(&mut self, values: &[Value], vocabulary: Vocabulary) {
        if values.is_empty() {
            return;
        }
        let last = values.len() - 1;
        let items = values
            .iter()
            .enumerate()
            .map(|(index, Value { name, value })| {
                let name = vocabulary.name(name);
                format!("{name} = {value}{}", if index < last { "," } else { "" })
            });
        self.note(wrap("where", "      ", items));
    }

    pub(super) fn confidence(&mut self, confidence: Confidence, abstractions: &[Abstraction]) {
        match confidence {
            Confidence::Confirmed => self.note("confirmed by running the kernel".to_owned()),
            Confidence::Possible if abstractions.contains(&Abstraction::EarlierLaunch) => self
                .note(
                "a run shows it where module variables, flags or locks are not as the program\n\
                     begins with them: another launch, or the host, has to leave them so before"
                    .to_owned(),
            ),
            Confidence::Possible if abstractions.contains(&Abstraction::MadeContents) => self
                .note(
                "where it happens is up to elements that the program itself makes, in host code or\n\
                     in another kernel, and it may never make such ones"
                    .to_owned(),
            ),
            Confidence::Possible if abstractions.contains(&Abstraction::KeptValues) => self.note(
                "where it happens is up to values that the host code keeps in memory, or gets from\n\
                 functions, which are not followed; they may never be as here"
                    .to_owned(),
            ),
            Confidence::Possible if !abstractions.is_empty() => {
                let texts: Vec<&str> = abstractions.iter().map(|a| abstraction(*a)).collect();
                self.note(format!(
                    "no run showed it; the alarm rests on {}",
                    texts.join(", ")
                ));
            }
            Confidence::Provable | Confidence::Possible => {}
        }
    }

    /// What is known of a race.
    pub(super) fn race(
        &mut self,
        exploration: Option<&Exploration>,
        confidence: Confidence,
        abstractions: &[Abstraction],
    ) {
        match exploration {
            Some(exploration) => self.exploration(exploration, confidence, abstractions),
            None => self.confidence(confidence, abstractions),
        }
    }

    /// What is known of a race that atomics may rule out.
    fn exploration(
        &mut self,
        exploration: &Exploration,
        confidence: Confidence,
        abstractions: &[Abstraction],
    ) {
        let input = self.sources.input();
        // What Triton compiles is not there any more.
        let again = |before: &str| match input.extension().is_some_and(|end| end == "py") {
            true => String::new(),
            false => format!(
                "{before}\n`warpproof explore {} {}`",
                input.display(),
                exploration.arguments
            ),
        };
        let ran = match exploration.blocks.as_slice() {
            [] => String::new(),
            blocks => {
                let blocks = blocks.iter().map(|[x, y, z]| format!("({x}, {y}, {z})"));
                let blocks: Vec<String> = blocks.collect();
                format!(" of no blocks but {}", blocks.join(" and "))
            }
        };
        let why = exploration.text.join("; ");
        self.note(match exploration.outcome {
            ExplorationOutcome::Race => {
                let execution = exploration.text.join("\n  ");
                let what = match confidence {
                    Confidence::Confirmed => format!("confirmed by exploring the kernel{ran}"),
                    _ => "atomics may order the two accesses, but not in a smaller launch".into(),
                };
                return self.note(format!("{what}:\n  {execution}{}", again("")));
            }
            ExplorationOutcome::NoRace => format!(
                "atomics may order the two accesses: no execution{ran}\n\
                 has the race for the one input that was explored ({why}){}",
                again("; see")
            ),
            ExplorationOutcome::NoRaceSoFar => format!(
                "atomics may order the two accesses: no execution{ran}\n\
                 that was looked at has the race ({why}){}",
                again("; see")
            ),
            ExplorationOutcome::Open => format!(
                "atomics may order the two accesses, which was not explored ({why}){}",
                again("; see")
            ),
        });
        if abstractions.contains(&Abstraction::EarlierLaunch) {
            self.confidence(Confidence::Possible, abstractions);
        }
    }

    pub(super) fn finish(self) -> Diagnostic<usize> {
        self.diagnostic
    }
}

/// Columns after which a note continues on a new line.
const NOTE_WIDTH: usize = 76;

/// The items after the start, separated by spaces, on lines of `NOTE_WIDTH`.
fn wrap(start: &str, indent: &str, items: impl Iterator<Item = String>) -> String {
    let mut lines = vec![start.to_owned()];
    for item in items {
        let line = lines.last_mut().expect("there is a first line");
        if line.chars().count() + 1 + item.chars().count() <= NOTE_WIDTH {
            line.push(' ');
            line.push_str(&item);
        } else {
            lines.push(format!("{indent}{item}"));
        }
    }
    lines.join("\n")
}

fn plain_place(span: &Span, text: &str) -> String {
    let column = if span.column > 0 {
        format!(":{}", span.column)
    } else {
        String::new()
    };
    let place = format!("{}:{}{column}", span.file, span.line);
    if text.is_empty() {
        place
    } else {
        format!("{place}: {text}")
    }
}

fn abstraction(abstraction: Abstraction) -> &'static str {
    match abstraction {
        Abstraction::LoopSummary => "a loop's summary",
        Abstraction::SharedState => "memory that may hold anything after a barrier",
        Abstraction::FloatingPoint => "arbitrary results of floating-point operations",
        Abstraction::UnmodelledCall => "arbitrary results of calls or exchanges",
        Abstraction::EarlierLaunch => "what an earlier launch left",
        Abstraction::MadeContents => "elements that the program makes",
        Abstraction::KeptValues => "values that the host code keeps",
    }
}
