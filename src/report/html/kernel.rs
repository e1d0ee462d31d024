//! A kernel at one launch: its verdict, what that rests on, and what was found.

use maud::{Markup, html};

use super::excerpt::{self, Mark};
use super::{Parts, badge, defect, duration, heat, prose, timings};
use crate::report::cause;
use crate::report::codes::Coded;
use crate::report::human::site_text;
use crate::report::model::{Defect, Engine, KernelReport, Reason, Requirements, Verdict};
use crate::report::sources::Sources;

/// All that there is to say about a kernel.
pub fn article(kernel: &KernelReport, sources: &mut Sources, parts: &mut Parts) -> Markup {
    parts.kernels += 1;
    let number = parts.kernels;
    let findings = findings(kernel, sources, parts);
    let reasons: Vec<Markup> = (kernel.reasons.iter())
        .map(|one| reason(one, sources, parts))
        .collect();
    let drawn = kernel.scenes.iter().find(|scene| scene.defect.is_none());
    html! {
        article.kernel id={ "k" (number) } tabindex="-1" aria-labelledby={ "k" (number) "-title" } {
            h3 id={ "k" (number) "-title" } { (verdict(kernel)) " " code { (kernel.kernel) } }
            (facts(kernel, number, parts))
            @for warning in &kernel.warnings {
                p.warning { b { "Warning " } (parts.code(warning.code)) " " (prose(&warning.text)) }
            }
            @for finding in &findings { (finding) }
            @for reason in &reasons { (reason) }
            @if let Some(requirements) = &kernel.requirements { (required(requirements)) }
            @for array in &kernel.printed {
                p { code { (array.array) "[" (array.first) "..] = " (array.elements.join(" ")) } }
            }
            @if let Some(scene) = drawn { (heat::of_run(scene, kernel.verdict)) }
        }
    }
}

/// A kernel in the table of all.
pub fn row(number: usize, file: &str, kernel: &KernelReport) -> Markup {
    let findings = kernel.defects.len() + kernel.benign_races.len() + kernel.remarks.len();
    html! {
        tr {
            td { (verdict(kernel)) }
            th scope="row" {
                a href={ "#k" (number) } { code { (kernel.kernel) } }
                div.of { (file) }
            }
            td { (site_text(kernel)) }
            td.number { (findings) }
            td.number { (duration(&kernel.timings)) }
        }
    }
}

fn verdict(kernel: &KernelReport) -> Markup {
    match kernel.verdict {
        Verdict::Proved => badge("proved", "proved"),
        Verdict::Defect => badge("defect", "defect"),
        Verdict::Inconclusive => badge("inconclusive", "inconclusive"),
        Verdict::NoDefect => badge("proved", "no defect in this run"),
    }
}

/// The launch, how general the verdict is, who decided, what it rests on, how long it took.
fn facts(kernel: &KernelReport, number: usize, parts: &mut Parts) -> Markup {
    let assumed: Vec<usize> = (kernel.assumptions.iter())
        .map(|said| {
            let entry = parts.assumed.entry(said.clone());
            let at = entry.index() + 1;
            entry.or_default().push((number, kernel.kernel.clone()));
            at
        })
        .collect();
    let engines: Vec<&str> = kernel.engines.iter().map(|&one| engine(one)).collect();
    html! {
        dl.facts {
            dt { "Launch" }
            dd { (site_text(kernel)) }
            dt { "Holds for" }
            dd {
                (generality(kernel))
                @if !kernel.for_every.is_empty() {
                    "; whatever " code { (kernel.for_every.join(", ")) } " may be"
                }
            }
            @if let Some(site) = kernel.site.as_ref().filter(|site| !site.facts.is_empty()) {
                dt { "Known there" }
                dd { @for fact in &site.facts { code { (fact) } " " } }
            }
            @if !kernel.unchecked_arrays.is_empty() {
                dt { "Not checked" }
                dd { "races on " code { (kernel.unchecked_arrays.join(", ")) } }
            }
            @if !engines.is_empty() {
                dt { "Decided by" }
                dd { (engines.join(", ")) }
            }
            @if !assumed.is_empty() {
                dt { "Rests on" }
                dd { @for at in &assumed { a.chip href={ "#a" (at) } { "assumption " (at) } " " } }
            }
            @if let Some(operations) = kernel.operations {
                dt { "Operations" }
                dd { (operations) }
            }
            @if !kernel.timings.is_empty() {
                dt { "Time" }
                dd { (timings("", &kernel.timings)) }
            }
        }
    }
}

/// What the verdict is about.
fn generality(kernel: &KernelReport) -> &'static str {
    let sizes = || kernel.launch.block.iter().chain(&kernel.launch.grid);
    match kernel.verdict {
        Verdict::NoDefect => "this run alone",
        Verdict::Defect => "at least one launch, as told below",
        Verdict::Inconclusive => "nothing: it is neither proved nor refuted",
        Verdict::Proved if sizes().all(Option::is_none) => {
            "every legal launch, and all arguments that the assumptions allow"
        }
        Verdict::Proved if sizes().any(Option::is_none) => {
            "every launch of these sizes, where * is any size, and all arguments that the \
             assumptions allow"
        }
        Verdict::Proved => "this launch, and all arguments that the assumptions allow",
    }
}

fn engine(engine: Engine) -> &'static str {
    match engine {
        Engine::Protocol => "memory access protocols",
        Engine::TwoThread => "the two-thread verifier",
        Engine::Enumeration => "enumeration of all threads",
    }
}

/// Defects, races of equal values, and remarks.
fn findings(kernel: &KernelReport, sources: &mut Sources, parts: &mut Parts) -> Vec<Markup> {
    let mut all = Vec::new();
    for group in cause::groups(&kernel.defects) {
        let is_shown = |defect: &Defect| std::ptr::eq(defect, group.shown);
        let number = kernel.defects.iter().position(is_shown);
        let scene = kernel.scenes.iter().find(|one| one.defect == number);
        let finding = defect::Finding {
            kernel,
            defect: group.shown,
            class: match kernel.is_possible_only(group.shown) {
                true => "possible",
                false => "defect",
            },
            note: group.note(),
            scene: scene.filter(|_| number.is_some()),
        };
        all.push(finding.section(sources, parts));
    }
    for remark in kernel.benign_races.iter().chain(&kernel.remarks) {
        let finding = defect::Finding {
            kernel,
            defect: remark,
            class: "possible",
            note: None,
            scene: None,
        };
        all.push(finding.section(sources, parts));
    }
    all
}

fn reason(reason: &Reason, sources: &mut Sources, parts: &mut Parts) -> Markup {
    let marks: Vec<Mark> = (reason.span.iter())
        .flat_map(|span| Mark::with_calls(1, span, String::new()))
        .collect();
    html! {
        section.reason {
            h4 { "Not decided " (parts.code(reason.code())) }
            p { (prose(&reason.message)) }
            (excerpt::excerpts(&marks, sources))
        }
    }
}

fn required(requirements: &Requirements) -> Markup {
    html! {
        p.hint {
            @match &requirements.sufficient {
                Some(fact) => { "The kernel is proved where " code { (fact) } " is assumed." }
                None if requirements.arrays.is_empty() => {
                    "No condition on the launch was found with which the kernel is proved."
                }
                None => {
                    "What " code { (requirements.arrays.join(", ")) }
                    " holds decides where threads race."
                }
            }
        }
    }
}
