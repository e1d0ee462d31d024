//! When text has colours: one setting for all that a run prints.

use std::io::IsTerminal;
use std::sync::OnceLock;

use clap::ValueEnum;
use codespan_reporting::term::termcolor::ColorChoice;

/// What `--color` says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Color {
    Auto,
    Always,
    Never,
}

static CHOSEN: OnceLock<Color> = OnceLock::new();

/// Sets it, before anything is printed.
pub fn choose(color: Color) {
    CHOSEN.get_or_init(|| color);
}

/// Are there colours in what goes to this stream?
pub fn of(stream: &impl IsTerminal) -> ColorChoice {
    match CHOSEN.get() {
        Some(Color::Always) => ColorChoice::AlwaysAnsi,
        Some(Color::Never) => ColorChoice::Never,
        Some(Color::Auto) | None if stream.is_terminal() => ColorChoice::Auto,
        Some(Color::Auto) | None => ColorChoice::Never,
    }
}
