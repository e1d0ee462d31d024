//! One finding: where it is, who takes part, and a drawing of the run that shows it.

use codespan_reporting::diagnostic::Severity;
use maud::{Markup, html};

use super::excerpt::{self, Mark};
use super::{Parts, badge, heat, intervals, prose, stops};
use crate::report::codes::Coded;
use crate::report::model::{Defect, KernelReport, Value};
use crate::report::scene::Scene;
use crate::report::sources::Sources;
use crate::report::vocabulary::Vocabulary;
use crate::report::{diagnostic, words};

/// A defect, or what may be one.
pub struct Finding<'a> {
    pub kernel: &'a KernelReport,
    pub defect: &'a Defect,
    pub class: &'static str,
    /// What there is of the same cause.
    pub note: Option<String>,
    /// A run that shows it.
    pub scene: Option<&'a Scene>,
}

impl Finding<'_> {
    pub fn section(&self, sources: &mut Sources, parts: &mut Parts) -> Markup {
        parts.findings += 1;
        let number = parts.findings;
        let launch = &self.kernel.launch;
        let title = format!("f{number}-title");
        let marks = self.marks();
        let source = excerpt::excerpts(&marks, sources);
        let told = diagnostic::defect(self.defect, Severity::Error, launch, sources);
        // Values have a table of their own.
        let notes = told.notes.iter().filter(|note| !note.starts_with("where "));
        html! {
            section.finding.(self.class) id={ "f" (number) } tabindex="-1" aria-labelledby=(title) {
                h4 id=(title) {
                    @match self.class {
                        "defect" => (badge("defect", "defect")),
                        _ => (badge("inconclusive", "possible")),
                    }
                    " " (prose(&words::message(self.defect, launch))) " " (parts.code(self.defect.code()))
                }
                (source)
                @for note in notes { p.note { (prose(note)) } }
                @if let Some(note) = &self.note { p.note { (prose(note)) } }
                (values(self.defect, self.kernel.launch.vocabulary))
                @if let Some(scene) = self.scene { (drawings(scene, self.defect)) }
            }
        }
    }

    /// The places, numbered as in the drawings, then those that say why.
    fn marks(&self) -> Vec<Mark<'_>> {
        let places = words::places(self.defect, &self.kernel.launch);
        let why = words::why(self.defect, &self.kernel.launch);
        let known = places.into_iter().chain(why).enumerate();
        let known = known.filter_map(|(index, (span, text))| Some((index + 1, span?, text)));
        known
            .flat_map(|(number, span, text)| Mark::with_calls(number, span, text))
            .collect()
    }
}

fn values(defect: &Defect, vocabulary: Vocabulary) -> Markup {
    let values: &[Value] = match defect {
        Defect::Race { values, .. }
        | Defect::Divergence { values, .. }
        | Defect::Assertion { values, .. } => values,
        Defect::Memory { .. } => &[],
    };
    html! {
        @if !values.is_empty() {
            dl.values {
                @for value in values { div { dt { (vocabulary.name(&value.name)) } dd { (value.value) } } }
            }
        }
    }
}

fn drawings(scene: &Scene, defect: &Defect) -> Markup {
    match defect {
        Defect::Race { .. } => html! {
            (intervals::figure(scene))
            (heat::of_race(scene))
        },
        Defect::Divergence { .. } => stops::figure(scene, &defect.threads()),
        Defect::Assertion { .. } | Defect::Memory { .. } => html! {},
    }
}
