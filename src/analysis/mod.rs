//! Analyses of kernel IR that the engines share.

pub mod amounts;
pub mod cfg;
mod changes;
pub(crate) mod computed;
pub(crate) mod convergence;
pub(crate) mod draws;
pub(crate) mod eval;
pub(crate) mod flags;
mod index_results;
pub(crate) mod influence;
pub(crate) mod lanes;
pub(crate) mod locks;
pub(crate) mod made;
pub(crate) mod open;
pub(crate) mod partial_atomics;
pub mod points_to;
pub mod proxies;
pub(crate) mod ranges;
pub(crate) mod replicas;
pub(crate) mod roles;
mod taint;
pub(crate) mod test_and_set;
pub mod together;
pub(crate) mod told;
pub(crate) mod uniformity;
