; verify: --block 64 --grid 1
; expect: inconclusive
;
; A load of what is said not to change, from an array that the kernel writes.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()

define void @k(ptr addrspace(1) %a, ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %i
  %q = getelementptr i32, ptr addrspace(1) %out, i64 %i
  store i32 %t, ptr addrspace(1) %p
  call void @llvm.nvvm.barrier0()
  %x = xor i64 %i, 1
  %r = getelementptr i32, ptr addrspace(1) %a, i64 %x
  %v = load i32, ptr addrspace(1) %r, !invariant.load !0
  store i32 %v, ptr addrspace(1) %q
  ret void
}

!0 = !{}
!nvvm.annotations = !{!1}
!1 = !{ptr @k, !"kernel", i32 1}
