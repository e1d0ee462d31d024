//! Accesses to single lanes of vectors in memory.
//!
//! clang reads `v.y` by loading the whole vector, and writes it by loading the
//! vector, changing the lane and storing the vector back. Taken literally the
//! other lanes would be read and written, and two threads that work on two
//! lanes of a vector would race. What the programmer wrote is told from an
//! access to the whole vector by this: the pieces have one debug location and no
//! alias tag, and the load and store use one and the same pointer value. In LLVM IR that others
//! wrote this says nothing, and accesses are what they are.

use std::collections::{HashMap, HashSet};

use super::Lowered;
use super::function::Importer;
use super::handle::{Blk, ModuleHandle, Opcode, Val};
use crate::kir::{Access, Inst, InstId, Kernel, ValueId};

/// The scalar loads that stand for vector loads.
pub(super) struct Lanes {
    /// Accesses without a tag are those of lanes.
    are_told: bool,
    loads: HashMap<Val, Vec<ValueId>>,
    /// Loads that the source only makes when the result is used.
    optional: Vec<InstId>,
}

impl Lanes {
    pub(super) fn new(are_told: bool) -> Lanes {
        Lanes {
            are_told,
            loads: HashMap::new(),
            optional: Vec::new(),
        }
    }

    /// Removes the loads of lanes that the source does not read.
    pub(super) fn remove_unused(self, kernel: &mut Kernel) {
        let mut used = HashSet::new();
        for block in kernel.blocks.values() {
            for &inst in &block.insts {
                kernel.insts[inst].inst.for_each_operand(|arg| {
                    used.insert(arg);
                });
            }
            block.terminator.for_each_operand(|arg| {
                used.insert(arg);
            });
        }
        let unused = |inst: &InstId| {
            kernel.insts[*inst]
                .result
                .is_some_and(|value| !used.contains(&value))
        };
        let removed: HashSet<InstId> = self.optional.into_iter().filter(unused).collect();
        for block in kernel.blocks.values_mut() {
            block.insts.retain(|inst| !removed.contains(inst));
        }
    }
}

impl Importer<'_> {
    /// Notes the scalar loads that stand for a vector load.
    pub(super) fn note_vector_load(&mut self, load: Val, lanes: &[ValueId]) {
        self.lanes.loads.insert(load, lanes.to_vec());
        if self.lanes.are_told && reads_lanes(load) {
            self.make_optional(lanes);
        }
    }

    fn make_optional(&mut self, lanes: &[ValueId]) {
        for &lane in lanes {
            if let crate::kir::ValueDef::Inst(inst) = self.b.kernel.values[lane].def
                && matches!(self.b.kernel.insts[inst].inst, Inst::Load { .. })
            {
                self.lanes.optional.push(inst);
            }
        }
    }

    /// `v[i]` for a vector in memory: one load of the lane.
    pub(super) fn read_variable_lane(&mut self, extract: Val) -> Lowered<Option<ValueId>> {
        let load = extract.operand(0);
        let lone = load.has_opcode(Opcode::LLVMLoad) && load.users() == [extract];
        if !self.lanes.are_told || !lone || !reads_lanes(load) || writes_between(load, extract) {
            return Ok(None);
        }
        let ptr = self.lane_pointer(load.operand(0), extract.operand(1), load)?;
        let element = self.types.scalar(load.ty().element())?;
        let access = Access {
            volatile: load.volatile(),
            ..Access::plain(element.bytes() as u32)
        };
        Ok(Some(self.load_scalar(ptr, element, access)?))
    }

    /// Which of the `values` of a vector store change memory; `None` when the
    /// store writes the whole vector.
    pub(super) fn changed_lanes(&mut self, store: Val, values: &[ValueId]) -> Option<Vec<usize>> {
        let load = self.lanes.are_told.then(|| loaded_back(store)).flatten()?;
        let before = self.lanes.loads.get(&load)?.clone();
        if before.len() != values.len() {
            return None;
        }
        self.make_optional(&before);
        Some(
            (0..values.len())
                .filter(|&lane| values[lane] != before[lane])
                .collect(),
        )
    }

    /// Writes `v[i] = x` for a vector in memory as one store.
    pub(super) fn write_variable_lane(&mut self, store: Val) -> Lowered<bool> {
        let insert = store.operand(0);
        if !self.is_variable_lane_write(insert) {
            return Ok(false);
        }
        if let Some(lanes) = self.lanes.loads.get(&insert.operand(0)).cloned() {
            self.make_optional(&lanes);
        }
        let ptr = self.lane_pointer(store.operand(1), insert.operand(2), insert)?;
        let value = self.one(insert.operand(1))?;
        let align = self.b.ty(value).bytes() as u32;
        let access = Access {
            volatile: store.volatile(),
            ..Access::plain(align)
        };
        self.b.effect(Inst::Store { ptr, value, access });
        Ok(true)
    }

    /// Is this an `insertelement` at a variable lane whose only purpose is to be
    /// stored back where its vector was loaded from?
    pub(super) fn is_variable_lane_write(&self, insert: Val) -> bool {
        self.lanes.are_told
            && insert.has_opcode(Opcode::LLVMInsertElement)
            && insert.operand(2).int_constant().is_none()
            && match insert.users().as_slice() {
                [store] if store.has_opcode(Opcode::LLVMStore) && store.operand(0) == insert => {
                    loaded_back(*store) == Some(insert.operand(0))
                }
                _ => false,
            }
    }

    fn lane_pointer(&mut self, base: Val, index: Val, vector: Val) -> Lowered<ValueId> {
        let base = self.one(base)?;
        let index = self.one(index)?;
        let element = self.types.scalar(vector.ty().element())?;
        Ok(self
            .b
            .offset_by(base, 0, vec![(index, element.bytes() as i64)]))
    }
}

