//! Finds the kernels of a module and what they state about their launch.

use super::debug;
use super::handle::{Meta, ModuleHandle, Val, ValueKind};
use super::lanes;

pub(super) struct KernelInfo {
    pub(super) function: Val,
    pub(super) required_block: Option<[u32; 3]>,
    pub(super) max_threads: Option<u32>,
    pub(super) warp_size: Option<u32>,
    /// Marked to run once the grid has ended (`__final` of the prelude).
    pub(super) is_final: bool,
    /// Accesses of the module carry alias tags.
    pub(super) has_alias_tags: bool,
    /// The source variables of parameters.
    pub(super) variables: Vec<(Val, Meta)>,
}

pub(super) const PTX_KERNEL: u32 = 71;
pub(super) const AMDGPU_KERNEL: u32 = 91;
const SPIR_KERNEL: u32 = 76;

/// All kernels with a body, in source order.
pub(super) fn find(module: ModuleHandle) -> Vec<KernelInfo> {
    let annotations = nvvm_annotations(module);
    let finals = final_functions(module);
    let mut kernels: Vec<KernelInfo> = module
        .functions()
        .into_iter()
        .filter(|function| !function.is_declaration())
        .filter(|function| {
            [PTX_KERNEL, SPIR_KERNEL, AMDGPU_KERNEL].contains(&function.call_conv())
                || annotations
                    .iter()
                    .any(|a| a.function == *function && a.key == "kernel" && a.value != 0)
        })
        .map(|function| KernelInfo {
            is_final: finals.contains(&function),
            ..describe(module, function, &annotations)
        })
        .collect();
    kernels.sort_by_key(|kernel| source_line(kernel.function));
    kernels
}

/// A function that states nothing about its launch.
pub(super) fn plain(module: ModuleHandle, function: Val) -> KernelInfo {
    describe(module, function, &[])
}

/// Is the pointer parameter (counted from 0) a struct passed by value?
pub(super) fn is_by_value(function: Val, index: usize) -> bool {
    let position = index as u32 + 1;
    ["byval", "byref"]
        .iter()
        .any(|name| function.has_attribute(position, name))
}

/// The functions with the attribute `annotate("warpproof_final")`, which clang lists in
/// `@llvm.global.annotations = { { ptr @f, ptr @text, ptr @file, i32 line, ptr } … }`.
fn final_functions(module: ModuleHandle) -> Vec<Val> {
    let list = module.global(c"llvm.global.annotations");
    let Some(list) = list.and_then(Val::initializer) else {
        return Vec::new();
    };
    let entries = (0..list.ty().count()).filter_map(|index| list.constant_element(index as u32));
    entries
        .filter(|entry| entry.operand_count() >= 2 && says(entry.operand(1), FINAL))
        .map(|entry| named(entry.operand(0)))
        .collect()
}

const FINAL: &[u8] = b"warpproof_final";

fn says(text: Val, wanted: &[u8]) -> bool {
    let text = named(text);
    let bytes = match text.kind() {
        ValueKind::LLVMGlobalVariableValueKind => text.initializer(),
        _ => None,
    };
    let byte = |index: usize| bytes?.constant_element(index as u32)?.int_constant();
    bytes.is_some_and(|bytes| bytes.ty().count() > wanted.len() as u64)
        && (wanted.iter().enumerate()).all(|(index, &b)| byte(index) == Some(u128::from(b)))
}

/// The function or variable that an address means, through casts between address spaces.
fn named(address: Val) -> Val {
    match address.kind() {
        ValueKind::LLVMConstantExprValueKind => named(address.operand(0)),
        _ => address,
    }
}

struct Annotation {
    function: Val,
    key: String,
    value: u32,
}

/// `!nvvm.annotations = !{!{ptr @f, !"kernel", i32 1, !"maxntidx", i32 256}, …}`
fn nvvm_annotations(module: ModuleHandle) -> Vec<Annotation> {
    let mut all = Vec::new();
    for node in module.named_metadata(c"nvvm.annotations") {
        let operands = node.metadata_operands();
        let Some(Some(function)) = operands.first().copied() else {
            continue;
        };
        for pair in operands[1..].chunks_exact(2) {
            let (Some(key), Some(value)) = (pair[0], pair[1]) else {
                continue;
            };
            let (Some(key), Some(value)) = (key.metadata_string(), value.int_constant()) else {
                continue;
            };
            all.push(Annotation {
                function,
                key,
                value: value as u32,
            });
        }
    }
    all
}

