//! Inputs as nobody writes them: the seeds of the repository's own tests, changed here and
//! there. Whatever comes in, nothing panics and nothing hangs, and every refusal says why.
//!
//! The inputs are the same in every run. `WARPPROOF_FUZZ_CASES=100` tries a hundred times as
//! many, and `WARPPROOF_FUZZ_SEED=7` others.

#[path = "fuzz/mutate.rs"]
mod mutate;
#[path = "fuzz/target.rs"]
mod target;

#[path = "fuzz/assumptions.rs"]
mod assumptions;
#[path = "fuzz/litmus.rs"]
mod litmus;
#[path = "fuzz/programs.rs"]
mod programs;
#[path = "fuzz/sources.rs"]
mod sources;
#[path = "fuzz/witnesses.rs"]
mod witnesses;
