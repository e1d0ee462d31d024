//! Pointers of a launch: which of them point into one array, and how large arrays are.

use std::collections::{BTreeMap, BTreeSet};

use super::terms::{self, Terms};
use crate::analysis::points_to::PointsTo;
use crate::bv::BvOp;
use crate::engines::assume::Number;
use crate::engines::given::Extent;
use crate::engines::quantities;
use crate::host::{Argument, Comparison, LaunchSite, Term, Within};
use crate::ivl::Expr;
use crate::ivl::builtins::bv;
use crate::kir::{
    AddressSpace, Inst, InstData, Kernel, Object, ObjectId, ObjectKind, ValueDef, ValueId,
};
use crate::report::warning::Warning;
use crate::symbols;

/// Makes pointers into one array addresses in one object, and null ones null. What the distances between them are
/// is added to the conditions. The names of those that were joined, in pairs.
pub(super) fn join(terms: &mut Terms<'_>, conditions: &mut Vec<Expr>) -> Vec<(String, String)> {
    let site = terms.site;
    settle_null(terms.kernel, site);
    let mut joined = Vec::new();
    for (index, (argument, pointer)) in site.pointers.iter().enumerate() {
        if pointer.is_null {
            continue;
        }
        let Some(from) = object(terms.kernel, argument) else {
            continue;
        };
        let variable_of = |symbol: &String| variable(terms.kernel, symbol);
        if let Some(into) = pointer.variable.as_ref().and_then(variable_of) {
            let names = [into, from].map(|id| terms.kernel.objects[id].name.clone());
            bring_into(
                terms,
                from,
                into,
                &names,
                pointer.offset.clone(),
                conditions,
            );
            joined.push(names.into());
            continue;
        }
        let before = site.pointers[..index]
            .iter()
            .filter(|(_, other)| other.array == pointer.array);
        let mut before =
            before.filter_map(|(argument, other)| Some((other, object(terms.kernel, argument)?)));
        let Some((first, into)) = before.next() else {
            continue;
        };
        let names = [into, from].map(|id| terms.kernel.objects[id].name.clone());
        let distance = Term::binary(BvOp::Sub, pointer.offset.clone(), first.offset.clone());
        bring_into(terms, from, into, &names, distance, conditions);
        joined.push(names.into());
    }
    joined
}

/// An array that the kernel writes and reads through a texture, which are not ordered, with the
/// texture's name (CUDA's programming guide, "Read/Write Coherency" of textures).
pub(super) fn written_behind_texture(
    kernel: &Kernel,
    site: &LaunchSite,
) -> Option<(String, String)> {
    let points_to = PointsTo::new(kernel);
    let mut pointers = site.pointers.iter();
    pointers.find_map(|(argument, pointer)| {
        let texture = pointer.texture.clone()?;
        let array = object(kernel, argument).filter(|array| points_to.written(*array))?;
        Some((texture, kernel.objects[array].name.clone()))
    })
}

/// Pointers that are null are so, and in no array.
fn settle_null(kernel: &mut Kernel, site: &LaunchSite) {
    for (argument, _) in site.pointers.iter().filter(|(_, pointer)| pointer.is_null) {
        let Some(object) = object(kernel, argument) else {
            continue;
        };
        for value in kernel.values.values_mut() {
            if value.def == ValueDef::Address(object) {
                value.def = ValueDef::Null;
            }
        }
    }
}

/// Makes the addresses in one object those in another one, so many bytes behind its start.
fn bring_into(
    terms: &mut Terms<'_>,
    from: ObjectId,
    into: ObjectId,
    [first, name]: &[String; 2],
    distance: Term,
    conditions: &mut Vec<Expr>,
) {
    let (offset, index) = match distance.as_constant() {
        Some(bytes) => (bytes as i64, None),
        None => {
            let value = terms.add_param(&format!("{name} - {first}"), 64);
            let own = Expr::var(quantities::param_symbol(&terms.param_name(value)));
            conditions.push(bv::eq(own, terms.word(&distance)));
            (0, Some(value))
        }
    };
    redirect(terms.kernel, from, into, offset, index);
}

