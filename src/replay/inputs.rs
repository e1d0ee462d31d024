//! Arguments and arrays as the user of `run` gives them.

use std::collections::BTreeMap;
use std::path::Path;

use npyz::{NpyFile, Order, TypeChar};

use super::element::Elements;
use crate::exec::{Array, Fill, float};
use crate::kir::int;
use crate::kir::{Kernel, ObjectId, ObjectKind, Type};
use crate::options::run::{Argument, ArrayOption, Contents};

/// Bits of the parameters, in their order.
///
/// # Errors
/// A parameter without a value, a value that is none of the parameter's type, or
/// one for a parameter that the kernel does not have.
pub fn params(kernel: &Kernel, args: &[Argument]) -> Result<Vec<u128>, String> {
    let known = |arg: &&Argument| kernel.params.iter().any(|param| param.name == arg.name);
    if let Some(arg) = args.iter().find(|arg| !known(arg)) {
        let names: Vec<String> = kernel
            .params
            .iter()
            .map(|p| format!("`{}`", p.name))
            .collect();
        let name = &arg.name;
        return Err(match names.is_empty() {
            true => format!("argument {name}: the kernel has no scalar parameters"),
            false => format!(
                "argument {name}: the kernel's scalar parameters are {}",
                names.join(", ")
            ),
        });
    }
    kernel
        .params
        .iter()
        .map(|param| {
            let name = &param.name;
            let arg = args.iter().rev().find(|arg| arg.name == *name);
            let arg = arg.ok_or(format!(
                "parameter `{name}` has no value: an argument {name}=… is needed"
            ))?;
            scalar(&arg.value, kernel.values[param.value].ty).ok_or(format!(
                "argument {name}: `{}` does not fit its type",
                arg.value
            ))
        })
        .collect()
}

/// # Errors
/// An array that the kernel does not have, or a file that cannot be used.
pub fn arrays(
    kernel: &Kernel,
    elements: &Elements,
    options: &[ArrayOption],
) -> Result<BTreeMap<ObjectId, Array>, String> {
    let mut arrays = BTreeMap::new();
    for option in options {
        let id = named(kernel, &option.name).map_err(|error| format!("contents of {error}"))?;
        let element = elements.of(id);
        let (fill, extent) = match &option.contents {
            Contents::Zeros => (Fill::Zeros, None),
            Contents::Iota => (Fill::iota(element), None),
            Contents::Random { seed, low, high } => {
                let fill = Fill::Random {
                    element,
                    seed: *seed,
                    low: *low,
                    high: *high,
                };
                (fill, None)
            }
            Contents::File(path) => {
                let bytes = npy(path, element)
                    .map_err(|error| format!("contents of {}: {error}", option.name))?;
                let extent = bytes.len() as u64 / element.bytes();
                (Fill::Bytes(bytes), Some(extent))
            }
        };
        let extent = option.extent.or(extent);
        arrays.insert(
            id,
            Array {
                size: extent.map(|extent| extent.saturating_mul(element.bytes())),
                fill,
            },
        );
    }
    Ok(arrays)
}

/// The array of this name that the host can fill or read.
pub fn named(kernel: &Kernel, name: &str) -> Result<ObjectId, String> {
    let of_host = |kind| {
        matches!(
            kind,
            ObjectKind::Param { .. } | ObjectKind::Pointees | ObjectKind::Global
        )
    };
    let known = || {
        kernel
            .objects
            .iter()
            .filter(|(_, object)| of_host(object.kind))
    };
    if let Some((id, _)) = known().find(|(_, object)| object.name == name) {
        return Ok(id);
    }
    let names: Vec<String> = known().map(|(_, o)| format!("`{}`", o.name)).collect();
    Err(match names.is_empty() {
        true => format!("{name}: the kernel has no arrays"),
        false => format!("{name}: the kernel's arrays are {}", names.join(", ")),
    })
}

fn scalar(text: &str, ty: Type) -> Option<u128> {
    match ty {
        Type::Float(kind) => {
            let number = text.trim_end_matches(['f', 'F']).parse::<f64>();
            number
                .ok()
                .map(|number| u128::from(float::from_f64(kind, number)))
        }
        Type::Int(1) if text == "true" => Some(1),
        Type::Int(1) if text == "false" => Some(0),
        Type::Int(width) => {
            let (negative, digits) = match text.strip_prefix('-') {
                Some(digits) => (true, digits),
                None => (false, text),
            };
            let value = match digits.strip_prefix("0x") {
                Some(digits) => u128::from_str_radix(digits, 16).ok()?,
                None => digits.parse::<u128>().ok()?,
            };
            let limit = match negative {
                true => int::mask(width) / 2 + 1,
                false => int::mask(width),
            };
            let bits = if negative {
                value.wrapping_neg()
            } else {
                value
            };
            (value <= limit).then_some(bits & int::mask(width))
        }
        Type::Ptr(_) => None,
    }
}

/// The elements of a file, lowest byte first.
fn npy(path: &Path, element: Type) -> Result<Vec<u8>, String> {
    let shown = path.display();
    let bytes = std::fs::read(path).map_err(|error| format!("{shown}: {error}"))?;
    let mut rest = bytes.as_slice();
    let file = NpyFile::new(&mut rest).map_err(|error| format!("{shown}: {error}"))?;
    let npyz::DType::Plain(ty) = file.dtype() else {
        return Err(format!("{shown}: records are not supported"));
    };
    if file.order() != Order::C && file.shape().len() > 1 {
        return Err(format!("{shown}: the elements have to be in C order"));
    }
    let size = ty.size_field();
    let float = matches!(ty.type_char(), TypeChar::Float);
    let fits = size == element.bytes() && float == matches!(element, Type::Float(_));
    if !fits || ty.endianness() == npyz::Endianness::Big {
        return Err(format!(
            "{shown}: elements of type {ty} where the kernel has {element}"
        ));
    }
    // What follows the header are the elements.
    let count = file.len().saturating_mul(size);
    drop(file);
    match rest.len() as u64 == count {
        true => Ok(rest.to_vec()),
        false => Err(format!(
            "{shown}: the file does not hold {count} bytes of elements"
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kir::FloatKind;

    #[test]
    fn scalars() {
        let word = Type::Int(32);
        assert_eq!(scalar("-1", word), Some(0xffff_ffff));
        assert_eq!(scalar("0x10", word), Some(16));
        assert_eq!(scalar("4294967295", word), Some(0xffff_ffff));
        assert_eq!(scalar("4294967296", word), None);
        assert_eq!(scalar("-2147483649", word), None);
        assert_eq!(scalar("1.5", word), None);
        assert_eq!(scalar("true", Type::BOOL), Some(1));
        let float = Type::Float(FloatKind::F32);
        assert_eq!(scalar("1.5f", float), Some(u128::from(1.5_f32.to_bits())));
        assert_eq!(scalar("x", float), None);
    }
}
