//! Terms of the host as conditions on a kernel's parameters and sizes.

use std::collections::{BTreeMap, HashMap};

use crate::bv::{BvOp, WrapOp, to_signed};
use crate::engines::quantities;
use crate::host::{Argument, Comparison, LaunchSite, Rule, Term, UnknownId};
use crate::ivl::Expr;
use crate::ivl::builtins::{self, bv};
use crate::kir::launch::{Launch, MAX_BLOCK, MAX_GRID};
use crate::kir::{Geometry, Kernel, Param, ParamPlace, Type, Value, ValueDef, ValueId};
use crate::report::model::Statement;
use crate::verify::sites;

/// What the unknowns of a launch are called in conditions.
pub(super) struct Terms<'a> {
    pub(super) kernel: &'a mut Kernel,
    pub(super) site: &'a LaunchSite,
    names: HashMap<UnknownId, Expr>,
}

impl<'a> Terms<'a> {
    pub(super) fn new(kernel: &'a mut Kernel, site: &'a LaunchSite) -> Terms<'a> {
        Terms {
            kernel,
            site,
            names: HashMap::new(),
        }
    }

    /// The conditions that the launch puts on parameters and sizes. An unknown that is passed
    /// as it is goes by the parameter's name, or by the size's; any other one becomes a
    /// parameter of its own, which the kernel does not read.
    pub(super) fn conditions(&mut self, launch: &Launch) -> Vec<Expr> {
        let site = self.site;
        let mut equations = Vec::new();
        for (argument, term) in &site.scalars {
            let Some((name, width)) = self.parameter(argument) else {
                continue;
            };
            // A condition is passed as a byte.
            if width != term.width() && (width, term.width()) != (1, 8) {
                continue;
            }
            let own = Expr::var(quantities::param_symbol(&name));
            match term {
                Term::Unknown { id, width: known }
                    if *known == width && width > 1 && !self.names.contains_key(id) =>
                {
                    self.names.insert(*id, own);
                }
                _ => equations.push((own, term, width)),
            }
        }
        let scalars = equations.len();
        let queries = [
            (Geometry::BlockDim, &site.block),
            (Geometry::GridDim, &site.grid),
        ];
        for (query, sizes) in queries {
            for (dim, term) in sizes.iter().enumerate() {
                let own = quantities::value(launch, query, dim as u8);
                match term {
                    _ if term.as_constant().is_some() => {}
                    // A number that the options or the source give is one for all that hangs on it.
                    Term::Unknown { id, width: 32 }
                        if own.as_bv().is_none() && !self.names.contains_key(id) =>
                    {
                        self.names.insert(*id, own);
                    }
                    _ => equations.push((own, term, 32)),
                }
            }
        }
        let mut conditions = Vec::new();
        for (own, term, width) in &equations[scalars..] {
            conditions.extend(self.dividend_bound(own, term, *width));
        }
        for (own, term, width) in equations {
            conditions.push(match width {
                1 => own.equals(self.condition(term)),
                _ => bv::eq(own, self.word(&term.clone().truncate(width))),
            });
        }
        let implied = site.implied([MAX_BLOCK, MAX_GRID]);
        let facts = site.facts.iter().chain(&implied);
        conditions.extend(facts.map(|fact| self.condition(fact)));
        conditions
    }

    /// What holds as a rule, as in launches that are not extreme, and what a proof says that rests on it.
    pub fn as_a_rule(&mut self) -> (Vec<Expr>, Vec<Statement>) {
        let (site, mut conditions, mut said) = (self.site, Vec::new(), Vec::new());
        for rule in [Rule::NotNegative, Rule::SmallArrays] {
            let of_rule = site.usual.iter().filter(|usual| usual.rule == rule);
            let own: Vec<Expr> = of_rule.map(|one| self.condition(&one.holds)).collect();
            said.extend((!own.is_empty()).then(|| sites::said(site, rule, "proved")));
            conditions.extend(own);
        }
        (conditions, said)
    }

    /// What a size that is a quotient by a number, or so much less, says of the dividend: there are
    /// `divisor * size` at least. The quotient is one or more, as sizes are.
    fn dividend_bound(&mut self, own: &Expr, term: &Term, width: u32) -> Option<Expr> {
        let literal = |term: &Term| Some(to_signed(term.as_constant()?, term.width()));
        let (quotient, more) = match term {
            Term::Binary { op, sides } if matches!(op, BvOp::Add | BvOp::Sub) => {
                let by = literal(&sides[1])?;
                (&sides[0], if *op == BvOp::Sub { by } else { -by })
            }
            _ => (term, 0),
        };
        let Term::Binary { op, sides } = quotient else {
            return None;
        };
        let bits = sides[1]
            .as_constant()
            .filter(|_| (0..i128::from(u8::MAX)).contains(&more))?;
        let (signed, by) = match op {
            BvOp::Sdiv => (true, u128::try_from(literal(&sides[1])?).ok()?),
            BvOp::Udiv => (false, bits),
            BvOp::Lshr => (false, 1_u128.checked_shl(u32::try_from(bits).ok()?)?),
            _ => return None,
        };
        if by < 2 || term.width() != width {
            return None;
        }
        // Wider, so that the product is one of numbers.
        let wide = 2 * width;
        let quotient = bv::add(
            bv::zext(own.clone(), width, wide),
            Expr::bv(more as u128, wide),
            wide,
        );
        let least = bv::mul(quotient, Expr::bv(by, wide), wide);
        let dividend = self.word(&sides[0]);
        Some(match signed {
            true => bv::sle(least, bv::sext(dividend, width, wide), wide),
            false => bv::ule(least, bv::zext(dividend, width, wide), wide),
        })
    }

    /// The parameters that floating-point numbers are passed to, with their bits.
    pub(super) fn floats(&self) -> BTreeMap<ValueId, u128> {
        let scalars = self.site.scalars.iter();
        let known = scalars.filter_map(|(argument, term)| {
            let mut params = self.kernel.params.iter();
            let param = params.find(|param| param.place == Some(place(argument)))?;
            let ty = self.kernel.values[param.value].ty;
            let fits = matches!(ty, Type::Float(kind) if kind.bits() == term.width());
            Some((param.value, term.as_constant().filter(|_| fits)?))
        });
        known.collect()
    }

    /// The parameter that an integer is passed to: its name, which no other has, and its bits.
    fn parameter(&self, argument: &Argument) -> Option<(String, u32)> {
        let params = &self.kernel.params;
        let param = params
            .iter()
            .find(|param| param.place == Some(place(argument)))?;
        let same = params.iter().filter(|other| other.name == param.name);
        match self.kernel.values[param.value].ty {
            Type::Int(width) if same.count() == 1 => Some((param.name.clone(), width)),
            _ => None,
        }
    }

    /// A term of several bits, or one bit as a word.
    pub(super) fn word(&mut self, term: &Term) -> Expr {
        let width = term.width();
        match term {
            Term::Const { bits, .. } => Expr::bv(*bits, width),
            Term::Unknown { id, .. } => self.unknown(*id, width),
            Term::Binary { op, sides } => {
                let (a, b) = (self.word(&sides[0]), self.word(&sides[1]));
                bv::apply(operation(*op), width, &[a, b])
            }
            Term::Extend { signed, of, .. } => {
                let (from, of) = (of.width(), self.word(of));
                match signed {
                    true => bv::sext(of, from, width),
                    false => bv::zext(of, from, width),
                }
            }
            Term::Truncate { of, .. } => {
                let (from, of) = (of.width(), self.word(of));
                bv::trunc(of, from, width)
            }
            Term::Choose(parts) => {
                let condition = self.condition(&parts[0]);
                condition.choose(self.word(&parts[1]), self.word(&parts[2]))
            }
            Term::Compare { .. } | Term::Exact { .. } => bv::from_bool(self.condition(term), 1),
        }
    }

    /// Do conditions speak of all that a term is made of by now?
    pub(super) fn names_all(&self, term: &Term) -> bool {
        let mut unknowns = term.unknowns().into_iter();
        unknowns.all(|id| self.names.contains_key(&id))
    }

    /// Is a bit of the term set?
    pub(super) fn condition(&mut self, term: &Term) -> Expr {
        match term {
            Term::Compare { op, sides } => {
                let width = sides[0].width();
                let (a, b) = (self.word(&sides[0]), self.word(&sides[1]));
                match op {
                    Comparison::Eq => bv::eq(a, b),
                    Comparison::Ne => bv::ne(a, b),
                    Comparison::ULt => bv::ult(a, b, width),
                    Comparison::ULe => bv::ule(a, b, width),
                    Comparison::SLt => bv::slt(a, b, width),
                    Comparison::SLe => bv::sle(a, b, width),
                }
            }
            Term::Exact { op, signed, sides } => {
                let width = sides[0].width();
                let (a, b) = (self.word(&sides[0]), self.word(&sides[1]));
                let op = match op {
                    WrapOp::Add => builtins::WrapOp::Add,
                    WrapOp::Sub => builtins::WrapOp::Sub,
                    WrapOp::Mul => builtins::WrapOp::Mul,
                };
                match signed {
                    true => bv::nsw(op, a, b, width),
                    false => bv::nuw(op, a, b, width),
                }
            }
            Term::Binary {
                op: op @ (BvOp::And | BvOp::Or | BvOp::Xor),
                sides,
            } if term.width() == 1 => {
                let (a, b) = (self.condition(&sides[0]), self.condition(&sides[1]));
                match op {
                    BvOp::And => a.and(b),
                    BvOp::Or => a.or(b),
                    _ => a.equals(b).negate(),
                }
            }
            Term::Choose(parts) => {
                let condition = self.condition(&parts[0]);
                condition.choose(self.condition(&parts[1]), self.condition(&parts[2]))
            }
            _ => {
                let width = term.width();
                bv::to_bool(self.word(term), width)
            }
        }
    }

    fn unknown(&mut self, id: UnknownId, width: u32) -> Expr {
        if let Some(name) = self.names.get(&id) {
            return name.clone();
        }
        let source = self.site.unknowns[id.0 as usize].name.as_deref();
        let value = self.add_param(source.unwrap_or("value"), width);
        let name = Expr::var(quantities::param_symbol(&self.param_name(value)));
        // Parameters of one bit are conditions.
        let own = match width {
            1 => bv::from_bool(name, 1),
            _ => name,
        };
        self.names.insert(id, own.clone());
        own
    }

    /// A parameter for a value that the host has and the kernel is not passed.
    pub(super) fn add_param(&mut self, source: &str, width: u32) -> ValueId {
        let plain = format!("host.{source}");
        let mut name = plain.clone();
        let mut number = 2;
        while self.kernel.params.iter().any(|param| param.name == name) {
            name = format!("{plain}.{number}");
            number += 1;
        }
        let index = self.kernel.params.len() as u32;
        let value = self.kernel.values.push(Value {
            ty: Type::Int(width),
            def: ValueDef::Param(index),
            name: Some(name.clone()),
        });
        self.kernel.params.push(Param {
            name,
            unsigned: false,
            value,
            place: None,
        });
        value
    }

    pub(super) fn param_name(&self, value: ValueId) -> String {
        self.kernel.values[value].name.clone().unwrap_or_default()
    }
}

