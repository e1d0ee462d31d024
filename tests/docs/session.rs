//! The commands of a page, and what they print.
//!
//! A block of `sh` is commands, one a line. A block of `console` is commands behind `$ ` and,
//! below each, all that it prints, where `…` stands for the rest of a line, or alone for any
//! lines; times may differ. A command's exit code is 0, or what its comment `# exits with N`
//! says. Blocks marked `sh setup` change the machine and are not run. A block of another language
//! is no command; with a file's name behind the language it is that file, for the commands of
//! the page.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::page::{Fence, Page};

const REST: char = '…';
const EXIT: &str = "# exits with ";

/// What blocks without commands are written in. Another name may hide commands.
const OTHERS: &[&str] = &["cuda", "elisp", "lua", "rust", "text", "toml", "yaml"];

/// A block of commands, run in a folder of its own.
pub struct Session {
    /// Page and line.
    place: String,
    files: Vec<(String, String)>,
    steps: Vec<Step>,
}

struct Step {
    command: String,
    exit: i32,
    /// `None` where the page does not show it.
    output: Option<Vec<String>>,
}

impl Session {
    pub fn all_of(page: &Page) -> Vec<Session> {
        let fences = page.fences();
        let files: Vec<(String, String)> = fences.iter().filter_map(file).collect();
        let session = |fence: &Fence| {
            let place = format!("{}:{}", page.path.display(), fence.line);
            let steps = steps(fence).unwrap_or_else(|error| panic!("{place}: {error}"));
            (!steps.is_empty()).then(|| Session {
                place,
                files: files.clone(),
                steps,
            })
        };
        fences.iter().filter_map(session).collect()
    }

    /// What does not come out as the page says.
    pub fn failures(&self) -> Vec<String> {
        let folder = self.folder();
        let failure = |step: &Step| {
            let difference = step.run(folder.path())?;
            Some(format!("{}: {}\n{difference}", self.place, step.command))
        };
        self.steps.iter().filter_map(failure).collect()
    }

    /// A folder that looks like the root of the repository, with the page's files.
    fn folder(&self) -> tempfile::TempDir {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        for name in ["benchmarks", "prelude", "scripts", "src", "tests"] {
            let link = folder.path().join(name);
            std::os::unix::fs::symlink(root.join(name), link).expect("a link");
        }
        for (name, text) in &self.files {
            std::fs::write(folder.path().join(name), text).expect("a file");
        }
        folder
    }
}

/// The name and the text of a block that is a file.
fn file(fence: &Fence) -> Option<(String, String)> {
    match fence.info.as_slice() {
        [language, name] if OTHERS.contains(&language.as_str()) => {
            Some((name.clone(), fence.text.clone()))
        }
        _ => None,
    }
}

/// The commands of a block that are to be run.
fn steps(fence: &Fence) -> Result<Vec<Step>, String> {
    let info: Vec<&str> = fence.info.iter().map(String::as_str).collect();
    match info.as_slice() {
        ["sh"] => Ok(fence.text.lines().map(|line| step(line, None)).collect()),
        ["console"] => shown_steps(fence),
        ["sh", "setup"] => Ok(Vec::new()),
        [language, ..] if OTHERS.contains(language) => Ok(Vec::new()),
        _ => Err(format!("no block begins with {info:?}")),
    }
}

fn shown_steps(fence: &Fence) -> Result<Vec<Step>, String> {
    let mut steps: Vec<Step> = Vec::new();
    for line in fence.text.lines() {
        if let Some(command) = line.strip_prefix("$ ") {
            steps.push(step(command, Some(Vec::new())));
        } else {
            let output = steps.last_mut().and_then(|step| step.output.as_mut());
            output.ok_or("output of no command")?.push(line.to_owned());
        }
    }
    Ok(steps)
}

fn step(command: &str, output: Option<Vec<String>>) -> Step {
    let exit = match command.split_once(EXIT) {
        Some((_, code)) => code.trim().parse().expect("an exit code"),
        None => 0,
    };
    Step {
        command: command.to_owned(),
        exit,
        output,
    }
}

impl Step {
    /// How the outcome differs from what the page says, if it does.
    fn run(&self, folder: &Path) -> Option<String> {
        let output = Command::new("bash")
            .args(["-c", &format!("exec 2>&1\n{}", self.command)])
            .current_dir(folder)
            .env("PATH", path_with_program())
            .output()
            .expect("bash is there");
        let printed = String::from_utf8_lossy(&output.stdout);
        let lines = without_end(printed.lines().map(str::to_owned).collect());
        let is_shown = |shown: &Vec<String>| agree(&without_end(shown.clone()), &lines);
        if output.status.code() == Some(self.exit) && self.output.as_ref().is_none_or(is_shown) {
            return None;
        }
        let exit = output.status;
        Some(format!("it ends with {exit} and prints:\n{printed}"))
    }
}

/// `PATH` with the folder of the program before all others.
fn path_with_program() -> std::ffi::OsString {
    let program = Path::new(env!("CARGO_BIN_EXE_warpproof"));
    let folder = program.parent().expect("a program lies in a folder");
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(PathBuf::from(folder)).chain(std::env::split_paths(&path));
    std::env::join_paths(folders).expect("folders without colons")
}

fn without_end(mut lines: Vec<String>) -> Vec<String> {
    while lines.last().is_some_and(|line| line.trim().is_empty()) {
        lines.pop();
    }
    lines
}

fn agree(shown: &[String], printed: &[String]) -> bool {
    let Some((first, others)) = shown.split_first() else {
        return printed.is_empty();
    };
    if first.chars().eq([REST]) {
        return (0..=printed.len()).any(|left_out| agree(others, &printed[left_out..]));
    }
    let Some((line, printed)) = printed.split_first() else {
        return false;
    };
    let is_same = match first.strip_suffix(REST) {
        Some(start) => line.starts_with(start),
        None => without_times(first) == without_times(line),
    };
    is_same && agree(others, printed)
}

/// The line with any numbers of seconds alike.
fn without_times(line: &str) -> String {
    let words: Vec<&str> = line.split_whitespace().collect();
    let is_time = |at: usize| {
        let unit = words.get(at + 1).copied();
        words[at].parse::<f64>().is_ok() && matches!(unit, Some("s" | "ms"))
    };
    if !(0..words.len()).any(is_time) {
        return line.trim_end().to_owned();
    }
    let mask = |at: usize| if is_time(at) { "_" } else { words[at] };
    let masked: Vec<&str> = (0..words.len()).map(mask).collect();
    masked.join(" ")
}
