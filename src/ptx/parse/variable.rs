//! Declarations of variables and parameters.

use super::cursor::Cursor;
use crate::ptx::PtxError;
use crate::ptx::ast::{Initial, Linkage, Scalar, Space, Variable};
use crate::ptx::lexer::{self, Token};

/// `.shared .align 4 .b8 a[16], b[4] = { … };`. The cursor stands at the space.
pub fn variables(
    cursor: &mut Cursor,
    space: Space,
    linkage: Linkage,
) -> Result<Vec<Variable>, PtxError> {
    cursor.skip(1);
    let start = Declared::parse(cursor, space)?;
    let mut all = Vec::new();
    loop {
        let mut variable = start.variable(cursor, linkage)?;
        if cursor.eat('<') {
            return Err(PtxError::new(
                cursor.line(),
                "numbered variables are not supported".to_owned(),
            ));
        }
        if cursor.eat('=') {
            let (initial, count) = initial(cursor)?;
            variable.initial = Some(initial);
            // `a[] = { … }` has as many as are named.
            if variable.count.is_none() {
                variable.count = Some(count);
            }
        }
        all.push(variable);
        if !cursor.eat(',') {
            break;
        }
    }
    cursor.expect(';')?;
    Ok(all)
}

/// `(.param .u64 .ptr .global .align 4 a, .param .f32 b)`, or nothing.
pub fn parameters(cursor: &mut Cursor) -> Result<Vec<Variable>, PtxError> {
    let mut all = Vec::new();
    if !cursor.eat('(') {
        return Ok(all);
    }
    while !cursor.eat(')') {
        match cursor.peek() {
            Some(Token::Directive("param")) => cursor.skip(1),
            Some(Token::Directive("reg")) => {
                let what = "parameters in registers are not supported";
                return Err(PtxError::new(cursor.line(), what.to_owned()));
            }
            _ => return Err(cursor.unexpected("a parameter")),
        }
        let declared = Declared::parse(cursor, Space::Param)?;
        all.push(declared.variable(cursor, Linkage::Own)?);
        if !cursor.eat(',') {
            cursor.expect(')')?;
            break;
        }
    }
    Ok(all)
}

/// What stands before a variable's name.
struct Declared {
    space: Space,
    ty: Scalar,
    vector: u64,
    align: Option<u64>,
    pointee: Option<Space>,
}

impl Declared {
    fn parse(cursor: &mut Cursor, space: Space) -> Result<Declared, PtxError> {
        let (mut ty, mut vector, mut align, mut pointee) = (None, 1, None, None);
        let mut is_pointer = false;
        while let Some(Token::Directive(name)) = cursor.peek() {
            let line = cursor.line();
            cursor.skip(1);
            match name {
                "align" => {
                    let bytes: u64 = cursor.number("an alignment")?;
                    // Of a pointer it is said of what it points to.
                    if !is_pointer {
                        align = Some(bytes).filter(|bytes| bytes.is_power_of_two());
                    }
                }
                "ptr" => is_pointer = true,
                "attribute" => cursor.skip_parentheses()?,
                "v2" => vector = 2,
                "v4" => vector = 4,
                _ => match (Scalar::parse(name), Space::parse(name)) {
                    (Some(scalar), _) => ty = Some(scalar),
                    (None, Some(space)) if is_pointer => pointee = Some(space),
                    _ => {
                        let what = format!("`.{name}` of a variable is not supported");
                        return Err(PtxError::new(line, what));
                    }
                },
            }
        }
        match ty {
            Some(ty) => Ok(Declared {
                space,
                ty,
                vector,
                align,
                pointee,
            }),
            None => Err(cursor.unexpected("a type")),
        }
    }

    fn variable(&self, cursor: &mut Cursor, linkage: Linkage) -> Result<Variable, PtxError> {
        let name = cursor.word("a variable's name")?.to_owned();
        let mut count = Some(self.vector);
        let mut is_array = false;
        while cursor.eat('[') {
            is_array = true;
            if cursor.eat(']') {
                count = None;
                continue;
            }
            let size: u64 = cursor.number("a size")?;
            count = count.map(|count| count.saturating_mul(size));
            cursor.expect(']')?;
        }
        Ok(Variable {
            name,
            space: self.space,
            ty: self.ty,
            align: self.align,
            count,
            is_array: is_array || self.vector > 1,
            initial: None,
            linkage,
            pointee: self.pointee,
            declared: None,
        })
    }
}

/// A number, or numbers in braces, and how many they are.
fn initial(cursor: &mut Cursor) -> Result<(Initial, u64), PtxError> {
    let (mut bits, mut addresses, mut count) = (Vec::new(), false, 0);
    let mut depth = 0;
    loop {
        if cursor.eat('{') {
            depth += 1;
        } else if cursor.eat('}') {
            depth -= 1;
        } else if depth == 0 || !cursor.eat(',') {
            count += 1;
            match element(cursor)? {
                Some(value) => bits.push(value),
                None => addresses = true,
            }
        }
        if depth == 0 {
            break;
        }
    }
    let initial = if addresses {
        Initial::Addresses
    } else {
        Initial::Bits(bits)
    };
    Ok((initial, count))
}

/// A number's bits; none of an address, `name`, `generic(name)+8` or `0xFF(name)`.
fn element(cursor: &mut Cursor) -> Result<Option<u128>, PtxError> {
    let number = match (cursor.peek(), cursor.peek_at(1)) {
        (Some(Token::Number(text)), Some(Token::Mark('('))) => {
            // A byte of the address in parentheses.
            cursor.skip(1);
            lexer::number(text).map(|_| None)
        }
        (Some(Token::Word(_)), _) => Some(None),
        (Some(Token::Number(text)), _) => match lexer::number(text) {
            Some((bits, Some(_))) => {
                cursor.skip(1);
                return Ok(Some(u128::from(bits)));
            }
            _ => Some(Some(cursor.integer()? as u128)),
        },
        (Some(Token::Mark('-')), _) => Some(Some(cursor.integer()? as u128)),
        _ => None,
    };
    match number {
        Some(Some(number)) => return Ok(Some(number)),
        Some(None) => {}
        None => return Err(cursor.unexpected("a value")),
    }
    let mut depth = 0;
    loop {
        match cursor.peek() {
            Some(Token::Word(_)) => cursor.skip(1),
            Some(Token::Mark('(')) => {
                depth += 1;
                cursor.skip(1);
            }
            Some(Token::Mark(')')) if depth > 0 => {
                depth -= 1;
                cursor.skip(1);
            }
            Some(Token::Mark('+' | '-')) => {
                cursor.eat('+');
                cursor.integer()?;
            }
            _ => return Ok(None),
        }
    }
}
