//! What the user says of a kernel's parameters: `p: float*, n: s32`.

use std::str::FromStr;

use super::PtxError;
use super::ast::{Kind, Module, Scalar};
use crate::symbols::demangled;

/// Names and types of a kernel's parameters, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    text: String,
    /// All kernels if not given.
    kernel: Option<String>,
    params: Vec<Declared>,
}

/// What is said of one parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Declared {
    pub name: String,
    pub ty: Option<DeclaredType>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DeclaredType {
    /// The parameter's, or that of the elements behind it.
    pub scalar: Scalar,
    pub is_pointer: bool,
    /// It is the descriptor of a tensor, whose tiles have this size.
    pub tiles: Option<Tiles>,
}

/// What a copy of a tile copies: the box of a descriptor of a tensor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tiles {
    sizes: [u32; MOST_DIMENSIONS],
    dimensions: usize,
    element_bytes: u64,
}

/// Dimensions of a tensor (PTX ISA, "Tensors").
const MOST_DIMENSIONS: usize = 5;
/// Elements of a tile along each (CUDA Driver API, `cuTensorMapEncodeTiled`).
const MOST_ELEMENTS: u32 = 256;
/// Bytes of a descriptor.
pub const DESCRIPTOR_BYTES: u64 = 128;

impl Tiles {
    /// The sizes, that of the elements which lie side by side last.
    pub fn sizes(&self) -> &[u32] {
        &self.sizes[..self.dimensions]
    }

    pub fn bytes(&self) -> u64 {
        self.sizes()
            .iter()
            .map(|&size| u64::from(size))
            .product::<u64>()
            * self.element_bytes
    }

    /// Reads `[32][64]`. Bulk copies have multiples of 16 bytes.
    fn parse(text: &str, scalar: Scalar) -> Option<Tiles> {
        let inner = text.strip_prefix('[')?.strip_suffix(']')?;
        let mut tiles = Tiles {
            sizes: [0; MOST_DIMENSIONS],
            dimensions: 0,
            element_bytes: scalar.bytes(),
        };
        for size in inner.split("][") {
            let size = size.trim().parse().ok();
            let size = size.filter(|size| (1..=MOST_ELEMENTS).contains(size))?;
            *tiles.sizes.get_mut(tiles.dimensions)? = size;
            tiles.dimensions += 1;
        }
        tiles.bytes().is_multiple_of(16).then_some(tiles)
    }
}

