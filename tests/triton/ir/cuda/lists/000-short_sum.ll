; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @short_sum(ptr addrspace(1) %sums_ptr, ptr addrspace(1) %x_ptr, ptr addrspace(1) nofree readnone captures(none) %global_scratch, ptr addrspace(1) nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
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
  %15 = zext nneg i32 %5 to i64, !dbg !15
  %16 = getelementptr [4 x i8], ptr addrspace(1) %sums_ptr, i64 %15, !dbg !15
  %17 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %13, i32 16, i32 31), !dbg !16
  %18 = bitcast i32 %17 to float, !dbg !16
  %19 = fadd float %14, %18, !dbg !21
  %20 = bitcast float %19 to i32, !dbg !16
  %21 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %20, i32 8, i32 31), !dbg !16
  %22 = bitcast i32 %21 to float, !dbg !16
  %23 = fadd float %19, %22, !dbg !21
  %24 = bitcast float %23 to i32, !dbg !16
  %25 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %24, i32 4, i32 31), !dbg !16
  %26 = bitcast i32 %25 to float, !dbg !16
  %27 = fadd float %23, %26, !dbg !21
  %28 = bitcast float %27 to i32, !dbg !16
  %29 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %28, i32 2, i32 31), !dbg !16
  %30 = bitcast i32 %29 to float, !dbg !16
  %31 = fadd float %27, %30, !dbg !21
  %32 = bitcast float %31 to i32, !dbg !16
  %33 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %32, i32 1, i32 31), !dbg !16
  %34 = bitcast i32 %33 to float, !dbg !16
  %35 = fadd float %31, %34, !dbg !21
  %36 = lshr i32 %9, 3, !dbg !16
  %37 = and i32 %36, 4, !dbg !16
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %37, !dbg !16
  store float %35, ptr addrspace(3) %38, align 4, !dbg !16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !16
  %39 = shl nuw nsw i32 %9, 2, !dbg !16
  %40 = and i32 %39, 4, !dbg !16
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %40, !dbg !16
  %42 = load i32, ptr addrspace(3) %41, align 4, !dbg !16
  %43 = bitcast i32 %42 to float, !dbg !16
  %44 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %42, i32 1, i32 31), !dbg !16
  %45 = bitcast i32 %44 to float, !dbg !16
  %46 = fadd float %43, %45, !dbg !21
  %47 = icmp eq i32 %9, 0, !dbg !22
  %48 = bitcast float %46 to i32, !dbg !22
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %48, ptr addrspace(1) %16, i1 %47) #4, !dbg !22
  ret void, !dbg !23
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
!4 = distinct !DISubprogram(name: "short_sum", linkageName: "short_sum", scope: !1, file: !1, line: 11, type: !5, scopeLine: 11, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !9}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!11 = !DILocation(line: 12, column: 25, scope: !4)
!12 = !DILocation(line: 12, column: 17, scope: !4)
!13 = !DILocation(line: 12, column: 52, scope: !4)
!14 = !DILocation(line: 12, column: 9, scope: !4)
!15 = !DILocation(line: 13, column: 14, scope: !4)
!16 = !DILocation(line: 314, column: 12, scope: !17, inlinedAt: !19)
!17 = distinct !DILexicalBlockFile(scope: !4, file: !18, discriminator: 0)
!18 = !DIFile(filename: "triton/language/standard.py", directory: "")
!19 = !DILocation(line: 13, column: 43, scope: !20)
!20 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!21 = !DILocation(line: 287, column: 12, scope: !17, inlinedAt: !16)
!22 = !DILocation(line: 13, column: 5, scope: !4)
!23 = !DILocation(line: 11, column: 1, scope: !4)
