//! Concrete runs as reports: `warpproof run`, the validation of alarms, and
//! witnesses.
//!
//! An alarm of a verifier is a claim about some launch. `validate` builds launches
//! from the solver's model and from small inputs, runs them on the concrete
//! machine, and calls the alarm confirmed where the same defect happens.

pub mod attempt;
pub mod element;
mod findings;
pub mod inputs;
mod made_up;
pub mod run;
mod runs;
pub mod search;
mod trace;
pub mod validate;
pub mod witness;
