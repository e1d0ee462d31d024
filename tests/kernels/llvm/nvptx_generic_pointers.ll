; verify: --block 64 --grid 4
; expect: proved
;
; Generic pointers: shared memory through addrspacecast, global memory through a plain
; argument.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@low = internal addrspace(3) global [32 x i32] undef, align 4
@high = internal addrspace(3) global [32 x i32] undef, align 4

define ptx_kernel void @split(ptr %in, ptr %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %base = shl i32 %block, 6
  %i = or i32 %base, %tid
  %from = getelementptr i32, ptr %in, i32 %i
  %value = load i32, ptr %from, align 4
  %bit = and i32 %tid, 1
  %odd = icmp ne i32 %bit, 0
  %part = select i1 %odd, ptr addrspacecast (ptr addrspace(3) @high to ptr), ptr addrspacecast (ptr addrspace(3) @low to ptr)
  %half = lshr i32 %tid, 1
  %mine = getelementptr i32, ptr %part, i32 %half
  store i32 %value, ptr %mine, align 4
  call void @llvm.nvvm.barrier0()
  %low = icmp ult i32 %tid, 32
  br i1 %low, label %store, label %done

store:
  %theirs = getelementptr [32 x i32], ptr addrspacecast (ptr addrspace(3) @high to ptr), i32 0, i32 %tid
  %result = load i32, ptr %theirs, align 4
  %to = getelementptr i32, ptr %out, i32 %i
  store i32 %result, ptr %to, align 4
  br label %done

done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.nvvm.barrier0() convergent nounwind
