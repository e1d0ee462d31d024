; verify: --block 64 --grid 1

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @kernel(ptr addrspace(1) %p, i32 %x) {
  call i32 @__wp_atomic_frobnicate_i32(ptr addrspace(1) %p, i32 %x, i32 0, i32 4)
  ret void
}

declare i32 @__wp_atomic_frobnicate_i32(ptr addrspace(1), i32, i32, i32)
