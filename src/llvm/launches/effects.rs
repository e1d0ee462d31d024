//! What the instructions of a function do to memory of the device, and in which order.

use std::collections::{HashMap, HashSet};

use petgraph::algo::kosaraju_scc;
use petgraph::graph::{DiGraph, NodeIndex};

use super::conditions::Conditions;
use super::quiet::{is_of_streams, is_quiet};
use super::symbols::{self, Symbols};
use super::{allocations, library, stubs};
use crate::llvm::handle::{Blk, Opcode, Val, ValueKind};

/// The instructions of a function that may change memory of the device, or wait for it.
pub(super) struct Effects {
    /// Each block's, in order; that of the entry first.
    pub(super) blocks: Vec<(Blk, Vec<(Val, Effect)>)>,
    /// Control may come there again, where values are others then.
    again: HashSet<Blk>,
    /// A library may choose another device by a function of the program.
    chosen_by_others: bool,
}

/// What an instruction does. Streams and sizes are values of the host.
pub(super) enum Effect {
    Allocate,
    Fill(Fill),
    /// It writes somewhere, by a stream or by the host itself.
    Write(Option<Stream>),
    /// A variable of the device is set.
    Set {
        symbol: Val,
        /// Its bytes from the start, where they are known.
        bytes: Option<Vec<u8>>,
        stream: Stream,
    },
    Launch {
        kernel: String,
        stream: Stream,
    },
    /// The host waits for one stream, or for all.
    Wait(Option<Stream>),
    /// What follows may be about another device.
    SwitchDevice,
    /// It may launch kernels, and choose another device.
    Call {
        /// It is of the program, or the runtime launches for it.
        knows_kernels: bool,
    },
}

/// So many bytes become one byte, which may not be known.
pub(super) struct Fill {
    pub(super) byte: Option<u8>,
    pub(super) bytes: Val,
    pub(super) stream: Stream,
}

/// One stream, which stays the same whenever it is named so.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Stream {
    /// That of the device that was chosen there last, if one was.
    Default(Option<Chosen>),
    Named(Val),
    Unknown,
}

/// Where control has chosen a device.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Chosen {
    At(Val),
    /// There, ways meet on which others were chosen.
    Met(Blk),
    /// Anywhere.
    Unknown,
}

impl Effects {
    pub(super) fn new(function: Val, conditions: &Conditions, symbols: &Symbols) -> Effects {
        let blocks = function.blocks();
        let mut effects = Effects {
            again: blocks_in_loops(&blocks),
            chosen_by_others: symbols.is_device_chosen_by_others(),
            blocks: Vec::new(),
        };
        for block in blocks {
            let insts = block.insts().into_iter();
            let known = insts.filter_map(|inst| Some((inst, effects.of(inst, conditions)?)));
            let known = known.collect();
            effects.blocks.push((block, known));
        }
        effects.tell_devices_apart();
        effects
    }

    /// Each device has a default stream of its own.
    fn tell_devices_apart(&mut self) {
        let numbers: HashMap<Blk, usize> = (self.blocks.iter().enumerate())
            .map(|(number, (block, _))| (*block, number))
            .collect();
        let mut before: HashMap<usize, Option<Chosen>> = HashMap::from([(0, None)]);
        let mut work = vec![0];
        let mut used: Vec<Option<Chosen>> = Vec::new();
        while let Some(number) = work.pop() {
            let (block, effects) = &mut self.blocks[number];
            let block = *block;
            let mut chosen = before.get(&number).copied().flatten();
            for (inst, effect) in effects {
                let switches = match effect {
                    Effect::SwitchDevice => true,
                    Effect::Call { knows_kernels } => *knows_kernels || self.chosen_by_others,
                    _ => false,
                };
                if switches {
                    let is_once = !self.again.contains(&block);
                    chosen = Some(match is_once {
                        true => Chosen::At(*inst),
                        false => Chosen::Unknown,
                    });
                }
                match effect {
                    Effect::Fill(Fill { stream, .. })
                    | Effect::Write(Some(stream))
                    | Effect::Set { stream, .. }
                    | Effect::Launch { stream, .. }
                    | Effect::Wait(Some(stream)) => {
                        used.push(chosen);
                        if let Stream::Default(device) = stream {
                            *device = chosen;
                        }
                    }
                    _ => {}
                }
            }
            for successor in block.successors() {
                let next = numbers[&successor];
                let joined = match before.get(&next) {
                    Some(known) if *known == chosen => continue,
                    Some(Some(Chosen::Unknown)) => continue,
                    None => chosen,
                    Some(_) if self.again.contains(&successor) => Some(Chosen::Unknown),
                    Some(Some(Chosen::Met(block))) if *block == successor => continue,
                    Some(_) => Some(Chosen::Met(successor)),
                };
                before.insert(next, joined);
                work.push(next);
            }
        }
        used.dedup();
        // The host waits for what is done on one device alone.
        if used.len() > 1 || used.contains(&Some(Chosen::Unknown)) {
            for (_, effects) in &mut self.blocks {
                effects.retain(|(_, effect)| !matches!(effect, Effect::Wait(None)));
            }
        }
    }

