; verify: --block 64 --grid 1

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @kernel(ptr addrspace(1) %p) {
  %barrier = addrspacecast ptr addrspace(1) %p to ptr
  call void @llvm.nvvm.mbarrier.inval(ptr %barrier)
  ret void
}

declare void @llvm.nvvm.mbarrier.inval(ptr)