/// The variable of the device with this symbol, if the kernel names it.
pub fn variable(kernel: &Kernel, symbol: &str) -> Option<ObjectId> {
    let name = symbols::demangled(symbol);
    let has_symbol = |object: &Object| {
        let set_as = object
            .initial
            .as_ref()
            .and_then(|initial| initial.set_as.as_deref());
        set_as == Some(symbol)
    };
    let has_name = |object: &Object| {
        let is_global = object.kind == ObjectKind::Global && object.space != AddressSpace::Shared;
        is_global && object.name == name
    };
    let find = |is_it: &dyn Fn(&Object) -> bool| {
        let mut objects = kernel.objects.iter();
        objects.find(|(_, object)| is_it(object)).map(|(id, _)| id)
    };
    // Those of functions that are told apart by their parameters have one name.
    find(&has_symbol).or_else(|| find(&has_name))
}

/// That pointers may point into another one's array, or into a variable, though they are not shown
/// to: by the names of the first ones.
pub(super) fn doubtful(kernel: &Kernel, site: &LaunchSite) -> Option<Warning> {
    const SHOWN: usize = 3;
    let pairs = doubtful_pairs(kernel, site);
    let shown = pairs.iter().take(SHOWN);
    let mut parts: Vec<String> = shown
        .map(|(one, other)| format!("`{one}` and `{other}`"))
        .collect();
    if pairs.len() > SHOWN {
        parts.push(format!("and {} more pairs", pairs.len() - SHOWN));
    }
    let pairs = parts.join(", ");
    (!parts.is_empty()).then_some(Warning::DoubtfulArrays { pairs })
}

fn doubtful_pairs(kernel: &Kernel, site: &LaunchSite) -> Vec<(String, String)> {
    let behind = |index: usize| object(kernel, &site.pointers[index].0);
    let pairs = site.doubtful.iter().filter_map(|doubt| {
        let other = match &doubt.into {
            Within::Pointer(other) => behind(*other)?,
            Within::Variable(symbol) => variable(kernel, symbol)?,
        };
        let names = [other, behind(doubt.pointer)?].map(|id| kernel.objects[id].name.clone());
        Some(names.into())
    });
    pairs.collect()
}

/// Are all arrays behind the kernel's pointers shown to be different ones, but for those that
/// were joined to others and that nothing names any more?
pub(super) fn are_apart(kernel: &Kernel, site: &LaunchSite) -> bool {
    let named: BTreeSet<ObjectId> = (kernel.values.values())
        .filter_map(|value| match value.def {
            ValueDef::Address(object) => Some(object),
            _ => None,
        })
        .collect();
    let mut own = kernel
        .objects
        .iter()
        .filter(|(id, object)| is_param(object.kind) && named.contains(id));
    let mut arrays = BTreeSet::new();
    own.all(|(id, _)| {
        let mut pointers = site.pointers.iter();
        let known = pointers.find(|(argument, _)| object(kernel, argument) == Some(id));
        known.is_some_and(|(_, pointer)| pointer.fresh && arrays.insert(pointer.array))
    })
}

/// The sizes of arrays that the host allocates, where they are whole elements.
pub(super) fn extents(terms: &mut Terms<'_>) -> Vec<(ObjectId, Extent)> {
    let site = terms.site;
    let mut extents = Vec::new();
    for (argument, pointer) in &site.pointers {
        // Of arrays that were joined the first one's start is not that of all.
        let array = site
            .pointers
            .iter()
            .filter(|(_, other)| other.array == pointer.array);
        if array.count() > 1 {
            continue;
        }
        let Some(id) = object(terms.kernel, argument) else {
            continue;
        };
        let bytes = terms.kernel.objects[id]
            .pointee
            .map(|pointee| pointee.bytes);
        let Some(bytes) = bytes.filter(|&bytes| bytes > 0) else {
            continue;
        };
        // What lies before an address in the array is in it too.
        let is_start = pointer.offset.as_constant() == Some(0);
        let Some(all) = pointer.bytes.as_ref().filter(|_| is_start) else {
            continue;
        };
        let size = Term::constant(u128::from(bytes), 64);
        let count = Term::binary(BvOp::Udiv, all.clone(), size);
        let elements = Number {
            expr: terms.word(&count),
            signed: false,
        };
        extents.push((id, Extent { elements, bytes }));
    }
    extents
}

