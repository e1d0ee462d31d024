//! How general a proof is: of which parameters it holds for all values, whatever is said of them.

use std::collections::BTreeSet;

use crate::analysis::cfg::Cfg;
use crate::analysis::influence::Influence;
use crate::analysis::points_to::PointsTo;
use crate::engines::given::Given;
use crate::engines::quantities;
use crate::ivl::Symbol;
use crate::ivl::subst::free_vars;
use crate::kir::{Block, Inst, Kernel, Type, ValueId};

/// The parameters that something is said of though they decide nothing that a proof is about: neither whether a
/// thread comes to an access, a barrier or an assertion, nor where in memory it goes, nor an integer that it
/// writes, as two threads may write one.
///
/// `kernel` is as it was before it was specialised.
pub fn of(kernel: &Kernel, given: &Given) -> Vec<String> {
    let said: BTreeSet<Symbol> = given.assumes.iter().flat_map(free_vars).collect();
    let is_said = |name: &str| said.contains(&quantities::param_symbol(name));
    let mut said = kernel
        .params
        .iter()
        .filter(|param| is_said(&param.name))
        .peekable();
    if said.peek().is_none() {
        return Vec::new();
    }
    let Ok(cfg) = Cfg::new(kernel) else {
        return Vec::new();
    };
    let points_to = PointsTo::new(kernel);
    let decides = |value: ValueId| {
        let influence = Influence::of_value(kernel, &cfg, &points_to, value);
        let blocks = cfg.reverse_postorder.iter();
        let mut blocks = blocks.map(|&id| (influence.block(id), &kernel.blocks[id]));
        blocks.any(|(is_decided, block)| matters(kernel, block, is_decided, &influence))
    };
    let mut names: Vec<String> = said
        .filter(|param| !decides(param.value))
        .map(|param| param.name.clone())
        .collect();
    // Of a struct each field is one, and so is each half of a long number.
    names.dedup();
    names
}

/// Does what is influenced decide what a proof is about, in this block?
fn matters(kernel: &Kernel, block: &Block, is_decided: bool, influence: &Influence) -> bool {
    let insts = block.insts.iter().map(|&inst| &kernel.insts[inst].inst);
    insts.into_iter().any(|inst| {
        let is_influenced = |value: &ValueId| influence.value(*value);
        let mut accessed = inst.accessed().into_iter().map(|(pointer, _)| pointer);
        match inst {
            Inst::Binary { .. }
            | Inst::FNeg(_)
            | Inst::Cast { .. }
            | Inst::ICmp { .. }
            | Inst::FCmp { .. }
            | Inst::Select { .. }
            | Inst::Phi { .. }
            | Inst::PtrAdd { .. }
            | Inst::Geometry { .. }
            | Inst::Pure { .. }
            | Inst::Nondet { .. } => false,
            Inst::Store { value, .. } if matches!(kernel.values[*value].ty, Type::Float(_)) => {
                is_decided || accessed.any(|pointer| influence.value(pointer))
            }
            Inst::Load { .. } => is_decided || accessed.any(|pointer| influence.value(pointer)),
            _ => is_decided || inst.operands().iter().any(is_influenced),
        }
    })
}
