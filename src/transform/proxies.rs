//! Accesses of the async proxy that are not ordered with what threads wrote before, and products whose
//! registers are not: no engine tells proxies apart, so they become constructs that are not
//! modelled.

use std::collections::BTreeSet;

use crate::analysis::proxies::{unordered_accesses, unordered_products};
use crate::kir::{Construct, Inst, InstData, InstId, Kernel};

/// Marks such accesses and products where they stand, and the writes that are not ordered.
pub fn run(kernel: &mut Kernel) {
    let mut marks: BTreeSet<(InstId, Construct)> = BTreeSet::new();
    for unordered in unordered_accesses(kernel) {
        let array = &kernel.objects[unordered.object].name;
        let (write, access) = (
            Construct::WriteBeforeProxy(array.clone()),
            Construct::AccessByProxy(array.clone()),
        );
        marks.extend([(unordered.write, write), (unordered.access, access)]);
    }
    for product in unordered_products(kernel) {
        marks.insert((product, Construct::ProductWithoutFence));
    }
    if marks.is_empty() {
        return;
    }
    let (insts, blocks) = (&mut kernel.insts, &mut kernel.blocks);
    // An instruction of the source may be several.
    let mut known = Vec::new();
    for block in blocks.values_mut() {
        for inst in std::mem::take(&mut block.insts) {
            for (_, construct) in marks.iter().filter(|(at, _)| *at == inst) {
                let span = insts[inst].span;
                let mark = (span, construct.clone());
                if span.is_some() && known.contains(&mark) {
                    continue;
                }
                known.push(mark);
                let construct = construct.clone();
                block.insts.push(insts.push(InstData {
                    inst: Inst::Unsupported { construct },
                    result: None,
                    span,
                }));
            }
            block.insts.push(inst);
        }
    }
}
