//! Passes from kernel IR to kernel IR, one per file.
//!
//! None of them knows LLVM or an engine, and each keeps the rules of `kir::verify`. What
//! a kernel does in a launch stays what it was, but for what a pass leaves open.

mod choices;
mod compact;
mod conditions;
mod exchanges;
mod forward;
mod handed;
mod hints;
mod hoist;
mod indexed;
mod multiples;
mod narrow;
mod numbered;
mod offset;
mod pointees;
mod private;
mod proxies;
mod read_only;
mod rounded;
mod sink;
mod specialise;
mod strides;
mod structs;
mod tables;
mod unroll;
mod unwritten;
mod waits;

use crate::kir::launch::Launch;
use crate::kir::{Kernel, Module, verify};

pub use exchanges::run as settle_exchanges;
pub use hints::hints;
pub use hoist::run as hoist;
pub use numbered::run as split_barriers;
pub use offset::run as set_global_offset;
pub use read_only::run as mark_read_only;
pub use specialise::specialise;
pub use unroll::{take_turns, unroll, unwind};
pub use unwritten::run as load_plainly;

/// What passes depend on beside the kernel.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Threads' own arrays stay in memory.
    pub keep_private_arrays: bool,
    /// A race does no harm to a load whose value nothing uses, nor does a place out of bounds.
    pub sink: bool,
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
            sink: false,
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
    /// The stage of `warpproof emit` that follows it.
    pub stage: &'static str,
    pub about: &'static str,
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

macro_rules! passes {
    ($($name:literal, $about:literal, $when:ident, $run:expr;)*) => {
        /// All passes, in the order they run in.
        pub static PASSES: &[Pass] = &[$(Pass {
            name: $name,
            stage: concat!("kir:", $name),
            about: $about,
            when: When::$when,
            run: $run,
        }),*];
    };
}

passes! {
    "forward", "Reads of local structs and arrays that are filled before are what was written", Imported,
    |kernel, settings| if !settings.keep_private_arrays {
        forward::run(kernel);
    };
    "tables", "Pointers read at a variable index of a struct parameter are choices among all", Imported,
    |kernel, _| tables::run(kernel);
    "structs", "Struct parameters are taken apart", Imported,
    |kernel, _| structs::run(kernel);
    "sink", "Loads of emitted code that one branch alone uses go there", Imported,
    |kernel, settings| if settings.sink {
        sink::run(kernel);
    };
    "narrow", "Sums and products that are cut to fewer bits are computed in those", Imported,
    |kernel, _| narrow::run(kernel);
    "rounded", "Pointers that are rounded as numbers are moved back instead", Imported,
    |kernel, _| rounded::run(kernel);
    "choices", "Pointers that meet behind a branch are chosen by its condition", Imported,
    |kernel, _| choices::run(kernel);
    "strides", "Offsets in bytes are taken apart into scaled indices", Imported,
    |kernel, _| strides::run(kernel);
    "multiples", "Numbers that grow by a multiple of what others grow by are that multiple of them", Imported,
    |kernel, _| multiples::run(kernel);
    "conditions", "Conditions that are required or assumed are computed without branches", Imported,
    |kernel, _| conditions::run(kernel);
    "waits", "Loops that try whether a phase is over until it is are one wait", Imported,
    |kernel, _| waits::run(kernel);
    "compact", "What nothing uses goes, and what stays is numbered in order", Imported,
    |kernel, _| compact::run(kernel);
    "handed", "Pointers that threads hand each other through shared memory point where those do that were stored", Kernels,
    |kernel, settings| handed::run(kernel, &settings.launch);
    "pointees", "Pointers that lie in memory point into arrays of their own", Kernels,
    |kernel, _| pointees::run(kernel);
    "offset", "The global offset that is given stands for its queries", Kernels,
    |kernel, settings| if let Some(offset) = settings.global_offset {
        offset::run(kernel, offset);
    };
    "hints", "Invariants of the source go where they are not to be used", Kernels,
    |kernel, settings| if !settings.invariants {
        hints::run(kernel);
    };
    "read-only", "Loads of what does not change from arrays that the kernel writes are not modelled", Kernels,
    |kernel, _| mark_read_only(kernel);
    "unwritten", "Atomic loads of what no thread writes are plain ones", Asked,
    |kernel, _| load_plainly(kernel);
    "proxies", "Accesses of the async proxy that no fence orders with writes are not modelled", Kernels,
    |kernel, _| proxies::run(kernel);
    "exchanges", "What a warp's lanes hand each other is what each has, where all have the same", Asked,
    |kernel, settings| settle_exchanges(kernel, &settings.launch);
    "numbered", "Barriers whose number is computed are one for each number", Asked,
    |kernel, settings| split_barriers(kernel, &settings.launch);
    "hoist", "Loads at the heads of loops that find the same in each round go before them", Asked,
    |kernel, _| hoist(kernel);
    "turns", "Loops that use barrier objects in turn are copied for each of them", Asked,
    |kernel, settings| if let Some(copied) = take_turns(kernel, &settings.launch) {
        *kernel = copied;
    };
    "unroll", "Loops whose end the launch decides are unrolled", Asked,
    |kernel, settings| if let Some(unrolled) = unroll(kernel, &settings.launch) {
        *kernel = unrolled;
    };
    "unwind", "Loops are cut after some iterations, as in a search for bugs", Asked,
    |kernel, settings| {
        if let Some(unwound) = unwind(kernel, &settings.launch, settings.iterations) {
            *kernel = unwound.kernel;
        }
    };
}

impl Pass {
    /// Is it run by engines alone, for a launch?
    pub fn is_asked(&self) -> bool {
        self.when == When::Asked
    }

    pub fn run(&self, kernel: &mut Kernel, settings: &Settings) {
        (self.run)(kernel, settings);
    }
}

/// Prepares an imported module for the engines.
pub fn prepare(module: &mut Module, settings: &Settings) {
    prepare_with(PASSES, module, settings);
}

/// As [`prepare`], but passes after this one are not run.
pub fn prepare_until(last: &Pass, module: &mut Module, settings: &Settings) {
    let end = PASSES.iter().position(|pass| pass.name == last.name);
    prepare_with(&PASSES[..end.map_or(0, |end| end + 1)], module, settings);
}

fn prepare_with(passes: &[Pass], module: &mut Module, settings: &Settings) {
    for function in &mut module.finals {
        run(passes, &[When::Imported], function, settings);
    }
    for kernel in &mut module.kernels {
        run(passes, &[When::Imported, When::Kernels], kernel, settings);
    }
}

/// Tidies what was imported and is no kernel.
pub fn tidy(function: &mut Kernel, settings: &Settings) {
    run(PASSES, &[When::Imported], function, settings);
}

fn run(passes: &[Pass], when: &[When], kernel: &mut Kernel, settings: &Settings) {
    let passes = passes.iter().filter(|pass| when.contains(&pass.when));
    passes.for_each(|pass| pass.run(kernel, settings));
    debug_assert_eq!(verify::check(kernel).err(), None);
}