/// Does the source read lanes of the vector instead of the vector?
fn reads_lanes(load: Val) -> bool {
    let Some(location) = load.debug_loc() else {
        return false;
    };
    let users = load.users();
    // `a[i][j]` reads a tagged vector and takes the lane in one expression.
    let subscripted =
        matches!(users.as_slice(), [only] if only.has_opcode(Opcode::LLVMExtractElement));
    !users.is_empty()
        && (subscripted || !has_alias_tag(load))
        && users.iter().all(|user| {
            matches!(
                user.opcode(),
                Some(
                    Opcode::LLVMExtractElement
                        | Opcode::LLVMInsertElement
                        | Opcode::LLVMShuffleVector
                )
            ) && user.debug_loc() == Some(location)
        })
}

/// The load whose vector, with some lanes changed, this store puts back.
fn loaded_back(store: Val) -> Option<Val> {
    let ptr = store.operand(1);
    if !store.operand(0).ty().is_vector()
        || store.operand(0).has_opcode(Opcode::LLVMLoad)
        || has_alias_tag(store)
    {
        return None;
    }
    let load = origin(store.operand(0), ptr)?;
    let same_place = load.debug_loc().is_some()
        && load.parent() == store.parent()
        && load.debug_loc() == store.debug_loc();
    (same_place
        && load.ty() == store.operand(0).ty()
        && !has_alias_tag(load)
        && !writes_between(load, store))
    .then_some(load)
}

/// Follows changes of lanes back to a load from `ptr`.
fn origin(value: Val, ptr: Val) -> Option<Val> {
    match value.opcode()? {
        Opcode::LLVMLoad => (value.operand(0) == ptr).then_some(value),
        Opcode::LLVMInsertElement => origin(value.operand(0), ptr),
        Opcode::LLVMShuffleVector => {
            origin(value.operand(0), ptr).or_else(|| origin(value.operand(1), ptr))
        }
        _ => None,
    }
}

/// Does anything in a module of clang's carry a tag? With `-fno-strict-aliasing` nothing does.
pub(super) fn has_alias_tags(module: ModuleHandle) -> bool {
    let blocks = module.functions().into_iter().flat_map(Val::blocks);
    blocks.flat_map(Blk::insts).any(has_alias_tag)
}

/// clang tags accesses to whole vectors with their type.
fn has_alias_tag(inst: Val) -> bool {
    // LLVM numbers `!tbaa` 1 in every context.
    const TBAA: u32 = 1;
    inst.has_metadata(TBAA)
}

/// May anything between two instructions of one block write memory?
fn writes_between(from: Val, to: Val) -> bool {
    let mut next = from.next_inst();
    while let Some(inst) = next {
        if inst == to {
            return false;
        }
        let writes = match inst.opcode() {
            Some(
                Opcode::LLVMStore
                | Opcode::LLVMAtomicRMW
                | Opcode::LLVMAtomicCmpXchg
                | Opcode::LLVMFence,
            ) => true,
            Some(Opcode::LLVMCall) => !inst
                .callee_name()
                .is_some_and(|name| name.starts_with("llvm.dbg.")),
            _ => false,
        };
        if writes {
            return true;
        }
        next = inst.next_inst();
    }
    true
}
