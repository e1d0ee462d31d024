//! A kernel without the blocks that its entry does not reach, and what stands in them.

use std::collections::BTreeMap;

use cranelift_entity::PrimaryMap;

use crate::kir::{Block, BlockId, Inst, Kernel, Terminator, ValueDef, ValueId};

/// The same kernel, made of what can be reached alone; ids change.
pub fn compact(kernel: &Kernel) -> Kernel {
    let order = reachable(kernel);
    let mut blocks: PrimaryMap<BlockId, Block> = PrimaryMap::new();
    let places: BTreeMap<BlockId, BlockId> = order
        .iter()
        .map(|&old| (old, blocks.push(kernel.blocks[old].clone())))
        .collect();
    let mut compact = Kernel {
        values: PrimaryMap::new(),
        insts: PrimaryMap::new(),
        entry: places[&kernel.entry],
        blocks,
        ..kernel.clone()
    };
    // Parameters keep their values, used or not; the rest is copied where it is met.
    let mut values = Values {
        from: kernel,
        places: BTreeMap::new(),
    };
    for index in 0..compact.params.len() {
        let value = compact.params[index].value;
        compact.params[index].value = values.place(value, &mut compact);
    }
    for &old in &order {
        let new = places[&old];
        let mut list = Vec::new();
        for &inst in &kernel.blocks[old].insts {
            let mut data = kernel.insts[inst].clone();
            if let Inst::Phi { incoming } = &mut data.inst {
                incoming
                    .retain(|(from, _)| enters(kernel, *from, old) && places.contains_key(from));
                for (from, _) in incoming {
                    *from = places[from];
                }
            }
            for operand in data.inst.operands_mut() {
                *operand = values.place(*operand, &mut compact);
            }
            let result = data.result.map(|value| values.place(value, &mut compact));
            data.result = result;
            let id = compact.insts.push(data);
            if let Some(result) = result {
                compact.values[result].def = ValueDef::Inst(id);
            }
            list.push(id);
        }
        let block = &mut compact.blocks[new];
        block.insts = list;
        let mut terminator = block.terminator.clone();
        match &mut terminator {
            Terminator::Jump(target) => *target = places[target],
            Terminator::Branch {
                cond,
                then,
                otherwise,
            } => {
                *cond = values.place(*cond, &mut compact);
                *then = places[then];
                *otherwise = places[otherwise];
            }
            Terminator::Switch {
                value,
                cases,
                default,
            } => {
                *value = values.place(*value, &mut compact);
                for (_, target) in cases {
                    *target = places[target];
                }
                *default = places[default];
            }
            Terminator::Return | Terminator::Unreachable => {}
        }
        compact.blocks[new].terminator = terminator;
    }
    compact
}

struct Values<'a> {
    from: &'a Kernel,
    places: BTreeMap<ValueId, ValueId>,
}

impl Values<'_> {
    fn place(&mut self, value: ValueId, compact: &mut Kernel) -> ValueId {
        *self
            .places
            .entry(value)
            .or_insert_with(|| compact.values.push(self.from.values[value].clone()))
    }
}

fn enters(kernel: &Kernel, from: BlockId, to: BlockId) -> bool {
    kernel.blocks[from].terminator.successors().contains(&to)
}

/// In the order of the kernel's blocks, as far as they are reached.
fn reachable(kernel: &Kernel) -> Vec<BlockId> {
    let mut seen = vec![false; kernel.blocks.len()];
    let mut open = vec![kernel.entry];
    while let Some(block) = open.pop() {
        let index = cranelift_entity::EntityRef::index(block);
        if !std::mem::replace(&mut seen[index], true) {
            open.extend(kernel.blocks[block].terminator.successors());
        }
    }
    let all = kernel.blocks.keys();
    all.filter(|&block| seen[cranelift_entity::EntityRef::index(block)])
        .collect()
}
