//! Launches and terms as a programmer would write them.

use std::fmt;

use super::{
    Comparison, Contents, Held, LaunchSite, Numbers, Place, Program, Term, Unknown, Within,
};
use crate::bv::{BvOp, to_signed};

/// A term with the names of the unknowns in it.
pub struct Shown<'a> {
    term: &'a Term,
    unknowns: &'a [Unknown],
}

impl LaunchSite {
    /// The term in C's spelling; an unknown without a name is `?`.
    pub fn show<'a>(&'a self, term: &'a Term) -> Shown<'a> {
        Shown {
            term,
            unknowns: &self.unknowns,
        }
    }

    fn name<'s>(&'s self, within: &'s Within) -> &'s str {
        match within {
            Within::Pointer(index) => &self.pointers[*index].0.name,
            Within::Variable(symbol) => symbol,
        }
    }

    /// Where pointers may lead that are not known to lead elsewhere.
    fn write_doubts(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for doubt in &self.doubtful {
            let leads = if doubt.is_exact { "leads" } else { "may lead" };
            let name = &self.pointers[doubt.pointer].0.name;
            let (other, when) = (self.name(&doubt.into), self.show(&doubt.when));
            writeln!(f, "  {name} {leads} into {other}, where {when}")?;
        }
        for behind in &self.behind {
            let [one, other] = [&behind.memory, &behind.other].map(|within| self.name(within));
            match one == other {
                _ if behind.is_passed => writeln!(f, "  a pointer in {one} may lead into {other}")?,
                true => writeln!(f, "  two pointers in {one} may lead into one array")?,
                false => writeln!(f, "  pointers in {one} and {other} may lead into one array")?,
            }
        }
        Ok(())
    }
}

impl fmt::Display for Program {
    /// Each launch with its sizes, arguments and facts, a line for each.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for site in &self.launches {
            write!(f, "{}", site.kernel)?;
            for place in &site.places {
                write!(f, " at {place}")?;
            }
            writeln!(f)?;
            for (name, sizes) in [("grid", &site.grid), ("block", &site.block)] {
                let [x, y, z] = sizes.each_ref().map(|size| site.show(size));
                writeln!(f, "  {name} = {x}, {y}, {z}")?;
            }
            writeln!(f, "  shared = {}", site.show(&site.shared))?;
            for (argument, term) in &site.scalars {
                writeln!(f, "  {} = {}", argument.name, site.show(term))?;
            }
            for (argument, pointer) in &site.pointers {
                let fresh = if pointer.fresh { "allocation" } else { "array" };
                write!(f, "  {} = {fresh} {}", argument.name, pointer.array.0)?;
                if let Some(bytes) = &pointer.bytes {
                    write!(f, " of {} bytes", site.show(bytes))?;
                }
                if !pointer.contents.contains(&Held::Anything) {
                    write!(f, ", {}", in_words(&pointer.contents))?;
                }
                if let Some(filling) = &pointer.filling {
                    let count = site.show(&filling.count);
                    let [a, b] = filling.numbers.terms().map(|term| site.show(term));
                    match filling.numbers {
                        Numbers::Line { .. } => {
                            write!(f, ", element i is {a} + {b} * i below {count}")?;
                        }
                        Numbers::Between { .. } => {
                            write!(f, ", elements are from {a} to before {b} below {count}")?;
                        }
                    }
                }
                match pointer.offset.as_constant() {
                    Some(0) => writeln!(f)?,
                    _ => writeln!(f, " from byte {}", site.show(&pointer.offset))?,
                }
            }
            site.write_doubts(f)?;
            for variable in &site.variables {
                for (kind, contents) in [
                    ("constant", &variable.constant),
                    ("variable", &variable.writable),
                ] {
                    let initial = Contents::from([Held::Initial]);
                    if !contents.contains(&Held::Anything) && *contents != initial {
                        let contents = in_words(contents);
                        writeln!(f, "  {kind} {} {contents}", variable.name)?;
                    }
                }
            }
            for fact in &site.facts {
                writeln!(f, "  where {}", site.show(fact))?;
            }
        }
        for kernel in &self.escaping {
            writeln!(f, "{kernel} may be launched elsewhere")?;
        }
        for kernel in &self.left_out {
            writeln!(
                f,
                "{kernel} may be launched where host code does not compile"
            )?;
        }
        Ok(())
    }
}