impl Signature {
    /// As it was written.
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl FromStr for Signature {
    type Err = String;

    /// Reads `kernel=p: float*, n: s32`; without a type it is a name alone.
    fn from_str(text: &str) -> Result<Signature, String> {
        let (kernel, list) = match text.split_once('=') {
            Some((kernel, list)) => (Some(kernel.trim().to_owned()), list),
            None => (None, text),
        };
        let params: Result<_, String> = list.split(',').map(declared).collect();
        Ok(Signature {
            text: text.to_owned(),
            kernel,
            params: params?,
        })
    }
}

fn declared(text: &str) -> Result<Declared, String> {
    let (name, ty) = match text.split_once(':') {
        Some((name, ty)) => (name.trim(), Some(ty.trim())),
        None => (text.trim(), None),
    };
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    if name.is_empty() || !name.chars().all(is_name) || name.starts_with(char::is_numeric) {
        return Err(format!("`{name}` is no name of a parameter"));
    }
    let ty = match ty {
        Some(ty) => Some(declared_type(ty).ok_or_else(|| format!("`{ty}` is no type"))?),
        None => None,
    };
    let name = name.to_owned();
    Ok(Declared { name, ty })
}

/// A type of PTX or of C, and `*` or the sizes of tiles behind it.
fn declared_type(text: &str) -> Option<DeclaredType> {
    if let Some(at) = text.find('[') {
        let scalar = Scalar::parse(text[..at].trim())?;
        let is_element = scalar.kind != Kind::Predicate;
        let tiles = Some(Tiles::parse(&text[at..], scalar)?);
        return is_element.then_some(DeclaredType {
            scalar,
            is_pointer: true,
            tiles,
        });
    }
    let (text, is_pointer) = match text.strip_suffix('*') {
        Some(element) => (element, true),
        None => (text, false),
    };
    let words: Vec<&str> = text
        .split_whitespace()
        .filter(|word| *word != "const")
        .collect();
    let name = match words.join(" ").as_str() {
        "char" | "signed char" => "s8",
        "unsigned char" | "bool" => "u8",
        "short" => "s16",
        "unsigned short" => "u16",
        "int" => "s32",
        "unsigned" | "unsigned int" => "u32",
        "long" | "long long" => "s64",
        "unsigned long" | "unsigned long long" | "size_t" => "u64",
        "half" => "f16",
        "float" => "f32",
        "double" => "f64",
        name => return of(name, is_pointer),
    };
    of(name, is_pointer)
}

fn of(name: &str, is_pointer: bool) -> Option<DeclaredType> {
    let scalar = Scalar::parse(name)?;
    let known = matches!(scalar.kind, Kind::Signed | Kind::Unsigned | Kind::Float);
    known.then_some(DeclaredType {
        scalar,
        is_pointer,
        tiles: None,
    })
}

/// Takes down what is said of each kernel's parameters; the last word counts.
///
/// # Errors
/// A kernel has fewer parameters, or one has another size.
pub(super) fn declare(module: &mut Module, signatures: &[Signature]) -> Result<(), PtxError> {
    for signature in signatures {
        let is_meant = |symbol: &str| {
            let is_called = |name: &str| name == symbol || name == demangled(symbol);
            signature.kernel.as_deref().is_none_or(is_called)
        };
        let kernels = module.functions.iter_mut();
        for kernel in kernels.filter(|one| one.is_entry && is_meant(&one.name)) {
            let error = |what: String| PtxError::new(kernel.line, what);
            let (given, known) = (signature.params.len(), kernel.params.len());
            if given > known {
                let what = format!("`{}` has {known} parameters, not {given}", kernel.name);
                return Err(error(what));
            }
            for (param, declared) in kernel.params.iter_mut().zip(&signature.params) {
                let bytes = declared.ty.map(|ty| match ty {
                    DeclaredType { tiles: Some(_), .. } => DESCRIPTOR_BYTES,
                    DeclaredType {
                        is_pointer: true, ..
                    } => 8,
                    _ => ty.scalar.bytes(),
                });
                let is_array = declared.ty.is_some_and(|ty| ty.tiles.is_some());
                let is_alike =
                    bytes.is_none_or(|bytes| param.is_array == is_array && param.bytes() == bytes);
                if !is_alike {
                    let what = format!("the type of `{}` is not that of its value", declared.name);
                    return Err(error(what));
                }
                param.declared = Some(declared.clone());
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_types_are_read() {
        let signature: Signature = "k=p: const float*, n:s32, rest".parse().unwrap();
        assert_eq!(signature.kernel.as_deref(), Some("k"));
        let names: Vec<&str> = signature.params.iter().map(|p| p.name.as_str()).collect();
        assert_eq!(names, ["p", "n", "rest"]);
        let first = signature.params[0].ty.unwrap();
        assert!(first.is_pointer && first.scalar.bits == 32 && first.scalar.is_float());
        assert!(signature.params[1].ty.unwrap().scalar.is_signed());
        assert_eq!(signature.params[2].ty, None);
        let tiles = |text: &str| declared_type(text).and_then(|ty| ty.tiles);
        let rows = tiles("f16[8][64]").unwrap();
        assert_eq!((rows.sizes(), rows.bytes()), (&[8, 64][..], 1024));
        for wrong in [
            "f32[3]",
            "f32[512]",
            "f32[]",
            "f32[4",
            "f32[4][4][4][4][4][4]",
            "pred[64]",
        ] {
            assert_eq!(tiles(wrong), None, "{wrong}");
        }
        for wrong in ["p: matrix*", "p q: s32", "", "p: pred"] {
            assert!(wrong.parse::<Signature>().is_err(), "{wrong}");
        }
    }
}
