; verify: --block 128 --grid 1
; expect: proved
;
; Seven bits in the opposite order tell 128 threads apart, and so does the lowest of six bytes, which
; is swapped with the highest one.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @tag(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %narrow = trunc i32 %tid to i7
  %reversed = call i7 @llvm.bitreverse.i7(i7 %narrow)
  %wide = zext i7 %reversed to i48
  %swapped = call i48 @llvm.bswap.i48(i48 %wide)
  %k48 = lshr i48 %swapped, 40
  %k = zext i48 %k48 to i64
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %k
  store i32 %tid, ptr addrspace(1) %to, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i7 @llvm.bitreverse.i7(i7)
declare i48 @llvm.bswap.i48(i48)
