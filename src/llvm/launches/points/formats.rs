//! Functions of libraries of which a format says what they do: those that read numbers from texts, and write them where
//! they are told (`scanf`, and `>>` by its name), and those that print.

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

/// Does the call print texts and numbers, and no addresses?
pub(super) fn prints_no_address(call: Val, name: &str) -> bool {
    let printing = PRINTING.iter().find(|(printing, _)| *printing == name);
    let format = printing.and_then(|(_, format)| text(call, *format));
    format.is_some_and(|format| asks_for(&format, TEXTS))
}

/// The first argument behind the format, where that asks for numbers alone.
fn scanned(call: Val, name: &str) -> Option<usize> {
    let of_stream = !name.ends_with("_scanf") && name != "scanf";
    let index = usize::from(of_stream);
    let format = library::is_scanning(name).then(|| text(call, index))??;
    asks_for(&format, NUMERALS).then_some(index + 1)
}

/// The letters of a literal argument.
fn text(call: Val, index: usize) -> Option<Vec<u8>> {
    let text = *call.call_args().get(index)?;
    let is_literal = text.is_variable() && text.is_global_constant() && text.opcode().is_none();
    let letters = is_literal.then(|| text.initializer())??;
    let letters = (0..).map_while(|index| letters.constant_element(index)?.int_constant());
    Some(
        letters
            .map_while(|letter| u8::try_from(letter).ok())
            .collect(),
    )
}

/// Are all conversions of a format of these kinds?
fn asks_for(format: &[u8], kinds: &[u8]) -> bool {
    let is_detail = |letter: &&u8| letter.is_ascii_digit() || b"*.+-#hlLjzt ".contains(letter);
    let mut letters = format.iter();
    while letters.any(|letter| *letter == b'%') {
        let kind = letters.by_ref().find(|letter| !is_detail(letter));
        if kind.is_some_and(|kind| *kind != b'%' && !kinds.contains(kind)) {
            return false;
        }
    }
    true
}

/// Conversions of numbers, and of texts as well.
const NUMERALS: &[u8] = b"diouxXeEfFgGaA";
const TEXTS: &[u8] = b"diouxXeEfFgGaAcs";
/// Functions that print, with the place of the format among their arguments.
const PRINTING: [(&str, usize); 8] = [
    ("__fprintf_chk", 2),
    ("__printf_chk", 1),
    ("__snprintf_chk", 4),
    ("__sprintf_chk", 3),
    ("fprintf", 1),
    ("printf", 0),
    ("snprintf", 2),
    ("sprintf", 1),
];
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
    use super::{NUMERALS, TEXTS, asks_for};

    #[test]
    fn formats_of_numbers() {
        assert!(asks_for(b"%d %lu,%*3f%%\0", NUMERALS));
        assert!(asks_for(b"no directive", NUMERALS));
        for format in ["%s", "%16c", "%[a-z]", "%p", "%d%n", "%ms", "%%%s"] {
            assert!(!asks_for(format.as_bytes(), NUMERALS), "{format}");
        }
        assert!(asks_for(b"%-8s %5.1f, %c %+d\n\0", TEXTS));
        assert!(!asks_for(b"%s at %p\0", TEXTS));
    }
}
