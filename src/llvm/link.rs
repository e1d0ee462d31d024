//! Links the device code of a file with that of others (`nvcc -rdc=true`), where its kernels need
//! functions or variables that it only declares, or that give way to others (`weak`), or call
//! functions through pointers.
//!
//! A file is linked as a whole and once, so that all see its variables as the same ones, but
//! without its kernels, which are verified where they stand. Where two files define one name
//! nothing is linked for it, and the declaration says why.

mod needed;

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::ffi::CString;

use inkwell::llvm_sys::core::*;

use super::handle::{Linkage, ModuleHandle, Val};
use super::{ImportError, indirect, kernels, read};
use crate::symbols;
use needed::Needed;

/// The attribute of a function that was not linked, and of a call through a pointer to what may not
/// have been; its text says why not.
pub(super) const NOT_LINKED: &str = "warpproof-not-linked";

/// The device code of one file.
pub struct Part {
    /// What reports call the file.
    file: String,
    bitcode: Vec<u8>,
    defined: BTreeMap<String, Bond>,
    /// Pointers may lead to functions of it, or to those of others by what it does.
    takes_addresses: bool,
}

/// What a definition says of those of other files.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bond {
    /// There are none.
    Only,
    /// They are the same: templates and inline functions and variables.
    Same,
    /// One that does not give way takes its place.
    Weak,
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
        let (defined, takes_addresses) = read::with_module(&bitcode, |module| {
            Ok((defined(module), !pointed_to(module).is_empty()))
        })?;
        Ok(Part {
            file,
            bitcode,
            defined,
            takes_addresses,
        })
    }

    /// Are they one file that was compiled to the same?
    pub fn is_same(&self, other: &Part) -> bool {
        self.file == other.file && self.bitcode == other.bitcode
    }

    fn bond(&self, symbol: &str) -> Option<Bond> {
        self.defined.get(symbol).copied()
    }
}

/// Does it depend on other files what kernels do?
///
/// # Errors
/// When the input is no valid LLVM IR.
pub fn needs_others(bitcode: &[u8]) -> Result<bool, ImportError> {
    read::with_module(bitcode, |module| {
        let needed = Needed::new(module, is_weak);
        Ok(needed.calls_pointers || !needed.symbols.is_empty())
    })
}

/// The first file with what its kernels need of the others. What is found nowhere stays declared.
/// Where not all is known that the others define, `unread` says why not.
///
/// # Errors
/// When the input is no valid LLVM IR, or cannot be linked.
pub fn link(own: &Part, others: &[&Part], unread: Option<&str>) -> Result<Linked, ImportError> {
    let all: Vec<&Part> = [own].into_iter().chain(others.iter().copied()).collect();
    let mut choice = Choice {
        chosen: vec![own],
        all,
        unread,
        assumptions: BTreeSet::new(),
    };
    loop {
        let chosen = choice.chosen.iter();
        let bitcodes: Vec<&[u8]> = chosen.map(|part| part.bitcode.as_slice()).collect();
        let linked = read::with_linked(&bitcodes, prepare, |module| {
            let before = choice.chosen.len();
            let gives_way = |value: Val| choice.gives_way(&value.name());
            let needed = Needed::new(module, gives_way);
            let mut refused = Vec::new();
            for symbol in needed.symbols {
                let function = function(module, &symbol);
                if let Err(why) = choice.symbol(&symbol, function.is_none()) {
                    refused.push((symbol, why));
                }
            }
            let pointers = match needed.calls_pointers {
                true => choice.pointers(),
                false => Ok(()),
            };
            if choice.chosen.len() > before {
                return Ok(None);
            }
            for (symbol, why) in refused {
                choice.refuse(module, &symbol, &why);
            }
            if let Err(why) = pointers {
                indirect::forbid(module, &why);
            }
            Ok(Some(module.to_bitcode()))
        })?;
        if let Some(bitcode) = linked {
            return Ok(Linked {
                bitcode,
                assumptions: choice.assumptions.into_iter().collect(),
            });
        }
    }
}

/// The files that are linked.
struct Choice<'a> {
    /// The first one is that with the kernels.
    chosen: Vec<&'a Part>,
    all: Vec<&'a Part>,
    unread: Option<&'a str>,
    assumptions: BTreeSet<String>,
}

impl<'a> Choice<'a> {
    /// May a definition of the symbol give way to another?
    fn gives_way(&self, symbol: &str) -> bool {
        let mut all = self.all.iter();
        all.any(|part| part.bond(symbol) == Some(Bond::Weak))
    }

