//! `warpproof --version`: ours, and those of the programs that it starts.

use std::io::{self, Write};

use crate::verify::tools;

/// Prints our version, and with `all` those of LLVM and of solvers, or that they are absent.
///
/// # Errors
/// Standard output is closed.
pub fn print(all: bool) -> io::Result<()> {
    let mut text = format!("warpproof {}\n", env!("CARGO_PKG_VERSION"));
    for tool in all.then(tools).into_iter().flatten() {
        let path = tool.path.map_or(String::new(), |path| format!(" ({path})"));
        text += &match tool.version {
            Ok(version) => format!("{} {version}{path}\n", tool.name),
            Err(error) => {
                let error = error.lines().next().unwrap_or_default().to_owned();
                format!("{}: none: {error}\n", tool.name)
            }
        };
    }
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}
