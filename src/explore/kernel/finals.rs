//! Functions that run once the grid has ended, on the memory that it leaves: what they
//! assert is asserted of every complete execution.
//!
//! Such a function is a kernel of one thread. Its arrays are those of the explored kernel
//! with the same names; what it writes is for itself alone.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use super::{Address, AnnotationKind, KernelProgram, Sharing, Thread, Visible, layout};
use crate::exec::access::updated;
use crate::exec::layout::TooLarge;
use crate::exec::machine::Inventions;
use crate::exec::memory::Memory;
use crate::exec::op::{Operand, Pc};
use crate::exec::thread::Pause;
use crate::exec::{self, Config, Inputs, Machine};
use crate::kir::{Construct, Kernel, ObjectId, ObjectKind, Span, Spans};

/// A function that runs at the end.
pub struct Final<'k> {
    kernel: &'k Kernel,
    spans: &'k Spans,
    program: &'k exec::Program,
    start: Thread,
    machine: Mutex<Machine<'k>>,
    /// Per object of the function: the explored kernel's.
    objects: Vec<Option<ObjectId>>,
    /// Why the function did not come to its end, where it did not.
    open: Mutex<BTreeSet<Construct>>,
}

/// Operations of one run.
const FUEL: u64 = 1 << 24;

/// Bytes that the function has written, by address in its own layout.
type Written = std::collections::BTreeMap<u64, u8>;

/// An access that the function may not do.
type Refused = Construct;

impl<'k> Final<'k> {
    /// `last` runs after `explored`. Parameters have the values of those of the same name.
    ///
    /// # Errors
    /// An array or a parameter of the function that the kernel does not have.
    pub fn new(
        last: &'k Kernel,
        spans: &'k Spans,
        program: &'k exec::Program,
        explored: &Kernel,
        inputs: &Inputs,
    ) -> Result<Final<'k>, String> {
        let mut params = Vec::new();
        for param in &last.params {
            let index = explored.params.iter().position(|p| p.name == param.name);
            let value = index.map(|index| inputs.params.get(index).copied().unwrap_or(0));
            params.push(value.ok_or_else(|| missing(last, &param.name, explored))?);
        }
        let mut objects = Vec::new();
        for object in last.objects.values() {
            let same = |kind: ObjectKind| {
                std::mem::discriminant(&kind) == std::mem::discriminant(&object.kind)
            };
            let known = explored
                .objects
                .iter()
                .find(|(_, other)| other.name == object.name && same(other.kind));
            let known = known.map(|(id, _)| id);
            if known.is_none() && matches!(object.kind, ObjectKind::Param { .. }) {
                return Err(missing(last, &object.name, explored));
            }
            objects.push(known);
        }
        let config = Config {
            detect_races: false,
            ..Config::new([1; 3], [1; 3])
        };
        let inputs = Inputs {
            params,
            ..Inputs::default()
        };
        let machine = Machine::new(last, program, config, &inputs)
            .map_err(|TooLarge| format!("`{}` is too large", last.name))?;
        Ok(Final {
            kernel: last,
            spans,
            program,
            start: machine.threads()[0].clone(),
            machine: Mutex::new(machine),
            objects,
            open: Mutex::default(),
        })
    }

    /// Why runs did not come to their end.
    pub(super) fn left_open(&self) -> Vec<Construct> {
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let of_this = |why: &Construct| Construct::Final(why.to_string(), self.kernel.name.clone());
        open.iter().map(of_this).collect()
    }

    /// The assertions that do not hold of a memory.
    pub(super) fn failing(
        &self,
        explored: &KernelProgram<'_>,
        memory: &dyn Fn(Address) -> u128,
    ) -> Vec<Pc> {
        let run = Run {
            of: self,
            explored,
            memory,
            written: Written::new(),
            failing: Vec::new(),
        };
        run.finish()
    }

    pub(super) fn span(&self, at: Pc) -> Option<&'k Span> {
        let inst = self.program.sources.get(at as usize).copied().flatten()?;
        Some(&self.spans[self.kernel.insts[inst].span?])
    }
}

fn missing(last: &Kernel, name: &str, explored: &Kernel) -> String {
    format!(
        "`{}` runs at the end and has a parameter `{name}`, which `{}` does not have",
        last.name, explored.name
    )
}

/// One run over one memory.
struct Run<'r, 'k, 'p> {
    of: &'r Final<'k>,
    explored: &'r KernelProgram<'p>,
    memory: &'r dyn Fn(Address) -> u128,
    written: Written,
    failing: Vec<Pc>,
}

