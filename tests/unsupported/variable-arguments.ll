; verify: --block 64 --grid 1

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @kernel(ptr addrspace(1) %p, i32 %x) {
  %list = alloca ptr
  %v = va_arg ptr %list, i32
  store i32 %v, ptr addrspace(1) %p
  ret void
}
