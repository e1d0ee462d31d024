//! Variables of a module.

use std::fmt::Write;

use super::value::Ty;
use crate::ptx::PtxError;
use crate::ptx::ast::{Initial, Linkage, Space, Variable};
use crate::ptx::pointers::{Pointers, is_text};

/// Writes the variable as a global of LLVM with this name. Memory that the host can write
/// before the kernel starts is known at no time, so what is said of it at first is not kept
/// as what it holds. Text is, where no instruction writes it.
///
/// # Errors
/// Each thread would have one of its own.
pub fn variable(
    variable: &Variable,
    name: &str,
    pointers: &Pointers,
    text: &mut String,
) -> Result<(), PtxError> {
    let space = match variable.space {
        Space::Global => 1,
        Space::Shared => 3,
        Space::Const => 4,
        _ => {
            let what = format!("the variable `{name}` of a state space that functions alone have");
            return Err(PtxError::new(1, what));
        }
    };
    let element = match Ty::of(variable.ty) {
        Ty::Int(bits) => Ty::Int(bits.max(8)),
        ty => ty,
    };
    let is_extern = variable.linkage == Linkage::Extern || variable.count.is_none();
    let count = variable.count.unwrap_or(0);
    let align = variable.align.unwrap_or(variable.ty.bytes().max(1));
    let initial = initial(variable, element, count);
    // Which address stands where is not kept, but that there are addresses is.
    if variable.initial == Some(Initial::Addresses) {
        let own = format!("ptr addrspacecast (ptr addrspace({space}) @\"{name}\" to ptr)");
        let words = variable.bytes().div_ceil(8).max(1);
        let value = vec![own; words as usize].join(", ");
        let _ = writeln!(
            text,
            "@\"{name}\" = addrspace({space}) externally_initialized global [{words} x ptr] \
             [{value}], align {align}"
        );
        return Ok(());
    }
    let (kind, value) = match (variable.space, initial) {
        (Space::Shared, _) if is_extern => ("external addrspace(3) global", String::new()),
        (Space::Shared, _) => ("internal addrspace(3) global", "undef".to_owned()),
        (_, Some(value)) if is_text(variable) && !pointers.is_written(&variable.name) => {
            ("constant", value)
        }
        (_, Some(value)) if !is_extern => ("externally_initialized global", value),
        _ => ("external global", String::new()),
    };
    let kind = match space {
        3 => kind.to_owned(),
        _ => match kind.strip_prefix("external ") {
            Some(_) => format!("external addrspace({space}) global"),
            None => format!("addrspace({space}) {kind}"),
        },
    };
    let _ = writeln!(
        text,
        "@\"{name}\" = {kind} [{count} x {element}] {value}, align {align}"
    );
    Ok(())
}

/// The value at the start, where LLVM has a way to write it.
fn initial(variable: &Variable, element: Ty, count: u64) -> Option<String> {
    /// Longer ones are not kept.
    const LIMIT: u64 = 1 << 16;
    let bits = match &variable.initial {
        None => return Some("zeroinitializer".to_owned()),
        Some(Initial::Addresses) => return None,
        Some(Initial::Bits(bits)) => bits,
    };
    let Ty::Int(width) = element else { return None };
    if count > LIMIT || bits.len() as u64 > count {
        return None;
    }
    let mask = u128::MAX >> (128 - width);
    let element = |index: u64| {
        let value = bits.get(index as usize).copied().unwrap_or(0) & mask;
        format!("{element} {value}")
    };
    let elements: Vec<String> = (0..count).map(element).collect();
    Some(format!("[{}]", elements.join(", ")))
}
