; verify: --block 256 --grid 16
; expect: defect
;
; The number of bytes has no bit below the 33rd, so that the counter is outside and all draw zero.

target triple = "amdgpu9.42-amd-amdhsa"

define amdgpu_kernel void @place(ptr addrspace(1) inreg nofree captures(none) %count, ptr addrspace(1) inreg nofree captures(none) %out) {
  %t = tail call i32 @llvm.amdgcn.workitem.id.x()
  %r = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %count, i16 0, i64 4294967296, i32 159744)
  %own = tail call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.add.i32(i32 1, ptr addrspace(8) %r, i32 0, i32 0, i32 0)
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %own
  store i32 %t, ptr addrspace(1) %place, align 4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #0
declare i32 @llvm.amdgcn.raw.ptr.buffer.atomic.add.i32(i32, ptr addrspace(8) captures(none), i32, i32, i32 immarg)

attributes #0 = { nocreateundeforpoison nounwind memory(none) }
