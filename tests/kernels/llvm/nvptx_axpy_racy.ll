; verify: --block 256 --grid 64
; expect: defect
;
; The block index is missing.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @axpy(i32 %n, float %a, ptr addrspace(1) noalias %x, ptr addrspace(1) noalias %y) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = add i32 %tid, 0
  %inside = icmp slt i32 %i, %n
  br i1 %inside, label %body, label %done

body:
  %wide = sext i32 %i to i64
  %px = getelementptr inbounds float, ptr addrspace(1) %x, i64 %wide
  %py = getelementptr inbounds float, ptr addrspace(1) %y, i64 %wide
  %vx = load float, ptr addrspace(1) %px, align 4
  %vy = load float, ptr addrspace(1) %py, align 4
  %ax = fmul float %a, %vx
  %sum = fadd float %ax, %vy
  store float %sum, ptr addrspace(1) %py, align 4
  br label %done

done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
