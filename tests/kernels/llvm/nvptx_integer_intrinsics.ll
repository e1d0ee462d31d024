; verify: --block 64 --grid 1
; expect: proved
;
; Integer intrinsics that keep indices apart.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @tag(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %reversed = call i32 @llvm.bitreverse.i32(i32 %tid)
  %rotated = call i32 @llvm.fshl.i32(i32 %reversed, i32 %reversed, i32 6)
  %clamped = call i32 @llvm.umin.i32(i32 %rotated, i32 63)
  %k = call i32 @llvm.usub.sat.i32(i32 %clamped, i32 0)
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %k
  store i32 %tid, ptr addrspace(1) %to, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.bitreverse.i32(i32)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.usub.sat.i32(i32, i32)
