; verify: --block 64 --grid 1
; expect: error
;
; No function of the file is a kernel.

target triple = "nvptx64-nvidia-cuda"

define void @helper(ptr addrspace(1) %out) {
  store i32 1, ptr addrspace(1) %out, align 4
  ret void
}
