//! OpenCL's built-in functions, by their mangled names.

mod atomics;
mod conversions;
mod groups;
mod images;
mod integers;
pub(super) mod mangling;
mod math;
mod relational;
mod vectors;
mod work_items;

use super::Lowered;
use super::calls::Call;
use super::function::Importer;
use crate::kir::ValueId;
use mangling::{ParamType, Signature};

/// A family of built-in functions: `None` when it does not have this one.
type Family = fn(&mut Importer<'_>, &Signature, &Call) -> Option<Lowered<Vec<ValueId>>>;

const FAMILIES: [Family; 9] = [
    work_items::lower,
    atomics::lower,
    vectors::lower,
    images::lower,
    groups::lower,
    conversions::lower,
    integers::lower,
    relational::lower,
    math::lower,
];

/// `None` when the function is not a built-in one of OpenCL.
pub(super) fn lower(importer: &mut Importer<'_>, call: &Call) -> Option<Lowered<Vec<ValueId>>> {
    if !importer.opencl {
        return None;
    }
    if call.name == "__translate_sampler_initializer" {
        return Some(importer.sampler(call));
    }
    let signature = mangling::parse(&call.name)?;
    FAMILIES
        .into_iter()
        .find_map(|family| family(importer, &signature, call))
}
