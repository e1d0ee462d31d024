//! The stubs that clang calls for launches become calls of markers, functions without a body
//! that take the kernel's arguments as scalars.
//!
//! A launch `k<<<grid, block, shared, stream>>>(a, b)` is a call of `cudaConfigureCall` (or
//! `__cudaPushCallConfiguration`) with the sizes, and behind it the call of a function
//! `__device_stub__k(a, b)`, which hands its parameters over by their addresses.

mod build;
mod names;
mod nodes;
mod params;

use std::collections::{BTreeMap, BTreeSet};

use super::allocations;
use crate::host::Argument;
use crate::llvm::debug::DebugInfo;
use crate::llvm::handle::{Blk, ModuleHandle, Opcode, Val};
pub(super) use build::load;
use build::{call_marker, remove};
use names::{device_symbol, plain_name};
pub(super) use names::{kernel_at, tie};
pub(super) use nodes::makes_node;
use params::{Param, is_store_to_list};

/// The kernels that have stubs, by their symbols in device code.
#[derive(Default)]
pub(super) struct Stubs {
    kernels: BTreeMap<String, Vec<Param>>,
    /// The files that have a stub of the kernel.
    files: BTreeMap<String, BTreeSet<usize>>,
    /// The kernels whose stubs are called.
    called: BTreeSet<String>,
    /// Those whose stubs have no places in the source.
    without_places: BTreeSet<String>,
}

/// Markers are called so, with the kernel's symbol behind it.
const MARKER: &str = "warpproof.launch.";
/// Markers with the sizes before the arguments, and the stream behind the sizes.
const SIZED_MARKER: &str = "warpproof.launch.sized.";
const SIZES: usize = 6;
const STUB: &str = "__device_stub__";
/// The calls that say sizes: both words of the grid's, both of the block's, bytes.
const CONFIGURATIONS: [&str; 3] = [
    "cudaConfigureCall",
    "__cudaPushCallConfiguration",
    "__hipPushCallConfiguration",
];
/// The runtime's own functions: kernel, grid, block, arguments, bytes, stream.
const LAUNCHES: [&str; 6] = [
    "cudaLaunch",
    "cudaLaunchKernel",
    "cudaLaunchCooperativeKernel",
    "hipLaunchKernel",
    "hipLaunchCooperativeKernel",
    "hipExtLaunchKernel",
];
/// Those with the sizes in a struct: configuration, kernel, arguments.
const CONFIGURED_LAUNCHES: [&str; 2] = ["cudaLaunchKernelExC", "hipLaunchKernelExC"];
const SETUPS: [&str; 2] = ["cudaSetupArgument", "hipSetupArgument"];

/// Does the runtime's function of this name launch a kernel that it is given?
pub(super) fn is_launch(name: &str) -> bool {
    LAUNCHES.contains(&name) || CONFIGURED_LAUNCHES.contains(&name)
}

impl Stubs {
    /// Replaces what stubs of a file do by calls of markers. What other files do not know gets
    /// the file's number into its name, since linking would make up others.
    pub(super) fn rewrite(&mut self, module: ModuleHandle, file: usize) {
        for value in module.globals().into_iter().chain(module.functions()) {
            if value.is_internal() && kernel_at(value).is_some() {
                value.set_name(&format!("{}@{file}", value.name()));
            }
        }
        let mut debug = DebugInfo::new(module);
        for function in module.functions() {
            let Some(kernel) = device_symbol(&function.name()) else {
                continue;
            };
            if !function.is_declaration() {
                let params = params::params(module, &mut debug, function);
                rewrite_stub(module, function, &kernel, &params);
                let mut insts = function.blocks().into_iter().flat_map(Blk::insts);
                if insts.all(|inst| inst.debug_loc().is_none()) {
                    self.without_places.insert(kernel.clone());
                }
                let params = params.into_iter().map(|(_, param)| param).collect();
                self.files.entry(kernel.clone()).or_default().insert(file);
                let is_call = |user: &Val| user.called_name() == Some(function.name());
                if function.users().iter().any(is_call) {
                    self.called.insert(kernel.clone());
                }
                self.kernels.insert(kernel, params);
            }
        }
    }

    /// The kernels that are launched where the source says so.
    pub(super) fn called(&self) -> BTreeSet<String> {
        self.called.clone()
    }

