//! What the assertions of a sequential program claim, for whoever reads a failure.
//!
//! An assertion carries the number of its claim; the other attributes are for people.

use std::fmt;

use cranelift_entity::{PrimaryMap, entity_impl};

use super::dualise::Thread;
use super::program::{AccessKind, Convergence, SiteId};
use crate::ivl::{Attr, AttrArg, Expr, ExprKind, Stmt};
use crate::kir::{Construct, ObjectId, SpanId};
use crate::report::condition::Condition;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClaimId(u32);
entity_impl!(ClaimId, "claim");

/// What does not hold where an assertion fails.
#[derive(Clone, Debug)]
pub enum Claim {
    /// The second thread's access does not conflict with one that is on record.
    RaceFreedom {
        second: SiteId,
        object: ObjectId,
        first: AccessKind,
        /// What is on record is this side of a copy in flight.
        copy: Option<SiteId>,
    },
    /// The threads come together.
    Convergence {
        of: Convergence,
        span: Option<SpanId>,
    },
    /// Something that the source states or the language asks for, of one thread.
    Obligation {
        what: Obligation,
        thread: Option<Thread>,
        span: Option<SpanId>,
    },
    /// A lemma of threads that run apart, by its place in their list.
    Lemma(usize),
}

/// What a condition of one thread is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Obligation {
    /// It is kept.
    Keeps(Condition),
    /// The thread does not come to this construct, which is not modelled.
    NotReached(Construct),
}

impl fmt::Display for Obligation {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Obligation::Keeps(condition) => condition.fmt(f),
            Obligation::NotReached(construct) => write!(f, "not modelled: {construct}"),
        }
    }
}

/// The claims of a program.
#[derive(Clone, Debug, Default)]
pub struct Claims(PrimaryMap<ClaimId, Claim>);

impl Claims {
    /// The assertion of a claim.
    pub fn assert(&mut self, claim: Claim, expr: Expr) -> Stmt {
        let mut attrs = claim.attrs();
        let id = self.0.push(claim);
        attrs.insert(0, number_attr(ATTRIBUTE, id.as_u32() as usize));
        Stmt::Assert { attrs, expr }
    }

    /// What an assertion with these attributes claims.
    ///
    /// # Panics
    /// If the assertion is none of this table's.
    pub fn of(&self, attrs: &[Attr]) -> &Claim {
        let attr = attrs.iter().find(|attr| attr.name.as_str() == ATTRIBUTE);
        match attr.and_then(|attr| attr.args.first()) {
            Some(AttrArg::Expr(number)) => match number.kind() {
                ExprKind::Int(id) => &self.0[ClaimId::from_u32(*id as u32)],
                other => unreachable!("a claim's number is {other:?}"),
            },
            other => unreachable!("an assertion without a claim: {other:?}"),
        }
    }
}

const ATTRIBUTE: &str = "claim";

impl Claim {
    /// What is printed of it.
    fn attrs(&self) -> Vec<Attr> {
        let at = |span: &Option<SpanId>| span.map(|s| number_attr("span", s.as_u32() as usize));
        match self {
            Claim::RaceFreedom {
                second,
                object,
                first,
                copy,
            } => {
                let mut attrs = vec![
                    text_attr("race", first.name()),
                    number_attr("site", *second),
                    number_attr("object", object.as_u32() as usize),
                ];
                attrs.extend(copy.map(|site| number_attr("copy", site)));
                attrs
            }
            Claim::Convergence { of, span } => {
                let mut attrs = vec![text_attr("divergence", of.name())];
                attrs.extend(at(span));
                attrs
            }
            Claim::Obligation { what, thread, span } => {
                let mut attrs = vec![text_attr("assertion", &what.to_string())];
                attrs.extend(thread.map(|thread| number_attr("thread", thread as usize)));
                attrs.extend(at(span));
                attrs
            }
            Claim::Lemma(index) => vec![text_attr("lemma", &index.to_string())],
        }
    }
}

pub fn text_attr(name: &str, text: &str) -> Attr {
    Attr {
        name: name.into(),
        args: vec![AttrArg::Str(text.to_string())],
    }
}

pub fn number_attr(name: &str, number: usize) -> Attr {
    Attr {
        name: name.into(),
        args: vec![AttrArg::Expr(Expr::int(number as i128))],
    }
}
