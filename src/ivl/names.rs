//! Identifiers that Boogie accepts.

/// Words that are no identifiers, sorted.
const RESERVED: [&str; 52] = [
    "RNA",
    "RNE",
    "RTN",
    "RTP",
    "RTZ",
    "assert",
    "assume",
    "async",
    "axiom",
    "bool",
    "break",
    "call",
    "complete",
    "const",
    "div",
    "else",
    "ensures",
    "exists",
    "extends",
    "false",
    "forall",
    "free",
    "function",
    "goto",
    "havoc",
    "if",
    "implementation",
    "int",
    "invariant",
    "lambda",
    "mod",
    "modifies",
    "old",
    "par",
    "procedure",
    "real",
    "requires",
    "return",
    "returns",
    "roundNearestTiesToAway",
    "roundNearestTiesToEven",
    "roundTowardNegative",
    "roundTowardPositive",
    "roundTowardZero",
    "then",
    "true",
    "type",
    "unique",
    "var",
    "where",
    "while",
    "yield",
];

/// A valid identifier for a name from a source program. Different names give
/// different identifiers; letters, digits, `_`, `$` and `.` stay as they are.
pub fn sanitise(name: &str) -> String {
    let mut text = String::new();
    if name.is_empty() || name.starts_with(|c: char| c.is_ascii_digit()) {
        text.push('~');
    }
    for c in name.chars() {
        if c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.') {
            text.push(c);
        } else {
            text.push_str(&format!("~{:x}~", u32::from(c)));
        }
    }
    // Tildes otherwise come in pairs, or lead a name that starts with a digit.
    if is_reserved(name) {
        text.push('~');
    }
    text
}

/// Whether Boogie reads `name` as an identifier.
pub fn is_identifier(name: &str) -> bool {
    name.starts_with(is_letter)
        && name.chars().all(|c| is_letter(c) || c.is_ascii_digit())
        && !is_reserved(name)
}

pub fn is_reserved(name: &str) -> bool {
    RESERVED.binary_search(&name).is_ok()
}

fn is_letter(c: char) -> bool {
    c.is_ascii_alphabetic() || "'~#$^_.?`".contains(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reserved_words_are_sorted() {
        assert!(RESERVED.is_sorted());
    }

    #[test]
    fn names_of_the_reduction_stay() {
        for name in [
            "v12$1",
            "$$A",
            "$watch",
            "_READ_A",
            "group_id_x$2",
            "a.addr",
        ] {
            assert!(is_identifier(name));
            assert_eq!(sanitise(name), name);
        }
    }

    #[test]
    fn any_name_becomes_an_identifier_of_its_own() {
        let names = [
            "",
            "1",
            "old",
            "old~",
            "~",
            "operator()",
            "a b",
            "a_b",
            "ä",
            "a~20~b",
            "int",
            "_Z3fooi",
            "\"",
            "~1",
        ];
        let sanitised: std::collections::HashSet<_> = names.map(sanitise).into_iter().collect();
        assert_eq!(sanitised.len(), names.len());
        assert!(
            sanitised.iter().all(|name| is_identifier(name)),
            "{sanitised:?}"
        );
    }
}
