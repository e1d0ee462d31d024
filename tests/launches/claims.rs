//! Is a launch that was made one of those that the analysis claims? As queries in SMT-LIB.

use std::fmt::Write;

use warpproof::host::{BvOp, Comparison, Contents, Held, LaunchSite, Term, Variable, WrapOp};
use warpproof::kir::launch::{MAX_BLOCK, MAX_GRID};

use super::made::{Launch, Place, Value};

/// Is satisfiable where the site claims the launch; none where that is plain to see.
pub fn query(site: &LaunchSite, launch: &Launch) -> Option<String> {
    let mut text = String::from("(push)\n");
    for (id, unknown) in site.unknowns.iter().enumerate() {
        let _ = writeln!(text, "(declare-const u{id} (_ BitVec {}))", unknown.width);
    }
    for (sizes, real) in [(&site.grid, launch.grid), (&site.block, launch.block)] {
        for (term, size) in sizes.iter().zip(real) {
            equal(&mut text, term, u128::from(size))?;
        }
    }
    equal(&mut text, &site.shared, u128::from(launch.shared))?;
    for (argument, term) in &site.scalars {
        equal(&mut text, term, launch.scalar(&argument.name))?;
    }
    pointers(&mut text, site, launch)?;
    let is_so = |variable: &Variable| {
        let real = launch.variable(&variable.name);
        is_value(&variable.constant, &real.constant, false)
            && is_value(&variable.writable, &real.writable, real.is_left)
    };
    site.variables.iter().all(is_so).then_some(())?;
    let is_legal = |sizes: [u32; 3], most: [u32; 3]| {
        sizes
            .iter()
            .zip(most)
            .all(|(size, most)| (1..=most).contains(size))
    };
    // The runtime of these programs makes launches that no device does.
    let succeeds = is_legal(launch.block, MAX_BLOCK) && is_legal(launch.grid, MAX_GRID);
    let implied = match succeeds {
        true => site.implied([MAX_BLOCK, MAX_GRID]),
        false => Vec::new(),
    };
    for fact in site.facts.iter().chain(&implied) {
        let _ = writeln!(text, "(assert (= {} #b1))", shown(fact));
    }
    let _ = writeln!(text, "(check-sat-using (try-for {DECIDED} 5000))\n(pop)");
    Some(text)
}

/// Products and remainders by unknown numbers are decided within a second where they become clauses
/// at once; the solver's own way with questions that build on each other takes many times as long.
const DECIDED: &str = "(then simplify propagate-values solve-eqs simplify bit-blast sat)";

fn pointers(text: &mut String, site: &LaunchSite, launch: &Launch) -> Option<()> {
    for (index, (argument, pointer)) in site.pointers.iter().enumerate() {
        let real = launch.pointer(&argument.name);
        if pointer.fresh {
            equal(text, &pointer.offset, real.offset as u128)?;
            if let Some(bytes) = &pointer.bytes {
                equal(text, bytes, u128::from(real.bytes))?;
            }
        }
        let is_variable = pointer.variable.is_none() || pointer.variable == real.variable;
        let holds_it = pointer.contents.iter().any(|held| is_held(held, real));
        (is_variable && holds_it).then_some(())?;
        for (other, before) in &site.pointers[..index] {
            let other = launch.pointer(&other.name);
            let same = pointer.array == before.array;
            let apart = !same && pointer.fresh && before.fresh;
            let differs = same && other.start != real.start || apart && other.start == real.start;
            (!differs).then_some(())?;
            if same {
                let distance = (real.offset - other.offset) as u64;
                let between =
                    Term::binary(BvOp::Sub, pointer.offset.clone(), before.offset.clone());
                equal(text, &between, u128::from(distance))?;
            }
        }
    }
    Some(())
}

/// Is this what the allocation holds?
fn is_held(held: &Held, real: &Place) -> bool {
    match held {
        Held::Unset => real.is_unset,
        Held::Left { .. } => real.is_left,
        Held::Fill(byte) => real.fill == Some(*byte) || real.bytes == 0,
        Held::Anything => true,
        Held::Initial | Held::Bytes(_) => false,
    }
}

