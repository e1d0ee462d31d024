//! Drops what the translation left unused (address computations, constants,
//! objects) and numbers values and instructions in program order.

use std::collections::HashMap;

use cranelift_entity::{EntityRef, PrimaryMap};

use crate::kir::*;

pub(super) fn run(kernel: &mut Kernel) {
    remove_unused(kernel);
    renumber_objects(kernel);
    renumber_values(kernel);
}

/// Address arithmetic and arbitrary values read nothing, so that they can go
/// when unused.
fn remove_unused(kernel: &mut Kernel) {
    let mut uses: HashMap<ValueId, usize> = HashMap::new();
    for block in kernel.blocks.values() {
        for &inst in &block.insts {
            kernel.insts[inst]
                .inst
                .for_each_arg(|arg| *uses.entry(arg).or_default() += 1);
        }
        block
            .terminator
            .for_each_arg(|arg| *uses.entry(arg).or_default() += 1);
    }
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
                    .for_each_arg(|arg| *uses.entry(arg).or_default() -= 1);
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
    for value in kernel.values.values_mut() {
        if let ValueDef::Address(object) = &mut value.def {
            match new_ids.get(object) {
                Some(new) => *object = *new,
                None => value.def = ValueDef::Undef,
            }
        }
    }
}

/// Parameters, then results in program order, then constants in order of first
/// use.
fn renumber_values(kernel: &mut Kernel) {
    let mut order: Vec<ValueId> = kernel.params.iter().map(|param| param.value).collect();
    let mut constants = Vec::new();
    let mut seen: Vec<bool> = vec![false; kernel.values.len()];
    for_each_used_value(kernel, |value| {
        let data = &kernel.values[value];
        if !matches!(data.def, ValueDef::Inst(_) | ValueDef::Param(_)) && !seen[value.index()] {
            seen[value.index()] = true;
            constants.push(value);
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
    order.extend(constants);
    let mut values = PrimaryMap::new();
    let mut value_ids = HashMap::new();
    for id in order {
        let mut data = kernel.values[id].clone();
        if let ValueDef::Inst(inst) = &mut data.def {
            *inst = inst_ids[inst];
        }
        value_ids.insert(id, values.push(data));
    }
    kernel.values = values;
    for param in &mut kernel.params {
        param.value = value_ids[&param.value];
    }
    for data in insts.values_mut() {
        data.result = data.result.map(|value| value_ids[&value]);
        data.inst.for_each_arg_mut(|arg| *arg = value_ids[arg]);
    }
    kernel.insts = insts;
    for block in kernel.blocks.values_mut() {
        for inst in &mut block.insts {
            *inst = inst_ids[inst];
        }
        block
            .terminator
            .for_each_arg_mut(|arg| *arg = value_ids[arg]);
    }
}

fn for_each_used_value(kernel: &Kernel, mut visit: impl FnMut(ValueId)) {
    for block in kernel.blocks.values() {
        for &inst in &block.insts {
            kernel.insts[inst].inst.for_each_arg(&mut visit);
        }
        block.terminator.for_each_arg(&mut visit);
    }
}
