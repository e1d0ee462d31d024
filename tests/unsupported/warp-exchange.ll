; verify: --block 64 --grid 1

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @kernel(ptr addrspace(1) %p, i32 %x) {
  %v = call i32 @__wp_shfl_i32(i32 -1, i32 %x, i32 1, i32 32, i32 9)
  store i32 %v, ptr addrspace(1) %p
  ret void
}

declare i32 @__wp_shfl_i32(i32, i32, i32, i32, i32)