fn in_words(contents: &Contents) -> String {
    let one = |held: &Held| match held {
        Held::Unset => "not written before".to_owned(),
        Held::Initial => "as defined".to_owned(),
        Held::Left { .. } => "as an earlier launch left it".to_owned(),
        Held::Fill(byte) => format!("filled with {byte:#04x}"),
        Held::Bytes(bytes) => {
            let digits = bytes.iter().map(|byte| format!("{byte:02x}"));
            format!("set to {}", digits.collect::<String>())
        }
        Held::Anything => "anything".to_owned(),
    };
    contents.iter().map(one).collect::<Vec<_>>().join(" or ")
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place { file, line, column } = self;
        write!(f, "{file}:{line}:{column}")
    }
}

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, self.term, 0)
    }
}

/// How tightly operators bind, loosest first: `?:`, comparisons, `|`, `^`, `&`, shifts,
/// sums, products.
const CHOICE: u8 = 1;
const COMPARISON: u8 = 2;
const SUM: u8 = 7;
const PRODUCT: u8 = 8;

impl Shown<'_> {
    /// `around` is how tightly what stands around the term binds.
    fn write(&self, f: &mut fmt::Formatter<'_>, term: &Term, around: u8) -> fmt::Result {
        match term {
            Term::Const { bits, width } => match width {
                1 => write!(f, "{}", *bits == 1),
                _ => write!(f, "{}", to_signed(*bits, *width)),
            },
            Term::Unknown { id, .. } => {
                let name = self.unknowns[id.0 as usize].name.as_deref();
                f.write_str(name.unwrap_or("?"))
            }
            // Conversions are left out, as the source mostly has them.
            Term::Extend { of, .. } | Term::Truncate { of, .. } => self.write(f, of, around),
            Term::Binary { op, sides } => {
                let [a, b] = &**sides;
                if let (BvOp::Xor, Some(1), 1) = (op, b.as_constant(), b.width()) {
                    f.write_str("!")?;
                    return self.write(f, a, PRODUCT + 1);
                }
                if let (BvOp::Lshr | BvOp::Shl, Some(by)) = (op, b.as_constant())
                    && by < 32
                {
                    let sign = if *op == BvOp::Shl { "*" } else { "/" };
                    return self.infix(f, (a, sign, PRODUCT), around, |f| {
                        write!(f, "{}", 1_u64 << by)
                    });
                }
                let (sign, binds) = spelling(*op);
                self.infix(f, (a, sign, binds), around, |f| self.write(f, b, binds + 1))
            }
            Term::Compare { op, sides } => {
                let [a, b] = &**sides;
                let sign = match op {
                    Comparison::Eq => "==",
                    Comparison::Ne => "!=",
                    Comparison::ULt | Comparison::SLt => "<",
                    Comparison::ULe | Comparison::SLe => "<=",
                };
                self.infix(f, (a, sign, COMPARISON), around, |f| {
                    self.write(f, b, COMPARISON + 1)
                })
            }
            Term::Choose(parts) => {
                let [condition, a, b] = &**parts;
                self.infix(f, (condition, "?", CHOICE), around, |f| {
                    self.write(f, a, CHOICE + 1)?;
                    f.write_str(" : ")?;
                    self.write(f, b, CHOICE)
                })
            }
            Term::Exact { op, sides, .. } => {
                let [a, b] = &**sides;
                let (sign, binds) = match op {
                    crate::bv::WrapOp::Add => ("+", SUM),
                    crate::bv::WrapOp::Sub => ("-", SUM),
                    crate::bv::WrapOp::Mul => ("*", PRODUCT),
                };
                self.infix(f, (a, sign, binds), binds + 1, |f| {
                    self.write(f, b, binds + 1)
                })?;
                f.write_str(" does not overflow")
            }
        }
    }

    fn infix(
        &self,
        f: &mut fmt::Formatter<'_>,
        (left, sign, binds): (&Term, &str, u8),
        around: u8,
        right: impl FnOnce(&mut fmt::Formatter<'_>) -> fmt::Result,
    ) -> fmt::Result {
        let grouped = binds < around;
        if grouped {
            f.write_str("(")?;
        }
        self.write(f, left, binds)?;
        write!(f, " {sign} ")?;
        right(f)?;
        if grouped {
            f.write_str(")")?;
        }
        Ok(())
    }
}

fn spelling(op: BvOp) -> (&'static str, u8) {
    match op {
        BvOp::Add => ("+", SUM),
        BvOp::Sub => ("-", SUM),
        BvOp::Mul => ("*", PRODUCT),
        BvOp::Udiv | BvOp::Sdiv => ("/", PRODUCT),
        BvOp::Urem | BvOp::Srem | BvOp::Smod => ("%", PRODUCT),
        BvOp::Shl => ("<<", 6),
        BvOp::Lshr | BvOp::Ashr => (">>", 6),
        BvOp::And => ("&", 5),
        BvOp::Xor => ("^", 4),
        BvOp::Or => ("|", 3),
    }
}
