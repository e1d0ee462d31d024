//! The documentation of the codes that a page names.

use std::collections::BTreeSet;

use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use crate::codes::Code;

/// The pages of these codes, each folded.
pub fn pages(codes: &BTreeSet<Code>) -> Markup {
    html! {
        @if !codes.is_empty() {
            section aria-labelledby="codes-title" {
                h2 #codes-title { "Codes" }
                @for &code in codes {
                    details.page {
                        summary { b { (code) } " " (code.name()) }
                        // A link to what is folded unfolds it.
                        div id=(code) tabindex="-1" { (PreEscaped(markup(code.page()))) }
                    }
                }
            }
        }
    }
}

/// Markdown as HTML: without its title, headings below those of the page, and with the text of
/// links alone, which lead to files that are not here.
fn markup(page: &str) -> String {
    let text = page.split_once("\n\n").map_or(page, |(_, text)| text);
    let events = Parser::new_ext(text, Options::ENABLE_TABLES).filter_map(|event| match event {
        Event::Start(Tag::Link { .. } | Tag::Image { .. })
        | Event::End(TagEnd::Link | TagEnd::Image) => None,
        Event::Start(Tag::Heading { .. }) => Some(Event::Html("<h3>".into())),
        Event::End(TagEnd::Heading(_)) => Some(Event::Html("</h3>".into())),
        Event::Html(raw) | Event::InlineHtml(raw) => Some(Event::Text(raw)),
        other => Some(other),
    });
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, events);
    html
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_becomes_html_without_links() {
        for code in Code::all() {
            let html = markup(code.page());
            assert!(html.contains("<p>") && html.contains("<h3>"), "{code}");
            let bare = ["<a ", "href", "src=", "<h1", "<h2", "```"];
            assert!(
                !bare.iter().any(|word| html.contains(word)),
                "{code}: {html}"
            );
        }
    }

    #[test]
    fn html_in_markdown_is_text() {
        let html = markup("# T\n\n<script>x</script> a <b>c</b>\n");
        assert!(!html.contains("<script") && !html.contains("<b>"), "{html}");
    }
}
