; verify: --block 64 --grid 1

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @kernel(ptr addrspace(1) %p) {
  store ptr no_cfi @f, ptr addrspace(1) %p
  ret void
}

declare void @f()
