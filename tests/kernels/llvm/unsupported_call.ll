; verify: --block 64 --grid 1
; expect: inconclusive
;
; A function that is defined elsewhere may do anything with its pointer.

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @apply(ptr addrspace(1) %out) {
  call void @transform(ptr addrspace(1) %out)
  ret void
}

declare void @transform(ptr addrspace(1))