    /// Chooses the file that defines a symbol, where one does. Of a variable that several files
    /// define host code has several, too.
    ///
    /// # Errors
    /// Why it is not known which definition is meant.
    fn symbol(&mut self, symbol: &str, is_variable: bool) -> Result<(), String> {
        let with = |bond: Bond| -> Vec<&'a Part> {
            let all = self.all.iter().copied();
            all.filter(|part| part.bond(symbol) == Some(bond)).collect()
        };
        let both = |one: &Part, other: &Part| match one.file == other.file {
            true => format!("which {} defines in several ways", one.file),
            false => format!("which {} and {} both define", one.file, other.file),
        };
        let [only, same, weak] = [Bond::Only, Bond::Same, Bond::Weak].map(with);
        let part = match (&only[..], &same[..], &weak[..]) {
            ([one, other, ..], _, _)
            | ([], [one, ..], [other, ..])
            | ([], [], [one, other, ..]) => return Err(both(one, other)),
            ([one], _, [other, ..]) if is_variable => return Err(both(one, other)),
            ([], [], [_]) if self.unread.is_some() => {
                let why = self.unread.unwrap_or_default();
                return Err(format!("which other files may define, too, but {why}"));
            }
            ([], [one, rest @ ..], []) => match rest.iter().find(|part| part.file == one.file) {
                Some(other) => return Err(both(one, other)),
                None => one,
            },
            ([one], _, _) | ([], [], [one]) => one,
            ([], [], []) => return Ok(()),
        };
        let (file, is_own) = (&part.file, std::ptr::eq(*part, self.chosen[0]));
        self.add(part)
            .map_err(|why| format!("which {file} defines, but {why}"))?;
        if !is_own {
            let name = symbols::demangled(symbol);
            self.assumptions
                .insert(format!("`{name}` is what {file} defines"));
        }
        Ok(())
    }

    /// Chooses all files that pointers may lead to, or that may set them.
    ///
    /// # Errors
    /// Why it is not known where they lead to.
    fn pointers(&mut self) -> Result<(), String> {
        let which = |why: &str| format!("which may lead to functions of other files, but {why}");
        for part in self.all.clone() {
            if part.takes_addresses {
                self.add(part).map_err(|why| which(&why))?;
            }
        }
        self.unread.map_or(Ok(()), |why| Err(which(why)))
    }

    /// # Errors
    /// The file has what another one has that is chosen.
    fn add(&mut self, part: &'a Part) -> Result<(), String> {
        let is_it = |known: &&Part| std::ptr::eq(*known, part);
        if self.chosen.iter().any(is_it) {
            return Ok(());
        }
        let mut chosen = self.chosen.iter();
        if let Some((symbol, other)) = chosen.find_map(|known| both_define(known, part)) {
            let (name, file) = (symbols::demangled(symbol), &part.file);
            return Err(match file == other {
                true => format!("{file} defines `{name}` in several ways"),
                false => format!("{file} and {other} both define `{name}`"),
            });
        }
        self.chosen.push(part);
        Ok(())
    }

    /// Nothing is known of what has the symbol.
    fn refuse(&mut self, module: ModuleHandle, symbol: &str, why: &str) {
        if let Some(function) = function(module, symbol) {
            let declaration = match function.is_declaration() {
                true => function,
                false => declare_only(module, function),
            };
            declaration.add_string_attribute(NOT_LINKED, why);
            return;
        }
        let mut variables = module.globals().into_iter();
        if let Some(variable) = variables.find(|variable| variable.name() == symbol) {
            declare_variable(module, variable);
        }
        let name = symbols::demangled(symbol);
        self.assumptions
            .insert(format!("`{name}`, {why}, may hold anything"));
    }
}

/// A symbol of which two files have definitions that exclude each other, and the first file. What one
/// file defines in several ways is never the same.
fn both_define<'a>(known: &'a Part, new: &Part) -> Option<(&'a str, &'a str)> {
    let is_one_file = known.file == new.file;
    let mut all = known.defined.iter();
    let clash = |(symbol, bond): &(&String, &Bond)| {
        let is_only = |bond: Bond| bond == Bond::Only || is_one_file;
        is_only(**bond) && new.bond(symbol).is_some_and(is_only)
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
            false if is_weak(one) => Some((name, Bond::Weak)),
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

/// Does the definition give way to another file's?
fn is_weak(definition: Val) -> bool {
    matches!(
        definition.linkage(),
        Linkage::LLVMWeakAnyLinkage
            | Linkage::LLVMLinkOnceAnyLinkage
            | Linkage::LLVMCommonLinkage
            | Linkage::LLVMAvailableExternallyLinkage
    )
}

/// The functions, without kernels, that are used otherwise than by calling them.
fn pointed_to(module: ModuleHandle) -> Vec<Val> {
    let kernels: Vec<Val> = kernels::find(module)
        .iter()
        .map(|one| one.function)
        .collect();
    let functions = module.functions().into_iter();
    functions
        .filter(|one| !kernels.contains(one) && indirect::has_address_taken(*one))
        .collect()
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
    // They may be called through pointers that kernels set which are taken away.
    needed::keep(module, number, &pointed_to(module));
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
fn declare_only(module: ModuleHandle, function: Val) -> Val {
    let name = function.name();
    function.set_name("");
    let name = CString::new(name).expect("symbols have no zero bytes");
    unsafe {
        let ty = LLVMGlobalGetValueType(function.raw());
        let declaration = LLVMAddFunction(module.raw(), name.as_ptr(), ty);
        LLVMReplaceAllUsesWith(function.raw(), declaration);
        LLVMDeleteFunction(function.raw());
        Val::some(declaration).expect("LLVM adds the function")
    }
}

/// Takes the value of a variable away.
fn declare_variable(module: ModuleHandle, variable: Val) {
    if variable.is_declaration() {
        return;
    }
    let name = variable.name();
    variable.set_name("");
    let name = CString::new(name).expect("symbols have no zero bytes");
    unsafe {
        let (ty, space) = (variable.value_type(), variable.ty().address_space());
        let new = LLVMAddGlobalInAddressSpace(module.raw(), ty.raw(), name.as_ptr(), space);
        LLVMSetExternallyInitialized(new, 1);
        LLVMSetAlignment(new, LLVMGetAlignment(variable.raw()));
        LLVMReplaceAllUsesWith(variable.raw(), new);
        LLVMDeleteGlobal(variable.raw());
    }
}

fn function(module: ModuleHandle, symbol: &str) -> Option<Val> {
    let mut all = module.functions().into_iter();
    all.find(|function| function.name() == symbol)
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
