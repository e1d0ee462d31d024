//! The words that say where code runs, and the macros that stand for such words.

use std::collections::BTreeSet;

use super::macros::standing_for;

const DEVICE_WORDS: [&str; 10] = [
    "__global__",
    "__device__",
    "__constant__",
    "__shared__",
    "__managed__",
    "__attribute__",
    "__declspec",
    "constexpr",
    "consteval",
    "__kernel",
];

pub(super) fn is_device_word(word: &str) -> bool {
    DEVICE_WORDS.contains(&word)
}

/// The macros that say where code runs, or that stand for those that do.
pub(super) fn device_macros(defined: &str) -> BTreeSet<String> {
    standing_for(defined, is_device_word)
}
