//! What is made of the command line itself: completions for shells, and the manual.

use std::io::{self, Write};

use clap::{Command, CommandFactory};
use clap_complete::Shell;

use super::args::Arguments;

/// Prints a script that completes commands and options.
///
/// # Errors
/// Standard output is closed.
pub fn completions(shell: Shell) -> io::Result<()> {
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut Arguments::command(), "warpproof", &mut text);
    io::stdout().lock().write_all(&text)
}

/// Prints the manual, the page of each command behind that of the program.
///
/// # Errors
/// Standard output is closed.
pub fn manual() -> io::Result<()> {
    let mut all = Arguments::command();
    all.build();
    let mut out = io::stdout().lock();
    for command in with_subcommands(&all) {
        clap_mangen::Man::new(command.clone()).render(&mut out)?;
    }
    out.flush()
}

fn with_subcommands(command: &Command) -> Vec<&Command> {
    let below = command.get_subcommands();
    let below = below.filter(|command| command.get_name() != "help");
    [command]
        .into_iter()
        .chain(below.flat_map(with_subcommands))
        .collect()
}
