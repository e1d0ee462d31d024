; verify: --block 64 --grid 4
; expect: defect
;
; A ticket that releases and acquires local memory alone.

target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@last = internal addrspace(3) global i32 undef

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()

define amdgpu_kernel void @gather(ptr addrspace(1) %parts, ptr addrspace(1) %sums, ptr addrspace(1) %drawn) {
entry:
  %thread = call i32 @llvm.amdgcn.workitem.id.x()
  %block = call i32 @llvm.amdgcn.workgroup.id.x()
  %leads = icmp eq i32 %thread, 0
  br i1 %leads, label %draw, label %meet

draw:
  %part = getelementptr i32, ptr addrspace(1) %parts, i32 %block
  store i32 5, ptr addrspace(1) %part
  %ticket = atomicrmw add ptr addrspace(1) %drawn, i32 1 syncscope("agent") acq_rel, !mmra !0
  %is.last = icmp eq i32 %ticket, 3
  %flag = zext i1 %is.last to i32
  store i32 %flag, ptr addrspace(3) @last
  br label %meet

meet:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %held = load i32, ptr addrspace(3) @last
  %gathers = icmp ne i32 %held, 0
  %few = icmp ult i32 %thread, 4
  %both = and i1 %gathers, %few
  br i1 %both, label %read, label %done

read:
  %from = getelementptr i32, ptr addrspace(1) %parts, i32 %thread
  %sum = load i32, ptr addrspace(1) %from
  %to = getelementptr i32, ptr addrspace(1) %sums, i32 %thread
  store i32 %sum, ptr addrspace(1) %to
  br label %done

done:
  ret void
}

!0 = !{!"amdgpu-as", !"local"}
