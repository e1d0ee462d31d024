//! Inputs as nobody writes them: the seeds of the repository's own tests, changed here and
//! there. Whatever comes in, nothing panics and nothing hangs, and every refusal says why.
//!
//! The inputs are the same in every run. `WARPPROOF_FUZZ_CASES=100` tries a hundred times as
//! many, and `WARPPROOF_FUZZ_SEED=7` others.

mod mutate;
mod target;

mod assumptions;
mod litmus;
mod programs;
mod sources;
mod witnesses;
