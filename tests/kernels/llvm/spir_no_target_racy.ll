; verify: --block 256 --grid 64 --target spir
; expect: defect
;
; The local id is taken for the global one.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"

define spir_kernel void @axpy(i32 %n, float %a, ptr addrspace(1) noalias %x, ptr addrspace(1) noalias %y) {
entry:
  %wide = call spir_func i64 @_Z12get_local_idj(i32 0)
  %limit = zext i32 %n to i64
  %inside = icmp ult i64 %wide, %limit
  br i1 %inside, label %body, label %done

body:
  %px = getelementptr inbounds float, ptr addrspace(1) %x, i64 %wide
  %py = getelementptr inbounds float, ptr addrspace(1) %y, i64 %wide
  %vx = load float, ptr addrspace(1) %px, align 4
  %vy = load float, ptr addrspace(1) %py, align 4
  %ax = fmul float %a, %vx
  %sum = fadd float %ax, %vy
  store float %sum, ptr addrspace(1) %py, align 4
  br label %done

done:
  ret void
}

declare spir_func i64 @_Z12get_local_idj(i32)
