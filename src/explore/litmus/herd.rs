//! herd's litmus files.
