; verify: --block 64 --grid 4
; expect: defect
;
; Debug information; its lines are those of this file. Two threads share an element.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @double(ptr addrspace(1) %data) !dbg !4 {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !7
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !7
  %base = mul i32 %block, 64, !dbg !7
  %i = add i32 %base, %tid, !dbg !7
  %k = lshr i32 %i, 1, !dbg !7
  %p = getelementptr i32, ptr addrspace(1) %data, i32 %k, !dbg !7
  %value = load i32, ptr addrspace(1) %p, align 4, !dbg !8 ; error[race]: read
  %twice = shl i32 %value, 1, !dbg !8
  store i32 %twice, ptr addrspace(1) %p, align 4, !dbg !9 ; error[race]: write
  ret void, !dbg !9
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "hand", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "nvptx_debug_lines_racy.ll", directory: "tests/kernels/llvm")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "double", scope: !1, file: !1, line: 9, type: !5, scopeLine: 9, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null, null}
!7 = !DILocation(line: 10, column: 3, scope: !4)
!8 = !DILocation(line: 16, column: 3, scope: !4)
!9 = !DILocation(line: 18, column: 3, scope: !4)
