//! The files of a program whose device code is linked where a kernel needs what its own file only
//! declares.

use std::fs;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use crate::frontend::{self, Bitcode, Language, Source};
use crate::llvm;

/// The files of a program. One is compiled when its device code is needed first.
#[derive(Default)]
pub struct Parts(Vec<(Source, OnceLock<Option<Part>>)>);

struct Part {
    code: llvm::Part,
    /// It is the main file of a program.
    has_main: bool,
    /// Nothing was left out of the code, and no header stood in for.
    is_whole: bool,
}

/// The device code of a file, with what was found in others.
pub struct Linked {
    pub bitcode: Bitcode,
    /// The files that were looked at for it, whether something was found there or not: with these
    /// it is the same again.
    pub others: Vec<Source>,
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
    /// within the limit. What does not compile has nothing that others need, but may have what takes
    /// the place of their own.
    pub fn linked(&self, source: &Source, own: Bitcode, limit: Option<Duration>) -> Linked {
        let is_linkable = matches!(source.language, Language::Cuda | Language::Hip);
        let others = self.0.iter().filter(|(other, _)| is_other(source, other));
        let others: Vec<&Source> = others.map(|(other, _)| other).collect();
        let needs_others = || llvm::needs_others(&own.bytes).unwrap_or_default();
        if !is_linkable || others.is_empty() || !needs_others() {
            let others = Vec::new();
            let bitcode = own;
            return Linked { bitcode, others };
        }
        Linked {
            bitcode: self.with_others(source, own, limit),
            others: others.into_iter().cloned().collect(),
        }
    }

    fn with_others(&self, source: &Source, own: Bitcode, limit: Option<Duration>) -> Bitcode {
        let others = self.0.iter().filter(|(other, _)| is_other(source, other));
        let Some(first) = Part::new(source, own.clone(), limit) else {
            return own;
        };
        let mut parts: Vec<&llvm::Part> = Vec::new();
        let mut unread = None;
        for (other, part) in others {
            let part = part.get_or_init(|| {
                let compiled = frontend::compile_until(other, deadline(limit)).ok()?;
                Part::new(other, compiled, limit)
            });
            let belongs = |part: &Part| !(part.has_main && first.has_main);
            let may_have_more = |part: &Part| belongs(part) && !part.is_whole;
            if part.as_ref().is_none_or(may_have_more) {
                let path = other.path.display();
                unread.get_or_insert_with(|| format!("{path} does not compile as a whole"));
            }
            // Others are another program's.
            let Some(part) = part.as_ref().filter(|part| belongs(part)) else {
                continue;
            };
            // One file may be compiled in several ways.
            if !parts.iter().any(|known| known.is_same(&part.code)) {
                parts.push(&part.code);
            }
        }
        let link = |parts: &[_], unread: Option<&str>| llvm::link(&first.code, parts, unread);
        let linked = link(&parts, unread.as_deref()).or_else(|error| {
            let why = format!("the files of the program cannot be linked ({error})");
            link(&[], Some(&why))
        });
        let (more, bytes) = match linked {
            Ok(linked) => (linked.assumptions, linked.bitcode),
            // It is no valid code, nor is it for what reads it next.
            Err(_) => (Vec::new(), own.bytes),
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
    fn new(source: &Source, compiled: Bitcode, limit: Option<Duration>) -> Option<Part> {
        let is_whole = compiled.assumptions.is_empty();
        let text = fs::read(&source.path).unwrap_or_default();
        let may_have_main = String::from_utf8_lossy(&text).contains("main");
        Some(Part {
            code: llvm::Part::new(source.path.display().to_string(), compiled.bytes).ok()?,
            has_main: may_have_main && frontend::has_main(source, deadline(limit)),
            is_whole,
        })
    }
}
