//! Names of stubs, and the kernels that they stand for.

use std::collections::BTreeMap;

use super::STUB;
use crate::llvm::handle::{ModuleHandle, Val, ValueKind};

/// Other code names a kernel's stub as the kernel, as nvcc does: what is only declared under that
/// name is the stub.
pub(in super::super) fn tie(module: ModuleHandle) {
    let functions = module.functions().into_iter();
    let stubs: BTreeMap<String, Val> = functions
        .filter_map(|function| Some((device_symbol(&function.name())?, function)))
        .collect();
    for value in module.functions().into_iter().chain(module.globals()) {
        if let Some(stub) = stubs.get(&value.name()).filter(|_| value.is_declaration()) {
            value.replace_uses(*stub);
        }
    }
}

/// The symbol of a stub's kernel: `_Z16__device_stub__kPf` stands for `_Z1kPf`.
pub(super) fn device_symbol(stub: &str) -> Option<String> {
    let (before, name) = stub.split_once(STUB)?;
    let start = before.trim_end_matches(|c: char| c.is_ascii_digit()).len();
    if start == before.len() {
        return Some(format!("{before}{name}"));
    }
    // A name before may end with digits: the number is the longest that fits.
    (start..before.len()).find_map(|at| {
        let length = before[at..]
            .parse::<usize>()
            .ok()?
            .checked_sub(STUB.len())?;
        let fits = !before[at..].starts_with('0') && (1..=name.len()).contains(&length);
        fits.then(|| format!("{}{length}{name}", &before[..at]))
    })
}

/// The kernel that a value is the host's address of: a stub, or HIP's variable of the
/// kernel's name that holds the stub's address.
pub(in super::super) fn kernel_at(value: Val) -> Option<String> {
    if value.is_function() {
        return device_symbol(&value.name());
    }
    if value.kind() != ValueKind::LLVMGlobalVariableValueKind {
        return None;
    }
    let stub = value.initializer().filter(|stub| stub.is_function())?;
    device_symbol(&stub.name()).filter(|symbol| *symbol == value.name())
}

/// A function's name without what tells its versions apart, as headers of toolkits have them.
pub(super) fn plain_name(name: &str) -> &str {
    let name = name.trim_end_matches("_ptsz").trim_end_matches("_ptds");
    let version = name.rsplit_once("_v").filter(|(_, number)| {
        !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit())
    });
    version.map_or(name, |(plain, _)| plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stubs_tell_their_kernels() {
        let kernel = |stub| device_symbol(stub).expect("a stub");
        assert_eq!(kernel("_Z16__device_stub__kILi128EEvPf"), "_Z1kILi128EEvPf");
        assert_eq!(kernel("_ZN2ns20__device_stub__scaleEPf"), "_ZN2ns5scaleEPf");
        assert_eq!(kernel("_ZN2a116__device_stub__kEPf"), "_ZN2a11kEPf");
        assert_eq!(kernel("__device_stub__plain"), "plain");
        assert_eq!(device_symbol("main"), None);
    }

    #[test]
    fn versions_are_of_one_function() {
        assert_eq!(plain_name("cuGetProcAddress_v2"), "cuGetProcAddress");
        assert_eq!(plain_name("cuGetProcAddress_v2_ptsz"), "cuGetProcAddress");
        assert_eq!(plain_name("my_vector"), "my_vector");
        assert_eq!(plain_name("my_v"), "my_v");
    }
}
