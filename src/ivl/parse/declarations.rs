//! Declarations: constants, variables, functions, procedures and their contracts.

use std::collections::HashMap;
use std::ops::Range;

use super::lexer::Token;
use super::types::bv_type;
use super::{Failure, Parsed, Parser};
use crate::ivl::ast::{
    Attr, Body, Clause, Const, Expr, Function, Procedure, Program, Symbol, Type, Var,
};
use crate::ivl::names::is_reserved;
use crate::ivl::place::Place;
use crate::ivl::subst::{map_attr_exprs, map_vars};

/// A procedure's head, or an implementation's.
struct Signature {
    attrs: Vec<Attr>,
    name: Symbol,
    params: Vec<Var>,
    returns: Vec<Var>,
}

impl Parser<'_> {
    pub(super) fn program(mut self) -> Parsed<(Program, Vec<(Place, usize)>)> {
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
    pub(super) fn synonym(&mut self) -> Parsed<()> {
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
    pub(super) fn variables(&mut self, variables: &mut Vec<Var>) -> Parsed<()> {
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

    pub(super) fn names_and_type(&mut self) -> Parsed<(Vec<Symbol>, Type)> {
        let names = self.names()?;
        self.expect(":")?;
        let ty = self.ty()?;
        if self.at("where") {
            return self.unsupported("a where clause");
        }
        Ok((names, ty))
    }

    pub(super) fn function(&mut self) -> Parsed<Function> {
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
