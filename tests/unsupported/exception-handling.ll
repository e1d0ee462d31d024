; verify: --block 64 --grid 1

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @kernel(i32 %x) personality ptr @handler {
  invoke void @may_throw(i32 %x) to label %done unwind label %caught
done:
  ret void
caught:
  %pad = landingpad { ptr, i32 } cleanup
  ret void
}

declare void @may_throw(i32)
declare i32 @handler(...)
