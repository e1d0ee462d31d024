//! Reading the text of a program: what `print` writes, and what a person would
//! write instead.
//!
//! Beyond the printed form it takes several names in one declaration, functions
//! with unnamed parameters, `procedure` and `implementation` apart, blocks that
//! run into the next one, assignment to elements of maps of maps, names for types,
//! and triggers, which it forgets. It takes no structured statements, user types,
//! type parameters, reals or `where`.

mod axioms;
mod expr;
mod lexer;
mod stmt;

pub use axioms::{Axioms, parse_axioms};

use std::collections::HashMap;
use std::ops::Range;

use logos::Logos;

use self::lexer::Token;
use super::ast::{
    Attr, AttrArg, Body, Clause, Const, Expr, Function, Procedure, Program, Symbol, Type, Var,
};
use super::names::is_reserved;
use super::place::Place;
use super::subst::{map_attr_exprs, map_vars};
use crate::stack::on_large_stack;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: {message}")]
pub struct ParseError {
    pub message: String,
    /// Bytes of the text.
    pub span: Range<usize>,
    /// Both count from 1; columns count characters.
    pub line: u32,
    pub column: u32,
}

/// Line and column, from 1, of the parts of a program.
pub type Positions = HashMap<Place, (u32, u32)>;

pub fn parse(text: &str) -> Result<Program, ParseError> {
    parse_with_positions(text).map(|(program, _)| program)
}

/// The program, and where its parts stand in the text.
pub fn parse_with_positions(text: &str) -> Result<(Program, Positions), ParseError> {
    let lines = Lines::new(text);
    let program = parsed(|| Parser::new(text).and_then(Parser::program));
    let locate = |offset| lines.position(text, offset);
    match program {
        Ok((program, places)) => {
            let positions = places
                .into_iter()
                .map(|(place, offset)| (place, locate(offset)));
            Ok((program, positions.collect()))
        }
        Err(failure) => Err(failure.located(text, &lines)),
    }
}

/// Deeper expressions are refused: they fit a large stack, with ten times what a debug
/// build uses.
const MAX_NESTING: u32 = 10_000;

/// Deeper types and quantifiers are refused; later passes recur with them.
const MAX_TYPE_NESTING: u32 = 100;

/// The parser recurs with the nesting of the text.
fn parsed<T: Send>(parse: impl FnOnce() -> Parsed<T> + Send) -> Parsed<T> {
    on_large_stack(parse).unwrap_or_else(|error| {
        Err(Failure {
            message: error.to_string(),
            span: 0..0,
        })
    })
}

struct Failure {
    message: String,
    span: Range<usize>,
}

impl Failure {
    fn located(self, text: &str, lines: &Lines) -> ParseError {
        let (line, column) = lines.position(text, self.span.start);
        ParseError {
            message: self.message,
            span: self.span,
            line,
            column,
        }
    }
}

type Parsed<T> = Result<T, Failure>;

struct Parser<'s> {
    tokens: Vec<(Token<'s>, Range<usize>)>,
    next: usize,
    /// Where the text ends.
    end: usize,
    /// Expressions that are being read, each inside the one before.
    nesting: u32,
    /// Types and quantifiers that are.
    type_nesting: u32,
    places: Vec<(Place, usize)>,
    /// Types by the names that the text gives them.
    synonyms: HashMap<&'s str, Type>,
    /// A word that stands for a type and that is none.
    unknown_type: Option<&'s str>,
}

/// A procedure's head, or an implementation's.
struct Signature {
    attrs: Vec<Attr>,
    name: Symbol,
    params: Vec<Var>,
    returns: Vec<Var>,
}

impl<'s> Parser<'s> {
    fn new(text: &'s str) -> Parsed<Self> {
        let tokens = Token::lexer(text)
            .spanned()
            .map(|(token, span)| match token {
                Ok(token) => Ok((token, span)),
                Err(()) => Err(Failure {
                    message: "this is no token of IVL".to_owned(),
                    span,
                }),
            });
        let tokens = tokens.collect::<Parsed<_>>()?;
        Ok(Parser {
            tokens,
            next: 0,
            end: text.len(),
            nesting: 0,
            type_nesting: 0,
            places: Vec::new(),
            synonyms: HashMap::new(),
            unknown_type: None,
        })
    }

