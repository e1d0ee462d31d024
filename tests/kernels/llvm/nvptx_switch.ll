; verify: --block 64 --grid 1
; expect: proved
;
; A switch whose cases merge in a phi.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @scatter(ptr addrspace(1) %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %case = and i32 %tid, 3
  switch i32 %case, label %rest [
    i32 0, label %merge
    i32 1, label %one
    i32 2, label %two
  ]

one:
  br label %merge

two:
  br label %merge

rest:
  br label %merge

merge:
  %offset = phi i32 [ 0, %entry ], [ 16, %one ], [ 32, %two ], [ 48, %rest ]
  %quarter = lshr i32 %tid, 2
  %k = add i32 %offset, %quarter
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %k
  store i32 %tid, ptr addrspace(1) %to, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
