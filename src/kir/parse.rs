//! Reading the text of kernels: exactly what `print` writes.
//!
//! Values keep the numbers that the text gives them, and constants take the numbers that
//! it leaves, in order of their first use. So a kernel whose values stand in the order of
//! `transform::compact` is read back as it was. What the text says of a module is its
//! kernels alone. Kernels that break a rule of `verify` are refused.

mod copies;
mod cursor;
mod inst;
mod lexer;
mod names;

use std::collections::HashMap;
use std::ops::Range;

use cranelift_entity::EntityRef;
use logos::Logos;

use self::cursor::{name_of, numbered};
use self::lexer::Token;
use self::names::Names;
use super::*;

pub use lexer::is_word;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: {message}")]
pub struct ParseError {
    pub message: String,
    /// Both count from 1; columns count characters.
    pub line: usize,
    pub column: usize,
}

/// The kernels in a text.
///
/// # Errors
/// The first place where the text is not one that `print` writes, or the kernel that breaks
/// a rule.
pub fn parse(text: &str) -> Result<Module, ParseError> {
    let locate = |failure: Failure| {
        let before = &text[..failure.at.min(text.len())];
        let line = before.rsplit('\n').next().unwrap_or_default();
        ParseError {
            message: failure.message,
            line: before.matches('\n').count() + 1,
            column: line.chars().count() + 1,
        }
    };
    Parser::new(text).and_then(Parser::module).map_err(locate)
}

struct Failure {
    message: String,
    /// Bytes before it.
    at: usize,
}

type Parsed<T> = Result<T, Failure>;

struct Parser<'s> {
    text: &'s str,
    tokens: Vec<(Token<'s>, Range<usize>)>,
    next: usize,
    spans: Spans,
    known_spans: HashMap<Span, SpanId>,
    kernel: Kernel,
    names: Names,
}

