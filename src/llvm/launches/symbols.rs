//! Variables of the device, which host code knows by shadows of them: who sets them, and to what.
//!
//! A copy from the host that is of known length becomes the call of a marker with the bytes as
//! values. Only variables are followed that no other file can name.

use std::collections::{HashMap, HashSet};
use std::ffi::CString;

use inkwell::llvm_sys::core::*;

use super::allocations;
use super::library::is_replaced;
use super::passes::is_shadow;
use super::quiet::is_quiet;
use super::shadows;
use super::stubs::{self, load};
use super::told;
use super::unset;
use crate::host::Held;
use crate::llvm::handle::{Blk, Layout, ModuleHandle, Opcode, Ty, TypeKind, Val};
use crate::llvm::link;

/// Sets a variable: its address, and its bytes in words.
const SETTING: &str = "warpproof.set";
/// The runtime's functions: variable, source, bytes, offset, kind.
pub(super) const COPIES: [&str; 4] = [
    "cudaMemcpyToSymbol",
    "cudaMemcpyToSymbolAsync",
    "hipMemcpyToSymbol",
    "hipMemcpyToSymbolAsync",
];
/// They read a variable, or say that there is one.
pub(super) const READERS: [&str; 7] = [
    "cudaMemcpyFromSymbol",
    "cudaMemcpyFromSymbolAsync",
    "hipMemcpyFromSymbol",
    "hipMemcpyFromSymbolAsync",
    "cudaGetSymbolSize",
    "hipGetSymbolSize",
    "__hipRegisterVar",
];
/// They say where a variable lies: pointer, variable.
pub(super) const ADDRESSES: [&str; 2] = ["cudaGetSymbolAddress", "hipGetSymbolAddress"];
/// Longer ones are not known.
const MOST_BYTES: u128 = 256;
/// `cudaMemcpyHostToDevice`.
const FROM_HOST: u128 = 1;

/// The variables of the device of which something is known.
pub(super) struct Symbols {
    known: Vec<Known>,
    /// Shadows of variables that may be set anywhere.
    others: Vec<Val>,
    /// Launches happen that do not stand where they are made: graphs launch what they hold, and
    /// functions may be called by others, in other threads too.
    out_of_order: bool,
    /// Others may call functions that choose a device.
    chosen_by_others: bool,
    /// The only function that launches.
    launcher: Option<Val>,
}

struct Known {
    symbol: Val,
    setters: Setters,
}

/// Where host code sets a variable.
enum Setters {
    Nowhere,
    /// In one function alone.
    In(Val),
}

/// The name of a shadow, without the number.
pub(super) fn plain_name(shadow: Val) -> String {
    let name = shadow.name();
    let plain = name.split_once('@').map(|(plain, _)| plain.to_owned());
    plain.unwrap_or(name)
}

/// Replaces copies that wait for the host's memory to be read, where their length is known, and
/// questions where a variable lies.
pub(super) fn rewrite(module: ModuleHandle, complete: bool) {
    let blocks = module.functions().into_iter().flat_map(Val::blocks);
    let insts: Vec<Val> = blocks.flat_map(Blk::insts).collect();
    for inst in insts {
        shadows::declare(inst, complete);
        if inst.has_opcode(Opcode::LLVMCall) {
            rewrite_copy(module, inst).or_else(|| rewrite_address(module, inst));
        }
    }
}

/// The address of a variable of the device is that of its shadow.
fn rewrite_address(module: ModuleHandle, call: Val) -> Option<()> {
    let asks = ADDRESSES.contains(&call.called_name()?.as_str());
    (asks && call.callee()?.is_declaration()).then_some(())?;
    let args = call.call_args();
    let [place, symbol] = args[..] else {
        return None;
    };
    (call.ty().is_int() && is_shadow(symbol)).then_some(())?;
    unsafe {
        let builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module.raw()));
        LLVMPositionBuilderBefore(builder, call.raw());
        let place = told::place(module, builder, place);
        LLVMBuildStore(builder, symbol.raw(), place.raw());
        LLVMDisposeBuilder(builder);
    }
    allocations::replace_by_status(module, call);
    Some(())
}

