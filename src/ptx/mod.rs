//! PTX to LLVM IR.
//!
//! A module of PTX (`lexer`, `parse`, `ast`; `source` finds it in a file) becomes text of
//! LLVM IR for `nvptx64`, which the importer reads as it reads any other. `pointers` decides
//! which registers hold addresses, since PTX does not say; `table` lists the instructions
//! with what each one means here, and `emit` writes it down. Every register is a variable of
//! LLVM's, which its passes turn into values. Instructions that inline assembly may have too
//! become inline assembly, where their meaning is the importer's: there is one table of it.
//!
//! What is not in the table, or not in this form, becomes an instruction of which the
//! importer says that it is not supported, at its place. Nothing is dropped.

mod ast;
mod emit;
mod lexer;
mod parse;
mod pointers;
mod signature;
mod source;
mod table;

use thiserror::Error;

pub use signature::Signature;
pub use table::{Entry, INSTRUCTIONS, Meaning};

/// Why a file is not read as PTX.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("{message}")]
pub struct PtxError {
    /// Counted from 1.
    pub line: u32,
    pub message: String,
}

impl PtxError {
    fn new(line: u32, message: impl Into<String>) -> PtxError {
        let message = message.into();
        PtxError { line, message }
    }
}

/// What a file of PTX means.
#[derive(Clone, Debug)]
pub struct Translation {
    /// A module of LLVM IR.
    pub module: String,
    /// What is taken for granted, in the report's words.
    pub assumptions: Vec<String>,
}

/// What the PTX in `text` means. `path` is what debug information calls the file, where the PTX
/// has none of its own; `signatures` are what the user says of kernels' parameters.
///
/// # Errors
/// The text is no PTX, or declares what has no meaning here.
pub fn translate(
    text: &str,
    path: &str,
    signatures: &[Signature],
) -> Result<Translation, PtxError> {
    let mut module = ast::Module::default();
    for text in source::modules(text)? {
        parse::module(&text, &mut module)?;
    }
    let defines = module
        .functions
        .iter()
        .any(|one| one.is_entry && one.body.is_some());
    if !defines {
        let message = "there is no kernel in the module: `.entry` begins one".to_owned();
        return Err(PtxError::new(1, message));
    }
    signature::declare(&mut module, signatures)?;
    let pointers = pointers::Pointers::of(&module);
    let mut assumptions = vec![ADDRESSES];
    assumptions.extend(module.functions.iter().any(divides).then_some(DIVISORS));
    Ok(Translation {
        module: emit::module(&module, &pointers, path)?,
        assumptions: assumptions.into_iter().map(str::to_owned).collect(),
    })
}

const ADDRESSES: &str = "sums that make up addresses in the PTX do not wrap around";
const DIVISORS: &str = "integers in the PTX are not divided by zero";

/// Does the function divide integers by what may be zero? What that yields depends on the
/// machine (PTX ISA, "div").
fn divides(function: &ast::Function) -> bool {
    let statements = function.body.iter().flat_map(|body| &body.statements);
    statements.into_iter().any(|statement| match statement {
        ast::Statement::Instruction(one) => {
            let of_integers = one.ty().is_some_and(|ty| !ty.is_float());
            let divisor = one.operands.last();
            let is_zero = !matches!(divisor, Some(ast::Operand::Integer(number)) if *number != 0);
            matches!(one.name(), "div" | "rem") && of_integers && is_zero
        }
        ast::Statement::Label(_) => false,
    })
}
