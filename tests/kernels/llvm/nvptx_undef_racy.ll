; verify: --block 64 --grid 1
; expect: inconclusive
;
; A frozen arbitrary value is the index: each thread may have any.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @tag(ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %any = freeze i32 undef
  %high = and i32 %any, 63
  %k = or i32 %high, %tid
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %k
  store i32 %tid, ptr addrspace(1) %to, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
