//! Translates one prepared kernel: its blocks, phis and terminators.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::amdgcn::LaunchMemory;
use super::builder::Builder;
use super::debug::{DebugInfo, Variables};
use super::handle::{Blk, ModuleHandle, Opcode, Ty, Val, ValueKind};
use super::kernels::KernelInfo;
use super::target::Target;
use super::types::Types;
use super::{ImportOptions, Lowered, Unmodelled, ghost, lanes, names, unmodelled};
use crate::kir::{
    BlockId, Construct, Inst, Kernel, MemoryModel, ObjectId, SpanId, Terminator, Type, ValueDef,
    ValueId,
};
use crate::symbols;

/// The translation of a kernel whose calls have been inlined.
pub(super) fn import(
    module: ModuleHandle,
    types: Types,
    debug: &mut DebugInfo,
    info: &KernelInfo,
    options: &ImportOptions,
) -> Kernel {
    import_start(module, types, debug, info, options, &[])
}

/// As [`import`], of a function of a program of threads, which may name the functions
/// that threads start in.
pub(super) fn import_start(
    module: ModuleHandle,
    types: Types,
    debug: &mut DebugInfo,
    info: &KernelInfo,
    options: &ImportOptions,
    starts: &[Val],
) -> Kernel {
    let function = info.function;
    let symbol = function.name();
    let variables = debug.variables(function, &info.variables);
    let mut importer = Importer {
        module,
        types,
        function,
        variables,
        ghosts: ghost::instructions(function),
        ghost: false,
        read_only: HashSet::new(),
        opencl: types.target == Target::Spir
            || !module.named_metadata(c"opencl.ocl.version").is_empty(),
        pure_external_calls: options.pure_external_calls,
        b: Builder::new(symbols::demangled(&symbol), symbol),
        values: HashMap::new(),
        blocks: HashMap::new(),
        ends: HashMap::new(),
        objects: HashMap::new(),
        dynamic_shared: None,
        launch_memory: BTreeMap::new(),
        starts: starts.to_vec(),
        lanes: lanes::Lanes::new(options.source_overflow_rules && info.has_alias_tags),
        debug,
    };
    importer.b.kernel.span = importer.debug.function_span(function);
    importer.b.kernel.required_block = info.required_block;
    importer.b.kernel.max_threads = info.max_threads;
    importer.b.kernel.warp_size = info.warp_size.filter(|_| !importer.opencl);
    if types.target == Target::Nvptx && !importer.opencl {
        importer.b.kernel.memory_model = MemoryModel::Ptx;
    }
    importer.params();
    importer.body();
    let Importer {
        b,
        lanes,
        read_only,
        ..
    } = importer;
    let mut kernel = b.finish();
    super::unchanging::mark(&mut kernel, read_only);
    lanes.remove_unused(&mut kernel);
    kernel
}

/// State of the translation of one kernel.
pub(super) struct Importer<'a> {
    pub(super) module: ModuleHandle,
    pub(super) types: Types,
    pub(super) debug: &'a mut DebugInfo,
    pub(super) variables: Variables,
    pub(super) function: Val,
    /// The instructions in conditions of annotations.
    ghosts: HashSet<Val>,
    /// The current instruction is one of them.
    pub(super) ghost: bool,
    /// Pointers to what does not change while the kernel runs.
    pub(super) read_only: HashSet<ValueId>,
    /// The kernel is written in OpenCL.
    pub(super) opencl: bool,
    /// Functions without a body have no effect.
    pub(super) pure_external_calls: bool,
    pub(super) b: Builder,
    /// The scalars of each translated value.
    values: HashMap<Val, Lowered<Vec<ValueId>>>,
    blocks: HashMap<Blk, BlockId>,
    /// Where blocks end: others than where they begin, if parts of them run under conditions.
    ends: HashMap<Blk, BlockId>,
    /// Objects of module variables and allocas.
    pub(super) objects: HashMap<Val, ObjectId>,
    /// The memory of all `extern __shared__` arrays.
    pub(super) dynamic_shared: Option<ObjectId>,
    /// Memory that the runtime fills in.
    pub(super) launch_memory: BTreeMap<LaunchMemory, ObjectId>,
    /// The functions whose addresses are values: `main`, and those that threads start in.
    pub(super) starts: Vec<Val>,
    pub(super) lanes: lanes::Lanes,
}

