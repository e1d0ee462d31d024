//! The engines, behind one seam: each looks at kinds of pairs of threads of a kernel and
//! says what it finds. None prints, chooses another, or knows how it is asked.

pub mod assume;
pub(crate) mod believable;
pub(crate) mod contents;
pub(crate) mod enumeration;
mod floats;
pub(crate) mod given;
pub mod implied;
pub(crate) mod numbers;
pub(crate) mod phased;
pub mod protocol;
pub(crate) mod quantities;
pub(crate) mod solving;
pub mod twothread;

use std::collections::BTreeSet;
use std::io;
use std::time::Instant;

use crate::analysis::convergence;
use crate::analysis::uniformity::Pairing;
use crate::evidence::Evidence;
use crate::kir::launch::Launch;
use crate::kir::{Kernel, Module, ObjectId};
use crate::options::VerifyOptions;
use crate::report::model;
use given::Given;

/// A way to decide whether threads race or diverge.
pub trait Engine: Sync {
    /// Whom reports name.
    fn name(&self) -> model::Engine;

    /// Is this kind of pair of threads one that the engine looks at?
    fn takes(&self, subject: &Subject, pair: Pair) -> bool;

    /// Looks at kinds of pairs that the engine takes.
    ///
    /// # Errors
    /// What the machine lacks. What the engine cannot decide is evidence.
    fn attempt(
        &self,
        subject: &Subject,
        pairs: &[Pair],
        budget: &Budget,
    ) -> Result<Evidence, Error>;
}

/// The engines that are asked first where several are, one after the other: without
/// invariants, and for all pairs at once.
pub const EARLY: [&dyn Engine; 2] = [
    &enumeration::Enumeration { brief: true },
    &protocol::Protocols { brief: true },
];

/// The same, which are asked again then where they had too little time at first.
pub const PATIENT: [&dyn Engine; 2] = [
    &enumeration::Enumeration { brief: false },
    &protocol::Protocols { brief: false },
];

/// The engines for what is open then; the first that takes a pair looks at it.
pub const OTHERS: [&dyn Engine; 2] = [&phased::Phased, &twothread::TwoThreads];

/// What the machine lacks.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// No solver is installed, or not the one that the user asks for.
    #[error("{0}")]
    NoSolver(String),
    /// Threads or memory.
    #[error("{0}")]
    Resources(#[from] io::Error),
}

/// What is to be proved.
#[derive(Clone, Copy)]
pub struct Subject<'a> {
    pub module: &'a Module,
    /// A kernel of the module, or an equal one in another form.
    pub kernel: &'a Kernel,
    pub launch: &'a Launch,
    pub given: &'a Given,
    pub options: &'a VerifyOptions,
}

/// What an engine may use, and what it need not find out.
#[derive(Clone, Copy, Default)]
pub struct Budget<'a> {
    pub deadline: Option<Instant>,
    /// Another engine looks at what this one leaves open.
    pub others_follow: bool,
    /// By kind of pair: objects that are known to be free of races.
    pub race_free: &'a [(Pairing, BTreeSet<ObjectId>)],
}

/// One kind of pair of threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    pub pairing: Pairing,
    /// There is one thread to be looked at, which has nothing to race with.
    pub alone: bool,
}

impl Pair {
    pub fn describe(self) -> &'static str {
        match self.pairing {
            Pairing::SameBlock => "two threads of one block",
            Pairing::DifferentBlocks => "two threads of different blocks",
            Pairing::SameWarp => "two threads of one warp",
        }
    }
}

/// The pairs of threads that the launch has. Those of a warp are looked at by themselves
/// where it is not plain that they come together to the operations of warps.
pub fn pairs(kernel: &Kernel, launch: &Launch, options: &VerifyOptions) -> Vec<Pair> {
    let mut pairings = Vec::new();
    if launch.threads() != Some(1) {
        pairings.push(Pairing::SameBlock);
    }
    if launch.blocks() != Some(1) && !options.only_intra_block {
        pairings.push(Pairing::DifferentBlocks);
    }
    let alone = pairings.is_empty();
    let mut pairs: Vec<Pair> = pairings
        .into_iter()
        .map(|pairing| Pair { pairing, alone })
        .collect();
    if alone {
        let pairing = Pairing::SameBlock;
        pairs.push(Pair { pairing, alone });
    }
    if convergence::is_open(kernel, launch) {
        pairs.push(Pair {
            pairing: Pairing::SameWarp,
            alone: false,
        });
    }
    pairs
}
