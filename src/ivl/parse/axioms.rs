//! Files of axioms: what a user states of functions without a body.
//!
//! A file holds names for types, functions and axioms. An axiom over a type that the file
//! does not define is about nothing that programs here have, and is kept as text alone.

use super::{Failure, Lines, ParseError, Parsed, Parser, parsed};
use crate::ivl::ast::{Expr, Function};

/// What a file of axioms says.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Axioms {
    /// The functions that the file declares itself.
    pub functions: Vec<Function>,
    pub stated: Vec<Stated>,
    /// Axioms over types that are not known, as they stand in the file.
    pub foreign: Vec<String>,
}

/// One axiom.
#[derive(Clone, Debug, PartialEq)]
pub struct Stated {
    pub expr: Expr,
    /// As it stands in the file, on one line, without the word `axiom`.
    pub text: String,
}

/// Reads a file of axioms.
///
/// # Errors
/// Where the text is none, or declares anything else.
pub fn parse_axioms(text: &str) -> Result<Axioms, ParseError> {
    parsed(|| Parser::new(text).and_then(|parser| parser.axioms(text)))
        .map_err(|failure: Failure| failure.located(text, &Lines::new(text)))
}

impl<'s> Parser<'s> {
    fn axioms(mut self, text: &'s str) -> Parsed<Axioms> {
        let mut axioms = Axioms::default();
        while self.next < self.tokens.len() {
            match self.word() {
                Some("type") => self.synonym()?,
                Some("function") => axioms.functions.push(self.function()?),
                Some("axiom") => {
                    self.next += 1;
                    let start = self.span().start;
                    let stated = self.expr();
                    let foreign = stated.is_err() && self.unknown_type.take().is_some();
                    while foreign && !self.at(";") && self.next < self.tokens.len() {
                        self.next += 1;
                    }
                    let source = &text[start..self.span().start];
                    let source = source.split_whitespace().collect::<Vec<_>>().join(" ");
                    match stated {
                        Ok(expr) => axioms.stated.push(Stated { expr, text: source }),
                        Err(_) if foreign => axioms.foreign.push(source),
                        Err(failure) => return Err(failure),
                    }
                    (self.nesting, self.type_nesting) = (0, 0);
                    self.expect(";")?;
                }
                _ => return self.expected("a type, a function or an axiom"),
            }
        }
        Ok(axioms)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_functions_and_axioms() {
        let text = "
            type T = bv8;
            function {:bvbuiltin \"bvule\"} below(T, T): bool;
            axiom (forall x, y: T :: { f(x, y) }
                below(x, f(x, y)));
            axiom (forall p: place :: from(to(p)) == p);
            axiom f(1bv8, 2bv8) == 3bv8;";
        let axioms = parse_axioms(text).expect("axioms");
        assert_eq!(axioms.functions.len(), 1);
        assert_eq!(axioms.functions[0].params.len(), 2);
        let texts: Vec<&str> = axioms.stated.iter().map(|s| s.text.as_str()).collect();
        let first = "(forall x, y: T :: { f(x, y) } below(x, f(x, y)))";
        assert_eq!(texts, [first, "f(1bv8, 2bv8) == 3bv8"]);
        let printed = axioms.stated[0].expr.to_string();
        assert_eq!(printed, "(forall x: bv8, y: bv8 :: below(x, f(x, y)))");
        assert_eq!(axioms.foreign, ["(forall p: place :: from(to(p)) == p)"]);
    }

    #[test]
    fn anything_else_is_refused() {
        let error = |text| parse_axioms(text).expect_err(text).to_string();
        let expected = "1:1: expected a type, a function or an axiom, found `var`";
        assert_eq!(error("var x: bv8;"), expected);
        assert_eq!(
            error("axiom f(1bv8) == ;"),
            "1:18: expected an expression, found `;`"
        );
        assert_eq!(
            error("axiom true"),
            "1:11: expected `;`, found the end of the file"
        );
    }
}
