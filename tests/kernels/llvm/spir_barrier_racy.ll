; verify: --block 64 --grid 8
; expect: defect
;
; The flags say global memory.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @reverse(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out, ptr addrspace(3) %tile) {
entry:
  %lid = call spir_func i64 @_Z12get_local_idj(i32 0)
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr i32, ptr addrspace(1) %in, i64 %i
  %value = load i32, ptr addrspace(1) %from, align 4
  %mine = getelementptr i32, ptr addrspace(3) %tile, i64 %lid
  store i32 %value, ptr addrspace(3) %mine, align 4
  br label %wait

wait:
  call spir_func void @_Z7barrierj(i32 2)
  %other = sub i64 63, %lid
  %theirs = getelementptr i32, ptr addrspace(3) %tile, i64 %other
  %reversed = load i32, ptr addrspace(3) %theirs, align 4
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %i
  store i32 %reversed, ptr addrspace(1) %to, align 4
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func void @_Z7barrierj(i32) convergent
