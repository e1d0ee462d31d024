; verify: --block 128 --grid 8
; expect: defect
;
; The barrier is missing.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [128 x i32] undef, align 4

define void @reverse(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = call i64 @index(i32 %tid)
  %from = getelementptr i32, ptr addrspace(1) %in, i64 %i
  %value = load i32, ptr addrspace(1) %from, align 4
  %mine = getelementptr [128 x i32], ptr addrspace(3) @tile, i32 0, i32 %tid
  store i32 %value, ptr addrspace(3) %mine, align 4
  %other = sub i32 127, %tid
  %theirs = getelementptr [128 x i32], ptr addrspace(3) @tile, i32 0, i32 %other
  %reversed = load i32, ptr addrspace(3) %theirs, align 4
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %i
  store i32 %reversed, ptr addrspace(1) %to, align 4
  ret void
}

define i64 @index(i32 %tid) {
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %base = mul i32 %block, %size
  %i = add i32 %base, %tid
  %wide = zext i32 %i to i64
  ret i64 %wide
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()

!nvvm.annotations = !{!0}
!0 = !{ptr @reverse, !"kernel", i32 1}
