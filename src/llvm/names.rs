//! Names for people: functions, and the lanes of vectors.

/// The name of a function, and whether it is an intrinsic that our LLVM has with other types, as
/// the front end marks it (`frontend/newer_syntax.rs`).
pub(super) fn intrinsic(name: String) -> (String, bool) {
    match name.strip_prefix("llvm.newer.") {
        Some(rest) => (format!("llvm.{rest}"), true),
        None => (name, false),
    }
}

/// `x`, `y`, `z`, `w` for short vectors, `s4` and so on for longer ones.
pub(super) fn lane(index: usize, count: usize) -> String {
    match ["x", "y", "z", "w"].get(index) {
        Some(name) if count <= 4 => (*name).to_owned(),
        _ => format!("s{index}"),
    }
}

/// The unqualified name in a mangled function name `_Z<length><name>…`; other
/// names are returned as they are.
pub(super) fn base(symbol: &str) -> &str {
    let Some(rest) = symbol.strip_prefix("_Z") else {
        return symbol;
    };
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    match rest[..digits].parse::<usize>() {
        Ok(length) => rest[digits..].get(..length).unwrap_or(symbol),
        Err(_) => symbol,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base_names_come_from_the_mangling() {
        assert_eq!(base("_Z16__wp_has_writtenPU3AS1v"), "__wp_has_written");
        assert_eq!(base("barrier"), "barrier");
        assert_eq!(base("_Z99x"), "_Z99x");
    }

    #[test]
    fn lanes_are_named_as_in_opencl() {
        assert_eq!(lane(2, 3), "z");
        assert_eq!(lane(2, 8), "s2");
    }
}
