//! Links the device code of a file with that of others (`nvcc -rdc=true`), where its kernels need
//! functions or variables that it only declares.
//!
//! A file is linked as a whole and once, so that all see its variables as the same ones, but
//! without its kernels, which are verified where they stand. Where two files define one name
//! nothing is linked for it, and the declaration says why.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::ffi::CString;

use inkwell::llvm_sys::core::*;

use super::handle::{Blk, Linkage, ModuleHandle, Val, ValueKind};
use super::{ImportError, kernels, libcalls, read};
use crate::symbols;

/// The attribute of a function that was not linked; its text says why not.
pub(super) const NOT_LINKED: &str = "warpproof-not-linked";

/// The device code of one file.
pub struct Part {
    /// What reports call the file.
    file: String,
    bitcode: Vec<u8>,
    defined: BTreeMap<String, Bond>,
}

/// What a definition says of those of other files.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bond {
    /// There are none.
    Only,
    /// They are the same: templates and inline functions and variables.
    Same,
}

/// Device code with what was found in other files.
pub struct Linked {
    pub bitcode: Vec<u8>,
    /// What was taken from where, in the report's words.
    pub assumptions: Vec<String>,
}

impl Part {
    /// # Errors
    /// When the input is no valid LLVM IR.
    pub fn new(file: String, bitcode: Vec<u8>) -> Result<Part, ImportError> {
        let defined = read::with_module(&bitcode, |module| Ok(defined(module)))?;
        Ok(Part {
            file,
            bitcode,
            defined,
        })
    }
}

/// Do kernels need what the file only declares?
///
/// # Errors
/// When the input is no valid LLVM IR.
pub fn needs_others(bitcode: &[u8]) -> Result<bool, ImportError> {
    read::with_module(bitcode, |module| Ok(!missing(module).is_empty()))
}

/// The first file with what its kernels need of the others. What is found nowhere stays declared.
///
/// # Errors
/// When the input is no valid LLVM IR, or cannot be linked.
pub fn link(own: &Part, others: &[&Part]) -> Result<Linked, ImportError> {
    let mut chosen = vec![own];
    let mut assumptions = BTreeSet::new();
    loop {
        let bitcodes: Vec<&[u8]> = chosen.iter().map(|part| part.bitcode.as_slice()).collect();
        let linked = read::with_linked(&bitcodes, prepare, |module| {
            let before = chosen.len();
            let mut refused = Vec::new();
            for symbol in missing(module) {
                let name = symbols::demangled(&symbol);
                match choose(&symbol, &mut chosen, others) {
                    Ok(Some(file)) => {
                        assumptions.insert(format!("`{name}` is what {file} defines"));
                    }
                    Ok(None) => {}
                    Err(why) => refused.push((symbol, name, why)),
                }
            }
            if chosen.len() > before {
                return Ok(None);
            }
            for (symbol, name, why) in refused {
                match function(module, &symbol) {
                    Some(function) => function.add_string_attribute(NOT_LINKED, &why),
                    None => drop(assumptions.insert(format!("`{name}`, {why}, may hold anything"))),
                }
            }
            Ok(Some(module.to_bitcode()))
        })?;
        if let Some(bitcode) = linked {
            return Ok(Linked {
                bitcode,
                assumptions: assumptions.into_iter().collect(),
            });
        }
    }
}

/// The file that defines a symbol, which is chosen then; none where no file does.
///
/// # Errors
/// Why it is not known which definition is meant.
fn choose<'a>(
    symbol: &str,
    chosen: &mut Vec<&'a Part>,
    others: &[&'a Part],
) -> Result<Option<&'a str>, String> {
    let bond = |part: &Part| part.defined.get(symbol).copied();
    let mut only = others.iter().filter(|part| bond(part) == Some(Bond::Only));
    let part = match (only.next(), only.next()) {
        (Some(one), Some(other)) => {
            return Err(format!("which {} and {} both define", one.file, other.file));
        }
        (Some(one), None) => Some(one),
        (None, _) => others.iter().find(|part| bond(part).is_some()),
    };
    let Some(&part) = part else { return Ok(None) };
    let is_chosen = |known: &&Part| std::ptr::eq(*known, part);
    if !chosen.iter().any(is_chosen) {
        if let Some((name, file)) = chosen.iter().find_map(|known| both_define(known, part)) {
            let name = symbols::demangled(name);
            let own = &part.file;
            return Err(format!(
                "which {own} defines, but {own} and {file} both define `{name}`"
            ));
        }
        chosen.push(part);
    }
    Ok(Some(&part.file))
}

/// A symbol of which two files have definitions that exclude each other, and the first file.
fn both_define<'a>(known: &'a Part, new: &Part) -> Option<(&'a str, &'a str)> {
    let mut all = known.defined.iter();
    let is_only = |bond: &Bond| *bond == Bond::Only;
    let clash = |(symbol, bond): &(&String, &Bond)| {
        is_only(bond) && new.defined.get(*symbol).is_some_and(is_only)
    };
    let (symbol, _) = all.find(clash)?;
    Some((symbol, &known.file))
}