    /// Replaces launches by the runtime's functions whose kernels are known. Are there some that
    /// have to be looked into first?
    pub(super) fn rewrite_explicit(&self, module: ModuleHandle) -> bool {
        let insts = module.functions().into_iter().flat_map(Val::blocks);
        let insts: Vec<Val> = insts.flat_map(Blk::insts).collect();
        for inst in insts {
            if inst.has_opcode(Opcode::LLVMCall) {
                self.rewrite_explicit_launch(module, inst);
            }
        }
        nodes::are_noted(module)
    }

    fn rewrite_explicit_launch(&self, module: ModuleHandle, call: Val) -> Option<()> {
        let name = call.called_name()?;
        // A program may have functions of these names of its own.
        call.callee()?.is_declaration().then_some(())?;
        let args = call.call_args();
        let bits: Vec<u32> = args.iter().map(|arg| integer_bits(*arg)).collect();
        let of_config = |offset, ty| load(module, call, args[0], offset, ty);
        let symbol_of = |kernel: Val| self.kernels.get_key_value(&kernel_at(kernel)?);
        let (kernel, arguments, sizes) = if LAUNCHES.contains(&name.as_str()) {
            let [
                kernel,
                grid,
                grid_z,
                block,
                block_z,
                arguments,
                bytes,
                stream,
                ..,
            ] = args[..]
            else {
                return None;
            };
            // Neither may others of C, which say nothing of types.
            let is_short = bits[6] == 32;
            let known = bits[..6] == [0, 64, 32, 64, 32, 0] && bits[7] == 0;
            (known && (is_short || bits[6] == 64)).then_some(())?;
            let kernel = symbol_of(kernel)?;
            let bytes = match is_short {
                true => build::widened(module, call, bytes, 64),
                false => bytes,
            };
            (
                kernel,
                arguments,
                [grid, grid_z, block, block_z, bytes, stream],
            )
        } else if CONFIGURED_LAUNCHES.contains(&name.as_str()) {
            let [_, kernel, arguments, ..] = args[..] else {
                return None;
            };
            let kernel = symbol_of(kernel)?;
            // `{ dim3 gridDim, blockDim; size_t dynamicSmemBytes; cudaStream_t stream; … }`
            let word = |offset, bits| of_config(offset, module.int_type(bits));
            let sizes = [
                word(0, 64),
                word(8, 32),
                word(12, 64),
                word(20, 32),
                word(24, 64),
                of_config(32, module.ptr_type(0)),
            ];
            (kernel, arguments, sizes)
        } else if let Some(node) = nodes::node(module, call) {
            let kernel = symbol_of(node.kernel)?;
            let (arguments, sizes) = (node.arguments, node.sizes(module, call));
            node.remove_note();
            (kernel, arguments, sizes)
        } else {
            return None;
        };
        let (symbol, params) = kernel;
        let pointer = module.ptr_type(0);
        let at = |index: usize| load(module, call, arguments, index as u64 * 8, pointer);
        let places = params.iter().enumerate();
        let places: Vec<(Val, &Param)> = places.map(|(index, param)| (at(index), param)).collect();
        let name = format!("{SIZED_MARKER}{symbol}");
        call_marker(module, call, &name, &sizes, places.into_iter());
        // The launch may fail, and the program do something else then.
        allocations::replace_by_status(module, call);
        Some(())
    }

    /// The number of the only file that has the kernel.
    pub(super) fn file_of(&self, kernel: &str) -> Option<usize> {
        let files = self.files.get(kernel)?;
        files.first().copied().filter(|_| files.len() == 1)
    }

    /// Is the innermost place of the marker's code that of a stub?
    pub(super) fn stands_in_stub(&self, marker: Val) -> bool {
        let line = marker.debug_loc().map(|place| place.location().0);
        let kernel = self.kernel(marker);
        let has_place = kernel.is_none_or(|kernel| !self.without_places.contains(&kernel));
        sizes_of(marker).is_none() && line != Some(0) && has_place
    }

    /// The symbol of the kernel that a marker launches.
    pub(super) fn kernel(&self, marker: Val) -> Option<String> {
        kernel_of(&marker.called_name()?).map(str::to_owned)
    }

    /// The parameters of the kernel that a marker launches, with their sizes.
    pub(super) fn params(&self, marker: Val) -> Vec<Option<u64>> {
        self.params_of(marker).map(|param| param.bytes).collect()
    }

