//! All tests but those that have a harness of their own, that measure time, or that look at the
//! processes that they start: one program, so that it is linked once and no processor waits for the
//! last test of a file. `cargo test --test all MODULE` runs those of one module.

mod architecture;
mod believable;
mod boogie;
mod cli;
mod codes;
mod compilers;
mod counters;
mod docs;
mod exec;
mod explore;
mod explore_kernels;
mod explore_programs;
mod files_of_c;
mod findings;
mod fix;
mod formats;
mod frontend;
mod fuzz;
mod generality;
mod html;
mod ivl;
mod launches;
mod linked;
mod llvm_import;
mod lsp;
mod order;
mod packaging;
mod programs;
mod protocol;
mod ptx;
mod record;
mod redundant;
mod replay;
mod requirements;
mod skipped;
mod stages;
mod toolkit;
mod transform;
mod triton;
mod unsupported;
mod vc;
mod vc_random;
mod why;

mod support {
    pub mod folders;
    pub mod kernels;
}
