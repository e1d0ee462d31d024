; verify: --block 64 --grid 1
; expect: proved
;
; Six bits tell 64 threads apart.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @tag(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %narrow = trunc i32 %tid to i6
  %k = zext i6 %narrow to i64
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %k
  store i32 %tid, ptr addrspace(1) %to, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
