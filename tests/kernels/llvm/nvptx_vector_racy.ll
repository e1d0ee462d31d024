; verify: --block 4 --grid 1
; expect: defect
;
; Without places of the source, what stores a vector writes all its lanes.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) noalias %p) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  switch i32 %tid, label %done [ i32 0, label %a
    i32 1, label %b ]
a:
  %v = load <4 x i32>, ptr addrspace(1) %p, align 16
  %v1 = insertelement <4 x i32> %v, i32 11, i32 0
  store <4 x i32> %v1, ptr addrspace(1) %p, align 16
  br label %done
b:
  %w = load <4 x i32>, ptr addrspace(1) %p, align 16
  %w1 = insertelement <4 x i32> %w, i32 22, i32 1
  store <4 x i32> %w1, ptr addrspace(1) %p, align 16
  br label %done
done:
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
