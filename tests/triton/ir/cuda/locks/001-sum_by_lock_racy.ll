; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @sum_by_lock_racy(ptr addrspace(1) %x_ptr, ptr addrspace(1) %sum_ptr, ptr addrspace(1) %lock_ptr, ptr addrspace(1) nofree readnone captures(none) %global_scratch, ptr addrspace(1) nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
5:
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !13
  %7 = shl i32 %6, 7, !dbg !14
  %8 = sext i32 %7 to i64, !dbg !15
  %9 = getelementptr [4 x i8], ptr addrspace(1) %x_ptr, i64 %8, !dbg !15
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !16
  %11 = and i32 %10, 127, !dbg !16
  %12 = zext nneg i32 %11 to i64, !dbg !15
  %13 = getelementptr [4 x i8], ptr addrspace(1) %9, i64 %12, !dbg !15
  %14 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %13) #3, !dbg !17
  %15 = lshr i32 %6, 2, !dbg !18
  %16 = zext nneg i32 %15 to i64, !dbg !19
  %17 = getelementptr [4 x i8], ptr addrspace(1) %lock_ptr, i64 %16, !dbg !19
  %18 = icmp eq i32 %10, 0
  br label %19, !dbg !20

19:                                               ; preds = %19, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !21
  %20 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$4 atom.global.acq_rel.gpu.cas.b32 $0, [ $1 + 0 ], $2, $3;", "=r,l,r,r,b"(ptr addrspace(1) %17, i32 0, i32 1, i1 %18) #3, !dbg !21
  %21 = insertelement <1 x i32> poison, i32 %20, i64 0, !dbg !21
  tail call void asm sideeffect "@$2 st.shared::cta.b32 [ $0 + 0 ], $1;", "r,r,b"(ptr addrspace(3) @global_smem, <1 x i32> %21, i1 %18) #3, !dbg !21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !21
  %22 = load i32, ptr addrspace(3) @global_smem, align 16, !dbg !21
  %.not = icmp eq i32 %22, 0, !dbg !21
  br i1 %.not, label %23, label %19, !dbg !21

23:                                               ; preds = %19
  %24 = and i32 %7, 384, !dbg !22
  %25 = zext nneg i32 %24 to i64, !dbg !23
  %26 = getelementptr [4 x i8], ptr addrspace(1) %sum_ptr, i64 %25, !dbg !23
  %27 = getelementptr [4 x i8], ptr addrspace(1) %26, i64 %12, !dbg !23
  %28 = bitcast i32 %14 to float, !dbg !17
  %29 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %27) #3, !dbg !24
  %30 = bitcast i32 %29 to float, !dbg !24
  %31 = fadd float %28, %30, !dbg !24
  %32 = bitcast float %31 to i32, !dbg !25
  tail call void asm sideeffect "st.global.b32 [ $1 + 0 ], { $0 };", "r,l"(i32 %32, ptr addrspace(1) %27) #3, !dbg !25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !27
  %33 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$3 atom.global.gpu.acq_rel.exch.b32 $0, [ $1 + 0 ], $2;", "=r,l,r,b"(ptr addrspace(1) %17, i32 0, i1 %18) #3, !dbg !27
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !27
  ret void, !dbg !28
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "tests/triton/locks.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "sum_by_lock_racy", linkageName: "sum_by_lock_racy", scope: !1, file: !1, line: 27, type: !5, scopeLine: 27, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !11, !11}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!13 = !DILocation(line: 28, column: 12, scope: !4)
!14 = !DILocation(line: 29, column: 25, scope: !4)
!15 = !DILocation(line: 29, column: 17, scope: !4)
!16 = !DILocation(line: 29, column: 52, scope: !4)
!17 = !DILocation(line: 29, column: 9, scope: !4)
!18 = !DILocation(line: 31, column: 23, scope: !4)
!19 = !DILocation(line: 31, column: 12, scope: !4)
!20 = !DILocation(line: 32, column: 5, scope: !4)
!21 = !DILocation(line: 32, column: 11, scope: !4)
!22 = !DILocation(line: 30, column: 20, scope: !4)
!23 = !DILocation(line: 30, column: 10, scope: !4)
!24 = !DILocation(line: 34, column: 18, scope: !4)
!25 = !DILocation(line: 34, column: 5, scope: !4)
!26 = !DILocation(line: 35, column: 5, scope: !4)
!27 = !DILocation(line: 36, column: 5, scope: !4)
!28 = !DILocation(line: 27, column: 1, scope: !4)
