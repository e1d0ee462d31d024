; verify: --block 64 --grid 1
; expect: defect
;
; Whether a warp has 32 threads or 64 nobody says: two halves of 64 threads may have two first lanes.

target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @first(ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = mul i32 %x, 3
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %y)
  store i32 %first, ptr addrspace(1) %out, align 4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
