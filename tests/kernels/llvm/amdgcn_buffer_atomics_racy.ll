; verify: --block 256 --grid 16
; expect: defect
;
; The same, and one block reads a cell that others count in.

target triple = "amdgpu9.42-amd-amdhsa"

define amdgpu_kernel void @count_racy(ptr addrspace(1) inreg nofree captures(none) %bins, ptr addrspace(1) inreg nofree captures(none) %out) {
  %t = tail call i32 @llvm.amdgcn.workitem.id.x()
  %b = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %r = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %bins, i16 0, i64 2147483646, i32 159744)
  %cell = and i32 %t, 15
  %bytes = shl nuw nsw i32 %cell, 2
  %half = icmp samesign ult i32 %t, 128
  %at = select i1 %half, i32 %bytes, i32 -2147483648
  %old = tail call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.add.i32(i32 1, ptr addrspace(8) %r, i32 %at, i32 0, i32 0)
  %first = shl i32 %b, 8
  %own = or disjoint i32 %first, %t
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %own
  %cells = getelementptr i32, ptr addrspace(1) %bins, i32 %cell
  %now = load i32, ptr addrspace(1) %cells, align 4
  store i32 %now, ptr addrspace(1) %place, align 4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #0
declare i32 @llvm.amdgcn.raw.ptr.buffer.atomic.add.i32(i32, ptr addrspace(8) captures(none), i32, i32, i32 immarg)

attributes #0 = { nocreateundeforpoison nounwind memory(none) }
