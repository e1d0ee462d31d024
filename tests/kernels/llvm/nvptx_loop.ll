; verify: --block 64 --grid 1
; expect: proved
;
; A pointer goes around a loop in a phi.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @fill(ptr addrspace(1) %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %wide = zext i32 %tid to i64
  %first = getelementptr i32, ptr addrspace(1) %out, i64 %wide
  br label %head

head:
  %p = phi ptr addrspace(1) [ %first, %entry ], [ %q, %body ]
  %k = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i32 %k, 16
  br i1 %more, label %body, label %done

body:
  store i32 %tid, ptr addrspace(1) %p, align 4
  %q = getelementptr i8, ptr addrspace(1) %p, i64 256
  %next = add nuw nsw i32 %k, 1
  br label %head

done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
