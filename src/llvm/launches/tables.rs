//! Numbers that the program reads from memory which holds constants alone, such as a table of
//! block sizes.
//!
//! Which element is read is a term, so that what two tables say at one index goes together. What
//! was not written, or lies outside, the program cannot read.

use std::collections::HashSet;

use super::makers::is_fresh;
use super::places::{Place, added};
use super::terms::{Reader, Strictness};
use super::{allocations, stubs, unseen};
use crate::bv::BvOp;
use crate::host::{Comparison, Term};
use crate::llvm::handle::{Layout, Opcode, Val, ValueKind};

/// The number that is loaded, as a choice among what the memory holds; none where other things may
/// lie there, as in what is volatile, or too many.
pub(super) fn read(reader: &mut Reader<'_>, load: Val, strictness: Strictness) -> Option<Term> {
    (!load.volatile()).then_some(())?;
    let address = load.operand(0);
    let memory = memory_of(address)?;
    let bytes = reader.layout.alloc_size(load.ty()) as usize;
    let width = load.ty().int_bits();
    (width as usize == 8 * bytes).then_some(())?;
    let table = Table::of(reader.layout, memory, MOST_COPIES)?;
    let place = Place::of(reader.layout, address);
    let elements = table.elements(bytes, |at| place.may_lie_at(at))?;
    let at = distance(reader, address, strictness)?;
    let is_at = |offset: i64| {
        let offset = Term::constant(u128::from(offset as u64), 64);
        Term::compare(Comparison::Eq, at.clone(), offset)
    };
    if strictness == Strictness::Strict {
        let either = |a, b| Term::binary(BvOp::Or, a, b);
        let is_there = elements.iter().map(|(offset, _)| is_at(*offset));
        reader.state(is_there.reduce(either)?);
    }
    let mut elements = elements.into_iter().rev();
    let (_, last) = elements.next()?;
    let number = |bits: u128| Term::constant(bits, width);
    let choice = elements.fold(number(last), |others, (offset, bits)| {
        Term::choose(is_at(offset), number(bits), others)
    });
    Some(choice)
}

/// Of more elements nothing is said.
const MOST_ELEMENTS: usize = 24;
/// What is copied more often is not followed.
const MOST_COPIES: usize = 3;
/// Larger memory is not looked into.
const MOST_BYTES: u64 = 4096;

/// Bytes from the memory's start to an address in it.
fn distance(reader: &mut Reader<'_>, address: Val, strictness: Strictness) -> Option<Term> {
    let (base, offset) = allocations::displacement(reader, address, strictness)?;
    match base.opcode() {
        Some(Opcode::LLVMPHI | Opcode::LLVMSelect) => {
            let start = reader.unknown_distance(base);
            Some(reader.limited(Term::binary(BvOp::Add, start, offset)))
        }
        _ => Some(offset),
    }
}

/// The one variable or allocation that an address leads into, on whatever way.
fn memory_of(address: Val) -> Option<Val> {
    const MOST: usize = 16;
    let (mut seen, mut work) = (HashSet::new(), vec![address]);
    let mut memory = None;
    while let Some(pointer) = work.pop() {
        if !seen.insert(pointer) {
            continue;
        }
        (seen.len() < MOST).then_some(())?;
        match pointer.opcode() {
            Some(Opcode::LLVMGetElementPtr) => work.push(pointer.operand(0)),
            Some(Opcode::LLVMPHI) => {
                work.extend(pointer.incoming().into_iter().map(|(value, _)| value));
            }
            Some(Opcode::LLVMSelect) => work.extend([1, 2].map(|index| pointer.operand(index))),
            _ if pointer.is_null() => {}
            _ if memory.is_some_and(|memory| memory != pointer) => return None,
            _ => memory = Some(pointer),
        }
    }
    memory
}

/// Memory, by what is written to it.
struct Table {
    layout: Layout,
    memory: Val,
    /// Bytes from the start, and what lies there.
    images: Vec<(i64, Vec<u8>)>,
}

