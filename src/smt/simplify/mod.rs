//! Construction of terms. Every constructor returns a term equivalent to what
//! its name says, under all assignments that agree with the facts learnt of
//! variables ([`super::Pool::learn`]).
//!
//! One file per family of operations: `boolean`, `linear` (sums in normal
//! form), `bitwise`, `bits` (other bit-vector operations), `compare`, `wrap` (overflow
//! predicates), `integer`, `array`.

mod array;
mod bits;
mod bitwise;
mod boolean;
mod compare;
mod integer;
mod linear;
mod wrap;

#[cfg(test)]
mod tests;
