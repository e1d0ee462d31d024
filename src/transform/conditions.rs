//! What the source requires or assumes becomes one value, without branches: `a && b` computes
//! both sides, which is a matter of conditions that read nothing and cannot fail.

use super::compact;
use crate::analysis::cfg::Cfg;
use crate::kir::*;

/// Computes conditions of annotations where their first part is computed, as far as that can
/// be done, and states each part of `a && b` by itself.
pub(super) fn run(kernel: &mut Kernel) {
    let is_stated = |data: &InstData| stated(&data.inst).is_some();
    if !kernel.insts.values().any(is_stated) {
        return;
    }
    while let Some(step) = find(kernel) {
        step.take(kernel);
    }
    for block in kernel.blocks.keys().collect::<Vec<_>>() {
        for inst in std::mem::take(&mut kernel.blocks[block].insts) {
            for part in split(kernel, inst) {
                kernel.blocks[block].insts.push(part);
            }
        }
    }
    compact::renumber(kernel);
}

/// An annotation for each part of a conjunction.
fn split(kernel: &mut Kernel, inst: InstId) -> Vec<InstId> {
    let Some(condition) = stated(&kernel.insts[inst].inst) else {
        return vec![inst];
    };
    let ValueDef::Inst(choice) = kernel.values[condition].def else {
        return vec![inst];
    };
    let Inst::Select {
        cond,
        then,
        otherwise,
    } = kernel.insts[choice].inst
    else {
        return vec![inst];
    };
    if kernel.literal(otherwise) != Some(0) {
        return vec![inst];
    }
    let stating = |part: ValueId| {
        let mut data = kernel.insts[inst].clone();
        if let Inst::Annotation { args, .. } = &mut data.inst {
            args[0] = part;
        }
        data
    };
    let parts = [cond, then].map(stating);
    let parts = parts.map(|data| kernel.insts.push(data));
    parts
        .into_iter()
        .flat_map(|part| split(kernel, part))
        .collect()
}

/// The condition that an annotation requires or assumes.
fn stated(inst: &Inst) -> Option<ValueId> {
    use AnnotationKind::*;
    match inst {
        Inst::Annotation {
            kind: Requires | GlobalRequires | Assume | GlobalAssume | Axiom,
            args,
        } => args.first().copied(),
        _ => None,
    }
}

/// A block that only one other comes to, which computes something and goes on where that one
/// may go on as well.
struct ShortCircuit {
    from: BlockId,
    right: BlockId,
    join: BlockId,
    /// Decides in `from` whether `right` is run.
    cond: ValueId,
    /// It is run where the condition does not hold.
    inverted: bool,
    /// No other block goes on to `join`.
    is_last: bool,
}

fn find(kernel: &Kernel) -> Option<ShortCircuit> {
    let cfg = Cfg::new(kernel).ok()?;
    kernel.blocks.keys().find_map(|join| {
        states_condition(kernel, join).then_some(())?;
        let before = &cfg.predecessors[join];
        before.iter().find_map(|&right| {
            let [from] = cfg.predecessors[right].as_slice() else {
                return None;
            };
            let Terminator::Branch {
                cond,
                then,
                otherwise,
                ..
            } = kernel.blocks[*from].terminator
            else {
                return None;
            };
            let both = [then, otherwise];
            let fits = (both == [right, join] || both == [join, right])
                && cfg.successors[right] == [join]
                && computes_only(kernel, right);
            fits.then_some(ShortCircuit {
                from: *from,
                right,
                join,
                cond,
                inverted: otherwise == right,
                is_last: before.len() == 2,
            })
        })
    })
}

/// Does the block begin with conditions of two ways alone, and is one of them what is required
/// or assumed?
fn states_condition(kernel: &Kernel, block: BlockId) -> bool {
    let insts = kernel.blocks[block].insts.iter();
    let insts = || insts.clone().map(|&inst| &kernel.insts[inst]);
    let phis = || insts().filter(|data| matches!(data.inst, Inst::Phi { .. }));
    let is_condition = |data: &InstData| {
        data.result
            .is_some_and(|result| kernel.values[result].ty == Type::Int(1))
    };
    let mut stated = insts().filter_map(|data| stated(&data.inst));
    let states = stated.any(|condition| phis().any(|phi| phi.result == Some(condition)));
    states && phis().all(is_condition)
}

fn computes_only(kernel: &Kernel, block: BlockId) -> bool {
    let mut insts = kernel.blocks[block].insts.iter();
    insts.all(|&inst| match &kernel.insts[inst].inst {
        Inst::Binary { op, .. } => !matches!(
            op,
            BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem
        ),
        Inst::ICmp { .. } | Inst::Select { .. } | Inst::Cast { .. } | Inst::Geometry { .. } => true,
        _ => false,
    })
}

