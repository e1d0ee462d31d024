; verify: --block 256 --grid 16
; expect: proved
;
; As Triton writes it for gfx942: buffers whose checks leave out half of the threads, the number of
; the warp from its first lane, and fences of shared memory alone.

target triple = "amdgpu9.42-amd-amdhsa"

@shared = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

define amdgpu_kernel void @reverse(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree captures(none) %1) {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %3)
  %5 = and i32 %4, 192
  %6 = and i32 %3, 63
  %7 = or disjoint i32 %5, %6
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = shl i32 %8, 7
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr float, ptr addrspace(1) %0, i64 %10
  %12 = getelementptr float, ptr addrspace(1) %1, i64 %10
  %13 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %11, i16 0, i64 2147483646, i32 159744)
  %14 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %12, i16 0, i64 2147483646, i32 159744)
  %15 = and i32 %7, 127
  %16 = shl nuw nsw i32 %15, 2
  %17 = icmp samesign ult i32 %7, 128
  %18 = select i1 %17, i32 %16, i32 -2147483648
  %19 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %13, i32 %18, i32 0, i32 0)
  %20 = getelementptr float, ptr addrspace(3) @shared, i32 %7
  store float %19, ptr addrspace(3) %20, align 4
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %21 = xor i32 %7, 127
  %22 = getelementptr float, ptr addrspace(3) @shared, i32 %21
  %23 = load float, ptr addrspace(3) %22, align 4
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %23, ptr addrspace(8) %14, i32 %18, i32 0, i32 0)
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #0
declare void @llvm.amdgcn.s.barrier()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #0
declare float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.store.f32(float, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg)

attributes #0 = { nocreateundeforpoison nounwind memory(none) }

!0 = !{!"amdgpu-synchronize-as", !"local"}
