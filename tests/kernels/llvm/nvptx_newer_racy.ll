; verify: --block 64 --grid 16
; expect: defect
;
; As LLVM 22 writes it: no target, no names, shared memory without a size, attributes, flags and
; literals that LLVM 19 does not have. No barrier.

@shared = external local_unnamed_addr addrspace(3) global [0 x i8], align 16
@text = private unnamed_addr constant [15 x i8] c"captures(none)\00"

; Function Attrs: nocreateundeforpoison
define ptx_kernel void @reverse(ptr addrspace(1) noalias readonly captures(none) %0, ptr addrspace(1) noalias captures(address, provenance) dead_on_return %1, i32 noext %2) #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 6
  %7 = or disjoint i32 %6, %4
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %8
  %10 = load float, ptr addrspace(1) %9, align 4
  %11 = fmul float %10, f0x3FB8AA3B
  %12 = icmp samesign ult i32 %4, 32
  %13 = select i1 %12, float %11, float -inf
  %14 = getelementptr nuw float, ptr addrspace(3) @shared, i32 %4
  %15 = alloca [4 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr captures(none) %15)
  store float %13, ptr addrspace(3) %14, align 4
  call void @llvm.lifetime.end.p0(ptr captures(none) %15)
  %16 = xor i32 %4, 63
  %17 = getelementptr nuw float, ptr addrspace(3) @shared, i32 %16
  %18 = load float, ptr addrspace(3) %17, align 4
  %19 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %8
  %20 = ptrtoaddr ptr addrspace(1) %19 to i64
  %21 = trunc nuw i64 %20 to i32
  store float %18, ptr addrspace(1) %19, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.lifetime.start.p0(ptr captures(none))
declare void @llvm.lifetime.end.p0(ptr captures(none))

attributes #0 = { nounwind memory(readwrite, target_mem0: none) "nvvm.reqntid"="64" "captures"="none" }
attributes #1 = { nocreateundeforpoison nodivergencesource nounwind memory(none) }
