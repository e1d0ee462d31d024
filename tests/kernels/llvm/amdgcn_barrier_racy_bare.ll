; verify: --block 64 --grid 16
; expect: defect
;
; Without fences around it, s_barrier orders no memory.

target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@tile = internal addrspace(3) global [64 x i32] undef, align 4

define amdgpu_kernel void @reverse(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out) {
  %lid = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %base = shl i32 %group, 6
  %i = or disjoint i32 %base, %lid
  %wide = zext i32 %i to i64
  %from = getelementptr i32, ptr addrspace(1) %in, i64 %wide
  %value = load i32, ptr addrspace(1) %from, align 4
  %mine = getelementptr i32, ptr addrspace(3) @tile, i32 %lid
  store i32 %value, ptr addrspace(3) %mine, align 4
  call void @llvm.amdgcn.s.barrier()
  %other = xor i32 %lid, 63
  %theirs = getelementptr i32, ptr addrspace(3) @tile, i32 %other
  %reversed = load i32, ptr addrspace(3) %theirs, align 4
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %wide
  store i32 %reversed, ptr addrspace(1) %to, align 4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