    fn params_of(&self, marker: Val) -> impl Iterator<Item = &Param> {
        let kernel = self.kernel(marker);
        let params = kernel.and_then(|kernel| self.kernels.get(&kernel));
        params.into_iter().flatten()
    }

    /// The scalars that a marker passes on.
    pub(super) fn arguments(&self, marker: Val) -> Vec<(Argument, Val)> {
        let params = self.params_of(marker).enumerate();
        let leaves = params.flat_map(|(param, known)| {
            let leaves = known.leaves.iter();
            leaves.map(move |leaf| (param, leaf))
        });
        let sizes = sizes_of(marker).map_or(0, |_| SIZES);
        let values = marker.call_args().into_iter().skip(sizes);
        let known = leaves.zip(values);
        let known = known.filter(|((_, leaf), _)| leaf.ty.is_some());
        known
            .map(|((param, leaf), value)| {
                let argument = Argument {
                    param,
                    offset: leaf.offset,
                    name: leaf.name.clone(),
                };
                (argument, value)
            })
            .collect()
    }

    /// The kernels whose addresses go where they may be launched from; all, where kernels are
    /// launched by their names.
    pub(super) fn escaping(&self, module: ModuleHandle) -> BTreeSet<String> {
        let is_used = |function: &Val| {
            let name = function.name();
            let by_name = BY_NAME.contains(&plain_name(&name));
            by_name && !function.users().is_empty()
        };
        if module.functions().iter().any(is_used) {
            return self.kernels.keys().cloned().collect();
        }
        let mut escaping = BTreeSet::new();
        for value in module.functions().into_iter().chain(module.globals()) {
            let Some(symbol) = kernel_at(value) else {
                continue;
            };
            let only_names_it =
                |user: &Val| kernel_at(*user).is_some() || asks_about_kernels(*user);
            if !value.users().iter().all(only_names_it) {
                escaping.insert(symbol);
            }
        }
        escaping
    }
}

/// Functions that find kernels by other things than the addresses of stubs.
const BY_NAME: [&str; 27] = [
    "cuGetExportTable",
    "cuGetProcAddress",
    "cuGraphKernelNodeGetParams",
    "cuGraphNodeGetParams",
    "cuKernelGetFunction",
    "cuLibraryEnumerateKernels",
    "cuLibraryGetKernel",
    "cuLibraryGetUnifiedFunction",
    "cuModuleEnumerateFunctions",
    "cuModuleGetFunction",
    "cudaGetDriverEntryPoint",
    "cudaGetDriverEntryPointByVersion",
    "cudaGetExportTable",
    "cudaGraphKernelNodeGetParams",
    "cudaGraphNodeGetParams",
    "cudaLibraryEnumerateKernels",
    "cudaLibraryGetKernel",
    "cudaLibraryGetUnifiedFunction",
    "dlsym",
    "dlvsym",
    "hipGetProcAddress",
    "hipGraphKernelNodeGetParams",
    "hipGraphNodeGetParams",
    "hipKernelGetFunction",
    "hipLibraryEnumerateKernels",
    "hipLibraryGetKernel",
    "hipModuleGetFunction",
];

/// Does the call take a kernel's address without launching the kernel?
fn asks_about_kernels(call: Val) -> bool {
    let Some(name) = call.called_name() else {
        return false;
    };
    let is_declared = call.callee().is_some_and(Val::is_declaration);
    let name = name.trim_start_matches("__");
    let plain = ["cuda", "hip", "wp_"]
        .iter()
        .find_map(|start| name.strip_prefix(start));
    let asks = plain.is_some_and(|plain| {
        let exact = [
            "RegisterFunction",
            "FuncSetAttribute",
            "FuncSetCacheConfig",
            "FuncSetSharedMemConfig",
            "FuncGetAttributes",
            "FuncGetName",
            "FuncGetParamInfo",
            "occupancy",
        ];
        exact.contains(&plain) || plain.starts_with("Occupancy")
    });
    is_declared && asks
}

