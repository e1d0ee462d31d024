//! Kernels from text to a finished run.

use warpproof::exec::schedule::RoundRobin;
use warpproof::exec::{Config, End, Finding, Inputs, Machine, Program};
use warpproof::frontend::{Source, compile};
use warpproof::kir::{Kernel, Module};
use warpproof::llvm::{ImportOptions, import};
use warpproof::transform::{Settings, tidy};

pub struct Run {
    pub end: End,
    pub findings: Vec<Finding>,
    kernel: &'static Kernel,
    machine: Machine<'static>,
}

impl Run {
    /// An element of an array of integers.
    pub fn int(&mut self, array: &str, index: i32) -> i32 {
        let objects = &mut self.kernel.objects.iter();
        let (object, _) = objects
            .find(|(_, object)| object.name == array)
            .expect("an array of this name");
        let value = self.machine.peek(object, 4 * index as u64, 4);
        value.expect("inside the array") as i32
    }

    pub fn races(&self) -> usize {
        let race = |finding: &&Finding| matches!(finding, Finding::Race(_));
        self.findings.iter().filter(race).count()
    }
}

pub fn run_cuda(source: &str, block: [u32; 3], grid: [u32; 3], params: &[u128]) -> Run {
    run(module("k.cu", source), block, grid, params)
}

pub fn run_opencl(source: &str, block: [u32; 3], grid: [u32; 3], params: &[u128]) -> Run {
    run(module("k.cl", source), block, grid, params)
}

pub fn module(name: &str, text: &str) -> Module {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let path = directory.path().join(name);
    std::fs::write(&path, text).expect("written");
    let source = Source::from_path(&path).expect("a known extension");
    let bitcode = compile(&source).unwrap_or_else(|error| panic!("{error}"));
    let options = ImportOptions {
        source_overflow_rules: true,
        ..ImportOptions::default()
    };
    let mut module = import(&bitcode.bytes, &options).unwrap_or_else(|error| panic!("{error}"));
    for kernel in &mut module.kernels {
        tidy(kernel, &Settings::default());
    }
    module
}

fn run(module: Module, block: [u32; 3], grid: [u32; 3], params: &[u128]) -> Run {
    // A test's few kernels may stay until its process ends.
    let kernel = &Box::leak(Box::new(module)).kernels[0];
    let program: &'static Program = Box::leak(Box::new(Program::new(kernel)));
    let config = Config {
        steps: 1_000_000,
        ..Config::new(block, grid)
    };
    let inputs = Inputs {
        params: params.to_vec(),
        ..Inputs::default()
    };
    let mut machine = Machine::new(kernel, program, config, &inputs).expect("a small launch");
    let end = machine.run(&mut RoundRobin::new(50));
    Run {
        end,
        findings: machine.findings().to_vec(),
        kernel,
        machine,
    }
}