    fn program(mut self) -> Parsed<(Program, Vec<(Place, usize)>)> {
        let mut program = Program::default();
        let mut implementations = Vec::new();
        while self.next < self.tokens.len() {
            let start = self.span().start;
            match self.word() {
                Some("const") => self.consts(&mut program.consts)?,
                Some("var") => {
                    let first = program.globals.len();
                    self.variables(&mut program.globals)?;
                    let names = program.globals[first..].iter().map(|var| &var.name);
                    let places = names.map(|name| (Place::Declaration(name.clone()), start));
                    self.places.extend(places);
                }
                Some("function") => {
                    let function = self.function()?;
                    self.places
                        .push((Place::Declaration(function.name.clone()), start));
                    program.functions.push(function);
                }
                Some("axiom") => {
                    self.next += 1;
                    self.places
                        .push((Place::Axiom(program.axioms.len()), start));
                    program.axioms.push(self.expr()?);
                    self.expect(";")?;
                }
                Some("procedure") => program.procedures.push(self.procedure()?),
                Some("implementation") => implementations.push(self.implementation()?),
                Some("type") => self.synonym()?,
                _ => return self.expected("a declaration"),
            }
        }
        for (signature, body, span) in implementations {
            join(&mut program, signature, body).map_err(|message| Failure { message, span })?;
        }
        Ok((program, self.places))
    }

    /// `type T = bv32;`
    fn synonym(&mut self) -> Parsed<()> {
        self.next += 1;
        let name = self.word();
        if name.is_some_and(|name| bv_type(name).is_some() || self.synonyms.contains_key(name)) {
            return self.fail("there is a type of this name");
        }
        self.name()?;
        if !self.at("=") {
            return self.unsupported("a type of its own");
        }
        self.next += 1;
        let ty = self.ty()?;
        self.synonyms.extend(name.map(|name| (name, ty)));
        self.expect(";")
    }

    fn consts(&mut self, consts: &mut Vec<Const>) -> Parsed<()> {
        let start = self.span().start;
        self.next += 1;
        let attrs = self.attrs()?;
        let unique = self.take("unique");
        let (names, ty) = self.names_and_type()?;
        self.expect(";")?;
        for name in names {
            self.places.push((Place::Declaration(name.clone()), start));
            consts.push(Const {
                attrs: attrs.clone(),
                name,
                ty: ty.clone(),
                unique,
            });
        }
        Ok(())
    }

    /// `var x, y: T, z: U;`
    fn variables(&mut self, variables: &mut Vec<Var>) -> Parsed<()> {
        self.expect("var")?;
        let attrs = self.attrs()?;
        loop {
            self.named(&attrs, variables)?;
            if !self.take(",") {
                return self.expect(";");
            }
        }
    }

    fn named(&mut self, attrs: &[Attr], variables: &mut Vec<Var>) -> Parsed<()> {
        let (names, ty) = self.names_and_type()?;
        let var = |name| Var {
            attrs: attrs.to_vec(),
            name,
            ty: ty.clone(),
        };
        variables.extend(names.into_iter().map(var));
        Ok(())
    }

    fn names_and_type(&mut self) -> Parsed<(Vec<Symbol>, Type)> {
        let names = self.names()?;
        self.expect(":")?;
        let ty = self.ty()?;
        if self.at("where") {
            return self.unsupported("a where clause");
        }
        Ok((names, ty))
    }

