; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.42-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @add_racy(ptr addrspace(1) inreg nofree readonly captures(none) %x_ptr, ptr addrspace(1) inreg nofree readonly captures(none) %y_ptr, ptr addrspace(1) inreg nofree writeonly captures(none) %out_ptr, i32 inreg %n, ptr addrspace(1) inreg nofree readnone captures(none) %global_scratch, ptr addrspace(1) inreg nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
6:
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !12
  %8 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %7), !dbg !13
  %9 = and i32 %8, 192, !dbg !12
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !14
  %11 = mul i32 %10, 1008, !dbg !14
  %12 = and i32 %7, 63, !dbg !13
  %13 = or disjoint i32 %9, %12, !dbg !13
  %14 = shl nuw nsw i32 %13, 2, !dbg !13
  %15 = or disjoint i32 %14, 1, !dbg !13
  %16 = or disjoint i32 %14, 2, !dbg !13
  %17 = or disjoint i32 %14, 3, !dbg !13
  %18 = add i32 %14, %11, !dbg !14
  %19 = add i32 %15, %11, !dbg !14
  %20 = add i32 %16, %11, !dbg !14
  %21 = add i32 %17, %11, !dbg !14
  %22 = icmp slt i32 %18, %n, !dbg !15
  %23 = icmp slt i32 %19, %n, !dbg !15
  %24 = icmp slt i32 %20, %n, !dbg !15
  %25 = icmp slt i32 %21, %n, !dbg !15
  %26 = sext i32 %19 to i64, !dbg !16
  %27 = getelementptr [4 x i8], ptr addrspace(1) %x_ptr, i64 %26, !dbg !16
  %28 = sext i32 %20 to i64, !dbg !16
  %29 = getelementptr [4 x i8], ptr addrspace(1) %x_ptr, i64 %28, !dbg !16
  %30 = sext i32 %21 to i64, !dbg !16
  %31 = getelementptr [4 x i8], ptr addrspace(1) %x_ptr, i64 %30, !dbg !16
  br i1 %22, label %32, label %36, !dbg !17

32:                                               ; preds = %6
  %33 = sext i32 %18 to i64
  %34 = getelementptr [4 x i8], ptr addrspace(1) %x_ptr, i64 %33
  %35 = load <1 x float>, ptr addrspace(1) %34, align 4, !dbg !17
  br label %36, !dbg !17

36:                                               ; preds = %32, %6
  %37 = phi <1 x float> [ %35, %32 ], [ zeroinitializer, %6 ], !dbg !17
  %38 = extractelement <1 x float> %37, i64 0, !dbg !17
  br i1 %23, label %39, label %41, !dbg !17

39:                                               ; preds = %36
  %40 = load <1 x float>, ptr addrspace(1) %27, align 4, !dbg !17
  br label %41, !dbg !17

41:                                               ; preds = %39, %36
  %42 = phi <1 x float> [ %40, %39 ], [ zeroinitializer, %36 ], !dbg !17
  %43 = extractelement <1 x float> %42, i64 0, !dbg !17
  br i1 %24, label %44, label %46, !dbg !17

44:                                               ; preds = %41
  %45 = load <1 x float>, ptr addrspace(1) %29, align 4, !dbg !17
  br label %46, !dbg !17

46:                                               ; preds = %44, %41
  %47 = phi <1 x float> [ %45, %44 ], [ zeroinitializer, %41 ], !dbg !17
  %48 = extractelement <1 x float> %47, i64 0, !dbg !17
  br i1 %25, label %49, label %51, !dbg !17

49:                                               ; preds = %46
  %50 = load <1 x float>, ptr addrspace(1) %31, align 4, !dbg !17
  br label %51, !dbg !17

51:                                               ; preds = %49, %46
  %52 = phi <1 x float> [ %50, %49 ], [ zeroinitializer, %46 ], !dbg !17
  %53 = extractelement <1 x float> %52, i64 0, !dbg !17
  %54 = getelementptr [4 x i8], ptr addrspace(1) %y_ptr, i64 %26, !dbg !18
  %55 = getelementptr [4 x i8], ptr addrspace(1) %y_ptr, i64 %28, !dbg !18
  %56 = getelementptr [4 x i8], ptr addrspace(1) %y_ptr, i64 %30, !dbg !18
  br i1 %22, label %57, label %61, !dbg !19

57:                                               ; preds = %51
  %58 = sext i32 %18 to i64
  %59 = getelementptr [4 x i8], ptr addrspace(1) %y_ptr, i64 %58
  %60 = load <1 x float>, ptr addrspace(1) %59, align 4, !dbg !19
  br label %61, !dbg !19

