; verify: --block 64 --grid 1
; expect: proved
;
; Each thread stores one lane.

target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32,i32,i32,i32)

define ptx_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %q) !dbg !5 {
 %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !8
 %h = lshr i32 %t, 1, !dbg !8
 %b = and i32 %t, 1, !dbg !8
 %c = icmp eq i32 %b, 0, !dbg !8
 %p = getelementptr <2 x i32>, ptr addrspace(1) %out, i32 %h, !dbg !8
 br i1 %c, label %even, label %odd, !dbg !8
even:
 store i32 %t, ptr addrspace(1) %p, align 8, !dbg !9
 ret void, !dbg !8
odd:
 %p1 = getelementptr i8, ptr addrspace(1) %p, i32 4, !dbg !8
 store i32 %t, ptr addrspace(1) %p1, align 4, !dbg !8, !tbaa !20
 ret void, !dbg !8
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, producer: "x", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!2 = !DIFile(filename: "vector_put_back.ll", directory: ".")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "k", scope: !2, file: !2, line: 1, type: !6, unit: !1, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !7)
!7 = !{}
!8 = !DILocation(line: 2, column: 1, scope: !5)
!9 = !DILocation(line: 3, column: 1, scope: !5)
!20 = !{!21, !21, i64 0}
!21 = !{!"int", !22, i64 0}
!22 = !{!"root"}