/// Does a variable hold one of these?
fn is_value(contents: &Contents, real: &Value, is_left: bool) -> bool {
    let is = |held: &Held| match held {
        Held::Initial => real.is_initial,
        Held::Left { .. } => is_left,
        Held::Bytes(bytes) => !real.is_initial && real.bytes == *bytes,
        Held::Anything => true,
        Held::Unset | Held::Fill(_) => false,
    };
    contents.iter().any(is)
}

fn equal(text: &mut String, term: &Term, bits: u128) -> Option<()> {
    let width = term.width();
    let bits = bits & (u128::MAX >> (128 - width));
    match term.as_constant() {
        Some(known) => (known == bits).then_some(()),
        None => writeln!(text, "(assert (= {} (_ bv{bits} {width})))", shown(term)).ok(),
    }
}

fn shown(term: &Term) -> String {
    let sides = || {
        let parts = term.parts().iter().map(shown);
        parts.collect::<Vec<_>>().join(" ")
    };
    match term {
        Term::Const { bits, width } => format!("(_ bv{bits} {width})"),
        Term::Unknown { id, .. } => format!("u{}", id.0),
        Term::Binary { op, .. } => format!("({} {})", binary(*op), sides()),
        Term::Compare { op, .. } => {
            let op = match op {
                Comparison::Eq => return format!("(ite (= {}) #b1 #b0)", sides()),
                Comparison::Ne => return format!("(ite (= {}) #b0 #b1)", sides()),
                Comparison::ULt => "bvult",
                Comparison::ULe => "bvule",
                Comparison::SLt => "bvslt",
                Comparison::SLe => "bvsle",
            };
            format!("(ite ({op} {}) #b1 #b0)", sides())
        }
        Term::Extend { signed, of, width } => {
            let more = width - of.width();
            let how = if *signed {
                "sign_extend"
            } else {
                "zero_extend"
            };
            format!("((_ {how} {more}) {})", shown(of))
        }
        Term::Truncate { of, width } => format!("((_ extract {} 0) {})", width - 1, shown(of)),
        Term::Choose(parts) => {
            let [condition, then, otherwise] = &**parts;
            let (then, otherwise) = (shown(then), shown(otherwise));
            format!("(ite (= {} #b1) {then} {otherwise})", shown(condition))
        }
        // In twice the width nothing overflows.
        Term::Exact { op, signed, sides } => {
            let width = sides[0].width();
            let how = if *signed {
                "sign_extend"
            } else {
                "zero_extend"
            };
            let wide = |term: &Term| format!("((_ {how} {width}) {})", shown(term));
            let exact = format!("({} {} {})", wraps(*op), wide(&sides[0]), wide(&sides[1]));
            let narrow = format!("({} {} {})", wraps(*op), shown(&sides[0]), shown(&sides[1]));
            format!("(ite (= {exact} ((_ {how} {width}) {narrow})) #b1 #b0)")
        }
    }
}

fn binary(op: BvOp) -> &'static str {
    match op {
        BvOp::Add => "bvadd",
        BvOp::Sub => "bvsub",
        BvOp::Mul => "bvmul",
        BvOp::Udiv => "bvudiv",
        BvOp::Urem => "bvurem",
        BvOp::Sdiv => "bvsdiv",
        BvOp::Srem => "bvsrem",
        BvOp::Smod => "bvsmod",
        BvOp::And => "bvand",
        BvOp::Or => "bvor",
        BvOp::Xor => "bvxor",
        BvOp::Shl => "bvshl",
        BvOp::Lshr => "bvlshr",
        BvOp::Ashr => "bvashr",
    }
}

fn wraps(op: WrapOp) -> &'static str {
    match op {
        WrapOp::Add => "bvadd",
        WrapOp::Sub => "bvsub",
        WrapOp::Mul => "bvmul",
    }
}
