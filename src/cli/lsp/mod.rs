//! `warpproof lsp`: kernels are verified while they are edited, by the Language Server Protocol.
//!
//! One thread reads what the client says (`transport`), one serves it (`server`), and every run is
//! a child process with the text of the editor on its standard input (`tool`): it is stopped by
//! being killed, and whatever becomes of it the server stays. What is said of a report is made by
//! a file each: `diagnostics`, `lens`, `hover`, `actions`.

mod actions;
mod clang;
mod diagnostics;
mod document;
mod edits;
mod hover;
mod lens;
mod pages;
mod places;
mod requests;
mod server;
mod settings;
mod tool;
mod transport;

use std::io::{BufRead, Write};
use std::path::Path;

use server::Server;

/// How a session ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The client asked to shut down, and then to exit.
    Asked,
    /// It asked to exit at once, or went away.
    Lost,
}

/// Serves one client until it goes away. `program` is what verifies.
pub fn serve(
    program: &Path,
    input: impl BufRead + Send + 'static,
    output: impl Write + 'static,
) -> End {
    let (events, received) = std::sync::mpsc::channel();
    let of_client = events.clone();
    let reader = std::thread::Builder::new();
    // Where there can be no threads, the channel's other end is gone and the session over.
    let _ = reader.spawn(move || transport::read(input, &of_client));
    Server::new(program, Box::new(output), events).run(&received)
}
