//! What the preprocessor chooses of device code.

use std::fs;
use std::time::Instant;

use super::Job;
use crate::frontend::Source;
use crate::frontend::command::Side;
use crate::frontend::salvage::{self, Compiler};

/// What the preprocessor chooses of a file's device code, in words: each condition with its line.
/// Nothing where that is not known, as where a header is missing.
pub fn chosen_ways(source: &Source, deadline: Option<Instant>) -> Vec<String> {
    let text = fs::read(&source.path).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    if !salvage::may_choose(&text) {
        return Vec::new();
    }
    let preprocessed = || {
        let folder = tempfile::tempdir().ok()?;
        let dependencies = folder.path().join("dependencies");
        let job = Job::new(source, Side::Device, dependencies, deadline).ok()?;
        Compiler::preprocess(&job, &[])
    };
    let Some(preprocessed) = preprocessed() else {
        return Vec::new();
    };
    let ways = salvage::ways(&text, &source.path, &preprocessed).into_iter();
    let in_words = |way: salvage::Way| {
        let holds = match way.holds {
            true => "holds",
            false => "does not hold",
        };
        format!("`{}` {holds} (line {})", way.condition, way.line)
    };
    ways.map(in_words).collect()
}
