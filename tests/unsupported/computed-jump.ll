; verify: --block 64 --grid 1

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @kernel(ptr addrspace(1) %p, i1 %c) {
  %target = select i1 %c, ptr blockaddress(@kernel, %one), ptr blockaddress(@kernel, %two)
  indirectbr ptr %target, [label %one, label %two]
one:
  store i32 1, ptr addrspace(1) %p
  ret void
two:
  ret void
}
