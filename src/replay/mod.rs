//! Concrete runs as reports: `warpproof run`, the validation of alarms, and
//! witnesses.
//!
//! An alarm of a verifier is a claim about some launch. `validate` builds launches
//! from the solver's model and from small inputs, runs them on the concrete
//! machine, and calls the alarm confirmed where the same defect happens.

pub(crate) mod attempt;
pub mod contents;
pub(crate) mod element;
mod findings;
pub(crate) mod inputs;
mod made_up;
pub(crate) mod run;
mod runs;
pub(crate) mod scene;
pub(crate) mod search;
mod sought;
mod trace;
pub(crate) mod validate;
pub(crate) mod why;
pub mod witness;
