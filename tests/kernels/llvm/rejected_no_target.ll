; verify: --block 64 --grid 1
; expect: error
;
; Nothing says for which GPU the file is.

define spir_kernel void @fill(ptr addrspace(1) %out) {
  store i32 1, ptr addrspace(1) %out, align 4
  ret void
}
