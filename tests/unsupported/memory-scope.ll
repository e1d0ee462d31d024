; verify: --block 64 --grid 1

target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @kernel(ptr addrspace(1) %p) {
  fence syncscope("mystery") release
  ret void
}
