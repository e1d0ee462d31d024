//! What host code that does not compile may do by name.
//!
//! Functions and variables that it names may be called and changed by whoever is not seen: a list that
//! others know has their addresses.

use std::collections::{BTreeSet, HashSet};

use inkwell::llvm_sys::core::*;

use super::passes::is_shadow;
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
    // Functions are called by their names; variables are changed by those, too.
    let is_named = |value: &Val| {
        let name = value.name();
        let is_variable = !value.is_function() && !value.is_global_constant() && !is_shadow(*value);
        let is_named = is_variable || names.contains(plain(&symbols::demangled(&name)));
        name != "main" && !is_ours(&name) && is_named
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

/// The last part of a name: `run` of `ns::run<3>`.
fn plain(name: &str) -> &str {
    let name = name.split_once('<').map_or(name, |(name, _)| name);
    let last = name.rsplit_once("::").map_or(name, |(_, last)| last);
    last.strip_prefix(stubs::STUB).unwrap_or(last)
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn last_parts_of_names() {
        for (name, last) in [
            ("run", "run"),
            ("ns::run<3>", "run"),
            ("__device_stub__k<ns::X>", "k"),
        ] {
            assert_eq!(plain(name), last, "{name}");
        }
    }
}
