; verify: --block 64 --grid 1

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @kernel(ptr addrspace(1) %p, i32 %x) {
  call void @llvm.nvvm.barrier.cluster.arrive()
  store i32 %x, ptr addrspace(1) %p
  call void @llvm.nvvm.barrier.cluster.wait()
  ret void
}

declare void @llvm.nvvm.barrier.cluster.arrive()
declare void @llvm.nvvm.barrier.cluster.wait()
