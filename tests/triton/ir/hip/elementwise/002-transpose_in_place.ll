; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.42-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @transpose_in_place(ptr addrspace(1) inreg nofree captures(none) %x_ptr, ptr addrspace(1) inreg nofree readnone captures(none) %global_scratch, ptr addrspace(1) inreg nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
3:
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !11
  %5 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %4), !dbg !11
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !12
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !13
  %8 = icmp sgt i32 %6, %7, !dbg !14
  br i1 %8, label %common.ret, label %9, !dbg !14

common.ret:                                       ; preds = %92, %99, %3
  ret void, !dbg !15

9:                                                ; preds = %3
  %10 = and i32 %5, 192, !dbg !11
  %11 = shl i32 %6, 5, !dbg !16
  %12 = and i32 %4, 63, !dbg !17
  %13 = or disjoint i32 %10, %12, !dbg !17
  %14 = lshr i32 %13, 3, !dbg !17
  %15 = shl nuw nsw i32 %4, 2, !dbg !17
  %16 = and i32 %15, 28, !dbg !17
  %17 = or disjoint i32 %14, %11, !dbg !16
  %18 = or disjoint i32 %16, %11, !dbg !16
  %19 = shl i32 %7, 5, !dbg !18
  %20 = or disjoint i32 %14, %19, !dbg !18
  %21 = or disjoint i32 %16, %19, !dbg !18
  %22 = shl i32 %17, 8, !dbg !19
  %23 = sext i32 %22 to i64, !dbg !20
  %24 = getelementptr [4 x i8], ptr addrspace(1) %x_ptr, i64 %23, !dbg !20
  %25 = sext i32 %21 to i64, !dbg !20
  %26 = getelementptr [4 x i8], ptr addrspace(1) %24, i64 %25, !dbg !20
  %27 = shl i32 %20, 8, !dbg !21
  %28 = sext i32 %27 to i64, !dbg !22
  %29 = getelementptr [4 x i8], ptr addrspace(1) %x_ptr, i64 %28, !dbg !22
  %30 = sext i32 %18 to i64, !dbg !22
  %31 = getelementptr [4 x i8], ptr addrspace(1) %29, i64 %30, !dbg !22
  %32 = icmp slt i32 %17, 256, !dbg !23
  %33 = icmp slt i32 %21, 256, !dbg !24
  %34 = and i1 %33, %32, !dbg !25
  %35 = icmp slt i32 %20, 256, !dbg !26
  %36 = icmp slt i32 %18, 256, !dbg !27
  %37 = and i1 %36, %35, !dbg !28
  br i1 %34, label %38, label %40, !dbg !29

38:                                               ; preds = %9
  %39 = load <4 x float>, ptr addrspace(1) %26, align 16, !dbg !29
  br label %40, !dbg !29

40:                                               ; preds = %38, %9
  %41 = phi <4 x float> [ %39, %38 ], [ zeroinitializer, %9 ], !dbg !29
  br i1 %37, label %42, label %44, !dbg !30

42:                                               ; preds = %40
  %43 = load <4 x float>, ptr addrspace(1) %31, align 16, !dbg !30
  br label %44, !dbg !30

44:                                               ; preds = %42, %40
  %45 = phi <4 x float> [ %43, %42 ], [ zeroinitializer, %40 ], !dbg !30
  %46 = shl nuw nsw i32 %4, 7, !dbg !31
  %47 = and i32 %46, 3584, !dbg !31
  %48 = and i32 %4, 31, !dbg !31
  %49 = shl nuw nsw i32 %48, 2, !dbg !31
  %50 = lshr i32 %13, 1, !dbg !31
  %51 = and i32 %50, 112, !dbg !31
  %52 = or disjoint i32 %47, %49, !dbg !31
  %53 = xor i32 %51, %52, !dbg !31
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %53, !dbg !31
  %55 = shufflevector <4 x float> %45, <4 x float> poison, <1 x i32> zeroinitializer, !dbg !31
  store <1 x float> %55, ptr addrspace(3) %54, align 4, !dbg !31
  %56 = xor i32 %53, 132, !dbg !31
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %56, !dbg !31
  %58 = shufflevector <4 x float> %45, <4 x float> poison, <1 x i32> <i32 1>, !dbg !31
  store <1 x float> %58, ptr addrspace(3) %57, align 4, !dbg !31
  %59 = xor i32 %53, 264, !dbg !31
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %59, !dbg !31
  %61 = shufflevector <4 x float> %45, <4 x float> poison, <1 x i32> <i32 2>, !dbg !31
  store <1 x float> %61, ptr addrspace(3) %60, align 4, !dbg !31
  %62 = xor i32 %53, 396, !dbg !31
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %62, !dbg !31
  %64 = shufflevector <4 x float> %45, <4 x float> poison, <1 x i32> <i32 3>, !dbg !31
  store <1 x float> %64, ptr addrspace(3) %63, align 4, !dbg !31
  fence syncscope("workgroup") release, !dbg !31, !mmra !32
  tail call void @llvm.amdgcn.s.barrier(), !dbg !31
  fence syncscope("workgroup") acquire, !dbg !31, !mmra !32
  %65 = shl nuw nsw i32 %48, 4, !dbg !31
  %66 = lshr i32 %4, 1, !dbg !31
  %67 = and i32 %66, 12, !dbg !31
  %68 = and i32 %14, 12, !dbg !31
  %69 = and i32 %5, 128, !dbg !31
  %70 = icmp eq i32 %69, 0, !dbg !31
  %71 = select i1 %70, i32 0, i32 528, !dbg !31
  %72 = or disjoint i32 %65, %67, !dbg !31
  %73 = or disjoint i32 %68, %71, !dbg !31
  %74 = xor i32 %73, %72, !dbg !31
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %74, !dbg !31
  %76 = xor i32 %74, 1056, !dbg !31
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %76, !dbg !31
  %78 = xor i32 %74, 2112, !dbg !31
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %78, !dbg !31
  %80 = xor i32 %74, 3168, !dbg !31
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %80, !dbg !31
  br i1 %34, label %82, label %92, !dbg !31