    fn of(&self, inst: Val, conditions: &Conditions) -> Option<Effect> {
        let calls = matches!(
            inst.opcode(),
            Some(Opcode::LLVMCall | Opcode::LLVMInvoke | Opcode::LLVMCallBr)
        );
        if let Some(Opcode::LLVMStore | Opcode::LLVMAtomicRMW | Opcode::LLVMAtomicCmpXchg) =
            inst.opcode()
        {
            return Some(Effect::Write(None));
        }
        calls.then_some(())?;
        let of_program = Effect::Call {
            knows_kernels: true,
        };
        let Some(name) = inst.called_name() else {
            return Some(of_program);
        };
        if stubs::is_marker(inst) {
            let kernel = stubs::kernel_of(&name).unwrap_or_default().to_owned();
            let tests = || conditions.passed(inst).into_iter().map(|(test, _)| test);
            let stream = stubs::stream_of(inst)
                .or_else(|| tests().find_map(stubs::stream_tested))
                .map_or(Stream::Unknown, |stream| self.stream(stream));
            return Some(Effect::Launch { kernel, stream });
        }
        if allocations::is_allocation(&name) {
            return Some(Effect::Allocate);
        }
        if symbols::is_setting(&name) {
            let (symbol, bytes) = symbols::set_by(inst)?;
            let stream = match name.ends_with("Async") {
                true => Stream::Unknown,
                false => Stream::Default(None),
            };
            return Some(Effect::Set {
                symbol,
                bytes,
                stream,
            });
        }
        if name.starts_with("llvm.mem") {
            return Some(Effect::Write(None));
        }
        if name.starts_with("llvm.") || name.starts_with("warpproof.") {
            return None;
        }
        let callee = inst.callee()?;
        if has_code(callee) {
            return Some(match self.is_quiet(callee, conditions) {
                true => Effect::Write(None),
                false => of_program,
            });
        }
        let Some(plain) = ["cuda", "hip"].iter().find_map(|p| name.strip_prefix(p)) else {
            if let Some(plain) = of_driver(&name) {
                return Some(effect_of_driver(plain));
            }
            return Some(match stubs::is_configuration(&name) || is_quiet(&name) {
                true => Effect::Write(None),
                false => Effect::Call {
                    knows_kernels: false,
                },
            });
        };
        self.of_runtime(plain, &inst.call_args())
    }

    /// Does a function with a body, with all that it calls, ask nothing of the device? It names no
    /// functions but to call them, and no variables that do: others might call those.
    fn is_quiet(&self, function: Val, conditions: &Conditions) -> bool {
        let (mut seen, mut work) = (HashSet::new(), vec![function]);
        while let Some(function) = work.pop() {
            if !seen.insert(function) {
                continue;
            }
            let insts = function.blocks().into_iter().flat_map(Blk::insts);
            for inst in insts {
                // What leads to one stands in functions of other conditions.
                if stubs::is_marker(inst) {
                    return false;
                }
                let callee = inst.called_name().and_then(|_| inst.callee());
                let operands = (0..inst.operand_count()).map(|index| inst.operand(index));
                if operands.filter(|one| Some(*one) != callee).any(names_code) {
                    return false;
                }
                match callee.filter(|&callee| has_code(callee)) {
                    Some(callee) if !stubs::is_stub(callee) => work.push(callee),
                    Some(_) => return false,
                    None => match self.of(inst, conditions) {
                        None | Some(Effect::Write(None)) => {}
                        Some(_) => return false,
                    },
                }
            }
        }
        true
    }