    fn function(&mut self) -> Parsed<Function> {
        self.next += 1;
        let attrs = self.attrs()?;
        let name = self.name()?;
        let params = self.function_params()?;
        let result = if self.take("returns") {
            let mut results = self.function_params()?;
            match (results.pop(), results.is_empty()) {
                (Some(result), true) => result.ty,
                _ => return self.unsupported("a function with other than one result"),
            }
        } else {
            self.expect(":")?;
            self.ty()?
        };
        let body = if self.take("{") {
            let body = self.expr()?;
            self.expect("}")?;
            Some(body)
        } else {
            self.expect(";")?;
            None
        };
        Ok(Function {
            attrs,
            name,
            params,
            result,
            body,
        })
    }

    /// Parameters with names or without, in parentheses; those without get one.
    fn function_params(&mut self) -> Parsed<Vec<Var>> {
        self.expect("(")?;
        let mut params: Vec<Var> = Vec::new();
        while !self.at(")") {
            let attrs = self.attrs()?;
            let named = matches!(self.peek_at(1), Some(Token::Mark(":" | ",")))
                && self
                    .word()
                    .is_some_and(|word| !self.is_type(word) && !is_reserved(word));
            if named {
                self.named(&attrs, &mut params)?;
            } else {
                let name = Symbol::new(format!("a{}", params.len()));
                params.push(Var {
                    attrs,
                    name,
                    ty: self.ty()?,
                });
            }
            if !self.take(",") {
                break;
            }
        }
        self.expect(")")?;
        Ok(params)
    }

    fn procedure(&mut self) -> Parsed<Procedure> {
        let start = self.span().start;
        self.next += 1;
        let Signature {
            attrs,
            name,
            params,
            returns,
        } = self.signature()?;
        self.places.push((Place::Procedure(name.clone()), start));
        let has_body = !self.take(";");
        let mut procedure = Procedure {
            attrs,
            name,
            params,
            returns,
            requires: Vec::new(),
            ensures: Vec::new(),
            modifies: Vec::new(),
            body: None,
        };
        self.contract(&mut procedure)?;
        if has_body {
            procedure.body = Some(self.body(&procedure.name)?);
        }
        Ok(procedure)
    }

    fn implementation(&mut self) -> Parsed<(Signature, Body, Range<usize>)> {
        let span = self.span();
        self.next += 1;
        let signature = self.signature()?;
        let body = self.body(&signature.name)?;
        Ok((signature, body, span))
    }

    fn signature(&mut self) -> Parsed<Signature> {
        let attrs = self.attrs()?;
        let name = self.name()?;
        if self.at("<") {
            return self.unsupported("a type parameter");
        }
        let params = self.params()?;
        let returns = if self.take("returns") {
            self.params()?
        } else {
            Vec::new()
        };
        Ok(Signature {
            attrs,
            name,
            params,
            returns,
        })
    }

    fn params(&mut self) -> Parsed<Vec<Var>> {
        self.expect("(")?;
        let mut params = Vec::new();
        while !self.at(")") {
            let attrs = self.attrs()?;
            self.named(&attrs, &mut params)?;
            if !self.take(",") {
                break;
            }
        }
        self.expect(")")?;
        Ok(params)
    }

    fn contract(&mut self, procedure: &mut Procedure) -> Parsed<()> {
        let of = procedure.name.clone();
        loop {
            let start = self.span().start;
            let free = self.take("free");
            if self.take("requires") {
                let place = Place::Requires {
                    procedure: of.clone(),
                    index: procedure.requires.len(),
                };
                self.places.push((place, start));
                procedure.requires.push(self.clause(free)?);
            } else if self.take("ensures") {
                let place = Place::Ensures {
                    procedure: of.clone(),
                    index: procedure.ensures.len(),
                };
                self.places.push((place, start));
                procedure.ensures.push(self.clause(free)?);
            } else if free {
                return self.expected("requires or ensures");
            } else if self.take("modifies") {
                if !self.at(";") {
                    procedure.modifies.extend(self.names()?);
                }
                self.expect(";")?;
            } else {
                return Ok(());
            }
        }
    }

    fn clause(&mut self, free: bool) -> Parsed<Clause> {
        let attrs = self.attrs()?;
        let expr = self.expr()?;
        self.expect(";")?;
        Ok(Clause { attrs, free, expr })
    }