82:                                               ; preds = %44
  %83 = load <1 x float>, ptr addrspace(3) %75, align 4, !dbg !31
  %84 = load <1 x float>, ptr addrspace(3) %77, align 4, !dbg !31
  %85 = shufflevector <1 x float> %83, <1 x float> %84, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !31
  %86 = load <1 x float>, ptr addrspace(3) %79, align 4, !dbg !31
  %87 = shufflevector <1 x float> %86, <1 x float> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !31
  %88 = shufflevector <4 x float> %85, <4 x float> %87, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !31
  %89 = load <1 x float>, ptr addrspace(3) %81, align 4, !dbg !31
  %90 = shufflevector <1 x float> %89, <1 x float> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !31
  %91 = shufflevector <4 x float> %88, <4 x float> %90, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !31
  store <4 x float> %91, ptr addrspace(1) %26, align 16, !dbg !31
  br label %92, !dbg !31

92:                                               ; preds = %82, %44
  %93 = icmp slt i32 %6, %7, !dbg !33
  %94 = and i1 %93, %37, !dbg !34
  fence syncscope("workgroup") release, !dbg !11, !mmra !32
  tail call void @llvm.amdgcn.s.barrier(), !dbg !11
  fence syncscope("workgroup") acquire, !dbg !11, !mmra !32
  %95 = shufflevector <4 x float> %41, <4 x float> poison, <1 x i32> zeroinitializer, !dbg !11
  store <1 x float> %95, ptr addrspace(3) %54, align 4, !dbg !11
  %96 = shufflevector <4 x float> %41, <4 x float> poison, <1 x i32> <i32 1>, !dbg !11
  store <1 x float> %96, ptr addrspace(3) %57, align 4, !dbg !11
  %97 = shufflevector <4 x float> %41, <4 x float> poison, <1 x i32> <i32 2>, !dbg !11
  store <1 x float> %97, ptr addrspace(3) %60, align 4, !dbg !11
  %98 = shufflevector <4 x float> %41, <4 x float> poison, <1 x i32> <i32 3>, !dbg !11
  store <1 x float> %98, ptr addrspace(3) %63, align 4, !dbg !11
  fence syncscope("workgroup") release, !dbg !11, !mmra !32
  tail call void @llvm.amdgcn.s.barrier(), !dbg !11
  fence syncscope("workgroup") acquire, !dbg !11, !mmra !32
  br i1 %94, label %99, label %common.ret, !dbg !11

99:                                               ; preds = %92
  %100 = load <1 x float>, ptr addrspace(3) %75, align 4, !dbg !11
  %101 = load <1 x float>, ptr addrspace(3) %77, align 4, !dbg !11
  %102 = shufflevector <1 x float> %100, <1 x float> %101, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !11
  %103 = load <1 x float>, ptr addrspace(3) %79, align 4, !dbg !11
  %104 = shufflevector <1 x float> %103, <1 x float> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !11
  %105 = shufflevector <4 x float> %102, <4 x float> %104, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !11
  %106 = load <1 x float>, ptr addrspace(3) %81, align 4, !dbg !11
  %107 = shufflevector <1 x float> %106, <1 x float> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !11
  %108 = shufflevector <4 x float> %105, <4 x float> %107, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !11
  store <4 x float> %108, ptr addrspace(1) %31, align 16, !dbg !11
  br label %common.ret, !dbg !11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { mustprogress norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "tests/triton/elementwise.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "transpose_in_place", linkageName: "transpose_in_place", scope: !1, file: !1, line: 33, type: !5, scopeLine: 33, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !9, !9}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!11 = !DILocation(line: 46, column: 5, scope: !4)
!12 = !DILocation(line: 34, column: 19, scope: !4)
!13 = !DILocation(line: 34, column: 37, scope: !4)
!14 = !DILocation(line: 35, column: 8, scope: !4)
!15 = !DILocation(line: 0, scope: !4)
!16 = !DILocation(line: 37, column: 12, scope: !4)
!17 = !DILocation(line: 37, column: 22, scope: !4)
!18 = !DILocation(line: 38, column: 14, scope: !4)
!19 = !DILocation(line: 39, column: 21, scope: !4)
!20 = !DILocation(line: 39, column: 13, scope: !4)
!21 = !DILocation(line: 40, column: 21, scope: !4)
!22 = !DILocation(line: 40, column: 13, scope: !4)
!23 = !DILocation(line: 41, column: 17, scope: !4)
!24 = !DILocation(line: 41, column: 39, scope: !4)
!25 = !DILocation(line: 41, column: 16, scope: !4)
!26 = !DILocation(line: 42, column: 17, scope: !4)
!27 = !DILocation(line: 42, column: 41, scope: !4)
!28 = !DILocation(line: 42, column: 16, scope: !4)
!29 = !DILocation(line: 43, column: 9, scope: !4)
!30 = !DILocation(line: 44, column: 9, scope: !4)
!31 = !DILocation(line: 45, column: 5, scope: !4)
!32 = !{!"amdgpu-synchronize-as", !"local"}
!33 = !DILocation(line: 46, column: 51, scope: !4)
!34 = !DILocation(line: 46, column: 39, scope: !4)
