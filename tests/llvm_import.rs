//! The importer: LLVM IR in, kernel IR out, as text.

mod calls;
mod control;
mod input;
mod lanes;
mod memory;
mod params;
mod sources;
mod support;
