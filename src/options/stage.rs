//! Stages of the pipeline that can be shown as text.

use std::sync::LazyLock;

use clap::ValueEnum;
use clap::builder::PossibleValue;

use crate::transform::PASSES;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// What the host code launches.
    Launches,
    /// The kernel IR, as the engines are given it.
    Kir,
    /// The kernel IR after one of the passes over it: an index of [`PASSES`].
    KirAfter(usize),
    /// The kernel as an IVL program for one thread.
    Ivl,
    /// After uniformity analysis and predication.
    Predicated,
    /// After race instrumentation.
    Instrumented,
    /// The sequential program of two threads, with invariant candidates.
    Dual,
    /// The verification condition, as the solver reads it.
    Vc,
}

impl ValueEnum for Stage {
    fn value_variants<'a>() -> &'a [Stage] {
        static ALL: LazyLock<Vec<Stage>> = LazyLock::new(|| {
            let passes = (0..PASSES.len()).map(Stage::KirAfter);
            let after = [
                Stage::Ivl,
                Stage::Predicated,
                Stage::Instrumented,
                Stage::Dual,
                Stage::Vc,
            ];
            [Stage::Launches, Stage::Kir]
                .into_iter()
                .chain(passes)
                .chain(after)
                .collect()
        });
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let (name, help) = match *self {
            Stage::Launches => (
                "launches",
                "What the host code launches, and what is known there",
            ),
            Stage::Kir => ("kir", "The kernel IR, inlined"),
            Stage::KirAfter(pass) => (PASSES[pass].stage, PASSES[pass].about),
            Stage::Ivl => ("ivl", "The kernel as an IVL program for one thread"),
            Stage::Predicated => ("predicated", "After uniformity analysis and predication"),
            Stage::Instrumented => ("instrumented", "After race instrumentation"),
            Stage::Dual => (
                "dual",
                "The sequential program of two threads, with invariant candidates",
            ),
            Stage::Vc => ("vc", "The verification condition, as the solver reads it"),
        };
        Some(PossibleValue::new(name).help(help))
    }
}
