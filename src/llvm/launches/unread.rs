//! What host code that does not compile may do by name.
//!
//! Functions and variables that it names may be called and changed by whoever is not seen: a list that
//! others know has their addresses.

use std::collections::{BTreeSet, HashSet};

use inkwell::llvm_sys::core::*;

use super::stubs;
use crate::llvm::handle::{Linkage, ModuleHandle, Val};
use crate::symbols;

/// What the list of such addresses is called.
pub(super) const LIST: &str = "warpproof.unread";

/// Tells others of what is so named, which it returns.
pub(super) fn expose(module: ModuleHandle, names: &BTreeSet<String>) -> HashSet<Val> {
    let all = module.functions().into_iter().chain(module.globals());
    let is_ours = |name: &str| {
        ["llvm.", "warpproof.", "__wp_"]
            .iter()
            .any(|own| name.starts_with(own))
    };
    let is_named = |value: &Val| {
        let name = value.name();
        name != "main" && !is_ours(&name) && names.contains(plain(&symbols::demangled(&name)))
    };

    let exposed: Vec<Val> = all.filter(is_named).collect();
    if exposed.is_empty() {
        return HashSet::new();
    }
    let pointer = module.ptr_type(0);
    let mut places: Vec<_> = exposed.iter().map(|one| one.raw()).collect();
    for one in exposed
        .iter()
        .filter(|one| !one.is_declaration() && !stubs::is_stub(**one))
    {
        one.set_linkage(Linkage::LLVMExternalLinkage);
    }
    unsafe {
        let count = places.len() as u64;
        let list = LLVMConstArray2(pointer.raw(), places.as_mut_ptr(), count);
        let name = std::ffi::CString::new(LIST).expect("no zeros");
        let variable = LLVMAddGlobal(module.raw(), LLVMTypeOf(list), name.as_ptr());
        LLVMSetInitializer(variable, list);
    }
    exposed.into_iter().collect()
}

/// Does a function of this name stand for host code that was not read?
pub(super) fn stands_for_code(function: &str) -> bool {
    function.contains("__wp_unread_")
}

/// Does the program have a function or a variable of such a name?
pub(super) fn has_one_of(module: ModuleHandle, names: &BTreeSet<String>) -> bool {
    let mut all = module.functions().into_iter().chain(module.globals());
    all.any(|one| names.contains(plain(&symbols::demangled(&one.name()))))
}

/// The last part of a name: `run` of `ns::Solver<float>::run<3>`; all operators are `operator`.
pub(super) fn plain(name: &str) -> &str {
    const OPERATOR: &str = "operator";
    const LAMBDAS: [&str; 3] = ["{lambda", "$_", "'lambda"];
    if name.contains("::operator") || name.starts_with(OPERATOR) {
        // Only what is given the object calls that of a lambda, whose body is followed as text.
        let is_of_lambda = LAMBDAS.iter().any(|lambda| name.contains(lambda));
        return if is_of_lambda { "" } else { OPERATOR };
    }
    let (mut depth, mut start, mut end) = (0_usize, 0, name.len());
    for (at, sign) in name.char_indices() {
        match sign {
            '<' => {
                if depth == 0 {
                    end = at;
                }
                depth += 1;
            }
            '>' => depth = depth.saturating_sub(1),
            ':' if depth == 0 => (start, end) = (at + 1, name.len()),
            _ => {}
        }
    }
    let last = name[start..end.max(start)].trim_start_matches('~');
    last.strip_prefix(stubs::STUB).unwrap_or(last)
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn last_parts_of_names() {
        for (name, last) in [
            ("run", "run"),
            ("ns::Solver<float>::run<3>", "run"),
            ("ns::A::~A", "A"),
            ("A::operator()", "operator"),
            ("main::{lambda(int)#1}::operator()", ""),
            ("ns::__device_stub__k<float>", "k"),
        ] {
            assert_eq!(plain(name), last, "{name}");
        }
    }
}
