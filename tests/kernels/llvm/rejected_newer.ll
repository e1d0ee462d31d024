; verify: --block 64 --grid 1
; expect: error
;
; An operation that LLVM 19 does not have: it is named, with its line.

define ptx_kernel void @count(ptr addrspace(1) captures(none) %out) {
  %old = atomicrmw usub_cond ptr addrspace(1) %out, i32 1 seq_cst
  ret void
}
