//! The frame of a page: what it looks like, what it says of itself, the pages of its codes.

use std::collections::BTreeSet;

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::codes;
use crate::codes::Code;

/// A whole page.
pub fn page(title: &str, summary: &str, body: &Markup, codes: &BTreeSet<Code>) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="referrer" content="no-referrer";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                title { (title) ": " (summary) }
                link rel="icon" href="data:,";
                style { (PreEscaped(STYLE)) }
            }
            body {
                a.skip href="#main" { "Skip to the results" }
                header {
                    div {
                        h1 { (title) }
                        p { (summary) }
                    }
                    button #theme type="button" hidden { "Dark or light" }
                }
                main #main tabindex="-1" {
                    (body)
                    (codes::pages(codes))
                }
                footer {
                    p {
                        "Warpproof " (env!("CARGO_PKG_VERSION")) ". "
                        kbd { "j" } " and " kbd { "k" } " go to the next finding and back."
                    }
                }
                script { (PreEscaped(SCRIPT)) }
            }
        }
    }
}

const STYLE: &str = include_str!("style.css");
const SCRIPT: &str = include_str!("script.js");

/// Nothing is loaded, whatever the page holds.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; \
                      img-src data:; base-uri 'none'; form-action 'none'";
