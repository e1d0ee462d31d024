; verify: --block 64 --grid 1
; expect: inconclusive
;
; A copy to shared memory that goes on while the thread does.

target triple = "amdgpu9.42-amd-amdhsa"

@shared = external addrspace(3) global [0 x i8], align 16

define amdgpu_kernel void @k(ptr addrspace(1) captures(none) %in) {
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @shared, i32 4, i32 0, i32 0)
  ret void
}

declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1) captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32 immarg, i32 immarg)
