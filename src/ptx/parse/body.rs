//! Bodies of functions, as they are written.

use super::cursor::Cursor;
use super::variable;
use crate::ptx::PtxError;
use crate::ptx::ast::{Address, Instruction, Linkage, Loc, Operand, Scalar, Space, Variable};
use crate::ptx::lexer::{self, Token};

/// What stands between braces, as written.
pub struct Block {
    pub items: Vec<Item>,
}

pub enum Item {
    /// Of a register, or of so many with numbers.
    Register {
        name: String,
        count: Option<u64>,
        ty: Scalar,
    },
    Variable(Variable),
    Label(String),
    Targets {
        label: String,
        targets: Vec<String>,
    },
    Instruction(Instruction),
    Block(Block),
}

impl Block {
    pub fn parse(cursor: &mut Cursor) -> Result<Block, PtxError> {
        let mut loc = None;
        block(cursor, &mut loc, 0)
    }
}

/// Deeper nesting than any compiler writes.
const MAX_DEPTH: u32 = 64;

fn block(cursor: &mut Cursor, loc: &mut Option<Loc>, depth: u32) -> Result<Block, PtxError> {
    cursor.expect('{')?;
    if depth > MAX_DEPTH {
        return Err(PtxError::new(
            cursor.line(),
            "scopes nest too deeply".to_owned(),
        ));
    }
    let mut items = Vec::new();
    while !cursor.eat('}') {
        match cursor.peek() {
            Some(Token::Mark('{')) => items.push(Item::Block(block(cursor, loc, depth + 1)?)),
            Some(Token::Mark(';')) => cursor.skip(1),
            Some(Token::Directive("loc")) => {
                let found = cursor.loc()?;
                *loc = (found.place.line != 0).then_some(found);
            }
            Some(Token::Directive("pragma")) => cursor.skip_statement(),
            Some(Token::Directive("reg")) => registers(cursor, &mut items)?,
            Some(Token::Directive(name)) => {
                let Some(space) = Space::parse(name) else {
                    let what = format!("the directive `.{name}` is not supported in a function");
                    return Err(PtxError::new(cursor.line(), what));
                };
                let variables = variable::variables(cursor, space, Linkage::Own)?;
                items.extend(variables.into_iter().map(Item::Variable));
            }
            Some(Token::Word(name)) if cursor.peek_at(1) == Some(Token::Mark(':')) => {
                cursor.skip(2);
                label(name, cursor, &mut items)?;
            }
            Some(Token::Word(_) | Token::Mark('@')) => {
                items.push(Item::Instruction(instruction(cursor, *loc)?));
            }
            _ => return Err(cursor.unexpected("an instruction")),
        }
    }
    Ok(Block { items })
}

/// A label, that of a list of targets, or that of a prototype.
fn label(name: &str, cursor: &mut Cursor, items: &mut Vec<Item>) -> Result<(), PtxError> {
    let label = name.to_owned();
    match cursor.peek() {
        Some(Token::Directive("branchtargets")) => {
            cursor.skip(1);
            let mut targets = Vec::new();
            while let Some(Token::Word(target)) = cursor.peek() {
                cursor.skip(1);
                targets.push(target.to_owned());
                cursor.eat(',');
            }
            cursor.expect(';')?;
            items.push(Item::Targets { label, targets });
        }
        Some(Token::Directive("callprototype" | "calltargets")) => cursor.skip_statement(),
        _ => items.push(Item::Label(label)),
    }
    Ok(())
}

/// `.reg .b32 a, %r<10>;`.
fn registers(cursor: &mut Cursor, items: &mut Vec<Item>) -> Result<(), PtxError> {
    cursor.skip(1);
    let ty = match cursor.peek() {
        Some(Token::Directive(name)) => Scalar::parse(name),
        _ => None,
    };
    let Some(ty) = ty else {
        return Err(cursor.unexpected("a register's type"));
    };
    cursor.skip(1);
    loop {
        let name = cursor.word("a register's name")?.to_owned();
        let mut count = None;
        if cursor.eat('<') {
            count = Some(cursor.number("how many registers there are")?);
            cursor.expect('>')?;
        }
        items.push(Item::Register { name, count, ty });
        if !cursor.eat(',') {
            break;
        }
    }
    cursor.expect(';')
}