impl ShortCircuit {
    fn take(&self, kernel: &mut Kernel) {
        let moved = std::mem::take(&mut kernel.blocks[self.right].insts);
        for &inst in &moved {
            // What holds of results where the instruction is run need not hold elsewhere.
            if let Inst::Binary { flags, .. } = &mut kernel.insts[inst].inst {
                *flags = ArithFlags::default();
            }
        }
        kernel.blocks[self.from].insts.extend(moved);
        let (phis, rest): (Vec<InstId>, Vec<InstId>) = kernel.blocks[self.join]
            .insts
            .iter()
            .partition(|inst| matches!(kernel.insts[**inst].inst, Inst::Phi { .. }));
        for &phi in &phis {
            self.choose(kernel, phi);
        }
        if !self.is_last {
            kernel.blocks[self.from].terminator = Terminator::Jump(self.join);
            return;
        }
        let insts = &mut kernel.blocks[self.from].insts;
        insts.extend(phis);
        insts.extend(rest);
        kernel.blocks[self.join].insts.clear();
        let end = std::mem::replace(
            &mut kernel.blocks[self.join].terminator,
            Terminator::Unreachable,
        );
        for next in end.successors() {
            rename(kernel, next, self.join, self.from);
        }
        kernel.blocks[self.from].terminator = end;
    }

    /// A choice between what comes from both blocks, in place of the phi or as what comes to it.
    fn choose(&self, kernel: &mut Kernel, phi: InstId) {
        let data = &kernel.insts[phi];
        let Inst::Phi { incoming } = &data.inst else {
            return;
        };
        let of = |block: BlockId| incoming.iter().find(|(from, _)| *from == block);
        let (Some(&(_, left)), Some(&(_, right))) = (of(self.from), of(self.right)) else {
            return;
        };
        let (then, otherwise) = match self.inverted {
            true => (left, right),
            false => (right, left),
        };
        let choice = Inst::Select {
            cond: self.cond,
            then,
            otherwise,
        };
        if self.is_last {
            kernel.insts[phi].inst = choice;
            return;
        }
        let span = data.span;
        let (chosen, value) = kernel.define(choice, Type::BOOL, span);
        kernel.blocks[self.from].insts.push(chosen);
        if let Inst::Phi { incoming } = &mut kernel.insts[phi].inst {
            incoming.retain(|(from, _)| *from != self.right);
            for (from, known) in incoming {
                if *from == self.from {
                    *known = value;
                }
            }
        }
    }
}

/// Names another block as the one that values come from.
fn rename(kernel: &mut Kernel, block: BlockId, old: BlockId, new: BlockId) {
    for &inst in &kernel.blocks[block].insts {
        if let Inst::Phi { incoming } = &mut kernel.insts[inst].inst {
            for (from, _) in incoming {
                if *from == old {
                    *from = new;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kir::parse::parse;
    use crate::kir::print::KernelText;

    #[test]
    fn three_parts_become_three_statements() {
        let text = "\
kernel k warp_size(32)
  param v0 n: i32
  object o0 a: global [?] param
entry:
  v1 = icmp.sgt v0, i32 4 : i1
  branch v1, second, end
second:
  v2 = add.nsw v0, i32 1 : i32
  v3 = icmp.slt v2, i32 9 : i1
  branch v3, third, end
third:
  v4 = icmp.ne v0, i32 6 : i1
  jump end
end:
  v5 = phi [entry: false], [second: false], [third: v4] : i1
  annotation requires v5
  store.align4 &a, v0
  return
";
        let mut module = parse(text).expect("kernel IR");
        let kernel = &mut module.kernels[0];
        run(kernel);
        crate::kir::verify::check(kernel).expect("the rules are kept");
        let text = KernelText::new(kernel, &module.spans).to_string();
        for stated in ["v1", "v3", "v4"] {
            assert!(
                text.contains(&format!("annotation requires {stated}")),
                "{text}"
            );
        }
        assert!(!text.contains("nsw") && !text.contains("branch"), "{text}");
    }

    #[test]
    fn loads_and_divisions_stay_where_they_are() {
        for risky in ["load.align4 &a : i32", "sdiv i32 8, v0 : i32"] {
            let text = format!(
                "\
kernel k warp_size(32)
  param v0 n: i32
  object o0 a: global [?] param
entry:
  v1 = icmp.ne v0, i32 0 : i1
  branch v1, second, end
second:
  v2 = {risky}
  v3 = icmp.slt v2, i32 9 : i1
  jump end
end:
  v4 = phi [entry: false], [second: v3] : i1
  annotation requires v4
  return
"
            );
            let mut module = parse(&text).expect("kernel IR");
            let before = module.kernels[0].clone();
            run(&mut module.kernels[0]);
            assert_eq!(module.kernels[0], before, "{risky}");
        }
    }
}
