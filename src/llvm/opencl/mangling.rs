//! Itanium mangling as far as OpenCL's built-in functions use it.

/// A built-in function's name and parameter types.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::llvm) struct Signature {
    pub(in crate::llvm) name: String,
    pub(in crate::llvm) params: Vec<ParamType>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::llvm) enum ParamType {
    Int {
        bits: u32,
        signed: bool,
    },
    Float {
        bits: u32,
    },
    Vector {
        lanes: u32,
        element: Box<ParamType>,
    },
    Pointer(Box<ParamType>),
    /// Enumerations, events, images, samplers and `void`.
    Named(String),
}

impl ParamType {
    /// The scalar type of a scalar or vector.
    pub(in crate::llvm) fn element(&self) -> &ParamType {
        match self {
            ParamType::Vector { element, .. } => element,
            other => other,
        }
    }

    pub(in crate::llvm) fn lanes(&self) -> u32 {
        match self {
            ParamType::Vector { lanes, .. } => *lanes,
            _ => 1,
        }
    }

    /// Integers are signed unless they say otherwise.
    pub(in crate::llvm) fn is_signed(&self) -> bool {
        !matches!(self.element(), ParamType::Int { signed: false, .. })
    }

    pub(in crate::llvm) fn is_float(&self) -> bool {
        matches!(self.element(), ParamType::Float { .. })
    }

    pub(in crate::llvm) fn bits(&self) -> u32 {
        match self.element() {
            ParamType::Int { bits, .. } | ParamType::Float { bits } => *bits,
            _ => 0,
        }
    }

    pub(in crate::llvm) fn pointee(&self) -> Option<&ParamType> {
        match self {
            ParamType::Pointer(to) => Some(to),
            _ => None,
        }
    }
}

/// Reads `_Z<length><name><types>`; `None` for anything else.
pub(in crate::llvm) fn parse(symbol: &str) -> Option<Signature> {
    let mut parser = Parser {
        text: symbol.strip_prefix("_Z")?.as_bytes(),
        substitutions: Vec::new(),
    };
    let name = parser.source_name()?;
    let mut params = Vec::new();
    while !parser.text.is_empty() {
        params.push(parser.ty()?);
    }
    if params.len() == 1 && params[0] == ParamType::Named("void".to_owned()) {
        params.clear();
    }
    Some(Signature { name, params })
}

struct Parser<'a> {
    text: &'a [u8],
    substitutions: Vec<ParamType>,
}

