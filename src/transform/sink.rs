//! Loads whose value one way out of their block alone uses go there, with what is computed of them.
//!
//! Compilers have all threads load what they hold copies of, and one of them store what comes of
//! it. In LLVM's IR and in PTX a load that races gives an arbitrary value, and does no harm where
//! nothing uses that: the load might as well not be there (LLVM's own `sink`). It is for what a
//! compiler emitted; in C++ such a race is undefined behaviour. A load out of bounds would be lost,
//! so that it is not for where these are looked for.

use std::collections::{HashMap, HashSet};

use crate::kir::*;

pub fn run(kernel: &mut Kernel) {
    let mut before: HashMap<BlockId, usize> = HashMap::new();
    for block in kernel.blocks.values() {
        for next in block.terminator.successors() {
            *before.entry(next).or_default() += 1;
        }
    }
    let users = users(kernel);
    let blocks: Vec<BlockId> = kernel.blocks.keys().collect();
    for from in blocks {
        let successors = kernel.blocks[from].terminator.successors();
        if successors.len() < 2 {
            continue;
        }
        for to in successors.into_iter().filter(|to| before[to] == 1) {
            let sinking = sinking(kernel, &users, from, to);
            let insts = std::mem::take(&mut kernel.blocks[from].insts);
            let (go, stay) = insts.into_iter().partition(|inst| sinking.contains(inst));
            kernel.blocks[from].insts = stay;
            let insts = &kernel.blocks[to].insts;
            let phis = insts
                .iter()
                .take_while(|&&inst| is_phi(kernel, inst))
                .count();
            kernel.blocks[to]
                .insts
                .splice(phis..phis, go as Vec<InstId>);
        }
    }
}

/// The instructions that use each value; none for a value that decides where control goes.
type Users = HashMap<ValueId, Option<Vec<InstId>>>;

fn users(kernel: &Kernel) -> Users {
    let mut users = Users::new();
    for block in kernel.blocks.values() {
        for &inst in &block.insts {
            kernel.insts[inst].inst.for_each_operand(|value| {
                let known = users.entry(value).or_insert_with(|| Some(Vec::new()));
                known.iter_mut().for_each(|known| known.push(inst));
            });
        }
        block.terminator.for_each_operand(|value| {
            users.insert(value, None);
        });
    }
    users
}

/// Loads of a block that only `to` uses, as nothing that may write or wait follows them, and what
/// is computed of them there.
fn sinking(kernel: &Kernel, users: &Users, from: BlockId, to: BlockId) -> HashSet<InstId> {
    let there: HashSet<InstId> = kernel.blocks[to].insts.iter().copied().collect();
    let mut able: HashSet<InstId> = HashSet::new();
    let insts = &kernel.blocks[from].insts;
    for &inst in insts.iter().rev() {
        let data = &kernel.insts[inst];
        if !is_quiet(&data.inst) {
            break;
        }
        let Some(known) = data.result.and_then(|result| users.get(&result)?.as_ref()) else {
            continue;
        };
        let mut known = known.iter();
        if known.all(|user| able.contains(user) || there.contains(user) && !is_phi(kernel, *user)) {
            able.insert(inst);
        }
    }
    let mut sinking = HashSet::new();
    let mut of_loads: HashSet<ValueId> = HashSet::new();
    for &inst in insts.iter().filter(|inst| able.contains(inst)) {
        let data = &kernel.insts[inst];
        let operands = data.inst.operands();
        let is_load = matches!(data.inst, Inst::Load { .. });
        if is_load || operands.iter().any(|value| of_loads.contains(value)) {
            sinking.insert(inst);
            of_loads.extend(data.result);
        }
    }
    sinking
}

fn is_phi(kernel: &Kernel, inst: InstId) -> bool {
    matches!(kernel.insts[inst].inst, Inst::Phi { .. })
}

/// May a load come after the instruction as well, and the instruction later?
fn is_quiet(inst: &Inst) -> bool {
    match inst {
        Inst::Load { access, .. } => !(access.volatile || access.ghost || access.atomic.is_some()),
        Inst::Binary { .. }
        | Inst::FNeg(_)
        | Inst::Cast { .. }
        | Inst::ICmp { .. }
        | Inst::FCmp { .. }
        | Inst::Select { .. }
        | Inst::PtrAdd { .. }
        | Inst::Pure { .. }
        | Inst::Geometry { .. } => true,
        _ => false,
    }
}
