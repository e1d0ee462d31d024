//! The soundness harness: random kernels, judged by the verifier and by concrete
//! runs. The test `soundness` and the program `warpproof-soundness` share it.

pub mod campaign;
pub mod concrete;
pub mod generate;
pub mod judge;
pub mod mutants;
pub mod mutate;
pub mod print;
pub mod random;
pub mod shrink;
pub mod tree;
pub mod vary;