fn rewrite_copy(module: ModuleHandle, call: Val) -> Option<()> {
    let name = call.called_name()?;
    let waits = COPIES.contains(&name.as_str()) && !name.ends_with("Async");
    (waits && call.callee()?.is_declaration()).then_some(())?;
    let args = call.call_args();
    let [symbol, source, bytes, offset, kind] = args[..] else {
        return None;
    };
    let bytes = bytes.int_constant().filter(|bytes| *bytes <= MOST_BYTES)?;
    let is_plain = is_shadow(symbol)
        && source.ty().is_pointer()
        && offset.int_constant() == Some(0)
        && kind.int_constant() == Some(FROM_HOST)
        && call.ty().is_int();
    is_plain.then_some(())?;
    unset::settle(module, source)?;
    let words = words(module.layout(), symbol.value_type(), bytes as u64).into_iter();
    let words = words.map(|(offset, bytes)| {
        let word = module.int_type(8 * bytes as u32);
        load(module, call, source, offset, word)
    });
    let mut args: Vec<_> = [symbol].into_iter().chain(words).map(Val::raw).collect();
    let name = CString::new(SETTING).expect("no zeros");
    unsafe {
        let context = LLVMGetModuleContext(module.raw());
        let ty = LLVMFunctionType(LLVMVoidTypeInContext(context), [].as_mut_ptr(), 0, 1);
        let known = LLVMGetNamedFunction(module.raw(), name.as_ptr());
        let marker = match known.is_null() {
            true => LLVMAddFunction(module.raw(), name.as_ptr(), ty),
            false => known,
        };
        let described = Val::some(marker)?;
        described.add_attribute("nounwind");
        described.add_attribute("willreturn");
        // Reads and writes of memory that the program cannot access.
        described.add_attribute_value("memory", 0b1100);
        let builder = LLVMCreateBuilderInContext(context);
        LLVMPositionBuilderBefore(builder, call.raw());
        let (list, count) = (args.as_mut_ptr(), args.len() as u32);
        LLVMBuildCall2(builder, ty, marker, list, count, c"".as_ptr());
        LLVMDisposeBuilder(builder);
    }
    allocations::replace_by_status(module, call);
    Some(())
}

/// The words that the first bytes of a variable are set in, each with how many bytes it has: pointers stay whole.
fn words(layout: Layout, ty: Ty, bytes: u64) -> Vec<(u64, u64)> {
    const POINTER: u64 = 8;
    let pointers = pointers_in(layout, ty, 0);
    let (mut words, mut offset) = (Vec::new(), 0);
    while offset < bytes {
        let next = pointers.iter().find(|pointer| **pointer >= offset);
        let end = next.map_or(bytes, |next| bytes.min(*next));
        let size = match end - offset {
            0 if offset + POINTER <= bytes => POINTER,
            4.. if offset % 4 == 0 => 4,
            _ => 1,
        };
        words.push((offset, size));
        offset += size;
    }
    words
}

/// Where pointers lie in a value of the type.
fn pointers_in(layout: Layout, ty: Ty, start: u64) -> Vec<u64> {
    /// Longer arrays of them are no variables that are set at once.
    const MOST: u64 = MOST_BYTES as u64;
    match ty.kind() {
        TypeKind::LLVMPointerTypeKind => vec![start],
        TypeKind::LLVMStructTypeKind => (0..ty.count() as u32)
            .flat_map(|index| {
                let offset = start + layout.field_offset(ty, index);
                pointers_in(layout, ty.field(index), offset)
            })
            .collect(),
        TypeKind::LLVMArrayTypeKind => {
            let size = layout.alloc_size(ty.element());
            (0..ty.count().min(MOST))
                .flat_map(|index| pointers_in(layout, ty.element(), start + index * size))
                .collect()
        }
        _ => Vec::new(),
    }
}

/// Does a function of this name set a variable of the device?
pub(super) fn is_setting(name: &str) -> bool {
    name == SETTING || COPIES.contains(&name)
}

/// Does the call read the variable, or say that there is one?
pub(super) fn is_reading(user: Val, shadow: Val) -> bool {
    let name = user.called_name().unwrap_or_default();
    READERS.contains(&name.as_str()) && user.call_args().first() != Some(&shadow)
}

/// The variable that a call sets at once, and the words that it sets it to.
pub(super) fn words_set_by(call: Val) -> Option<(Val, Vec<Val>)> {
    let args = (call.called_name()? == SETTING).then(|| call.call_args())?;
    let (symbol, words) = args.split_first()?;
    Some((*symbol, words.to_vec()))
}

/// Does the call set a part of the variable alone, or as much as is not known?
pub(super) fn sets_a_part(layout: Layout, call: Val, shadow: Val) -> bool {
    let words = words_set_by(call).map_or_else(Vec::new, |(_, words)| words);
    let bits = words.iter().map(|word| u64::from(word.ty().int_bits()));
    bits.sum::<u64>() != 8 * layout.alloc_size(shadow.value_type())
}

