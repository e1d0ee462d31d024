//! What programs of threads ask of their surroundings.

/// Operations of programs of threads; in the prelude `__wp_host_` stands before the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HostOp {
    /// Result: the pointer that the thread was created with.
    Argument,
    /// The thread ends with this result.
    Exit,
    /// Creates a thread from a function's address and an argument. Result: its handle.
    Create,
    /// Waits for the end of the thread with this handle. Result: what that ended with.
    Join,
    /// Result: the thread's own handle.
    This,
    /// Result: the address of so many new bytes without a value.
    Allocate,
    /// The same, filled with zeros.
    AllocateZeros,
    Free,
    /// What the thread has read last, so many reads, does not let it go on.
    Await,
    /// Waits at the barrier of this address for so many threads in all. Result: -1 for one of
    /// them, any one if the third argument is not 0, and 0 for the others.
    Meet,
    /// The next access or fence has this scope, in the prelude's numbers.
    Scope,
    /// The next access is not atomic.
    Weak,
    /// Where the thread sits: which number (0 in the grid, 1 in the block, 2 of the block,
    /// 3 of the GPU, 4 the size of a block) and its value.
    Place,
    /// Result: any number below the one given, which is positive.
    Choose,
    /// Reads the eight bytes at an address, and at once writes them with what `Commit` is
    /// given, or does not if `Keep` comes. Takes the order of the update and that of the
    /// read alone, in the prelude's numbers. Result: what was read.
    Update,
    Commit,
    Keep,
    /// What the thread does from here to `Wake` is waiting: if it comes here again with
    /// nothing else done, it may as well not have woken up.
    Doze,
    Wake,
}
