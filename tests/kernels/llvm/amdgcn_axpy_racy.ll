; verify: --block 256 --grid 64
; expect: defect
;
; The group index is missing.

target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @axpy(i32 %n, float %a, ptr addrspace(1) noalias %x, ptr addrspace(1) noalias %y) {
entry:
  %lid = call i32 @llvm.amdgcn.workitem.id.x()
  %i = add i32 %lid, 0
  %inside = icmp ult i32 %i, %n
  br i1 %inside, label %body, label %done

body:
  %wide = zext i32 %i to i64
  %px = getelementptr inbounds float, ptr addrspace(1) %x, i64 %wide
  %py = getelementptr inbounds float, ptr addrspace(1) %y, i64 %wide
  %vx = load float, ptr addrspace(1) %px, align 4
  %vy = load float, ptr addrspace(1) %py, align 4
  %sum = call float @llvm.fmuladd.f32(float %a, float %vx, float %vy)
  store float %sum, ptr addrspace(1) %py, align 4
  br label %done

done:
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare float @llvm.fmuladd.f32(float, float, float)
