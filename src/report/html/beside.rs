//! What there is to say of a file beside its kernels.

use maud::{Markup, html};

use super::excerpt::{self, Mark};
use super::{Parts, prose};
use crate::report::model::{Change, Notice};
use crate::report::sources::Sources;

/// What is good to know of the file, at its line.
pub fn notice(notice: &Notice, sources: &mut Sources, parts: &mut Parts) -> Markup {
    let marks = Mark::with_calls(1, &notice.span, String::new());
    html! {
        section.notice {
            p.warning { b { "Warning " } (parts.code(notice.id)) " " (prose(&notice.text)) }
            (excerpt::excerpts(&marks, sources))
        }
    }
}

/// A change of the source with which a kernel is proved.
pub fn change(change: &Change) -> Markup {
    let class = |line: &str| match line.chars().next() {
        Some('+') if !line.starts_with("+++") => "plus",
        Some('-') if !line.starts_with("---") => "minus",
        _ => "same",
    };
    html! {
        section.change {
            h3 { "With this change " code { (change.kernel) } " is proved" }
            @for caution in &change.cautions { p { (prose(caution)) } }
            pre.patch.scroll tabindex="0" {
                @for line in change.patch.lines() { span class=(class(line)) { (line) "\n" } }
            }
        }
    }
}
