; verify: --block 32,8 --grid 1
; expect: defect
;
; Two rows of the block are one warp: its first lane is in either, and threads meet.

target triple = "amdgpu9.42-amd-amdhsa"

define amdgpu_kernel void @rows(ptr addrspace(1) captures(none) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %x)
  %row = lshr i32 %first, 6
  %lane = and i32 %x, 63
  %high = shl i32 %row, 6
  %at = or i32 %high, %lane
  %wide = zext i32 %at to i64
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %wide
  store i32 %y, ptr addrspace(1) %to, align 4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
