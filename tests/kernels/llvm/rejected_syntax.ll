; verify: --block 64 --grid 1
; expect: error
;
; The reader refuses the file.

define ptx_kernel void @fill(ptr addrspace(1) %out) {
  store i32 1, ptr addrspace(1) %undefined, align 4
  ret void
}