/// When arrays that the host allocates are not empty, by what else is known of the launch alone.
pub(super) fn filled(terms: &mut Terms<'_>) -> BTreeMap<ObjectId, Expr> {
    let site = terms.site;
    let sizes = site
        .pointers
        .iter()
        .filter_map(|(argument, pointer)| Some((argument, is_no_zero(pointer.bytes.as_ref()?)?)));
    let arrays = sizes.filter_map(|(argument, filled)| {
        let id = object(terms.kernel, argument)?;
        terms
            .names_all(&filled)
            .then(|| (id, terms.condition(&filled)))
    });
    arrays.collect()
}

/// What a number that is not zero says of what it is made of: a product is zero where a factor is, and
/// this is all that is said of it.
fn is_no_zero(term: &Term) -> Option<Term> {
    match term {
        Term::Const { .. } => None,
        _ if !has_products(term) => {
            let zero = Term::constant(0, term.width());
            Some(Term::compare(Comparison::Ne, term.clone(), zero))
        }
        Term::Extend { of, .. } | Term::Truncate { of, .. } => is_no_zero(of),
        Term::Binary {
            op: BvOp::Mul,
            sides,
        } => {
            let factors = sides.iter().filter_map(is_no_zero);
            factors.reduce(|a, b| Term::binary(BvOp::And, a, b))
        }
        Term::Binary {
            op: BvOp::Shl,
            sides,
        } => is_no_zero(&sides[0]),
        _ => None,
    }
}

fn has_products(term: &Term) -> bool {
    const HARD: [BvOp; 5] = [BvOp::Mul, BvOp::Udiv, BvOp::Sdiv, BvOp::Urem, BvOp::Srem];
    let is_hard = matches!(term, Term::Binary { op, .. } if HARD.contains(op));
    is_hard || term.parts().iter().any(has_products)
}

/// The array behind the pointer that is passed there.
pub(super) fn object(kernel: &Kernel, argument: &Argument) -> Option<ObjectId> {
    let at = Some(terms::place(argument));
    let mut objects = kernel.objects.iter();
    let found = objects.find(|(_, object)| match object.kind {
        ObjectKind::Param { place, .. } => place == at,
        _ => false,
    });
    found.map(|(id, _)| id)
}

fn is_param(kind: ObjectKind) -> bool {
    matches!(kind, ObjectKind::Param { .. })
}

/// Addresses of one object become addresses in another one, so many bytes behind its start.
fn redirect(
    kernel: &mut Kernel,
    from: ObjectId,
    into: ObjectId,
    offset: i64,
    index: Option<ValueId>,
) {
    let addresses: Vec<ValueId> = (kernel.values.iter())
        .filter(|(_, value)| value.def == ValueDef::Address(from))
        .map(|(id, _)| id)
        .collect();
    for address in addresses {
        if offset == 0 && index.is_none() {
            kernel.values[address].def = ValueDef::Address(into);
            continue;
        }
        let start = crate::kir::Value {
            def: ValueDef::Address(into),
            ..kernel.values[address].clone()
        };
        let base = kernel.values.push(start);
        let inst = kernel.insts.push(InstData {
            inst: Inst::PtrAdd {
                base,
                offset,
                terms: index.into_iter().map(|index| (index, 1)).collect(),
                inbounds: true,
            },
            result: Some(address),
            span: kernel.span,
        });
        kernel.values[address].def = ValueDef::Inst(inst);
        let entry = kernel.entry;
        kernel.blocks[entry].insts.insert(0, inst);
    }
}
