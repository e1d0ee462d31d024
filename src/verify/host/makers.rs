//! What the program makes by itself: elements of arrays, and values of parameters.

use std::collections::HashSet;

use super::fillings::leaves;
use super::{arrays, contents, terms};
use crate::analysis::made::Made;
use crate::analysis::points_to::PointsTo;
use crate::host::{ByHost, Held, LaunchSite, Makers, Term};
use crate::kir::{Inst, Kernel, Object, ObjectId, ObjectKind, ValueDef, ValueId};

/// Of a launch of the kernel at `index` the arrays that host code computes or kernels of these
/// write, and nobody from outside the program; and the parameters that nobody outside gives.
pub(super) fn made(kernels: &[Kernel], index: usize, site: &LaunchSite) -> Made {
    let kernel = &kernels[index];
    let arrays = site.pointers.iter().filter_map(|(argument, pointer)| {
        let makers = pointer.makers.as_ref()?;
        let is_known = pointer
            .contents
            .iter()
            .all(|held| matches!(held, Held::Fill(_)));
        (!is_known).then_some(())?;
        let object = arrays::object(kernel, argument)?;
        are_made(makers, kernels).then_some(object)
    });
    let is_kept = |term: &Term| {
        let mut unknowns = term.unknowns().into_iter();
        unknowns.any(|id| !site.unknowns[id.0 as usize].is_given)
    };
    let params = site.scalars.iter().filter_map(|(argument, term)| {
        let mut params = kernel.params.iter();
        let param = params.find(|param| param.place == Some(terms::place(argument)))?;
        is_kept(term).then_some(param.value)
    });
    let is_made = |object: &Object| {
        let variable = contents::variable(site, object);
        variable
            .is_some_and(|variable| variable.is_made && variable.constant.contains(&Held::Anything))
    };
    let objects = kernel.objects.iter();
    let constants = objects.filter(|(_, object)| object.constant && is_made(object));
    Made {
        arrays: arrays.chain(constants.map(|(id, _)| id)).collect(),
        params: params.collect(),
    }
}

fn are_made(makers: &Makers, kernels: &[Kernel]) -> bool {
    let writes = |(symbol, param): &(String, usize)| {
        let plain = symbol.split('@').next();
        let mut named = kernels
            .iter()
            .filter(|kernel| Some(kernel.symbol.as_str()) == plain);
        named.any(|kernel| makes(kernel, *param))
    };
    let kernels_make = makers.kernels.iter().any(writes);
    let mut all = makers.kernels.iter();
    match makers.host {
        ByHost::Nothing => kernels_make,
        // Where kernels copy what is elsewhere, it may come from outside.
        ByHost::Literals => {
            kernels_make || all.all(|(symbol, param)| leaves(kernels, symbol, *param))
        }
        ByHost::Confines | ByHost::Computes => true,
    }
}

/// Does the kernel make what its parameter points to? It does where it stores formulas over ids and
/// parameters, what it draws from counters, or where its threads work together, as in a scan. What it
/// takes from other arrays, element by element, may come from outside as these do.
fn makes(kernel: &Kernel, param: usize) -> bool {
    let points_to = PointsTo::new(kernel);
    let is_it = |object: &ObjectId| match kernel.objects[*object].kind {
        ObjectKind::Param { place, .. } => place.is_some_and(|place| place.param == param),
        _ => false,
    };
    let stored = kernel.insts.values().filter_map(|data| match data.inst {
        Inst::Store { ptr, value, .. } => {
            let targets = points_to.targets(ptr)?;
            targets.iter().any(is_it).then_some(value)
        }
        _ => None,
    });
    let stored: Vec<ValueId> = stored.collect();
    let mut insts = kernel.insts.values();
    let together = insts.any(|data| matches!(data.inst, Inst::Barrier { .. }));
    let is_own = |ptr: ValueId| {
        points_to
            .targets(ptr)
            .is_some_and(|all| all.iter().all(is_it))
    };
    let is_made = |value: &ValueId| is_made(kernel, *value, &is_own);
    !stored.is_empty() && (together || stored.iter().all(is_made))
}

/// Is the value computed from ids and sizes, from other elements of the array's own or drawn from a
/// counter, or else from parameters without a choice of ways?
fn is_made(kernel: &Kernel, value: ValueId, is_own: &dyn Fn(ValueId) -> bool) -> bool {
    let (mut seen, mut work) = (HashSet::new(), vec![value]);
    let (mut of_ids, mut of_others) = (false, false);
    while let Some(value) = work.pop() {
        let ValueDef::Inst(inst) = kernel.values[value].def else {
            continue;
        };
        if !seen.insert(value) {
            continue;
        }
        let inst = &kernel.insts[inst].inst;
        match inst {
            Inst::Geometry { .. } | Inst::AtomicRmw { .. } => of_ids = true,
            // A running sum.
            Inst::Phi { .. } if depends_on_itself(kernel, value) => of_ids = true,
            // Which way is taken may come from elsewhere.
            Inst::Phi { .. } => {
                of_others = true;
                work.extend(inst.operands());
            }
            Inst::Load { ptr, .. } if is_own(*ptr) => of_ids = true,
            Inst::Binary { .. } | Inst::Cast { .. } | Inst::ICmp { .. } | Inst::Select { .. } => {
                work.extend(inst.operands());
            }
            _ => of_others = true,
        }
    }
    of_ids || !of_others
}

/// Is the value computed from what it was in an earlier round of a loop?
fn depends_on_itself(kernel: &Kernel, value: ValueId) -> bool {
    let operands = |value: ValueId| match kernel.values[value].def {
        ValueDef::Inst(inst) => kernel.insts[inst].inst.operands(),
        _ => Vec::new(),
    };
    let (mut seen, mut work) = (HashSet::new(), operands(value));
    while let Some(operand) = work.pop() {
        if operand == value {
            return true;
        }
        if seen.insert(operand) {
            work.extend(operands(operand));
        }
    }
    false
}