/// The variable that a call sets, and its bytes from the start where they are known.
pub(super) fn set_by(call: Val) -> Option<(Val, Option<Vec<u8>>)> {
    let bytes = words_set_by(call).and_then(|(_, words)| {
        let bytes = words.iter().map(|word| {
            let bytes = word.int_constant()?.to_le_bytes();
            Some(bytes[..word.ty().int_bits() as usize / 8].to_vec())
        });
        bytes
            .collect::<Option<Vec<_>>>()
            .map(|words| words.concat())
    });
    Some((*call.call_args().first()?, bytes))
}

impl Symbols {
    pub(super) fn new(module: ModuleHandle) -> Symbols {
        let mut functions: HashMap<Val, Val> = HashMap::new();
        for function in module.functions() {
            let insts = function.blocks().into_iter().flat_map(Blk::insts);
            functions.extend(insts.map(|inst| (inst, function)));
        }
        let is_used = |word: &str| {
            let mut named = module.functions().into_iter();
            named.any(|function| function.name().contains(word) && !function.users().is_empty())
        };
        // They find variables by their names.
        let by_name = is_used("GetGlobal") || is_used("GetManaged");
        let globals = module.globals().into_iter();
        let shadows = globals.filter(|global| is_shadow(*global));
        let (mut known, mut others) = (Vec::new(), Vec::new());
        for symbol in shadows {
            let is_one = !by_name && shadows::is_of_one_file(symbol);
            match setters(symbol, &functions).filter(|_| is_one) {
                Some(setters) => known.push(Known { symbol, setters }),
                None => others.push(symbol),
            }
        }
        let (known, merged) = apart(known, &others);
        others.extend(merged);
        Symbols {
            known,
            others,
            out_of_order: is_used("Graph")
                || is_used("BeginCapture")
                || is_called_back(module, |name| !chooses_device(name)),
            chosen_by_others: is_called_back(module, chooses_device),
            launcher: launcher(module),
        }
    }

    /// The shadows of variables, and which of them may be set anywhere.
    pub(super) fn all(&self) -> impl Iterator<Item = (Val, bool)> {
        let known = self.known.iter().map(|known| (known.symbol, false));
        known.chain(self.others.iter().map(|&symbol| (symbol, true)))
    }

    /// May kernels of all files mean the variable by its name? Where several files have one each is
    /// its own file's.
    pub(super) fn is_for_all(&self, symbol: Val) -> bool {
        let name = plain_name(symbol);
        let is_called_so = |(other, _): &(Val, bool)| plain_name(*other) == name;
        !link::is_of_file(&name) && self.all().filter(is_called_so).count() == 1
    }

    /// Does host code set the variable anywhere?
    pub(super) fn is_set(&self, symbol: Val) -> bool {
        let known = self.known.iter().find(|known| known.symbol == symbol);
        !known.is_some_and(|known| matches!(known.setters, Setters::Nowhere))
    }

    /// May there be launches at any time, whatever happens in between?
    pub(super) fn are_launches_out_of_order(&self) -> bool {
        self.out_of_order
    }

    /// May a function of the program that a library calls choose another device?
    pub(super) fn is_device_chosen_by_others(&self) -> bool {
        self.chosen_by_others
    }

    /// What the variable holds when a function begins, if it is written by host code, or `by_kernels`
    /// too. Only `main` runs once, and alone.
    pub(super) fn start(&self, symbol: Val, function: Val, by_kernels: bool) -> Held {
        let is_first = self.launcher == Some(function) && is_start(function);
        let known = self.known.iter().find(|known| known.symbol == symbol);
        match known
            .filter(|_| is_first || !by_kernels)
            .map(|known| &known.setters)
        {
            Some(Setters::Nowhere) => Held::Initial,
            Some(Setters::In(setter)) if *setter == function => Held::Initial,
            _ => Held::Anything,
        }
    }
}

/// The variables that nobody sets by the shadow of another file, and the shadows of the rest:
/// inline ones, and what gives way to another file's, are one.
fn apart(known: Vec<Known>, others: &[Val]) -> (Vec<Known>, Vec<Val>) {
    let is_set = |known: &&Known| !matches!(known.setters, Setters::Nowhere);
    let set = known.iter().filter(is_set).map(|known| known.symbol);
    let set: Vec<Val> = set.chain(others.iter().copied()).collect();
    let is_set_elsewhere = |known: &Known| {
        let name = plain_name(known.symbol);
        let is_it = |other: &Val| *other != known.symbol && plain_name(*other) == name;
        !link::is_of_file(&name) && set.iter().any(is_it)
    };
    let (merged, known): (Vec<Known>, Vec<Known>) = known.into_iter().partition(is_set_elsewhere);
    (known, merged.into_iter().map(|one| one.symbol).collect())
}

