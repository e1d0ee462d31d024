; verify: --block 64 --grid 16
; expect: defect
;
; Workgroup scope does not.

target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @count(ptr addrspace(1) %total) {
  %old = atomicrmw add ptr addrspace(1) %total, i32 1 syncscope("workgroup") monotonic, align 4
  ret void
}