/// What other files may mean by its name.
fn defined(module: ModuleHandle) -> BTreeMap<String, Bond> {
    let apart: HashSet<Val> = left_out(module).collect();
    let all = module.functions().into_iter().chain(module.globals());
    let all = all.filter(|one| !one.is_declaration() && !apart.contains(one));
    let named = all.filter_map(|one| {
        let name = one.name();
        let is_visible = !one.is_internal() && !is_of_file(&name) && !name.starts_with("llvm.");
        match one.is_merged() || is_template(one) {
            true => Some((name, Bond::Same)),
            false => is_visible.then_some((name, Bond::Only)),
        }
    });
    named.collect()
}

/// Kernels, and what the user states in a file for its kernels.
fn left_out(module: ModuleHandle) -> impl Iterator<Item = Val> {
    let kernels = kernels::find(module).into_iter();
    let functions = module.functions().into_iter();
    let axioms = functions.filter(|one| one.name().starts_with("__wp_axiom_"));
    kernels
        .map(|kernel| kernel.function)
        .chain(axioms.filter(|one| !one.is_declaration()))
}

/// Clang takes the instances of templates that a file asks for to be of no use for others, unless
/// it is told that there are some.
fn is_template(definition: Val) -> bool {
    definition.is_internal() && definition.has_comdat()
}

/// Is it the symbol of what one file alone can name? Clang makes such variables visible that host
/// code names too.
pub(super) fn is_of_file(symbol: &str) -> bool {
    let Some(rest) = symbol.strip_prefix("_Z") else {
        return false;
    };
    let mut rest = rest.strip_prefix('N').unwrap_or(rest);
    loop {
        if rest.starts_with('L') {
            return true;
        }
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let length: Option<usize> = rest[..digits].parse().ok();
        let Some((name, behind)) = length.and_then(|n| rest[digits..].split_at_checked(n)) else {
            return false;
        };
        if name.starts_with("_GLOBAL__N_") {
            return true;
        }
        rest = behind;
    }
}

/// Makes a file ready for being linked. The first one is that with the kernels.
fn prepare(number: usize, module: ModuleHandle) {
    for function in module.functions() {
        if !function.is_declaration() && is_template(function) {
            function.set_linkage(Linkage::LLVMWeakODRLinkage);
        }
    }
    if number == 0 {
        return;
    }
    for function in left_out(module).collect::<Vec<_>>() {
        declare_only(module, function);
    }
    for variable in module.globals() {
        let name = variable.name();
        if variable.is_declaration() || !(is_of_file(&name) || variable.is_internal()) {
            continue;
        }
        variable.set_linkage(Linkage::LLVMInternalLinkage);
        // A variable of the first file may be called so, and the host's shadow of that.
        if name.starts_with("_Z") {
            variable.set_name(&format!("{name}@{number}"));
        }
    }
}

/// Takes the body of a function away.
fn declare_only(module: ModuleHandle, function: Val) {
    let name = function.name();
    function.set_name("");
    let name = CString::new(name).expect("symbols have no zero bytes");
    unsafe {
        let ty = LLVMGlobalGetValueType(function.raw());
        let declaration = LLVMAddFunction(module.raw(), name.as_ptr(), ty);
        LLVMReplaceAllUsesWith(function.raw(), declaration);
        LLVMDeleteFunction(function.raw());
    }
}

fn function(module: ModuleHandle, symbol: &str) -> Option<Val> {
    let mut all = module.functions().into_iter();
    all.find(|function| function.name() == symbol)
}

/// The symbols that kernels lead to and that are only declared. Arrays of shared memory without
/// a size are no more than that anywhere.
fn missing(module: ModuleHandle) -> BTreeSet<String> {
    const SHARED: u32 = 3;
    let kernels = kernels::find(module).into_iter();
    let mut work: Vec<Val> = kernels.map(|kernel| kernel.function).collect();
    let mut seen: HashSet<Val> = work.iter().copied().collect();
    let mut symbols = BTreeSet::new();
    while let Some(value) = work.pop() {
        if value.is_declaration() && value.ty().address_space() != SHARED {
            symbols.insert(value.name());
        }
        let insts = || value.blocks().into_iter().flat_map(Blk::insts);
        let parts: Vec<Val> = match value.kind() {
            ValueKind::LLVMFunctionValueKind => insts().flat_map(operands).collect(),
            ValueKind::LLVMGlobalVariableValueKind => value.initializer().into_iter().collect(),
            ValueKind::LLVMGlobalAliasValueKind => value.aliasee().into_iter().collect(),
            ValueKind::LLVMConstantExprValueKind
            | ValueKind::LLVMConstantArrayValueKind
            | ValueKind::LLVMConstantStructValueKind
            | ValueKind::LLVMConstantVectorValueKind => operands(value).collect(),
            _ => continue,
        };
        work.extend(parts.into_iter().filter(|part| seen.insert(*part)));
    }
    symbols.retain(|name| !name.starts_with("llvm.") && !libcalls::is_known(name));
    symbols
}

fn operands(value: Val) -> impl Iterator<Item = Val> {
    let count = value.operand_count();
    (0..count).map(move |index| value.operand(index))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_say_what_one_file_alone_can_name() {
        for symbol in ["_ZL3own", "_ZN2nsL3ownE", "_ZN2ns12_GLOBAL__N_12anE"] {
            assert!(is_of_file(symbol), "{symbol}");
        }
        for symbol in ["own", "_Z6helperf", "_ZN2ns3ownE", "_ZN1S1mE", "_Z99x"] {
            assert!(!is_of_file(symbol), "{symbol}");
        }
    }
}