/// The only function that launches, be it a kernel that is not known. Others may be called by
/// what is passed on to a library, in a thread of its own.
fn launcher(module: ModuleHandle) -> Option<Val> {
    const LAUNCHING: [&str; 5] = ["Launch", "6thrust", "3cub", "6hipcub", "7rocprim"];
    let is_launch = |inst: Val| {
        let name = inst.called_name().unwrap_or_default();
        let by_other_name = LAUNCHING.iter().any(|word| name.contains(word));
        by_other_name || stubs::is_marker(inst) || stubs::is_part_of_a_launch(inst)
    };
    let launches = |function: &Val| {
        let mut insts = function.blocks().into_iter().flat_map(Blk::insts);
        !stubs::is_stub(*function) && insts.any(is_launch)
    };
    let mut launchers = module.functions().into_iter().filter(launches);
    launchers.next().filter(|_| launchers.next().is_none())
}

/// Does a function of the runtime, by its name without the prefix, choose another device for
/// the thread that calls it, and do no more?
pub(super) fn chooses_device(plain: &str) -> bool {
    let names = [
        "SetDevice",
        "InitDevice",
        "SetValidDevices",
        "DeviceReset",
        "ThreadExit",
    ];
    names.contains(&plain) || plain.contains("Ctx") || plain.ends_with("SetGLDevice")
}

/// Does a function that others may call, by its address or by its name, call such functions of the
/// runtime, which are known by their names without the prefix, or any that may launch?
fn is_called_back(module: ModuleHandle, is_meant: fn(&str) -> bool) -> bool {
    let functions = module.functions().into_iter();
    let own = functions.filter(|function| !function.is_declaration() && !stubs::is_stub(*function));
    let own: Vec<Val> = own.collect();
    let calls = |function: &Val| function.blocks().into_iter().flat_map(Blk::insts);
    let is_of_device = |inst: Val| {
        let Some(name) = inst.called_name() else {
            return false;
        };
        let mut plain = ["cuda", "hip", "cu"]
            .iter()
            .filter_map(|start| name.strip_prefix(start));
        match plain.next() {
            Some(plain) => is_meant(plain),
            None => stubs::is_marker(inst) || is_unknown(inst, &name),
        }
    };
    let mut using: HashSet<Val> = HashSet::new();
    loop {
        let leads_there = |inst: Val| {
            is_of_device(inst) || called(inst).is_some_and(|callee| using.contains(&callee))
        };
        let new = own.iter().filter(|function| !using.contains(function));
        let new: Vec<Val> = new.filter(|f| calls(f).any(leads_there)).copied().collect();
        if new.is_empty() {
            break;
        }
        using.extend(new);
    }
    let is_plain_call = |function: Val, user: Val| {
        called(user) == Some(function) && !user.call_args().contains(&function)
    };
    own.into_iter()
        .filter(|f| using.contains(f))
        .any(|function| {
            let mut users = function.users().into_iter();
            is_replaced(function) || users.any(|user| !is_plain_call(function, user))
        })
}

/// Is it a function of which nothing is known? Files tell the runtime of their kernels by functions with
/// names of its own.
fn is_unknown(call: Val, name: &str) -> bool {
    const KNOWN: [&str; 4] = ["llvm.", "warpproof.", "__cuda", "__hip"];
    let is_declared = call.callee().is_some_and(Val::is_declaration);
    is_declared && !KNOWN.iter().any(|start| name.starts_with(start)) && !is_quiet(name)
}

fn called(user: Val) -> Option<Val> {
    user.called_name().and_then(|_| user.callee())
}

/// Is it where the program begins, and comes to once?
pub(super) fn is_start(function: Val) -> bool {
    function.name() == "main" && function.users().is_empty()
}

/// Where a variable is set; `None` where that may be anywhere.
fn setters(shadow: Val, functions: &HashMap<Val, Val>) -> Option<Setters> {
    let mut setters = Setters::Nowhere;
    for user in shadow.users() {
        if is_reading(user, shadow) {
            continue;
        }
        let name = user.called_name()?;
        let args = user.call_args();
        let (symbol, rest) = args.split_first()?;
        if !is_setting(&name) || *symbol != shadow || rest.contains(&shadow) {
            return None;
        }
        let function = *functions.get(&user)?;
        setters = match setters {
            Setters::Nowhere => Setters::In(function),
            Setters::In(known) if known == function => Setters::In(function),
            Setters::In(_) => return None,
        };
    }
    match setters {
        // Others may run beside it.
        Setters::In(function) if !is_start(function) => None,
        setters => Some(setters),
    }
}
