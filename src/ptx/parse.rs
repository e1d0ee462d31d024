//! Reads a module: its directives, variables and functions.

mod body;
mod cursor;
mod resolve;
mod variable;

use super::PtxError;
use super::ast::{Function, Linkage, Module, Space};
use super::lexer::{self, Token};
use body::Block;
use cursor::Cursor;

/// Adds what the text of one module defines. Directives that only speak to the assembler are
/// skipped; any other that is not known is an error.
///
/// # Errors
/// At the first thing that is not understood.
pub fn module(text: &str, module: &mut Module) -> Result<(), PtxError> {
    let tokens = lexer::tokens(text)?;
    let mut cursor = Cursor::new(&tokens);
    let mut linkage = Linkage::Own;
    while let Some(token) = cursor.peek() {
        let Token::Directive(name) = token else {
            return Err(cursor.unexpected("a directive"));
        };
        match name {
            "version" => cursor.skip(2),
            "target" => target(&mut cursor),
            "address_size" => address_size(&mut cursor)?,
            "file" => file(&mut cursor, module)?,
            "loc" => {
                cursor.loc()?;
            }
            "section" => section(&mut cursor)?,
            "pragma" => cursor.skip_statement(),
            "visible" | "weak" | "common" => {
                cursor.skip(1);
                linkage = Linkage::Visible;
            }
            "extern" => {
                cursor.skip(1);
                linkage = Linkage::Extern;
            }
            "entry" | "func" => {
                let function = function(&mut cursor, name == "entry")?;
                add_function(module, function)?;
                linkage = Linkage::Own;
            }
            _ => {
                let Some(space) = Space::parse(name).filter(|space| *space != Space::Param) else {
                    let what = format!("the directive `.{name}` is not supported here");
                    return Err(PtxError::new(cursor.line(), what));
                };
                let variables = variable::variables(&mut cursor, space, linkage)?;
                for variable in variables {
                    if !module
                        .variables
                        .iter()
                        .any(|known| known.name == variable.name)
                    {
                        module.variables.push(variable);
                    }
                }
                linkage = Linkage::Own;
            }
        }
    }
    Ok(())
}

/// A definition takes the place of a declaration.
fn add_function(module: &mut Module, function: Function) -> Result<(), PtxError> {
    let known = module
        .functions
        .iter_mut()
        .find(|known| known.name == function.name);
    match known {
        None => module.functions.push(function),
        Some(known) if known.body.is_none() => *known = function,
        Some(_) if function.body.is_none() => {}
        Some(known) => {
            let what = format!(
                "`{}` is defined in line {} too: of several modules, give one \
                 (cuobjdump's option -arch chooses)",
                function.name, known.line
            );
            return Err(PtxError::new(function.line, what));
        }
    }
    Ok(())
}

fn target(cursor: &mut Cursor) {
    cursor.skip(2);
    while cursor.eat(',') {
        cursor.skip(1);
    }
}

fn address_size(cursor: &mut Cursor) -> Result<(), PtxError> {
    cursor.skip(1);
    let line = cursor.line();
    match cursor.integer()? {
        64 => Ok(()),
        size => {
            let what = format!("addresses of {size} bits are not supported, only those of 64");
            Err(PtxError::new(line, what))
        }
    }
}

/// `.file 1 "path", time, size`.
fn file(cursor: &mut Cursor, module: &mut Module) -> Result<(), PtxError> {
    cursor.skip(1);
    let number = cursor.integer()?;
    let path = match cursor.next() {
        Some(Token::Text(path)) => path,
        _ => return Err(cursor.unexpected("the path of a file")),
    };
    while cursor.eat(',') {
        cursor.skip(1);
    }
    // Of several modules the first one counts.
    if let Ok(number) = u32::try_from(number) {
        module
            .files
            .entry(number)
            .or_insert_with(|| path.to_owned());
    }
    Ok(())
}

/// Debug information: `.section name { … }`.
fn section(cursor: &mut Cursor) -> Result<(), PtxError> {
    cursor.skip(2);
    cursor.expect('{')?;
    while !cursor.eat('}') {
        if cursor.next().is_none() {
            return Err(cursor.unexpected("`}`"));
        }
    }
    Ok(())
}

/// `.entry name (parameters) directives { … }`, `.func (results) name (parameters) …`.
fn function(cursor: &mut Cursor, is_entry: bool) -> Result<Function, PtxError> {
    cursor.skip(1);
    while matches!(cursor.peek(), Some(Token::Directive("attribute"))) {
        cursor.skip(1);
        cursor.skip_parentheses()?;
    }
    let results = match is_entry {
        true => Vec::new(),
        false => variable::parameters(cursor)?,
    };
    let line = cursor.line();
    let name = cursor.word("a function's name")?.to_owned();
    let params = variable::parameters(cursor)?;
    let mut function = Function {
        name,
        is_entry,
        params,
        results,
        required_block: None,
        max_block: None,
        body: None,
        line,
    };
    while let Some(Token::Directive(name)) = cursor.peek() {
        cursor.skip(1);
        match name {
            "reqntid" => function.required_block = Some(sizes(cursor)?),
            "maxntid" => function.max_block = Some(sizes(cursor)?),
            "minnctapersm"
            | "maxnctapersm"
            | "maxnreg"
            | "maxclusterrank"
            | "abi_preserve"
            | "abi_preserve_control"
            | "reqnctapercluster" => {
                sizes(cursor)?;
            }
            "noreturn" | "explicitcluster" | "blocksareclusters" | "unique" => {}
            "pragma" => cursor.skip_statement(),
            _ => {
                let what = format!("the directive `.{name}` of a function is not supported");
                return Err(PtxError::new(cursor.line(), what));
            }
        }
    }
    if cursor.eat(';') {
        return Ok(function);
    }
    let block = Block::parse(cursor)?;
    let registers = function.results.iter().chain(&function.params);
    function.body = Some(resolve::resolve(block, registers)?);
    Ok(function)
}

/// One to three numbers.
fn sizes(cursor: &mut Cursor) -> Result<[u32; 3], PtxError> {
    let mut sizes = [1; 3];
    for size in &mut sizes {
        *size = cursor.number("a size")?;
        if !cursor.eat(',') {
            break;
        }
    }
    Ok(sizes)
}
