; verify: --block 64 --grid 4
; expect: defect
;
; A barrier under a condition on the thread.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @wait() {
entry:
  %id = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = icmp eq i32 %id, 0
  br i1 %first, label %stop, label %done

stop:
  call void @llvm.nvvm.barrier0()
  br label %done

done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0() convergent nounwind
