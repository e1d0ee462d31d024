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

use std::collections::BTreeSet;

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
    assumptions.extend(has_surfaces(&module).then_some(emit::SURFACES));
    let mut assumptions: Vec<String> = assumptions.into_iter().map(str::to_owned).collect();
    assumptions.extend(of_tensors(&module));
    Ok(Translation {
        module: emit::module(&module, &pointers, path)?,
        assumptions,
    })
}

fn has_surfaces(module: &ast::Module) -> bool {
    let bodies = module.functions.iter().filter_map(|one| one.body.as_ref());
    let mut instructions = bodies.flat_map(ast::Body::instructions);
    instructions.any(|one| matches!(one.name(), "suld" | "sust" | "sured"))
}

/// What is taken for granted of tensors whose descriptors are parameters.
fn of_tensors(module: &ast::Module) -> BTreeSet<String> {
    let params = module.functions.iter().flat_map(|one| &one.params);
    let tiles = params.filter_map(ast::Variable::tiles);
    let said = tiles.map(|tiles| {
        let dimensions = tiles.sizes().len();
        format!(
            "descriptors of {dimensions} dimensions describe tensors of their own, with tiles as \
             is said of them, elements that lie apart, and less than 2^{} of them along each",
            emit::coordinate_bits(dimensions)
        )
    });
    said.collect()
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
