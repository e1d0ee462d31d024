; verify: --block 64 --grid 4
; expect: proved
;
; Vectors of four floats, and a copy of 16 bytes.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @move(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %base = mul i32 %block, 64
  %i = add i32 %base, %tid
  %wide = zext i32 %i to i64
  %from = getelementptr <4 x float>, ptr addrspace(1) %in, i64 %wide
  %value = load <4 x float>, ptr addrspace(1) %from, align 16
  %to_a = getelementptr <4 x float>, ptr addrspace(1) %a, i64 %wide
  store <4 x float> %value, ptr addrspace(1) %to_a, align 16
  %to_b = getelementptr <4 x float>, ptr addrspace(1) %b, i64 %wide
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 4 %to_b, ptr addrspace(1) align 4 %from, i64 16, i1 false)
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1 immarg)
