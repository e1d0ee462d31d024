//! Standard input as a file to verify: `warpproof verify - --language cuda`, or under the name of
//! a file that an editor has changed: `warpproof verify - --stdin-filename k.cu`.

use std::io::Read;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use super::args::Input;
use crate::frontend::Source;
use crate::options::VerifyOptions;
use crate::report::model::{KernelReport, Report};
use crate::report::standard_input;

/// What a user names it by.
pub const WORD: &str = "-";

/// A copy of standard input, which is there as long as this.
pub struct StandardInput {
    copy: PathBuf,
    /// What reports call it.
    name: PathBuf,
    _folder: TempDir,
}

impl StandardInput {
    /// Reads it where one of the inputs is standard input, which is the copy then. It is called
    /// like the file that its source names, if that is another one than `-`, and includes what
    /// that file does.
    ///
    /// # Errors
    /// It cannot be read, or is named more than once; in words.
    pub fn of(
        inputs: &mut [Input],
        options: &VerifyOptions,
    ) -> Result<Option<StandardInput>, String> {
        let mut named = inputs.iter_mut().filter(|one| one.path == Path::new(WORD));
        let (first, second) = (named.next(), named.next());
        let Some(input) = first else { return Ok(None) };
        if second.is_some() {
            return Err("standard input is one file: name it once".to_owned());
        }
        if options.witness.is_some() {
            return Err(
                "a witness names the kernel's file: `--witness` goes with no standard \
                        input"
                    .to_owned(),
            );
        }
        let Ok(source) = &mut input.source else {
            return Err("standard input has no name that tells its language: give \
                        `--language`"
                .to_owned());
        };
        let read = StandardInput::read(source);
        let read = read.map_err(|error| format!("standard input cannot be read: {error}"))?;
        input.path.clone_from(&read.name);
        Ok(Some(read))
    }

    fn read(source: &mut Source) -> std::io::Result<StandardInput> {
        let mut bytes = Vec::new();
        std::io::stdin().lock().read_to_end(&mut bytes)?;
        let folder = tempfile::tempdir()?;
        let is_named = source.path != Path::new(WORD);
        let name = match is_named {
            true => source.path.clone(),
            false => PathBuf::from(standard_input::NAME),
        };
        let copy = folder.path().join(name.file_name().unwrap_or_default());
        std::fs::write(&copy, &bytes)?;
        let text = String::from_utf8_lossy(&bytes).into_owned();
        standard_input::set(name.display().to_string(), text);
        // Places in the source are then told as those of standard input.
        let mut shown = String::new();
        if is_named {
            let above = std::path::absolute(&name)?;
            let above = above.parent().unwrap_or(Path::new("/"));
            let quoted = ["-iquote".to_owned(), above.display().to_string()];
            source.clang_args.extend(quoted);
            shown = name.parent().map_or(shown, |of| of.display().to_string());
        }
        if !shown.is_empty() && !shown.ends_with('/') {
            shown.push('/');
        }
        let map = format!("-fdebug-prefix-map={}/={shown}", folder.path().display());
        source.clang_args.push(map);
        source.path.clone_from(&copy);
        Ok(StandardInput {
            copy,
            name,
            _folder: folder,
        })
    }

    /// Calls the copy what it is a copy of.
    pub fn rename(&self, report: &mut Report) {
        let copy = self.copy.display().to_string();
        if report.file == copy {
            report.file = self.name.display().to_string();
        }
        for skipped in &mut report.skipped {
            if skipped.span.file == copy {
                skipped.span.file = self.name.display().to_string();
            }
        }
        for change in &mut report.changes {
            change.patch = self.rename_in(&change.patch);
        }
    }

    /// The same in what is said of a kernel.
    pub fn rename_in_kernel(&self, kernel: &mut KernelReport) {
        let said = kernel.assumptions.iter_mut().chain(&mut kernel.warnings);
        let said = said.map(|said| &mut said.text);
        let reasons = kernel.reasons.iter_mut().map(|reason| &mut reason.message);
        for text in said.chain(reasons) {
            *text = self.rename_in(text);
        }
    }

    /// The same in a message.
    pub fn rename_in(&self, text: &str) -> String {
        let name = self.name.display().to_string();
        text.replace(&self.copy.display().to_string(), &name)
    }
}
