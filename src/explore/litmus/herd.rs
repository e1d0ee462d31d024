//! herd's litmus files in its C and OpenCL dialects.
//!
//! Pointers to shared memory are names of cells; they may be indexed, not stored. Plain
//! accesses are not atomic whatever the type says, as in herd. An access without a scope
//! is of device scope in OpenCL and of system scope in C. Fences of relaxed order are
//! nothing. A compare-and-exchange reads what it expects from memory, without atomicity,
//! and writes there what it found if it fails.

mod condition;
mod functions;
mod statements;

use super::cursor::{Cursor, ParseError, Token};
use super::{CellDecl, Litmus, Register, Stmt, ThreadDecl};
use crate::explore::access::{Placement, Scope};

type Parsed<T> = Result<T, ParseError>;

/// Most elements of an array.
const MAX_ELEMENTS: u32 = 1 << 16;
/// Highest number of a device or a work-group.
const MAX_GROUP: u32 = 1 << 20;

/// Reads a litmus file.
///
/// # Errors
/// What is not of the dialects, or not supported, with its line and column.
pub fn parse(text: &str) -> Parsed<Litmus> {
    // The first line has the dialect and a name of almost any characters.
    let first = text.trim_start();
    let start = text.len() - first.len();
    let line = first.lines().next().unwrap_or_default();
    let (dialect, name) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let default_scope = match dialect {
        "C" => Scope::System,
        "OPENCL" | "OpenCL" => Scope::Gpu,
        _ => {
            let cursor = Cursor::new(text, text.len())?;
            return Err(cursor.error_at(start, "only the dialects C and OPENCL are known"));
        }
    };
    let mut parser = Parser {
        cursor: Cursor::new(text, start + line.len())?,
        litmus: Litmus {
            name: name.trim().to_owned(),
            ..Litmus::default()
        },
        default_scope,
        registers: Vec::new(),
        parameters: Vec::new(),
        bodies: Vec::new(),
        temporaries: 0,
    };
    parser.file()?;
    Ok(parser.litmus)
}

/// How registers begin that the file does not name.
const TEMPORARY: &str = "_tmp";

struct Parser<'s> {
    cursor: Cursor<'s>,
    litmus: Litmus,
    default_scope: Scope,
    /// Those of the thread that is being read.
    registers: Vec<String>,
    /// The pointers of the thread that is being read.
    parameters: Vec<String>,
    /// The blocks that are being read, the innermost last.
    bodies: Vec<Vec<Stmt>>,
    temporaries: usize,
}

impl<'s> Parser<'s> {
    fn file(&mut self) -> Parsed<()> {
        if let Some(Token::Text(_)) = self.cursor.peek() {
            self.cursor.advance();
        }
        self.initial_state()?;
        while matches!(self.cursor.peek(), Some(Token::Word(word)) if is_thread(word)) {
            let thread = self.thread()?;
            self.litmus.threads.push(thread);
        }
        if self.litmus.threads.is_empty() {
            return Err(self.cursor.error("a thread is expected here"));
        }
        self.final_condition()
    }

    /// `{ [x] = 0; int y = 1; z; int a[2] = {0, 1}; }`
    fn initial_state(&mut self) -> Parsed<()> {
        self.cursor.expect("{")?;
        while !self.cursor.accept("}") {
            if self.cursor.accept(";") {
                continue;
            }
            if matches!(self.cursor.peek(), Some(Token::Number(_))) {
                return Err(self.cursor.error("initial registers are not supported"));
            }
            let bracket = self.cursor.accept("[");
            if !bracket {
                self.skip_type();
            }
            let name = self.cursor.word()?;
            if bracket {
                self.cursor.expect("]")?;
            }
            let values = self.initial_values()?;
            self.declare(name, values, false)?;
        }
        Ok(())
    }

