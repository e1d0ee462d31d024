//! Drops what nothing uses (blocks, address computations, constants, objects) and numbers
//! blocks, values and instructions in program order.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use cranelift_entity::{EntityRef, PrimaryMap};
use indexmap::IndexMap;

use crate::kir::*;

pub(super) fn run(kernel: &mut Kernel) {
    remove_unused(kernel);
    renumber_objects(kernel);
    renumber(kernel);
}

/// Address arithmetic and arbitrary values read nothing, so that they can go
/// when unused.
fn remove_unused(kernel: &mut Kernel) {
    let mut uses = uses(kernel);
    let ids: Vec<BlockId> = kernel.blocks.keys().collect();
    for &block in ids.iter().rev() {
        let mut insts = std::mem::take(&mut kernel.blocks[block].insts);
        insts.reverse();
        insts.retain(|&id| {
            let data = &kernel.insts[id];
            let removable = matches!(
                data.inst,
                Inst::PtrAdd { .. }
                    | Inst::Nondet { .. }
                    | Inst::Cast {
                        op: CastOp::AddrSpace,
                        ..
                    }
            );
            let used = data
                .result
                .is_some_and(|value| uses.get(&value).is_some_and(|&count| count > 0));
            if removable && !used {
                data.inst
                    .for_each_operand(|arg| *uses.entry(arg).or_default() -= 1);
                return false;
            }
            true
        });
        insts.reverse();
        kernel.blocks[block].insts = insts;
    }
}

/// Parameters stay; other objects stay when the kernel names them.
fn renumber_objects(kernel: &mut Kernel) {
    let mut used: Vec<bool> = kernel
        .objects
        .values()
        .map(|object| matches!(object.kind, ObjectKind::Param { .. }))
        .collect();
    for_each_used_value(kernel, |value| {
        if let ValueDef::Address(object) = kernel.values[value].def {
            used[object.index()] = true;
        }
    });
    let mut new_ids = HashMap::new();
    let mut objects = PrimaryMap::new();
    for (id, object) in kernel.objects.iter() {
        if used[id.index()] {
            new_ids.insert(id, objects.push(object.clone()));
        }
    }
    kernel.objects = objects;
    kernel.images = kernel
        .images
        .iter()
        .filter_map(|image| new_ids.get(image).copied())
        .collect();
    kernel.structs = std::mem::take(&mut kernel.structs)
        .into_iter()
        .filter_map(|(object, known)| Some((*new_ids.get(&object)?, known)))
        .collect();
    for value in kernel.values.values_mut() {
        if let ValueDef::Address(object) = &mut value.def {
            match new_ids.get(object) {
                Some(new) => *object = *new,
                None => value.def = ValueDef::Undef,
            }
        }
    }
}

/// How often each value is used.
pub(super) fn uses(kernel: &Kernel) -> HashMap<ValueId, usize> {
    let mut uses: HashMap<ValueId, usize> = HashMap::new();
    for block in kernel.blocks.values() {
        for &inst in &block.insts {
            kernel.insts[inst]
                .inst
                .for_each_operand(|arg| *uses.entry(arg).or_default() += 1);
        }
        block
            .terminator
            .for_each_operand(|arg| *uses.entry(arg).or_default() += 1);
    }
    uses
}

/// Blocks that the entry reaches, in their order; parameters, then results in program
/// order, then constants in order of first use. Objects stay as they are.
pub(super) fn renumber(kernel: &mut Kernel) {
    renumber_blocks(kernel);
    renumber_values(kernel);
}

fn renumber_blocks(kernel: &mut Kernel) {
    let reached = reached(kernel);
    if reached.len() == kernel.blocks.len() {
        return;
    }
    let mut blocks: PrimaryMap<BlockId, Block> = PrimaryMap::new();
    let places: BTreeMap<BlockId, BlockId> = reached
        .iter()
        .map(|&old| (old, blocks.push(kernel.blocks[old].clone())))
        .collect();
    for (&old, &new) in &places {
        for &inst in &kernel.blocks[old].insts {
            if let Inst::Phi { incoming } = &mut kernel.insts[inst].inst {
                incoming.retain(|(from, _)| {
                    let successors = kernel.blocks[*from].terminator.successors();
                    places.contains_key(from) && successors.contains(&old)
                });
                for (from, _) in incoming {
                    *from = places[from];
                }
            }
        }
        let terminator = &mut blocks[new].terminator;
        terminator.for_each_target_mut(|target| *target = places[target]);
    }
    kernel.entry = places[&kernel.entry];
    kernel.blocks = blocks;
}

fn reached(kernel: &Kernel) -> BTreeSet<BlockId> {
    let mut reached = BTreeSet::new();
    let mut open = vec![kernel.entry];
    while let Some(block) = open.pop() {
        if reached.insert(block) {
            open.extend(kernel.blocks[block].terminator.successors());
        }
    }
    reached
}

fn renumber_values(kernel: &mut Kernel) {
    let mut order: Vec<ValueId> = kernel.params.iter().map(|param| param.value).collect();
    // Equal constants with the first of them.
    let mut constants: IndexMap<(Type, ValueDef), Vec<ValueId>> = IndexMap::new();
    let mut seen: Vec<bool> = vec![false; kernel.values.len()];
    for_each_used_value(kernel, |value| {
        let Value { ty, def, .. } = &kernel.values[value];
        if !matches!(def, ValueDef::Inst(_) | ValueDef::Param(_)) && !seen[value.index()] {
            seen[value.index()] = true;
            constants.entry((*ty, def.clone())).or_default().push(value);
        }
    });
    let mut insts = PrimaryMap::new();
    let mut inst_ids = HashMap::new();
    for block in kernel.blocks.values() {
        for &id in &block.insts {
            let data = kernel.insts[id].clone();
            order.extend(data.result);
            inst_ids.insert(id, insts.push(data));
        }
    }
    let mut values = PrimaryMap::new();
    let mut value_ids = HashMap::new();
    for id in order {
        let mut data = kernel.values[id].clone();
        if let ValueDef::Inst(inst) = &mut data.def {
            *inst = inst_ids[inst];
        }
        value_ids.insert(id, values.push(data));
    }
    for equal in constants.values() {
        let id = values.push(kernel.values[equal[0]].clone());
        value_ids.extend(equal.iter().map(|old| (*old, id)));
    }
    kernel.values = values;
    for param in &mut kernel.params {
        param.value = value_ids[&param.value];
    }
    for data in insts.values_mut() {
        data.result = data.result.map(|value| value_ids[&value]);
        data.inst.for_each_operand_mut(|arg| *arg = value_ids[arg]);
    }
    kernel.insts = insts;
    for block in kernel.blocks.values_mut() {
        for inst in &mut block.insts {
            *inst = inst_ids[inst];
        }
        block
            .terminator
            .for_each_operand_mut(|arg| *arg = value_ids[arg]);
    }
}

fn for_each_used_value(kernel: &Kernel, mut visit: impl FnMut(ValueId)) {
    for block in kernel.blocks.values() {
        for &inst in &block.insts {
            kernel.insts[inst].inst.for_each_operand(&mut visit);
        }
        block.terminator.for_each_operand(&mut visit);
    }
}
