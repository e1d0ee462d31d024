//! Kernels with loops unrolled leave the same memory as the kernels themselves.

use std::sync::atomic::{AtomicUsize, Ordering};

use warpproof::exec::schedule::RoundRobin;
use warpproof::exec::{Array, Config, End, Fill, Inputs, Machine, Program};
use warpproof::frontend::compile;
use warpproof::kir::launch::{Launch, Size};
use warpproof::kir::{Kernel, ObjectKind, Type};
use warpproof::llvm::{ImportOptions, import};
use warpproof::transform::{Settings, tidy, unroll};

use super::kernels::{self, files, for_each};

/// Bytes of each array that are compared.
const EXTENT: u64 = 1 << 14;

#[test]
fn unrolled_kernels_leave_the_same_memory() {
    let compared = AtomicUsize::new(0);
    let folders = ["kernels/cuda", "kernels/opencl"];
    let names: Vec<String> = folders.iter().flat_map(|folder| files(folder)).collect();
    for_each(names, |name| {
        if name.contains("_racy") || name.contains("_diverges") {
            return Vec::new();
        }
        let Some(request) = kernels::open(&name) else {
            return Vec::new();
        };
        let (Some(block), Some(grid)) = (request.options.block, request.options.grid) else {
            return Vec::new();
        };
        // Without a loop there is nothing to unroll.
        let text = std::fs::read_to_string(&request.source.path).expect("the kernel is there");
        if !text.contains("for (") && !text.contains("while (") {
            return Vec::new();
        }
        let fixed = |sizes: [Size; 3]| sizes.map(|size| size.fixed().unwrap_or(2));
        // Few blocks do what many do.
        let (block, grid) = (fixed(block), fixed(grid).map(|size| size.min(2)));
        let Ok(bitcode) = compile(&request.source) else {
            return Vec::new();
        };
        let options = ImportOptions {
            source_overflow_rules: true,
            ..ImportOptions::default()
        };
        let mut module = import(&bitcode.bytes, &options).unwrap_or_else(|e| panic!("{name}: {e}"));
        for kernel in &mut module.kernels {
            tidy(kernel, &Settings::default());
        }
        let launch = Launch {
            block: block.map(Size::Fixed),
            grid: grid.map(Size::Fixed),
            dimensions: None,
        };
        let mut wrong = Vec::new();
        for kernel in &module.kernels {
            let Some(unrolled) = unroll(kernel, &launch) else {
                continue;
            };
            let (Some(one), Some(other)) = (
                memory_after(kernel, block, grid),
                memory_after(&unrolled, block, grid),
            ) else {
                continue;
            };
            compared.fetch_add(1, Ordering::Relaxed);
            if one != other {
                wrong.push(format!("{name}: {} leaves other memory", kernel.name));
            }
        }
        wrong
    });
    assert!(compared.into_inner() >= 40);
}

/// What the arrays of the host hold after a run without findings.
fn memory_after(kernel: &Kernel, block: [u32; 3], grid: [u32; 3]) -> Option<Vec<Vec<u8>>> {
    let program = Program::new(kernel);
    let arrays: Vec<_> = kernel
        .objects
        .iter()
        .filter(|(_, object)| matches!(object.kind, ObjectKind::Param { .. }))
        .map(|(id, _)| id)
        .collect();
    let random = |seed| Array {
        size: None,
        fill: Fill::Random {
            element: Type::Int(32),
            seed,
            low: 0,
            high: 9,
        },
    };
    let inputs = Inputs {
        params: vec![37; kernel.params.len()],
        arrays: arrays.iter().map(|&id| (id, random(5))).collect(),
    };
    let config = Config {
        steps: 2_000_000,
        ..Config::new(block, grid)
    };
    let mut machine = Machine::new(kernel, &program, config, &inputs).ok()?;
    let end = machine.run(&mut RoundRobin::new(50));
    let quiet = machine.findings().is_empty() && machine.invented().count() == 0;
    (end == End::Finished && quiet).then(|| {
        arrays
            .iter()
            .map(|&id| {
                let bytes = 0..EXTENT;
                bytes
                    .map(|at| machine.peek(id, at, 1).unwrap_or(0) as u8)
                    .collect()
            })
            .collect()
    })
}