impl<'s> Parser<'s> {
    fn new(text: &'s str) -> Parsed<Parser<'s>> {
        let mut tokens = Vec::new();
        for (token, at) in Token::lexer(text).spanned() {
            let token = token.map_err(|()| Failure {
                message: "no token begins here".to_owned(),
                at: at.start,
            })?;
            tokens.push((token, at));
        }
        Ok(Parser {
            text,
            tokens,
            next: 0,
            spans: Spans::new(),
            known_spans: HashMap::new(),
            kernel: Kernel::empty(),
            names: Names::default(),
        })
    }

    fn module(mut self) -> Parsed<Module> {
        let mut kernels = Vec::new();
        loop {
            while self.peek() == Some(Token::Newline) {
                self.next += 1;
            }
            if self.peek().is_none() {
                break;
            }
            let at = self.at();
            let kernel = self.kernel()?;
            if let Err(violation) = verify::check(&kernel) {
                let message = violation.to_string();
                return Err(Failure { message, at });
            }
            kernels.push(kernel);
        }
        Ok(Module {
            kernels,
            spans: self.spans,
            ..Module::default()
        })
    }

    fn kernel(&mut self) -> Parsed<Kernel> {
        self.kernel = Kernel::empty();
        self.names = Names::of(self.text, &self.tokens[self.next..]);
        self.header()?;
        while self.is_indented() {
            self.declaration()?;
        }
        self.names.name_objects(&self.kernel);
        if self.names.blocks.is_empty() {
            return self.fail("a kernel has blocks");
        }
        for _ in 0..self.names.blocks.len() {
            self.block()?;
        }
        if !matches!(self.peek(), None | Some(Token::Word("kernel"))) {
            return self.fail("another block, or a kernel");
        }
        self.fill_values();
        Ok(std::mem::replace(&mut self.kernel, Kernel::empty()))
    }

    /// `kernel name (symbol) required_block(1, 2, 3) memory_model(ptx) max_threads(4) warp_size(5) !span`
    fn header(&mut self) -> Parsed<()> {
        self.word("kernel")?;
        self.kernel.name = self.name()?;
        self.kernel.symbol = self.kernel.name.clone();
        if self.takes("(") {
            self.kernel.symbol = self.name()?;
            self.mark(")")?;
        }
        if self.takes_word("required_block") {
            self.mark("(")?;
            let mut sizes = [0; 3];
            for (index, size) in sizes.iter_mut().enumerate() {
                if index > 0 {
                    self.mark(",")?;
                }
                *size = self.number()?;
            }
            self.mark(")")?;
            self.kernel.required_block = Some(sizes);
        }
        if self.takes_word("memory_model") {
            self.in_parentheses(|parser| parser.word("ptx"))?;
            self.kernel.memory_model = MemoryModel::Ptx;
        }
        if self.takes_word("max_threads") {
            self.kernel.max_threads = Some(self.in_parentheses(Parser::number)?);
        }
        if self.takes_word("warp_size") {
            self.kernel.warp_size = self.in_parentheses(Parser::known)?;
        }
        self.kernel.span = self.end()?;
        Ok(())
    }

    fn declaration(&mut self) -> Parsed<()> {
        match self.any_word()? {
            "arguments" => {
                self.kernel.arguments = self.list(Parser::argument)?;
                self.end_without_span()
            }
            "external" => {
                let name = self.quoted()?;
                self.kernel.pure_externals.push(name);
                self.end_without_span()
            }
            "states" => {
                let text = self.quoted()?;
                self.kernel.stated.push(text);
                self.end_without_span()
            }
            "granted" => {
                let text = self.quoted()?;
                self.kernel.granted.push(text);
                self.end_without_span()
            }
            "param" => self.param(),
            "object" => self.object(),
            "struct" => self.known_struct(),
            _ => self.fail_before("a parameter, an object or a block"),
        }
    }

    /// `v0 n: i32 unsigned at 1 + 8`
    fn argument(&mut self) -> Parsed<Argument> {
        Ok(Argument {
            bytes: self.known()?,
            is_pointer: self.takes_word("pointer"),
        })
    }

    fn param_place(&mut self) -> Parsed<Option<ParamPlace>> {
        if !self.takes_word("at") {
            return Ok(None);
        }
        Ok(Some(ParamPlace {
            param: self.number()?,
            offset: match self.takes("+") {
                true => self.number()?,
                false => 0,
            },
        }))
    }

    fn param(&mut self) -> Parsed<()> {
        let value = self.defined()?;
        let name = self.name()?;
        self.mark(":")?;
        let ty = self.ty()?;
        let unsigned = self.takes_word("unsigned");
        let place = self.param_place()?;
        let def = ValueDef::Param(self.kernel.params.len() as u32);
        let known = Some(name.clone());
        self.names.values.insert(
            value,
            Value {
                ty,
                def,
                name: known,
            },
        );
        self.kernel.params.push(Param {
            name,
            unsigned,
            value,
            place,
        });
        self.end_without_span()
    }

    /// `o0 x: global [16] variable to(4) image constant addresses = 00ff+14 !span`
    fn object(&mut self) -> Parsed<()> {
        let id = self.kernel.objects.next_key();
        self.word(&id.to_string())?;
        let name = self.name()?;
        self.mark(":")?;
        let space = self.space()?;
        self.mark("[")?;
        let size = self.known()?;
        self.mark("]")?;
        let kind = match self.any_word()? {
            "param" => ObjectKind::Param {
                restrict: self.takes_word("restrict"),
                place: self.param_place()?,
            },
            "variable" => ObjectKind::Global,
            "local" => ObjectKind::Private,
            "behind" => {
                self.word("pointers")?;
                ObjectKind::Pointees
            }
            "struct" => {
                self.word("param")?;
                ObjectKind::PrivateParam
            }
            _ => return self.fail_before("a kind of object"),
        };
        let pointee = self.to()?;
        if self.takes_word("image") {
            self.kernel.images.insert(id);
        }
        let object = Object {
            name,
            kind,
            space,
            size,
            pointee,
            constant: self.takes_word("constant"),
            names_objects: self.takes_word("addresses"),
            initial: self.initial()?,
            span: self.end()?,
        };
        self.kernel.objects.push(object);
        Ok(())
    }

    fn to(&mut self) -> Parsed<Option<Pointee>> {
        match self.takes_word("to") {
            true => self.in_parentheses(Parser::pointee).map(Some),
            false => Ok(None),
        }
    }

    fn pointee(&mut self) -> Parsed<Pointee> {
        let bytes = self.number()?;
        let unsigned = match self.takes_word("signed") {
            true => Some(false),
            false => self.takes_word("unsigned").then_some(true),
        };
        Ok(Pointee { bytes, unsigned })
    }

    /// `= 00ff+14`: two digits a byte, and how many zeros follow; `at first NAME` before it.
    fn initial(&mut self) -> Parsed<Option<Initial>> {
        let may_be_set = self.takes_word("at");
        let mut set_as = None;
        if may_be_set {
            self.word("first")?;
            set_as = Some(self.name()?);
        }
        if !self.takes("=") {
            return match may_be_set {
                true => self.fail("`=`"),
                false => Ok(None),
            };
        }
        let start = self.at();
        let rest = &self.text[start..];
        let text = rest.split([' ', '\n']).next().unwrap_or_default();
        let (digits, zeros) = text.split_once('+').unwrap_or((text, "0"));
        let byte = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
        let bytes: Option<Vec<u8>> = (0..digits.len()).step_by(2).map(byte).collect();
        let (Some(mut bytes), Ok(zeros)) = (bytes, zeros.parse::<usize>()) else {
            return self.fail("bytes");
        };
        let Some(all) = bytes
            .len()
            .checked_add(zeros)
            .filter(|&all| all <= MOST_BYTES)
        else {
            return self.fail("fewer bytes");
        };
        bytes.resize(all, 0);
        let after = self.tokens[self.next..].iter();
        self.next += after
            .take_while(|(_, at)| at.start < start + text.len())
            .count();
        Ok(Some(Initial { bytes, set_as }))
    }

    /// `o1 at 0`, and below it `field 8 .x[2] unsigned to(4)` and `fact 0 4 grid_dim.x`.
    fn known_struct(&mut self) -> Parsed<()> {
        let object = self.any_word()?;
        let Some(id) = numbered::<ObjectId>(object, "o") else {
            return self.fail_before("an object");
        };
        let mut known = Struct::default();
        if self.takes_word("at") {
            known.param = Some(self.number()?);
        }
        self.end_without_span()?;
        loop {
            if self.takes_word("field") {
                let offset = self.number()?;
                let field = Field {
                    path: self.name()?,
                    unsigned: self.takes_word("unsigned"),
                    pointee: self.to()?,
                };
                known.fields.insert(offset, field);
            } else if self.takes_word("fact") {
                let place = (self.number()?, self.number()?);
                known.facts.insert(place, self.fact()?);
            } else {
                break;
            }
            self.end_without_span()?;
        }
        self.kernel.structs.insert(id, known);
        Ok(())
    }

    fn fact(&mut self) -> Parsed<LaunchFact> {
        let word = self.any_word()?;
        let fact = match word.split_once('.') {
            None if word == "zero" => Some(LaunchFact::Zero),
            Some(("global_size", dim)) => inst::axis(dim).map(LaunchFact::GlobalSize),
            _ => inst::geometry(word).map(|(query, dim)| LaunchFact::Geometry(query, dim)),
        };
        fact.map_or_else(|| self.fail_before("a fact about the launch"), Ok)
    }

    /// `name: !span`, the instructions and the terminator.
    fn block(&mut self) -> Parsed<()> {
        let name = self.name()?;
        if self.takes("@") {
            self.number::<u32>()?;
        }
        self.mark(":")?;
        let span = self.end()?;
        let mut insts = Vec::new();
        let terminator = loop {
            if let Some(terminator) = self.terminator()? {
                break terminator;
            }
            insts.push(self.inst()?);
        };
        self.end_without_span()?;
        self.kernel.blocks.push(Block {
            name,
            insts,
            terminator,
            span,
        });
        Ok(())
    }

    /// Constants and results take their places, and what no value has taken is undefined.
    fn fill_values(&mut self) {
        let values = std::mem::take(&mut self.names.values);
        let count = values.keys().next_back().map_or(0, |last| last.index() + 1);
        let unused = Value {
            ty: Type::BOOL,
            def: ValueDef::Undef,
            name: None,
        };
        self.kernel.values = (0..count)
            .map(|index| values.get(&ValueId::new(index)).unwrap_or(&unused).clone())
            .collect();
    }
}

/// Longer initial values are refused; the importer knows none.
const MOST_BYTES: usize = 1 << 28;

#[cfg(test)]
mod tests;
