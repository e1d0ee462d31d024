; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @short_sum_racy(ptr addrspace(1) %sums_ptr, ptr addrspace(1) %x_ptr, ptr addrspace(1) nofree readnone captures(none) %global_scratch, ptr addrspace(1) nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
4:
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !11
  %6 = shl i32 %5, 6, !dbg !11
  %7 = sext i32 %6 to i64, !dbg !12
  %8 = getelementptr [4 x i8], ptr addrspace(1) %x_ptr, i64 %7, !dbg !12
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !13
  %10 = and i32 %9, 63, !dbg !13
  %11 = zext nneg i32 %10 to i64, !dbg !12
  %12 = getelementptr [4 x i8], ptr addrspace(1) %8, i64 %11, !dbg !12
  %13 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l"(ptr addrspace(1) %12) #4, !dbg !14
  %14 = bitcast i32 %13 to float, !dbg !14
  %15 = lshr i32 %5, 1, !dbg !15
  %16 = zext nneg i32 %15 to i64, !dbg !16
  %17 = getelementptr [4 x i8], ptr addrspace(1) %sums_ptr, i64 %16, !dbg !16
  %18 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %13, i32 16, i32 31), !dbg !17
  %19 = bitcast i32 %18 to float, !dbg !17
  %20 = fadd float %14, %19, !dbg !22
  %21 = bitcast float %20 to i32, !dbg !17
  %22 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %21, i32 8, i32 31), !dbg !17
  %23 = bitcast i32 %22 to float, !dbg !17
  %24 = fadd float %20, %23, !dbg !22
  %25 = bitcast float %24 to i32, !dbg !17
  %26 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %25, i32 4, i32 31), !dbg !17
  %27 = bitcast i32 %26 to float, !dbg !17
  %28 = fadd float %24, %27, !dbg !22
  %29 = bitcast float %28 to i32, !dbg !17
  %30 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %29, i32 2, i32 31), !dbg !17
  %31 = bitcast i32 %30 to float, !dbg !17
  %32 = fadd float %28, %31, !dbg !22
  %33 = bitcast float %32 to i32, !dbg !17
  %34 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %33, i32 1, i32 31), !dbg !17
  %35 = bitcast i32 %34 to float, !dbg !17
  %36 = fadd float %32, %35, !dbg !22
  %37 = lshr i32 %9, 3, !dbg !17
  %38 = and i32 %37, 4, !dbg !17
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %38, !dbg !17
  store float %36, ptr addrspace(3) %39, align 4, !dbg !17
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !17
  %40 = shl nuw nsw i32 %9, 2, !dbg !17
  %41 = and i32 %40, 4, !dbg !17
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %41, !dbg !17
  %43 = load i32, ptr addrspace(3) %42, align 4, !dbg !17
  %44 = bitcast i32 %43 to float, !dbg !17
  %45 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %43, i32 1, i32 31), !dbg !17
  %46 = bitcast i32 %45 to float, !dbg !17
  %47 = fadd float %44, %46, !dbg !22
  %48 = icmp eq i32 %9, 0, !dbg !23
  %49 = bitcast float %47 to i32, !dbg !23
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %49, ptr addrspace(1) %17, i1 %48) #4, !dbg !23
  ret void, !dbg !24
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "tests/triton/lists.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "short_sum_racy", linkageName: "short_sum_racy", scope: !1, file: !1, line: 20, type: !5, scopeLine: 20, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !9}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!11 = !DILocation(line: 21, column: 25, scope: !4)
!12 = !DILocation(line: 21, column: 17, scope: !4)
!13 = !DILocation(line: 21, column: 52, scope: !4)
!14 = !DILocation(line: 21, column: 9, scope: !4)
!15 = !DILocation(line: 22, column: 25, scope: !4)
!16 = !DILocation(line: 22, column: 14, scope: !4)
!17 = !DILocation(line: 314, column: 12, scope: !18, inlinedAt: !20)
!18 = distinct !DILexicalBlockFile(scope: !4, file: !19, discriminator: 0)
!19 = !DIFile(filename: "triton/language/standard.py", directory: "")
!20 = !DILocation(line: 22, column: 48, scope: !21)
!21 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!22 = !DILocation(line: 287, column: 12, scope: !18, inlinedAt: !17)
!23 = !DILocation(line: 22, column: 5, scope: !4)
!24 = !DILocation(line: 20, column: 1, scope: !4)
