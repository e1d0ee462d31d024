//! Concrete runs as reports: `warpproof run`, the judging of alarms, and
//! witnesses.
//!
//! An alarm of a verifier is a claim about some launch. `judge` builds launches
//! from the solver's model and from small inputs, runs them on the concrete
//! machine, and calls the alarm confirmed where the same defect happens.

pub(crate) mod attempt;
pub(crate) mod element;
mod findings;
pub(crate) mod inputs;
pub(crate) mod judge;
mod made_up;
pub(crate) mod run;
mod runs;
pub(crate) mod search;
mod trace;
pub mod witness;