    /// What a function of the runtime does, by its name without the prefix.
    fn of_runtime(&self, plain: &str, args: &[Val]) -> Option<Effect> {
        let plain = plain.trim_end_matches("_ptsz").trim_end_matches("_v2");
        match (plain, args) {
            ("Memset", &[_, value, bytes]) => Some(Effect::Fill(Fill {
                byte: value.int_constant().map(|value| value as u8),
                bytes,
                stream: Stream::Default(None),
            })),
            ("MemsetAsync", &[_, value, bytes, stream]) => Some(Effect::Fill(Fill {
                byte: value.int_constant().map(|value| value as u8),
                bytes,
                stream: self.stream(stream),
            })),
            _ if plain.starts_with("Mem") => {
                let is_in_order = !plain.ends_with("Async");
                let stream = if is_in_order {
                    Stream::Default(None)
                } else {
                    Stream::Unknown
                };
                Some(Effect::Write(Some(stream)))
            }
            ("DeviceSynchronize" | "ThreadSynchronize", _) => Some(Effect::Wait(None)),
            ("StreamSynchronize", &[stream]) => Some(Effect::Wait(Some(self.stream(stream)))),
            _ if symbols::chooses_device(plain) => Some(Effect::SwitchDevice),
            _ if launches_for_program(plain) => Some(Effect::Call {
                knows_kernels: true,
            }),
            // Of another file of the program, perhaps.
            _ if !library::is_of_runtime(plain) => Some(Effect::Call {
                knows_kernels: false,
            }),
            // The host is told something.
            _ if plain.contains("Get") => Some(Effect::Write(None)),
            _ => None,
        }
    }

    fn stream(&self, stream: Val) -> Stream {
        if stream.is_null() {
            return Stream::Default(None);
        }
        let is_once = match stream.kind() {
            ValueKind::LLVMArgumentValueKind => true,
            ValueKind::LLVMInstructionValueKind => {
                let block = stream.parent();
                block.is_some_and(|block| !self.again.contains(&block))
            }
            _ => false,
        };
        match is_once {
            true => Stream::Named(stream),
            false => Stream::Unknown,
        }
    }
}

/// A function of the driver, by its name without the prefix: those of libraries go on with a small
/// letter.
fn of_driver(name: &str) -> Option<&str> {
    let plain = name.strip_prefix("cu")?;
    plain
        .starts_with(|c: char| c.is_ascii_uppercase())
        .then_some(plain)
}

/// The driver knows the runtime's kernels, graphs and contexts.
fn effect_of_driver(plain: &str) -> Effect {
    if symbols::chooses_device(plain) {
        return Effect::SwitchDevice;
    }
    Effect::Call {
        knows_kernels: launches_for_program(plain),
    }
}

/// May a function, by its name without the prefix, launch kernels that it was told of before?
fn launches_for_program(plain: &str) -> bool {
    ["Launch", "Callback", "Graph", "Module", "Library"]
        .iter()
        .any(|word| plain.contains(word))
}

/// Is it a function with a body of the program?
fn has_code(function: Val) -> bool {
    !function.is_declaration() && !is_of_streams(&function.name())
}

/// Is it a function of the program, or a table of such, or computed from one?
fn names_code(value: Val) -> bool {
    let (mut seen, mut work) = (HashSet::new(), vec![value]);
    while let Some(value) = work.pop() {
        if !seen.insert(value) {
            continue;
        }
        match value.kind() {
            ValueKind::LLVMFunctionValueKind if has_code(value) => return true,
            ValueKind::LLVMGlobalVariableValueKind => work.extend(value.initializer()),
            ValueKind::LLVMConstantExprValueKind
            | ValueKind::LLVMConstantStructValueKind
            | ValueKind::LLVMConstantArrayValueKind => {
                work.extend((0..value.operand_count()).map(|index| value.operand(index)));
            }
            // What instructions compute is looked at where they stand.
            _ => {}
        }
    }
    false
}

/// The blocks that control may come to from themselves.
fn blocks_in_loops(blocks: &[Blk]) -> HashSet<Blk> {
    let mut graph = DiGraph::<Blk, ()>::new();
    let nodes: HashMap<Blk, NodeIndex> = blocks.iter().map(|&b| (b, graph.add_node(b))).collect();
    for block in blocks {
        for successor in block.successors() {
            graph.add_edge(nodes[block], nodes[&successor], ());
        }
    }
    let mut again = HashSet::new();
    for component in kosaraju_scc(&graph) {
        let is_loop = |node: &NodeIndex| component.len() > 1 || graph.contains_edge(*node, *node);
        let looping = component.iter().filter(|node| is_loop(node));
        again.extend(looping.map(|&node| graph[node]));
    }
    again
}

impl Stream {
    /// Does what is done in both happen in one order?
    pub(super) fn is_one_with(self, other: Stream) -> bool {
        let is_known = !matches!(
            self,
            Stream::Unknown | Stream::Default(Some(Chosen::Unknown))
        );
        is_known && self == other
    }
}