fn instruction(cursor: &mut Cursor, loc: Option<Loc>) -> Result<Instruction, PtxError> {
    let mut guard = None;
    if cursor.eat('@') {
        let negated = cursor.eat('!');
        guard = Some((cursor.word("a predicate")?.to_owned(), negated));
    }
    let line = cursor.line();
    let opcode = cursor
        .word("an instruction")?
        .split('.')
        .map(str::to_owned)
        .collect();
    let mut operands = Vec::new();
    while !cursor.eat(';') {
        operands.push(operand(cursor)?);
        if !cursor.eat(',') {
            cursor.expect(';')?;
            break;
        }
    }
    Ok(Instruction {
        guard,
        opcode,
        operands,
        line,
        loc,
    })
}

fn operand(cursor: &mut Cursor) -> Result<Operand, PtxError> {
    let first = match cursor.peek() {
        Some(Token::Mark('{')) => return Ok(Operand::Vector(list(cursor, '}')?)),
        Some(Token::Mark('(')) => return Ok(Operand::List(list(cursor, ')')?)),
        Some(Token::Mark('[')) => return address(cursor),
        Some(Token::Mark('!')) => {
            cursor.skip(1);
            return Ok(Operand::Not(cursor.word("a predicate")?.to_owned()));
        }
        Some(Token::Mark('-')) => match cursor.peek_at(1) {
            Some(Token::Number(text)) => match lexer::number(text) {
                Some((bits, Some(64))) => {
                    cursor.skip(2);
                    let bits = (-f64::from_bits(bits)).to_bits();
                    return Ok(Operand::Float { bits, width: 64 });
                }
                _ => return Ok(Operand::Integer(cursor.integer()?)),
            },
            _ => return Err(cursor.unexpected("an operand")),
        },
        Some(Token::Number(text)) => match lexer::number(text) {
            Some((bits, Some(width))) => {
                cursor.skip(1);
                return Ok(Operand::Float { bits, width });
            }
            _ => return Ok(Operand::Integer(cursor.integer()?)),
        },
        Some(Token::Word("_")) => Operand::Sink,
        Some(Token::Word(name)) => Operand::Symbol(name.to_owned()),
        _ => return Err(cursor.unexpected("an operand")),
    };
    cursor.skip(1);
    if cursor.eat('|') {
        let second = operand(cursor)?;
        return Ok(Operand::Pair(Box::new(first), Box::new(second)));
    }
    // The address of a part of a variable.
    if let (Operand::Symbol(_), true) = (&first, cursor.is('+') || cursor.is('-')) {
        cursor.eat('+');
        let offset = cursor.number("an offset")?;
        let base = Box::new(first);
        return Ok(Operand::Sum(Address {
            base,
            offset,
            more: Vec::new(),
        }));
    }
    Ok(first)
}

fn list(cursor: &mut Cursor, end: char) -> Result<Vec<Operand>, PtxError> {
    cursor.skip(1);
    let mut members = Vec::new();
    while !cursor.eat(end) {
        members.push(operand(cursor)?);
        if !cursor.eat(',') {
            cursor.expect(end)?;
            break;
        }
    }
    Ok(members)
}

/// `[%rd1+-8]`, `[name+4]`, `[texture, {%f1, %f2}]`.
fn address(cursor: &mut Cursor) -> Result<Operand, PtxError> {
    cursor.skip(1);
    let (base, mut offset) = match cursor.peek() {
        Some(Token::Word(name)) => {
            cursor.skip(1);
            (Operand::Symbol(name.to_owned()), 0)
        }
        _ => (Operand::Integer(cursor.integer()?), 0),
    };
    if cursor.eat('+') || cursor.is('-') {
        offset = cursor.number("an offset")?;
    }
    let mut more = Vec::new();
    while cursor.eat(',') {
        more.push(operand(cursor)?);
    }
    cursor.expect(']')?;
    let base = Box::new(base);
    Ok(Operand::Address(Address { base, offset, more }))
}
