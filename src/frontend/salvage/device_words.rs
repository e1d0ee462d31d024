//! The words that say where code runs, and the macros that stand for such words.

use std::collections::BTreeSet;

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
    let mut bodies: Vec<(String, BTreeSet<String>)> = Vec::new();
    for line in defined.lines() {
        let Some(rest) = line.strip_prefix("#define ") else {
            continue;
        };
        let end = rest
            .find(|c: char| !c.is_ascii_alphanumeric() && c != '_')
            .unwrap_or(rest.len());
        let (name, body) = rest.split_at(end);
        let words = body
            .split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
            .filter(|word| !word.is_empty());
        bodies.push((name.to_owned(), words.map(str::to_owned).collect()));
    }
    let mut found: BTreeSet<String> = BTreeSet::new();
    loop {
        let before = found.len();
        for (name, words) in &bodies {
            let marked = words
                .iter()
                .any(|word| is_device_word(word) || found.contains(word));
            if marked && !found.contains(name) {
                found.insert(name.clone());
            }
        }
        if found.len() == before {
            return found;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::device_macros;

    #[test]
    fn macros_of_macros_are_known() {
        let defined = "#define A __device__ inline\n#define B(x) A x\n#define C 1\n";
        let found: Vec<String> = device_macros(defined).into_iter().collect();
        assert_eq!(found, ["A", "B"]);
    }
}
