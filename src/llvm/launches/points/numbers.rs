//! Functions of libraries that read numbers from texts, and write them where they are told: `scanf` and `>>`.

use super::effects::Libraries;
use crate::llvm::handle::Val;
use crate::llvm::launches::library;

/// Where such a call writes numbers, each as large as a pointer at most.
pub(super) fn written_by(libraries: &Libraries, call: Val) -> Vec<Val> {
    let Some(name) = call.called_name() else {
        return Vec::new();
    };
    let is_of_stream = || NUMBERS.iter().any(|part| name.contains(part));
    let args = call.call_args();
    if call.callee().is_some_and(|callee| libraries.keep(callee)) && is_of_stream() {
        return args.into_iter().skip(1).take(1).collect();
    }
    match scanned(call, &name) {
        Some(first) => args.into_iter().skip(first).collect(),
        None => Vec::new(),
    }
}

/// Does the call read numbers alone?
pub(super) fn scans_numbers(call: Val, name: &str) -> bool {
    scanned(call, name).is_some()
}

/// The first argument behind the format, where that asks for numbers alone.
fn scanned(call: Val, name: &str) -> Option<usize> {
    let of_stream = !name.ends_with("_scanf") && name != "scanf";
    let format = *call
        .call_args()
        .get(usize::from(of_stream))
        .filter(|_| library::is_scanning(name))?;
    let is_literal =
        format.is_variable() && format.is_global_constant() && format.opcode().is_none();
    let text = is_literal.then(|| format.initializer())??;
    let letters = (0..).map_while(|index| text.constant_element(index)?.int_constant());
    let letters: Vec<u8> = letters
        .map_while(|letter| u8::try_from(letter).ok())
        .collect();
    asks_for_numbers(&letters).then_some(usize::from(of_stream) + 1)
}

fn asks_for_numbers(format: &[u8]) -> bool {
    let mut directives = format.split(|letter| *letter == b'%').skip(1);
    directives.all(|directive| {
        let is_detail = |letter: &&u8| letter.is_ascii_digit() || b"*hlLjzt".contains(letter);
        let kind = directive.iter().find(|letter| !is_detail(letter));
        kind.is_none_or(|kind| b"diouxXeEfFgGaA".contains(kind))
    })
}

/// Parts of the names of functions of streams that write numbers as large as pointers.
const NUMBERS: [&str; 5] = [
    "_M_extractI",
    "_ZNSirsERl",
    "_ZNSirsERm",
    "_ZNSirsERx",
    "_ZNSirsERy",
];

#[cfg(test)]
mod tests {
    use super::asks_for_numbers;

    #[test]
    fn formats_of_numbers() {
        assert!(asks_for_numbers(b"%d %lu,%*3f%%\0"));
        assert!(asks_for_numbers(b"no directive"));
        for format in ["%s", "%16c", "%[a-z]", "%p", "%d%n", "%ms", "%%%s"] {
            assert!(!asks_for_numbers(format.as_bytes()), "{format}");
        }
    }
}