61:                                               ; preds = %57, %51
  %62 = phi <1 x float> [ %60, %57 ], [ zeroinitializer, %51 ], !dbg !19
  %63 = extractelement <1 x float> %62, i64 0, !dbg !19
  br i1 %23, label %64, label %66, !dbg !19

64:                                               ; preds = %61
  %65 = load <1 x float>, ptr addrspace(1) %54, align 4, !dbg !19
  br label %66, !dbg !19

66:                                               ; preds = %64, %61
  %67 = phi <1 x float> [ %65, %64 ], [ zeroinitializer, %61 ], !dbg !19
  %68 = extractelement <1 x float> %67, i64 0, !dbg !19
  br i1 %24, label %69, label %71, !dbg !19

69:                                               ; preds = %66
  %70 = load <1 x float>, ptr addrspace(1) %55, align 4, !dbg !19
  br label %71, !dbg !19

71:                                               ; preds = %69, %66
  %72 = phi <1 x float> [ %70, %69 ], [ zeroinitializer, %66 ], !dbg !19
  %73 = extractelement <1 x float> %72, i64 0, !dbg !19
  br i1 %25, label %74, label %76, !dbg !19

74:                                               ; preds = %71
  %75 = load <1 x float>, ptr addrspace(1) %56, align 4, !dbg !19
  br label %76, !dbg !19

76:                                               ; preds = %74, %71
  %77 = phi <1 x float> [ %75, %74 ], [ zeroinitializer, %71 ], !dbg !19
  %78 = extractelement <1 x float> %77, i64 0, !dbg !19
  %79 = fadd float %43, %68, !dbg !17
  %80 = fadd float %48, %73, !dbg !17
  %81 = fadd float %53, %78, !dbg !17
  %82 = getelementptr [4 x i8], ptr addrspace(1) %out_ptr, i64 %26, !dbg !20
  %83 = getelementptr [4 x i8], ptr addrspace(1) %out_ptr, i64 %28, !dbg !20
  %84 = getelementptr [4 x i8], ptr addrspace(1) %out_ptr, i64 %30, !dbg !20
  br i1 %22, label %85, label %90, !dbg !12

85:                                               ; preds = %76
  %86 = sext i32 %18 to i64
  %87 = getelementptr [4 x i8], ptr addrspace(1) %out_ptr, i64 %86
  %88 = fadd float %38, %63
  %89 = insertelement <1 x float> poison, float %88, i64 0
  store <1 x float> %89, ptr addrspace(1) %87, align 4, !dbg !12
  br label %90, !dbg !12

90:                                               ; preds = %85, %76
  br i1 %23, label %91, label %93, !dbg !12

91:                                               ; preds = %90
  %92 = insertelement <1 x float> poison, float %79, i64 0
  store <1 x float> %92, ptr addrspace(1) %82, align 4, !dbg !12
  br label %93, !dbg !12

93:                                               ; preds = %91, %90
  br i1 %24, label %94, label %96, !dbg !12

94:                                               ; preds = %93
  %95 = insertelement <1 x float> poison, float %80, i64 0
  store <1 x float> %95, ptr addrspace(1) %83, align 4, !dbg !12
  br label %96, !dbg !12

96:                                               ; preds = %94, %93
  br i1 %25, label %97, label %99, !dbg !12

97:                                               ; preds = %96
  %98 = insertelement <1 x float> poison, float %81, i64 0
  store <1 x float> %98, ptr addrspace(1) %84, align 4, !dbg !12
  br label %99, !dbg !12

99:                                               ; preds = %97, %96
  ret void, !dbg !21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "tests/triton/elementwise.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "add_racy", linkageName: "add_racy", scope: !1, file: !1, line: 22, type: !5, scopeLine: 22, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !9, !10, !10}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !11, size: 64, dwarfAddressSpace: 1)
!11 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!12 = !DILocation(line: 26, column: 5, scope: !4)
!13 = !DILocation(line: 23, column: 44, scope: !4)
!14 = !DILocation(line: 23, column: 10, scope: !4)
!15 = !DILocation(line: 24, column: 14, scope: !4)
!16 = !DILocation(line: 25, column: 19, scope: !4)
!17 = !DILocation(line: 25, column: 11, scope: !4)
!18 = !DILocation(line: 25, column: 54, scope: !4)
!19 = !DILocation(line: 25, column: 46, scope: !4)
!20 = !DILocation(line: 26, column: 14, scope: !4)
!21 = !DILocation(line: 22, column: 1, scope: !4)
