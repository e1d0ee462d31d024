; verify: --block 64 --grid 1
; expect: defect
;
; Threads write each other's second words.

target triple = "amdgpu9.42-amd-amdhsa"

define amdgpu_kernel void @pairs(ptr addrspace(1) %out) {
  %lid = call i32 @llvm.amdgcn.workitem.id.x()
  %buffer = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 100, i32 159744)
  %word = bitcast i32 %lid to float
  %both = insertelement <2 x float> splat (float -inf), float %word, i32 0
  %at = shl i32 %lid, 2
  call void @llvm.amdgcn.raw.ptr.buffer.store.v2f32(<2 x float> %both, ptr addrspace(8) %buffer, i32 %at, i32 0, i32 0)
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v2f32(<2 x float>, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg)
