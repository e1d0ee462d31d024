//! A PTX module as it is written, with the names of registers and labels made unique.

use std::collections::{BTreeMap, HashMap};

use super::signature::{Declared, Tiles};

/// All modules of a file as one.
#[derive(Debug, Default)]
pub struct Module {
    /// The paths that `.loc` numbers.
    pub files: BTreeMap<u32, String>,
    pub variables: Vec<Variable>,
    pub functions: Vec<Function>,
}

/// The fundamental types of PTX (PTX ISA, "Fundamental Types").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scalar {
    pub kind: Kind,
    pub bits: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Bits,
    Unsigned,
    Signed,
    Float,
    /// `bf16`: registers hold it as bits.
    Brain,
    Predicate,
}

impl Scalar {
    /// Reads `u32`, `f16x2`, `pred`, `texref` (a handle).
    pub fn parse(name: &str) -> Option<Scalar> {
        let scalar = |kind, bits| Some(Scalar { kind, bits });
        match name {
            "pred" => return scalar(Kind::Predicate, 1),
            "f16x2" | "bf16x2" | "tf32" => return scalar(Kind::Bits, 32),
            "bf16" => return scalar(Kind::Brain, 16),
            "texref" | "samplerref" | "surfref" => return scalar(Kind::Bits, 64),
            _ => {}
        }
        let bits = name.get(1..)?.parse().ok()?;
        match (name.get(..1)?, bits) {
            ("b", 8 | 16 | 32 | 64 | 128) => scalar(Kind::Bits, bits),
            ("u", 8 | 16 | 32 | 64) => scalar(Kind::Unsigned, bits),
            ("s", 8 | 16 | 32 | 64) => scalar(Kind::Signed, bits),
            ("f", 16 | 32 | 64) => scalar(Kind::Float, bits),
            _ => None,
        }
    }

    pub fn bytes(self) -> u64 {
        u64::from(self.bits).div_ceil(8)
    }

    pub fn is_signed(self) -> bool {
        self.kind == Kind::Signed
    }

    /// Is it computed with as a float?
    pub fn is_float(self) -> bool {
        matches!(self.kind, Kind::Float | Kind::Brain)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Space {
    Generic,
    Global,
    Shared,
    Const,
    Local,
    Param,
}

impl Space {
    pub fn parse(name: &str) -> Option<Space> {
        Some(match name {
            "global" => Space::Global,
            "shared" | "shared::cta" => Space::Shared,
            "const" => Space::Const,
            "local" => Space::Local,
            "param" | "param::entry" | "param::func" => Space::Param,
            _ => return None,
        })
    }
}

/// A variable in memory, or a parameter.
#[derive(Clone, Debug)]
pub struct Variable {
    pub name: String,
    pub space: Space,
    pub ty: Scalar,
    pub align: Option<u64>,
    /// How many scalars it has; none where the launch decides.
    pub count: Option<u64>,
    pub is_array: bool,
    pub initial: Option<Initial>,
    pub linkage: Linkage,
    /// What a parameter points to, where `.ptr` says so.
    pub pointee: Option<Space>,
    /// What the user says of a parameter.
    pub declared: Option<Declared>,
}

impl Variable {
    pub fn bytes(&self) -> u64 {
        self.count.unwrap_or(0).saturating_mul(self.ty.bytes())
    }

    /// Of a descriptor of a tensor, where the user tells of it.
    pub fn tiles(&self) -> Option<Tiles> {
        self.declared.as_ref()?.ty?.tiles
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Linkage {
    Own,
    Visible,
    Extern,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Initial {
    /// The bits of each scalar; what is not named is zero.
    Bits(Vec<u128>),
    /// Addresses are among them.
    Addresses,
}

#[derive(Debug)]
pub struct Function {
    pub name: String,
    pub is_entry: bool,
    pub params: Vec<Variable>,
    pub results: Vec<Variable>,
    pub required_block: Option<[u32; 3]>,
    pub max_block: Option<[u32; 3]>,
    /// None of a declaration.
    pub body: Option<Body>,
    pub line: u32,
}

#[derive(Debug, Default)]
pub struct Body {
    pub registers: HashMap<String, Scalar>,
    pub variables: Vec<Variable>,
    pub statements: Vec<Statement>,
    /// The labels behind those of `.branchtargets`.
    pub targets: HashMap<String, Vec<String>>,
}

impl Body {
    pub fn instructions(&self) -> impl Iterator<Item = &Instruction> {
        self.statements
            .iter()
            .filter_map(|statement| match statement {
                Statement::Instruction(one) => Some(one),
                Statement::Label(_) => None,
            })
    }
}

#[derive(Clone, Debug)]
pub enum Statement {
    Label(String),
    Instruction(Instruction),
}

#[derive(Clone, Debug)]
pub struct Instruction {
    /// The register, and whether it has to be false.
    pub guard: Option<(String, bool)>,
    /// `ld`, `global`, `u32`.
    pub opcode: Vec<String>,
    pub operands: Vec<Operand>,
    pub line: u32,
    /// What the `.loc` before it says.
    pub loc: Option<Loc>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Loc {
    pub place: Place,
    /// Where the code was inlined that stands there.
    pub inlined_at: Option<Place>,
}

/// A place in a file by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    pub file: u32,
    pub line: u32,
    pub column: u32,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Operand {
    Register(String),
    /// A special register: `tid.x`.
    Special(String),
    /// A variable, a parameter, a function or a label.
    Symbol(String),
    Integer(i128),
    /// The bits of a float.
    Float {
        bits: u64,
        width: u32,
    },
    /// `[…]`.
    Address(Address),
    /// The address of a part of a variable as a value: `name+4`.
    Sum(Address),
    Vector(Vec<Operand>),
    /// What stands in parentheses: arguments of a call.
    List(Vec<Operand>),
    /// `p|q`.
    Pair(Box<Operand>, Box<Operand>),
    /// `!p`.
    Not(String),
    /// `_`.
    Sink,
}

/// `[base+offset]`.
#[derive(Clone, Debug, PartialEq)]
pub struct Address {
    pub base: Box<Operand>,
    pub offset: i64,
    /// What stands behind a comma in the brackets: coordinates in textures, surfaces and tensors.
    pub more: Vec<Operand>,
}

impl Instruction {
    /// The instruction's family: `ld`.
    pub fn name(&self) -> &str {
        &self.opcode[0]
    }

    pub fn has(&self, part: &str) -> bool {
        self.opcode[1..].iter().any(|one| one == part)
    }

    /// The type that the opcode ends with.
    pub fn ty(&self) -> Option<Scalar> {
        Scalar::parse(self.opcode.last()?)
    }

    /// All types that the opcode names.
    pub fn types(&self) -> Vec<Scalar> {
        self.opcode[1..]
            .iter()
            .filter_map(|part| Scalar::parse(part))
            .collect()
    }

    /// The modifiers without types.
    pub fn modifiers(&self) -> Vec<&str> {
        let parts = self.opcode[1..].iter().map(String::as_str);
        parts.filter(|part| Scalar::parse(part).is_none()).collect()
    }

    pub fn space(&self) -> Space {
        let mut spaces = self.opcode[1..].iter().rev();
        let space = spaces.find_map(|part| Space::parse(part));
        space.unwrap_or(Space::Generic)
    }
}