impl Table {
    fn of(layout: Layout, memory: Val, copies: usize) -> Option<Table> {
        let mut table = Table {
            layout,
            memory,
            images: Vec::new(),
        };
        let is_variable = memory.kind() == ValueKind::LLVMGlobalVariableValueKind;
        if is_variable {
            table.images.push((0, initial(layout, memory)?));
            (!memory.is_declaration() && !unseen::is_weak(memory)).then_some(())?;
            if memory.is_global_constant() {
                return Some(table);
            }
            memory.is_internal().then_some(())?;
        }
        let is_empty = is_fresh(memory) && memory.called_name().as_deref() != Some("calloc");
        (is_variable || is_empty || memory.has_opcode(Opcode::LLVMAlloca)).then_some(())?;
        let (mut seen, mut work) = (HashSet::new(), vec![memory]);
        while let Some(pointer) = work.pop() {
            if !seen.insert(pointer) {
                continue;
            }
            for user in pointer.users() {
                match user.opcode()? {
                    Opcode::LLVMGetElementPtr | Opcode::LLVMPHI | Opcode::LLVMSelect => {
                        work.push(user);
                    }
                    Opcode::LLVMICmp | Opcode::LLVMLoad => {}
                    Opcode::LLVMPtrToInt if stays_a_number(user) => {}
                    Opcode::LLVMStore if user.operand(0) == pointer => return None,
                    Opcode::LLVMStore => table.add_store(user)?,
                    _ => table.add_call(pointer, user, copies)?,
                }
            }
        }
        Some(table)
    }

    fn add_store(&mut self, store: Val) -> Option<()> {
        let image = image(self.layout, store.operand(0))?;
        self.images.push((self.offset(store.operand(1))?, image));
        Some(())
    }

    /// Adds what a call writes that is given the pointer.
    fn add_call(&mut self, given: Val, call: Val, copies: usize) -> Option<()> {
        let name = call.called_name()?;
        let args = call.call_args();
        let is_written = args.first() == Some(&given);
        if stubs::is_marker(call) || !call.callee()?.is_declaration() {
            return None;
        }
        let moves = ["llvm.memcpy.", "llvm.memmove."];
        if is_written && moves.iter().any(|start| name.starts_with(start)) {
            return self.add_copy((given, args[1]), args[2], copies);
        }
        let mut plain = ["cuda", "hip"]
            .iter()
            .filter_map(|start| name.strip_prefix(start));
        let copies = plain.next().is_some_and(|plain| COPIES.contains(&plain));
        let is_read = (copies || name.starts_with("llvm.mem")) && !is_written;
        let is_quiet = name == "free" || QUIET.iter().any(|start| name.starts_with(start));
        (is_read || is_quiet).then_some(())
    }

    /// Adds what is copied to the first pointer from the second one.
    fn add_copy(&mut self, (to, from): (Val, Val), length: Val, copies: usize) -> Option<()> {
        let source = Table::of(
            self.layout,
            allocations::base_of(from),
            copies.checked_sub(1)?,
        )?;
        let first = added(self.layout, from)?;
        let end = first.checked_add(i64::try_from(length.int_constant()?).ok()?)?;
        let ahead = self.offset(to)?.checked_sub(first)?;
        for (start, image) in source.images {
            let bytes = (start..)
                .zip(image)
                .filter(|(at, _)| (first..end).contains(at));
            let (places, image): (Vec<i64>, Vec<u8>) = bytes.unzip();
            if let Some(start) = places.first() {
                self.images.push((start + ahead, image));
            }
        }
        Some(())
    }

    /// Bytes from the start of the memory to an address, where they are a number.
    fn offset(&self, address: Val) -> Option<i64> {
        (allocations::base_of(address) == self.memory).then_some(())?;
        added(self.layout, address)
    }

