; verify: --block 64 --grid 1 --target nvptx
; expect: error
;
; The file is for another GPU than the user says.

target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @fill(ptr addrspace(1) %out) {
  store i32 1, ptr addrspace(1) %out, align 4
  ret void
}
