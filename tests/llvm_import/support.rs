//! Ways to write a kernel and to look at its kernel IR.

use std::fs;

use warpproof::frontend::{self, Source};
use warpproof::kir::print::{KernelText, ModuleText};
use warpproof::kir::{Inst, Kernel, Module, verify};
use warpproof::llvm::{ImportOptions, import};
use warpproof::transform::{Settings, tidy};

/// Imports LLVM IR in text form for NVIDIA's target. `@f` is the kernel.
pub fn nvptx(ir: &str) -> Module {
    let head = "target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\n\
                target triple = \"nvptx64-nvidia-cuda\"\n";
    imported(format!("{head}{ir}").as_bytes())
}

/// The same for AMD's target.
pub fn amdgcn(ir: &str) -> Module {
    let head = "target datalayout = \"e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-\
                p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-\
                v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9\"\n\
                target triple = \"amdgcn-amd-amdhsa\"\n";
    imported(format!("{head}{ir}").as_bytes())
}

/// The same for SPIR.
pub fn spir(ir: &str) -> Module {
    let head = "target datalayout = \"e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-\
                v1024:1024-n8:16:32:64-G1\"\n\
                target triple = \"spir64-unknown-unknown\"\n";
    imported(format!("{head}{ir}").as_bytes())
}

/// Imports IR and checks the result's rules.
pub fn imported(ir: &[u8]) -> Module {
    imported_with(ir, &ImportOptions::default())
}

fn imported_with(ir: &[u8], options: &ImportOptions) -> Module {
    let mut module = import(ir, options).expect("the IR is valid");
    module
        .kernels
        .iter_mut()
        .for_each(|kernel| tidy(kernel, &Settings::default()));
    for kernel in &module.kernels {
        verify::check(kernel).expect("the importer keeps the rules of kernel IR");
    }
    module
}

/// Compiles a source file (`cu`, `hip` or `cl`) and imports it.
pub fn source(extension: &str, text: &str) -> Module {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join(format!("kernel.{extension}"));
    fs::write(&path, text).expect("the file can be written");
    let source = Source::from_path(path).expect("a known extension");
    let bitcode = frontend::compile(&source).expect("the source compiles");
    let options = ImportOptions {
        source_overflow_rules: true,
        ..ImportOptions::default()
    };
    imported_with(&bitcode.bytes, &options)
}

/// The instructions and terminators of all kernels as text, without spans and
/// block names.
pub fn lines(module: &Module) -> Vec<String> {
    let is_head = |line: &&str| line.starts_with("kernel ") || line.starts_with("  ");
    module
        .kernels
        .iter()
        .flat_map(|kernel| {
            let text = KernelText::new(kernel, &module.spans).to_string();
            let body = text.lines().skip_while(is_head);
            let body = body.filter(|line| line.starts_with("  "));
            body.map(without_span).collect::<Vec<_>>()
        })
        .collect()
}

fn without_span(line: &str) -> String {
    let line = line.split(" !").next().unwrap_or_default();
    line.trim().to_owned()
}

/// The declarations of parameters and objects, without spans.
pub fn declarations(module: &Module) -> Vec<String> {
    ModuleText(module)
        .to_string()
        .lines()
        .filter(|line| line.starts_with("  param") || line.starts_with("  object"))
        .map(without_span)
        .collect()
}

/// The lines that contain a word.
pub fn with(module: &Module, word: &str) -> Vec<String> {
    lines(module)
        .into_iter()
        .filter(|line| line.contains(word))
        .collect()
}

/// What the first kernel does not model.
pub fn unsupported(module: &Module) -> Vec<String> {
    insts(&module.kernels[0])
        .filter_map(|inst| match inst {
            Inst::Unsupported { construct } => Some(construct.to_string()),
            _ => None,
        })
        .collect()
}

pub fn insts(kernel: &Kernel) -> impl Iterator<Item = &Inst> {
    kernel
        .blocks
        .values()
        .flat_map(|block| &block.insts)
        .map(|&inst| &kernel.insts[inst].inst)
}
