//! What engines find out about a kernel, as data: what is taken for granted, what is not
//! modelled. Words for people are made of it in one place each.

mod assumption;
mod unsupported;

pub use assumption::{Assumption, Assumptions};
pub use unsupported::Unsupported;