    /// The numbers of so many bytes that may be read, by where they lie; none where several may lie at
    /// one place.
    fn elements(&self, bytes: usize, may_lie_at: impl Fn(i64) -> bool) -> Option<Vec<(i64, u128)>> {
        let starts = self.images.iter().flat_map(|(start, image)| {
            let end = *start + image.len() as i64;
            *start..end
        });
        let mut elements: Vec<(i64, u128)> = Vec::new();
        for at in starts.filter(|at| may_lie_at(*at)) {
            let mut over = self.images.iter().filter(|(start, image)| {
                *start < at + bytes as i64 && at < *start + image.len() as i64
            });
            let (start, image) = over.next()?;
            over.next().is_none().then_some(())?;
            // What is not there as a whole is not read.
            let Ok(from) = usize::try_from(at - start) else {
                continue;
            };
            if let Some(own) = image.get(from..from + bytes) {
                let mut wide = [0; 16];
                wide[..bytes].copy_from_slice(own);
                elements.push((at, u128::from_le_bytes(wide)));
            }
            (elements.len() <= MOST_ELEMENTS).then_some(())?;
        }
        Some(elements)
    }
}

/// Functions of the runtime that write to what their first argument points to, and to nothing else.
const COPIES: [&str; 6] = [
    "Memcpy",
    "MemcpyAsync",
    "Memcpy2D",
    "Memcpy2DAsync",
    "MemcpyToSymbol",
    "MemcpyToSymbolAsync",
];
/// Calls that write nothing a program can read later.
const QUIET: [&str; 4] = ["llvm.lifetime.", "llvm.dbg.", "_ZdlPv", "_ZdaPv"];

/// Is nothing that is computed from the number an address again? Sizes are none, and comparisons.
fn stays_a_number(number: Val) -> bool {
    let (mut seen, mut work) = (HashSet::new(), vec![number]);
    while let Some(number) = work.pop() {
        if !seen.insert(number) {
            continue;
        }
        for user in number.users() {
            match user.opcode() {
                Some(Opcode::LLVMICmp) => {}
                Some(
                    Opcode::LLVMSub
                    | Opcode::LLVMAdd
                    | Opcode::LLVMAShr
                    | Opcode::LLVMLShr
                    | Opcode::LLVMSDiv
                    | Opcode::LLVMUDiv
                    | Opcode::LLVMPHI
                    | Opcode::LLVMSelect,
                ) => work.push(user),
                _ if is_size(user) => {}
                _ => return false,
            }
        }
    }
    true
}

/// Are numbers that the call is given sizes?
fn is_size(call: Val) -> bool {
    let is_declared = call.callee().is_some_and(Val::is_declaration);
    let name = call.called_name().filter(|_| is_declared);
    name.is_some_and(|name| {
        ["_Znwm", "_Znam", "malloc"].contains(&name.as_str())
            || ["_ZdlPv", "_ZdaPv", "llvm.mem"]
                .iter()
                .any(|start| name.starts_with(start))
    })
}

/// What a variable holds at first, where this is numbers alone.
fn initial(layout: Layout, variable: Val) -> Option<Vec<u8>> {
    image(layout, variable.initializer()?)
}

/// The bytes of a constant of integers.
fn image(layout: Layout, constant: Val) -> Option<Vec<u8>> {
    let size = layout.alloc_size(constant.ty());
    (size <= MOST_BYTES).then_some(())?;
    let mut image = vec![0; size as usize];
    write(layout, constant, &mut image)?;
    Some(image)
}

fn write(layout: Layout, constant: Val, image: &mut [u8]) -> Option<()> {
    let ty = constant.ty();
    let offset: &dyn Fn(u32) -> u64 = match constant.kind() {
        ValueKind::LLVMConstantAggregateZeroValueKind => return Some(()),
        ValueKind::LLVMConstantIntValueKind => {
            let bits = constant.int_constant()?.to_le_bytes();
            image.copy_from_slice(bits.get(..image.len())?);
            return Some(());
        }
        ValueKind::LLVMConstantStructValueKind => &|index| layout.field_offset(ty, index),
        ValueKind::LLVMConstantArrayValueKind
        | ValueKind::LLVMConstantDataArrayValueKind
        | ValueKind::LLVMConstantVectorValueKind
        | ValueKind::LLVMConstantDataVectorValueKind => {
            let size = layout.alloc_size(ty.element());
            &move |index| u64::from(index) * size
        }
        _ => return None,
    };
    for index in 0..u32::try_from(ty.count()).ok()? {
        let element = constant.constant_element(index)?;
        let at = offset(index) as usize;
        let size = layout.alloc_size(element.ty()) as usize;
        write(layout, element, image.get_mut(at..at + size)?)?;
    }
    Some(())
}
