//! `warpproof explain`: what a code means.

use std::io::{self, Write};

use super::args::ExplainArguments;
use super::exit::Exit;
use crate::codes::{Code, UnknownCode};

/// Prints the page of a code, or one line for each code.
///
/// # Errors
/// Standard output is closed.
pub fn run(arguments: &ExplainArguments, error_line: fn(&str)) -> io::Result<Exit> {
    let text = match &arguments.code {
        Some(word) => match word.parse::<Code>() {
            Ok(code) => code.page().to_owned(),
            Err(error) => {
                error_line(&refusal(&error));
                return Ok(Exit::Failure);
            }
        },
        None => Code::all().map(line).collect(),
    };
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(Exit::Proved)
}

fn line(code: Code) -> String {
    format!(
        "{code}  {:32}  {}\n",
        code.name(),
        code.summary().replace('\n', " ")
    )
}

fn refusal(error: &UnknownCode) -> String {
    format!("{error}; `warpproof explain --list` has all codes")
}
