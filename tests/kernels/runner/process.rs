//! Runs the built binary on one kernel.

use std::fs::File;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Above any time limit of the tool's own; only a hang gets there.
const LIMIT: Duration = Duration::from_secs(300);

/// What one run of the binary left behind.
#[derive(Debug)]
pub struct Run {
    /// `None` where a signal ended the process.
    pub exit_code: Option<i32>,
    pub stdout: String,
    pub stderr: String,
}

/// `warpproof verify FILE --format json OPTIONS`; `WARPPROOF_TEST_OPTIONS` adds
/// options, so that the whole suite can be run with another solver or limit.
///
/// # Errors
///
/// Says why the process could not be run, or that it hung.
pub fn verify(file: &Path, options: &[String]) -> Result<Run, String> {
    let temporary = tempfile::tempdir().map_err(|error| error.to_string())?;
    let (out, err) = (temporary.path().join("out"), temporary.path().join("err"));
    let extra = std::env::var("WARPPROOF_TEST_OPTIONS").unwrap_or_default();
    let mut child = Command::new(env!("CARGO_BIN_EXE_warpproof"))
        .arg("verify")
        .arg(file)
        .args(["--format", "json"])
        .args(extra.split_whitespace())
        .args(options)
        .stdin(Stdio::null())
        .stdout(File::create(&out).map_err(|error| error.to_string())?)
        .stderr(File::create(&err).map_err(|error| error.to_string())?)
        .spawn()
        .map_err(|error| error.to_string())?;

    let start = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().map_err(|error| error.to_string())? {
            break status;
        }
        if start.elapsed() > LIMIT {
            child
                .kill()
                .and_then(|()| child.wait())
                .map_err(|error| error.to_string())?;
            return Err(format!("no answer in {} s", LIMIT.as_secs()));
        }
        std::thread::sleep(Duration::from_millis(5));
    };
    let read = |path: &Path| {
        std::fs::read(path)
            .map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
            .map_err(|error| error.to_string())
    };
    Ok(Run {
        exit_code: status.code(),
        stdout: read(&out)?,
        stderr: read(&err)?,
    })
}