fn describe(module: ModuleHandle, function: Val, annotations: &[Annotation]) -> KernelInfo {
    let annotated = |keys: [&str; 3]| -> Option<[u32; 3]> {
        let find = |key: &str| {
            annotations
                .iter()
                .find(|a| a.function == function && a.key == key)
        };
        let found = keys.map(find);
        found
            .iter()
            .any(Option::is_some)
            .then(|| found.map(|a| a.map_or(1, |a| a.value)))
    };
    let required_block = annotated(["reqntidx", "reqntidy", "reqntidz"])
        .or_else(|| {
            function
                .string_attribute("nvvm.reqntid")
                .and_then(|text| sizes(&text))
        })
        .or_else(|| required_by_metadata(module, function));
    let max_threads = annotated(["maxntidx", "maxntidy", "maxntidz"])
        .or_else(|| {
            function
                .string_attribute("nvvm.maxntid")
                .and_then(|text| sizes(&text))
        })
        .map(|sizes| sizes.iter().copied().fold(1, u32::saturating_mul))
        .or_else(|| {
            let range = function.string_attribute("amdgpu-flat-work-group-size")?;
            range.split(',').nth(1)?.trim().parse().ok()
        });
    KernelInfo {
        has_alias_tags: lanes::has_alias_tags(module),
        function,
        required_block,
        max_threads,
        warp_size: warp_size(module, function),
        is_final: false,
        variables: debug::parameters(function),
    }
}

/// AMD's warps have 64 threads, from gfx10 on 32, unless the code says otherwise; those of
/// others have 32. The processor is an attribute, or the end of the triple
/// (`amdgcn-amd-amdhsa-gfx942`); where it is not known neither is the size.
fn warp_size(module: ModuleHandle, function: Val) -> Option<u32> {
    let triple = module.triple();
    if !triple.starts_with("amdgcn") {
        return Some(32);
    }
    let text = |name| function.string_attribute(name);
    let features = text("target-features").unwrap_or_default();
    let of_triple = || triple.split('-').nth(3).unwrap_or_default().to_owned();
    let cpu = text("target-cpu").unwrap_or_else(of_triple);
    // `gfx90a` is of generation 9, `gfx1030` and `gfx10-3-generic` are of generation 10.
    let number = cpu.strip_prefix("gfx").unwrap_or_default();
    let generation = match number.split_once('-') {
        Some((generation, _)) => generation,
        None => number
            .get(..number.len().saturating_sub(2))
            .unwrap_or_default(),
    };
    match () {
        () if features.contains("+wavefrontsize32") => Some(32),
        () if features.contains("+wavefrontsize64") => Some(64),
        () if generation.parse::<u32>().ok()? >= 10 => Some(32),
        () => Some(64),
    }
}

/// `"128,2"` is 128 × 2 × 1.
fn sizes(text: &str) -> Option<[u32; 3]> {
    let mut sizes = [1; 3];
    for (size, part) in sizes.iter_mut().zip(text.split(',')) {
        *size = part.trim().parse().ok()?;
    }
    Some(sizes)
}

/// `!reqd_work_group_size !{i32 16, i32 16, i32 1}` on the function.
fn required_by_metadata(module: ModuleHandle, function: Val) -> Option<[u32; 3]> {
    let kind = module.metadata_kind("reqd_work_group_size");
    let node = function
        .global_metadata()
        .into_iter()
        .find(|(k, _)| *k == kind)?
        .1;
    let operands = node.as_value(module).metadata_operands();
    let mut sizes = [1; 3];
    for (size, operand) in sizes.iter_mut().zip(operands) {
        *size = u32::try_from(operand?.int_constant()?).ok()?;
    }
    Some(sizes)
}

fn source_line(function: Val) -> u32 {
    function.subprogram().map_or(0, Meta::subprogram_line)
}
