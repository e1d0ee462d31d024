; verify: --block 64 --grid 1

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @kernel(ptr addrspace(1) %p, i32 %x) {
  %v = load i200, ptr addrspace(1) %p
  store i200 %v, ptr addrspace(1) %p
  ret void
}
