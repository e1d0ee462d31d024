; verify: --block 64 --grid 1

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @kernel(ptr addrspace(1) %p, i1 %c) {
  br i1 %c, label %one, label %two
one:
  %a = load volatile i1, ptr addrspace(1) %p
  br i1 %a, label %two, label %end
two:
  %b = load volatile i1, ptr addrspace(1) %p
  br i1 %b, label %one, label %end
end:
  ret void
}