impl Parser<'_> {
    fn eat(&mut self, prefix: &str) -> bool {
        match self.text.strip_prefix(prefix.as_bytes()) {
            Some(rest) => {
                self.text = rest;
                true
            }
            None => false,
        }
    }

    fn number(&mut self) -> Option<usize> {
        let digits = self
            .text
            .iter()
            .take_while(|byte| byte.is_ascii_digit())
            .count();
        let number = std::str::from_utf8(&self.text[..digits])
            .ok()?
            .parse()
            .ok()?;
        self.text = &self.text[digits..];
        Some(number)
    }

    fn source_name(&mut self) -> Option<String> {
        let length = self.number()?;
        let name = self.text.get(..length)?;
        self.text = &self.text[length..];
        String::from_utf8(name.to_vec()).ok()
    }

    fn ty(&mut self) -> Option<ParamType> {
        if self.eat("S_") {
            return self.substitutions.first().cloned();
        }
        if self.text.first() == Some(&b'S') && self.text.get(1)?.is_ascii_alphanumeric() {
            return self.substitution();
        }
        if self.eat("P") {
            let to = self.qualified()?;
            return Some(self.remember(ParamType::Pointer(Box::new(to))));
        }
        if self.eat("Dv") {
            let lanes = u32::try_from(self.number()?).ok()?;
            if !self.eat("_") {
                return None;
            }
            let element = Box::new(self.ty()?);
            return Some(self.remember(ParamType::Vector { lanes, element }));
        }
        if self.text.first()?.is_ascii_digit() {
            let name = self.source_name()?;
            return Some(self.remember(ParamType::Named(name)));
        }
        if matches!(self.text.first()?, b'U' | b'K' | b'V' | b'r') {
            return self.qualified();
        }
        self.builtin()
    }

    /// A type after qualifiers. All its qualifiers together make one candidate
    /// for substitution.
    fn qualified(&mut self) -> Option<ParamType> {
        let mut any = false;
        loop {
            if self.eat("U") {
                self.source_name()?;
            } else if !(self.eat("K") || self.eat("V") || self.eat("r")) {
                break;
            }
            any = true;
        }
        let ty = self.ty()?;
        Some(if any { self.remember(ty) } else { ty })
    }

    fn substitution(&mut self) -> Option<ParamType> {
        self.eat("S");
        let end = self.text.iter().position(|&byte| byte == b'_')?;
        let digits = std::str::from_utf8(&self.text[..end]).ok()?;
        let number = usize::from_str_radix(digits, 36).ok()?;
        self.text = &self.text[end + 1..];
        self.substitutions.get(number + 1).cloned()
    }

    fn remember(&mut self, ty: ParamType) -> ParamType {
        self.substitutions.push(ty.clone());
        ty
    }

    fn builtin(&mut self) -> Option<ParamType> {
        if self.eat("Dh") {
            return Some(ParamType::Float { bits: 16 });
        }
        let int = |bits, signed| ParamType::Int { bits, signed };
        let ty = match self.text.first()? {
            b'v' => ParamType::Named("void".to_owned()),
            b'b' => int(1, false),
            b'c' | b'a' => int(8, true),
            b'h' => int(8, false),
            b's' => int(16, true),
            b't' => int(16, false),
            b'i' => int(32, true),
            b'j' => int(32, false),
            b'l' | b'x' => int(64, true),
            b'm' | b'y' => int(64, false),
            b'f' => ParamType::Float { bits: 32 },
            b'd' => ParamType::Float { bits: 64 },
            b'z' => ParamType::Named("...".to_owned()),
            _ => return None,
        };
        self.text = &self.text[1..];
        Some(ty)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn int(bits: u32, signed: bool) -> ParamType {
        ParamType::Int { bits, signed }
    }

    #[test]
    fn scalars_and_vectors() {
        let signature = parse("_Z5clampDv4_jS_S_").unwrap();
        let vector = ParamType::Vector {
            lanes: 4,
            element: Box::new(int(32, false)),
        };
        assert_eq!(signature.name, "clamp");
        assert_eq!(
            signature.params,
            vec![vector.clone(), vector.clone(), vector]
        );
        assert_eq!(
            parse("_Z13get_global_idj").unwrap().params,
            vec![int(32, false)]
        );
        assert_eq!(parse("_Z12get_work_dimv").unwrap().params, vec![]);
    }

    #[test]
    fn pointers_with_address_spaces_and_substitutions() {
        let signature = parse("_Z10atomic_addPU3AS1Vii").unwrap();
        assert_eq!(
            signature.params,
            vec![ParamType::Pointer(Box::new(int(32, true))), int(32, true)]
        );
        let signature = parse("_Z21async_work_group_copyPU3AS3fPU3AS1Kfm9ocl_event").unwrap();
        assert_eq!(signature.params.len(), 4);
        assert_eq!(
            signature.params[3],
            ParamType::Named("ocl_event".to_owned())
        );
        let signature = parse("_Z6sincosDv2_fPU3AS3S_").unwrap();
        assert_eq!(signature.params[1].pointee(), Some(&signature.params[0]));
    }

    #[test]
    fn other_symbols_are_refused() {
        assert_eq!(parse("get_global_id"), None);
        assert_eq!(parse("_ZN1a1bEv"), None);
        assert_eq!(
            parse("_Z3foo"),
            Some(Signature {
                name: "foo".to_owned(),
                params: vec![]
            })
        );
        assert_eq!(parse("_Z300foo"), None);
    }
}
