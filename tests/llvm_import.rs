//! The importer: LLVM IR in, kernel IR out, as text.

#[path = "llvm_import/calls.rs"]
mod calls;
#[path = "llvm_import/control.rs"]
mod control;
#[path = "llvm_import/input.rs"]
mod input;
#[path = "llvm_import/lanes.rs"]
mod lanes;
#[path = "llvm_import/memory.rs"]
mod memory;
#[path = "llvm_import/params.rs"]
mod params;
#[path = "llvm_import/sources.rs"]
mod sources;
#[path = "llvm_import/support.rs"]
mod support;
