//! Passes from kernel IR to kernel IR, one per file.
//!
//! None of them knows LLVM or an engine, and each keeps the rules of `kir::verify`. What
//! a kernel does in a launch stays what it was, but for what a pass leaves open.

mod compact;
mod forward;
mod hints;
mod offset;
mod pointees;
mod private;
mod structs;
mod tables;
mod unroll;

use crate::kir::launch::Launch;
use crate::kir::{Kernel, Module, verify};

pub use unroll::{Unwound, unroll, unwind};

/// What passes depend on beside the kernel.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Threads' own arrays stay in memory.
    pub keep_private_arrays: bool,
    /// The offset of OpenCL's global ids, where it is known.
    pub global_offset: Option<[u32; 3]>,
    /// The invariants that the source states are looked at.
    pub invariants: bool,
    pub launch: Launch,
    /// Iterations of each loop that `unwind` leaves.
    pub iterations: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            keep_private_arrays: false,
            global_offset: None,
            invariants: true,
            launch: Launch::SYMBOLIC,
            iterations: 1,
        }
    }
}

/// A pass over one kernel.
pub struct Pass {
    pub name: &'static str,
    when: When,
    run: fn(&mut Kernel, &Settings),
}

/// What a pass is run on without being asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum When {
    /// Everything that was imported.
    Imported,
    /// Kernels.
    Kernels,
    /// Nothing: engines ask for it.
    Asked,
}

/// All passes, in the order they run in.
pub static PASSES: [Pass; 9] = [
    pass("forward", When::Imported, |kernel, settings| {
        if !settings.keep_private_arrays {
            forward::run(kernel);
        }
    }),
    pass("tables", When::Imported, |kernel, _| tables::run(kernel)),
    pass("structs", When::Imported, |kernel, _| structs::run(kernel)),
    pass("compact", When::Imported, |kernel, _| compact::run(kernel)),
    pass("pointees", When::Kernels, |kernel, _| pointees::run(kernel)),
    pass("offset", When::Kernels, |kernel, settings| {
        if let Some(offset) = settings.global_offset {
            offset::run(kernel, offset);
        }
    }),
    pass("hints", When::Kernels, |kernel, settings| {
        if !settings.invariants {
            hints::run(kernel);
        }
    }),
    pass("unroll", When::Asked, |kernel, settings| {
        if let Some(unrolled) = unroll(kernel, &settings.launch) {
            *kernel = unrolled;
        }
    }),
    pass("unwind", When::Asked, |kernel, settings| {
        if let Some(unwound) = unwind(kernel, &settings.launch, settings.iterations) {
            *kernel = unwound.kernel;
        }
    }),
];

const fn pass(name: &'static str, when: When, run: fn(&mut Kernel, &Settings)) -> Pass {
    Pass { name, when, run }
}

impl Pass {
    pub fn named(name: &str) -> Option<&'static Pass> {
        PASSES.iter().find(|pass| pass.name == name)
    }

    pub fn run(&self, kernel: &mut Kernel, settings: &Settings) {
        (self.run)(kernel, settings);
    }
}

/// Prepares an imported module for the engines.
pub fn prepare(module: &mut Module, settings: &Settings) {
    for function in &mut module.finals {
        tidy(function, settings);
    }
    for kernel in &mut module.kernels {
        run(&PASSES, &[When::Imported, When::Kernels], kernel, settings);
    }
}

/// Tidies what was imported and is no kernel.
pub fn tidy(function: &mut Kernel, settings: &Settings) {
    run(&PASSES, &[When::Imported], function, settings);
}

fn run(passes: &[Pass], when: &[When], kernel: &mut Kernel, settings: &Settings) {
    let passes = passes.iter().filter(|pass| when.contains(&pass.when));
    passes.for_each(|pass| pass.run(kernel, settings));
    debug_assert_eq!(verify::check(kernel).err(), None);
}
