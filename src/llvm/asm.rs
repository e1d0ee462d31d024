//! Inline assembly.

use super::function::Importer;
use super::handle::Val;
use super::{Lowered, unmodelled};
use crate::kir::ValueId;

pub(super) fn lower(
    _importer: &mut Importer<'_>,
    _inst: Val,
    asm: Val,
    _args: &[Val],
) -> Lowered<Vec<ValueId>> {
    let text = asm.asm_text();
    if text.trim().is_empty() && _inst.ty().is_void() {
        return Ok(Vec::new());
    }
    unmodelled(format!("inline assembly `{}`", text.trim()))
}
