//! The memory of the process. Where it runs out there is one message, and an end.
//!
//! Rust would abort, and look for a backtrace before, which takes memory that is not there.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

/// The system's memory, all of which can be had or none.
pub struct Memory;

/// What goes to standard output where memory runs out: the report as far as there is one.
static LAST_WORDS: Mutex<String> = Mutex::new(String::new());

const MESSAGE: &str = "error: memory runs out: allow more, or verify fewer kernels at once\n";

/// Sets what is printed where memory runs out.
pub fn prepare(last_words: String) {
    *LAST_WORDS.lock().unwrap_or_else(PoisonError::into_inner) = last_words;
}

// SAFETY: all is the system's allocator, which keeps the contract; a null pointer is never
// returned, which the contract allows.
unsafe impl GlobalAlloc for Memory {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller's promises are those that are asked for.
        given(unsafe { System.alloc(layout) })
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as above.
        given(unsafe { System.alloc_zeroed(layout) })
    }

    unsafe fn realloc(&self, old: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: as above.
        given(unsafe { System.realloc(old, layout, size) })
    }

    unsafe fn dealloc(&self, old: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(old, layout) };
    }
}

fn given(memory: *mut u8) -> *mut u8 {
    match memory.is_null() {
        true => end(),
        false => memory,
    }
}

/// Nothing in here may allocate, or wait for a thread that does.
#[cold]
fn end() -> ! {
    static SPOKEN: AtomicBool = AtomicBool::new(false);
    if !SPOKEN.swap(true, Ordering::Relaxed) {
        write(libc::STDERR_FILENO, MESSAGE);
        if let Ok(words) = LAST_WORDS.try_lock() {
            write(libc::STDOUT_FILENO, &words);
        }
        // SAFETY: it has no preconditions. What other threads do is of no use any more.
        unsafe { libc::_exit(2) };
    }
    loop {
        // SAFETY: it has no preconditions.
        unsafe { libc::pause() };
    }
}

fn write(stream: libc::c_int, text: &str) {
    let mut left = text.as_bytes();
    while !left.is_empty() {
        // SAFETY: the pointer and the length are those of a slice.
        let written = unsafe { libc::write(stream, left.as_ptr().cast(), left.len()) };
        match usize::try_from(written) {
            Ok(count @ 1..) => left = &left[count..],
            _ => return,
        }
    }
}
