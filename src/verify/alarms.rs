//! From a verifier's alarms to a report's defects: the concrete machine validates them.

use std::collections::BTreeMap;

use crate::engines::assume::Number;
use crate::engines::given::{Extent, Given};
use crate::engines::quantities;
use crate::exec::float;
use crate::ivl::builtins::{Builtin, FpOp};
use crate::ivl::eval::{Interpretation, Value, eval};
use crate::ivl::traverse::post_order;
use crate::ivl::{Expr, Symbol};
use crate::kir::contents::{ContentFact, ContentKind};
use crate::kir::launch::Launch;
use crate::kir::{FloatPredicate, Geometry, Kernel, Module, ObjectId, Type};
use crate::options::{BenignRaces, VerifyOptions};
use crate::replay::element::Elements;
use crate::replay::validate::Case;

/// Shows a kernel to the concrete machine, as the user's options have it run.
pub fn with_case<T>(
    module: &Module,
    index: usize,
    launch: &Launch,
    given: &Given,
    options: &VerifyOptions,
    look: impl FnOnce(&Case) -> T,
) -> T {
    let kernel = &module.kernels[index];
    let assumed = &given.assumes;
    let legal = |block: [u32; 3], grid: [u32; 3], params: &[u128]| {
        let chosen = Chosen {
            kernel,
            block,
            grid,
            params,
        };
        chosen.fits(launch) && assumed.iter().all(|expr| chosen.satisfies(expr))
    };
    let sizes = |block: [u32; 3], grid: [u32; 3], params: &[u128]| {
        let chosen = Chosen {
            kernel,
            block,
            grid,
            params,
        };
        let extents = given.extents.iter();
        let sizes = extents.filter_map(|(id, extent)| Some((*id, chosen.bytes(extent)?)));
        let empty = (given.filled.iter()).filter(|(_, filled)| chosen.contradicts(filled));
        let sizes = sizes.chain(empty.map(|(id, _)| (*id, 0)));
        sizes.collect::<BTreeMap<ObjectId, u64>>()
    };
    let contents = |block: [u32; 3], grid: [u32; 3], params: &[u128]| {
        let chosen = Chosen {
            kernel,
            block,
            grid,
            params,
        };
        if given.says_more {
            return None;
        }
        let facts = given.contents.iter();
        let facts = facts.map(|fact| fact.map(|number| chosen.number(number)));
        let filled = given.starts.filled.iter();
        let filled = filled.filter_map(|(&id, &byte)| one_number(kernel, id, byte));
        facts
            .chain(filled.map(Some))
            .collect::<Option<Vec<ContentFact<i128>>>>()
    };
    let unchecked: Vec<&str> = given
        .unchecked
        .iter()
        .map(|&id| kernel.objects[id].name.as_str())
        .collect();
    let mut hints = Vec::new();
    for expr in assumed
        .iter()
        .chain(given.extents.iter().map(|(_, e)| &e.elements.expr))
    {
        literals(expr, &mut hints);
    }
    let made = given.made.with_pointers(kernel);
    let case = Case {
        module,
        kernel,
        launch,
        tolerate_same_value: options.benign_races != BenignRaces::Deny,
        only_intra_block: options.only_intra_block,
        only_divergence: options.only_divergence,
        warp_sync: options.warp_sync,
        warp_size: kernel.usual_warp_size(),
        unchecked: &unchecked,
        hints: &hints,
        arbitrary: &given.starts.arbitrary,
        made: &made,
        constants: &given.constants,
        legal: &legal,
        contents: &contents,
        sizes: &sizes,
        look_on: options.look_on,
        deadline: None,
    };
    look(&case)
}

/// The integer that all elements of an array are whose bytes are this one.
fn one_number(kernel: &Kernel, array: ObjectId, byte: u8) -> Option<ContentFact<i128>> {
    let Type::Int(width @ (8 | 16 | 32 | 64)) = Elements::new(kernel).of(array) else {
        return None;
    };
    let bytes = u64::from(width / 8);
    let number = i64::from_le_bytes([byte; 8]) >> (64 - width);
    Some(ContentFact {
        array,
        bytes,
        unsigned: false,
        kind: ContentKind::Line(number.into(), 0),
        within: None,
    })
}

