//! Symbols of C++ as the source has them.

use cpp_demangle::{DemangleOptions, Symbol};

/// The source name of a symbol, without parameter and return types, and without the number of its
/// file (`llvm::link`).
pub fn demangled(symbol: &str) -> String {
    let symbol = symbol.split_once('@').map_or(symbol, |(plain, _)| plain);
    if !symbol.starts_with("_Z") {
        return symbol.to_owned();
    }
    let options = DemangleOptions::new().no_params().no_return_type();
    Symbol::new(symbol)
        .ok()
        .and_then(|parsed| parsed.demangle_with_options(&options).ok())
        .unwrap_or_else(|| symbol.to_owned())
}

/// The same with the types of its parameters, which overloads differ in.
pub fn signature(symbol: &str) -> String {
    let options = DemangleOptions::new().no_return_type();
    let parsed = Symbol::new(symbol)
        .ok()
        .filter(|_| symbol.starts_with("_Z"));
    let full = parsed.and_then(|parsed| parsed.demangle_with_options(&options).ok());
    full.unwrap_or_else(|| symbol.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_lose_their_parameters() {
        assert_eq!(demangled("axpy"), "axpy");
        assert_eq!(demangled("_Z4axpyPfi"), "axpy");
        assert_eq!(
            demangled("_ZN2ns6reduceILi256EfEEvPT0_"),
            "ns::reduce<256, float>"
        );
        assert_eq!(demangled("_ZL3own@2"), "own");
        assert_eq!(demangled("_Zgarbage"), "_Zgarbage");
        assert_eq!(signature("_Z4axpyPfi"), "axpy(float*, int)");
    }
}
