; verify: --block 128 --grid 1
; expect: defect
;
; Six bits do not.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @tag(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %narrow = trunc i32 %tid to i6
  %reversed = call i6 @llvm.bitreverse.i6(i6 %narrow)
  %wide = zext i6 %reversed to i48
  %swapped = call i48 @llvm.bswap.i48(i48 %wide)
  %k48 = lshr i48 %swapped, 40
  %k = zext i48 %k48 to i64
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %k
  store i32 %tid, ptr addrspace(1) %to, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i6 @llvm.bitreverse.i6(i6)
declare i48 @llvm.bswap.i48(i48)
