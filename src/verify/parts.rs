//! The files of a program whose device code is linked where a kernel needs what its own file only
//! declares.

use std::fs;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use crate::frontend::{self, Bitcode, Language, Source};
use crate::llvm::{self, Linked};

/// The files of a program. One is compiled when its device code is needed first.
#[derive(Default)]
pub struct Parts(Vec<(Source, OnceLock<Option<Part>>)>);

struct Part {
    code: llvm::Part,
    /// It is the main file of a program.
    has_main: bool,
}

impl Parts {
    pub fn new(sources: &[Source]) -> Parts {
        Parts(
            sources
                .iter()
                .cloned()
                .map(|s| (s, OnceLock::new()))
                .collect(),
        )
    }

    /// The device code of a file, with what its kernels need of others, each of which is compiled
    /// within the limit. What does not compile has nothing that others need.
    pub fn linked(&self, source: &Source, own: Bitcode, limit: Option<Duration>) -> Bitcode {
        let is_linkable = matches!(source.language, Language::Cuda | Language::Hip);
        let others = || self.0.iter().filter(|(other, _)| is_other(source, other));
        let needs_others = || llvm::needs_others(&own.bytes).unwrap_or_default();
        if !is_linkable || others().next().is_none() || !needs_others() {
            return own;
        }
        let Some(first) = Part::new(source, own.bytes.clone(), limit) else {
            return own;
        };
        let mut paths = Vec::new();
        let mut parts = Vec::new();
        for (other, part) in others() {
            // One file may be compiled in several ways.
            if paths.contains(&&other.path) {
                continue;
            }
            paths.push(&other.path);
            let part = part.get_or_init(|| {
                let compiled = frontend::compile_until(other, deadline(limit)).ok()?;
                Part::new(other, compiled.bytes, limit)
            });
            // Another program's.
            let belongs = |part: &&Part| !(part.has_main && first.has_main);
            parts.extend(part.as_ref().filter(belongs).map(|part| &part.code));
        }
        let (more, bytes) = match llvm::link(&first.code, &parts) {
            Ok(Linked {
                bitcode,
                assumptions,
            }) => (assumptions, bitcode),
            Err(error) => {
                let why = format!("the files of the program cannot be linked: {error}");
                (vec![why], own.bytes)
            }
        };
        Bitcode {
            bytes,
            assumptions: own.assumptions.into_iter().chain(more).collect(),
            ..own
        }
    }
}

fn is_other(source: &Source, other: &Source) -> bool {
    other.language == source.language && other.path != source.path
}

fn deadline(limit: Option<Duration>) -> Option<Instant> {
    limit.map(|limit| Instant::now() + limit)
}

impl Part {
    fn new(source: &Source, bitcode: Vec<u8>, limit: Option<Duration>) -> Option<Part> {
        let text = fs::read(&source.path).unwrap_or_default();
        let may_have_main = String::from_utf8_lossy(&text).contains("main");
        Some(Part {
            code: llvm::Part::new(source.path.display().to_string(), bitcode).ok()?,
            has_main: may_have_main && frontend::has_main(source, deadline(limit)),
        })
    }
}
