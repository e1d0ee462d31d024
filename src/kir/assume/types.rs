//! The integer types that a cast in an assumption may name.

/// An integer type: its bits, and whether it is unsigned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IntType {
    pub width: u32,
    pub unsigned: bool,
}

/// The type that these words name in C, CUDA or OpenCL C, on devices of 64 bits.
pub fn int_type(words: &[&str]) -> Option<IntType> {
    let known = |width, unsigned| Some(IntType { width, unsigned });
    match words {
        ["size_t" | "uintptr_t" | "uint64_t" | "ulong"] => return known(64, true),
        ["ptrdiff_t" | "intptr_t" | "int64_t"] => return known(64, false),
        ["uint32_t" | "uint"] => return known(32, true),
        ["int32_t"] => return known(32, false),
        ["uint16_t" | "ushort"] => return known(16, true),
        ["int16_t"] => return known(16, false),
        ["uint8_t" | "uchar"] => return known(8, true),
        ["int8_t"] => return known(8, false),
        _ => {}
    }
    let count = |word: &str| words.iter().filter(|w| **w == word).count();
    let [signed, unsigned, int, long] = ["signed", "unsigned", "int", "long"].map(count);
    let [short, char] = ["short", "char"].map(count);
    let all = signed + unsigned + int + long + short + char;
    let once = signed + unsigned <= 1 && int <= 1 && short + char + long.min(1) <= 1;
    if words.is_empty() || all != words.len() || !once || long > 2 || int + char > 1 {
        return None;
    }
    let width = match (char, short, long) {
        (1, ..) => 8,
        (_, 1, _) => 16,
        (_, _, 0) => 32,
        _ => 64,
    };
    known(width, unsigned == 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_of_c() {
        let of = |text: &str| {
            let words: Vec<&str> = text.split(' ').collect();
            int_type(&words).map(|ty| (ty.width, ty.unsigned))
        };
        assert_eq!(of("int"), Some((32, false)));
        assert_eq!(of("unsigned"), Some((32, true)));
        assert_eq!(of("unsigned long"), Some((64, true)));
        assert_eq!(of("long long int"), Some((64, false)));
        assert_eq!(of("unsigned char"), Some((8, true)));
        assert_eq!(of("short int"), Some((16, false)));
        assert_eq!(of("size_t"), Some((64, true)));
        assert_eq!(of("width"), None);
        assert_eq!(of("signed unsigned"), None);
        assert_eq!(of("long short"), None);
        assert_eq!(of("char int"), None);
        assert_eq!(of("long long long"), None);
    }
}