impl Importer<'_> {
    /// The scalars of a value.
    ///
    /// # Errors
    /// When the value comes from a construct that is not modelled.
    pub(super) fn all(&mut self, value: Val) -> Lowered<Vec<ValueId>> {
        match value.kind() {
            ValueKind::LLVMInstructionValueKind | ValueKind::LLVMArgumentValueKind => {
                match self.values.get(&value) {
                    Some(lanes) => lanes.clone(),
                    None => unmodelled(Construct::UndominatedUse),
                }
            }
            _ => self.constant(value),
        }
    }

    /// The scalars of a value that has been translated before.
    pub(super) fn known(&self, value: Val) -> Option<Lowered<Vec<ValueId>>> {
        self.values.get(&value).cloned()
    }

    /// The only scalar of a value.
    pub(super) fn one(&mut self, value: Val) -> Lowered<ValueId> {
        match self.all(value)?.as_slice() {
            [scalar] => Ok(*scalar),
            _ => unmodelled(Construct::ValueInPlace(value.ty().to_text())),
        }
    }

    /// Records the scalars of an instruction or argument and names them.
    pub(super) fn define(&mut self, value: Val, lanes: Lowered<Vec<ValueId>>) {
        if let Ok(lanes) = &lanes {
            self.name(value, lanes);
        }
        self.values.insert(value, lanes);
    }

    pub(super) fn source_name(&self, value: Val) -> Option<String> {
        let name = self
            .debug
            .name_of(&self.variables, value)
            .unwrap_or_else(|| value.name());
        (!name.is_empty()).then_some(name)
    }

    fn name(&mut self, value: Val, lanes: &[ValueId]) {
        let Some(name) = self.source_name(value) else {
            return;
        };
        for (index, &lane) in lanes.iter().enumerate() {
            let data = &mut self.b.kernel.values[lane];
            if data.name.is_none() && matches!(data.def, ValueDef::Inst(_) | ValueDef::Param(_)) {
                data.name = Some(match lanes.len() {
                    1 => name.clone(),
                    count => format!("{name}.{}", names::lane(index, count)),
                });
            }
        }
    }

    fn body(&mut self) {
        let order = reverse_postorder(self.function);
        for (index, &block) in order.iter().enumerate() {
            let id = match index {
                0 => self.b.kernel.entry,
                _ => self.b.add_block(String::new()),
            };
            let name = block.name();
            self.b.kernel.blocks[id].name = if name.is_empty() {
                id.to_string()
            } else {
                name
            };
            self.blocks.insert(block, id);
        }
        let mut phis = Vec::new();
        for &block in &order {
            let id = self.blocks[&block];
            self.b.switch_to(id);
            self.block(block, &mut phis);
            self.ends.insert(block, self.b.current());
            self.b.kernel.blocks[id].span = self.block_span(block);
        }
        for phi in phis {
            self.complete_phi(phi);
        }
    }

    fn block(&mut self, block: Blk, phis: &mut Vec<Val>) {
        let insts = block.insts();
        let mut refused = Vec::new();
        for &inst in insts
            .iter()
            .take_while(|inst| inst.has_opcode(Opcode::LLVMPHI))
        {
            self.b.span = self.debug.span(inst);
            match self.types.leaves(inst.ty()) {
                Ok(leaves) => {
                    let lanes = leaves
                        .iter()
                        .map(|leaf| {
                            self.b.push(
                                Inst::Phi {
                                    incoming: Vec::new(),
                                },
                                leaf.ty,
                            )
                        })
                        .collect();
                    self.define(inst, Ok(lanes));
                    phis.push(inst);
                }
                Err(error) => refused.push((inst, error)),
            }
        }
        for (inst, error) in refused {
            self.refuse(inst, error);
        }
        for &inst in insts
            .iter()
            .skip_while(|inst| inst.has_opcode(Opcode::LLVMPHI))
        {
            self.b.span = self.debug.span(inst);
            self.ghost = self.ghosts.contains(&inst);
            if Some(inst) == block.terminator() {
                self.terminator(inst, block);
            } else {
                match self.instruction(inst) {
                    Ok(lanes) => self.define(inst, Ok(lanes)),
                    Err(error) => self.refuse(inst, error),
                }
            }
        }
        self.b.span = None;
    }

    /// Marks the kernel and gives the instruction an arbitrary result.
    fn refuse(&mut self, inst: Val, error: Unmodelled) {
        if !error.reported {
            self.b.effect(Inst::Unsupported {
                construct: error.construct.clone(),
            });
        }
        if inst.ty().is_void() {
            return;
        }
        let lanes = match self.types.leaves(inst.ty()) {
            Ok(leaves) => Ok(leaves
                .iter()
                .map(|leaf| self.b.nondet("unsupported", leaf.ty))
                .collect()),
            Err(_) => Err(Unmodelled {
                reported: true,
                ..error
            }),
        };
        self.define(inst, lanes);
    }

    /// Arbitrary values for all scalars of a type.
    pub(super) fn arbitrary(&mut self, name: &str, ty: Ty) -> Lowered<Vec<ValueId>> {
        if ty.is_void() {
            return Ok(Vec::new());
        }
        let leaves = self.types.leaves(ty)?;
        Ok(leaves
            .iter()
            .map(|leaf| self.b.nondet(name, leaf.ty))
            .collect())
    }

    fn complete_phi(&mut self, phi: Val) {
        let Ok(lanes) = self.all(phi) else { return };
        for (value, from) in phi.incoming() {
            // Edges from unreachable blocks do not exist here.
            let Some(&from) = self.ends.get(&from) else {
                continue;
            };
            let incoming = self.all(value);
            for (index, &lane) in lanes.iter().enumerate() {
                let ty = self.b.ty(lane);
                let arg = match &incoming {
                    Ok(values) => values[index],
                    Err(_) => self.b.undef(ty),
                };
                let ValueDef::Inst(id) = self.b.kernel.values[lane].def else {
                    continue;
                };
                if let Inst::Phi { incoming } = &mut self.b.kernel.insts[id].inst
                    && incoming.iter().all(|(block, _)| *block != from)
                {
                    incoming.push((from, arg));
                }
            }
            if let Err(error) = incoming
                && !error.reported
            {
                let current = self.b.current();
                self.b.switch_to(from);
                self.b.effect(Inst::Unsupported {
                    construct: error.construct,
                });
                self.b.switch_to(current);
            }
        }
    }

    fn terminator(&mut self, inst: Val, block: Blk) {
        let terminator = match self.try_terminator(inst, block) {
            Ok(terminator) => terminator,
            Err(error) => {
                if !error.reported {
                    self.b.effect(Inst::Unsupported {
                        construct: error.construct,
                    });
                }
                self.any_successor(block)
            }
        };
        self.b.terminate(terminator);
    }

    fn try_terminator(&mut self, inst: Val, block: Blk) -> Lowered<Terminator> {
        let successors = block.successors();
        match inst.opcode() {
            Some(Opcode::LLVMRet) => Ok(Terminator::Return),
            Some(Opcode::LLVMUnreachable) => Ok(Terminator::Unreachable),
            Some(Opcode::LLVMBr) if successors.len() == 1 => {
                Ok(Terminator::Jump(self.blocks[&successors[0]]))
            }
            Some(Opcode::LLVMBr) => {
                let cond = self.one(inst.operand(0))?;
                let (then, otherwise) = (self.blocks[&successors[0]], self.blocks[&successors[1]]);
                Ok(if then == otherwise {
                    Terminator::Jump(then)
                } else {
                    Terminator::Branch {
                        cond,
                        then,
                        otherwise,
                    }
                })
            }
            Some(Opcode::LLVMSwitch) => {
                let value = self.one(inst.operand(0))?;
                let default = self.blocks[&successors[0]];
                let mut cases = Vec::new();
                for (index, successor) in successors.iter().enumerate().skip(1) {
                    let Some(case) = inst.operand(2 * index as u32).int_constant() else {
                        return unmodelled(Construct::VaryingSwitch);
                    };
                    cases.push((case, self.blocks[successor]));
                }
                Ok(if cases.is_empty() {
                    Terminator::Jump(default)
                } else {
                    Terminator::Switch {
                        value,
                        cases,
                        default,
                    }
                })
            }
            Some(Opcode::LLVMInvoke | Opcode::LLVMCallBr) => unmodelled(Construct::SeveralReturns),
            Some(Opcode::LLVMIndirectBr) => unmodelled(Construct::ComputedJump),
            _ => unmodelled(Construct::ExceptionHandling),
        }
    }

    /// A jump to any successor: keeps the control flow graph as LLVM sees it.
    fn any_successor(&mut self, block: Blk) -> Terminator {
        let mut targets: Vec<BlockId> = Vec::new();
        for successor in block.successors() {
            let id = self.blocks[&successor];
            if !targets.contains(&id) {
                targets.push(id);
            }
        }
        // An invoke's result is used in its successors.
        if let Some(inst) = block.terminator()
            && !inst.ty().is_void()
        {
            let lanes = self.arbitrary("unsupported", inst.ty());
            self.define(inst, lanes);
        }
        match targets.split_last() {
            None => Terminator::Unreachable,
            Some((only, [])) => Terminator::Jump(*only),
            Some((default, cases)) => {
                let value = self.b.nondet("jump", Type::Int(32));
                let cases = cases
                    .iter()
                    .enumerate()
                    .map(|(i, b)| (i as u128, *b))
                    .collect();
                Terminator::Switch {
                    value,
                    cases,
                    default: *default,
                }
            }
        }
    }

    /// The first place in the block's own code.
    fn block_span(&mut self, block: Blk) -> Option<SpanId> {
        let insts = block.insts();
        insts
            .into_iter()
            .filter(|inst| !inst.has_opcode(Opcode::LLVMPHI))
            .find_map(|inst| self.debug.span(inst))
    }
}

/// The reachable blocks, each after its dominators.
fn reverse_postorder(function: Val) -> Vec<Blk> {
    let Some(entry) = function.blocks().first().copied() else {
        return Vec::new();
    };
    let mut order = Vec::new();
    let mut seen = HashSet::from([entry]);
    let mut stack = vec![(entry, entry.successors())];
    while let Some((block, pending)) = stack.last_mut() {
        // The last successor first, so that the first one comes first in the result.
        match pending.pop() {
            Some(next) => {
                if seen.insert(next) {
                    stack.push((next, next.successors()));
                }
            }
            None => {
                order.push(*block);
                stack.pop();
            }
        }
    }
    order.reverse();
    order
}
