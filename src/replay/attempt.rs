//! One launch to try: everything that a run depends on, as plain data.

use std::collections::BTreeMap;
use std::time::Instant;

use super::element::{Elements, show};
use crate::exec::schedule::{Random, RoundRobin, WarpWise};
use crate::exec::{Array, Config, End, Fill, Inputs, Machine, Program};
use crate::kir::launch::{Launch, Size};
use crate::kir::{AddressSpace, Kernel, Object, ObjectId, ObjectKind, Type};
use crate::report::model::Value;
use crate::report::scenario::Cell;

#[derive(Clone, Debug, PartialEq)]
pub struct Attempt {
    /// Threads per block.
    pub block: [u32; 3],
    /// Blocks per grid.
    pub grid: [u32; 3],
    /// The blocks that run, where not all do.
    pub only: Option<Vec<[u32; 3]>>,
    /// Bits of the parameters, in their order.
    pub params: Vec<u128>,
    /// Arrays that are filled in a way of their own.
    pub arrays: BTreeMap<ObjectId, Array>,
    /// Bytes of arrays whose bounds the user states, and of empty ones.
    pub sizes: BTreeMap<ObjectId, u64>,
    /// Arrays whose elements count up from the first number by the second one, but for `cells`.
    pub counting: BTreeMap<ObjectId, (i64, i64)>,
    /// What all other arrays hold, but for `cells`.
    pub base: Base,
    pub before: Before,
    pub cells: Vec<Cell>,
    pub schedule: Schedule,
    /// Threads per warp.
    pub warp_size: u32,
    /// `get_work_dim`.
    pub dimensions: u32,
    /// Operations that all threads together may do.
    pub steps: u64,
    /// For values that are arbitrary.
    pub seed: u64,
}

/// What arrays hold in the absence of anything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Base {
    Zeros,
    Iota,
    /// Integers from zero up to below the limit, floats of either sign.
    Small {
        seed: u64,
        limit: u32,
    },
    /// All elements are as the first one of their array that is known; zeros where none is.
    Repeated,
}

/// What came before the launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Before {
    /// The program began: module variables hold their initial values, and flags, locks and
    /// counters behind pointers are zero.
    Nothing,
    /// Another launch, or the host, which may have left anything there.
    Something,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Schedule {
    /// Each thread does so many visible operations in its turn.
    RoundRobin(u64),
    Random(u64),
    WarpWise,
}

/// The launch is larger than the machine can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

/// `get_work_dim` of a launch: what the host gave, or else the dimensions of more
/// than one thread.
pub fn dimensions(launch: &Launch, block: [u32; 3], grid: [u32; 3]) -> u32 {
    let used = (1..=3)
        .rev()
        .find(|&dim| block[dim - 1] > 1 || grid[dim - 1] > 1);
    launch
        .dimensions
        .map_or(used.unwrap_or(1) as u32, u32::from)
}

impl Attempt {
    /// The launch, whose dimensions are for the sizes to tell.
    pub(super) fn launch(&self) -> Launch {
        Launch {
            block: self.block.map(Size::Fixed),
            grid: self.grid.map(Size::Fixed),
            dimensions: None,
        }
    }