/// Does a condition hold of a launch of these sizes with these parameters?
pub fn holds(
    condition: &Expr,
    kernel: &Kernel,
    (block, grid): ([u32; 3], [u32; 3]),
    params: &[u128],
) -> bool {
    let chosen = Chosen {
        kernel,
        block,
        grid,
        params,
    };
    chosen.satisfies(condition)
}

/// The numbers in a condition, and their neighbours.
fn literals(expr: &Expr, found: &mut Vec<u128>) {
    for part in post_order([expr]) {
        if let Some((value, _)) = part.as_bv() {
            found.extend([value, value.saturating_add(1), value.saturating_sub(1)]);
        }
    }
}

/// A launch and its parameters.
struct Chosen<'a> {
    kernel: &'a Kernel,
    block: [u32; 3],
    grid: [u32; 3],
    params: &'a [u128],
}

impl Chosen<'_> {
    fn fits(&self, launch: &Launch) -> bool {
        let same = |dim: usize| {
            launch.block[dim]
                .fixed()
                .is_none_or(|size| size == self.block[dim])
                && launch.grid[dim]
                    .fixed()
                    .is_none_or(|size| size == self.grid[dim])
        };
        let threads: u64 = self.block.iter().map(|&size| u64::from(size)).product();
        let limit = u64::from(self.kernel.max_threads.unwrap_or(u32::MAX));
        (0..3).all(same) && (launch.threads().is_some() || threads <= limit)
    }

    /// None where the number depends on more than the launch.
    fn number(&self, number: &Number) -> Option<i128> {
        let Ok(Value::Bv { value, .. }) = eval(&number.expr, self) else {
            return None;
        };
        Some(match number.signed {
            true => i128::from(value as i64),
            false => value as i128,
        })
    }

    /// The size of an array; none where it is beyond all memory.
    fn bytes(&self, extent: &Extent) -> Option<u64> {
        let Ok(Value::Bv { value, .. }) = eval(&extent.elements.expr, self) else {
            return None;
        };
        let elements = value as u64;
        match extent.elements.signed && elements > i64::MAX as u64 {
            true => Some(0),
            false => elements.checked_mul(extent.bytes),
        }
    }

    fn contradicts(&self, condition: &Expr) -> bool {
        eval(condition, self) == Ok(Value::Bool(false))
    }

    fn satisfies(&self, condition: &Expr) -> bool {
        eval(condition, self) == Ok(Value::Bool(true))
    }
}

impl Interpretation for Chosen<'_> {
    fn variable(&self, name: &Symbol) -> Option<Value> {
        for (param, &bits) in self.kernel.params.iter().zip(self.params) {
            if *name == quantities::param_symbol(&param.name) {
                return Some(match self.kernel.values[param.value].ty {
                    Type::Int(1) => Value::Bool(bits != 0),
                    ty => Value::bv(bits, ty.bits()),
                });
            }
        }
        let sizes = [
            (Geometry::BlockDim, self.block),
            (Geometry::GridDim, self.grid),
        ];
        sizes.into_iter().find_map(|(query, sizes)| {
            let dim = (0..3_u8).find(|&dim| *name == quantities::symbol(query, dim))?;
            Some(Value::bv(u128::from(sizes[usize::from(dim)]), 32))
        })
    }

    /// Of functions those that compare floating-point numbers.
    fn apply(&self, function: &Symbol, args: &[Value]) -> Option<Value> {
        let Some(Builtin::Fp { op, kind }) = Builtin::from_name(function.as_str()) else {
            return None;
        };
        let predicate = match op {
            FpOp::Eq => FloatPredicate::Oeq,
            FpOp::Lt => FloatPredicate::Olt,
            FpOp::Le => FloatPredicate::Ole,
            FpOp::Uno => FloatPredicate::Uno,
            _ => return None,
        };
        match args {
            [Value::Bv { value: a, .. }, Value::Bv { value: b, .. }] => Some(Value::Bool(
                float::compare(predicate, kind, *a as u64, *b as u64),
            )),
            _ => None,
        }
    }
}
