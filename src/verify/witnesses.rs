//! Files with the runs that show defects, for `warpproof replay`.

use std::path::Path;

use super::kernel::Verified;
use crate::frontend::Source;
use crate::kir::Kernel;
use crate::replay::witness::{self, Origin};
use crate::report::witness::File;

/// Where the runs of a file's kernels go, if anywhere.
pub struct Witnesses<'a> {
    source: &'a Source,
    /// The other files that the kernels' code may be of.
    linked: Vec<Source>,
    folder: Option<&'a Path>,
    /// Why there are no more.
    pub error: Option<String>,
}

impl<'a> Witnesses<'a> {
    pub fn new(
        (source, linked): (&'a Source, Vec<Source>),
        folder: Option<&'a Path>,
    ) -> Witnesses<'a> {
        Witnesses {
            source,
            linked,
            folder,
            error: None,
        }
    }

    /// Writes a file for each defect that a run shows, `KERNEL-N.json`, until one cannot be written.
    pub fn write(&mut self, kernel: &Kernel, verified: &Verified) {
        if let (Some(folder), None) = (self.folder, &self.error) {
            self.error = written(&self.origin(), kernel, verified, folder).err();
        }
    }

    fn origin(&self) -> Origin {
        let named = |source: &Source| File {
            file: source.path.display().to_string(),
            clang_args: source.clang_args.clone(),
        };
        let File { file, clang_args } = named(self.source);
        Origin {
            file,
            language: self.source.language.option().to_owned(),
            clang_args,
            linked: self.linked.iter().map(named).collect(),
        }
    }
}

/// # Errors
/// What cannot be written, in words.
fn written(
    origin: &Origin,
    kernel: &Kernel,
    verified: &Verified,
    folder: &Path,
) -> Result<(), String> {
    let failed = |path: &Path, error: std::io::Error| {
        format!(
            "the witness {} cannot be written: {error}; the report is complete without it",
            path.display()
        )
    };
    std::fs::create_dir_all(folder).map_err(|error| failed(folder, error))?;
    let defects = verified.report.defects.iter().zip(&verified.shown_by);
    let contradiction = verified.contradiction.iter();
    let contradiction = contradiction.map(|shown| (&shown.defect, &shown.shown_by));
    for (number, (defect, attempt)) in defects.chain(contradiction).enumerate() {
        let Some(attempt) = attempt else { continue };
        // Names of templates have characters that file systems do not like.
        let plain = |c: char| match c.is_ascii_alphanumeric() {
            true => c,
            false => '_',
        };
        let name: String = kernel.name.chars().map(plain).collect();
        let path = folder.join(format!("{name}-{}.json", number + 1));
        let witness = witness::write(origin, kernel, attempt, defect);
        let mut text = Vec::new();
        let written = witness.write(&mut text);
        let written = written.and_then(|()| std::fs::write(&path, text));
        written.map_err(|error| failed(&path, error))?;
    }
    Ok(())
}
