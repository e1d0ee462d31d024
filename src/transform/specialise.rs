//! A kernel as it is launched: with known values of some parameters, and of sizes of the block.

use std::collections::{BTreeMap, HashMap};

use crate::analysis::eval;
use crate::kir::launch::{Launch, Size};
use crate::kir::{Geometry, Inst, Kernel, Type, Value, ValueDef, ValueId};

/// The kernel with these bits for its parameters, and for what is computed of them and of
/// literals. The parameters stay, and nothing reads them. Of a choice that they decide, or the
/// sizes of the block do, what is chosen is left.
pub fn specialise(kernel: &Kernel, params: &BTreeMap<ValueId, u128>, launch: &Launch) -> Kernel {
    let mut kernel = kernel.clone();
    let known = computed(&kernel, params.clone());
    let mut decided = known.clone();
    decided.extend(sizes(&kernel, launch));
    let decided = computed(&kernel, decided);
    let mut chosen: HashMap<ValueId, ValueId> = HashMap::new();
    for data in kernel.insts.values() {
        if let (
            Some(result),
            Inst::Select {
                cond,
                then,
                otherwise,
            },
        ) = (data.result, &data.inst)
            && let Some(&truth) = decided.get(cond)
        {
            chosen.insert(result, if truth == 0 { *otherwise } else { *then });
        }
    }
    let mut literals: HashMap<(Type, u128), ValueId> = HashMap::new();
    let mut literal = BTreeMap::new();
    for (&value, &bits) in &known {
        let ty = kernel.values[value].ty;
        let values = &mut kernel.values;
        let id = *literals.entry((ty, bits)).or_insert_with(|| {
            values.push(Value {
                ty,
                def: ValueDef::Const(bits),
                name: None,
            })
        });
        literal.insert(value, id);
    }
    let replace = |operand: &mut ValueId| {
        while let Some(&value) = chosen.get(operand) {
            *operand = value;
        }
        if let Some(&id) = literal.get(operand) {
            *operand = id;
        }
    };
    for data in kernel.insts.values_mut() {
        data.inst.for_each_operand_mut(&replace);
    }
    for block in kernel.blocks.values_mut() {
        block.terminator.for_each_operand_mut(&replace);
    }
    kernel
}

/// The sizes of the block that are numbers.
fn sizes(kernel: &Kernel, launch: &Launch) -> BTreeMap<ValueId, u128> {
    let sizes = kernel.insts.values().filter_map(|data| match data.inst {
        Inst::Geometry {
            query: Geometry::BlockDim,
            dim,
        } => match launch.block[usize::from(dim)] {
            Size::Fixed(size) => Some((data.result?, size.into())),
            Size::Symbolic => None,
        },
        _ => None,
    });
    sizes.collect()
}

/// What is known, with all that follows from it.
fn computed(kernel: &Kernel, mut known: BTreeMap<ValueId, u128>) -> BTreeMap<ValueId, u128> {
    let mut changed = true;
    while changed {
        changed = false;
        for inst in kernel.insts.keys() {
            let Some(result) = kernel.insts[inst].result else {
                continue;
            };
            if known.contains_key(&result) {
                continue;
            }
            if let Some(bits) = eval::result(kernel, inst, |value| known.get(&value).copied()) {
                changed |= known.insert(result, bits).is_none();
            }
        }
    }
    known
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kir::parse::parse;
    use crate::kir::print::KernelText;

    #[test]
    fn what_is_computed_of_a_known_parameter_is_known() {
        let text = "\
kernel k warp_size(32)
  param v0 n: i32
  object o0 a: global [?] param
entry:
  v1 = mul v0, i32 4 : i32
  v2 = icmp.slt v1, i32 100 : i1
  branch v2, small, large
small:
  store.align4 &a, v1
  return
large:
  return
";
        let module = parse(text).expect("kernel IR");
        let kernel = &module.kernels[0];
        let n = kernel.params[0].value;
        let special = specialise(kernel, &[(n, 5)].into(), &Launch::SYMBOLIC);
        let text = KernelText::new(&special, &module.spans).to_string();
        assert!(text.contains("store.align4 &a, i32 20"), "{text}");
        assert!(text.contains("branch true, small, large"), "{text}");
    }
    #[test]
    fn what_sizes_decide_is_chosen() {
        let text = "\
kernel k warp_size(32)
  param v0 n: i32
  object o0 a: global [?] param
entry:
  v1 = block_dim.x : i32
  v2 = icmp.eq v1, i32 64 : i1
  v3 = select v2, v0, v1 : i32
  store.align4 &a, v3
  return
";
        let module = parse(text).expect("kernel IR");
        let kernel = &module.kernels[0];
        let mut launch = Launch::SYMBOLIC;
        for (size, stored) in [(64, "v0"), (32, "v1")] {
            launch.block[0] = Size::Fixed(size);
            let special = specialise(kernel, &BTreeMap::new(), &launch);
            let text = KernelText::new(&special, &module.spans).to_string();
            assert!(
                text.contains(&format!("store.align4 &a, {stored}")),
                "{text}"
            );
        }
    }
}
