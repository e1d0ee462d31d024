; verify: --block 64 --grid 1

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @kernel(ptr addrspace(1) %p) {
  call void (ptr, ...) @write(ptr addrspacecast (ptr addrspace(1) null to ptr), i32 1)
  ret void
}

define internal void @write(ptr %p, ...) {
  %list = alloca ptr
  call void @llvm.va_start(ptr %list)
  ret void
}

declare void @llvm.va_start(ptr)
