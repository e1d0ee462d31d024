; verify: --block 64 --grid 1

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @kernel(ptr addrspace(1) %p, i32 %x) {
  %v = load i128, ptr addrspace(1) %p
  %w = call i128 @llvm.fshl.i128(i128 %v, i128 %v, i128 3)
  store i128 %w, ptr addrspace(1) %p
  ret void
}

declare i128 @llvm.fshl.i128(i128, i128, i128)