impl Run<'_, '_, '_> {
    fn finish(mut self) -> Vec<Pc> {
        let mut thread = self.of.start.clone();
        let mut fuel = FUEL;
        let mut inventions = Inventions::default();
        let refused = loop {
            let pause = thread.run(self.of.program, &mut fuel, &mut inventions);
            let Some(visible) = thread.visible(self.of.program) else {
                break Some(Construct::FinalEndless);
            };
            if pause == Pause::OutOfFuel {
                break Some(Construct::FinalEndless);
            }
            match self.act(&mut thread, visible) {
                Ok(true) => thread.advance(),
                Ok(false) => break None,
                Err(refused) => break Some(refused),
            }
        };
        let made_up = inventions.names.into_iter().map(Construct::FinalValue);
        let open = refused.into_iter().chain(made_up);
        let mut known = self.of.open.lock().unwrap_or_else(PoisonError::into_inner);
        known.extend(open);
        drop(known);
        self.failing
    }

    /// Whether the run goes on after the operation.
    fn act(&mut self, thread: &mut Thread, visible: &Visible) -> Result<bool, Refused> {
        match visible {
            Visible::Load { to, ptr, .. } => {
                let value = self.load(thread.word(*ptr), to.ty.bytes() as u32)?;
                thread.set(*to, value);
            }
            Visible::Store { ptr, value, .. } => {
                let bytes = value.ty.bytes() as u32;
                self.store(thread.word(*ptr), bytes, thread.value(*value));
            }
            Visible::Rmw {
                op, to, ptr, value, ..
            } => {
                let bytes = to.ty.bytes() as u32;
                let old = self.load(thread.word(*ptr), bytes)?;
                let new = updated(*op, to.ty, old, thread.word(*value));
                self.store(thread.word(*ptr), bytes, new);
                thread.set(*to, old);
            }
            Visible::CmpXchg {
                to,
                ptr,
                expected,
                desired,
                ..
            } => {
                let value = |slot| thread.value(Operand { slot, ty: to.ty });
                let (expected, desired) = (value(*expected), value(*desired));
                let bytes = to.ty.bytes() as u32;
                let old = self.load(thread.word(*ptr), bytes)?;
                if old == expected {
                    self.store(thread.word(*ptr), bytes, desired);
                }
                thread.set(*to, old);
            }
            Visible::Fence { .. } | Visible::Round(_) => {}
            Visible::Annotation { kind, condition } => {
                let holds = condition.is_none_or(|slot| thread.word(slot) != 0);
                return self.annotation(*kind, holds, thread.pc);
            }
            Visible::Return => return Ok(false),
            Visible::Unreachable => {
                self.failing.push(thread.pc);
                return Ok(false);
            }
            Visible::Unsupported(construct) => return Err(construct.clone()),
            Visible::Require {
                condition,
                construct,
            } if thread.word(*condition) == 0 => return Err(construct.clone()),
            Visible::Require { .. } => {}
            Visible::Barrier { .. }
            | Visible::Vote { .. }
            | Visible::Warp { .. }
            | Visible::MemCopy { .. }
            | Visible::MemSet { .. }
            | Visible::AsyncCopy { .. }
            | Visible::AsyncWait { .. }
            | Visible::ThreadCopy { .. }
            | Visible::CopyCommit { .. }
            | Visible::CopyWait { .. }
            | Visible::Object { .. }
            | Visible::BoundCopy { .. } => {
                return Err(Construct::FinalOperation);
            }
            Visible::Host { .. } => return Err(Construct::HostOperation),
            Visible::Nondet { name, .. } => return Err(Construct::FinalValue(name.clone())),
        }
        Ok(true)
    }

    fn annotation(&mut self, kind: AnnotationKind, holds: bool, at: Pc) -> Result<bool, Refused> {
        match kind {
            AnnotationKind::Assert if !holds => self.failing.push(at),
            // What is asserted after it is asserted of other executions.
            AnnotationKind::Assume | AnnotationKind::Requires if !holds => return Ok(false),
            _ => {}
        }
        Ok(true)
    }

    fn load(&self, address: u64, bytes: u32) -> Result<u128, Refused> {
        let mut value = 0;
        for index in (0..bytes).rev() {
            let at = address.wrapping_add(u64::from(index));
            let byte = match self.written.get(&at) {
                Some(byte) => *byte,
                None => self.byte(at)?,
            };
            value = value << 8 | u128::from(byte);
        }
        Ok(value)
    }

    fn store(&mut self, address: u64, bytes: u32, value: u128) {
        for index in 0..bytes {
            let at = address.wrapping_add(u64::from(index));
            self.written.insert(at, (value >> (8 * index)) as u8);
        }
    }

    /// A byte of what the grid has left.
    fn byte(&self, address: u64) -> Result<u8, Refused> {
        let wild = || Construct::FinalWildPointer;
        let (instance, offset) = layout::resolve(address).ok_or_else(wild)?;
        let mut machine = self
            .of
            .machine
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let objects = machine.layout().instances(1).map_or(0, u64::from);
        if u64::from(instance) >= objects {
            return Err(wild());
        }
        let object = machine.layout().object(instance).0;
        let same = self.of.objects[object.as_u32() as usize];
        let same = same.filter(|&same| self.explored.layout.sharing(same) == Sharing::Grid);
        let Some(same) = same else {
            // The kernel does not know it: it is as the host left it.
            return initial_byte(machine.memory(instance), offset);
        };
        drop(machine);
        let explored = self.explored;
        if explored.sizes[same.as_u32() as usize].is_some_and(|size| !inside(offset, size)) {
            let name = &explored.kernel.objects[same].name;
            return Err(Construct::FinalOutside(name.clone()));
        }
        let instance = explored.layout.instance(same, 0, 0);
        if !explored.units.is_written(same) {
            return initial_byte(&mut explored.initial_memory(instance), offset);
        }
        let unit = i64::from(explored.units.of(same));
        let cell = offset - offset.rem_euclid(unit);
        let value = (self.memory)(layout::address(instance).wrapping_add(cell as u64));
        Ok((value >> (8 * (offset - cell))) as u8)
    }
}

fn inside(offset: i64, size: u64) -> bool {
    u64::try_from(offset).is_ok_and(|offset| offset < size)
}

fn initial_byte(memory: &mut Memory, offset: i64) -> Result<u8, Refused> {
    let value = memory.load(offset, 1);
    value
        .map(|(value, _)| value as u8)
        .map_err(|_| Construct::FinalOutsideOfObject)
}