    fn attrs(&mut self) -> Parsed<Vec<Attr>> {
        let mut attrs = Vec::new();
        while self.at("{") && self.peek_at(1) == Some(Token::Mark(":")) {
            self.next += 2;
            let name = self.name()?;
            let mut args = Vec::new();
            while !self.at("}") {
                args.push(self.attr_arg()?);
                if !self.take(",") {
                    break;
                }
            }
            self.expect("}")?;
            attrs.push(Attr { name, args });
        }
        Ok(attrs)
    }

    fn attr_arg(&mut self) -> Parsed<AttrArg> {
        let Some(Token::Str(text)) = self.peek_at(0) else {
            return Ok(AttrArg::Expr(self.expr()?));
        };
        self.next += 1;
        Ok(AttrArg::Str(unescape(text)))
    }

    fn ty(&mut self) -> Parsed<Type> {
        self.nest_type()?;
        let ty = self.unnested_type()?;
        self.type_nesting -= 1;
        Ok(ty)
    }

    fn unnested_type(&mut self) -> Parsed<Type> {
        if self.take("[") {
            let domain = self.ty()?;
            if self.at(",") {
                return self.unsupported("a map of several arguments");
            }
            self.expect("]")?;
            return Ok(Type::map(domain, self.ty()?));
        }
        if self.take("(") {
            let ty = self.ty()?;
            self.expect(")")?;
            return Ok(ty);
        }
        let ty = match self.word() {
            Some("bool") => Type::Bool,
            Some("int") => Type::Int,
            Some("real") => return self.unsupported("a real number"),
            Some(word) => match bv_type(word).or_else(|| self.synonyms.get(word).cloned()) {
                Some(ty) => ty,
                None => {
                    self.unknown_type = Some(word).filter(|word| !is_reserved(word));
                    return self.expected("a type (bool, int, bv1, bv2, …, or a map)");
                }
            },
            None => return self.expected("a type"),
        };
        self.next += 1;
        Ok(ty)
    }

    fn is_type(&self, word: &str) -> bool {
        bv_type(word).is_some() || self.synonyms.contains_key(word)
    }

    /// Counts one more expression inside another.
    fn nest(&mut self) -> Parsed<()> {
        if self.nesting == MAX_NESTING {
            return self.fail(format!("expressions nest more than {MAX_NESTING} deep"));
        }
        self.nesting += 1;
        Ok(())
    }

    fn nest_type(&mut self) -> Parsed<()> {
        if self.type_nesting == MAX_TYPE_NESTING {
            return self.fail(format!(
                "types and quantifiers nest more than {MAX_TYPE_NESTING} deep"
            ));
        }
        self.type_nesting += 1;
        Ok(())
    }

    fn names(&mut self) -> Parsed<Vec<Symbol>> {
        let mut names = vec![self.name()?];
        while self.take(",") {
            names.push(self.name()?);
        }
        Ok(names)
    }

    fn name(&mut self) -> Parsed<Symbol> {
        match self.word() {
            Some(word) if !is_reserved(word) => {
                self.next += 1;
                Ok(Symbol::new(word))
            }
            _ => self.expected("a name"),
        }
    }

