//! Types, and the names that a text gives them.

use super::{Parsed, Parser};
use crate::ivl::ast::Type;
use crate::ivl::names::is_reserved;

/// Deeper types and quantifiers are refused; later passes recur with them.
const MAX_TYPE_NESTING: u32 = 100;

impl Parser<'_> {
    pub(super) fn ty(&mut self) -> Parsed<Type> {
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

    pub(super) fn is_type(&self, word: &str) -> bool {
        bv_type(word).is_some() || self.synonyms.contains_key(word)
    }

    pub(super) fn nest_type(&mut self) -> Parsed<()> {
        if self.type_nesting == MAX_TYPE_NESTING {
            return self.fail(format!(
                "types and quantifiers nest more than {MAX_TYPE_NESTING} deep"
            ));
        }
        self.type_nesting += 1;
        Ok(())
    }
}

pub(super) fn bv_type(word: &str) -> Option<Type> {
    word.strip_prefix("bv")?
        .parse()
        .ok()
        .filter(|width| *width > 0)
        .map(Type::Bv)
}
