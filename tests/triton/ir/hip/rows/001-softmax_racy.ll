; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.42-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare !dbg !4 float @llvm.exp2.f32(float) #0

; Function Attrs: mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @softmax_racy(ptr addrspace(1) inreg nofree writeonly captures(none) %out_ptr, ptr addrspace(1) inreg nofree readonly captures(none) %in_ptr, i32 inreg %in_stride, i32 inreg %out_stride, i32 inreg %n_cols, ptr addrspace(1) inreg nofree readnone captures(none) %global_scratch, ptr addrspace(1) inreg nofree readnone captures(none) %profile_scratch) local_unnamed_addr #1 !dbg !8 {
7:
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !15
  %9 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %8), !dbg !16
  %10 = and i32 %9, 192, !dbg !15
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !21
  %12 = and i32 %8, 63, !dbg !22
  %13 = or disjoint i32 %10, %12, !dbg !22
  %14 = or disjoint i32 %13, 256, !dbg !22
  %15 = or disjoint i32 %13, 512, !dbg !22
  %16 = or disjoint i32 %13, 768, !dbg !22
  %17 = icmp slt i32 %13, %n_cols, !dbg !23
  %18 = icmp slt i32 %14, %n_cols, !dbg !23
  %19 = icmp slt i32 %15, %n_cols, !dbg !23
  %20 = icmp slt i32 %16, %n_cols, !dbg !23
  %21 = mul i32 %in_stride, %11, !dbg !24
  %22 = sext i32 %21 to i64, !dbg !25
  %23 = getelementptr [4 x i8], ptr addrspace(1) %in_ptr, i64 %22, !dbg !25
  %24 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %23, i16 0, i64 2147483646, i32 159744), !dbg !26
  %25 = shl nuw nsw i32 %13, 2, !dbg !26
  %26 = select i1 %17, i32 %25, i32 -2147483648, !dbg !26
  %27 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %24, i32 %26, i32 0, i32 0), !dbg !26
  %28 = bitcast float %27 to <1 x float>, !dbg !26
  %29 = extractelement <1 x float> %28, i64 0, !dbg !26
  %30 = select i1 %17, float %29, float -inf, !dbg !26
  %31 = shl nuw nsw i32 %14, 2, !dbg !26
  %32 = select i1 %18, i32 %31, i32 -2147483648, !dbg !26
  %33 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %24, i32 %32, i32 0, i32 0), !dbg !26
  %34 = bitcast float %33 to <1 x float>, !dbg !26
  %35 = extractelement <1 x float> %34, i64 0, !dbg !26
  %36 = select i1 %18, float %35, float -inf, !dbg !26
  %37 = shl nuw nsw i32 %15, 2, !dbg !26
  %38 = select i1 %19, i32 %37, i32 -2147483648, !dbg !26
  %39 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %24, i32 %38, i32 0, i32 0), !dbg !26
  %40 = bitcast float %39 to <1 x float>, !dbg !26
  %41 = extractelement <1 x float> %40, i64 0, !dbg !26
  %42 = select i1 %19, float %41, float -inf, !dbg !26
  %43 = shl nuw nsw i32 %16, 2, !dbg !26
  %44 = select i1 %20, i32 %43, i32 -2147483648, !dbg !26
  %45 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %24, i32 %44, i32 0, i32 0), !dbg !26
  %46 = bitcast float %45 to <1 x float>, !dbg !26
  %47 = extractelement <1 x float> %46, i64 0, !dbg !26
  %48 = select i1 %20, float %47, float -inf, !dbg !26
  %49 = tail call float @llvm.maxnum.f32(float %30, float %36), !dbg !27
  %50 = tail call float @llvm.maxnum.f32(float %49, float %42), !dbg !27
  %51 = tail call float @llvm.maxnum.f32(float %50, float %48), !dbg !27
  %52 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %51, i32 280, i32 15, i32 15, i1 true), !dbg !28
  %53 = tail call float @llvm.maxnum.f32(float %51, float %52), !dbg !27
  %54 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %53, i32 276, i32 15, i32 15, i1 true), !dbg !28
  %55 = tail call float @llvm.maxnum.f32(float %53, float %54), !dbg !27
  %56 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %55, i32 274, i32 15, i32 15, i1 true), !dbg !28
  %57 = tail call float @llvm.maxnum.f32(float %55, float %56), !dbg !27
  %58 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %57, i32 273, i32 15, i32 15, i1 true), !dbg !28
  %59 = tail call float @llvm.maxnum.f32(float %57, float %58), !dbg !27
  %60 = tail call float @llvm.amdgcn.update.dpp.f32(float %59, float %59, i32 322, i32 10, i32 15, i1 true), !dbg !28
  %61 = tail call float @llvm.maxnum.f32(float %59, float %60), !dbg !27
  %62 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %61, i32 323, i32 15, i32 15, i1 true), !dbg !28
  %63 = tail call float @llvm.maxnum.f32(float %61, float %62), !dbg !27
  %64 = tail call float @llvm.amdgcn.readlane.f32(float %63, i32 63), !dbg !28
  %65 = lshr exact i32 %10, 4, !dbg !28
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %65, !dbg !28
  %67 = insertelement <1 x float> poison, float %64, i64 0, !dbg !28
  store <1 x float> %67, ptr addrspace(3) %66, align 4, !dbg !28
  fence syncscope("workgroup") release, !dbg !28, !mmra !30
  tail call void @llvm.amdgcn.s.barrier(), !dbg !28
  fence syncscope("workgroup") acquire, !dbg !28, !mmra !30
  %68 = shl nuw nsw i32 %8, 2, !dbg !28
  %69 = and i32 %68, 12, !dbg !28
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %69, !dbg !28
  %71 = load <1 x float>, ptr addrspace(3) %70, align 4, !dbg !28
  %72 = extractelement <1 x float> %71, i64 0, !dbg !28
  %73 = bitcast float %72 to i32, !dbg !28
  %74 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %73, i32 78, i32 15, i32 15, i1 true), !dbg !28
  %75 = bitcast i32 %74 to float, !dbg !28
  %76 = tail call float @llvm.maxnum.f32(float %72, float %75), !dbg !27
  %77 = bitcast float %76 to i32, !dbg !28
  %78 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %77, i32 177, i32 15, i32 15, i1 true), !dbg !28
  %79 = bitcast i32 %78 to float, !dbg !28
  %80 = tail call float @llvm.maxnum.f32(float %76, float %79), !dbg !27
  %81 = fsub float %30, %80, !dbg !31
  %82 = fsub float %36, %80, !dbg !31
  %83 = fsub float %42, %80, !dbg !31
  %84 = fsub float %48, %80, !dbg !31
  %85 = fmul float %81, f0x3FB8AA3B, !dbg !32
  %86 = tail call float @llvm.exp2.f32(float %85), !dbg !32
  %87 = fmul float %82, f0x3FB8AA3B, !dbg !32
  %88 = tail call float @llvm.exp2.f32(float %87), !dbg !32
  %89 = fmul float %83, f0x3FB8AA3B, !dbg !32
  %90 = tail call float @llvm.exp2.f32(float %89), !dbg !32
  %91 = fmul float %84, f0x3FB8AA3B, !dbg !32
  %92 = tail call float @llvm.exp2.f32(float %91), !dbg !32
  %93 = sdiv i32 %11, 2, !dbg !33
  %94 = mul i32 %out_stride, %93, !dbg !33
  %95 = sext i32 %94 to i64, !dbg !34
  %96 = getelementptr [4 x i8], ptr addrspace(1) %out_ptr, i64 %95, !dbg !34
  fence syncscope("workgroup") release, !dbg !16, !mmra !30
  tail call void @llvm.amdgcn.s.barrier(), !dbg !16
  fence syncscope("workgroup") acquire, !dbg !16, !mmra !30
  %97 = insertelement <2 x float> poison, float %86, i64 0, !dbg !16
  %98 = insertelement <2 x float> %97, float %88, i64 1, !dbg !16
  %99 = insertelement <2 x float> poison, float %90, i64 0, !dbg !16
  %100 = insertelement <2 x float> %99, float %92, i64 1, !dbg !16
  %101 = fadd <2 x float> %98, %100, !dbg !16
  %102 = extractelement <2 x float> %101, i64 0, !dbg !16
  %103 = extractelement <2 x float> %101, i64 1, !dbg !16
  %104 = fadd float %102, %103, !dbg !35
  %105 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %104, i32 280, i32 15, i32 15, i1 true), !dbg !16
  %106 = fadd float %105, %104, !dbg !35
  %107 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %106, i32 276, i32 15, i32 15, i1 true), !dbg !16
  %108 = fadd float %107, %106, !dbg !35
  %109 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %108, i32 274, i32 15, i32 15, i1 true), !dbg !16
  %110 = fadd float %109, %108, !dbg !35
  %111 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %110, i32 273, i32 15, i32 15, i1 true), !dbg !16
  %112 = fadd float %111, %110, !dbg !35
  %113 = tail call float @llvm.amdgcn.update.dpp.f32(float %112, float %112, i32 322, i32 10, i32 15, i1 true), !dbg !16
  %114 = fadd float %113, %112, !dbg !35
  %115 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %114, i32 323, i32 15, i32 15, i1 true), !dbg !16
  %116 = fadd float %115, %114, !dbg !35
  %117 = tail call float @llvm.amdgcn.readlane.f32(float %116, i32 63), !dbg !16
  %118 = insertelement <1 x float> poison, float %117, i64 0, !dbg !16
  store <1 x float> %118, ptr addrspace(3) %66, align 4, !dbg !16
  fence syncscope("workgroup") release, !dbg !16, !mmra !30
  tail call void @llvm.amdgcn.s.barrier(), !dbg !16
  fence syncscope("workgroup") acquire, !dbg !16, !mmra !30
  %119 = load <1 x float>, ptr addrspace(3) %70, align 4, !dbg !16
  %120 = extractelement <1 x float> %119, i64 0, !dbg !16
  %121 = bitcast float %120 to i32, !dbg !16
  %122 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %121, i32 78, i32 15, i32 15, i1 true), !dbg !16
  %123 = bitcast i32 %122 to float, !dbg !16
  %124 = fadd float %120, %123, !dbg !35
  %125 = bitcast float %124 to i32, !dbg !16
  %126 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %125, i32 177, i32 15, i32 15, i1 true), !dbg !16
  %127 = bitcast i32 %126 to float, !dbg !16
  %128 = fadd float %124, %127, !dbg !35
  %129 = fdiv float %86, %128, !dbg !36
  %130 = fdiv float %88, %128, !dbg !36
  %131 = fdiv float %90, %128, !dbg !36
  %132 = fdiv float %92, %128, !dbg !36
  %133 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %96, i16 0, i64 2147483646, i32 159744), !dbg !15
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %129, ptr addrspace(8) %133, i32 %26, i32 0, i32 0), !dbg !15
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %130, ptr addrspace(8) %133, i32 %32, i32 0, i32 0), !dbg !15
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %131, ptr addrspace(8) %133, i32 %38, i32 0, i32 0), !dbg !15
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %132, ptr addrspace(8) %133, i32 %44, i32 0, i32 0), !dbg !15
  ret void, !dbg !37
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #0

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.update.dpp.f32(float, float, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #6

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.f32(float, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #7

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.readlane.f32(float, i32) #8

attributes #0 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { mustprogress norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #6 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #8 = { convergent nocallback nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "tests/triton/rows.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !DISubprogram(name: "llvm.exp2.f32", linkageName: "llvm.exp2.f32", scope: !1, file: !1, line: 29, type: !5, scopeLine: 29, spFlags: DISPFlagOptimized)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{!7, !7}
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = distinct !DISubprogram(name: "softmax_racy", linkageName: "softmax_racy", scope: !1, file: !1, line: 24, type: !9, scopeLine: 24, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!9 = !DISubroutineType(cc: DW_CC_normal, types: !10)
!10 = !{null, !11, !11, !12, !12, !12, !13, !13}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !7, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !14, size: 64, dwarfAddressSpace: 1)
!14 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!15 = !DILocation(line: 30, column: 5, scope: !8)
!16 = !DILocation(line: 314, column: 12, scope: !17, inlinedAt: !19)
!17 = distinct !DILexicalBlockFile(scope: !8, file: !18, discriminator: 0)
!18 = !DIFile(filename: "triton/language/standard.py", directory: "")
!19 = !DILocation(line: 30, column: 56, scope: !20)
!20 = distinct !DILexicalBlockFile(scope: !8, file: !1, discriminator: 0)
!21 = !DILocation(line: 25, column: 11, scope: !8)
!22 = !DILocation(line: 26, column: 10, scope: !8)
!23 = !DILocation(line: 27, column: 14, scope: !8)
!24 = !DILocation(line: 28, column: 26, scope: !8)
!25 = !DILocation(line: 28, column: 17, scope: !8)
!26 = !DILocation(line: 28, column: 9, scope: !8)
!27 = !DILocation(line: 196, column: 12, scope: !17, inlinedAt: !28)
!28 = !DILocation(line: 216, column: 16, scope: !17, inlinedAt: !29)
!29 = !DILocation(line: 29, column: 20, scope: !20)
!30 = !{!"amdgpu-synchronize-as", !"local"}
!31 = !DILocation(line: 29, column: 16, scope: !8)
!32 = !DILocation(line: 29, column: 9, scope: !8)
!33 = !DILocation(line: 30, column: 24, scope: !8)
!34 = !DILocation(line: 30, column: 14, scope: !8)
!35 = !DILocation(line: 287, column: 12, scope: !17, inlinedAt: !16)
!36 = !DILocation(line: 30, column: 52, scope: !8)
!37 = !DILocation(line: 24, column: 1, scope: !8)