    fn initial_values(&mut self) -> Parsed<Vec<i64>> {
        let length = if self.cursor.accept("[") {
            let length = self.cursor.count(MAX_ELEMENTS)?;
            self.cursor.expect("]")?;
            length as usize
        } else {
            1
        };
        let mut values = Vec::new();
        if self.cursor.accept("=") {
            if self.cursor.accept("{") {
                while !self.cursor.accept("}") {
                    values.push(self.cursor.number()?);
                    self.cursor.accept(",");
                }
            } else {
                values.push(self.cursor.number()?);
            }
        }
        if values.len() > length || length == 0 {
            return Err(self
                .cursor
                .error("the number of values does not fit the array"));
        }
        values.resize(length, 0);
        Ok(values)
    }

    fn declare(&mut self, name: &str, values: Vec<i64>, shared: bool) -> Parsed<()> {
        if self.litmus.cells.iter().any(|cell| cell.name == name) {
            return Err(self.cursor.error(&format!("{name} is declared twice")));
        }
        let name = name.to_owned();
        self.litmus.cells.push(CellDecl {
            name,
            shared,
            values,
        });
        Ok(())
    }

    /// `P0@wg 0, dev 0 (global int* x, global atomic_int* y) { … }`
    fn thread(&mut self) -> Parsed<ThreadDecl> {
        let name = self.cursor.word()?.to_owned();
        if self.litmus.threads.iter().any(|thread| thread.name == name) {
            return Err(self.cursor.error(&format!("{name} is there twice")));
        }
        let mut placement = Placement::default();
        if self.cursor.accept("@") {
            loop {
                let group = self.cursor.word()?;
                let number = self.cursor.count(MAX_GROUP)?;
                match group {
                    "sg" => placement.warp = number,
                    "wg" | "cta" => placement.block = number,
                    "dev" | "gpu" => placement.gpu = number,
                    _ => return Err(self.cursor.error("there is no such group of threads")),
                }
                if !self.cursor.accept(",") {
                    break;
                }
            }
        }
        self.parameters.clear();
        self.cursor.expect("(")?;
        while !self.cursor.accept(")") {
            let local = self.cursor.is_at_word("local") || self.cursor.is_at_word("__local");
            self.skip_type();
            let parameter = self.cursor.word()?;
            self.parameters.push(parameter.to_owned());
            match self
                .litmus
                .cells
                .iter_mut()
                .find(|cell| cell.name == parameter)
            {
                Some(cell) => cell.shared |= local,
                None => self.declare(parameter, vec![0], local)?,
            }
            if !self.cursor.accept(",") {
                self.cursor.expect(")")?;
                break;
            }
        }
        self.registers.clear();
        self.temporaries = 0;
        let body = self.block()?;
        Ok(ThreadDecl {
            name,
            placement,
            registers: std::mem::take(&mut self.registers),
            body,
        })
    }

    /// Skips words and stars before a name.
    fn skip_type(&mut self) {
        loop {
            let more = match self.cursor.peek() {
                Some(Token::Symbol("*")) => true,
                Some(Token::Word(_)) => matches!(
                    self.cursor.peek_at(1),
                    Some(Token::Word(_) | Token::Symbol("*"))
                ),
                _ => false,
            };
            if !more {
                return;
            }
            self.cursor.advance();
        }
    }

    fn register(&mut self, name: &str) -> Register {
        match self.registers.iter().position(|other| other == name) {
            Some(register) => register,
            None => {
                self.registers.push(name.to_owned());
                self.registers.len() - 1
            }
        }
    }

    /// A register that the file does not name.
    fn temporary(&mut self) -> Register {
        let name = format!("{TEMPORARY}{}", self.temporaries);
        self.temporaries += 1;
        self.register(&name)
    }

    fn emit(&mut self, stmt: Stmt) {
        self.bodies
            .last_mut()
            .expect("statements are read inside a block")
            .push(stmt);
    }
}

/// `P0`, `P1`, …
fn is_thread(word: &str) -> bool {
    let digits = word.strip_prefix('P').unwrap_or_default();
    !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
}