    /// Runs it to its end, or until it has taken its steps or its time.
    ///
    /// # Errors
    /// The launch is too large.
    pub fn run<'p>(
        &self,
        kernel: &'p Kernel,
        program: &'p Program,
        elements: &Elements,
        keep_trace: bool,
        deadline: Option<Instant>,
    ) -> Result<(Machine<'p>, End), TooLarge> {
        let config = Config {
            only: self.only.clone(),
            warp_size: self.warp_size,
            dimensions: self.dimensions,
            steps: self.steps,
            deadline,
            seed: self.seed,
            keep_trace,
            ..Config::new(self.block, self.grid)
        };
        let inputs = self.inputs(kernel, elements);
        let mut machine = Machine::new(kernel, program, config, &inputs).map_err(|_| TooLarge)?;
        let end = match self.schedule {
            Schedule::RoundRobin(quantum) => machine.run(&mut RoundRobin::new(quantum)),
            Schedule::Random(seed) => machine.run(&mut Random::new(seed)),
            Schedule::WarpWise => machine.run(&mut WarpWise::new(self.warp_size)),
        };
        Ok((machine, end))
    }

    pub(super) fn inputs(&self, kernel: &Kernel, elements: &Elements) -> Inputs {
        let mut arrays = self.arrays.clone();
        for (id, object) in kernel.objects.iter() {
            if !self.is_chosen(object) || arrays.contains_key(&id) {
                continue;
            }
            let element = elements.of(id);
            let starts_at_zero = match self.before {
                Before::Nothing => &elements.flags,
                Before::Something => &elements.tickets,
            };
            let base = match (self.counting.get(&id), self.base) {
                (Some(&(from, step)), _) => Fill::Line {
                    element,
                    from,
                    step,
                },
                _ if starts_at_zero.contains(&id) => Fill::Zeros,
                (None, Base::Zeros) => Fill::Zeros,
                (None, Base::Iota) => Fill::iota(element),
                (None, Base::Repeated) => self.repeated(&object.name),
                (None, Base::Small { seed, limit }) => {
                    let high = i64::from(limit.max(1)) - 1;
                    let low = match element {
                        Type::Float(_) => -high,
                        _ => 0,
                    };
                    Fill::Random {
                        element,
                        seed: seed ^ u64::from(id.as_u32()) << 32,
                        low,
                        high,
                    }
                }
            };
            let fill = match self.cells_of(&object.name) {
                cells if cells.is_empty() => base,
                cells => Fill::Cells {
                    cells,
                    elsewhere: Box::new(base),
                },
            };
            let size = self.sizes.get(&id).copied();
            arrays.insert(id, Array { size, fill });
        }
        Inputs {
            params: self.params.clone(),
            arrays,
        }
    }

    fn repeated(&self, array: &str) -> Fill {
        let mut cells = self.cells.iter();
        let known = cells.find(|cell| cell.array == array && cell.bytes > 0);
        known.map_or(Fill::Zeros, |cell| {
            let bytes = cell.value.to_le_bytes();
            Fill::Repeated(bytes[..(cell.bytes as usize).min(bytes.len())].to_vec())
        })
    }

    /// Does the run choose what the object holds, and not the program?
    fn is_chosen(&self, object: &Object) -> bool {
        let module_variable = match (object.kind, object.space) {
            (_, AddressSpace::Shared) => return false,
            // What the host has put there is known.
            (ObjectKind::Param { .. } | ObjectKind::Pointees, _) => {
                return object.initial.is_none();
            }
            (ObjectKind::Global, _) => &object.initial,
            (ObjectKind::Private | ObjectKind::PrivateParam, _) => return false,
        };
        match module_variable {
            None => true,
            // Without an initial value, a constant would be of no use if the host set none.
            Some(initial) => {
                let blank = initial.bytes.iter().all(|&byte| byte == 0);
                let variable = !object.constant && self.before == Before::Something;
                variable || initial.set_as.is_some() && object.constant && blank
            }
        }
    }

    /// The variables whose values the run chose because something came before it, by name,
    /// where they are no larger than a number.
    pub fn left_behind(&self, kernel: &Kernel, elements: &Elements) -> Vec<Value> {
        let at_start = Attempt {
            before: Before::Nothing,
            ..self.clone()
        };
        let inputs = [self, &at_start].map(|attempt| attempt.inputs(kernel, elements).arrays);
        let mut values = Vec::new();
        for (id, object) in kernel.objects.iter() {
            let element = elements.of(id);
            let [here, there] = inputs.each_ref().map(|arrays| {
                let mut bytes = [0; 16];
                let fill = arrays.get(&id).map(|array| array.fill.clone());
                let initial =
                    || Fill::Bytes(object.initial.clone().map_or(Vec::new(), |i| i.bytes));
                fill.unwrap_or_else(initial)
                    .write(0, &mut bytes[..element.bytes().min(16) as usize]);
                u128::from_le_bytes(bytes)
            });
            if here != there {
                let whole = object.size == Some(element.bytes());
                values.push(Value {
                    name: match whole {
                        true => object.name.clone(),
                        false => format!("{}[0]", object.name),
                    },
                    value: show(here, element),
                });
            }
        }
        values
    }

    /// The bytes of an array; where a cell is named twice, the first counts.
    fn cells_of(&self, array: &str) -> BTreeMap<u64, u8> {
        let mut bytes = BTreeMap::new();
        for cell in self.cells.iter().filter(|cell| cell.array == array) {
            let value = cell.value.to_le_bytes();
            for (index, byte) in value.iter().take(cell.bytes.min(16) as usize).enumerate() {
                let at = cell.offset.wrapping_add(index as u64);
                bytes.entry(at).or_insert(*byte);
            }
        }
        bytes
    }
}
