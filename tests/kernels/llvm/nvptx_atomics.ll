; verify: --block 64 --grid 4
; expect: proved
;
; atomicrmw and cmpxchg on one cell.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @count(ptr addrspace(1) %cells) {
  %second = getelementptr i32, ptr addrspace(1) %cells, i64 1
  %old = atomicrmw add ptr addrspace(1) %cells, i32 1 monotonic, align 4
  %pair = cmpxchg ptr addrspace(1) %second, i32 0, i32 %old acq_rel monotonic, align 4
  %now = load atomic i32, ptr addrspace(1) %second monotonic, align 4
  %max = atomicrmw umax ptr addrspace(1) %cells, i32 %now monotonic, align 4
  ret void
}