    fn peek_at(&self, ahead: usize) -> Option<Token<'s>> {
        self.tokens.get(self.next + ahead).map(|(token, _)| *token)
    }

    fn word(&self) -> Option<&'s str> {
        match self.peek_at(0) {
            Some(Token::Word(word)) => Some(word),
            _ => None,
        }
    }

    /// Whether the next token is this mark or reserved word.
    fn at(&self, text: &str) -> bool {
        matches!(self.peek_at(0), Some(Token::Mark(found) | Token::Word(found)) if found == text)
    }

    fn take(&mut self, text: &str) -> bool {
        let found = self.at(text);
        self.next += usize::from(found);
        found
    }

    fn expect(&mut self, text: &str) -> Parsed<()> {
        if self.take(text) {
            Ok(())
        } else {
            self.expected(&format!("`{text}`"))
        }
    }

    fn expected<T>(&self, what: &str) -> Parsed<T> {
        self.fail(match self.tokens.get(self.next) {
            Some((Token::Mark(text) | Token::Word(text) | Token::Int(text), _)) => {
                format!("expected {what}, found `{text}`")
            }
            Some(_) => format!("expected {what}, found a literal"),
            None => format!("expected {what}, found the end of the file"),
        })
    }

    fn unsupported<T>(&self, what: &str) -> Parsed<T> {
        self.fail(format!("{what} is not supported in IVL"))
    }

    fn fail<T>(&self, message: impl Into<String>) -> Parsed<T> {
        Err(Failure {
            message: message.into(),
            span: self.span(),
        })
    }

    /// Of the next token.
    fn span(&self) -> Range<usize> {
        self.tokens
            .get(self.next)
            .map_or(self.end..self.end, |(_, span)| span.clone())
    }
}

/// Gives the body of an implementation to its procedure, whose contract then
/// speaks of the implementation's parameters.
fn join(program: &mut Program, signature: Signature, body: Body) -> Result<(), String> {
    let Signature {
        name,
        params,
        returns,
        ..
    } = signature;
    let Some(procedure) = program.procedures.iter_mut().find(|p| p.name == name) else {
        return Err(format!("there is no procedure {name}"));
    };
    if procedure.body.is_some() {
        return Err(format!("procedure {name} has two bodies"));
    }
    let formals =
        |params: &[Var], returns: &[Var]| params.iter().chain(returns).cloned().collect::<Vec<_>>();
    let old = formals(&procedure.params, &procedure.returns);
    let new = formals(&params, &returns);
    let types = |vars: &[Var]| vars.iter().map(|var| var.ty.clone()).collect::<Vec<_>>();
    if types(&procedure.params) != types(&params) || types(&procedure.returns) != types(&returns) {
        return Err(format!(
            "the parameters of procedure {name} and its implementation differ"
        ));
    }
    let renaming: HashMap<Symbol, Symbol> = old
        .into_iter()
        .zip(new)
        .map(|(old, new)| (old.name, new.name))
        .collect();
    let mut rename = |e: &Expr| {
        map_vars(e, &mut |name| {
            renaming.get(name).map(|new| Expr::var(new.clone()))
        })
    };
    for clause in procedure.requires.iter_mut().chain(&mut procedure.ensures) {
        map_attr_exprs(&mut clause.attrs, &mut rename);
        clause.expr = rename(&clause.expr);
    }
    for (var, new) in procedure.params.iter_mut().zip(params) {
        var.name = new.name;
    }
    for (var, new) in procedure.returns.iter_mut().zip(returns) {
        var.name = new.name;
    }
    procedure.body = Some(body);
    Ok(())
}

fn bv_type(word: &str) -> Option<Type> {
    word.strip_prefix("bv")?
        .parse()
        .ok()
        .filter(|width| *width > 0)
        .map(Type::Bv)
}

/// Undoes the printer's `\u{…}`; any other backslash stands for itself.
fn unescape(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("\\u{") {
        plain.push_str(before);
        let escaped = after.split_once('}').and_then(|(code, after)| {
            Some((char::from_u32(u32::from_str_radix(code, 16).ok()?)?, after))
        });
        (rest, _) = match escaped {
            Some((c, after)) => (after, plain.push(c)),
            None => (after, plain.push_str("\\u{")),
        };
    }
    plain + rest
}

/// Offsets at which lines start.
struct Lines(Vec<usize>);

impl Lines {
    fn new(text: &str) -> Self {
        let starts = text.match_indices('\n').map(|(offset, _)| offset + 1);
        Lines(std::iter::once(0).chain(starts).collect())
    }

    fn position(&self, text: &str, offset: usize) -> (u32, u32) {
        let line = self.0.partition_point(|start| *start <= offset);
        let column = text[self.0[line - 1]..offset].chars().count() + 1;
        (line as u32, column as u32)
    }
}

#[cfg(test)]
mod tests;
