//! A kernel as it is launched with known values of some parameters.

use std::collections::{BTreeMap, HashMap};

use crate::analysis::eval;
use crate::kir::{Kernel, Type, Value, ValueDef, ValueId};

/// The kernel with these bits for its parameters, and for what is computed of them and of
/// literals. The parameters stay, and nothing reads them.
pub fn specialise(kernel: &Kernel, params: &BTreeMap<ValueId, u128>) -> Kernel {
    let mut kernel = kernel.clone();
    let mut known = params.clone();
    let mut changed = !known.is_empty();
    while changed {
        changed = false;
        for inst in kernel.insts.keys() {
            let Some(result) = kernel.insts[inst].result else {
                continue;
            };
            if known.contains_key(&result) {
                continue;
            }
            if let Some(bits) = eval::result(&kernel, inst, |value| known.get(&value).copied()) {
                changed |= known.insert(result, bits).is_none();
            }
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
        let special = specialise(kernel, &[(n, 5)].into());
        let text = KernelText::new(&special, &module.spans).to_string();
        assert!(text.contains("store.align4 &a, i32 20"), "{text}");
        assert!(text.contains("branch true, small, large"), "{text}");
    }
}
