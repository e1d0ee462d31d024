; verify: --block 64 --grid 1
; expect: inconclusive
;
; An intrinsic that LLVM 19 has with other types is one that is not known.

define ptx_kernel void @k(ptr addrspace(1) captures(none) %out) {
  call void @llvm.masked.store.v4f32.p1(<4 x float> zeroinitializer, ptr addrspace(1) align 16 %out, <4 x i1> splat (i1 true))
  ret void
}

declare void @llvm.masked.store.v4f32.p1(<4 x float>, ptr addrspace(1) captures(none), <4 x i1>)
