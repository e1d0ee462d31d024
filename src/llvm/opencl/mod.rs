//! OpenCL's built-in functions, by their mangled names.

mod mangling;
mod work_items;

use super::Lowered;
use super::calls::Call;
use super::function::Importer;
use crate::kir::ValueId;
pub(super) use mangling::Signature;

/// `None` when the function is not a built-in one of OpenCL.
pub(super) fn lower(importer: &mut Importer<'_>, call: &Call) -> Option<Lowered<Vec<ValueId>>> {
    if !importer.opencl {
        return None;
    }
    let signature = mangling::parse(&call.name)?;
    let families = [work_items::lower];
    families
        .into_iter()
        .find_map(|family| family(importer, &signature, call))
}