/// Where a kernel finds an argument.
pub(super) fn place(argument: &Argument) -> ParamPlace {
    ParamPlace {
        param: argument.param,
        offset: argument.offset,
    }
}

fn operation(op: BvOp) -> builtins::BvOp {
    match op {
        BvOp::Add => builtins::BvOp::Add,
        BvOp::Sub => builtins::BvOp::Sub,
        BvOp::Mul => builtins::BvOp::Mul,
        BvOp::Udiv => builtins::BvOp::Udiv,
        BvOp::Urem => builtins::BvOp::Urem,
        BvOp::Sdiv => builtins::BvOp::Sdiv,
        BvOp::Srem | BvOp::Smod => builtins::BvOp::Srem,
        BvOp::And => builtins::BvOp::And,
        BvOp::Or => builtins::BvOp::Or,
        BvOp::Xor => builtins::BvOp::Xor,
        BvOp::Shl => builtins::BvOp::Shl,
        BvOp::Lshr => builtins::BvOp::Lshr,
        BvOp::Ashr => builtins::BvOp::Ashr,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::Unknown;

    /// Bits of several meanings share a byte.
    #[test]
    fn masked_bytes_are_conditions_on_their_bits() {
        let size = || Term::constant(1, 32);
        let id = UnknownId(0);
        let site = LaunchSite {
            kernel: String::new(),
            places: Vec::new(),
            stands_for: 1,
            block: [size(), size(), size()],
            grid: [size(), size(), size()],
            global_offset: None,
            unmodelled: None,
            shared: Term::constant(0, 64),
            params: Vec::new(),
            scalars: Vec::new(),
            pointers: Vec::new(),
            doubtful: Vec::new(),
            behind: Vec::new(),
            variables: Vec::new(),
            facts: Vec::new(),
            usual: Vec::new(),
            unknowns: vec![Unknown {
                name: Some("flags".to_owned()),
                width: 8,
                is_given: true,
            }],
        };
        let mut kernel = Kernel::empty();
        let mut terms = Terms::new(&mut kernel, &site);
        let flags = Term::Unknown { id, width: 8 };
        let lowest = Term::binary(BvOp::And, flags, Term::constant(1, 8));
        let name = Expr::var(quantities::param_symbol("host.flags"));
        let bit = bv::and(name, Expr::bv(1, 8), 8);
        assert_eq!(terms.condition(&lowest), bv::ne(bit, Expr::bv(0, 8)));
    }
}
