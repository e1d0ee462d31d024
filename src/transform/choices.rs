//! Pointers that are chosen by a branch, as by `(flip ? a : b)[i]`, are chosen by its condition: where
//! two ways that do nothing lead from a branch to one block, what meets there is known where the
//! condition is. Outside of the branch nothing changes.

use cranelift_entity::SecondaryMap;

use crate::kir::*;

/// Replaces the pointers that meet behind such branches by choices.
pub(super) fn run(kernel: &mut Kernel) {
    let joins: Vec<BlockId> = kernel.blocks.keys().collect();
    let predecessors = predecessors(kernel);
    for join in joins {
        let Some(branch) = branch(kernel, &predecessors, join) else {
            continue;
        };
        let Terminator::Branch { cond, then, .. } = kernel.blocks[branch].terminator else {
            continue;
        };
        let phis = kernel.blocks[join].insts.clone();
        let mut chosen = Vec::new();
        for inst in phis {
            if let Inst::Phi { incoming } = &kernel.insts[inst].inst
                && let &[(from, one), (_, other)] = &incoming[..]
                && is_pointer(kernel, inst)
            {
                // One way may lead from the branch to the block itself.
                let is_then = from == then || from == branch && then == join;
                let [then, otherwise] = if is_then { [one, other] } else { [other, one] };
                kernel.insts[inst].inst = Inst::Select {
                    cond,
                    then,
                    otherwise,
                };
                chosen.push(inst);
            }
        }
        let insts = &mut kernel.blocks[join].insts;
        insts.retain(|inst| !chosen.contains(inst));
        let is_phi = |inst: &&InstId| matches!(kernel.insts[**inst].inst, Inst::Phi { .. });
        let first = insts.iter().take_while(is_phi).count();
        insts.splice(first..first, chosen);
    }
}

fn is_pointer(kernel: &Kernel, inst: InstId) -> bool {
    let result = kernel.insts[inst].result;
    result.is_some_and(|result| kernel.values[result].ty.is_ptr())
}

/// The branch from which two ways, on which nothing is done, lead to the block, and no others.
fn branch(
    kernel: &Kernel,
    predecessors: &SecondaryMap<BlockId, Vec<BlockId>>,
    join: BlockId,
) -> Option<BlockId> {
    let &[one, other] = &predecessors[join][..] else {
        return None;
    };
    let start = |from: BlockId| {
        let block = &kernel.blocks[from];
        match (&predecessors[from][..], &block.terminator) {
            (&[before], Terminator::Jump(_)) if block.insts.is_empty() => before,
            _ => from,
        }
    };
    let branch = start(one);
    let is_branch = match kernel.blocks[branch].terminator {
        Terminator::Branch {
            then, otherwise, ..
        } => then != otherwise,
        _ => false,
    };
    let meets = start(other) == branch && one != other && branch != join;
    (is_branch && meets).then_some(branch)
}

fn predecessors(kernel: &Kernel) -> SecondaryMap<BlockId, Vec<BlockId>> {
    let mut predecessors: SecondaryMap<BlockId, Vec<BlockId>> = SecondaryMap::new();
    for (id, block) in kernel.blocks.iter() {
        for target in block.terminator.successors() {
            predecessors[target].push(id);
        }
    }
    predecessors
}