fn rewrite_stub(module: ModuleHandle, stub: Val, kernel: &str, params: &[(Val, Param)]) {
    for inst in stub.blocks().into_iter().flat_map(Blk::insts) {
        let name = inst.called_name().unwrap_or_default();
        let launches = LAUNCHES.contains(&name.as_str());
        if launches {
            let places = params.iter().map(|(memory, param)| (*memory, param));
            call_marker(module, inst, &format!("{MARKER}{kernel}"), &[], places);
        }
        if launches || SETUPS.contains(&name.as_str()) {
            remove(inst);
        } else if is_store_to_list(inst) {
            inst.erase();
        }
    }
}

/// The kernels that have stubs, each with the sizes of its parameters.
pub(super) fn parameters(module: ModuleHandle) -> BTreeMap<String, Vec<Option<u64>>> {
    let mut debug = DebugInfo::new(module);
    let mut kernels = BTreeMap::new();
    for function in module.functions() {
        let symbol = device_symbol(&function.name());
        if let Some(symbol) = symbol.filter(|_| !function.is_declaration()) {
            let params = params::params(module, &mut debug, function).into_iter();
            kernels.insert(symbol, params.map(|(_, param)| param.bytes).collect());
        }
    }
    kernels
}

/// Bits of an integer, and zero for others.
fn integer_bits(value: Val) -> u32 {
    match value.ty().is_int() {
        true => value.ty().int_bits(),
        false => 0,
    }
}

/// Is it a launch?
pub(super) fn is_marker(inst: Val) -> bool {
    inst.called_name()
        .is_some_and(|name| name.starts_with(MARKER))
}

/// Is it the function that clang calls for a launch?
pub(super) fn is_stub(function: Val) -> bool {
    device_symbol(&function.name()).is_some()
}

/// Does the instruction launch, say the sizes of a launch, or set what it reads?
pub(super) fn is_part_of_a_launch(inst: Val) -> bool {
    inst.called_name().is_some_and(|name| {
        let name = name.as_str();
        let launches = LAUNCHES.contains(&name)
            || CONFIGURED_LAUNCHES.contains(&name)
            || nodes::makes_node(name);
        let prepares = is_preparation(name);
        launches || prepares || says_sizes(inst) || name.starts_with(MARKER)
    })
}

/// Does the call say the sizes of the launch behind it?
pub(super) fn says_sizes(inst: Val) -> bool {
    let name = inst.called_name();
    name.is_some_and(|name| CONFIGURATIONS.contains(&name.as_str()))
}

/// Does a function of this name set what launches read?
fn is_preparation(name: &str) -> bool {
    let plain = ["cuda", "hip"].iter().find_map(|p| name.strip_prefix(p));
    plain.is_some_and(|plain| {
        [
            "Memset",
            "MemsetAsync",
            "MemcpyToSymbol",
            "MemcpyToSymbolAsync",
        ]
        .contains(&plain)
    })
}

/// Does a function of this name say the sizes of a launch?
pub(super) fn is_configuration(name: &str) -> bool {
    CONFIGURATIONS.contains(&name)
}

/// The sizes that a marker has itself.
pub(super) fn sizes_of(marker: Val) -> Option<[Val; 5]> {
    marker
        .called_name()?
        .starts_with(SIZED_MARKER)
        .then_some(())?;
    marker.call_args().first_chunk().copied()
}

/// The symbol of the kernel that a marker of this name launches.
pub(super) fn kernel_of(name: &str) -> Option<&str> {
    let plain = name.strip_prefix(SIZED_MARKER);
    plain.or_else(|| name.strip_prefix(MARKER))
}

/// The stream that a marker has itself.
pub(super) fn stream_of(marker: Val) -> Option<Val> {
    sizes_of(marker)?;
    marker.call_args().get(SIZES - 1).copied()
}

/// The stream of the launch that a test is about.
pub(super) fn stream_tested(test: Val) -> Option<Val> {
    configuration_tested(test)?;
    test.operand(0).call_args().get(SIZES - 1).copied()
}

/// The sizes of the launch that a test is about: clang calls a stub only where the call that says
/// the sizes returned zero. Arguments may launch in between.
pub(super) fn configuration_tested(test: Val) -> Option<[Val; 5]> {
    test.has_opcode(Opcode::LLVMICmp).then_some(())?;
    configuration(test.operand(0))
}

/// The sizes that a call says.
fn configuration(inst: Val) -> Option<[Val; 5]> {
    let name = inst.called_name()?;
    CONFIGURATIONS.contains(&name.as_str()).then_some(())?;
    inst.call_args().first_chunk().copied()
}
